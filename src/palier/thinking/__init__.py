"""Searches and learning that know no title. A game brings an evaluation and, where it wants more, a strategy."""

"""Tests of single games: what only they know. Everything that holds for any game is in tests/kit."""

"""Wucherer's own tests: every sentence of its rule book, every card, the worked checks, positions."""

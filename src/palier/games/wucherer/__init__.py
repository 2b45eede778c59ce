"""Wucherer, by Friedemann Friese (Spiel-Bau-Stelle 1992, Abacus and Rio Grande 1997)."""

"""Les Colocs."""

"""What bots know of Les Colocs. The rules never import it."""

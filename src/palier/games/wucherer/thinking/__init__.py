"""What bots know of Wucherer. The rules never import it."""

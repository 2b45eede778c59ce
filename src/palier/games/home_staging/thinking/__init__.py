"""What bots know of Home Staging. The rules never import it."""

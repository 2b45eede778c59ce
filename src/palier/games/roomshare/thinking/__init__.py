"""What bots know of RoomShare. The rules never import it."""

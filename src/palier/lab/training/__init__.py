"""What bots go by, found by self-play."""

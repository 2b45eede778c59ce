"""Home Staging: furnish a home on squared paper, room by room, and keep every piece within reach."""

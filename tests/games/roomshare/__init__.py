"""RoomShare's rule book as tests: one `test_RS_<number>_…` or more for every numbered rule."""

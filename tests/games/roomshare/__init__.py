"""Tests of RoomShare's own rules."""

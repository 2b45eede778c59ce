"""Tests of the engine's own parts."""

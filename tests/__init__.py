"""The tests mirror src/; tests/kit holds what every game must pass."""

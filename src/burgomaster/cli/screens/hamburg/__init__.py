"""Hamburg in a terminal."""

"""What people write by hand: positions, and what a table read from one must obey."""

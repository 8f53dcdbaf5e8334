"""The mechanism of rows, tried on a deck of its own."""

"""What persons do: the words of their rows, and the deck."""

"""The mechanism of rows: what cards and tiles do, written as rows of small effects; it knows no game."""

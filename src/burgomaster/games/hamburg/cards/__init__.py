"""The cards: the words their rows are made of, the deck, and what only these cards do."""

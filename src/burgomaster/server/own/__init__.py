"""One's own page, for whoever wants more than a key a seat: signing in, tables everywhere, one's games."""

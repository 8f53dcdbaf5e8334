"""What people write by hand: data sets and positions; every mistake in them with its line and column."""

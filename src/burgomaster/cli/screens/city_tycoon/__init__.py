"""City Tycoon in a terminal."""

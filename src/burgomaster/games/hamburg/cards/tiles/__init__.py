"""The tiles of expansions as rows: what each side does, with the figures printed on it."""

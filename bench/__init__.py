"""Benchmarks: how fast the engine plays, side by side with a peer in the same run."""

"""Bruges in a terminal."""

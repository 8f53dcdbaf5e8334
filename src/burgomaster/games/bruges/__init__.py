"""Bruges by Stefan Feld: the engine."""

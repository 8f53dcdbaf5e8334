"""Bruges' computer opponents."""

from burgomaster.bots.bruges.levels import LEVELS

BOTS = LEVELS.makers()

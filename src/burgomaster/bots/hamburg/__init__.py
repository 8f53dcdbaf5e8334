"""Hamburg's computer opponents."""

from burgomaster.bots.hamburg.levels import LEVELS

BOTS = LEVELS.makers()

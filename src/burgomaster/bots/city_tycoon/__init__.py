"""City Tycoon's computer opponents."""

from burgomaster.bots.city_tycoon.levels import LEVELS

BOTS = LEVELS.makers()

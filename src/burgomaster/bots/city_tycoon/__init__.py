"""City Tycoon's computer opponents."""

from burgomaster.bots.city_tycoon.clerk import Clerk

BOTS = {"clerk": Clerk}

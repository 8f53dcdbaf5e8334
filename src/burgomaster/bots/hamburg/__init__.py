"""Hamburg's computer opponents."""

from burgomaster.bots.hamburg.clerk import Clerk
from burgomaster.bots.hamburg.levels import councillor, mayor

BOTS = {"clerk": Clerk, "councillor": councillor, "mayor": mayor}

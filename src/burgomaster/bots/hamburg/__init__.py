"""Hamburg's computer opponents."""

from burgomaster.bots.hamburg.clerk import Clerk
from burgomaster.bots.hamburg.levels import apprentice, councillor, mayor

BOTS = {"apprentice": apprentice, "clerk": Clerk, "councillor": councillor, "mayor": mayor}

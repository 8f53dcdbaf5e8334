"""City Tycoon's computer opponents."""

from burgomaster.bots.city_tycoon.clerk import Clerk
from burgomaster.bots.city_tycoon.levels import apprentice, councillor, mayor

BOTS = {"apprentice": apprentice, "clerk": Clerk, "councillor": councillor, "mayor": mayor}

"""City Tycoon's computer opponents."""

from burgomaster.bots.city_tycoon.clerk import Clerk
from burgomaster.bots.city_tycoon.levels import councillor, mayor

BOTS = {"clerk": Clerk, "councillor": councillor, "mayor": mayor}

"""Bruges' computer opponents."""

from burgomaster.bots.bruges.clerk import Clerk
from burgomaster.bots.bruges.levels import councillor, mayor

BOTS = {"clerk": Clerk, "councillor": councillor, "mayor": mayor}

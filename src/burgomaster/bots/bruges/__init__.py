"""Bruges' computer opponents."""

from burgomaster.bots.bruges.clerk import Clerk
from burgomaster.bots.bruges.levels import apprentice, councillor, mayor

BOTS = {"apprentice": apprentice, "clerk": Clerk, "councillor": councillor, "mayor": mayor}

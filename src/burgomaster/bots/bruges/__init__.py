"""Bruges' computer opponents."""

from burgomaster.bots.bruges.clerk import Clerk

BOTS = {"clerk": Clerk}

"""Hamburg's computer opponents."""

from burgomaster.bots.hamburg.clerk import Clerk

BOTS = {"clerk": Clerk}

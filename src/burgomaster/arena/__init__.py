"""Many games at once: simulations, tournaments and what they tell.

>>> from burgomaster.arena import simulate
>>> summary = simulate("hamburg", bots=["random"], players=2, games=3, seed=1)
>>> summary.games, len(summary.mean_score)
(3, 2)
"""

from burgomaster.arena.match import Match as Match
from burgomaster.arena.match import Result as Result
from burgomaster.arena.match import play as play
from burgomaster.arena.pool import play_all as play_all
from burgomaster.arena.simulation import Summary as Summary
from burgomaster.arena.simulation import simulate as simulate
from burgomaster.arena.tournament import BotStanding as BotStanding
from burgomaster.arena.tournament import Tournament as Tournament
from burgomaster.arena.tournament import tournament as tournament

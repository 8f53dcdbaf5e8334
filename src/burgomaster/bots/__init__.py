"""Computer opponents; they get what their seat has seen, never the table."""

from burgomaster.bots.base import UNLIMITED as UNLIMITED
from burgomaster.bots.base import Advice as Advice
from burgomaster.bots.base import Advises as Advises
from burgomaster.bots.base import Bot as Bot
from burgomaster.bots.base import Budget as Budget
from burgomaster.bots.base import Decision as Decision
from burgomaster.bots.base import Random as Random
from burgomaster.bots.base import See as See
from burgomaster.bots.base import Sits as Sits
from burgomaster.bots.base import advise as advise
from burgomaster.bots.base import ask as ask
from burgomaster.bots.base import sit as sit
from burgomaster.bots.registry import bot as bot
from burgomaster.bots.registry import bots_of as bots_of
from burgomaster.bots.registry import name_bot as name_bot
from burgomaster.bots.registry import usual_bot as usual_bot

"""Every message between server and browser, typed; `docs/api.md` tells how they follow each other.

Seats count from 1, as on paper and in views. Whoever only watches looks through seat `None`.
"""

from __future__ import annotations

from burgomaster.server.messages.client import Choose as Choose
from burgomaster.server.messages.client import ClientMessage as ClientMessage
from burgomaster.server.messages.client import Hello as Hello
from burgomaster.server.messages.client import Hint as Hint
from burgomaster.server.messages.client import Leave as Leave
from burgomaster.server.messages.client import Look as Look
from burgomaster.server.messages.client import Mute as Mute
from burgomaster.server.messages.client import Nonce as Nonce
from burgomaster.server.messages.client import Ping as Ping
from burgomaster.server.messages.client import Points as Points
from burgomaster.server.messages.client import Remove as Remove
from burgomaster.server.messages.client import Replay as Replay
from burgomaster.server.messages.client import Reseat as Reseat
from burgomaster.server.messages.client import Resume as Resume
from burgomaster.server.messages.client import Say as Say
from burgomaster.server.messages.client import Undo as Undo
from burgomaster.server.messages.client import WhatIf as WhatIf
from burgomaster.server.messages.client import WhyNot as WhyNot
from burgomaster.server.messages.common import About as About
from burgomaster.server.messages.common import Choosable as Choosable
from burgomaster.server.messages.common import Count as Count
from burgomaster.server.messages.common import Found as Found
from burgomaster.server.messages.common import Id as Id
from burgomaster.server.messages.common import LineNumber as LineNumber
from burgomaster.server.messages.common import LongText as LongText
from burgomaster.server.messages.common import Name as Name
from burgomaster.server.messages.common import Phase as Phase
from burgomaster.server.messages.common import Said as Said
from burgomaster.server.messages.common import SeatNumber as SeatNumber
from burgomaster.server.messages.common import Secret as Secret
from burgomaster.server.messages.common import Standing as Standing
from burgomaster.server.messages.common import View as View
from burgomaster.server.messages.lobby import Computer as Computer
from burgomaster.server.messages.lobby import FromLesson as FromLesson
from burgomaster.server.messages.lobby import FromPosition as FromPosition
from burgomaster.server.messages.lobby import FromRecord as FromRecord
from burgomaster.server.messages.lobby import GameInfo as GameInfo
from burgomaster.server.messages.lobby import Held as Held
from burgomaster.server.messages.lobby import Here as Here
from burgomaster.server.messages.lobby import Inspect as Inspect
from burgomaster.server.messages.lobby import Inspection as Inspection
from burgomaster.server.messages.lobby import Invited as Invited
from burgomaster.server.messages.lobby import Join as Join
from burgomaster.server.messages.lobby import Lobby as Lobby
from burgomaster.server.messages.lobby import Me as Me
from burgomaster.server.messages.lobby import MyTables as MyTables
from burgomaster.server.messages.lobby import NewKey as NewKey
from burgomaster.server.messages.lobby import NewTable as NewTable
from burgomaster.server.messages.lobby import OptionInfo as OptionInfo
from burgomaster.server.messages.lobby import SeatInfo as SeatInfo
from burgomaster.server.messages.lobby import Sitter as Sitter
from burgomaster.server.messages.lobby import TableSummary as TableSummary
from burgomaster.server.messages.lobby import Tokens as Tokens
from burgomaster.server.messages.reference import Alive as Alive
from burgomaster.server.messages.reference import Book as Book
from burgomaster.server.messages.reference import BookEntry as BookEntry
from burgomaster.server.messages.reference import Failure as Failure
from burgomaster.server.messages.reference import IconInfo as IconInfo
from burgomaster.server.messages.reference import MistakeInfo as MistakeInfo
from burgomaster.server.messages.reference import Readiness as Readiness
from burgomaster.server.messages.reference import Verification as Verification
from burgomaster.server.messages.server import Accepted as Accepted
from burgomaster.server.messages.server import Advice as Advice
from burgomaster.server.messages.server import AskedInfo as AskedInfo
from burgomaster.server.messages.server import Beat as Beat
from burgomaster.server.messages.server import CauseInfo as CauseInfo
from burgomaster.server.messages.server import Chat as Chat
from burgomaster.server.messages.server import ChatLine as ChatLine
from burgomaster.server.messages.server import ChoiceInfo as ChoiceInfo
from burgomaster.server.messages.server import EarnedInfo as EarnedInfo
from burgomaster.server.messages.server import Foreseen as Foreseen
from burgomaster.server.messages.server import Gone as Gone
from burgomaster.server.messages.server import Invitation as Invitation
from burgomaster.server.messages.server import LogLine as LogLine
from burgomaster.server.messages.server import Moment as Moment
from burgomaster.server.messages.server import MoveInfo as MoveInfo
from burgomaster.server.messages.server import PointsAt as PointsAt
from burgomaster.server.messages.server import PointsLine as PointsLine
from burgomaster.server.messages.server import Pong as Pong
from burgomaster.server.messages.server import Presence as Presence
from burgomaster.server.messages.server import Reason as Reason
from burgomaster.server.messages.server import Refusal as Refusal
from burgomaster.server.messages.server import Rematch as Rematch
from burgomaster.server.messages.server import ServerMessage as ServerMessage
from burgomaster.server.messages.server import State as State
from burgomaster.server.messages.server import UndoInfo as UndoInfo
from burgomaster.server.messages.server import Welcome as Welcome

HTTP_MESSAGES = (
    *(Lobby, Inspect, Inspection, NewTable, Held, NewKey, Join, Tokens, MyTables, TableSummary),
    *(Book, Verification, Alive, Readiness, Failure),
)
"""What goes over plain HTTP."""

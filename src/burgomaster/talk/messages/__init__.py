"""Every message between server and browser, typed; `docs/api.md` tells how they follow each other.

Seats count from 1, as on paper and in views. Whoever only watches looks through seat `None`.
"""

from __future__ import annotations

from burgomaster.talk.messages.client import AnswerBack as AnswerBack
from burgomaster.talk.messages.client import AskBack as AskBack
from burgomaster.talk.messages.client import Choose as Choose
from burgomaster.talk.messages.client import ClientMessage as ClientMessage
from burgomaster.talk.messages.client import Hello as Hello
from burgomaster.talk.messages.client import Hint as Hint
from burgomaster.talk.messages.client import Leave as Leave
from burgomaster.talk.messages.client import LeaveAhead as LeaveAhead
from burgomaster.talk.messages.client import Look as Look
from burgomaster.talk.messages.client import Mute as Mute
from burgomaster.talk.messages.client import Nonce as Nonce
from burgomaster.talk.messages.client import Pause as Pause
from burgomaster.talk.messages.client import Ping as Ping
from burgomaster.talk.messages.client import Points as Points
from burgomaster.talk.messages.client import Remove as Remove
from burgomaster.talk.messages.client import Replay as Replay
from burgomaster.talk.messages.client import Reseat as Reseat
from burgomaster.talk.messages.client import Resume as Resume
from burgomaster.talk.messages.client import Say as Say
from burgomaster.talk.messages.client import SetQuiet as SetQuiet
from burgomaster.talk.messages.client import Undo as Undo
from burgomaster.talk.messages.client import WhatIf as WhatIf
from burgomaster.talk.messages.client import WhyNot as WhyNot
from burgomaster.talk.messages.common import About as About
from burgomaster.talk.messages.common import Choosable as Choosable
from burgomaster.talk.messages.common import Count as Count
from burgomaster.talk.messages.common import Found as Found
from burgomaster.talk.messages.common import Id as Id
from burgomaster.talk.messages.common import LineNumber as LineNumber
from burgomaster.talk.messages.common import LongText as LongText
from burgomaster.talk.messages.common import Name as Name
from burgomaster.talk.messages.common import Phase as Phase
from burgomaster.talk.messages.common import Said as Said
from burgomaster.talk.messages.common import SeatNumber as SeatNumber
from burgomaster.talk.messages.common import Secret as Secret
from burgomaster.talk.messages.common import TablePhase as TablePhase
from burgomaster.talk.messages.common import View as View
from burgomaster.talk.messages.insight import AnalysisInfo as AnalysisInfo
from burgomaster.talk.messages.insight import AnotherInfo as AnotherInfo
from burgomaster.talk.messages.insight import BetterInfo as BetterInfo
from burgomaster.talk.messages.insight import ChosenInfo as ChosenInfo
from burgomaster.talk.messages.insight import CurvePoint as CurvePoint
from burgomaster.talk.messages.insight import LuckInfo as LuckInfo
from burgomaster.talk.messages.insight import MeanInfo as MeanInfo
from burgomaster.talk.messages.insight import TurningInfo as TurningInfo
from burgomaster.talk.messages.insight import WishAnalysis as WishAnalysis
from burgomaster.talk.messages.insight import WishAnother as WishAnother
from burgomaster.talk.messages.lobby import BackInfo as BackInfo
from burgomaster.talk.messages.lobby import Belonging as Belonging
from burgomaster.talk.messages.lobby import Belongings as Belongings
from burgomaster.talk.messages.lobby import Clocked as Clocked
from burgomaster.talk.messages.lobby import Computer as Computer
from burgomaster.talk.messages.lobby import Fetch as Fetch
from burgomaster.talk.messages.lobby import FromLesson as FromLesson
from burgomaster.talk.messages.lobby import FromPosition as FromPosition
from burgomaster.talk.messages.lobby import FromRecord as FromRecord
from burgomaster.talk.messages.lobby import GameInfo as GameInfo
from burgomaster.talk.messages.lobby import GlimpseInfo as GlimpseInfo
from burgomaster.talk.messages.lobby import HandoverCode as HandoverCode
from burgomaster.talk.messages.lobby import Held as Held
from burgomaster.talk.messages.lobby import Here as Here
from burgomaster.talk.messages.lobby import Inspect as Inspect
from burgomaster.talk.messages.lobby import Inspection as Inspection
from burgomaster.talk.messages.lobby import Invited as Invited
from burgomaster.talk.messages.lobby import Join as Join
from burgomaster.talk.messages.lobby import Lobby as Lobby
from burgomaster.talk.messages.lobby import LotInfo as LotInfo
from burgomaster.talk.messages.lobby import Me as Me
from burgomaster.talk.messages.lobby import MyTables as MyTables
from burgomaster.talk.messages.lobby import NewKey as NewKey
from burgomaster.talk.messages.lobby import NewTable as NewTable
from burgomaster.talk.messages.lobby import OptionInfo as OptionInfo
from burgomaster.talk.messages.lobby import OverDays as OverDays
from burgomaster.talk.messages.lobby import Pace as Pace
from burgomaster.talk.messages.lobby import SeatInfo as SeatInfo
from burgomaster.talk.messages.lobby import SeatTimeInfo as SeatTimeInfo
from burgomaster.talk.messages.lobby import Sitter as Sitter
from burgomaster.talk.messages.lobby import TableSummary as TableSummary
from burgomaster.talk.messages.lobby import Tokens as Tokens
from burgomaster.talk.messages.notices import Listen as Listen
from burgomaster.talk.messages.notices import ListenAt as ListenAt
from burgomaster.talk.messages.notices import ListenerWish as ListenerWish
from burgomaster.talk.messages.notices import Listening as Listening
from burgomaster.talk.messages.notices import NoticeWays as NoticeWays
from burgomaster.talk.messages.notices import PushKeys as PushKeys
from burgomaster.talk.messages.notices import PushTo as PushTo
from burgomaster.talk.messages.notices import Tried as Tried
from burgomaster.talk.messages.reference import Alive as Alive
from burgomaster.talk.messages.reference import Book as Book
from burgomaster.talk.messages.reference import BookEntry as BookEntry
from burgomaster.talk.messages.reference import Failure as Failure
from burgomaster.talk.messages.reference import IconInfo as IconInfo
from burgomaster.talk.messages.reference import MistakeInfo as MistakeInfo
from burgomaster.talk.messages.reference import Readiness as Readiness
from burgomaster.talk.messages.reference import Verification as Verification
from burgomaster.talk.messages.server import Accepted as Accepted
from burgomaster.talk.messages.server import Advice as Advice
from burgomaster.talk.messages.server import AheadInfo as AheadInfo
from burgomaster.talk.messages.server import AskedInfo as AskedInfo
from burgomaster.talk.messages.server import Beat as Beat
from burgomaster.talk.messages.server import CauseInfo as CauseInfo
from burgomaster.talk.messages.server import Chat as Chat
from burgomaster.talk.messages.server import ChatLine as ChatLine
from burgomaster.talk.messages.server import ChoiceInfo as ChoiceInfo
from burgomaster.talk.messages.server import EarnedInfo as EarnedInfo
from burgomaster.talk.messages.server import Foreseen as Foreseen
from burgomaster.talk.messages.server import Gone as Gone
from burgomaster.talk.messages.server import Invitation as Invitation
from burgomaster.talk.messages.server import LogLine as LogLine
from burgomaster.talk.messages.server import MissingInfo as MissingInfo
from burgomaster.talk.messages.server import Moment as Moment
from burgomaster.talk.messages.server import MoveInfo as MoveInfo
from burgomaster.talk.messages.server import PointsAt as PointsAt
from burgomaster.talk.messages.server import PointsLine as PointsLine
from burgomaster.talk.messages.server import Pong as Pong
from burgomaster.talk.messages.server import Presence as Presence
from burgomaster.talk.messages.server import Reason as Reason
from burgomaster.talk.messages.server import Refusal as Refusal
from burgomaster.talk.messages.server import Rematch as Rematch
from burgomaster.talk.messages.server import RivalInfo as RivalInfo
from burgomaster.talk.messages.server import ServerMessage as ServerMessage
from burgomaster.talk.messages.server import State as State
from burgomaster.talk.messages.server import UndoInfo as UndoInfo
from burgomaster.talk.messages.server import Welcome as Welcome

HTTP_MESSAGES = (
    *(Lobby, Inspect, Inspection, NewTable, Held, NewKey, Join, Tokens, MyTables, TableSummary),
    *(Belongings, HandoverCode, Fetch),
    *(WishAnalysis, AnalysisInfo, WishAnother, AnotherInfo),
    *(NoticeWays, Listen, Listening, ListenAt, ListenerWish, Tried),
    *(Book, Verification, Alive, Readiness, Failure),
)
"""What goes over plain HTTP."""

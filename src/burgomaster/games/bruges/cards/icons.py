"""What a person does, in icons: a line of signs for each phrase that Bruges' effects and counts spell."""

from __future__ import annotations

from typing import Final

from burgomaster.games.rows.effect import Row
from burgomaster.games.rows.signs import Line, Signs, common_lines

SIGNS: Final = (
    # pieces
    *("worker", "guilder", "point", "card", "hand", "discards", "person", "house", "canal", "statue"),
    *("reputation", "majority", "threat", "die", "group", "flash", "laurel", "phase"),
    # who, and the six actions
    *("others", "action"),
    # between them
    *("arrow", "per", "when", "is", "exchange"),
)
"""Every sign there is."""

LINES: Final = {
    **common_lines("br-", "guilder"),
    # Goods
    "br-guilders": "guilder::{count}",
    # Gaining
    "br-card-workers-for-low-dice": "worker:same:+1 per die:any:1/2",
    # Threats
    "br-card-threat-any": "threat:any:{limit}{markers}",
    "br-card-threat-colour": "threat:{colour}:{limit}{markers}",
    "br-card-threat-same": "threat:same:{limit}{markers}",
    "br-card-curse": "threat:any:-1 others threat:same:+1",
    # Cards
    "br-card-play-another": "hand:any:-1 arrow action",
    "br-card-forge": "hand:any is card:any:?",
    "br-card-draw-houses": "house:any:+{cards}",
    "br-card-draw-houses-for-worker": "worker:same:-1 arrow house:any:+{cards}",
    "br-card-select": "discards arrow group:{group}:+1",
    "br-card-return-persons": "person:any arrow hand",
    # Canal and reputation
    "br-card-build-canal": "canal::+1 guilder::x{times}",
    "br-card-advance": "reputation::+1",
    # Other persons
    "br-card-activate-again": "person:any is action:again",
    "br-card-activate-without-workers": "person:any is worker:any:0",
    "br-card-counts-as": "is {groups}",
    "br-group-name": "group:{group}",
    # Other players
    "br-others-turn-back": "others majority::-{count}",
    "br-others-give-guilders": "others arrow guilder::+{count}",
    "br-others-lose-tile": "others canal::-{count}",
    "br-others-go-back": "others reputation::-{count}",
    "br-others-lose-person": "others person:any:-{count}",
    "br-others-lose-house": "others house:any:-{count}",
    # Events
    "br-card-when-advancing": "reputation::+1 when {effect}",
    "br-card-when-other-lays": "others person:any when {effect}",
    "br-card-when-other-builds": "others canal when {effect}",
    "br-card-when-rolled": "phase::2 when {effect}",
    "br-card-when-damaged": "threat:any:3 when {effect}",
    # Rules that change
    "br-rule-half-price": "person:{colour} is guilder::½",
    "br-rule-person-discount": "person:any is guilder::-{count}",
    "br-rule-reputation-discount": "reputation is guilder::-{count}",
    "br-rule-free-canal": "canal is guilder::0",
    "br-rule-free-house": "house:any is worker:any:0",
    "br-rule-fourth-strikes": "threat:any is threat:any:4",
    "br-rule-two-persons": "house:any is person:any:2",
    "br-rule-workers-taken": "action:workers is worker:same:{count}",
    "br-rule-money-taken": "action:money card:{colour} is guilder::+{count}",
    "br-rule-threats-returned": "action:threat is threat:same:≤{count}",
    # What is counted
    "br-per-persons": "group:{group}",
    "br-per-all-persons": "person:any",
    "br-per-groups": "group:any",
    "br-per-houses": "house:{colour}",
    "br-per-all-houses": "house:any:{group}",
    "br-per-house-colours": "house:each",
    "br-per-canal-tiles": "canal::{group}",
    "br-per-third-fields-and-statues": "canal::3 statue",
    "br-per-threats": "threat:any:1",
    "br-per-threat-colours": "threat:each",
    "br-per-reputation-points": "reputation point",
    "br-if-all-house-colours": "house:each:{group}",
}
"""The icons of every phrase."""

SHOWN: Final = {"limit=up-to": "≤", "limit=exactly": "-", "group=1": ""}
"""What is drawn otherwise than it is called."""

_SIGNS: Final = Signs(LINES, SHOWN)


def icons(row: Row) -> Line:
    """Return what a row does as a line of icons."""
    return _SIGNS.row(row)

"""What a card does, in icons: a line of signs for each phrase that Hamburg's effects and counts spell."""

from __future__ import annotations

from typing import Final

from burgomaster.games.rows.effect import Row
from burgomaster.games.rows.signs import Line, Signs, common_lines

SIGNS: Final = (
    # pieces
    *("worker", "mark", "point", "card", "hand", "discards", "search", "building", "site", "wall", "statue"),
    *("square", "majority", "cleric", "token", "die", "level", "category", "flash", "laurel", "phase"),
    "ship",
    # who, and the standard actions
    *("others", "action"),
    # between them
    *("arrow", "per", "when", "is", "exchange", "no"),
)
"""Every sign there is."""

LINES: Final = {
    **common_lines("hb-", "mark"),
    # Goods
    "hb-marks": "mark::{count}",
    # Gaining
    "hb-card-matching-workers": "worker:same:+1 per die:any is die:black",
    "hb-card-workers-for-ones": "worker:same:+1 per die:any:1",
    "hb-card-worker-of-each-colour": "worker:each:+5",
    # Disasters
    "hb-card-decrease-any": "level:any:{limit}{levels}",
    "hb-card-decrease-several": "level:any:{limit}{levels}",
    "hb-card-decrease-per": "level:any:{limit}{levels} per {per}",
    "hb-card-decrease-colour": "level:{colour}:{limit}{levels}",
    "hb-card-decrease-same": "level:same:{limit}{levels}",
    "hb-card-decrease-more": "level:same:{limit}{levels}",
    "hb-card-curse": "level:any:-1 others level:same:+1",
    "hb-card-token-for-others": "token::+1 others level:same:+1",
    # Cards
    "hb-card-draw-optional": "card:any:≤{cards}",
    "hb-card-draw-colour": "card:{colour}:+1",
    "hb-card-draw-from-discards": "discards arrow hand::±1 per {number}",
    "hb-card-draw-sites": "site:any:+{cards}",
    "hb-card-draw-sites-for-worker": "worker:same:-1 arrow site:any:+{cards}",
    "hb-card-select": "discards arrow category:{category}:+1",
    "hb-card-search": "search:{colour} arrow category:{category}:+1",
    "hb-card-search-same": "search:same arrow category:{category}:+1",
    "hb-card-return-buildings": "building:any arrow hand",
    # Wall, City Hall Square and church
    "hb-card-build-wall": "wall::+1 mark::x{times}",
    "hb-card-advance": "square::+1 mark::-{count}",
    "hb-card-advance-without-low-dice": "no die:any:1 die:any:2 when square::+1 mark::-{count}",
    "hb-card-place-in-church": "worker:any:-1 arrow cleric::+1",
    "hb-card-move-cleric": "cleric::±1",
    # Other cards
    "hb-card-activate-again": "phase::III is action:again",
    "hb-card-activate-without-workers": "building:any is worker:any:0",
    "hb-card-tuck": "building:same:+1 mark::0 is category:zoo",
    "hb-card-counts-as": "is {categories}",
    "hb-category-name": "category:{category}",
    # Other players
    "hb-others-deactivate": "others majority::-{count}",
    "hb-others-give-marks": "others arrow mark::+{count}",
    "hb-others-tear-down": "others wall::-{count}",
    "hb-others-go-back": "others square::-{count}",
    "hb-others-lose-building": "others building:any:-{count}",
    "hb-others-lose-site": "others site::-{count}",
    # Events
    "hb-card-after-action-colour": "action:{action} card:{colour} when {effect}",
    "hb-card-when-advancing": "square::+1 when {effect}",
    "hb-card-when-drawing-token": "token when {effect}",
    "hb-card-when-other-builds": "others building:any when {effect}",
    "hb-card-when-other-walls": "others wall when {effect}",
    "hb-card-when-winning-majority": "majority when {effect}",
    # Rules that change
    "hb-rule-half-price": "building:{colour} is mark::½",
    "hb-rule-building-discount": "building:any is mark::-{count}",
    "hb-rule-square-discount": "square is mark::-{count}",
    "hb-rule-park-marks": "category:park is mark::+{count}",
    "hb-rule-free-wall": "wall is mark::0",
    "hb-rule-black-die-wall": "wall is mark per die:black",
    "hb-rule-square-surcharge": "others square is mark::+ per die:black",
    "hb-rule-fourth-strikes": "level:any is level:any:4",
    "hb-rule-prevents": "worker:any:-1 arrow no level:same:+1",
    "hb-rule-chooses-rise": "token is level:any:?",
    "hb-rule-two-buildings": "site is building:any:2",
    "hb-rule-recolours": "worker:any is worker:any:?",
    # What tiles change
    "hb-rule-start-goods": "phase::0 is mark::{marks} worker:each:{workers}",
    "hb-rule-decrease-points": "level:any:-1 when point::{count}",
    "hb-rule-activates-twice": "phase::III is building:any:x2",
    "hb-rule-ignores-black": "no die:black",
    "hb-rule-exact-wall": "wall is mark::≤{count}",
    "hb-rule-more-money": "action:money is mark::+{count}",
    "hb-card-when-disaster-rises": "level:any:+1 when {effect}",
    "hb-card-when-constructing-free": "building:any mark::0 when {effect}",
    "hb-card-when-laying-site": "site when {effect}",
    # What tiles change for everyone
    "hb-rule-marks-taken": "action:money when mark::{way}{count}",
    "hb-rule-marks-taken-colours": "action:money {colours} when mark::{way}{count}",
    "hb-rule-workers-taken-colours": "action:workers {colours} when worker:same:{way}{count}",
    "hb-rule-any-worker": "hand action:workers when worker:any:{way}{count}",
    "hb-rule-action-price": "action:{action} is mark::{way}{count}",
    "hb-rule-square-change": "square is mark::{way}{count} phase::II",
    "hb-rule-rounds": "phase::III is action::{way}{count}",
    "hb-rule-ignored-colours": "no level:any:+1 per {colours}",
    "hb-rule-redraw-each": "hand:any arrow card:each:+{cards}",
    "hb-rule-redraw-two": "hand:any arrow card:any:+{cards} card:any:+{further}",
    "hb-rule-ships": "ship::{way}",
    # Gifts
    "hb-card-decrease-other": "level:any:-{levels} no level:{colour}",
    # Ships
    "hb-workers-of-card": "worker:same:{count}",
    "hb-card-take-of-one-colour": "worker:any:+{count}",
    "hb-card-draw-same-and-act": "card:same:+1 arrow action",
    "hb-card-own-flash": "flash arrow flash",
    "hb-colour-name": "die:{colour}",
    # What the stock exchange changes, step by step
    "hb-rule-quoted": "action:{action} when {effect}",
    "hb-quoted-more-marks": "mark::+{first}/{second}/{third}",
    "hb-quoted-fewer-marks": "mark::-{first}/{second}/{third}",
    "hb-quoted-more-workers": "worker:same:+{first}/{second}/{third}",
    "hb-quoted-price": "is mark::+{first}/{second}/{third}",
    "hb-quoted-discount": "is mark::-{first}/{second}/{third}",
    "hb-quoted-building-workers": "worker:same:-{first}/{second}/{third}",
    "hb-quoted-points": "point::+{first}/{second}/{third}",
    "hb-quoted-lost-points": "point::-{first}/{second}/{third}",
    "hb-quoted-marks": "mark::+{first}/{second}/{third}",
    "hb-quoted-die-workers": "worker:same:+{first}/{second}/{third} die:same",
    "hb-quoted-return-colour": "worker:any:-1 is {first} arrow {second} arrow {third}",
    "hb-quoted-take-colour": "worker:any:+1 is {first} arrow {second} arrow {third}",
    "hb-quoted-free-colour": "mark::0 is {first} arrow {second} arrow {third}",
    "hb-quoted-dear-colour": "mark::+1 is {first} arrow {second} arrow {third}",
    "hb-quoted-either": "{one} {other}",
    # What is counted
    "hb-per-buildings": "category:{category}",
    "hb-per-all-buildings": "building:any",
    "hb-per-categories": "category:any",
    "hb-per-sites": "site:{colour}:{group}",
    "hb-per-site-colours": "site:each",
    "hb-per-wall-segments": "wall::{group}",
    "hb-per-third-segments-and-statues": "wall::3 statue",
    "hb-per-worker-colours": "worker:each:1",
    "hb-per-raised-levels": "level:any:1",
    "hb-per-raised-disasters": "level:each",
    "hb-per-square-points": "square point",
    "hb-if-all-site-colours": "site:each:{group}",
    "hb-as-die": "die:{colour}",
}
"""The icons of every phrase."""

SHOWN: Final = {"limit=up-to": "≤", "limit=exactly": "-", "group=1": "", "way=more": "+", "way=less": "-"}
"""What is drawn otherwise than it is called."""

_SIGNS: Final = Signs(LINES, SHOWN)


def icons(row: Row) -> Line:
    """Return what a row does as a line of icons; a card without effects has none."""
    return _SIGNS.row(row)

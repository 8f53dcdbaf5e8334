"""Other worlds: a Hamburg table in which everything a seat cannot know is arranged anew.

Made by renaming hidden cards on the table itself, not with the help of `seen_by`, which it is there to test.
"""

from __future__ import annotations

from burgomaster.core.chance import Fast
from burgomaster.games.hamburg.box.components import CATEGORY, COLOUR, COLOURS
from burgomaster.games.hamburg.paper.laws import broken_law
from burgomaster.games.hamburg.sight.knowledge import PILE, hand_of, sites_of
from burgomaster.games.hamburg.table import Hamburg
from burgomaster.games.rows.leads import Lead
from burgomaster.games.rows.masks import cards_in, mask_of

TRIES = 300


def keep_laws(table: Hamburg) -> None:
    """Fail where a law of conservation is broken."""
    broken = broken_law(table)
    assert broken is None, broken


def hidden_cards(table: Hamburg, seat: int) -> dict[int, int]:
    """Return the faces a seat cannot see, each with the place where it lies, as leads name places."""
    places: dict[int, int] = {}
    for faces in table.undecided:
        for card in faces:
            places[card] = PILE
    for owner, player in enumerate(table.players):
        if owner != seat:
            for card in [*player.hand, player.held]:
                if card > 0:
                    places[card] = hand_of(owner)
        for plot in player.plots:
            if plot.face > 0 and (owner != seat or not plot.known):
                places[plot.face] = sites_of(owner)
    return places


def permute(table: Hamburg, seat: int, rng: Fast) -> Hamburg:
    """Rename the hidden cards among those of the same back, in agreement with all that the seat knows."""
    places = hidden_cards(table, seat)
    renamed: dict[int, int] = {}
    for colour in range(len(COLOURS)):
        mine = [card for card in places if COLOUR[card] == colour]
        leads = [lead for lead in table.leads[seat] if lead.colour == colour]
        blanks = _blank_places(table, colour)
        for _ in range(TRIES):
            others = _shuffled(mine, rng)
            new = dict(zip(mine, others, strict=True))
            if all(_met(lead, new, places, blanks) for lead in leads) and _search_stays(table, new, seat):
                renamed.update(new)
                break
    return _rename(table, seat, renamed)


def _blank_places(table: Hamburg, colour: int) -> int:
    """Return where undecided cards of a colour may lie besides the pile."""
    places = 0
    for owner, player in enumerate(table.players):
        if colour in player.drawn:
            places |= hand_of(owner)
        if any(plot.face < 0 and COLOUR[plot.face] == colour for plot in player.plots):
            places |= sites_of(owner)
    return places


def _met(lead: Lead, new: dict[int, int], places: dict[int, int], blanks: int) -> bool:
    for card, name in new.items():
        where = places[card] | (blanks if places[card] == PILE else 0)
        if lead.cards >> name & 1 and where & lead.places:
            return True
    return not any(lead.cards >> name & 1 for name in new)


def _search_stays(table: Hamburg, new: dict[int, int], seat: int) -> bool:
    """While another player is being shown cards, no other card of that kind may lie in the pile."""
    if not table.found or table.asked == seat:
        return True
    kind, colour = CATEGORY[table.found[0]], COLOUR[table.found[0]]
    in_pile = set(table.undecided[colour])
    return not any(card in in_pile and CATEGORY[name] == kind for card, name in new.items())


def _shuffled(cards: list[int], rng: Fast) -> list[int]:
    result = cards[:]
    for i in range(len(result) - 1, 0, -1):
        k = rng.below(i + 1)
        result[i], result[k] = result[k], result[i]
    return result


def _rename(table: Hamburg, seat: int, renamed: dict[int, int]) -> Hamburg:
    def name(card: int) -> int:
        return renamed.get(card, card)

    other = table.clone()
    other.undecided = [tuple(sorted(map(name, faces))) for faces in table.undecided]
    for owner, player in enumerate(other.players):
        if owner != seat:
            player.hand = sorted(map(name, player.hand))
            player.held = name(player.held)
        for place, plot in enumerate(player.plots, 1):
            if plot.face > 0 and (owner != seat or not plot.known):
                player.put_plot(place, plot.turned(name(plot.face)))
    # What others know belongs to their world: it is renamed with the cards.
    leads: list[tuple[Lead, ...]] = []
    for viewer, known in enumerate(table.leads):
        if viewer != seat:
            known = tuple(
                Lead(mask_of([name(card) for card in cards_in(lead.cards)]), lead.places, lead.colour)
                for lead in known
            )
        leads.append(known)
    other.leads = tuple(leads)
    return other

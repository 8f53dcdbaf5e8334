"""The rulebook's chapter 'Activating Cards': the activation icons with their printed examples."""

from burgomaster.games.hamburg.scoring import final_scoring
from tests.hamburg.tables import a_player, a_table, changes, choose, offered, refused


def test_instant() -> None:
    """Instant, example: building it brings a pink worker and 3 marks at once, and never again."""
    table = a_table(a_player(hand=[206, 1], sites="gray"))
    built = changes(table, "build 206 at 1")
    assert built == {"pink workers": 1, "marks": 3, "hand": "-206", "buildings": "+206"}
    assert refused(table, "use 206") == "hb-works-as-flash"


def test_once_in_a_phase() -> None:
    """Once in certain phase, example: 2 marks each season during phase III, with a marker."""
    table = a_table(a_player(buildings=[102]))
    assert changes(table, "use 102") == {"marks": 2, "used": "+102"}
    assert offered(table) == {"end turn"}


def test_any_number_of_times() -> None:
    """Any number of times, example: orange buildings cost half, rounded up; there is no marker."""
    table = a_table(a_player(marks=20, hand=[98, 102, 104, 1], sites="gray gray gray", buildings=[182]))
    built = changes(table, "build 98 at 2")
    assert built == {"marks": -2, "hand": "-98", "buildings": "+98"}
    table = a_table(a_player(marks=20, hand=[102], sites="gray gray", buildings=[182]), round_number=2)
    assert changes(table, "build 102 at 2") == {"marks": -3, "hand": "-102", "buildings": "+102"}
    table = a_table(a_player(marks=20, hand=[6], sites="gray gray", buildings=[182]))
    assert changes(table, "build 6 at 2")["marks"] == -9


def test_laurel_wreath() -> None:
    """Laurel wreath, example: a point per two workers in final scoring."""
    table = a_table(a_player(workers="gray gray pink purple purple", buildings=[205]))
    assert final_scoring(table, 0)["laurels"] == 2
    assert offered(table) == {"end turn"}


def test_a_laurel_counts_only_if_it_still_stands() -> None:
    """Laurel wreath: in the display at the end of the game, not in the hand."""
    table = a_table(a_player(workers="gray gray", hand=[205]))
    assert final_scoring(table, 0)["laurels"] == 0


def test_zoo_cards_cannot_be_activated() -> None:
    """Activating cards, note: a zoo card is never activated."""
    table = a_table(a_player(garden=[241], hand=[1]))
    assert refused(table, "use 241") == "hb-never-activated"


def test_parks_are_for_phase_one() -> None:
    """Benefit of park cards: at the end of phase I, not in phase III."""
    table = a_table(a_player(garden=[261], hand=[1]))
    assert refused(table, "use 261") == "hb-works-by-itself"
    choose(table, "workers 1")
    assert table.players[0].marks == 0

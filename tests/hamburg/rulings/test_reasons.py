"""Why something is not possible: the reasons that are easily mistaken, one by one."""

import pytest

from tests.hamburg.tables import a_player, a_table, choose, refused


def test_of_one_color_alone_the_reason_names_it() -> None:
    """157, paid with a pink worker, decreases only pink."""
    table = a_table(a_player(workers="pink orange", levels="pink pink orange orange", buildings=[157]))
    choose(table, "use 157", "return pink")
    assert refused(table, "lower orange") == "hb-lower-only"
    levels = "pink gray"
    table = a_table(a_player(workers="pink orange gray", levels=levels, buildings=[157]))
    choose(table, "use 157")
    assert refused(table, "return orange") == "hb-worker-no-use"
    assert refused(table, "return brown") == "hb-worker-short"


@pytest.mark.parametrize(("card", "worker"), [(111, "purple"), (112, "brown"), (113, "pink"), (114, "gray")])
def test_the_only_worker_is_the_price(card: int, worker: str) -> None:
    assert refused(a_table(a_player(workers=worker, buildings=[card])), f"use {card}") == "hb-no-worker-left"
    assert refused(a_table(a_player(buildings=[card])), f"use {card}") == "hb-worker-short"


def test_043_needs_a_second_worker() -> None:
    assert refused(a_table(a_player(workers="purple", buildings=[43])), "use 43") == "hb-no-worker-left"
    assert refused(a_table(a_player(workers="pink", buildings=[43])), "use 43") == "hb-worker-short"


def test_cards_beside_the_board_are_in_the_display() -> None:
    """A zoo card is never activated; a park gives by itself."""
    table = a_table(a_player(hand=[1], garden=[242, 261]))
    assert refused(table, "use 242") == "hb-never-activated"
    assert refused(table, "use 261") == "hb-works-by-itself"
    assert refused(table, "use 243") == "hb-not-in-display"


def test_a_site_that_is_not_there_is_not_full() -> None:
    table = a_table(a_player(marks=9, hand=[79], sites="gray gray", buildings=[6]))
    assert refused(table, "build 79 at 7") == "hb-no-such-site"
    assert refused(table, "build 79 at 1") == "hb-place-not-free"


def test_219_lacks_a_worker_or_a_card() -> None:
    table = a_table(a_player(workers="brown", buildings=[219]))
    assert refused(table, "use 219") == "hb-no-worker-for-site"
    piles: dict[str, list[int]] = {colour: [] for colour in ("purple", "orange", "gray", "pink", "brown")}
    table = a_table(a_player(workers="brown gray", sites=[31], buildings=[219]), piles=piles)
    assert refused(table, "use 219") == "hb-piles-empty"


def test_questions_of_effects_tell_why_not() -> None:
    """A level at 0, a building that 060 leaves out, an empty pile."""
    table = a_table(a_player(marks=9, hand=[178], sites="gray", levels="pink brown"))
    choose(table, "build 178 at 1")
    assert refused(table, "lower gray") == "hb-level-zero"
    seat = a_player(marks=12, hand=[60], sites="gray", buildings={2: 98, 3: 99, 4: 102, 5: 190}, garden=[241])
    table = a_table(seat)
    choose(table, "build 60 at 1")
    assert refused(table, "use 102") == "hb-not-one-worker"
    assert refused(table, "use 241") == "hb-not-building"
    assert refused(table, "use 190") == "hb-no-worker-that-helps"
    choose(table, "use 98")
    assert refused(table, "use 98") == "hb-activated-already"
    piles = {"gray": [], "pink": [49, 50], "brown": [1, 2]}
    table = a_table(a_player(hand=[201], sites=[31], marks=9), piles=piles)
    choose(table, "build 201 at 1")
    assert refused(table, "draw gray") == "hb-pile-empty"


def test_again_and_copy_tell_why_not() -> None:
    seat = a_player(workers="purple", hand=[1], buildings=[54, 102, 6, 25], used=[102, 6])
    table = a_table(seat)
    choose(table, "use 54")
    assert refused(table, "again 54") == "hb-not-itself"
    assert refused(table, "again 25") == "hb-works-as-flash"
    assert refused(table, "again 7") == "hb-not-in-display"
    seat = a_player(marks=3, hand=[228], sites="gray")
    table = a_table(seat, a_player(buildings=[25, 56, 102]))
    choose(table, "build 228 at 1")
    assert refused(table, "copy 102") == "hb-no-flash"
    assert refused(table, "copy 228") == "hb-not-at-others"


def test_losses_tell_why_not() -> None:
    seat = a_player(marks=9, hand=[176], sites="gray")
    table = a_table(seat, a_player(buildings=[25, 56], garden=[241]))
    choose(table, "build 176 at 1")
    assert refused(table, "lose building 241") == "hb-not-building"
    assert refused(table, "lose building 3") == "hb-not-in-display"
    table = a_table(a_player(marks=9, hand=[177], sites=[31]), a_player(sites=[32, 33]))
    choose(table, "build 177 at 1")
    assert refused(table, "lose site 3") == "hb-no-such-site"

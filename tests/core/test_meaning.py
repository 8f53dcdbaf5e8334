"""What the two numbers of a step are: names, limits, and how people read them."""

from __future__ import annotations

import pytest

from burgomaster.core.meaning import NOTHING, Meaning, Members, Packed, flag, one_of
from burgomaster.core.message import Refused
from burgomaster.core.step import EVERYBODY, AskAll, Step, Task
from burgomaster.paper.position import read_task, task_text
from tests.core.toy import STEPS, Toy

COLOURS = ("red", "green", "blue")
PACKED = Packed("piece", {0: Meaning("land", 5), 3: one_of("colour", COLOURS), 6: flag("wet")})


@pytest.mark.parametrize(
    ("meaning", "good", "bad"),
    [
        (NOTHING, [0], [-1, 1]),
        (Meaning("times", 9), [0, 9], [-1, 10]),
        (flag("free"), [0, 1], [2]),
        (one_of("colour", COLOURS), [0, 2], [3]),
        (Members("colours", 0, 2), [0, 0b111], [0b1000, -1]),
        (Members("cards", 1, 3), [0, 0b1110], [0b1, 0b10000]),
        (PACKED, [0, 5, 2 << 3, 1 << 6, 5 | 2 << 3 | 1 << 6], [6, 3 << 3, 1 << 5, 1 << 7, -1]),
    ],
)
def test_a_number_fits_what_it_means(meaning: Meaning, good: list[int], bad: list[int]) -> None:
    """Limits, members of a set and parts are looked at, and nothing may lie between the parts."""
    assert [meaning.fits(value) for value in good] == [True] * len(good)
    assert [meaning.fits(value) for value in bad] == [False] * len(bad)


def test_people_read_names_and_words() -> None:
    """Also of a number that cannot be, which is what one looks for when something is wrong."""
    assert Members("colours", 0, 2, COLOURS).text(0b110) == "colours=green+blue"
    assert Members("colours", 0, 2, COLOURS).text(0b1001) == "colours=red+3"
    assert Members("cards", 1, 280).text(0) == "cards=none"
    assert one_of("colour", COLOURS).text(1) == "colour=green"
    assert one_of("colour", COLOURS).text(7) == "colour=7"
    assert PACKED.text(4 | 2 << 3 | 1 << 6) == "piece=(land=4 colour=blue wet=1)"


def test_a_part_is_asked_for_by_its_name() -> None:
    """A name that no part has is a mistake."""
    assert [PACKED.part(name, 4 | 2 << 3 | 1 << 6) for name in ("land", "colour", "wet")] == [4, 2, 1]
    with pytest.raises(KeyError):
        PACKED.part("sea", 0)


def test_parts_do_not_overlap() -> None:
    """A declaration that would mix two numbers is refused."""
    with pytest.raises(ValueError, match="of piece, wet lies in the bits of what comes before it"):
        Packed("piece", {0: Meaning("land", 8), 3: flag("wet")})


def test_a_step_says_what_it_is_given() -> None:
    """Its form, and something to be done with it."""
    rise: Step[Toy] = Step("rise", what=Members("rising", 0, 2, COLOURS), count=Meaning("levels", 9))
    assert rise.form == "rise seat rising(0-7) levels(0-9)"
    assert rise.text(1, 0b101, 3) == "rise 2 rising=red+blue levels=3"
    draw: Step[Toy] = Step("draw", count=Meaning("cards", 9))
    assert draw.form == "draw seat 0 cards(0-9)"
    assert draw.text(0, 0, 2) == "draw 1 cards=2"
    every: AskAll[Toy] = AskAll("pick", what=Members("cards", 1, 280))
    assert every.form == "pick all cards"
    assert every.text(EVERYBODY, 2, 0) == "pick all cards=1"
    plain: Step[Toy] = Step("season")
    assert (plain.form, plain.text(0, 0, 0), plain.text(0, 0, 4)) == (
        "season seat",
        "season 1",
        "season 1 nothing=4",
    )
    assert repr(plain) == "<season>"


def test_a_task_is_read_within_what_its_step_declares() -> None:
    """What is written is read again; anything else is refused, with what would be right."""
    assert read_task("take 2 3 1", 3, STEPS) == Task(STEPS["take"], 1, 3, 1)
    assert task_text("take", 1, 3, 1) == "take 2 3 1"
    for text in ("take 2 11", "take 2 3 2", "show 1 1", "all 1 2", "take 4 1"):
        with pytest.raises(Refused) as refusal:
            read_task(text, 3, STEPS)
        assert refusal.value.message.id == "agenda-range"
        assert refusal.value.message.arguments["form"] == STEPS[text.split(" ")[0]].form

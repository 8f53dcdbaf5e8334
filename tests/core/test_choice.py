"""Choices: one object for each, written as text and as plain data, and refused with the reason."""

from __future__ import annotations

import copy

import pytest

from burgomaster.core.choice import ByValue, Choice, Form, Kind, Notation, words_kind
from burgomaster.core.message import Message, Plain, Refused


class Build(Choice):
    """A choice with two values."""

    __slots__ = ("card", "site")

    def __init__(self, card: int, site: int) -> None:
        super().__init__()
        self.card = card
        self.site = site


class Bare(Choice):
    """A choice that says all with its words."""


class One(Choice):
    """A choice with one value."""

    __slots__ = ("value",)

    def __init__(self, value: int) -> None:
        super().__init__()
        self.value = value


BUILD = Form("build {card} at {site}", Build, card=Kind(1, 280), site=Kind(0, 9))
DRAW = Form("draw {colour}", One, colour=words_kind("gray", "pink"))
END = Form("end turn", Bare)
USE = Form("use {again} again", One, again=Kind(1, 3))
USE_ONCE = Form("use {card} once", One, card=Kind(1, 280))
BACKWARDS = Form("move {to} from {from}", Build, **{"from": Kind(0, 3), "to": Kind(4, 7)})
NOTATION = Notation(BUILD, DRAW, END, USE, USE_ONCE, BACKWARDS)


def why(text: str) -> Message:
    """Return why the notation refuses a text."""
    with pytest.raises(Refused) as refusal:
        NOTATION.read(text)
    return refusal.value.message


def why_data(data: Plain) -> Message:
    """Return why the notation refuses plain data."""
    with pytest.raises(Refused) as refusal:
        NOTATION.from_data(data)
    return refusal.value.message


def test_a_choice_is_written_as_its_pattern_says() -> None:
    """Values stand where the pattern names them."""
    assert BUILD.of(182, 3).text == "build 182 at 3"
    assert DRAW.of(1).text == "draw pink"
    assert END.of().text == "end turn"
    assert BACKWARDS.of(1, 5).text == "move 5 from 1"
    assert repr(DRAW.of(0)) == "<draw gray>"


def test_equal_choices_are_the_same_object() -> None:
    """So they can be compared and hashed by identity, and copies are the choice itself."""
    choice = BUILD.of(182, 3)
    assert BUILD.of(182, 3) is choice
    assert BUILD.of(3, 1) is not choice
    assert (choice.card, choice.site) == (182, 3)
    assert copy.copy(choice) is choice
    assert copy.deepcopy([choice])[0] is choice


@pytest.mark.parametrize(
    "choice",
    [BUILD.of(1, 0), BUILD.of(280, 9), DRAW.of(0), END.of(), USE.of(2), USE_ONCE.of(200), BACKWARDS.of(3, 4)],
)
def test_a_choice_reads_back_from_text_and_data(choice: Choice) -> None:
    """Both forms lead to the same object."""
    assert NOTATION.read(choice.text) is choice
    assert NOTATION.from_data(choice.data()) is choice


def test_plain_data_names_every_value() -> None:
    """Numbers stay numbers, words are words."""
    assert BUILD.of(182, 3).data() == {"verb": "build", "card": 182, "site": 3}
    assert DRAW.of(1).data() == {"verb": "draw", "colour": "pink"}
    assert END.of().data() == {"verb": "end"}


def test_a_form_lists_all_its_choices() -> None:
    """Every combination of values once, the last value changing first."""
    assert [choice.text for choice in DRAW.every()] == ["draw gray", "draw pink"]
    assert len(set(BUILD.every())) == 280 * 10
    assert [choice.text for choice in BUILD.every()][1] == "build 1 at 1"


def test_words_can_stand_for_numbers_that_do_not_start_at_zero() -> None:
    """The first word is the lowest value."""
    kind = Kind(3, 4, ("three", "four"))
    assert kind.read("four") == 4
    assert kind.write(3) == "three"


def test_an_unknown_verb_is_named() -> None:
    """What cannot be read is shown, but not at any length."""
    assert why("fly 3") == Message("notation-verb", word="fly")
    assert why("") == Message("notation-verb", word="")
    assert why("x" * 100) == Message("notation-verb", word="x" * 40)


@pytest.mark.parametrize(
    "text", ["build 3", "build 3 on 4", "build 3 at 4 5", "build  3 at 4", "end", "end game"]
)
def test_a_known_verb_with_other_words_gets_the_pattern_shown(text: str) -> None:
    """So that people see how it is written."""
    assert why(text).id in ("notation-form", "notation-number")
    if "  " not in text:
        pattern = "end turn" if text.startswith("end") else "build {card} at {site}"
        assert why(text) == Message("notation-form", text=text, form=pattern)


@pytest.mark.parametrize(
    "word", ["03", "-1", "3.0", "x", "\u0663", "\u00b2", "9999999999", "9" * 5000, "+3", " "]
)
def test_only_plain_decimal_numbers_are_numbers(word: str) -> None:
    """No sign, no leading zero, no other alphabet's digits, nothing endless."""
    with pytest.raises(Refused) as refusal:
        Kind(0, 10).read(word)
    assert refusal.value.message == Message("notation-number", word=word[:40])


def test_numbers_have_limits() -> None:
    """The message tells them."""
    assert why("build 281 at 3") == Message("notation-range", value=281, low=1, high=280)
    assert why("build 0 at 3") == Message("notation-range", value=0, low=1, high=280)


def test_an_unknown_word_gets_the_known_ones_shown() -> None:
    """Also when the word is endless."""
    assert why("draw blue") == Message("notation-word", word="blue", known="gray pink")
    assert why("draw " + "b" * 99) == Message("notation-word", word="b" * 40, known="gray pink")


def test_a_value_too_big_for_one_form_may_fit_another() -> None:
    """`use 200 once` is not refused because `use {again} again` has lower limits."""
    assert NOTATION.read("use 200 once") is USE_ONCE.of(200)
    assert why("use 200 again").id == "notation-range"
    assert why("use 200 twice").id == "notation-range"


@pytest.mark.parametrize(
    "data",
    [
        None,
        3,
        "end",
        [],
        {},
        {"verb": "fly"},
        {"verb": 3},
        {"verb": "build", "card": 3},
        {"verb": "end", "extra": 1},
    ],
)
def test_data_of_no_form_is_refused(data: Plain) -> None:
    """The names must be exactly those of a form."""
    assert why_data(data) == Message("notation-data")


@pytest.mark.parametrize("value", ["3", None, True, [3], {"a": 3}])
def test_data_of_the_wrong_type_is_refused(value: Plain) -> None:
    """A number is a number, not a text or a truth value."""
    assert why_data({"verb": "build", "card": value, "site": 3}) == Message("notation-value", name="card")


def test_data_out_of_range_is_refused() -> None:
    """As in the text form."""
    assert why_data({"verb": "build", "card": 281, "site": 3}).id == "notation-range"
    assert why_data({"verb": "draw", "colour": "blue"}).id == "notation-word"
    assert why_data({"verb": "draw", "colour": 0}) == Message("notation-value", name="colour")


def test_two_forms_must_differ_as_plain_data() -> None:
    """`end turn` and `end game` would both be the verb `end` without a value."""
    with pytest.raises(ValueError, match="end game"):
        Notation(END, Form("end game", Bare))


def test_only_a_form_makes_choices() -> None:
    """A choice made without one has no text and no data."""
    with pytest.raises(TypeError, match="made by its form"):
        Bare().data()


# Numbers.


def test_choices_are_numbered_form_by_form_and_the_last_value_counts_fastest() -> None:
    assert [NOTATION.index(choice) for choice in (BUILD.of(1, 0), BUILD.of(1, 9), BUILD.of(2, 0))] == [
        0,
        9,
        10,
    ]
    assert NOTATION.index(DRAW.of(0)) == NOTATION.firsts[DRAW] == BUILD.size == 2800
    assert NOTATION.index(END.of()) == 2802
    assert NOTATION.size == 2800 + 2 + 1 + 3 + 280 + 16


def test_every_choice_has_a_number_of_its_own_which_leads_back_to_it() -> None:
    every = [choice for form in NOTATION.forms for choice in form.every()]
    assert [NOTATION.index(choice) for choice in every] == list(range(NOTATION.size))
    assert all(NOTATION.at(number) is choice for number, choice in enumerate(every))


class Many(ByValue):
    def __init__(self, one: int, two: int) -> None:
        super().__init__()
        self.sum = one + two


def test_of_a_form_with_very_many_choices_none_is_kept_and_equal_ones_count_as_the_same() -> None:
    amount = Kind(0, 9_999)
    many = Form("pay {one} {two}", Many, one=amount, two=amount)
    notation = Notation(many, END)
    first, again = many.of(3, 4), notation.read("pay 3 4")
    assert first is not again
    assert first == again == notation.from_data({"verb": "pay", "one": 3, "two": 4})
    assert first != many.of(4, 3)
    assert first != END.of()
    assert first in [END.of(), again]
    assert len({first, again, many.of(4, 3)}) == 2
    assert notation.at(notation.index(first)) == first


def test_a_form_with_very_many_choices_wants_them_to_be_equal_by_value() -> None:
    amount = Kind(0, 9_999)
    with pytest.raises(TypeError, match="ByValue"):
        Form("build {card} {site}", Build, card=amount, site=amount).of(1, 2)


@pytest.mark.parametrize("number", [-1, NOTATION.size, 10**30])
def test_a_number_that_no_choice_has_is_refused(number: int) -> None:
    with pytest.raises(Refused) as refusal:
        NOTATION.at(number)
    assert refusal.value.message == Message("notation-range", value=number, low=0, high=NOTATION.size - 1)


def test_a_form_refuses_a_number_beyond_its_own() -> None:
    assert [USE.at(number).text for number in range(3)] == ["use 1 again", "use 2 again", "use 3 again"]
    for beyond in (3, -1):
        with pytest.raises(Refused):
            USE.at(beyond)


def test_a_choice_of_another_game_has_no_number() -> None:
    with pytest.raises(ValueError, match="draw gray"):
        Notation(BUILD).index(DRAW.of(0))


def test_with_room_for_more_values_no_number_moves_when_they_come() -> None:
    def numbered(*words: str) -> tuple[Notation, Form[Build]]:
        kind = words_kind(*words, room=4)
        form = Form("tile {tile} at {site}", Build, tile=kind, site=Kind(0, 9))
        return Notation(form, END), form

    (before, tile), (after, more) = numbered("a", "b"), numbered("a", "b", "c")
    assert before.index(tile.of(1, 3)) == after.index(more.of(1, 3)) == 13
    assert before.index(END.of()) == after.index(END.of()) == 40
    assert after.at(20).text == "tile c at 0"
    with pytest.raises(Refused):
        before.at(20)
    with pytest.raises(ValueError, match="5 values, but room for 4"):
        words_kind("a", "b", "c", "d", "e", room=4)

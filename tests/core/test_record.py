"""Records: written and read, as text and as JSON, and refused with place and reason."""

from __future__ import annotations

import json
import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from burgomaster.core.chance import CHANCE
from burgomaster.core.message import Message, Plain, Refused
from burgomaster.core.reading import read_json, read_record, record_from_json, record_from_plain
from burgomaster.core.record import WIDTH, End, Entry, Record, RecordRefused, wrapped

DIGEST = "0123456789abcdef" * 4
TEXT = f"""\
game drafting
rules 1
data none
option players 2
option cards ["gray", {{"pink": null}}, true, "\\u00e4"]
seat Anna M\u00fcller
seat Ben
commitment {DIGEST}
secret {DIGEST[::-1]}
nonce 61
nonce -

deal 4  deal 9  deal 2      deal 7
1 pick 9    2 pick 2
end 1 -4 digest {DIGEST}
"""


def why(text: str) -> tuple[int, Message]:
    """Return in which line, and why, a text is refused."""
    with pytest.raises(RecordRefused) as refusal:
        read_record(text)
    assert refusal.value.place.id == "record-line"
    line = refusal.value.place.arguments["line"]
    assert isinstance(line, int)
    return line, refusal.value.message


def changed(line: int, to: str | None) -> str:
    """Return the text with one line, counted from 1, changed or left out."""
    lines = TEXT.split("\n")
    lines[line - 1 : line] = [] if to is None else [to]
    return "\n".join(lines)


# Writing and reading.


def test_a_record_reads_as_it_is_written() -> None:
    """Every part of the text has its place in the record."""
    record = read_record(TEXT)
    assert (record.game, record.rules, record.data) == ("drafting", 1, "none")
    assert record.options == {"players": 2, "cards": ["gray", {"pink": None}, True, "\u00e4"]}
    assert record.seats == ("Anna M\u00fcller", "Ben")
    assert (record.commitment, record.secret) == (DIGEST, DIGEST[::-1])
    assert record.nonces == ("61", "")
    assert record.entries[3] == Entry(CHANCE, "deal 7")
    assert record.entries[4] == Entry(0, "pick 9")
    assert [entry.line for entry in record.entries] == [13, 13, 13, 13, 14, 14]
    assert record.end is not None
    assert (record.end.scores, record.end.digest) == ((1, -4), DIGEST)
    assert not record.unfinished


def test_a_record_without_its_last_line_is_unfinished() -> None:
    """It is a record all the same."""
    assert read_record(changed(15, None)).unfinished


def test_people_may_write_a_little_differently() -> None:
    """Windows line ends, blank lines between entries, blanks around them, another order in the header."""
    lines = TEXT.replace("deal 2  ", "\n\n  deal 2   ").split("\n")
    lines[1], lines[2] = lines[2], lines[1]
    assert read_record("\r\n".join(lines)) == read_record(TEXT)


def test_entries_fill_lines_up_to_the_width() -> None:
    """With two blanks at least between them, and none broken."""
    entries = [f"deal {10**k}" for k in range(9)] * 9 + ["x" * 150, "deal 1"]
    lines = wrapped(entries)
    assert [entry for line in lines for entry in re.split(" {2,}", line)] == entries
    assert all(len(line) <= WIDTH or line == "x" * 150 for line in lines)
    assert len(lines) < 18
    assert wrapped([]) == []


WORD = st.text(st.characters(exclude_categories=("C", "Z")), min_size=1, max_size=8)
NAME = st.lists(WORD, min_size=1, max_size=3).map(" ".join)
NUMBER = st.integers(-(10**9) + 1, 10**9 - 1)
PLAIN: st.SearchStrategy[Plain] = st.recursive(
    st.none() | st.booleans() | NUMBER | st.text(max_size=9),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=6,
)
HEX32 = st.binary(min_size=32, max_size=32).map(bytes.hex)


@st.composite
def records(draw: st.DrawFn) -> Record:
    """Make any record that could be."""
    seats = draw(st.lists(NAME, min_size=1, max_size=5))

    def could_be(entry: tuple[int, str]) -> bool:
        first = entry[1].split(" ")[0]
        return entry[0] != CHANCE or not (first == "end" or (first.isascii() and first.isdecimal()))

    entry = st.tuples(st.integers(CHANCE, len(seats) - 1), NAME).filter(could_be)
    commitment = draw(st.just("") | HEX32)
    scores = st.lists(NUMBER, min_size=len(seats), max_size=len(seats)).map(tuple)
    nonces = st.lists(st.binary(max_size=4).map(bytes.hex), min_size=len(seats), max_size=len(seats))
    return Record(
        game=draw(WORD),
        rules=draw(st.integers(0, 10**9 - 1)),
        data=draw(WORD),
        options=draw(st.dictionaries(WORD, PLAIN, max_size=4)),
        seats=tuple(seats),
        entries=tuple(Entry(*pair) for pair in draw(st.lists(entry, max_size=20))),
        end=draw(st.none() | st.builds(End, scores, HEX32)),
        commitment=commitment,
        secret=draw(st.just("") | HEX32) if commitment else "",
        nonces=tuple(draw(st.just([]) | nonces)) if commitment else (),
    )


@settings(deadline=None)  # a busy machine is no reason to fail
@given(records())
def test_every_record_survives_being_written_and_read(record: Record) -> None:
    """Text, read and written again, is the same text; JSON likewise."""
    read = read_record(str(record))
    assert read == record
    assert str(read) == str(record)
    assert record_from_json(record.to_json()) == record
    assert record_from_plain(record.plain()) == record


@settings(deadline=None)  # a busy machine is no reason to fail
@given(records(), st.data())
def test_any_text_is_read_or_refused(record: Record, data: st.DataObject) -> None:
    """Whatever is cut out of a record or put into it, the answer is a record or a place and a reason."""
    text = str(record)
    start = data.draw(st.integers(0, len(text)))
    stop = data.draw(st.integers(start, min(len(text), start + 20)))
    mangled = text[:start] + data.draw(st.text(max_size=5)) + text[stop:]
    try:
        read = read_record(mangled)
    except RecordRefused as refused:
        line = refused.place.arguments["line"]
        assert isinstance(line, int)
        assert 1 <= line <= mangled.count("\n") + 1
    else:
        assert read_record(str(read)) == read


# Refusing.


@pytest.mark.parametrize(
    ("line", "to", "place", "reason"),
    [
        (1, None, 11, "record-key-missing"),
        (1, "game", 1, "record-word"),
        (1, "game two words", 1, "record-word"),
        (1, "gamme drafting", 1, "record-key-unknown"),
        (1, "", 1, "record-key-missing"),
        (2, None, 11, "record-key-missing"),
        (2, "rules one", 2, "record-number"),
        (2, "rules 01", 2, "record-number"),
        (2, "rules 9999999999", 2, "record-number"),
        (2, "rules -1", 2, "record-number"),
        (2, "game drafting", 2, "record-key-twice"),
        (3, None, 11, "record-key-missing"),
        (3, "data", 3, "record-word"),
        (4, "option", 4, "record-word"),
        (4, "option players", 4, "json-broken"),
        (4, "option players two", 4, "json-broken"),
        (4, "option players 2.5", 4, "json-fraction"),
        (4, "option players NaN", 4, "json-fraction"),
        (4, "option players " + "9" * 5000, 4, "json-too-big"),
        (4, 'option players {"a": 1, "a": 1}', 4, "json-name-twice"),
        (4, "option cards 2", 5, "record-key-twice"),
        (6, None, 13, "record-seat"),
        (6, "seat", 6, "record-name"),
        (6, "seat  Anna", 6, "record-name"),
        (6, "seat Anna\t", 6, "record-name"),
        (6, "seat Anna\nseat Cleo", 16, "record-end"),
        (8, None, 11, "record-key-missing"),
        (8, f"commitment {DIGEST[1:]}", 8, "record-digest"),
        (8, f"commitment {DIGEST.upper()}", 8, "record-digest"),
        (9, "secret 00", 9, "record-digest"),
        (10, None, 11, "record-nonces"),
        (10, "nonce 6", 10, "record-nonce"),
        (11, "nonce", 11, "record-nonce"),
        (12, None, 12, "record-key-unknown"),
        (13, "deal 4\tdeal 9", 13, "record-entry"),
        (13, "end 1 -4", 13, "record-end"),
        (13, "12", 13, "record-seat"),
        (14, "1", 14, "record-entry"),
        (14, "0 pick 9", 14, "record-seat"),
        (14, "3 pick 9", 14, "record-seat"),
        (14, "01 pick 9", 14, "record-number"),
        (14, "99999999999 pick 9", 14, "record-number"),
        (14, f"1 pick 9  end 1 -4 digest {DIGEST}", 14, "record-entry"),
        (15, "end 1 digest " + DIGEST, 15, "record-end"),
        (15, "end 1 -4 2 digest " + DIGEST, 15, "record-end"),
        (15, "end 1 x digest " + DIGEST, 15, "record-number"),
        (15, "end 1 -0 digest " + DIGEST, 15, "record-number"),
        (15, "end 1 -4 digest " + DIGEST[:-1], 15, "record-digest"),
        (15, "end 1 -4 hash " + DIGEST, 15, "record-end"),
        (15, "end", 15, "record-end"),
        (15, f"end 1 -4 digest {DIGEST}\n1 pick 9", 16, "record-after-end"),
    ],
)
def test_a_mangled_line_is_refused_with_its_place(line: int, to: str | None, place: int, reason: str) -> None:
    """Every line that is changed or left out is found, where it is or where it is missed."""
    found, message = why(changed(line, to))
    assert (found, message.id) == (place, reason)


def test_a_record_cut_off_within_a_line_is_refused() -> None:
    """Each of its lines ends, so what lacks the end of its last line has lost something."""
    for length in range(1, len(TEXT)):
        if TEXT[:length].endswith("\n"):
            continue
        line, message = why(TEXT[:length])
        assert message.id == "record-cut-off"
        assert line == TEXT[:length].count("\n") + 1


def test_the_reason_and_the_place_can_be_printed() -> None:
    """For whoever did not catch it."""
    with pytest.raises(RecordRefused) as refusal:
        read_record("hello\n")
    assert str(refusal.value) == "Message('record-line', line=1): Message('record-key-unknown', key='hello')"


PLAIN_RECORD = read_record(TEXT).plain()


@pytest.mark.parametrize(
    ("field", "value", "reason"),
    [
        ("game", 3, "record-misfit"),
        ("game", "", "record-word"),
        ("rules", "1", "record-misfit"),
        ("rules", True, "record-misfit"),
        ("rules", -1, "record-number"),
        ("data", None, "record-misfit"),
        ("options", [], "record-misfit"),
        ("options", {"two words": 1}, "record-word"),
        ("seats", "Anna", "record-misfit"),
        ("seats", [1, 2], "record-misfit"),
        ("seats", [], "record-seat"),
        ("commitment", "", "record-key-missing"),
        ("secret", "00", "record-digest"),
        ("nonces", ["61"], "record-nonces"),
        ("nonces", ["61", "6"], "record-nonce"),
        ("entries", "deal 4", "record-misfit"),
        ("entries", [4], "record-misfit"),
        ("entries", ["deal 4", "1"], "record-entry"),
        ("entries", ["3 pick 2"], "record-seat"),
        ("end", [], "record-keys"),
        ("end", {"scores": [1, 2]}, "record-keys"),
        ("end", {"scores": 3, "digest": DIGEST}, "record-misfit"),
        ("end", {"scores": [1], "digest": DIGEST}, "record-scores"),
        ("end", {"scores": [1, 10**9], "digest": DIGEST}, "record-misfit"),
        ("end", {"scores": [1, 2], "digest": "00"}, "record-digest"),
    ],
)
def test_json_with_a_wrong_value_is_refused(field: str, value: Plain, reason: str) -> None:
    """Every field is checked."""
    with pytest.raises(RecordRefused) as refusal:
        record_from_json(json.dumps({**PLAIN_RECORD, field: value}))
    assert refusal.value.message.id == reason


@pytest.mark.parametrize("field", list(PLAIN_RECORD))
def test_json_without_a_field_is_refused(field: str) -> None:
    """The message lists the fields."""
    with pytest.raises(RecordRefused) as refusal:
        record_from_json(json.dumps({name: value for name, value in PLAIN_RECORD.items() if name != field}))
    assert refusal.value.message == Message("record-keys", keys=" ".join(PLAIN_RECORD))


@pytest.mark.parametrize("text", ["", "[]", "3", "{", '{"game": 1.5}', "[" * 100_000, '"\\ud800'])
def test_what_is_no_json_record_is_refused(text: str) -> None:
    """Whatever it is."""
    with pytest.raises(RecordRefused):
        record_from_json(text)


def test_broken_json_is_refused_with_its_place() -> None:
    """Line and column, from 1."""
    with pytest.raises(Refused) as refusal:
        read_json('{"a":\n  x}')
    assert refusal.value.message == Message("json-broken", line=2, column=3)


@pytest.mark.parametrize("text", ["", " ", "a  b", "a b ", "a\nb", "end", "end turn", "3 pick"])
def test_chance_cannot_write_what_would_read_as_something_else(text: str) -> None:
    """A seat can say `end turn`, chance cannot."""
    with pytest.raises(Refused):
        Entry(CHANCE, text)


def test_a_seat_out_of_range_makes_no_record() -> None:
    """Nor does a record without seats."""
    with pytest.raises(Refused) as refusal:
        Record("toy", 1, "none", {}, ("Anna",), (Entry(1, "take 3"),))
    assert refusal.value.message == Message("record-seat", seat=2, seats=1)
    with pytest.raises(Refused) as refusal:
        Record("toy", 1, "none", {}, ())
    assert refusal.value.message == Message("record-key-missing", key="seat")

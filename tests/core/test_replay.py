"""Records played again: every table exactly, every wrong entry found, and chance verified."""

from __future__ import annotations

import pytest

from burgomaster.core.beginning import begun
from burgomaster.core.chance import CHANCE, Fair, Fast
from burgomaster.core.conformance import Case, played
from burgomaster.core.game import Game, resume
from burgomaster.core.message import Message
from burgomaster.core.reading import read_record, record_from_json
from burgomaster.core.record import End, Entry, Record, RecordRefused
from burgomaster.core.replay import canonical, digest, drawn, printed, replay, verify
from tests.core.drafting import Draft, Drafting, laws, permute
from tests.core.toy import ROLL, Toys, game_of, table_to

RULES = Drafting()
CASE: Case[Draft] = Case(RULES, {"players": 2, "pack": 3}, 5, permute, laws)
FAIR = played(CASE, Fair(b"s" * 32, (b"a", b"b"))).record()


def with_changes(
    record: Record,
    game: str | None = None,
    rules: int | None = None,
    data: str | None = None,
    seats: tuple[str, ...] | None = None,
    entries: tuple[Entry, ...] | None = None,
    end: End | None = None,
    secret: str | None = None,
    finished: bool = True,
) -> Record:
    """Return the record with some of its parts exchanged."""
    return Record(
        game=game or record.game,
        rules=record.rules if rules is None else rules,
        data=data or record.data,
        options=record.options,
        seats=seats or record.seats,
        entries=record.entries if entries is None else entries,
        end=(end or record.end) if finished else None,
        commitment=record.commitment,
        secret=record.secret if secret is None else secret,
        nonces=record.nonces,
    )


def with_entry(number: int, entry: Entry) -> Record:
    """Return the fair record with one entry exchanged."""
    entries = list(FAIR.entries)
    entries[number] = entry
    return with_changes(FAIR, entries=tuple(entries))


def test_every_table_of_a_game_can_be_seen_again() -> None:
    """After each number of entries, the table is the one the game had then."""
    game = game_of("take 0 3", "roll 0 6", "take 1 4", source=Fast(1))
    tables = {0: digest(game.table)}
    for seat in (0, 1):
        game.choose(seat, game.table.offers()[-1])
        tables[len(game.entries)] = digest(game.table)
    for at, table in tables.items():
        assert digest(replay(Toys(), game.record(), at)) == table
    assert digest(replay(Toys(), game.record())) == digest(game.table)
    assert replay(Toys(), game.record(), 1).asked == CHANCE


@pytest.mark.parametrize("number", range(len(FAIR.entries)))
def test_a_wrong_entry_is_refused_by_its_number(number: int) -> None:
    """Whether it cannot be read or cannot be chosen, the record names it."""
    before = FAIR.entries[number]
    for text, reason in (
        ("fly 3", "notation-verb"),
        ("pick 31", "notation-range"),
        ("deal 2 3", "notation-form"),
    ):
        with pytest.raises(RecordRefused) as refusal:
            replay(RULES, with_entry(number, Entry(before.seat, text, 12)))
        assert refusal.value.message.id == reason
        place = refusal.value.place
        assert (place.id, place.arguments["entry"], place.arguments["line"]) == (
            "record-entry-place",
            number + 1,
            12,
        )
    impossible = "deal 30" if before.seat == CHANCE else "pick 30"
    with pytest.raises(RecordRefused) as refusal:
        replay(RULES, with_entry(number, Entry(before.seat, impossible)))
    assert refusal.value.place.arguments["entry"] == number + 1
    with pytest.raises(RecordRefused) as refusal:
        replay(RULES, with_entry(number, Entry(0 if before.seat == CHANCE else CHANCE, before.text)))
    assert refusal.value.message.id == "not-asked"


def test_entries_after_the_end_are_refused() -> None:
    """The game was over before."""
    more = with_changes(FAIR, entries=(*FAIR.entries, Entry(0, "pick 1")))
    with pytest.raises(RecordRefused) as refusal:
        replay(RULES, more)
    assert refusal.value.message == Message("game-over")
    assert refusal.value.place.arguments["entry"] == len(FAIR.entries) + 1


@pytest.mark.parametrize(
    ("record", "key"),
    [
        (with_changes(FAIR, game="chess"), "game"),
        (with_changes(FAIR, data="mine"), "data"),
        (Record("drafting", 1, "none", {"players": 3}, ("Anna", "Ben")), "seats"),
    ],
)
def test_a_record_of_another_game_data_or_table_is_refused(record: Record, key: str) -> None:
    """The message says what was wanted and what was found."""
    with pytest.raises(RecordRefused) as refusal:
        replay(RULES, record)
    assert refusal.value.place == Message("record-header")
    assert refusal.value.message.id == "record-header-differs"
    assert refusal.value.message.arguments["key"] == key
    assert verify(RULES, record).state == "bad"


@pytest.mark.parametrize(
    ("rules", "earlier", "reason", "release"),
    [
        (2, {}, "rules-later", None),
        (0, {}, "rules-earlier", "none"),
        (0, {0: "0.0.7"}, "rules-earlier", "0.0.7"),
    ],
)
def test_a_record_of_other_rules_is_refused_and_says_what_replays_it(
    rules: int, earlier: dict[int, str], reason: str, release: str | None
) -> None:
    """It is neither read as if the rules were the same, nor called bad: it was not looked at."""
    record = with_changes(FAIR, rules=rules)
    drafting = Drafting()
    drafting.earlier.update(earlier)
    with pytest.raises(RecordRefused, match=reason) as refusal:
        replay(drafting, record)
    assert refusal.value.message.arguments.get("release") == release
    verdict = verify(drafting, record)
    assert (verdict.state, verdict.fair) == ("unchecked", False)
    assert verdict.reason == refusal.value.message


END = FAIR.end
assert END is not None
OTHER_SCORES = End((END.scores[0] + 1, END.scores[1]), END.digest, 9)
OTHER_DIGEST = End(END.scores, "0" * 64, 9)


@pytest.mark.parametrize(
    ("record", "reason"),
    [
        (with_changes(FAIR, end=OTHER_SCORES), "record-other-scores"),
        (with_changes(FAIR, end=OTHER_DIGEST), "record-other-digest"),
        (with_changes(FAIR, end=OTHER_SCORES, entries=FAIR.entries[:-1]), "record-not-over"),
    ],
)
def test_a_last_line_that_does_not_hold_is_refused(record: Record, reason: str) -> None:
    """Replaying and verifying agree; a table before the end can still be seen."""
    with pytest.raises(RecordRefused) as refusal:
        replay(RULES, record)
    assert refusal.value.message.id == reason
    assert refusal.value.place == Message("record-end-place", line=9)
    verdict = verify(RULES, record)
    assert (verdict.state, verdict.place, verdict.reason) == (
        "bad",
        refusal.value.place,
        refusal.value.message,
    )
    assert not replay(RULES, record, 3).over


def test_a_fair_game_is_found_true() -> None:
    """Every roll is computed again from the secret."""
    verdict = verify(RULES, FAIR)
    assert (verdict.state, verdict.fair, verdict.place, verdict.reason) == ("ok", True, None, None)


def test_a_game_without_a_commitment_is_true_but_not_shown_to_be_fair() -> None:
    """Dice on a real table cannot be computed again."""
    verdict = verify(RULES, played(CASE, None).record())
    assert (verdict.state, verdict.fair) == ("ok", False)


def test_an_unfinished_game_is_unfinished() -> None:
    """Up to there it is true; if only the last line is missing, that is said."""
    early = with_changes(FAIR, entries=FAIR.entries[:-1], finished=False, secret="")
    verdict = verify(RULES, early)
    assert (verdict.state, verdict.fair, verdict.reason) == ("unfinished", False, None)
    assert verify(RULES, with_changes(early, secret=FAIR.secret, finished=False)).fair
    late = verify(RULES, with_changes(FAIR, finished=False))
    assert (late.state, late.reason) == ("unfinished", Message("record-end-missing"))


def test_a_roll_that_did_not_come_from_the_secret_is_named() -> None:
    """An outcome that is possible, but not the one that had to come."""
    rolls = [entry.text for entry in FAIR.entries if entry.seat == CHANCE]
    other = next(f"deal {card}" for card in range(1, 11) if f"deal {card}" not in rolls)
    verdict = verify(RULES, with_entry(2, Entry(CHANCE, other, 13)))
    assert verdict.state == "bad"
    assert verdict.place == Message("record-entry-place", entry=3, line=13, text=other)
    assert verdict.reason == Message("record-other-chance", wanted=rolls[2], found=other)


def test_the_secret_must_be_the_one_that_was_promised() -> None:
    """Another one, or none at the end of the game, is not accepted."""
    verdict = verify(RULES, with_changes(FAIR, secret="00" * 32))
    assert (verdict.state, verdict.reason) == (
        "bad",
        Message("record-other-secret", commitment=FAIR.commitment),
    )
    verdict = verify(RULES, with_changes(FAIR, secret=""))
    assert (verdict.state, verdict.reason) == ("bad", Message("record-secret-missing"))


def test_a_wrong_entry_makes_a_record_bad() -> None:
    """The verdict names it as replaying does."""
    verdict = verify(RULES, with_entry(0, Entry(CHANCE, "fly 3")))
    assert (verdict.state, verdict.reason) == ("bad", Message("notation-verb", word="fly"))
    assert "fly" in repr(verdict)


def test_refused_options_make_a_record_bad() -> None:
    """Also where no table can be laid out."""
    record = Record("drafting", 1, "none", {"players": 9}, ("Anna", "Ben"))
    assert verify(RULES, record).state == "bad"
    with pytest.raises(RecordRefused) as refusal:
        replay(RULES, record)
    assert refusal.value.place == Message("record-header")
    assert refusal.value.message.id == "not-a-number"


def test_printed_for_a_seat_entries_show_what_it_may_know() -> None:
    """One's own cards by number, others' by their backs; a spectator sees backs only."""
    texts = [str(entry) for entry in FAIR.entries]
    for viewer in range(3):
        lines = printed(RULES, FAIR, viewer)
        assert len(lines) == len(texts)
        for number, (line, text) in enumerate(zip(lines, texts, strict=True)):
            if text.startswith("deal"):
                card = int(text.split(" ")[1])
                own = number // 3 == viewer
                assert line == (text if own else "deal odd" if card % 2 else "deal even")
            else:
                assert line == (text if text.startswith(f"{viewer + 1} ") else text.rpartition(" ")[0])


def test_a_source_can_be_asked_for_the_roll_that_is_due() -> None:
    """The outcome is returned, not carried out; where nothing is due, that is a mistake."""
    table = table_to("roll 0 6", "take 0 2")
    outcome = drawn(table, Fast(1))
    assert outcome is ROLL.of(Fast(1).below(6))
    assert table.log == []
    table.choose(CHANCE, outcome)
    with pytest.raises(ValueError, match="nothing is to be rolled"):
        drawn(table, Fast(1))


def test_equal_data_has_one_canonical_form() -> None:
    """Names are sorted, nothing is indented, and only ASCII is used."""
    assert canonical({"b": [1, None, True], "a": "\u00e4"}) == '{"a":"\\u00e4","b":[1,null,true]}'


def test_the_digest_is_of_everything_on_the_table() -> None:
    """Equal tables have equal digests, other ones others."""
    assert digest(table_to("take 0 2")) == digest(table_to("take 0 2"))
    assert digest(table_to("take 0 2")) != digest(table_to("take 1 2"))
    assert len(digest(table_to())) == 64


# Games that begin with a given table.


def from_the_middle(source: Fair) -> Game[Draft]:
    """Play a game from the middle of another one to its end."""
    middle = replay(RULES, FAIR, len(FAIR.entries) // 2)
    game: Game[Draft] = Game(begun(RULES, middle.dump()), FAIR.options, source)
    while not game.table.over:
        question = game.table.questions[0]
        game.choose(question.seat, question.choices[-1])
    return game


def test_a_record_carries_the_table_it_began_with() -> None:
    """Read from text or JSON, it replays and verifies without anything else."""
    game = from_the_middle(Fair(b"t" * 32))
    record = game.record()
    assert record.begin == replay(RULES, FAIR, len(FAIR.entries) // 2).dump()
    for read in (read_record(str(record)), record_from_json(record.to_json())):
        assert read == record
        assert str(read) == str(record)
        assert digest(replay(RULES, read)) == digest(game.table)
        assert digest(replay(RULES, read, 0)) == digest(replay(RULES, FAIR, len(FAIR.entries) // 2))
        verdict = verify(RULES, read)
        assert (verdict.state, verdict.fair) == ("ok", True)
        assert digest(resume(RULES, read, None).table) == digest(game.table)
        assert resume(RULES, read, None).record().begin == record.begin


def test_a_usual_record_says_nothing_of_how_it_began() -> None:
    assert FAIR.begin is None
    assert "begin" not in str(FAIR) + FAIR.to_json()


def test_a_record_whose_beginning_is_no_table_is_refused() -> None:
    text = str(from_the_middle(Fair(b"t" * 32)).record())
    line = next(line for line in text.split("\n") if line.startswith("begin "))
    with pytest.raises(RecordRefused) as broken:
        read_record(text.replace(line, "begin {"))
    assert broken.value.place == Message("record-line", line=text.split("\n").index(line) + 1)
    with pytest.raises(RecordRefused) as wrong:
        replay(RULES, read_record(text.replace(line, 'begin {"seats": "many"}')))
    assert wrong.value.place == Message("record-header")
    with pytest.raises(RecordRefused) as twice:
        read_record(text.replace(line, f"{line}\n{line}"))
    assert twice.value.message == Message("record-key-twice", key="begin")

"""Saying messages, choices and refusals: by hand-written examples, and without fail whatever is given."""

from __future__ import annotations

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from burgomaster.core.book import Entry
from burgomaster.core.chance import CHANCE, Fast
from burgomaster.core.event import Event
from burgomaster.core.game import Game
from burgomaster.core.message import Argument, Message, Refused
from burgomaster.core.record import RecordRefused
from burgomaster.games import rules_of
from burgomaster.games.hamburg.choices import NOTATION
from burgomaster.paper.mistake import Mistake, Mistaken
from burgomaster.words import LANGUAGES, Words, choice_id, language_of
from burgomaster.words.bundle import bundle
from burgomaster.words.hamburg import Cards
from tests.words.said import CHOSEN, SAID
from tests.words.spoken import spoken

ALL = sorted(spoken().items())


@pytest.mark.parametrize(("message", "texts"), SAID)
def test_a_message_reads_like_this(message: Message, texts: tuple[str, str, str]) -> None:
    assert tuple(Words(language, {1: "Anna"}).say(message) for language in LANGUAGES) == texts


@pytest.mark.parametrize("text", CHOSEN)
def test_a_choice_reads_like_this(text: str) -> None:
    choice = NOTATION.read(text)
    said = tuple(Words(language, {1: "Anna"}).choice("hamburg", choice) for language in LANGUAGES)
    assert said == CHOSEN[text]


ANSWERED = {
    "hb-ask-city-hall": ("Stay where you are", "Stehen bleiben", "Blijven staan"),
    "hb-ask-place-in-church": ("Place no worker", "Keinen Arbeiter hineinstellen", "Geen arbeider plaatsen"),
    "hb-ask-prevent": ("Let it increase", "Die Erhöhung hinnehmen", "Laten verhogen"),
    "hb-ask-flash-again": ("Once is enough", "Nur einmal", "Eén keer is genoeg"),
    "hb-ask-exchange": ("Done", "Fertig", "Klaar"),
}


@pytest.mark.parametrize("ask", ANSWERED)
def test_no_answers_the_question_it_is_an_answer_to(ask: str) -> None:
    done = NOTATION.read("done")
    said = tuple(Words(language).choice("hamburg", done, Message(ask)) for language in LANGUAGES)
    assert said == ANSWERED[ask]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_choice_has_words(language: str) -> None:
    words = Words(language)
    for form in NOTATION.forms:
        for number, choice in enumerate(form.every()):
            said = words.choice("hamburg", choice)
            assert said != choice.text
            assert not re.search(r"[{}$]|-name|\?\?\?", said)
            if number > 60:
                break


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_is_filled_in_without_complaint(language: str) -> None:
    words = bundle(language)
    for id_, arguments in ALL:
        given_: dict[str, Argument] = {f"{name}-name": "Anna" for name in arguments}
        for count in (0, 1, 2):
            given_.update(dict.fromkeys(arguments, count))
            text, errors = words.fill(id_, given_)
            assert errors == [], id_
            assert text
            assert "\n" not in text


@given(st.data())
def test_odd_arguments_never_raise(data: st.DataObject) -> None:
    id_, arguments = data.draw(st.sampled_from(ALL))
    odd = st.one_of(st.integers(), st.text(max_size=80))
    given_ = {name: data.draw(odd) for name in arguments if data.draw(st.booleans())}
    language = data.draw(st.sampled_from(LANGUAGES))
    assert isinstance(Words(language).say(Message(id_, **given_)), str)


def test_a_message_nobody_knows_is_shown_as_it_is() -> None:
    assert (
        Words("en").say(Message("no-such-thing", price=3, colour="gray"))
        == "no-such-thing (price 3, colour gray)"
    )
    assert Words("en").say(Message("no-such-thing")) == "no-such-thing"


@pytest.mark.parametrize(
    "text", ["", "4", "x hb-sum-price", "4 no-such-part", "4 hb-sum-price,", "4 hb-use seat"]
)
def test_a_sum_that_cannot_be_read_is_left_out(text: str) -> None:
    said = Words("en", {1: "Anna"}).say(Message("hb-gain-marks", seat=1, count=4, sum=text))
    assert said == "Anna gains 4 marks."


def test_what_could_upset_a_terminal_is_not_shown() -> None:
    assert "\x1b" not in Words("en").say(Message("notation-verb", word="\x1b[2J"))


def test_seats_without_a_name_are_numbered() -> None:
    assert Words("de", {2: "Ben"}).player(1) == "Spieler 1"
    assert Words("de", {2: "Ben"}).player(2) == "Ben"


def named(name: str) -> Entry:
    """Return a card of this name, as a book has it."""
    return Entry("card", 1, dict.fromkeys(LANGUAGES, name), {}, [], [], {})


def test_cards_take_their_names_from_a_book() -> None:
    words = Words("en", book=[named("Town Hall")])
    assert words.say(Message("hb-use", seat=1, card=1)) == "Player 1 uses “Town Hall” (1)."
    assert words.say(Message("hb-use", seat=1, card=2)) == "Player 1 uses “2” (2)."


QUOTES = {"en": "“{}”", "de": "„{}“", "nl": "“{}”"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_stand_in_quotation_marks_in_every_sentence(language: str) -> None:
    """A name in quotation marks is a title: no sentence has to inflect it or agree with it."""
    words = Words(language, {1: "Anna"}, book=[named("Große Häuser")])
    for id_, arguments in ALL:
        given_: dict[str, Argument] = dict.fromkeys(arguments, 1)
        said = words.say(Message(id_, **given_)).replace(QUOTES[language].format("Große Häuser"), "")
        assert "Große Häuser" not in said, id_


def test_lists_and_titles_go_without_quotation_marks() -> None:
    assert Cards(Words("de")).listed(244) == "Indischer Elefant (244)"


def test_questions_and_events_are_said() -> None:
    words = Words("en")
    assert words.question(Message("hb-ask-turn")) == "Take a standard action."
    assert words.event(Message("hb-roll", die="black", pips=1)) == "The black die shows 1."


def test_refusals_say_where_and_why() -> None:
    words = Words("en")
    why = Message("record-key-missing", key="seat")
    assert words.refusal(Refused(Message("game-over"))) == "The game is over."
    assert (
        words.refusal(RecordRefused(Message("record-line", line=4), why))
        == "Line 4 of the record: The header lacks “seat”."
    )
    mistakes = [
        Mistake("cards.csv", 7, 0, "cost", Message("data-number", found="x", low=0, high=99)),
        Mistake("", 0, 0, "", Message("toml-too-big")),
        Mistake("board.toml", 3, 9, "", Message("toml-broken", detail="Expected a key")),
    ]
    assert words.refusal(Mistaken(mistakes)).splitlines() == [
        "cards.csv line 7 cost: There must be a whole number from 0 to 99 here, not “x”.",
        "A number is too long, or lists are too deep.",
        "board.toml line 3 column 9: This is not TOML: Expected a key",
    ]


def test_a_language_that_is_not_there_is_an_error() -> None:
    with pytest.raises(ValueError, match="no words in 'fr'"):
        Words("fr")
    assert [language_of(each) for each in ("nl", "de-CH", "en_GB.UTF-8", "fr", "C", "")] == [
        *("nl", "de", "en"),
        *("en", "en", "en"),
    ]


def test_other_games_put_a_prefix_before_the_ids_of_their_choices() -> None:
    assert choice_id("hamburg", "end", []) == "hb-choice-end"
    assert choice_id("city_tycoon", "pick", ["tile"]) == "ct-choice-pick-tile"
    assert choice_id("drafting", "draw", []) == "drafting-choice-draw"


def test_a_long_number_is_shown_with_all_its_digits() -> None:
    assert bundle("en").fill("player-name", {"seat": 10**30})[0] == f"Player {10**30}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_can_be_told(language: str) -> None:
    """Play at random: every question, choice and event has words, all of them filled in."""
    words = Words(language, {1: "Anna", 2: "Ben"})
    told: list[str] = []

    def hear(event: Event) -> None:
        for seat in range(3):
            message = event.for_seat(seat)
            if message is not None:
                told.append(words.event(message))

    rules = rules_of("hamburg")
    game = Game(rules, {"players": 2}, Fast(11), hearers=[hear])
    rng = Fast(5)
    for _ in range(200):
        if game.table.over:
            break
        question = game.table.questions[0]
        assert question.seat != CHANCE
        told.append(words.question(question.ask))
        choices = question.choices
        told.extend([words.choice("hamburg", choice) for choice in choices[:3]])
        game.choose(question.seat, choices[rng.pick(len(choices), "")])
    assert len(told) > 500
    assert [line for line in told if re.search(r"[{}$]|-name|^[a-z-]+ \(", line)] == []

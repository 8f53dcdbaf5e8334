"""City Tycoon in words: names agree with the data; choices and texts of tiles in every language."""

from __future__ import annotations

import pytest

from burgomaster.core.event import Event, Listener
from burgomaster.core.message import Message
from burgomaster.games.city_tycoon.box.components import TILES
from burgomaster.games.city_tycoon.box.sets import standard_box
from burgomaster.games.city_tycoon.box.texts import plant_text, to_neighbours, when_laid, when_supplied
from burgomaster.games.city_tycoon.choices import NOTATION
from burgomaster.words import LANGUAGES, Words
from tests.city_tycoon.tables import Position, play
from tests.words.spoken import spoken


@pytest.mark.parametrize("language", LANGUAGES)
def test_tiles_have_the_names_of_the_data_set(language: str) -> None:
    words = Words(language)
    names = standard_box().names[language]
    for tile in range(1, TILES + 1):
        assert words.say(Message("ct-tile-name", tile=tile)) == f"{names[tile]} ({tile})"


@pytest.mark.parametrize("language", LANGUAGES)
def test_tiles_stand_in_quotation_marks_in_every_sentence(language: str) -> None:
    """A name in quotation marks is a title: no sentence has to inflect it or agree with it."""
    words = Words(language)
    name = standard_box().names[language][33]
    quoted = f"„{name}“" if language == "de" else f"“{name}”"
    told = {id_: names for id_, names in spoken().items() if "tile" in names and id_ != "ct-tile-name"}
    assert len(told) > 15
    for id_, names in told.items():
        said = words.say(Message(id_, **{**dict.fromkeys(names, 1), "tile": 33}))
        assert name not in said.replace(quoted, ""), id_


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_tile_and_plant_has_its_text(language: str) -> None:
    """No message is missing: one that is not known would be shown by its id."""
    words = Words(language)
    box = standard_box()
    said: list[str] = []
    for tile in box.tiles[1:]:
        said += [words.say(message) for message in when_laid(tile)]
        for pair in [*when_supplied(tile), *to_neighbours(tile)]:
            said += [words.say(message) for message in pair]
    for plant in range(2, 14):
        for number, side in enumerate(box.plants[plant]):
            said.append(words.say(plant_text(0 if plant < 8 else 1, number, side)))
    assert len(said) > 400
    assert not [text for text in said if "ct-" in text or "$" in text]


def test_texts_of_the_rulebooks_samples() -> None:
    words = Words("en")
    asks, brings = when_supplied(standard_box().tiles[20])[0]
    assert (words.say(asks), words.say(brings)) == ("2 red cubes", "1 point and 1 yellow cube")
    asks, brings = when_supplied(standard_box().tiles[31])[0]
    assert (words.say(asks), words.say(brings)) == ("2 red cubes and 1 blue cube", "12 euros")


def test_choices_in_words() -> None:
    words = Words("en")
    assert words.choice("city_tycoon", NOTATION.read("lay 20")) == "Lay “Market Hall”"
    assert words.choice("city_tycoon", NOTATION.read("build water")) == "Build a hydro plant"
    assert words.choice("city_tycoon", NOTATION.read("end turn")) == "End the turn"
    assert Words("de").choice("city_tycoon", NOTATION.read("from red-2")) == "Aus dem roten Kraftwerk II"
    assert Words("nl").choice("city_tycoon", NOTATION.read("buy 0")) == "Niets kopen"


def test_what_could_be_misread() -> None:
    """One offer of points or none; a bonus begins its own sentence; amounts of 0 are not told."""
    bought = when_laid(standard_box().tiles[83])
    said = {language: ", ".join(Words(language).say(each) for each in bought) for language in LANGUAGES}
    assert said == {
        "en": "if you like, 2 points for 3 euros, or 3 points for 7 euros, or 6 points for 12 euros",
        "de": "auf Wunsch 2 Siegpunkte für 3 €, oder 3 Siegpunkte für 7 €, oder 6 Siegpunkte für 12 €",
        "nl": "desgewenst 2 punten voor 3 euro, of 3 punten voor 7 euro, of 6 punten voor 12 euro",
    }
    for language in LANGUAGES:
        ((beside, _),) = to_neighbours(standard_box().tiles[27])
        assert Words(language).say(beside)[0].isupper()
    pay = NOTATION.read("pay 0 2 0 4 0")
    assert (
        Words("en").choice("city_tycoon", pay)
        == "Pay: 2 euros to Player 2, 4 euros to Player 4, the rest to the bank"
    )
    assert Words("de").choice("city_tycoon", NOTATION.read("pay 0 0 0 0 0")) == "Zahlen: den Rest an die Bank"
    assert Words("nl").choice("city_tycoon", pay).startswith("Betalen: 2 euro aan Speler 2, 4 euro")
    (own,) = when_laid(standard_box().tiles[116])
    assert Words("de").say(own) == "3 Siegpunkte für jedes eigene rote Kraftwerk"
    assert Words("nl").say(own) == "3 punten voor elke eigen rode centrale"


def test_choices_name_cells_and_players() -> None:
    at = NOTATION.read("at e2 n1")
    said = [Words(language).choice("city_tycoon", at) for language in LANGUAGES]
    assert said == ["Cell e2 n1", "Feld o2 n1", "Vak o2 n1"]
    paid = Words("de", {2: "Clara"}).choice("city_tycoon", NOTATION.read("pay 0 6 0 0 0"))
    assert paid == "Zahlen: 6 € an Clara, den Rest an die Bank"


def test_money_and_cubes_have_their_source() -> None:
    """What neighboring tiles give is told apart from what a supplied tile brings; 0 euros are no price."""
    words = Words("en", {1: "Clara"})
    told = [words.say(Message("ct-gain-money", seat=1, count=2, source=each)) for each in ("start", "sale")]
    assert told == ["Clara takes 2 euros (start money).", "Clara takes 2 euros (tile sold)."]
    position = Position(money=20).tile(0, 20, "e2 s1").plant(0, "steam", "e3 s1", 2)
    heard: list[Message] = []

    class Ear(Listener):
        def __init__(self) -> None:
            self.hears_events = True

        def tell(self, event: Event) -> None:
            assert event.public is not None
            heard.append(event.public)

    table = position.table
    table.listener = Ear()
    play(table, "supply 20 demand 1", "from red-1", "from red-1")
    said = [words.say(message) for message in heard]
    assert "Clara supplies “Market Hall” (20) at no cost." in said
    assert "Clara takes 1 yellow cube (tile supplied)." in said


def test_only_who_sells_a_tile_is_told_which() -> None:
    told: dict[int, list[str]] = {0: [], 1: []}

    class Ear(Listener):
        def __init__(self) -> None:
            self.hears_events = True

        def tell(self, event: Event) -> None:
            for seat, heard in told.items():
                message = event.for_seat(seat)
                assert message is not None
                heard.append(message.id)

    table = Position(money=30).building(64)
    table.listener = Ear()
    play(table, "sell 64")
    assert told[0][:2] == ["ct-sold-tile", "ct-gain-money"]
    assert told[1][:2] == ["ct-sold", "ct-gain-money"]


def test_questions_tell_in_which_order_things_are_offered() -> None:
    """Land before water, round the tile; of several plants the cheapest first, if more cubes follow."""
    words = Words("en")
    table = play(Position(money=30).tile(1, 1, "e2 n1").building(64), "lay 64", "at e3 n1")
    assert words.question(table.questions[0].ask).endswith(
        "Land first, then water, clockwise from the north."
    )
    table = play(table, "land e4 n1")
    assert words.question(table.questions[0].ask).endswith("Left: land 0, water 1.")
    position = Position(money=20).tile(0, 20, "e2 s1").plant(0, "steam", "e3 s1", 2)
    table = play(position.table, "supply 20 demand 1")
    assert words.question(table.questions[0].ask).endswith("Choose the cheapest plant first.")
    table = play(table, "from red-1")
    assert words.question(table.questions[0].ask).endswith("for “Market Hall” come from? (cube 2)")

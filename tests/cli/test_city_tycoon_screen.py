"""City Tycoon at the keyboard: what one sees before deciding, and what one can type."""

from __future__ import annotations

import re
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

from burgomaster.cli.answers import letter, meant, one_by_one
from burgomaster.cli.say import Voice
from burgomaster.cli.screen import Heard
from burgomaster.cli.screens.city_tycoon.choices import shown, typed
from burgomaster.cli.screens.city_tycoon.screen import CityTycoonScreen
from burgomaster.core.choice import Choice
from burgomaster.core.earnings import Earned
from burgomaster.core.event import Cause
from burgomaster.core.message import Message, Refused
from burgomaster.core.reading import read_record
from burgomaster.games.city_tycoon.box.components import cell_name
from burgomaster.games.city_tycoon.choices import NOTATION, PASS
from burgomaster.games.city_tycoon.table import CityTycoon
from tests.city_tycoon.tables import Position, play
from tests.cli.conftest import Call

LANGUAGES = ("en", "de", "nl")
PLAY = "play city_tycoon --players 3 --seed 7 --name Anna"


class Terminal:
    """A screen without a keyboard."""

    def __init__(self, language: str = "en", width: int = 100) -> None:
        self.said = Voice(language, {1: "Anna", 2: "Bea", 3: "Cem"})
        self.paper = StringIO()
        self.screen = CityTycoonScreen(Console(file=self.paper, width=width, color_system=None), self.said)

    def read(self) -> str:
        """Return what was drawn since it was last read."""
        text = self.paper.getvalue()
        self.paper.seek(0)
        self.paper.truncate()
        return text

    def show(self, table: CityTycoon) -> str:
        self.screen.show(table.seen_by(0))
        return self.read()

    def news(self, table: CityTycoon) -> str:
        self.screen.show_news(table.seen_by(0))
        return self.read()

    def choices(self, table: CityTycoon) -> str:
        seen = table.seen_by(table.asked)
        offered = self.screen.arranged(seen, seen.questions[0].choices)
        self.screen.console.print(self.screen.choices(seen, offered))
        return self.read()


def choices(*texts: str) -> list[Choice]:
    return [NOTATION.read(text) for text in texts]


# What one types.


def test_a_number_is_a_tile_s_own_number() -> None:
    pack = choices("pick 3", "pick 10", "pick 11")
    for text, wanted in (("11", 2), ("a", 0), ("b", 1), ("pick 3", 0), ("p 10", 1)):
        assert meant(text, pack, shown) is pack[wanted]
    with pytest.raises(Refused) as refused:
        meant("2", pack, shown)
    assert refused.value.message.id == "number-not-offered"
    assert meant("nonsense", pack, shown) is None


def test_a_number_that_several_choices_are_about_is_asked_again() -> None:
    hand = choices("lay 11", "sell 11", "lay 1", "sell 1")
    with pytest.raises(Refused) as refused:
        meant("11", hand, shown)
    assert refused.value.message.arguments["several"] == "lay 11, sell 11"
    assert meant("s 1", hand, shown) is hand[3]  # not 11: numbers are never shortened


def test_letters_go_on_after_z() -> None:
    names = [letter(number) for number in range(60)]
    assert len(set(names)) == 60
    assert (names[26], names[52]) == ("aa", "ba")
    assert one_by_one("a aa 54") == ["a", "aa", "54"]
    assert one_by_one("at e2 n1") == ["at e2 n1"]


def test_a_hydro_plant_is_built_by_its_name() -> None:
    builds = choices("build wind", "build water")
    assert meant("build hydro", builds, shown) is builds[1]
    assert NOTATION.read(typed("build hydro")) is builds[1]
    text = Terminal().choices(Position(money=30).building(7, 1))
    assert "build hydro" in text
    assert "build water" not in text


def test_a_game_by_tile_numbers_and_short_words(call: Call, tmp_path: Path) -> None:
    """Tile 11 is the third of the pack; Enter ends the turn; a semicolon at the end is Enter."""
    done = call(f"{PLAY} --save my.game", typed="11\n" + "a\n" * 4 + "sell 11;\na\nquit\n")
    assert done.exit_code == 0, done.output
    mine = [str(e) for e in read_record((tmp_path / "my.game").read_text()).entries if e.seat == 0]
    assert mine[0] == "1 pick 11"
    assert mine[5:7] == ["1 sell 11", "1 end turn"]


# What one sees before deciding.


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_cell_is_shown_with_its_price_and_bonuses(language: str) -> None:
    """Beside the gray quarter a residential tile gets a bonus; beside an own industry, 28 gives one."""
    terminal = Terminal(language)
    said = terminal.said
    cell = said.words.cell
    table = play(Position(money=30).plant(1, "steam", "e2 s1").tile(0, 7, "e3 s1").building(1, 28), "lay 1")
    text = terminal.choices(table)
    rows = {" ".join(line.split()[1:3]): line for line in text.splitlines() if ")" in line}
    assert said("label-supplying") in text
    assert said("euros", euro=2) in rows[cell("e2 n1")]
    assert said("net-gain", euro=4) in rows[cell("e2 n1")]
    assert said("net-gain", euro=3) in rows[cell("w2 n1")]
    play(table, "at w2 n1")
    table = play(Position(money=30).tile(0, 7, "e2 s1").tile(1, 10, "w2 s1").building(28, 2), "lay 28")
    rows = {" ".join(line.split()[1:3]): line for line in terminal.choices(table).splitlines() if ")" in line}
    euro = said("euros", euro=1)
    assert said("given-to", tile=7, name="Anna", brings=euro, own="yes") in rows[cell("e3 s1")]
    assert said("given-to", tile=10, name="Bea", brings=euro, own="no") in rows[cell("w3 s1")]
    assert said("net-loss", euro=1) in rows[cell("e3 s1")]


def test_a_plant_s_cell_is_shown_with_the_price_of_its_cubes() -> None:
    table = play(Position(money=30).tile(0, 7, "e2 n1").building(1, 2), "build steam")
    if table.questions[0].step == "discard":
        play(table, "discard 1")
    text = Terminal().choices(table)
    assert re.search(r"e3 n1 +I7/1 +7: 0 euros", text)
    assert re.search(r"w2 s1 +start +7: 2 euros", text)


def test_the_best_comes_first() -> None:
    table = play(Position(money=30).plant(1, "steam", "e2 s1").building(1, 2), "lay 1")
    terminal = Terminal()
    nets = re.findall(r"(net|loss of) \+?(\d+) euro", terminal.choices(table))
    gains = [int(euro) if kind == "net" else -int(euro) for kind, euro in nets]
    assert gains == sorted(gains, reverse=True)
    assert len(set(gains)) > 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_map_tells_districts_and_what_gray_quarters_pay(language: str) -> None:
    terminal = Terminal(language)
    text = terminal.show(Position().tile(0, 7, "e2 n1").tile(1, 28, "w2 n1").table)
    letters = [
        terminal.said("district-letter", district=name)
        for name in ("residential", "industry", "entertainment", "shopping", "landmark")
    ]
    assert len(set(letters)) == 5
    assert f"{letters[1]}7/1" in text
    assert f"{letters[4]}28/2" in text
    bonus = terminal.said("start-bonus", letter=letters[0], brings=terminal.said("euros", euro=1))
    assert bonus in text


def test_all_plants_to_come_are_shown_with_both_sides() -> None:
    table = Position(money=30).plant(1, "steam", "e2 s1").building(1, 2)
    text = Terminal().show(table)
    for colour, kinds in enumerate((("solar", "steam"), ("wind", "hydro"))):
        for side, kind in enumerate(kinds):
            row = next(line for line in text.splitlines() if f"{kind} plant (" in line)
            for number in range(6):
                printed = table.box.plants[2 + 6 * colour + number][side]
                there = f"{printed.cost} € {printed.cubes}\N{MULTIPLICATION SIGN}"
                assert (there in row) == (number >= table.built[colour]) or number == 0


def test_supplying_is_shown_with_its_gain_and_a_loss_with_a_sign() -> None:
    text = Terminal().choices(Position(money=30).tile(0, 1, "e2 n1").tile(0, 28, "w2 s1").table)
    gain = next(line for line in text.splitlines() if "(1)" in line)
    loss = next(line for line in text.splitlines() if "(28)" in line)
    assert "net +4 euros" in " ".join(text.split())
    assert "! a loss of 1 euro" in " ".join(text.split())
    assert text.index(gain) < text.index(loss) < text.index("pass")


def test_cubes_that_two_tiles_count_on_are_told() -> None:
    position = Position(money=40).plant(0, "solar", "e2 n1", 1).tile(0, 1, "e3 n1").tile(0, 7, "e2 n2")
    terminal = Terminal()
    told = terminal.said("same-cubes", tiles="1, 7", plant="red plant I", cubes=1)
    assert told in " ".join(terminal.show(position.table).split())


def test_a_price_that_changed_is_told() -> None:
    """Bea takes the last cube of the near plant, so Anna's tile has to be supplied from another one."""
    table = Position(money=40).plant(0, "solar", "e2 n1", 1).tile(0, 1, "e3 n1").tile(1, 7, "e2 n2").table
    terminal = Terminal()
    terminal.news(table)
    assert "costs 0 euros" in " ".join(terminal.choices(table).split())
    table.cubes[2] -= 1
    terminal.news(table)
    assert "(was 0 euros)" in " ".join(terminal.choices(table).split())
    terminal.news(table)
    assert "(was" not in terminal.choices(table)


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_told_what_is_lacking(language: str) -> None:
    """Tile 5 asks for a red cube, which costs more than Anna has, or for a yellow one, which she has not."""
    terminal = Terminal(language, 200)
    table = Position(money=1).tile(1, 7, "e2 n1").tile(0, 5, "e3 n1").tile(0, 1, "w2 n1").table
    text = " ".join(terminal.show(table).replace("│", " ").split())
    assert terminal.said("supply-short") in text
    assert terminal.said("supply-no-yellow") in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_plant_is_named_as_on_the_map(language: str) -> None:
    """Two plants are equally near: red plant I is which one?"""
    terminal = Terminal(language)
    position = Position(money=20).plant(1, "steam", "e2 n1").plant(1, "solar", "e3 n2").tile(0, 1, "e3 n1")
    text = terminal.choices(play(position.table, "supply 1 demand 1"))
    steam, solar = [terminal.said("map-name", kind=kind) for kind in ("steam", "solar")]
    cell = terminal.said.words.cell
    assert terminal.said("plant-at", plant="", short=f"{steam}2/2", cell=cell("e2 n1")).strip() in text
    assert terminal.said("plant-at", plant="", short=f"{solar}2/2", cell=cell("e3 n2")).strip() in text


def test_only_what_is_new_is_drawn() -> None:
    table = Position(money=40).tile(0, 1, "e2 n1").building(7, 2)
    terminal = Terminal()
    assert "e2" in terminal.news(table)
    assert terminal.news(table).strip() == ""
    play(table, "build steam", "discard 2", "at e2 s1")
    again = terminal.news(table)
    assert "steam plant" in again  # the stacks have changed, and the map
    assert "st2/1" in again
    assert "e2" in terminal.show(table)  # asked for, everything is drawn
    other = table.seen_by(1)
    terminal.screen.show_news(other)  # and for somebody else at the keyboard
    assert "e2" in terminal.read()


def test_small_answers_do_not_draw_the_table_again(call: Call) -> None:
    done = call(PLAY, typed="a\n" * 6 + "lay 3\na\na\nquit\n")
    assert done.exit_code == 0, done.output
    after = done.stdout.split("Anna> lay 3")[1]
    assert "Order of play" not in after
    assert Voice("en")("enter-ends-turn") in after
    assert "End your turn" not in after


def test_in_the_draft_one_sees_to_whom_one_passes_and_what(call: Call) -> None:
    done = call(PLAY, typed="a\na\na\nquit\n")
    text = " ".join(done.stdout.split())
    said = Voice("en")
    assert said("passing", to="Clerk 2", source="Clerk 3") in text
    assert said("passed-on", count=5, tiles="10, 11, 15, 18, 22", names="", again="yes") in text
    gone = said("passed-on", count=2, tiles="@", names="Clerk 2, Clerk 3", again="no")
    assert re.search(re.escape(gone).replace("@", r"\d+, \d+"), text)
    assert "Kept so far" in text
    one = said("passed-on", count=1, tiles="11", names="Clerk 2", again="no")
    assert one == "You passed on tile 11, for Clerk 2."


# Asked beforehand.


def foreseen(words: str, table: CityTycoon, language: str = "en") -> str:
    """Return what the first player hears to `if ...`, in one line."""
    paper = Terminal(language)
    paper.screen.console.print(paper.screen.foresee(table.seen_by(0), 0, words))
    return " ".join(paper.read().split())


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_way_is_told_in_words_with_each_toll(language: str) -> None:
    """The rulebook's first example: two red cubes from the start tile over a tile of the second player."""
    table = Position(money=20).tile(1, 27, "w2 n1").tile(0, 20, "w3 n1").table
    text = foreseen("20", table, language)
    said = Voice(language, {1: "Anna", 2: "Bea", 3: "Cem"})
    bank, bea = said("pays-bank", euro=2), said("pays-seat", euro=2, name="Bea")
    assert text.count("w1 n1 → w2 n1 → w3 n1") == 2
    assert text.count(said("toll-at", paid=bank, cell="w1 n1")) == 2
    assert text.count(said("toll-at", paid=bea, cell="w2 n1")) == 2
    assert said("net-loss", euro=8) in text


def test_other_plants_and_ways_at_no_cost_are_told() -> None:
    table = Position(money=20).plant(0, "steam", "e3 n1").tile(0, 1, "e2 n1").table
    text = foreseen("1", table)
    assert "red cube from red plant I: e3 n1 → e2 n1; at no cost" in text
    assert "Other plants, for each cube: the start tile's solar plant 2 euros" in text
    table = play(table, "supply 1 demand 1", "from red-1")
    assert "supplied" in foreseen("1", table)


def test_a_plan_is_told_with_what_is_left_and_why_not() -> None:
    table = Position(money=20).plant(0, "steam", "e3 n1", 1).tile(0, 1, "e2 n1").tile(0, 7, "e3 n2").table
    text = foreseen("1 7 2", table)
    assert "costs 0 euros" in text
    assert "costs 2 euros (2 euros to the bank)" in text
    assert "is not a tile of yours in the city" in text
    assert "each cube counted once: costs 2 euros" in text


def test_every_free_cell_is_told_for_a_tile_or_a_plant() -> None:
    table = Position(money=20).tile(0, 1, "e2 n1").building(7)
    for words in ("7", "wind", "hydro"):
        text = foreseen(words, table)
        assert all(cell_name(each) in text for each in table.city.free)
    laying = play(table, "lay 7")
    assert "w2 s1" in foreseen("7", laying)  # while its cell is being chosen


@pytest.mark.parametrize("words", ["", "nonsense", "0", "121", "7 wind"])
def test_what_cannot_be_asked_is_refused(words: str) -> None:
    with pytest.raises(Refused, match="what-if-unknown"):
        foreseen(words, Position().building(7))


def test_if_is_a_command_where_the_game_answers_it(call: Call) -> None:
    city = call(PLAY, typed="if wind\nif nonsense\nhelp\nquit\n").stdout
    assert "e2 n1" in city
    assert "cannot be asked beforehand" in city
    assert Voice("en")("help-if")[:20] in " ".join(city.split())
    hamburg = call("play hamburg --seed 7", typed="if 54\nhelp\nquit\n").stdout
    assert "cannot be asked beforehand" in hamburg
    assert Voice("en")("help-if")[:20] not in " ".join(hamburg.split())


@pytest.mark.parametrize("language", LANGUAGES)
def test_passing_tells_of_a_gain_that_is_left(language: str) -> None:
    paper = Terminal(language, width=200)
    table = Position(money=20).tile(0, 1, "e2 n1").table
    warning = table.warning(0, PASS)
    assert warning is not None
    assert paper.said.say(warning) in " ".join(paper.choices(table).split())


def test_the_draft_tells_the_cubes_that_one_s_tiles_want(call: Call) -> None:
    done = call(PLAY, typed="a\nquit\n")
    text = " ".join(done.stdout.split())
    assert "your tiles ask for: red 0 / 0, blue 0 / 0, yellow 0 / 0" in text
    assert "your tiles ask for: red 0 / 1" in text


def test_the_end_tells_which_tiles_brought_points() -> None:
    paper = Terminal()
    table = Position().tile(0, 1, "e2 n1").tile(1, 3, "w2 s1").table
    rows = [
        Earned(1, "supplied", Cause("tile", "", 1), 3),
        Earned(1, "neighbours", Cause("tile", "", 1), 1),
        Earned(2, "laid", Cause("tile", "", 3), 2),
        Earned(2, "money", Cause("step"), 5),
    ]
    told = str(paper.screen.earned(table, lambda: rows))
    first, second = told.splitlines()
    assert first == "Anna, points by tile: Allotment Gardens 4"
    assert second == "Bea, points by tile: Workers' Row 2"


# Help and names.


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_is_about_the_game_one_plays(call: Call, language: str) -> None:
    said = Voice(language)
    word = said("command-help").split()[0]
    city = call(f"{PLAY} --lang {language}", typed=f"{word}\nquit\n").stdout
    hamburg = call(f"play hamburg --seed 7 --lang {language}", typed=f"{word}\nquit\n").stdout
    for about in ("help-card", "help-why", "play-hint"):
        assert said(about, game="city_tycoon") != said(about, game="hamburg")
        assert " ".join(said(about, game="city_tycoon").split()) in " ".join(city.split())
        assert " ".join(said(about, game="hamburg").split()) in " ".join(hamburg.split())
    assert "build 54 at 1" not in city
    assert not re.search({"en": r"\bcards?\b", "de": "Karte", "nl": r"\bkaart"}[language], city)
    assert "site 54" not in city
    assert "lay 11" in city
    for example in ("lay 54", "build hydro", "supply 6 demand 2"):
        NOTATION.read(typed(example))


@pytest.mark.parametrize(("language", "name"), [("en", "Clerk 2"), ("de", "Schreiber 2"), ("nl", "Klerk 2")])
def test_computer_players_have_names_in_the_reader_s_language(call: Call, language: str, name: str) -> None:
    done = call(f"{PLAY} --lang {language}", typed="quit\n")
    assert name in done.stdout
    assert language == "en" or "Clerk" not in done.stdout


def test_a_bot_of_one_s_own_is_called_as_its_class_is(call: Call) -> None:
    done = call("play city_tycoon --bots burgomaster.bots.base:Random", typed="quit\n")
    assert "Random 2" in done.stdout


@pytest.mark.parametrize(
    ("language", "own", "others"),
    [
        ("en", "Anna is dealt 6 tiles: “", "Bea is dealt 6 tiles."),
        ("de", "Anna bekommt 6 Plättchen: „", "Bea bekommt 6 Plättchen."),
        ("nl", "Anna krijgt 6 tegels: “", "Bea krijgt 6 tegels."),
    ],
)
def test_six_tiles_that_are_dealt_are_told_in_a_sentence(language: str, own: str, others: str) -> None:
    seen = [Message("ct-dealt-tiles", seat=1, tile1=n, tile2=n + 1, tile3=n + 2) for n in (1, 7)]
    told = [*seen, *[Message("ct-dealt", seat=2)] * 2]
    lines = Terminal(language).screen.story([Heard(each) for each in told], 0)
    assert lines[0].startswith(own)
    assert re.findall(r"\((\d+)\)", lines[0]) == ["1", "2", "3", "7", "8", "9"]
    assert lines[1:] == [others]


@pytest.mark.parametrize(("language", "cell"), [("en", "e2 s1"), ("de", "o2 s1"), ("nl", "o2 z1")])
def test_cells_have_the_letters_of_the_language_and_are_typed_with_either(language: str, cell: str) -> None:
    terminal = Terminal(language)
    laid = Message("ct-laid", seat=1, tile=7, cell="e2 s1")
    assert terminal.screen.story([Heard(laid)], 0)[0].endswith(f" {cell}.")
    assert cell in terminal.said.words.choice("city_tycoon", NOTATION.read("at e2 s1"))
    table = play(Position(money=30).building(1, 28), "lay 1")
    assert re.search(rf"\b{cell}\b", terminal.choices(table))
    assert {*cell.split()} <= {*terminal.show(table).split()}
    assert {terminal.screen.heard(f"at {each}") for each in (cell, "e2 s1")} == {"at e2 s1"}
    assert typed(f"at {cell}") == "at e2 s1"

"""Every door to a table asks the same rules: what they refuse gets through none of them, and is told why."""

from __future__ import annotations

import ast
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

import burgomaster
from burgomaster import CHANCE, Fast, Game, Message, Record, Refused, Table, Words
from burgomaster.core.beginning import begun
from burgomaster.core.languages import LANGUAGES
from burgomaster.core.options import Options
from burgomaster.core.replay import replay
from burgomaster.games import GAMES, rules_of

Door = Callable[[str, Options], object]

SOURCE = Path(__file__).parents[2] / "src" / "burgomaster"


def by_the_package(game: str, options: Any) -> Table:
    return burgomaster.new(game, **options)


def by_the_game(game: str, options: Any) -> Table:
    table: Table = import_module(f"burgomaster.games.{game}").new(**options)
    return table


def by_the_rules(game: str, options: Options) -> Table:
    table: Table = rules_of(game).new(options, None)
    return table


def by_a_story(game: str, options: Options) -> Table:
    table: Table = Game(rules_of(game), options, None).table
    return table


def by_a_record(game: str, options: Options, digest: str = "") -> Table:
    rules = rules_of(game)
    digest = digest or rules.data_digest(rules.options({}))
    return burgomaster.replay(Record(game, rules.version, digest, options, ("1", "2", "3", "4")))


def by_a_story_that_begins_with_a_table(game: str, options: Options) -> Table:
    rules = rules_of(game)
    begin = rules.new({"players": 2}, None).dump()
    table: Table = Game(begun(rules, begin), options, None).table
    return table


def by_a_position(game: str, options: Options) -> Table:
    told = "".join([f"{name} = {value!r}\n" for name, value in options.items()])
    return burgomaster.read_position(f'game = "{game}"\n{told}')


def by_a_stored_table(game: str, options: Options) -> Table:
    rules = rules_of(game)
    table: Table = rules.load({**rules.new({"players": 2}, None).dump(), **options})
    return table


def by_a_simulation(game: str, options: Any) -> object:
    return burgomaster.simulate(game, games=1, **{"players": 2, **options})


def by_a_tournament(game: str, options: Any) -> object:
    return burgomaster.tournament(game, ["random"], games=1, **{"players": 2, **options})


OF_TABLES: tuple[Door, ...] = (by_the_package, by_the_game, by_the_rules, by_a_story)
STORIES: tuple[Door, ...] = (*OF_TABLES, by_a_record, by_a_story_that_begins_with_a_table)
ALL: tuple[Door, ...] = (*STORIES, by_a_position, by_a_stored_table, by_a_simulation, by_a_tournament)
BY_DIGEST: tuple[Door, ...] = (by_a_record, by_a_stored_table)
"""What was stored finds its printed values by their digest, whatever they are called."""


def named(value: object) -> str:
    return getattr(value, "__name__", str(value))


def refusal(door: Door, game: str, options: Options) -> Message:
    """Return why a door stays shut; there are words for it in every language."""
    with pytest.raises(Refused) as refused:
        door(game, options)
    for language in LANGUAGES:
        sentence = Words(language).refusal(refused.value)
        assert refused.value.message.id not in sentence
        assert " " in sentence
    return refused.value.message


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("door", ALL, ids=named)
def test_no_door_lets_too_few_or_too_many_players_in(game: str, door: Door) -> None:
    players = rules_of(game).offered()[0]
    for wrong in (0, players.low - 1, players.high + 1, 10**6):
        refusal(door, game, {"players": wrong})


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("door", [door for door in ALL if door not in BY_DIGEST], ids=named)
def test_no_door_knows_a_data_set_that_is_not_there(game: str, door: Door) -> None:
    assert refusal(door, game, {"players": 2, "data": "nowhere"}).arguments["name"] == "nowhere"


@pytest.mark.parametrize("game", GAMES)
def test_what_is_stored_finds_its_values_by_their_digest_alone(game: str) -> None:
    def by_another_record(game: str, options: Options) -> Table:
        return by_a_record(game, options, "0" * 16)

    refusal(by_another_record, game, {"players": 2})
    refusal(by_a_stored_table, game, {"digest": "0" * 16})


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("door", ALL, ids=named)
def test_no_door_knows_an_expansion_that_is_not_there(game: str, door: Door) -> None:
    refusal(door, game, {"players": 2, "expansions": ["nothing"]})


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("door", STORIES, ids=named)
@pytest.mark.parametrize(
    "wrong",
    [{"colours": "mine"}, {"players": True}, {"players": "3"}, {"data": 3}, {"expansions": "mayors"}],
    ids=str,
)
def test_no_door_takes_an_option_that_is_none(game: str, door: Door, wrong: Options) -> None:
    refusal(door, game, {"players": 2, **wrong})


def test_the_solo_game_is_played_against_tom() -> None:
    for door in OF_TABLES:
        table = door("hamburg", {"players": 1})
        assert isinstance(table, Table)
        assert table.seats() == 2
        assert table.automatic_names() == {1: "TOM"}


@pytest.mark.parametrize("game", GAMES)
def test_all_doors_lead_to_the_same_table(game: str) -> None:
    players = rules_of(game).offered()[0]
    for number in range(players.low, players.high + 1):
        table = rules_of(game).new({"players": number}, Fast(5))
        assert burgomaster.new(game, players=number, seed=5) == table
        assert burgomaster.new(game, players=number, source=Fast(5)) == table
        assert import_module(f"burgomaster.games.{game}").new(number, Fast(5)) == table
        assert Game(rules_of(game), {"players": number}, Fast(5)).table == table


def test_expansions_may_be_any_list_or_tuple_of_names() -> None:
    table = burgomaster.new("hamburg", players=3, expansions=["ships", "mayors"], seed=7)
    assert burgomaster.new("hamburg", players=3, expansions=("mayors", "ships"), seed=7) == table
    assert burgomaster.new("hamburg", players=3, seed=7) != table


@pytest.mark.parametrize("game", GAMES)
def test_without_source_and_seed_chance_is_asked(game: str) -> None:
    assert burgomaster.new(game, players=2).seats_asked() == [CHANCE]


def test_chance_comes_from_one_place() -> None:
    with pytest.raises(ValueError, match="from a source or from a seed"):
        burgomaster.new("hamburg", players=2, source=Fast(1), seed=1)


def test_a_game_that_is_not_there_is_refused() -> None:
    for wrong in ('game = "chess"', "game = 3"):
        with pytest.raises(Refused, match="game-unknown"):
            burgomaster.read_position(wrong)
    with pytest.raises(Refused, match="game-unknown"):
        burgomaster.new("chess", players=2)


@pytest.mark.parametrize("game", GAMES)
def test_a_record_is_replayed_by_the_rules_of_its_game(game: str) -> None:
    story: Game[Any] = Game(rules_of(game), {"players": 2}, Fast(3))
    for _ in range(20):
        seat, choices = story.table.turn()
        story.choose(seat, choices[0])
    record = story.record()
    assert burgomaster.replay(record) == story.table
    assert burgomaster.replay(record, 5) == replay(rules_of(game), record, 5)


def test_nobody_sets_up_a_table_but_the_rules() -> None:
    """What lays out a table takes whatever it is given: the rules look at it before."""
    takers = [
        file.relative_to(SOURCE).as_posix()
        for file in SOURCE.rglob("*.py")
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.ImportFrom) and "set_up" in [alias.name for alias in node.names]
    ]
    assert sorted(takers) == sorted([f"games/{game}/rules.py" for game in GAMES])

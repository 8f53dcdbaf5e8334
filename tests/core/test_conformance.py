"""The conformance kit passes a sound game and finds every fault planted in it."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from burgomaster.core.chance import CHANCE, Fast
from burgomaster.core.choice import Form, Kind, Notation
from burgomaster.core.conformance import CHECKS, Case, final_digest, moments, run_all
from burgomaster.core.conformance.case import sample
from burgomaster.core.step import EVERYBODY
from tests.core import faults
from tests.core.drafting import Draft, Drafting, Pick, laws, permute


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_drafting_game_conforms(check: Callable[[Case[Draft]], None], players: int) -> None:
    """Every check, with every number of players."""
    check(Case(Drafting(), {"players": players, "pack": 4}, 10 + players, permute, laws))


def test_a_game_never_changes() -> None:
    """The same in every version and in both builds."""
    case = Case(Drafting(), {"players": 3}, 1, permute, laws)
    assert final_digest(case) == "816b2caefdbb263b95d12e981a2a2244207d15188742e4ca2e4a265498562460"


def test_moments_include_the_beginning_chance_and_the_end() -> None:
    """The checks look at rolls, questions and finished games."""
    case = Case(Drafting(), {"players": 2}, 1, permute, laws)
    asked = [game.table.asked for game in moments(case)]
    assert asked[0] == CHANCE
    assert EVERYBODY in asked
    assert asked[-1] not in (CHANCE, EVERYBODY)


def test_big_forms_are_sampled() -> None:
    """Small ones are tried completely."""
    big = Form("roll {a} {b} {c}", faults.Roll, a=Kind(1, 999), b=Kind(1, 999), c=Kind(1, 999))
    small = Form("pick {card}", Pick, card=Kind(1, 9))
    choices = sample(Notation(big, small), Fast(1), 20)
    assert choices[20:] == list(small.every())
    assert len(set(choices[:20])) == 20


FAULTS: list[tuple[Drafting, str]] = [
    (faults.Lopsided(faults.ShowsPicks), "secrets_are_kept"),
    (faults.Lopsided(faults.ShowsOrder), "secrets_are_kept"),
    (faults.Lopsided(faults.ShowsDeck), "secrets_are_kept"),
    (faults.Lopsided(faults.ChangesWhenSeen), "seen_tables_agree"),
    (faults.Lopsided(faults.ShowsOneList), "views_stay"),
    (faults.Lopsided(faults.SharesPacks), "clones_stand_apart"),
    (faults.Lopsided(faults.SharesPicks), "undo_is_exact"),
    (faults.Lopsided(faults.DropsPicks), "clones_stand_apart"),
    (faults.Lopsided(faults.DumpsTooLittle), "replay_and_storage_agree"),
    (faults.Replacing(faults.TellingRefusal("pick")), "secrets_are_kept"),
    (faults.Replacing(faults.TellingEvent("pick")), "secrets_are_kept"),
    (faults.Replacing(faults.TellingMove("pick")), "secrets_are_kept"),
    (faults.Replacing(faults.TellingCause("pick")), "secrets_are_kept"),
    (faults.Replacing(faults.TellingQuestion("pick")), "secrets_are_kept"),
    (faults.Replacing(faults.OffersByWhim("pick")), "secrets_are_kept"),
    (faults.Replacing(faults.Silent("pick")), "reveals_are_said"),
    (faults.Replacing(faults.GlimpseTooEarly("pick")), "prospects_agree"),
    (faults.Replacing(faults.RefusesWhatIsHidden("pick")), "seen_tables_agree"),
    (faults.Replacing(faults.TellsNobody("pick")), "events_are_for_hearers"),
    (faults.Replacing(faults.MovesUntold("pick")), "moves_account_for_changes"),
    (faults.Replacing(faults.MovesTwice("pick")), "moves_account_for_changes"),
    (faults.Replacing(faults.DealsUnseen("deal")), "moves_account_for_changes"),
    (faults.Lopsided(faults.CountsNothing), "moves_account_for_changes"),
    (faults.Replacing(faults.PicksForGood("pick")), "answers_can_be_changed"),
    (faults.Lopsided(faults.SharesPicks), "answers_can_be_changed"),
    (faults.Replacing(faults.OffersTwice("pick")), "games_end"),
    (faults.Replacing(faults.LosesACard("pick")), "games_end"),
    (faults.Replacing(faults.NeverEnds("pick")), "games_end"),
    (faults.Lopsided(faults.NobodyWins), "games_end"),
    (faults.Lopsided(faults.WinsAsSeen), "games_end"),
    (faults.Replacing(faults.ChangesWhenRefusing("pick")), "others_are_refused"),
    (faults.Replacing(faults.LabelsAlike("deal")), "chance_is_complete"),
    (faults.Replacing(faults.LabelsAlike("deal")), "tasks_are_declared"),
    (faults.Replacing(faults.LosesAnOutcome("deal")), "chance_is_complete"),
    (faults.Replacing(faults.PrintsPicks("pick")), "secrets_are_kept"),
    (faults.Replacing(faults.PrintsDeals("deal")), "secrets_are_kept"),
    (faults.WritesTheSame(), "choices_round_trip"),
    (faults.LoadsSomethingElse(), "replay_and_storage_agree"),
    (faults.ImaginesAnything(), "imagination_agrees"),
    (faults.ImaginesAnew(), "imagination_agrees"),
]


def fault_name(rules: Drafting) -> str:
    """Return what is wrong with the rules, for the name of a test."""
    if isinstance(rules, faults.Lopsided):
        return rules.table_class.__name__
    return type(rules.step if isinstance(rules, faults.Replacing) else rules).__name__


@pytest.mark.parametrize(("rules", "check"), FAULTS, ids=[fault_name(rules) for rules, _ in FAULTS])
def test_the_kit_finds_the_fault(rules: Drafting, check: str) -> None:
    """The check made for it fails, and shows a record that can be played."""
    case = Case(rules, {"players": 3, "pack": 4}, 1, permute, laws, limit=300)
    (made_for_it,) = [each for each in CHECKS if each.__name__ == check]
    with pytest.raises(AssertionError, match="game drafting"):
        made_for_it(case)


def test_what_comes_to_light_may_be_told() -> None:
    """A reveal is no leak, even if the table does not remember what was seen."""
    for seed in range(5):
        run_all(
            Case(faults.Replacing(faults.Glimpse("pick")), {"players": 2, "pack": 4}, seed, permute, laws)
        )


def test_run_all_stops_at_a_fault() -> None:
    """And lets a sound game pass."""
    run_all(Case(Drafting(), {"players": 2}, 3, permute, laws))
    with pytest.raises(AssertionError):
        run_all(Case(faults.Lopsided(faults.ShowsPicks), {"players": 2}, 3, permute, laws))

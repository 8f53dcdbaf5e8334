"""The conformance kit: what every game promises, as checks that a game's tests call.

A check plays at random and fails with the record so far, so that what went wrong can be played:

    run_all(Case(rules, options, seed=1, permute=permute, laws=laws))
"""

from __future__ import annotations

from typing import Final, TypeVar

from burgomaster.core.conformance.accounts import moves_account_for_changes
from burgomaster.core.conformance.case import Case as Case
from burgomaster.core.conformance.case import moments as moments
from burgomaster.core.conformance.case import played as played
from burgomaster.core.conformance.fate import chance_is_complete, fair_games_verify, same_seed_same_game
from burgomaster.core.conformance.fate import final_digest as final_digest
from burgomaster.core.conformance.secrecy import (
    imagination_agrees,
    prospects_agree,
    reveals_are_said,
    secrets_are_kept,
    seen_tables_agree,
    views_stay,
)
from burgomaster.core.conformance.tables import (
    answers_can_be_changed,
    choices_round_trip,
    clones_stand_apart,
    events_are_for_hearers,
    games_end,
    others_are_refused,
    replay_and_storage_agree,
    tasks_are_declared,
    undo_is_exact,
)
from burgomaster.core.table import Table

T = TypeVar("T", bound=Table)


def run_all(case: Case[T]) -> None:
    """Run every check on a game; what fails raises AssertionError."""
    for check in CHECKS:
        check(case)


CHECKS: Final = (
    games_end,
    tasks_are_declared,
    events_are_for_hearers,
    moves_account_for_changes,
    clones_stand_apart,
    replay_and_storage_agree,
    undo_is_exact,
    answers_can_be_changed,
    choices_round_trip,
    others_are_refused,
    chance_is_complete,
    same_seed_same_game,
    fair_games_verify,
    secrets_are_kept,
    reveals_are_said,
    seen_tables_agree,
    views_stay,
    imagination_agrees,
    prospects_agree,
)
"""Every check, each a function of a case: for tests that want to see them one by one."""

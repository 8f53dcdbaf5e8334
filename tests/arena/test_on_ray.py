"""What cannot be played on other machines is refused with a reason, with or without Ray."""

from __future__ import annotations

import sys

import pytest

from burgomaster.arena import Match, play_all
from burgomaster.arena.on_ray import play_chunk
from burgomaster.core.message import Refused


@pytest.mark.parametrize(
    ("match", "on", "reason"),
    [
        (Match("bruges", ("random", "random"), 1), "moon", "on-unknown"),
        (Match("bruges", ("my_bots:Careful", "random"), 1), "ray", "ray-own-bot"),
        (Match("bruges", ("random", "random"), 1, data="my/set"), "ray", "ray-own-data"),
        (Match("bruges", ("random", "random"), 1), "ray", "ray-missing"),
    ],
)
def test_it_is_refused(match: Match, on: str, reason: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)  # as if it were not installed
    with pytest.raises(Refused, match=reason):
        play_all([match], on=on)


def test_a_chunk_is_played_or_says_why_not() -> None:
    matches = [Match("bruges", ("random", "random"), 1, number) for number in range(2)]
    kind, found = play_chunk(list(enumerate(matches)))
    assert kind == "played"
    assert dict(found) == play_all(matches)
    kind, found = play_chunk([(0, Match("bruges", ("nobody", "random"), 1))])
    assert (kind, found["id"]) == ("refused", "bot-unknown")

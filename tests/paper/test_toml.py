"""TOML written by hand: what is written reads back; what would take long to read is refused unread."""

from __future__ import annotations

import tomllib

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from burgomaster.core.message import Plain
from burgomaster.paper.mistake import Mistaken
from burgomaster.paper.toml import DEEPEST, Document, write_toml
from tests.handwritten import plain

DEEP = ".".join(["a"] * (DEEPEST + 1))


@pytest.mark.parametrize(
    "text",
    [
        f"{DEEP} = 1",
        f"[{DEEP}]",
        f"[[{DEEP}]]",
        f"x = 1\n  {DEEP.replace('.', ' . ')} = 1",
        f"x = {{ y = 1, {DEEP} = 1 }}",
        f"x = [{{ {DEEP.replace('a', chr(34) + 'a' + chr(34))} = 1 }}]",
        '"q\\"\'".' * DEEPEST + "a = 1",
    ],
)
def test_a_key_of_too_many_parts_is_refused_unread(text: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def unwanted(_: str) -> dict[str, object]:
        raise AssertionError("read")

    monkeypatch.setattr(tomllib, "loads", unwanted)
    with pytest.raises(Mistaken) as refused:
        Document(text)
    assert refused.value.message.id == "toml-deep"
    assert refused.value.mistakes[0].line == text.count("\n") + 1


def test_as_many_parts_as_allowed_are_read() -> None:
    Document(".".join(["a"] * DEEPEST) + " = 1")
    Document("x = 'a.b.c.d.e.f.g.h.i.j.k'\n")


@settings(max_examples=60, deadline=None)
@given(data=st.dictionaries(st.text(st.characters(codec="utf-8"), max_size=6), plain(), max_size=5))
def test_written_toml_reads_back(data: dict[str, Plain]) -> None:
    assert Document(write_toml({**data})).data == data

"""What messages of every kind are made of: names, numbers, texts, and something said to a person."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

Name = Annotated[str, Meta(min_length=1, max_length=40)]
"""A person's name: text only, on one line."""

FaceNumber = Annotated[int, Meta(ge=0, le=7)]
"""One of the eight faces that people can have."""

Id = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[^\x00]*$")]
"""A table's id, or what a client calls one of its questions or moves."""

Secret = Annotated[str, Meta(min_length=1, max_length=128)]
"""A token or an invitation's code."""

SeatNumber = Annotated[int, Meta(ge=1, le=16)]
Count = Annotated[int, Meta(ge=0, le=1_000_000)]
LineNumber = Annotated[int, Meta(ge=0, le=1_000_000_000)]
LongText = Annotated[str, Meta(max_length=200_000)]
"""A record or a position; what is longer than such texts are is refused with a reason (`server.limits`)."""

View = Annotated[dict[str, Any], Meta(extra_json_schema={"title": "View"})]
"""What a seat sees, in the shape its game defines; `burgomaster.server.schema` lists those shapes."""

About = Annotated[dict[str, Any], Meta(extra_json_schema={"title": "About"})]
"""What is asked beforehand, in a shape its game defines, always with a `kind`; as with `View`."""

Found = Annotated[dict[str, Any], Meta(extra_json_schema={"title": "Found"})]
"""What something would mean, in a shape its game defines, as with `View`."""

Choosable = int | bool | str | list[str]
"""The value of an option."""

Phase = Literal["waiting", "running", "over"]
"""Waiting for people (or their nonces), being played, or finished."""


TablePhase = Literal["waiting", "running", "over", "earlier", "broken"]
"""The phase of a table, or why it cannot be opened: begun under other rules or values, or damaged."""


class Said(Struct, frozen=True, gc=False):
    """Something to say to a person, as an id with arguments; the words are in the Fluent files."""

    id: str
    arguments: dict[str, int | str]

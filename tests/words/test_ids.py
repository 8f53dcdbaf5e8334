"""Whoever reads an id in a log or in words finds where it is said by looking for it in the source.

An id stands there whole, or whole behind the game's prefix. Only four families are put together, each by one
rule that is told here: a step asks `ask-NAME`, a choice is told as `choice-FORM`, lists are joined by
`list-and` and `list-or`, and a gain or a demand names its kinds.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import burgomaster

SOURCE = Path(burgomaster.__file__).parent
WEB = Path(__file__).parents[2] / "web" / "src"
FAMILIES = re.compile(
    r"(?P<ask>ask-(?P<step>.+))|(?P<choice>choice-(?P<verb>[a-z]+).*)|list-(?:and|or)"
    r"|card-(?:gain|score)-(?:per|if|as|statue)|(?:asks|brings)(?:-(?:red|blue|yellow|euro|points))+"
)


def source() -> str:
    """Return everything that is written in Python and for the browser."""
    files = [*SOURCE.rglob("*.py"), *WEB.rglob("*.ts"), *WEB.rglob("*.svelte")]
    return "\n".join([file.read_text("utf-8") for file in files])


def ids() -> Iterator[tuple[str, str]]:
    """Yield every id that has words, with what stands behind its prefix."""
    for file in sorted((SOURCE / "words" / "en").glob("*.ftl")):
        for found in re.findall(r"^([a-z][a-z0-9-]*) =", file.read_text("utf-8"), re.MULTILINE):
            yield found, found.partition("-")[2] or found


def lost(text: str, words: str) -> list[str]:
    """Return the ids that are neither said whole, nor used by other words, nor of a family."""
    whole = set(re.findall(r"[a-z][a-z0-9]*(?:-[a-z0-9]+)+|[a-z]+", text))
    behind = set(re.findall(r"prefix\}([a-z0-9-]+)", text))
    inner = set(re.findall(r"\{ *([a-z][a-z0-9-]*)", words))
    found: list[str] = []
    for each, rest in ids():
        if each in whole or rest in behind or each in inner:
            continue
        family = FAMILIES.fullmatch(rest)
        if family is None or not is_made(family, text):
            found.append(each)
    return found


def is_made(family: re.Match[str], text: str) -> bool:
    """Tell whether the step or the verb that an id of a family names is written in the source."""
    if family["ask"]:
        return f'"{family["step"]}"' in text
    if family["choice"]:
        return re.search(rf'"{family["verb"]}[ "]', text) is not None
    return True


def test_every_id_is_found_in_the_source() -> None:
    words = "\n".join([file.read_text("utf-8") for file in (SOURCE / "words" / "en").glob("*.ftl")])
    text = source()
    assert lost(text, words) == []
    without = text.replace("}return-to-hand", "}return-{where}")
    assert lost(without, words) == ["br-return-to-hand", "hb-return-to-hand"]

"""What rows of any game say: their phrases filled into messages under the prefix of the game."""

from __future__ import annotations

from collections.abc import Mapping

import pytest
from fluent.runtime import FluentResource

from burgomaster.core.message import Argument
from burgomaster.core.phrase import Phrase
from burgomaster.games.rows.spelling import sentences
from burgomaster.words.bundle import Bundle
from burgomaster.words.cards import Sentences
from tests.rows.orchard import TREES, WORDS


class OrchardWords(Bundle):
    """The messages of the orchard, beside all others."""

    def __init__(self) -> None:
        super().__init__("en")
        self._fluent.add_resource(FluentResource(WORDS))

    def fill(self, id_: str, arguments: Mapping[str, Argument]) -> tuple[str, list[str]]:
        assert id_.startswith("toy-")
        return super().fill(id_, arguments)


TEXTS = Sentences(OrchardWords())


@pytest.mark.parametrize(
    ("card", "text"),
    [
        (0, "Nothing."),
        (1, "Earn 2 coins."),
        (2, "Give a plum: earn 3 coins."),
        (3, "Give a fruit: earn a coin for each fruit left of that kind."),
        (4, "Earn a coin for each kind of fruit."),
        (5, "Whenever you pick fruit: Earn a coin."),
        (6, "Whenever you pick fruit: Earn 2 coins."),
        (7, "Fences cost you nothing."),
        (8, "At the end, earn 2 coins for every 2 trees."),
        (9, "Give a cherry and a fruit: sell all your fruit."),
        (10, "Pick 2 fruits. Earn a coin."),
    ],
)
def test_a_row_reads_like_this(card: int, text: str) -> None:
    assert TEXTS.text(sentences(TREES[card], "toy-")) == text


def test_what_has_no_message_or_lacks_an_argument_is_a_mistake() -> None:
    with pytest.raises(ValueError, match="toy-tree-odd: there is no such message"):
        TEXTS.said(Phrase("toy-tree-odd"))
    with pytest.raises(ValueError, match=r"toy-fruit: .*kind"):
        TEXTS.said(Phrase("toy-fruit"))

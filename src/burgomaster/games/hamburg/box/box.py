"""The box: all printed values of one data set, with the deck's rows, looked up by card number."""

from __future__ import annotations

from typing import Final

from burgomaster.core.message import Plain
from burgomaster.core.phrase import Phrase
from burgomaster.games.hamburg.box.components import (
    ACTIVATIONS,
    CARDS,
    CATEGORIES,
    FLASH,
    LAUREL,
    OF_CATEGORY,
    PHASE_I,
    PHASE_II,
    PHASE_III,
)
from burgomaster.games.hamburg.cards.hooks import (
    COUNTS_AS,
    HOOKS,
    IN_PHASE_ONE,
    IN_PHASE_THREE,
    IN_PHASE_TWO,
    SAID,
)
from burgomaster.games.hamburg.order import Order
from burgomaster.games.hamburg.part import Expansion
from burgomaster.games.rows.box import Printed, RowBox
from burgomaster.games.rows.effect import Standing


class Board:
    """The values printed on boards, tiles and tokens."""

    def __init__(self) -> None:
        self.wall_colours: list[list[int]] = []
        self.wall_costs: list[int] = []
        self.third_points = 0
        self.square: list[int] = []
        self.square_extra = 0
        self.majority_points = 0
        self.windows: list[int] = []
        self.statues: dict[int, list[int]] = {}
        self.tokens: list[int] = []
        self.token_colours: list[int] = []
        """The disasters that each kind of intrigue token increases, a bit each."""
        self.start_marks = 0
        self.start_workers = 0
        self.start_points = 0
        self.workers_taken = 0
        self.decrease_points = 0
        self.hand_limit = 0
        self.seasons = 0
        self.rounds = 0
        self.workers_in_box = 0
        self.expansions: dict[str, Plain] = {}
        """What is printed on the tiles of expansions, as the board file has it."""

    def with_statues(self, statues: dict[int, list[int]]) -> Board:
        """Return the same with other statues, by the number of players."""
        return self._changed(statues, self.tokens, self.token_colours)

    def with_tokens(self, tokens: list[int], colours: list[int]) -> Board:
        """Return the same with other intrigue tokens: how many of each kind, and what each increases."""
        return self._changed(self.statues, tokens, colours)

    def _changed(self, statues: dict[int, list[int]], tokens: list[int], colours: list[int]) -> Board:
        board = Board()
        board.wall_colours = self.wall_colours
        board.wall_costs = self.wall_costs
        board.third_points = self.third_points
        board.square = self.square
        board.square_extra = self.square_extra
        board.majority_points = self.majority_points
        board.windows = self.windows
        board.statues = statues
        board.tokens = tokens
        board.token_colours = colours
        board.start_marks = self.start_marks
        board.start_workers = self.start_workers
        board.start_points = self.start_points
        board.workers_taken = self.workers_taken
        board.decrease_points = self.decrease_points
        board.hand_limit = self.hand_limit
        board.seasons = self.seasons
        board.rounds = self.rounds
        board.workers_in_box = self.workers_in_box
        board.expansions = self.expansions
        return board


class Counted(Standing):
    """A building that counts as several categories (066)."""

    def __init__(self, categories: tuple[int, ...]) -> None:
        super().__init__(COUNTS_AS, SAID[COUNTS_AS])
        self.categories: Final = categories

    def spell(self) -> Phrase:
        named = [Phrase("hb-category-name", category=CATEGORIES[category]) for category in self.categories]
        return Phrase(self.said, {"categories": named})


class Box(RowBox):
    """One data set: what is printed on every card and board, and what every card does."""

    def __init__(
        self,
        printed: Printed,
        board: Board,
        expansions: tuple[Expansion, ...] = (),
        order: Order | None = None,
    ) -> None:
        super().__init__(printed, HOOKS)
        self.board: Final = board
        self.expansions: Final = expansions
        """What is played with beside the base game."""
        self.asks_between: Final = len(expansions) > 0
        """Whether something can be asked between an event and what follows it: expansions may (ruling 46)."""
        self.order: Final = order
        """The order of play, if expansions change it."""
        automatic = 0
        for expansion in expansions:
            automatic |= expansion.automatic
        self.automatic: Final = automatic
        """The seats that the rules play, as a set."""
        self.first: Final = max(automatic.bit_length() - 1, 0)
        """Who is first player at the beginning: a seat that the rules play always comes first (ruling 36)."""
        active = [self.activated(number) for number in range(len(ACTIVATIONS))]
        self.flash: Final = active[FLASH]
        self.phase_one: Final = active[PHASE_I]
        self.phase_two: Final = active[PHASE_II]
        self.phase_three: Final = active[PHASE_III]
        self.laurel: Final = active[LAUREL]
        self.category: Final = OF_CATEGORY[:]
        for card in range(1, CARDS + 1):
            self._look_up(card)

    def _look_up(self, card: int) -> None:
        """Let a card be found by the phase in which it is used, and by the categories that it counts as."""
        phases = {PHASE_I: IN_PHASE_ONE, PHASE_II: IN_PHASE_TWO, PHASE_III: IN_PHASE_THREE}
        if self.activation[card] in phases:
            self.answering[card] |= 1 << phases[self.activation[card]]
        for effect in self.rows[card]:
            if isinstance(effect, Counted):
                for category in effect.categories:
                    self.category[category] |= 1 << card

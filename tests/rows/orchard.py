"""A deck of ten cards that is no game's: orchards in which cards are played for fruit and coins.

Each card is a tree of one of three kinds. Whoever plays it has its row in force.
"""

from __future__ import annotations

from typing import Any, Final

from burgomaster.core.choice import Choice, Form, words_kind
from burgomaster.core.message import Message, Plain
from burgomaster.core.phrase import Phrase
from burgomaster.core.step import Ask
from burgomaster.games.rows.activation import NamedPrice, NamePrice, Price
from burgomaster.games.rows.effect import NO_COLOUR, Count, Effect, Row, Score, Standing
from burgomaster.games.rows.hooks import hook_masks
from burgomaster.games.rows.masks import cards_in
from burgomaster.games.rows.signs import Signs
from burgomaster.games.rows.table import RowTable
from burgomaster.games.rows.triggers import When

KINDS: Final = ("cherry", "plum", "pear")
CHERRY, PLUM, PEAR = range(3)

PICKED, FREE_FENCE, HOOKS = range(3)
"""Where a tree changes a rule: each time one picks fruit; a fence costs nothing."""


class Fruit(Choice):
    """A kind of fruit."""

    __slots__ = ("kind",)

    def __init__(self, kind: int) -> None:
        super().__init__()
        self.kind = kind


GIVE: Final = Form("give {kind}", Fruit, kind=words_kind(*KINDS))
PICK: Final = Form("pick {kind}", Fruit, kind=words_kind(*KINDS))


class Orchard(RowTable):
    """What every seat has: coins, fruit of each kind, and the trees it has played."""

    prefix = "toy-"

    def __init__(self, seats: int, rows: list[Row]) -> None:
        super().__init__(rows)
        self.coins = [0] * seats
        self.fruit = [[0, 0, 0] for _ in range(seats)]
        self.trees = [0] * seats
        self.hooks = hook_masks(rows, HOOKS)

    def answers(self, seat: int, hook: int) -> int:
        return self.trees[seat] & self.hooks[hook]

    def seats(self) -> int:
        return len(self.coins)

    def scores(self) -> list[int]:
        return [
            coins
            + sum(
                effect.worth(self, seat)
                for card in cards_in(self.trees[seat])
                for effect in self.rows[card]
                if isinstance(effect, Score)
            )
            for seat, coins in enumerate(self.coins)
        ]

    def dump(self) -> dict[str, Plain]:
        return {"coins": [*self.coins], "fruit": [[*mine] for mine in self.fruit], "trees": [*self.trees]}

    def fence_price(self, seat: int) -> int:
        """Return what a fence costs: a rule that asks for what changes it."""
        return 0 if self.answers(seat, FREE_FENCE) else 3


# What is counted.


class Kinds(Count[Orchard]):
    """Different kinds of fruit that one has."""

    def of(self, table: Orchard, seat: int) -> int:
        return sum(1 for fruit in table.fruit[seat] if fruit)

    def spell(self) -> Phrase:
        return Phrase("toy-per-kinds")


class Trees(Count[Orchard]):
    """Trees that one has."""

    def of(self, table: Orchard, seat: int) -> int:
        return table.trees[seat].bit_count()

    def spell(self) -> Phrase:
        return self.grouped(1)

    def grouped(self, group: int) -> Phrase:
        return Phrase("toy-per-trees", group=group)


class Pairs(Count[Orchard]):
    """Pairs of something."""

    def __init__(self, count: Count[Orchard]) -> None:
        self.count: Final = count

    def of(self, table: Orchard, seat: int) -> int:
        return self.count.of(table, seat) // 2

    def each(self) -> Count[Orchard]:
        return self.count

    def spell(self) -> Phrase:
        return self.count.grouped(2)


# What trees do.


class Earn(Effect[Orchard]):
    """Earn coins, once or per something counted."""

    def __init__(self, coins: int, per: Count[Orchard] | None = None) -> None:
        self.coins: Final = coins
        self.per: Final = per
        self.by_itself = True

    def spell(self) -> Phrase:
        coins = [Phrase("toy-coins", count=self.coins)]
        if self.per is None:
            return Phrase("toy-tree-earn", {"goods": coins})
        return Phrase("toy-tree-earn-per", {"goods": coins, "per": [self.per.spell()]})

    def counted(self) -> Count[Orchard] | None:
        return self.per

    def idle(self, table: Orchard, seat: int) -> bool:
        return self.per is not None and self.per.of(table, seat) == 0

    def run(self, table: Orchard, seat: int, card: int, colour: int, free: bool) -> None:
        table.coins[seat] += self.coins * (1 if self.per is None else self.per.of(table, seat))


class SellAlike(Effect[Orchard]):
    """Earn a coin for each fruit left of the kind named; there must be one."""

    def spell(self) -> Phrase:
        return Phrase("toy-tree-sell-alike")

    def suits(self, table: Orchard, seat: int, colour: int) -> bool:
        return table.fruit[seat][colour] > 1

    def run(self, table: Orchard, seat: int, card: int, colour: int, free: bool) -> None:
        table.coins[seat] += table.fruit[seat][colour]


class SellAll(Effect[Orchard]):
    """Sell all fruit for a coin each; there must be some."""

    def spell(self) -> Phrase:
        return Phrase("toy-tree-sell-all")

    def hindrance(self, table: Orchard, seat: int, card: int, free: bool) -> Message | None:
        return None if any(table.fruit[seat]) else Message("toy-no-fruit")

    def run(self, table: Orchard, seat: int, card: int, colour: int, free: bool) -> None:
        table.coins[seat] += sum(table.fruit[seat])
        table.fruit[seat] = [0, 0, 0]


class Pick(Effect[Orchard]):
    """Pick so many fruits of one's choice."""

    def __init__(self, fruits: int) -> None:
        self.fruits: Final = fruits

    def spell(self) -> Phrase:
        return Phrase("toy-tree-pick", count=self.fruits)

    def run(self, table: Orchard, seat: int, card: int, colour: int, free: bool) -> None:
        for _ in range(self.fruits):
            table.push(PICK_FRUIT, seat)


class PickFruit(Ask[Orchard]):
    """Choose a kind of fruit to pick."""

    def offers(self, table: Orchard, seat: int, what: int, count: int) -> list[Choice]:
        return [*PICK.every()]

    def take(self, table: Orchard, seat: int, what: int, count: int, choice: Choice) -> None:
        assert isinstance(choice, Fruit)
        table.fruit[seat][choice.kind] += 1


PICK_FRUIT: Final = PickFruit("pick-fruit")


class Give(Price[Orchard]):
    """Give a fruit of a kind."""

    def __init__(self, kind: int) -> None:
        self.kind: Final = kind

    def spell(self) -> Phrase:
        return Phrase("toy-fruit", kind=KINDS[self.kind])

    def hindrance(self, table: Orchard, seat: int, card: int, free: bool) -> Message | None:
        return None if free or table.fruit[seat][self.kind] else Message("toy-short", kind=KINDS[self.kind])

    def set_aside(self, table: Orchard, seat: int) -> None:
        table.fruit[seat][self.kind] -= 1

    def give_back(self, table: Orchard, seat: int, reason: Message | None) -> Message | None:
        table.fruit[seat][self.kind] += 1
        return Message("toy-only-the-price") if reason == Message("toy-no-fruit") else reason

    def run(self, table: Orchard, seat: int, card: int, colour: int, free: bool) -> None:
        if not free:
            table.fruit[seat][self.kind] -= 1


class GiveAny(NamedPrice[Orchard]):
    """Give a fruit of one's choice."""

    def __init__(self) -> None:
        super().__init__(GIVE_ANY)

    def spell(self) -> Phrase:
        return Phrase("toy-any-fruit")

    def hindrance(self, table: Orchard, seat: int, card: int, free: bool) -> Message | None:
        payable = [kind for kind in range(3) if self.payable(table, seat, card, kind, free)]
        return None if payable else Message("toy-no-fruit")

    def affordable(self, table: Orchard, seat: int, colour: int) -> bool:
        return table.fruit[seat][colour] > 0

    def pay(self, table: Orchard, seat: int, colour: int) -> None:
        table.fruit[seat][colour] -= 1


GIVE_ANY: Final = NamePrice[Orchard]("give-any", [*GIVE.every()])


class FinalCoins(Score):
    """Coins at the end."""

    def spell(self) -> Phrase:
        return Phrase(
            "toy-tree-final", {"goods": [Phrase("toy-coins", count=self.points)], "per": [self.per.spell()]}
        )


def when_picking(*then: Effect[Any], kind: int = NO_COLOUR) -> Effect[Any]:
    """Each time one picks fruit, perhaps only of a kind."""
    return When(PICKED, "toy-tree-when-picking", then, colour=kind)


# The deck.

TREES: Final[list[Row]] = [
    (),  # no card has the number 0
    (Earn(2),),
    (Give(PLUM), Earn(3)),
    (GiveAny(), SellAlike()),
    (Earn(1, per=Kinds()),),
    (when_picking(Earn(1)),),
    (when_picking(Earn(2), kind=PLUM),),
    (Standing(FREE_FENCE, "toy-rule-free-fence"),),
    (FinalCoins(2, per=Pairs(Trees())),),
    (Give(CHERRY), GiveAny(), SellAll()),
    (Pick(2), Earn(1)),
]

SIGNS: Final = Signs(
    {
        "toy-coins": "coin::{count}",
        "toy-fruit": "fruit:{kind}:+1",
        "toy-any-fruit": "fruit:any:+1",
        "toy-per-kinds": "fruit:each",
        "toy-per-trees": "tree::{group}",
        "toy-tree-earn": "{goods}",
        "toy-tree-earn-per": "{goods} per {per}",
        "toy-tree-final": "end {goods} per {per}",
        "toy-tree-sell-alike": "coin per fruit:same",
        "toy-tree-sell-all": "fruit:any arrow coin",
        "toy-tree-pick": "fruit:any:+{count}",
        "toy-tree-when-picking": "basket when {effect}",
        "toy-rule-free-fence": "fence is coin::0",
    },
    {"group=1": ""},
)

WORDS: Final = """
toy-list-and = { $rest } and { $last }
toy-card-priced = give { $price }: { $effect }
toy-card-nothing = nothing
toy-coins = { $count ->
    [one] a coin
   *[other] { $count } coins
}
toy-fruit = a { $kind }
toy-any-fruit = a fruit
toy-per-kinds = for each kind of fruit
toy-per-trees = { $group ->
    [1] for each tree
   *[other] for every { $group } trees
}
toy-tree-earn = earn { $goods }
toy-tree-earn-per = earn { $goods } { $per }
toy-tree-final = at the end, earn { $goods } { $per }
toy-tree-sell-alike = earn a coin for each fruit left of that kind
toy-tree-sell-all = sell all your fruit
toy-tree-pick = pick { $count } fruits
toy-tree-when-picking = whenever you pick fruit: { $sentence }
toy-rule-free-fence = fences cost you nothing
"""
"""What trees say, as a Fluent file."""

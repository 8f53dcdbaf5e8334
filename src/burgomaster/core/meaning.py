"""Meanings: what each of the two numbers of a step is called, what it can be, and how people read it."""

from __future__ import annotations

from typing import Final

from burgomaster.core.compiled import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Meaning:
    """A number that a step is given, from 0 to the highest, or one of a few words.

    >>> Meaning("times", 9).text(3), Meaning("side", 1, ("left", "right")).text(1)
    ('times=3', 'side=right')
    """

    def __init__(self, name: str, high: int, words: tuple[str, ...] = ()) -> None:
        self.name: Final = name
        self.high: Final = high
        self.words: Final = words

    def fits(self, value: int) -> bool:
        """Tell whether the number can be this."""
        return 0 <= value <= self.high

    def write(self, value: int) -> str:
        """Return the number as people read it."""
        return self.words[value] if 0 <= value < len(self.words) else str(value)

    def text(self, value: int) -> str:
        """Return what the number is called and how people read it."""
        return f"{self.name}={self.write(value)}"


NOTHING: Final = Meaning("nothing", 0)
"""What a step declares that is given no such number."""


def flag(name: str) -> Meaning:
    """Return the meaning of a number that is 1 if something holds."""
    return Meaning(name, 1)


def one_of(name: str, words: tuple[str, ...]) -> Meaning:
    """Return the meaning of a number whose values 0, 1, 2 ... have words."""
    return Meaning(name, len(words) - 1, words)


class Members(Meaning):
    """A set of numbers, each a bit: those from the lowest to the highest member may be in it.

    >>> Members("colors", 0, 2, ("red", "green", "blue")).text(0b101), Members("cards", 1, 280).text(1 << 54)
    ('colors=red+blue', 'cards=54')
    """

    def __init__(self, name: str, lowest: int, highest: int, words: tuple[str, ...] = ()) -> None:
        super().__init__(name, (2 << highest) - (1 << lowest), words)

    def fits(self, value: int) -> bool:
        """Tell whether nothing else is in the set."""
        return value >= 0 and not value & ~self.high

    def write(self, value: int) -> str:
        """Return the members as people read them."""
        words = self.words
        members = [member for member in range(value.bit_length()) if value >> member & 1]
        return "+".join([words[each] if each < len(words) else str(each) for each in members]) or "none"


class Packed(Meaning):
    """Several small numbers in one, each from a bit of its own on.

    >>> effect = Packed("effect", {0: Meaning("index", 63), 7: flag("free")})
    >>> effect.text(2 + (1 << 7)), effect.part("index", 130), effect.fits(1 << 6)
    ('effect=(index=2 free=1)', 2, False)
    """

    def __init__(self, name: str, parts: dict[int, Meaning]) -> None:
        high = 0
        for shift, part in sorted(parts.items()):
            if high >> shift:
                raise ValueError(f"of {name}, {part.name} lies in the bits of what comes before it")
            high |= part.high << shift
        super().__init__(name, high)
        self.parts: Final = parts

    def part(self, name: str, value: int) -> int:
        """Return one of the numbers that a packed one holds."""
        for shift, part in self.parts.items():
            if part.name == name:
                return _bits(value, shift, part)
        raise KeyError(name)

    def fits(self, value: int) -> bool:
        """Tell whether every part can be this, and nothing lies between them."""
        rest = value
        for shift, part in self.parts.items():
            bits = _bits(value, shift, part)
            if not part.fits(bits):
                return False
            rest -= bits << shift
        return rest == 0

    def write(self, value: int) -> str:
        """Return every part with its name."""
        parts = [part.text(_bits(value, shift, part)) for shift, part in sorted(self.parts.items())]
        return f"({' '.join(parts)})"


def _bits(value: int, shift: int, part: Meaning) -> int:
    return value >> shift & (1 << part.high.bit_length()) - 1

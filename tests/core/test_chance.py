"""The sources of chance: fast for simulation, fair for people."""

from __future__ import annotations

import hashlib
from collections import Counter

import pytest

from burgomaster.core.chance import Common, Fair, Fast, Source

SECRET = b"1" * 32


def reference(state: list[int]) -> int:
    """Return the next word of xoshiro128++, written after its authors' description."""
    total = (state[0] + state[3]) % 2**32
    word = (((total << 7) | (total >> 25)) + state[0]) % 2**32
    shifted = (state[1] << 9) % 2**32
    state[2] ^= state[0]
    state[3] ^= state[1]
    state[1] ^= state[2]
    state[0] ^= state[3]
    state[2] ^= shifted
    state[3] = ((state[3] << 11) | (state[3] >> 21)) % 2**32
    return word


def test_the_fast_source_never_changes_its_numbers() -> None:
    """These numbers are the same in every version and in both builds, so that simulations can be repeated."""
    rng = Fast(7)
    assert [rng.word() for _ in range(4)] == [3400064507, 2446568879, 4040775711, 4172925158]
    assert [rng.below(6) for _ in range(8)] == [3, 5, 3, 2, 0, 5, 0, 5]
    assert Fast(7).pick(1000, "whatever it is for") == 3400064507 * 1000 >> 32


def test_the_fast_source_is_xoshiro() -> None:
    """A thousand words agree with the reference."""
    block = hashlib.sha256(b"burgomaster fast -3").digest()
    state = [int.from_bytes(block[i : i + 4], "big") for i in (0, 4, 8, 12)]
    state[3] |= 1
    rng = Fast(-3)
    assert [rng.word() for _ in range(1000)] == [reference(state) for _ in range(1000)]


def test_fast_numbers_are_uniform() -> None:
    """Each of seven numbers comes up a seventh of the time (chi-square, 6 degrees of freedom, below 22)."""
    rng = Fast(1)
    counts = Counter(rng.below(7) for _ in range(7000))
    assert sorted(counts) == list(range(7))
    assert sum((count - 1000) ** 2 / 1000 for count in counts.values()) < 22


def test_a_cloned_fast_source_goes_on_the_same() -> None:
    """Neither the clone nor the original disturbs the other."""
    rng = Fast(5)
    rng.word()
    clone = rng.clone()
    ahead = [clone.word() for _ in range(5)]
    assert [rng.word() for _ in range(5)] == ahead


def test_different_seeds_give_different_numbers() -> None:
    """Neighbouring seeds have nothing in common."""
    assert len({Fast(seed).word() for seed in range(100)}) == 100


def test_the_fair_source_never_changes_its_numbers() -> None:
    """Records verify only as long as these numbers stay as they are."""
    fair = Fair(SECRET, (b"a",))
    assert [fair.pick(6, str(k)) for k in range(8)] == [2, 1, 4, 1, 0, 4, 3, 0]
    assert fair.pick(2**64 - 1, "x") == 4877386720219305059


def test_a_fair_number_depends_on_its_label_alone() -> None:
    """Asking in another order, or twice, brings the same numbers: nothing can be rolled again."""
    labels = [f"season {k}/dice" for k in range(20)]
    one, two = Fair(SECRET, (b"n",)), Fair(SECRET, (b"n",))
    forwards = {label: one.pick(1000, label) for label in labels}
    backwards = {label: two.pick(1000, label) for label in reversed(labels)}
    assert forwards == backwards == {label: one.pick(1000, label) for label in labels}
    assert len(set(forwards.values())) > 10


@pytest.mark.parametrize(
    "other",
    [Fair(b"2" * 32, (b"a", b"b")), Fair(SECRET, (b"a", b"c")), Fair(SECRET, (b"b", b"a")), Fair(SECRET)],
)
def test_secret_and_every_nonce_count(other: Fair) -> None:
    """Changing the secret, a nonce or whose nonce it is changes the numbers."""
    fair = Fair(SECRET, (b"a", b"b"))
    labels = [str(k) for k in range(10)]
    assert [fair.pick(2**32, label) for label in labels] != [other.pick(2**32, label) for label in labels]


def test_fair_numbers_are_uniform_and_in_range() -> None:
    """Also where a quarter of all blocks has to be thrown away for the sake of fairness."""
    fair = Fair(SECRET)
    counts = Counter(fair.pick(7, str(k)) for k in range(7000))
    assert sorted(counts) == list(range(7))
    assert sum((count - 1000) ** 2 / 1000 for count in counts.values()) < 22
    big = [fair.pick(3 * 2**62, str(k)) for k in range(600)]
    assert all(0 <= number < 3 * 2**62 for number in big)
    # A plain remainder of 64 bits would lie in the lowest third half of the time.
    assert 160 < sum(number < 2**62 for number in big) < 240


def test_the_commitment_binds_the_secret_and_does_not_tell_it() -> None:
    """It is the SHA-256 of the secret, whatever the nonces."""
    assert Fair(SECRET).commitment() == hashlib.sha256(SECRET).hexdigest()
    assert Fair(SECRET, (b"n",)).commitment() == Fair(SECRET).commitment()
    assert Fair(b"2" * 32).commitment() != Fair(SECRET).commitment()


def test_a_fair_source_needs_a_whole_secret() -> None:
    """Fewer than 32 bytes are refused."""
    with pytest.raises(ValueError, match="32 bytes"):
        Fair(b"short")


def test_only_the_fair_source_wants_labels() -> None:
    """Simulation does not pay for labels."""
    sources: list[Source] = [Fast(1), Fair(SECRET)]
    assert [source.labelled for source in sources] == [False, True]


def test_common_luck_is_the_same_for_whoever_meets_it_and_another_in_another_world() -> None:
    labels = [f"season {season}/{die}" for season in range(1, 9) for die in range(6)]
    one = [Common(7).pick(6, label) for label in labels]
    assert one == [Common(7).pick(6, label) for label in labels]
    assert one != [Common(8).pick(6, label) for label in labels]


def test_common_luck_is_even_and_its_labels_do_not_go_together() -> None:
    rolls = Counter(Common(key).pick(6, f"dice/{die}") for key in range(1000) for die in range(6))
    assert all(850 < rolls[face] < 1150 for face in range(6))
    pairs = Counter((Common(key).pick(6, "dice/1"), Common(key).pick(6, "dice/2")) for key in range(7200))
    assert len(pairs) == 36
    assert all(130 < count < 270 for count in pairs.values())

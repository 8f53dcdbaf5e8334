"""The hooks: where a row in force changes a rule, and the index of which rows answer to which hook."""

from __future__ import annotations

from burgomaster.games.rows.effect import Row, Standing


def hook_masks(rows: list[Row], hooks: int) -> list[int]:
    """Return the rows that answer to each hook, as sets."""
    masks = [0] * hooks
    for number, row in enumerate(rows):
        for effect in row:
            if isinstance(effect, Standing):
                masks[effect.hook] |= 1 << number
    return masks


def hooks_of(row: Row) -> int:
    """Return the hooks that a row answers to, as a set."""
    hooks = 0
    for effect in row:
        if isinstance(effect, Standing):
            hooks |= 1 << effect.hook
    return hooks


def standing(row: Row, hook: int) -> Standing:
    """Return the effect by which a row answers to a hook."""
    for effect in row:
        if isinstance(effect, Standing) and effect.hook == hook:
            return effect
    raise KeyError(hook)

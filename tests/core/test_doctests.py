"""The examples in the core's docstrings hold."""

from __future__ import annotations

import doctest
from importlib import import_module

import pytest

import burgomaster


@pytest.mark.parametrize("module", ["message", "chance", "meaning", "record"])
def test_examples_in_docstrings_hold(module: str) -> None:
    """A compiled module hides its examples from the finder; the pure one shows at least one."""
    result = doctest.testmod(import_module(f"burgomaster.core.{module}"))
    assert result.failed == 0
    assert result.attempted > 0 or burgomaster.build_kind() == "compiled"

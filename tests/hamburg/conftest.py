"""A failing test prints the positions of its tables, so that they can be loaded and played."""

from tests.rows.failing import pytest_runtest_makereport as pytest_runtest_makereport
from tests.rows.failing import pytest_runtest_setup as pytest_runtest_setup

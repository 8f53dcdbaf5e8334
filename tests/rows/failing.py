"""A failing test prints the positions of its tables, so that they can be loaded and played."""

from collections.abc import Generator

import pytest

from tests.rows.tables import forget_tables, show_tables


@pytest.hookimpl
def pytest_runtest_setup(item: pytest.Item) -> None:
    forget_tables()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[None]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    if report.when == "call" and report.failed:
        report.sections.append(("position", show_tables()))
    return report

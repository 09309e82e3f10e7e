"""What tests cost in processor seconds, by file and by test: `pytest --costs`."""

import os
from collections import defaultdict
from collections.abc import Generator
from operator import itemgetter

import pytest

SPENT = pytest.StashKey[float]()
MOST = 25
"""The rows of each table."""


def spent() -> float:
    """Return the processor seconds of this process and of programs it has waited for."""
    now = os.times()
    return now.user + now.system + now.children_user + now.children_system


class Costs:
    """A plugin that measures tests with their fixtures, also on several processors, and prints the dearest."""

    def __init__(self) -> None:
        self.tests = defaultdict[str, float](float)

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_makereport(
        self, item: pytest.Item, call: pytest.CallInfo[None]
    ) -> Generator[None, pytest.TestReport, pytest.TestReport]:
        """Note in a report what its phase has cost, and what lay between it and the one before."""
        report = yield
        now = spent()
        session = item.session.stash
        report.user_properties.append(("processor", now - session.get(SPENT, now)))
        session[SPENT] = now
        return report

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Add up the costs of a test."""
        for name, seconds in report.user_properties:
            if name == "processor" and isinstance(seconds, float):
                self.tests[report.nodeid] += seconds

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        """Print the dearest files and tests."""
        files = defaultdict[str, float](float)
        for test, seconds in self.tests.items():
            files[test.partition("::")[0]] += seconds
        for what, costs in (("files", files), ("tests", self.tests)):
            terminalreporter.section(f"{sum(costs.values()):.0f} s of processor; the dearest {what}")
            for name, seconds in sorted(costs.items(), key=itemgetter(1), reverse=True)[:MOST]:
                terminalreporter.write_line(f"{seconds:8.2f} {name}")

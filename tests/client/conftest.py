"""Fixtures for every test of the client."""

import pytest

from tests.client.driver import Driver


@pytest.fixture(scope="session", autouse=True)
def _every_frame(long_run: bool) -> None:
    """Draw every frame in long runs."""
    Driver.every_frame = long_run

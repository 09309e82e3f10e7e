"""What holds for every test."""

import os
from collections.abc import Iterator

import pytest


@pytest.fixture(scope="session", autouse=True)
def _nobody_waits_for_the_disk() -> Iterator[None]:
    """Write without waiting until the disk has it: only a power cut could tell, and no test cuts the power.

    For the whole session, since matches are laid out in fixtures of any scope; programs that tests start do wait.
    """
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(os, "fsync", lambda descriptor: None)
        yield

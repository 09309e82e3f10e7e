"""How a child process ends."""

import multiprocessing
import os
import signal
from threading import Thread


def leave_together() -> None:
    """Make this process exit with its parent; an endless search wouldn't notice that the parent is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C in the terminal is for the window
    Thread(target=_wait_for_the_end, daemon=True).start()


def _wait_for_the_end() -> None:
    parent = multiprocessing.parent_process()
    assert parent is not None, "this process was started by another"
    parent.join()
    os._exit(0)

"""S32: Ctrl-C ends the terminal game at once, even while a bot thinks about nothing but its own thoughts."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tests.patience import PATIENCE

HEARING = """
import signal
signal.signal(signal.SIGINT, signal.default_int_handler)  # a run in the background does not hear Ctrl-C
"""
HANGING = """
import ai.players
def choose(self, *given):
    print("thinking", flush=True)
    while True:
        pass
ai.players.GreedyPlayer.choose = choose
from game.__main__ import main
raise SystemExit(main(("watch", "espionage", "--seats", "fair,fair", "--terminal")))
"""


@pytest.mark.skipif(os.name != "posix", reason="signals of the keyboard")
def test_ctrl_c_ends_a_game_whose_bot_hangs(tmp_path: Path) -> None:
    env = os.environ | {"OVERTON_HOME": str(tmp_path)}
    heard = [sys.executable, "-c", HEARING + HANGING]
    with subprocess.Popen(heard, env=env, stdout=subprocess.PIPE, text=True) as game:
        assert game.stdout is not None
        try:
            while "thinking" not in (told := game.stdout.readline()):
                assert told, "it ended before a bot was asked"
            game.send_signal(signal.SIGINT)
            rest, _ = game.communicate(timeout=PATIENCE)
        finally:
            game.kill()  # a bot that hangs would keep the tests waiting for ever
        assert game.returncode == 0
        assert ".journal" in rest, "it says where the record lies"

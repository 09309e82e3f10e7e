"""Leaving the terminal: Ctrl-C ends a game at once, failing output gives one sentence, odd input does no harm."""

import io
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from game import command_line
from game.__main__ import main as begin
from game.core.files.journal import start
from game.terminal.console import LONGEST_LINE, Console
from game.titles import SHELF, rules_of, setup
from tests.patience import PATIENCE
from tests.terminal.sittings import told

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
from game.command_line import main
raise SystemExit(main(("watch", "espionage", "--seats", "fair,fair", "--terminal")))
"""


@pytest.mark.skipif(os.name != "posix", reason="signals of the keyboard")
def test_ctrl_c_ends_a_game_with_a_hanging_bot(tmp_path: Path) -> None:
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
            game.kill()  # a hanging bot would block the tests forever
        assert game.returncode == 0
        assert ".journal" in rest, "it says where the record lies"


LOADING = """
import os, sys, time
class Struck:
    def find_spec(self, name, *given):
        if name == "game.command_line":
            os.kill(os.getpid(), signal.SIGINT)
            time.sleep(0.01)
sys.meta_path.insert(0, Struck())
from game.__main__ import main
main()
"""


@pytest.mark.skipif(os.name != "posix", reason="signals of the keyboard")
def test_ctrl_c_during_loading_ends_the_program_silently() -> None:
    ended = subprocess.run(
        [sys.executable, "-c", HEARING + LOADING], capture_output=True, text=True, timeout=PATIENCE, check=False
    )
    assert (ended.returncode, ended.stdout, ended.stderr) == (-signal.SIGINT, "", "")


def test_ctrl_c_works_again_once_the_program_has_loaded(monkeypatch: pytest.MonkeyPatch) -> None:
    before, heard = signal.getsignal(signal.SIGINT), list[object]()

    def loaded() -> int:
        heard.append(signal.getsignal(signal.SIGINT))
        return 0

    monkeypatch.setattr(command_line, "main", loaded)
    assert begin() == 0
    assert heard == [before]


@pytest.mark.parametrize("leaves", [("q",), ()], ids=["q", "end of input"])
@pytest.mark.parametrize("name", SHELF)
def test_leaving_a_shared_game_leaves_no_hand_on_the_screen(name: str, leaves: tuple[str, ...]) -> None:
    setting = setup(name, rules_of(name).SEATS[0], seed=3)
    recorded = start(None, rules_of(name), setting, ("you",) * len(setting.factions))
    paper = told(recorded, "", *leaves)
    cleared = "\n" * 40
    assert paper.count(cleared) == 3, "at the curtain, behind it, and when the keyboard is left"
    assert len(paper.rpartition(cleared)[2].split()) < 40, "what is left says where the game is kept, if anywhere"


PLAYING = ("play", "espionage", "--terminal", "--seed", "3")
SAYING = (("saves",), ("stats",), ("rules", "espionage"), ("licences",), ("today", "--line"), PLAYING)


def shell(
    home: Path, redirected: str, *arguments: str, typed: bytes = b"1\n"
) -> subprocess.CompletedProcess[bytes]:
    script = f'exec "$0" -m game "$@" {redirected}'
    env = os.environ | {"OVERTON_HOME": str(home), "PYTHONIOENCODING": "utf-8:strict"}
    asked = ["sh", "-c", script, sys.executable, *arguments]
    return subprocess.run(asked, input=typed, capture_output=True, env=env, timeout=PATIENCE)


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="a device that is always full")
@pytest.mark.parametrize("arguments", SAYING, ids=lambda arguments: arguments[0])
def test_full_paper_is_reported_in_one_sentence(arguments: tuple[str, ...], tmp_path: Path) -> None:
    heard = shell(tmp_path, ">/dev/full", *arguments)
    assert heard.returncode == 1
    assert heard.stderr.decode() == "What there is to say cannot be written: No space left on device.\n"


@pytest.mark.skipif(os.name != "posix", reason="closes streams as a POSIX shell does")
@pytest.mark.sampled(4)
@pytest.mark.parametrize("closed", ["<&-", ">&-", "2>&-", "<&- >&- 2>&-"])
@pytest.mark.parametrize("arguments", SAYING, ids=lambda arguments: arguments[0])
def test_closed_stream_counts_as_empty(arguments: tuple[str, ...], closed: str, tmp_path: Path) -> None:
    heard = shell(tmp_path, closed, *arguments)
    assert (heard.returncode, heard.stderr) == (0, b"")
    saved = list(tmp_path.glob("saves/*"))
    assert len(saved) == (arguments is PLAYING)
    assert all(each.read_bytes().startswith(b'{"format"') for each in saved), "no other stream writes into it"


def test_bytes_that_are_not_text_are_not_understood_and_the_game_continues(tmp_path: Path) -> None:
    heard = shell(tmp_path, "", *PLAYING, typed=b"\xff\xc3\n1\n")
    assert (heard.returncode, heard.stderr) == (0, b"")
    assert "isn't among the" in (said := heard.stdout.decode())
    assert "The game is saved" in said


def test_endless_line_is_cut_and_the_next_line_is_read() -> None:
    typed = io.StringIO(f"{'x' * 10_000_000}\n{'y' * LONGEST_LINE}\n2\nlast")
    console = Console(typed, io.StringIO())
    read = [console.read() for _ in range(4)]
    assert read == ["x" * LONGEST_LINE, "y" * LONGEST_LINE, "2", "last"]


def test_control_sequence_of_a_key_such_as_end_is_not_part_of_a_line() -> None:
    assert Console(io.StringIO("ru\x1b[Fles\x1bOH\n"), io.StringIO()).read() == "rules"


@pytest.mark.skipif(sys.platform == "win32", reason="a pseudo-terminal is needed")
def test_keys_edit_the_line_and_no_earlier_line_is_recalled() -> None:
    """End used to type "^[[F"; and what one person has typed must not be in the next one's history."""
    import pty

    reads = "import sys; from game.terminal.console import Console; c = Console(sys.stdin, sys.stdout)"
    asks = f"{reads}; print('read:', c.read(), c.read())"
    here, there = pty.openpty()
    with subprocess.Popen([sys.executable, "-c", asks], stdin=there, stdout=there, stderr=there) as child:
        os.close(there)
        os.write(here, b"ne\x1b[Ho\x1b[F!\r\x1b[A2\r")
        said = b""
        while b"read:" not in said or not said.endswith(b"\n"):
            said += os.read(here, 1000)
        assert child.wait() == 0
    os.close(here)
    assert b"read: one! 2\r\n" in said

"""The single executable, made and run as a stranger would: no Python, no network, a read-only folder.

`pytest --long -n 0 -s tests/tools/test_build_demo.py` reports its size and speed; OVERTON_DEMO names an executable
that is already made.
"""

import os
import re
import shutil
import signal
import stat
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path
from urllib.request import urlopen

import pytest

from game.core.content.box import box
from game.pure import PURE
from game.titles import on_show
from tests.patience import PATIENCE, awaited
from tools import build_demo
from tools.compile import why_not
from tools.processes import family

MADE = os.environ.get("OVERTON_DEMO")
NEEDED = ("Xvfb",)
MISSING = [name for name in NEEDED if shutil.which(name) is None]
FIRST, SECOND = 5.0, 2.0
"""Processor seconds from a double click to the title, the first time and later.

Others may be using the machine, so the clock is only reported.
"""
BLANK = 15
"""The most distinct pixels sampled on an empty screen, where a cursor may be."""


@dataclass(frozen=True)
class Screen:
    """A real X server that keeps its picture in a file, so that looking at it costs the program nothing."""

    name: str
    file: Path

    def sees_picture(self) -> bool:
        """Return True if the screen isn't empty."""
        pixels = self.file.read_bytes()[HEAD:]
        return len({pixels[at : at + 4] for at in range(0, len(pixels), 4 * 1283)}) > BLANK


HEAD = 4000
"""The fewest bytes before the pixels."""

real = pytest.mark.skipif(bool(MISSING), reason=f"a real screen needs {', '.join(MISSING)}")
packed = pytest.mark.skipif(
    MADE is None and find_spec("PyInstaller") is None, reason="PyInstaller is not there: pip install -e .[demo]"
)


class Stranger:
    """A person with this one file and nothing else."""

    def __init__(self, place: Path, made: Path, screen: Screen) -> None:
        self.place, self.screen = place, screen
        self.folder, self.home = place / "download", place / "home"
        for folder in (self.folder, self.home):
            folder.mkdir()
        self.home.chmod(0o777)
        self.program = Path(shutil.copy2(made, self.folder / "overton"))
        self.program.chmod(0o555)
        self.folder.chmod(0o555)
        place.chmod(0o755)

    @property
    def environment(self) -> dict[str, str]:
        """The whole environment: the home folder and the display."""
        return {"HOME": str(self.home), "TMPDIR": str(self.home), "DISPLAY": self.screen.name}

    def start(
        self, *arguments: str, display: bool = True, source: bool = False, network: bool = False
    ) -> "subprocess.Popen[str]":
        """Run the file as nobody and without network, if this user may do that."""
        root = os.geteuid() == 0
        cut = root and not network and shutil.which("unshare")
        alone = [shutil.which("unshare") or "unshare", "-n"] if cut else []
        nobody = [shutil.which("setpriv") or "setpriv", "--reuid=65534", "--clear-groups"] if root else []
        wanted = self.environment if display else {"HOME": str(self.home)}
        wanted |= {PURE: "1"} if source else {}
        return subprocess.Popen(
            [*alone, *nobody, str(self.program), *arguments],
            env=wanted,
            cwd=self.folder,
            text=True,
            start_new_session=True,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
        )

    def answers(self, *arguments: str, display: bool = True, source: bool = False) -> tuple[int, str]:
        """Run the file to its end, and return its exit code and output."""
        process = self.start(*arguments, display=display, source=source)
        told, _ = process.communicate(timeout=PATIENCE)
        return process.returncode, told

    @contextmanager
    def window(self, *arguments: str) -> Iterator["subprocess.Popen[str]"]:
        """Run the file until its window has a picture, and kill it at the end."""
        process = self.start(*arguments)
        try:
            awaited(lambda: self.screen.sees_picture() or process.poll() is not None, "there is a picture")
            assert process.poll() is None, process.communicate()[0]
            yield process
        finally:
            for each in (process.pid, *family(process.pid)):
                kill(each)
            process.communicate(timeout=PATIENCE)
            awaited(lambda: not self.screen.sees_picture(), "the screen is empty")

    def answered(self) -> int:
        """Return the number of lines in all records."""
        return sum(len(path.read_bytes().splitlines()) for path in self.records())

    def records(self) -> list[Path]:
        """The saved games."""
        return sorted(self.home.rglob("*.journal"))


def kill(process: int) -> None:
    """Kill a process if it is still there."""
    try:
        os.kill(process, signal.SIGKILL)
    except ProcessLookupError:
        return


def worked(process: int) -> float:
    """Return the processor seconds used by a process and its children."""
    ticks = 0
    for each in (process, *family(process)):
        numbers = Path(f"/proc/{each}/stat").read_text().rpartition(")")[2].split()
        ticks += sum(map(int, numbers[11:15]))
    return ticks / os.sysconf("SC_CLK_TCK")


@pytest.fixture(scope="module")
def screen() -> Iterator[Screen]:
    seen, told = os.pipe()
    with tempfile.TemporaryDirectory() as folder:
        server = subprocess.Popen(
            ["Xvfb", "-displayfd", str(told), "-screen", "0", "1280x720x24", "-fbdir", folder], pass_fds=[told]
        )
        os.close(told)
        with os.fdopen(seen) as said:
            yield Screen(f":{said.readline().strip()}", Path(folder) / "Xvfb_screen0")
        server.terminate()
        server.wait()


@pytest.fixture(scope="module")
def stranger(screen: Screen) -> Iterator[Stranger]:
    place = Path(tempfile.mkdtemp(prefix="overton-stranger-"))
    made = Path(MADE) if MADE else place / "dist" / "overton"
    if not MADE:
        subprocess.run([sys.executable, "-m", "tools.build_demo", "--out", str(made.parent)], check=True)
    yield Stranger(place, made, screen)
    (place / "download").chmod(0o755)
    shutil.rmtree(place, ignore_errors=True)


pytestmark = [
    pytest.mark.long,
    packed,
    real,
    pytest.mark.skipif(sys.platform != "linux", reason="this one runs under X"),
]


def test_executable_is_small(stranger: Stranger) -> None:
    size = build_demo.size(stranger.program)
    print(f"\n{size / 1e6:.1f} MB")
    assert size <= build_demo.MOST


def test_executable_runs_machine_code_and_the_source_on_request(stranger: Stranger) -> None:
    told = [stranger.answers("--version", source=source) for source in (False, True)]
    assert [code for code, _ in told] == [0, 0]
    assert [text.strip().endswith("compiled") for _, text in told] == [not why_not(), False]


def test_executable_serves_phones(stranger: Stranger) -> None:
    process = stranger.start(
        "play", "goofspiel", "--seats", "you,you", "--phones", "--terminal", display=False, network=True
    )
    try:
        assert process.stdout is not None
        told = ""
        while not (found := re.search(r"open ([0-9.]+:[0-9]+)", told)):
            line = process.stdout.readline()
            assert line, told
            told += line
        with urlopen(f"http://{found[1]}/", timeout=PATIENCE) as page:
            assert b"<script" in page.read()
    finally:
        for each in (process.pid, *family(process.pid)):
            kill(each)
        process.communicate(timeout=PATIENCE)


@pytest.mark.parametrize("start", ["first", "second"])
def test_title_appears_soon(stranger: Stranger, start: str) -> None:
    began = time.monotonic()
    with stranger.window() as process:
        took = worked(process.pid)
        print(f"\n{start} start: {took:.1f} s of processor time, {time.monotonic() - began:.1f} s by the clock")
        assert took <= (FIRST if start == "first" else SECOND)


@pytest.mark.parametrize("title", on_show())
def test_game_against_hard_bots_is_saved_survives_a_kill_and_resumes(stranger: Stranger, title: str) -> None:
    for path in stranger.records():
        path.unlink()
    seats = ",".join(["hard"] * box(title).seats[0])
    with stranger.window("watch", title, "--seats", seats) as process:
        awaited(lambda: stranger.answered() > 5, "a bot answers")
        commands = [Path(f"/proc/{each}/cmdline").read_bytes() for each in family(process.pid)]
        assert any(b"--multiprocessing-fork" in each for each in commands), "bots think in processes of their own"
    before, (record,) = stranger.answered(), stranger.records()
    code, told = stranger.answers("replay", str(record), "--check")
    assert (code, told[:3]) == (0, "ok:")
    with stranger.window("resume", str(record)):  # by name, since nobody plays in it
        awaited(lambda: stranger.answered() > before, "the game goes on")


def test_missing_screen_is_reported_in_one_sentence(stranger: Stranger) -> None:
    code, told = stranger.answers(display=False)
    assert code == 1
    assert len(told.strip().splitlines()) == 1
    assert told.startswith("There is no screen to open a window on")


def test_nothing_is_written_next_to_the_executable(stranger: Stranger) -> None:
    assert os.listdir(stranger.folder) == ["overton"]
    assert not stranger.folder.stat().st_mode & stat.S_IWUSR

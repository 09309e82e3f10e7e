"""Window and terminal killed together with kill -9 at a random moment: no answer is lost, and all files load.

Both play in the same folder, and in every third round the same game. Each reports an answer before it asks the
next question; everything it has reported must be on disk.
"""

import io
import json
import os
import signal
import time
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any, TextIO

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

from game import folders
from game.client.kit.settings import INSTANT, Settings
from game.client.match.scene import Match
from game.core.files.journal import Recorded, load, saves, start
from game.core.language.words import words
from game.machine import own, progress, statistics, today
from game.play.worker import AtOnce
from game.terminal.console import Console
from game.terminal.teletype import Teletype
from game.testing.laws import openings
from game.titles import SHELF, rules_of
from tests.client.driver import Driver
from tests.client.matches import go_on
from tools.lab.proof.part import BatchTrial, ProofPart, forked

SIZE = 640, 400
LONGEST = 0.6  # seconds until both are killed, once both have answered something
PATIENCE = 20.0  # seconds until both have answered something


def batch(trial: BatchTrial) -> None:
    """Repeatedly kill both. Cached pictures are painted beforehand, to save time."""
    os.environ["OVERTON_HOME"] = str(trial.folder / "before")
    for name in SHELF:
        match = Match(_sat_down(name, rules_of(name).SEATS[0], None), Settings(speed=INSTANT), AtOnce())
        Driver(match, SIZE).doze(0.1)
    trial.each("kill", lambda rng, home: _killed(rng, trial))


def _killed(rng: Random, trial: BatchTrial) -> None:
    name = rng.choice(SHELF)
    seats = rules_of(name).SEATS[0] + rng.choice((0, 0, rules_of(name).SEATS[1] > 2))
    file = None if rng.randrange(3) else _sat_down(name, seats, None).journal.path
    plays: tuple[Callable[..., None], ...] = (_in_window, _in_terminal)
    players = [_player(play, name, seats, rng.random(), file) for play in plays]
    told = [b"", b""]
    until = time.monotonic() + PATIENCE
    while not all(told) and time.monotonic() < until:
        _listen(players, told)
    killed = time.monotonic() + rng.random() ** 2 * LONGEST
    while time.monotonic() < killed:
        _listen(players, told)
    for child, _ in players:
        os.kill(child, signal.SIGKILL)
    ended = [os.waitpid(child, 0)[1] for child, _ in players]
    for number, (_, pipe) in enumerate(players):
        os.set_blocking(pipe, True)
        while more := os.read(pipe, 1 << 16):
            told[number] += more
        os.close(pipe)
    assert all(told), f"{name}: nobody has answered anything in {'the terminal' if told[0] else 'the window'}"
    for number, said in enumerate(told):
        rows = [json.loads(row) for row in said.split(b"\n")[:-1]]
        trouble = [row["raised"] for row in rows if "raised" in row]
        assert not trouble, trouble
        assert os.WIFSIGNALED(ended[number]) or rows[-1]["over"], "it ended by itself"
        trial.counts["answers"] += len(rows[-1]["answers"])
        _on_disk(rows[-1])
    trial.counts["one game"] += file is not None
    _read_all(trial)


def _listen(players: list[tuple[int, int]], told: list[bytes]) -> None:
    time.sleep(0.002)
    for number, (_, pipe) in enumerate(players):
        try:
            told[number] += os.read(pipe, 1 << 16)
        except BlockingIOError:
            continue


def _player(play: Callable[..., None], *how: Any) -> tuple[int, int]:
    """Play in a forked process. Return its id and the pipe on which it reports the answers."""
    child, hears = forked(lambda tells: play(tells, *how))
    os.set_blocking(hears, False)
    return child, hears


def _sat_down(name: str, seats: int, file: Path | None) -> Recorded[Any]:
    if file is None:
        return start(
            folders.saves(), rules_of(name), openings(name, seats, 1), ("you",) + ("random",) * (seats - 1)
        )
    recorded = load(file, rules_of).recorded
    assert recorded is not None
    return recorded


def _tell(pipe: int, recorded: Recorded[Any]) -> None:
    assert recorded.trouble is None, recorded.trouble
    answers = [str(each.action) for each in recorded.table.answers]
    said = {"file": str(recorded.journal.path), "answers": answers, "over": recorded.table.result is not None}
    os.write(pipe, json.dumps(said).encode() + b"\n")


def _in_window(pipe: int, name: str, seats: int, seed: float, file: Path | None) -> None:
    """Answer in the window, without animation, and sometimes change a setting."""
    rng = Random(seed)
    match = Match(_sat_down(name, seats, file), Settings(speed=INSTANT), AtOnce())
    driver = Driver(match, SIZE)
    driver.app.saving = True
    answers = 0
    while match.sitting.table.result is None:
        driver.doze(0.05)
        go_on(match)
        sitting = match.sitting
        asked = sitting.mine()
        if asked is not None:
            sitting.give(rng.choice(asked.options))
        if len(sitting.table.answers) > answers:
            answers = len(sitting.table.answers)
            _tell(pipe, sitting.recorded)
        if rng.random() < 0.1:
            driver.app.settings.volume_deeds = rng.random()
            driver.app.apply_settings()
    _tell(pipe, match.sitting.recorded)


class ScriptedKeyboard(io.StringIO):
    """A keyboard that types random numbers, and first reports the answers given so far."""

    def __init__(self, pipe: int, recorded: Recorded[Any], rng: Random) -> None:
        super().__init__()
        self.pipe, self.recorded, self.rng = pipe, recorded, rng

    def readline(self, size: int | None = -1, /) -> str:  # type: ignore[override]  # its stub has two bases
        """Answer the open question."""
        if self.recorded.table.answers:
            _tell(self.pipe, self.recorded)
        return f"{self.rng.randrange(1, 6)}\n"


def _in_terminal(pipe: int, name: str, seats: int, seed: float, file: Path | None) -> None:
    """Answer in the terminal."""
    recorded = _sat_down(name, seats, file)
    source: TextIO = ScriptedKeyboard(pipe, recorded, Random(seed))
    Teletype(recorded, Console(source, io.StringIO()), rest=lambda seconds: None).run()
    _tell(pipe, recorded)


def _on_disk(row: dict[str, Any]) -> None:
    """Check that the game can be continued and has all reported answers."""
    loaded = load(Path(row["file"]), rules_of)
    assert loaded.recorded is not None, loaded.sentences()
    assert loaded.trouble is None, loaded.sentences()
    there = [str(each.action) for each in loaded.recorded.table.answers]
    assert there[: len(row["answers"])] == row["answers"], f"{len(row['answers'])} answered, {len(there)} kept"


def _read_all(trial: BatchTrial) -> None:
    """Check that every file in the folder loads."""
    found, trouble = saves(folders.saves())
    assert trouble is None, trouble
    for saved in found:
        told = words("room").say(saved.trouble) if saved.trouble is not None else ""
        assert saved.header is not None, f"{saved.path.name}, {saved.path.stat().st_size} bytes: {told}"
    small = (own.kept().trouble, progress.kept().trouble, today.kept().trouble, statistics.kept().trouble)
    assert small == (None,) * 4, small
    told = Settings.load()[1]
    assert not told, told
    trial.counts["drafts left"] += len(list(folders.home().rglob(".overton-*")))


PART = ProofPart("window and terminal killed together", 2_000, batch, 50)

"""Tests for titles and bots, wherever they are: `check_title("mygame")`, `check_bot("mybot.py")`.

Both return what was done, and raise LawBroken with one sentence for the first problem:

    from game.testing import check_title

    def test_my_game_keeps_every_law() -> None:
        assert check_title("mygame", games=100).answers > 1000

The laws themselves are in `game.testing.laws`.
"""

import io
import os
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from itertools import cycle, islice
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Any, NamedTuple

from ai import homemade
from ai.levels import FIRST
from game.core import agenda
from game.core.content.box import box
from game.core.content.box import flaw as lid_flaw
from game.core.contract import Seat
from game.core.files.journal import load, start
from game.core.language.words import words
from game.play.homemade import HomemadeBots
from game.play.worker import Question
from game.terminal.console import Console
from game.terminal.teletype import Teletype
from game.testing import laws
from game.testing.laws import LawBroken
from game.titles import broke_off, flaw, on_show, rules_of, setup

__all__ = ["BotChecked", "LawBroken", "TitleChecked", "check_bot", "check_title"]

LONGEST = 400
"""The most answers in a game that tests a bot."""
OFTEN = 6
"""The number of answers from one question that a bot is asked twice to the next."""


class TitleChecked(NamedTuple):
    """What was tested of a title."""

    games: int
    answers: int
    tables: tuple[int, ...]
    """The numbers of seats that it was played with."""
    hidden: tuple[str, ...]
    """The fields of the state in which something was ever hidden from a seat; all others are open."""


def check_title(name: str, games: int = 40, seed: int = 0, thorough: float = 0.3) -> TitleChecked:
    """Play a title at random under every law, then with bots in the terminal, and reload the record.

    `thorough` is the fraction of questions at which the slow laws are checked too. Raises LawBroken, or ValueError
    if there is no title of this name.
    """
    game = rules_of(name)
    laws.must(not (wrong := lid_flaw(name)), "the box can be read", wrong)
    laws.must(name == game.NAME, "a title's NAME is the name of its folder", f"{game.NAME} in {name}")
    of = box(name)
    laws.must(tuple(of.seats) == game.SEATS, "box and rules name the same seats", f"{of.seats} and {game.SEATS}")
    laws.factions_can_be_shown(of, game)
    laws.must(not (wrong := flaw(name)), "every level can be set up", wrong)
    tables = range(game.SEATS[0], game.SEATS[1] + 1)
    answers, hidden = 0, set[str]()
    for number, seats in enumerate(islice(cycle(tables), games)):
        with _named(name, f"{seats} seats, seed {seed + number}"):
            trial = laws.trial(name, seats, seed + number, thorough)
            answers += laws.play(trial)
            hidden |= trial.hidden
    with _named(name, f"bots in the terminal, seed {seed}"):
        _in_the_terminal(name, seed)
    return TitleChecked(games, answers, tuple(tables[: max(1, min(games, len(tables)))]), tuple(sorted(hidden)))


@contextmanager
def _named(name: str, where: str) -> Iterator[None]:
    """Add the game in which something broke, and the line in the title's own file, to the error."""
    try:
        yield
    except LawBroken as broken:
        raise LawBroken(f"{name}, {where}: {broken}") from broken
    except Exception as error:  # any exception of a title is what we are looking for
        raise LawBroken(f"{name}, {where}: {broke_off(name, error)}") from error


def _in_the_terminal(name: str, seed: int) -> None:
    """Let bots play in the terminal, and load what they have played."""
    seats = rules_of(name).SEATS[0]
    with TemporaryDirectory() as place:
        chairs = (FIRST,) * seats
        recorded = start(Path(place), rules_of(name), setup(name, seats, seed=seed), chairs)
        teletype = Teletype(recorded, Console(io.StringIO(), io.StringIO()), rest=lambda seconds: None)
        laws.must(teletype.run() == 0, "bots play to the end in the terminal")
        recorded.wait()
        (path,) = Path(place).iterdir()
        again = load(path, rules_of)
        laws.must(again.recorded is not None and not again.trouble, "a record can be loaded", again.sentences())
        assert again.recorded is not None
        laws.must(again.recorded.table.digest == recorded.table.digest, "a record gives the same game again")


class BotChecked(NamedTuple):
    """What was asked of a bot."""

    titles: tuple[str, ...]
    answers: int
    slowest: float
    """Seconds of its slowest answer, including the round trip to its process."""


def check_bot(file: str | os.PathLike[str], titles: Sequence[str] = (), seed: int = 0) -> BotChecked:
    """Let a bot's file play one game of each title (all on show, unless named) against random answers.

    It takes another seat in each, runs in its own process as in a real game, and is sometimes asked the same
    question twice. Raises LawBroken for the first answer that it fails to give, and ValueError for a file that
    isn't a bot.
    """
    path = Path(file)
    if (wrong := homemade.named([path])) is not None:
        raise ValueError(words("room").say(wrong))
    titles = tuple(titles) or on_show()
    answers, slowest = 0, 0.0
    for number, title in enumerate(titles):
        trial = _BotTrial(path.name, title, number % rules_of(title).SEATS[0], seed)
        try:
            trial.play()
        finally:
            trial.close()
        answers, slowest = answers + trial.answers, max(slowest, trial.slowest)
    return BotChecked(titles, answers, slowest)


class _BotTrial:
    """One game that tests a bot."""

    def __init__(self, name: str, title: str, seat: Seat, seed: int) -> None:
        self.name, self.title, self.seat, self.seed = name, title, seat, seed
        self.bots, self.again = HomemadeBots(title), HomemadeBots(title)
        self.answers, self.slowest = 0, 0.0

    def play(self) -> None:
        """Play the game to its end, or until `LONGEST` answers."""
        game = rules_of(self.title)
        state, rng = game.new(setup(self.title, seed=self.seed)), Random(self.seed)
        for number in range(LONGEST):
            asked = agenda.decision(state)
            if asked is None:
                break
            if asked.seat == self.seat and len(asked.options) > 1:
                question = Question(self.title, self.name, game.view(state, asked.seat), asked, f"{number}")
                action = self._asked(question, self.bots)
                if self.answers % OFTEN == 1:
                    same = self._asked(question, self.again)
                    laws.must(same == action, "the same question gets the same answer", f"{action}, then {same}")
            else:
                action = rng.choice(asked.options)
            agenda.advance(state, action)

    def _asked(self, question: Question, bots: HomemadeBots) -> Any:
        began = perf_counter()
        future = bots.ask(question)
        bots.wait(future)
        if bots.told:
            trouble: Any = dict(bots.told[0].fields)["why"]
            raise LawBroken(f"{self.title}: {words('room').say(trouble)}")
        if self.answers:  # the first answer waits for the process to start
            self.slowest = max(self.slowest, perf_counter() - began)
        self.answers += 1
        return future.result().action

    def close(self) -> None:
        """Stop its processes."""
        self.bots.close()
        self.again.close()

"""What a rival says at the table: sparse, in character, and based on public facts alone."""

from dataclasses import replace
from io import StringIO
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

from game.core import agenda
from game.core.content.languages import languages
from game.core.files.checksummed import ChecksummedFile
from game.core.files.journal import Header, Recorded
from game.core.language.words import words
from game.core.table import Table
from game.machine.rivals import MANNERS, Stop, ladder, meeting
from game.play.remarks import MOST, VARIANTS, Remark, Remarks
from game.play.showing import Showing
from game.play.sitting import Sitting
from game.play.worker import AtOnce
from game.terminal.boards import board
from game.terminal.console import Console
from game.terminal.transcript import Transcript
from game.titles import having, rules_of

TITLES = having("circuit")


def sat_down(title: str, number: int = 8, seed: int = 3) -> Showing:
    """Return a game against a rival, before its first answer."""
    found = meeting(Stop(title, number), 0, seed)
    names = tuple(name or f"Seat {seat}" for seat, name in enumerate(found.names))
    game = rules_of(title)
    header = Header(title, game.RULES, found.setup, "a game", found.chairs, names)
    return Showing(Recorded(Table[Any](game, found.setup), header, ChecksummedFile()))


def played(title: str, imagined: bool, answers: int = 400) -> list[Remark]:
    """Play at random and return the remarks; `imagined` shows the rival a world that seat 0 can't tell apart."""
    showing, rng = sat_down(title), Random(1)
    remarks, said = Remarks(showing), list[Remark]()
    for number in range(answers):
        state: Any = showing.table.state
        if imagined:
            world = showing.game.imagine(showing.game.view(state, 0), 0, Random(number))
            showing.eyes = SimpleNamespace(public=showing.game.view(world, None))  # type: ignore[assignment]
        if (heard := remarks.heard()) is not None:
            said.append(heard)
        asked = agenda.decision(state)
        if asked is None:
            break
        showing.recorded.play(rng.choice(asked.options))
    return said


@pytest.mark.parametrize("title", TITLES)
def test_rivals_words_are_the_same_in_indistinguishable_worlds(title: str) -> None:
    said = played(title, imagined=False)
    rival = ladder(title).rival[8]
    assert said[0].words == words(title).template(f"rival.{rival.id}.says")
    assert said[0].seat == 1
    assert len(said) <= MOST + 1
    assert said == played(title, imagined=True)


def test_rival_remarks_on_big_swings_and_threatens_once() -> None:
    showing = sat_down("ideology")
    remarks, public = Remarks(showing), showing.eyes.public

    def at(turn: int, *scores: float) -> Remark | None:
        view = SimpleNamespace(scores=scores, result=None)
        showing.eyes = SimpleNamespace(public=view)  # type: ignore[assignment]
        remarks.showing = SimpleNamespace(  # type: ignore[assignment]
            eyes=showing.eyes,
            game=SimpleNamespace(turn=lambda view: turn),
            recorded=showing.recorded,
            reckoning=SimpleNamespace(tension=lambda view: 4 if turn > 8 else 1),
            title="ideology",
        )
        return remarks.heard()

    assert public.result is None
    assert at(1, 3, 3, 3) is not None, "it greets"
    assert at(2, 3, 4, 3) is None, "one level is nothing to talk about"
    assert (ahead := at(3, 3, 6, 3)) is not None
    assert ahead.mood == "wins"
    assert at(4, 7, 6, 3) is None, "it has just spoken"
    assert (behind := at(6, 9, 6, 3)) is not None
    assert behind.mood == "loses"
    assert (threat := at(9, 9, 10, 3)) is not None
    assert threat.mood == "threatens"
    assert at(12, 9, 11, 3) is None, "it threatens once"


def test_rival_off_the_circuit_says_nothing() -> None:
    showing = sat_down("espionage")
    assert Remarks(showing).heard() is not None, "on the circuit it greets"
    showing.recorded.header = replace(showing.recorded.header, names=("Ada", "Ben"))
    assert Remarks(showing).heard() is None


@pytest.mark.parametrize("language", languages())
def test_every_manner_has_words_for_every_occasion(language: str) -> None:
    room = words("room", language)
    for manner in MANNERS:
        for what in ("ahead", "behind", "threatens", "won", "lost"):
            said = {room.template(f"talk.{manner}.{what}.{number}") for number in range(1, VARIANTS + 1)}
            assert len(said) == VARIANTS, (manner, what)
            assert None not in said, (manner, what)


def test_terminal_prints_a_rivals_greeting_once() -> None:
    showing, paper = sat_down("manifesto", number=0), StringIO()
    printed = Transcript(Sitting(showing.recorded, AtOnce()), Console(StringIO(), paper), board("manifesto"))
    printed.listen()
    printed.listen()
    said = words("manifesto").template(f"rival.{ladder('manifesto').rival[0].id}.says")
    assert paper.getvalue().count(f"“{said}”") == 1

"""The laws bite: a title that breaks one is caught, with the law's own sentence."""

from collections.abc import Mapping
from dataclasses import dataclass
from random import Random
from types import SimpleNamespace
from typing import Any, cast

import pytest

from game.core.contract import Action, Game, Reason, Result, line
from game.core.journal import Header, Recorded
from game.core.sealed import SealedFile
from game.core.table import Table
from game.titles import SHELF, setup, title
from tools import laws

NAME = SHELF[0]
GAME = title(NAME)


def broken(**changed: Any) -> laws.Trial:
    """Lay out a trial of the first title with some of its functions replaced by bad ones."""
    whole = {name: getattr(GAME, name) for name in dir(GAME) if not name.startswith("__")}
    game = cast(Game[Any], SimpleNamespace(**{**whole, **changed}))
    opening = setup(NAME, seed=4)
    names = ("a",) * len(opening.factions)
    header = Header(NAME, 1, opening, "", names, names)
    return laws.Trial(NAME, Recorded(Table(game, opening), header, SealedFile()), Random(1))


def leak(state: Any, seat: int | None) -> Any:
    """Show everybody everything."""
    return state.copy()


def forgetful(view: Any, seat: int, rng: Random) -> Any:
    """Imagine the table without a discard pile."""
    world = GAME.imagine(view, seat, rng)
    world.turn += 1
    return world


def lavish(state: Any, action: Action, emit: Any = None) -> None:
    """Give a card away twice."""
    GAME.advance(state, action)
    state.deck = (*state.deck, *state.deck[:1])


@dataclass
class Changeable:
    """Something that can be written into."""

    number: int = 0


def careless(state: Any, action: Action, emit: Any = None) -> None:
    """Put a list on the table."""
    GAME.advance(state, action)
    state.loose = Changeable()


def greedy_end(state: Any) -> Result | None:
    """Give everybody the whole victory."""
    ended = GAME.result(state)
    return ended and Result((1.0,) * len(ended.shares), ended.line)


def silent(state: Any, seat: int, action: Action) -> Reason:
    """Refuse without a sentence."""
    return Reason("XX-NONE-01", line("reason.no_such_sentence"))


@pytest.mark.parametrize(
    ("changed", "law"),
    [
        ({"view": leak}, "a view does not betray chance|an imagined world|worlds a seat"),
        ({"imagine": forgetful}, "an imagined world gives the view back"),
        ({"advance": lavish}, "things are conserved|the same answers|nobody watching"),
        ({"advance": careless}, "a state holds immutable values only"),
        ({"result": greedy_end}, "shares of victory sum to one"),
        ({"why_not": silent}, "every refusal has a sentence"),
    ],
)
def test_a_title_that_breaks_a_law_is_caught(changed: Mapping[str, Any], law: str) -> None:
    with pytest.raises(laws.LawBroken, match=law):
        laws.play(broken(**changed))


@pytest.mark.parametrize("name", SHELF)
def test_every_title_says_what_is_conserved(name: str) -> None:
    assert name in laws.CONSERVED


@pytest.mark.parametrize(
    "text",
    [
        "Scores when -1 more slots are filled.",
        "You gain 1 VPs.",
        "Up to 1 more types.",
        "Two  spaces.",
        "A space .",
        "The option turn_limit.",
        "35 % for me.",
        "⟨event.lost⟩",
    ],
)
def test_a_sentence_that_gives_away_how_it_was_put_together_is_caught(text: str) -> None:
    assert not laws.well_said(text)


def test_a_good_sentence_passes() -> None:
    for text in (
        "You gain 1 VP, and 21 VPs are left.",
        "3 by the die, 1 from regions.",
        "Blocked 3 : 1 …",
        "-2 VPs.",
    ):
        assert laws.well_said(text)

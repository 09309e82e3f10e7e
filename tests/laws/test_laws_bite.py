"""The laws work: a title that breaks one is caught, with that law's sentence."""

from dataclasses import dataclass
from functools import partial
from random import Random
from types import SimpleNamespace
from typing import Any, cast

import pytest

from game.core.agenda import Ask, Do, Item
from game.core.contract import Action, Emit, Game, Line, Reason, Result, Setup, because, line, option
from game.core.language.words import words
from game.core.table import Table
from game.testing import laws
from game.titles import SHELF, rules_of, setup

NAME = SHELF[0]
GAME = rules_of(NAME)


def broken(*first: Item, **changed: Any) -> laws.RandomGame:
    """Return a trial of the first title with bad functions, or with bad items to do `first`."""
    whole = {name: getattr(GAME, name) for name in dir(GAME) if not name.startswith("__")}
    game = cast(Game[Any], SimpleNamespace(**{**whole, "new": partial(spoiled, first), **changed}))
    return laws.on(Table(game, setup(NAME, seed=4)), 1, words(NAME), laws.rule_ids(NAME))


def spoiled(first: tuple[Item, ...], opening: Setup) -> Any:
    """Put bad items under the first question of a game."""
    state = GAME.new(opening)
    question, options = state.agenda[-1], state.options
    state.agenda = (*state.agenda[:-1], *first[::-1], question)
    state.options = options
    return state


def leak(state: Any, seat: int | None) -> Any:
    """Show everything to everybody."""
    return state.copy()


def forgetful(view: Any, seat: int, rng: Random) -> Any:
    """Imagine the table without a discard pile."""
    world = GAME.imagine(view, seat, rng)
    world.turn += 1
    return world


def generous(view: Any, seat: int, rng: Random) -> Any:
    """Imagine the table with a card duplicated where nobody sees it."""
    world = GAME.imagine(view, seat, rng)
    world.deck = (world.deck[1], *world.deck[1:])
    return world


@dataclass(frozen=True, slots=True)
class Lavish(Do[Any]):
    """An item that gives away the same card twice."""

    def run(self, state: Any, emit: Emit) -> None:
        state.deck = (*state.deck, *state.deck[:1])


@dataclass
class Changeable:
    """A mutable object."""

    number: int = 0


@dataclass(frozen=True, slots=True)
class Careless(Do[Any]):
    """An item that puts a mutable object on the table."""

    def run(self, state: Any, emit: Emit) -> None:
        state.starter = Changeable()


@dataclass(frozen=True, slots=True)
class GreedyEnd(Do[Any]):
    """An item that gives everybody the whole victory."""

    def run(self, state: Any, emit: Emit) -> None:
        state.result = Result((1.0, 1.0), line("result.draw"))


@dataclass(frozen=True, slots=True)
class Silent(Ask[Any]):
    """A question that refuses without a sentence and uses another question's words."""

    kind = "play_card"
    rule = "ES-PLAY-01"

    def options(self, state: Any) -> tuple[Action, ...]:
        return option("stop"), option("go_on")

    def answer(self, state: Any, action: Action, emit: Emit) -> None:
        pass

    def prompt(self, state: Any) -> Line:
        return line("prompt.choose_home")

    def why_not(self, state: Any, action: Action) -> Reason:
        return because(self.rule, "no_such_sentence")


@dataclass(frozen=True, slots=True)
class Boastful(Silent):
    """A question that claims anybody can pass, but offers no pass."""

    passing = option("let_pass")


@dataclass(frozen=True, slots=True)
class Loose(Silent):
    """A question that claims its answers depend on public facts, but offers a hand's cards."""

    open = True

    def options(self, state: Any) -> tuple[Action, ...]:
        return tuple(option("block", card) for card in state.hands[self.seat])


@dataclass(frozen=True, slots=True)
class Stuck(Silent):
    """A window that can't be passed without looking at the hand."""

    window = True


@pytest.mark.parametrize(
    ("trial", "law"),
    [
        (broken(view=leak), "a view doesn't depend on later chance|an imagined world|worlds a seat"),
        (broken(imagine=forgetful), "an imagined world looks the same to its seat"),
        (broken(Lavish()), "no thing appears or disappears"),
        (broken(Careless()), "a state holds immutable values only"),
        (broken(GreedyEnd()), "shares of victory sum to one"),
        (broken(Silent(0)), "every refusal has a sentence"),
        (broken(Boastful(0)), "options that need no hand exist in all worlds"),
        (broken(Loose(0)), "options that need no hand exist in all worlds"),
        (broken(Stuck(0)), "a window can be passed without the hand"),
    ],
    ids=["leak", "forgetful", "lavish", "careless", "greedy_end", "silent", "boastful", "loose", "stuck"],
)
def test_a_title_that_breaks_a_law_is_caught(trial: laws.RandomGame, law: str) -> None:
    with pytest.raises(laws.LawBroken, match=law):
        laws.play(trial)


def test_a_sealed_answer_that_others_see_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every imagined world agrees with a view that hides nothing, so no other law would notice."""
    game = rules_of("goofspiel")

    def shown(state: Any, seat: int | None) -> Any:
        seen = hiding(state, seat)
        seen.sealed = state.sealed
        return seen

    hiding = game.view
    monkeypatch.setattr(game, "view", shown)
    with pytest.raises(laws.LawBroken, match=r"what bid seals is hidden from others .*sealed"):
        laws.play(laws.trial("goofspiel", 2, 0))


def test_trial_records_which_fields_are_ever_hidden() -> None:
    trial = laws.trial("goofspiel", 2, 0)
    laws.play(trial)
    assert trial.hidden == {"prizes", "sealed"}


def test_surplus_of_a_world_is_counted() -> None:
    twice = broken(imagine=generous)
    told = r"a world holds the same things \(seat 0: too many: \['[\w:]+'\], missing: \['[\w:]+'\]\)"
    with pytest.raises(laws.LawBroken, match=told):
        laws.play(twice)


@pytest.mark.parametrize("name", SHELF)
def test_every_title_declares_its_conserved_things(name: str) -> None:
    assert rules_of(name).things(rules_of(name).new(setup(name)))


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
        "Red gains 0 money.",
        "⟨event.lost⟩",
    ],
)
def test_sentence_that_shows_signs_of_assembly_is_caught(text: str) -> None:
    assert not laws.well_said(text)


def test_good_sentence_passes() -> None:
    for text in (
        "You gain 1 VP, and 21 VPs are left.",
        "3 by the die, 1 from regions.",
        "Blocked 3 : 1 …",
        "-2 VPs.",
    ):
        assert laws.well_said(text)

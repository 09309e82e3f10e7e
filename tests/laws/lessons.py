"""The tables at which a lesson's sentences are said, ready to be played on."""

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from fnmatch import fnmatchcase
from functools import cache
from importlib import import_module
from random import Random
from typing import Any, ParamSpec

from game.core import agenda
from game.core.content.languages import ENGLISH
from game.core.contract import Action, Decision, Event, Game, Seat
from game.core.exercise import LESSON, PUZZLE, Exercise, Happening, Step, exercise, exercises, laid, reply
from game.core.language.words import event_name, own_sentences
from game.titles import rules_of
from tests.laws.claims import plain_text

P = ParamSpec("P")
CLAIMING = re.compile(
    r"\b(can't|cannot|could|couldn't|enough|only|would|wouldn't|safe|never|nobody|nothing|always|must|needs?"
    r"|needed|neither|won't|no longer|any more|sure|whatever)\b",
    re.IGNORECASE,
)
"""Words that mark a claim; what can or may be done is shown by the lesson's own solution."""


@dataclass(frozen=True)
class Scene:
    """A step of a lesson on some table, with the events since the step began."""

    game: Game[Any]
    of: Exercise
    step: Step
    state: Any
    told: tuple[Event, ...] = ()

    @property
    def seat(self) -> Seat:
        """The pupil's seat."""
        return self.of.seat

    @property
    def asked(self) -> Decision | None:
        return agenda.decision(self.state)

    @property
    def options(self) -> tuple[str, ...]:
        """The current options of the pupil or another seat."""
        return tuple(map(str, self.state.options))

    def offers(self, *patterns: str) -> bool:
        return all(any(fnmatchcase(each, pattern) for each in self.options) for pattern in patterns)

    def happened(self, event: str, **of: Any) -> bool:
        return any(Happening(event, of).fits(each) for each in self.told)

    def all_told(self, event: str) -> list[Any]:
        return [each for each in self.told if event_name(type(each)) == event]

    def after(self, *answers: str, others: Sequence[str] = (), until: str = "") -> "Scene":
        """Give these answers for the pupil; the rest answer as in `others`, else as in the lesson.

        Stops when the pupil is asked again, or somebody else gets a question of the kind `until`.
        """
        step = replace(self.step, others=(*others, *self.step.others))
        return next(self._go_on(answers, lambda asked: (reply(step, asked),), until))

    def ends(self, *answers: str, until: str = "") -> Iterator["Scene"]:
        """Give these answers for the pupil, and yield the results of every possible answer by the rest."""
        return self._go_on(answers, lambda asked: asked.options, until)

    def worlds(self, count: int = 12) -> Iterator["Scene"]:
        """Yield worlds that the pupil considers possible, the real table first."""
        yield self
        view = self.game.view(self.state, self.seat)
        for seed in range(count):
            yield self.on(self.game.imagine(view, self.seat, Random(seed)))

    def on(self, state: Any) -> "Scene":
        return replace(self, state=state)

    def _go_on(
        self, answers: Sequence[str], replies: Callable[[Decision], Sequence[Action]], until: str
    ) -> Iterator["Scene"]:
        asked = self.asked
        mine = asked is not None and asked.seat == self.seat
        if asked is None or (not answers and (mine or asked.kind == until)):
            assert not answers, f"the game is over before {answers}"
            yield self
            return
        given = [_meant(answers[0], asked)] if mine else replies(asked)
        for action in given:
            yield from self._answered(action)._go_on(answers[1:] if mine else answers, replies, until)

    def _answered(self, action: Action) -> "Scene":
        state, told = self.state.copy(), [*self.told]

        def emit(event: Callable[P, Event], *args: P.args, **kwargs: P.kwargs) -> None:
            told.append(event(*args, **kwargs))

        agenda.advance(state, action, emit)
        return replace(self, state=state, told=tuple(told))


def _meant(pattern: str, asked: Decision) -> Action:
    found = next((each for each in asked.options if fnmatchcase(str(each), pattern)), None)
    assert found is not None, f"{pattern!r} is not among {[*map(str, asked.options)]}"
    return found


@cache
def begun(title: str, lesson: str, step: str) -> Scene:
    """Return the first question of a step, or the lesson's end if `step` is empty."""
    of, game = exercise(title, lesson), rules_of(title)
    state = laid(title, of, rules_of).state
    for each in of.step:
        at = Scene(game, of, each, state).after()
        if each.id == step:
            return at
        at = at.after(*each.solution)
        state = at.state
    assert not step, f"lesson {lesson} of {title} has no step {step}"
    return at


def scene(title: str, key: str) -> Scene:
    """Return the table at which a sentence is said, with the right answers done or the mistake about to be made.

    A puzzle sentence is said at the smallest of its puzzles.
    """
    if key.startswith(PUZZLE):
        said = (of for of in exercises(title, PUZZLE) if key.startswith(f"{of.says}."))
        of = min(said, key=lambda each: each.fill["positions"])
        return Scene(rules_of(title), of, of.step[0], laid(title, of, rules_of, PUZZLE).state)
    lesson, step, part = [*key.split(".")[1:], "", ""][:3]
    if not part:
        return begun(title, lesson, "")
    at = begun(title, lesson, step)
    solution = at.step.solution
    if part == "right":
        return at.after(*solution)
    answers = next((each.answers for each in at.step.mistake if each.says == part), ())
    here = (at.after(*solution[:number]) for number in range(len(solution)))
    return next((each for each in here if any(each.offers(pattern) for pattern in answers)), at)


Check = Callable[[Scene], bool]
Checks = Mapping[str, Check]


def checks_of(title: str) -> tuple[Checks, Mapping[str, str], Mapping[str, str]]:
    """Return a title's checks, the tests that cover other sentences, and why the rest aren't covered."""
    module = import_module(f"tests.titles.{title}.lesson_claims")
    return module.CHECKS, module.HELD, module.UNCHECKED


def said(title: str) -> dict[str, str]:
    """Return the sentences of a title's lessons and puzzles."""
    spoken = [f"{LESSON}.{of.id}." for of in exercises(title)] + [f"{of.says}." for of in exercises(title, PUZZLE)]
    return {key: text for key, text in own_sentences(title, ENGLISH).items() if key.startswith(tuple(spoken))}


def claiming(title: str) -> set[str]:
    """Return the keys of lesson and puzzle sentences that claim something."""
    return {key for key, text in said(title).items() if CLAIMING.search(plain_text(text))}

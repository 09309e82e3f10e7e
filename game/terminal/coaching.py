"""The coach in the terminal: the best answers to a question, and explanations of acts."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import reduce
from random import Random
from typing import Any, ParamSpec

from ai.coach.advice import THOUGHT, Advice, Counsel, Idea, about_equal, adviser, asked_then, chance
from ai.heuristics import heuristic
from ai.players import Thought
from ai.search.budget import Budget
from ai.search.deeds import Deed
from game.core import agenda
from game.core.contract import Action, Decision, Event, Game, Seat, line
from game.play.showing import Showing
from game.terminal.answers import mark
from game.terminal.boards import TextBoard
from game.terminal.letters import Teller

P = ParamSpec("P")

CHOICES = ("take", "second", "third")
"""The keys of the ideas, best first; the numbers shown are the answers' own."""
A_WHILE = replace(THOUGHT, each=6.0)
"""The budget of a hint: a review's, with a time limit."""


def happened(world: Any, action: Action) -> list[Event]:
    """Play an answer in an imagined world, and return the events."""
    events: list[Event] = []

    def hear(event: Callable[P, Event], *args: P.args, **kwargs: P.kwargs) -> None:
        events.append(event(*args, **kwargs))

    agenda.advance(world, action, hear)
    return events


def in_words(game: Game[Any], board: TextBoard, tell: Teller, position: Any, seat: Seat, deed: Deed) -> str:
    """Return a deed's words, answer by answer.

    A seat's own drafts look the same in every world it can imagine.
    """
    world, said = position.copy(), list[str]()
    for action in deed:
        asked = agenda.decision(world)
        if asked is None or asked.seat != seat or action not in asked.options:
            break
        if not said or len(asked.options) > 1:  # a forced answer says nothing
            said.append(tell(board.option(game.view(world, seat), seat, action)))
        agenda.advance(world, action)
    return reduce(lambda before, after: tell.say("coach.then", before=before, after=after), said)


@dataclass(frozen=True)
class Coach:
    """A coach's sentences for one reader of one game."""

    showing: Showing
    board: TextBoard
    tell: Teller

    def advice(self, asked: Decision, budget: Budget = A_WHILE) -> Advice:
        """Return advice on a question from its seat's view; the same question gets the same advice."""
        showing, view = self.showing, self.showing.eyes.view_of(asked.seat)
        return Counsel(adviser(showing.title, budget)).advise(showing.game, view, asked, showing.now.number)

    def hint(self, asked: Decision, found: Advice, rng: Random) -> list[str]:
        """Return the best answers with their reasons, and the likely reply."""
        game, view = self.showing.game, self.showing.eyes.view_of(asked.seat)
        rows, named = list[str](), set[str]()
        for idea in found.ideas:
            world = game.imagine(view, asked.seat, Random(0))
            option = in_words(game, self.board, self.tell, world, asked.seat, idea.deed)
            if option in named:  # the same thing in different words
                continue
            key = CHOICES[len(named)]
            named.add(option)
            rows.append(self.tell.say(f"coach.{key}", number=mark(asked, idea.action), option=option))
            rows += [f"  {self.tell(each)}" for each in (*idea.reasons, *idea.expected.told)]
            rows += self._chance(idea)
            if key == CHOICES[0]:
                rows += [*self._curve(idea), *self._level(found)]
        return rows + self._reply(view, asked.seat, found.ideas[0], rng)

    def _curve(self, idea: Idea) -> list[str]:
        """Return how often notes win, by the amount paid into them."""
        curve = idea.expected.curve
        if curve is None:
            return []
        steps = tuple([line("coach.curve_step", value=value, wins=wins) for value, wins in curve.steps()])
        return [f"  {self.tell(line('coach.curve', steps=steps))}"]

    def _level(self, found: Advice) -> list[str]:
        """Return a sentence if the second answer is about as good."""
        alike = len(found.ideas) > 1 and about_equal(self.showing.title, len(self.showing.seats), *found.ideas[:2])
        return [f"  {self.tell.say('coach.level')}"] if alike else []

    def rival(self, view: Any, seat: Seat, thought: Thought) -> list[str]:
        """Return the second-best answer a bot saw, for games without people."""
        if thought.rival is None or thought.value is None or thought.rival_value is None:
            return []
        option = self._option(view, seat, thought.rival)
        seats = len(self.showing.seats)
        mine, other = (chance(self.showing.title, seats, value) for value in (thought.value, thought.rival_value))
        if mine is None or other is None or round(100 * mine) <= round(100 * other):
            return [self.tell.say("coach.rival", option=option)]
        share, rival = round(100 * mine), round(100 * other)
        return [self.tell.say("coach.rival_chance", option=option, chance=share, rival=rival)]

    def _event(self, event: Any) -> str:
        return self.tell.words.tell(event.seen_by(self.tell.reader), self.tell.reader, self.tell.seats)

    def _option(self, view: Any, seat: Seat, action: Action) -> str:
        return self.tell(self.board.option(view, seat, action))

    def _chance(self, idea: Idea) -> list[str]:
        share = chance(self.showing.title, len(self.showing.seats), idea.value)
        return [] if share is None else [f"  {self.tell.say('coach.chance', chance=round(100 * share))}"]

    def _reply(self, view: Any, seat: Seat, idea: Idea, rng: Random) -> list[str]:
        """Return the likely reply to the first answer, as the log would tell it in a world that allows it."""
        world = asked_then(self.showing.game, view, seat, idea, heuristic(self.showing.title), rng)
        if world is None or idea.reply is None:
            return []
        told = [self._event(event) for event in happened(world, idea.reply.action)]
        return [self.tell.say("coach.reply", deed=each) for each in told[:1] if each]

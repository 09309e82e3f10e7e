"""What the coach says at the keyboard: the best answers to a question, and why somebody did what was done."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import reduce
from random import Random
from typing import Any, ParamSpec

from ai.coach.advice import THOUGHT, Advice, Counsel, Idea, adviser, asked_then, chance, level
from ai.coach.reasons import Act, act, why_done
from ai.heuristics import heuristic
from ai.players import Thought
from ai.search.budget import Budget
from ai.search.deeds import Deed
from game.core import agenda
from game.core.contract import Action, Decision, Event, Seat, plain
from game.core.table import Table
from game.terminal.answers import mark
from game.terminal.boards import TextBoard
from game.terminal.letters import Teller

P = ParamSpec("P")

CHOICES = ("take", "second", "third")
"""How the ideas are called, the best first: the numbers beside them are those of the answers."""
A_WHILE = replace(THOUGHT, each=6.0)
"""What a coach gives to a hint: what a review gives to an answer, unless that takes too long."""


def happened(world: Any, action: Action) -> list[Event]:
    """Give an answer in an imagined world, and list what becomes true at once."""
    events: list[Event] = []

    def hear(event: Callable[P, Event], *args: P.args, **kwargs: P.kwargs) -> None:
        events.append(event(*args, **kwargs))

    agenda.advance(world, action, hear)
    return events


@dataclass(frozen=True)
class Coach:
    """Speaks to one reader of one game."""

    table: Table[Any]
    board: TextBoard
    tell: Teller

    @property
    def title(self) -> str:
        """Which game it is."""
        return self.table.game.NAME

    def advice(self, asked: Decision, budget: Budget = A_WHILE) -> Advice:
        """Think about a question, from what the seat that is asked may know: twice the same comes of it."""
        view, number = self.table.view(asked.seat), self.table.answered
        return Counsel(adviser(self.title, budget)).advise(self.table.game, view, asked, number)

    def hint(self, asked: Decision, found: Advice, rng: Random) -> list[str]:
        """Name the best answers to a question, each with what speaks for it, and what to expect next."""
        view = self.table.view(asked.seat)
        rows, named = list[str](), set[str]()
        for idea in found.ideas:
            option = self.whole(self.table.state, asked.seat, idea.deed)
            if option in named:  # two ways of saying one thing
                continue
            key = CHOICES[len(named)]
            named.add(option)
            rows.append(self.tell.say(f"coach.{key}", number=mark(asked, idea.action), option=option))
            rows += [f"  {self.tell(reason)}" for reason in idea.reasons]
            rows += self._chance(idea)
            if key == CHOICES[0]:
                rows += self._level(found)
        return rows + self._reply(view, asked.seat, found.ideas[0], rng)

    def _level(self, found: Advice) -> list[str]:
        """Say that the second answer is about as good, where it is."""
        alike = len(found.ideas) > 1 and level(self.title, len(self.table.seats), *found.ideas[:2])
        return [f"  {self.tell.say('coach.level')}"] if alike else []

    def whole(self, state: Any, seat: Seat, deed: Deed) -> str:
        """Say a deed answer by answer: a seat's own drafts look the same in every world it can imagine."""
        world, said = state.copy(), list[str]()
        for action in deed:
            asked = agenda.decision(world)
            if asked is None or asked.seat != seat or action not in asked.options:
                break
            said.append(self._option(self.table.game.view(world, seat), seat, action))
            agenda.advance(world, action)
        return reduce(lambda before, after: self.tell.say("coach.then", before=before, after=after), said)

    def why(self, number: int) -> list[str]:
        """Say why an act was done, as far as this reader can see."""
        return [self.tell(reason) for reason in why_done(self.table, number, self.tell.reader, self._known)]

    def last_act(self, seat: Seat | None) -> Act | None:
        """Find the last act of anybody else that was told; None where there is none.

        Preferred is one with reasons, if there is any since the last act of `seat`.
        """
        found = None
        for number in range(self.table.answered - 1, -1, -1):
            who = self.table.answers[number].seat
            if who == seat and found is not None:
                break
            if who != seat and self._told(number, number + 1, who):
                done = act(self.table, number, self.tell.reader)
                if self.why(number):
                    return done
                found = found or done
        return found

    def deed(self, done: Act) -> str:
        """Say what an act was: the first sentence that was told of its seat."""
        return self._told(done.first, done.end, self.table.answers[done.first].seat)

    def _told(self, start: int, end: int, seat: Seat) -> str:
        """Give the first sentence about a seat that some answers brought about."""
        events = [beat.event for beat in self.table.beats(start, end)]
        told = [self._event(event) for event in events if plain(event).get("seat") == seat]
        return next((each for each in told if each), "")

    def rival(self, view: Any, seat: Seat, thought: Thought) -> list[str]:
        """Name the next best answer a bot saw: for games that nobody plays."""
        if thought.rival is None or thought.value is None or thought.rival_value is None:
            return []
        option = self._option(view, seat, thought.rival)
        seats = len(self.table.seats)
        mine, other = (chance(self.title, seats, value) for value in (thought.value, thought.rival_value))
        if mine is None or other is None or round(100 * mine) <= round(100 * other):
            return [self.tell.say("coach.rival", option=option)]
        share, rival = round(100 * mine), round(100 * other)
        return [self.tell.say("coach.rival_chance", option=option, chance=share, rival=rival)]

    @property
    def _known(self) -> Any:
        return heuristic(self.title)

    def _event(self, event: Any) -> str:
        return self.tell.words.tell(event.seen_by(self.tell.reader), self.tell.reader, self.tell.seats)

    def _option(self, view: Any, seat: Seat, action: Action) -> str:
        return self.tell(self.board.option(view, seat, action))

    def _chance(self, idea: Idea) -> list[str]:
        share = chance(self.title, len(self.table.seats), idea.value)
        return [] if share is None else [f"  {self.tell.say('coach.chance', chance=round(100 * share))}"]

    def _reply(self, view: Any, seat: Seat, idea: Idea, rng: Random) -> list[str]:
        """Say what to expect after the first answer: what would be told of it in a world where it can come."""
        world = asked_then(self.table.game, view, seat, idea, self._known, rng)
        if world is None or idea.reply is None:
            return []
        told = [self._event(event) for event in happened(world, idea.reply.action)]
        return [self.tell.say("coach.reply", deed=each) for each in told[:1] if each]

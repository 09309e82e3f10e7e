"""Works out what an answer is worth whatever others hold, and shows a world in which another answer is worth less.

A seat that does not know a hand must choose alike in all worlds it cannot tell apart. So others are taken to hold
every card that is unseen, and to be bound by how many they may show: what they show along a way is a hand they
could have, and a choice that stands against every way stands in every world. That is exact, not a bound: a choice
comes to less here if and only if there is a world, and answers of the others in it, in which it does.
"""

from collections.abc import Hashable, Iterator, Sequence
from importlib import import_module
from importlib.util import find_spec
from random import Random
from typing import Any, NamedTuple, Protocol

from ai.heuristics import STUDIED, heuristic
from game.core import agenda
from game.core.agenda import Position
from game.core.contract import Action, Decision, Emit, Game, Seat, ignore
from game.core.views import Draft, Sealed

Deed = tuple[Action, ...]
Answers = tuple[tuple[Seat, Action], ...]
"""Who answers what."""

USUAL = 30_000
"""Positions that are looked at before a proof is given up."""
LETTING = frozenset({"pass", "let_pass", "let_stand", "stop"})
"""How things are let be: what nobody is asked who could do nothing else."""
LONGEST = 12
"""Answers of one deed that are looked through."""


class Unproven(Exception):
    """Nothing can be proven of a question: there is too much to look at, or a card to come could matter."""


class Case(NamedTuple):
    """All worlds in which the same answers could have been given, as one: others hold what they could hold."""

    world: Any
    left: tuple[int, ...]
    """For each seat: how many cards that nobody has seen it may still show."""
    seen: frozenset[str] = frozenset()
    """What the seat could name when it was asked, where a title must know."""


class Way(NamedTuple):
    """Something a seat could do, and where it leads."""

    deed: Deed
    after: Case


class Search(NamedTuple):
    """Where questions are looked for of which something can be proven."""

    tables: tuple[tuple[str, int], ...]
    """Levels, with numbers of seats."""
    look: int
    """Positions of one proof."""
    ways: int = 0
    """Ways on from a game that are played by feel."""
    liked: tuple[str, ...] = ()
    """What is always answered by feel where it is on offer: much can be proven of what follows."""
    live: bool = True
    """Whether a proof is so quick that answers can be judged by it while they are given."""
    late: float = 0.3
    """The part of a game after which it is gone on with by feel."""


class Reckoning(Protocol):
    """How a title reckons with every hand at once: RECKONING in the module `proof` of its folder of heuristics."""

    search: Search

    def aims(self, view: Any, seat: Seat) -> tuple[str, ...]:
        """Name what can be aimed at here, by what open facts and the own hand tell."""

    def opened(self, view: Any, seat: Seat, aim: str) -> Case:
        """Give all that could be true for a seat as one case; raises Unproven."""

    def worth(self, case: Case, seat: Seat, aim: str) -> float | None:
        """Say what has become of the aim; None while that is open."""

    def range(self, aim: str) -> tuple[float, float]:
        """Give the least and the most that an aim can come to."""

    def own(self, case: Case, asked: Decision) -> Iterator[Way]:
        """Give whatever the seat itself may do."""

    def replies(self, case: Case, asked: Decision) -> Iterator[Way]:
        """Give whatever another seat could do: none that matters is left out, and letting be comes last."""

    def key(self, case: Case) -> Hashable:
        """Give what tells a case from others."""

    def world(self, view: Any, seat: Seat, end: Case, rng: Random) -> tuple[Position, Answers]:
        """Imagine a world in which others could have shown whatever they did on the way to a case.

        Gives it with what is still answered there before it is seen what became of the aim.
        """


def reckoning(title: str) -> Reckoning | None:
    """Give how a title reckons; None for a title that cannot prove anything."""
    module = f"ai.heuristics.{title}.proof"
    if title not in STUDIED or find_spec(module) is None:
        return None
    found: Reckoning = import_module(module).RECKONING
    return found


class Refutation(NamedTuple):
    """Why an answer is not the one: a world that the seat cannot tell from its own, and how it goes there."""

    world: Position
    answers: Answers
    """From the answer that is refuted to where the aim is settled."""
    worth: float
    """What it comes to there."""


class Proof:
    """What is proven of one question of a seat, and of whatever follows from it."""

    def __init__(
        self, game: Game[Any], view: Any, seat: Seat, aim: str, most: int = USUAL, target: float | None = None
    ) -> None:
        found = reckoning(game.NAME)
        if found is None:
            raise Unproven
        self.game, self.view, self.seat, self.aim, self.left = game, view, seat, aim, most
        self.ways = found
        self.start = found.opened(view, seat, aim)
        self.least, self.most = found.range(aim) if target is None else (0.0, 1.0)
        self.target = target
        """What is to be reached: then everything is worth 1 where that can be, and else 0. It is sooner told."""
        self._known: dict[Hashable, float] = {}

    @property
    def positions(self) -> int:
        """How many positions were looked at so far."""
        return len(self._known)

    def worth(self, case: Case | None = None) -> float:
        """Say what the best answers come to from here, whatever others hold and do; raises Unproven."""
        case = case or self.start
        settled = self.settled(case)
        if settled is not None:
            return settled
        key = self.ways.key(case)
        if key not in self._known:
            self.left -= 1
            if self.left < 0:
                raise Unproven
            asked = self._asked(case)
            self._known[key] = self._best(case, asked) if asked.seat == self.seat else self._worst(case, asked)
        return self._known[key]

    def _best(self, case: Case, asked: Decision) -> float:
        best = self.least
        for way in self.ways.own(case, asked):
            best = max(best, self.worth(way.after))
            if best >= self.most:
                break
        return best

    def _worst(self, case: Case, asked: Decision) -> float:
        worst = self.most
        for way in self.ways.replies(case, asked):
            worst = min(worst, self.worth(way.after))
            if worst <= self.least:
                break
        return worst

    def _asked(self, case: Case) -> Decision:
        asked = agenda.decision(case.world)
        assert asked is not None, "a game that is over is settled"
        return asked

    def own(self, case: Case | None = None) -> list[Way]:
        """List what the seat may do, at first or in a later case."""
        case = case or self.start
        return list(self.ways.own(case, self._asked(case)))

    def settled(self, case: Case) -> float | None:
        """Say what has become of the aim; None while that is open."""
        worth = self.ways.worth(case, self.seat, self.aim)
        return worth if worth is None or self.target is None else float(worth >= self.target)

    def answers(self) -> dict[Action, float]:
        """Say of every answer what it comes to when everything after it is done as well as can be."""
        found: dict[Action, float] = {}
        for deed, after in self.own():
            found[deed[0]] = max(found.get(deed[0], self.least), self.worth(after))
        return found

    def deeds(self) -> dict[Deed, float]:
        """List the whole deeds that can be begun here, each once whatever its order, and what they come to."""
        found: dict[Deed, float] = {}
        waiting, met = [Way((), self.start)], set[Hashable]()
        for begun, case in waiting:  # grows while it is gone through
            for deed, after in self.ways.own(case, self._asked(case)):
                key = self.ways.key(after)
                if key in met:
                    continue
                met.add(key)
                whole = (*begun, *deed)
                if self.goes_on(after) and len(whole) < LONGEST:
                    waiting.append(Way(whole, after))
                else:
                    found[whole] = self.worth(after)
        return found

    def goes_on(self, case: Case) -> bool:
        """Whether the seat is still putting a deed together."""
        top = case.world.agenda[-1] if case.world.agenda and case.world.result is None else None
        return isinstance(top, Draft | Sealed) and top.seat == self.seat

    def line(self) -> list[tuple[Seat, Action]]:
        """Give one best way against the stiffest resistance, everybody's answers with who gives them."""
        given: list[tuple[Seat, Action]] = []
        case = self.start
        while self.settled(case) is None:
            asked = self._asked(case)
            ways = self.ways.own if asked.seat == self.seat else self.ways.replies
            goal = self.worth(case)
            deed, case = next(way for way in ways(case, asked) if self.worth(way.after) == goal)
            given += [(asked.seat, action) for action in deed]
        return given

    def refutation(self, answers: Sequence[Action], rng: Random) -> Refutation | None:
        """Show how answers of one deed come to less, with natural answers to follow; None where they do not."""
        best, case = self.worth(), self.start
        for action in answers:
            case = next(way.after for way in self.own(case) if way.deed[0] == action)
        if self.worth(case) >= best:
            return None
        given = [(self.seat, each) for each in answers]
        while self.settled(case) is None:
            asked = self._asked(case)
            if asked.seat == self.seat:
                deed, case = self._natural(case, asked)
            else:
                deed, case = min(self.ways.replies(case, asked), key=lambda way: self.worth(way.after))
            given += [(asked.seat, each) for each in deed]
        worth = self.ways.worth(case, self.seat, self.aim)
        assert worth is not None, "it was gone on with until it was settled"
        world, rest = self.ways.world(self.view, self.seat, case, rng)
        return Refutation(world, (*given, *rest), worth)

    def _natural(self, case: Case, asked: Decision) -> Way:
        """Of the answers that come to the most, the one a player would think of first."""
        ways = list(self.ways.own(case, asked))
        most = max(self.worth(way.after) for way in ways)
        prior = dict(zip(asked.options, heuristic(self.game.NAME).prior(case.world, asked), strict=True))
        return max(ways, key=lambda way: (self.worth(way.after) == most, prior.get(way.deed[0], 0.0)))


def after(case: Case, deed: Sequence[Action], left: tuple[int, ...] | None = None) -> Case:
    """Give the case after some answers."""
    world = case.world.copy()
    for action in deed:
        agenda.advance(world, action)
    return case._replace(world=world, left=case.left if left is None else left)


def retold(refutation: Refutation, emit: Emit = ignore) -> Position:
    """Play a refutation in its world, as the rules have it; raises AssertionError where they refuse an answer.

    Who holds nothing there is not asked what it could only let be.
    """
    world = refutation.world.copy()
    for seat, action in refutation.answers:
        asked = agenda.decision(world)
        if asked is None or asked.seat != seat or (action.verb in LETTING and action not in asked.options):
            continue
        assert action in asked.options, f"{action} is no answer in the world of a refutation"
        agenda.advance(world, action, emit)
    return world

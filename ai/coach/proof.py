"""Proves the value of an answer whatever others hold, and finds a world that refutes a worse answer.

A seat that doesn't know a hand must answer the same in all worlds it can't tell apart. So the others are assumed
to hold every unseen card, limited by how many cards they can show: the cards they show along a line of play are a
hand they could have, and a choice that holds against every line holds in every world. This is exact, not a bound:
a choice is worth less here if and only if there is a world, with answers by the others, in which it is.
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
"""Answers with the seats that give them."""

USUAL = 30_000
"""The default number of positions searched before a proof is given up."""
LETTING = frozenset({"pass", "let_pass", "let_stand", "stop"})
"""Verbs that let something pass; a seat that could do nothing else isn't asked."""
LONGEST = 12
"""The maximum number of answers in one deed."""


class Unproven(Exception):
    """Nothing can be proven about a question: the search is too large, or a card yet to be drawn could matter."""


class Case(NamedTuple):
    """All worlds in which the same answers were possible, as one: others hold everything they could hold."""

    world: Any
    left: tuple[int, ...]
    """For each seat, the number of unseen cards it may still show."""
    seen: frozenset[str] = frozenset()
    """What the seat could name when it was asked, for titles that need it."""


class ProofWay(NamedTuple):
    """Something a seat could do, and the case it leads to."""

    deed: Deed
    after: Case


class ProofSearch(NamedTuple):
    """Where to look for questions about which something can be proven."""

    tables: tuple[tuple[str, int], ...]
    """Levels, with numbers of seats."""
    look: int
    """The maximum number of positions for one proof."""
    ways: int = 0
    """The number of variations of a game that are played by the prior."""
    liked: tuple[str, ...] = ()
    """Patterns of answers that are always chosen if legal, because much can be proven about what follows."""
    kinds: tuple[str, ...] = ()
    """The kinds of questions to look at; empty for all."""
    sparing: tuple[str, ...] = ()
    """Patterns that one seat per variation always chooses instead; empty if all seats play alike."""
    live: bool = True
    """True if proofs are fast enough to judge answers while they are given."""
    late: float = 0.3
    """The fraction of a game after which variations may start."""


class HiddenHandModel(Protocol):
    """A title's model of all hands at once: RECKONING in the module `proof` of its heuristics package."""

    search: ProofSearch

    def aims(self, view: Any, seat: Seat) -> tuple[str, ...]:
        """Return the possible aims, judged by public facts and the seat's own hand."""

    def opened(self, view: Any, seat: Seat, aim: str) -> Case:
        """Return one case for all worlds that a seat thinks possible; raises Unproven."""

    def worth(self, case: Case, seat: Seat, aim: str) -> float | None:
        """Return the value of the aim, or None while it is open."""

    def range(self, aim: str) -> tuple[float, float]:
        """Return the minimum and maximum value of an aim."""

    def own(self, case: Case, asked: Decision) -> Iterator[ProofWay]:
        """Yield everything that the seat itself may do."""

    def replies(self, case: Case, asked: Decision) -> Iterator[ProofWay]:
        """Yield everything that another seat could do that matters; passing comes last."""

    def key(self, case: Case) -> Hashable:
        """Return a key that distinguishes a case from others."""

    def world(self, view: Any, seat: Seat, end: Case, rng: Random) -> tuple[Position, Answers]:
        """Imagine a world in which others could have shown what they showed on the way to a case.

        Returns it with the answers that are still given there before the outcome is visible.
        """


def reckoning(title: str) -> HiddenHandModel | None:
    """Return a title's model of all hands, or None if it has none."""
    module = f"ai.heuristics.{title}.proof"
    if title not in STUDIED or find_spec(module) is None:
        return None
    found: HiddenHandModel = import_module(module).RECKONING
    return found


class Refutation(NamedTuple):
    """Why an answer is wrong: a world that the seat can't tell from its own, and the line of play in it."""

    world: Position
    answers: Answers
    """The answers from the refuted one until the aim is settled."""
    worth: float
    """The value of the aim there."""


class Proof:
    """The proof for one question of a seat, and for everything that follows."""

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
        """The value to reach, if set: then a case is worth 1 if it can be reached, else 0. This is faster."""
        self._known: dict[Hashable, float] = {}

    @property
    def positions(self) -> int:
        """The number of positions searched so far."""
        return len(self._known)

    def worth(self, case: Case | None = None) -> float:
        """Return the value of the best answers from here, whatever others hold and do; raises Unproven."""
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

    def own(self, case: Case | None = None) -> list[ProofWay]:
        """Return what the seat may do, at the start or in a later case."""
        case = case or self.start
        return list(self.ways.own(case, self._asked(case)))

    def settled(self, case: Case) -> float | None:
        """Return the value of the aim, or None while it is open."""
        worth = self.ways.worth(case, self.seat, self.aim)
        return worth if worth is None or self.target is None else float(worth >= self.target)

    def answers(self) -> dict[Action, float]:
        """Return the value of every answer if everything after it is played perfectly."""
        found: dict[Action, float] = {}
        for deed, after in self.own():
            found[deed[0]] = max(found.get(deed[0], self.least), self.worth(after))
        return found

    def deeds(self) -> dict[Deed, float]:
        """Return the value of every complete deed that can begin here, counting reordered deeds only once."""
        found: dict[Deed, float] = {}
        waiting, met = [ProofWay((), self.start)], set[Hashable]()
        for begun, case in waiting:  # grows during iteration
            for deed, after in self.ways.own(case, self._asked(case)):
                key = self.ways.key(after)
                if key in met:
                    continue
                met.add(key)
                whole = (*begun, *deed)
                if self.goes_on(after) and len(whole) < LONGEST:
                    waiting.append(ProofWay(whole, after))
                else:
                    found[whole] = self.worth(after)
        return found

    def goes_on(self, case: Case) -> bool:
        """Return True if the seat is still putting a deed together."""
        top = case.world.agenda[-1] if case.world.agenda and case.world.result is None else None
        return isinstance(top, Draft | Sealed) and top.seat == self.seat

    def line(self) -> list[tuple[Seat, Action]]:
        """Return one best line against the strongest resistance: all answers with their seats."""
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
        """Show how a deed's answers turn out worse, with natural answers after them; None if they don't."""
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
        assert worth is not None, "the line was played until the aim was settled"
        world, rest = self.ways.world(self.view, self.seat, case, rng)
        return Refutation(world, (*given, *rest), worth)

    def _natural(self, case: Case, asked: Decision) -> ProofWay:
        """Return the answer a player would think of first, among those worth the most."""
        ways = list(self.ways.own(case, asked))
        most = max(self.worth(way.after) for way in ways)
        prior = dict(zip(asked.options, heuristic(self.game.NAME).prior(case.world, asked), strict=True))
        return max(ways, key=lambda way: (self.worth(way.after) == most, prior.get(way.deed[0], 0.0)))


def after(case: Case, deed: Sequence[Action], left: tuple[int, ...] | None = None) -> Case:
    """Return the case that some answers of a deed lead to."""
    world = case.world.copy()
    for action in deed:
        agenda.advance(world, action)
    return case._replace(world=world, left=case.left if left is None else left)


def retold(refutation: Refutation, emit: Emit = ignore) -> Position:
    """Play a refutation in its world under the real rules; raises AssertionError if an answer is illegal.

    A seat that could only let things pass isn't asked there, so its pass is skipped.
    """
    world = refutation.world.copy()
    for seat, action in refutation.answers:
        asked = agenda.decision(world)
        if asked is None or asked.seat != seat or (action.verb in LETTING and action not in asked.options):
            continue
        assert action in asked.options, f"{action} is no answer in the world of a refutation"
        agenda.advance(world, action, emit)
    return world

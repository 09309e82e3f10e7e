"""Reasons: what an act changes and what it ends, in facts of the title, for one reader.

Of a deed that is still to be done only what comes of it in every imagined world is told as certain, the others
answering as they are likely to; what comes of it in most of them is told as likely.
"""

from collections.abc import Collection, Iterable, Iterator, Sequence
from random import Random
from typing import Any, NamedTuple

from ai.deeds import LONGEST, Deed, Hidden, draw, hidden
from ai.heuristic import Heuristic
from game.core import agenda
from game.core.agenda import Position
from game.core.contract import Field, Game, Line, Seat, line
from game.core.table import Table
from game.core.telling import Danger, Fact

REASONS = 3
"""Reasons that are given for one answer."""
NOTABLE = 0.005
"""A fact that is worth less than this share of the victory is not told."""
LIKELY = 0.7
"""Part of the worlds in which something comes true that is likely."""


class Outcome(NamedTuple):
    """What a deed changes, as its seat will see it, in every one of a few worlds."""

    facts: tuple[Fact, ...]
    """What holds in all of them, the best first."""
    likely: tuple[Fact, ...]
    """What holds in most of them, and not in all."""
    prevented: tuple[Danger, ...]
    """What threatened before and does in none of them."""
    left: tuple[Danger, ...]
    """What threatens in all of them."""
    feared: frozenset["Threat"]
    """What threatens in any of them."""
    at_once: frozenset[Line] = frozenset()
    """What the deed brings by itself, before anybody else has done anything."""

    def rather_than(self, rival: "Outcome") -> tuple[Line, ...]:
        """Give reasons for this deed that do not hold for the other one as well, and the largest one against it.

        What both bring is told where it is larger than all that sets them apart, or where nothing does.
        """
        common = {fact.line for fact in rival.facts}
        own = [fact for fact in self.facts if fact.line not in common]
        gains = [(fact.worth, fact.line) for fact in own if fact.worth >= NOTABLE]
        spared = [each for each in self.prevented if threat(each) in rival.feared or rival is NOTHING]
        gains += [(each.worth, line("coach.prevents", danger=each.line)) for each in spared]
        costs = [(-fact.worth, fact.line) for fact in own if fact.worth <= -NOTABLE]
        risks = [each for each in self.left if threat(each) not in rival.feared]
        costs += [(each.worth, line("coach.leaves", danger=each.line)) for each in risks if rival is not NOTHING]
        told = [*self._above_all(common, max([worth for worth, _ in gains], default=0.0)), *_largest(gains)]
        return (*(told or self._likely(common))[: REASONS - 1], *_largest(costs)[:1])

    def _above_all(self, common: Collection[Line], most: float) -> list[Line]:
        """Give the largest thing the deed brings by itself, where another would bring it as well."""
        mine = [fact for fact in self.facts if fact.line in self.at_once]
        return [fact.line for fact in mine[:1] if fact.line in common and fact.worth > max(most, NOTABLE)]

    def _likely(self, common: Collection[Line]) -> list[Line]:
        """Give the largest thing that most likely comes of it."""
        likely = [fact for fact in self.likely if fact.line not in common and fact.worth >= NOTABLE]
        return [line("coach.likely", fact=fact.line) for fact in likely[:1]]


Threat = tuple[str, Seat, str]
"""What makes two dangers the same one, whatever their numbers: key of the sentence, by whom, where."""
NOTHING = Outcome((), (), (), (), frozenset())


def threat(danger: Danger) -> Threat:
    """Say which danger it is."""
    return danger.line.key, danger.by, danger.place


def _largest(told: Iterable[tuple[float, Line]]) -> list[Line]:
    return [each for _, each in sorted(told, key=lambda reason: -reason[0])]


def outcome(
    game: Game[Any],
    view: Any,
    worlds: Sequence[Any],
    seeds: Sequence[int],
    deed: Deed,
    seat: Seat,
    heuristic: Heuristic[Any],
) -> Outcome:
    """Do a deed in every world and say what they have in common afterwards, as its seat will see them.

    What it changes as soon as it is announced is the same in all, with what it hopes for ("unless blocked, ...").
    """
    announced = heuristic.facts(view, game.view(_done(worlds[0].copy(), deed), seat), seat)
    hoped = {inner for fact in announced for inner in _inside(fact.line)}
    afters = [
        game.view(_settled(_done(world.copy(), deed), heuristic, Random(seed)), seat)
        for world, seed in zip(worlds, seeds, strict=True)
    ]
    facts = [
        {
            fact.line: fact.worth
            for fact in (*heuristic.facts(view, after, seat), *announced)
            if fact.line not in hoped
        }
        for after in afters
    ]
    known = dict.fromkeys([told for each in facts for told in each])
    count = {told: sum([told in each for each in facts]) for told in known}
    worth = {told: sum([each.get(told, 0.0) for each in facts]) / count[told] for told in known}
    order = sorted([Fact(told, worth[told]) for told in known], key=lambda fact: -fact.worth)
    feared = [threats(heuristic, after, seat) for after in afters]
    everywhere = frozenset.intersection(*feared)
    return Outcome(
        tuple([fact for fact in order if count[fact.line] == len(worlds)]),
        tuple([fact for fact in order if LIKELY * len(worlds) <= count[fact.line] < len(worlds)]),
        _ended(heuristic.dangers(view, seat), afters, feared, order),
        tuple([danger for danger in heuristic.dangers(afters[0], seat) if threat(danger) in everywhere]),
        frozenset.union(*feared),
        frozenset([fact.line for fact in announced]),
    )


def _done(world: Any, deed: Deed) -> Any:
    """Do a deed in an imagined world, as far as it can be done there. Changes `world`."""
    for action in deed:
        if action not in world.options:
            break
        agenda.advance(world, action)
    return world


def _settled(world: Any, heuristic: Heuristic[Any], dice: Random) -> Any:
    """Let everybody react to a deed as they are likely to. Changes `world`."""
    for _ in range(2 * LONGEST):
        asked = agenda.decision(world)
        if asked is None or not (asked.window or hidden(world)):
            break
        agenda.advance(world, draw(asked.options, heuristic.prior(world, asked), dice))
    return world


def _inside(said: Line) -> Iterator[Line]:
    """Give the sentences inside a sentence."""
    for _, value in said.fields:
        if isinstance(value, Line):
            yield value


def threats(heuristic: Heuristic[Any], view: Position, seat: Seat) -> frozenset[Threat]:
    """Say what threatens a seat, whatever the numbers."""
    return frozenset(map(threat, heuristic.dangers(view, seat)))


def _ended(
    before: Iterable[Danger],
    afters: Iterable[Position],
    feared: Iterable[frozenset[Threat]],
    changed: Iterable[Fact],
) -> tuple[Danger, ...]:
    """List the dangers that are gone whatever comes.

    An end of the game ends none, it is told by itself; nor does a danger end that has come true.
    """
    if any(after.result is not None for after in afters):
        return ()
    left = frozenset[Threat]().union(*feared)
    harmed = {
        each for fact in changed if fact.worth < 0 for _, value in fact.line.fields for each in _things(value)
    }
    return tuple([each for each in before if threat(each) not in left and each.place not in harmed])


def _things(value: Field) -> Iterator[Field]:
    """Name what a sentence speaks of."""
    if isinstance(value, Line):
        for _, inner in value.fields:
            yield from _things(inner)
    elif isinstance(value, tuple):
        for part in value:
            yield from _things(part)
    else:
        yield value


def why(
    heuristic: Heuristic[Any], before: Position, after: Position, seat: Seat, announced: Position | None = None
) -> tuple[Line, ...]:
    """Say why `seat` did what it did: what that has changed and prevented as one reader sees it.

    All are views of the same reader, so nothing is told that the reader could not work out. What an act was to
    bring when it was `announced` is told where others have kept it from coming true.
    """
    settled = heuristic.facts(before, after, seat)
    come_true = {fact.line for fact in settled}
    hoped = heuristic.facts(before, announced, seat) if announced is not None else ()
    meant = [fact for fact in hoped if fact.line not in come_true and come_true.isdisjoint(_inside(fact.line))]
    changed = [*settled, *[fact for fact in meant if any(_inside(fact.line))]]
    gains = [(fact.worth, fact.line) for fact in changed if fact.worth >= NOTABLE]
    ended = _ended(heuristic.dangers(before, seat), [after], [threats(heuristic, after, seat)], changed)
    gains += [(danger.worth, line("coach.prevents", danger=danger.line)) for danger in ended]
    costs = [(-fact.worth, fact.line) for fact in changed if fact.worth <= -NOTABLE]
    return (*_largest(gains)[: REASONS - 1], *_largest(costs)[:1])


class Act(NamedTuple):
    """An act of a seat: the answers it was put together from, and until when others could still react."""

    first: int
    """The number of its first answer."""
    done: int
    """How many answers had been given when all had heard of it."""
    end: int
    """How many answers had been given when it was settled."""


def act(table: Table[Any], number: int, reader: Seat | None) -> Act:
    """Find the act that an answer is part of: from the beginning of its draft until nobody can react any more.

    What a reader doesn't know to be asked is not waited for.
    """
    answers, first, done = table.answers, number, number + 1
    seat = answers[number].seat
    while first and answers[first - 1].seat == seat and not table.beats(first - 1, first):
        first -= 1
    while done < len(answers) and answers[done].seat == seat and not table.beats(done - 1, done):
        done += 1
    end = done
    while end < len(answers) and _is_open(table.game.view(table.state_before(end), reader)):
        end += 1
    return Act(first, done, end)


def _is_open(view: Position) -> bool:
    """Whether what was done is still to be answered, or not yet told."""
    asked = agenda.asked(view)
    return asked is not None and (asked.window or hidden(view) != Hidden.NO)


def why_done(table: Table[Any], number: int, reader: Seat | None, heuristic: Heuristic[Any]) -> tuple[Line, ...]:
    """Say why the act was done that an answer is part of, as far as a reader can see it."""
    found = act(table, number, reader)
    before, announced, after = (table.game.view(table.state_before(place), reader) for place in found)
    return why(heuristic, before, after, table.answers[number].seat, announced)

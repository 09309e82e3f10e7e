"""Reasons: what an act changes and what it ends, as facts of the title, for one reader.

For a deed that is still to be done, only what it achieves by itself in every imagined world is reported as
certain. Whatever follows once others have answered, or sealed answers are revealed, is reported as likely at best,
because nobody knows those answers. Anything that speaks against the act comes last, and says so.
"""

from collections.abc import Collection, Iterable, Iterator, Sequence
from random import Random
from typing import Any, NamedTuple

from ai.heuristic import Heuristic
from ai.search.deeds import LONGEST, Deed, Hidden, draw, hidden
from game.core import agenda
from game.core.agenda import Position
from game.core.contract import Field, Game, Line, Seat, line
from game.core.table import Table
from game.core.telling import Danger, Fact
from game.core.views import Sealed

REASONS = 3
"""The maximum number of reasons for one answer."""
NOTABLE = 0.005
"""A fact worth less than this share of the victory isn't reported."""
LIKELY = 0.7
"""A result is likely if it comes true in at least this fraction of the worlds."""
HOPED = "what"
"""The field of a conditional fact ("Unless blocked, {what}") with the sentence about the hoped-for result."""


class DeedOutcome(NamedTuple):
    """The changes caused by a deed, as its seat will see them, over a few worlds."""

    facts: tuple[Fact, ...]
    """Certain changes, the best first."""
    likely: tuple[Fact, ...]
    """Changes in most worlds when the others answer as they are likely to, the best first."""
    prevented: tuple[Danger, ...]
    """Dangers that end with the deed itself."""
    averted: tuple[Danger, ...]
    """Dangers that end when the others answer as they are likely to."""
    left: tuple[Danger, ...]
    """Dangers in all of the worlds."""
    feared: frozenset["Threat"]
    """Dangers in any of the worlds."""

    def rather_than(self, rival: "DeedOutcome") -> tuple[Line, ...]:
        """Return reasons for this deed that don't apply to the other one as well, and the largest one against it.

        A sentence that would be said of the other one with other numbers is none.
        """
        common = {shape(fact.line) for fact in (*rival.facts, *rival.likely)}
        own = [fact for fact in self.facts if shape(fact.line) not in common]
        ends = [each for each in self.prevented if _spares(each, own) and _only_here(each, rival)]
        gains = [(fact.worth, fact.line) for fact in own if fact.worth >= NOTABLE]
        gains += [(each.worth, line("coach.prevents", danger=each.line)) for each in ends]
        costs = [(-fact.worth, against(fact)) for fact in own if fact.worth <= -NOTABLE]
        risks = [each for each in self.left if threat(each) not in rival.feared]
        costs += [(each.worth, line("coach.leaves", danger=each.line)) for each in risks if rival is not NOTHING]
        told = _largest(gains)
        hoped = [] if told else self._hoped(common, rival)
        feared = [] if costs else self._against(common)
        return (*(told or hoped)[: REASONS - 1], *(_largest(costs) or feared)[:1])

    def _hoped(self, common: Collection[object], rival: "DeedOutcome") -> list[Line]:
        """Return the largest positive effect that is only likely."""
        likely = [fact for fact in self.likely if shape(fact.line) not in common and fact.worth >= NOTABLE]
        ends = [each for each in self.averted if _spares(each, likely) and _only_here(each, rival)]
        hoped = [(fact.worth, line("coach.likely", fact=fact.line)) for fact in likely]
        hoped += [(each.worth, line("coach.averts", danger=each.line)) for each in ends]
        return _largest(hoped)[:1]

    def _against(self, common: Collection[object]) -> list[Line]:
        """Return the worst effect that is only likely."""
        worst = [fact for fact in self.likely if shape(fact.line) not in common and fact.worth <= -NOTABLE]
        return [line("coach.against_likely", fact=fact.line) for fact in worst[-1:]]


def shape(said: Line) -> object:
    """Return a sentence without its numbers."""

    def inner(value: Field) -> object:
        return shape(value) if isinstance(value, Line) else None if isinstance(value, int) else value

    return said.key, tuple([(name, inner(value)) for name, value in said.fields])


def against(fact: Fact) -> Line:
    """Mark a fact as one against the act, because its sentence alone wouldn't show that."""
    return line("coach.against", fact=fact.line)


def _spares(danger: Danger, told: Iterable[Fact]) -> bool:
    """Return True if the end of a danger deserves a sentence besides what is already reported about its place."""
    return all(fact.worth < danger.worth for fact in told if danger.place and danger.place in _names(fact))


def _names(fact: Fact) -> Collection[Field]:
    return {each for _, value in fact.line.fields for each in _things(value)}


def _only_here(danger: Danger, rival: DeedOutcome) -> bool:
    """Return True if the other deed wouldn't have ended the danger as well."""
    return threat(danger) in rival.feared or rival is NOTHING


Threat = tuple[str, Seat, str]
"""The identity of a danger, without its numbers: key of the sentence, by whom, where."""
NOTHING = DeedOutcome((), (), (), (), (), frozenset())


def threat(danger: Danger) -> Threat:
    """Return the identity of a danger."""
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
) -> DeedOutcome:
    """Do a deed in every world, and return the common result as its seat will see it."""
    plain = deed[:-1] if _opens(worlds[0], deed) else deed
    done = [_done(world.copy(), plain) for world in worlds]
    announced = [game.view(world, seat) for world in done]
    settled = [
        _settled(_done(world, deed[len(plain) :]), view.phase, heuristic, Random(seed))
        for world, seed in zip(done, seeds, strict=True)
    ]
    afters = [game.view(world, seat) for world in settled]
    at_once = [_worths(heuristic.facts(view, each, seat)) for each in announced]
    certain = _mean(at_once, len(worlds))
    hoped = {inner for fact in certain for inner in _inside(fact.line)} | {fact.line for fact in certain}
    later = _mean([_worths(heuristic.facts(view, after, seat)) for after in afters], LIKELY * len(worlds))
    before, feared = heuristic.dangers(view, seat), [threats(heuristic, after, seat) for after in afters]
    prevented = _ended(before, announced, seat, heuristic, certain)
    stays = [frozenset([each.line for each in heuristic.dangers(after, seat)]) for after in afters]
    return DeedOutcome(
        certain,
        tuple([fact for fact in later if fact.line not in hoped]),
        prevented,
        tuple([each for each in _ended(before, afters, seat, heuristic, later) if each not in prevented]),
        tuple([each for each in heuristic.dangers(afters[0], seat) if all(each.line in told for told in stays)]),
        frozenset.union(*feared),
    )


def _opens(world: Any, deed: Deed) -> bool:
    """Return True if a deed is the last one to be sealed, so that all answers are revealed with it."""
    return _is_sealing(world) and not _is_sealing(_done(world.copy(), deed))


def _is_sealing(world: Any) -> bool:
    """Return True if a sealed answer is still outstanding."""
    return any(isinstance(item, Sealed) for item in world.agenda)


def _worths(facts: Iterable[Fact]) -> dict[Line, float]:
    return {fact.line: fact.worth for fact in facts}


def without_bare(found: DeedOutcome, bare: Collection[str]) -> DeedOutcome:
    """Return an outcome without the facts that only restate the answer."""

    def kept(facts: Iterable[Fact]) -> tuple[Fact, ...]:
        return tuple([each for each in facts if each.line.key.removeprefix("fact.") not in bare])

    return found._replace(facts=kept(found.facts), likely=kept(found.likely))


def _mean(told: Sequence[dict[Line, float]], least: float) -> tuple[Fact, ...]:
    """Return the facts found in at least `least` worlds, with their mean worth, the best first."""
    known = dict.fromkeys([each for world in told for each in world])
    worths = {each: [world[each] for world in told if each in world] for each in known}
    mean = [Fact(each, sum(found) / len(found)) for each, found in worths.items() if len(found) >= least]
    return tuple(sorted(mean, key=lambda fact: -fact.worth))


def _done(world: Any, deed: Deed) -> Any:
    """Do a deed in an imagined world, as far as it is legal there. Changes `world`."""
    for action in deed:
        if action not in world.options:
            break
        agenda.advance(world, action)
    return world


def _settled(world: Any, phase: str, heuristic: Heuristic[Any], dice: Random) -> Any:
    """Let everybody react to a deed, within its phase, as they are likely to. Changes `world`."""
    for _ in range(2 * LONGEST):
        asked = agenda.decision(world)
        if asked is None or world.phase != phase or not (asked.window or hidden(world)):
            break
        agenda.advance(world, draw(asked.options, heuristic.prior(world, asked), dice))
    return world


def _inside(said: Line) -> Iterator[Line]:
    """Yield the sentence that comes true if others let it."""
    for name, value in said.fields:
        if name == HOPED and isinstance(value, Line):
            yield value


def threats(heuristic: Heuristic[Any], view: Position, seat: Seat) -> frozenset[Threat]:
    """Return the identities of the dangers to a seat."""
    return frozenset(map(threat, heuristic.dangers(view, seat)))


def _ended(
    before: Iterable[Danger],
    afters: Sequence[Position],
    seat: Seat,
    heuristic: Heuristic[Any],
    changed: Iterable[Fact],
) -> tuple[Danger, ...]:
    """Return the dangers that are gone in every case.

    The end of the game ends no danger, because it is reported separately; nor does a danger end by coming true.
    """
    if any(after.result is not None for after in afters):
        return ()
    tell = heuristic.lingering or heuristic.dangers
    left = {each for after in afters for each in tell(after, seat)}
    harmed = {
        each for fact in changed if fact.worth < 0 for _, value in fact.line.fields for each in _things(value)
    }
    return tuple(
        [each for each in before if each.place not in harmed and not any(_lasts(each, other) for other in left)]
    )


def _lasts(danger: Danger, left: Danger) -> bool:
    """Return True if `left` is the same danger, a smaller one, or the same rival's equal threat elsewhere."""
    same, as_bad = danger.line.key == left.line.key, left.worth >= danger.worth * ALMOST
    if not danger.place:
        return left.place == "" and (as_bad or (same and danger.by == left.by))
    if danger.place == left.place:
        return same and left.cards <= danger.cards
    return same and danger.by == left.by and as_bad and danger.cards == left.cards == 0


ALMOST = 0.99
"""The fraction of a danger's worth from which another one counts as equally bad."""


def _things(value: Field) -> Iterator[Field]:
    """Yield everything that a sentence mentions."""
    if isinstance(value, Line):
        for _, inner in value.fields:
            yield from _things(inner)
    elif isinstance(value, tuple):
        for part in value:
            yield from _things(part)
    else:
        yield value


def why(
    heuristic: Heuristic[Any],
    before: Position,
    after: Position,
    seat: Seat,
    announced: Position | None = None,
    gone: Collection[Threat] | None = None,
) -> tuple[Line, ...]:
    """Return why `seat` did something: what it changed and prevented, as one reader sees it.

    All views are those of the same reader, so nothing is revealed that the reader couldn't work out. What an
    act would have achieved when it was `announced` is reported if others kept it from coming true. Of the
    dangers that have ended, only those that are `gone` for everybody are reported: the others went with a card
    that the reader drew.
    """
    settled = heuristic.facts(before, after, seat)
    gains = [(fact.worth, fact.line) for fact in settled if fact.worth >= NOTABLE]
    ended = _ended(heuristic.dangers(before, seat), [after], seat, heuristic, settled)
    if announced is not None:
        ended = tuple([each for each in ended if _by_itself(each, announced, seat, heuristic, settled)])
    gains += [
        (danger.worth, line("coach.prevents", danger=danger.line))
        for danger in ended
        if _spares(danger, settled) and (gone is None or threat(danger) in gone)
    ]
    costs = [(-fact.worth, against(fact)) for fact in settled if fact.worth <= -NOTABLE]
    most = max([worth for worth, _ in gains], default=0.0)
    told = _largest(gains)
    if announced is not None:
        told = [*_meant(heuristic.facts(before, announced, seat), settled, most), *told]
    return (*told[: REASONS - 1], *_largest(costs)[:1])


def _by_itself(
    danger: Danger, announced: Position, seat: Seat, heuristic: Heuristic[Any], settled: Iterable[Fact]
) -> bool:
    """Return True if an act ended a danger, rather than the cards others have spent since it was announced."""
    tell = heuristic.lingering or heuristic.dangers
    if not any(_lasts(danger, left) for left in tell(announced, seat)):
        return True
    return any(fact.worth > 0 and (not danger.place or danger.place in _names(fact)) for fact in settled)


def _meant(announced: Iterable[Fact], settled: Iterable[Fact], most: float) -> list[Line]:
    """Return what an act was meant to achieve if that exceeds what it did achieve, without the "unless"."""
    come_true = {fact.line for fact in settled}
    come_true |= {inner for fact in settled for inner in _inside(fact.line)}  # still to come, reported separately
    wanted = [fact for fact in announced if fact.worth >= max(NOTABLE, most)]
    hoped = [(inner, fact.worth) for fact in wanted for inner in _inside(fact.line) if inner not in come_true]
    told = [line("coach.meant", fact=inner) for inner, _ in hoped[:1]]
    return told or [fact.line for fact in wanted[:1] if not most and fact.line not in come_true]


class Act(NamedTuple):
    """An act of a seat: its answers, and how long others could react."""

    first: int
    """The number of its first answer."""
    done: int
    """How many answers had been given when it became public."""
    end: int
    """How many answers had been given when it was settled."""


def act(table: Table[Any], number: int, reader: Seat | None) -> Act:
    """Return the act that an answer is part of: from the start of its draft until nobody can react any more.

    A question that the reader doesn't know about isn't waited for.
    """
    answers, first, done = table.answers, number, number + 1
    seat = answers[number].seat
    while first and answers[first - 1].seat == seat and not table.beats(first - 1, first):
        first -= 1
    while done < len(answers) and answers[done].seat == seat and not table.beats(done - 1, done):
        done += 1
    end = done
    while end < len(answers) and _goes_on(table, first, end, reader):
        end += 1
    return Act(first, done, end)


def _goes_on(table: Table[Any], first: int, end: int, reader: Seat | None) -> bool:
    """Return True if an act still waits for others; a question of a later phase isn't part of it."""
    then, now = table.state_before(first), table.state_before(end)
    same = (then.phase, table.game.turn(then)) == (now.phase, table.game.turn(now))
    return same and _is_open(table.game.view(now, reader))


def _is_open(view: Position) -> bool:
    """Return True if an act is still to be answered, or not yet public."""
    asked = agenda.asked(view)
    return asked is not None and (asked.window or hidden(view) != Hidden.NO)


def why_done(table: Table[Any], number: int, reader: Seat | None, heuristic: Heuristic[Any]) -> tuple[Line, ...]:
    """Return why the act that an answer is part of was done, as far as a reader can see it."""
    found = act(table, number, reader)
    seat, states = table.answers[number].seat, [table.state_before(place) for place in found]
    before, announced, after = (table.game.view(state, reader) for state in states)
    was, _, now = (threats(heuristic, table.game.view(state, None), seat) for state in states)
    return why(heuristic, before, after, seat, announced, was - now)

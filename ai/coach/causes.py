"""Causes: what happens in the lines after one deed but not after another, and decides between them.

Lines after both deeds are played in the same worlds with the same dice. A cause is something that the title has a
sentence for, that happens in different shares of the worlds, and without which (if nobody could bring it about) at
least half of the difference in value is gone. If no single thing is a cause, two things that are one together are
named. Everything comes from imagined worlds, so it reveals no more than the seat knows.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence, Set
from statistics import fmean, pstdev, pvariance
from typing import Any, NamedTuple

from ai.coach.variations import Variation, Variations
from ai.heuristic import Heuristic
from ai.search.deeds import Deed
from game.core.contract import Event, Line, line

AT_STAKE = 0.01
"""The minimum difference in value that is worth explaining."""
WORLDS = 64
"""The number of worlds in which lines after two deeds are played."""
DIFFERENT = 0.25
"""The difference in shares of the worlds from which something counts as happening more often after one deed."""
OFTENER = 0.15
"""The same for how the game ends, or for how the position stands at the end of the lines."""
ACCOUNTS = 0.25
"""The minimum fraction of the difference in value from worlds where it happens after only one of the deeds."""
TRIED = 3
"""The number of candidates that are undone to see how much they decide."""
HALF = 0.5
"""The maximum fraction of the difference in value that may be left when what is named is undone."""
LEAST = 0.1
"""The minimum fraction of the difference that each of a pair must add to what the other one moves."""
SURE = 2.0
"""The number of standard errors from which a mean difference isn't noise."""
MOSTLY = 0.25
"""The minimum share of the worlds in which both lines leave the game open, for their ends to be compared."""
RISKED = 0.08
"""The minimum share of the victory that must depend on what an answer gambles on."""
WORSE = 0.02
"""How much worse than the second choice an answer must be if its gamble fails."""
WIDER = 1.25
"""The minimum ratio of the spread of values after a gamble to that after the second choice."""
RARELY = 0.15
"""The minimum share of the worlds in which a gamble turns out well, and in which it turns out badly."""
LARGELY = 0.3
"""The minimum fraction of the variance of a gamble's values that comes from what it is about."""
SELDOM = 0.15
"""The maximum share of the worlds in which something may happen after the deed that doesn't bring it about."""
LAST = "happens.game_won"
"""What any line may end with; it is named only if nothing before it decides.

Often no answer can prevent it any more, so it is undone by looking at the worlds where both lines agree on it.
"""
ENDS = frozenset({"coach.ends", "coach.ends_otherwise", "coach.unstopped"})
"""The keys of sentences saying that an answer, or the other one, ends the game."""
OTHERWISE = "coach.else"
"""The key of a sentence about what happens only after the other answer."""
KEPT = "coach.kept"
"""The key of a sentence about what an answer keeps and the other one spends."""
NEVER = frozenset({"coach.never", "coach.never_else"})
"""The keys of phrases saying that something happens in no trial game, unlike after the other answer."""
PARTLY = "coach.partly"
"""The key of a sentence about one of several things that decide."""
_MADE_OF = ("both", "though", "won", "at_once", "else", "over_third", "after_third", "kept", "partly")
WHOLES = ENDS | frozenset([f"coach.{key}" for key in _MADE_OF])
"""The keys of sentences composed of others."""
WITHIN = "_within"
"""The suffix of keys of sentences about how close something is to its goal."""
UNNAMED = "coach.unnamed"
"""The key of the sentence saying that an answer is better but no reason is known."""
FADES, FOLLOWS = "coach.fades", "coach.follows"
"""The keys of sentences saying that lines hardly tell two answers apart, the second with what follows."""
LESS = {"coach.share": "coach.share_less", "coach.share_else": "coach.share_less_else"}
"""The keys of such phrases → those for what speaks against an answer: that it happens in fewer trial games."""
_OFTEN = [f"coach.{how}{end}" for how in ("share", "never", "always") for end in ("", "_only", "_else")]
SHARES = frozenset([*_OFTEN, *LESS.values()])
"""The keys of phrases saying in how many trial games something happens, and in how many after the other answer."""
ONLY = frozenset({"coach.only_now", "coach.only_then"})
"""The keys of phrases saying that something is the case right after only one of two answers."""
DECISIVE = 0.75
"""The minimum contrast of a sentence about a victory."""
VICTORY = (LAST, "happens.won_in")
"""The keys of sentences about a victory, and about one in a place."""
ANYWHERE = frozenset({"seat", "other", "about", "count", "often", "what", "area", "stance"})
"""The fields of sentences that fit any position: they name at most a seat and something every seat has."""

Happens = Callable[[Event], Line | None]
"""Returns what happened in an event as a sentence without numbers; None if it isn't worth one."""


class Cause(NamedTuple):
    """Something that happens in different shares of the worlds after two deeds."""

    what: tuple[Line, ...]
    """What happens; two things if they only decide together."""
    told: Line
    """The sentence about the first deed."""
    left: float
    """The fraction of the difference in value that is left if it can't happen."""


def both(one: Line, other: Line) -> Line:
    """Return a sentence saying that two things decide together."""
    return line("coach.both", one=one, other=other)


def though(one: Line, other: Line) -> Line:
    """Return a sentence saying that one thing outweighs another, which favours the other deed."""
    return line("coach.though", one=one, other=other)


def parts(told: Line) -> tuple[Line, ...]:
    """Return the sentences that a sentence is composed of, or else itself."""
    if told.key not in WHOLES:
        return (told,)
    return tuple([part for _, each in told.fields if isinstance(each, Line) for part in parts(each)])


def is_stock(told: Line) -> bool:
    """Return True if a sentence names nothing in the position but a seat, and what it has or does.

    Two things that decide together are stock if either is; if one outweighs another, the first counts.
    """
    said = [{name for name, _ in each.fields} <= ANYWHERE for each in parts(told)]
    if told.key == "coach.both":
        return any(said)
    return said[0] if told.key == "coach.though" else all(said)


def tenths_of_worlds(part: float) -> int:
    """Return a share of the worlds in tenths: 0 and 10 only for exactly none and all of them."""
    return round(10 * part) if part in (0, 1) else min(9, max(1, round(10 * part)))


def share(here: float, there: float) -> Line:
    """Return how often something happens, in words."""
    one, other = tenths_of_worlds(here), tenths_of_worlds(there)
    kind = "always" if one == 10 else "never" if one == 0 else "share"
    if other in (0, 10):
        kind = f"{kind}_{'only' if other == 0 else 'else'}"
    return line(f"coach.{kind}", here=one, there=other)


def contrast(told: Line) -> float:
    """Return how strongly a sentence contrasts two deeds: in shares of the worlds, or a tenth per thing counted.

    The end of the game ranks above everything else.
    """
    fact = dict(told.fields).get("fact")
    if told.key == "coach.against" and isinstance(fact, Line):
        return contrast(fact)
    if told.key in ENDS:
        return 1.0
    first = parts(told)[0]
    fields = dict(first.fields)
    often, count = fields.get("often"), fields.get("count")
    if isinstance(often, Line) and often.key in {*ONLY, "coach.trials_all"}:
        return 1.0
    if isinstance(often, Line) and often.key == "coach.trials_some":
        count = dict(often.fields)["count"]
    if isinstance(often, Line) and often.key in SHARES:
        here, there = [tenths for _, tenths in often.fields if isinstance(tenths, int)]
        apart = max(abs(here - there) / 10, DECISIVE if first.key in VICTORY else 0)
        near = first.key.endswith(WITHIN)  # a secured country ranks above one that is nearly secured
        return min(apart, HALF) if near else apart
    return count / 10 if isinstance(count, int) else OFTENER


class Continuation(NamedTuple):
    """A deed with its lines, and what happened in each."""

    deed: Deed
    lines: tuple[Variation, ...]
    happened: tuple[frozenset[Line], ...]
    begun: frozenset[Line]
    """What the deed itself visibly does; for a deed that does nothing, also what the other options would do."""
    own: frozenset[Line] = frozenset()
    """What the deed itself visibly does."""

    @property
    def named(self) -> frozenset[object]:
        """What the deed names or visibly acts on: a card added to influence acts on a country named before."""
        acted_on = [value for told in self.own for name, value in told.fields if name not in ANYWHERE]
        return frozenset([*acted_on, *[action.noun for action in self.deed]]) - {""}


def worlds_of(lines: Variations) -> int:
    """Return the number of worlds in which lines are played; fewer if they are long."""
    return WORLDS // 2 if lines.phase else WORLDS


def courses(lines: Variations, mine: Deed, rival: Deed, happens: Happens) -> tuple[Continuation, Continuation]:
    """Play lines after two deeds in all worlds, in each world to the same moment."""
    here, there = lines.abreast(mine, rival, worlds_of(lines))
    return _course(lines, mine, here, happens), _course(lines, rival, there, happens)


def _course(lines: Variations, deed: Deed, every: Sequence[Variation], happens: Happens) -> Continuation:
    at_once = [_told(each.at_once, happens) | _meant(each, deed, happens) for each in every]
    later = [_told(each.later, happens) | _victory(lines, each) for each in every]
    happened = tuple([one | other for one, other in zip(at_once, later, strict=True)])
    own = frozenset.union(*at_once)
    # Doing nothing means doing none of the other things on offer.
    begun = own if deed[0].noun else own | _told(lines.offered, happens)
    return Continuation(deed, tuple(every), happened, begun, own)


def _meant(played: Variation, deed: Deed, happens: Happens) -> frozenset[Line]:
    """Return the later events of the same play that are about something the deed names."""
    return frozenset([told for told in _told(played.same, happens) if names(told, deed)])


def names(told: Line, deed: Deed) -> bool:
    """Return True if a sentence names a thing that the deed names."""
    return not {value for _, value in told.fields if value}.isdisjoint({action.noun for action in deed})


def _victory(lines: Variations, played: Variation) -> frozenset[Line]:
    """Return sentences saying who wins a line, or would at their next question, and where."""
    where = lines.heuristic.won_in((*played.at_once, *played.later), played.end, played.striker)
    found = [where] if where is not None else []
    winner = played.striker
    if played.end.result is not None and max(played.end.result.shares) == 1:
        winner = played.end.result.shares.index(1)
    if winner is not None:
        found.append(line(LAST, seat=winner))
    return frozenset(found)


def _told(events: Iterable[Event], happens: Happens) -> frozenset[Line]:
    return frozenset([told for each in events if (told := happens(each)) is not None])


def differ(here: Sequence[float], there: Sequence[float]) -> bool:
    """Return True if differences in two sets of worlds agree in sign, and are significant in both together."""
    return sum(here) * sum(there) > 0 and _is_sure([*here, *there])


def gaps(mine: Continuation, rival: Continuation) -> list[float]:
    """Return the difference in value between two deeds, for every world."""
    return [one.value - other.value for one, other in zip(mine.lines, rival.lines, strict=True)]


def undone(lines: Variations, mine: Continuation, rival: Continuation, happens: Happens) -> list[Cause]:
    """Return what may have decided between two deeds, each with the fraction of the difference left without it.

    In longer lines only victories are tried, because undoing anything else takes too long.
    """
    tried = _candidates(lines, mine, rival, gaps(mine, rival))
    if lines.shorter is not None:
        tried = [what for what in tried if what.key in VICTORY]
    return [_undone(lines, mine, rival, (what,), happens) for what in tried]


def on_the_way(lines: Variations, mine: Continuation, rival: Continuation, happens: Happens) -> Iterator[Cause]:
    """Yield what may have decided in longer lines, except victories, each with the fraction left without it."""
    for what in _candidates(lines, mine, rival, gaps(mine, rival)):
        if what.key not in (*VICTORY, *lines.heuristic.chosen):
            yield _undone(lines, mine, rival, (what,), happens)


def with_how(mine: Continuation, rival: Continuation, won: Cause, tried: Sequence[Cause]) -> Cause:
    """Return a victory, with the event that happens in exactly the same lines if there is one."""
    happened = (*mine.happened, *rival.happened)
    for what in [each.what[0] for each in tried if each.what[0].key not in VICTORY]:
        if all((what in each) == (won.what[0] in each) for each in happened):
            return won._replace(told=line("coach.won", one=often(mine, rival, what), other=won.told))
    return won


def pair(
    lines: Variations, mine: Continuation, rival: Continuation, tried: Sequence[Cause], happens: Happens
) -> list[Cause]:
    """Return the two candidates that decide most on their own, if together they are a cause."""
    apart = [each for each in tried if each.left <= 1 - LEAST and each.what[0].key not in VICTORY]
    most = sorted(apart, key=lambda each: each.left)[:2]
    if len(most) < 2:
        return []
    found = _undone(lines, mine, rival, most[0].what + most[1].what, happens)
    return [found] if found.left <= min(HALF, most[0].left - LEAST) else []


class Gamble(NamedTuple):
    """Something that has to happen, or not to happen, for a deed to be better; without that luck it is worse."""

    told: Line
    so: float
    """The share of the victory if it happens."""
    otherwise: float
    """The same if it doesn't."""
    part: float
    """The fraction of the lines in which it happens."""


def gamble(lines: Variations, mine: Continuation, rival: Continuation) -> Gamble | None:
    """Return what a better deed gambles on, the event that affects its value most; None if it takes no risk."""
    here, there = ([each.value for each in of.lines] for of in (mine, rival))
    if pstdev(here) <= WIDER * pstdev(there) or fmean(here) <= fmean(there):
        return None
    found = list[tuple[float, Gamble]]()
    every = dict.fromkeys([what for each in mine.happened for what in sorted(each, key=repr)])
    unsaid = (*VICTORY, *lines.heuristic.chosen)
    for what in [each for each in every if each not in mine.begun and each.key not in unsaid]:
        so, not_so = ([value for value, known in _seen(mine, what) if known == is_so] for is_so in (True, False))
        part, other = len(so) / len(here), sum([what in each for each in rival.happened]) / len(there)
        if not RARELY <= part <= 1 - RARELY or part - other < DIFFERENT:
            continue
        apart = fmean(so) - fmean(not_so)
        if abs(apart) < RISKED or lines.heuristic.wanted(what, lines.seat) != (apart > 0):
            continue
        if min(fmean(so), fmean(not_so)) <= fmean(there) - WORSE:
            told = Gamble(often(mine, rival, what), fmean(so), fmean(not_so), part)
            found.append((part * (1 - part) * apart * apart / pvariance(here), told))
    best = max(found, key=lambda each: each[0], default=None)
    return best[1] if best is not None and best[0] >= LARGELY else None


def _seen(of: Continuation, what: Line) -> list[tuple[float, bool]]:
    """Return for each line its value, and whether `what` happens in it."""
    return [(played.value, what in happened) for happened, played in zip(of.happened, of.lines, strict=True)]


def _is_sure(apart: Sequence[float]) -> bool:
    """Return True if differences in the same worlds are more than noise: `SURE` standard errors from 0."""
    count, mean = len(apart), sum(apart) / len(apart)
    spread = sum([(each - mean) ** 2 for each in apart]) / max(1, count - 1)
    return mean * mean * count > SURE * SURE * spread


def fits(lines: Variations, told: Line, more: bool, better: bool) -> bool:
    """Return True if something can be a reason: good news for the better deed, bad news for the other one.

    `more` is True if it is more often the case after the deed in question, and `better` if that deed is better.
    """
    good = lines.heuristic.wanted(told, lines.seat)
    return good is None or more == (good == better)


def foiled(lines: Variations, mine: Continuation, rival: Continuation, places: Set[object]) -> Iterator[Line]:
    """Yield sentences about a seat that foils the other deed or a thing in `places`, or that this deed foils."""
    if sum(gaps(mine, rival)) <= 0:
        return
    foils = lines.heuristic.foils
    as_often = fmean([any(_foils(lines, mine, what) for what in each) for each in mine.happened])
    for own, of, other in ((False, rival, mine), (True, mine, rival)):
        for what in dict.fromkeys([what for each in of.happened for what in sorted(each, key=repr)]):
            named = {value for _, value in what.fields}
            there = _comes_of(what, of) or not (own or places.isdisjoint(named))
            if what.key in foils and there and own == (dict(what.fields)["seat"] == lines.seat):
                more, less = shares(of, other, what)
                if tenths_of_worlds(more) >= 10 * HALF and less < SELDOM and (own or more - as_often >= DIFFERENT):
                    yield often(mine, rival, what)


def _foils(lines: Variations, mine: Continuation, what: Line) -> bool:
    """Return True if `what` tells of another seat that foils the deed `mine`."""
    return what.key in lines.heuristic.foils and dict(what.fields)["seat"] != lines.seat and _comes_of(what, mine)


def _comes_of(what: Line, of: Continuation) -> bool:
    """Return True if an event involves a thing that a deed names or acts on, but isn't the deed itself."""
    return what not in of.begun and not of.named.isdisjoint([value for _, value in what.fields])


def _undone_by(lines: Variations, mine: Continuation, rival: Continuation) -> frozenset[Line]:
    """Return everything that the other deed's play does, if `mine` is a deed that does nothing."""
    if any(action.noun for action in mine.deed):
        return frozenset()
    return frozenset[Line]().union(*[_told(each.same, lines.heuristic.happens) for each in rival.lines])


def restates(known: Heuristic[Any], told: Line, *deeds: Deed) -> bool:
    """Return True if a sentence only repeats where a deed went, which is neither good nor bad news."""
    bare = known.wanted(told, 0) is None or told.key in known.outcomes
    return bare and told.key not in VICTORY and any(names(told, each) for each in deeds)


def is_left_over(known: Heuristic[Any], told: Line, mine: Deed, rival: Deed) -> bool:
    """Return True for an unused thing that a deed names; only a deed that does nothing is meant to keep it."""
    deeds = (mine, rival) if any(action.noun for action in mine) else (mine,)
    left = [each for each in parts(told) if each.key in known.chosen and each.key.startswith("stands.")]
    return any(names(each, deed) for each in left for deed in deeds)


def _candidates(lines: Variations, mine: Continuation, rival: Continuation, gaps: Sequence[float]) -> list[Line]:
    """Return the events that may have decided between two deeds, the most likely first."""
    happened = (*mine.happened, *rival.happened)
    omitted = _undone_by(lines, mine, rival) | _undone_by(lines, rival, mine)
    begun = mine.begun | rival.begun | omitted
    found = list[tuple[float, Line]]()
    for what in dict.fromkeys([what for each in happened for what in sorted(each, key=repr)]):
        if what.key not in VICTORY and what in begun:
            continue
        pairs = [(what in one, what in other) for one, other in zip(mine.happened, rival.happened, strict=True)]
        more = sum([one - other for one, other in pairs]) / len(pairs)
        part = sum([gap for gap, (one, other) in zip(gaps, pairs, strict=True) if one != other]) / sum(gaps)
        if not fits(lines, what, more > 0, sum(gaps) > 0) or restates(
            lines.heuristic, what, mine.deed, rival.deed
        ):
            continue
        least = OFTENER if what.key in VICTORY else DIFFERENT
        if abs(more) >= least and part >= ACCOUNTS and more * _effect(mine, rival, what) * sum(gaps) > 0:
            found.append((part, what))
    ordered = [what for _, what in sorted(found, key=lambda each: -each[0])]
    victories = [what for what in ordered if what.key in VICTORY]
    return [what for what in ordered if what.key not in VICTORY][:TRIED] + victories


def _effect(mine: Continuation, rival: Continuation, what: Line) -> float:
    """Return the difference in mean value between the lines where `what` happens and those where it doesn't."""
    seen = [*_seen(mine, what), *_seen(rival, what)]
    with_it, without = [value for value, so in seen if so], [value for value, so in seen if not so]
    return sum(with_it) / len(with_it) - sum(without) / len(without) if with_it and without else 0.0


def _undone(
    lines: Variations, mine: Continuation, rival: Continuation, what: tuple[Line, ...], happens: Happens
) -> Cause:
    """Return an event as a cause, with the fraction of the difference that is left when it is ruled out."""
    told = [often(mine, rival, each) for each in what]
    left = left_without(lines, mine, rival, what, happens, len(mine.lines) // 2)
    return Cause(what, both(*told) if len(told) == 2 else told[0], left)


def often(mine: Continuation, rival: Continuation, what: Line) -> Line:
    """Return a sentence extended by the share of worlds in which it is true after each deed."""
    return Line(what.key, (*what.fields, ("often", share(*shares(mine, rival, what)))))


def shares(mine: Continuation, rival: Continuation, what: Line) -> tuple[float, float]:
    """Return the share of worlds, 0 to 1, in which something happens after each of the two deeds."""
    here, there = (sum([what in each for each in of.happened]) / len(of.happened) for of in (mine, rival))
    return here, there


def left_without(
    lines: Variations,
    mine: Continuation,
    rival: Continuation,
    what: tuple[Line, ...],
    happens: Happens,
    tries: int | None = None,
) -> float:
    """Return the fraction of the difference in value that is left if some things can't happen after either deed.

    With `tries`, their effect is only measured in that many worlds. What happens regardless of any answer, such as
    what already sealed notes decide, is excluded by looking at the worlds without it.
    """
    apart = gaps(mine, rival)
    if what[-1].key in VICTORY:
        either = zip(apart, mine.happened, rival.happened, strict=True)
        same = [gap for gap, one, other in either if (what[-1] in one) == (what[-1] in other)]
        return sum(same) / sum(apart)
    first = apart[:tries]
    one, other = (_without(lines, of, what, happens, len(first)) for of in (mine, rival))
    taken = fmean(first) - (one[0] - other[0])
    left = 1 - taken / fmean(apart)
    if left <= HALF or not (one[1] or other[1]):
        return left
    either = zip(apart, mine.happened, rival.happened, strict=True)
    neither = [gap for gap, here, there in either if (here | there).isdisjoint(what)]
    return fmean(neither) / fmean(apart) if len(neither) >= RARELY * len(apart) else left


def _without(
    lines: Variations, of: Continuation, what: tuple[Line, ...], happens: Happens, tries: int
) -> tuple[float, bool]:
    """Return a deed's mean value with some events ruled out, and True if most of them happen all the same."""
    before = of.lines[:tries]
    until = tuple([each.moment for each in before])
    key = of.deed, what, until
    if key not in lines.without:
        played = lines.many(of.deed, tries, lambda event: happens(event) in what, until)
        often, still = (sum([_comes_about(each, what, happens) for each in every]) for every in (before, played))
        lines.without[key] = fmean([each.value for each in played]), still > HALF * often
    return lines.without[key]


def _comes_about(played: Variation, what: tuple[Line, ...], happens: Happens) -> bool:
    return any(happens(event) in what for event in (*played.at_once, *played.later))

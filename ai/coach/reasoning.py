"""Reasoning: why one answer to a question is better than another, according to the lines of a search.

A reason is something that happens in the lines after one answer but not after another, and decides between them.
"""

from collections.abc import Callable, Iterable, Sequence
from random import Random
from statistics import fmean
from typing import Any

from ai.coach.causes import (
    AT_STAKE,
    FADES,
    FOLLOWS,
    HALF,
    KEPT,
    LESS,
    NEVER,
    OTHERWISE,
    UNNAMED,
    WHOLES,
    WITHIN,
    contrast,
    courses,
    gaps,
    is_left_over,
    names,
    parts,
    shares,
    tenths_of_worlds,
)
from ai.coach.standing import Ended, about, ended_at_once, repeats, right_after, told_at_once
from ai.coach.trial import Trial
from ai.coach.variations import Variation, Variations
from ai.heuristic import Heuristic
from ai.search.belief import Worlds
from ai.search.deeds import Deed
from ai.search.mcts import Search
from ai.search.merging import Finding
from game.core import agenda
from game.core.contract import Game, Line, Seat, line

TOGETHER = frozenset({"coach.both", "coach.though", "coach.won"})
"""The keys of sentences that start with another sentence."""
CLOSE = 0.02
"""Answers whose values differ by less than this count as equally good."""
REASONS = 2
"""The maximum number of reasons for one answer."""
SELDOM = 0.5
"""The maximum share of trial games in which a kept card is spent, for its use to be mentioned."""
REACHED = 0.3
"""The contrast from which what is reached is named instead of what is nearly reached."""
CLEARLY, CLEARER = 0.5, 0.2
"""The contrast from which a reason is clear enough, and how much clearer a replacement has to be."""


def lines_of(
    game: Game[Any], view: Any, seat: Seat, heuristic: Heuristic[Any], search: Search | None, seed: int
) -> tuple[Variations, ...]:
    """Return the lines that may show what decides.

    For a question that wasn't searched, they follow the prior and end once all have answered, as its tries did.
    """
    if search is None:
        search = Search(Worlds(game, view, seat, heuristic, Random(seed)), heuristic)
        search.depth = 0
        return (Variations(search),)
    if not search.root.visits:
        return ()
    best = Variations(search)
    drawn = best.as_played
    asked = agenda.asked(view)
    if asked is not None and (phase := heuristic.settled.get(asked.kind)):
        return best.on_to(phase), drawn.on_to(phase)
    return (best, drawn, drawn.further) if heuristic.slow else (best, drawn)


def reasons(
    chosen: Sequence[Finding], deeds: Sequence[Deed], every: Sequence[Variations]
) -> list[tuple[Line, ...]]:
    """Return the reasons for the first answer, and those against each of the others.

    If less than `AT_STAKE` depends on the choice, there are none: any of them will do. If more does but no reason
    is found, a sentence says so once.
    """
    apart = [chosen[0].mean - each.mean for each in chosen]
    if not every or max(map(abs, apart)) < AT_STAKE:
        return [()] * len(chosen)
    first, others = deeds[0], list(zip(deeds, apart, strict=True))[1:]
    told, by = _clearest(every, first, deeds[1], apart[1])
    # Variations up to a later phase take long: what speaks against a third answer isn't worth that.
    asked = others[:1] if by[0].phase else others
    against = [_reason(by, deed, first, -lost, told, against=True) for deed, lost in asked]
    against += [()] * (len(others) - len(asked))
    if not told and len(asked) > 1:
        [told, against[1]] = _over_third(every, first, *others[1], against[1])
    if told and contrast(told[0]) <= CLEARER and not first[0].noun:
        told = tuple([each for each in _stocks(every, first, deeds[1]) if each.key == KEPT]) or told
    known = bool(told or against[0])
    if apart[1] >= CLOSE and (by[0].phase or not known) and (fades := _fades(every, first, deeds[1], known=known)):
        told, against = fades, [()] * len(others)
    if apart[1] >= CLOSE and not (told or against[0]):
        told = _stocks(every, first, deeds[1]) or _posts(every[0], first, deeds[1])
        told = told or _stocks(every, first, deeds[1], Trial.partly) or (line(UNNAMED),)
    if told and _is_nearly(told[0]) and (kept := _kept(every[0], first, deeds[1])):
        told = (line("coach.won", one=told[0], other=kept), *told[1:])
    return [tuple(map(turned, told)), *[tuple([_against(turned(each)) for each in facts]) for facts in against]]


def _kept(lines: Variations, mine: Deed, rival: Deed) -> Line | None:
    """Return a sentence on the use of a card that `rival` keeps by doing nothing; None if it is mostly spent."""
    if rival[0].noun or not mine[0].noun:
        return None
    known, (here, there) = lines.heuristic, courses(lines, mine, rival, lines.heuristic.happens)
    told = known.unspent(lines.worlds.view, [each.end for of in (here, there) for each in of.lines if each.open])
    more = [
        _choices(lines, one) < _choices(lines, other) for one, other in zip(here.lines, there.lines, strict=True)
    ]
    if told is None or (spent := sum(more) / len(more)) > SELDOM:
        return None
    often = line("coach.trials_some", count=tenths_of_worlds(spent)) if spent else line("coach.trials_none")
    return Line(told.key, (*told.fields, ("often", often)))


def _choices(lines: Variations, played: Variation) -> int:
    """Return how many things the seat of a line chooses to do after its deed."""
    every = [told for event in played.later if (told := lines.heuristic.happens(event)) is not None]
    return sum([told.key in lines.heuristic.chosen and ("seat", lines.seat) in told.fields for told in every])


def _fades(every: Sequence[Variations], mine: Deed, rival: Deed, *, known: bool) -> tuple[Line, ...]:
    """Return that the lines don't favour the better deed, with how often it is followed by the other one.

    They don't if lines drawn as the search played favour the other deed (cards of one hand: if any lines do) or,
    unless a reason is `known`, if no set tells them apart.
    """
    if not every[0].search.root.visits:
        return ()
    both = [courses(lines, mine, rival, lines.heuristic.happens) for lines in every[:2]]
    apart = [fmean(gaps(*each)) for each in both]
    least = min(apart) if every[0].phase else apart[-1]
    if least > -AT_STAKE and (known or max(apart) >= AT_STAKE):
        return ()
    here, there = both[-1]
    for what in sorted(there.begun, key=repr):
        often = tenths_of_worlds(shares(here, there, what)[0])
        if names(what, rival) and 2 * often >= 10:
            phrase = line("coach.trials_all") if often == 10 else line("coach.trials_some", count=often)
            return (line(FOLLOWS, fact=Line(what.key, (*what.fields, ("often", phrase)))),)
    return (line(FADES),)


def _against(told: Line) -> Line:
    """Return a sentence as one against an answer; one about what happens only after the other needs no change."""
    first = told
    while first.key in TOGETHER and isinstance(first.fields[0][1], Line):
        first = first.fields[0][1]
    return told if first.key == OTHERWISE else line("coach.against", fact=_lessened(told))


def _lessened(told: Line) -> Line:
    """Return a sentence against an answer saying “only” of what happens in fewer trial games after it."""
    fields = dict(told.fields)
    often, one = fields.get("often"), fields.get("one")
    if told.key in TOGETHER and isinstance(one, Line):
        return Line(told.key, (("one", _lessened(one)), *told.fields[1:]))
    if not isinstance(often, Line) or often.key not in LESS:
        return told
    here, there = [tenths for _, tenths in often.fields if isinstance(tenths, int)]
    if here >= there:
        return told
    return Line(told.key, tuple((fields | {"often": Line(LESS[often.key], often.fields)}).items()))


def turned(told: Line) -> Line:
    """Return a sentence reworded, so that what is only the case after the other answer is said about that one."""
    if told.key == "coach.over_third":
        (_, fact), *_ = told.fields
        turn = turned(fact) if isinstance(fact, Line) else told
        return Line("coach.after_third", turn.fields) if turn.key == OTHERWISE else line(told.key, fact=turn)
    if told.key in WHOLES:
        return Line(
            told.key, tuple([(name, turned(of) if isinstance(of, Line) else of) for name, of in told.fields])
        )
    fields = dict(told.fields)
    often = fields.get("often")
    if not isinstance(often, Line) or often.key not in NEVER:
        return told
    there = dict(often.fields)["there"]
    fields["often"] = line("coach.trials_all") if there == 10 else line("coach.trials_some", count=there)
    return line(OTHERWISE, fact=Line(told.key, tuple(fields.items())))


def _over_third(
    every: Sequence[Variations], first: Deed, third: Deed, apart: float, against: tuple[Line, ...]
) -> list[tuple[Line, ...]]:
    """Return the reasons that clearly favour the first answer over the third, and the rest against the third."""
    told = [each for each in _clearest(every, first, third, apart)[0][:1] if contrast(each) >= CLEARLY]
    said = frozenset[Line]().union(*map(about, told))
    left = tuple([each for each in against if not about(each) <= said])
    return [tuple([line("coach.over_third", fact=each) for each in told]), left]


def _clearest(
    every: Sequence[Variations], mine: Deed, rival: Deed, apart: float
) -> tuple[tuple[Line, ...], Sequence[Variations]]:
    """Return what decides for the better deed, the strongest contrast first, and the lines that show it.

    Longer lines are used if shorter ones show little, or what is only nearly reached. All sentences of a hint come
    from the same lines.
    """
    if abs(apart) < AT_STAKE:
        return (), every[:1]
    every = _truest_first(every, mine, rival, apart)
    by = every[:1]
    best = _ended(every[0], mine, rival, (), against=False)
    for lines in every:
        clear = lines.shorter is None or (bool(best) and contrast(best[0]) >= CLEARLY)
        if best and clear and not _is_nearly(best[0]):
            continue
        told = _clearest_of(lines, mine, rival)
        if told and (not best or _is_clearer(told[0], best[0])):
            best, by = told, (lines,)
    return best or _at_once(every[0], mine, rival, apart, ()), by


def _truest_first(every: Sequence[Variations], mine: Deed, rival: Deed, apart: float) -> Sequence[Variations]:
    """Return the sets of lines; drawn ones come first if they agree much better with the search's difference.

    After few tries, the best of the others' answers is arbitrary.
    """
    if len(every) < 2 or every[0].phase or not every[0].search.root.visits:
        return every
    best, drawn, *longer = every
    off = _off(best, mine, rival, apart)
    if off <= HALF * abs(apart) or _off(drawn, mine, rival, apart) >= HALF * off:
        return every
    return (drawn, best, *longer)


def _off(lines: Variations, mine: Deed, rival: Deed, apart: float) -> float:
    """Return how far the difference between two deeds in some lines is from what the search found."""
    return abs(fmean(gaps(*courses(lines, mine, rival, lines.heuristic.happens))) - apart)


def _is_clearer(told: Line, known: Line) -> bool:
    """Return True if a sentence is clearer than another: what is reached ranks above what is nearly reached."""
    reached = _is_nearly(known) and not _is_nearly(told)
    return contrast(told) >= (REACHED if reached else contrast(known) + CLEARER)


def _is_nearly(told: Line) -> bool:
    """Return True for a sentence on how close something is to its goal, or how much is left to go."""
    first = parts(told)[0]
    return first.key.endswith(WITHIN) or bool(dict(first.fields).get("left"))


def _clearest_of(lines: Variations, mine: Deed, rival: Deed) -> tuple[Line, ...]:
    """Return what decides for the better deed in some lines, starting with a strong contrast if there is one."""
    _, told = explained((lines,), mine, rival)
    if not told or contrast(told[0]) >= CLEARLY:
        return told
    _, more = explained((lines,), mine, rival, told)
    if more and contrast(more[0]) >= contrast(told[0]) + CLEARER:
        return _once((more[0], *told)[:REASONS])
    return told


def _once(told: Sequence[Line]) -> tuple[Line, ...]:
    """Return the reasons, with each counter-argument only where it is first mentioned."""
    said, new = frozenset[Line](), list[Line]()
    for each in told:
        fields = dict(each.fields)
        one, other = fields.get("one"), fields.get("other")
        if each.key == "coach.though" and isinstance(one, Line) and isinstance(other, Line):
            each = one if about(other) <= said else each
        new.append(each)
        said |= about(each)
    return tuple(new)


def _reason(
    every: Sequence[Variations],
    mine: Deed,
    rival: Deed,
    apart: float,
    known: Sequence[Line] = (),
    *,
    against: bool = False,
) -> tuple[Line, ...]:
    """Return what decides for a deed that is better by `apart`, or `against` one that is worse.

    If the lines of a search don't show it, the positions right after the deeds may.
    """
    if abs(apart) < AT_STAKE:
        return ()
    told = _ended(every[0], mine, rival, known, against=against)
    told = told or explained(every, mine, rival, known, against=against)[1]
    return told or (_at_once(every[0], mine, rival, apart, known) if (apart < 0) == against else ())


def _at_once(lines: Variations, mine: Deed, rival: Deed, apart: float, known: Sequence[Line]) -> tuple[Line, ...]:
    """Return sentences, not in `known`, on what differs right after two deeds; () if they weren't searched."""
    if not lines.search.root.visits:
        return ()
    said = frozenset[Line]().union(*map(about, known))
    told = [each for each in told_at_once(lines, mine, rival, apart) if not repeats(each, said)]
    return tuple([each for each in told if not is_left_over(lines.heuristic, each, mine, rival)])


def _ended(
    lines: Variations, mine: Deed, rival: Deed, known: Sequence[Line], *, against: bool
) -> tuple[Line, ...]:
    """Return a sentence, unless `known`, that the better deed wins at once or the worse one loses at once."""
    if not lines.search.root.visits:
        return ()
    better, worse = (rival, mine) if against else (mine, rival)
    lost, won = ended_at_once(lines, worse, False), ended_at_once(lines, better, True)
    told = [_ends("coach.ends" if against else "coach.ends_otherwise", lost)] if lost is not None else []
    if won is not None:
        told = [_ends("coach.ends_otherwise" if against else "coach.ends", won)]
    return tuple([each for each in told if not any(about(each) <= about(said) for said in known)])


def _ends(key: str, end: Ended) -> Line:
    """Return a sentence that an answer ends the game, or that it does unless somebody stops it."""
    told = line(key, fact=end.told)
    return line("coach.unstopped", fact=told) if end.may_be_stopped else told


def explained(
    every: Iterable[Variations], mine: Deed, rival: Deed, known: Sequence[Line] = (), *, against: bool = False
) -> tuple[Variations | None, tuple[Line, ...]]:
    """Return the first lines that show what decides for a deed, or `against` it, and what that is.

    What is `known` isn't repeated. If lines of best answers don't show it, lines drawn as the search played may:
    among replies with only a few tries each, the most tried one doesn't explain the search's values.
    """
    for lines in every:
        here, there = courses(lines, mine, rival, lines.heuristic.happens)
        ahead = sum(gaps(here, there))
        if (ahead < 0) if against else (ahead > 0):
            told = Trial(lines, here, there, known).reasons(1 if against else REASONS)
            if told:
                return lines, told
    return None, ()


def _posts(lines: Variations, mine: Deed, rival: Deed) -> tuple[Line, ...]:
    """Return the purpose of a piece where only the first deed puts it; () if the question wasn't searched."""
    if not lines.search.root.visits:
        return ()
    view, seat, posts = lines.worlds.view, lines.seat, lines.heuristic.posts
    here, there = (posts(view, right_after(lines, deed), seat) for deed in (mine, rival))
    return tuple([told for told in here if told not in there])[:1]


def _stocks(
    every: Sequence[Variations], mine: Deed, rival: Deed, of: Callable[[Trial], tuple[Line, ...]] = Trial.stocks
) -> tuple[Line, ...]:
    """Return the stocks, such as cards or money, that decide for a deed, or what else is `of` its trial.

    Return () if the question wasn't searched.
    """
    for lines in every if every[0].search.root.visits else ():
        here, there = courses(lines, mine, rival, lines.heuristic.happens)
        if sum(gaps(here, there)) > 0 and (told := of(Trial(lines, here, there))):
            return told
    return ()

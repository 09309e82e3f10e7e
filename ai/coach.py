"""What a coach says: the best answers to a question with reasons, and why somebody did what was done.

A coach sees what its reader sees and nothing else. Its reasons are what an act changes and what it prevents, in
the title's own facts; of an answer that is still to be given only what holds in every world imagined is told.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from random import Random
from typing import Any, NamedTuple

from ai.budget import Budget, Clock, never
from ai.calibration import calibrated as calibrated
from ai.calibration import chance as chance
from ai.deeds import LONGEST, Deed, Hidden, favourite, hidden
from ai.heuristic import Heuristic, imagined
from ai.levels import player
from ai.mcts import Search
from ai.merging import Finding
from ai.mind import Mind
from ai.players import SPREAD, GreedyPlayer, MctsPlayer
from ai.reasons import NOTHING, outcome
from ai.reasons import why as why
from ai.reasons import why_done as why_done
from game.core import agenda
from game.core.contract import Action, Decision, Game, Line, Seat

IDEAS = 3
"""Answers that are named."""
WORLDS = 8
"""Imagined worlds in every one of which a reason has to hold."""
AGREED = 0.5
"""Part of the worlds in which a reply must be the likeliest to be expected."""
KNOWN = 4
"""Visits after which a search knows how another seat would answer."""
PART = 0.6
"""Part of the budget for the search itself; the rest goes to the answers that are compared."""


class Reply(NamedTuple):
    """What another seat most likely answers."""

    seat: Seat
    action: Action


class Idea(NamedTuple):
    """An answer as the coach sees it."""

    action: Action
    value: float
    """The share of the victory it looks like, 0 to 1."""
    visits: int
    """How often it was tried."""
    deed: Deed
    """The answer, and how its draft would go on."""
    reply: Reply | None
    """What the next other seat would most likely do; None where nothing can be expected."""
    reasons: tuple[Line, ...]
    """What speaks for it rather than for the answer it is compared with; what speaks against it comes last."""


class Advice(NamedTuple):
    """The best answers to a question, the best first.

    Each is compared with the first, and the first with the second.
    """

    ideas: tuple[Idea, ...]
    simulations: int
    found: tuple[Finding, ...] = ()
    """What is known of every answer; the fewer its visits, the less."""


class Looked(NamedTuple):
    """What a look at a question found."""

    answers: tuple[Finding, ...]
    """All answers, the preferred one first."""
    search: Search | None
    """The search that found it; None where all answer at once and none is made."""
    simulations: int

    def compared(self, also: Iterable[Action] = ()) -> list[Finding]:
        """Give the best answers, and others that were tried with them."""
        named = _compared(self.answers, also)
        return [finding for finding in self.answers if finding.action in named and finding.visits]


def adviser(title: str, budget: Budget) -> MctsPlayer:
    """Give the player a coach thinks with. Its mind is its own: the bots play as if there were no coach."""
    who = player("mcts", title)
    assert isinstance(who, MctsPlayer), "it searches"
    return replace(who, budget=budget, mind=Mind())


def advise(
    game: Game[Any],
    view: Any,
    decision: Decision,
    who: MctsPlayer,
    rng: Random,
    cancelled: Callable[[], bool] = never,
) -> Advice:
    """Give the best answers to a question, from the view of the seat that is asked and nothing else."""
    looked = look(game, view, decision, who, rng, cancelled)
    best = sorted(looked.answers[:IDEAS], key=lambda finding: -finding.mean)
    named = ideas(game, view, decision, who.heuristic, rng, looked, best)
    return Advice(named, looked.simulations, looked.answers)


def look(
    game: Game[Any],
    view: Any,
    decision: Decision,
    who: MctsPlayer,
    rng: Random,
    cancelled: Callable[[], bool] = never,
    also: Sequence[Action] = (),
) -> Looked:
    """Look at a question as `who` would, and at its best answers (`also` at others) until they can be compared."""
    if len(decision.options) == 1:
        only = Finding(decision.options[0], who.heuristic.evaluate(view, decision.seat), 0, 1.0)
        return Looked((only,), None, 0)
    if hidden(view) == Hidden.SEALED:
        known = _sealed(game, view, decision, who, rng, cancelled, also)
        if known is not None:
            return known
    search = who.mind.search(game, view, decision.seat, who.heuristic, rng, who.style)
    limits = who.budget.limits(decision, hidden(view))
    first = limits._replace(
        simulations=max(1, round(PART * limits.simulations)),
        seconds=PART * limits.seconds,
        at_most=PART * limits.at_most,
    )
    rest = limits._replace(at_most=(1 - PART) * limits.at_most, steady=True)
    found = who.look(search, view, decision, Clock(first, cancelled))
    even_out(search, _compared(found.answers, also), Clock(rest, cancelled))
    return Looked(search.found(decision).answers, search, search.simulations)


def even_out(search: Search, answers: Iterable[Action], clock: Clock) -> None:
    """Try the answers that are to be compared until each has half the visits of the one that has most.

    Each is tried once at least, whatever the clock says.
    """
    known, few = search.root.branches, list(answers)
    while few:
        if clock.enough(search.root, search.simulations) and all(known[each].visits for each in few):
            return
        most = max([branch.visits for branch in known.values()])
        few = [each for each in few if 2 * known[each].visits < most]
        if few:
            search.simulate(min(few, key=lambda each: known[each].visits))


def _compared(answers: Iterable[Finding], also: Iterable[Action]) -> list[Action]:
    """List the answers that are to be compared: the best, and others that somebody wants to know about."""
    return list(dict.fromkeys([*[finding.action for finding in answers][:IDEAS], *also]))


def _sealed(
    game: Game[Any],
    view: Any,
    decision: Decision,
    who: MctsPlayer,
    rng: Random,
    cancelled: Callable[[], bool],
    also: Sequence[Action],
) -> Looked | None:
    """Look at a question that all answer at once, where that is not searched; None where it is."""
    if decision.kind in who.heuristic.by_prior and who.heuristic.reveals(view):
        found, simulations = _answered(game, view, decision, who, rng, cancelled)
        compared = _compared(found, also)
        again, more = _answered(game, view, decision, who, rng, cancelled, compared)
        rest = [finding for finding in found if finding.action not in compared]
        return Looked((*again, *rest), None, simulations + more)
    wide = who.is_wide(game, game.imagine(view, decision.seat, rng), decision)
    if decision.kind not in who.heuristic.by_prior and not wide:
        return None
    values = GreedyPlayer(who.heuristic, SPREAD).values(game, view, decision, rng, cancelled)
    order = sorted(values, key=lambda action: -values[action])
    return Looked(tuple([Finding(each, values[each], SPREAD, 1 / len(order)) for each in order]), None, SPREAD)


def _answered(
    game: Game[Any],
    view: Any,
    decision: Decision,
    who: MctsPlayer,
    rng: Random,
    cancelled: Callable[[], bool],
    among: Sequence[Action] = (),
) -> tuple[tuple[Finding, ...], int]:
    """Try answers to a sealed question against what the others may seal: all that make sense, or those named."""
    replies, simulations = who.replies(game, view, decision, rng, cancelled, among)
    total = sum([reply.worlds for reply in replies])
    return tuple(
        [Finding(each.action, each.mean, each.worlds, each.worlds / total) for each in replies]
    ), simulations


def ideas(
    game: Game[Any],
    view: Any,
    decision: Decision,
    heuristic: Heuristic[Any],
    rng: Random,
    looked: Looked,
    chosen: Sequence[Finding],
) -> tuple[Idea, ...]:
    """Say of the chosen answers how they would go on, and why the first is better than each of the others."""
    seat = decision.seat
    worlds = [imagined(game, view, seat, heuristic, rng) for _ in range(WORLDS)]
    deeds = [_whole(worlds[0], decision, finding.action, heuristic, looked.search) for finding in chosen]
    seeds = [rng.getrandbits(64) for _ in worlds]
    seen = [outcome(game, view, worlds, seeds, deed, seat, heuristic) for deed in deeds]
    made = []
    for number, finding in enumerate(chosen):
        rival = seen[min(1, len(seen) - 1)] if number == 0 else seen[0]
        reasons = seen[number].rather_than(rival if rival is not seen[number] else NOTHING)
        reply = _reply(worlds, deeds[number], seat, heuristic, looked.search)
        made.append(Idea(finding.action, finding.mean, finding.visits, deeds[number], reply, reasons))
    return tuple(made)


def _whole(
    world: Any, decision: Decision, action: Action, heuristic: Heuristic[Any], search: Search | None
) -> Deed:
    """Say how the draft that begins with an answer would go on: as searched most, or by the prior.

    A seat's own drafts look the same in every world it can imagine.
    """
    goes_on = (decision.seat, hidden(world) or Hidden.DRAFT)
    twin, walk, deed = world.copy(), search.start.copy() if search else None, [action]
    while len(deed) < LONGEST:
        if walk is not None:
            walk.answer(twin, deed[-1])
        else:
            agenda.advance(twin, deed[-1])
        asked = agenda.decision(twin)
        if asked is None or (asked.seat, hidden(twin)) != goes_on:
            break
        deed.append(_likeliest(twin, asked, heuristic, walk.node(asked.seat).visited() if walk else {}))
    return tuple(deed)


def _likeliest(world: Any, decision: Decision, heuristic: Heuristic[Any], visited: "dict[Action, int]") -> Action:
    """Give the answer a search has tried most, if it knows the question; otherwise the favourite of the prior."""
    if sum([visited.get(option, 0) for option in decision.options]) >= KNOWN:
        return max(decision.options, key=lambda option: visited.get(option, 0))
    return favourite(decision.options, heuristic.prior(world, decision))


def _reply(
    worlds: Iterable[Any], deed: Deed, seat: Seat, heuristic: Heuristic[Any], search: Search | None
) -> Reply | None:
    """Say what the next other seat would most likely do after a deed, if most of the worlds agree on it."""
    if search is None:
        return None
    replies = Counter([_reply_in(world.copy(), deed, seat, heuristic, search) for world in worlds])
    (likeliest, count), *_ = replies.most_common(1)
    return likeliest if count >= AGREED * replies.total() else None


def _reply_in(world: Any, deed: Deed, seat: Seat, heuristic: Heuristic[Any], search: Search) -> Reply | None:
    """Say what another seat would do in one world: the first thing that is more than to let something pass."""
    walk, to_do = search.start.copy(), list(deed)
    for _ in range(LONGEST):
        asked = agenda.decision(world)
        if asked is None or (asked.seat == seat and not to_do):
            return None
        if asked.seat == seat:
            action = to_do.pop(0)
            if action not in asked.options:
                return None
        elif hidden(world) == Hidden.SEALED:
            return None
        else:
            visited = walk.node(asked.seat).visited() if len(asked.options) > 1 else {}
            action = _likeliest(world, asked, heuristic, visited)
            if len(asked.options) > 1 and (action.noun or not asked.window):
                return Reply(asked.seat, action)
        walk.answer(world, action)
    return None


def asked_then(
    game: Game[Any], view: Any, seat: Seat, idea: Idea, heuristic: Heuristic[Any], rng: Random
) -> Any | None:
    """Give an imagined world in which the expected reply is on offer, to say it by; None where none is found."""
    reply = idea.reply
    if reply is None:
        return None
    for _ in range(WORLDS):
        world, to_do = imagined(game, view, seat, heuristic, rng), list(idea.deed)
        for _ in range(2 * LONGEST):
            asked = agenda.decision(world)
            if asked is None:
                break
            if not to_do and asked.seat == reply.seat and reply.action in asked.options:
                return world
            mine = asked.seat == seat and to_do
            action = to_do.pop(0) if mine else favourite(asked.options, heuristic.prior(world, asked))
            if action not in asked.options:
                break
            agenda.advance(world, action)
    return None

"""The coach: the best answers to a question with reasons, and explanations of past answers.

A coach sees only what its reader sees. Its reasons are things that happen in the lines after one answer but not
after another, and that decide between the two.
"""

import re
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field, replace
from itertools import zip_longest
from math import sqrt
from random import Random
from typing import Any, NamedTuple, Protocol

from ai.coach.calibration import calibrated as calibrated
from ai.coach.calibration import chance as chance
from ai.coach.calibration import honest
from ai.coach.causes import AT_STAKE, FADES, UNNAMED, courses, gamble
from ai.coach.reasoning import CLOSE as CLOSE
from ai.coach.reasoning import lines_of, reasons
from ai.coach.standing import about
from ai.coach.variations import Variations, likeliest
from ai.heuristic import Heuristic, imagined
from ai.levels import player
from ai.outlook import EXPECTS_NOTHING, NOTHING_FORESEEN, Expected, Foreseen
from ai.players import SPREAD, GreedyPlayer, MctsPlayer
from ai.search.budget import ENDLESS, LOST, Budget, Clock, Limits, never
from ai.search.deeds import LONGEST, Deed, Hidden, favourite, hidden
from ai.search.mcts import Search
from ai.search.merging import Finding, Findings
from ai.search.mind import Mind
from game.core import agenda
from game.core.contract import Action, Decision, Game, Line, Seat, line

IDEAS = 3
"""The number of answers named."""
WORLDS = 8
"""The number of imagined worlds searched for the others' replies."""
AGREED = 0.5
"""A reply is expected if it is the likeliest in at least this fraction of the worlds."""
PART = 0.6
"""The fraction of the budget for the search itself; the rest goes to the answers that are compared."""
ENOUGH = 64
"""How often an answer must be tried before anything is said against it."""
THOUGHT = Budget(simulations=300)
"""The budget of a question, for hints and reviews alike, so that one doesn't contradict the other."""
MORE_OFTEN = 2
"""How many more of ten trial games a larger note must win for the coach to say that it isn't worth it."""
TRIED = 8
"""The number of tries from which an answer fully counts among the plausible ones."""
OFF = 6.0
"""How many points the mean of a gamble's chances may differ from the chance shown beside them."""
DROP = 0.085
"""The loss of winning chance, as estimated after `MOST_TRIES`, from which the coach warns about an answer.

It is meant for answers that lose 10 points in a deeper search: see tools.lab.alerts.
"""
DOUBT = 0.5
"""Divided by the root of the number of tries: 2.5 standard errors of the difference between two answers."""
MOST_TRIES = 400
"""The number of tries after which it is settled whether an answer loses as much as `DROP`.

Earlier, it can only be settled that an answer loses much less. After a few tries an answer looks worse or better
than it is: at 64 tries, a tenth of the answers that lost 10 points passed, and most needless warnings occurred.
"""
LEAD_TRIES = 1200
"""The same for the best answer: its value only shows once the answers that follow it have been tried.

In World Order a trade looked worth .40 after 500 tries, and .47 after 1,300.
"""
_COPY = re.compile(r"(?<=\d)[a-z]$|:[a-z]+\d*$")
"""Matches the suffix of an id that distinguishes two copies of a card."""


Worth = Callable[[float], float]
"""Converts a value to a chance; an answer's loss is measured in chances."""


class TriedAnswer(Protocol):
    """What is known about an answer that was tried."""

    @property
    def visits(self) -> int:
        """The number of tries."""

    @property
    def mean(self) -> float:
        """The mean value."""


class ExpectedReply(NamedTuple):
    """Another seat's likeliest answer."""

    seat: Seat
    action: Action


class Idea(NamedTuple):
    """An answer with the coach's assessment."""

    action: Action
    value: float
    """Its estimated share of the victory, 0 to 1."""
    visits: int
    """The number of tries."""
    deed: Deed
    """The answer, and the likeliest continuation of its draft."""
    reply: ExpectedReply | None
    """What the next other seat would most likely do; None if nothing can be expected."""
    reasons: tuple[Line, ...]
    """Reasons for it compared with another answer."""
    expected: Expected = EXPECTS_NOTHING
    """What is said in addition to the reasons: a forecast if all seats answer at once, or what it gambles on."""


class Advice(NamedTuple):
    """The best answers to a question, the best first.

    Each is compared with the first, and the first with the second.
    """

    ideas: tuple[Idea, ...]
    simulations: int
    found: tuple[Finding, ...] = ()
    """The findings for every answer; those with few visits are uncertain."""
    stake: float = 0.0
    """What a plausible answer would lose, as a share of the victory."""
    outlook: Foreseen = NOTHING_FORESEEN
    """What is foreseen if all seats answer at once."""


class LookedInto(NamedTuple):
    """The result of looking at a question."""

    answers: tuple[Finding, ...]
    """All answers, the preferred one first: the one tried most, or a last stand."""
    search: Search | None
    """The search behind it; None for a sealed question that isn't searched."""
    simulations: int
    ideas: tuple[Action, ...] = ()
    """The best answers, one for each different idea."""
    seed: int = 0
    """The seed of the worlds in which answers are compared if there is no search."""

    def finding(self, action: Action) -> Finding:
        """Return the finding for an answer."""
        return next(each for each in self.answers if each.action == action)

    def compared(self, also: Iterable[Action] = ()) -> list[Finding]:
        """Return the findings for the best answers, and for those in `also`, if they were tried."""
        named = {*self.ideas, *also}
        return [finding for finding in self.answers if finding.action in named and finding.visits]


@dataclass
class Counsel:
    """A coach, with its findings for the last question it was asked."""

    who: MctsPlayer
    asked: tuple[Any, Decision, int] | None = None
    looked: LookedInto = field(default_factory=lambda: LookedInto((), None, 0))
    lead: Action | None = None
    """The answer that others are compared with; None for the one initially preferred."""

    def look(
        self, game: Game[Any], view: Any, decision: Decision, number: int, cancelled: Callable[[], bool] = never
    ) -> LookedInto:
        """Look at the question before answer `number`, or return the remembered result."""
        if self.asked != (view, decision, number):
            who = replace(self.who, mind=Mind())
            self.looked = look(game, view, decision, who, dice(number), cancelled)
            self.asked, self.lead = None if cancelled() else (view, decision, number), None
        return self.looked

    def advise(
        self, game: Game[Any], view: Any, decision: Decision, number: int, cancelled: Callable[[], bool] = never
    ) -> Advice:
        """Return the best answers to the question before answer `number`."""
        looked = self.look(game, view, decision, number, cancelled)
        return _advice(game, view, decision, self.who.heuristic, dice(number), looked)

    def sound_out(
        self,
        game: Game[Any],
        view: Any,
        decision: Decision,
        number: int,
        seconds: float,
        cancelled: Callable[[], bool] = never,
    ) -> None:
        """Keep trying the best answers, so that any answer can be compared with them at once."""
        looked = self.look(game, view, decision, number, cancelled)
        if looked.search is not None:
            clock = Clock(Limits(at_most=seconds, steady=True), cancelled)
            self.lead = sound_out(looked.search, looked.answers[0].action, looked.ideas, clock)

    def weigh(
        self,
        game: Game[Any],
        view: Any,
        decision: Decision,
        number: int,
        answers: Sequence[Action],
        cancelled: Callable[[], bool] = never,
        worth: Worth = float,
    ) -> tuple[Finding, ...]:
        """Try answers that somebody may intend, often enough to judge them, in the same worlds as the others.

        The best answer comes first in the findings, because it is tried further too if the result is close.
        Differences aren't discounted as in `look`: no answer was picked here because it looked good.
        """
        looked = self.look(game, view, decision, number, cancelled)
        if looked.search is None:
            patient = replace(self.who, budget=Budget(simulations=ENDLESS))
            return _tried(game, view, decision, patient, looked.seed, answers, cancelled)
        lead, clock = self.lead or looked.answers[0].action, Clock(Limits(), cancelled)
        assure(looked.search, answers, clock)
        for action in answers:
            settle(looked.search, lead, action, clock, worth)
        found = _led(looked.search.found(decision).answers, lead)
        return tuple([finding for finding in found if finding.action in (*answers, lead)])


def dice(number: int) -> Random:
    """Return the dice for looking at the question before an answer, always the same for each number."""
    return Random(f"review {number}")


def about_equal(title: str, seats: int, one: Idea, other: Idea) -> bool:
    """Return True if two answers are close enough to count as equally good."""
    values = [
        each.value if (known := chance(title, seats, each.value)) is None else known for each in (one, other)
    ]
    return values[0] - values[1] < CLOSE


def adviser(title: str, budget: Budget = THOUGHT) -> MctsPlayer:
    """Return the player that a coach thinks with. It has its own mind, so the coach doesn't affect the bots."""
    who = player("mcts", title)
    assert isinstance(who, MctsPlayer), "an adviser searches"
    return replace(who, budget=budget, mind=Mind())


def advise(
    game: Game[Any],
    view: Any,
    decision: Decision,
    who: MctsPlayer,
    rng: Random,
    cancelled: Callable[[], bool] = never,
) -> Advice:
    """Return the best answers to a question, given nothing but the view of the seat that is asked."""
    looked = look(game, view, decision, who, rng, cancelled)
    return _advice(game, view, decision, who.heuristic, rng, looked)


def _advice(
    game: Game[Any], view: Any, decision: Decision, heuristic: Heuristic[Any], rng: Random, looked: LookedInto
) -> Advice:
    lead, *rest = [finding for finding in looked.answers if finding.action in looked.ideas]
    best = [lead, *sorted(rest, key=lambda finding: -finding.mean)]
    outlook = (
        heuristic.foresee(view, decision, Random("outlook")) if hidden(view) == Hidden.SEALED else NOTHING_FORESEEN
    )
    lines = lines_of(game, view, decision.seat, heuristic, looked.search, looked.seed)
    first, *others = ideas(game, view, decision, heuristic, rng, looked, best, lines=lines)
    first = _gambling(game, view, (first, *others), lines)
    if not others:
        first = first._replace(expected=Expected(tuple(heuristic.thumb(view, decision))))
    named = expecting((first, *others), view, outlook, heuristic)
    if len(named) > 1 and about_equal(game.NAME, len(view.seats), *named[:2]):
        named = (_as_level(named[0]), *named[1:])
    stake = looked.answers[0].mean - plausible(looked, decision.options, heuristic.prior(view, decision))
    return Advice(named, looked.simulations, looked.answers, max(0.0, stake), outlook)


def expecting(found: Sequence[Idea], view: Any, outlook: Foreseen, heuristic: Heuristic[Any]) -> tuple[Idea, ...]:
    """Return ideas for a sealed question, with what is expected of each (apart from the reasons)."""
    if outlook == NOTHING_FORESEEN:
        return tuple(found)
    expected = [heuristic.expects(view, outlook, idea.deed) for idea in found]
    expected = [expected[0], *[_without_price(each, expected[0]) for each in expected[1:]]]
    expected[0] = expected[0]._replace(told=expected[0].told + _dear(found, expected))
    named = [_without_settled(idea, outlook.settled) for idea in found]
    known = [without_unnamed(idea) if each.told else idea for idea, each in zip(named, expected, strict=True)]
    return tuple([idea._replace(expected=each) for idea, each in zip(known, expected, strict=True)])


def _without_settled(idea: Idea, settled: frozenset[Line]) -> Idea:
    """Return an idea without what notes decide, because one figure says that for every note."""
    return idea._replace(reasons=tuple([each for each in idea.reasons if not about(fact_in(each)) & settled]))


def fact_in(told: Line) -> Line:
    """Return the fact inside a sentence about something against an answer, or else the sentence itself."""
    fact = dict(told.fields).get("fact")
    return fact if isinstance(fact, Line) else told


def without_unnamed(idea: Idea) -> Idea:
    """Return an idea without the sentence that no reason is known, or that none is found."""
    return idea._replace(reasons=tuple([each for each in idea.reasons if each.key not in (UNNAMED, FADES)]))


def _as_level(idea: Idea) -> Idea:
    """Return the first idea without sentences that contradict that the second is about as good."""
    told = [
        each._replace(key="coach.dear_level") if each.key == "coach.dear" else each for each in idea.expected.told
    ]
    return without_unnamed(idea)._replace(expected=idea.expected._replace(told=tuple(told)))


def _without_price(expected: Expected, first: Expected) -> Expected:
    """Return what is expected of a note, without the price of winning if the first note's already says it."""
    if expected.curve is None or expected.curve != first.curve:
        return expected
    said = [
        Line(each.key, tuple([(name, "" if name == "price" else of) for name, of in each.fields]))
        for each in expected.told
    ]
    return expected._replace(told=tuple(said))


def _dear(found: Sequence[Idea], told: Sequence[Expected]) -> tuple[Line, ...]:
    """Return the sentence that a larger note wins more often than the best one but isn't worth more, or ()."""
    lead = told[0]
    for idea, other in zip(found[1:], told[1:], strict=True):
        if lead.curve is not None and lead.curve == other.curve and other.value > lead.value:
            before, after = (lead.curve.tenths[of.value] for of in (lead, other))
            key = "coach.dear" if found[0].value - idea.value >= AT_STAKE else "coach.dear_level"
            return (line(key, value=other.value),) if after > before else ()
    names_it = found[0].action.noun == str(lead.value)  # a sum named after the side hasn't been weighed here
    if names_it and lead.curve is not None and all(other.value <= lead.value for other in told[1:]):
        before, most = lead.curve.tenths[lead.value], max(lead.curve.tenths)
        return (line("coach.enough"),) if most - before >= MORE_OFTEN else ()
    return ()


def plausible(looked: LookedInto, options: Sequence[Action], prior: Sequence[float]) -> float:
    """Return the answers' mean value, weighted by the prior; answers with few tries count for little."""
    weights = dict(zip(options, prior, strict=True))
    tried = [(weights[each.action] * min(1.0, each.visits / TRIED), each.mean) for each in looked.answers]
    total = sum([weight for weight, _ in tried])
    return sum([weight * mean for weight, mean in tried]) / total if total else looked.answers[0].mean


def look(
    game: Game[Any],
    view: Any,
    decision: Decision,
    who: MctsPlayer,
    rng: Random,
    cancelled: Callable[[], bool] = never,
    also: Sequence[Action] = (),
) -> LookedInto:
    """Look at a question as `who` would, then try its best answers (and `also`) until they can be compared."""
    if len(decision.options) == 1:
        only = Finding(decision.options[0], who.heuristic.evaluate(view, decision.seat), 0, 1.0)
        return LookedInto((only,), None, 0, decision.options)
    natural = favourite(decision.options, who.heuristic.prior(view, decision))
    also = [*also, natural]
    if hidden(view) == Hidden.SEALED:
        known = _sealed(game, view, decision, who, rng, cancelled, also)
        if known is not None:
            return known
    search = who.mind.search(game, view, decision.seat, who.heuristic, rng, who.style)
    first, rest = _shared(who.budget.limits(decision, hidden(view)))
    found = who.run_search(search, view, decision, Clock(first, cancelled))
    stand = _stand(game, view, decision, who, rng, found, cancelled)
    lead = stand or found.answers[0].action
    best = _distinct(game, view, decision, who.heuristic, rng, search, _led(found.answers, lead))
    clock = Clock(rest, cancelled)
    assure(search, dict.fromkeys([lead, *also]), clock)
    even_out(search, dict.fromkeys([*best, *also]), clock)
    answers = search.found(decision).answers
    lead = stand or (
        answers[0].action if found.mixed else _holding(search, answers[0].action, [*best, *also], cancelled)
    )
    best = best if lead in best else (lead, *best[: IDEAS - 1])
    answers = search.found(decision).answers
    return LookedInto(_honest(game.NAME, _led(answers, lead)), search, search.simulations, best)


def _honest(title: str, answers: Sequence[Finding]) -> tuple[Finding, ...]:
    """Return findings with their differences from the first one reduced to what a deeper search would confirm."""
    lead = answers[0].mean
    return tuple([each._replace(mean=honest(title, lead, each.mean)) for each in answers])


def _shared(limits: Limits) -> tuple[Limits, Limits]:
    """Split a budget between the search and the comparison that follows."""
    first = limits._replace(
        simulations=max(1, round(PART * limits.simulations)),
        seconds=PART * limits.seconds,
        at_most=PART * limits.at_most,
    )
    return first, limits._replace(at_most=(1 - PART) * limits.at_most, steady=True)


def _stand(
    game: Game[Any],
    view: Any,
    decision: Decision,
    who: MctsPlayer,
    rng: Random,
    found: Findings,
    cancelled: Callable[[], bool],
) -> Action | None:
    """Return the last stand that a bot would make if the game looks lost, else None."""
    if found.mixed or found.answers[0].mean >= LOST or cancelled():
        return None
    return who.last_stand(game, view, decision, rng, found).action


def _led(answers: Iterable[Finding], lead: Action) -> tuple[Finding, ...]:
    """Move one answer to the front."""
    return tuple(sorted(answers, key=lambda finding: finding.action != lead))


def _distinct(
    game: Game[Any],
    view: Any,
    decision: Decision,
    heuristic: Heuristic[Any],
    rng: Random,
    search: Search | None,
    answers: Iterable[Finding],
) -> tuple[Action, ...]:
    """Return the best answers that are different ideas; copies of a card and other orders count as the same."""
    world = imagined(game, view, decision.seat, heuristic, rng)
    found: dict[tuple[tuple[str, ...], ...], Action] = {}
    for finding in answers:
        if finding.visits:
            deed = _whole(world, decision, finding.action, heuristic, search)
            verbs, things = zip(*[(each.verb, _COPY.sub("", each.noun)) for each in deed], strict=True)
            found.setdefault((tuple(sorted(verbs)), tuple(sorted(things))), finding.action)
        if len(found) == IDEAS:
            break
    return tuple(found.values())


def assure(search: Search, answers: Iterable[Action], clock: Clock) -> None:
    """Try some answers until each has `ENOUGH` tries, or the clock says stop.

    The n-th try of every answer uses the same world and the same dice.
    """
    search.asked()  # creates the branches
    tries = {action: search.root.branches[action] for action in answers}
    while tries and not clock.enough(search.root, search.simulations):
        action, branch = min(tries.items(), key=lambda each: each[1].visits)
        if branch.visits - branch.before >= ENOUGH:
            return
        search.simulate(action)


def sound_out(search: Search, lead: Action, ideas: Iterable[Action], clock: Clock) -> Action:
    """Try the best answers until each is settled, and the best one further still; return that one.

    Any but the `lead` has to be clearly better, so that an alert names the same answer as a hint.
    """
    known = {action: search.root.branches[action] for action in dict.fromkeys([lead, *ideas])}
    best = lead
    while not clock.enough(search.root, search.simulations):
        few = min(known, key=lambda action: known[action].visits)
        if known[few].visits >= MOST_TRIES:
            rival = max(known, key=lambda action: known[action].mean)
            best = rival if known[rival].mean - known[lead].mean >= CLOSE else lead
            if known[best].visits >= LEAD_TRIES:
                break
            few = best
        search.simulate(few)
    return best


def settle(search: Search, lead: Action, action: Action, clock: Clock, worth: Worth = float) -> None:
    """Try an answer and the best one until it is settled whether the answer loses as much as `DROP`."""
    best, held = (search.root.branches[each] for each in (lead, action))
    while best is not held and not clock.enough(search.root, search.simulations):
        if settled(best, held, worth):
            return
        search.simulate(action if held.visits <= best.visits and held.visits < MOST_TRIES else lead)


def settled(best: TriedAnswer, held: TriedAnswer, worth: Worth) -> bool:
    """Return True if it is settled whether an answer loses as much as `DROP`, or if both had enough tries."""
    tries, lost = min(best.visits, held.visits), worth(best.mean) - worth(held.mean)
    if DROP - lost >= max(DROP / 2, DOUBT / sqrt(max(1, tries))):
        return True
    return held.visits >= MOST_TRIES and best.visits >= LEAD_TRIES


def _holding(search: Search, lead: Action, answers: Iterable[Action], cancelled: Callable[[], bool]) -> Action:
    """Return the best of some answers once those that look better than the lead have been tried as often.

    The more an answer is tried, the better replies are found, so one with fewer tries looks better than it is.
    """
    known, few = search.root.branches, list(answers)
    while not cancelled():
        better = [each for each in few if known[each].mean > known[lead].mean]
        if not better:
            break
        rival = max(better, key=lambda each: known[each].mean)
        if known[rival].visits < known[lead].visits:
            search.simulate(rival)
        else:
            lead = rival
    return lead


def even_out(search: Search, answers: Iterable[Action], clock: Clock) -> None:
    """Try the answers to compare until each has at least half as many visits as the most visited one.

    Each is tried at least once, regardless of the clock.
    """
    known, few = search.root.branches, list(answers)
    while few:
        if clock.enough(search.root, search.simulations) and all(known[each].visits for each in few):
            return
        most = max([branch.visits for branch in known.values()])
        few = [each for each in few if 2 * known[each].visits < most]
        if few:
            search.simulate(min(few, key=lambda each: known[each].visits))


def _sealed(
    game: Game[Any],
    view: Any,
    decision: Decision,
    who: MctsPlayer,
    rng: Random,
    cancelled: Callable[[], bool],
    also: Sequence[Action],
) -> LookedInto | None:
    """Look at a sealed question that isn't searched; None if it is to be searched."""
    if _replies(view, decision, who):
        replies, simulations = who.replies(game, view, decision, rng, cancelled)
        total = sum([reply.worlds for reply in replies])
        found = [Finding(each.action, each.mean, each.worlds, each.worlds / total) for each in replies]
    else:
        wide = who.is_wide(game, game.imagine(view, decision.seat, rng), decision)
        if decision.kind not in who.heuristic.by_prior and not wide:
            return None
        values = GreedyPlayer(who.heuristic, SPREAD).values(game, view, decision, rng, cancelled)
        order, simulations = sorted(values, key=lambda action: -values[action]), SPREAD
        found = [Finding(each, values[each], SPREAD, 1 / len(order)) for each in order]
    best = _distinct(game, view, decision, who.heuristic, rng, None, found)
    seed = rng.getrandbits(64)
    named = tuple(dict.fromkeys([*best, *also]))
    tried = _tried(game, view, decision, who, seed, named, cancelled)
    again = sorted(tried, key=lambda each: (-each.visits, -each.mean))
    best = best if again[0].action in best else (again[0].action, *best[: IDEAS - 1])
    rest = [finding for finding in found if finding.action not in named]
    simulations += sum([finding.visits for finding in again])
    return LookedInto((*again, *rest), None, simulations, best, seed)


def _replies(view: Any, decision: Decision, who: MctsPlayer) -> bool:
    """Return True if a sealed answer is chosen as a reply to what the others may seal."""
    return decision.kind in who.heuristic.by_prior and who.heuristic.reveals(view)


def _tried(
    game: Game[Any],
    view: Any,
    decision: Decision,
    who: MctsPlayer,
    seed: int,
    answers: Iterable[Action],
    cancelled: Callable[[], bool],
) -> tuple[Finding, ...]:
    """Try answers to a sealed question, each separately in the same worlds: in enough worlds if time allows."""
    found = []
    for action in answers:
        if _replies(view, decision, who):
            replies, _ = who.replies(game, view, decision, Random(seed), cancelled, (action,))
            found += [Finding(action, reply.mean, reply.worlds, 0.0) for reply in replies]
            continue
        worlds = min(ENOUGH, who.budget.simulations or ENOUGH)
        alone = decision._replace(options=(action,))
        values = GreedyPlayer(who.heuristic, worlds).values(game, view, alone, Random(seed), cancelled)
        found.append(Finding(action, values[action], 0 if cancelled() else worlds, 0.0))
    return tuple(found)


def ideas(
    game: Game[Any],
    view: Any,
    decision: Decision,
    heuristic: Heuristic[Any],
    rng: Random,
    looked: LookedInto,
    chosen: Sequence[Finding],
    made: Sequence[Deed | None] = (),
    lines: Sequence[Variations] | None = None,
) -> tuple[Idea, ...]:
    """Return how the chosen answers would be continued, and why the first is better than each other one.

    `made` are the deeds that they begin, and `lines` the lines that show what decides, if these are known.
    """
    seat = decision.seat
    worlds = [imagined(game, view, seat, heuristic, rng) for _ in range(WORLDS)]
    deeds = [
        deed or _whole(worlds[0], decision, each.action, heuristic, looked.search)
        for each, deed in zip_longest(chosen, made)
    ]
    every = lines_of(game, view, seat, heuristic, looked.search, looked.seed) if lines is None else lines
    told = reasons(chosen, deeds, every)
    replies = [_reply(worlds, deed, seat, heuristic, looked.search) for deed in deeds]
    return tuple(
        [
            Idea(finding.action, finding.mean, finding.visits, deed, reply, why)
            for finding, deed, reply, why in zip(chosen, deeds, replies, told, strict=True)
        ]
    )


def _gambling(game: Game[Any], view: Any, found: Sequence[Idea], every: Sequence[Variations]) -> Idea:
    """Return the first idea with what it gambles on, if it is better than the second."""
    first = found[0]
    if not every or len(found) < 2 or first.value - found[1].value < AT_STAKE:
        return first
    mine, rival = courses(every[0], first.deed, found[1].deed, every[0].heuristic.happens)
    risk = gamble(every[0], mine, rival)
    if risk is None:
        return first
    key = "coach.gamble_good" if risk.so > risk.otherwise else "coach.gamble_bad"
    values = risk.so, risk.otherwise, first.value
    chances = [chance(game.NAME, len(view.seats), value) for value in values]
    percents = [round(100 * each) for each in chances if each is not None]
    told = line(key, fact=risk.told)
    if len(percents) == len(chances):
        so, otherwise, beside = percents
        if abs(risk.part * so + (1 - risk.part) * otherwise - beside) > OFF:
            return first
        told = line("coach.gamble", fact=risk.told, so=so, otherwise=otherwise)
    others = [each for each in without_unnamed(first).reasons if about(each).isdisjoint(about(risk.told))]
    return first._replace(reasons=tuple(others), expected=Expected((told,)))


def _whole(
    world: Any, decision: Decision, action: Action, heuristic: Heuristic[Any], search: Search | None
) -> Deed:
    """Return the likeliest continuation of the draft that starts with an answer: by visits, else by the prior.

    A seat's own drafts look the same in every world it can imagine.
    """
    goes_on = (decision.seat, hidden(world) or Hidden.DRAFT)
    twin = world.copy()
    walk = search.start.copy() if search else None
    deed = [action]
    while len(deed) < LONGEST:
        if walk is not None:
            walk.answer(twin, deed[-1])
        else:
            agenda.advance(twin, deed[-1])
        asked = agenda.decision(twin)
        if asked is None or (asked.seat, hidden(twin)) != goes_on:
            break
        deed.append(likeliest(twin, asked, heuristic, walk.node(asked.seat).visited() if walk else {}))
    return tuple(deed)


def _reply(
    worlds: Iterable[Any], deed: Deed, seat: Seat, heuristic: Heuristic[Any], search: Search | None
) -> ExpectedReply | None:
    """Return what the next other seat would most likely do after a deed, if most of the worlds agree."""
    if search is None:
        return None
    replies = Counter([_reply_in(world.copy(), deed, seat, heuristic, search) for world in worlds])
    (likeliest, count), *_ = replies.most_common(1)
    return likeliest if count >= AGREED * replies.total() else None


def _reply_in(
    world: Any, deed: Deed, seat: Seat, heuristic: Heuristic[Any], search: Search
) -> ExpectedReply | None:
    """Return what another seat would do in one world: the first answer that doesn't just let something pass."""
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
            action = likeliest(world, asked, heuristic, visited)
            if len(asked.options) > 1 and (action.noun or not asked.window):
                return ExpectedReply(asked.seat, action)
        walk.answer(world, action)
    return None


def asked_then(
    game: Game[Any], view: Any, seat: Seat, idea: Idea, heuristic: Heuristic[Any], rng: Random
) -> Any | None:
    """Return an imagined world in which the expected reply is legal, for wording it; None if none is found."""
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

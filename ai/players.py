"""The ladder of players: random, greedy (looks one deed ahead) and MCTS (searches)."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from itertools import islice
from random import Random
from typing import Any, NamedTuple, Protocol, TypeVar

from ai.heuristic import NO_HEURISTIC, Heuristic, imagined
from ai.search.budget import LOST, Budget, Clock, never
from ai.search.certain import sure_win
from ai.search.deeds import Deed, Hidden, deeds, do, draw, favourite, hidden, worth
from ai.search.mcts import Search
from ai.search.merging import Alone, Crew, Finding, Findings, merged
from ai.search.mind import Mind
from ai.search.response import Reply, Response
from ai.search.style import Style
from game.core.agenda import Position
from game.core.contract import Action, Decision, Game, Seat

S = TypeVar("S", bound=Position)


class Thought(NamedTuple):
    """A player's estimates when it chose; values are shares of the victory from 0 to 1."""

    value: float | None = None
    """The estimated value of the chosen answer; None if the player didn't estimate it."""
    rival: Action | None = None
    rival_value: float | None = None
    """The second-best answer and its estimated value."""
    simulations: int = 0
    forced: bool = False
    """True if there was only one answer."""
    mixed: bool = False
    """True if the answer was drawn from several good ones, to be unpredictable."""


class Choice(NamedTuple):
    """An answer, and the thought behind it."""

    action: Action
    why: Thought = Thought()


MIXED = 4
"""The maximum number of deeds that a search can learn to mix; with more, a greedy sealed answer is better."""
SPREAD = 8
"""The number of worlds for the greedy choice among that many deeds."""
SENSE = 0.02
"""The minimum prior of a sealed answer, relative to the favourite's: sense comes before cunning."""
CLOSE = 0.002
"""How much worse than the best a reply may be for the sake of surprise, in shares of the victory."""
SURE = 0.9999
"""The estimated value from which a deed counts as winning in every world it was tried in."""
TRIED = 0.2
"""The visits of an answer, relative to the first one's, from which its value is trusted."""
FORCED = Thought(forced=True)


class Player(Protocol):
    """Anything that answers for a seat."""

    def choose(
        self, game: Game[Any], view: Any, decision: Decision, rng: Random, cancelled: Callable[[], bool] = never
    ) -> Choice:
        """Return an answer to `decision`, given nothing but the view of its seat.

        The same view and the same state of `rng` give the same answer, unless the player is limited by a clock.
        `cancelled` is polled while thinking; once it returns True, the best answer so far is returned at once.
        """


@dataclass(frozen=True)
class RandomPlayer:
    """A player that answers at random."""

    def choose(
        self, game: Game[S], view: S, decision: Decision, rng: Random, cancelled: Callable[[], bool] = never
    ) -> Choice:
        """Draw an option."""
        return Choice(rng.choice(decision.options), Thought(forced=len(decision.options) == 1))


@dataclass(frozen=True)
class GreedyPlayer:
    """A player that picks what looks best right after the deed, over the same few worlds for every option.

    Questions of a kind in the heuristic's `by_prior` are answered by the prior alone.
    """

    heuristic: Heuristic[Any] = NO_HEURISTIC
    worlds: int = 4
    carelessness: float = 0.0
    """Standard deviation of its error in judging an answer, in shares of the victory."""
    alert: int = 0
    """Positions to search for a forced win before anything else; 0 for none."""

    def choose(
        self, game: Game[S], view: S, decision: Decision, rng: Random, cancelled: Callable[[], bool] = never
    ) -> Choice:
        """Look one deed ahead."""
        if len(decision.options) == 1:
            return Choice(decision.options[0], FORCED)
        if self.alert and hidden(view) != Hidden.SEALED:
            won = sure_win(game, view, decision, rng, self.alert)
            if won is not None:
                return Choice(won, Thought(1.0))
        if decision.kind in self.heuristic.by_prior:
            return self._by_prior(game, view, decision, rng)
        worlds = [game.imagine(view, decision.seat, rng) for _ in range(self.worlds)]
        values = self._values(game, worlds, decision, cancelled)
        liking = self.heuristic.liking
        judged = {action: self._judged(value, rng) + liking(action) for action, value in values.items()}
        sense = dict(zip(decision.options, self.heuristic.prior(worlds[0], decision), strict=True))
        order = sorted(judged, key=lambda action: (not sense[action], -judged[action]))
        best, rival = order[0], order[1]
        return Choice(best, Thought(values[best], rival, values[rival]))

    def _judged(self, value: float, rng: Random) -> float:
        """Return the value with this player's random error; nobody is careless enough to miss a sure win."""
        return 1e6 if value >= SURE else value + rng.gauss(0, self.carelessness + 1e-6)

    def _by_prior(self, game: Game[S], view: S, decision: Decision, rng: Random) -> Choice:
        """Follow the prior: take its favourite, or draw from it if all seats answer at once."""
        prior, seat = self.heuristic.prior(view, decision), decision.seat
        mixed = hidden(view) == Hidden.SEALED
        action = draw(decision.options, prior, rng) if mixed else favourite(decision.options, prior)
        return Choice(action, Thought(self.heuristic.evaluate(view, seat), mixed=mixed))

    def values(
        self, game: Game[S], view: S, decision: Decision, rng: Random, cancelled: Callable[[], bool] = never
    ) -> dict[Action, float]:
        """Return the value of every option, in shares of the victory, right after the best deed it begins."""
        worlds = [game.imagine(view, decision.seat, rng) for _ in range(self.worlds)]
        return self._values(game, worlds, decision, cancelled)

    def _values(
        self, game: Game[S], worlds: Sequence[S], decision: Decision, cancelled: Callable[[], bool]
    ) -> dict[Action, float]:
        prior = self.heuristic.prior(worlds[0], decision)
        total = sum(prior) or 1.0
        shares = {option: weight / total for option, weight in zip(decision.options, prior, strict=True)}
        values = dict.fromkeys(decision.options, 0.0)
        for deed in deeds(game, worlds[0], decision, self.heuristic):
            if cancelled():
                break
            value = _mean_worth(game, worlds, deed, decision.seat, self.heuristic) + 1e-3 * shares[deed[0]]
            values[deed[0]] = max(values[deed[0]], value)
        return values


def _mean_worth(game: Game[S], worlds: Sequence[S], deed: Deed, seat: Seat, heuristic: Heuristic[S]) -> float:
    ends = [_after(game, world, deed, heuristic) for world in worlds]
    return sum([worth(game, end, seat, heuristic) for end in ends]) / len(ends)


def _after(game: Game[S], world: S, deed: Deed, heuristic: Heuristic[S]) -> S:
    twin: S = world.copy()
    do(game, twin, deed, heuristic)
    return twin


@dataclass(frozen=True)
class MctsPlayer:
    """A player that searches."""

    heuristic: Heuristic[Any] = NO_HEURISTIC
    budget: Budget = field(default_factory=Budget)
    style: Style = field(default_factory=Style)
    mind: Mind = field(default_factory=Mind, compare=False, repr=False)
    crew: Crew = field(default_factory=Alone, compare=False, repr=False)

    def choose(
        self, game: Game[S], view: S, decision: Decision, rng: Random, cancelled: Callable[[], bool] = never
    ) -> Choice:
        """Search within the budget; if all seats answer at once, draw from the mixture that the search found.

        A sealed question with many possible deeds is answered greedily, and one of a kind in `by_prior` with a
        good reply to what the others may have sealed.
        """
        if len(decision.options) == 1:
            return Choice(decision.options[0], FORCED)
        sealed = hidden(view) == Hidden.SEALED
        if sealed and decision.kind in self.heuristic.by_prior:
            return self._respond(game, view, decision, rng, cancelled)
        if sealed and self.is_wide(game, game.imagine(view, decision.seat, rng), decision):
            return GreedyPlayer(self.heuristic, SPREAD).choose(game, view, decision, rng, cancelled)
        self.crew.set_off(view, decision, rng.getrandbits(64))
        search = self.mind.search(game, view, decision.seat, self.heuristic, rng, self.style)
        clock = Clock(self.budget.limits(decision, hidden(view), self.mind.spent(decision.seat)), cancelled)
        found = merged([self.run_search(search, view, decision, clock), *self.crew.found()])
        self.mind.spend(decision.seat, clock.seconds)
        chosen = _drawn(found.answers, rng) if found.mixed else self.liked(found.answers)
        if chosen.mean < LOST and not found.mixed and not cancelled():
            chosen = self.last_stand(game, view, decision, rng, found)
        rival = next(finding for finding in found.answers if finding is not chosen)
        thought = Thought(chosen.mean, rival.action, rival.mean, found.simulations, mixed=found.mixed)
        return Choice(chosen.action, thought)

    def liked(self, answers: Sequence[Finding]) -> Finding:
        """Return the answer this player likes most among those tried often that are good enough for it."""
        first, liking = answers[0], self.heuristic.liking
        tried = (each for each in answers if each.visits >= TRIED * first.visits)
        enough = [each for each in tried if first.mean - each.mean <= liking(each.action) - liking(first.action)]
        return max(enough, key=lambda each: liking(each.action), default=first)

    def last_stand(self, game: Game[S], view: S, decision: Decision, rng: Random, found: Findings) -> Finding:
        """Return the answer that looks best right after it: in a lost position, a search can't tell answers apart.

        An answer that the search found more than twice as good is still preferred.
        """
        greedy = GreedyPlayer(self.heuristic).choose(game, view, decision, rng).action
        stand = next(finding for finding in found.answers if finding.action == greedy)
        return stand if 2 * stand.mean >= found.answers[0].mean else found.answers[0]

    def run_search(self, search: Search, view: Position, decision: Decision, clock: Clock) -> Findings:
        """Search until the clock says stop; the first search of a root starts with a look one deed ahead."""
        lookahead = 0 if decision.kind in self.heuristic.by_prior else self.heuristic.lookahead
        if lookahead > search.root.visits and hidden(view) != Hidden.SEALED:
            game, rng = search.worlds.game, search.worlds.rng
            values = GreedyPlayer(self.heuristic).values(game, view, decision, rng, clock.cancelled)
            search.asked()  # called because it creates the branches
            search.root.begin(values, lookahead)
        return search.run(clock)

    def _respond(
        self, game: Game[S], view: S, decision: Decision, rng: Random, cancelled: Callable[[], bool]
    ) -> Choice:
        """Return one of the best replies to what the others may have sealed, among the sensible ones."""
        if not self.heuristic.reveals(view):
            return GreedyPlayer(self.heuristic).choose(game, view, decision, rng, cancelled)
        replies, simulations = self.replies(game, view, decision, rng, cancelled)
        prior = dict(zip(decision.options, self.heuristic.prior(view, decision), strict=True))
        best = replies[0]
        close = [reply for reply in replies if reply.worlds == best.worlds and reply.mean > best.mean - CLOSE]
        chosen = draw(close, [prior[reply.action] for reply in close], rng)
        return Choice(chosen.action, Thought(chosen.mean, simulations=simulations, mixed=True))

    def replies(
        self,
        game: Game[S],
        view: S,
        decision: Decision,
        rng: Random,
        cancelled: Callable[[], bool],
        among: Sequence[Action] = (),
    ) -> tuple[list[Reply], int]:
        """Try the sensible answers, or those in `among`, against what the others may have sealed.

        Returns the replies, the best one first, and the number of simulations.
        """
        prior = dict(zip(decision.options, self.heuristic.prior(view, decision), strict=True))
        floor = SENSE * max(prior.values())
        world = imagined(game, view, decision.seat, self.heuristic, rng)
        sensible = among or [option for option in decision.options if prior[option] >= floor]
        ways = [way for way in deeds(game, world, decision, self.heuristic) if way[0] in sensible]
        response = Response(game, view, decision.seat, self.heuristic, rng, ways)
        limits = self.budget.limits(decision, Hidden.SEALED)
        return response.run(limits.simulations, limits.seconds, cancelled), response.simulations

    def is_wide(self, game: Game[S], world: S, decision: Decision) -> bool:
        """Return True if there are too many ways to answer for any budget to learn how to mix them."""
        if self.heuristic is NO_HEURISTIC or self.heuristic.foretells:
            return False
        begun = deeds(game, world, decision, self.heuristic)
        return len(list(islice(begun, MIXED + 1))) > MIXED


def _drawn(findings: Sequence[Finding], rng: Random) -> Finding:
    """Draw by weight among the answers that are more than noise in the mixture."""
    serious = [finding for finding in findings if finding.weight >= 0.3 * findings[0].weight]
    return draw(serious, [finding.weight for finding in serious], rng)

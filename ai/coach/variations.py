"""Lines of play: a deed, and what most likely follows it, in the worlds and with the dice of a search.

The n-th line of every deed starts in the same world with the same dice. After the deed, everybody answers as the
search found best (in drawn lines, as often as the search played each answer), then by the prior, up to where the
search itself would evaluate the position.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence, Set
from functools import cached_property
from random import Random
from typing import Any, NamedTuple, ParamSpec

from ai.coach.plays import PlayOpening
from ai.heuristic import Heuristic
from ai.search.belief import Worlds
from ai.search.deeds import LONGEST, Deed, draw, favourite, hidden
from ai.search.mcts import Search
from ai.search.playout import judged
from ai.search.tree import Branch, TreeNode, Walk
from game.core import agenda
from game.core.contract import Action, Decision, Event, Line, Seat

P = ParamSpec("P")

LATER = 64
"""The number of worlds searched for reasons; the worlds that confirm them come after these."""
KNOWN = 4
"""The number of visits from which a search knows how a seat would answer."""
PATHS = 300
"""The maximum number of ways to continue a play that are tried; a play with more counts as leading anywhere."""
ONWARD = 100
"""The maximum number of answers by which a line is extended to another one's moment."""

Moment = tuple[int, str]
"""A turn and its phase."""
EventTest = Callable[[Event], bool]
"""Returns True if an event is one that a line has to avoid, or one that is looked for."""


def no_event(event: Event) -> bool:
    """Return False: there is nothing to avoid, or to look for."""
    return False


class Variation(NamedTuple):
    """A line played to its end."""

    value: float
    """The share of the victory for the seat that did the deed, as the search would judge the end of the line."""
    at_once: tuple[Event, ...]
    """What the deed itself did, as its seat sees it."""
    later: tuple[Event, ...]
    """What followed, in order."""
    end: Any
    """The position at the end."""
    striker: Seat | None
    """The seat that could win at once there; None if no seat could, or if one has already won."""
    same: tuple[Event, ...] = ()
    """What followed in the same play, before anybody else was asked."""
    moments: tuple[Moment, ...] = ((0, ""),)
    """The moments it passed through, in order; it ended at the last one."""

    @property
    def moment(self) -> Moment:
        """The moment at which it ended."""
        return self.moments[-1]

    @property
    def open(self) -> bool:
        """True if at its end nobody has won or could win at once."""
        return self.striker is None and self.end.result is None


class Variations:
    """The lines of one search, each a `Variation`."""

    shorter: "Variations | None" = None
    """The lines that these continue by the prior, or None."""
    phase = ""
    """The phase up to which these are continued; "" for another turn."""

    def __init__(
        self,
        search: Search,
        worlds: Worlds | None = None,
        first: int = 0,
        drawn: bool = False,
        shorter: "Variations | None" = None,
    ) -> None:
        self.search, self.first, self.drawn = search, first, drawn
        self.shorter = shorter
        self.worlds: Worlds = worlds or search.worlds
        self.heuristic: Heuristic[Any] = search.heuristic
        self.seat: Seat = search.worlds.seat
        self.without: dict[tuple[Deed, tuple[Line, ...], tuple[Moment, ...]], tuple[float, bool]] = {}
        """(deed, things to avoid, moments) → the deed's mean value, and True if they mostly still happen.

        Cached because playing these lines takes half of a hint's time, and comparing two deeds both ways needs
        the same ones.
        """
        self.known: dict[tuple[Deed, int], list[Variation]] = {}
        """The first lines of a deed, with nothing avoided."""
        self.pairs: dict[tuple[Deed, Deed], tuple[list[Variation], list[Variation]]] = {}
        """The lines of two deeds, played to the same moments."""
        self.longer: dict[str, Variations] = {}
        """The lines that continue these, by phase."""

    @cached_property
    def again(self) -> "Variations":
        """The lines of the same search in other worlds, after skipping the first: these are drawn from too few."""
        if self.shorter is not None:
            return self.shorter.again.on_to(self.phase)
        old = self.search.worlds
        worlds = Worlds(old.game, old.view, old.seat, old.heuristic, Random("again"), old.past)
        return Variations(self.search, worlds, LATER, self.drawn)

    @cached_property
    def as_played(self) -> "Variations":
        """The lines in the same worlds, with answers drawn as often as the search played them."""
        if self.shorter is not None:
            return self.shorter.as_played.on_to(self.phase)
        if self.drawn:
            return self
        drawn = Variations(self.search, self.worlds, self.first, drawn=True)
        drawn.as_best = self
        return drawn

    @cached_property
    def as_best(self) -> "Variations":
        """The lines in the same worlds with the best answers."""
        if self.shorter is not None:
            return self.shorter.as_best.on_to(self.phase)
        return Variations(self.search, self.worlds, self.first) if self.drawn else self

    @property
    def further(self) -> "Variations":
        """The same lines, continued for another turn."""
        return self.on_to("")

    def on_to(self, phase: str) -> "Variations":
        """Return the same lines, continued up to a phase, or with "", for another turn."""
        if phase not in self.longer:
            self.longer[phase] = Variations(self.search, self.worlds, self.first, self.drawn, shorter=self)
            self.longer[phase].phase = phase
        return self.longer[phase]

    @cached_property
    def offered(self) -> tuple[Event, ...]:
        """The immediate effects of the question's options."""
        asked = agenda.decision(self.worlds.twin(0))
        options = asked.options if asked is not None else ()
        return tuple([event for action in options for event in _heard(self.worlds.twin(0), action, self.seat)])

    def of(self, deed: Deed, count: int) -> list[Variation]:
        """Return the first `count` lines of a deed, cached."""
        if (deed, count) not in self.known:
            self.known[deed, count] = self.many(deed, count)
        return self.known[deed, count]

    def many(
        self, deed: Deed, count: int, without: EventTest = no_event, until: Sequence[Moment] = ()
    ) -> list[Variation]:
        """Play the first `count` lines of a deed, extending each to its moment in `until`, if any."""
        if self.shorter is not None:
            played = [
                self._further(each, number, without)
                for number, each in enumerate(self._begun(deed, count, without))
            ]
        else:
            played = [self.play(deed, number, without) for number in range(count)]
        for number, (each, moment) in enumerate(zip(played, until, strict=False)):
            if each.open and moment not in each.moments:
                played[number] = self.on(each, number, moment, without)
        return played

    def _begun(self, deed: Deed, count: int, without: EventTest) -> list[Variation]:
        """Return the lines that these continue."""
        assert self.shorter is not None, "these lines continue shorter ones"
        return self.shorter.of(deed, count) if without is no_event else self.shorter.many(deed, count, without)

    def _further(self, played: Variation, number: int, without: EventTest) -> Variation:
        turn, phase = played.moment
        until = (turn, self.phase) if self.phase else (turn + 1, phase)
        return self.on(played, number, until, without) if played.open else played

    def abreast(self, one: Deed, other: Deed, count: int) -> tuple[list[Variation], list[Variation]]:
        """Return the first `count` lines of two deeds, both extended to the same moment in each world."""
        if (other, one) in self.pairs:
            return self.pairs[other, one][::-1]
        if (one, other) not in self.pairs:
            both = zip(self.of(one, count), self.of(other, count), strict=True)
            level = [self._level(here, there, number) for number, (here, there) in enumerate(both)]
            self.pairs[one, other] = [here for here, _ in level], [there for _, there in level]
        return self.pairs[one, other]

    def _level(self, one: Variation, other: Variation, number: int) -> tuple[Variation, Variation]:
        """Extend the line that is behind until both are at the same moment, or its game is over."""
        while one.moment != other.moment:
            first = one.moment in other.moments or (
                other.moment not in one.moments and one.moment[0] <= other.moment[0]
            )
            behind, ahead = (one, other) if first else (other, one)
            on = self.on(behind, number, ahead.moment) if behind.open else behind
            if on.moments == behind.moments:
                break
            one, other = (on, other) if first else (one, on)
        return one, other

    def on(self, played: Variation, number: int, until: Moment, without: EventTest = no_event) -> Variation:
        """Return a line extended to a moment or beyond it, with the same dice for all deeds."""
        dice = Random(f"on {self.first + number}")
        return _Walkthrough(self, played.end.copy(), dice, without).played_on_to(until, played)

    def play(self, deed: Deed, number: int, without: EventTest = no_event) -> Variation:
        """Play a line as if nobody could bring about an event of `without` after the deed.

        If every answer would bring it about, it still happens.
        """
        worlds, number = self.worlds, self.first + number
        world = worlds.twin(number)
        return _Walkthrough(self, world, worlds.dice(number), without).played(deed)

    def offers(self, deed: Deed, number: int, wanted: EventTest, windows: Set[bool]) -> bool:
        """Return True if any seat could bring something about in a line of a deed, by answers as `windows` says.

        `windows` contains True for reactions, and False for other answers.
        """
        return self._watched(deed, number, wanted, windows).is_offered

    def brought(self, deed: Deed, number: int, wanted: EventTest) -> Set[bool]:
        """Return the ways a line brings something about: True for a reaction, False for any other answer."""
        return self._watched(deed, number, wanted, frozenset()).brought

    def _watched(self, deed: Deed, number: int, wanted: EventTest, windows: Set[bool]) -> "_Walkthrough":
        worlds, number = self.worlds, self.first + number
        watched = _Walkthrough(self, worlds.twin(number), worlds.dice(number), no_event)
        watched.wanted, watched.windows = wanted, windows
        watched.played(deed)
        return watched

    def principal(self, first: Action) -> Deed:
        """Return an answer, and how the search would continue the same play until others have a say."""
        search, world = self.search, self.worlds.twin(0)
        opening = PlayOpening.of(world)
        walk = search.start.copy()
        deed = [first]
        while len(deed) < 2 * LONGEST:
            walk.answer(world, deed[-1])
            asked = agenda.decision(world)
            if asked is None or asked.seat != self.seat or not opening.includes(world):
                break
            visited = walk.node(asked.seat).visited() if len(asked.options) > 1 else {}
            deed.append(likeliest(world, asked, self.heuristic, visited))
        return tuple(deed)


def likeliest(world: Any, asked: Decision, heuristic: Heuristic[Any], visited: Mapping[Action, int]) -> Action:
    """Return the answer the search tried most, or the favourite of the prior if it tried too few."""
    if len(asked.options) == 1:
        return asked.options[0]
    if sum([visited.get(option, 0) for option in asked.options]) >= KNOWN:
        return max(asked.options, key=lambda option: visited.get(option, 0))
    return favourite(asked.options, heuristic.prior(world, asked))


def _heard(world: Any, action: Action, seat: Seat) -> list[Event]:
    """Give an answer, and return its events as a seat sees them."""
    heard: list[Event] = []

    def hear(event: Callable[P, Event], *args: P.args, **kwargs: P.kwargs) -> None:
        heard.append(event(*args, **kwargs).seen_by(seat))

    agenda.advance(world, action, hear)
    return heard


class _Walkthrough:
    """One line while it is being played."""

    def __init__(self, lines: Variations, world: Any, dice: Random, without: EventTest) -> None:
        self.lines, self.world, self.dice, self.without = lines, world, dice, without
        self.heuristic, self.seat = lines.heuristic, lines.seat
        self.walk: Walk | None = lines.search.start.copy()
        """The path in the search's trees; None once it has left them."""
        self.heard: list[Event] = []
        self.played_on = 0
        self.mover: Seat | None = None
        self.striker: Seat | None = None
        self.moments = [self._now()]
        self.wanted: EventTest = no_event
        """The event to look for: in every line that is played, and among all options of the kinds in `windows`."""
        self.windows: Set[bool] = frozenset()
        self.is_offered = False
        self.brought = set[bool]()
        """How it was brought about: True for reactions, False for other answers."""

    def played(self, deed: Deed) -> Variation:
        """Do the deed and play the line to its end."""
        to_do = iter(deed)
        opening = PlayOpening.of(self.world)
        same = 0
        goes_on = True
        self._begin(to_do)
        self._note_moment()
        at_once, self.heard = tuple(self.heard), []
        while not self._is_over():
            asked = agenda.decision(self.world)
            assert asked is not None, "the game isn't over"
            goes_on = goes_on and asked.seat == self.seat and opening.includes(self.world)
            self._answer(asked)
            same = len(self.heard) if goes_on else same
        value = judged(self.lines.worlds.game, self.world, self.seat, self.striker, self.heuristic)
        heard = tuple(self.heard)
        return Variation(value, at_once, heard, self.world, self.striker, heard[:same], tuple(self.moments))

    def played_on_to(self, until: Moment, played: Variation) -> Variation:
        """Extend a finished line by the prior, to the first public question at a moment."""
        self.walk = None
        for _ in range(ONWARD):
            asked = agenda.decision(self.world)
            self.striker = self.heuristic.striker(self.world, asked) if asked is not None else None
            if asked is None or self.striker is not None or self._is_there(asked, until):
                break
            self._answer(asked)
        value = judged(self.lines.worlds.game, self.world, self.seat, self.striker, self.heuristic)
        return played._replace(
            value=value,
            later=(*played.later, *self.heard),
            end=self.world,
            striker=self.striker,
            moments=(*played.moments, *self.moments[1:]),
        )

    def _is_there(self, asked: Decision, until: Moment) -> bool:
        """Return True at a public question once a moment has been reached or skipped."""
        passed = until in self.moments or self.moments[-1][0] > until[0]
        return passed and not (asked.window or hidden(self.world))

    def _note_moment(self) -> None:
        if (now := self._now()) != self.moments[-1]:
            self.moments.append(now)

    def _now(self) -> Moment:
        return self.lines.worlds.game.turn(self.world), self.world.phase

    def _begin(self, deed: Iterator[Action]) -> None:
        """Do the deed as far as it is legal here, and stop if another seat is asked."""
        for action in deed:
            asked = agenda.decision(self.world)
            if asked is None or asked.seat != self.seat or action not in asked.options:
                return
            assert self.walk is not None, "the walk starts at the search's root"
            self.walk.answer(self.world, action, self._hear)

    def _hear(self, event: Callable[P, Event], *args: P.args, **kwargs: P.kwargs) -> None:
        self.heard.append(event(*args, **kwargs).seen_by(self.seat))

    def _is_over(self) -> bool:
        """Return True if the search would evaluate the position here, or what is looked for has been found."""
        decision = agenda.decision(self.world)
        if decision is None or self.is_offered:
            return True
        self.striker = self.heuristic.striker(self.world, decision)
        if self.striker is not None:
            return True
        if self.walk is not None or decision.window or hidden(self.world):
            return self.played_on > 2 * self.lines.search.depth + LONGEST
        if self.played_on >= self.lines.search.depth:
            return not (self.heuristic.foresees and decision.seat == self.mover)
        return False

    def _answer(self, asked: Decision) -> None:
        if asked.window in self.windows:
            self.is_offered = self._leads_there(asked)
        before = len(self.heard)
        ranked = self._ranked(asked)
        if self.walk is None:
            self.played_on += 1
            if not (asked.window or hidden(self.world)):
                self.mover = asked.seat
        self._do(ranked[0] if self.without is no_event else self._wanted(ranked))
        self._note_moment()
        if any(map(self.wanted, self.heard[before:])):
            self.brought.add(asked.window)

    def _do(self, action: Action) -> None:
        if self.walk is None:
            agenda.advance(self.world, action, self._hear)
        else:
            self.walk.answer(self.world, action, self._hear)

    def _wanted(self, ranked: Sequence[Action]) -> Action:
        """Return the first answer that avoids what the line has to avoid."""
        return next((action for action in ranked if not self._brings_about(action)), ranked[0])

    def _brings_about(self, action: Action) -> bool:
        """Return True if an answer brings about what the line has to avoid."""
        return any(map(self.without, _heard(self.world.copy(), action, self.seat)))

    def _leads_there(self, asked: Decision) -> bool:
        """Return True if some way to continue the same play brings about what is looked for."""
        to_try = [(self.world, action) for action in asked.options]
        for _ in range(PATHS):
            if not to_try:
                return False
            before, action = to_try.pop()
            world = before.copy()
            if any(map(self.wanted, _heard(world, action, self.seat))):
                return True
            then = agenda.asked(world)
            if then is not None and then.seat == asked.seat:
                to_try += [(world, each) for each in world.options]
            elif then is not None and then.window and then.passing is not None:
                to_try.append((world, then.passing))
        return True

    def _ranked(self, asked: Decision) -> Sequence[Action]:
        """Return the answers with the one to give first: in the search's order, or drawn from the prior."""
        options = asked.options
        if len(options) == 1:
            return options
        if self.walk is not None:
            node = self.walk.node(asked.seat)
            known = self._known(node, options)
            if known is not None:
                return known
            self.walk = None
        prior = self.heuristic.prior(self.world, asked)
        drawn = draw(options, prior, self.dice)
        if self.without is no_event:
            return (drawn,)
        weights = dict(zip(options, prior, strict=True))
        return sorted(options, key=lambda option: (option != drawn, -weights[option]))

    def _known(self, node: TreeNode, options: Sequence[Action]) -> Sequence[Action] | None:
        """Return the answers in the search's order, or None if it knows too little about them.

        An answer that only some imagined hands allow counts by its visits where it was legal.
        """
        visited = node.visited()
        if sum([visited.get(option, 0) for option in options]) < KNOWN:
            return None
        often = {option: _chosen(node.branches[option]) if option in node.branches else 0.0 for option in options}
        weights = [often[option] for option in options]
        if node.sealed:  # nobody knows what will be sealed, so it is drawn as often as the search played it
            weights = [node.branches[each].played if each in node.branches else 0.0 for each in options]
        elif not self.lines.drawn:
            return sorted(options, key=lambda option: -often[option])
        drawn = draw(options, weights, self.dice) if sum(weights) else options[0]
        return sorted(options, key=lambda option: (option != drawn, -often[option]))


def _chosen(branch: Branch) -> float:
    """Return how often an answer was tried, as a fraction of the simulations in which it was legal."""
    return branch.visits / max(branch.offered, KNOWN)

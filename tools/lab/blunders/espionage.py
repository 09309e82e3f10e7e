"""The bad habits of players of 1955."""

from collections.abc import Iterable, Iterator, Sequence
from random import Random
from typing import Any, NamedTuple

from ai.heuristics import heuristic
from ai.heuristics.espionage.blow import strikes
from ai.search.deeds import Deed, deeds, do
from game.core import agenda
from game.core.agenda import settle
from game.core.contract import Action, Game, Seat
from game.titles.espionage.answers import DONE, block_total, transports
from game.titles.espionage.faces import COUNTRIES
from game.titles.espionage.rules import AddCards, influence_total
from game.titles.espionage.state import State, present, progress, spy_is_free, usable_for_block
from tools.lab.blunders import GivenAnswer, Habit, Noted

WORLDS = 24
"""Worlds imagined to estimate what a seat could foresee."""
FORESEEN = 0.25
"""The share of worlds in which a blow must come to count as foreseeable."""
RARE = 1 / 24
"""What happens in at most this share of worlds may be disregarded."""
SHOCK = 0.2
"""A block that costs this share of the victory wasn't expected."""

IDLE = frozenset({"go_on", "stay", "let_pass"})


def could_be(game: Game[Any], state: State, seat: Seat, number: int) -> list[State]:
    """Return worlds that a seat could imagine; the same ones for the same step."""
    view, rng = game.view(state, seat), Random(number)
    return [game.imagine(view, seat, rng) for _ in range(WORLDS)]


def idle_on(world: State) -> bool:
    """Idle until a card is to be played. Return True if that seat then wins whatever the answers."""
    while (asked := agenda.decision(world)) is not None and asked.kind != "play_card":
        nothing = [action for action in asked.options if action.verb in IDLE]
        agenda.advance(world, nothing[0] if nothing else asked.options[0])
    return asked is not None and strikes(world, asked)


def blown(state: State, action: Action) -> bool:
    """Return True if the other side wins at once after the last answer of a turn."""
    world = state.copy()
    agenda.advance(world, action)
    return idle_on(world)


def threatened(state: State) -> bool:
    """Return True if the other side would win next turn should the seat to play do nothing more now."""
    world = state.copy()
    world.agenda, world.options = world.agenda[:-1], ()
    settle(world)
    return idle_on(world)


def part(worlds: Sequence[State], of: Iterable[bool]) -> float:
    """Return the share of worlds for which something is true."""
    return sum(of) / len(worlds)


class OneBlow(Habit[State]):
    """Sending the spy where the other side foreseeably wins at once."""

    name = "leaves_one_blow"
    about = "sends its spy where the other side then wins at once, foreseeably, and could have halved that danger"

    def watch(self, step: GivenAnswer[State]) -> Iterator[Noted]:
        """Note every spy move at which one country loses and another saves the game."""
        if step.decision.kind != "move_spy":
            return
        losing = {action for action in step.decision.options if blown(step.before, action)}
        if not losing or len(losing) == len(step.decision.options):
            return
        worlds = could_be(self.game, step.before, step.seat, step.number)
        foreseen = {
            action: part(worlds, [blown(world, action) for world in worlds]) for action in step.decision.options
        }
        worst, best = max([foreseen[action] for action in losing]), min(foreseen.values())
        if worst >= max(FORESEEN, 2 * best):
            fell = step.action in losing and foreseen[step.action] >= max(FORESEEN, 2 * best)
            yield Noted(step.seat, step.number, fell)


class TurnSeen(NamedTuple):
    """What a player could see at the first answer of a turn."""

    number: int
    seat: Seat
    turn: int
    answerable: bool = False


class Threat(Habit[State]):
    """Spending a turn on other things while a threat is open."""

    name = "leaves_a_threat"
    about = (
        "ends its turn with the other side about to win, as was foreseen at its beginning and could be answered"
    )

    def __init__(self, game: Game[Any]) -> None:
        super().__init__(game)
        self.turn: TurnSeen | None = None

    def watch(self, step: GivenAnswer[State]) -> Iterator[Noted]:
        """Note a turn that began with an answerable threat, once it is over."""
        state, after = step.before, step.after
        if step.decision.kind == "play_card" and (self.turn is None or self.turn.turn != state.turn):
            answerable = self._foreseen(step) and self._answerable(step)
            self.turn = TurnSeen(step.number, step.seat, state.turn, answerable)
        last = self.turn
        if last is None or not last.answerable:
            return
        if after.turn > last.turn or after.result is not None:
            asked = agenda.decision(after)
            self.turn = last._replace(answerable=False)
            yield Noted(last.seat, last.number, asked is not None and idle_on(after.copy()))

    def _foreseen(self, step: GivenAnswer[State]) -> bool:
        if not threatened(step.before):
            return False
        worlds = could_be(self.game, step.before, step.seat, step.number)
        return part(worlds, map(threatened, worlds)) >= FORESEEN

    def _answerable(self, step: GivenAnswer[State]) -> bool:
        """Return True if one card play and a spy move are enough, with likely answers from the others."""
        known, world = heuristic("espionage"), step.before.copy()
        return any(self._saves(step, deed) for deed in deeds(self.game, world, step.decision, known))

    def _saves(self, step: GivenAnswer[State], deed: Deed) -> bool:
        world = step.before.copy()
        do(self.game, world, deed, heuristic("espionage"))
        for country in COUNTRIES:
            twin = world.copy()
            if not self._ends(twin, step.seat, country):
                return True
        return False

    def _ends(self, world: State, seat: Seat, country: str) -> bool:
        """End the turn with the spy in a country, if it may go. Return True if the other side then wins."""
        if world.result is None and world.active == seat:
            world.plays = 0
            top = world.agenda[-1]
            if getattr(top, "kind", "") == "play_card":
                world.agenda, world.options = world.agenda[:-1], ()
                settle(world)
        while (asked := agenda.decision(world)) is not None and asked.seat == seat and asked.kind != "play_card":
            going = Action("move_spy", country)
            nothing = [action for action in asked.options if action.verb in IDLE]
            agenda.advance(world, going if going in asked.options else (nothing or asked.options)[0])
        return idle_on(world)


class MissedWin(Habit[State]):
    """Letting a turn go by with a sure win on the table."""

    name = "misses_a_win"
    about = "does not win in a turn in which it could, whatever the other side holds or answers"

    def __init__(self, game: Game[Any]) -> None:
        super().__init__(game)
        self.turn: TurnSeen | None = None

    def watch(self, step: GivenAnswer[State]) -> Iterator[Noted]:
        """Note a turn in which a win was on the table, once it is over."""
        state = step.before
        if self.turn is not None and self.turn.turn != state.turn:
            yield Noted(self.turn.seat, self.turn.number, True)
            self.turn = None
        if step.decision.kind == "play_card" and self.turn is None and strikes(state, step.decision):
            worlds = could_be(self.game, state, step.seat, step.number)
            if all(strikes(world, step.decision) for world in worlds):
                self.turn = TurnSeen(step.number, step.seat, state.turn)

    def ended(self, state: State) -> Iterator[Noted]:
        """Note the win that was taken."""
        if self.turn is not None:
            yield Noted(
                self.turn.seat, self.turn.number, state.result is None or not state.result.shares[self.turn.seat]
            )


class Overkill(Habit[State]):
    """Adding cards to a push that already reaches the star."""

    name = "adds_for_nothing"
    about = "adds a card to a push that reaches the star already and that next to no hand can block"

    def watch(self, step: GivenAnswer[State]) -> Iterator[Noted]:
        """Note every push that suffices and could be added to."""
        push = step.before.agenda[-1]
        if not isinstance(push, AddCards) or len(step.decision.options) == 1:
            return
        state, seat = step.before, step.seat
        total = influence_total(state, seat, push.country, push.cards)
        if total < state.level.tracks[push.country] - progress(state, seat, push.country):
            return
        worlds = could_be(self.game, state, seat, step.number)
        if part(worlds, [stoppable(world, 1 - seat, push.country, total) for world in worlds]) <= RARE:
            yield Noted(seat, step.number, step.action.verb == "add")


class Overblock(Habit[State]):
    """Adding cards to a block that already holds."""

    name = "adds_to_a_block"
    about = "adds a card to a block that holds already"

    def watch(self, step: GivenAnswer[State]) -> Iterator[Noted]:
        """Note every block that could be done."""
        if step.decision.kind == "add_to_block" and DONE in step.decision.options:
            yield Noted(step.seat, step.number, step.action != DONE)


def stoppable(world: State, seat: Seat, country: str, total: int) -> bool:
    """Return True if a seat can block that much there, where it stands or after a Military Transport."""
    hand = world.hands[seat]
    if present(world, seat, country):
        return _blocks(world, seat, country, total, hand)
    if not world.rulings.transport_before_block or not spy_is_free(world, seat):
        return False
    there = world.copy()
    there.spies = (country, world.spies[1]) if seat == 0 else (world.spies[0], country)
    tickets = [action.noun for action in transports(hand)]
    return any(
        _blocks(there, seat, country, total, [card for card in hand if card != ticket]) for ticket in tickets
    )


def _blocks(world: State, seat: Seat, country: str, total: int, hand: Iterable[str]) -> bool:
    usable = [card for card in hand if usable_for_block(country, card)]
    return block_total(world, seat, country, usable) >= total


class InfluencePush(NamedTuple):
    """An Influence Action in progress."""

    seat: Seat
    number: int
    value: float
    blocked: bool = False


class Unasked(Habit[State]):
    """Making a push that is blocked, against its own expectation."""

    name = "runs_into_a_block"
    about = "pushes where the other side may block, is blocked, and had not reckoned with it"

    def __init__(self, game: Game[Any]) -> None:
        super().__init__(game)
        self.push: InfluencePush | None = None
        self.values: dict[Seat, float] = {}
        """Each seat's estimate of its chances when it last had a choice."""

    def watch(self, step: GivenAnswer[State]) -> Iterator[Noted]:
        """Note a push when its seat next has a choice."""
        push, value = self.push, step.why.value
        if push is not None and step.decision.kind == "add_to_block" and step.action.verb == "done":
            self.push = push = push._replace(blocked=True)
        if value is not None:
            self.values[step.seat] = value
            if push is not None and step.seat == push.seat:
                yield Noted(push.seat, push.number, push.blocked and push.value - value >= SHOCK)
                self.push = None
        country, other = _announced(step), 1 - step.seat
        if country and present(step.before, other, country) and step.before.hands[other]:
            self.push = InfluencePush(step.seat, step.number, self.values.get(step.seat, 0.5))

    def ended(self, state: State) -> Iterator[Noted]:
        """Note a push that ended the game or was its last."""
        if self.push is not None:
            yield Noted(self.push.seat, self.push.number, False)


def _announced(step: GivenAnswer[State]) -> str:
    """Return the country of a push announced with this answer."""
    top = step.before.agenda[-1]
    return top.country if isinstance(top, AddCards) and step.action.verb == "announce" else ""


HABITS = (OneBlow, Threat, MissedWin, Overkill, Overblock, Unasked)

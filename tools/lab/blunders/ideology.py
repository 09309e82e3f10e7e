"""The bad habits of players of Ideology."""

from collections.abc import Iterator
from typing import Any, NamedTuple

from ai.heuristics.ideology.regions import coming, outlook
from game.core import agenda
from game.core.contract import Action, Game, Seat
from game.titles.ideology.diplomacy import Wish
from game.titles.ideology.faces import ADVANCEMENT, AREAS
from game.titles.ideology.state import Areas, State, area_of
from tools.lab.blunders import GivenAnswer, Habit, Noted

NEAR = 2
"""A seat this many levels below the goal is about to win on its next turn."""
DEAR = 0.05
"""The share of the victory that an Advancement may cost until the next turn."""


class InAndOut(Habit[State]):
    """Moving a card abroad in and out, or out and in."""

    name = "undoes_its_deed"
    about = "takes back in the Foreign Phase what it laid there in the same phase, or the other way round"

    def __init__(self, game: Game[Any]) -> None:
        super().__init__(game)
        self.turn = 0
        self.done: dict[tuple[Seat, str, int], tuple[int, Areas]] = {}
        """(seat, region, area) → cards laid there this turn less those taken back, and the areas at the time."""

    def watch(self, step: GivenAnswer[State]) -> Iterator[Noted]:
        """Note every deed abroad."""
        deed, action = step.action.verb.partition("_")[0], step.action
        if step.decision.kind != "spread" or deed not in ("extend", "withdraw"):
            return
        if self.turn != step.before.turn:
            self.turn, self.done = step.before.turn, {}
        key, way = (step.seat, action.noun, area_of(action)), 1 if deed == "extend" else -1
        laid, lay = self.done.get(key, (0, ()))
        self.done[key] = laid + way, step.after.cards[action.noun]
        yield Noted(step.seat, step.number, laid * way < 0 and self.counts(lay, step.before.cards[action.noun]))

    def counts(self, then: Areas, now: Areas) -> bool:
        """Return True if an undoing counts, given the areas after the deed and just before the undoing."""
        return True


class ForNothing(InAndOut):
    """Moving a card in and out abroad when nothing has changed there."""

    name = "undoes_it_for_nothing"
    about = "does so at a region where no other card has come or gone in between"

    def counts(self, then: Areas, now: Areas) -> bool:
        """Return True if nobody gave a reason in between."""
        return then == now


class Peace(Habit[State]):
    """Making peace with a seat about to win."""

    name = "peace_with_a_winner"
    about = f"wishes peace with a seat that leads and will be {NEAR} levels from the goal or nearer next turn"

    def watch(self, step: GivenAnswer[State]) -> Iterator[Noted]:
        """Note every wish towards a seat about to win, if war could be wished for."""
        wish, state = step.before.agenda[-1], step.before
        if not isinstance(wish, Wish) or "war" not in [action.verb for action in step.decision.options]:
            return
        theirs, mine, goal = coming(state, wish.other), coming(state, step.seat), state.level.victory
        if goal - NEAR <= theirs < goal and theirs > mine and mine < goal:
            yield Noted(step.seat, step.number, step.action.verb == "peace")


class Purchase(NamedTuple):
    """An Advancement that was bought, with its buyer's estimate of its chances."""

    seat: Seat
    number: int
    turn: int
    value: float


class Dear(Habit[State]):
    """Buying an Advancement that costs more than it brings."""

    name = "buys_at_a_loss"
    about = (
        f"buys an Advancement, and thinks {DEAR:.0%} less of its own chances at the same place of the next turn"
    )

    def __init__(self, game: Game[Any]) -> None:
        super().__init__(game)
        self.bought: list[Purchase] = []

    def watch(self, step: GivenAnswer[State]) -> Iterator[Noted]:
        """Note a purchase when its buyer is next asked what to develop."""
        if step.decision.kind != "develop" or step.why.value is None:
            return
        for each in self.bought:
            if each.seat == step.seat and each.turn < step.before.turn:
                yield Noted(each.seat, each.number, each.value - step.why.value >= DEAR)
        self.bought = [each for each in self.bought if each.seat != step.seat or each.turn == step.before.turn]
        if step.action.verb == "buy" and not ADVANCEMENT[step.action.noun].influence:
            self.bought.append(Purchase(step.seat, step.number, step.before.turn, step.why.value))


class NoAdvancement(Habit[State]):
    """Never buying an Advancement."""

    name = "buys_no_advancement"
    about = "buys not one Advancement in a game in which it could have"

    def __init__(self, game: Game[Any]) -> None:
        super().__init__(game)
        self.able: dict[Seat, Noted] = {}
        """For each seat that was ever offered an Advancement: whether it has bought none by its last answer."""

    def watch(self, step: GivenAnswer[State]) -> Iterator[Noted]:
        """Remember offers and purchases."""
        if step.decision.kind == "develop" and any(action.verb == "buy" for action in step.decision.options):
            none_before = self.able[step.seat].fell if step.seat in self.able else True
            self.able[step.seat] = Noted(step.seat, step.number, none_before and step.action.verb != "buy")
        yield from ()

    def ended(self, state: State) -> Iterator[Noted]:
        """Yield one chance for each seat that had one."""
        yield from self.able.values()


class PeaceAtOnce(Habit[State]):
    """Making peace with everybody before anything has happened."""

    name = "peace_at_once"
    about = "wishes everybody peace in the first turn"

    def __init__(self, game: Game[Any]) -> None:
        super().__init__(game)
        self.wished: dict[Seat, list[Noted]] = {}

    def watch(self, step: GivenAnswer[State]) -> Iterator[Noted]:
        """Collect the wishes of the first turn, and judge a seat once it has written them all."""
        if not isinstance(step.before.agenda[-1], Wish) or step.before.turn > 1:
            return
        mine = self.wished.setdefault(step.seat, [])
        mine.append(Noted(step.seat, step.number, step.action.verb == "peace"))
        if len(mine) == len(step.before.seats) - 1:
            yield mine[-1]._replace(fell=all(wish.fell for wish in mine))


class Aimless(Habit[State]):
    """Doing nothing although the game is lost without action."""

    name = "no_last_stand"
    about = "lets a seat come to the goal at the next Assessment and does nothing against it, though it can"

    def watch(self, step: GivenAnswer[State]) -> Iterator[Noted]:
        """Note questions of the Foreign or Conflict Phase while another seat is about to win."""
        state, seat = step.before, step.seat
        if step.decision.kind not in ("spread", "fight"):
            return
        goal, reached = state.level.victory, [coming(state, each) for each in state.seats]
        others = [other for other in state.seats if other != seat and reached[other] >= goal]
        if not others or reached[seat] >= goal:
            return
        stands = [action for action in step.decision.options if hinders(state, seat, action, others)]
        if stands:
            yield Noted(seat, step.number, step.action not in stands)


def hinders(state: State, seat: Seat, action: Action, others: list[Seat]) -> bool:
    """Return True if a deed, when it succeeds, lowers the coming Global Influence of one of `others`."""
    deed = action.verb.partition("_")[0]
    if deed in ("extend", "withdraw"):
        world = state.copy()
        agenda.advance(world, action)
        return any(coming(world, other) < coming(state, other) for other in others)
    if deed not in ("attack", "fire"):
        return False
    there, areas = outlook(state, action.noun, state.cards[action.noun]), state.cards[action.noun]
    among = [area_of(action)] if "_" in action.verb else list(range(len(AREAS)))
    for other in others:
        if there.holder != other:
            continue
        changes: tuple[tuple[int, Seat, int], ...]
        if deed == "attack":
            changes = ((among[0], seat, 1), (among[0], other, -1)) if areas[among[0]][other] else ()
        else:
            changes = tuple([(area, other, -areas[area][other]) for area in among])
        _, holder, becomes = there.after(changes)
        if holder != other or becomes < there.becomes:
            return True
    return False


HABITS = (InAndOut, ForNothing, Peace, PeaceAtOnce, Dear, NoAdvancement, Aimless)

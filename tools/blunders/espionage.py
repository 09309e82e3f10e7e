"""The bad habits of players of 1955."""

from collections.abc import Iterable, Iterator, Sequence
from random import Random
from typing import Any

from ai.heuristics.espionage.blow import strikes
from game.core import agenda
from game.core.agenda import settle
from game.core.contract import Action, Game, Seat
from game.titles.espionage.state import State
from tools.blunders import Habit, Noted, Step

WORLDS = 24
"""Worlds that are imagined to tell what a seat could foresee."""
FORESEEN = 0.25
"""A blow that comes in this part of them could be foreseen."""
RARE = 1 / 24
"""What happens in no more of them may be left out of account."""
SHOCK = 0.2
"""A block that costs this share of the victory was not reckoned with."""

IDLE = frozenset({"go_on", "stay", "let_pass"})


def could_be(game: Game[Any], state: State, seat: Seat, number: int) -> list[State]:
    """Give worlds as a seat could imagine them; the same for the same step."""
    view, rng = game.view(state, seat), Random(number)
    return [game.imagine(view, seat, rng) for _ in range(WORLDS)]


def idle_on(world: State) -> bool:
    """Let everybody do nothing until a card is to be played; whether that seat then wins whatever is answered."""
    while (asked := agenda.decision(world)) is not None and asked.kind != "play_card":
        nothing = [action for action in asked.options if action.verb in IDLE]
        agenda.advance(world, nothing[0] if nothing else asked.options[0])
    return asked is not None and strikes(world, asked)


def blown(state: State, action: Action) -> bool:
    """Whether the other side wins at once after the last answer of a turn."""
    world = state.copy()
    agenda.advance(world, action)
    return idle_on(world)


def threatened(state: State) -> bool:
    """Whether the other side would win next turn if the seat to play did nothing more in this one."""
    world = state.copy()
    world.agenda, world.options = world.agenda[:-1], ()
    settle(world)
    return idle_on(world)


def part(worlds: Sequence[State], of: Iterable[bool]) -> float:
    """Say in what part of some worlds something is so."""
    return sum(of) / len(worlds)


class OneBlow(Habit[State]):
    """The spy goes where it does not help."""

    name = "leaves_one_blow"
    about = (
        "sends its spy where the other side then wins at once, foreseeably, though elsewhere it would have saved"
    )

    def watch(self, step: Step[State]) -> Iterator[Noted]:
        """A spy move that loses while another saves."""
        if step.decision.kind != "move_spy":
            return
        losing = [action for action in step.decision.options if blown(step.before, action)]
        if not losing or len(losing) == len(step.decision.options):
            return
        worlds = could_be(self.game, step.before, step.seat, step.number)
        foreseen = {action: part(worlds, [blown(world, action) for world in worlds]) for action in losing}
        if max(foreseen.values()) >= FORESEEN:
            yield Noted(step.seat, step.number, foreseen.get(step.action, 0.0) >= FORESEEN)


HABITS = (OneBlow,)

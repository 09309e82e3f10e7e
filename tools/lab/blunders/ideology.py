"""The bad habits of players of Ideology."""

from collections.abc import Iterator

from game.core.contract import Seat
from game.titles.ideology.diplomacy import Wish
from game.titles.ideology.state import State
from tools.lab.blunders import GivenAnswer, Habit, Noted


class NoAdvancement(Habit[State]):
    """Never buying an Advancement."""

    name = "buys_no_advancement"
    about = "buys not one Advancement in a game in which it could have"

    def __init__(self) -> None:
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

    def __init__(self) -> None:
        self.wished: dict[Seat, list[Noted]] = {}

    def watch(self, step: GivenAnswer[State]) -> Iterator[Noted]:
        """Collect the wishes of the first turn, and judge a seat once it has written them all."""
        if not isinstance(step.before.agenda[-1], Wish) or step.before.turn > 1:
            return
        mine = self.wished.setdefault(step.seat, [])
        mine.append(Noted(step.seat, step.number, step.action.verb == "peace"))
        if len(mine) == len(step.before.seats) - 1:
            yield mine[-1]._replace(fell=all(wish.fell for wish in mine))


HABITS = (PeaceAtOnce, NoAdvancement)

"""The bad habits of players of Ideology."""

from collections.abc import Iterator
from itertools import permutations

from game.core.contract import Seat
from game.titles.ideology.conflict import ChooseTarget
from game.titles.ideology.diplomacy import Wish
from game.titles.ideology.state import State
from tools.lab.blunders import GivenAnswer, Habit, Noted


class NoAdvancement(Habit[State]):
    """Never buying an Advancement."""

    name = "buys_no_advancement"
    about = "buys not one Advancement in a game in which it could have"

    def __init__(self) -> None:
        self.able: dict[Seat, Noted] = {}
        """For each seat that has been offered an Advancement: whether it has bought none so far."""

    def watch(self, step: GivenAnswer[State]) -> Iterator[Noted]:
        """Remember offers and purchases."""
        if step.decision.kind == "develop" and any(action.verb == "buy" for action in step.decision.options):
            none_before = self.able[step.seat].fell if step.seat in self.able else True
            self.able[step.seat] = Noted(step.seat, step.number, none_before and step.action.verb != "buy")
        yield from ()

    def ended(self, state: State) -> Iterator[Noted]:
        """Yield one chance for each seat that was offered an Advancement."""
        yield from self.able.values()


class PeaceAtOnce(Habit[State]):
    """Making peace with everybody before anything has happened."""

    name = "peace_at_once"
    about = "wishes everybody peace in the first turn"

    def __init__(self) -> None:
        self.wished: dict[Seat, list[Noted]] = {}

    def watch(self, step: GivenAnswer[State]) -> Iterator[Noted]:
        """Collect the wishes of the first turn, and judge a seat once it has written all of them."""
        if not isinstance(step.before.agenda[-1], Wish) or step.before.turn > 1:
            return
        mine = self.wished.setdefault(step.seat, [])
        mine.append(Noted(step.seat, step.number, step.action.verb == "peace"))
        if len(mine) == len(step.before.seats) - 1:
            yield mine[-1]._replace(fell=all(wish.fell for wish in mine))


class IdleWar(Habit[State]):
    """Declaring war and then not fighting."""

    name = "declares_a_war_and_fights_none"
    about = "wishes a new war, and while it lasts attacks with no Military card and no weapon"

    def __init__(self) -> None:
        self.wished: dict[tuple[Seat, Seat], str] = {}
        """What each seat last wished with each other."""
        self.wars: dict[tuple[Seat, Seat], tuple[int, Noted]] = {}
        """Who declared a war that is still going on, and on whom → its first turn, and whether it was idle."""

    def watch(self, step: GivenAnswer[State]) -> Iterator[Noted]:
        """Follow wishes, attacks and stances."""
        before, after, top = step.before, step.after, step.before.agenda[-1]
        if isinstance(top, Wish):
            self.wished[step.seat, top.other] = step.action.verb
        for pair in struck(step):
            if pair in self.wars:
                turn, noted = self.wars[pair]
                self.wars[pair] = turn, noted._replace(fell=False)
        for pair in permutations(before.seats, 2):
            was, now = before.stances[pair[0]][pair[1]], after.stances[pair[0]][pair[1]]
            if was != "war" and now == "war" and self.wished[pair] == "war":
                self.wars[pair] = before.turn + 1, Noted(pair[0], step.number, True)
            elif now != "war" and pair in self.wars:
                yield self.wars.pop(pair)[1]

    def ended(self, state: State) -> Iterator[Noted]:
        """Yield the wars that are still going on and had a Conflict phase."""
        yield from [noted for turn, noted in self.wars.values() if turn <= state.turn]


def struck(step: GivenAnswer[State]) -> list[tuple[Seat, Seat]]:
    """Return the aggressor and the target of an Act of War, if this answer is one."""
    state, action, top = step.before, step.action, step.before.agenda[-1]
    if isinstance(top, ChooseTarget):
        verb, targets = top.verb, [state.factions.index(action.noun)]
    elif step.decision.kind == "fight" and action.noun:
        verb, targets = action.verb, ChooseTarget(step.seat, action.verb, action.noun).targets(state)
    else:
        return []
    act = verb.startswith("fire") or verb == "attack_military"
    return [(step.seat, targets[0])] if act and len(targets) == 1 else []


HABITS = (PeaceAtOnce, NoAdvancement, IdleWar)

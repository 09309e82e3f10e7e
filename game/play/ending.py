"""How a finished game went: who won, how, and since when they led."""

from dataclasses import dataclass
from functools import cached_property
from itertools import pairwise
from typing import Any

from game.core.content.box import box
from game.core.contract import Line, Result, Seat, line, plain
from game.core.language.words import say, small
from game.core.language.words import words as words_of
from game.core.table import Table
from game.play.sitting import Sitting


@dataclass(frozen=True, slots=True)
class TurnBegun:
    """The beginning of a turn: its number, the number of answers before it, and every seat's standing."""

    turn: int
    answer: int
    stood: tuple[float, ...]


class Ending:
    """What everybody may know about a finished game. Raises PermissionError if it isn't over."""

    def __init__(self, sitting: Sitting) -> None:
        self.sitting = sitting
        self.finished: Table[Any] = sitting.finished
        assert self.finished.result is not None, "the game is over"
        self.result: Result = self.finished.result

    @property
    def me(self) -> Seat | None:
        """The only person in this game; None if there are several or none."""
        people = self.sitting.people
        return people[0] if len(people) == 1 else None

    @cached_property
    def order(self) -> tuple[Seat, ...]:
        """The seats, best first."""
        shares, stood = self.result.shares, self.finished.state.scores
        return tuple(sorted(self.finished.seats, key=lambda seat: (-shares[seat], -stood[seat])))

    @cached_property
    def winner(self) -> Seat | None:
        """The only winner; None if a victory is shared."""
        shares = [self.result.shares[seat] for seat in self.order]
        return self.order[0] if shares[0] > max(shares[1:]) else None

    @cached_property
    def turns(self) -> list[TurnBegun]:
        """The beginning of every turn, and the end; entry n is the standing after turn n."""
        return turns_begun(self.sitting)

    def headline(self) -> str:
        """Return who won, or how the only person fared."""
        if self.me is not None:
            if self.me in self.finished.resigned:
                return say("resign.you")
            share = self.result.shares[self.me]
            return say("match.you_won" if share == 1 else "match.you_shared" if share else "match.you_lost")
        if self.winner is None:
            return say("match.nobody_wins")
        return say("match.wins", name=self.sitting.names[self.winner])

    def why(self) -> str:
        """Return when and how the game was decided, and how close the only person came."""
        sitting, beats = self.sitting, self.finished.beats()
        # the last event has more fields than the result
        fields = {**(plain(beats[-1].event) if beats else {}), **dict(self.result.line.fields)}
        told = sitting.words.say(Line(self.result.line.key, tuple(fields.items())), self.me, sitting.names)
        turn = self.turns[-1].turn
        if turn:  # a game given up before the first turn was decided in no turn
            told = say("match.decided", turn_name=box(sitting.title).turn_name, turn=turn, why=told)
        if self.me is None or self.result.shares[self.me]:
            return told
        nearly = sitting.reckoning.nearly(self.finished.state, self.me)
        return f"{told} {sitting.words.say(nearly, self.me, sitting.names)}" if nearly else told

    def story(self) -> str:
        """Return since when the winner led, and when they gained most; "" if standings say nothing."""
        return "" if self.winner is None else how_it_went(self.sitting, self.turns, self.winner)

    def awards(self) -> tuple[str, ...]:
        """Return the awards, based on what everybody saw."""
        sitting = self.sitting
        found = sitting.reckoning.awards(self.finished.told(), self.finished.state)
        return tuple(sitting.words.say(each, None, sitting.names) for each in found)


def turns_begun(sitting: Sitting) -> list[TurnBegun]:
    """Return the beginning of every turn, and the end. Raises PermissionError if the game isn't over."""
    table, found = sitting.finished, list[TurnBegun]()
    for number in range(table.answered + 1):
        state: Any = table.state_before(number)
        turn = sitting.game.turn(state)
        if not found or found[-1].turn != turn or number == table.answered:
            found.append(TurnBegun(turn, number, tuple(state.scores)))
    return found[1:] if found[0].turn == 0 and len(found) > 2 else found


def how_it_went(sitting: Sitting, turns: list[TurnBegun], winner: Seat) -> str:
    """Return since when the winner led, and when they gained most; "" if standings say nothing."""
    if len(turns) < 2 or not turns[-1].turn:
        return ""
    unit, mine = box(sitting.title).turn_name, [each.stood[winner] for each in turns]
    told = []
    if (led := _led(turns, winner, unit)) is not None:
        reader = winner if sitting.people == (winner,) else None
        told.append(words_of("room").say(led, reader, sitting.names))
    rise, number = max((after - before, -place) for place, (before, after) in enumerate(pairwise(mine)))
    if rise > 0:
        low, high = f"{mine[-number]:g}", f"{mine[1 - number]:g}"
        words = sitting.words
        steps = line("board.jump", low=low, high=high)
        jump = small(words.say(steps)) if words.has(steps.key) else f"{low} → {high}"
        told.append(say("match.largest_step", turn_name=unit, turn=turns[-number].turn, jump=jump))
    return " ".join(told)


def _led(turns: list[TurnBegun], winner: Seat, unit: str) -> Line | None:
    """Return since when the winner led; None if the standings didn't decide the game."""
    behind = [number for number, each in enumerate(turns) if each.stood[winner] < max(each.stood)]
    if not behind:
        return line("match.never_behind", seat=winner)
    if behind[-1] == len(turns) - 1:
        return None
    alone = all(sorted(each.stood)[-2] < each.stood[winner] for each in turns[behind[-1] + 1 :])
    key = "match.ahead_since" if alone else "match.level_since"
    return line(key, seat=winner, turn_name=unit, turn=turns[behind[-1]].turn)

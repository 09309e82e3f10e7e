"""The log on the rail of Ideology, with added lines for passes and for phases without options."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import groupby

from pygame import FRect as Rect

from game.client.boards.ideology.cards import seat_shade
from game.client.kit import theme
from game.client.kit.flow import Column
from game.client.kit.sheets import LogItem
from game.client.kit.theme import HAIR, TIGHT
from game.client.table.acts import acts, folded
from game.client.table.feed import warning
from game.client.table.messages import LogLine, LookBack
from game.client.table.picture import Picture
from game.core.contract import Event, Seat
from game.play.eyes import Shot
from game.titles.ideology import events as told
from game.titles.ideology.state import State
from game.titles.ideology.telling import PHASES

SHOWN = 80
"""The most lines of the log on the rail."""
DEEDS: dict[str, tuple[type[Event], ...]] = {
    "foreign": (told.InfluenceExtended, told.InfluenceWithdrawn),
    "conflict": (told.ConflictDeclared, told.WeaponFired),
}
"""Phase played in turns → the events of its actions."""
FIGHTS = (told.ConflictDeclared, told.WeaponFired)
LATER = (
    told.StanceCalledFor,
    told.WishesSealed,
    told.WishesOpened,
    told.StanceChanged,
    told.LevelChanged,
    told.RegionFreed,
    told.RegionWon,
    told.CardExchanged,
    told.TurnOrderSet,
    told.TurnEnded,
)
AFTER: dict[str, tuple[type[Event], ...]] = {"foreign": (*FIGHTS, *LATER), "conflict": LATER}
"""Phase played in turns → the events that can follow it."""


@dataclass
class SeenPasses:
    """The passes seen so far, which aren't in the log."""

    known: dict[int, tuple[Seat, str]] = field(default_factory=dict)
    turn: int = 0
    """The last turn seen from its start; for other turns not all passes are known."""

    def follow(self, shot: Shot[State]) -> None:
        """Note a pass; after an undo, drop those from the shot's number on."""
        if shot.number < 0:
            return
        self.known = {number: each for number, each in self.known.items() if number < shot.number}
        match shot.event:
            case told.Passed(seat=seat, phase=phase):
                self.known[shot.number] = (seat, phase)
            case told.TurnBegan(number=number):
                self.turn = number


def feed(picture: Picture, room: Rect, passes: SeenPasses) -> None:
    """Paint the newest lines of the log, with passes."""
    of = (room, len(passes.known), passes.turn)
    picture.resting("feed", room, lambda rest: _feed(rest, room, passes), *of, shows=("factions", "phase", "turn"))


def _feed(picture: Picture, room: Rect, passes: SeenPasses) -> None:
    column = Column(picture.ui.canvas, room)
    warning(picture, column)
    items = newest(picture, passes)
    if not items or column.rest.h < 2 * column.canvas.line_height(theme.NOTE):
        return
    column.rule(px=TIGHT)
    column.label(picture.say("board.log"))
    column.gap(HAIR)
    picture.ui.log_list("log", column.rest, items)


def newest(picture: Picture, passes: SeenPasses) -> list[LogItem]:
    """Return the newest turns of the log, oldest first; consecutive passes share a line."""
    lines, items = picture.told[-SHOWN:], list[LogItem]()
    first = lines[0].number if lines else 0
    unfolded = picture.ui.memory.unfolded
    found: list[tuple[float, LogItem | None]] = [
        (act.atoms[0].number, item) for act in acts(lines) for item in folded(act, unfolded)
    ]
    found += [(number, None) for number in passes.known if picture.live and number >= first]
    for phase, after in _empty_phases(picture, passes):
        found.append((after, LogItem(picture.say(f"board.no_turn_{phase}"))))
    ordered = sorted(found, key=lambda pair: pair[0])
    for passed, group in groupby(ordered, key=lambda pair: pair[1] is None):
        told_of = list(group)
        if passed:
            items.append(_passing(picture, passes, [int(number) for number, _ in told_of]))
        else:
            items += [item for _, item in told_of if item is not None]
    return items


def _passing(picture: Picture, passes: SeenPasses, numbers: list[int]) -> LogItem:
    """Return the line for consecutive passes."""
    seats = dict.fromkeys(passes.known[number][0] for number in numbers)
    view: State = picture.view
    shade = seat_shade(view, next(iter(seats))) if len(seats) == 1 else ""
    if list(seats) == [picture.reader]:
        return LogItem(picture.say("board.you_pass"), shade, LookBack(numbers[-1]))
    ordered = sorted(seats, key=lambda seat: seat != picture.reader)
    names = tuple(_name(picture, seat, first=not place) for place, seat in enumerate(ordered))
    return LogItem(picture.say("board.they_pass", seats=names), shade, LookBack(numbers[-1]))


def _name(picture: Picture, seat: Seat, *, first: bool) -> str:
    if seat == picture.reader:
        return picture.words.shared["who"] if first else picture.words.you
    return picture.seating.names[seat]


def _empty_phases(picture: Picture, passes: SeenPasses) -> Iterator[tuple[str, float]]:
    """Yield the phases of this turn in which the reader had no options, and where to insert their lines."""
    view: State = picture.view
    seat = picture.reader
    if seat is None or passes.turn != view.turn or view.phase not in PHASES or not picture.live:
        return
    begun = next((n for n, each in enumerate(picture.told) if _begins(each, view.turn)), 0)
    lines = picture.told[begun:]
    for phase, deeds in DEEDS.items():
        acted = any(isinstance(each.event, deeds) and getattr(each.event, "seat", None) == seat for each in lines)
        asked = (seat, phase) in passes.known.values()
        over = PHASES.index(view.phase) > PHASES.index(phase)
        if over and not acted and not asked:
            after = next((each.number for each in lines if isinstance(each.event, AFTER[phase])), float("inf"))
            yield phase, after - 1 / 2


def _begins(each: LogLine, turn: int) -> bool:
    return isinstance(each.event, told.TurnBegan) and each.event.number == turn

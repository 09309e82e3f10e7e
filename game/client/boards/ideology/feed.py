"""The log on the rail of Ideology: with who has passed, and which phase had nothing to offer, in a line each."""

from collections.abc import Iterator
from dataclasses import dataclass, field

from pygame import FRect as Rect

from game.client.boards.ideology.cards import seat_shade
from game.client.kit import theme
from game.client.kit.flow import Column
from game.client.kit.sheets import LogItem
from game.client.kit.theme import HAIR, TIGHT
from game.client.table.messages import LookBack, Told
from game.client.table.picture import Picture
from game.client.table.stage import Shot
from game.core.contract import Event, Seat
from game.titles.ideology import events as told
from game.titles.ideology.state import State
from game.titles.ideology.telling import PHASES

SHOWN = 24
"""Lines of the log that are kept on the rail."""
DEEDS: dict[str, tuple[type[Event], ...]] = {
    "foreign": (told.InfluenceExtended, told.InfluenceWithdrawn),
    "conflict": (told.ConflictDeclared, told.WeaponFired),
}
"""Phase that goes round → what may be done in it."""
FIGHTS = (told.ConflictDeclared, told.WeaponFired)
LATER = (
    told.StanceCalledFor, told.WishesSealed, told.WishesOpened, told.StanceChanged, told.LevelChanged,
    told.RegionFreed, told.RegionWon, told.CardExchanged, told.TurnOrderSet, told.TurnEnded,
)  # fmt: skip
AFTER: dict[str, tuple[type[Event], ...]] = {"foreign": (*FIGHTS, *LATER), "conflict": LATER}
"""Phase that goes round → what is told when it is over."""


Line = tuple[float, Told | LogItem | None]
"""A number to sort by, and what is told then; None for a pass."""


@dataclass
class Passes:
    """Who was seen to pass, by the number of the beat; the log itself does not tell of it."""

    known: dict[int, tuple[Seat, str]] = field(default_factory=dict)
    turn: int = 0
    """The turn whose beginning was seen: of an earlier one it is not known who passed."""

    def follow(self, shot: Shot[State]) -> None:
        """Note a pass; what comes after it anew was never so."""
        if shot.number < 0:
            return
        self.known = {number: each for number, each in self.known.items() if number < shot.number}
        match shot.event:
            case told.Passed(seat=seat, phase=phase):
                self.known[shot.number] = (seat, phase)
            case told.TurnBegan(number=number):
                self.turn = number


def feed(picture: Picture, room: Rect, passes: Passes) -> None:
    """Paint the newest lines of the log, with who has passed."""
    column = Column(picture.ui.canvas, room)
    column.rule(px=TIGHT)
    column.label(picture.say("board.log"))
    column.gap(HAIR)
    if column.rest.h > column.canvas.line_height(theme.NOTE):
        picture.ui.log_list("log", column.rest, newest(picture, passes))


def newest(picture: Picture, passes: Passes) -> list[LogItem]:
    """The newest lines of the log, oldest first."""
    lines = list(picture.told[-SHOWN:])
    first = lines[0].number if lines else 0
    shown = [number for number in passes.known if number >= first] if picture.live else []
    found: list[Line] = [(each.number, each) for each in lines]
    found += [(number, None) for number in shown]
    found += [(number, _skipped(picture, phase)) for phase, number in _empty_phases(picture, passes)]
    return list(_items(picture, passes, sorted(found, key=lambda pair: pair[0])))


def _items(
    picture: Picture, passes: Passes, found: list[tuple[float, Told | LogItem | None]]
) -> Iterator[LogItem]:
    """A line for every event, and one for all who pass one after the other."""
    waiting: list[int] = []
    for number, each in found:
        if each is None:
            waiting.append(int(number))
            continue
        if waiting:
            yield _passing(picture, passes, waiting)
            waiting = []
        yield each if isinstance(each, LogItem) else LogItem(each.text, each.faction, LookBack(each.number))
    if waiting:
        yield _passing(picture, passes, waiting)


def _passing(picture: Picture, passes: Passes, numbers: list[int]) -> LogItem:
    """Everybody who has passed one after the other."""
    seats = dict.fromkeys(passes.known[number][0] for number in numbers)
    view: State = picture.view
    shade = seat_shade(view, next(iter(seats))) if len(seats) == 1 else ""
    if list(seats) == [picture.audience]:
        return LogItem(picture.say("board.you_pass"), shade, LookBack(numbers[-1]))
    ordered = sorted(seats, key=lambda seat: seat != picture.audience)
    names = tuple(_name(picture, seat, first=not place) for place, seat in enumerate(ordered))
    return LogItem(picture.say("board.they_pass", seats=names), shade, LookBack(numbers[-1]))


def _name(picture: Picture, seat: Seat, *, first: bool) -> str:
    if seat == picture.audience:
        return picture.words.shared["who" if first else "whom"]
    return picture.sitting.names[seat]


def _skipped(picture: Picture, phase: str) -> LogItem:
    return LogItem(picture.say(f"board.no_turn_{phase}"), "")


def _empty_phases(picture: Picture, passes: Passes) -> Iterator[tuple[str, float]]:
    """Phases of this turn in which whoever looks was not asked at all, and where their line belongs."""
    view: State = picture.view
    seat = picture.audience
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


def _begins(each: Told, turn: int) -> bool:
    return isinstance(each.event, told.TurnBegan) and each.event.number == turn

"""What a board is: the part of a match that knows its title. Everything else of the match works for any title."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from importlib import import_module
from typing import Any, Protocol, TypeVar, cast

from pygame import FRect as Rect
from pygame import Surface

from game.client.focus import Node
from game.client.scene import Refused
from game.client.stage import Layout, Seen, Shot
from game.client.widgets import Look, Ui
from game.core.contract import Action, Decision, Event, Field, Line, Seat, line
from game.core.words import Words

S = TypeVar("S")

FIRST, LAST = -1e6, 1e6
"""Where the things on offer and the others come in the order of Tab."""
TABS = 1.4
"""The text scale from which the rail becomes a drawer."""
PRINTED = 0.01
"""How far from its printed size a card may be without being scaled."""
CARRIED = 0.7
"""How large a card is beside the pointer that drags it."""


@dataclass(frozen=True)
class Frame:
    """Where the parts of a match lie, in logical px."""

    bar: Rect
    main: Rect
    prompt: Rect
    tray: Rect
    rail: Rect
    text_scale: float
    """How large type is, as a factor."""

    @property
    def tabbed(self) -> bool:
        """Whether the rail is only opened on demand, because type is large."""
        return self.text_scale > TABS


@dataclass(frozen=True)
class BoardSpots:
    """Where the fixed things of a board are, for one window and one person below."""

    frame: Frame
    below: Seat
    listed: bool = False
    """Whether the lands are a table instead of a map."""

    @property
    def type(self) -> float:
        """How much larger type is, never below 1."""
        return max(1.0, self.frame.text_scale)


def side_by_side(room: Rect, card: tuple[float, float], index: int, count: int, gap: float) -> tuple[float, float]:
    """The centre of a card of a hand: so many px apart, closer when there are too many for the room."""
    wide, high = card
    step = wide + gap
    if count > 1:
        step = min(step, (room.w - wide) / (count - 1))
    return room.left + wide / 2 + index * step, room.top + high / 2


def frame(width: float, height: float, text_scale: float) -> Frame:
    """Divide a window: extra width goes to the rail up to 360 px, then to the board; extra height to the board."""
    t = max(1.0, text_scale)
    bar, prompt = 36 * t, 36 * t
    tray = 140 + 64 * (min(t, 2.5) - 1)
    rail = 72.0 if text_scale > TABS else min(360.0, 256 + max(0.0, width - 1280))
    left, top = width - rail, bar + 1
    bottom = height - tray
    return Frame(
        Rect(0, 0, width, bar),
        Rect(0, top, left, bottom - prompt - top),
        Rect(0, bottom - prompt, left, prompt),
        Rect(0, bottom, left, tray),
        Rect(left, top, rail, height - top),
        text_scale,
    )


@dataclass(frozen=True, slots=True)
class Reach:
    """Somebody reaches for a thing; with a verb, for one of its uses."""

    noun: str
    verb: str = ""


@dataclass(frozen=True, slots=True)
class Piece:
    """Somebody takes hold of a piece; the answer is its verb with the place it is dropped on."""

    noun: str
    verb: str


@dataclass(frozen=True, slots=True)
class Carried:
    """What is dragged beside the pointer, for what, and where it is; `away` falls to 0 while it flies home."""

    noun: str
    verb: str
    x: float
    y: float
    away: float = 1.0


@dataclass(frozen=True, slots=True)
class Show:
    """Somebody wants a sheet opened over the board (the discard pile, …)."""

    sheet: str


@dataclass(frozen=True, slots=True)
class LookBack:
    """Somebody wants to see the moment a line of the log tells of."""

    number: int


@dataclass(frozen=True, slots=True)
class Told:
    """A line of the log: what was said, about whom, and which beat it was."""

    text: str
    faction: str
    number: int
    event: Event | None = None


@dataclass(frozen=True)
class Sitting:
    """Who sits where: names for the log, and how each seat is played."""

    names: tuple[str, ...]
    who: tuple[str, ...]
    thinking: Seat | None = None


@dataclass
class Picture:
    """Everything a board needs to paint one picture of the match."""

    ui: Ui
    frame: Frame
    view: Any
    things: Sequence[Seen]
    audience: Seat | None
    """Whose knowledge is shown; None for what everybody may know."""
    below: Seat
    """Who sits on the near side."""
    clock: float
    event: Event | None
    elapsed: float
    """The event being shown, and for how many ms."""
    decision: Decision | None
    """What whoever looks may answer now; None while things move or somebody else is asked."""
    sitting: Sitting
    words: Words
    told: Sequence[Told]
    picked: str = ""
    refused: Refused | None = None
    uses: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """Noun → the verbs it may be used with now."""
    picked_verb: str = ""
    said: dict[tuple[Line, Seat | None, tuple[str, ...]], str] = field(default_factory=dict)
    """Sentences that were made before: the same few are said in every picture."""
    ahead: tuple[Action, ...] = ()
    """What is written down already for questions that are still to be put."""
    floor: float = float("inf")
    """The y below which something lies that must stay free: why something cannot be done."""
    taken: Sequence[Rect] = ()
    """Where notes of the match lie: what a board lays over itself stays off them."""
    live: bool = True
    """False while an earlier moment is looked at: nothing can be touched but to look closer."""
    carried: Carried | None = None
    """What is being dragged somewhere, or flies home because it could not stay there."""

    def lit(self, noun: str) -> bool:
        """Whether a thing may be chosen now."""
        return noun in self.uses

    def touch(self, noun: str, rect: Any, role: str, label: str, *, rank: float = 0, **more: Any) -> Look:
        """Register a thing that can be reached for, whether it is on offer or not; Tab goes by `rank`."""
        state = (*more.pop("state", ()), *(("possible",) if self.lit(noun) else ()))
        order = rank + (FIRST if self.lit(noun) else LAST)
        message = more.pop("message", Reach(noun))
        name = f"noun:{noun}"
        return self.ui.node(name, rect, role, label, message, state=state, sound="", order=order, **more)

    def held(self, noun: str) -> bool:
        """Whether a thing is under the pointer, or focused by keys."""
        node = f"noun:{noun}"
        return self.ui.hover == node or (self.ui.keys_last and self.ui.focus == node)

    def fly(self, seen: Seen, surface: Surface, scale: float) -> None:
        """Paint a thing where it lies or flies; `scale` is its size there over the size of its picture."""
        at = seen.place
        scale = scale if abs(scale - 1) > PRINTED else 1  # what has all but its size stays sharp
        self.ui.canvas.fly(
            surface, at.x, at.y, angle=seen.angle, scale=scale, squeeze=seen.squeeze, alpha=seen.alpha
        )

    def carry(self, surface: Surface, wide: float, high: float) -> Rect:
        """Paint what is carried, a card of a logical size, smaller beside the pointer; where it is then."""
        assert self.carried is not None, "nothing is carried"
        rect = self.beside_pointer(wide, high)
        size = CARRIED + (1 - CARRIED) * (1 - self.carried.away)
        self.ui.canvas.shadow(rect, alpha=200)
        self.ui.canvas.fly(surface, rect.centerx, rect.centery, scale=size)
        return rect

    def beside_pointer(self, wide: float, high: float) -> Rect:
        """Where what is carried is, if it is of a size: beside the pointer, or on its way home."""
        carried = self.carried
        assert carried is not None, "nothing is carried"
        rect = Rect(carried.x + 14, carried.y + 10, wide * CARRIED, high * CARRIED)
        rect.clamp_ip(self.ui.rect)
        home = next((seen.place for seen in self.things if seen.thing == carried.noun), None)
        if home is not None and carried.away < 1:
            size = CARRIED + (1 - CARRIED) * (1 - carried.away)
            x = home.x + (rect.centerx - home.x) * carried.away
            y = home.y + (rect.centery - home.y) * carried.away
            rect = Rect(0, 0, wide * size, high * size)
            rect.center = x, y
        return rect

    def say(self, key: str, **fields: Field) -> str:
        """Say one of the title's sentences to whoever looks; one that is written small stays small."""
        asked = (line(key, **fields), self.audience, self.sitting.names)
        if asked not in self.said:
            said = self.words.say(*asked)
            fragment = self.words.templates.get(key, "")[:1].islower()
            self.said[asked] = said[:1].lower() + said[1:] if fragment else said
        return self.said[asked]

    def name(self, thing: str) -> str:
        """Name an id."""
        return self.words.name(thing)


class Board(Protocol[S]):
    """What a title shows of itself. `lay_out` is a pure function of the view and of how the board was fitted."""

    face: str
    """The typeface of its title."""

    def fit(self, frame: Frame, below: Seat, scale: float) -> None:
        """Work out where everything is, for a window and for whoever sits on the near side."""

    def switch(self, name: str) -> bool:
        """Change how the board is shown ("list"); whether it knows such a change."""

    def lay_out(self, view: S) -> Layout:
        """Say where every thing lies."""

    def lasts(self, event: Event) -> float:
        """How many ms an event is to stay at least."""

    def sound(self, event: Event, audience: Seat | None) -> str:
        """The sound of an event for whoever looks, or nothing."""

    def staged(self, event: Event, view: S, before: S) -> S:
        """The view in which an event is best shown: what is announced may lie on the table a while."""

    def begun(self, shot: Shot[S], before: S, clock: float, *, still: bool) -> None:
        """Start what is not a thing: waves of dots."""

    def finish(self) -> None:
        """Bring to rest what is not a thing."""

    def moving(self, clock: float) -> bool:
        """Whether anything that is not a thing still moves."""

    def paint(self, picture: Picture) -> None:
        """Paint main, tray and rail, and register what can be touched."""

    def closer(self, node: str) -> str:
        """The thing that a node shows and that can be looked at more closely; nothing when there is none."""

    def inspect(self, picture: Picture, node: Node) -> None:
        """Show something at twice its size."""

    def sheet(self, picture: Picture, name: str) -> None:
        """Paint a sheet that was opened over the board."""

    def phases(self, view: S, words: Words) -> tuple[tuple[str, ...], int]:
        """Name the phases of a turn, and which it is."""

    def note(self, view: S, words: Words) -> str:
        """Where the game stands, for the top bar."""

    def speaker(self, event: Event, view: S) -> str:
        """The faction an event is about, as the theme knows it; nothing when it is about nobody."""

    def meant(self, view: S, decision: Decision | None, noun: str) -> Action:
        """What reaching for a thing would mean, so that a refusal can say why not."""

    def way(self, view: S, action: Action, words: Words) -> str:
        """What the button of an answer that names nothing says here; nothing where its usual words do."""

    def seals(self, view: S, decision: Decision) -> str:
        """What is to be shown to seal all that was put together on the board for a question; nothing where answers
        do that. Its button is called "board.<name>" and stands in the bar like any other that seals.
        """

    def sure(self, view: S, action: Action) -> bool:
        """False for an answer that is better asked for twice, because one touch would make it public."""

    def standings(self, view: S) -> tuple[float, ...]:
        """How far each seat has come: what the graph of the result counts by."""

    def tally(self, view: S, words: Words) -> tuple[tuple[str, ...], tuple[tuple[str, ...], ...]]:
        """The columns of the result's table, and for each seat what stands in them; the last one decides."""

    def nearly(self, view: S, seat: Seat) -> Line:
        """How near a seat came that did not win."""

    def weight(self, event: Event) -> float:
        """How much an event changes, to find what turned a game; the chronicle leaves out what changes nothing."""

    def poster(self, ui: Ui, rect: Rect, view: S) -> None:
        """Paint the final position small, for the result."""


def harmless(board: Board[Any], view: Any, action: Action) -> bool:
    """Whether an answer that names nothing gives nothing away, so that Enter may mean it.

    A board may have a method `harmless(view, action)`; without one no answer is.
    """
    ask = getattr(board, "harmless", None)
    return bool(ask and ask(view, action))


def instead(board: Board[Any], view: Any, given: Action) -> tuple[Action, ...]:
    """What else somebody may have wanted of the thing they have just taken up.

    A board may have a method `instead(view, action)`; without one there is nothing.
    """
    ask = getattr(board, "instead", None)
    return tuple(ask(view, given)) if ask else ()


def confirms(board: Board[Any], before: Any, given: Action, asked: Decision) -> bool:
    """Whether an answer ended a turn whose player is to say so, before `asked` is put to somebody else.

    A board may have a method `confirms(before, action, asked)`, with the position the answer was given in;
    without one no turn is.
    """
    ask = getattr(board, "confirms", None)
    return bool(ask and ask(before, given, asked))


def topics(board: Board[Any], view: Any, asked: Decision, picked: str) -> tuple[str, ...]:
    """What the guide should speak of before it speaks of a question, with a thing taken up or nothing.

    A board may have a method `topics(view, decision, picked)`; without one there is nothing.
    """
    ask = getattr(board, "topics", None)
    return tuple(ask(view, asked, picked)) if ask else ()


def keys_of(board: Board[Any]) -> str:
    """The letters on a board's own buttons, which no answer may have.

    A board may have them as `KEYS`; without it they are left to the answers.
    """
    return str(getattr(board, "KEYS", ""))


def notes_top(board: Board[Any], room: Frame) -> float:
    """The y at which a strip of paper may lie over a board.

    A board may have a method `notes_top()`, so that its seats stay in sight; without one it is the upper edge.
    """
    ask = getattr(board, "notes_top", None)
    return float(ask()) if ask else room.main.top


def opens(board: Board[Any], event: Event) -> str:
    """The sheet that an event is a reason to open by itself, for every person when they are asked next.

    A board may have a method `opens(event)`; without one nothing opens by itself.
    """
    ask = getattr(board, "opens", None)
    return str(ask(event)) if ask else ""


def account(
    board: Board[Any], events: Sequence[Event], view: Any, words: Words
) -> tuple[tuple[str, tuple[int, ...]], ...]:
    """What brought everybody to where they stand: names, and a number for every seat; the last line is the sum.

    A board may have a method `account(events, view, words)`; without one there is no such table.
    """
    ask = getattr(board, "account", None)
    return tuple(ask(events, view, words)) if ask else ()


@dataclass(frozen=True, slots=True)
class Repeat:
    """An answer that may be given again and again by itself, as long as nothing new is at stake."""

    action: Action
    stakes: frozenset[object]


def repeat(board: Board[Any], view: Any, asked: Decision) -> Repeat | None:
    """What may be given to a question until something changes.

    A board may have a method `repeat(view, decision)`; without one, or for other questions, there is nothing.
    """
    ask = getattr(board, "repeat", None)
    found: Repeat | None = ask(view, asked) if ask else None
    return found


def idle(board: Board[Any], view: Any, asked: Decision, told: Sequence[Told]) -> Action | None:
    """The answer to a question that is not worth stopping for: only what was just done could be undone.

    A board may have a method `idle(view, decision, told)`; without one every question is put.
    """
    ask = getattr(board, "idle", None)
    found: Action | None = ask(view, asked, told) if ask else None
    return found


def settled(board: Board[Any], view: Any, asked: Decision) -> Action | None:
    """The answer that was put together on the board with others, of which each is asked for by itself.

    A board may have a method `settled(view, decision)`; without one nothing is.
    """
    ask = getattr(board, "settled", None)
    found: Action | None = ask(view, asked) if ask else None
    return found


def sentence(board: Board[Any], view: Any, asked: Decision, words: Words) -> str:
    """What the prompt asks while something is taken up; nothing where the question says it all.

    A board may have a method `sentence(view, decision, words)`.
    """
    ask = getattr(board, "sentence", None)
    return str(ask(view, asked, words)) if ask else ""


def board(title: str) -> Board[Any]:
    """Give the board of a title; raises ModuleNotFoundError when it has none."""
    return cast("Board[Any]", import_module(f"game.client.boards.{title}").BOARD())

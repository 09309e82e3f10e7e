"""What a board is: the part of a match that knows its title."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Protocol, TypeVar

from pygame import FRect as Rect

from game.client.kit.focus import Node
from game.client.kit.widgets import Ui
from game.client.table.messages import Told
from game.client.table.picture import Picture
from game.client.table.spots import Frame
from game.client.table.stage import Layout, Shot
from game.core.contract import Action, Decision, Event, Line, Seat
from game.core.words import Words

S = TypeVar("S")


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

"""What a board is: the part of a match that knows its title."""

from collections.abc import Sequence
from typing import ClassVar, Protocol, TypeVar

from pygame import FRect as Rect

from game.client.kit.focus import Node
from game.client.kit.widgets import Ui
from game.client.table.picture import Picture
from game.client.table.spots import Frame
from game.client.table.things import Layout
from game.client.table.trails import Trace
from game.core.contract import Action, Decision, Event, Seat
from game.core.language.words import Words
from game.play.eyes import Shot

S = TypeVar("S")
Tags = Sequence[tuple[str, str]]
"""Things of a board by their ids, and a word for each."""


class Board(Protocol[S]):
    """What a title shows of itself. `lay_out` is a pure function of the view and of how the board was fitted."""

    def fit(self, frame: Frame, below: Seat, scale: float) -> None:
        """Work out where everything is, for a window and for the seat on the near side."""

    def switch(self, name: str) -> bool:
        """Change how the board is shown ("list"); whether it knows such a change."""

    def lay_out(self, view: S) -> Layout:
        """Say where every thing lies."""

    def lasts(self, event: Event) -> float:
        """How many ms an event is to stay at least."""

    def sound(self, event: Event, audience: Seat | None) -> str:
        """The sound of an event for the viewer, or nothing."""

    def staged(self, event: Event, view: S, before: S) -> S:
        """The view in which an event is best shown: what is announced may lie on the table a while."""

    def begun(self, shot: Shot[S], before: S, clock: float, *, still: bool) -> None:
        """Start what is not a thing: waves of dots."""

    def retold(self, shots: Sequence[Shot[S]]) -> None:
        """Note what has been shown before, as the person who looks now may know it."""

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

    def seals(self, view: S, decision: Decision) -> str:
        """What is to be shown to seal all that was put together on the board for a question; nothing where answers
        do that. Its button is called "board.<name>" and stands in the bar like any other that seals.
        """

    def trace(self, event: Event, view: S) -> Trace:
        """Where an event leaves its trail on the board."""

    def weight(self, event: Event) -> float:
        """How much an event changes, to find what turned a game; the chronicle leaves out what changes nothing."""

    def poster(self, ui: Ui, rect: Rect, view: S, tags: Tags = ()) -> None:
        """Paint a position small, for result and review; lands by which `tags` lie are outlined."""

    holding: str
    """What has been taken up on the board itself; "" for nothing."""

    # what most boards leave to the plain one

    KEYS: ClassVar[str]
    """The letters on a board's own buttons, which no answer may have."""

    def notes_top(self, room: Frame) -> float:
        """The y at which a strip of paper may lie over the board, so that what is above stays in sight."""

    def margin(self, room: Frame) -> Rect | None:
        """Room beside the board that a note may take, where it fits; None where there is none to spare."""

    def opens(self, event: Event) -> str:
        """The sheet that an event is a reason to open by itself, for every person when they are asked next."""

    def settled(self, view: S, asked: Decision) -> Action | None:
        """The answer that was put together on the board with others, of which each is asked for by itself."""

    def sentence(self, view: S, asked: Decision, words: Words) -> str:
        """What the prompt asks while something is taken up; nothing where the question says it all."""

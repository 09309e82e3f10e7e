"""The stage: shows changes beat by beat, without a window; given the time passed, it says where everything is."""

from collections import deque
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Generic, TypeVar

from game.client.kit.settings import INSTANT
from game.client.kit.theme import MS
from game.client.table.bundles import Bundles, begin_but_last
from game.client.table.motion import moves
from game.client.table.things import Layout, Seen, Transit, seen
from game.core.contract import Event
from game.play.eyes import Shot

S = TypeVar("S")


@dataclass
class Stage(Generic[S]):
    """Shows shots one after another: call `tick` with real seconds, then draw `things`."""

    lay_out: Callable[[S], Layout]
    view: S
    lasts: Callable[[Event], float] = lambda event: MS["flight"]  # an event's least ms
    begun: Callable[[Shot[S], S], None] = lambda shot, before: None
    staged: Callable[[Event, S, S], S] = lambda event, view, before: view  # the view to show
    bundles: Bundles[S] = field(default_factory=Bundles)
    speed: float = 1.0
    steps: bool = False
    still: bool = False
    clock: float = 0.0  # seconds of stage time, which runs at the speed and never backwards
    waiting: bool = False  # for a key after a step
    layout: Layout = field(init=False)
    shot: Shot[S] | None = field(init=False, default=None)
    """The shot being shown, for `elapsed` ms of stage time so far."""
    elapsed: float = field(init=False, default=0.0)
    _ends: float = field(init=False, default=0.0)
    _moves: tuple[Transit, ...] = field(init=False, default=())
    _queue: deque[Shot[S]] = field(init=False, default_factory=deque)

    def __post_init__(self) -> None:
        self.layout = self.lay_out(self.view)

    @property
    def idle(self) -> bool:
        """Whether all things have reached their places and nothing waits to be shown."""
        return self.shot is None and not self._queue and not self.waiting

    @property
    def animating(self) -> bool:
        """Whether something is moving or about to move."""
        return self.shot is not None or (bool(self._queue) and not self.waiting)

    @property
    def event(self) -> Event | None:
        """The event being shown."""
        return self.shot.event if self.shot is not None else None

    def show(self, view: S) -> None:
        """Show a view at once and drop all shots still to be shown."""
        self._rest()
        self._queue, self.waiting, self.bundles.silent = deque(), False, False
        self.view, self.layout = view, self.lay_out(view)

    def enqueue(self, shots: Iterable[Shot[S]]) -> None:
        """Add shots to those still to be shown."""
        self._queue.extend(shots)

    def relay(self) -> None:
        """Lay everything out again after the window has changed."""
        self._moves, self.layout = (), self.lay_out(self.view)

    def tick(self, seconds: float) -> None:
        """Advance by real seconds."""
        if self.speed >= INSTANT and not self.steps:
            self.clock += seconds
            self.finish()
            return
        seconds *= min(self.speed, 64.0)
        self.clock, left = self.clock + seconds, seconds * 1000
        while not self.waiting and (self.shot is not None or (self.bundles.due(self._queue) and self._begin())):
            self.elapsed += left
            if (left := self.elapsed - self._ends) < 0:
                return
            self._end()

    def finish(self, until: tuple[type[Event], ...] = ()) -> None:
        """Show everything at once, without waiting for a key, up to the first event of the given kinds."""
        self.waiting = False
        while self.shot is not None or self._begin(until):
            if isinstance(self.event, until):
                return
            self._rest()
            if not self._queue:
                self.relay()

    def step(self) -> None:
        """Finish the current shot, or continue with the next one."""
        if self.waiting:
            self.waiting = False
        elif self.shot is not None:
            self._end()

    def _begin(self, until: tuple[type[Event], ...] | None = None) -> bool:
        """Begin the next shots; with `until`, only events of these kinds move anything."""
        if not self._queue:
            return False
        bundle = self.bundles.take(self._queue, self.view, steps=self.steps)
        shot, told, before = begin_but_last(bundle, self.view, self.staged, self.begun, self.bundles.kind)
        if until is None or isinstance(told.event, until):
            old = self.layout if until is None else self.lay_out(self.view)
            self.layout = self.lay_out(shot.view)
            self._moves = tuple(moves(old, self.layout, quiet=shot.event is None, still=self.still))
            self._ends = self.bundles.stays(bundle, self.lasts, self._moves)
        self.shot, self.elapsed, self.view = told, 0.0, shot.view
        self.begun(shot, before)
        return True

    def _end(self) -> None:
        """End a shot; in step mode, wait for a key before the next one."""
        self.waiting = self.steps and self.event is not None and bool(self._queue)
        self._rest()

    def _rest(self) -> None:
        self.shot, self.elapsed, self._moves = None, 0.0, ()

    def things(self) -> list[Seen]:
        """Return all things as they should be drawn now, lowest layer first."""
        moving = {move.thing: seen(move, self.elapsed) for move in self._moves}
        lying = [Seen(t, place) for t, place in self.layout.items() if t not in moving and not t.startswith("@")]
        going = [now for thing, now in moving.items() if now.moving or thing in self.layout]
        return sorted([*lying, *going], key=lambda each: each.place.layer)

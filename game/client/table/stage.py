"""The stage: shows what has become true, beat by beat, each until everything lies where it now belongs.

The stage draws nothing and needs no window: it is told how much time has passed and says where everything is.
"""

from collections import deque
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field, replace
from typing import Generic, TypeVar

from game.client.kit.settings import INSTANT
from game.client.kit.theme import MS
from game.client.table.motion import Layout, Move, Place, Seen, moves
from game.core.contract import Event

__all__ = ["Layout", "Place", "Seen", "Shot", "Stage"]

S = TypeVar("S")


@dataclass(frozen=True, slots=True)
class Shot(Generic[S]):
    """One thing to show: an event and the view just after it; without an event, just the view."""

    view: S
    event: Event | None = None
    number: int = -1
    """Which beat of the game it is, from 0; -1 when it is none."""


@dataclass(slots=True)
class Running(Generic[S]):
    """The shot being shown."""

    shot: Shot[S]
    before: S
    moves: tuple[Move, ...]
    lasts: float
    elapsed: float = 0.0


@dataclass
class Stage(Generic[S]):
    """Shows shots one after the other; `tick` it with real seconds, then draw what `things` gives.

    `lay_out` is the board's layout of a view, `lasts` the least ms an event is to stay, `begun` is told when a
    shot begins, with the view before it.
    """

    lay_out: Callable[[S], Layout]
    view: S
    lasts: Callable[[Event], float] = lambda event: MS["flight"]
    begun: Callable[[Shot[S], S], None] = lambda shot, before: None
    staged: Callable[[Event, S, S], S] = lambda event, view, before: view
    """The view in which an event is shown, from the view just after it and the one shown before."""
    speed: float = 1.0
    steps: bool = False
    still: bool = False
    clock: float = 0.0
    """Seconds of stage time: runs faster and slower with the speed, never back."""
    waiting: bool = False
    """True while a step is over and the next key is awaited."""
    since: float = 0.0
    """Real seconds since everything came to rest."""
    layout: Layout = field(init=False)
    running: Running[S] | None = field(init=False, default=None)
    _queue: deque[Shot[S]] = field(init=False, default_factory=deque)

    def __post_init__(self) -> None:
        self.layout = self.lay_out(self.view)

    @property
    def idle(self) -> bool:
        """Whether everything lies where it belongs and nothing waits to be shown."""
        return self.running is None and not self._queue and not self.waiting

    @property
    def animating(self) -> bool:
        """Whether something moves or is about to."""
        return self.running is not None or (bool(self._queue) and not self.waiting)

    @property
    def event(self) -> Event | None:
        """The event being shown."""
        return self.running.shot.event if self.running else None

    @property
    def elapsed(self) -> float:
        """Stage ms since the shot being shown began."""
        return self.running.elapsed if self.running else 0.0

    def show(self, view: S) -> None:
        """Show a view at once; what was to be shown before is dropped."""
        self._queue.clear()
        self.running, self.waiting = None, False
        self.view, self.layout = view, self.lay_out(view)

    def play(self, shots: Iterable[Shot[S]]) -> None:
        """Show shots after what is still to be shown."""
        self._queue.extend(shots)
        self.since = 0.0

    def relay(self) -> None:
        """Lay everything out anew, because the room for it has changed."""
        if self.running is not None:
            self.running = replace(self.running, moves=())
        self.layout = self.lay_out(self.view)

    def tick(self, seconds: float) -> None:
        """Let real time pass."""
        if self.speed >= INSTANT and not self.steps:
            self.clock += seconds
            self.finish()
        else:
            self._advance(seconds * min(self.speed, 64.0))
        self.since = self.since + seconds if self.idle else 0.0

    def _advance(self, seconds: float) -> None:
        self.clock += seconds
        left = seconds * 1000
        while not self.waiting:
            if self.running is None and not self._begin():
                return
            assert self.running is not None, "a shot has just begun"
            self.running.elapsed += left
            left = self.running.elapsed - self.running.lasts
            if left < 0:
                return
            self._end()

    def finish(self) -> None:
        """Bring everything to rest at once; the step that was awaited is taken."""
        self.waiting = False
        while self.running is not None or self._begin():
            self._end(held=False)

    def step(self) -> None:
        """Finish the running shot, or go on to the next."""
        if self.waiting:
            self.waiting = False
        elif self.running is not None:
            self._end()

    def _begin(self) -> bool:
        if not self._queue:
            return False
        shot = self._queue.popleft()
        if shot.event is not None:
            shot = replace(shot, view=self.staged(shot.event, shot.view, self.view))
        before, after = self.layout, self.lay_out(shot.view)
        steps = moves(before, after, quiet=shot.event is None, still=self.still)
        motion = max((move.begins + move.lasts for move in steps), default=0.0)
        least = self.lasts(shot.event) if shot.event is not None else 0.0
        self.running = Running(shot, self.view, steps, max(motion, least))
        self.view, self.layout = shot.view, after
        self.begun(shot, self.running.before)
        return True

    def _end(self, held: bool = True) -> None:
        ended, self.running = self.running, None
        if held and self.steps and ended is not None and ended.shot.event is not None and self._queue:
            self.waiting = True

    def things(self) -> list[Seen]:
        """Everything as it is to be drawn now, lowest layer first."""
        moving = {move.thing: move for move in self.running.moves} if self.running else {}
        seen = [Seen(t, place) for t, place in self.layout.items() if t not in moving and not t.startswith("@")]
        for move in moving.values():
            now = move.at(self.elapsed)
            if now is not None and (now.moving or move.thing in self.layout):
                seen.append(now)
        return sorted(seen, key=lambda thing: thing.place.layer)

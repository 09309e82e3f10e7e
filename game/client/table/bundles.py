"""What the stage shows together: some whispers, or in a hurry all that one side does between two strokes."""

from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Generic, TypeVar

from game.client.kit.theme import MS, TOGETHER
from game.client.table.things import Transit
from game.core.contract import Event
from game.play.eyes import Shot

S = TypeVar("S")


@dataclass
class Bundles(Generic[S]):
    """Takes from a queue the shots that are shown together next."""

    kind: Callable[[Event], str] = lambda event: "step"
    """Whether an event is a whisper, a step, or a stroke, which follows a silence."""
    hurries: bool = False
    """True while all that one side does is shown at once, except for strokes."""
    silent: bool = False
    """Whether the silence before the next stroke is being shown."""

    def take(self, queue: deque[Shot[S]], view: S, *, steps: bool) -> list[Shot[S]]:
        """Take the next shots; before a stroke, a silence comes first."""
        if self._kind(queue[0]) == "stroke" and not (steps or self.hurries or self.silent):
            self.silent = True
            return [Shot(view)]
        self.silent = False
        bundle = [queue.popleft()]
        while queue and not steps and self._joins(bundle, queue[0]):
            bundle.append(queue.popleft())
        return bundle

    def stays(self, bundle: Sequence[Shot[S]], lasts: Callable[[Event], float], moves: Sequence[Transit]) -> float:
        """Return the ms for which shots that are shown together stay.

        In a hurry that is a fixed time, except for strokes; otherwise at least until all things have arrived.
        """
        motion = max((move.begins + move.lasts for move in moves), default=0.0)
        event = bundle[-1].event
        if event is None and len(bundle) == 1:
            return max(motion, MS["silence"] if self.silent else 0.0)
        if self.hurries and self._kind(bundle[-1]) != "stroke":
            return MS["folded"]
        longest = max(lasts(each.event) for each in bundle if each.event is not None)
        apart = sum(self._kind(each) != "quiet" for each in bundle[1:])
        return max(motion, longest + MS["apart"] * apart)

    def _kind(self, shot: Shot[S]) -> str:
        return self.kind(shot.event) if shot.event is not None else ""

    def _joins(self, bundle: Sequence[Shot[S]], shot: Shot[S]) -> bool:
        """Return whether a shot is shown together with those before it."""
        kinds = {self._kind(each) for each in (*bundle, shot)}
        if self.hurries:
            return "stroke" not in kinds and _side(bundle) in (None, _side([shot]) or _side(bundle))
        return kinds == {"quiet"} or (kinds <= {"quiet", "whisper"} and len(bundle) < TOGETHER)


def begin_but_last(
    bundle: list[Shot[S]], view: S, staged: Callable[[Event, S, S], S], begun: Callable[[Shot[S], S], None]
) -> tuple[Shot[S], Shot[S], S]:
    """Begin all shots of a bundle but the last; return that one, the one to be told, and the view before it."""
    for number, shot in enumerate(bundle):
        if shot.event is not None:
            bundle[number] = shot = replace(shot, view=staged(shot.event, shot.view, view))
        if number < len(bundle) - 1:
            begun(shot, view)
            view = shot.view
    told = next((each for each in reversed(bundle) if each.event is not None), bundle[-1])
    return bundle[-1], replace(told, view=bundle[-1].view), view


def _side(shots: Sequence[Shot[S]]) -> object:
    """Return the seat the last of these shots is about; None for none."""
    seats = (getattr(shot.event, "seat", None) for shot in reversed(shots))
    return next((seat for seat in seats if seat is not None), None)

"""What the stage shows together: a few whispers or, at a brisk pace, all one side does between two strokes."""

from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Generic, TypeVar

from game.client.kit.theme import MS, TOGETHER
from game.client.table.things import Transit
from game.core.contract import Event, Seat
from game.play.eyes import Shot

S = TypeVar("S")
WHISPERED = ("quiet", "whisper")
"""The kinds of events that take no time to read."""


@dataclass
class Bundles(Generic[S]):
    """Takes the shots to show together next from a queue."""

    kind: Callable[[Event], str] = lambda event: "step"
    """Returns whether an event is a whisper, a step, or a stroke, which follows a silence."""
    joins: bool = False
    """True if whispers are shown together with a step of the same side."""
    brisk: bool = False
    """True while all that one side does is shown at once, except for strokes, which no silence precedes."""
    hurries: bool = False
    """True while each bundle is shown for a short fixed time."""
    due: Callable[[Sequence[Shot[S]]], bool] = lambda queue: True
    """Returns whether the next shots may begin; they wait if more are to be shown with them."""
    silent: bool = False
    """Whether the silence before the next stroke is being shown."""

    def hurry(self, hurries: bool, *, brisk: bool) -> None:
        """Show bundles for a short fixed time from now on, or at a `brisk` pace, or neither."""
        self.hurries, self.brisk = hurries, brisk

    def take(self, queue: deque[Shot[S]], view: S, *, steps: bool) -> list[Shot[S]]:
        """Take the next shots; before a stroke, a silence comes first, unless the pace is brisk."""
        if self._kind(queue[0]) == "stroke" and not (steps or self.hurries or self.brisk or self.silent):
            self.silent = True
            return [Shot(view)]
        self.silent = False
        bundle = [queue.popleft()]
        while queue and not steps and self._joins(bundle, queue[0]):
            bundle.append(queue.popleft())
        return bundle

    def stays(self, bundle: Sequence[Shot[S]], lasts: Callable[[Event], float], moves: Sequence[Transit]) -> float:
        """Return how many ms to show shots that are shown together.

        In a hurry that is a fixed time, except for strokes. Otherwise it is at least until all things have
        arrived, and at a brisk pace hardly longer.
        """
        motion = max((move.begins + move.lasts for move in moves), default=0.0)
        event = bundle[-1].event
        if event is None and len(bundle) == 1:
            return max(motion, MS["silence"] if self.silent else 0.0)
        if self.hurries and self._kind(bundle[-1]) != "stroke":
            return MS["folded"]
        longest = max((lasts(each.event) for each in bundle if each.event is not None), default=0.0)
        if self.brisk and self._kind(bundle[-1]) != "stroke":
            return max(motion, min(longest, MS["brisk"]))
        apart = 0 if self.joins else sum(self._kind(each) != "quiet" for each in bundle[1:])
        return max(motion, longest + MS["apart"] * apart)

    def all_of(self, seat: Seat, queue: Sequence[Shot[S]]) -> bool:
        """Return whether some shots are all one seat's, with no stroke among them."""
        sides = {_side([shot]) for shot in queue} - {None}
        return sides == {seat} and all(self._kind(shot) != "stroke" for shot in queue)

    def _kind(self, shot: Shot[S]) -> str:
        return self.kind(shot.event) if shot.event is not None else ""

    def _joins(self, bundle: Sequence[Shot[S]], shot: Shot[S]) -> bool:
        """Return whether a shot is shown together with those before it."""
        kinds = {self._kind(each) for each in (*bundle, shot)}
        of_one_side = _side(bundle) in (None, _side([shot]) or _side(bundle))
        if self.hurries or self.brisk:
            return "stroke" not in kinds and of_one_side
        if self.joins:
            steps = sum(self._kind(each) == "step" for each in (*bundle, shot))
            return "stroke" not in kinds and of_one_side and steps <= 1
        return kinds == {"quiet"} or (kinds <= {"quiet", "whisper"} and len(bundle) < TOGETHER)


def begin_but_last(
    bundle: list[Shot[S]],
    view: S,
    staged: Callable[[Event, S, S], S],
    begun: Callable[[Shot[S], S], None],
    kind: Callable[[Event], str],
) -> tuple[Shot[S], Shot[S], S]:
    """Begin all shots of a bundle but the last; return the last, the one to tell, and the view before the last.

    The one to tell is the last whose event isn't a whisper, or else the last one with an event.
    """
    for number, shot in enumerate(bundle):
        if shot.event is not None:
            bundle[number] = shot = replace(shot, view=staged(shot.event, shot.view, view))
        if number < len(bundle) - 1:
            begun(shot, view)
            view = shot.view
    found = [(kind(each.event) in WHISPERED, each) for each in reversed(bundle) if each.event is not None]
    _, told = min(found, key=lambda pair: pair[0], default=(True, bundle[-1]))
    return bundle[-1], replace(told, view=bundle[-1].view), view


def _side(shots: Sequence[Shot[S]]) -> object:
    """Return the seat the last of these shots is about, or None."""
    seats = (getattr(shot.event, "seat", None) for shot in reversed(shots))
    return next((seat for seat in seats if seat is not None), None)

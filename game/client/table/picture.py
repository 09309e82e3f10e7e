"""Everything a board needs to paint one picture of the match."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, TypeVar

from pygame import FRect as Rect
from pygame import Surface

from game.client.kit import ornaments
from game.client.kit.caching import cached
from game.client.kit.flow import ENDLESS
from game.client.kit.messages import Refused
from game.client.kit.widgets import Look, Ui
from game.client.table.messages import Carried, LogLine
from game.client.table.spots import Frame
from game.client.table.things import Seen
from game.client.table.trails import Trail
from game.core.contract import Action, Decision, Event, Field, Line, Seat, line
from game.core.identity import Identity
from game.core.language.words import Words
from game.core.language.words import words as words_of
from game.play.answers import Reach
from game.titles import rules_of

T = TypeVar("T")

FIRST, LAST = -ENDLESS, ENDLESS
"""Where the things on offer and the others come in the order of Tab."""
PRINTED = 0.01
"""How far from its printed size a card may be without being scaled."""
CARRIED = 0.7
"""How large a card is beside the pointer that drags it."""


@dataclass(frozen=True)
class Seating:
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
    """What the viewer may answer now; None while things move or somebody else is asked."""
    seating: Seating
    words: Words
    told: Sequence[LogLine]
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
    foot: float = float("inf")
    """The y below which a paper covers the rail: what is newest there must be seen above it."""
    taken: Sequence[Rect] = ()
    """Where notes of the match lie: what a board lays over itself stays off them."""
    live: bool = True
    """False while an earlier moment is looked at: nothing can be touched but to look closer."""
    warned: str = ""
    """What threatens the viewer most, in a sentence; nothing while nothing does."""
    trails: Sequence[Trail] = ()
    """What the others have left on the board since the viewer answered."""
    since: float = float("inf")
    """The number of the beat with which begins what is news to the viewer."""
    carried: Carried | None = None
    """What is being dragged somewhere, or flies home because it could not stay there."""
    title: str = ""

    @staticmethod
    def posed(title: str, ui: Ui, rect: Rect, view: Any) -> "Picture":
        """Return the picture of a position that nobody plays on, in a room of its own: what parts paint small."""
        words, game = words_of(title), rules_of(title)
        names = tuple(words.name(game.faction(view, seat)) for seat in range(len(view.scores)))
        frame = Frame(rect, rect, rect, rect, rect, ui.text_scale)
        seating = Seating(names, ("",) * len(names))
        return Picture(
            ui, frame, view, (), None, 0, 0.0, None, 0.0, None, seating, words, (), live=False, title=title
        )

    def resting(self, name: str, rect: Rect, paint: Callable[["Picture"], T], *of: object) -> T:
        """Paint a part of the board that rests, or lay it down as it was; gives what `paint` gives.

        It is painted from the picture without all that moves, and from `of`. While cards fly it costs next to
        nothing.
        """
        rest = replace(self, things=(), clock=0.0, elapsed=0.0, trails=(), carried=None)
        return cached(self.ui, name, rect, (*rest.shown(), *of), lambda: paint(rest))

    def shown(self) -> tuple[object, ...]:
        """All that a part that rests may be painted from; views are compared by identity, since that is quick."""
        newest = self.told[-1] if self.told else None
        return (
            Identity(self.view), self.frame, self.audience, self.below, self.event, self.decision, self.seating,
            self.words, len(self.told), newest, self.picked, self.picked_verb, self.refused, self.uses, self.ahead,
            self.floor, self.foot, tuple(self.taken), self.live, self.warned, self.since,
        )  # fmt: skip

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
        return self.ui.tree.hovered == node or (self.ui.keys_last and self.ui.focus == node)

    def fly(self, seen: Seen, surface: Surface, scale: float) -> None:
        """Paint a thing where it lies or flies; `scale` is its size there over the size of its picture."""
        at = seen.place
        scale = scale if abs(scale - 1) > PRINTED else 1  # what has all but its size stays sharp
        ornaments.fly(
            self.ui.canvas,
            surface,
            at.x,
            at.y,
            angle=seen.angle,
            scale=scale,
            squeeze=seen.squeeze,
            alpha=seen.alpha,
        )

    def carry(self, surface: Surface, wide: float, high: float) -> Rect:
        """Paint what is carried, a card of a logical size, smaller beside the pointer; where it is then."""
        assert self.carried is not None, "nothing is carried"
        rect = self.beside_pointer(wide, high)
        size = CARRIED + (1 - CARRIED) * (1 - self.carried.away)
        self.ui.canvas.shadow(rect, alpha=200)
        ornaments.fly(self.ui.canvas, surface, rect.centerx, rect.centery, scale=size)
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
        """Say one of the title's sentences to the person who looks; one that is written small stays small."""
        return self.tells(line(key, **fields))

    def tells(self, what: Line) -> str:
        """Fill a line of the title's to the person who looks."""
        asked = (what, self.audience, self.seating.names)
        if asked not in self.said:
            said = self.words.say(*asked)
            fragment = self.words.templates.get(what.key, "")[:1].islower()
            self.said[asked] = said[:1].lower() + said[1:] if fragment else said
        return self.said[asked]

    def name(self, thing: str) -> str:
        """Name an id."""
        return self.words.name(thing)

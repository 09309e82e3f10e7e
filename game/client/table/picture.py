"""Everything a board needs to paint one picture of the match."""

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field, fields
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

Read = str | tuple[Any, ...]
"""The name of a field, or a method with its arguments."""

FIRST, LAST = -ENDLESS, ENDLESS
"""Offsets in the Tab order of things on offer and of all others."""
PRINTED = 0.01
"""How much a card's scale may differ from 1 before it is scaled."""
CARRIED = 0.7
"""The size of a dragged card, relative to its usual size."""


@dataclass(frozen=True)
class Seating:
    """The name of each seat, and who plays it."""

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
    reader: Seat | None
    """The seat of the person whose knowledge is shown, or None for public knowledge or a bot's."""
    below: Seat
    """The seat on the near side."""
    clock: float
    event: Event | None
    elapsed: float
    """How many ms the event has been shown."""
    decision: Decision | None
    """The question to the reader, or None while things move or another seat is asked."""
    seating: Seating
    words: Words
    told: Sequence[LogLine]
    picked: str = ""
    refused: Refused | None = None
    uses: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """Noun → the verbs it can be used with now."""
    picked_verb: str = ""
    open: Collection[str] = ()
    """The nouns that the next person may answer with from the table, without seeing their hand."""
    called: bool = False
    """Whether the next person is asked to take the screen."""
    said: dict[tuple[Line, Seat | None, tuple[str, ...]], str] = field(default_factory=dict)
    """A cache of sentences, because every picture says the same few."""
    ahead: tuple[Action, ...] = ()
    """The answers prepared for later questions."""
    floor: float = float("inf")
    """The y below which a slip giving a reason must not be covered."""
    foot: float = float("inf")
    """The y below which a paper covers the rail; the newest lines must be above it."""
    taken: Sequence[Rect] = ()
    """The rectangles of the match's notes, which a board's own papers must avoid."""
    live: bool = True
    """False while an earlier moment is shown, when cards can only be enlarged."""
    warned: str = ""
    """The most urgent warning for the reader, or ""."""
    trails: Sequence[Trail] = ()
    """The trails of what others did since the reader last answered."""
    since: float = float("inf")
    """The number of the first beat that is news to the reader."""
    carried: Carried | None = None
    """The thing being dragged, or flying back because it couldn't be dropped."""
    title: str = ""
    knowledge: tuple[Seat | None, bool] = None, False
    """The reader, and whether every hand is open; no part outlives a change of either."""
    ended: bool = False
    """Whether the reader's turn only waits to be ended, so that nothing can be played."""

    @property
    def thinking(self) -> Seat | None:
        """The seat whose bot is shown thinking."""
        return self.seating.thinking

    @staticmethod
    def posed(title: str, ui: Ui, rect: Rect, view: Any) -> "Picture":
        """Return a picture of a position, for painting it in miniature; nothing in it can be played."""
        words, game = words_of(title), rules_of(title)
        names = tuple(words.name(game.faction(view, seat)) for seat in range(len(view.scores)))
        frame = Frame(rect, rect, rect, rect, rect, ui.text_scale)
        seating = Seating(names, ("",) * len(names))
        return Picture(
            ui, frame, view, (), None, 0, 0.0, None, 0.0, None, seating, words, (), live=False, title=title
        )

    def resting(
        self,
        name: str,
        rect: Rect,
        paint: Callable[["Picture"], T],
        *of: object,
        shows: Sequence[str] | None = None,
    ) -> T:
        """Paint a part of the board that doesn't move, cached until it changes; return what `paint` returns.

        It may depend on `of`, on the fields of this picture that it reads (not on anything that moves), on what it
        asks of `lit` and `tells_of`, and on the view's fields in `shows`, by default all of them. That makes it
        cheap while cards fly.
        """
        memory = self.ui.memory

        def painted() -> T:
            given = {each: value for each, value in vars(self).items() if each != READ}
            rest = TracedPicture(**{**given, **AT_REST})
            gave = paint(rest)
            memory.reads[name] = rest.questions()
            return gave

        def key() -> tuple[object, ...]:
            read = memory.reads.get(name, ())
            return (read, self.knowledge, *(self._shown(each, shows) for each in read), *of)

        def needs() -> tuple[object, ...]:
            offers = [self._shown(each, shows) for each in memory.reads.get(name, ()) if _is_offer(each)]
            return (self.knowledge, self.reader, self.below, self.frame, self.live, *offers)

        gave = cached(self.ui, name, rect, key, painted, needs=needs, waits=self._may_wait())
        vars(self).get(READ, set()).update(memory.reads[name])  # a part within another is part of it
        return gave

    def _shown(self, read: Read, shows: Sequence[str] | None) -> object:
        """Return what a part is compared by; views are compared by identity, which is fast."""
        if isinstance(read, tuple):
            return getattr(self, read[0])(*read[1:])
        found = getattr(self, read)
        match read:
            case "view":
                return tuple(getattr(found, each) for each in shows) if shows is not None else Identity(found)
            case "seating":
                return found.names, found.who
            case "taken" | "told":
                return tuple(found)
            case _:
                return found

    def _may_wait(self) -> bool:
        """Return whether a part may be painted a few frames late.

        A part within another may not, because the outer one wouldn't know.
        """
        return self.live and READ not in vars(self)

    def lit(self, noun: str) -> bool:
        """Return whether a thing is on offer now."""
        return noun in self.uses or noun in self.open

    def tells_of(self, *kinds: type[Event]) -> bool:
        """Return whether the event being shown is of one of these kinds."""
        return isinstance(self.event, kinds)

    def touch(self, noun: str, rect: Any, role: str, label: str, *, rank: float = 0, **more: Any) -> Look:
        """Register a thing that can be touched, on offer or not; `rank` is its position in the Tab order."""
        state = (*more.pop("state", ()), *(("possible",) if self.lit(noun) else ()))
        order = rank + (FIRST if self.lit(noun) else LAST)
        message = more.pop("message", Reach(noun))
        name = f"noun:{noun}"
        return self.ui.node(name, rect, role, label, message, state=state, sound="", order=order, **more)

    def pointed_at(self, noun: str) -> bool:
        """Return whether a thing is focused by keys or, if the pointer moved last, under it."""
        looked_at = self.ui.focus if self.ui.keys_last else self.ui.tree.hovered
        return looked_at == f"noun:{noun}"

    def fly(self, seen: Seen, surface: Surface, scale: float) -> None:
        """Paint a thing where it is or flies; `scale` is its size there relative to its surface."""
        at = seen.place
        scale = scale if abs(scale - 1) > PRINTED else 1  # a card of almost its printed size stays sharp
        angle, squeeze = seen.angle, seen.squeeze
        ornaments.fly(
            self.ui.canvas, surface, at.x, at.y, angle=angle, scale=scale, squeeze=squeeze, alpha=seen.alpha
        )

    def carry(self, surface: Surface, wide: float, high: float) -> Rect:
        """Paint the dragged card, smaller beside the pointer, and return its rectangle."""
        assert self.carried is not None, "nothing is carried"
        rect = self.beside_pointer(wide, high)
        size = CARRIED + (1 - CARRIED) * (1 - self.carried.away)
        self.ui.canvas.shadow(rect, alpha=200)
        ornaments.fly(self.ui.canvas, surface, rect.centerx, rect.centery, scale=size)
        return rect

    def beside_pointer(self, wide: float, high: float) -> Rect:
        """Return where a dragged thing of a given size is: beside the pointer, or on its way back."""
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
        """Return one of the title's sentences, addressed to the reader."""
        return self.tells(line(key, **fields))

    def tells(self, what: Line) -> str:
        """Return a line as a sentence addressed to the reader; a template in lower case stays so."""
        asked = (what, self.reader, self.seating.names)
        if asked not in self.said:
            said = self.words.say(*asked)
            fragment = self.words.templates.get(what.key, "")[:1].islower()
            self.said[asked] = said[:1].lower() + said[1:] if fragment else said
        return self.said[asked]

    def name(self, thing: str) -> str:
        """Return the name of an id."""
        return self.words.name(thing)


AT_REST: Mapping[str, Any] = {"things": (), "clock": 0.0, "elapsed": 0.0, "trails": (), "carried": None}
"""The values of fields that a part that doesn't move must not depend on."""
KEYED = frozenset(field.name for field in fields(Picture)) - set(AT_REST) - {"ui", "said"} | {"thinking"}
"""The fields of a picture that such a part may be painted from."""
READ = "read so far"
OFFERED = frozenset(
    {"decision", "uses", "open", "lit", "picked", "picked_verb", "refused", "ahead", "called", "ended"}
)
"""What tells a part that something can be answered, or what became of an answer; such news doesn't wait."""


def _is_offer(read: Read) -> bool:
    return (read[0] if isinstance(read, tuple) else read) in OFFERED


class TracedPicture(Picture):
    """A picture that notes which of its fields are read, and what it is asked."""

    def questions(self) -> tuple[Read, ...]:
        """Return what a part has to be compared by: the fields read so far, and what was asked."""
        read = self.__dict__.get(READ, set())
        return tuple(sorted((each for each in read if isinstance(each, tuple) or each in KEYED), key=str))

    def lit(self, noun: str) -> bool:
        own = self._note("lit", noun)
        return noun in own["uses"] or noun in own["open"]

    def tells_of(self, *kinds: type[Event]) -> bool:
        return isinstance(self._note("tells_of", *kinds)["event"], kinds)

    def _note(self, *asked: Any) -> dict[str, Any]:
        """Note a question instead of the fields that answer it, and return all fields."""
        own: dict[str, Any] = super().__getattribute__("__dict__")
        own.setdefault(READ, set()).add(asked)
        return own

    def __getattribute__(self, name: str) -> Any:
        """Return a field or method, noting that it was read."""
        super().__getattribute__("__dict__").setdefault(READ, set()).add(name)
        return super().__getattribute__(name)

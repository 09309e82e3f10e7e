"""The agenda: the stack of what a game still has to do, made of small frozen items.

`Do` runs by itself, `Ask` is a question to a seat. Multi-step cards, reactions out of turn and nested effects
are all just pushes. A `secret` question belongs to what its seat is still putting together: views drop it.
"""

from dataclasses import dataclass
from typing import Any, ClassVar, Generic, TypeAlias, TypeVar

from game.core.contract import Action, Decision, Emit, IllegalAction, Line, Result, Seat, ignore, line
from game.core.record import Record

S = TypeVar("S", bound="Position")


@dataclass(frozen=True, slots=True)
class Do(Generic[S]):
    """Something the game does by itself."""

    def run(self, state: S, emit: Emit) -> None:
        """Do it; pushes what follows from it."""
        raise NotImplementedError  # every item of a title says what it does


@dataclass(frozen=True, slots=True)
class Ask(Generic[S]):
    """A question to a seat. One without options falls away; one with a single option answers itself."""

    kind: ClassVar[str] = ""
    by_itself: ClassVar[bool] = True
    """False: put even when there is only one answer, because it is a last chance or must not betray a hand."""
    window: ClassVar[bool] = False
    secret: ClassVar[bool] = False

    seat: Seat

    def options(self, state: S) -> tuple[Action, ...]:
        """Give every legal answer."""
        raise NotImplementedError  # every item of a title knows its options

    def answer(self, state: S, action: Action, emit: Emit) -> None:
        """Do what was answered. The question itself is already off the agenda."""
        raise NotImplementedError  # every item of a title knows what an answer means

    def prompt(self, state: S) -> Line:
        """Say the question as a sentence."""
        return line(f"prompt.{self.kind}")


Item: TypeAlias = Do[Any] | Ask[Any]


@dataclass(kw_only=True)
class Position(Record):
    """The part of a title's state that the table itself works on."""

    agenda: tuple[Item, ...] = ()
    """What is still to do; the last item is next."""
    options: tuple[Action, ...] = ()
    """The legal answers to the question on top of the agenda."""
    chance: int = 0
    result: Result | None = None


def push(state: Position, *items: Item) -> None:
    """Put items on top of the agenda, the first one to be done first."""
    state.agenda += items[::-1]


def drop(state: Position) -> None:
    """Take the topmost item off: a draft that became a deed takes the question it answered with it."""
    state.agenda = state.agenda[:-1]


def settle(state: S, emit: Emit = ignore) -> None:
    """Do everything that needs nobody, until a question with options is on top or the game is over."""
    while state.agenda and state.result is None:
        item = state.agenda[-1]
        if isinstance(item, Do):
            state.agenda = state.agenda[:-1]
            item.run(state, emit)
            continue
        options = item.options(state)
        if len(options) > 1 or (options and not item.by_itself):
            state.options = options
            return
        state.agenda = state.agenda[:-1]
        if options:
            item.answer(state, options[0], emit)
    state.options = ()


def answer(state: S, action: Action, emit: Emit = ignore) -> None:
    """Answer the question on top of the agenda and settle what follows. Trusts the caller to be legal."""
    item = state.agenda[-1]
    assert isinstance(item, Ask), "the agenda was not settled"
    state.agenda, state.options = state.agenda[:-1], ()
    item.answer(state, action, emit)
    settle(state, emit)


def question(state: Position) -> Decision | None:
    """Give the question on top of a settled agenda as everybody understands it."""
    if state.result is not None or not state.agenda:
        return None
    item = state.agenda[-1]
    assert isinstance(item, Ask), "the agenda was not settled"
    return Decision(item.seat, item.kind, state.options, item.window)


def prompt(state: Position) -> Line:
    """Give the sentence of the question on top of a settled agenda."""
    item = state.agenda[-1]
    assert isinstance(item, Ask), "the agenda was not settled"
    return item.prompt(state)


def without_drafts(agenda: tuple[Item, ...], seat: Seat | None) -> tuple[Item, ...]:
    """Give the agenda as `seat` may know it: without what others are still putting together."""
    top = len(agenda)
    while top and isinstance(item := agenda[top - 1], Ask) and item.secret and item.seat != seat:
        top -= 1
    return agenda[:top]


def refresh(state: Position) -> None:
    """Work out anew the options of the question on top, after an imagined world was laid under it."""
    top = state.agenda[-1] if state.agenda and state.result is None else None
    state.options = top.options(state) if isinstance(top, Ask) else ()


def check(state: Position, action: Action) -> None:
    """Raise IllegalAction unless `action` answers the question on top."""
    if action not in state.options:
        asked = question(state)
        offered = ", ".join(map(str, state.options)) or "nothing"
        raise IllegalAction(
            f"{asked.kind if asked else 'nothing'} was asked of {asked.seat if asked else 'nobody'}"
            f" (options: {offered}); the answer was: {action}"
        )

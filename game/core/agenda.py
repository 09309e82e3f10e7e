"""The agenda: the stack of what a game still has to do, made of small frozen items.

`Do` runs by itself, `Ask` is a question to a seat. Multi-step cards, reactions out of turn and nested effects are
all just pushes:

    push(state, DrawCard(0), BuyCard(0), EndTurn(0))  # the first is done first
    settle(state)                                     # draws, and stops at the question
    advance(state, Action("buy"))                     # answers it, and stops at the next

What each seat may see of it: core.views. What a person is told of a question: core.asking.
"""

import re
from collections.abc import Callable
from functools import partial
from typing import Any, ClassVar, Generic, TypeAlias, TypeVar

from game.core.contract import Action, Decision, Emit, Line, Reason, Seat, Verbs, because, ignore, line
from game.core.frozen import frozen
from game.core.position import Position as Position

S = TypeVar("S", bound=Position)

_CAMEL = re.compile(r"(?<!^)(?=[A-Z])")


@frozen
class Do(Generic[S]):
    """Something the game does by itself."""

    def run(self, state: S, emit: Emit) -> None:
        """Do it; pushes what follows from it."""
        raise NotImplementedError  # every item of a title says what it does


@frozen
class Ask(Generic[S]):
    """A question to a seat. Without options it falls away; with a single one it answers itself."""

    kind: ClassVar[str] = ""
    """The name of the question, in words and saves: ChooseHome is "choose_home" unless it says otherwise."""
    rule: ClassVar[str] = ""
    """The rule behind the question: what an answer is refused by that has nothing to do with it."""
    verbs: ClassVar[Verbs] = ()
    """What reaching for a thing means here. Other sorts of things mean the usual."""
    by_itself: ClassVar[bool] = True
    """False: put even when there is only one answer, because it is a last chance or must not betray a hand."""
    window: ClassVar[bool] = False
    open: ClassVar[bool] = False
    """Whether its answers hang on open facts alone: then its seat can give them without a look at its hand."""
    passing: ClassVar[Action | None] = None
    """The answer that is on offer whatever its seat holds, and does no more than to let things go on."""

    seat: Seat

    def __init_subclass__(cls) -> None:
        super(Ask, cls).__init_subclass__()  # noqa: UP008  # slots make a twin of a class, unseen by a bare super()
        if "kind" not in vars(cls):
            cls.kind = _CAMEL.sub("_", cls.__name__).lower()

    def options(self, state: S) -> tuple[Action, ...]:
        """Give every legal answer."""
        raise NotImplementedError  # every item of a title knows its options

    def answer(self, state: S, action: Action, emit: Emit) -> None:
        """Do what was answered. The question itself is already off the agenda."""
        raise NotImplementedError  # every item of a title knows what an answer means

    def prompt(self, state: S) -> Line:
        """Say the question as a sentence."""
        return line(f"prompt.{self.kind}")

    def why_not(self, state: S, action: Action) -> Reason:
        """Say which rule keeps the seat from an answer that is not on offer."""
        return because(self.rule, self.kind)

    def not_yours(self, state: S) -> Reason:
        """Tell another seat why it is not the one to answer."""
        return because(state.rule_of_turns, "not_your_decision", other=self.seat)


Item: TypeAlias = "Do[Any] | Ask[Any]"


def push(state: Position, *items: Item) -> None:
    """Put items on top of the agenda, the first one to be done first."""
    state.agenda += items[::-1]


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


def asked(state: Position) -> Ask[Any] | None:
    """Give the question on top of a settled agenda; None when the game is over."""
    if state.result is not None or not state.agenda:
        return None
    item = state.agenda[-1]
    assert isinstance(item, Ask), "the agenda was not settled"
    return item


def decision(state: Position) -> Decision | None:
    """Give the question on top of a settled agenda as everybody understands it; None when the game is over."""
    item = asked(state)
    if item is None:
        return None
    return _decision((item.seat, item.kind, state.options, item.window, item.verbs))


_decision: Callable[[tuple[Any, ...]], Decision] = partial(tuple.__new__, Decision)
"""Makes a Decision of all its parts in half the time that naming them takes."""


def advance(state: S, action: Action, emit: Emit = ignore) -> None:
    """Answer the question on top of the agenda, and do all that follows until the next one. Trusts the caller."""
    item = state.agenda[-1]
    assert isinstance(item, Ask), "the agenda was not settled"
    state.agenda, state.options = state.agenda[:-1], ()
    item.answer(state, action, emit)
    settle(state, emit)

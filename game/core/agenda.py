"""The agenda: a stack of what a game still has to do, made of small frozen items.

`Do` runs by itself; `Ask` is a question to a seat. Multi-step cards, reactions out of turn and nested effects are
all just pushes:

    push(state, DrawCard(0), BuyCard(0), EndTurn(0))  # the first is done first
    settle(state)                                     # draws, and stops at the question
    advance(state, Action("buy"))                     # answers it, and stops at the next

core.views says what each seat may see of the agenda, core.asking what a person is told about a question.
"""

from collections.abc import Callable
from functools import partial
from typing import Any, ClassVar, Generic, TypeAlias, TypeVar

from game.core.contract import Action, Decision, Emit, Line, Reason, Seat, Verbs, because, ignore, line
from game.core.frozen import frozen
from game.core.position import Position as Position
from game.core.sentences import snake_case

S = TypeVar("S", bound=Position)


@frozen
class Do(Generic[S]):
    """Something the game does by itself."""

    def run(self, state: S, emit: Emit) -> None:
        """Run the item, and push whatever follows from it."""
        raise NotImplementedError  # every item of a title says what it does


@frozen
class Ask(Generic[S]):
    """A question to a seat. With no options it is skipped; with a single one it answers itself."""

    kind: ClassVar[str] = ""
    """The question's name in words and saves. The default is the class name in snake case ("choose_home")."""
    rule: ClassVar[str] = ""
    """The rule behind the question, cited when a refused answer has nothing to do with it."""
    verbs: ClassVar[Verbs] = ()
    """The verbs for selecting things here. Sorts of things that aren't listed use the default verb."""
    by_itself: ClassVar[bool] = True
    """If False, the question is asked even with only one answer: as a last chance, or to keep a hand secret."""
    window: ClassVar[bool] = False
    open: ClassVar[bool] = False
    """True if the options depend only on public facts, so that the seat can answer without looking at its hand."""
    passing: ClassVar[Action | None] = None
    """The answer that is always on offer, whatever the seat holds, and only lets the game continue."""

    seat: Seat

    def __init_subclass__(cls) -> None:
        super(Ask, cls).__init_subclass__()  # noqa: UP008  # slots copy the class, unknown to a bare super()
        if "kind" not in vars(cls):
            cls.kind = snake_case(cls.__name__)

    def options(self, state: S) -> tuple[Action, ...]:
        """Return every legal answer."""
        raise NotImplementedError  # every item of a title knows its options

    def answer(self, state: S, action: Action, emit: Emit) -> None:
        """Carry out an answer. The question itself is already off the agenda."""
        raise NotImplementedError  # every item of a title knows what an answer means

    def prompt(self, state: S) -> Line:
        """Return the question as a sentence."""
        return line(f"prompt.{self.kind}")

    def why_not(self, state: S, action: Action) -> Reason:
        """Return the rule that forbids an answer that isn't on offer."""
        return because(self.rule, self.kind)

    def not_yours(self, state: S) -> Reason:
        """Return the reason why another seat can't answer this question."""
        return because(state.rule_of_turns, "not_your_decision", other=self.seat)


Item: TypeAlias = "Do[Any] | Ask[Any]"


def push(state: Position, *items: Item) -> None:
    """Push items onto the agenda; the first one is done first."""
    state.agenda += items[::-1]


def settle(state: S, emit: Emit = ignore) -> None:
    """Run the agenda until a question with options is on top or the game is over."""
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
    """Return the question on top of a settled agenda, or None if the game is over."""
    if state.result is not None or not state.agenda:
        return None
    item = state.agenda[-1]
    assert isinstance(item, Ask), "the agenda was not settled"
    return item


def decision(state: Position) -> Decision | None:
    """Return the question on top of a settled agenda as a Decision, or None if the game is over."""
    item = asked(state)
    if item is None:
        return None
    return _decision((item.seat, item.kind, state.options, item.window, item.verbs))


_decision: Callable[[tuple[Any, ...]], Decision] = partial(tuple.__new__, Decision)
"""Build a Decision from a tuple of its fields, in half the time that keyword arguments take."""


def advance(state: S, action: Action, emit: Emit = ignore) -> None:
    """Answer the question on top of the agenda, then run on to the next question. The answer isn't checked."""
    item = state.agenda[-1]
    assert isinstance(item, Ask), "the agenda was not settled"
    state.agenda, state.options = state.agenda[:-1], ()
    item.answer(state, action, emit)
    settle(state, emit)

"""What a person is told about the current question, and what selecting a thing means in it."""

from typing import Any

from game.core.agenda import Ask, Position, asked
from game.core.contract import Action, Decision, Line, Reason, Seat, because


def on_top(view: Position) -> Ask[Any] | None:
    """Return the question on top of an agenda; None if the top item isn't a question."""
    top = view.agenda[-1] if view.agenda else None
    return top if isinstance(top, Ask) else None


def verb_for(question: Decision | None, sort: str, usual: str) -> str:
    """Return the verb for selecting a thing of this sort in `question`."""
    return dict(question.verbs).get(sort, usual) if question is not None else usual


def prompt(state: Position) -> Line:
    """Return the question on top of a settled agenda as a sentence."""
    item = asked(state)
    assert item is not None, "a question is open"
    return item.prompt(state)


def why_not(state: Position, seat: Seat, action: Action) -> Reason:
    """Return the rule that forbids `action` to `seat` now. Called only if `action` isn't among the options."""
    item = asked(state)
    if item is None:
        return because(state.rule_of_end, "game_over")
    if item.seat != seat:
        return item.not_yours(state)
    return state.barred(seat, action) or item.why_not(state, action)

"""What a person is told of the question on the table, and what reaching for a thing means there."""

from game.core.agenda import Position, asked
from game.core.contract import Action, Decision, Line, Reason, Seat, because


def verb_for(question: Decision | None, sort: str, usual: str) -> str:
    """Give the verb that reaching for a thing of a sort means to the seat that is asked."""
    return dict(question.verbs).get(sort, usual) if question is not None else usual


def prompt(state: Position) -> Line:
    """Give the sentence of the question on top of a settled agenda."""
    item = asked(state)
    assert item is not None, "something is asked"
    return item.prompt(state)


def why_not(state: Position, seat: Seat, action: Action) -> Reason:
    """Say which rule keeps `seat` from doing `action` now. Asked only when it is not among the options."""
    item = asked(state)
    if item is None:
        return because(state.rule_of_end, "game_over")
    if item.seat != seat:
        return item.not_yours(state)
    return state.barred(seat, action) or item.why_not(state, action)

"""Why a thing cannot be done now."""

from game.core.contract import Action, Reason, Seat, line
from game.titles.manifesto.state import State


def why_not(state: State, seat: Seat, action: Action) -> Reason:
    """Name the rule."""
    return Reason("MA-GEN-01", line("reason.game_over"))

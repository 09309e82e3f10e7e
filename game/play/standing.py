"""Answers that are repeated until something changes."""

from dataclasses import dataclass, field
from typing import Any

from game.core.contract import Action, Seat
from game.core.conversation import Conversation, Repeat
from game.core.table import Table


@dataclass
class StandingAnswers:
    """The answers that people have asked to repeat."""

    conversation: Conversation[Any]
    wished: dict[Seat, Repeat] = field(default_factory=dict)

    def on_offer(self, table: Table[Any], seat: Seat) -> Repeat | None:
        """Return the answer to the present question that could be repeated; None if there is none."""
        asked = table.decision
        return self.conversation.repeat(table.view(seat), asked) if asked and asked.seat == seat else None

    def answer(self, table: Table[Any], seat: Seat) -> Action | None:
        """Return the repeated answer of a seat; drops it once more is at stake."""
        wished = self.wished.get(seat)
        if wished is None:
            return None
        now = self.on_offer(table, seat)
        if now is not None and now.action == wished.action and now.stakes <= wished.stakes:
            return wished.action
        del self.wished[seat]
        return None

"""Answers that somebody gives again and again, until something changes."""

from dataclasses import dataclass, field
from typing import Any

from game.core.contract import Action, Seat
from game.core.conversation import Conversation, Repeat
from game.core.table import Table


@dataclass
class Standing:
    """What each person at this screen has said to go on answering."""

    conversation: Conversation[Any]
    wished: dict[Seat, Repeat] = field(default_factory=dict)

    def on_offer(self, table: Table[Any], seat: Seat) -> Repeat | None:
        """The answer to the present question that may be given again by itself."""
        asked = table.decision
        return self.conversation.repeat(table.view(seat), asked) if asked and asked.seat == seat else None

    def answer(self, table: Table[Any], seat: Seat) -> Action | None:
        """What a seat answers to the present question as before; it stands no more when something has changed."""
        wished = self.wished.get(seat)
        if wished is None:
            return None
        now = self.on_offer(table, seat)
        if now is not None and now.action == wished.action and now.stakes <= wished.stakes:
            return wished.action
        del self.wished[seat]
        return None

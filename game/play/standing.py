"""Answers that also hold for later questions, and answers that public facts have decided."""

from dataclasses import dataclass, field
from typing import Any

from game.core.contract import Action, Decision, Seat
from game.core.conversation import Conversation, LastingAnswer, Repeat
from game.core.table import Table
from game.core.telling import Danger


@dataclass
class StandingAnswers:
    """The answers that people have asked to repeat."""

    conversation: Conversation[Any]
    wished: dict[Seat, Repeat] = field(default_factory=dict)
    held: dict[Seat, tuple[LastingAnswer, ...]] = field(default_factory=dict)
    """Each seat's answers that hold for later questions."""
    meant: tuple[Seat, Repeat | LastingAnswer] | None = None
    """The answer that will stand once it counts: a coach may object, or the time may run out."""

    def forget(self, seat: Seat | None = None) -> None:
        """Drop a seat's standing answers, or everybody's."""
        for each in (*self.wished, *self.held) if seat is None else (seat,):
            self.wished.pop(each, None)
            self.held.pop(each, None)
        self.meant = None

    def mean(self, seat: Seat, answer: Repeat | LastingAnswer) -> None:
        """Let an answer stand once it's given."""
        self.meant = seat, answer

    def given(self, seat: Seat, action: Action) -> None:
        """Note a person's answer by hand, which ends what they repeated and may begin a standing answer."""
        self.wished.pop(seat, None)
        meant, self.meant = self.meant, None
        if meant is None or (meant[0], meant[1].action) != (seat, action):
            return
        if isinstance(meant[1], LastingAnswer):
            self.hold(seat, meant[1])
        else:
            self.wished[seat] = meant[1]

    def hold(self, seat: Seat, given: LastingAnswer) -> None:
        """Let an answer hold for later questions; it replaces the one held until the same event."""
        self.held[seat] = (*(each for each in self.held.get(seat, ()) if each.until != given.until), given)

    def any_of(self, seat: Seat) -> bool:
        """Return True if a seat has standing answers."""
        return seat in self.wished or seat in self.held

    def at_once(self, table: Table[Any]) -> tuple[LastingAnswer, ...]:
        """Return the answers to the current question that may also hold for later ones."""
        asked = table.decision
        return self.conversation.at_once(table.view(None), asked) if asked is not None else ()

    def forgoes(self, table: Table[Any], danger: Danger) -> bool:
        """Return True if a seat has openly given the answer that keeps a danger from beginning."""
        kept = {(each.until, each.choice) for each in self.held.get(danger.by, ()) if each.openly}
        if not kept or not danger.begins:
            return False
        later = self.conversation.at_once(table.view(None), Decision(danger.by, danger.begins, ()))
        return any((each.until, each.choice) in kept for each in later)

    def on_offer(self, table: Table[Any], seat: Seat) -> Repeat | None:
        """Return the answer to the current question that could be repeated; None if there is none."""
        asked = table.decision
        return self.conversation.repeat(table.view(seat), asked) if asked and asked.seat == seat else None

    def answer(self, table: Table[Any], seat: Seat) -> Action | None:
        """Return a seat's standing answer to the current question; None if it has none."""
        asked = table.decision
        if asked is not None and asked.seat == seat:
            kept = {(each.until, each.choice) for each in self.held.get(seat, ())}
            held = (each.action for each in self.at_once(table) if (each.until, each.choice) in kept)
            given = next((action for action in held if action in asked.options), None)
            given = given or self.conversation.decided(table.view(None), asked)
            if given in asked.options:
                return given
        wished = self.wished.get(seat)
        return wished.action if wished is not None and self._still_stands(wished, table, seat) else None

    def expire(self, table: Table[Any], seat: Seat) -> None:
        """Drop the answer that a seat repeats if more is at stake now, or something else is asked."""
        wished = self.wished.get(seat)
        if wished is not None and not self._still_stands(wished, table, seat):
            del self.wished[seat]

    def _still_stands(self, wished: Repeat, table: Table[Any], seat: Seat) -> bool:
        now = self.on_offer(table, seat)
        return now is not None and now.action == wished.action and now.stakes <= wished.stakes

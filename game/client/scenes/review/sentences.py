"""The text of a review: what was played, what was better and why, and how much was luck."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property

from ai.coach import advice as coach
from ai.coach.advice import Idea
from ai.coach.review import SLIP, Grade, Judged, about, grade
from game.client.kit import theme
from game.client.kit.flow import Column
from game.client.kit.theme import GAP
from game.client.scenes.review.chronicle import turn_told
from game.core import asking
from game.core.contract import Action, Line, Seat, line
from game.core.language.words import say
from game.play.sitting import Sitting


def percent(share: float) -> int:
    """Return a share as a whole percentage."""
    return round(100 * share)


@dataclass(frozen=True)
class ReviewWords:
    """The sentences of one game's review."""

    sitting: Sitting

    @cached_property
    def seats(self) -> int:
        """The number of seats."""
        return len(self.sitting.table.seats)

    @cached_property
    def calibrated(self) -> bool:
        """True if values are calibrated as chances of winning, so that they can be shown as numbers."""
        return coach.calibrated(self.sitting.title, self.seats)

    def chance(self, value: float) -> float:
        """Return a value as a chance of winning, or unchanged if uncalibrated."""
        chance = coach.chance(self.sitting.title, self.seats, value) if self.calibrated else None
        return value if chance is None else chance

    def grade(self, judged: Judged) -> Grade:
        """Return an answer's grade, based on the chance that it gave away."""
        return grade(judged, self.sitting.title, self.seats)

    def percent(self, value: float) -> int | None:
        """Return a value as a chance in per cent, or None if uncalibrated."""
        return percent(self.chance(value)) if self.calibrated else None

    def line(self, told: Line) -> str:
        """Return the text of a reason, using only public facts."""
        return self.sitting.words.say(told, None, self.sitting.names)

    def deed(self, actions: Iterable[Action], number: int) -> str:
        """Describe the answers of one deed: the first by its button's label; later ones that only end the deed are
        left out.
        """
        first, *later = actions
        named = [self._option(each) for each in later if each.noun]
        return say("review.then").join([self._button(first, number) or self._option(first), *named])

    def _option(self, action: Action) -> str:
        told = line(f"option.{action.verb}", noun=action.noun)
        return self.sitting.words.say(told, None, self.sitting.names)

    def _button(self, action: Action, number: int) -> str:
        """Return the label that an answer without a noun had on its button; "" if it had none."""
        sitting = self.sitting
        own = sitting.conversation.called(sitting.table.state_before(number), action) if not action.noun else None
        return "" if own is None else sitting.words.say(own, None, sitting.names)

    def question(self, number: int) -> str:
        """Return the question as it was asked."""
        return self.sitting.words.say(
            asking.prompt(self.sitting.table.state_before(number)), None, self.sitting.names
        )

    def turn(self, number: int) -> str:
        """Return the name of the turn in which an answer was given."""
        return turn_told(self.sitting.title, self.sitting.game.turn(self.sitting.table.state_before(number)))

    def who(self, seat: Seat) -> str:
        """Return a seat's name, with the player's name if that differs and never changed."""
        if len(self.sitting.recorded.sitters[seat]) > 1:
            return self.sitting.names[seat]
        name, sitter = self.sitting.names[seat], self.sitting.sitter(seat)
        return name if name == sitter else say("review.who", name=name, sitter=sitter)

    def gave_away(self, judged: Judged) -> str:
        """Return what an answer gave away, as a change in chances if those are known."""
        before, after = (self.percent(value) for value in (judged.best.value, judged.value))
        kind = self.grade(judged)
        if kind is Grade.UNJUDGED:
            return say("review.unsure")
        if kind is Grade.GOOD:
            return say("review.nearly" if judged.lost else "review.fine")
        if kind is Grade.ADVISED or before is None or after is None or before <= after:
            return say(f"review.told_{kind.value}")
        off = max(1, percent(about(judged, self.sitting.title, self.seats)))
        return say("review.dropped", before=before, after=after, off=off)

    def lost(self, judged: Judged) -> float:
        """Return the chance that an answer gave away for certain."""
        return max(0.0, self.chance(judged.best.value) - self.chance(judged.value)) if judged.lost else 0.0

    def came(self, judged: Judged) -> float | None:
        """Return the chance gained by luck after an answer; None if that isn't known yet."""
        if judged.luck is None:
            return None
        became = min(1.0, max(0.0, judged.value + judged.luck))
        return self.chance(became) - self.chance(judged.value)

    def luck(self, judged: Judged) -> str:
        """Return how luck affected the outcome of an answer."""
        name, luck = self.sitting.names[judged.seat], self.came(judged)
        if luck is None:
            return say("review.luck_unknown", name=name)
        kind = "even" if abs(luck) < SLIP else "good" if luck > 0 else "bad"
        if kind == "even" or not self.calibrated:
            return say(f"review.luck_{kind}", name=name)
        return say(f"review.luck_{kind}_by", points=percent(abs(luck)), name=name)

    def _because(self, lines: Column, idea: Idea, number: int) -> None:
        """Write the reasons for and against an answer, and the likely reply."""
        for reason in idea.reasons:
            lines.text(self.line(reason), theme.BODY)
        if idea.reply is not None and idea.reply.action.noun:
            reply = self.deed((idea.reply.action,), number)
            lines.text(say("review.reply", name=self.sitting.names[idea.reply.seat], reply=reply), theme.BODY)

    def write(self, lines: Column, judged: Judged) -> None:
        """Write about an answer: what was played, what was better and why, over which deals, and the luck."""
        best = judged.best
        same = not judged.lost  # a better answer is named only if it is certainly better
        lines.label(say("review.played"))
        lines.text(self.deed(judged.played.deed, judged.number), theme.LEAD.strong)
        lines.text(self.gave_away(judged), theme.BODY, pale=True)
        if judged.advised and self.grade(judged) is not Grade.ADVISED:
            lines.text(say("review.advised"), theme.BODY, pale=True)
        self._because(lines, judged.played, judged.number)
        if not same:
            lines.gap(GAP)
            lines.label(say("review.better"))
            lines.text(self.deed(best.deed or (best.action,), judged.number), theme.LEAD.strong)
            self._because(lines, best, judged.number)
        lines.gap(GAP)
        lines.text(say("review.worlds", name=self.sitting.names[judged.seat]), theme.NOTE, pale=True)
        lines.text(self.luck(judged), theme.NOTE, pale=True)

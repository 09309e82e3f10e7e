"""The coach on phones, working on one question at a time, from what its seat may know."""

from collections import deque
from collections.abc import Callable, Mapping
from concurrent.futures import Future
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from ai.coach.advice import Advice
from ai.outlook import Foreseen
from game.core.contract import Action, Decision
from game.core.language.words import say
from game.play.advising import SILENT, Advised
from game.play.coaching import Coaching, first_reason, forecast, gains, spoils, trials
from game.play.sitting import Sitting
from game.play.worker import result_of
from game.pocket.seats import PhoneSeat

SECONDS = 3.0
"""The longest the coach thinks about a question, in seconds, since others may be waiting for it."""


class PutOnPhone(NamedTuple):
    """A question as a phone asks it."""

    open_question: Decision | None
    begun: tuple[Action, ...] = ()


@dataclass(eq=False)
class Hinted:
    """What the coach tells a phone about one question."""

    number: int
    coach: Coaching
    asked: "Future[Advice] | None" = None

    def said(self) -> dict[str, Any]:
        """Return the hint for the page, in the current language."""
        coach, idea = self.coach, self.coach.idea
        if coach.advice is None:
            return {"told": [say("hint.thinking"), *filter(None, (spoils(coach),))], "a": "", "of": 0}
        if idea is None:
            return {"told": [say("hint.nothing")], "a": "", "of": 0}
        deed = coach.words.deed(idea.deed or (idea.action,))
        head = say("hint.number", number=coach.shown + 1, count=len(coach.ideas), deed=deed)
        said = (
            first_reason(coach, idea),
            forecast(coach, idea),
            gains(coach),
            coach.words.reply(idea),
            trials(coach, *idea.reasons[:1], *idea.expected.told),
        )
        told = [head, *filter(None, said)]
        deeds = [str(each) for each in idea.deed or (idea.action,)]
        outlook = self._outlook(coach.advice.outlook)
        return {"told": told, "a": str(idea.action), "of": len(coach.ideas), "deeds": deeds, **outlook}

    def _outlook(self, found: Foreseen) -> dict[str, Any]:
        """Return in how many of ten deals each note wins, and which stances follow each wish."""
        name = self.coach.sitting.words.name
        curves = {curve.side: curve.tenths for curve in found.curves}
        wishes = {
            each.other: {wish: _shares(came, name) for wish, came in each.brings.items()}
            for each in found.forecasts
        }
        return {"curves": curves, "wishes": wishes}


def _shares(came: Mapping[str, float], name: Callable[[str], str]) -> list[list[Any]]:
    """Return the possible results with their tenths, the likeliest first."""
    tenths = [[name(what), round(10 * share)] for what, share in came.items()]
    return sorted((each for each in tenths if each[1]), key=lambda each: -each[1])


@dataclass(eq=False)
class PhoneHints:
    """The hints of all phones in one sitting."""

    main: Sitting
    waiting: deque[PhoneSeat] = field(default_factory=deque)
    thinking: tuple[PhoneSeat, Hinted] | None = None
    """The phone that asked for a hint, and its question at the time."""

    def want(self, phone: PhoneSeat) -> None:
        """Show a phone the best answer to its question, or the next best if one is shown."""
        phone.look()
        asked, known = phone.asked, phone.hinted
        if asked is None or len(asked.options) < 2:
            return
        if known is None or known.number != phone.number:
            phone.hinted = Hinted(phone.number, Coaching(phone.face, PutOnPhone(asked)))
            if phone not in self.waiting:
                self.waiting.append(phone)
        elif known.coach.ideas:
            self._show(phone, known, (known.coach.shown + 1) % len(known.coach.ideas))
        phone.stamp += 1

    def tick(self) -> None:
        """Collect what was found, and start the next search."""
        if self.thinking is not None:
            phone, known = self.thinking
            if known.asked is not None and not known.asked.done():
                return  # even if its question is gone, or one phone could keep all bots busy
            if known.asked is not None and phone.hinted is known:
                self._found(phone, known, result_of(known.asked) or SILENT)
        self.thinking = None
        if self.waiting:
            self._ask(self.waiting.popleft())

    def _ask(self, phone: PhoneSeat) -> None:
        phone.look()
        asked, known = phone.asked, phone.hinted
        if asked is not None and known is not None and known.number == phone.number:
            about = Advised(self.main.title, phone.view, asked, phone.number, SECONDS)
            known.asked = self.main.bots.ask(about)
            self.thinking = phone, known

    def _found(self, phone: PhoneSeat, known: Hinted, advice: Advice) -> None:
        known.coach.advice = advice
        phone.look()
        if phone.number == known.number and phone.asked == known.coach.asking.open_question and advice.ideas:
            self._show(phone, known, 0)
        phone.stamp += 1

    def _show(self, phone: PhoneSeat, known: Hinted, place: int) -> None:
        """Show an idea, and record that it was shown."""
        known.coach.shown = place
        action = known.coach.ideas[place].action
        if phone.sheet is None:
            self.main.recorded.hint(action)
        else:
            phone.advise(action)

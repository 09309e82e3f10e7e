"""The same game as another person sees it, for somebody whose hand isn't shown on the shared face."""

from dataclasses import dataclass, field

from game.core.contract import Action, Seat
from game.play.drafts import Drafts
from game.play.showing import Offer
from game.play.sitting import Sitting


@dataclass
class Beside(Sitting):
    """One seat's own sitting, next to the shared one; its answers are played there."""

    main: Sitting = field(kw_only=True)

    def cancel_question(self) -> None:
        """Cancel the question a bot is thinking about at the shared sitting."""
        super().cancel_question()
        self.main.cancel_question()

    def take(self, offer: Offer) -> bool:
        """Leave an answer in its chair at the shared sitting, where that sitting's face finds it."""
        mine = self.mine()
        if mine is None or offer.question != self.now.question or offer.action not in mine.options:
            return False
        return self.main.give(offer.action)

    def give(self, action: Action) -> bool:
        """Answer the current question."""
        return self.take(Offer(self.now.question, action))


def beside(main: Sitting, seat: Seat) -> tuple[Beside, Drafts]:
    """Return a seat's own sitting of a game, and the drafts it may take back."""
    made = Beside(main.recorded, main.bots, main=main)
    made.eyes.reader = seat
    return made, Drafts(made)

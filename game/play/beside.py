"""The same game through another pair of eyes: for a person whose hand isn't shown on the common face."""

from dataclasses import dataclass, field

from game.core.contract import Action, Seat
from game.play.drafts import Drafts
from game.play.showing import Offer
from game.play.sitting import Sitting


@dataclass
class Beside(Sitting):
    """A sitting of one seat beside the one everybody looks at; its answers are played there."""

    main: Sitting = field(kw_only=True)

    def call_off(self) -> None:
        """Cancel what a bot thinks about at the table."""
        super().call_off()
        self.main.call_off()

    def take(self, offer: Offer) -> bool:
        """Leave an answer in its chair at the table, where its face finds it."""
        mine = self.mine()
        if mine is None or offer.question != self.now.question or offer.action not in mine.options:
            return False
        return self.main.give(offer.action)

    def give(self, action: Action) -> bool:
        """Leave an answer to the present question."""
        return self.take(Offer(self.now.question, action))


def beside(main: Sitting, seat: Seat) -> tuple[Beside, Drafts]:
    """Return a seat's own sight of a game, and what it may take back."""
    made = Beside(main.recorded, main.bots, main=main)
    made.eyes.reader = seat
    return made, Drafts(made)

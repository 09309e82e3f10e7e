"""What a match shows and how fast: repeats, the past, the opening of sealed answers, the pace."""

from game.client.kit.scene import Next, Redraw
from game.client.kit.sound import MusicWish
from game.client.match.controls import Control
from game.client.match.news import Recall
from game.client.match.painting import PaintedMatch
from game.client.table.messages import Reveal
from game.titles import reckoning


class LookingMatch(PaintedMatch):
    """The parts of a match that change only what is shown; no answers are given here."""

    def _sounds(self) -> None:
        """Request music: more layers as the board grows more dangerous, softer while sealed answers are opened."""
        title = self.sitting.title
        self.sound.wish = MusicWish(title, reckoning(title).tension(self.stage.view), self.sight.revealing)

    def _again(self, message: Recall | Reveal) -> None:
        """Show again what one side has done, or how sealed answers were opened."""
        if isinstance(message, Recall):
            self.sight.show_again(self.overlays.recall(message.side), self.turns.since.first)
        else:
            self.sight.reveal_again(message.number)

    def _resumed(self) -> Next:
        """Resume after another scene, which may have changed the language."""
        self.overlays.closer.rest()
        self.sight.log.retranslate()
        return Redraw()

    def _look_at(self, press: Control) -> bool:
        """Change what is shown, or how fast; return False if the button does something else."""
        match press:
            case Control.STEP_THROUGH:
                self.overlays.put_news_away()
                self.sight.step_through(self.turns.since.first)
            case Control.NOW:
                self.sight.back_to_now()
            case Control.OPEN_ALL:
                self.sight.open_all()
            case Control.REVEAL_AGAIN:
                self.sight.reveal_again()
            case Control.FASTER | Control.TO_MY_TURN:
                self.turns.quicker(press)
            case Control.EXPLAIN:
                self.overlays.explain(self.sight.moment())
            case Control.DISMISS:
                self.overlays.dismiss()
            case Control.GOT_IT:
                self.guide.learnt(self.turns.open_question)
                self.overlays.closer.rest()
            case _:
                return False
        return True

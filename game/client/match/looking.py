"""What a match shows, and how fast: repeats, the past, the opening of sealed answers, the pace."""

from game.client.kit.scene import Next, Redraw
from game.client.kit.sound import MusicWish
from game.client.match.news import Recall
from game.client.match.painting import PaintedMatch
from game.client.match.press import Press
from game.client.table.messages import Reveal
from game.titles import reckoning


class LookingMatch(PaintedMatch):
    """A match that can be looked at in other ways; no answer is given here."""

    def _sounds(self) -> None:
        """Say what music is wanted: more of it as the board grows dangerous, softly while notes are opened."""
        title = self.sitting.title
        self.sound.wish = MusicWish(title, reckoning(title).tension(self.stage.view), self.sight.revealing)

    def _again(self, message: Recall | Reveal) -> None:
        """Show once more what one side has done, or how sealed answers were opened."""
        if isinstance(message, Recall):
            self.sight.show_again(self.overlays.recall(message.side), self.turns.since.first)
        else:
            self.sight.reveal_again(message.number)

    def _resumed(self) -> Next:
        """Go on after another scene, in the language it may have changed."""
        self.overlays.closer.newly_asked = True
        self.sight.log.retranslate()
        return Redraw()

    def _look_at(self, press: Press) -> None:
        """Change what is shown, and how fast."""
        match press:
            case Press.STEP_THROUGH:
                self.overlays.put_news_away()
                self.sight.step_through(self.turns.since.first)
            case Press.NOW:
                self.sight.back_to_now()
            case Press.OPEN_ALL:
                self.sight.open_all()
            case Press.REVEAL_AGAIN:
                self.sight.reveal_again()
            case Press.FASTER | Press.TO_MY_TURN:
                self.turns.quicker(press)
            case Press.EXPLAIN:
                self.overlays.explain(self.sight.moment())
            case Press.DISMISS:
                self.overlays.dismiss()
            case Press.GOT_IT:
                self.guide.learnt(self.turns.put)
                self.overlays.closer.newly_asked = True

"""The score table of Manifesto: money, influence, and regions, which decide the game."""

from collections.abc import Sequence

from game.core.contract import Event, Line, Seat, line
from game.core.language.words import Words
from game.core.reckoning import Columns, Reckoning, Rows
from game.titles.manifesto import counting, telling
from game.titles.manifesto.awards import awards
from game.titles.manifesto.state import State


class Manifesto(Reckoning[State]):
    """The reckoning of Manifesto."""

    def tally(self, view: State, words: Words) -> tuple[Columns, Rows]:
        """Return the columns and rows of money, influence and regions."""
        said = [words.say(line(f"board.tally_{name}")) for name in ("its", "influence", "regions")]
        columns = tuple(word if word.isupper() else word.lower() for word in said)
        rows = [(str(view.its[seat]), str(view.strength[seat]), str(len(view.held[seat]))) for seat in view.seats]
        return columns, tuple(rows)

    def nearly(self, view: State, seat: Seat) -> Line:
        """Return a line with the number of regions the seat held."""
        return line("board.nearly", seat=seat, regions=len(view.held[seat]))

    def awards(self, events: Sequence[Event], view: State) -> Sequence[Line]:
        """Return the largest bluff, the money burnt, and the kingmaker."""
        return tuple(awards(events))

    def tension(self, view: State) -> int:
        """Return how dangerous the table looks to everybody; the music rises with it."""
        return telling.tension(view)

    def unseen(self, view: State, seat: Seat) -> Sequence[Line]:
        """Return the odds that hinge on cards nobody sees."""
        return counting.unseen(view, seat)


RECKONING = Manifesto()

"""The score table of Ideology: regions, Advancement points, and Global Influence, which decides the game."""

from collections.abc import Sequence

from game.core.contract import Event, Line, Seat, line
from game.core.language.words import Words
from game.core.reckoning import Columns, Reckoning, Rows
from game.titles.ideology import counting, telling
from game.titles.ideology.awards import awards
from game.titles.ideology.state import State, influence, points


class Ideology(Reckoning[State]):
    """The reckoning of Ideology."""

    def tally(self, view: State, words: Words) -> tuple[Columns, Rows]:
        """Return the columns and rows of regions, Advancement points and Global Influence."""
        columns = tuple(
            words.say(line(f"board.tally_{name}")).lower() for name in ("regions", "points", "influence")
        )
        owners = [*view.owner.values()]
        rows = [
            (str(owners.count(seat)), str(points(view, seat)), str(influence(view, seat))) for seat in view.seats
        ]
        return columns, tuple(rows)

    def nearly(self, view: State, seat: Seat) -> Line:
        """Return a line with a seat's Global Influence."""
        return line("board.nearly", seat=seat, influence=influence(view, seat), victory=view.level.victory)

    def awards(self, events: Sequence[Event], view: State) -> Sequence[Line]:
        """Return words kept and broken, and who took most cards."""
        return tuple(awards(events))

    def tension(self, view: State) -> int:
        """Return how dangerous the table looks to everybody; the music rises with it."""
        return telling.tension(view)

    def unseen(self, view: State, seat: Seat) -> Sequence[Line]:
        """Return what can be counted about hidden cards."""
        return counting.unseen(view, seat)


RECKONING = Ideology()

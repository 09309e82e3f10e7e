"""The score table of Ideology: regions, Advancement points, and Global Influence, which decides the game."""

from game.core.contract import Line, Seat, line
from game.core.language.words import Words
from game.core.reckoning import Columns, Reckoning, Rows
from game.titles.ideology import counting, telling
from game.titles.ideology.awards import awards
from game.titles.ideology.state import State, influence, points


def tally(view: State, words: Words) -> tuple[Columns, Rows]:
    """Return the table's headings and a row for each seat."""
    columns = tuple(words.say(line(f"board.tally_{name}")).lower() for name in ("regions", "points", "influence"))
    owners = [*view.owner.values()]
    rows = [(str(owners.count(seat)), str(points(view, seat)), str(influence(view, seat))) for seat in view.seats]
    return columns, tuple(rows)


def nearly(view: State, seat: Seat) -> Line:
    """Return a line on a seat's Global Influence and the goal."""
    return line("board.nearly", seat=seat, influence=influence(view, seat), victory=view.level.victory)


RECKONING = Reckoning(
    tally, nearly, awards=lambda events, view: awards(events), tension=telling.tension, unseen=counting.unseen
)

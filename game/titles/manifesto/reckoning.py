"""The score table of Manifesto: money, influence, and regions, which decide the game."""

from game.core.contract import Line, Seat, line
from game.core.language.words import Words
from game.core.reckoning import Columns, Reckoning, Rows
from game.titles.manifesto import counting, telling
from game.titles.manifesto.awards import awards
from game.titles.manifesto.state import State


def tally(view: State, words: Words) -> tuple[Columns, Rows]:
    """Return the table's headings and a row for each seat."""
    said = [words.say(line(f"board.tally_{name}")) for name in ("its", "influence", "regions")]
    columns = tuple(word if word.isupper() else word.lower() for word in said)
    rows = [(str(view.its[seat]), str(view.strength[seat]), str(len(view.held[seat]))) for seat in view.seats]
    return columns, tuple(rows)


def nearly(view: State, seat: Seat) -> Line:
    """Return a line on the number of regions that the seat held."""
    return line("board.nearly", seat=seat, regions=len(view.held[seat]))


RECKONING = Reckoning(
    tally, nearly, awards=lambda events, view: awards(events), tension=telling.tension, unseen=counting.unseen
)

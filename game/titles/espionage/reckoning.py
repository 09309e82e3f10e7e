"""The score table of 1955: gadgets, steps, and the countries secured."""

from game.core.contract import Line, Seat, line
from game.core.language.words import Words
from game.core.reckoning import Columns, Reckoning, Rows
from game.titles.espionage import counting, telling
from game.titles.espionage.awards import awards
from game.titles.espionage.state import State, progress, secured


def tally(view: State, words: Words) -> tuple[Columns, Rows]:
    """Return the column titles and each seat's row: gadgets, steps and secured countries."""
    columns = tuple(words.say(line(f"board.tally_{name}")).lower() for name in ("gadgets", "steps", "secured"))
    rows = [
        (str(len(view.gadgets[seat])), f"{view.scores[seat]:g}", str(len(secured(view, seat)))) for seat in (0, 1)
    ]
    return columns, tuple(rows)


def nearly(view: State, seat: Seat) -> Line | None:
    """Name the country whose marker got closest to the seat's star; None if none left the centre towards it."""
    left = {
        country: length - progress(view, seat, country)
        for country, length in view.level.tracks.items()
        if progress(view, seat, country) < length
    }
    country = min(left, key=lambda each: left[each])
    if left[country] >= view.level.tracks[country]:
        return None
    return line("board.nearly", seat=seat, country=country, steps=left[country])


RECKONING = Reckoning(
    tally, nearly, awards=lambda events, view: awards(events), tension=telling.tension, unseen=counting.unseen
)

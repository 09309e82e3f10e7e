"""The score table of 1955: gadgets, steps, and the countries secured."""

from collections.abc import Sequence

from game.core.contract import Event, Line, Seat, line
from game.core.language.words import Words
from game.core.reckoning import Columns, Reckoning, Rows
from game.titles.espionage import counting, telling
from game.titles.espionage.awards import awards
from game.titles.espionage.state import State, progress, secured


class Espionage(Reckoning[State]):
    """The reckoning of 1955."""

    def tally(self, view: State, words: Words) -> tuple[Columns, Rows]:
        """Return the columns and rows of gadgets, steps and secured countries."""
        columns = tuple(words.say(line(f"board.tally_{name}")).lower() for name in ("gadgets", "steps", "secured"))
        rows = [
            (str(len(view.gadgets[seat])), f"{view.scores[seat]:g}", str(len(secured(view, seat))))
            for seat in (0, 1)
        ]
        return columns, tuple(rows)

    def nearly(self, view: State, seat: Seat) -> Line | None:
        """Name the country whose marker was closest to the seat's star, unless it never left the centre for it."""
        left = {
            country: length - progress(view, seat, country)
            for country, length in view.level.tracks.items()
            if progress(view, seat, country) < length
        }
        country = min(left, key=lambda each: left[each])
        if left[country] >= view.level.tracks[country]:
            return None
        return line("board.nearly", seat=seat, country=country, steps=left[country])

    def awards(self, events: Sequence[Event], view: State) -> Sequence[Line]:
        """Return the longest push, the largest block, and the busiest spy."""
        return tuple(awards(events))

    def tension(self, view: State) -> int:
        """Return how dangerous the table looks to everybody; the music rises with it."""
        return telling.tension(view)

    def unseen(self, view: State, seat: Seat) -> Sequence[Line]:
        """Return what can be counted about hidden cards."""
        return counting.unseen(view, seat)


RECKONING = Espionage()

"""The score table of World Order: Influence, allies and VPs, which decide the game, and the sources of VPs."""

from collections.abc import Sequence

from game.core.contract import Event, Line, Seat, line
from game.core.language.words import Words
from game.core.reckoning import Account, Columns, Reckoning, Rows
from game.titles.world_order import counting, telling
from game.titles.world_order.account import named, whole
from game.titles.world_order.awards import awards
from game.titles.world_order.faces import REGIONS
from game.titles.world_order.state import State, cubes


def tally(view: State, words: Words) -> tuple[Columns, Rows]:
    """Return the table's headings and a row for each seat."""
    said = [words.say(line(f"board.tally_{name}")) for name in ("influence", "allies", "vp")]
    columns = tuple(word if word.isupper() or word == "VPs" else word.lower() for word in said)
    rows = [
        (
            str(sum(cubes(view, region).get(view.powers[seat], 0) for region in REGIONS)),
            str(len(view.allies[seat])),
            str(view.vp[seat]),
        )
        for seat in view.seats
    ]
    return columns, tuple(rows)


def nearly(view: State, seat: Seat) -> Line:
    """Return a line on a seat's VPs and how far behind it was."""
    return line("board.nearly", seat=seat, vp=view.vp[seat], behind=max(view.vp) - view.vp[seat] or "")


def account(events: Sequence[Event], view: State, words: Words) -> Account:
    """Return the sources of every seat's VPs over the whole game; the last row is the total."""
    sums = whole(events, view.powers, view.rulings.vp_floor_at_zero)
    return tuple((words.say(named(one)), one.vps) for one in sums)


RECKONING = Reckoning(
    tally, nearly, account=account, awards=awards, tension=telling.tension, unseen=counting.unseen
)

"""What World Order counts: Influence, allies, and VPs, which decide; an account says where VPs came from."""

from collections.abc import Sequence

from game.core.contract import Event, Line, Seat, line
from game.core.language.words import Words
from game.core.reckoning import Columns, Reckoning, Rows
from game.titles.world_order import facts
from game.titles.world_order.account import named, whole
from game.titles.world_order.faces import REGIONS
from game.titles.world_order.state import State, cubes


class WorldOrder(Reckoning[State]):
    """The reckoning of World Order."""

    def tally(self, view: State, words: Words) -> tuple[Columns, Rows]:
        """Return Influence, allies and VPs."""
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

    def nearly(self, view: State, seat: Seat) -> Line:
        """Say how many VPs were missing."""
        return line("board.nearly", seat=seat, vp=view.vp[seat], behind=max(view.vp) - view.vp[seat] or "")

    def account(
        self, events: Sequence[Event], view: State, words: Words
    ) -> tuple[tuple[str, tuple[int, ...]], ...]:
        """Say where everybody's VPs came from in the whole game; the last line sums them up."""
        sums = whole(events, view.powers, view.rulings.vp_floor_at_zero)
        return tuple((words.say(named(one)), one.vps) for one in sums)

    def unseen(self, view: State, seat: Seat) -> Sequence[Line]:
        """Count what nobody sees."""
        return facts.unseen(view, seat)


RECKONING = WorldOrder()

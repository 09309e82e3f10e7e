"""News since the reader's last answer: trails on the board, and what each side did."""

from dataclasses import dataclass, field

from game.client.match.log import shade
from game.client.match.recap import News
from game.client.match.sight import Sight
from game.client.table.acts import Streak
from game.client.table.messages import LogLine
from game.client.table.sides import faction_of
from game.client.table.trails import MOST, OPENS, Trail
from game.core.language.words import sentence_case
from game.play.drafts import Drafts
from game.play.sitting import Sitting

WATCHED = 8
"""The number of events shown as trails when nobody plays."""


@dataclass
class Since:
    """The part of the log that is news to the reader."""

    drafts: Drafts
    sight: Sight
    by_hand: int = -1
    """The number of the last answer a person gave by hand; rules may have answered for them since."""
    _found: tuple[object, int] = field(default=(None, 0), repr=False)

    @property
    def first(self) -> int:
        """The first beat that is news: after the reader's last answer, or after they looked away."""
        sitting = self.drafts.sitting
        about = (sitting.now.number, sitting.reader, len(self.sight.log.told), self.by_hand)
        if self._found[0] != about:
            self._found = (about, self._first())
        return self._found[1]

    def _first(self) -> int:
        sitting, last = self.drafts.sitting, self._last()
        if not sitting.people:
            return self.sight.log.told[-WATCHED].number if len(self.sight.log.told) >= WATCHED else 0
        looked = sitting.eyes.met.get(sitting.reader, 0) if sitting.reader is not None else 0
        return looked if last < 0 else max(looked, sitting.eyes.beats_before(last))

    def _last(self) -> int:
        """Return the number of the reader's last own answer; -1 before the first.

        When nobody in particular looks, every answer counts: leaving out forced ones would tell of a hand.
        """
        sitting = self.drafts.sitting
        passed = self.drafts.passed if sitting.reader is not None else set[int]()
        whose = sitting.people if sitting.reader is None else (sitting.reader,)
        own = [n for n, seat in enumerate(sitting.eyes.actors) if seat in whose and n not in passed]
        return self.by_hand if self.by_hand in own else max(own, default=-1)

    def told(self) -> list[LogLine]:
        """Return the lines of the log since then."""
        first = self.first
        newest = self.sight.log.told[-4 * MOST :]
        return [told for told in newest if told.number >= first]

    def trails(self, side: str = "") -> list[Trail]:
        """Return the trails on the board, the present one as fresh; with a side, all of its trails as fresh.

        The event in the bar keeps its trail even if it's older than the last answer.
        """
        if self.sight.past is not None:
            return []
        now = self.sight.log.headline()
        view, since = self.sight.view, self.told()
        every = since if now is None or now in since else [now, *since]
        news = [told for told in every if told.event is not None and side in ("", told.faction)]
        return [trail(self.sight, told, view, fresh=bool(side) or told is now) for told in news[-MOST:]]

    def news(self) -> list[News]:
        """Return each other side's news, in order of their first act, leaving out sides without a headline."""
        sitting, sides = self.drafts.sitting, dict[str, list[LogLine]]()
        mine = shade(sitting, sitting.reader) if sitting.reader is not None else ""
        for told in self.told():
            if told.faction not in ("", mine) and told.news:
                sides.setdefault(told.faction, []).append(told)
        names = {shade(sitting, seat): sitting.names[seat] for seat in sitting.seats}
        return [
            self._news(side, names.get(side, ""), atoms)
            for side, atoms in sides.items()
            if any(told.matters for told in atoms)
        ]

    def moved(self) -> bool:
        """Return whether anybody else has acted since, rather than only reacted to the reader."""
        return self.drafts.sitting.eyes.others_moved(max(self._last(), 0))

    def _news(self, side: str, name: str, atoms: list[LogLine]) -> News:
        subject = sentence_case(self.drafts.sitting.words.in_sentence(name))
        return News(side, name, subject, _symbol(self.drafts.sitting, atoms[0]), Streak(tuple(atoms)))


def lately(sight: Sight) -> list[Trail]:
    """Return the trails of the last events for spectators, the present one as fresh."""
    now = sight.log.headline()
    events = [told for told in sight.log.told[-WATCHED:] if told.event is not None]
    return [trail(sight, told, sight.view, fresh=told is now) for told in events]


def trail(sight: Sight, told: LogLine, view: object, *, fresh: bool) -> Trail:
    """Return the trail of a line of the log."""
    stage = sight.stage
    assert told.event is not None, "a trail is left by an event"
    running = stage.shot is not None and stage.shot.number == told.number
    elapsed = stage.elapsed if running else OPENS
    return Trail(told, sight.board.trace(told.event, view), _symbol(sight.sitting, told), fresh, elapsed)


def _symbol(sitting: Sitting, told: LogLine) -> str:
    """Return the symbol of the seat an event is about; "" for none."""
    seat = getattr(told.event, "seat", None)
    faction = sitting.faction(seat) if isinstance(seat, int) else getattr(told.event, "power", "")
    side = faction_of(sitting.title, faction) if isinstance(faction, str) and faction else None
    return side.symbol if side is not None else ""

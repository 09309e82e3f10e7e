"""The choices made before a game, and the session built from them; the rules decide whether it is playable."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from ai.homemade import found, is_homemade
from ai.levels import WAY, ways_to_play
from game import luck
from game.client.kit.settings import Settings
from game.client.scenes.shelf.drawer import seat_name
from game.core.content.box import Lineup, Option, box, chosen, level
from game.core.contract import Setup
from game.play.session import FIRST, LARGEST_DEAL, LEVELS, WATCHED, YOU, Session, levels_for
from game.titles import rules_of


@dataclass(frozen=True, slots=True)
class SeatRow:
    """One row of the setup: the faction, who plays it, and the name."""

    faction: str
    person: bool
    name: str = ""
    level: str = FIRST
    """A level, or the file of a bot."""

    @property
    def chair(self) -> str:
        """Who sits here: "you" or a bot."""
        return YOU if self.person else self.level


@dataclass
class Choices:
    """Everything that can be chosen on the setup screen, and the session built from it."""

    title: str
    level: str
    seats: list[SeatRow]
    house: dict[str, Any] = field(default_factory=dict)
    deal: str = ""
    practice: bool = False
    phones: bool = False
    """True if each hand goes to its owner's phone."""
    ways: bool = False
    """True if every bot plays in a style of its own, drawn with the deal."""
    lineup_id: str = ""

    @classmethod
    def usual(cls, title: str, settings: Settings, watch: bool = False) -> "Choices":
        """Return the seating of the last game; for a newcomer, one person against bots of the first level."""
        of, kept = box(title), [] if watch else _kept(title, settings)
        if kept:
            sides = tuple(seat.faction for seat in kept)
            return cls(title, of.levels[0], kept, lineup_id=next(iter(_lineups(title, sides)), ""))
        count = of.usual_seats or of.seats[0]
        sides = ("",) * count if of.factions_in_play else of.lineups[0].open_to(count)
        seats, bots = list[SeatRow](), WATCHED if watch else FIRST
        for number, side in enumerate(sides[:count]):
            seats.append(SeatRow(side, not watch and not number, settings.names.get(str(number), ""), bots))
        return cls(title, of.levels[0], seats)

    def keep(self, settings: Settings) -> None:
        """Save the seating for the next game of this title."""
        others = {key: value for key, value in settings.tables.items() if key.partition(" ")[0] != self.title}
        rows = {
            f"{self.title} {number}": f"{seat.chair} {seat.faction}".strip()
            for number, seat in enumerate(self.seats)
        }
        settings.tables = {**others, **rows}

    def rules(self) -> dict[str, Any]:
        """Return the house options: as chosen here, else as usual at this table."""
        here = [option.id for option in self.options]
        return chosen(box(self.title), self._preset(), {key: self.house[key] for key in here if key in self.house})

    def usual_rules(self) -> dict[str, Any]:
        """Return the house options set by the level, or else proposed by the box for this number of seats."""
        return chosen(box(self.title), {}, self._preset())

    def _preset(self) -> dict[str, Any]:
        proposed = {option.id: option.proposed for option in self.options if option.proposed is not None}
        return {**proposed, **level(self.title, self.level).options}

    @property
    def options(self) -> list[Option]:
        """The house options that make a difference with this number of seats."""
        return [option for option in box(self.title).option if option.seats in (0, len(self.seats))]

    @property
    def people(self) -> list[int]:
        """The seats played by people."""
        return [number for number, seat in enumerate(self.seats) if seat.person]

    def name(self, number: int) -> str:
        """Return the name of a seat's player."""
        seat = self.seats[number]
        return (seat.name.strip() if seat.person else "") or seat_name(seat.chair, number, self.title)

    def change_side(self, number: int) -> None:
        """Give a seat the box's next faction, swapping with the seat that has it."""
        sides = self.sides
        old = self.seats[number].faction
        new = sides[(sides.index(old) + 1) % len(sides)] if old in sides else sides[0]
        swap = {old: new, new: old}
        self.seats = [replace(seat, faction=swap.get(seat.faction, seat.faction)) for seat in self.seats]

    @property
    def lineup(self) -> Lineup:
        """The list that the factions are chosen from."""
        lineups = box(self.title).lineups
        return next((each for each in lineups if each.id == self.lineup_id), lineups[0])

    @property
    def sides(self) -> tuple[str, ...]:
        """The factions available for this number of seats."""
        return self.lineup.open_to(len(self.seats))

    @property
    def most_seats(self) -> int:
        """The most seats possible with the current list of factions."""
        most = box(self.title).seats[1]
        return most if box(self.title).factions_in_play else min(most, len(self.lineup.every))

    def seat_anew(self, count: int) -> None:
        """Set the number of seats; seats whose faction isn't available get the next free one."""
        self.seats = [*self.seats, *[SeatRow("", False)] * count][: min(count, self.most_seats)]
        if box(self.title).factions_in_play:
            return
        kept = {seat.faction for seat in self.seats if seat.faction in self.sides}
        free = iter([side for side in self.sides if side not in kept])
        self.seats = [
            seat if seat.faction in self.sides else replace(seat, faction=next(free)) for seat in self.seats
        ]

    def trouble(self) -> str:
        """Return why this can't be played, or "" if it can."""
        try:
            rules_of(self.title).new(replace(self.session().setup, seed=1))
        except ValueError as error:
            return str(error)
        return ""

    def session(self) -> Session:
        """Return the session for the chosen game; if no deal is given, one is drawn."""
        seed = int(self.deal) if self.deal else luck.below(LARGEST_DEAL)
        setup = Setup(self.level, tuple(seat.faction for seat in self.seats), self.rules(), seed)
        chairs = self._chairs(seed)
        names = told_apart(
            [
                self.name(number) if chair == YOU else seat_name(chair, number, self.title)
                for number, chair in enumerate(chairs)
            ]
        )
        return Session(self.title, setup, chairs, names, self.practice, self.phones and YOU in chairs)

    def _chairs(self, seed: int) -> tuple[str, ...]:
        """Return the chair of each seat; bots with styles of their own get different styles as long as there are
        enough.
        """
        ways = ways_to_play(self.title, seed) if self.ways else []
        return tuple(
            f"{seat.chair}{WAY}{ways[number % len(ways)]}" if ways and seat.chair in LEVELS else seat.chair
            for number, seat in enumerate(self.seats)
        )


def _kept(title: str, settings: Settings) -> list[SeatRow]:
    """Return the seats of the last game, or [] if they are no longer playable."""
    seats = list[SeatRow]()
    while (row := settings.tables.get(f"{title} {len(seats)}")) is not None:
        chair, side = _read(row)
        if chair not in (YOU, *levels_for(title)) and not (is_homemade(chair) and found(chair)):
            return []
        name, level = settings.names.get(str(len(seats)), ""), FIRST if chair == YOU else chair
        seats.append(SeatRow(side, chair == YOU, name, level))
    sides = tuple(seat.faction for seat in seats)
    of = box(title)
    fits = not any(sides) if of.factions_in_play else len(set(sides)) == len(sides) and _lineups(title, sides)
    return seats if fits and of.seats[0] <= len(seats) <= of.seats[1] else []


def _read(row: str) -> tuple[str, str]:
    """Return the chair and the side from a saved row; only a bot's file name may contain blanks."""
    if is_homemade(row) or " " not in row:
        return row, ""
    chair, side = row.rsplit(" ", 1)
    return chair, side


def _lineups(title: str, sides: Sequence[str]) -> list[str]:
    """Return the ids of the faction lists in which all of the sides are available."""
    return [each.id for each in box(title).lineups if set(sides) <= set(each.open_to(len(sides)))]


def told_apart(names: Sequence[str]) -> tuple[str, ...]:
    """Number the names that occur more than once: "Fair bot", "Fair bot 2"."""
    counts: Counter[str] = Counter()
    told = list[str]()
    for name in names:
        counts[name] += 1
        told.append(name if counts[name] == 1 else f"{name} {counts[name]}")
    return tuple(told)

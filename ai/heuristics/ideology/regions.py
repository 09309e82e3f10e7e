"""What the regions of Ideology are worth to each seat, and how close they bring each to the goal."""

from collections.abc import Sequence
from functools import lru_cache

from ai.facts import MOST
from game.core.contract import Seat
from game.titles.ideology.faces import AREAS, REGION, WEAPON
from game.titles.ideology.state import Areas, State, influence, majority, with_card

STEP, FURTHER = 0.3, 0.08
"""The worth of a card needed for the next level, and for the level after it; three steps make a level."""
SAFETY = (0.9, 0.97, 1.0)
"""The factors for one's own region with a lead of one, two or three cards, when a position is evaluated."""
SECURING = (0.62, 0.97, 2.1)
"""The same when a deed is weighed: bots win more with these, though a search wins more with SAFETY."""
THORN = 0.07
"""The worth of a card in another seat's region: taking it back at the right moment costs them a level."""
GROWTH = 0.2
"""The worth of a region won, beyond its level."""
ALL = range(len(AREAS))

Stakes = tuple[float, ...]
"""The worth of a region to each seat, in levels."""


@lru_cache(maxsize=1 << 15)
def stakes(
    areas: Areas, owner: Seat | None, level: int, printed: int, safety: tuple[float, ...] = SECURING
) -> Stakes:
    """Return the worth of a region to each seat with its current cards."""
    strengths = [sum(of_seat) for of_seat in zip(*areas, strict=True)]
    if owner is None:
        return tuple([_claim(areas, level, strengths, seat) for seat in range(len(strengths))])
    totals = [sum(area) for area in areas]
    leader = majority(areas)
    worth = [THORN * count for count in strengths]
    if leader == owner:
        rival = max([count for seat, count in enumerate(strengths) if seat != owner])
        worth[owner] = _growing(totals, 2 * printed) * safety[min(strengths[owner] - rival, 3) - 1]
    elif leader is not None and min(totals):
        worth[leader] = 0.85 * (min(totals) + GROWTH)
    else:
        most = max(strengths)
        for seat, count in enumerate(strengths):
            if count == most:
                worth[seat] = 0.35 * max(level, 1)
    return tuple(worth)


def _growing(totals: Sequence[int], most: int) -> float:
    """Return the worth of one's own region: its future level, and the cards for the one after that."""
    weakest = min(totals)
    if weakest >= most:
        return float(weakest)
    next_level, one_after = (
        sum([total > weakest for total in totals]),
        sum([total > weakest + 1 for total in totals]),
    )
    steps = STEP * next_level + FURTHER * one_after
    return weakest + steps if weakest else 1 + 0.3 * steps


def _claim(areas: Areas, level: int, strengths: Sequence[int], seat: Seat) -> float:
    """Return the worth of cards at an Independent Region: the chance to win it, and more if it is fuller."""
    mine = strengths[seat]
    if not mine:
        return 0.0
    rival = max([count for other, count in enumerate(strengths) if other != seat])
    filled = sum([min(sum(area), level) for area in areas])
    left = 3 * level - filled
    ahead = mine - rival
    if ahead > left:
        chance = 0.92
    elif not left:
        chance = 0.3 if not ahead else 0.06
    else:
        chance = max(0.06, 0.5 + 0.45 * ahead / (left + 1))
    return chance * (level + GROWTH) * float((filled / (3 * level)) ** 1.25)


@lru_cache(maxsize=1 << 15)
def _to_be(areas: Areas, owner: Seat | None, level: int) -> tuple[Seat | None, int]:
    """Return who will control a region after the next Assessment, and at what level."""
    totals, leader = [sum(area) for area in areas], majority(areas)
    weakest = min(totals)
    if owner is None:
        return (leader, level) if weakest >= level else (None, 0)
    if leader == owner:
        return owner, max(weakest, 1)
    return (leader, weakest) if weakest else (None, 0)


Changes = tuple[tuple[int, Seat, int], ...]
"""Cards added to a region, or removed if the number is negative: area, owner, number."""
Openings = tuple[tuple[int, float, float], ...]
"""Areas where one seat can replace another's card: its gain, and the other's loss."""


class RegionCards:
    """Derived values of the cards at a region, valid until these change."""

    __slots__ = (
        "areas",
        "becomes",
        "changed",
        "holder",
        "level",
        "openings",
        "owner",
        "printed",
        "stakes",
        "worth",
    )

    def __init__(self, areas: Areas, owner: Seat | None, level: int, printed: int) -> None:
        self.areas, self.owner, self.level, self.printed = areas, owner, level, printed
        self.worth = stakes(areas, owner, level, printed, SAFETY)
        self.stakes = stakes(areas, owner, level, printed)
        self.holder, self.becomes = _to_be(areas, owner, level)
        self.openings: dict[tuple[Seat, Seat], Openings] | None = None
        self.changed: dict[Changes, tuple[Stakes, Seat | None, int]] = {}

    def after(self, changes: Changes) -> tuple[Stakes, Seat | None, int]:
        """Return the stakes, the future holder and the future level after some changes."""
        found = self.changed.get(changes)
        if found is None:
            areas = self.areas
            for area, whose, more in changes:
                areas = with_card(areas, area, whose, more)
            worth = stakes(areas, self.owner, self.level, self.printed)
            found = self.changed[changes] = (worth, *_to_be(areas, self.owner, self.level))
        return found

    def open(self) -> dict[tuple[Seat, Seat], Openings]:
        """Return the openings of every seat against every other that has a card here."""
        if self.openings is None:
            seats = range(len(self.areas[0]))
            pairs = [(seat, other) for seat in seats for other in seats if seat != other]
            found = {pair: self._against(*pair) for pair in pairs}
            self.openings = {pair: openings for pair, openings in found.items() if openings}
        return self.openings

    def _against(self, seat: Seat, other: Seat) -> Openings:
        found = []
        for area in ALL:
            if self.areas[area][other]:
                after = with_card(with_card(self.areas, area, seat, 1), area, other, -1)
                now = stakes(after, self.owner, self.level, self.printed)
                found.append((area, now[seat] - self.stakes[seat], self.stakes[other] - now[other]))
        return tuple(found)


_region_cards: dict[int, RegionCards] = {}
"""Cache by the id of a region's cards, because most regions don't change from turn to turn."""


def cards_at(view: State, region: str, areas: Areas) -> RegionCards:
    """Return the derived values of a region with these cards."""
    owner = view.owner.get(region)
    level = view.levels[region]
    printed = REGION[region].level
    found = _region_cards.get(id(areas))
    if found is None or found.owner != owner or found.level != level or found.printed != printed:
        if len(_region_cards) > MOST:
            _region_cards.clear()
        found = _region_cards[id(areas)] = RegionCards(areas, owner, level, printed)
    return found


class Scoreboard:
    """Everybody's progress, valid until a region changes hands or level, or somebody gets an Advancement."""

    __slots__ = ("advancements", "fears", "influence", "levels", "owner")

    def __init__(self, view: State) -> None:
        self.owner, self.levels, self.advancements = view.owner, view.levels, view.advancements
        self.influence = [influence(view, seat) for seat in view.seats]
        self.fears: dict[Seat, list[float]] = {}


_scoreboard: list[Scoreboard] = []
"""Cache of the last scoreboard."""


def scoreboard(view: State) -> Scoreboard:
    """Return everybody's progress."""
    if _scoreboard:
        last = _scoreboard[0]
        if last.owner is view.owner and last.levels is view.levels and last.advancements is view.advancements:
            return last
    _scoreboard[:] = [Scoreboard(view)]
    return _scoreboard[0]


def coming(view: State, seat: Seat) -> int:
    """Return a seat's Global Influence after the next Assessment if no cards change."""
    found = view.advancements[seat][WEAPON]
    for region, areas in view.cards.items():
        there = cards_at(view, region, areas)
        found += there.becomes if there.holder == seat else 0
    return found


LACK = 0.45
"""The worth of a card that returns from abroad when all others are on the table."""


def missing(view: State, seat: Seat, more: int = 0) -> int:
    """Return how many cards a seat will be short when it next draws, with `more` cards more abroad."""
    left = len(view.decks[seat]) + len(view.discards[seat]) + len(view.hands[seat]) - more
    return max(0, scoreboard(view).influence[seat] - left)

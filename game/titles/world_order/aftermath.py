"""The Aftermath: returns, Prosperity, THREAT, scoring, and the end of the game. WO-ROI, WO-PRO, WO-THR, WO-SCO"""

from collections.abc import Mapping
from typing import ClassVar

from game.core.agenda import Ask, Do, Item, push
from game.core.contract import Action, Emit, Line, Result, Seat, Verbs, line, option
from game.core.frozen import frozen
from game.core.record import seated
from game.titles.world_order.board import earn, place_token, score
from game.titles.world_order.domestic import advance_prosperity, may_prosper, next_space
from game.titles.world_order.events import (
    AssetsUnused,
    GameWon,
    MajorityScored,
    NetworkScored,
    OrderUnused,
    RegionNotScored,
    RegionScored,
    ReturnsGained,
    ScoringBegan,
    SphereSecured,
    StatusLost,
    ThreatSuffered,
    TokenCashed,
    TokenDefended,
)
from game.titles.world_order.faces import COUNTRY, MAJORITY, POWERS, REGION, REGIONS, ZONE
from game.titles.world_order.state import State, allies_in, armies_at, cubes, has_free_slot, seat_of
from game.titles.world_order.steps import DONE, NO, YES
from game.titles.world_order.turns import unused_assets

RETURN = 2
"""Money per FDI token and point of its Country's value. WO-ROI-01"""
CASH = 5
"""Money per discarded Engage token and ally in that Region. WO-ROI-02"""
THREAT_LOSS = 2
NATO = frozenset({"usa", "eu"})
STATUS: Mapping[int, int] = {0: -12, 1: -8, 2: -5, 3: -2}
"""The USA's VPs, by the number of Regions in which it leads. WO-SPC-01"""
SPHERE = 2
NETWORK: Mapping[int, int] = {3: 2, 4: 3, 5: 4, 6: 6, 7: 8}
"""China's VPs, by the number of Regions with its FDI tokens. WO-SPC-03"""
UNUSED_ASSET = 2
UNUSED_ORDER = 3


def aftermath(scoring: bool, last: bool) -> list[Item]:
    """Return the steps of an Aftermath. WO-THR-07"""
    steps: list[Item] = [Returns(), Prosperity(), Threats()]
    if scoring:
        steps.append(Scoring(last))
    if last:
        steps.append(EndGame())
    return steps


# Return on Investments


@frozen
class Returns(Do[State]):
    """The returns: money for FDI tokens, then for discarded Engage tokens. WO-ROI-01"""

    def run(self, state: State, emit: Emit) -> None:
        """Push each seat's steps, in turn order."""
        state.phase, state.turn = "aftermath", 0
        push(state, *[step for seat in state.order for step in (GainReturns(seat), CashToken(seat))])


@frozen
class GainReturns(Do[State]):
    """A seat's income from FDI tokens: 2 money per point of value of each Country that has one. WO-ROI-01"""

    seat: Seat

    def run(self, state: State, emit: Emit) -> None:
        money = returns(state, self.seat)
        if money:
            earn(state, self.seat, money)
            emit(ReturnsGained, self.seat, money)


def returns(state: State, seat: Seat) -> int:
    """Return the money that a seat's FDI tokens bring. WO-ROI-01, WO-AMB-82"""
    return sum([RETURN * ally.fdi * COUNTRY[card].value for card, ally in state.allies[seat].items() if ally.fdi])


@frozen
class CashToken(Ask[State]):
    """The offer to discard an Engage token for money. WO-ROI-02"""

    rule: ClassVar[str] = "WO-ROI-02"
    verbs: ClassVar[Verbs] = (("region", "discard_token"),)
    open: ClassVar[bool] = True
    passing: ClassVar[Action | None] = DONE

    def options(self, state: State) -> tuple[Action, ...]:
        """Return the Regions with one of the seat's tokens, and `done`."""
        regions = [option("discard_token", region) for region in state.tokens[self.seat]]
        return (*regions, DONE) if regions else ()

    def answer(self, state: State, action: Action, emit: Emit) -> None:
        """Take the money and ask again."""
        if action == DONE:
            return
        money = CASH * allies_in(state, self.seat, action.noun)
        place_token(state, self.seat, action.noun, -1)
        earn(state, self.seat, money)
        emit(TokenCashed, self.seat, action.noun, money)
        push(state, self)


# Prosperity


@frozen
class Prosperity(Do[State]):
    """The Prosperity step: each seat may advance one space. WO-PRO-01"""

    def run(self, state: State, emit: Emit) -> None:
        """Push each seat's question, in turn order."""
        push(state, *[Prosper(seat) for seat in state.order])


@frozen
class Prosper(Ask[State]):
    """The offer to advance one Prosperity space for goods. WO-PRO-01, WO-PRO-02"""

    rule: ClassVar[str] = "WO-PRO-01"
    open: ClassVar[bool] = True

    def options(self, state: State) -> tuple[Action, ...]:
        """Return yes and no; () if advancing is unaffordable or not allowed this round."""
        space = next_space(state, self.seat) if may_prosper(state, self.seat) else None
        return (YES, NO) if space and state.stock[self.seat]["goods"] >= space.goods else ()

    def answer(self, state: State, action: Action, emit: Emit) -> None:
        space = next_space(state, self.seat)
        if action == YES and space:
            advance_prosperity(state, self.seat, space.goods, emit)

    def prompt(self, state: State) -> Line:
        space = next_space(state, self.seat)
        assert space is not None, "a space is being chosen"
        return line("prompt.prosper", goods=space.goods, vp=space.vp, money=space.money or "")


# THREAT


@frozen
class Threats(Do[State]):
    """The THREAT step: each seat checks the Regions in its zone of interest. WO-THR-01"""

    def run(self, state: State, emit: Emit) -> None:
        """Push each seat's checks, in turn order."""
        push(state, *[CheckRegion(seat, region) for seat in state.order for region in ZONE[state.powers[seat]]])


def threat(state: State, power: str, region: str) -> int:
    """Return a power's THREAT in a Region: its armies; with any, Military Focus adds 1. WO-THR-02, WO-THR-04"""
    armies = armies_at(state, power, region)
    seat = seat_of(state, power)
    return armies + 1 if armies and seat is not None and state.focus[seat] == "military" else armies


def defense(state: State, seat: Seat, region: str) -> int:
    """Return a seat's Defense in a Region of its zone, before tokens. WO-THR-02, WO-THR-04"""
    return armies_at(state, state.powers[seat], region) + (state.focus[seat] == "military")


def threats_above(state: State, seat: Seat, region: str, defended: int) -> list[str]:
    """Return the powers whose THREAT exceeds a seat's Defense in a Region. WO-THR-03, WO-THR-06, WO-AMB-46"""
    mine = state.powers[seat]
    others = [power for power in POWERS if power != mine and not (power in NATO and mine in NATO)]
    return [power for power in others if threat(state, power, region) > defended]


@frozen
class CheckRegion(Do[State]):
    """The comparison of others' THREAT with a seat's Defense in a Region of its zone. WO-THR-01"""

    seat: Seat
    region: str
    more: int = 0
    """The Defense added by Engage tokens."""

    def rivals(self, state: State) -> list[str]:
        """Return the powers whose THREAT exceeds the Defense."""
        return threats_above(state, self.seat, self.region, defense(state, self.seat, self.region) + self.more)

    def run(self, state: State, emit: Emit) -> None:
        """Offer to discard a token only if that can make a difference. WO-AMB-81"""
        if not self.rivals(state):
            return
        if state.tokens[self.seat].get(self.region) and allies_in(state, self.seat, self.region):
            push(state, Defend(self.seat, self))
        else:
            self.suffer(state, emit)

    def suffer(self, state: State, emit: Emit) -> None:
        """Lose 2 VPs per rival. WO-THR-03"""
        rivals = tuple(self.rivals(state))
        score(state, self.seat, -THREAT_LOSS * len(rivals))
        emit(ThreatSuffered, self.seat, self.region, rivals, -THREAT_LOSS * len(rivals))


@frozen
class Defend(Ask[State]):
    """The offer to discard an Engage token for Defense. WO-THR-05"""

    rule: ClassVar[str] = "WO-THR-05"
    open: ClassVar[bool] = True

    check: CheckRegion

    def options(self, state: State) -> tuple[Action, ...]:
        return (YES, NO)

    def answer(self, state: State, action: Action, emit: Emit) -> None:
        """Add 1 Defense per ally in the Region for this round, then compare again."""
        check = self.check
        if action == NO:
            check.suffer(state, emit)
            return
        more = allies_in(state, self.seat, check.region)
        place_token(state, self.seat, check.region, -1)
        emit(TokenDefended, self.seat, check.region, more)
        push(state, CheckRegion(self.seat, check.region, check.more + more))

    def prompt(self, state: State) -> Line:
        check = self.check
        more = allies_in(state, self.seat, check.region)
        return line("prompt.defend", region=check.region, rivals=tuple(check.rivals(state)), more=more)


# Scoring


@frozen
class Scoring(Do[State]):
    """The scoring of Regions, special abilities and Majority tokens; the last adds unused items. WO-SCO-01"""

    last: bool

    def run(self, state: State, emit: Emit) -> None:
        """Score everything; nothing leaves the board."""
        emit(ScoringBegan, state.round)
        state.firsts = (0,) * len(state.powers)
        for region in REGIONS:
            score_region(state, region, emit)
        score_abilities(state, self.last, emit)
        score_majorities(state, emit)
        if self.last:
            score_unused(state, emit)


def places(state: State, region: str) -> dict[str, int]:
    """Return the place of each power with a cube in a Region; tied powers share the lower place. WO-SCO-07"""
    counts = cubes(state, region)
    strength = {power: (count, armies_at(state, power, region)) for power, count in counts.items()}
    return {power: sum([other >= mine for other in strength.values()]) for power, mine in strength.items()}


def region_vps(state: State, region: str) -> dict[Seat, tuple[int, int, int]]:
    """Return (cubes, place, bonus) for each seat with a cube in a Region; {} if the Region doesn't score.

    WO-SCO-02 to WO-SCO-06
    """
    if has_free_slot(state, region):
        return {}
    counts, bonuses = cubes(state, region), REGION[region].majority
    found = {}
    for power, place in places(state, region).items():
        seat = seat_of(state, power)
        if seat is not None:
            found[seat] = counts[power], place, bonuses[place - 1] if place <= len(bonuses) else 0
    return found


def score_region(state: State, region: str, emit: Emit) -> None:
    """Score a Region: 1 VP per cube, plus the bonus of the place. WO-SCO-03, WO-SCO-04, WO-END-02"""
    if has_free_slot(state, region):
        emit(RegionNotScored, region)
        return
    for seat, (count, place, bonus) in sorted(region_vps(state, region).items()):
        score(state, seat, count + bonus)
        if place == 1:
            state.firsts = seated(state.firsts, seat, state.firsts[seat] + 1)
        emit(RegionScored, seat, region, count, place, bonus, count + bonus)


def leads(state: State, power: str) -> int:
    """Return the number of Regions in which a power has the most cubes, ties included. WO-SPC-01, WO-AMB-53"""
    every = [cubes(state, region) for region in REGIONS]
    return sum([counts.get(power, 0) > 0 and counts[power] == max(counts.values()) for counts in every])


def sphere(state: State) -> list[str]:
    """Return the Regions in Russia's zone where it has the most armies, ties included. WO-SPC-02"""
    return [
        region
        for region in ZONE["russia"]
        if armies_at(state, "russia", region)
        and armies_at(state, "russia", region) == max(state.armies[region].values())
    ]


def network(state: State, seat: Seat) -> int:
    """Return the number of Regions where a seat has an FDI token. WO-SPC-03"""
    return len({COUNTRY[card].region for card, ally in state.allies[seat].items() if ally.fdi})


def ability_vps(state: State, seat: Seat, last: bool) -> int:
    """Return the VPs that a power's special ability scores. WO-SPC-01 to WO-SPC-03"""
    match state.powers[seat]:
        case "usa":
            return STATUS.get(leads(state, "usa"), 0)
        case "russia":
            return SPHERE * len(sphere(state))
        case "china":
            return NETWORK.get(network(state, seat), 0) if last else 0
        case _:
            return 0


def score_abilities(state: State, last: bool, emit: Emit) -> None:
    """Score the special abilities of the USA, Russia and China."""
    for seat, power in enumerate(state.powers):
        vp = ability_vps(state, seat, last)
        if not vp:
            continue
        score(state, seat, vp)
        match power:
            case "usa":
                emit(StatusLost, seat, leads(state, "usa"), vp)
            case "russia":
                emit(SphereSecured, seat, tuple(sphere(state)), vp)
            case _:
                emit(NetworkScored, seat, network(state, seat), vp)


def counted(state: State, token: str) -> list[int]:
    """Return, for each seat, the number that a Majority token compares. WO-MAJ-01"""
    match token:
        case "money":
            return list(state.money)
        case "armies":
            return [sum([armies_at(state, power, region) for region in REGIONS]) for power in state.powers]
        case _:
            return [len(allies) for allies in state.allies]


def majority(state: State, token: str) -> list[tuple[int, int]]:
    """Return each seat's (place, VPs) for a Majority token; place 0 if none. WO-MAJ-02, WO-MAJ-03, WO-AMB-54"""
    counts, vps = counted(state, token), MAJORITY[token]
    if len(counts) == 2:
        vps = vps[:1]
    found = []
    for count in counts:
        takes_place = count or state.rulings.majority_of_nothing
        place = sum([other >= count for other in counts]) if takes_place else 0
        found.append((place, vps[place - 1] if 0 < place <= len(vps) else 0))
    return found


def score_majorities(state: State, emit: Emit) -> None:
    """Score the most money, most armies on the map and most allies."""
    for token in MAJORITY:
        for seat, (place, vp) in enumerate(majority(state, token)):
            if vp:
                score(state, seat, vp)
                emit(MajorityScored, seat, token, place, vp)


def score_unused(state: State, emit: Emit) -> None:
    """Score unused Assets and Executive Orders. WO-END-01, WO-EXO-02"""
    for seat in state.seats:
        count = len(unused_assets(state, seat))
        if count:
            score(state, seat, UNUSED_ASSET * count)
            emit(AssetsUnused, seat, count, UNUSED_ASSET * count)
        if state.orders[seat]:
            score(state, seat, UNUSED_ORDER)
            emit(OrderUnused, seat, UNUSED_ORDER)


# The end


def cubes_on_map(state: State, seat: Seat) -> int:
    """Return how many cubes a seat has on the map. WO-END-02"""
    return sum([cubes(state, region).get(state.powers[seat], 0) for region in REGIONS])


@frozen
class EndGame(Do[State]):
    """The end of the game.

    Ties in VPs are broken by first places in the last scoring, then by cubes; after that, the win is shared.

    WO-END-02
    """

    def run(self, state: State, emit: Emit) -> None:
        state.phase = "end"
        standing = [(state.vp[seat], state.firsts[seat], cubes_on_map(state, seat)) for seat in state.seats]
        best = max(standing)
        winners = tuple([seat for seat in state.seats if standing[seat] == best])
        how = self._how(standing, best)
        shares = tuple([1 / len(winners) if seat in winners else 0.0 for seat in state.seats])
        powers = tuple([state.powers[seat] for seat in winners])
        state.result = Result(shares, line(f"result.{how}", seat=winners[0], vp=best[0], powers=powers))
        emit(GameWon, winners, best[0], how)

    def _how(self, standing: list[tuple[int, int, int]], best: tuple[int, int, int]) -> str:
        """Return the criterion that decided the game."""
        for length, how in ((1, "vp"), (2, "firsts"), (3, "cubes")):
            if sum([one[:length] == best[:length] for one in standing]) == 1:
                return how
        return "shared"

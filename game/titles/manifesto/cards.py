"""The legal targets and the effects of the conflict cards. Letters are those printed on the cards."""

from game.core.contract import Emit, Seat
from game.titles.manifesto.board import gain, neutralise
from game.titles.manifesto.events import IndustryBuilt
from game.titles.manifesto.faces import BUILDUPS, CONFLICT, REGIONS, ConflictCard
from game.titles.manifesto.state import MAJOR, SURCHARGE, Conflict, State, in_truce, survey

# Legal targets


def targets_for(state: State, seat: Seat, card: str) -> list[str]:
    """Return the regions on which a conflict card or Industrial Buildup may be played. MA-CON-08, MA-AMB-15"""
    if card in BUILDUPS:
        return buildup_targets(state, seat)
    face = CONFLICT[card]
    if not may_use(state, seat, face):
        return []
    regions = neutral_targets(state, seat, face) if face.target == "neutral_region" else rivals(state, seat, face)
    if state.its[seat] >= SURCHARGE:
        return regions
    influence = state.influence
    return [region for region in regions if influence[region] < MAJOR]


def buildup_targets(state: State, seat: Seat) -> list[str]:
    """Return the seat's own regions, or all regions under the house option "any_region". MA-AMB-15"""
    return list(REGIONS if state.rulings.industrial_buildup == "any_region" else state.held[seat])


def may_use(state: State, seat: Seat, face: ConflictCard) -> bool:
    """Return True if a seat meets the condition starred on a card: to have a major region, or to have none.

    MA-CON-07, MA-AMB-29
    """
    match face.requires:
        case "major":
            return state.majors[seat] > 0
        case "no_major":
            return state.majors[seat] == 0
        case _:
            return True


def neutral_targets(state: State, seat: Seat, face: ConflictCard) -> list[str]:
    """Return the neutral regions a card may target: any, those next to the seat's own, or those it has just lost.

    MA-CON-06, MA-AMB-26, MA-AMB-27
    """
    if face.just_lost:
        return [region for region in state.neutral if state.lost.get(region) == seat]
    if face.adjacent:
        return [region for region in state.neutral if region in state.reach[seat]]
    return list(state.neutral)


def rivals(state: State, seat: Seat, face: ConflictCard) -> list[str]:
    """Return opponents' regions a card may target; military ones exclude truce partners. MA-CON-06, MA-AMB-18"""
    others = [other for other in state.seats if other != seat]
    if face.military and state.truces:
        others = [other for other in others if not in_truce(state, seat, other)]
    regions = [region for other in others for region in state.held[other]]
    return [region for region in regions if region in state.reach[seat]] if face.adjacent else regions


def enemies_for(state: State, seat: Seat, card: str) -> list[Seat]:
    """Return the powers that a war card may be played against. MA-WAR-01, MA-AMB-19, MA-AMB-22"""
    face = CONFLICT[card]
    if not may_use(state, seat, face):
        return []
    return [
        other
        for other in state.seats
        if other != seat and state.majors[other] and not (face.military and in_truce(state, seat, other))
    ]


# Effects


def take_effect(state: State, won: Conflict, emit: Emit) -> None:
    """Apply a conflict card that won: result B makes the target neutral, C gives it to the active player.

    MA-CON-05
    """
    if CONFLICT[won.card].result == "B":
        neutralise(state, won.region, emit)
    else:
        gain(state, won.active, won.region, emit)


def build_up(state: State, seat: Seat, card: str, region: str, emit: Emit) -> None:
    """Permanently raise a region's influence by 1, no matter who controls it. MA-INF-02, MA-AMB-15"""
    influence = state.influence[region] + 1
    state.influence = {**state.influence, region: influence}
    survey(state)
    emit(IndustryBuilt, seat, card, region, influence)

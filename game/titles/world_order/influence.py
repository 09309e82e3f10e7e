"""Influence: adding, pushing out, converting and resetting cubes. WO-INF"""

from typing import ClassVar

from game.core.agenda import Ask, push
from game.core.contract import Action, Emit, Line, Reason, Seat, because, line, option
from game.core.frozen import frozen
from game.core.record import seated
from game.titles.world_order.board import score
from game.titles.world_order.events import (
    AbilityUsed,
    InfluenceAdded,
    InfluenceConverted,
    InfluencePushed,
    InfluenceReset,
)
from game.titles.world_order.faces import REGION
from game.titles.world_order.state import State, has_free_slot, may_use, own_slots, seat_of
from game.titles.world_order.steps import NONE, Step, Where, where

PERMANENT = option("permanent")
TEMPORARY = option("temporary")
RESILIENCE = "regional_resilience"

ANY = "any"
"""The ways to place a cube: wherever there's room; above the line even without a slot; either of these."""
FORCED = "forced"
EITHER = "either"


# Moving cubes


def _set_row(state: State, region: str, row: tuple[str, ...]) -> None:
    state.temporary = {**state.temporary, region: row}


def _rise(state: State, power: str, region: str) -> None:
    state.permanent = {**state.permanent, region: (*state.permanent[region], power)}


def place_permanent(state: State, power: str, region: str, emit: Emit) -> None:
    """Put a cube above the line. A slot brings its VPs; a place beside the slots brings none.

    WO-INF-03, WO-INF-14
    """
    face = REGION[region]
    slot = len(state.permanent[region]) - len(face.begins)
    vp = face.permanent[slot] if slot < len(face.permanent) else 0
    _rise(state, power, region)
    _settle(state, power, region, "permanent", vp, emit)


def place_temporary(state: State, power: str, region: str, emit: Emit) -> None:
    """Put a cube in the first free temporary slot; if none is free, push out the leftmost cube.

    WO-INF-04, WO-INF-05
    """
    row, slots = state.temporary[region], REGION[region].temporary
    vp = slots[len(row)] if len(row) < len(slots) else 0
    if len(row) == len(slots):
        emit(InfluencePushed, row[0], region)
        row = row[1:]
    _set_row(state, region, (*row, power))
    _settle(state, power, region, "temporary", vp, emit)


def _settle(state: State, power: str, region: str, slot: str, vp: int, emit: Emit) -> None:
    """Score the VPs; only players gain any. WO-AUT-06"""
    seat = seat_of(state, power)
    if seat is None:
        vp = 0
    elif vp:
        score(state, seat, vp)
    emit(InfluenceAdded, power, region, slot, vp)


def place_by_rule(state: State, power: str, region: str, emit: Emit) -> None:
    """Place a cube of a power without a player, above the line if there's a slot. WO-AUT-03"""
    if has_free_slot(state, region):
        place_permanent(state, power, region, emit)
    else:
        place_temporary(state, power, region, emit)


def convert(state: State, seat: Seat, region: str, slot: int, emit: Emit) -> None:
    """Move a temporary cube (position from 1) above the line, without VPs. WO-INF-08"""
    row, power = state.temporary[region], state.powers[seat]
    _set_row(state, region, row[: slot - 1] + row[slot:])
    _rise(state, power, region)
    emit(InfluenceConverted, power, region)


def reset(state: State, seat: Seat, region: str, slot: int, emit: Emit) -> None:
    """Move a temporary cube (position from 1) to the end of its row, without VPs. WO-INF-10"""
    row, power = state.temporary[region], state.powers[seat]
    _set_row(state, region, (*row[: slot - 1], *row[slot:], power))
    emit(InfluenceReset, power, region)


# Adding


def add_influence(state: State, seat: Seat, region: str, how: str = ANY) -> None:
    """Ask a seat to place a cube in a Region. WO-INF-01"""
    push(state, PlaceInfluence(seat, region, how))


@frozen
class PlaceInfluence(Ask[State]):
    """The choice to place a cube above or below the line. WO-INF-01, WO-INF-07, WO-GRO-14"""

    rule: ClassVar[str] = "WO-INF-01"

    region: str
    how: str = ANY

    def options(self, state: State) -> tuple[Action, ...]:
        """Return the placements. There's always room below the line; Regional Resilience may come first."""
        match self.how:
            case "any":
                slots = (PERMANENT, TEMPORARY) if has_free_slot(state, self.region) else (TEMPORARY,)
            case "forced":
                slots = (PERMANENT,)
            case _:
                slots = (PERMANENT, TEMPORARY)
        return slots + conversions(state, self.seat, self.region) if state.growth[self.seat] else slots

    def answer(self, state: State, action: Action, emit: Emit) -> None:
        """Place the cube, or convert another one first and ask again."""
        power = state.powers[self.seat]
        if action.verb == "convert":
            use_resilience(state, self.seat, action.noun, emit)
            push(state, self)
            return
        if action == PERMANENT:
            place_permanent(state, power, self.region, emit)
        else:
            place_temporary(state, power, self.region, emit)
        state.done = True
        if may_use(state, self.seat, RESILIENCE):
            push(state, ConvertAfter(self.seat, self.region))

    def prompt(self, state: State) -> Line:
        return line("prompt.place_influence", region=self.region)

    def why_not(self, state: State, action: Action) -> Reason:
        """Return why a cube can't be placed there. WO-INF-02, WO-INF-07, WO-GRO-14"""
        match action.verb:
            case "permanent":
                return because("WO-INF-02", "no_slot", region=self.region)
            case "temporary":
                return because("WO-INF-07", "above_the_line", region=self.region)
            case "convert":
                return because("WO-GRO-14", "no_conversion", region=self.region)
            case _:
                return Ask.why_not(self, state, action)


@frozen
class ConvertAfter(Ask[State]):
    """The offer of Regional Resilience right after adding Influence. WO-GRO-14, WO-AMB-64"""

    rule: ClassVar[str] = "WO-GRO-14"
    open: ClassVar[bool] = True

    region: str

    def options(self, state: State) -> tuple[Action, ...]:
        """Return the seat's temporary cubes in the Region, and `none`."""
        options = conversions(state, self.seat, self.region)
        return (*options, NONE) if options else ()

    def answer(self, state: State, action: Action, emit: Emit) -> None:
        """Convert the cube, or keep the ability for later."""
        if action != NONE:
            use_resilience(state, self.seat, action.noun, emit)

    def prompt(self, state: State) -> Line:
        return line("prompt.convert_after", region=self.region)


def conversions(state: State, seat: Seat, region: str) -> tuple[Action, ...]:
    """Return the cubes that Regional Resilience can convert now. WO-GRO-14"""
    if not may_use(state, seat, RESILIENCE):
        return ()
    return tuple([option("convert", f"{region}:{slot}") for slot in own_slots(state, seat, region)])


def use_resilience(state: State, seat: Seat, cube: str, emit: Emit) -> None:
    """Use this round's ability to convert a cube, given as "region:slot"."""
    region, _, slot = cube.partition(":")
    state.spent = seated(state.spent, seat, state.spent[seat] | {RESILIENCE})
    emit(AbilityUsed, seat, RESILIENCE)
    convert(state, seat, region, int(slot), emit)


@frozen
class AddInfluence(Step):
    """The step "Add 1 Influence to that Region." WO-INF-01"""

    to: Where = "region"
    how: str = ANY

    def can(self, state: State, seat: Seat) -> bool:
        """Return True if the card has a Region for it; there's always room."""
        return bool(where(state, self.to))

    def do(self, state: State, seat: Seat, emit: Emit) -> None:
        for region in where(state, self.to)[:1]:
            add_influence(state, seat, region, self.how)


@frozen
class Convert(Step):
    """The step "Convert 1 of your temporary Influence in that Region." WO-INF-08"""

    at: Where = "region"

    def can(self, state: State, seat: Seat) -> bool:
        return any(own_slots(state, seat, region) for region in where(state, self.at))

    def do(self, state: State, seat: Seat, emit: Emit) -> None:
        push(state, ConvertCube(seat, self.at))


@frozen
class ConvertCube(Ask[State]):
    """The choice of a cube to move above the line. WO-INF-08"""

    rule: ClassVar[str] = "WO-INF-08"

    at: Where

    def options(self, state: State) -> tuple[Action, ...]:
        return tuple(
            [
                option("convert", f"{region}:{slot}")
                for region in where(state, self.at)
                for slot in own_slots(state, self.seat, region)
            ]
        )

    def answer(self, state: State, action: Action, emit: Emit) -> None:
        region, _, slot = action.noun.partition(":")
        convert(state, self.seat, region, int(slot), emit)
        state.done = True


@frozen
class Reset(Step):
    """The step "Reset 1 of your temporary Influence in one of those Regions." WO-INF-10, WO-AMB-80"""

    at: Where = "region"
    may: bool = False

    def can(self, state: State, seat: Seat) -> bool:
        """Return True if one of the seat's cubes has another cube to its right."""
        return bool(resets(state, seat, where(state, self.at)))

    def do(self, state: State, seat: Seat, emit: Emit) -> None:
        push(state, ResetCube(seat, self.at, self.may))


def resets(state: State, seat: Seat, regions: tuple[str, ...]) -> list[str]:
    """Return the seat's temporary cubes that a reset would move, as "region:slot"."""
    return [
        f"{region}:{slot}"
        for region in regions
        for slot in own_slots(state, seat, region)
        if slot < len(state.temporary[region])
    ]


@frozen
class ResetCube(Ask[State]):
    """The choice of a cube to move to the end of its row. WO-INF-10"""

    rule: ClassVar[str] = "WO-INF-10"

    at: Where
    may: bool

    def options(self, state: State) -> tuple[Action, ...]:
        """Return the seat's cubes with another cube to their right."""
        options = [option("reset", cube) for cube in resets(state, self.seat, where(state, self.at))]
        return (*options, NONE) if options and self.may else tuple(options)

    def answer(self, state: State, action: Action, emit: Emit) -> None:
        """Move the cube, or decline."""
        if action != NONE:
            region, _, slot = action.noun.partition(":")
            reset(state, self.seat, region, int(slot), emit)
            state.done = True

"""Flights in World Order: cubes, armies and VPs between a power's plaque and the map."""

from collections.abc import Sequence

from pygame import FRect as Rect

from game.client.boards.world_order.cards import TITLE, ability, cell, power_shade, power_symbol
from game.client.boards.world_order.layout import Spots
from game.client.boards.world_order.plates import slot_place
from game.client.boards.world_order.tiles import written
from game.client.boards.world_order.track import end_of
from game.client.kit import boxes, theme
from game.client.kit.flow import Column
from game.client.kit.places import KeepClear, nearest
from game.client.kit.theme import CORNER, GAP, HAIR, NEAR, PAD, ROOM, ROUND, SLIM, TIGHT, WIDE, Point, ease
from game.client.table.cues import cues
from game.client.table.picture import Picture
from game.core.contract import Event, Seat
from game.titles.world_order import events as told
from game.titles.world_order.faces import COUNTRY, FACE
from game.titles.world_order.state import State

FLIGHT, WAIT = 520.0, 380.0  # ms of a flight, and that VPs first wait where they were scored
SHOWN = 240.0  # ms that a card takes to come out of its plaque
FLOWN, ARRIVED, FALLS = 26.0, 14.0, 46.0  # px of a cube at the start and end of its flight, and the px it falls
TANK = (36.0, 26.0)
TAG, SIGN = 24.0, 0.66  # px of the tag beside a card, and its symbol's share of that
STARTS = (
    told.CardPlayed,
    told.CardTaken,
    told.AssetUsed,
    told.OrderUsed,
    told.Passed,
    told.FocusChosen,
    told.HandRevealed,
    told.AutoOpened,
    told.RoundBegan,
    told.ScoringBegan,
    told.ReturnsGained,
)
"""Events that end the display of the card played before."""


def region_of_event(event: Event | None) -> str:
    """Return an event's Region, or ""."""
    region = getattr(event, "region", "")
    card = getattr(event, "country", "")
    return region or (COUNTRY[card].region if card in COUNTRY else "")


def moment(picture: Picture, at: Spots, opened: Sequence[str]) -> None:
    """Paint the card or Asset another seat is resolving, in a corner of the map."""
    if picture.decision is not None or not picture.told:
        return
    last = next((line.event for line in reversed(picture.told) if isinstance(line.event, STARTS)), None)
    thing = getattr(last, "card", "") or getattr(last, "asset", "")
    seat = getattr(last, "seat", at.below)
    if not thing or seat == at.below:
        return
    canvas, power = picture.ui.canvas, picture.view.powers[seat]
    shade, rect = theme.shade(power_shade(power)), at.moment(opened)
    if isinstance(picture.event, told.CardPlayed | told.AssetUsed) and picture.elapsed < SHOWN:
        share = ease.out_cubic(picture.elapsed / SHOWN)
        rect = boxes.around(*_way(at.plaque(seat).center, rect.center, share), *rect.size)
    canvas.shadow(rect, alpha=210)
    if thing in FACE:
        ability(canvas, rect, thing, picture.words)
    else:
        written(canvas, picture, rect, thing)
    canvas.rect(boxes.inset(rect, -HAIR), None, radius=ROUND, border=shade.light, border_width=2)
    side = TAG * min(at.type, 1.6)
    tag = Rect(rect.left - side - TIGHT, rect.top, side, side)
    canvas.rect(tag, shade.deep, radius=SLIM, border=shade.light)
    canvas.icon(power_symbol(power), *tag.center, side * SIGN, shade.light)
    picture.ui.node(f"look:{thing}", rect, "card", picture.name(thing), focusable=False)


def flights(picture: Picture, at: Spots) -> None:
    """Paint what is in flight during an event."""
    view: State = picture.view
    share = min(1.0, picture.elapsed / FLIGHT)
    match picture.event:
        case told.InfluenceAdded(power, region, slot, vp):
            goal = slot_place(view, at, region, slot)
            _cube(picture, _way(at.plaque_of(view, power).center, goal, share), power, share)
            if vp and power in view.powers:
                _points(picture, at, goal, view.powers.index(power), vp)
        case told.InfluencePushed(power, region):
            start = slot_place(view, at, region, "temporary")
            _cube(picture, (start[0], start[1] + FALLS * share), power, 1 - share)
        case told.ArmyMoved(seat, origin, region):
            start = at.plates[origin].center if origin else at.plaque(seat).center
            _tank(picture, _way(start, at.plates[region].center, share), view.powers[seat], 1)
        case told.ArmiesPlaced(power, region, count):
            _tank(picture, _way(at.plaque_of(view, power).center, at.plates[region].center, share), power, count)
        case told.BaseBuilt(seat, country, armies):
            goal = at.plates[COUNTRY[country].region].center
            _tank(picture, _way(at.plaque(seat).center, goal, share), view.powers[seat], armies)
        case told.RegionScored(seat, region, _, _, _, vp) if vp:
            _points(picture, at, at.plates[region].center, seat, vp)
        case told.ThreatSuffered(seat, region, _, vp):
            _points(picture, at, at.plates[region].center, seat, vp)
        case told.MajorityScored(seat, _, _, vp) | told.NetworkScored(seat, _, vp) | told.StatusLost(seat, _, vp):
            _slip(picture, at, seat, vp)
        case told.SphereSecured(seat, _, vp) | told.AssetsUnused(seat, _, vp) | told.OrderUnused(seat, vp):
            _slip(picture, at, seat, vp)
        case told.GrowthTaken(seat, _, vp) | told.ProsperityIncreased(seat, _, vp, _) if vp:
            _slip(picture, at, seat, vp)
        case _:
            return


def stroke(picture: Picture, at: Spots, opened: Sequence[str]) -> None:
    """Paint a stroke's sentence large over the map, clear of markers and open plates."""
    if picture.event is None or not picture.told or cues(TITLE).kind_of(picture.event) != "stroke":
        return
    told, canvas = picture.told[-1], picture.ui.canvas
    shade = theme.shade(told.faction or "local")
    room = boxes.inset(at.ground.board, GAP)
    wide = min(canvas.measure(told.text, theme.HEAD)[0] + 2 * ROOM, room.w * 2 / 3)
    high = canvas.measure(told.text, theme.HEAD, width=wide - 2 * ROOM)[1] + 2 * GAP
    keep = [*at.markers.values(), *(at.plates[region] for region in opened)]
    rect = nearest(boxes.around(*room.center, wide, high), room, [KeepClear(each) for each in keep])
    wider = 0.0 if picture.ui.reduce_motion else PAD * (1 - ease.out_cubic(min(1.0, picture.elapsed / SHOWN)))
    canvas.shadow(rect)
    canvas.rect(rect, theme.PAPER, radius=CORNER)
    canvas.rect(boxes.left(rect, NEAR), shade.ink)
    canvas.rect(boxes.inset(rect, -HAIR - wider), None, radius=ROUND, border=shade.light, border_width=2)
    words = Column(canvas, boxes.inset(rect, ROOM, GAP), inks=theme.ON_PAPER)
    with canvas.panel(rect, "stroke"):
        words.text(told.text, theme.HEAD)


def _way(start: Point, goal: Point, share: float) -> Point:
    eased = ease.out_cubic(share)
    lift = 4 * ROOM * eased * (1 - eased)
    return start[0] + (goal[0] - start[0]) * eased, start[1] + (goal[1] - start[1]) * eased - lift


def _cube(picture: Picture, place: Point, power: str, share: float) -> None:
    """Paint a cube in flight; it shrinks to the size of its slot."""
    side = FLOWN + (ARRIVED - FLOWN) * share
    rect = boxes.around(*place, side, side)
    picture.ui.canvas.shadow(rect, alpha=170)
    cell(picture.ui.canvas, *place, side, power)
    picture.ui.canvas.rect(boxes.inset(rect, -1), None, radius=SLIM, border=theme.WHITE)


def _tank(picture: Picture, place: Point, power: str, count: int) -> None:
    """Paint armies in flight."""
    canvas, shade, (wide, high) = picture.ui.canvas, theme.shade(power_shade(power)), TANK
    rect = boxes.around(*place, wide, high)
    sign = rect.center
    rect.w += PAD if count > 1 else 0
    canvas.shadow(rect, alpha=170)
    canvas.rect(rect, shade.deep, radius=CORNER, border=shade.light)
    canvas.icon("tank", *sign, high - NEAR, shade.light)
    if count > 1:
        x, role = rect.right - NEAR, theme.BODY.strong
        canvas.text(x, rect.centery, str(count), role, align="right", valign="middle", scaled=False)


def _points(picture: Picture, at: Spots, start: Point, seat: Seat, vp: int) -> None:
    """Paint VPs that wait where they were scored, then fly to the track or else to the plaque."""
    share = min(1.0, max(0.0, (picture.elapsed - WAIT) / FLIGHT))
    rect = at.plaque(seat)
    x, y = _way(start, end_of(at, picture.view, seat) or (rect.left + ROOM, rect.centery), share)
    _chip(picture, x, y, f"{vp:+d}")


def _slip(picture: Picture, at: Spots, seat: Seat, vp: int) -> None:
    """Paint VPs that have no place on the map; they start below their plaque."""
    rect = at.plaque(seat)
    start = rect.centerx, rect.bottom + WIDE
    if end_of(at, picture.view, seat) is not None:
        _points(picture, at, start, seat, vp)
    else:
        _chip(picture, *start, f"{vp:+d}")


def _chip(picture: Picture, x: float, y: float, text: str) -> None:
    canvas = picture.ui.canvas
    said = f"{text} {picture.name('vp')}"
    wide = canvas.measure(said, theme.LEAD.strong)[0] + 2 * GAP
    high = canvas.line_height(theme.LEAD)
    slip = boxes.around(x, y, wide, high)
    canvas.shadow(slip, alpha=170)
    canvas.rect(slip, theme.PAPER, radius=CORNER)
    ink = theme.ALARM if text.startswith("-") else theme.INK
    canvas.text(*slip.center, said, theme.LEAD.strong, color=ink, align="center", valign="middle")

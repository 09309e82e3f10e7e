"""The map of World Order: seven Regions whose dots their cubes share out, each with a marker that opens."""

from collections.abc import Callable, Collection
from functools import cache, partial

from pygame import FRect as Rect

from game.client.boards.world_order.cards import SIGN, TITLE, power_shade
from game.client.boards.world_order.layout import Spots
from game.client.boards.world_order.markers import (
    CHIP,
    face_of,
    marker,
    signed,
    unfolded,
    warned,
    warning,
    warnings,
)
from game.client.boards.world_order.plates import (
    PLATES,
    SIGN_SIDE,
    SLOTS,
    army_row,
    countries,
    country_line,
    foot_of,
    head_of,
    lead_sign,
    plate,
    rank_of,
    slots,
    small_armies,
    view_of,
    worths,
)
from game.client.kit import boxes, theme
from game.client.kit.flow import Row
from game.client.kit.theme import CORNER, GAP, HAIR, NEAR, PAD, SLIM, TIGHT
from game.client.table.picture import Picture
from game.client.table.worldboard import dots, leader, piled, rims
from game.client.world.dots import Cell
from game.client.world.light import Homeland, LitMap, SharedOut
from game.client.world.light import State as Lit
from game.client.world.shares import LandPart
from game.core.asking import on_top
from game.titles.world_order.faces import COUNTRY, LOCAL, POWERS, REGION, REGIONS
from game.titles.world_order.influence import PlaceInfluence
from game.titles.world_order.knowledge import meant
from game.titles.world_order.relations import SpendDiplomacy
from game.titles.world_order.state import State, cubes, free_slots, open_countries, region_of
from game.titles.world_order.telling import change, short

# px and shares of a table row
LEADERS = 72.0
NAMES = (0.26, 0.42)
PLACES = (0.52, 0.8)


def states(view: State) -> dict[str, Lit]:
    """Return how every Region's dots look: shared out by its cubes; homelands are in their power's colours."""
    shown: dict[str, Lit] = {power: Homeland(power_shade(power)) for power in POWERS}
    for region in REGIONS:
        counts = cubes(view, region)
        parts = tuple(
            LandPart(power_shade(power), counts[power], _seed(region, power))
            for power in (*POWERS, LOCAL)
            if counts.get(power)
        )
        every = sum(len(worths(region, kind)) for kind in SLOTS)
        shown[region] = SharedOut(parts, max(every, sum(counts.values())))
    return shown


@cache
def _seed(region: str, power: str) -> Cell:
    """Return the cell from which a power's part of a Region grows: the middle of its homeland."""
    land = dots(TITLE).land(region if power == LOCAL else power)
    nearest = min(range(len(land.dots)), key=lambda dot: abs(complex(*land.dots[dot]) - complex(*land.centre)))
    return land.cells[nearest]


def at_stake(view: State, among: Collection[str] = ()) -> str:
    """Return the Region closest to scoring, of some or of all; if several are, the one worth the most VPs."""
    regions = [region for region in REGIONS if region in among] or REGIONS
    return min(regions, key=lambda region: (free_slots(view, region), -REGION[region].majority[0]))


def region_asked(view: State) -> str:
    """Return the Region the current question is about, or ""."""
    match on_top(view):
        case PlaceInfluence(region=region) | SpendDiplomacy(region=region):
            return region
        case top:
            region = getattr(top, "region", "") or region_of_card(getattr(top, "card", ""))
            return region if region in REGION else ""


def region_of_card(card: str) -> str:
    """Return a Country card's Region, or "" for anything else."""
    return region_of(card) if card in COUNTRY else ""


def regions(picture: Picture, at: Spots, lit: LitMap, chosen: str, opened: Collection[str]) -> None:
    """Paint rims, lines, markers and open plates over the dots."""
    rims(picture, at.ground.board, lit, REGIONS, chosen)
    lying = {region: _lies(picture, at, region, opened) for region in REGIONS}
    for region, rect in lying.items():
        if not (at.docked and region in opened):
            leader(picture.ui.canvas, rect, at.ground.mark("leader", region), theme.TEXT, slack=TIGHT)
    top = next(iter(opened), chosen)
    for number, region, hit in piled(picture, at.ground, lying, top):
        _region(picture, at, region, (number, hit), lying[region], (region in opened, region == chosen))


def _lies(picture: Picture, at: Spots, region: str, opened: Collection[str]) -> Rect:
    """Return the rectangle of a Region's plate or marker."""
    if region in opened:
        return at.plates[region]
    rect = at.markers[region]
    return rect if unfolded(picture, at, region) else face_of(at, rect)


def _region(
    picture: Picture,
    at: Spots,
    region: str,
    piled_up: tuple[int, Callable[[float, float], bool]],
    rect: Rect,
    look: tuple[bool, bool],
) -> None:
    """Paint the marker or the open plate of a Region and make it touchable."""
    (number, hit), (is_open, chosen) = piled_up, look
    canvas = picture.ui.canvas
    state = ("chosen",) if chosen else ()
    if is_open and not at.docked:
        hit = _or_marker(hit, face_of(at, at.markers[region]))
    found = picture.touch(region, rect, "region", picture.name(region), rank=PLATES + number, hit=hit, state=state)
    if is_open:
        canvas.shadow(rect)
        canvas.baked(
            _shows(picture, at, region), rect, partial(plate, picture=picture, at=at, region=region, rect=rect)
        )
        countries(picture, region, foot_of(at, rect), number, touched=not at.brief)
    else:
        marker(picture, at, region, rect, number)
    warnings(picture, at, region, rect)
    _bid(picture, at, region, rect, is_open=is_open)
    if picture.lit(region) or chosen:
        picture.ui.framed(rect, strong=found.hover or picture.pointed_at(region) or chosen)


def _or_marker(hit: Callable[[float, float], bool], marker: Rect) -> Callable[[float, float], bool]:
    """Return a hit test for an open plate that includes its marker, or it would close under the pointer."""
    return lambda x, y: hit(x, y) or marker.collidepoint(x, y)


def _shows(picture: Picture, at: Spots, region: str) -> tuple[object, ...]:
    """Return everything that a plate is painted from."""
    view = view_of(picture)
    return (
        "plate",
        region,
        view.permanent[region],
        view.temporary[region],
        tuple(view.armies[region].items()),
        tuple(tokens.get(region, 0) for tokens in view.tokens),
        view.powers,
        at.below,
        picture.ui.settings.language,
    )


def _bid(picture: Picture, at: Spots, region: str, rect: Rect, *, is_open: bool) -> None:
    """Paint what choosing a Region would cost or gain, on its plate's head."""
    found = _offer(picture, region) if picture.lit(region) else None
    if found is None:
        return
    canvas, (icon, text) = picture.ui.canvas, found
    wide = canvas.measure(text, theme.BODY.strong)[0] + SIGN_SIDE * at.type + PAD
    if is_open:
        chip = boxes.right(boxes.inset(head_of(at, rect), HAIR), wide)
    else:  # below, because the Region's name may take a marker's whole width
        high = canvas.line_height(theme.BODY.tight)
        chip = boxes.kept_in(Rect(rect.right - wide, rect.bottom - HAIR, wide, high), at.board)
    canvas.rect(chip, theme.PAPER, radius=CORNER)
    signed(canvas, chip, icon, text, theme.BODY.strong, (theme.INK, theme.INK))


def _offer(picture: Picture, region: str) -> tuple[str, str] | None:
    """Return an icon and a number for choosing a Region: the price of engaging, or the money for a token."""
    action = meant(picture.decision, region, otherwise="choose")
    match change(picture.view, picture.below, action):
        case {"diplomacy": cost}:
            return SIGN["diplomacy"], str(-cost)
        case {"money": money} if money > 0:
            return SIGN["money"], f"+{money}"
        case _:
            return None


def table(picture: Picture, at: Spots, chosen: str) -> None:
    """Paint the Regions as a table, for large type and players who prefer rows."""
    canvas = picture.ui.canvas
    for number, region in enumerate(REGIONS):
        rect = at.markers[region]
        state = ("chosen",) if region == chosen else ()
        look = picture.touch(region, rect, "region", picture.name(region), rank=PLATES + number, state=state)
        ground = theme.GLASS2 if picture.pointed_at(region) else theme.GLASS
        canvas.rect(rect, ground, radius=CORNER, border=theme.LINE2)
        if picture.lit(region) or region == chosen:
            picture.ui.framed(rect, strong=look.hover or picture.pointed_at(region) or region == chosen)
        _table_row(picture, at, region, rect, number)


def _table_row(picture: Picture, at: Spots, region: str, rect: Rect, number: int) -> None:
    canvas, view = picture.ui.canvas, view_of(picture)
    role = theme.NOTE if rect.h > canvas.line_height(theme.NOTE) else theme.SMALL
    row = Row(canvas, boxes.inset(rect, GAP, 0), role.strong)
    row.gap = NEAR
    if lost := warned(picture, at, region):
        high = canvas.line_height(theme.SMALL.tight) + HAIR
        if (place := row.take(CHIP * at.type, end=True)) is not None:
            warning(picture, at, at.below, lost, boxes.around(place.left, place.centery, 0, high))
    lead_sign(row, view, at, region)
    row.left = max(row.left, rect.left + LEADERS)
    with canvas.panel(rect, f"row {region}"):
        if (part := row.take(row.rest.w * NAMES[at.huge])) is not None:
            Row(canvas, part, row.role).text(short(picture.words, region))
        row.icon("handshake", color=theme.MUTE, side=SIGN_SIDE)
        row.text(str(REGION[region].engage))
        row.left += GAP
    if (both := row.take(row.rest.w * PLACES[at.brief])) is not None:
        for kind, part in zip(SLOTS, boxes.columns(both, 2), strict=True):
            slots(canvas, view, region, part, kind)
    if at.brief:
        small_armies(row, view, region)
        return
    armies, *countries = boxes.columns(row.rest, 3)
    army_row(canvas, view, region, armies)
    for each, (card, box) in enumerate(zip(open_countries(view, region), countries, strict=False)):
        _country(picture, card, boxes.inset(box, 0, SLIM), rank_of(number, each))


def _country(picture: Picture, card: str, box: Rect, rank: float) -> None:
    """Paint an open Country in a row of the table and make it touchable."""
    picture.touch(card, box, "country", picture.name(card), rank=rank)
    country_line(picture, card, box)

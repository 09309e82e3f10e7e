"""A Region's marker on the map: its name, armies and cubes, and the warnings beside it."""

from pygame import FRect as Rect

from game.client.boards.world_order.cards import cell, fitting, free_cell, power_shade, power_symbol
from game.client.boards.world_order.layout import LARGER, LINE, Spots
from game.client.boards.world_order.plates import (
    LARGEST,
    SIGN_SIDE,
    SLOTS,
    countries,
    margin,
    scores,
    slot_boxes,
    small_armies,
    taken,
    view_of,
    worths,
)
from game.client.kit import boxes, theme
from game.client.kit.canvas import Canvas
from game.client.kit.flow import Row
from game.client.kit.theme import CORNER, HAIR, NEAR, PAD, SLIM, TIGHT, Color, Type
from game.client.table.picture import Picture
from game.core.contract import Seat
from game.titles.world_order.faces import REGION
from game.titles.world_order.knowledge import Threatened, lead, threatened
from game.titles.world_order.state import State, open_countries
from game.titles.world_order.telling import threat_says

CUBE, WORTH = PAD - HAIR, PAD  # px of a cube on a marker, and the px from which a free slot shows its VPs
CHIP = 40.0  # px of a warning beside a marker


def face_of(at: Spots, rect: Rect) -> Rect:
    """Return the part of a marker's room that is always painted."""
    return rect if at.roomy or at.brief else boxes.cut(rect, bottom=at.foot_high)


def offers_country(picture: Picture, at: Spots, region: str) -> bool:
    """Return whether one of a marker's open Countries is on offer."""
    return not at.brief and any(picture.lit(card) for card in open_countries(picture.view, region))


def unfolded(picture: Picture, at: Spots, region: str) -> bool:
    """Return whether a marker shows its open Countries: if there is room, or one of them is on offer."""
    return at.roomy or offers_country(picture, at, region)


def marker(picture: Picture, at: Spots, region: str, rect: Rect, number: int) -> None:
    """Paint a marker, and its open Countries if there is room or one is on offer."""
    view: State = picture.view
    canvas = picture.ui.canvas
    still = (
        "marker",
        region,
        view.permanent[region],
        view.temporary[region],
        tuple(view.armies[region].items()),
        view.powers,
        at.roomy,
        at.docked,
        at.below,
        picture.ui.settings.language,
    )
    canvas.shadow(rect)
    canvas.baked(still, rect, lambda c: _paint(c, picture, at, region, rect))
    if unfolded(picture, at, region):
        foot = boxes.inset(boxes.lower(rect, at.foot_high), SLIM, 1)
        countries(picture, region, foot, number, stacked=not at.roomy)


def _paint(canvas: Canvas, picture: Picture, at: Spots, region: str, rect: Rect) -> None:
    view: State = picture.view
    canvas.rect(rect, theme.GLASS, radius=CORNER, border=theme.LINE2)
    lines = boxes.upper(rect, min(rect.h, 2 * LINE * at.type))
    standing_tab(canvas, picture, at, region, boxes.left(lines, at.tab))
    room = boxes.inset(boxes.cut(rect, left=at.tab), NEAR, TIGHT / 2)
    if at.docked:
        _code(canvas, picture, region, room)
        return
    line = LINE * at.type - SLIM
    row = Row(canvas, boxes.upper(room, line), theme.SMALL.strong)
    row.gap = TIGHT
    with canvas.panel(rect, f"marker {region}"):
        small_armies(row, view, region, leave=_least_name(canvas, picture, region, row))
        row.gap = TIGHT
        if at.roomy:
            row.text(str(REGION[region].engage), theme.SMALL.strong, end=True)
            row.icon("handshake", color=theme.MUTE, end=True)
        row.text(fitting(canvas, picture.words, region, row.rest.w, row.role, last=f"board.code_{region}"))
    cubes = boxes.upper(boxes.cut(room, top=line), line)
    if scores(view, region):
        below = Row(canvas, cubes, theme.SMALL.strong)
        below.icon("medal", end=True)
        cubes = below.rest
    _cubes(canvas, view, region, cubes, CUBE * (LARGER if at.roomy else min(at.type, LARGEST)))


def _least_name(canvas: Canvas, picture: Picture, region: str, row: Row) -> float:
    """Return the width of a Region's shortest name, with a gap."""
    return canvas.measure(fitting(canvas, picture.words, region, 0.0, row.role), row.role)[0] + row.gap


def standing_tab(canvas: Canvas, picture: Picture, at: Spots, region: str, tab: Rect) -> None:
    """Paint who leads a Region, and by how many cubes the near seat is ahead or behind.

    It is light, in the near seat's colour, where that seat leads. A tank replaces the number if only armies
    decide.
    """
    view = view_of(picture)
    power = view.powers[at.below]
    found, own = lead(view, region, power), theme.shade(power_shade(power))
    ahead = found.leaders == (power,)
    ground = own.light if ahead else theme.GLASS2
    canvas.rect(boxes.inset(tab, 1), ground, radius=CORNER)
    if not found.leaders:
        return
    signs, figure = boxes.rows(boxes.inset(tab, HAIR), 2, 0)
    side = min(SIGN_SIDE * min(canvas.growth, LARGEST), signs.h - HAIR, signs.w / len(found.leaders[:2]))
    for one, place in zip(found.leaders, boxes.slots(signs, side, len(found.leaders[:2]), 0), strict=False):
        color = theme.INK if ahead else theme.shade(power_shade(one)).light
        canvas.icon(power_symbol(one), *place.center, side, color)
    ink = theme.INK if ahead else own.light
    if text := margin(found):
        with canvas.panel(tab, f"lead in {region}"):
            canvas.text(*figure.center, text, theme.NOTE.strong, color=ink, align="center", valign="middle")
    else:
        canvas.icon("tank", *figure.center, side, ink)


def _cubes(canvas: Canvas, view: State, region: str, room: Rect, most: float) -> None:
    """Paint the permanent cubes, a hairline, and the temporary ones."""
    counts = [max(len(taken(view, region, kind)), len(worths(region, kind))) for kind in SLOTS]
    for kind, part in zip(SLOTS, boxes.columns(room, counts, NEAR), strict=True):
        _slots(canvas, view, region, part, kind, most)
        if kind == "temporary":
            x = part.left - SLIM
            canvas.line(x, room.centery - most / 2, x, room.centery + most / 2, theme.LINE2)


def _slots(canvas: Canvas, view: State, region: str, room: Rect, kind: str, most: float) -> None:
    found, worth = taken(view, region, kind), worths(region, kind)
    for number, box in enumerate(slot_boxes(view, region, boxes.inset(room, 0, -SLIM), kind, most)):
        if number < len(found):
            cell(canvas, *box.center, box.w, found[number])
        elif most >= WORTH:
            free_cell(canvas, *box.center, box.w, worth[number])
        else:
            canvas.rect(box, None, radius=1, border=theme.SLOT)


def _code(canvas: Canvas, picture: Picture, region: str, room: Rect) -> None:
    """Paint two letters and the permanent cubes, for large type."""
    row = Row(canvas, room, theme.NOTE.strong)
    row.gap = TIGHT
    with canvas.panel(room, f"marker {region}"):
        row.text(picture.say(f"board.code_{region}"))
    _slots(canvas, picture.view, region, row.rest, "permanent", CUBE * min(canvas.growth, LARGEST))


# --- warnings ---


def warned(picture: Picture, at: Spots, region: str) -> Threatened | None:
    """Return what the reader would lose to THREAT in a Region, or None."""
    return threatened(picture.view, picture.reader if picture.reader is not None else at.below, region)


def warnings(picture: Picture, at: Spots, region: str, beside: Rect) -> None:
    """Paint a chip beside a marker or plate for every seat that would lose VPs to THREAT there."""
    view: State = picture.view
    seats = sorted(view.seats, key=lambda seat: seat != at.below)
    high = picture.ui.canvas.line_height(theme.SMALL.tight) + HAIR
    threats = [(seat, lost) for seat in seats if (lost := threatened(view, seat, region))]
    if not threats:
        return
    tall = len(threats) * (high + HAIR)
    chips = Rect(
        0,
        beside.top + PAD * at.type,  # a sign may be at the corner
        CHIP * at.type,
        tall,
    )
    left = _clear_side(at, region, beside, chips)
    whole = boxes.kept_in(Rect(left, chips.top, 0, tall), at.board)
    for (seat, lost), place in zip(threats, boxes.rows(whole, len(threats), HAIR), strict=True):
        warning(picture, at, seat, lost, place)


def _clear_side(at: Spots, region: str, beside: Rect, chips: Rect) -> float:
    """Return the left edge for chips beside a marker, on the side where they cover no other marker."""
    sides = beside.right + HAIR, beside.left - chips.w - HAIR

    def covers(left: float) -> tuple[bool, float]:
        there = Rect(left, chips.top, chips.w, chips.h)
        inside = at.board.left <= there.left and there.right <= at.board.right
        shared = [there.clip(each) for name, each in at.markers.items() if name != region]
        return not inside, sum(part.w * part.h for part in shared)

    return min(sides, key=covers)


def warning(picture: Picture, at: Spots, seat: Seat, lost: Threatened, place: Rect) -> None:
    """Paint a chip with the cost of THREAT: light for the near seat, dark with the power's symbol for others."""
    canvas = picture.ui.canvas
    power = picture.view.powers[seat]
    mine = seat == at.below
    text = str(lost.vp)
    shade = theme.shade(power_shade(power))
    side = SIGN_SIDE * min(at.type, LARGEST)
    wide = canvas.measure(text, theme.SMALL.strong)[0] + side + PAD
    chip = boxes.kept_in(Rect(place.left, place.top, wide, place.h), at.board)
    ground, edge = (shade.light, theme.WHITE) if mine else (shade.deep, shade.light)
    canvas.rect(chip, ground, radius=CORNER, border=edge)
    ink, sign = (theme.INK, theme.INK) if mine else (shade.light, theme.TEXT)
    signed(canvas, chip, "bomb" if mine else power_symbol(power), text, theme.SMALL.strong, (ink, sign))
    label = f"{picture.name(lost.region)}: {picture.tells(threat_says(picture.view, lost, seat))}"
    picture.ui.node(f"threat:{lost.region}:{seat}", chip, "note", label, tip=label, focusable=False)


def signed(canvas: Canvas, chip: Rect, icon: str, text: str, role: Type, inks: tuple[Color, Color]) -> None:
    """Paint an icon and a number on a chip."""
    side = min(SIGN_SIDE * min(canvas.growth, LARGEST), chip.h - HAIR)
    canvas.icon(icon, chip.left + TIGHT + side / 2, chip.centery, side, inks[0])
    x = chip.right - TIGHT
    canvas.text(x, chip.centery, text, role, color=inks[1], align="right", valign="middle")

"""The map of World Order: seven Regions of dots, and a plate for each with influence, armies, open Countries."""

from functools import partial

from pygame import FRect as Rect

from game.client import theme
from game.client.boards import Picture
from game.client.boards.world_order_cards import cell, free_cell, power_shade, power_symbol, short
from game.client.boards.world_order_layout import Spots, asked
from game.client.canvas import Canvas
from game.client.dotpaint import Homeland, InPlay, Leading, LitMap, Owned
from game.client.dotpaint import State as Lit
from game.core.contract import Seat
from game.titles.world_order.aftermath import THREAT_LOSS, defense, threats_above
from game.titles.world_order.faces import COUNTRY, LOCAL, POWERS, REGION, REGIONS, ZONE
from game.titles.world_order.influence import PlaceInfluence
from game.titles.world_order.relations import SpendDiplomacy
from game.titles.world_order.state import State, cubes, has_free_slot, open_countries, region_of

LABELS = 62.0
"""Where the slots of a plate begin."""


def leaders(view: State, region: str) -> tuple[str, ...]:
    """The powers with the most cubes in a Region; local ones do not lead."""
    counts = {power: count for power, count in cubes(view, region).items() if power != LOCAL}
    most = max(counts.values(), default=0)
    return tuple(power for power in POWERS if most and counts.get(power) == most)


def states(view: State) -> dict[str, Lit]:
    """What every Region's dots show: who leads there; a homeland shows its power."""
    shown: dict[str, Lit] = {power: Homeland(power_shade(power)) for power in POWERS}
    for region in REGIONS:
        first = tuple(power_shade(power) for power in leaders(view, region))
        shown[region] = Owned(first[0]) if len(first) == 1 else Leading(first) if first else InPlay()
    return shown


def danger(view: State, seat: Seat | None, region: str) -> int:
    """The VPs a seat would lose to THREAT in a Region as things stand; 0 outside of its zone."""
    if seat is None or region not in ZONE[view.powers[seat]] or view.result is not None:
        return 0
    return THREAT_LOSS * len(threats_above(view, seat, region, defense(view, seat, region)))


def region_asked(view: State) -> str:
    """The Region a question is about."""
    match asked(view):
        case PlaceInfluence(region=region) | SpendDiplomacy(region=region):
            return region
        case top:
            region = getattr(top, "region", "") or region_of_card(getattr(top, "card", ""))
            return region if region in REGION else ""


def region_of_card(card: str) -> str:
    """The Region of a Country card; nothing for anything else."""
    return region_of(card) if card in COUNTRY else ""


def regions(picture: Picture, at: Spots, lit: LitMap, chosen: str) -> None:
    """Paint what lies over the dots: rims, leaders, plates."""
    surface, corner = picture.ui.canvas.surface, picture.ui.canvas.px(at.board).topleft
    with picture.ui.canvas.clip(at.board):
        for region in REGIONS:
            if picture.held(region) or region == chosen:
                lit.draw_rim(surface, corner, region, chosen=region == chosen or picture.lit(region))
    for region, rect in at.plates.items():
        _leader(picture.ui.canvas, at, region, rect)
    order = sorted(enumerate(REGIONS), key=lambda pair: (pair[1] == chosen, picture.held(pair[1])))
    for number, region in order:
        _plate(picture, at, region, number, chosen == region)


def _leader(canvas: Canvas, at: Spots, region: str, rect: Rect) -> None:
    """A line from a plate to its Region, where it stands beside it."""
    x, y = at.leader(region)
    if rect.inflate(4, 4).collidepoint(x, y):
        return
    near = min(max(x, rect.left), rect.right), min(max(y, rect.top), rect.bottom)
    canvas.polyline([near, (x, y)], (*theme.TABLE, 200), 4.0)
    canvas.polyline([near, (x, y)], theme.TEXT, 1.4)
    canvas.circle(x, y, 3.2, theme.TEXT, border=theme.TABLE)


def _plate(picture: Picture, at: Spots, region: str, number: int, chosen: bool) -> None:
    view: State = picture.view
    canvas, rect = picture.ui.canvas, at.plates[region]
    hit = partial(_hit, at, rect, region)
    state = ("chosen",) if chosen else ()
    look = picture.touch(region, rect, "region", picture.name(region), rank=20 + number, hit=hit, state=state)
    key = (
        "plate",
        region,
        view.permanent[region],
        view.temporary[region],
        tuple(view.armies[region].items()),
        tuple(tokens.get(region, 0) for tokens in view.tokens),
        tuple(open_countries(view, region)),
        view.powers,
        rect.size,
    )
    canvas.shadow(rect, alpha=170)
    canvas.blit(
        canvas.picture(key, rect.w, rect.h, lambda c: _paint(c, picture, at, region, Rect(0, 0, rect.w, rect.h))),
        rect.left,
        rect.top,
    )
    middle = rect.top + 71 if not at.brief else rect.bottom - 13
    _warning(picture, at, region, rect.right + 32, middle)
    if picture.lit(region) or chosen:
        bold = look.hover or picture.held(region) or chosen
        canvas.rect(rect.inflate(6, 6), None, radius=7, border=theme.WHITE, border_width=2 if bold else 1)
    if not at.brief:
        _countries(picture, region, rect, number)


def _hit(at: Spots, rect: Rect, region: str, x: float, y: float) -> bool:
    return rect.collidepoint(x, y) or at.ground.region_at(x, y) == region


def _paint(canvas: Canvas, picture: Picture, at: Spots, region: str, rect: Rect) -> None:
    head = Rect(0, 0, rect.w, 22.0 if not at.brief else 23 * at.type)
    canvas.rect(rect, theme.GLASS, radius=5)
    canvas.rect(head, theme.GLASS2, radius=5)
    canvas.rect((0, head.bottom - 6, rect.w, 6), theme.GLASS2)
    canvas.line(0, head.bottom, rect.w, head.bottom, theme.LINE2)
    canvas.rect(rect, None, radius=5, border=theme.LINE2)
    side = min(14 * at.type, head.h - 6)
    cost = canvas.text(
        rect.w - 7, head.centery, str(REGION[region].engage), size=14, weight=700, align="right", valign="middle"
    )
    canvas.icon("handshake", cost.left - 5 - side / 2, head.centery, side, theme.MUTE)
    with canvas.panel(head, f"plate {region}"):
        canvas.text(
            8,
            head.centery,
            short(picture.words, region),
            size=13,
            weight=600,
            valign="middle",
            width=cost.left - side - 16,
            fit=True,
            max_lines=1,
        )
    if at.brief:
        rows(canvas, picture, region, Rect(6, head.bottom + 2, rect.w - 12, rect.h - head.h - 4), words=False)
        return
    rows(canvas, picture, region, Rect(8, head.bottom + 3, rect.w - 14, 54), words=True)
    canvas.line(8, rect.h - 22, rect.w - 8, rect.h - 22, theme.LINE)


def rows(canvas: Canvas, picture: Picture, region: str, room: Rect, *, words: bool) -> None:
    """The three rows of a Region: above the line, below it, armies; without words two rows."""
    view: State = picture.view
    if not words:
        half = room.h / 2
        slots(canvas, view, region, Rect(room.left, room.top, room.w, half), "permanent")
        slots(canvas, view, region, Rect(room.left, room.top + half, room.w, half), "temporary")
        _army_row(canvas, view, region, room.right, room.top + room.h * 0.25, small=True)
        return
    step = room.h / 3
    for number, key in enumerate(("permanent", "temporary", "armies")):
        y = room.top + step * (number + 0.5)
        said = picture.say(f"board.row_{key}").lower()
        canvas.text(room.left, y, said, size=12, color=theme.MUTE, valign="middle")
        if key != "armies":
            slots(canvas, view, region, Rect(room.left + LABELS, y - step / 2, room.w - LABELS, step), key)
    _army_row(canvas, view, region, room.left + LABELS, room.top + step * 2.5, small=False)


def slots(canvas: Canvas, view: State, region: str, room: Rect, kind: str) -> None:
    """The slots of a row: cubes, then what the free ones bring."""
    face = REGION[region]
    taken = view.permanent[region] if kind == "permanent" else view.temporary[region]
    worth = (0,) * len(face.begins) + face.permanent if kind == "permanent" else face.temporary
    count = max(len(taken), len(worth))
    step = min(room.h - 1, 19.0, room.w / max(1, count))
    side = min(13.0 if room.h < 20 else 16.0, step - 2, room.h - 2)
    for number in range(count):
        x, y = room.left + step * number + side / 2, room.centery
        if number < len(taken):
            cell(canvas, x, y, side, taken[number])
        else:
            free_cell(canvas, x, y, side, worth[number])


def slot_place(view: State, at: Spots, region: str, kind: str) -> tuple[float, float]:
    """Roughly where the last cube of a row stands in the window."""
    rect = at.plates[region]
    if at.brief:
        return rect.centerx, rect.bottom - 18
    taken = view.permanent[region] if kind == "permanent" else view.temporary[region]
    row = 0.5 if kind == "permanent" else 1.5
    return rect.left + 8 + LABELS + 15 * len(taken) - 8, rect.top + 25 + 18 * row


def _army_row(canvas: Canvas, view: State, region: str, x: float, y: float, *, small: bool) -> None:
    """Armies by power, and Engage tokens."""
    armies = [(power, count) for power, count in view.armies[region].items() if count]
    tokens = [
        (view.powers[seat], view.tokens[seat][region]) for seat in view.seats if view.tokens[seat].get(region)
    ]
    if small:
        for power, count in reversed(armies):
            color = theme.shade(power_shade(power)).light
            x = (
                canvas.text(
                    x,
                    y,
                    str(count),
                    size=13,
                    weight=700,
                    color=color,
                    align="right",
                    valign="middle",
                    scaled=False,
                ).left
                - 5
            )
        if armies:
            canvas.icon("tank", x - 6, y, 13, theme.MUTE)
        return
    if not armies and not tokens:
        canvas.text(x, y, "-", size=12, color=theme.DIM, valign="middle")
    for power, count in armies:
        canvas.icon("tank", x + 6, y, 13, theme.shade(power_shade(power)).light)
        x = canvas.text(x + 14, y, str(count), size=12, weight=600, valign="middle").right + 6
    for power, count in tokens:
        canvas.icon("megaphone", x + 7, y, 13, theme.shade(power_shade(power)).light)
        x += 17
        if count > 1:
            x = canvas.text(x - 2, y, str(count), size=12, weight=600, valign="middle").right + 6


def _warned(picture: Picture, at: Spots, region: str) -> int:
    """The VPs that whoever looks would lose to THREAT in a Region."""
    return danger(picture.view, picture.audience if picture.audience is not None else at.below, region)


def _warning(picture: Picture, at: Spots, region: str, right: float, middle: float) -> None:
    """A paper chip on the corner of a plate while THREAT there would cost VPs."""
    lost = _warned(picture, at, region)
    if not lost:
        return
    canvas = picture.ui.canvas
    text = f"-{lost}"
    wide = canvas.measure(text, size=12, weight=700)[0] + 24
    high = canvas.line_height(12, 1.1) + 2
    chip = Rect(right - wide, middle - high / 2, wide, high)
    chip.clamp_ip(at.board)
    canvas.rect(chip, theme.PAPER, radius=4, border=theme.TABLE)
    canvas.icon("bomb", chip.left + 10, chip.centery, 12, theme.INK)
    canvas.text(
        chip.right - 6, chip.centery, text, size=12, weight=700, color=theme.INK, align="right", valign="middle"
    )
    label = picture.say("board.threat_here", region=region, vp=lost)
    picture.ui.node(f"threat:{region}", chip, "note", label, tip=label, focusable=False)


def _countries(picture: Picture, region: str, rect: Rect, number: int) -> None:
    """The two open Countries at the foot of a plate."""
    canvas, view = picture.ui.canvas, picture.view
    cards = open_countries(view, region)
    half = (rect.w - 8) / 2
    for place, card in enumerate(cards[:2]):
        box = Rect(rect.left + 4 + place * half, rect.bottom - 21, half, 20)
        label = picture.name(card)
        picture.touch(card, box, "country", label, rank=30 + number * 2 + place)
        lit = picture.lit(card)
        if lit:
            canvas.rect(box.inflate(-2, -1), theme.PAPER, radius=3, border=theme.WHITE)
        elif picture.held(card):
            canvas.rect(box.inflate(-2, -1), theme.LINE, radius=3)
        ink = theme.INK if lit else theme.TEXT
        worth = canvas.text(
            box.right - 6,
            box.centery,
            str(COUNTRY[card].value),
            size=12,
            weight=600,
            color=ink,
            align="right",
            valign="middle",
        )
        with canvas.panel(box, f"country {card}"):
            canvas.text(
                box.left + 5,
                box.centery,
                label,
                size=12,
                color=ink,
                valign="middle",
                width=worth.left - box.left - 9,
                fit=True,
                max_lines=1,
            )


def table(picture: Picture, at: Spots, chosen: str) -> None:
    """The Regions as a table: the twin of the map for large type and for those who prefer rows."""
    canvas = picture.ui.canvas
    for number, region in enumerate(REGIONS):
        rect = at.plates[region]
        state = ("chosen",) if region == chosen else ()
        look = picture.touch(region, rect, "region", picture.name(region), rank=20 + number, state=state)
        canvas.rect(rect, theme.GLASS2 if picture.held(region) else theme.GLASS, radius=4, border=theme.LINE2)
        if picture.lit(region) or region == chosen:
            thick = 2 if look.hover or picture.held(region) or region == chosen else 1
            canvas.rect(rect.inflate(3, 3), None, radius=6, border=theme.WHITE, border_width=thick)
        _table_row(picture, at, region, rect)
        _warning(picture, at, region, rect.right - 6, rect.centery)


def _table_row(picture: Picture, at: Spots, region: str, rect: Rect) -> None:
    canvas, view, y = picture.ui.canvas, picture.view, rect.centery
    warned = not at.brief or _warned(picture, at, region)
    right = rect.right - (30 + 24 * at.type if warned else 0)
    size = 13 if rect.h > canvas.line_height(13) else 12
    x = rect.left + 10
    for power in leaders(view, region)[:2]:
        canvas.icon(power_symbol(power), x + 8, y, 15, theme.shade(power_shade(power)).light)
        x += 20
    x, wide = rect.left + 54, rect.w * (0.24 if not at.huge else 0.42)
    with canvas.panel(rect, f"row {region}"):
        canvas.text(
            x,
            y,
            short(picture.words, region),
            size=size,
            weight=600,
            valign="middle",
            width=wide - 8,
            fit=True,
            max_lines=1,
        )
        x += wide
        cost = canvas.text(x + 20, y, str(REGION[region].engage), size=size, weight=600, valign="middle")
    canvas.icon("handshake", x + 8, y, 15, theme.MUTE)
    x = cost.right + 14
    room = (right - x - 70) * (0.5 if at.brief else 0.26)
    slots(canvas, view, region, Rect(x, rect.top, room - 10, rect.h), "permanent")
    slots(canvas, view, region, Rect(x + room, rect.top, room - 10, rect.h), "temporary")
    if at.brief:
        _army_row(canvas, view, region, right - 10, y, small=True)
        return
    _army_row(canvas, view, region, x + 2 * room, y, small=False)
    _listed_countries(picture, region, Rect(x + 2 * room + 110, rect.top, right - x - 2 * room - 116, rect.h))


def _listed_countries(picture: Picture, region: str, room: Rect) -> None:
    canvas, half = picture.ui.canvas, room.w / 2
    for place, card in enumerate(open_countries(picture.view, region)[:2]):
        box = Rect(room.left + place * half, room.top + 3, half - 4, room.h - 6)
        picture.touch(card, box, "country", picture.name(card), rank=30 + REGIONS.index(region) * 2 + place)
        lit = picture.lit(card)
        canvas.rect(box, theme.PAPER if lit else None, radius=3, border=theme.WHITE if lit else theme.LINE)
        ink = theme.INK if lit else theme.TEXT
        with canvas.panel(box, f"country {card}"):
            said = f"{picture.name(card)} {COUNTRY[card].value}"
            canvas.text(
                box.left + 6,
                box.centery,
                said,
                size=12,
                color=ink,
                valign="middle",
                width=box.w - 10,
                fit=True,
                max_lines=1,
            )


def scores(view: State, region: str) -> bool:
    """Whether a Region would score now."""
    return not has_free_slot(view, region)

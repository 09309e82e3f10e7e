"""A Region's open plate: its slots above and below the line, armies, Engage tokens and open Countries."""

from pygame import FRect as Rect

from game.client.boards.world_order.cards import SIGN, cell, fitting, free_cell, power_shade, power_symbol
from game.client.boards.world_order.layout import Spots
from game.client.kit import boxes, theme
from game.client.kit.canvas import Canvas
from game.client.kit.flow import Row
from game.client.kit.theme import CORNER, GAP, HAIR, NEAR, ROOM, SLIM, TIGHT
from game.client.table.picture import Picture
from game.titles.world_order.faces import COUNTRY, REGION
from game.titles.world_order.knowledge import Lead, lead, meant
from game.titles.world_order.state import State, has_free_slot, open_countries
from game.titles.world_order.telling import change, short

LABELS = 72.0  # px from the edge of a plate to its slots
HEAD, ROW, FOOT = 22.0, 18.0, 21.0  # px of a plate's head, of a row on it, of its open Countries
CELL = 17.0  # the largest size of a cube in px
SPARE = 5.0  # px of a row's height that cubes leave free
ARMY, TOKEN, MORE = 28.0, 17.0, 10.0  # px of an army in a row, of an Engage token, of the number on one
SIGN_SIDE = 14.0  # px of the signs on a plate
LARGEST = 1.5  # the most that large type enlarges icons on the map
WIDEST = 1.35  # the most that large type enlarges cubes
PLATES = 20  # the Regions' first position in the Tab order; each is followed by its open Countries
SLOTS = ("permanent", "temporary")
"""The rows of slots of a Region: above and below the line."""


def head_of(at: Spots, plate: Rect) -> Rect:
    """Return a plate's head."""
    return boxes.upper(plate, HEAD * at.type)


def plate(canvas: Canvas, picture: Picture, at: Spots, region: str, rect: Rect) -> None:
    """Paint an open plate, leaving out its open Countries."""
    view, head = view_of(picture), head_of(at, rect)
    canvas.rect(rect, theme.GLASS, radius=CORNER)
    canvas.rect(head, theme.GLASS2, radius=CORNER)
    canvas.rect(boxes.lower(head, CORNER), theme.GLASS2)
    canvas.line(head.left, head.bottom, head.right, head.bottom, theme.LINE2)
    canvas.rect(rect, None, radius=CORNER, border=theme.LINE2)
    row = Row(canvas, boxes.inset(head, GAP, 0), theme.NOTE.strong)
    row.gap = TIGHT
    with canvas.panel(head, f"plate {region}"):
        lead_sign(row, view, at, region)
        row.text(str(REGION[region].engage), theme.BODY.strong, end=True)
        row.icon("handshake", color=theme.MUTE, end=True)
        if scores(view, region):
            row.icon("medal", end=True)
        row.text(fitting(canvas, picture.words, region, row.rest.w, row.role))
    for kind in SLOTS:
        slots(canvas, view, region, row_room(at, rect, kind), kind)
    crowded = army_width(view, region) * at.type > row_room(at, rect, "temporary").w
    third = "armies" if armies_of(view, region) or not _tokens(view, region) else "tokens"
    for number, key in enumerate(SLOTS if crowded else (*SLOTS, third)):
        room = boxes.inset(_row(at, rect, number), GAP, 0)
        Row(canvas, room, theme.SMALL).text(picture.say(f"board.row_{key}").lower(), pale=True)
    left = GAP if crowded else LABELS * at.type
    word = picture.say("board.row_tokens").lower()
    army_row(canvas, view, region, boxes.cut(_row(at, rect, 2), left=left, right=TIGHT), word)
    foot = rect.bottom - FOOT * at.type - 1
    canvas.line(rect.left + GAP, foot, rect.right - GAP, foot, theme.LINE)


def lead_sign(row: Row, view: State, at: Spots, region: str) -> None:
    """Paint who leads a Region, and by how many cubes the near seat is ahead or behind."""
    power = view.powers[at.below]
    found, ink = lead(view, region, power), theme.shade(power_shade(power)).light
    for one in found.leaders[:2]:
        row.icon(power_symbol(one), color=theme.shade(power_shade(one)).light, side=SIGN_SIDE * row.canvas.growth)
    if found.leaders and (text := margin(found)):
        row.text(text, color=ink)
    elif found.leaders:
        row.icon("tank", color=ink)


def margin(found: Lead) -> str:
    """Return by how many cubes a power is ahead or behind, "=" if it is level, and "" if only armies decide."""
    return f"{found.by:+d}" if found.by else "" if found.armies else "="


def _row(at: Spots, rect: Rect, number: int) -> Rect:
    """Return a row of a plate."""
    return Rect(rect.left, rect.top + SLIM + (HEAD + number * ROW) * at.type, rect.w, ROW * at.type)


def view_of(picture: Picture) -> State:
    """Return a picture's view, typed as this title's."""
    view: State = picture.view
    return view


def row_room(at: Spots, rect: Rect, kind: str) -> Rect:
    """Return the room for a plate's slots above or below the line."""
    return boxes.cut(_row(at, rect, SLOTS.index(kind)), left=LABELS * at.type, right=NEAR)


def taken(view: State, region: str, kind: str) -> tuple[str, ...]:
    """Return the cubes in a row of slots."""
    return view.permanent[region] if kind == "permanent" else view.temporary[region]


def slot_boxes(view: State, region: str, room: Rect, kind: str, most: float = CELL) -> list[Rect]:
    """Return the rectangles of a row's slots, cubes first."""
    count = max(len(taken(view, region, kind)), len(worths(region, kind)), 1)
    step = min(room.h - 1, most + SLIM, room.w / count)
    side = min(most, step - HAIR, room.h - SPARE)
    middle = boxes.inset(room, 0, (room.h - side) / 2)
    return boxes.slots(middle, side, count, step - side)


def worths(region: str, kind: str) -> tuple[int, ...]:
    """Return the VPs of a row's slots; slots for a Region's initial cubes are worth none."""
    face = REGION[region]
    return (0,) * len(face.begins) + face.permanent if kind == "permanent" else face.temporary


def slots(canvas: Canvas, view: State, region: str, room: Rect, kind: str) -> None:
    """Paint the slots of a row: cubes, then free slots with their VPs."""
    cubes, worth = taken(view, region, kind), worths(region, kind)
    most = CELL * min(canvas.growth, WIDEST)
    for number, box in enumerate(slot_boxes(view, region, room, kind, most)):
        if number < len(cubes):
            cell(canvas, box.centerx, box.centery, box.w, cubes[number])
        else:
            free_cell(canvas, box.centerx, box.centery, box.w, worth[number])


def slot_place(view: State, at: Spots, region: str, kind: str) -> tuple[float, float]:
    """Return the centre of a row's last cube, or of the Region's row in the table."""
    rect = at.plates[region]
    if at.listed:
        return rect.centerx, rect.centery
    room, most = row_room(at, rect, kind), CELL * min(at.type, WIDEST)
    box = slot_boxes(view, region, room, kind, most)[max(0, len(taken(view, region, kind)) - 1)]
    return box.centerx, box.centery


def _tokens(view: State, region: str) -> list[tuple[str, int]]:
    """Return the Engage tokens in a Region, by power."""
    return [(view.powers[seat], view.tokens[seat][region]) for seat in view.seats if view.tokens[seat].get(region)]


def army_width(view: State, region: str) -> float:
    """Return the full width of the row of armies and Engage tokens, at the usual text size."""
    armies = sum(1 for count in view.armies[region].values() if count)
    return ARMY * armies + sum(TOKEN + MORE * (count > 1) for _, count in _tokens(view, region))


def armies_of(view: State, region: str) -> list[tuple[str, int]]:
    """Return the armies in a Region, by power."""
    return [(power, count) for power, count in view.armies[region].items() if count]


def army_row(canvas: Canvas, view: State, region: str, room: Rect, word: str = "") -> None:
    """Paint armies with their powers' symbols, and Engage tokens after a `word`, closer if space is tight."""
    row, tokens = Row(canvas, room, theme.SMALL.strong), _tokens(view, region)
    roomy = army_width(view, region) * canvas.growth <= room.w
    row.gap = HAIR
    if not armies_of(view, region) and not tokens:
        row.text("-", theme.SMALL, color=row.inks.label)
    for power, count in armies_of(view, region):
        row.icon(power_symbol(power), color=theme.shade(power_shade(power)).light)
        row.text(str(count))
        row.left += TIGHT if roomy else 0
    apart = roomy and bool(armies_of(view, region))
    for power, count in tokens:
        if apart and count > 1:
            row.text(str(count), end=True)
        row.icon("megaphone", color=theme.shade(power_shade(power)).light, end=apart)
        if not apart and count > 1:
            row.text(str(count))
        row.left += HAIR if roomy else 0
    if apart and tokens and canvas.measure(word, theme.SMALL)[0] < row.rest.w:
        row.text(word, theme.SMALL, pale=True, end=True)


def small_armies(row: Row, view: State, region: str, leave: float = 0.0) -> None:
    """Paint armies with their powers' symbols at the right end of a row, and a tank if that leaves `leave` px."""
    canvas, k = row.canvas, min(LARGEST, row.canvas.growth)
    row.gap = HAIR
    for power, count in reversed(armies_of(view, region)):
        shade = theme.shade(power_shade(power)).light
        role = theme.SMALL.strong.times(k / row.canvas.growth)
        x, y = row.right, row.room.centery
        row.right = canvas.text(x, y, str(count), role, color=shade, align="right", valign="middle").left
        row.icon(power_symbol(power), color=shade, end=True, side=(SIGN_SIDE - HAIR) * k)
    tank = (SIGN_SIDE - HAIR) * k
    if armies_of(view, region) and row.rest.w >= tank + leave:
        row.icon("tank", color=theme.MUTE, end=True, side=tank)


def foot_of(at: Spots, rect: Rect) -> Rect:
    """Return the room for the open Countries at the foot of a plate."""
    return boxes.lower(boxes.inset(rect, TIGHT, 1), FOOT * at.type)


def countries(
    picture: Picture, region: str, foot: Rect, number: int, *, touched: bool = True, stacked: bool = False
) -> None:
    """Paint a Region's two open Countries; those that can't be touched here are only named."""
    cards = open_countries(picture.view, region)[:2]
    beside = boxes.columns(foot, _shares(picture, cards, foot.w), 0) if cards else []
    parts = boxes.rows(foot, 2, 0) if stacked else beside
    for place, (card, box) in enumerate(zip(cards, parts, strict=False)):
        if touched:
            picture.touch(card, box, "country", picture.name(card), rank=rank_of(number, place))
        country_line(picture, card, box)


def rank_of(number: int, place: int) -> float:
    """Return an open Country's position in the Tab order: right after its Region."""
    return PLATES + number + (1 + place) / len(REGION)


def country_line(picture: Picture, card: str, box: Rect) -> None:
    """Paint an open Country's name and value; one on offer is on paper, with its price in diplomacy if any."""
    lit = picture.lit(card)
    held = picture.pointed_at(card)
    words = picture.words
    cost = _price(picture, card) if lit else None

    def paint(canvas: Canvas) -> None:
        if lit:
            canvas.rect(boxes.inset(box, 1, 0), theme.PAPER, radius=SLIM, border=theme.WHITE)
        elif held:
            canvas.rect(boxes.inset(box, 1, 0), theme.LINE, radius=SLIM)
        row = Row(canvas, boxes.inset(box, NEAR, 0), theme.SMALL, inks=theme.ON_PAPER if lit else theme.ON_GLASS)
        with canvas.panel(box, f"country {card}"):
            row.text(str(COUNTRY[card].value if cost is None else cost), theme.SMALL.strong, end=True)
            if cost is not None:
                row.gap = TIGHT
                row.icon(SIGN["diplomacy"], end=True, side=SIGN_SIDE)
            row.text(fitting(canvas, words, card, row.rest.w, theme.SMALL))

    looks = ("country", card, lit, held, cost, picture.ui.settings.language)
    picture.ui.canvas.baked(looks, box, paint)
    if card == picture.picked:
        picture.ui.framed(box, strong=True)


def _price(picture: Picture, card: str) -> int | None:
    """Return what taking an open Country costs in diplomacy, or None if the question is another."""
    cost = change(picture.view, picture.below, meant(picture.decision, card, otherwise="choose")).get("diplomacy")
    return None if cost is None else -cost


def _shares(picture: Picture, cards: list[str], wide: float) -> list[float]:
    """Return the widths of the two Countries at a plate's foot: half each, or more if the other needs less."""
    canvas, words = picture.ui.canvas, picture.words
    need = [canvas.measure(short(words, card), theme.SMALL)[0] + ROOM for card in cards]
    if len(need) < 2 or max(need) <= wide / 2:
        return [wide / 2] * 2
    spare = max(0.0, wide - sum(need)) / 2
    return [need[0] + spare, wide - need[0] - spare]


def scores(view: State, region: str) -> bool:
    """Return whether a Region would score now."""
    return not has_free_slot(view, region)

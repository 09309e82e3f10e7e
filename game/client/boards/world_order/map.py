"""The map of World Order: seven Regions of dots, each with a plate of Influence, armies and open Countries."""

from collections.abc import Callable

from pygame import FRect as Rect

from game.client.boards.world_order.cards import SIGN, cell, fitting, free_cell, power_shade, power_symbol
from game.client.boards.world_order.layout import PLATE_HEAD, Spots
from game.client.kit import boxes, theme
from game.client.kit.canvas import Canvas
from game.client.kit.flow import Row
from game.client.kit.theme import CORNER, GAP, HAIR, NEAR, PAD, ROOM, SLIM, TIGHT, Color, Type
from game.client.table.picture import Picture
from game.client.table.worldboard import leader, piled, rims
from game.client.world.light import Homeland, InPlay, Leading, LitMap, Owned
from game.client.world.light import State as Lit
from game.core.contract import Seat
from game.titles.world_order.faces import COUNTRY, LOCAL, POWERS, REGION, REGIONS
from game.titles.world_order.influence import PlaceInfluence
from game.titles.world_order.knowledge import Threatened, meant, threatened
from game.titles.world_order.relations import SpendDiplomacy
from game.titles.world_order.state import State, cubes, has_free_slot, open_countries, region_of
from game.titles.world_order.telling import asked, change, short, threat_says

LABELS = 68.0  # px from the edge of a plate to its slots
HEAD, ROW, FOOT = 22.0, 18.0, 21.0  # px of the head of a plate, of a row on it, of its open Countries
CELL = 17.0  # the most px of a cube
SPARE = 5.0  # px of a row's height that cubes leave free
ARMY, TOKEN, MORE = 28.0, 17.0, 10.0  # px of an army in a row, of an Engage token, of the number on one
SIGN_SIDE = 14.0  # px of the signs on a plate
LARGEST = 1.5  # the most icons on the map grow with type
CHIP = 40.0  # px of a warning beside a plate
LEADERS, NAMES, PLACES = 54.0, (0.26, 0.42), (0.52, 0.8)  # px and shares of a row of the table
PLATES, COUNTRIES = 20, 30  # the first positions of Regions and open Countries in the Tab order
SLOTS = ("permanent", "temporary")
"""The rows of slots of a Region: above and below the line."""


def leaders(view: State, region: str) -> tuple[str, ...]:
    """Return the powers with the most cubes in a Region; local ones don't lead."""
    counts = {power: count for power, count in cubes(view, region).items() if power != LOCAL}
    most = max(counts.values(), default=0)
    return tuple(power for power in POWERS if most and counts.get(power) == most)


def states(view: State) -> dict[str, Lit]:
    """Return how every Region's dots look: in the colours of its leaders; homelands in those of their power."""
    shown: dict[str, Lit] = {power: Homeland(power_shade(power)) for power in POWERS}
    for region in REGIONS:
        first = tuple(power_shade(power) for power in leaders(view, region))
        shown[region] = Owned(first[0]) if len(first) == 1 else Leading(first) if first else InPlay()
    return shown


def region_asked(view: State) -> str:
    """Return the Region the current question is about; "" for none."""
    match asked(view):
        case PlaceInfluence(region=region) | SpendDiplomacy(region=region):
            return region
        case top:
            region = getattr(top, "region", "") or region_of_card(getattr(top, "card", ""))
            return region if region in REGION else ""


def region_of_card(card: str) -> str:
    """Return the Region of a Country card; "" for anything else."""
    return region_of(card) if card in COUNTRY else ""


def regions(picture: Picture, at: Spots, lit: LitMap, chosen: str) -> None:
    """Paint rims, lines and plates over the dots."""
    rims(picture, at.board, lit, REGIONS, chosen)
    for region, rect in at.plates.items():
        leader(picture.ui.canvas, rect, at.ground.mark("leader", region), theme.TEXT, wide=1.4, slack=4)
    for number, region, hit in piled(picture, at.ground, at.plates, chosen):
        _plate(picture, at, region, number, hit, chosen == region)


def _plate(
    picture: Picture, at: Spots, region: str, number: int, hit: Callable[[float, float], bool], chosen: bool
) -> None:
    view: State = picture.view
    canvas, rect = picture.ui.canvas, at.plates[region]
    state, rank = ("chosen",) if chosen else (), PLATES + number
    look = picture.touch(region, rect, "region", picture.name(region), rank=rank, hit=hit, state=state)
    still = (
        "plate",
        region,
        view.permanent[region],
        view.temporary[region],
        tuple(view.armies[region].items()),
        tuple(tokens.get(region, 0) for tokens in view.tokens),
        tuple(open_countries(view, region)),
        view.powers,
    )
    canvas.shadow(rect, alpha=170)
    canvas.baked(still, rect, lambda c: _paint(c, picture, at, region, rect))
    _warnings(picture, at, region, rect)
    _bid(picture, at, region, rect)
    if picture.lit(region) or chosen:
        picture.ui.framed(rect, strong=look.hover or picture.held(region) or chosen)
    if not at.brief:
        _countries(picture, region, rect, number)


def head_of(at: Spots, plate: Rect) -> Rect:
    """Return the head of a plate."""
    return boxes.upper(plate, PLATE_HEAD * at.type if at.brief else HEAD)


def _paint(canvas: Canvas, picture: Picture, at: Spots, region: str, rect: Rect) -> None:
    view, head = view_of(picture), head_of(at, rect)
    canvas.rect(rect, theme.GLASS, radius=CORNER)
    canvas.rect(head, theme.GLASS2, radius=CORNER)
    canvas.rect(boxes.lower(head, CORNER), theme.GLASS2)
    canvas.line(head.left, head.bottom, head.right, head.bottom, theme.LINE2)
    canvas.rect(rect, None, radius=CORNER, border=theme.LINE2)
    row = Row(canvas, boxes.inset(head, GAP, 0), theme.NOTE.strong)
    row.gap = TIGHT
    with canvas.panel(head, f"plate {region}"):
        row.text(str(REGION[region].engage), theme.BODY.strong, end=True)
        row.icon("handshake", color=theme.MUTE, end=True)
        if scores(view, region):
            row.icon("medal", end=True)
        row.text(fitting(canvas, picture.words, region, row.rest.w, row.role))
    for kind in SLOTS:
        slots(canvas, view, region, row_room(at, rect, kind), kind)
    if at.brief:
        small_armies(Row(canvas, row_room(at, rect, "temporary"), theme.SMALL), view, region)
        return
    crowded = army_width(view, region) > row_room(at, rect, "temporary").w
    keys = SLOTS if crowded else (*SLOTS, "armies")
    for key in keys:
        room = boxes.inset(_plate_row(rect, (*SLOTS, "armies").index(key)), GAP, 0)
        Row(canvas, room, theme.SMALL).text(picture.say(f"board.row_{key}").lower(), pale=True)
    army_row(canvas, view, region, boxes.cut(_plate_row(rect, 2), left=GAP if crowded else LABELS, right=TIGHT))
    foot = rect.bottom - FOOT - 1
    canvas.line(rect.left + GAP, foot, rect.right - GAP, foot, theme.LINE)


def _plate_row(plate: Rect, number: int) -> Rect:
    """Return a row of a plate at usual type."""
    return Rect(plate.left, plate.top + HEAD + SLIM + number * ROW, plate.w, ROW)


def view_of(picture: Picture) -> State:
    """Return a picture's view with its type."""
    view: State = picture.view
    return view


def row_room(at: Spots, plate: Rect, kind: str) -> Rect:
    """Return the room for a plate's slots above or below the line."""
    number = SLOTS.index(kind)
    if at.brief:
        return boxes.rows(boxes.inset(boxes.cut(plate, top=PLATE_HEAD * at.type), NEAR, HAIR), 2, 0)[number]
    return boxes.cut(_plate_row(plate, number), left=LABELS, right=NEAR)


def slot_boxes(view: State, region: str, room: Rect, kind: str) -> list[Rect]:
    """Return the rectangles of a row's slots, cubes first."""
    taken = view.permanent[region] if kind == "permanent" else view.temporary[region]
    count = max(len(taken), len(_worths(region, kind)), 1)
    step = min(room.h - 1, CELL + SLIM, room.w / count)
    side = min(CELL, step - HAIR, room.h - SPARE)
    middle = boxes.inset(room, 0, (room.h - side) / 2)
    return boxes.slots(middle, side, count, step - side)


def _worths(region: str, kind: str) -> tuple[int, ...]:
    """Return the VPs of a row's slots; those for a Region's initial cubes bring none."""
    face = REGION[region]
    return (0,) * len(face.begins) + face.permanent if kind == "permanent" else face.temporary


def slots(canvas: Canvas, view: State, region: str, room: Rect, kind: str) -> None:
    """Paint the slots of a row: cubes, then free slots with their VPs."""
    taken, worth = view.permanent[region] if kind == "permanent" else view.temporary[region], _worths(region, kind)
    for number, box in enumerate(slot_boxes(view, region, room, kind)):
        if number < len(taken):
            cell(canvas, box.centerx, box.centery, box.w, taken[number])
        else:
            free_cell(canvas, box.centerx, box.centery, box.w, worth[number])


def slot_place(view: State, at: Spots, region: str, kind: str) -> tuple[float, float]:
    """Return the centre of a row's last cube, or of the Region's row in the table."""
    rect = at.plates[region]
    if at.listed:
        return rect.centerx, rect.centery
    taken = view.permanent[region] if kind == "permanent" else view.temporary[region]
    box = slot_boxes(view, region, row_room(at, rect, kind), kind)[max(0, len(taken) - 1)]
    return box.centerx, box.centery


def _tokens(view: State, region: str) -> list[tuple[str, int]]:
    """Return the Engage tokens in a Region by power."""
    return [(view.powers[seat], view.tokens[seat][region]) for seat in view.seats if view.tokens[seat].get(region)]


def army_width(view: State, region: str) -> float:
    """Return the full width of the row of armies and Engage tokens."""
    armies = sum(1 for count in view.armies[region].values() if count)
    return ARMY * armies + sum(TOKEN + MORE * (count > 1) for _, count in _tokens(view, region))


def _armies(view: State, region: str) -> list[tuple[str, int]]:
    return [(power, count) for power, count in view.armies[region].items() if count]


def army_row(canvas: Canvas, view: State, region: str, room: Rect) -> None:
    """Paint armies with their powers' symbols, and Engage tokens, closer together in little room."""
    row, tokens = Row(canvas, room, theme.SMALL.strong), _tokens(view, region)
    roomy = army_width(view, region) <= room.w
    row.gap = HAIR
    if not _armies(view, region) and not tokens:
        row.text("-", theme.SMALL, color=row.inks.label)
    for power, count in _armies(view, region):
        row.icon(power_symbol(power), color=theme.shade(power_shade(power)).light)
        row.text(str(count))
        row.left += TIGHT if roomy else 0
    for power, count in tokens:
        row.icon("megaphone", color=theme.shade(power_shade(power)).light)
        row.text(str(count) if count > 1 else "")
        row.left += HAIR if roomy else 0


def small_armies(row: Row, view: State, region: str) -> None:
    """Paint armies with their powers' symbols at the right end of a row."""
    canvas, k = row.canvas, min(LARGEST, row.canvas.growth)
    row.gap = HAIR
    for power, count in reversed(_armies(view, region)):
        shade, role = theme.shade(power_shade(power)).light, theme.SMALL.strong.times(k)
        x, y = row.right, row.room.centery
        row.right = canvas.text(
            x, y, str(count), role, color=shade, align="right", valign="middle", scaled=False
        ).left
        row.icon(power_symbol(power), color=shade, end=True, side=(SIGN_SIDE - HAIR) * k)
    if _armies(view, region):
        row.icon("tank", color=theme.MUTE, end=True, side=(SIGN_SIDE - HAIR) * k)


def _warned(picture: Picture, at: Spots, region: str) -> Threatened | None:
    """Return what the viewer would lose to THREAT in a Region, or None."""
    return threatened(picture.view, picture.audience if picture.audience is not None else at.below, region)


def _warnings(picture: Picture, at: Spots, region: str, plate: Rect) -> None:
    """Paint a chip beside a plate for every seat that THREAT there would cost VPs."""
    view: State = picture.view
    seats = sorted(view.seats, key=lambda seat: seat != at.below)
    high = picture.ui.canvas.line_height(theme.SMALL.tight) + HAIR
    threats = [(seat, lost) for seat in seats if (lost := threatened(view, seat, region))]
    chip = CHIP * at.type
    left = plate.right + HAIR if plate.right + chip < at.board.right else plate.left - chip
    whole = boxes.around(left, plate.centery, 0, len(threats) * (high + HAIR))
    for (seat, lost), place in zip(threats, boxes.rows(whole, len(threats), HAIR), strict=True):
        _warning(picture, at, seat, lost, place)


def _warning(picture: Picture, at: Spots, seat: Seat, lost: Threatened, place: Rect) -> None:
    """Paint a chip with the cost of THREAT: light for the near seat, dark with a power's symbol for others."""
    canvas, power, mine = picture.ui.canvas, picture.view.powers[seat], seat == at.below
    text, shade, side = str(lost.vp), theme.shade(power_shade(power)), SIGN_SIDE * min(at.type, LARGEST)
    wide = canvas.measure(text, theme.SMALL.strong)[0] + side + PAD
    chip = boxes.kept_in(Rect(place.left, place.top, wide, place.h), at.board)
    ground, edge = (shade.light, theme.WHITE) if mine else (shade.deep, shade.light)
    canvas.rect(chip, ground, radius=CORNER, border=edge)
    ink, sign = (theme.INK, theme.INK) if mine else (shade.light, theme.TEXT)
    _signed(canvas, chip, "bomb" if mine else power_symbol(power), text, theme.SMALL.strong, (ink, sign))
    label = f"{picture.name(lost.region)}: {picture.tells(threat_says(lost, seat))}"
    picture.ui.node(f"threat:{lost.region}:{seat}", chip, "note", label, tip=label, focusable=False)


def _signed(canvas: Canvas, chip: Rect, icon: str, text: str, role: Type, inks: tuple[Color, Color]) -> None:
    """Paint an icon and a number on a chip."""
    side = min(SIGN_SIDE * min(canvas.growth, LARGEST), chip.h - HAIR)
    canvas.icon(icon, chip.left + TIGHT + side / 2, chip.centery, side, inks[0])
    x = chip.right - TIGHT
    canvas.text(x, chip.centery, text, role, color=inks[1], align="right", valign="middle")


def _bid(picture: Picture, at: Spots, region: str, plate: Rect) -> None:
    """Paint what choosing a Region would cost or bring, on its plate's head."""
    found = _offer(picture, region) if picture.lit(region) else None
    if found is None:
        return
    canvas, (icon, text) = picture.ui.canvas, found
    head = boxes.inset(head_of(at, plate), HAIR)
    chip = boxes.right(head, canvas.measure(text, theme.BODY.strong)[0] + SIGN_SIDE * at.type + PAD)
    canvas.rect(chip, theme.PAPER, radius=CORNER)
    _signed(canvas, chip, icon, text, theme.BODY.strong, (theme.INK, theme.INK))


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


def _countries(picture: Picture, region: str, rect: Rect, number: int) -> None:
    """Paint the two open Countries at the foot of a plate."""
    cards = open_countries(picture.view, region)[:2]
    foot = boxes.lower(boxes.inset(rect, TIGHT, 1), FOOT)
    parts = boxes.columns(foot, _shares(picture, cards, foot.w), 0) if cards else []
    for place, (card, box) in enumerate(zip(cards, parts, strict=False)):
        _country(picture, card, box, COUNTRIES + number * 2 + place)


def _country(picture: Picture, card: str, box: Rect, rank: float) -> None:
    """Paint an open Country's name and value, on paper if it is on offer."""
    canvas, words, lit = picture.ui.canvas, picture.words, picture.lit(card)
    picture.touch(card, box, "country", picture.name(card), rank=rank)
    if lit:
        canvas.rect(boxes.inset(box, 1, 0), theme.PAPER, radius=SLIM, border=theme.WHITE)
    elif picture.held(card):
        canvas.rect(boxes.inset(box, 1, 0), theme.LINE, radius=SLIM)
    row = Row(canvas, boxes.inset(box, NEAR, 0), theme.SMALL, inks=theme.ON_PAPER if lit else theme.ON_GLASS)
    with canvas.panel(box, f"country {card}"):
        row.text(str(COUNTRY[card].value), theme.SMALL.strong, end=True)
        row.text(fitting(canvas, words, card, row.rest.w, theme.SMALL))


def _shares(picture: Picture, cards: list[str], wide: float) -> list[float]:
    """Return the widths of the two Countries at a plate's foot: half each, or more if the other needs less."""
    canvas, words = picture.ui.canvas, picture.words
    need = [canvas.measure(short(words, card), theme.SMALL)[0] + ROOM for card in cards]
    if len(need) < 2 or max(need) <= wide / 2:
        return [wide / 2] * 2
    spare = max(0.0, wide - sum(need)) / 2
    return [need[0] + spare, wide - need[0] - spare]


def table(picture: Picture, at: Spots, chosen: str) -> None:
    """Paint the Regions as a table, for large type and players who prefer rows."""
    canvas = picture.ui.canvas
    for number, region in enumerate(REGIONS):
        rect = at.plates[region]
        state = ("chosen",) if region == chosen else ()
        look = picture.touch(region, rect, "region", picture.name(region), rank=PLATES + number, state=state)
        ground = theme.GLASS2 if picture.held(region) else theme.GLASS
        canvas.rect(rect, ground, radius=CORNER, border=theme.LINE2)
        if picture.lit(region) or region == chosen:
            picture.ui.framed(rect, strong=look.hover or picture.held(region) or region == chosen)
        _table_row(picture, at, region, rect, number)


def _table_row(picture: Picture, at: Spots, region: str, rect: Rect, number: int) -> None:
    canvas, view = picture.ui.canvas, view_of(picture)
    role = theme.NOTE if rect.h > canvas.line_height(theme.NOTE) else theme.SMALL
    row = Row(canvas, boxes.inset(rect, GAP, 0), role.strong)
    row.gap = NEAR
    if lost := _warned(picture, at, region):
        high = canvas.line_height(theme.SMALL.tight) + HAIR
        if (place := row.take(CHIP * at.type, end=True)) is not None:
            _warning(picture, at, at.below, lost, boxes.around(place.left, place.centery, 0, high))
    for power in leaders(view, region)[:2]:
        row.icon(power_symbol(power), color=theme.shade(power_shade(power)).light, side=SIGN_SIDE)
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
        _country(picture, card, boxes.inset(box, 0, SLIM), COUNTRIES + number * 2 + each)


def scores(view: State, region: str) -> bool:
    """Return whether a Region would score now."""
    return not has_free_slot(view, region)

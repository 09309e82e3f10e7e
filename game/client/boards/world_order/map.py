"""The map of World Order: seven Regions of dots, and a plate for each with influence, armies, open Countries."""

from collections.abc import Callable

from pygame import FRect as Rect

from game.client.boards.world_order.cards import SIGN, cell, fitting, free_cell, power_shade, power_symbol
from game.client.boards.world_order.layout import Spots
from game.client.kit import theme
from game.client.kit.canvas import Canvas
from game.client.table.picture import Picture
from game.client.world.light import Homeland, InPlay, Leading, LitMap, Owned
from game.client.world.light import State as Lit
from game.core.agenda import asked
from game.core.contract import Seat
from game.titles.world_order.faces import COUNTRY, LOCAL, POWERS, REGION, REGIONS
from game.titles.world_order.influence import PlaceInfluence
from game.titles.world_order.knowledge import Threatened, meant, threatened
from game.titles.world_order.relations import SpendDiplomacy
from game.titles.world_order.state import State, cubes, has_free_slot, open_countries, region_of
from game.titles.world_order.telling import change, short, threat_says

LABELS = 62.0
"""Where the slots of a plate begin."""
SLOTS = ("permanent", "temporary")
"""The rows of slots of a Region: above the line and below it."""


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
    piled = [(region, at.plates[region]) for _, region in order]
    for number, region in order:
        _plate(picture, at, region, number, at.ground.hits(piled, region), chosen == region)


def _leader(canvas: Canvas, at: Spots, region: str, rect: Rect) -> None:
    """A line from a plate to its Region, where it stands beside it."""
    x, y = at.leader(region)
    if rect.inflate(4, 4).collidepoint(x, y):
        return
    near = min(max(x, rect.left), rect.right), min(max(y, rect.top), rect.bottom)
    canvas.polyline([near, (x, y)], (*theme.TABLE, 200), 4.0)
    canvas.polyline([near, (x, y)], theme.TEXT, 1.4)
    canvas.circle(x, y, 3.2, theme.TEXT, border=theme.TABLE)


def _plate(
    picture: Picture, at: Spots, region: str, number: int, hit: Callable[[float, float], bool], chosen: bool
) -> None:
    view: State = picture.view
    canvas, rect = picture.ui.canvas, at.plates[region]
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
    _warnings(picture, at, region, rect)
    _bid(picture, at, region, rect)
    if picture.lit(region) or chosen:
        bold = look.hover or picture.held(region) or chosen
        canvas.rect(rect.inflate(6, 6), None, radius=7, border=theme.WHITE, border_width=2 if bold else 1)
    if not at.brief:
        _countries(picture, region, rect, number)


def _paint(canvas: Canvas, picture: Picture, at: Spots, region: str, rect: Rect) -> None:
    head = Rect(0, 0, rect.w, 22.0 if not at.brief else 23 * at.type)
    canvas.rect(rect, theme.GLASS, radius=5)
    canvas.rect(head, theme.GLASS2, radius=5)
    canvas.rect((0, head.bottom - 6, rect.w, 6), theme.GLASS2)
    canvas.line(0, head.bottom, rect.w, head.bottom, theme.LINE2)
    canvas.rect(rect, None, radius=5, border=theme.LINE2)
    side = min(14 * at.type, head.h - 6)
    cost = canvas.text(
        rect.w - 7, head.centery, str(REGION[region].engage), theme.BODY.strong, align="right", valign="middle"
    )
    canvas.icon("handshake", cost.left - 5 - side / 2, head.centery, side, theme.MUTE)
    with canvas.panel(head, f"plate {region}"):
        room = cost.left - side - 16
        if scores(view_of(picture), region):
            room -= side + 4
            canvas.icon("medal", 8 + room + side / 2 + 4, head.centery, side, theme.TEXT)
        canvas.text(
            8,
            head.centery,
            fitting(canvas, picture.words, region, room, size=13, weight=600),
            theme.NOTE.strong,
            valign="middle",
            width=room,
            fit=True,
            max_lines=1,
        )
    for kind in SLOTS:
        slots(canvas, view_of(picture), region, row_room(at, rect, kind), kind)
    if at.brief:
        row = row_room(at, rect, "temporary")
        _army_row(canvas, view_of(picture), region, rect.w - 6, row.centery, small=True)
        return
    row = row_room(at, rect, "temporary")
    crowded = _army_width(view_of(picture), region) > row.w
    _row_words(canvas, picture, at, rect, SLOTS if crowded else (*SLOTS, "armies"))
    left = rect.left + 8 if crowded else row.left
    _army_row(canvas, view_of(picture), region, left, row.bottom + row.h / 2, small=False, right=rect.right - 4)
    canvas.line(8, rect.h - 22, rect.w - 8, rect.h - 22, theme.LINE)


def view_of(picture: Picture) -> State:
    """What is shown, as the rules know it."""
    view: State = picture.view
    return view


def _row_words(canvas: Canvas, picture: Picture, at: Spots, rect: Rect, keys: tuple[str, ...]) -> None:
    """What the rows of a plate are called."""
    row = row_room(at, rect, "permanent")
    for number, key in enumerate(keys):
        said = picture.say(f"board.row_{key}").lower()
        y = row.centery + row.h * number
        canvas.text(rect.left + 8, y, said, theme.SMALL, color=theme.MUTE, valign="middle")


def row_room(at: Spots, plate: Rect, kind: str) -> Rect:
    """The room for the slots of a plate, above the line or below it."""
    number = SLOTS.index(kind)
    if at.brief:
        top, high = plate.top + 23 * at.type + 2, (plate.h - 23 * at.type - 4) / 2
        return Rect(plate.left + 6, top + number * high, plate.w - 12, high)
    return Rect(plate.left + 8 + LABELS, plate.top + 25 + number * 18, plate.w - 14 - LABELS, 18)


def slot_boxes(view: State, region: str, room: Rect, kind: str) -> list[Rect]:
    """Where the slots of a row are, cubes first."""
    taken = view.permanent[region] if kind == "permanent" else view.temporary[region]
    count = max(len(taken), len(_worths(region, kind)))
    step = min(room.h - 1, 20.0, room.w / max(1, count))
    side = min(17.0, step - 2, room.h - 5)
    return [Rect(room.left + step * number, room.centery - side / 2, side, side) for number in range(count)]


def _worths(region: str, kind: str) -> tuple[int, ...]:
    """What the slots of a row bring; the cubes a Region begins with stand where nothing is brought."""
    face = REGION[region]
    return (0,) * len(face.begins) + face.permanent if kind == "permanent" else face.temporary


def slots(canvas: Canvas, view: State, region: str, room: Rect, kind: str) -> None:
    """The slots of a row: cubes, then what the free ones bring."""
    taken, worth = view.permanent[region] if kind == "permanent" else view.temporary[region], _worths(region, kind)
    for number, box in enumerate(slot_boxes(view, region, room, kind)):
        if number < len(taken):
            cell(canvas, box.centerx, box.centery, box.w, taken[number])
        else:
            free_cell(canvas, box.centerx, box.centery, box.w, worth[number])


def slot_place(view: State, at: Spots, region: str, kind: str) -> tuple[float, float]:
    """Where the last cube of a row stands in the window; in the table roughly."""
    rect = at.plates[region]
    if at.listed:
        return rect.centerx, rect.centery
    taken = view.permanent[region] if kind == "permanent" else view.temporary[region]
    box = slot_boxes(view, region, row_room(at, rect, kind), kind)[max(0, len(taken) - 1)]
    return box.centerx, box.centery


def _tokens(view: State, region: str) -> list[tuple[str, int]]:
    """The Engage tokens in a Region by power."""
    return [(view.powers[seat], view.tokens[seat][region]) for seat in view.seats if view.tokens[seat].get(region)]


def _army_width(view: State, region: str) -> float:
    """How wide the row of armies and Engage tokens would like to be."""
    armies = sum(1 for count in view.armies[region].values() if count)
    return 28.0 * armies + sum(17.0 + 10 * (count > 1) for _, count in _tokens(view, region))


def _army_row(
    canvas: Canvas, view: State, region: str, x: float, y: float, *, small: bool, right: float = 1e6
) -> None:
    """Armies by power, each with its sign, and Engage tokens; closer together where `right` would be passed."""
    armies = [(power, count) for power, count in view.armies[region].items() if count]
    tokens = _tokens(view, region)
    if small:
        k = min(1.4, max(1.0, canvas.text_scale))
        for power, count in reversed(armies):
            shade = theme.shade(power_shade(power)).light
            x = canvas.text(
                x,
                y,
                str(count),
                theme.BODY.at(12 * k).strong,
                color=shade,
                align="right",
                valign="middle",
                scaled=False,
            ).left
            canvas.icon(power_symbol(power), x - 7 * k, y, 11 * k, shade)
            x -= 15 * k
        if armies:
            canvas.icon("tank", x - 5, y, 11 * k, theme.MUTE)
        return
    roomy = x + _army_width(view, region) <= right
    if not armies and not tokens:
        canvas.text(x, y, "-", theme.SMALL, color=theme.DIM, valign="middle")
    for power, count in armies:
        canvas.icon(power_symbol(power), x + 6, y, 12, theme.shade(power_shade(power)).light)
        x = canvas.text(x + 14, y, str(count), theme.SMALL.strong, valign="middle").right + (6 if roomy else 2)
    for power, count in tokens:
        canvas.icon("megaphone", x + 7, y, 13, theme.shade(power_shade(power)).light)
        x += 17 if roomy else 14
        if count > 1:
            x = canvas.text(x - 2, y, str(count), theme.SMALL.strong, valign="middle").right + 6


def _warned(picture: Picture, at: Spots, region: str) -> Threatened | None:
    """What whoever looks would lose to THREAT in a Region."""
    return threatened(picture.view, picture.audience if picture.audience is not None else at.below, region)


def _warnings(picture: Picture, at: Spots, region: str, plate: Rect) -> None:
    """Chips at the corner of a plate for everybody whom THREAT there would cost VPs, before it is due."""
    view: State = picture.view
    seats = sorted(view.seats, key=lambda seat: seat != at.below)
    high, step = (
        picture.ui.canvas.line_height(theme.SMALL.tight) + 2,
        picture.ui.canvas.line_height(theme.SMALL.tight) + 4,
    )
    threats = [(seat, lost) for seat in seats if (lost := threatened(view, seat, region))]
    left = plate.right + 2 if plate.right + 40 * at.type < at.board.right else plate.left - 40 * at.type
    for number, (seat, lost) in enumerate(threats):
        middle = plate.top + plate.h * 0.55 + high / 2 + (number - len(threats) / 2) * step
        _warning(picture, at, seat, lost, Rect(left, middle - high / 2, 0, high))


def _warning(picture: Picture, at: Spots, seat: Seat, lost: Threatened, place: Rect) -> None:
    """What THREAT would cost a seat: on paper for whoever looks, dark with its sign for the others."""
    canvas, power, mine = picture.ui.canvas, picture.view.powers[seat], seat == at.below
    text, shade, side = str(lost.vp), theme.shade(power_shade(power)), 12 * min(at.type, 1.5)
    wide = canvas.measure(text, theme.SMALL.strong)[0] + side + 14
    chip = Rect(place.left, place.top, wide, place.h)
    chip.clamp_ip(at.board)
    ink = theme.INK if mine else theme.TEXT
    canvas.rect(chip, shade.light if mine else shade.deep, radius=4, border=theme.WHITE if mine else shade.light)
    icon = "bomb" if mine else power_symbol(power)
    canvas.icon(icon, chip.left + 5 + side / 2, chip.centery, side, theme.INK if mine else shade.light)
    canvas.text(chip.right - 5, chip.centery, text, theme.SMALL.strong, color=ink, align="right", valign="middle")
    label = f"{picture.name(lost.region)}: {picture.tells(threat_says(lost, seat))}"
    picture.ui.node(f"threat:{lost.region}:{seat}", chip, "note", label, tip=label, focusable=False)


def _bid(picture: Picture, at: Spots, region: str, plate: Rect) -> None:
    """On the head of a plate that may be chosen: what it would cost or bring just now."""
    found = _offer(picture, region) if picture.lit(region) else None
    if found is None:
        return
    canvas, (icon, text) = picture.ui.canvas, found
    high = (23 if at.brief else 22) * (at.type if at.brief else 1.0) - 4
    side = min(14 * at.type, high - 4)
    wide = canvas.measure(text, theme.BODY.strong)[0] + side + 15
    chip = Rect(plate.right - wide - 2, plate.top + 2, wide, high)
    canvas.rect(chip, theme.PAPER, radius=4)
    canvas.icon(icon, chip.left + 5 + side / 2, chip.centery, side, theme.INK)
    canvas.text(
        chip.right - 5, chip.centery, text, theme.BODY.strong, color=theme.INK, align="right", valign="middle"
    )


def _offer(picture: Picture, region: str) -> tuple[str, str] | None:
    """A sign and a number for choosing a Region: the price of engaging, the money for a token."""
    changes = change(picture.view, picture.below, meant(picture.decision, region, otherwise="choose"))
    for what, count in changes.items():
        return SIGN[what], f"+{count}" if what == "money" else str(-count)
    return None


def _countries(picture: Picture, region: str, rect: Rect, number: int) -> None:
    """The two open Countries at the foot of a plate."""
    canvas, view = picture.ui.canvas, picture.view
    cards = open_countries(view, region)
    left = rect.left + 4
    for place, (card, wide) in enumerate(zip(cards, _shares(picture, cards[:2], rect.w - 8), strict=False)):
        box = Rect(left, rect.bottom - 21, wide, 20)
        left += wide
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
            theme.SMALL.strong,
            color=ink,
            align="right",
            valign="middle",
        )
        room = worth.left - box.left - 8
        with canvas.panel(box, f"country {card}"):
            canvas.text(
                box.left + 5,
                box.centery,
                fitting(canvas, picture.words, card, room, size=12),
                theme.SMALL,
                color=ink,
                valign="middle",
                width=room,
                fit=True,
                max_lines=1,
            )


def _shares(picture: Picture, cards: list[str], wide: float) -> list[float]:
    """How wide each of the two Countries at the foot of a plate is: half, or more where the other needs less."""
    canvas, words = picture.ui.canvas, picture.words
    need = [canvas.measure(short(words, card), theme.SMALL)[0] + 23 for card in cards]
    if len(need) < 2 or max(need) <= wide / 2:
        return [wide / 2] * len(need)
    spare = max(0.0, wide - sum(need)) / 2
    return [need[0] + spare, wide - need[0] - spare]


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
        lost = _warned(picture, at, region)
        if lost:
            high = picture.ui.canvas.line_height(theme.SMALL.tight) + 2
            _warning(
                picture,
                at,
                at.below,
                lost,
                Rect(rect.right - 6 - 38 * at.type, rect.centery - high / 2, 0, high),
            )


def _table_row(picture: Picture, at: Spots, region: str, rect: Rect) -> None:
    canvas, view, y = picture.ui.canvas, picture.view, rect.centery
    warned = not at.brief or _warned(picture, at, region)
    right = rect.right - (30 + 24 * at.type if warned else 0)
    size = 13 if rect.h > canvas.line_height(theme.NOTE) else 12
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
            theme.BODY.at(size).strong,
            valign="middle",
            width=wide - 8,
            fit=True,
            max_lines=1,
        )
        x += wide
        cost = canvas.text(x + 20, y, str(REGION[region].engage), theme.BODY.at(size).strong, valign="middle")
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
            said = f"{short(picture.words, card)} {COUNTRY[card].value}"
            canvas.text(
                box.left + 6,
                box.centery,
                said,
                theme.SMALL,
                color=ink,
                valign="middle",
                width=box.w - 10,
                fit=True,
                max_lines=1,
            )


def scores(view: State, region: str) -> bool:
    """Whether a Region would score now."""
    return not has_free_slot(view, region)

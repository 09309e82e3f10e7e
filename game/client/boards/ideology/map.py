"""The map of Ideology: regions of dots by controller, and a plate with three piles for every region in play."""

from collections.abc import Callable

from pygame import FRect as Rect

from game.client.boards.ideology.cards import SIGN, cell, empty, plate_colours, seat_shade, seat_symbol
from game.client.boards.ideology.layout import CELL, HEAD, ROW, Plate, Spots
from game.client.kit import theme
from game.client.kit.canvas import Canvas
from game.client.table.answers import Do
from game.client.table.messages import Reach, Show
from game.client.table.picture import Picture
from game.client.world.light import Contested, InPlay, LitMap, Off, Owned
from game.client.world.light import State as Lit
from game.core.contract import Action, verb_for
from game.titles.ideology.faces import NEIGHBOURS, REGIONS
from game.titles.ideology.state import State, capacity
from game.titles.ideology.telling import area_in


def states(view: State) -> dict[str, Lit]:
    """What every region's dots show: who controls it, and whether it is fought over."""
    shown = {region: _state(view, region) for region in REGIONS}
    if view.duel is not None:
        attacker, target = seat_shade(view, view.duel.aggressor), seat_shade(view, view.duel.target)
        shown[view.duel.region] = Contested(attacker, target)
    return shown


def _state(view: State, region: str) -> Lit:
    if region in view.owner:
        return Owned(seat_shade(view, view.owner[region]))
    return InPlay() if region in view.levels else Off()


def regions(picture: Picture, at: Spots, lit: LitMap, holding: str, chosen: str) -> None:
    """Paint what lies over the dots: rims, leaders, plates; every region in play can be touched."""
    view: State = picture.view
    plates = at.plates(view)
    surface, corner = picture.ui.canvas.surface, picture.ui.canvas.px(at.board).topleft
    with picture.ui.canvas.clip(at.board):
        for region in plates:
            if picture.held(region) or region == chosen:
                lit.draw_rim(surface, corner, region, chosen=region == chosen or picture.lit(region))
    hovered = next((region for region in plates if picture.held(region)), "")
    if hovered:
        _ways_from(picture, at, hovered)
    for region, plate in plates.items():
        _leader(picture, at, region, plate)
    arriving = frozenset(seen.thing for seen in picture.things if seen.moving)
    order = sorted(enumerate(plates), key=lambda pair: (pair[1] == chosen, picture.held(pair[1])))
    piled = [(region, plates[region].rect) for _, region in order]
    for number, region in order:
        hit = at.ground.hits(piled, region)
        _plate(picture, at, region, plates[region], number, holding, arriving, hit, chosen == region)


def answers(picture: Picture, region: str, holding: str) -> list[Action]:
    """The answers that do something at a region, with the area that is held or with any."""
    verbs = picture.uses.get(region, ())
    wanted = [verb for verb in verbs if not holding or (area_in(verb) == holding and not verb.startswith("with"))]
    return [Action(verb, region) for verb in wanted]


def possible(picture: Picture, region: str, holding: str) -> bool:
    """Whether something can be done at a region with what is held."""
    return bool(answers(picture, region, holding))


def _ways_from(picture: Picture, at: Spots, region: str) -> None:
    """Lines from a region to its printed neighbours, dimmer where they are not in play."""
    canvas, view = picture.ui.canvas, picture.view
    x, y = at.ground.centre(region)
    with canvas.clip(at.board):
        for other in NEIGHBOURS[region]:
            end = at.ground.centre(other)
            color = theme.PAPER if other in view.levels else theme.SLOT
            canvas.polyline([(x, y), end], (*theme.TABLE, 150), 3.0)
            canvas.polyline([(x, y), end], color, 1.2)
            canvas.circle(*end, 3.2, color, border=theme.TABLE)


def _leader(picture: Picture, at: Spots, region: str, plate: Plate) -> None:
    """A line from a plate to its region, where it stands beside it."""
    x, y = at.ground.centre(region)
    rect = plate.rect
    if rect.inflate(2, 2).collidepoint(x, y):
        return
    near = min(max(x, rect.left), rect.right), min(max(y, rect.top), rect.bottom)
    canvas = picture.ui.canvas
    canvas.polyline([near, (x, y)], (*theme.TABLE, 200), 4.0)
    canvas.polyline([near, (x, y)], theme.MUTE, 1.4)
    canvas.circle(x, y, 3.2, theme.TEXT, border=theme.TABLE)


def _plate(
    picture: Picture,
    at: Spots,
    region: str,
    plate: Plate,
    number: int,
    holding: str,
    arriving: frozenset[str],
    hit: Callable[[float, float], bool],
    chosen: bool,
) -> None:
    canvas, rect = picture.ui.canvas, plate.rect
    able = possible(picture, region, holding)
    state = ("chosen",) if chosen else ()
    message = meaning(picture, region, holding)
    look = picture.touch(
        region, rect, "region", picture.name(region), rank=20 + number, hit=hit, state=state, message=message
    )
    _blit_plate(picture, at, region, plate, arriving)
    if able or chosen:
        bold = look.hover or picture.held(region) or chosen
        canvas.rect(rect.inflate(6, 6), None, radius=7, border=theme.WHITE, border_width=2 if bold else 1)


def meaning(picture: Picture, region: str, holding: str) -> object:
    """What touching a region means: the one thing the held area can do there, else to ask which, or why not."""
    offered = answers(picture, region, holding)
    if holding and len(offered) == 1:
        return Do(offered[0])
    if offered:
        return Show(f"region:{region}")
    word = verb_for(picture.decision, "region", "")
    return Reach(region, f"{word}_{holding}" if holding and word else "")


def _blit_plate(picture: Picture, at: Spots, region: str, plate: Plate, arriving: frozenset[str]) -> None:
    """A plate is painted once for all that stands on it."""
    view: State = picture.view
    canvas, rect = picture.ui.canvas, plate.rect
    areas = view.cards[region]
    hidden = tuple(
        (area, seat, copy)
        for area, of_seats in enumerate(areas)
        for seat, count in enumerate(of_seats)
        for copy in range(count)
        if f"at:{region}:{area}:{seat}:{copy}" in arriving
    )
    owner = view.owner.get(region)
    key = (
        "plate",
        region,
        view.factions,
        areas,
        view.levels[region],
        owner,
        hidden,
        plate.small,
        plate.brief,
        at.type,
    )
    k = at.plate_scale

    def paint(onto: Canvas) -> None:
        _paint_plate(onto, picture, at, region, Rect(0, 0, rect.w, rect.h), plate, hidden, k)

    canvas.blit(canvas.picture(key, rect.w, rect.h, paint), rect.left, rect.top)


def _paint_plate(
    canvas: Canvas,
    picture: Picture,
    at: Spots,
    region: str,
    rect: Rect,
    plate: Plate,
    hidden: tuple[tuple[int, int, int], ...],
    k: float,
) -> None:
    view: State = picture.view
    ground, edge, ink = plate_colours(view, region)
    head = Rect(rect.left, rect.top, rect.w, rect.h if plate.small else HEAD * k)
    canvas.rect(rect, theme.TABLE, radius=4)
    canvas.rect(head, ground, radius=4)
    if not plate.small:
        canvas.rect((head.left, head.bottom - 5, head.w, 5), ground)
    canvas.rect(rect, None, radius=4, border=edge)
    _name(canvas, picture, region, head, plate, ink)
    if plate.small:
        return
    for area in range(3):
        y = rect.top + (HEAD + ROW * area + ROW / 2) * k
        canvas.icon(SIGN[("military", "economic", "cultural")[area]], rect.left + 12 * k, y, 9 * k, theme.MUTE)
        _row(canvas, view, region, area, rect.left, y, hidden, k)


def _name(canvas: Canvas, picture: Picture, region: str, head: Rect, plate: Plate, ink: theme.Color) -> None:
    """The name and the level; where there is no room for a name, the owner's mark."""
    view: State = picture.view
    edge, size = 6 * head.h / HEAD, 14.0 if not plate.brief else 11.0
    level = canvas.text(
        head.right - edge,
        head.centery,
        str(view.levels[region]),
        theme.BODY.at(size).strong,
        color=ink,
        align="right",
        valign="middle",
    )
    if plate.brief:
        owner = view.owner.get(region)
        sign = seat_symbol(view, owner) if owner is not None else "globe"
        canvas.icon(sign, head.left + head.h * 0.6, head.centery, head.h * 0.6, ink)
        return
    room, size, name = level.left - head.left - 2 * edge, 12.0, picture.name(region)
    while size > 8 and canvas.measure(name, theme.BODY.at(size).strong)[0] > room:
        size -= 0.5
    canvas.text(head.left + edge, head.centery, name, theme.BODY.at(size).strong, color=ink, valign="middle")


def _row(
    canvas: Canvas,
    view: State,
    region: str,
    area: int,
    left: float,
    y: float,
    hidden: tuple[tuple[int, int, int], ...],
    k: float,
) -> None:
    """The slots of an area: everybody's cards, then what room is left."""
    x, slot = left + (21 + CELL / 2 - 0.5) * k, 0
    for seat, count in enumerate(view.cards[region][area]):
        for copy in range(count):
            if (area, seat, copy) not in hidden:
                cell(canvas, x + slot * CELL * k, y, 9 * k, seat_shade(view, seat))
            slot += 1
    for free in range(slot, capacity(view, region)):
        empty(canvas, x + free * CELL * k, y, 9 * k)

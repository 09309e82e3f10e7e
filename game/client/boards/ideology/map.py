"""The map of Ideology: regions of dots in their owners' colours, and a plate with three piles for each in play."""

from collections.abc import Mapping, Sequence
from math import dist

from pygame import FRect as Rect

from game.client.boards.ideology.cards import SIGN, TITLE, pile, plate_colours, seat_shade, seat_symbol
from game.client.boards.ideology.layout import CELL, HEAD, ROW, SIGNS, Plate, Spots
from game.client.kit import boxes, theme
from game.client.kit.canvas import Canvas
from game.client.kit.theme import CORNER, GAP, HAIR, NEAR, PAD, SLIM, TIGHT
from game.client.table.marks import mark, won
from game.client.table.messages import Show
from game.client.table.picture import Picture
from game.client.table.worldboard import dots, leader, piled, rims, way
from game.client.world.light import Contested, InPlay, LitMap, Off, Owned
from game.client.world.light import State as Lit
from game.core.asking import verb_for
from game.core.contract import Action, Seat
from game.play.answers import Give, Reach
from game.titles.ideology import events as told
from game.titles.ideology import telling
from game.titles.ideology.faces import AREAS, NEIGHBOURS, REGIONS
from game.titles.ideology.state import State

FIRST = 20
"""The regions' first position in the Tab order."""
SPENDING = ("place", "extend", "attack")
"""Verbs that need a hand card."""
WON = (told.RegionWon,)
"""The events after which a region keeps a mark."""


def states(view: State) -> dict[str, Lit]:
    """Return how every region's dots look: in the colour of its owner, or contested."""
    shown = {region: _state(view, region) for region in REGIONS}
    if view.duel is not None:
        shown[view.duel.region] = contested(view, view.duel.region, view.duel.aggressor, view.duel.target)
    return shown


def contested(view: State, region: str, attacker: Seat, target: Seat) -> Contested:
    """Return how a region's dots look in a duel: the attacker's come from the side of their nearest land."""
    lands = dots(TITLE).regions
    here = lands[region].centre
    own = [lands[each].centre for each, owner in view.owner.items() if owner == attacker and each != region]
    x, _ = min(own, key=lambda centre: dist(centre, here), default=here)
    return Contested(seat_shade(view, attacker), seat_shade(view, target), x > here[0])


def _state(view: State, region: str) -> Lit:
    if region in view.owner:
        return Owned(seat_shade(view, view.owner[region]))
    return InPlay() if region in view.levels else Off()


def regions(picture: Picture, at: Spots, lit: LitMap | None, holding: str, chosen: str, home: Spots) -> None:
    """Paint rims, lines and plates over the dots, and make every region in play touchable.

    Without `lit` no rims are painted. During a question, regions are touchable where they are at `home`, because
    the window on the map is on its way there.
    """
    with picture.ui.canvas.clip(at.board):
        _regions(picture, at, lit, holding, chosen, home)


def _regions(picture: Picture, at: Spots, lit: LitMap | None, holding: str, chosen: str, home: Spots) -> None:
    view: State = picture.view
    plates = at.plates(view)
    if lit is not None:
        rims(picture, at.board, lit, [region for region in plates if region in lit.dots.regions], chosen)
    hovered = next((region for region in plates if picture.pointed_at(region)), "")
    if hovered:
        _ways_from(picture, at, hovered)
    for region, plate in plates.items():
        leader(picture.ui.canvas, plate.rect, at.ground.centre(region), theme.MUTE)
    flags = won(picture, WON, told.TurnBegan)
    arriving = frozenset(seen.thing for seen in picture.things if seen.moving)
    rects = {region: plate.rect for region, plate in plates.items()}
    touched = at if picture.decision is None else home
    lying = {region: plate.rect for region, plate in touched.plates(view).items()}
    for number, region, hit in piled(picture, touched.ground, lying, chosen):
        rect, state = rects[region], ("chosen",) if region == chosen else ()
        if not lying[region].colliderect(at.board):
            continue
        sent, name = meaning(picture, region, holding), picture.name(region)
        spot = lying[region] if touched is home else lying[region].clip(at.board)
        look = picture.touch(region, spot, "region", name, rank=FIRST + number, state=state, hit=hit, message=sent)
        _plate(picture, at, region, plates[region], arriving)
        if region in flags and region in view.owner:
            mark(picture, rect, flags[region])
        if region == chosen or possible(picture, region, holding):
            picture.ui.framed(rect, strong=look.hover or picture.pointed_at(region) or region == chosen)
    if holding and picture.reader is not None:
        _price_tags(picture, at, rects, holding, picture.reader)


def _price_tags(picture: Picture, at: Spots, rects: Mapping[str, Rect], holding: str, seat: Seat) -> None:
    """Paint the price beside each region where the held area takes more than its one card."""
    canvas, taken = picture.ui.canvas, [*rects.values(), *picture.taken]
    for region, plate in rects.items():
        offered = [each for each in answers(picture, region, holding) if each.verb.startswith(SPENDING)]
        least, most = telling.cost(picture.view, seat, offered[0]) if offered else (1, 1)
        if most < 2:
            continue
        said = picture.say("board.price_tag", cards=least, most=most if most > least else "")
        wide, high = canvas.measure(said, theme.SMALL.strong)
        size = wide + 2 * NEAR, high + HAIR
        below = Rect(plate.left, plate.bottom + HAIR, *size)
        places = [below, below.move(0, -plate.h - size[1] - 2 * HAIR), below.move(plate.w + HAIR, -size[1] - HAIR)]
        fits = (each for each in places if at.board.contains(each) and each.collidelist(taken) < 0)
        place = next(fits, below)
        canvas.rect(place, theme.PAPER, radius=SLIM)
        canvas.centred(place, said, theme.SMALL.strong, color=theme.ALARM)


def answers(picture: Picture, region: str, holding: str) -> list[Action]:
    """Return the answers about a region that use the held area, or any area if none is held."""
    verbs = picture.uses.get(region, ())
    wanted = [
        verb for verb in verbs if not holding or (telling.area_in(verb) == holding and not verb.startswith("with"))
    ]
    return [Action(verb, region) for verb in wanted]


def possible(picture: Picture, region: str, holding: str) -> bool:
    """Return whether the held area can be used at a region."""
    return bool(answers(picture, region, holding))


def meaning(picture: Picture, region: str, holding: str) -> object:
    """Return the message sent by touching a region.

    It gives the only possible answer with the held area, else opens the menu, or else asks why not.
    """
    if picture.carried is not None:
        return Reach(region)
    offered = answers(picture, region, holding)
    if holding and len(offered) == 1:
        return Give(offered[0])
    if offered:
        return Show(f"region:{region}")
    word = verb_for(picture.decision, "region", "")
    return Reach(region, f"{word}_{holding}" if holding and word else "")


def _ways_from(picture: Picture, at: Spots, region: str) -> None:
    """Paint lines from a region to its neighbours, dimmer to those not in play."""
    start = at.ground.centre(region)
    with picture.ui.canvas.clip(at.board):
        for other in NEIGHBOURS[region]:
            color = theme.PAPER if other in picture.view.levels else theme.SLOT
            way(picture.ui.canvas, start, at.ground.centre(other), color)


def _plate(picture: Picture, at: Spots, region: str, plate: Plate, arriving: frozenset[str]) -> None:
    """Paint a plate, cached by its contents, leaving out cards that are still flying to it."""
    view: State = picture.view
    canvas, rect, areas = picture.ui.canvas, plate.rect, view.cards[region]
    hidden = tuple(
        (area, seat, copy)
        for area, of_seats in enumerate(areas)
        for seat, count in enumerate(of_seats)
        for copy in range(count)
        if f"at:{region}:{area}:{seat}:{copy}" in arriving
    )
    shown = (areas, view.levels[region], view.owner.get(region), hidden)
    key = ("plate", region, view.factions, shown, plate.small, plate.brief, at.type, at.grown)
    surface = canvas.picture(key, *rect.size, lambda onto: _paint(onto, picture, at, region, plate, hidden))
    canvas.blit(surface, *rect.topleft)


def _paint(
    canvas: Canvas, picture: Picture, at: Spots, region: str, plate: Plate, hidden: Sequence[tuple[int, Seat, int]]
) -> None:
    """Paint a plate's head with name and level, and a row for every area."""
    view, k, rect = picture.view, at.plate_scale, Rect(0, 0, *plate.rect.size)
    ground, edge, ink = plate_colours(view, region)
    head = rect if plate.small else boxes.upper(rect, HEAD * k)
    canvas.rect(rect, theme.TABLE, radius=TIGHT)
    canvas.rect(head, ground, radius=TIGHT)
    if not plate.small:
        canvas.rect(boxes.lower(head, CORNER), ground)
    canvas.rect(rect, None, radius=TIGHT, border=edge)
    _name(canvas, picture, region, boxes.inset(head, NEAR * head.h / HEAD, 0), plate, ink, at.grown)
    if plate.small:
        return
    for area, name in enumerate(AREAS):
        y = rect.top + (HEAD + ROW * area + ROW / 2) * k
        canvas.icon(SIGN[name], rect.left + PAD * k, y, GAP * k, theme.MUTE)
        missing = {(seat, copy) for where, seat, copy in hidden if where == area}
        first = boxes.around(rect.left + (SIGNS + CELL / 2) * k, y, CELL * k, CELL * k)
        pile(canvas, first, view, region, area, missing)


def _name(
    canvas: Canvas, picture: Picture, region: str, head: Rect, plate: Plate, ink: theme.Color, grown: float
) -> None:
    """Write the level, and the name or, on a brief plate, the owner's symbol."""
    view: State = picture.view
    role = (theme.SMALL.strong if plate.brief else theme.BODY.strong).times(grown)
    level = canvas.text(
        head.right, head.centery, str(view.levels[region]), role, color=ink, align="right", valign="middle"
    )
    if plate.brief:
        side = head.h / 2
        canvas.icon(seat_symbol(view, view.owner.get(region)), head.left + side, head.centery, side, ink)
        return
    name, room = picture.name(region), level.left - head.left - NEAR
    role = theme.SMALL.strong.times(grown)
    canvas.text(*head.midleft, name, role, color=ink, valign="middle", width=room, shrink=True)

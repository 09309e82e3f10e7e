"""The map of Manifesto: twenty regions of dots with tags, and a note on the region under the pointer."""

from collections.abc import Callable, Collection

from pygame import FRect as Rect

from game.client.boards.manifesto.cards import seat_shade, seat_symbol
from game.client.boards.manifesto.layout import GROWS, Spots, drafted
from game.client.kit import boxes, theme
from game.client.kit.flow import Column
from game.client.kit.theme import CORNER, GAP, HAIR, NEAR, PAD, TIGHT, WIDE
from game.client.table.marks import mark, won
from game.client.table.picture import Picture
from game.client.table.sides import land_colours
from game.client.table.worldboard import rims
from game.client.world.light import InPlay, LitMap, Owned
from game.client.world.light import State as Lit
from game.client.world.spread import beside
from game.titles.manifesto import events as told
from game.titles.manifesto import telling
from game.titles.manifesto.faces import BUILDUPS, CONFLICT_CARDS, REGIONS
from game.titles.manifesto.state import MAJOR, Conflict, State, touching

PIP, MOST_PIPS, MANY = 10.0, 4, 2.4
"""The size in px of a dot or star of influence, the most of them shown, and the width of the number that replaces
more, in stars.
"""
BEYOND = 0.55
"""The share of the map's width beyond which a line wraps around its edge."""
WAY = (3.0, 1.2, 3.2)
"""A line to a neighbour in px: the widths of its shadow and of itself, and the radius of its end."""
PRICE = 230.0
"""The width in px of the note beside a region, at the usual text size."""
FIRST = 20
"""Regions come after the cards in Tab order."""
WON = (told.RegionGained,)
"""The events after which a region keeps a mark."""
PULSE, PULSES = 450.0, 2
"""How many ms a ring around a region that changes hands lasts, and the number of rings."""


def states(view: State) -> dict[str, Lit]:
    """Return how every region's dots look: in the colour of its owner."""
    return {
        region: Owned(seat_shade(view, view.owner[region])) if region in view.owner else InPlay(dark=True)
        for region in REGIONS
    }


def aimed_at(view: State) -> str:
    """Return the region being fought for, or ""."""
    return view.contest.region if isinstance(view.contest, Conflict) else ""


def regions(picture: Picture, at: Spots, lit: LitMap) -> None:
    """Paint rims and tags over the dots, and make every region touchable."""
    rims(picture, at.board, lit, REGIONS, aimed_at(picture.view))
    with picture.ui.canvas.clip(at.board):
        if hovered := looked_at(picture):
            _ways_from(picture, at, hovered)
    order = sorted(REGIONS, key=lambda region: (picture.pointed_at(region), picture.lit(region)))
    named = with_names(picture, at)
    tags = [(region, tag_rect(picture, at, region, named)) for region in order]
    flags = won(picture, WON, told.RoundBegan)
    for region, rect in tags:
        _tag(picture, region, rect, at.ground.hits(tags, region), named=region in named)
        if region in flags and region in picture.view.owner:
            mark(picture, rect, flags[region])


def _ways_from(picture: Picture, at: Spots, region: str) -> None:
    """Paint lines from a region to all its neighbours."""
    canvas, (shadow, thin, end) = picture.ui.canvas, WAY
    start, wide = at.ground.centre(region), at.ground.dots.size[0]
    here = at.ground.dots.land(region).centre[0]
    for other in touching(picture.view, region):
        u, v = at.ground.dots.land(other).centre
        shift = wide if u - here < -wide * BEYOND else -wide if u - here > wide * BEYOND else 0.0
        goal = at.ground.on_screen((u + shift, v))
        canvas.polyline([start, goal], (*theme.TABLE, 150), shadow)
        canvas.polyline([start, goal], theme.PAPER, thin)
        if not shift:
            canvas.circle(*goal, end, theme.PAPER, border=theme.TABLE)


def with_names(picture: Picture, at: Spots) -> Collection[str]:
    """Return the regions whose tags have names: in large type, those that matter, and others that have room."""
    if not at.large:
        return REGIONS
    view: State = picture.view
    matters = [
        region
        for region in REGIONS
        if region == aimed_at(view) or picture.lit(region) or picture.pointed_at(region)
    ]
    flagged = won(picture, WON, told.RoundBegan)
    rest = sorted((region for region in REGIONS if region not in matters), key=lambda each: each not in flagged)
    placed = {region: tag_rect(picture, at, region, matters) for region in REGIONS}
    named = list(matters)
    for region in rest:
        rect = tag_rect(picture, at, region, (region,))
        if rect.collidelist([placed[other] for other in REGIONS if other != region]) < 0:
            placed[region] = rect
            named.append(region)
    return named


def pips_wide(picture: Picture, value: int) -> float:
    """Return the width of a region's influence."""
    return PIP * min(picture.ui.canvas.growth, GROWS) * (value if value <= MOST_PIPS else MANY)


def tag_rect(picture: Picture, at: Spots, region: str, named: Collection[str]) -> Rect:
    """Return the tag of a region, as wide as its contents."""
    view: State = picture.view
    wide = 2 * GAP + pips_wide(picture, view.influence[region])
    if region in named:
        wide += picture.ui.canvas.measure(picture.name(region), theme.NOTE.strong)[0] + NEAR
    elif region in view.owner:
        wide += WIDE
    return at.tag(region, wide)


def tag_colours(view: State, region: str) -> tuple[theme.Color, theme.Color, theme.Color]:
    """Return the background, border and text colours of a tag."""
    if region not in view.owner:
        return theme.GLASS, theme.LINE2, theme.MUTE
    return land_colours(seat_shade(view, view.owner[region]))


def _tag(picture: Picture, region: str, rect: Rect, hit: Callable[[float, float], bool], *, named: bool) -> None:
    canvas, view = picture.ui.canvas, picture.view
    ground, edge, ink = tag_colours(view, region)
    label = picture.name(region)
    picture.touch(region, rect, "region", label, rank=FIRST + REGIONS.index(region), hit=hit)
    canvas.rect(rect, ground, radius=CORNER, border=edge)
    if picture.lit(region):
        picture.ui.framed(rect, strong=picture.pointed_at(region))
    x = rect.left + GAP
    if named:
        with canvas.panel(rect, f"tag {region}"):
            x = canvas.text(x, rect.centery, label, theme.NOTE.strong, color=ink, valign="middle").right + NEAR
    elif region in view.owner:
        canvas.icon(seat_symbol(view, view.owner[region]), x + NEAR, rect.centery, PAD, ink)
        x += WIDE
    influence(picture, x, rect.centery, view.influence[region], ink)


def influence(picture: Picture, x: float, y: float, value: int, color: theme.Color) -> None:
    """Paint the influence of a region: a dot for a minor one, else stars, or a star and a number for many."""
    canvas, step = picture.ui.canvas, pips_wide(picture, 1)
    if value < MAJOR:
        canvas.circle(x + step / 2, y, step / TIGHT, color)
        return
    for number in range(value if value <= MOST_PIPS else 1):
        canvas.icon("star5", x + step * (number + 0.5), y, step, color)
    if value > MOST_PIPS:
        canvas.text(x + step + HAIR, y, str(value), theme.NOTE.strong, color=color, valign="middle")


# --- the note beside a region ---


def looked_at(picture: Picture) -> str:
    """Return the region under the pointer or focused by keys, or ""."""
    return next((region for region in REGIONS if picture.pointed_at(region)), "")


def price(picture: Picture, at: Spots, calm: str = "") -> None:
    """Paint a note beside the region under the pointer: what it is, or what the drafted card would do there.

    `calm` is a region that the pointer was already resting on; it gets no note until the pointer leaves it.
    """
    region, ui = looked_at(picture), picture.ui
    anew = ui.keys_last and ui.focus == f"noun:{region}"
    if not region or (region == calm and not anew) or picture.refused is not None or picture.event is not None:
        return
    title, lines = account(picture, region)
    wide = min(PRICE * at.type, at.board.w / 2)
    high = ui.price_height(wide, title, lines)
    if at.listed:
        room = boxes.cut(at.frame.tray, right=at.frame.tray.right - at.yours + PAD)
        place = boxes.kept_in(boxes.lower(boxes.right(room, wide), high), boxes.inset(room, 0, TIGHT))
    else:
        place = _beside(picture, at, region, wide, high)
    ui.price_tag(Column(ui.canvas, place), title, lines)


def turned(picture: Picture, at: Spots) -> None:
    """Paint two rings around a region that has just changed hands, and a slip naming its new owner."""
    match picture.event:
        case told.RegionGained(seat=seat, region=region):
            text = picture.say("board.now_of", seat=seat)
        case told.RegionLost(region=region):
            text = picture.say("board.now_neutral")
        case _:
            return
    tag = at.panel(region) if at.listed else tag_rect(picture, at, region, with_names(picture, at))
    beat = picture.elapsed / PULSE
    share = 1.0 if beat >= PULSES or picture.ui.reduce_motion else beat % 1
    picture.ui.framed(tag.inflate(*(2 * [TIGHT + GAP * (1 - share)])))
    off = picture.ui.canvas.line_height(theme.BODY) + PAD
    above = tag.top - 2 * off > at.board.top
    picture.ui.slip(tag.centerx, tag.top - off if above else tag.bottom + off, text)


def _beside(picture: Picture, at: Spots, near: str, wide: float, high: float) -> Rect:
    """Return a place near a region's tag that covers as few regions on offer as possible."""
    named = with_names(picture, at)
    tag = tag_rect(picture, at, near, named)
    lit = [tag_rect(picture, at, region, named).inflate(GAP, GAP) for region in REGIONS if picture.lit(region)]
    return beside(tag, (wide, high), boxes.inset(at.board, NEAR), [*lit, *picture.taken])


def account(picture: Picture, region: str) -> tuple[str, list[str]]:
    """Return the title and lines of the note beside a region; a price is *starred*."""
    view: State = picture.view
    card = next((card for card in drafted(view) if card in CONFLICT_CARDS or card in BUILDUPS), "")
    if card and picture.lit(region):
        title = telling.card_on(card, region)
        lines = telling.deed(view, picture.reader, card, region)
        return picture.tells(title), [picture.tells(each) for each in lines]
    return picture.name(region), [picture.tells(each) for each in telling.about(view, picture.reader, region)]

"""The map of Manifesto: twenty regions of dots with their tags, and what it would mean to reach for one."""

from collections.abc import Callable

from pygame import FRect as Rect

from game.client.boards.manifesto.cards import seat_shade, seat_symbol
from game.client.boards.manifesto.layout import Spots, dots, drafted
from game.client.kit import theme
from game.client.table.picture import Picture
from game.client.world.light import InPlay, LitMap, Owned
from game.client.world.light import State as Lit
from game.client.world.spread import beside
from game.titles.manifesto import events as told
from game.titles.manifesto import telling
from game.titles.manifesto.faces import BUILDUPS, CONFLICT_CARDS, REGIONS
from game.titles.manifesto.state import MAJOR, Conflict, State, touching

PALE = ("yellow", "mint", "lavender")
"""Shades whose tags are light, with ink on them."""
PIP = 10.0
PULSE, PULSES = 450.0, 2
"""How many ms one ring around a region takes that changes hands, and how many rings there are."""


def states(view: State) -> dict[str, Lit]:
    """What every region's dots show: who controls it."""
    return {
        region: Owned(seat_shade(view, view.owner[region])) if region in view.owner else InPlay(dark=True)
        for region in REGIONS
    }


def regions(picture: Picture, at: Spots, lit: LitMap) -> None:
    """Paint what lies over the dots: rims, tags, and make every region touchable."""
    view: State = picture.view
    aimed = view.contest.region if isinstance(view.contest, Conflict) else ""
    surface, corner = picture.ui.canvas.surface, picture.ui.canvas.px(at.board).topleft
    with picture.ui.canvas.clip(at.board):
        for region in REGIONS:
            if picture.held(region) or region == aimed:
                lit.draw_rim(surface, corner, region, chosen=region == aimed or picture.lit(region))
    hovered = looked_at(picture)
    if hovered:
        _ways_from(picture, at, hovered)
    order = sorted(enumerate(REGIONS), key=lambda pair: (picture.held(pair[1]), picture.lit(pair[1])))
    tags = [(region, tag_rect(picture, at, region)) for _, region in order]
    for (number, region), (_, rect) in zip(order, tags, strict=True):
        _tag(picture, at, region, number, rect, at.ground.hits(tags, region))


def _ways_from(picture: Picture, at: Spots, region: str) -> None:
    """Lines from a region to all its neighbours."""
    canvas, view = picture.ui.canvas, picture.view
    x, y = at.ground.centre(region)
    wide = dots().size[0]
    with canvas.clip(at.board):
        for other in touching(view, region):
            u, v = dots().land(other).centre
            here = dots().land(region).centre[0]
            shift = wide if u - here < -wide * 0.55 else -wide if u - here > wide * 0.55 else 0.0
            end = at.ground.on_screen((u + shift, v))
            canvas.polyline([(x, y), end], (*theme.TABLE, 150), 3.0)
            canvas.polyline([(x, y), end], theme.PAPER, 1.2)
            if not shift:
                canvas.circle(*end, 3.2, theme.PAPER, border=theme.TABLE)


def _brief(picture: Picture, at: Spots, region: str) -> bool:
    """Whether there is only room for a symbol and the number; a region that is fought for has its name."""
    contest = picture.view.contest
    fought = isinstance(contest, Conflict) and contest.region == region
    return at.large and not (fought or picture.lit(region) or picture.held(region))


def tag_rect(picture: Picture, at: Spots, region: str) -> Rect:
    """Where the tag of a region is, as wide as what stands on it."""
    view: State = picture.view
    canvas, pips = picture.ui.canvas, view.influence[region]
    wide = 16 + PIP * min(at.type, 1.6) * (pips if pips <= 4 else 2.4)
    if not _brief(picture, at, region):
        wide += canvas.measure(picture.name(region), theme.NOTE.strong)[0] + 6
    elif region in view.owner:
        wide += 16
    return at.tag(region, wide)


def tag_colours(view: State, region: str) -> tuple[theme.Color, theme.Color, theme.Color]:
    """Ground, edge and writing of a tag."""
    if region not in view.owner:
        return theme.GLASS, theme.LINE2, theme.MUTE
    name = seat_shade(view, view.owner[region])
    shade = theme.shade(name)
    if name in PALE:
        return shade.light, shade.light, theme.INK
    return shade.deep, shade.light, theme.TEXT


def _tag(
    picture: Picture, at: Spots, region: str, number: int, rect: Rect, hit: Callable[[float, float], bool]
) -> None:
    canvas, view = picture.ui.canvas, picture.view
    ground, edge, ink = tag_colours(view, region)
    lit = picture.lit(region)
    label = picture.name(region)
    picture.touch(region, rect, "region", label, rank=20 + number, hit=hit)
    canvas.rect(rect, ground, radius=4, border=edge)
    if lit:
        chosen = picture.held(region)
        canvas.rect(rect.inflate(6, 6), None, radius=6, border=theme.WHITE, border_width=2 if chosen else 1)
    x = rect.left + 8
    if not _brief(picture, at, region):
        with canvas.panel(rect, f"tag {region}"):
            x = canvas.text(x, rect.centery, label, theme.NOTE.strong, color=ink, valign="middle").right + 6
    elif region in view.owner:
        canvas.icon(seat_symbol(view, view.owner[region]), x + 6, rect.centery, 14, ink)
        x += 16
    influence(picture, at, x, rect.centery, view.influence[region], ink)


def influence(picture: Picture, at: Spots, x: float, y: float, value: int, color: theme.Color) -> None:
    """The influence of a region: a dot for a minor one, stars for a major one; many stars are a number."""
    canvas, step = picture.ui.canvas, PIP * min(at.type, 1.6)
    if value < MAJOR:
        canvas.circle(x + step / 2, y, 2.6 * step / PIP, color)
        return
    if value > 4:
        canvas.icon("star5", x + step / 2, y, step, color)
        canvas.text(x + step * 1.2, y, str(value), theme.NOTE.strong, color=color, valign="middle")
        return
    for number in range(value):
        canvas.icon("star5", x + step * (number + 0.5), y, step, color)


# --- what it would mean ---


def looked_at(picture: Picture) -> str:
    """The region under the pointer or in the focus of the keys; nothing when there is none."""
    return next((region for region in REGIONS if picture.held(region)), "")


def price(picture: Picture, at: Spots, calm: str = "") -> None:
    """Say beside the region that is looked at what it is, or what the card in hand would do there.

    `calm` is a region on which the pointer only came to rest: it says nothing until it is looked at anew.
    """
    region = looked_at(picture)
    if (
        not region
        or (region == calm and not (picture.ui.keys_last and picture.ui.focus == f"noun:{region}"))
        or picture.refused is not None
        or picture.event is not None
    ):
        return
    title, lines = account(picture, region)
    ui, wide = picture.ui, min(230 * at.type, at.board.w * 0.45)
    high = 20 + ui.canvas.measure(title, theme.BODY.strong, width=wide - 24)[1] + 3
    high += sum(
        ui.canvas.rich_rows(text, wide - 24, theme.NOTE) * ui.canvas.line_height(theme.NOTE) + 3 for text in lines
    )
    if at.listed:
        tray = at.frame.tray
        place = Rect(at.yours - wide - 12, max(tray.top + 4, tray.bottom - high - 4), wide, high)
    else:
        place = _beside(picture, at, tag_rect(picture, at, region), wide, high)
    ui.price_tag(place, title, lines)


def turned(picture: Picture, at: Spots) -> None:
    """A region that has just changed hands: its tag is ringed twice, and a slip over it says whose it is now."""
    match picture.event:
        case told.RegionGained(seat=seat, region=region):
            text = picture.say("board.now_of", seat=seat)
        case told.RegionLost(region=region):
            text = picture.say("board.now_neutral")
        case _:
            return
    canvas, tag = picture.ui.canvas, at.panel(region) if at.listed else tag_rect(picture, at, region)
    beat = picture.elapsed / PULSE
    share = 1.0 if beat >= PULSES or picture.ui.reduce_motion else beat % 1
    canvas.rect(tag.inflate(8 + 10 * (1 - share), 8 + 10 * (1 - share)), None, radius=8, border=theme.WHITE,
                border_width=2)  # fmt: skip
    wide, high = canvas.measure(text, theme.BODY.strong)[0] + 20, canvas.line_height(theme.BODY) + 4
    top = tag.top - high - 10 if tag.top - high - 10 > at.board.top else tag.bottom + 10
    slip = Rect(min(max(tag.centerx - wide / 2, 6), at.board.right - wide - 6), top, wide, high)
    canvas.shadow(slip, alpha=170)
    canvas.rect(slip, theme.PAPER, radius=4)
    canvas.text(
        slip.centerx, slip.centery, text, theme.BODY.strong, color=theme.INK, align="center", valign="middle"
    )


def _beside(picture: Picture, at: Spots, tag: Rect, wide: float, high: float) -> Rect:
    """A place near a tag that covers as few regions as possible that could be chosen."""
    lit = [tag_rect(picture, at, region).inflate(8, 8) for region in REGIONS if picture.lit(region)]
    return beside(tag, (wide, high), at.board.inflate(-12, -12), [*lit, *picture.taken])


def account(picture: Picture, region: str) -> tuple[str, list[str]]:
    """What stands on the note beside a region: title and lines; *starred* is the price."""
    view: State = picture.view
    card = next((card for card in drafted(view) if card in CONFLICT_CARDS or card in BUILDUPS), "")
    if card and picture.lit(region):
        title, lines = telling.card_on(card, region), telling.deed(view, picture.audience, card, region)
        return picture.tells(title), [picture.tells(each) for each in lines]
    return picture.name(region), [picture.tells(each) for each in telling.about(view, picture.audience, region)]

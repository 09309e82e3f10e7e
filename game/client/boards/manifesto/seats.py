"""The seats of Manifesto above the map: what everybody holds, who is bound to whom, and whose turn it is."""

from pygame import FRect as Rect

from game.client.boards.manifesto.cards import seat_shade, seat_symbol
from game.client.boards.manifesto.layout import COMPACT, Spots
from game.client.kit import theme
from game.client.kit.widgets import Counter, Plaque
from game.client.table.picture import Picture
from game.core.contract import Seat
from game.titles.manifesto import events as told
from game.titles.manifesto import telling
from game.titles.manifesto.state import State

MOST_PIPS = 8
CROWDED = 1.8
"""The text scale from which the number of regions stands beside the symbol, not under it."""


def seats(picture: Picture, at: Spots) -> None:
    """Paint every seat; one that can be chosen is framed in white."""
    view: State = picture.view
    for seat in view.seats:
        rect = at.seat(seat, len(view.factions))
        _plaque(picture, rect, seat)
        if rect.w < COMPACT * at.type:
            _numbers(picture, at, rect, seat)
        _choice(picture, rect, seat)


def _plaque(picture: Picture, rect: Rect, seat: Seat) -> None:
    view: State = picture.view
    small = rect.w < COMPACT * picture.ui.text_scale
    held, shade = len(view.held[seat]), seat_shade(view, seat)
    top = telling.asked(view)
    until = telling.truce_end(view, picture.audience, seat)
    rounds = until - view.round + 1 if until else 0
    counters = (
        Counter(str(view.its[seat]), unit=picture.say("board.its")),
        Counter(str(len(view.hands[seat])), icon="cards"),
    )
    pips = held if held <= MOST_PIPS and not small and rect.w > 180 * picture.ui.text_scale else 0
    thinking = picture.sitting.thinking == seat
    crowded = picture.ui.text_scale > CROWDED
    plaque = Plaque(
        symbol=seat_symbol(view, seat),
        faction=shade,
        name="" if small else picture.sitting.names[seat],
        who="" if small else picture.sitting.who[seat],
        number="" if crowded else str(held),
        counters=() if small else counters,
        corner=picture.say("board.truce", rounds=rounds) if until and not small else "",
        corner_kind="mild",
        to_move=top is not None and top.seat == seat,
        thinking=thinking,
        pips=pips,
        pips_of=pips,
    )
    picture.ui.seat_plaque(f"seat:{seat}", rect, plaque, tip=_tip(picture, seat))


def _tip(picture: Picture, seat: Seat) -> str:
    """What a seat is at length: all that stands on its plaque, its regions, its truces."""
    view: State = picture.view
    about = telling.about(view, None, view.factions[seat])
    lines = [f"{picture.sitting.names[seat]} ({picture.sitting.who[seat]})", *map(picture.tells, about)]
    return "\n".join(lines)


def _numbers(picture: Picture, at: Spots, rect: Rect, seat: Seat) -> None:
    """Where there is no room for a name: money and cards beside the symbol, and a bar while a truce binds."""
    view: State = picture.view
    canvas, t = picture.ui.canvas, picture.ui.text_scale
    left = rect.left + 40 * t + 6
    if left + 26 * t > rect.right:
        return
    unit = picture.say("board.its") if rect.right - left > 46 * t else ""
    first = canvas.text(left, rect.top + rect.h * 0.3, str(view.its[seat]), theme.BODY.strong, valign="middle")
    canvas.text(first.right + 3, first.centery, unit, theme.SMALL, color=theme.MUTE, valign="middle")
    y = rect.top + rect.h * 0.74
    canvas.icon("cards", left + 6 * t, y, 12 * t, theme.MUTE)
    last = canvas.text(left + 15 * t, y, str(len(view.hands[seat])), theme.NOTE.strong, valign="middle")
    if t > CROWDED and last.right + 34 * t < rect.right:
        canvas.icon("flag", last.right + 14 * t, y, 12 * t, theme.MUTE)
        canvas.text(last.right + 22 * t, y, str(len(view.held[seat])), theme.NOTE.strong, valign="middle")


def _choice(picture: Picture, rect: Rect, seat: Seat) -> None:
    """Make a seat touchable while it can be chosen as partner or enemy."""
    view: State = picture.view
    faction = view.factions[seat]
    if not picture.lit(faction):
        return
    look = picture.touch(faction, rect, "seat", picture.name(faction), rank=seat)
    picture.ui.canvas.rect(rect.inflate(4, 4), None, radius=7, border=theme.WHITE,
                           border_width=2 if look.hover or picture.held(faction) else 1)  # fmt: skip


def changes(picture: Picture, at: Spots) -> None:
    """Hang what a seat gains or pays under its plaque while it is told."""
    view: State = picture.view
    match picture.event:
        case told.ItsGained(seat=seat, total=its) | told.ReserveRolled(seat=seat, die=its):
            text = f"+{its}"
        case told.CardBought(seat=seat, price=its) | told.SurchargePaid(seat=seat, its=its):
            text = f"-{its}"
        case _:
            return
    canvas, rect = picture.ui.canvas, at.seat(seat, len(view.factions))
    words = f"{text} {picture.say('board.its')}"
    wide, high = canvas.measure(words, theme.BODY.strong)[0] + 18, 24 * at.type
    slip = Rect(rect.centerx - wide / 2, rect.bottom + 3, wide, high)
    canvas.shadow(slip, alpha=150)
    canvas.rect(slip, theme.PAPER, radius=4)
    canvas.text(
        slip.centerx, slip.centery, words, theme.BODY.strong, color=theme.INK, align="center", valign="middle"
    )


def threads(picture: Picture, at: Spots) -> None:
    """Hang a thread between any two seats that are bound, with the rounds that are left."""
    view: State = picture.view
    canvas, count = picture.ui.canvas, len(view.factions)
    for depth, ((one, other), until) in enumerate(sorted(view.truces.items())):
        left, right = at.seat(one, count), at.seat(other, count)
        sag = 7 + 5 * (depth % 4)
        start, end = left.centerx + 6 * (depth % 3), right.centerx - 6 * (depth % 3)
        points = [
            (start + (end - start) * step / 16, left.bottom + sag * 4 * (step / 16) * (1 - step / 16))
            for step in range(17)
        ]
        for side, (x, y) in ((one, points[0]), (other, points[-1])):
            shade = theme.shade(seat_shade(view, side))
            canvas.circle(x, y, 3, shade.light)
        canvas.polyline(points, theme.TABLE, 3.4)
        canvas.polyline(points, theme.PAPER2, 1.4)
        if picture.ui.text_scale <= 1.4:
            x, y = (start + end) / 2, left.bottom + sag
            canvas.circle(x, y, 7.5, theme.PAPER2)
            rounds = str(until - view.round + 1)
            canvas.text(
                x, y, rounds, theme.SMALL.strong, color=theme.INK, align="center", valign="middle", scaled=False
            )

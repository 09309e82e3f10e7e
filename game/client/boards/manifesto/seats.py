"""The seats of Manifesto above the map: possessions, truces, and whose turn it is."""

from pygame import FRect as Rect

from game.client.boards.manifesto.cards import seat_shade, seat_symbol
from game.client.boards.manifesto.layout import COMPACT, Spots
from game.client.kit import boxes, theme
from game.client.kit.flow import Row
from game.client.kit.theme import NEAR, PAD, SLIM, TIGHT
from game.client.kit.widgets import Plaque, PlaqueNumber
from game.client.table.picture import Picture
from game.client.table.seats import seat_choice, seat_tip
from game.core.contract import Seat
from game.titles.manifesto import events as told
from game.titles.manifesto import telling
from game.titles.manifesto.state import State

MOST_PIPS, PIP = 8, 7.0
"""The most regions shown as pips, and the size of a pip in px."""
CROWDED = 1.8
"""The text scale from which the number of regions is beside the symbol, not below it."""
BADGE, COUNTERS = 40.0, 78.0  # px at the left and right ends of a plaque, at the usual text size
LEFT = 1.5  # the width of an icon and a number, relative to their height
THREAD, SEAL = 16, 7.5  # the steps of a thread, and the radius of the seal on it
SAG, SAGS = (7, 5), 4  # px the first thread sags, and what each further one adds; threads before it starts over
APART, TURNS = 6, 3  # px from one knot to the next; knots before it starts over


def seats(picture: Picture, at: Spots, moves: Seat | None, choosing: bool) -> None:
    """Paint every seat; one on offer is framed in white. `moves` is to move, perhaps `choosing` an enemy."""
    view: State = picture.view
    for seat in view.seats:
        rect = at.seat(seat, len(view.factions))
        _plaque(picture, rect, seat, moves=moves == seat, choosing=choosing)
        if rect.w < COMPACT * at.type:
            _numbers(picture, rect, seat)
        seat_choice(picture, rect, view.factions[seat], seat)


def _plaque(picture: Picture, rect: Rect, seat: Seat, *, moves: bool, choosing: bool) -> None:
    view: State = picture.view
    small, type_scale = rect.w < COMPACT * picture.ui.text_scale, picture.ui.text_scale
    held = len(view.held[seat])
    until = telling.truce_end(view, picture.reader, seat)
    room = rect.w - (BADGE + COUNTERS) * type_scale
    pips = held if held <= MOST_PIPS and not small and held * PIP <= room else 0
    plaque = Plaque(
        symbol=seat_symbol(view, seat),
        faction=seat_shade(view, seat),
        name=picture.seating.names[seat],
        who=picture.seating.who[seat],
        number="" if type_scale > CROWDED else str(held),
        counters=(
            PlaqueNumber(str(view.its[seat]), unit=picture.say("board.its")),
            PlaqueNumber(str(len(view.hands[seat])), icon="cards"),
        ),
        corner=picture.say("board.truce", rounds=until - view.round + 1) if until else "",
        corner_kind="mild",
        to_move=moves,
        thinking=picture.thinking == seat,
        pips=pips,
        pips_of=pips,
    )
    told = [picture.tells(each) for each in telling.about_power(view, seat, choosing=choosing)]
    tip = seat_tip(picture, seat, [*told, picture.say("board.its_tip")])
    picture.ui.seat_plaque(f"seat:{seat}", rect, plaque.brief if small else plaque, tip=tip)


def _numbers(picture: Picture, rect: Rect, seat: Seat) -> None:
    """Write money above cards on a plaque too narrow for a name; in large type, regions too."""
    view: State = picture.view
    canvas, growth = picture.ui.canvas, picture.ui.text_scale
    upper, lower = boxes.rows(boxes.cut(rect, left=BADGE * growth + NEAR), 2, 0)
    its, cards = Row(canvas, upper, theme.SMALL), Row(canvas, lower, theme.NOTE)
    its.text(str(view.its[seat]), theme.BODY.strong)
    its.text(picture.say("board.its"), pale=True)
    cards.gap = TIGHT
    cards.icon("cards", color=theme.MUTE)
    cards.text(str(len(view.hands[seat])), theme.NOTE.strong)
    if growth > CROWDED and cards.rest.w > LEFT * lower.h:
        cards.icon("flag", color=theme.MUTE)
        cards.text(str(len(view.held[seat])), theme.NOTE.strong)


def changes(picture: Picture, at: Spots) -> None:
    """Paint a slip below a seat with the money it gains or pays in the current event."""
    match picture.event:
        case told.ItsGained(seat=seat, total=its) | told.ReserveRolled(seat=seat, die=its):
            text = f"+{its}"
        case told.CardBought(seat=seat, price=its) | told.SurchargePaid(seat=seat, its=its):
            text = f"-{its}"
        case _:
            return
    rect = at.seat(seat, len(picture.view.factions))
    picture.ui.slip(rect.centerx, rect.bottom + PAD * at.type + SLIM, f"{text} {picture.say('board.its')}")


def threads(picture: Picture, at: Spots) -> None:
    """Paint a thread between every two seats with a truce, with the rounds left."""
    view: State = picture.view
    canvas, count, (least, more) = picture.ui.canvas, len(view.factions), SAG
    for depth, ((one, other), until) in enumerate(sorted(view.truces.items())):
        left, right = at.seat(one, count), at.seat(other, count)
        sag, knot = least + more * (depth % SAGS), APART * (depth % TURNS)
        start, end = left.centerx + knot, right.centerx - knot
        shares = [step / THREAD for step in range(THREAD + 1)]
        points = [(start + (end - start) * part, left.bottom + 4 * sag * part * (1 - part)) for part in shares]
        for side, point in ((one, points[0]), (other, points[-1])):
            canvas.circle(*point, SLIM, theme.shade(seat_shade(view, side)).light)
        canvas.polyline(points, theme.TABLE, SLIM)
        canvas.polyline(points, theme.PAPER2, SLIM / 2)
        if not picture.frame.tabbed:
            middle, rounds = ((start + end) / 2, left.bottom + sag), str(until - view.round + 1)
            canvas.circle(*middle, SEAL, theme.PAPER2)
            small = theme.SMALL.strong
            canvas.text(*middle, rounds, small, color=theme.INK, align="center", valign="middle", scaled=False)

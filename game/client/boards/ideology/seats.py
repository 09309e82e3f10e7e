"""The seats of Ideology above the map: Global Influence, hand size, stance, and place in the turn order."""

from collections.abc import Mapping, Sequence

from pygame import FRect as Rect

from game.client.boards.ideology.cards import seat_shade, seat_symbol, short_name
from game.client.boards.ideology.layout import COMPACT, Spots
from game.client.kit import boxes, theme
from game.client.kit.bar import BADGE, PIP
from game.client.kit.flow import Row
from game.client.kit.theme import CORNER, GAP, HAIR, ROOM, SLIM, TIGHT
from game.client.kit.widgets import Plaque, PlaqueNumber
from game.client.table.picture import Picture
from game.client.table.seats import seat_choice, seat_tip
from game.core.asking import on_top
from game.core.contract import Seat
from game.titles.ideology import telling
from game.titles.ideology.knowledge import foretold, would_win
from game.titles.ideology.state import State, influence

CROWDED = 1.8
"""The text scale from which Global Influence is beside the symbol, not below it."""
ONE_LINE = 2.2
"""The text scale from which influence and cards share a line."""
TRACKED = 1.15
"""The greatest text scale with room for the track of Global Influence."""


def seats(picture: Picture, at: Spots, moves: Seat | None, passed: Sequence[Seat]) -> None:
    """Paint every seat; one on offer is framed in white. `moves` is to move, those in `passed` have passed."""
    view: State = picture.view
    after = foretold(view)
    winners = would_win(view, after) if view.levels else ()
    for seat in view.seats:
        rect = at.seat(seat, len(view.factions))
        _plaque(picture, rect, seat, after, moves=moves == seat, passed=seat in passed)
        if seat in winners:
            picture.ui.canvas.rect(boxes.lower(rect, SLIM), theme.WHITE)
            picture.ui.canvas.rect(rect, None, radius=CORNER, border=theme.WHITE, border_width=2)
        if picture.decision is not None and picture.decision.kind == "choose_target":
            seat_choice(picture, rect, view.factions[seat], seat)


def _plaque(
    picture: Picture, rect: Rect, seat: Seat, after: Mapping[Seat, int], *, moves: bool, passed: bool
) -> None:
    view: State = picture.view
    t = picture.ui.text_scale
    small = rect.w < COMPACT * max(1, t)
    held, most = influence(view, seat), view.level.victory
    stance = _stance(picture, seat)
    corner = picture.say(f"board.stance_{stance}") if stance else ""
    tracked = not small and t <= TRACKED and rect.w > 4 * ROOM + PIP * most
    total = (PlaqueNumber(f"{held}/{most}"),) if t > CROWDED else ()
    plaque = Plaque(
        symbol=seat_symbol(view, seat),
        faction=seat_shade(view, seat),
        name=_name(picture, rect, picture.seating.names[seat], corner),
        who=_who(picture, seat, passed=passed),
        number="" if t > CROWDED else str(held),
        counters=(*total, PlaqueNumber(str(len(view.hands[seat])), icon="cards")),
        corner=corner,
        corner_kind={"war": "strong", "peace": "mild"}.get(stance, "plain"),
        to_move=moves,
        thinking=picture.thinking == seat,
        pips=min(held, most) if tracked else 0,
        pips_of=most if tracked else 0,
        pips_then=after[seat],
    )
    tip = seat_tip(picture, seat, map(picture.tells, telling.of_seat(view, seat, picture.below, after)))
    picture.ui.seat_plaque(f"seat:{seat}", rect, plaque.brief if small else plaque, tip=tip)
    if small:
        _numbers(picture, boxes.cut(rect, left=BADGE * t + TIGHT), seat, corner)


def _name(picture: Picture, rect: Rect, name: str, corner: str) -> str:
    """Return a name shortened to leave room for the word in the corner."""
    canvas = picture.ui.canvas
    room = rect.w - BADGE * picture.ui.text_scale - 4 * GAP - canvas.measure(corner, theme.NOTE)[0]
    return short_name(canvas, name, theme.BODY.strong, room)


def _who(picture: Picture, seat: Seat, *, passed: bool) -> str:
    """Return who plays a seat, and its place in the turn order or that it has passed."""
    view: State = picture.view
    place = picture.say(f"board.place_{view.order.index(seat) + 1}")
    parts = [picture.seating.who[seat], picture.say("board.passed") if passed else place]
    return " · ".join(parts)


def passed(view: State) -> tuple[Seat, ...]:
    """Return the seats that have passed since the last action, in a phase played in turns."""
    if view.phase not in ("foreign", "conflict") or view.result is not None:
        return ()
    top, count = on_top(view), len(view.order)
    since = [view.order[(view.at - 1 - back) % count] for back in range(min(view.passes, count))]
    return tuple(seat for seat in since if top is None or seat != top.seat)


def _stance(picture: Picture, seat: Seat) -> str:
    """Return the stance between a seat and the reader."""
    mine = picture.reader
    return "" if mine is None or seat == mine else str(picture.view.stances[mine][seat])


def _numbers(picture: Picture, room: Rect, seat: Seat, corner: str) -> None:
    """Write influence and cards on a plaque too narrow for a name."""
    view, t, canvas = picture.view, picture.ui.text_scale, picture.ui.canvas
    if room.w < ROOM * t:
        return
    if t > ONE_LINE:
        row = Row(canvas, room, theme.BODY)
        row.text(str(influence(view, seat)), theme.BODY.strong)
        if row.rest.w > ROOM * t:
            _hand(row, len(view.hands[seat]))
        return
    upper, lower = (Row(canvas, each, theme.NOTE) for each in boxes.rows(boxes.inset(room, 0, HAIR), 2, 0))
    if t > CROWDED:
        upper.text(f"{influence(view, seat)}/{view.level.victory}", theme.BODY.strong)
    else:
        upper.text(corner, pale=True)
    _hand(lower, len(view.hands[seat]))


def _hand(row: Row, cards: int) -> None:
    row.icon("cards", color=theme.MUTE)
    row.text(str(cards), theme.NOTE.strong)

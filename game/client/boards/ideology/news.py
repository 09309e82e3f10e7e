"""How a turn of Ideology ends, over the map: wishes opened pair by pair, and what the Assessment has made."""

from collections.abc import Sequence

from pygame import FRect as Rect

from game.client.boards.ideology.cards import seat_shade, seat_symbol
from game.client.boards.ideology.layout import Spots
from game.client.kit import theme
from game.client.table.messages import Told
from game.client.table.picture import Picture
from game.core.contract import Event, Seat
from game.titles.ideology import events as told
from game.titles.ideology.state import State

ASSESSED = (told.LevelChanged, told.RegionFreed, told.RegionWon, told.TurnOrderSet, told.TurnEnded)
"""Events during which the list of what the Assessment has made lies over the map."""
OPENED = (told.WishesOpened, told.StanceChanged)
"""Events that are shown on the line between two seats."""


# --- wishes ---


def one_pair(view: State, before: State, event: Event) -> State:
    """The table with the stance of one pair as new and all others as they were shown: pair by pair they open."""
    match event:
        case told.StanceChanged(seat=seat, other=other, stance=stance):
            pairs = {(seat, other): stance, (other, seat): stance}
        case _:
            pairs = {}
    shown = view.copy()
    shown.stances = tuple(
        tuple(pairs.get((one, other), before.stances[one][other]) for other in view.seats) for one in view.seats
    )
    return shown


def opened_pair(picture: Picture) -> tuple[Seat, Seat] | None:
    """The pair whose wishes are being opened."""
    match picture.event:
        case told.WishesOpened(seat=seat, other=other) | told.StanceChanged(seat=seat, other=other):
            return seat, other
        case _:
            return None


def opened_wishes(picture: Picture) -> tuple[str, str]:
    """What the pair that is being opened has wished, by seat; nothing once its stance has changed."""
    match picture.event:
        case told.WishesOpened(wish=wish, answer=answer):
            return wish, answer
        case _:
            return "", ""


def opened_block(picture: Picture, at: Spots, room: Rect) -> None:
    """Two sides, what each wished, and what holds now, large enough to be read from across the table."""
    pair, canvas, view = opened_pair(picture), picture.ui.canvas, picture.view
    if pair is None:
        return
    t = min(at.type, 1.6)
    high = min(54 * t, room.h / 3.4)
    for place, (seat, wish) in enumerate(zip(pair, opened_wishes(picture), strict=True)):
        _side(picture, Rect(room.left, room.top + place * high, room.w, high - 8), seat, wish)
    stance, key = view.stances[pair[0]][pair[1]], "board.pair_now"
    match picture.event:
        case told.WishesOpened(stance=now):
            stance, key = now, "board.pair_now" if now != stance else "board.pair_still"
    y = room.top + 2 * high
    canvas.rect((room.left, y, room.w, 3), theme.INK)
    words = picture.say(key, stance=stance)
    canvas.text(room.left, y + 8, words, theme.SLOGAN.at(22), color=theme.INK, width=room.w, fit=True, max_lines=1)


def _side(picture: Picture, row: Rect, seat: Seat, wish: str) -> None:
    """A side and its wish."""
    canvas, view = picture.ui.canvas, picture.view
    shade = theme.shade(seat_shade(view, seat))
    side = min(row.h, 40 * picture.ui.text_scale)
    box = Rect(row.left, row.centery - side / 2, side, side)
    canvas.rect(box, shade.ink, radius=5)
    canvas.icon(seat_symbol(view, seat), box.centerx, box.centery, side * 0.64, theme.on(shade.ink))
    x = box.right + 10
    if not wish:
        canvas.text(
            x,
            row.centery,
            picture.sitting.names[seat],
            theme.LEAD.strong,
            color=theme.INK,
            valign="middle",
            width=row.right - x,
            fit=True,
            max_lines=1,
        )
        return
    words = picture.say("board.side_wished", seat=seat, wish=wish)
    canvas.rich(
        x,
        row.centery - canvas.line_height(theme.LEAD) / 2,
        words,
        theme.LEAD,
        width=row.right - x,
        color=theme.INK,
        strong=theme.INK,
    )


def changed_so_far(picture: Picture) -> list[str]:
    """Which stances have changed in this Diplomacy, as far as it is told."""
    found: list[str] = []
    for each in reversed(picture.told):
        if isinstance(each.event, told.TurnBegan):
            break
        if isinstance(each.event, told.StanceChanged):
            found.insert(0, each.text)
    return found


# --- the Assessment ---


def assessed(picture: Picture, at: Spots, plates: Sequence[tuple[str, Rect]]) -> None:
    """Lay the list of what the Assessment has made over the corner of the map where it covers least of that."""
    rows, order = _rows(picture), any(isinstance(each.event, told.TurnOrderSet) for each in _since(picture))
    ui, canvas, t = picture.ui, picture.ui.canvas, min(at.type, 1.9)
    line = canvas.line_height(theme.BODY) + 4
    foot = line + 6 if order else 0.0
    wide = min(300 * t, at.board.w * 0.62)
    most = max(1, int((at.board.h - 56 * t - foot) / line))
    shown = rows[-most:] or [(None, picture.say("board.nothing_assessed"))]
    high = 34 * t + len(shown) * line + foot + 10
    touched = {getattr(each.event, "region", "") for each in _since(picture)}
    busy = [rect for region, rect in plates if region in touched]
    left = Rect(at.board.left + 12, at.board.bottom - high - 10, wide, high)
    right = Rect(at.board.right - 12 - wide, left.top, wide, high)
    area = right if len(right.collidelistall(busy)) < len(left.collidelistall(busy)) else left
    canvas.shadow(area, alpha=200)
    with ui.panel(area, "paper", name="assessed", radius=5):
        ui.node("assessed", area, "sheet", picture.say("board.assessed"), focusable=False)
        head = canvas.text(
            area.left + 14,
            area.top + 8,
            picture.say("board.assessed"),
            theme.SLOGAN,
            color=theme.INK,
            width=area.w - 28,
            fit=True,
            max_lines=1,
        )
        y = head.bottom + 4
        for seat, text in shown:
            _news(picture, Rect(area.left + 14, y, area.w - 28, line), seat, text)
            y += line
        if order:
            _order_row(picture, Rect(area.left + 14, y + 4, area.w - 28, line))


def _order_row(picture: Picture, row: Rect) -> None:
    """The turn order as a row of marks."""
    canvas, view = picture.ui.canvas, picture.view
    words = canvas.text(
        row.left,
        row.centery,
        picture.say("board.new_order"),
        theme.NOTE,
        color=theme.INK2,
        valign="middle",
        width=row.w * 0.5,
        fit=True,
        max_lines=1,
    )
    side = min(18.0, row.h)
    step = min(side + 6, (row.right - words.right - 8 - side) / max(1, len(view.order) - 1))
    for place, seat in enumerate(view.order):
        box = Rect(words.right + 8 + place * step, row.centery - side / 2, side, side)
        _mark(picture, box, seat)


def _mark(picture: Picture, box: Rect, seat: Seat) -> None:
    """The sign of a seat on its ink."""
    ink = theme.shade(seat_shade(picture.view, seat)).ink
    picture.ui.canvas.rect(box, ink, radius=3)
    sign = seat_symbol(picture.view, seat)
    picture.ui.canvas.icon(sign, box.centerx, box.centery, box.w * 0.7, theme.on(ink))


def _news(picture: Picture, row: Rect, seat: Seat | None, text: str) -> None:
    canvas, side = picture.ui.canvas, min(16.0, row.h - 4)
    if seat is not None:
        _mark(picture, Rect(row.left, row.centery - side / 2, side, side), seat)
    x = row.left + (side + 8 if seat is not None else 0)
    canvas.text(
        x,
        row.centery,
        text,
        theme.BODY.strong,
        color=theme.INK,
        valign="middle",
        width=row.right - x,
        fit=True,
        max_lines=1,
    )


def _since(picture: Picture) -> list[Told]:
    """What was told of this turn's end."""
    found: list[Told] = []
    for each in reversed(picture.told):
        if isinstance(each.event, told.TurnBegan):
            break
        if isinstance(each.event, ASSESSED):
            found.insert(0, each)
    return found


def _rows(picture: Picture) -> list[tuple[Seat | None, str]]:
    """Every region that changed, and whose it is now, in a few words each."""
    rows: list[tuple[Seat | None, str]] = []
    for each in _since(picture):
        match each.event:
            case told.LevelChanged(seat=seat, region=region, level=level, before=before):
                rows.append((seat, picture.say("board.was_level", region=region, before=before, level=level)))
            case told.RegionFreed(region=region, seat=seat):
                rows.append((None, picture.say("board.was_freed", region=region, seat=seat)))
            case told.RegionWon(seat=seat, region=region):
                rows.append((seat, picture.say("board.was_won", region=region, seat=seat)))
    return rows

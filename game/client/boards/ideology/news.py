"""News over the map of Ideology: wishes opened pair by pair, and the results of the Assessment."""

from collections.abc import Sequence

from pygame import FRect as Rect

from game.client.boards.ideology.cards import mark
from game.client.boards.ideology.layout import Spots
from game.client.kit import boxes, starred, theme
from game.client.kit.flow import Column, Row
from game.client.kit.theme import GAP, PAD, SLIM, TIGHT
from game.client.table.messages import LogLine
from game.client.table.picture import Picture
from game.core.contract import Event, Line, Seat, line
from game.titles.ideology import events as told

ASSESSED = (told.LevelChanged, told.RegionFreed, told.RegionWon, told.TurnOrderSet, told.TurnEnded)
"""Events during which the results of the Assessment cover part of the map."""
OPENED = (told.WishesOpened, told.StanceChanged)
"""Events shown on the line between two seats."""

BROAD, SHARE = 300.0, 0.62
"""The width in px of the list of results, and its largest share of the board."""
SIDE, LARGEST = 54.0, 1.6
"""The height in px of a side whose wish is opened, and the most that large type enlarges it."""


# --- wishes ---


def opened_pair(picture: Picture) -> tuple[Seat, Seat] | None:
    """Return the pair whose wishes are being opened, or None."""
    match picture.event:
        case told.WishesOpened(seat=seat, other=other) | told.StanceChanged(seat=seat, other=other):
            return seat, other
        case _:
            return None


def opened_wishes(picture: Picture) -> tuple[str, str]:
    """Return the two wishes being opened, or "" for both once the stance has changed."""
    match picture.event:
        case told.WishesOpened(wish=wish, answer=answer):
            return wish, answer
        case _:
            return "", ""


def opened_block(picture: Picture, at: Spots, column: Column) -> None:
    """Paint both sides, their wishes and the resulting stance, large enough to read from across the table."""
    pair, view = opened_pair(picture), picture.view
    if pair is None:
        return
    high = min(SIDE * min(at.type, LARGEST), column.rest.h / 4)
    for seat, wish in zip(pair, opened_wishes(picture), strict=True):
        row = column.row(theme.LEAD, high)
        box = row.take(high - GAP)
        if box is not None:
            mark(column.canvas, view, seat, boxes.around(*box.center, box.w, box.w))
        words = (
            picture.say("board.side_wished", seat=seat, wish=wish) if wish else f"*{picture.seating.names[seat]}*"
        )
        y = row.room.centery - column.canvas.line_height(theme.LEAD) / 2
        starred.write(
            column.canvas, row.rest.left, y, words, theme.LEAD, width=row.rest.w, color=theme.INK, strong=theme.INK
        )
    stance, key = view.stances[pair[0]][pair[1]], "board.pair_now"
    match picture.event:
        case told.WishesOpened(stance=now):
            stance, key = now, "board.pair_now" if now != stance else "board.pair_still"
    column.rule(thick=SLIM)
    column.text(picture.say(key, stance=stance), theme.CRY, max_lines=1, shrink=True)


def this_turn(told_so_far: Sequence[LogLine], kinds: tuple[type[Event], ...]) -> list[LogLine]:
    """Return the log lines for some kinds of events since the turn began, oldest first."""
    found: list[LogLine] = []
    for each in reversed(told_so_far):
        if isinstance(each.event, told.TurnBegan):
            break
        if isinstance(each.event, kinds):
            found.insert(0, each)
    return found


# --- the Assessment ---


def assessed(picture: Picture, at: Spots, plates: Sequence[tuple[str, Rect]]) -> None:
    """Paint the results of the Assessment over whichever lower corner has fewer changed regions."""
    board = boxes.inset(at.board, PAD, GAP)
    since = this_turn(picture.told, ASSESSED)
    canvas = picture.ui.canvas
    wide = min(BROAD * min(at.type, 2), board.w * SHARE)
    rows, order = _rows(since), any(isinstance(each.event, told.TurnOrderSet) for each in since)
    most = max(1, int((board.h - 2 * PAD) / canvas.line_height(theme.LEAD)) - 2 - order)
    shown = rows[-most:] or [(None, line("board.nothing_assessed"))]
    measured = Column(canvas, boxes.left(board, wide), later=[])
    _list(picture, measured, shown, order=order)
    high = measured.bottom - board.top
    touched = {getattr(each.event, "region", "") for each in since}
    busy = [rect for region, rect in plates if region in touched]
    low = boxes.lower(board, high)
    area = min(boxes.left(low, wide), boxes.right(low, wide), key=lambda area: len(area.collidelistall(busy)))
    canvas.shadow(area, alpha=200)
    _list(picture, Column(canvas, area), shown, order=order)
    picture.ui.node("assessed", area, "sheet", picture.say("board.assessed"), focusable=False)


def _list(picture: Picture, column: Column, rows: Sequence[tuple[Seat | None, Line]], *, order: bool) -> None:
    """Print the results for regions and the new turn order on paper."""
    with column.sheet(picture.ui, name="assessed") as paper:
        paper.text(picture.say("board.assessed"), theme.SLOGAN, max_lines=1)
        paper.gap(TIGHT)
        for seat, text in rows:
            row = paper.row(theme.LEAD)
            if seat is not None:
                _mark(picture, row, seat)
            row.text(picture.tells(text), theme.BODY.strong)
        if order:
            row = paper.row(theme.LEAD)
            row.text(picture.say("board.new_order"), theme.NOTE, pale=True)
            for seat in picture.view.order:
                _mark(picture, row, seat)


def _mark(picture: Picture, row: Row, seat: Seat) -> None:
    """Paint the symbol of a seat on its colour in a row."""
    box = row.take(row.room.h - TIGHT)
    if box is not None:
        row.ink(lambda: mark(row.canvas, picture.view, seat, boxes.around(*box.center, box.w, box.w)))


def _rows(since: Sequence[LogLine]) -> list[tuple[Seat | None, Line]]:
    """Return a seat and a line for every region that changed."""
    rows: list[tuple[Seat | None, Line]] = []
    for each in since:
        match each.event:
            case told.LevelChanged(seat=seat, region=region, level=level, before=before):
                rows.append((seat, line("board.was_level", region=region, before=before, level=level)))
            case told.RegionFreed(region=region, seat=seat):
                rows.append((None, line("board.was_freed", region=region, seat=seat)))
            case told.RegionWon(seat=seat, region=region):
                rows.append((seat, line("board.was_won", region=region, seat=seat)))
    return rows

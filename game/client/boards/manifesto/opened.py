"""Opening the notes of Manifesto on the slate, one by one: the two camps, their sums, and the outcome."""

from dataclasses import dataclass
from math import ceil

from pygame import FRect as Rect

from game.client.boards.manifesto.cards import letter, seat_shade, seat_symbol
from game.client.boards.manifesto.layout import CARD_W, Spots
from game.client.boards.manifesto.slate import (
    FAINT,
    FIGURE,
    HEADLINE,
    ON_SLATE,
    chalk,
    headline,
    in_the_middle,
    lines_in,
    side_word,
    wooden,
)
from game.client.boards.manifesto.stories import stories
from game.client.kit import boxes, theme
from game.client.kit.flow import Column, Row
from game.client.kit.theme import GAP, HAIR, NEAR, PAD, ROOM, SLIM, TIGHT, ease
from game.client.table.picture import Picture
from game.core.contract import Event, Seat
from game.titles.manifesto import events as told
from game.titles.manifesto import telling
from game.titles.manifesto.bidding import sides_for, worth
from game.titles.manifesto.state import Bid, Conflict, Initiative, State, War

SLIM_SLATE, HEADS, ROW = 700.0, 196.0, 46.0
"""The px of the slate for a conflict: its width, its height without notes, and the height of a note."""
WIDEST = 520.0
"""The most px of a single column of notes, so that a sum is close to its name."""
LARGE_WORDS = 1.7
"""The text scale from which there is no room for the second line of the heading."""
FOOT, FOOT_GROWS = 50.0, 1.3
SIGN, DIE = 30.0, 34.0
"""The px of a seat's sign before its note, and of a die."""
COUNTED = 300.0  # ms in which the value of an opened note counts up
VERDICT, PLAIN = theme.HAND.times(1.1), theme.BODY.strong


@dataclass(frozen=True)
class Camp:
    """A camp of a contest: its side, and the seats with a note for it."""

    id: str
    title: str
    seats: tuple[Seat, ...]


def notes(view: State) -> dict[Seat, Bid | None]:
    """Return each writer's note, in seat order, in which they are opened; None while it is sealed."""
    return {seat: view.opened[seat] for seat in view.seats if view.opened[seat] or view.sealed[seat]}


def camps(picture: Picture) -> tuple[Camp, ...]:
    """Return the camps of the contest, or a single one if each seat bids for itself.

    A sealed note is shown in a camp if its seat could take no other side.
    """
    view: State = picture.view
    written, leading = notes(view), telling.leaders(view.contest)
    if not leading:
        return (Camp("own", "", tuple(written)),)

    def of(side: str) -> tuple[Seat, ...]:
        seats = [seat for seat, bid in written.items() if side == (bid.side if bid else _only_side(view, seat))]
        return tuple(sorted(seats, key=lambda seat: (seat not in leading, seat)))

    names = ("for", "against") if isinstance(view.contest, Conflict) else ("axis", "allies")
    return tuple(Camp(side, side_word(picture, side), of(side)) for side in names)


def _only_side(view: State, seat: Seat) -> str:
    """Return the only side a seat can take; "" if it can choose."""
    sides = sides_for(view, seat)
    return sides[0] if len(sides) == 1 else ""


def counted(picture: Picture, seat: Seat) -> float:
    """Return the share of a note's value that has been counted up; 0 while it is sealed."""
    if picture.view.opened[seat] is None:
        return 0.0
    event = picture.event
    now = isinstance(event, told.NoteOpened) and event.seat == seat and not picture.ui.reduce_motion
    return ease.out_cubic(picture.elapsed / COUNTED) if now else 1.0


def tied(event: Event | None) -> tuple[Seat, ...]:
    """Return the tied seats that roll dice."""
    return event.seats if isinstance(event, told.TieRolled) else ()


def opened(picture: Picture, at: Spots) -> None:
    """Paint the notes of all camps side by side, their sums, and the outcome."""
    canvas, rect, said, sides = picture.ui.canvas, _aside(picture, at), headline(picture), camps(picture)
    with canvas.panel(rect, "opened notes"):
        column = Column(canvas, wooden(picture, rect), inks=ON_SLATE)
        column.text(picture.tells(said.title), chalk(picture, HEADLINE), max_lines=1)
        if at.type < LARGE_WORDS:
            column.text(picture.tells(said.under), pale=True, max_lines=1)
        column.rule()
        foot = boxes.lower(column.room, FOOT * min(at.type, FOOT_GROWS))
        room = boxes.cut(column.rest, bottom=foot.h + TIGHT)
        wide = WIDEST * at.type
        if len(sides) == 1 and room.w > wide:
            _meaning(picture, boxes.cut(room, left=wide + 2 * ROOM))
            room = boxes.left(room, wide)
        for number, (side, area) in enumerate(zip(sides, boxes.columns(room, len(sides), ROOM), strict=True)):
            _camp(picture, at, area, side)
            if number:
                canvas.line(area.left - PAD, area.top, area.left - PAD, area.bottom, FAINT)
        canvas.line(*foot.topleft, *foot.topright, FAINT)
        _verdict(picture, foot)


def _meaning(picture: Picture, room: Rect) -> None:
    """Write what the initiative is for beside the notes."""
    if isinstance(picture.view.contest, Initiative):
        column = Column(picture.ui.canvas, room, inks=ON_SLATE)
        column.text(picture.say("board.initiative_means"), theme.BODY, pale=True)


def won_by(view: State, event: Event | None) -> str | Seat | None:
    """Return the winning side, or the winning seat if each bids for itself; None for any other event."""
    match event, view.contest:
        case [told.ConflictWon(), _]:
            return "for"
        case [told.ConflictLost(), _]:
            return "against"
        case [told.WarWon(seat=seat), War(axis=axis)]:
            return "axis" if seat == axis else "allies"
        case ((told.InitiativeWon(seat=seat) | told.GameWon(seat=seat)), _):
            return seat
        case _:
            return None


def _aside(picture: Picture, at: Spots) -> Rect:
    """Return the slate for the notes: as small as possible, and away from the contested region."""
    contest, full = picture.view.contest, at.slate()
    if at.large or at.listed or not isinstance(contest, Conflict):
        return full
    most = max(2, ceil(len(notes(picture.view)) / 2))
    rect = Rect(*full.topleft, min(full.w, SLIM_SLATE * at.type), min(full.h, (HEADS + ROW * most) * at.type))
    tag = at.tag(contest.region, CARD_W)
    if tag.centerx <= at.board.centerx:
        rect.right = full.right
    if tag.centery <= at.board.centery:
        rect.bottom = full.bottom
    return rect


def _camp(picture: Picture, at: Spots, room: Rect, side: Camp) -> None:
    """Paint a camp: its name and sum so far, and a line per note."""
    view, column = picture.view, Column(picture.ui.canvas, room, inks=ON_SLATE)
    if side.id != "own":
        open_notes = {seat: bid for seat in side.seats if (bid := view.opened[seat])}
        value = sum([counted(picture, seat) * worth(view.contest, bid) for seat, bid in open_notes.items()])
        row, ink = column.row(chalk(picture, FIGURE)), theme.CHALK
        if won_by(view, picture.event) == side.id:
            column.canvas.rect(row.room, theme.CHALK, radius=SLIM)
            ink = theme.INK
        inner = Row(column.canvas, boxes.inset(row.room, GAP, 0), row.role)
        inner.text(str(round(value)) if open_notes else "", color=ink, end=True)
        inner.text(side.title, theme.LEAD.strong, color=ink)
        column.gap(NEAR)
    if not side.seats:
        if None not in notes(view).values():
            column.text(picture.say("board.nobody"), pale=True)
        return
    rest, rows = column.rest, len(side.seats)
    least = column.canvas.line_height(theme.NOTE.tight)
    across = max(1, ceil(rows * least / max(least, rest.h)))
    per = ceil(rows / across)
    high, parts = min(ROW * at.type, rest.h / per), boxes.columns(rest, across, GAP)
    for number, seat in enumerate(side.seats):
        part = parts[number // per]
        rect = Rect(part.left, part.top + number % per * high, part.w, high - HAIR)
        _line(picture, rect, seat)


def _line(picture: Picture, rect: Rect, seat: Seat) -> None:
    """Paint a note: its writer, its worth as far as counted up, and what was paid."""
    view: State = picture.view
    canvas, bid, shade = picture.ui.canvas, view.opened[seat], theme.shade(seat_shade(view, seat))
    assert view.contest is not None, "notes are for something"
    if won_by(view, picture.event) == seat or seat in tied(picture.event):
        canvas.rect(rect.inflate(GAP, 0), None, radius=SLIM, border=theme.CHALK, border_width=2)
    side, row, paid = min(rect.h - HAIR, SIGN * canvas.growth), Row(canvas, rect, inks=ON_SLATE), ""
    box = row.take(side * FOOT_GROWS)
    if box is not None:
        _sign(picture, boxes.around(*box.center, box.w, side), seat, shade)
    if bid is not None:
        figure = canvas.shrunk("0", chalk(picture, FIGURE), rect.w, high=rect.h)
        number = row.take(canvas.measure(str(worth(view.contest, bid)), figure)[0], end=True)
        if number is not None:
            value = str(round(counted(picture, seat) * worth(view.contest, bid)))
            canvas.text(*number.midright, value, figure, color=theme.CHALK, align="right", valign="middle")
        paid = picture.say("board.paid", its=bid.its, cards=bid.cards)
    name = picture.seating.names[seat]
    if rect.h < canvas.line_height(theme.BODY.tight) + canvas.line_height(theme.SMALL.tight):
        lines_in(canvas, row.rest, (f"{name}  {paid}", theme.NOTE.tight, theme.CHALK))
    else:
        lines = (name, theme.BODY.strong.tight, theme.CHALK), (paid, theme.SMALL.tight, theme.CHALK2)
        lines_in(canvas, row.rest, *lines)


def _sign(picture: Picture, box: Rect, seat: Seat, shade: theme.Shade) -> None:
    """Paint a sealed envelope, or the symbol of an opened note's writer."""
    canvas, symbol = picture.ui.canvas, seat_symbol(picture.view, seat)
    if picture.view.opened[seat] is not None:
        canvas.rect(box, shade.ink, radius=HAIR)
        canvas.icon(symbol, *box.center, box.h * 0.62, theme.on(shade.ink))
    else:
        letter(canvas, box, symbol, shade, "sealed")


# --- the outcome ---


def _verdict(picture: Picture, room: Rect) -> None:
    """Paint sealed notes without a camp, any dice, and the sentence on the outcome."""
    canvas, event, row = picture.ui.canvas, picture.event, Row(picture.ui.canvas, room, inks=ON_SLATE)
    placed = {seat for side in camps(picture) for seat in side.seats}
    for seat in [seat for seat, bid in notes(picture.view).items() if bid is None and seat not in placed]:
        box = row.take(SIGN * canvas.growth * FOOT_GROWS)
        if box is not None:
            sign = boxes.around(*box.center, box.w, min(box.h, SIGN * canvas.growth))
            _sign(picture, sign, seat, theme.shade(seat_shade(picture.view, seat)))
    if isinstance(event, told.TieRolled):
        throwers = telling.leaders(picture.view.contest) or event.seats
        for owner, value in zip(throwers, event.dice, strict=True):
            if owner is None:
                row.text(picture.name("against"), theme.NOTE, pale=True)
            else:
                view = picture.view
                row.icon(seat_symbol(view, owner), color=theme.shade(seat_shade(view, owner)).light)
            _die(picture, row, value)
    if isinstance(event, told.WarWon):
        _die(picture, row, event.die)
    text = told_below(picture)
    role = VERDICT if canvas.measure(text, VERDICT)[0] <= row.rest.w else PLAIN
    in_the_middle(canvas, row.rest, text, role.tight)


def _die(picture: Picture, row: Row, value: int) -> None:
    side = min(DIE, row.room.h - GAP)
    part = row.take(side)
    if part is not None:
        rolling = 1.0 if picture.ui.reduce_motion else min(1.0, picture.elapsed / theme.MS["die"])
        picture.ui.die(*part.center, value, side=side, rolling=rolling)


def told_below(picture: Picture) -> str:
    """Return the sentence on the current event; "" while notes are being opened."""
    view, event = picture.view, picture.event
    if event is None or isinstance(event, told.NoteOpened):
        return ""
    text = _settled(picture, event) or picture.words.tell(event, picture.audience, picture.seating.names)
    then = telling.consequence(view, event)
    return f"{text} {picture.tells(then)}" if then else text


def _settled(picture: Picture, event: Event) -> str:
    """Return how a tied conflict was settled, with its dice; "" for any other event."""
    if not isinstance(event, told.ConflictWon | told.ConflictLost) or event.value != event.against:
        return ""
    newest = stories(picture)[:1]
    said = telling.outcome(event, newest[0].dice if newest else ())
    return picture.tells(said) if said else ""

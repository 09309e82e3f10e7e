"""All notes of Manifesto are opened together on the slate: camp against camp, and what came of it."""

from dataclasses import dataclass

from pygame import FRect as Rect

from game.client.boards.manifesto.cards import letter, seat_shade, seat_symbol
from game.client.boards.manifesto.layout import CARD_W, Spots
from game.client.boards.manifesto.slate import headline, side_word, wooden
from game.client.boards.manifesto.stories import dice_of, stories
from game.client.kit import theme
from game.client.kit.theme import ease
from game.client.table.picture import Picture
from game.core.contract import Event, Seat
from game.titles.manifesto import events as told
from game.titles.manifesto import telling
from game.titles.manifesto.bidding import worth
from game.titles.manifesto.state import Bid, Conflict, Initiative, State, War

SLIM, ROW = 700.0, 46.0
"""How wide the slate is on which the notes of a conflict are opened, and how high a note on it."""
WIDEST = 520.0
"""How wide a column of opened notes is at most, so that a sum stands near its name."""


@dataclass(frozen=True)
class Side:
    """A camp of a contest: who leads it, and all whose notes stand for it."""

    id: str
    title: str
    seats: tuple[Seat, ...]


def camps(picture: Picture) -> tuple[Side, ...]:
    """The sides of the contest with everybody who wrote for them; one for all where each bids for himself."""
    view: State = picture.view
    notes = {seat: bid for seat, bid in enumerate(view.opened) if bid is not None}

    def of(side: str, *leaders: Seat | None) -> tuple[Seat, ...]:
        seats = [seat for seat, bid in notes.items() if bid.side == side]
        return tuple(sorted(seats, key=lambda seat: (seat not in leaders, seat)))

    match view.contest:
        case Conflict(_, active, _, defender):
            names = ("for", active), ("against", defender)
        case War(_, axis, allies):
            names = ("axis", axis), ("allies", allies)
        case _:
            order = sorted(notes, key=lambda seat: seat)
            return (Side("own", "", tuple(order)),)
    return tuple(Side(side, side_word(picture, side), of(side, leader)) for side, leader in names)


def _known(event: Event | None) -> Seat:
    """Up to which seat notes have been counted: they are read out in the order of the seats."""
    return event.seat if isinstance(event, told.NoteOpened | told.StayedOut) else 99


def opened(picture: Picture, at: Spots) -> None:
    """All notes side by side: what everybody put down and pays, counted up, and what it decides."""
    view: State = picture.view
    canvas = picture.ui.canvas
    rect = _aside(picture, at)
    with canvas.panel(rect, "opened notes"):
        room = wooden(picture, rect)
        title, under, _ = headline(picture)
        head = canvas.text(
            room.left,
            room.top - 4,
            title,
            theme.HAND.at(26 if not at.large else 19).tight,
            color=theme.CHALK,
            width=room.w,
            fit=True,
            max_lines=1,
        )
        y = head.bottom
        if at.type < 1.7:
            y = canvas.text(
                room.left, y, under, theme.NOTE, color=theme.CHALK2, width=room.w, fit=True, max_lines=1
            ).bottom
        y += 4
        canvas.line(room.left, y, room.right, y, theme.mix(theme.SLATE, theme.CHALK2, 0.5))
        foot = room.bottom - 50 * min(at.type, 1.3)
        sides = camps(picture)
        wide = (room.w - 24 * (len(sides) - 1)) / len(sides)
        if len(sides) == 1 and wide > WIDEST * at.type:
            wide = WIDEST * at.type
            _meaning(picture, Rect(room.left + wide + 40, y + 12, room.w - wide - 40, foot - y - 20))
        for index, side in enumerate(sides):
            area = Rect(room.left + index * (wide + 24), y + 6, wide, foot - y - 10)
            _camp(picture, at, area, side)
            if index:
                canvas.line(
                    area.left - 12, area.top, area.left - 12, foot - 4, theme.mix(theme.SLATE, theme.CHALK2, 0.4)
                )
        canvas.line(room.left, foot, room.right, foot, theme.mix(theme.SLATE, theme.CHALK2, 0.5))
        _verdict(picture, Rect(room.left, foot, room.w, room.bottom - foot))
    assert view.contest is not None, "notes are for something"


def _meaning(picture: Picture, room: Rect) -> None:
    """What is at stake where everybody bids for himself, beside the notes."""
    if isinstance(picture.view.contest, Initiative) and room.w > 200 * picture.ui.text_scale:
        picture.ui.canvas.text(
            room.left,
            room.top,
            picture.say("board.initiative_means"),
            theme.BODY,
            color=theme.CHALK2,
            width=room.w,
            fit=True,
            max_lines=6,
        )


def won_by(view: State, event: Event | None) -> str | Seat | None:
    """The side an outcome is for, or the seat where everybody bids for himself; None while it is open."""
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
    """Where notes are opened: no larger than they need, and away from the region they are about."""
    contest, full = picture.view.contest, at.slate()
    if at.large or at.listed or not isinstance(contest, Conflict):
        return full
    most = max(len(side.seats) for side in camps(picture))
    wide, high = min(full.w, SLIM * at.type), min(full.h, (196 + ROW * max(2, most)) * at.type)
    tag = at.tag(contest.region, CARD_W)
    left = full.left if tag.centerx > at.board.centerx else full.right - wide
    return Rect(left, full.top if tag.centery > at.board.centery else full.bottom - high, wide, high)


def _camp(picture: Picture, at: Spots, room: Rect, side: Side) -> None:
    """A side: its name and its sum so far, and one line a note."""
    view: State = picture.view
    canvas, until = picture.ui.canvas, _known(picture.event)
    assert view.contest is not None, "notes are for something"
    y = room.top
    if side.id != "own":
        values = [worth(view.contest, bid) for seat in side.seats if seat <= until and (bid := view.opened[seat])]
        size, won = 32.0 if not at.large else 20.0, won_by(view, picture.event) == side.id
        if won:
            canvas.rect(
                (room.left, y, room.w, canvas.line_height(theme.BODY.at(size).tight)), theme.CHALK, radius=3
            )
        ink = theme.INK if won else theme.CHALK
        total = canvas.text(
            room.right - 10, y, str(sum(values)), theme.HAND.at(size).tight, color=ink, align="right"
        )
        canvas.text(
            room.left + 10,
            total.centery,
            side.title,
            theme.LEAD.strong,
            color=ink,
            valign="middle",
            width=total.left - room.left - 20,
            fit=True,
            max_lines=1,
        )
        y = total.bottom + 6
    if not side.seats:
        canvas.text(room.left, y + 4, picture.say("board.nobody"), theme.NOTE, color=theme.CHALK2)
        return
    rows, least = len(side.seats), canvas.line_height(theme.NOTE.tight)
    columns = 1 if rows * least <= room.bottom - y else -(-rows * least // (room.bottom - y))
    per = -(-rows // int(columns))
    high, wide = min(ROW * at.type, (room.bottom - y) / per), room.w / columns
    for index, seat in enumerate(side.seats):
        rect = Rect(room.left + index // per * wide, y + index % per * high, wide - 8, high - 2)
        _line(picture, rect, seat, shown=seat <= until, fresh=seat == until)


def _line(picture: Picture, rect: Rect, seat: Seat, *, shown: bool, fresh: bool) -> None:
    """One note: who, what it is worth, and what was paid."""
    view: State = picture.view
    canvas, t = picture.ui.canvas, picture.ui.text_scale
    bid, shade = view.opened[seat], theme.shade(seat_shade(view, seat))
    assert bid is not None, "the note lies open"
    assert view.contest is not None, "notes are for something"
    side = min(rect.h - 2, 30 * t)
    if won_by(view, picture.event) == seat:
        canvas.rect(rect.inflate(8, 0), None, radius=3, border=theme.CHALK, border_width=2)
    box = Rect(rect.left, rect.centery - side / 2, side * 1.3, side)
    if not shown:
        letter(canvas, box, seat_symbol(view, seat), shade, "sealed")
    else:
        canvas.rect(box, shade.ink, radius=2)
        canvas.icon(seat_symbol(view, seat), box.centerx, box.centery, side * 0.62, theme.on(shade.ink))
    left = box.right + 8
    right = rect.right
    if shown:
        share = ease.out_back(picture.elapsed / 260) if fresh and not picture.ui.reduce_motion else 1.0
        size = min(27.0, rect.h / t * 0.7) * max(0.3, share)
        right = (
            canvas.text(
                rect.right,
                rect.centery,
                str(worth(view.contest, bid)),
                theme.HAND.at(size),
                color=theme.CHALK,
                align="right",
                valign="middle",
            ).left
            - 8
        )
    two = rect.h >= canvas.line_height(theme.BODY.tight) + canvas.line_height(theme.SMALL.tight)
    names = picture.sitting.names[seat]
    if right - left < 30 * t:
        return
    paid = _paid(picture, bid) if shown else ""
    if two:
        half = canvas.line_height(theme.BODY.tight) / 2
        canvas.text(
            left,
            rect.centery - half,
            names,
            theme.BODY.strong,
            color=theme.CHALK,
            valign="middle",
            width=right - left,
            fit=True,
            max_lines=1,
        )
        canvas.text(
            left,
            rect.centery + half,
            paid,
            theme.SMALL,
            color=theme.CHALK2,
            valign="middle",
            width=right - left,
            fit=True,
            max_lines=1,
        )
        return
    canvas.text(
        left,
        rect.centery,
        f"{names}  {paid}",
        theme.NOTE,
        color=theme.CHALK,
        valign="middle",
        width=right - left,
        fit=True,
        max_lines=1,
    )


def _paid(picture: Picture, bid: Bid) -> str:
    """What a note cost its writer: the money and the cards."""
    return picture.say("board.paid", its=bid.its, cards=bid.cards)


def _settled(picture: Picture, event: Event) -> str:
    """How a conflict with equal bids was settled, with its dice; nothing for any other event."""
    if not isinstance(event, told.ConflictWon | told.ConflictLost) or event.value != event.against:
        return ""
    newest = stories(picture)[:1]
    said = telling.outcome(event, dice_of(newest[0].of(told.TieRolled)) if newest else ())
    return picture.tells(said) if said else ""


def _verdict(picture: Picture, room: Rect) -> None:
    """What the notes decide: dice for a tie, then the sentence of the outcome."""
    ui, canvas, event = picture.ui, picture.ui.canvas, picture.event
    view: State = picture.view
    x = room.left
    if isinstance(event, told.TieRolled):
        rolling = 1.0 if ui.reduce_motion else min(1.0, picture.elapsed / theme.MS["die"])
        side = min(34.0, room.h - 10)
        for owner, value in zip(telling.leaders(view.contest) or event.seats, event.dice, strict=True):
            if owner is None:
                x = (
                    canvas.text(
                        x, room.centery, picture.name("against"), theme.NOTE, color=theme.CHALK2, valign="middle"
                    ).right
                    + 6
                )
            else:
                shade = theme.shade(seat_shade(view, owner))
                canvas.icon(seat_symbol(view, owner), x + 9, room.centery, 16, shade.light)
                x += 22
            ui.die(x + side / 2, room.centery, value, side=side, rolling=rolling)
            x += side + 14
    if isinstance(event, told.WarWon):
        side = min(34.0, room.h - 10)
        rolling = 1.0 if ui.reduce_motion else min(1.0, picture.elapsed / theme.MS["die"])
        ui.die(x + side / 2, room.centery, event.die, side=side, rolling=rolling)
        x += side + 14
    text = ""
    if event is not None and not isinstance(event, told.NoteOpened | told.StayedOut):
        text = _settled(picture, event) or picture.words.tell(event, picture.audience, picture.sitting.names)
        if then := telling.consequence(view, event):
            text = f"{text} {picture.tells(then)}"
    elif event is not None:
        stayed = [
            picture.sitting.names[seat] for seat, bid in enumerate(view.opened) if bid and bid.side == "abstain"
        ]
        text = picture.say("board.stayed_out", names=tuple(stayed)) if stayed and _known(event) > 90 else ""
    sizes = (size for size in (20.0, 17.0) if canvas.measure(text, theme.HAND.at(size))[0]
             <= room.right - x)  # fmt: skip
    size = next(sizes, 14.0)
    face = "kalam" if size > 14 else "plex"
    canvas.text(
        x,
        room.centery + 2,
        text,
        theme.BODY.at(size).set_in(face).strong.tight,
        color=theme.CHALK,
        valign="middle",
        width=room.right - x,
        fit=True,
        max_lines=2,
    )

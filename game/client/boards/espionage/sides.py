"""The public plaques of both sides in 1955: home, spy, number of cards, gadgets, and lasting effects."""

from functools import partial

from pygame import FRect as Rect

from game.client.boards.espionage.cards import PRINTED, seat_shade, spy_sign
from game.client.boards.espionage.layout import BADGE, FEW, PILE, SIDE, Spots, opened_row
from game.client.kit import boxes, theme
from game.client.kit.flow import Column, Row
from game.client.kit.theme import HAIR, NEAR, PAD, ROOM, TIGHT
from game.client.table.picture import Picture
from game.client.table.seats import seat_ground
from game.core.contract import UNSEEN, Seat
from game.titles.espionage.faces import COUNTRY
from game.titles.espionage.state import State, faction
from game.titles.espionage.telling import gadget_beside

SIGN = 36.0  # px of the spy on a badge


def sides(picture: Picture, at: Spots, column: Column) -> None:
    """Paint both sides, the near one last, with room between them for the far hand if it lies open."""
    for seat in (1 - at.below, at.below):
        rect = column.take(SIDE * at.type)
        if rect is not None:
            _side(picture, at, seat, rect)
        column.gap(NEAR)
        if seat != at.below and opened_row(picture.view, at.below) and not at.frame.tabbed:
            column.take(at.open_height)


def _side(picture: Picture, at: Spots, seat: Seat, rect: Rect) -> None:
    ui, canvas, view = picture.ui, picture.ui.canvas, picture.view
    to_move = bool(view.turn) and view.active == seat
    who = picture.seating.who[seat]
    seat_ground(picture, rect, to_move=to_move)
    block = ui.badge(boxes.inset(rect, 1), BADGE * at.type, _shade(picture, seat))
    _sign(picture, at, seat, block)
    with canvas.panel(rect, f"side {seat}"):
        roles = (theme.BODY.strong, theme.NOTE, theme.NOTE, theme.SMALL)
        first, second, third, last = map(partial(Row, canvas), at.lines(rect), roles)
        first.text(who)
        _places(picture, seat, second)
        _hand(picture, at, seat, third)
        _effects(picture, at, seat, last)
    state = ("to move",) if to_move else ()
    ui.node(f"seat:{seat}", rect, "seat", who, tip=_tip(picture, view, seat), state=state, focusable=False)


def _shade(picture: Picture, seat: Seat) -> theme.Shade:
    return theme.shade(seat_shade(picture.view, seat)) if faction(picture.view, seat) else theme.NOBODY


def _sign(picture: Picture, at: Spots, seat: Seat, block: Rect) -> None:
    """Paint a side's spy on its colour, and its name, or dots while it is thinking."""
    canvas = picture.ui.canvas
    side = faction(picture.view, seat)
    shade = _shade(picture, seat)
    sign, name = boxes.rows(boxes.inset(block, 0, PAD * at.type), 2, 0)
    canvas.icon(spy_sign(picture.view, seat), sign.centerx, sign.centery, SIGN * at.type, shade.light)
    if picture.thinking == seat:
        picture.ui.thinking(name.centerx, name.centery, shade)
        return
    label = picture.name(side).upper() if side else "?"
    canvas.text(name.centerx, name.bottom, label, theme.POSTER, align="center", valign="bottom")


def _places(picture: Picture, seat: Seat, row: Row) -> None:
    """Write the countries of home and spy, smaller if the names are long, abbreviated if they still don't fit."""
    view: State = picture.view
    places = [
        (icon, name)
        for icon, name in (("home", view.homes[seat]), (spy_sign(view, seat), view.spies[seat]))
        if name
    ]
    names = "   ".join(picture.name(name) for _, name in places)
    room = row.rest.w - len(places) * ROOM * row.canvas.growth
    roles = (row.role, theme.SMALL)
    role = next((each for each in roles if row.canvas.measure(names, each)[0] <= room), None)
    for icon, country in places:
        row.icon(icon, color=theme.MUTE)
        row.text(picture.name(country) if role else COUNTRY[country].abbr, role or row.role, pale=True)


def _hand(picture: Picture, at: Spots, seat: Seat, row: Row) -> None:
    """Write how many cards a side holds; the near one gets slips too, since its cards are in the tray."""
    hand = picture.view.hands[seat]
    if not hand:
        return
    row.text(picture.say("board.cards", count=len(hand)), pale=True, end=True)
    if seat != at.below or UNSEEN in hand or at.frame.tabbed:
        return
    ink = _shade(picture, seat).ink if faction(picture.view, seat) else theme.SLOT
    for index in range(len(hand)):
        slip = at.slip(row.room, index, len(hand))
        if slip.right < row.right:
            row.canvas.rect(slip, ink, radius=HAIR)


def _effects(picture: Picture, at: Spots, seat: Seat, row: Row) -> None:
    """Write gadgets, to the right of their cards' slips, and lasting effects with the turns they end."""
    view: State = picture.view
    notes = [picture.tells(gadget_beside(view, seat, gadget)) for gadget in view.gadgets[seat]]
    if view.detained[seat]:
        notes.append(picture.say("board.detained", turn=view.detained[seat]))
    if view.open_hands[seat]:
        notes.append(picture.say("board.open_hand", turn=view.open_hands[seat]))
    if view.gadgets[seat]:
        row.take(at.slip(row.room, len(view.gadgets[seat]) - 1, len(view.gadgets[seat])).right - row.left)
    row.text(" · ".join(notes) or picture.say("board.no_gadget"), color=theme.TEXT if notes else theme.DIM)


def _tip(picture: Picture, view: State, seat: Seat) -> str:
    """Return gadgets and lasting effects in full, or "" if there are none."""
    lines = [f"{picture.name(gadget)}: {picture.say(f'gadget.{gadget}')}" for gadget in view.gadgets[seat]]
    if view.detained[seat]:
        lines.append(picture.say("board.detained_tip", turn=view.detained[seat]))
    if view.open_hands[seat]:
        lines.append(picture.say("board.open_hand_tip", turn=view.open_hands[seat]))
    return "\n".join([picture.seating.who[seat], " ".join(lines)]) if lines else ""


def open_cards(picture: Picture, at: Spots, column: Column) -> None:
    """Paint the far hand in the drawer if it lies open; on the rail its cards are moving things."""
    view: State = picture.view
    if not opened_row(view, at.below):
        return
    hand = view.hands[1 - at.below]
    row = boxes.columns(column.rest, max(len(hand), FEW), TIGHT)
    for card, rect in zip(hand, row, strict=False):
        face = boxes.upper(rect, min(rect.h, rect.w * PILE[1] / PILE[0]))
        PRINTED.lay(picture, f"mini:{card}", face)
        picture.ui.node(f"seen:{card}", face, "card", picture.name(card), focusable=False)

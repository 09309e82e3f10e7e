"""The two sides of 1955 as everybody sees them: home, spy, hand, gadgets, and what lasts."""

from pygame import FRect as Rect

from game.client.boards.espionage import cards
from game.client.boards.espionage.cards import seat_shade
from game.client.boards.espionage.layout import Spots, opened_row
from game.client.kit import theme
from game.client.table.picture import Picture
from game.core.contract import UNSEEN, Seat
from game.titles.espionage.faces import COUNTRY
from game.titles.espionage.state import State, faction

BEAT = 0.3  # seconds for which each dot of a thinking bot is lit


def sides(picture: Picture, at: Spots) -> float:
    """Paint both sides; the y under them."""
    opened = opened_row(picture.view, at.below)
    for seat in (0, 1):
        _side(picture, at, seat, at.plaque(seat, opened))
    return at.plaque(at.below, opened).bottom + 8


def _side(picture: Picture, at: Spots, seat: Seat, rect: Rect) -> None:
    canvas, view, t = picture.ui.canvas, picture.view, at.type
    to_move = bool(view.turn) and view.active == seat
    canvas.rect(rect, theme.GLASS2 if to_move else theme.GLASS, radius=5)
    block = Rect(rect.left, rect.top, 58 * t, rect.h)
    _badge(picture, seat, block, t)
    canvas.rect(rect, None, radius=5, border=theme.TEXT if to_move else theme.LINE)
    with canvas.panel(rect, f"side {seat}"):
        words = Rect(block.right + 12, rect.top, rect.right - block.right - 20, rect.h)
        who = picture.sitting.who[seat]
        canvas.text(
            words.left, rect.top + 16 * t, who, theme.BODY.strong, valign="middle", width=words.w, fit=True
        )
        _places(picture, seat, words, t)
        _hand(picture, at, seat, words)
        _effects(picture, seat, words, t)
    state = ("to move",) if to_move else ()
    tip = _tip(picture, view, seat)
    picture.ui.node(f"seat:{seat}", rect, "seat", who, tip=tip, state=state, focusable=False)


def _badge(picture: Picture, seat: Seat, block: Rect, t: float) -> None:
    """The spy on the side's colour, and its name; three dots in turn while it thinks."""
    canvas, side = picture.ui.canvas, faction(picture.view, seat)
    shade = theme.shade(seat_shade(picture.view, seat)) if side else theme.NOBODY
    with canvas.clip(block):
        canvas.rect((block.left, block.top, block.w + 8, block.h), shade.deep, radius=5)
    canvas.icon("spy", block.centerx, block.top + block.h * 0.42, 36 * t, shade.light)
    y = block.bottom - 15 * t
    if picture.sitting.thinking == seat:
        for index in range(3):
            lit = int(picture.ui.time / BEAT) % 3 == index
            color = shade.light if lit else theme.mix(shade.deep, shade.light, 0.35)
            canvas.dot(shade.dot, block.centerx + (index - 1) * 10, y, 2.6, color)
        picture.ui.wake_in(BEAT / 2)
        return
    label = picture.name(side).upper() if side else "?"
    canvas.text(block.centerx, y, label, theme.POSTER, align="center", valign="middle")


def _places(picture: Picture, seat: Seat, area: Rect, t: float) -> None:
    """Home and spy; by their two letters where the names are too long."""
    canvas, view = picture.ui.canvas, picture.view
    places = [(icon, name) for icon, name in (("home", view.homes[seat]), ("spy", view.spies[seat])) if name]
    wide = sum(canvas.measure(picture.name(name), theme.NOTE)[0] + 17 * t + 10 for _, name in places)
    x, y = area.left, area.top + 35 * t
    for icon, country in places:
        text = picture.name(country) if wide <= area.w + 10 else COUNTRY[country].abbr
        canvas.icon(icon, x + 7 * t, y, 13 * t, theme.MUTE)
        x = canvas.text(x + 17 * t, y, text, theme.NOTE, color=theme.MUTE, valign="middle").right + 10


def _hand(picture: Picture, at: Spots, seat: Seat, area: Rect) -> None:
    """How many cards are held; for the side below with slips, since its cards themselves lie in the tray."""
    canvas, t, hand = picture.ui.canvas, at.type, picture.view.hands[seat]
    if not hand:
        return
    y = area.top + 57 * t
    words = picture.say("board.cards", count=len(hand))
    left = canvas.text(area.right, y, words, theme.NOTE, color=theme.MUTE, align="right", valign="middle").left
    if seat != at.below or UNSEEN in hand or at.frame.tabbed:
        return
    ink = theme.shade(seat_shade(picture.view, seat)).ink if faction(picture.view, seat) else theme.SLOT
    for index in range(len(hand)):
        slip = Rect(area.left + index * 15 * t, y - 8 * t, 11 * t, 14 * t)
        if slip.right < left - 6:
            canvas.rect(slip, ink, radius=2)


def _effects(picture: Picture, seat: Seat, area: Rect, t: float) -> None:
    """Gadgets, and what lasts with its end."""
    canvas, view = picture.ui.canvas, picture.view
    notes = [picture.name(gadget) for gadget in view.gadgets[seat]]
    if view.detained[seat]:
        notes.append(picture.say("board.detained", turn=view.detained[seat]))
    if view.open_hands[seat]:
        notes.append(picture.say("board.open_hand", turn=view.open_hands[seat]))
    text = " · ".join(notes) or picture.say("board.no_gadget")
    left, color = area.left + 17 * t * len(view.gadgets[seat]), theme.TEXT if notes else theme.DIM
    room = area.right - left
    canvas.text(left, area.top + 78 * t, text, theme.SMALL, color=color, valign="middle", width=room, fit=True)


def _tip(picture: Picture, view: State, seat: Seat) -> str:
    """Gadgets and lasting effects at length; nothing when there are none."""
    lines = [f"{picture.name(gadget)}: {picture.say(f'gadget.{gadget}')}" for gadget in view.gadgets[seat]]
    if view.detained[seat]:
        lines.append(picture.say("board.detained_tip", turn=view.detained[seat]))
    if view.open_hands[seat]:
        lines.append(picture.say("board.open_hand_tip", turn=view.open_hands[seat]))
    return "\n".join([picture.sitting.who[seat], " ".join(lines)]) if lines else ""


def open_cards(picture: Picture, at: Spots) -> None:
    """Paint the hand opposite while it lies open, for the drawer; beside the rail it is made of things."""
    view: State = picture.view
    if not opened_row(view, at.below):
        return
    canvas, row, hand = picture.ui.canvas, at.open_hand(), view.hands[1 - at.below]
    wide = min(48.0, (row.w - 4 * len(hand)) / max(1, len(hand)))
    for index, card in enumerate(hand):
        rect = Rect(row.left + index * (wide + 4), row.top, wide, min(row.h, wide * 66 / 48))
        canvas.blit(cards.picture(canvas, f"mini:{card}", rect.w, rect.h, picture.words), rect.left, rect.top)
        picture.ui.node(f"seen:{card}", rect, "card", picture.name(card), focusable=False)

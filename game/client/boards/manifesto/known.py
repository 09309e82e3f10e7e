"""What is known while a note is written: who can bid how much, who may help whom, and one's own best note."""

from pygame import FRect as Rect

from game.client.boards.manifesto.cards import seat_shade, seat_symbol
from game.client.kit import theme
from game.client.table.picture import Picture
from game.core.contract import Seat
from game.titles.manifesto.bidding import account, bidders, sides_for
from game.titles.manifesto.faces import BID_CARDS
from game.titles.manifesto.state import Conflict, LastBid, State, War

NAME, SMALL, LEAD = 13.0, 12.0, 1.25
"""Sizes of type for a rival and for what is said of it, and how far lines are apart."""


def opposed(view: State, side: str) -> Seat | None:
    """The principal whom a bid on a side is against; a truce with it bars the side. None where nobody is."""
    match view.contest, side:
        case (Conflict(defender=seat), "for") | (Conflict(active=seat), "against"):
            return seat
        case (War(allies=seat), "axis") | (War(axis=seat), "allies"):
            return seat
        case _:
            return None


def all_sides(view: State, seat: Seat) -> tuple[str, ...]:
    """The sides of the contest for somebody who may choose, also those that a truce bars."""
    open_to = sides_for(view, seat)
    if len(open_to) < 2:
        return open_to
    return ("for", "against", "abstain") if isinstance(view.contest, Conflict) else ("axis", "allies", "abstain")


def rivals(view: State, seat: Seat) -> list[Seat]:
    """Everybody else who has a say: those who lead a side first, those who cannot bid last."""
    able, leads = bidders(view, 0), _leaders(view)
    others = [other for other in view.seats if other != seat]
    if isinstance(view.contest, LastBid):
        others = [other for other in others if other in view.contest.leaders]
    return sorted(others, key=lambda other: (other not in leads, other not in able, other))


def _leaders(view: State) -> tuple[Seat | None, ...]:
    match view.contest:
        case Conflict(active=one, defender=other) | War(axis=one, allies=other):
            return one, other
        case _:
            return ()


def stance(picture: Picture, seat: Seat) -> str:
    """What everybody knows of the side a rival will take; nothing where it is free."""
    view: State = picture.view
    if not (view.its[seat] or view.hands[seat]):
        return picture.say("board.know_nothing")
    open_to = sides_for(view, seat)
    if not open_to:
        return picture.say("board.know_bound")
    if len(open_to) == 1:
        return picture.say(f"board.know_{open_to[0]}")
    barred = [side for side in all_sides(view, seat) if side not in open_to]
    if barred and (other := opposed(view, barred[0])) is not None:
        return picture.say("board.know_not", other=other)
    return picture.say("board.know_free")


def best_note(view: State, seat: Seat) -> tuple[int, int]:
    """The most a seat could put down: its ITS, and what all its influence cards add."""
    assert view.contest is not None, "a note is for something"
    cards = tuple(card for card in view.hands[seat] if card in BID_CARDS)
    return view.its[seat], sum(value + more for _, value, more in account(view.contest, cards))


def _facts(picture: Picture, seat: Seat) -> list[str]:
    """One's own best note, what a tie means, and whether nothing is enough."""
    view: State = picture.view
    its, cards = best_note(view, seat)
    facts = [picture.say("board.know_best", best=its + cards, its=its, cards=cards or "")]
    match view.contest:
        case Conflict(defender=None) if view.rulings.unopposed_neutral_succeeds:
            facts.append(picture.say("board.know_unopposed"))
        case Conflict() | War():
            facts.append(picture.say("board.know_tie"))
    return facts


def known_height(picture: Picture, seat: Seat, wide: float) -> float:
    """How high the column of what is known wants to be."""
    canvas = picture.ui.canvas
    rows = (
        canvas.line_height(theme.BODY.at(NAME).led(LEAD)) + canvas.line_height(theme.BODY.at(SMALL).led(LEAD)) + 3
    )
    said = sum(
        canvas.measure(text, theme.BODY.at(NAME).led(LEAD), width=wide)[1] + 4 for text in _facts(picture, seat)
    )
    return canvas.line_height(theme.HEAD.tight) + 7 + len(rivals(picture.view, seat)) * rows + said


def known(picture: Picture, room: Rect, seat: Seat) -> None:
    """Paint the column: a line or two for every rival, then what follows for one's own note."""
    canvas, found, facts = picture.ui.canvas, rivals(picture.view, seat), _facts(picture, seat)
    size = 17.0 if picture.ui.text_scale < 1.4 else 13.0
    y = (
        canvas.text(
            room.left,
            room.top,
            picture.say("board.know"),
            theme.HAND.at(size).tight,
            color=theme.CHALK2,
            width=room.w,
            fit=True,
            max_lines=1,
        ).bottom
        + 3
    )
    line, small = (
        canvas.line_height(theme.BODY.at(NAME).led(LEAD)),
        canvas.line_height(theme.BODY.at(SMALL).led(LEAD)),
    )
    said = sum(canvas.measure(text, theme.BODY.at(NAME).led(LEAD), width=room.w)[1] + 4 for text in facts)
    two = len(found) * (line + small + 3) + said <= room.bottom - y
    for other in found:
        if y + line > room.bottom:
            return
        y = _rival(picture, Rect(room.left, y, room.w, line), other, two=two)
    y += 4
    for text in facts:
        high = canvas.measure(text, theme.BODY.at(NAME).led(LEAD), width=room.w)[1]
        if y + high > room.bottom + 2:
            return
        canvas.text(room.left, y, text, theme.BODY.at(NAME).led(LEAD), color=theme.CHALK, width=room.w)
        y += high + 4


def known_rows(picture: Picture, room: Rect, seat: Seat) -> None:
    """The same below a note where type is very large: two rivals side by side, as many as find room."""
    canvas = picture.ui.canvas
    line = canvas.line_height(theme.BODY.at(NAME).led(LEAD))
    wide = (room.w - 24) / 2
    canvas.line(room.left, room.top, room.right, room.top, theme.mix(theme.SLATE, theme.CHALK2, 0.5))
    y = room.top + 5
    for number, other in enumerate(rivals(picture.view, seat)):
        y = room.top + 5 + number // 2 * (line + 2)
        if y + line > room.bottom + 1:
            return
        _rival(picture, Rect(room.left + number % 2 * (wide + 24), y, wide, line), other, two=False)
    y += line + 4
    for text in _facts(picture, seat):
        if y + line <= room.bottom + 1:
            y = canvas.text(
                room.left,
                y,
                text,
                theme.BODY.at(NAME).led(LEAD),
                color=theme.CHALK,
                width=room.w,
                fit=True,
                max_lines=1,
            ).bottom


def _rival(picture: Picture, row: Rect, seat: Seat, *, two: bool) -> float:
    """One rival: its sign and name, its money and the number of its cards, and below it its side."""
    view: State = picture.view
    canvas, t = picture.ui.canvas, picture.ui.text_scale
    shade, side = theme.shade(seat_shade(view, seat)), min(15.0 * t, row.h - 2)
    middle, right = row.centery, row.right
    canvas.icon(seat_symbol(view, seat), row.left + side / 2, middle, side, shade.light)
    count = canvas.text(
        right,
        middle,
        str(len(view.hands[seat])),
        theme.BODY.at(NAME).strong,
        color=theme.CHALK,
        align="right",
        valign="middle",
    )
    canvas.icon("cards", count.left - 9 * t, middle, 12 * t, theme.CHALK2)
    purse = f"{view.its[seat]} {picture.say('board.its')}"
    money = canvas.text(
        count.left - 22 * t,
        middle,
        purse,
        theme.BODY.at(NAME).strong,
        color=theme.CHALK,
        align="right",
        valign="middle",
    )
    left, said, name = row.left + side + 6, stance(picture, seat), picture.sitting.names[seat]
    canvas.text(
        left,
        middle,
        name,
        theme.BODY.at(NAME).strong,
        color=theme.CHALK,
        valign="middle",
        width=money.left - left - 6,
        fit=True,
        max_lines=1,
    )
    purses = picture.say("board.purse", its=view.its[seat], cards=len(view.hands[seat]))
    label = ": ".join(filter(None, (name, ", ".join(filter(None, (purses, said))))))
    picture.ui.node(f"known:{seat}", row, "note", label, tip=label, focusable=False)
    if not two:
        return row.bottom
    return (
        canvas.text(
            left,
            row.bottom - 2,
            said,
            theme.BODY.at(SMALL).led(LEAD),
            color=theme.CHALK2,
            width=row.right - left,
            fit=True,
            max_lines=1,
        ).bottom
        + 3
    )

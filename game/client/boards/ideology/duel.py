"""The duel of Ideology: a strip with its opening price, attack cards and their answers."""

from dataclasses import dataclass, replace

from pygame import FRect as Rect

from game.client.boards.ideology import cards
from game.client.boards.ideology.cards import SIGN, seat_shade, seat_symbol
from game.client.boards.ideology.layout import Spots
from game.client.boards.ideology.strip import Strip
from game.client.kit import boxes, theme
from game.client.kit.flow import Column, Row
from game.client.kit.theme import CORNER, GAP, NEAR, ROUND, TIGHT, WIDE
from game.client.table.picture import Picture
from game.client.world.dots import Point
from game.core.contract import Action, Event, Seat
from game.titles.ideology import events as told
from game.titles.ideology import telling
from game.titles.ideology.faces import AREAS
from game.titles.ideology.state import State

ANSWERED: dict[type[Event], str] = {told.AttackDeflected: "deflected", told.AttackRepelled: "repelled"}
ENDED: dict[type[Event], str] = {told.ConflictStopped: "stopped", told.InfluenceReplaced: "stands"}
SHOWN: tuple[type[Event], ...] = (told.ConflictDeclared, told.AttackPlayed, *ANSWERED, *ENDED)
"""Events shown on the strip: the start, attacks, their answers, and the ends of a duel."""
ALONE = 2.2
"""The text scale from which only the name of a side is shown."""
DISC, SLANT = 0.4, 0.42  # the disc's radius and the dividing line's lean, relative to the head's height
SIDE = 0.38  # a side's symbol, on the same scale
MINI = 58.0  # a paid card's width in px
PAID = 150
"""The alpha of a paid card."""


@dataclass(frozen=True)
class Fighting:
    """A duel as shown: the answers so far, and how it ended."""

    aggressor: Seat
    target: Seat
    region: str
    area: str
    price: int
    played: int = 0
    answers: tuple[str, ...] = ()
    """The answer to each attack card: "deflected" or "repelled"."""
    end: str = ""
    """Either "stands" or "stopped" once it is over."""

    @property
    def open(self) -> bool:
        """Whether the aggressor may play another card now."""
        return len(self.answers) == self.played > 0 and not self.end


def followed(before: Fighting | None, event: Event | None, view: State) -> Fighting | None:
    """Return the duel after an event; without an event, what the view shows of it."""
    match event:
        case told.ConflictDeclared(seat, other, region, area, price):
            return Fighting(seat, other, region, area, price)
        case told.AttackPlayed(seat, other, region, area, number):
            known = before or _told_by(view) or Fighting(seat, other, region, area, 0)
            return replace(known, played=number, end="")
        case None:
            return _told_by(view)
    if before is not None and type(event) in ANSWERED:
        return replace(before, answers=(*before.answers, ANSWERED[type(event)]))
    return replace(before, end=ENDED[type(event)]) if before is not None and type(event) in ENDED else before


def _told_by(view: State) -> Fighting | None:
    """Return what the view shows of a duel that wasn't followed from its start."""
    duel = view.duel
    if duel is None:
        return None
    answered, area = ("deflected",) * (duel.played - duel.lies), AREAS[duel.area]
    return Fighting(duel.aggressor, duel.target, duel.region, area, duel.price, duel.played, answered)


def strip(picture: Picture, at: Spots, fight: Fighting) -> None:
    """Paint the strip of a duel over one side of the board."""
    ui, where = picture.ui, at.strip(picture.view, fight.region)
    if not where.large and not at.listed:
        _line_to(picture, where.rect, at.ground.centre(fight.region))
    ui.canvas.shadow(where.rect, blur=14, alpha=220)
    ui.above_ring.append(where.rect)
    with ui.panel(where.rect, "glass", name="duel", radius=CORNER):
        label = picture.say("board.duel", area=fight.area, region=fight.region)
        ui.node("duel", where.rect, "duel", label, focusable=False)
        _head(picture, where.head, fight)
        _title(picture, where, fight, label)
        if where.large:
            _opened_for(picture, where, fight)
        else:
            _price(picture, where.price, fight)
            room, x = where.room, where.price.right + GAP
            ui.canvas.line(x, room.top, x, room.bottom, theme.LINE)
            Column(ui.canvas, where.right).label(picture.say("board.attack_and_answer"))
        _pairs(picture, where, fight)


def _line_to(picture: Picture, rect: Rect, end: Point) -> None:
    """Paint a line from the strip to the contested region."""
    near = rect.right if end[0] > rect.centerx else rect.left
    y = min(max(end[1], rect.top + GAP), rect.bottom - GAP)
    canvas = picture.ui.canvas
    canvas.polyline([(near, y), end], (*theme.TABLE, 200), CORNER)
    canvas.polyline([(near, y), end], theme.PAPER, 2)
    canvas.circle(*end, TIGHT, theme.PAPER, border=theme.TABLE)


def _head(picture: Picture, rect: Rect, fight: Fighting) -> None:
    """Paint both sides in their colours, with the area between them."""
    canvas, view = picture.ui.canvas, picture.view
    one, other = (theme.shade(seat_shade(view, seat)).ink for seat in (fight.aggressor, fight.target))
    slant, x = rect.h * SLANT, rect.centerx
    with canvas.clip(rect):
        canvas.rect(rect, other, radius=CORNER)
        canvas.polygon([rect.topleft, (x + slant, rect.top), (x - slant, rect.bottom), rect.bottomleft], one)
        canvas.polyline([(x + slant, rect.top), (x - slant, rect.bottom)], theme.PAPER, 2 * CORNER)
    radius = rect.h * DISC
    canvas.circle(*rect.center, radius, theme.PAPER, border=theme.INK, border_width=3)
    canvas.icon(SIGN[fight.area], *rect.center, radius, theme.INK)
    half = rect.w / 2 - radius - WIDE
    _side(picture, boxes.left(rect, half), fight.aggressor, "board.attacks", theme.on(one), end=False)
    _side(picture, boxes.right(rect, half), fight.target, "board.defends", theme.on(other), end=True)


def _side(picture: Picture, half: Rect, seat: Seat, key: str, color: theme.Color, *, end: bool) -> None:
    """Write who attacks or defends and with how many cards, or only the name in very large type."""
    canvas, view, t = picture.ui.canvas, picture.view, picture.ui.text_scale
    row = Row(canvas, boxes.cut(half, left=0 if end else WIDE, right=WIDE if end else 0), theme.BODY)
    sign = row.take(half.h * SIDE, end=end)
    if sign is not None:
        canvas.icon(seat_symbol(view, seat), *sign.center, sign.w, color)
    alone, align = t > ALONE, "right" if end else "left"
    name = picture.seating.names[seat].upper()
    x, room = row.rest.right if end else row.rest.left, boxes.inset(row.rest, 0, NEAR)
    upper, lower = boxes.rows(room, 2, 0)
    place = room if alone else upper
    role = canvas.shrunk(name, theme.CRY.tight, place.w, high=place.h)
    canvas.text(x, place.centery, name, role, color=color, align=align, valign="middle", width=place.w)
    if not alone:
        you = "_you" if seat == picture.reader else ""
        words = picture.say(f"{key}{you}", cards=len(view.hands[seat]))
        role = canvas.shrunk(words, theme.NOTE, room.w)
        canvas.text(x, lower.centery, words, role, color=color, align=align, valign="middle")


def _title(picture: Picture, where: Strip, fight: Fighting, title: str) -> None:
    """Write what is fought over, and what the stance of both sides allows if there is room."""
    stance = picture.view.stances[fight.aggressor][fight.target]
    row = Row(picture.ui.canvas, where.title, theme.NOTE)
    row.text(title, theme.SLOGAN, shrink=True)
    allows = picture.say(f"board.gates_{stance}")
    if not where.large and row.canvas.measure(allows, row.role)[0] <= row.rest.w:
        row.text(allows, pale=True, end=True)


def _price(picture: Picture, room: Rect, fight: Fighting) -> None:
    """Paint the opening price, item by item."""
    canvas = picture.ui.canvas
    column = Column(canvas, room)
    column.label(picture.say("board.opening_price"))
    if not fight.price:
        column.text(picture.say("board.no_price"), pale=True)
        return
    column.gap(TIGHT)
    wide = min(MINI, (room.w - GAP) / 2)
    high = wide * cards.MINI_H / cards.MINI_W
    face = cards.PRINTED.face(picture, f"mini:{fight.aggressor}:{fight.area}", (wide, high))
    for slot in boxes.slots(column.take(high) or column.rest, wide, fight.price):
        canvas.blit(face, *slot.topleft, PAID)
    column.gap()
    action = Action(f"attack_{fight.area}", fight.region)
    for due in telling.opening(picture.view, fight.aggressor, action, fight.target):
        column.text(picture.tells(due))
    column.text(picture.say("board.price_lost"), pale=True)


def _pairs(picture: Picture, where: Strip, fight: Fighting) -> None:
    """Paint the newest attack cards with their answers; the next step is outlined."""
    columns = max(fight.played + (fight.open and not where.large), 1)
    first = where.first(columns)
    for number in range(first, columns):
        attack, between, answer = where.pair(number - first)
        _attack(picture, attack, fight, number)
        _between(picture, between, fight, number)
        _answer(picture, answer, fight, number)


def _opened_for(picture: Picture, where: Strip, fight: Fighting) -> None:
    """Write the opening price beside the newest pair, in large type."""
    left = where.pair(0)[2].right + WIDE - where.pairs.left
    column = Column(picture.ui.canvas, boxes.cut(where.pairs, left=left))
    column.text(
        picture.say("board.opened_for", cards=fight.price, number=fight.played), theme.BODY.tight, pale=True
    )


def _card(picture: Picture, rect: Rect, seat: Seat, fight: Fighting) -> None:
    cards.PRINTED.lay(picture, f"card:{seat}:{fight.area}", rect)


def _attack(picture: Picture, rect: Rect, fight: Fighting, number: int) -> None:
    if number < fight.played:
        if not any(seen.moving and seen.thing == f"duel:{number}" for seen in picture.things):
            _card(picture, rect, fight.aggressor, fight)
    elif not fight.played:
        _slot(picture, rect)
    else:
        mine = picture.reader == fight.aggressor
        _slot(picture, rect, "board.your_next" if mine else "board.may_go_on", fight.aggressor, mine=mine)


def _between(picture: Picture, rect: Rect, fight: Fighting, number: int) -> None:
    """Paint the outcome of an attack card, or an arrow until there is one."""
    if number >= fight.played:
        return
    last = number == fight.played - 1
    word = fight.answers[number] if number < len(fight.answers) else fight.end if last else ""
    if word:
        picture.ui.chip(*rect.center, picture.say(f"board.{word}"), align="center")
    else:
        picture.ui.canvas.icon("down", *rect.center, WIDE, theme.PAPER)


def _answer(picture: Picture, rect: Rect, fight: Fighting, number: int) -> None:
    match fight.answers[number : number + 1]:
        case ("deflected",):
            _card(picture, rect, fight.target, fight)
        case ("repelled",):
            _slot(picture, rect, "board.without_card")
        case _ if number == fight.played - 1 and not fight.end:
            mine = picture.reader == fight.target
            _slot(picture, rect, "board.your_card" if mine else "board.their_card", fight.target, mine=mine)
        case _:
            _slot(picture, rect)


def _slot(picture: Picture, rect: Rect, key: str = "", seat: Seat = 0, *, mine: bool = False) -> None:
    """Paint an empty place for a card, with words on it if they fit."""
    canvas, text = picture.ui.canvas, picture.say(key, seat=seat) if key else ""
    edge = theme.WHITE if mine else theme.LINE2
    canvas.rect(rect, theme.GLASS2 if mine else None, radius=ROUND, border=edge, border_width=2 if mine else 1)
    longest = max(text.split(), key=len, default="")
    if text and canvas.measure(longest, theme.NOTE)[0] <= rect.w - GAP:
        color = theme.TEXT if mine else theme.MUTE
        canvas.centred(boxes.inset(rect, TIGHT), text, theme.NOTE, color=color, max_lines=3)

"""The duel of Ideology: a strip on which cards answer cards, the price that opened it, and what is at stake."""

from dataclasses import dataclass, replace

from pygame import FRect as Rect

from game.client.boards.ideology import cards
from game.client.boards.ideology.cards import SIGN, seat_shade, seat_symbol
from game.client.boards.ideology.layout import Spots
from game.client.boards.ideology.strip import Strip
from game.client.kit import theme
from game.client.table.picture import Picture
from game.client.world.dots import Point
from game.core.contract import Action, Event, Seat
from game.titles.ideology import events as told
from game.titles.ideology import telling
from game.titles.ideology.faces import AREAS
from game.titles.ideology.state import State

SHOWN = (
    told.ConflictDeclared,
    told.AttackPlayed,
    told.AttackDeflected,
    told.AttackRepelled,
    told.ConflictStopped,
    told.InfluenceReplaced,
)
"""Events that are shown on the strip."""


@dataclass(frozen=True)
class Fighting:
    """A duel as it is shown: what has been answered so far, and how it ended."""

    aggressor: Seat
    target: Seat
    region: str
    area: str
    price: int
    played: int = 0
    answers: tuple[str, ...] = ()
    """What became of each attack card: deflected or repelled."""
    end: str = ""
    """Stands or stopped, once it is over."""


def followed(before: Fighting | None, event: Event | None, view: State) -> Fighting | None:
    """The duel after an event; without one, as the table tells it."""
    match event:
        case told.ConflictDeclared(seat, other, region, area, price):
            return Fighting(seat, other, region, area, price)
        case told.AttackPlayed(seat, other, region, area, number):
            known = before or _told_by(view) or Fighting(seat, other, region, area, 0)
            return replace(known, played=number, end="")
        case told.AttackDeflected() if before is not None:
            return replace(before, answers=(*before.answers, "deflected"))
        case told.AttackRepelled() if before is not None:
            return replace(before, answers=(*before.answers, "repelled"))
        case told.ConflictStopped() if before is not None:
            return replace(before, end="stopped")
        case told.InfluenceReplaced() if before is not None:
            return replace(before, end="stands")
        case None:
            return _told_by(view)
        case _:
            return before


def _told_by(view: State) -> Fighting | None:
    """What the table tells of a duel that was not followed from its beginning."""
    duel = view.duel
    if duel is None:
        return None
    answered = duel.played - duel.lies
    area = AREAS[duel.area]
    return Fighting(
        duel.aggressor, duel.target, duel.region, area, duel.price, duel.played, ("deflected",) * answered
    )


def strip(picture: Picture, at: Spots, fight: Fighting) -> None:
    """Paint the strip over one side of the board."""
    ui, where = picture.ui, at.strip(picture.view, fight.region)
    if not where.large and not at.listed:
        _line_to(picture, where.rect, at.ground.centre(fight.region))
    ui.canvas.shadow(where.rect, blur=14, alpha=220)
    with ui.panel(where.rect, "glass", name="duel", radius=6):
        label = picture.say("board.duel", area=fight.area, region=fight.region)
        ui.node("duel", where.rect, "duel", label, focusable=False)
        _head(picture, where.head, fight)
        _title(picture, where, fight)
        if where.large:
            _opened_for(picture, where, fight)
        else:
            _price(picture, where.price, fight)
            room, x = where.room, where.price.right + 8
            ui.canvas.line(x, room.top + 4, x, room.bottom - 4, theme.LINE)
            ui.label(where.pairs.left, room.top, picture.say("board.attack_and_answer"))
        _pairs(picture, where, fight)


def _line_to(picture: Picture, rect: Rect, end: Point) -> None:
    """A line from the strip to the region that is fought over."""
    near = rect.right if end[0] > rect.centerx else rect.left
    y = min(max(end[1], rect.top + 10), rect.bottom - 10)
    canvas = picture.ui.canvas
    canvas.polyline([(near, y), end], (*theme.TABLE, 200), 5.0)
    canvas.polyline([(near, y), end], theme.PAPER, 2.0)
    canvas.circle(*end, 4.0, theme.PAPER, border=theme.TABLE)


def _head(picture: Picture, rect: Rect, fight: Fighting) -> None:
    """Both sides in their inks, the area between them."""
    canvas, view = picture.ui.canvas, picture.view
    one, other = theme.shade(seat_shade(view, fight.aggressor)), theme.shade(seat_shade(view, fight.target))
    slant = rect.h * 0.42
    with canvas.clip(rect):
        canvas.rect((rect.left, rect.top, rect.w, rect.h + 8), other.ink, radius=6)
        middle = rect.centerx
        canvas.polygon(
            [rect.topleft, (middle + slant, rect.top), (middle - slant, rect.bottom), rect.bottomleft], one.ink
        )
        band = 5.0
        canvas.polygon(
            [(middle + slant - band, rect.top), (middle + slant + band, rect.top),
             (middle - slant + band, rect.bottom), (middle - slant - band, rect.bottom)],
            theme.PAPER,
        )  # fmt: skip
    radius = rect.h * 0.4
    canvas.circle(rect.centerx, rect.centery, radius, theme.PAPER, border=theme.INK, border_width=3)
    canvas.icon(SIGN[fight.area], rect.centerx, rect.centery, radius * 1.1, theme.INK)
    half = rect.w / 2 - radius - 20
    _side(picture, rect, half, fight.aggressor, "board.attacks", theme.on(one.ink), "left")
    _side(picture, rect, half, fight.target, "board.defends", theme.on(other.ink), "right")


def _side(
    picture: Picture, rect: Rect, half: float, seat: Seat, key: str, color: theme.Color, align: str
) -> None:  # fmt: skip
    canvas, view = picture.ui.canvas, picture.view
    side = rect.h * 0.38
    x = rect.left + 16 + side / 2 if align == "left" else rect.right - 16 - side / 2
    canvas.icon(seat_symbol(view, seat), x, rect.centery, side, color)
    x += (side / 2 + 10) * (1 if align == "left" else -1)
    name, size = picture.sitting.names[seat].upper(), 20.0
    room, alone = half - side - 26, picture.ui.text_scale > 2.2
    high = rect.h * (0.8 if alone else 0.6)
    while size > 9 and (
        canvas.measure(name, theme.SLOGAN.at(size))[0] > room
        or canvas.line_height(theme.BODY.at(size).tight) > high
    ):
        size -= 0.5
    y = rect.centery if alone else rect.top + rect.h * 0.34
    canvas.text(x, y, name, theme.SLOGAN.at(size), color=color, align=_align(align), valign="middle")
    if alone:
        return
    you = "_you" if seat == picture.audience else ""
    words = picture.say(f"{key}{you}", cards=len(view.hands[seat]))
    canvas.text(
        x,
        rect.top + rect.h * 0.72,
        words,
        theme.NOTE,
        color=color,
        align=_align(align),
        valign="middle",
        width=room,
        fit=True,
        max_lines=1,
    )


def _align(side: str) -> str:
    return "left" if side == "left" else "right"


def _title(picture: Picture, where: Strip, fight: Fighting) -> None:
    """What is fought over, and what the stance of the two allows."""
    canvas, view, room = picture.ui.canvas, picture.view, where.title
    stance = view.stances[fight.aggressor][fight.target]
    right = picture.say(f"board.gates_{stance}")
    title = picture.say("board.duel", area=fight.area, region=fight.region)
    wide = 0.0 if where.large else canvas.measure(right, theme.NOTE)[0] + 12
    if wide + canvas.measure(title, theme.SLOGAN)[0] > room.w:
        wide = 0.0
    rect = canvas.text(
        room.left,
        room.top,
        title,
        theme.SLOGAN.at(16 if not where.large else 13),
        color=theme.TEXT,
        width=room.w - wide,
        fit=True,
        max_lines=1,
    )
    if wide:
        canvas.text(room.right, rect.centery, right, theme.NOTE, color=theme.MUTE, align="right", valign="middle")


def _price(picture: Picture, room: Rect, fight: Fighting) -> None:
    """What opening it has cost, item by item."""
    ui, canvas, view = picture.ui, picture.ui.canvas, picture.view
    y = ui.label(room.left, room.top, picture.say("board.opening_price")).bottom + 8
    if not fight.price:
        canvas.text(room.left, y, picture.say("board.no_price"), theme.NOTE, color=theme.MUTE, width=room.w)
        return
    wide = min(58.0, (room.w - 8) / 2)
    high = wide * 82 / 58
    face = f"mini:{fight.aggressor}:{fight.area}"
    step = min(wide + 8, (room.w - wide) / max(1, fight.price - 1))
    for number in range(fight.price):
        surface = cards.picture(canvas, face, wide, high, view, picture.words)
        canvas.blit(surface, room.left + number * step, y, 150)
    y += high + 8
    action = Action(f"attack_{fight.area}", fight.region)
    for due in telling.opening(view, fight.aggressor, action, fight.target):
        y = canvas.text(room.left, y, picture.tells(due), theme.NOTE, color=theme.TEXT, width=room.w).bottom + 2
    canvas.text(room.left, y, picture.say("board.price_lost"), theme.NOTE, color=theme.MUTE, width=room.w)


def _pairs(picture: Picture, where: Strip, fight: Fighting) -> None:
    """Every attack card with its answer, the newest ones; the next step is outlined."""
    columns = max(fight.played + (1 if _goes_on(fight) and not where.large else 0), 1)
    first = where.first(columns)
    for number in range(first, columns):
        attack, between, answer = where.pair(number - first)
        _attack(picture, attack, fight, number)
        _between(picture, between, fight, number)
        _answer(picture, answer, fight, number)


def _opened_for(picture: Picture, where: Strip, fight: Fighting) -> None:
    """Where type is large: what it cost to open, beside the newest pair."""
    canvas, room = picture.ui.canvas, where.pairs
    left = where.pair(0)[2].right + 20
    text = picture.say("board.opened_for", cards=fight.price, number=fight.played)
    rows = max(1, int(room.h / canvas.line_height(theme.BODY.tight)))
    canvas.text(
        left, room.top, text, theme.BODY.tight, color=theme.MUTE, width=room.right - left, fit=True, max_lines=rows
    )


def _goes_on(fight: Fighting) -> bool:
    """Whether the aggressor may play another card."""
    return len(fight.answers) == fight.played and fight.played > 0 and not fight.end


def _attack(picture: Picture, rect: Rect, fight: Fighting, number: int) -> None:
    canvas, view = picture.ui.canvas, picture.view
    if number < fight.played:
        if any(seen.moving and seen.thing == f"duel:{number}" for seen in picture.things):
            return
        surface = cards.picture(
            canvas, f"card:{fight.aggressor}:{fight.area}", rect.w, rect.h, view, picture.words
        )
        canvas.blit(surface, rect.left, rect.top)
        return
    if not fight.played:
        _slot(picture, rect, "", mine=False)
        return
    key = "board.your_next" if picture.audience == fight.aggressor else "board.may_go_on"
    _slot(picture, rect, picture.say(key, seat=fight.aggressor), mine=picture.audience == fight.aggressor)


def _between(picture: Picture, rect: Rect, fight: Fighting, number: int) -> None:
    """What became of an attack card."""
    canvas = picture.ui.canvas
    last = number == fight.played - 1
    word = fight.answers[number] if number < len(fight.answers) else fight.end if last else ""
    if word and number < fight.played:
        picture.ui.chip(rect.centerx, rect.centery, picture.say(f"board.{word}"), align="center")
    elif number < fight.played:
        canvas.icon("down", rect.centerx, rect.centery, 16, theme.PAPER)


def _answer(picture: Picture, rect: Rect, fight: Fighting, number: int) -> None:
    canvas, view = picture.ui.canvas, picture.view
    answered = fight.answers[number] if number < len(fight.answers) else ""
    if answered == "deflected":
        surface = cards.picture(canvas, f"card:{fight.target}:{fight.area}", rect.w, rect.h, view, picture.words)
        canvas.blit(surface, rect.left, rect.top)
        return
    if answered == "repelled":
        _slot(picture, rect, picture.say("board.without_card"), mine=False)
        return
    waits = number == fight.played - 1 and not fight.end
    mine = waits and picture.audience == fight.target
    text = picture.say("board.your_card" if mine else "board.their_card", seat=fight.target) if waits else ""
    _slot(picture, rect, text, mine=mine)


def _slot(picture: Picture, rect: Rect, text: str, *, mine: bool) -> None:
    canvas = picture.ui.canvas
    canvas.rect(rect, theme.GLASS2 if mine else None, radius=6, border=theme.WHITE if mine else theme.LINE2,
                border_width=2 if mine else 1)  # fmt: skip
    if text and canvas.measure(max(text.split(), key=len), theme.NOTE)[0] <= rect.w - 10:
        canvas.text(
            rect.centerx,
            rect.centery,
            text,
            theme.NOTE,
            color=theme.TEXT if mine else theme.MUTE,
            align="center",
            valign="middle",
            width=rect.w - 10,
            fit=True,
            max_lines=3,
        )

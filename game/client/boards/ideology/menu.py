"""The menus of Ideology beside a region: what can be done there, and against whom, with all prices."""

from collections.abc import Sequence
from dataclasses import dataclass

from pygame import FRect as Rect

from game.client.boards.ideology.cards import SIGN, mark
from game.client.boards.ideology.layout import Spots
from game.client.boards.ideology.map import answers
from game.client.kit import boxes, theme
from game.client.kit.flow import Column, Row
from game.client.kit.theme import HAIR, NEAR, PAD, SLIM, TIGHT, WIDE
from game.client.table.messages import Show
from game.client.table.picture import Picture
from game.client.world.spread import beside
from game.core.asking import on_top
from game.core.contract import Action, Seat
from game.play.answers import Give
from game.titles.ideology import telling
from game.titles.ideology.conflict import ChooseTarget

BROAD, SHARE = 290.0, 0.62
"""A menu's width in px at the usual text size, and its largest share of the board."""
HIGH = 36.0  # px of its heading
LARGEST = 1.7  # the most that large type enlarges the heading
CROWDED = 1.9
"""The text scale from which targets are listed with only their price."""
FIRST = -1e7
"""The rows' first position in the Tab order."""


@dataclass(frozen=True)
class Item:
    """A row of a menu: its node, answer, title, lines below, and either an icon or a seat."""

    node: str
    action: Action
    title: str
    lines: tuple[str, ...]
    icon: str = ""
    seat: Seat = 0


def deed_title(picture: Picture, action: Action) -> str:
    """Return the title of an answer about a region."""
    return picture.say(f"board.do_{action.verb}", region=action.noun)


def deed_lines(picture: Picture, action: Action) -> tuple[str, ...]:
    """Return what an answer gains and costs."""
    assert picture.reader is not None, "the reader is asked"
    return tuple(map(picture.tells, telling.leads_to(picture.view, picture.reader, action)))


def deed_menu(picture: Picture, at: Spots, tag: Rect, region: str, keep_free: Sequence[Rect]) -> None:
    """Paint the menu of what can be done at the chosen region."""
    items = [_deed(picture, action) for action in answers(picture, region, "")]
    _menu(picture, at, tag, picture.name(region), items, keep_free)


def _deed(picture: Picture, action: Action) -> Item:
    icon = SIGN.get(telling.area_in(action.verb), "radiation")
    return Item(f"deed:{action}", action, deed_title(picture, action), deed_lines(picture, action), icon)


def target_menu(picture: Picture, at: Spots, tag: Rect, keep_free: Sequence[Rect]) -> None:
    """Paint the menu of targets for a Conflict or a weapon."""
    top = on_top(picture.view)
    assert isinstance(top, ChooseTarget), "the target is being asked for"
    options = picture.decision.options if picture.decision is not None else ()
    _menu(picture, at, tag, "", [_target(picture, top, action) for action in options], keep_free)


def _target(picture: Picture, top: ChooseTarget, action: Action) -> Item:
    view, deed = picture.view, Action(top.verb, top.region)
    other = view.factions.index(action.noun)
    told = telling.gains(view, top.seat, deed, other, brief=True) if picture.ui.text_scale < CROWDED else ()
    lines = [picture.tells(each) for each in told]
    if top.verb.startswith("attack"):
        lines.append(picture.say("board.price", price=telling.attack_price(view, top.seat, deed, other)))
    title = picture.say("board.against", seat=other)
    return Item(f"target:{action.noun}", action, title, tuple(lines), seat=other)


def _menu(
    picture: Picture, at: Spots, tag: Rect, head: str, items: Sequence[Item], keep_free: Sequence[Rect]
) -> None:
    """Paint a menu near a tag; it scrolls if it is higher than the board."""
    if not items:
        return
    ui, room = picture.ui, boxes.inset(at.board, TIGHT, HAIR)
    top = HIGH * min(at.type, LARGEST) if head else NEAR
    wide = min(BROAD * at.type, at.board.w * SHARE)
    measured = boxes.inset(Rect(0, 0, wide - PAD, 2 * room.h), TIGHT, 0)
    highs = [_written(picture, Column(ui.canvas, measured, later=[]), item) for item in items]
    size = (wide, min(top + sum(highs) + NEAR, room.h))
    rect = beside(tag.clip(at.board), size, room, [*keep_free, *picture.taken])
    ui.canvas.shadow(rect, alpha=210)
    ui.node("menu", rect, "sheet", head, focusable=False)
    with ui.panel(rect, "paper", name="menu"):
        if head:
            _head(picture, boxes.upper(rect, top), head)
        area = boxes.cut(rect, left=NEAR, top=top, right=NEAR, bottom=NEAR)
        with ui.scroll("menu", area, sum(highs)) as y:
            for number, (item, high) in enumerate(zip(items, highs, strict=True)):
                _row(picture, Rect(area.left, y, area.w, high), item, number)
                y += high


def _head(picture: Picture, rect: Rect, text: str) -> None:
    ui, word = picture.ui, picture.say("board.close")
    row = Row(ui.canvas, boxes.inset(rect, PAD, TIGHT), theme.SLOGAN, inks=theme.ON_PAPER)
    place = row.take(ui.button_width(word, "Esc"), end=True)
    if place is not None:
        ui.button("menu:close", place, word, Show("region:"), kind="outline", key="Esc|Bksp", words=theme.NOTE)
    row.text(text)


def _row(picture: Picture, rect: Rect, item: Item, number: int) -> None:
    """Paint a touchable answer."""
    key = str(number + 1) if number < 9 else ""
    place = boxes.cut(rect, bottom=SLIM)
    look = picture.ui.node(
        item.node, place, "deed", item.title, Give(item.action), key=key, paper=True, order=FIRST + number
    )
    if look.hover or look.focus:
        picture.ui.canvas.rect(place, theme.PAPER2, radius=TIGHT)
    _written(picture, Column(picture.ui.canvas, boxes.inset(rect, TIGHT, 0), inks=theme.ON_PAPER), item, key)


def _written(picture: Picture, column: Column, item: Item, key: str = "") -> float:
    """Write an answer's icon, title, lines and key, and return the height."""
    top = column.bottom
    side = column.canvas.line_height(theme.LEAD)
    growth = column.canvas.growth
    column.gap(SLIM)
    row = column.row(theme.BODY, side)
    sign, cap = row.take(side), row.take(picture.ui.cap_size("9")[0], end=True)
    if sign is not None:
        column.ink(lambda: _sign(picture, sign, item))
    if cap is not None and key:
        column.ink(lambda: picture.ui.key_cap(cap.right, cap.centery, key, color=theme.INK2, align="right"))
    row.text(item.title, theme.BODY.strong)
    with column.inset(side / growth + NEAR, WIDE) as words:
        for text in item.lines:
            words.rich(text, pale=True, strong=theme.ALARM)
    return column.bottom + NEAR - top


def _sign(picture: Picture, box: Rect, item: Item) -> None:
    if item.icon:
        picture.ui.canvas.icon(item.icon, *box.center, box.w, theme.INK)
    else:
        mark(picture.ui.canvas, picture.view, item.seat, box)

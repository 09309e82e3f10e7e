"""The paper menus of Ideology beside a region: what can be done there, and against whom, with every price."""

from collections.abc import Sequence
from dataclasses import dataclass

from pygame import FRect as Rect

from game.client.boards.ideology.cards import SIGN, seat_shade, seat_symbol
from game.client.boards.ideology.layout import Spots, asked
from game.client.boards.ideology.map import answers
from game.client.kit import theme
from game.client.table.answers import Do
from game.client.table.messages import Show
from game.client.table.picture import Picture
from game.client.world.spread import beside
from game.core.contract import Action
from game.titles.ideology import telling
from game.titles.ideology.conflict import ChooseTarget
from game.titles.ideology.state import State

WIDE = 290.0
CROWDED = 1.9
"""The text scale from which whom to attack is said with the price only."""


@dataclass(frozen=True)
class Item:
    """A row of a menu: its node, its words, what stands under them, its sign, and whose ink that is on."""

    node: str
    action: Action
    title: str
    lines: tuple[str, ...]
    icon: str
    shade: str = ""


def deed_menu(picture: Picture, at: Spots, tag: Rect, region: str, keep_free: Sequence[Rect]) -> None:
    """Paint what may be done at the chosen region."""
    items = [_deed(picture, action) for action in answers(picture, region, "")]
    _menu(picture, at, tag, picture.name(region), items, keep_free)


def _deed(picture: Picture, action: Action) -> Item:
    icon = SIGN.get(telling.area_in(action.verb), "radiation")
    return Item(f"deed:{action}", action, deed_title(picture, action), deed_lines(picture, action), icon)


def deed_title(picture: Picture, action: Action) -> str:
    """What is done at a region."""
    return picture.say(f"board.do_{action.verb}", region=action.noun)


def deed_lines(picture: Picture, action: Action) -> tuple[str, ...]:
    """What it brings, and under that what it costs."""
    assert picture.audience is not None, "somebody is asked"
    return tuple(map(picture.tells, telling.leads_to(picture.view, picture.audience, action)))


def target_menu(picture: Picture, at: Spots, tag: Rect, keep_free: Sequence[Rect]) -> None:
    """Paint against whom a Conflict may be, or a weapon fired."""
    _menu(picture, at, tag, "", _targets(picture), keep_free)


def _targets(picture: Picture) -> list[Item]:
    view: State = picture.view
    top, found = asked(view), list[Item]()
    if not isinstance(top, ChooseTarget) or picture.decision is None:
        return found
    for action in picture.decision.options:
        other = view.factions.index(action.noun)
        deed = Action(top.verb, top.region)
        told = telling.gains(view, top.seat, deed, other, brief=True) if picture.ui.text_scale < CROWDED else ()
        lines = tuple(map(picture.tells, told))
        if top.verb.startswith("attack"):
            price = telling.attack_price(view, top.seat, deed, other)
            lines = (*lines, picture.say("board.price", price=price))
        title = picture.say("board.against", seat=other)
        shade, symbol = seat_shade(view, other), seat_symbol(view, other)
        found.append(Item(f"target:{action.noun}", action, title, lines, symbol, shade))
    return found


def _menu(
    picture: Picture, at: Spots, tag: Rect, head: str, items: Sequence[Item], keep_free: Sequence[Rect]
) -> None:  # fmt: skip
    """Paint a menu near a tag, as high as its rows if the board is; it scrolls when it is not."""
    if not items:
        return
    ui, t = picture.ui, min(at.type, 1.7)
    wide = min(WIDE * at.type, at.board.w * 0.62)
    highs = [_high(picture, item, wide) for item in items]
    top = 42 * t if head else 10.0
    room = at.board.inflate(-8, -4)
    rect = beside(
        tag.clip(at.board), (wide, min(top + sum(highs) + 8, room.h)), room, [*keep_free, *picture.taken]
    )
    ui.canvas.shadow(rect, alpha=210)
    with ui.panel(rect, "paper", name="menu"):
        if head:
            _head(picture, Rect(rect.left, rect.top, rect.w, 34 * t), head)
        area = Rect(rect.left + 6, rect.top + top, rect.w - 12, rect.h - top - 6)
        with ui.scroll("menu", area, sum(highs)) as y:
            for number, (item, high) in enumerate(zip(items, highs, strict=True)):
                _row(picture, Rect(area.left, y, area.w, high - 3), item, number)
                y += high


def _head(picture: Picture, rect: Rect, text: str) -> None:
    ui, word = picture.ui, picture.say("board.close")
    wide = ui.button_width(word, "Esc")
    ui.button("menu:close", Rect(rect.right - wide - 8, rect.top + 5, wide, rect.h - 6), word, Show("region:"),
              kind="outline", key="Esc|Bksp", size=13)  # fmt: skip
    ui.canvas.text(
        rect.left + 12,
        rect.top + rect.h / 2 + 2,
        text,
        theme.SLOGAN,
        color=theme.INK,
        valign="middle",
        width=rect.w - wide - 30,
        fit=True,
        max_lines=1,
    )


def _side(picture: Picture) -> float:
    return 17.0 * min(picture.ui.text_scale, 1.6)


def _room(picture: Picture, wide: float) -> float:
    """The width for the words of a row, in a menu so wide."""
    return wide - 12 - _side(picture) - 18 - picture.ui.cap_size("9")[0] - 22


def _high(picture: Picture, item: Item, wide: float) -> float:
    canvas, room = picture.ui.canvas, _room(picture, wide)
    rows = sum(canvas.rich_rows(text, room, theme.NOTE) for text in item.lines)
    return canvas.line_height(theme.BODY) + rows * canvas.line_height(theme.NOTE) + 10


def _row(picture: Picture, rect: Rect, item: Item, number: int) -> None:
    """One answer: its sign, its words, its price, what would come of it, and its key."""
    ui, canvas, side = picture.ui, picture.ui.canvas, _side(picture)
    key = str(number + 1) if number < 9 else ""
    look = ui.node(item.node, rect, "deed", item.title, Do(item.action), key=key, paper=True,
                   order=-1e7 + number)  # fmt: skip
    if look.hover or look.focus:
        canvas.rect(rect, theme.PAPER2, radius=4)
    middle = rect.top + 4 + canvas.line_height(theme.BODY) / 2
    box = Rect(rect.left + 6, middle - side / 2, side, side)
    color = theme.INK
    if item.shade:
        ink = theme.shade(item.shade).ink
        canvas.rect(box, ink, radius=3)
        color = theme.on(ink)
    canvas.icon(item.icon, box.centerx, box.centery, side * (0.74 if item.shade else 1), color)
    if key:
        ui.key_cap(rect.right - 14, middle, key, color=theme.INK2, align="right")
    x, y, wide = box.right + 8, rect.top + 3, _room(picture, rect.w + 12)
    canvas.text(x, y, item.title, theme.BODY.strong, color=theme.INK, width=wide, fit=True, max_lines=1)
    y += canvas.line_height(theme.BODY)
    for text in item.lines:
        canvas.rich(x, y, text, theme.NOTE, width=wide, color=theme.INK2, strong=theme.ALARM)
        y += canvas.rich_rows(text, wide, theme.NOTE) * canvas.line_height(theme.NOTE)

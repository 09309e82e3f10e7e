"""The right side of 1955: both sides, the running sum and the teletype; tabs for them where type is large."""

from pygame import FRect as Rect

from game.client.boards.espionage.layout import Spots
from game.client.boards.espionage.sides import open_cards, sides
from game.client.boards.espionage.totals import account, could_block
from game.client.kit import theme
from game.client.table.messages import LookBack, Show, ShowLog
from game.client.table.picture import Picture

NEWEST = 14
"""Lines of the teletype that could ever be seen at once."""


def rail(picture: Picture, at: Spots) -> None:
    """Paint the rail: everything at once, or the tabs that open it where type is large."""
    canvas, area = picture.ui.canvas, at.frame.rail
    canvas.rect(area, theme.TABLE)
    canvas.line(area.left, area.top, area.left, area.bottom, theme.LINE)
    if at.frame.tabbed:
        _tabs(picture, at)
        return
    y = sides(picture, at)
    y = account(picture, at, y)
    y = could_block(picture, at, y)
    _teletype(picture, at, y)


def _teletype(picture: Picture, at: Spots, y: float) -> None:
    """The newest lines that fit, the last one lowest; a click shows the moment, Tab passes them by."""
    ui, canvas, room = picture.ui, picture.ui.canvas, at.rail()
    ui.label(room.left + 6, y, picture.say("board.teletype").upper())
    top, wide = y + 18 * at.type, room.w - 30
    lines = [(told, canvas.measure(told.text, theme.NOTE, width=wide)[1] + 4) for told in picture.told[-NEWEST:]]
    while lines and sum(high for _, high in lines) > room.bottom - top:
        lines.pop(0)
    for index, (told, high) in enumerate(lines):
        line = Rect(room.left + 4, top, room.w - 8, high)
        name, back = f"told:{told.number}", LookBack(told.number)
        look = ui.node(name, line, "log line", told.text, back, focusable=False, sound="tick")
        shade = theme.shade(told.faction)
        canvas.dot(shade.dot, line.left + 5, top + 2 + canvas.line_height(theme.NOTE) / 2, 3.2, shade.light)
        color = theme.TEXT if index >= len(lines) - 2 or look.hover else theme.MUTE
        canvas.text(line.left + 16, top + 2, told.text, theme.NOTE, color=color, width=wide)
        top += high


def _tabs(picture: Picture, at: Spots) -> None:
    tabs = (("sides", "people", Show("sides")), ("sum", "ledger", Show("sum")), ("teletype", "list", ShowLog()))
    canvas, words = picture.ui.canvas, [picture.say(f"board.{name}") for name, _, _ in tabs]
    size, room = 13.0, at.tab(0).w - 4
    while max(canvas.measure(word, theme.BODY.at(size))[0] for word in words) > room and size > 5:
        size -= 0.5
    for number, ((name, icon, message), word) in enumerate(zip(tabs, words, strict=True)):
        rect = at.tab(number)
        look = picture.ui.node(f"tab:{name}", rect, "tab", word, message)
        canvas.rect(rect, theme.GLASS2, radius=5, border=theme.MUTE if look.hover else theme.LINE2)
        canvas.icon(icon, rect.centerx, rect.top + rect.h * 0.38, min(26.0, rect.h * 0.4), theme.TEXT)
        y = rect.bottom - rect.h * 0.2
        canvas.text(rect.centerx, y, word, theme.BODY.at(size), align="center", valign="middle")


def drawer(picture: Picture, at: Spots, name: str) -> None:
    """Paint one part of the rail over the board: the sides, or the running sum."""
    room = at.rail()
    picture.ui.cover(name, room.inflate(18, 18), picture.say(f"board.{name}"), Show(""))
    picture.ui.close_cross(name, room.left - 4, room.top, Show(""))
    with picture.ui.panel(room.inflate(18, 18), "glass", name=name):
        if name == "sides":
            sides(picture, at)
            open_cards(picture, at)
            return
        y = could_block(picture, at, account(picture, at, room.top))
        if y == room.top:
            words = picture.say("board.no_sum")
            picture.ui.canvas.text(room.left, y, words, width=room.w, color=theme.MUTE)

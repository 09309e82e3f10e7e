"""The Daily Overton: the century as news, how everybody stands, who is bound to whom."""

from collections.abc import Sequence

from pygame import FRect as Rect

from game.client.boards.manifesto.cards import seat_shade, seat_symbol
from game.client.boards.manifesto.layout import Spots
from game.client.boards.manifesto.stories import Story, stories
from game.client.kit import theme
from game.client.kit.canvas import Canvas
from game.client.table.messages import LookBack, Show
from game.client.table.picture import Picture
from game.client.table.tabs import RailTab, rail_tabs
from game.titles.manifesto import telling
from game.titles.manifesto.state import State, year

MOST = 12
"""How many stories a page could hold at all."""
TABS = (("news", "list", "news"), ("world", "globe", "world"), ("truces", "handshake", "truces"))


def rail(picture: Picture, at: Spots) -> None:
    """Paint the newspaper, or the tabs that open its parts where type is large."""
    if at.frame.tabbed:
        tabs = [RailTab(sheet, icon, picture.say(f"board.tab_{name}")) for name, icon, sheet in TABS]
        rail_tabs(picture.ui, at.frame, tabs)
        return
    frame = at.frame.rail
    picture.ui.canvas.rect(frame, theme.GLASS)
    picture.ui.canvas.line(frame.left, frame.top, frame.left, frame.bottom, theme.LINE)
    room = at.rail()
    with picture.ui.panel(room, "news", name="newspaper", radius=3):
        paper = room.inflate(-20, -16)
        top = _masthead(picture, paper)
        foot = _foot(picture, paper)
        _news(picture, Rect(paper.left, top, paper.w, foot - top), stories(picture))


def drawer(picture: Picture, at: Spots, name: str) -> None:
    """Paint one part of the newspaper over the board."""
    room = at.rail()
    picture.ui.cover(name, room, picture.say(f"board.{name}"), Show(""))
    picture.ui.close_cross(name, room.left - 4, room.top, Show(""))
    with picture.ui.panel(room, "news", name=name, radius=3):
        paper = room.inflate(-24, -20)
        if name == "news":
            top = _masthead(picture, paper)
            _news(picture, Rect(paper.left, top, paper.w, paper.bottom - top), stories(picture))
        elif name == "world":
            _standings(picture, paper, paper.top)
        else:
            _treaties(picture, paper, paper.top)


def _double_rule(picture: Picture, room: Rect, y: float) -> None:
    for gap in (0.0, 2.5):
        picture.ui.canvas.line(room.left, y + gap, room.right, y + gap, theme.INK)


def _masthead(picture: Picture, room: Rect) -> float:
    """The name of the paper, the date, and the century as a ribbon of rounds."""
    view: State = picture.view
    canvas, size = picture.ui.canvas, 21.0
    name = picture.say("board.paper").upper()
    while size > 12 and canvas.measure(name, theme.PRESS.at(size))[0] > room.w:
        size -= 0.5
    y = (
        canvas.text(
            room.centerx, room.top, name, theme.PRESS.at(size).tight, color=theme.INK, align="center"
        ).bottom
        + 2
    )
    canvas.line(room.left, y, room.right, y, theme.INK)
    now = max(1, view.round)
    text = picture.say("board.round_brief", round=view.round, rounds=view.level.rounds)
    first = canvas.text(room.left, y + 3, text, theme.SMALL.tight, color=theme.INK2)
    seats = picture.say("board.ideologies", count=len(view.factions))
    canvas.text(room.right, y + 3, seats, theme.SMALL.tight, color=theme.INK2, align="right")
    canvas.text(
        room.centerx, y + 2, str(year(view, now)), theme.BODY.strong.tight, color=theme.INK, align="center"
    )
    y = first.bottom + 3
    century(picture, Rect(room.left, y, room.w, 7))
    y += 10
    canvas.line(room.left, y, room.right, y, theme.INK)
    return y + 7


def century(picture: Picture, room: Rect) -> None:
    """The rounds of the game as a ribbon: what is past is printed, the present one framed."""
    view: State = picture.view
    rounds = view.level.rounds
    step = (room.w + 2) / rounds
    for number in range(1, rounds + 1):
        rect = Rect(room.left + (number - 1) * step, room.top, step - 2, room.h)
        past = number < view.round
        color = theme.INK if past else theme.PAPER2
        if number == view.round:
            color = theme.ALARM
        picture.ui.canvas.rect(rect, color, border=theme.INK2)
    label = picture.say("board.century", round=view.round, rounds=rounds)
    picture.ui.node("century", room.inflate(0, 6), "century", label, tip=label, focusable=False)


def _news(picture: Picture, room: Rect, items: Sequence[Story]) -> None:
    """As many stories as there is room for, the newest first and in full; a click shows the moment."""
    canvas, y = picture.ui.canvas, room.top
    roomy = sum(_height(canvas, story, room.w) for story in items[:MOST]) <= room.h
    for index, story in enumerate(items[:MOST]):
        if y > room.bottom - canvas.line_height(theme.LEAD.tight) - canvas.line_height(theme.NOTE.tight):
            return
        start = y
        if story.head:
            head = canvas.text(
                room.left, y, story.head, theme.PRESS.tight, color=theme.INK, width=room.w, fit=True, max_lines=2
            )
            y = head.bottom + 2
        rows = int((room.bottom - y) / canvas.line_height(theme.NOTE.tight))
        if rows < 1:
            return
        most = rows if index == 0 or roomy else min(rows, 5)
        text = _whole(canvas, story.sentences, room.w, most)
        body = canvas.text(
            room.left, y, text, theme.NOTE.tight, color=theme.INK2, width=room.w, fit=True, max_lines=most
        )
        area = Rect(room.left - 4, start - 2, room.w + 8, body.bottom - start + 4)
        name = f"story:{story.number}"
        look = picture.ui.node(name, area, "story", story.head or text, LookBack(story.number), focusable=False,
                               sound="tick", paper=True)  # fmt: skip
        if look.hover:
            canvas.line(area.left, area.top + 3, area.left, area.bottom - 3, theme.INK, 2)
        y = body.bottom + 5
        if y < room.bottom - 12:
            canvas.line(room.left, y, room.right, y, theme.mix(theme.NEWS, theme.INK2, 0.5))
        y += 5


def _height(canvas: Canvas, story: Story, wide: float) -> float:
    """How high a story is that is printed in full."""
    head = canvas.measure(story.head, theme.PRESS.tight, width=wide)[1] + 2 if story.head else 0
    return head + canvas.measure(story.text, theme.NOTE.tight, width=wide)[1] + 10


def _whole(canvas: Canvas, sentences: Sequence[str], wide: float, most: int) -> str:
    """As many whole sentences as fit into so many lines, and at least the first."""
    text, high = sentences[0], most * canvas.line_height(theme.NOTE.tight) + 1
    for sentence in sentences[1:]:
        if canvas.measure(f"{text} {sentence}", theme.NOTE.tight, width=wide)[1] > high:
            break
        text = f"{text} {sentence}"
    return text


def _foot(picture: Picture, room: Rect) -> float:
    """The state of the world and the treaties at the foot of the page; returns where they begin."""
    view: State = picture.view
    canvas = picture.ui.canvas
    rows = len(view.factions) * _row(picture)
    truces = min(len(view.truces), 4)
    high = canvas.line_height(theme.LEAD.tight) + canvas.line_height(theme.SMALL.tight) + rows + 16
    high += canvas.line_height(theme.NOTE) + (truces or 1) * canvas.line_height(theme.NOTE.tight) + 6
    top = room.bottom - high
    _double_rule(picture, room, top)
    y = _standings(picture, room, top + 7)
    canvas.line(room.left, y + 3, room.right, y + 3, theme.mix(theme.NEWS, theme.INK2, 0.5))
    _treaties(picture, room, y + 6)
    return top - 4


def _row(picture: Picture) -> float:
    return picture.ui.canvas.line_height(theme.NOTE) + (3 if len(picture.view.factions) <= 5 else -1)


def _standings(picture: Picture, room: Rect, y: float) -> float:
    """Regions and influence of everybody, the first first; returns where the table ends."""
    view: State = picture.view
    canvas, step, t = picture.ui.canvas, _row(picture), picture.ui.text_scale
    head = canvas.text(room.left, y, picture.say("board.state_of_world"), theme.PRESS.tight, color=theme.INK)
    right, middle = room.right - 4, room.right - 70 * t
    canvas.text(
        right,
        head.bottom,
        picture.say("board.column_influence"),
        theme.SMALL.tight,
        color=theme.INK2,
        align="right",
    )
    y = canvas.text(
        middle,
        head.bottom,
        picture.say("board.column_regions"),
        theme.SMALL.tight,
        color=theme.INK2,
        align="right",
    ).bottom
    order = sorted(view.seats, key=lambda seat: (-len(view.held[seat]), -view.strength[seat], seat))
    most = int((room.bottom - y) / step)
    for seat in order[:most]:
        shade = theme.shade(seat_shade(view, seat))
        box = Rect(room.left, y + (step - 15 * t) / 2, 15 * t, 15 * t)
        canvas.rect(box, shade.ink, radius=2)
        canvas.icon(seat_symbol(view, seat), box.centerx, box.centery, 11 * t, theme.on(shade.ink))
        wide = middle - 20 * t - box.right - 6
        canvas.text(
            box.right + 6,
            box.centery,
            picture.sitting.names[seat],
            theme.NOTE,
            color=theme.INK,
            valign="middle",
            width=wide,
            fit=True,
            max_lines=1,
        )
        canvas.text(
            middle,
            box.centery,
            str(len(view.held[seat])),
            theme.NOTE.strong,
            color=theme.INK,
            align="right",
            valign="middle",
        )
        canvas.text(
            right,
            box.centery,
            str(view.strength[seat]),
            theme.NOTE,
            color=theme.INK,
            align="right",
            valign="middle",
        )
        y += step
    return y


def _treaties(picture: Picture, room: Rect, y: float) -> float:
    """The truces in force, with the round to the end of which they hold."""
    view: State = picture.view
    canvas = picture.ui.canvas
    y = canvas.text(room.left, y, picture.say("board.truces"), theme.NOTE.strong, color=theme.INK).bottom
    if not view.truces:
        return canvas.text(
            room.left, y, picture.say("board.no_truces"), theme.NOTE.tight, color=theme.INK2, width=room.w
        ).bottom
    for (one, other), until in sorted(view.truces.items(), key=lambda item: item[1]):
        if y + canvas.line_height(theme.NOTE.tight) > room.bottom + 2:
            break
        text = picture.tells(telling.truce(one, other, until))
        y = canvas.text(
            room.left, y, text, theme.NOTE.tight, color=theme.INK2, width=room.w, fit=True, max_lines=1
        ).bottom
    return y

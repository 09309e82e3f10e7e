"""The Daily Overton, the newspaper on the rail: news, standings, and treaties."""

from collections.abc import Sequence
from functools import partial

from pygame import FRect as Rect

from game.client.boards.manifesto.cards import double_rule, seat_shade, seat_symbol
from game.client.boards.manifesto.layout import Spots
from game.client.boards.manifesto.reveal import READ_OUT
from game.client.boards.manifesto.stories import Story, stories
from game.client.kit import boxes, theme
from game.client.kit.bar import die_face
from game.client.kit.canvas import Canvas
from game.client.kit.flow import Column, Row, height
from game.client.kit.theme import GAP, HAIR, NEAR, ON_PAPER, SLIM, TIGHT, WIDE
from game.client.table.feed import warning
from game.client.table.messages import LookBack, Reveal
from game.client.table.picture import Picture
from game.client.table.tabs import drawer as opened_drawer
from game.client.table.tabs import rail_ground, tabbed
from game.core.contract import Seat
from game.titles.manifesto import telling
from game.titles.manifesto.state import State, year

FEW_LINES = 5
"""The most lines of an older story when not all stories fit."""
TREATIES = 4
"""The most treaties at the foot of the page."""
TABS = (("news", "list"), ("world", "globe"), ("truces", "handshake"))
MASTHEAD = theme.PRESS.times(1.3)
FOLD = theme.mix(theme.NEWS, theme.INK2, 0.5)
ROUNDS = 7.0
DIE = 18.0  # px of a die
NEW = 3.0
"""The width in px of the strip beside a story that is news to the reader."""


def rail(picture: Picture, at: Spots) -> None:
    """Paint the newspaper, or in large type the tabs that open its parts."""
    if tabbed(picture, TABS):
        return
    rail_ground(picture, theme.GLASS)
    canvas, room = picture.ui.canvas, at.rail()
    room = boxes.cut(room, bottom=min(room.h, max(0.0, room.bottom - picture.foot)))
    with picture.ui.panel(room, "news", name="newspaper", radius=SLIM):
        column = Column(canvas, boxes.inset(room, GAP), inks=ON_PAPER)
        _masthead(picture, column)

        def foot(column: Column) -> None:
            _standings(picture, column)
            column.rule(FOLD)
            _treaties(picture, column, TREATIES)

        high = height(canvas, column.room.w, foot)
        low = Column(canvas, boxes.lower(column.room, high + GAP), inks=ON_PAPER)
        news = Column(canvas, boxes.cut(column.rest, bottom=low.room.h), inks=ON_PAPER)
        warning(picture, news)
        _news(picture, news.rest, stories(picture))
        double_rule(low)
        foot(low)


def drawer(picture: Picture, name: str) -> None:
    """Paint a part of the newspaper as a drawer over the board."""
    with opened_drawer(picture, name, picture.say(f"board.{name}"), "news") as room:
        column = Column(picture.ui.canvas, room, inks=ON_PAPER)
        match name:
            case "news":
                _masthead(picture, column)
                _news(picture, column.rest, stories(picture))
            case "world":
                _standings(picture, column)
            case _:
                _treaties(picture, column)


def _masthead(picture: Picture, column: Column) -> None:
    """Print the name of the paper, the date, and the century as a ribbon of rounds."""
    view: State = picture.view
    column.text(picture.say("board.paper").upper(), MASTHEAD.tight, align="center", shrink=True)
    column.rule(theme.INK, px=HAIR)
    row = column.row(theme.SMALL)
    key = "board.round_brief" if view.round else "board.rounds"
    row.text(picture.say(key, round=view.round, rounds=view.level.rounds), pale=True)
    row.text(picture.say("board.ideologies", count=len(view.factions)), pale=True, end=True)
    date = str(year(view, max(1, view.round)))
    column.canvas.text(*row.rest.center, date, theme.BODY.strong, color=theme.INK, align="center", valign="middle")
    column.gap(HAIR)
    ribbon = column.take(ROUNDS)
    if ribbon is not None:
        _century(picture, ribbon)
    column.rule(theme.INK)


def _century(picture: Picture, room: Rect) -> None:
    """Paint the rounds of the game as a ribbon: past ones filled, the current one red."""
    view: State = picture.view
    rounds = view.level.rounds
    for number, rect in enumerate(boxes.columns(room, rounds, HAIR), 1):
        color = theme.ALARM if number == view.round else theme.INK if number < view.round else theme.PAPER2
        picture.ui.canvas.rect(rect, color, border=theme.INK2)
    label = picture.say("board.century", round=view.round, rounds=rounds)
    picture.ui.node("century", room.inflate(0, NEAR), "century", label, tip=label, focusable=False)


# --- the news ---


def _news(picture: Picture, room: Rect, items: Sequence[Story]) -> None:
    """Print as many stories as fit, the newest first and in full; a click on one shows its moment."""
    canvas = picture.ui.canvas
    column = Column(canvas, room, inks=ON_PAPER)
    roomy = sum(height(canvas, room.w, partial(_print, picture, story)) + 2 * TIGHT for story in items) <= room.h
    for number, story in enumerate(items):
        first = Story(story.head, story.number, sentences=story.sentences[:1])
        if number and column.rest.h < height(canvas, room.w, partial(_print, picture, first)):
            return
        start = column.bottom
        _print(picture, story, column, None if roomy or not number else FEW_LINES)
        area = column.since(start).inflate(GAP, TIGHT)
        new = picture.live and story.items[-1].number >= picture.since
        if new:
            canvas.rect(boxes.left(area, NEW), theme.ALARM)
        look = picture.ui.node(
            f"story:{story.number}",
            area,
            "story",
            story.head or story.text,
            _shown(story),
            focusable=False,
            sound="tick",
            paper=True,
            tip=picture.say("board.new") if new else "",
        )
        if look.hover:
            canvas.line(*area.topleft, *area.bottomleft, theme.INK, 2)
        column.rule(FOLD)


def _shown(story: Story) -> LookBack | Reveal:
    """Return what clicking a story shows: its moment, or a replay of how its notes were opened."""
    opened = [item.number for item in story.items if isinstance(item.event, READ_OUT)]
    return Reveal(opened[0]) if opened else LookBack(story.number)


def _print(picture: Picture, story: Story, column: Column, most: int | None = None) -> None:
    """Print a headline, with whole sentences on at most `most` lines below it, and the dice of a tie."""
    if story.head:
        column.text(story.head, theme.PRESS.tight, max_lines=2)
        column.gap(HAIR)
    rows = int(column.rest.h / column.canvas.line_height(theme.NOTE.tight))
    text = _whole(column.canvas, story.sentences, column.room.w, rows if most is None else min(rows, most))
    column.text(text, theme.NOTE.tight, pale=True, max_lines=most)
    if story.rolled:
        _dice(picture, column, story.rolled)


def _dice(picture: Picture, column: Column, rolled: Sequence[tuple[Seat | None, int]]) -> None:
    """Print the dice of a tie, each beside its seat's symbol if it belongs to a seat."""
    column.gap(HAIR)
    row = column.row(high=DIE * column.canvas.growth)
    row.gap = NEAR
    for seat, value in rolled:
        if seat is not None:
            _sign(picture, row, seat_symbol(picture.view, seat), theme.shade(seat_shade(picture.view, seat)).ink)
        if (part := row.take(row.room.h)) is not None:
            row.ink(partial(die_face, column.canvas, part, value))


def _whole(canvas: Canvas, sentences: Sequence[str], wide: float, most: int) -> str:
    """Return as many whole sentences as fit on `most` lines, but at least the first."""
    text, high = sentences[0], most * canvas.line_height(theme.NOTE.tight) + 1
    for sentence in sentences[1:]:
        if canvas.measure(f"{text} {sentence}", theme.NOTE.tight, width=wide)[1] > high:
            break
        text = f"{text} {sentence}"
    return text


# --- standings and treaties ---


def _standings(picture: Picture, column: Column) -> None:
    """Print every seat's regions and influence, the leader first."""
    view, canvas = picture.view, column.canvas
    last = canvas.measure(picture.say("board.column_influence"), theme.SMALL)[0] + 1
    parts = column.room.w - last - WIDE * canvas.growth, last
    column.text(picture.say("board.state_of_world"), theme.PRESS.tight)
    head, end = column.row(theme.SMALL.tight).split(parts)
    head.text(picture.say("board.column_regions"), pale=True, end=True)
    end.text(picture.say("board.column_influence"), pale=True, end=True)
    for seat in sorted(view.seats, key=lambda seat: (-len(view.held[seat]), -view.strength[seat], seat)):
        row, influence = column.row(high=canvas.line_height(theme.BODY)).split(parts)
        _sign(picture, row, seat_symbol(view, seat), theme.shade(seat_shade(view, seat)).ink)
        row.text(str(len(view.held[seat])), theme.NOTE.strong, end=True)
        row.text(picture.seating.names[seat])
        influence.text(str(view.strength[seat]), end=True)


def _sign(picture: Picture, row: Row, symbol: str, ink: theme.Color) -> None:
    """Paint an ideology's symbol on its colour."""
    part, canvas = row.take(row.room.h - HAIR), picture.ui.canvas
    if part is not None:
        box = boxes.around(*part.center, part.w, part.w)
        row.ink(lambda: canvas.rect(box, ink, radius=HAIR))
        row.ink(lambda: canvas.icon(symbol, *box.center, box.w - TIGHT, theme.on(ink)))


def _treaties(picture: Picture, column: Column, most: int | None = None) -> None:
    """Print the truces in force, with the last round of each."""
    view: State = picture.view
    column.text(picture.say("board.truces"), theme.NOTE.strong)
    if not view.truces:
        column.text(picture.say("board.no_truces"), theme.NOTE.tight, pale=True)
    for (one, other), until in sorted(view.truces.items(), key=lambda item: item[1])[:most]:
        column.text(picture.tells(telling.truce(one, other, until)), theme.NOTE.tight, pale=True)

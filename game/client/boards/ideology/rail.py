"""The rail of Ideology: a region, the forecast of the Assessment, stances, and the log."""

from collections.abc import Sequence

from pygame import FRect as Rect

from game.client.boards.ideology.cards import SIGN, pile, seat_shade, seat_symbol, short_name
from game.client.boards.ideology.duel import Fighting
from game.client.boards.ideology.layout import Spots
from game.client.boards.ideology.map import answers
from game.client.boards.ideology.menu import deed_lines, deed_title
from game.client.boards.ideology.wheel import wheel
from game.client.kit import boxes, theme
from game.client.kit.flow import Column, Row
from game.client.kit.theme import GAP, HAIR, NEAR, PAD, ROOM, TIGHT, WIDE
from game.client.table.picture import Picture
from game.client.table.tabs import drawer, rail_ground, tabbed
from game.core.contract import Line
from game.titles.ideology import telling
from game.titles.ideology.faces import ADVANCEMENTS, AREAS, NEIGHBOURS, REGION, STANCES
from game.titles.ideology.prices import GATES
from game.titles.ideology.state import State, capacity

TABS = (("region", "search"), ("forecast", "eye"), ("stances", "handshake"))
MOST_VERDICTS = 6
HIGH = 560.0
"""The height in px from which a rail has a longer log, at the usual text size."""
FEW, LEGEND = 4, (104.0, 72.0)
"""The most seats with a wide legend beside the matrix of stances; the legend's width in px with few seats, and
with many.
"""
UNDER = 0.8
"""Lines from a stance's name to its meaning below."""
LOG = (96.0, 150.0)
"""The least px for the log on a low rail and on a high one."""
LONGEST = 550.0
"""The log's greatest height in px."""


def rail(picture: Picture, at: Spots, region: str, holding: str, fight: Fighting | None) -> Rect:
    """Paint the rail, or in large type the tabs that open its parts. Return the room for the feed."""
    rail_ground(picture, theme.GLASS)
    if tabbed(picture, TABS):
        return Rect(0, 0, 0, 0)
    room = boxes.inset(at.rail(), GAP, TIGHT)
    room.h = min(room.bottom, picture.foot) - room.top
    with picture.ui.canvas.panel(at.frame.rail, "rail"):
        kept = LOG[room.h > HIGH * at.type] * at.type
        column = Column(picture.ui.canvas, boxes.cut(room, bottom=kept))
        _now(picture, column, region, holding, fight)
        _forecast(picture, column, "" if fight else region)
        if not region and fight is None:
            _yourself(picture, column)
        _matrix(picture, column)
        top = max(column.bottom, room.bottom - LONGEST)
        return boxes.cut(room, top=top - room.top)


def opened(picture: Picture, name: str, region: str, holding: str, fight: Fighting | None) -> None:
    """Paint a part of the rail as a drawer over the board."""
    with drawer(picture, name, picture.say(f"board.tab_{name}")) as room:
        column = Column(picture.ui.canvas, room)
        match name:
            case "stances":
                wheel(picture, room, paper=False)
            case "forecast":
                _forecast(picture, column, "")
            case _:
                _now(picture, column, region, holding, fight)
                if region and fight is None:
                    _forecast(picture, column, region)
                elif not region:
                    column.text(picture.say("board.no_region"), pale=True)


def _now(picture: Picture, column: Column, region: str, holding: str, fight: Fighting | None) -> None:
    """Print a region, and what is at stake or what an action would do."""
    if region:
        _dossier(picture, column, region)
    stakes = telling.stakes(picture.view) if fight is not None and picture.decision is not None else ()
    if stakes:
        _stakes(picture, column, stakes)
    elif fight is None and (reached := _reached_for(picture)):
        bought = map(picture.tells, telling.bought_for(picture.view, reached))
        picture.ui.price_tag(column, picture.say("option.buy", noun=reached), tuple(bought))
    elif fight is None and region and holding:
        offered = answers(picture, region, holding) if picture.decision is not None else []
        if len(offered) == 1:
            picture.ui.price_tag(column, deed_title(picture, offered[0]), deed_lines(picture, offered[0]))


# --- the region ---


def _dossier(picture: Picture, column: Column, region: str) -> None:
    """Print a region's name, level, owner, neighbours, and its three areas."""
    view: State = picture.view
    head = column.row(theme.LABEL)
    head.text(picture.say("board.region").upper(), color=theme.DIM)
    head.text(_level(picture, region, head), theme.NOTE, pale=True, end=True)
    column.text(picture.name(region), theme.CRY.tight, max_lines=1, shrink=True)
    column.text(picture.say("board.next_to", regions=NEIGHBOURS[region]), theme.NOTE.tight, pale=True, max_lines=2)
    column.gap(TIGHT)
    if region in view.levels:
        for area in range(len(AREAS)):
            _area(picture, column, region, area)
        column.gap()


def _level(picture: Picture, region: str, head: Row) -> str:
    """Return a region's level and owner, with the owner's name shortened to fit."""
    view: State = picture.view
    if region not in view.levels:
        return picture.say("board.not_in_play", level=REGION[region].level)
    owner = view.owner.get(region)
    if owner is None:
        return picture.say("board.level_free", level=view.levels[region])
    text = picture.say("board.level_of", level=view.levels[region], seat=owner)
    level, dot, name = text.partition(" · ")
    room = head.rest.w - head.canvas.measure(f"{level}{dot}", theme.NOTE)[0]
    return f"{level}{dot}{short_name(head.canvas, name, theme.NOTE, room)}"


def _area(picture: Picture, column: Column, region: str, area: int) -> None:
    """Print an area: its icon, how full it is, and every card in its owner's colour."""
    view: State = picture.view
    count, limit = sum(view.cards[region][area]), capacity(view, region)
    row = column.row(theme.BODY)
    row.icon(SIGN[AREAS[area]])
    slots = max(limit, count)
    step = min(row.room.h * 0.8, row.room.w * 0.4 / max(1, slots))
    part = row.take(step * slots, end=True)
    if part is not None:
        pile(column.canvas, boxes.left(part, step), view, region, area)
    row.text(picture.say("board.of", count=count, limit=limit), theme.NOTE, pale=True, end=True)
    row.text(picture.name(AREAS[area]))


def _reached_for(picture: Picture) -> str:
    """Return the affordable Advancement that is picked or under the pointer, or ""."""
    found = (
        name for name in ADVANCEMENTS if picture.lit(name) and (picture.picked == name or picture.pointed_at(name))
    )
    return next(found, "")


def _stakes(picture: Picture, column: Column, stakes: Sequence[tuple[Line, Line]]) -> None:
    """Print where each answer leads, on paper."""
    with column.sheet(picture.ui, name="stakes") as paper:
        paper.text(picture.say("board.at_stake").upper(), theme.SLOGAN)
        paper.gap(HAIR)
        bar = paper.take(TIGHT)
        if bar is not None:
            paper.ink(lambda: paper.canvas.rect(boxes.left(bar, 2 * ROOM), theme.INK))
        for answer, leads in stakes:
            paper.gap(NEAR)
            paper.text(picture.tells(answer), theme.BODY.strong)
            paper.text(picture.tells(leads), theme.NOTE.tight, pale=True)


# --- the forecast ---


def _forecast(picture: Picture, column: Column, region: str) -> None:
    """Print what would happen if nothing changed, in a region or in all that would be affected."""
    view: State = picture.view
    if not view.levels:  # no region is in play yet
        return
    column.label(picture.say("board.if_nothing"))
    column.gap(HAIR)
    for told in telling.winning(view):
        with column.sheet(picture.ui, name="winning") as paper:
            paper.text(picture.tells(told), theme.NOTE.strong)
    if region and region in view.levels:
        changes: tuple[Line, ...] = (telling.change(view, region) or telling.stays(view, region),)
    else:
        changes = telling.changes(view) or (Line("board.no_change"),)
    for told in changes[:MOST_VERDICTS]:
        column.text(picture.tells(told), theme.NOTE.tight, max_lines=3)
        column.gap(HAIR)
    if len(changes) > MOST_VERDICTS:
        column.text(picture.say("board.more_regions", count=len(changes) - MOST_VERDICTS), pale=True)
    column.gap()


# --- seats and stances ---


def _yourself(picture: Picture, column: Column) -> None:
    """Print the reader's strength and weakness."""
    view: State = picture.view
    seat = picture.reader
    if seat is None or not view.factions[seat]:
        return
    for key, power in telling.rules_of(view, seat):
        column.label(picture.say(f"board.your_{key}"))
        column.rich(f"*{picture.name(power)}:* {picture.tells(telling.says(view, power))}", pale=True)
        column.gap(NEAR)


def _matrix(picture: Picture, column: Column) -> None:
    """Paint the stances of all pairs as a matrix, or as a sentence for two seats."""
    view: State = picture.view
    count, canvas = len(view.factions), picture.ui.canvas
    line = canvas.line_height(theme.SLOGAN)
    if count > 2 and column.rest.h < (count + 2) * line:
        return
    if count == 2 and not view.stances[0][1]:  # before both have their ideology
        return
    column.label(picture.say("board.stances"))
    if count == 2:
        column.text(picture.say(f"board.both_{view.stances[0][1]}"))
        column.gap()
        return
    top = column.bottom
    heads = column.row(high=line).room
    legend = LEGEND[count > FEW]
    place = boxes.columns(boxes.cut(heads, left=ROOM, right=legend), count, 0)
    _legend(picture, boxes.right(heads, legend - PAD), line, below=count > FEW)
    for seat in view.seats:
        _sign(picture, place[seat], seat)
        row = column.row(high=line).room
        _sign(picture, boxes.left(row, WIDE), seat)
        for other in view.seats:
            _stance(picture, place[other].centerx, row.centery, view.stances[seat][other])
    area, label = column.since(top), picture.say("board.stances")
    picture.ui.node("matrix", area, "table", label, tip=picture.say("board.stances_tip"), focusable=False)
    column.gap()


def _legend(picture: Picture, first: Rect, line: float, *, below: bool) -> None:
    """Paint the areas each stance opens to attack: beside its name, or below it with many seats."""
    for number, stance in enumerate(reversed(STANCES)):
        row = Row(picture.ui.canvas, first.move(0, line * (2 * number if below else number + 1)), theme.SMALL)
        row.text(picture.name(stance))
        if below:
            row = Row(picture.ui.canvas, row.room.move(0, line * UNDER), theme.SMALL)
        for area in GATES[stance] if below else reversed(GATES[stance]):
            row.icon(SIGN[AREAS[area]], color=theme.MUTE, end=not below, side=PAD)


def _sign(picture: Picture, box: Rect, seat: int) -> None:
    color = theme.shade(seat_shade(picture.view, seat)).light
    picture.ui.canvas.icon(seat_symbol(picture.view, seat), *box.center, PAD, color)


def _stance(picture: Picture, x: float, y: float, stance: str) -> None:
    canvas = picture.ui.canvas
    if not stance:
        canvas.line(x - NEAR, y, x + NEAR, y, theme.LINE2)
    elif stance == "neutral":
        letter = picture.say("board.letter_neutral")
        canvas.text(x, y, letter, theme.SMALL, color=theme.DIM, align="center", valign="middle")
    else:
        picture.ui.chip(x, y, picture.say(f"board.letter_{stance}"), strong=stance == "war", align="center")

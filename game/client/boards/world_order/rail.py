"""The rail of World Order: a Region with all its numbers, the current plan with its total, and the feed."""

from collections.abc import Sequence

from pygame import FRect as Rect

from game.client.boards.world_order.cards import HEADING, SIGN, country, power_shade, power_symbol
from game.client.boards.world_order.layout import Spots
from game.client.boards.world_order.plan import TurnPlan, price, thing_pointed_at
from game.client.boards.world_order.plates import scores
from game.client.boards.world_order.power import board_words
from game.client.boards.world_order.score import scoring
from game.client.boards.world_order.tray import WAYS
from game.client.kit import boxes, theme
from game.client.kit.flow import UPPER, Column, height
from game.client.kit.places import FACTS, KeepClear, nearest
from game.client.kit.theme import CORNER, GAP, HAIR, NEAR, PAD, ROOM, SLIM, TIGHT, WIDE
from game.client.table.feed import feed
from game.client.table.ledger import LedgerRow
from game.client.table.messages import Show
from game.client.table.picture import Picture
from game.client.table.tabs import drawer, rail_ground, tabbed
from game.play.answers import Reach
from game.titles.world_order.faces import LOCAL, POWERS, REGION, RESOURCES, ZONE, kind_of
from game.titles.world_order.knowledge import PowerStanding, lead, standings, threatened
from game.titles.world_order.state import State, free_slots, open_countries, seat_of
from game.titles.world_order.telling import Note, lead_says, short, threat_says

STEPS = 7
"""The most steps of a turn that are listed."""
TABS = (("region", "globe"), ("board", "factory"), ("plan", "ledger"), ("feed", "list"))
FIGURES = (5, 2, 2)
"""The relative widths of a power's name with Influence, armies and VPs in a Region's row."""
OPEN = 5  # lines about an open Country below its head
LEAST = 3  # the least lines of room below a note


def rail(
    picture: Picture, at: Spots, region: str, rows: Sequence[LedgerRow], tag: Note | None, cause: str
) -> Rect:
    """Paint the rail, or in large type the tabs that open its parts. Return the room for the feed.

    It shows the `rows` of a scoring or else a Region, a price tag and the card being carried out.
    """
    rail_ground(picture, theme.GLASS)
    if tabbed(picture, TABS):
        return Rect(0, 0, 0, 0)
    column = Column(picture.ui.canvas, at.rail())
    if rows:
        scoring(picture, column, rows)
    else:
        dossier(picture, at, column, region)
        _tag(picture, column, tag)
        if cause:
            _says(picture, column, cause)
            column.gap()
    return boxes.cut(column.rest, bottom=ways(picture, at))


def ways(picture: Picture, at: Spots) -> float:
    """Paint the buttons for the score and the accounts at the foot of the rail, and return their height."""
    ui, high = picture.ui, ROOM * at.type
    room = boxes.lower(at.rail(), high)
    if room.bottom > picture.foot:
        return 0.0
    for (name, key), rect in zip(WAYS, boxes.columns(room, len(WAYS), NEAR), strict=True):
        tip = picture.say(f"board.{name}_tip")
        ui.button(name, rect, picture.say(f"board.{name}"), Show(name), key=key, tip=tip, words=theme.NOTE)
    return high + NEAR


def in_drawer(picture: Picture, at: Spots, name: str, region: str, plan: TurnPlan | None) -> None:
    """Paint a part of the rail as a drawer over the board."""
    with drawer(picture, name, picture.say(f"board.tab_{name}")) as room:
        column = Column(picture.ui.canvas, room)
        match name:
            case "region":
                dossier(picture, at, column, region)
            case "plan":
                _tag(picture, column, tag_of(picture))
                if plan is not None:
                    plan_lines(picture, column, plan)
                if column.bottom == room.top:
                    column.text(picture.say("board.nothing_yet"), theme.BODY, pale=True)
            case "board":
                _board(picture, at, column)
            case _:
                feed(picture, room, picture.say("board.feed"))


def _board(picture: Picture, at: Spots, column: Column) -> None:
    """Print the power board as a list, for type so large that it isn't on the table."""
    view: State = picture.view
    for what in RESOURCES:
        row, made = column.row(theme.BODY.tight), view.production[at.below][what]
        row.icon(SIGN[what])
        row.text(picture.say("board.makes", made=made), theme.SMALL, pale=True, end=True)
        row.text(str(view.stock[at.below][what]), theme.LEAD.strong, end=True)
        row.text(short(picture.words, what), theme.NOTE)
    for head, text in board_words(picture, at.below):
        column.gap(HAIR)
        column.rich(f"*{head}*: {text}" if head else text, theme.NOTE.tight, pale=True)


# --- a Region ---


def dossier(picture: Picture, at: Spots, column: Column, region: str) -> None:
    """Print a Region with all its numbers and its open Countries."""
    view: State = picture.view
    if not region:
        column.text(picture.say("board.no_region"), pale=True)
        return
    row = column.row(theme.LABEL)
    row.text(picture.say("board.region").upper(), color=row.inks.label)
    if at.below == picture.reader and region in ZONE[view.powers[at.below]]:
        row.text(picture.say("board.your_zone").lower(), theme.SMALL, pale=True, end=True)
    column.text(picture.name(region), theme.HEAD, max_lines=1)
    _figures(picture, column, region)
    _conditions(picture, at, column, region)
    _open(picture, column, open_countries(view, region))
    column.gap()


def _figures(picture: Picture, column: Column, region: str) -> None:
    """Print every power's Influence, armies and VPs."""
    view: State = picture.view
    found = {one.power: one for one in standings(view, region)}
    heads = column.row(theme.SMALL).split(FIGURES)
    for cell, key in zip(heads, ("influence", "armies", "vp_now"), strict=True):
        cell.text(picture.say(f"board.column_{key}"), color=cell.inks.label, end=True, shrink=True)
    for power in (*POWERS, LOCAL):
        one = found.get(power, PowerStanding(power, 0, 0, 0, 0))
        if power == LOCAL and not one.cubes:
            continue
        cells = column.row(theme.BODY.led(1.25)).split(FIGURES)
        vps = str(one.vp or "-") if seat_of(view, power) is not None else ""
        texts = (str(one.cubes or "-"), str(one.armies or "-"), vps)
        for cell, text, strong in zip(cells, texts, (True, True, scores(view, region)), strict=True):
            cell.text(text, theme.BODY.strong if strong else theme.BODY, pale=not strong, end=True)
        cells[0].icon(power_symbol(power), color=theme.shade(power_shade(power)).light)
        cells[0].text(short(picture.words, power))
    column.gap(TIGHT)


def _conditions(picture: Picture, at: Spots, column: Column, region: str) -> None:
    """Print who leads the Region, when it scores, and which seats are threatened there."""
    view: State = picture.view
    power = view.powers[at.below]
    column.text(picture.tells(lead_says(lead(view, region, power), power, at.below)), theme.NOTE.strong.tight)
    column.gap(HAIR)
    free, side = free_slots(view, region), column.canvas.line_height(theme.NOTE.tight)
    bonuses = ", ".join(str(bonus) for bonus in REGION[region].majority)
    top = column.bottom
    with column.inset(left=0 if free else WIDE + HAIR) as words:
        key = "board.scores_when" if free else "board.scores_now"
        words.text(picture.say(key, count=free, bonuses=bonuses), theme.NOTE.tight, pale=True)
    if not free and column.bottom > top:
        column.canvas.icon("medal", column.room.left + side / 2, top + side / 2, side, theme.TEXT)
    column.gap(HAIR)
    for seat in view.seats:
        if threat := threatened(view, seat, region):
            column.text(picture.tells(threat_says(view, threat, seat, picture.reader)), theme.NOTE.tight)
            column.gap(HAIR)


def _open(picture: Picture, column: Column, cards: Sequence[str]) -> None:
    """Paint the open Countries as cards if there is room."""
    ui, canvas = picture.ui, picture.ui.canvas
    high = HEADING * canvas.growth + OPEN * canvas.line_height(theme.SMALL) + CORNER
    if not cards or column.rest.h < high + NEAR + canvas.line_height(theme.LABEL):
        return
    column.gap(NEAR)
    column.label(picture.say("board.open_countries"))
    column.gap(TIGHT)
    for card, box in zip(cards, boxes.columns(boxes.upper(column.rest, high), 2), strict=False):
        twin = ui.node(f"open:{card}", box, "country", picture.name(card), Reach(card), focusable=False, sound="")
        with canvas.panel(box, f"open {card}"):
            country(canvas, box, card, picture.words)
        if picture.lit(card):
            ui.framed(box, strong=twin.hover or card == picture.picked)
    column.take(high)


# --- the current plan ---


def tag_of(picture: Picture) -> Note | None:
    """Return what the thing under the pointer would cost and gain, or None if there is nothing to say."""
    return price(picture) if picture.decision is not None and picture.event is None else None


def tag_beside(picture: Picture, at: Spots, region: str, told: Note) -> None:
    """Paint the price tag beside a Region's open plate, clear of all markers."""
    plate = at.plates[region]
    canvas = picture.ui.canvas
    margin = PAD * picture.ui.canvas.growth
    high = height(canvas, plate.w - 2 * margin, lambda column: _price(picture, column, told)) + 2 * margin * UPPER
    keep = [KeepClear(each) for each in (plate, *(at.markers[name] for name in at.markers if name != region))]
    room = boxes.inset(at.board, CORNER)
    place = nearest(Rect(plate.left, plate.bottom + NEAR, plate.w, min(high, room.h)), room, keep)
    if not thing_pointed_at(picture):  # or it would take the pointer from what it is about
        picture.ui.node("price", place, FACTS, picture.tells(told.head), focusable=False)
    with Column(canvas, place).sheet(picture.ui, name="price tag") as paper:
        _price(picture, paper, told)


def _price(picture: Picture, column: Column, told: Note) -> None:
    """Write a price tag: what would happen, and what it costs."""
    column.text(picture.tells(told.head), theme.BODY.strong)
    plain = told.head.key == "board.deed_play"  # its stars mark the names of actions, not prices
    for said in map(picture.tells, told.lines):
        column.gap(SLIM)
        column.rich(said.replace("*", "") if plain else said, pale=True, strong=theme.ALARM)


def _tag(picture: Picture, column: Column, told: Note | None) -> None:
    """Print what the thing under the pointer would cost and gain."""
    if told is None or column.rest.h < 2 * PAD + LEAST * column.canvas.line_height(theme.BODY):
        return
    with column.sheet(picture.ui, name="price tag") as paper:
        _price(picture, paper, told)


def plan_lines(picture: Picture, column: Column, plan: TurnPlan) -> None:
    """Print a plan's steps and its changes so far, if there is room."""
    canvas, line = picture.ui.canvas, picture.ui.canvas.line_height(theme.NOTE.tight)
    total = height(canvas, column.room.w, lambda below: sum_up(picture, below, plan))
    if column.rest.h < total + LEAST * line:
        return
    column.label(picture.say("board.this_turn"))
    if plan.cause and column.rest.h > total + (LEAST + STEPS) * line:
        _says(picture, column, plan.cause)
    room = min(STEPS, int((column.rest.h - total) / line))
    for text in plan.steps[-room:] if room > 0 else ():
        column.text(text, theme.NOTE.tight, pale=True, max_lines=1)
    sum_up(picture, column, plan)
    column.gap()


def _says(picture: Picture, column: Column, cause: str) -> None:
    """Print the text of the card being carried out, which explains the questions asked."""
    top = column.bottom
    with column.inset(left=GAP + HAIR) as words:
        words.rich(f"*{picture.name(cause)}*: {picture.say(f'card.{kind_of(cause)}')}", pale=True)
    picture.ui.canvas.rect(boxes.inset(boxes.left(column.since(top), SLIM), 0, HAIR), theme.PAPER, radius=1)
    column.gap(TIGHT)


def sum_up(picture: Picture, column: Column, plan: TurnPlan) -> None:
    """Print the changes since a plan began, gains first."""
    if not plan.changes:
        return
    row = column.row(theme.BODY.strong)
    for what, change in sorted(plan.changes, key=lambda pair: pair[1] < 0):
        said = f"{change:+d}"
        if column.canvas.measure(said, row.role)[0] + WIDE * column.canvas.growth > row.rest.w:
            row = column.row(theme.BODY.strong)
        row.icon(SIGN[what])
        row.text(said)
        row.left += TIGHT

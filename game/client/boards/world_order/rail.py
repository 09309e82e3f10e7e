"""The rail of World Order: a Region with every number, what is being done and what it sums up to, the feed."""

from pygame import FRect as Rect

from game.client.boards.world_order.cards import SIGN, country, power_shade, power_symbol
from game.client.boards.world_order.layout import Spots
from game.client.boards.world_order.map import scores
from game.client.boards.world_order.plan import Plan, price
from game.client.boards.world_order.power import board_words
from game.client.boards.world_order.score import in_table, scored, scoring
from game.client.kit import theme
from game.client.kit.widgets import LogItem
from game.client.table.messages import LookBack, Reach, Show
from game.client.table.picture import Picture
from game.core.contract import Seat
from game.titles.world_order.faces import LOCAL, POWERS, REGION, RESOURCES, ZONE, kind_of
from game.titles.world_order.knowledge import Standing, standings, threatened
from game.titles.world_order.state import State, free_slots, open_countries, seat_of
from game.titles.world_order.telling import short, threat_says

STEPS = 7
"""How many steps of a turn are told at most."""
TABS = (("region", "globe"), ("board", "factory"), ("plan", "ledger"), ("feed", "list"))


def rail(picture: Picture, at: Spots, region: str, plan: Plan | None) -> None:
    """Paint the rail; where type is large only its tabs."""
    canvas, area = picture.ui.canvas, at.frame.rail
    canvas.gradient(area, theme.GLASS, theme.mix(theme.GLASS, theme.TABLE, 0.6))
    canvas.line(area.left, area.top, area.left, area.bottom, theme.LINE)
    if at.frame.tabbed:
        _tabs(picture, at)
        return
    room = at.rail()
    rows = scored(picture) if picture.decision is None else []
    if rows:
        y = scoring(picture, room, rows)
        feed(picture, Rect(room.left, y, room.w, room.bottom - y), in_table(picture))
        return
    y = dossier(picture, at, room, region)
    y = _tag(picture, Rect(room.left, y, room.w, room.bottom - y))
    top = y
    y = plan_lines(picture, Rect(room.left, y, room.w, room.bottom - y - 60), plan)
    feed(
        picture,
        Rect(room.left, y, room.w, room.bottom - y),
        plan.numbers if plan is not None and y > top else frozenset(),
    )


def _tabs(picture: Picture, at: Spots) -> None:
    ui = picture.ui
    for number, (name, icon) in enumerate(TABS):
        box = at.tab(number, len(TABS))
        label = picture.say(f"board.tab_{name}")
        look = ui.node(f"tab:{name}", box, "tab", label, Show(name), tip=label, sound="tick")
        ui.canvas.rect(box, theme.GLASS2 if look.hover else theme.GLASS, radius=5, border=theme.LINE2)
        ui.canvas.icon(icon, box.centerx, box.centery, min(30.0, box.w * 0.5), theme.TEXT)


def drawer(picture: Picture, at: Spots, name: str, region: str, plan: Plan | None) -> None:
    """What the rail shows, as a drawer over the board."""
    ui, room = picture.ui, at.rail()
    ui.cover(name, room.inflate(12, 8), picture.say(f"board.tab_{name}"), Show(""))
    ui.close_cross(name, room.left - 4, room.top, Show(""))
    with ui.panel(room.inflate(12, 8), "glass", name=f"drawer {name}"):
        match name:
            case "region":
                dossier(picture, at, room.inflate(-8, -8), region)
            case "plan":
                y = _tag(picture, room.inflate(-8, -8))
                plan_lines(picture, Rect(room.left + 4, y, room.w - 8, room.bottom - y - 4), plan)
            case "board":
                _board(picture, at, room.inflate(-8, -8))
            case "feed":
                feed(picture, room.inflate(-8, -8))


def _board(picture: Picture, at: Spots, room: Rect) -> None:
    """A power board as a list, where there is no room for it on the table."""
    view: State = picture.view
    canvas, seat, y = picture.ui.canvas, at.below, room.top
    step = min(canvas.line_height(theme.BODY), room.h / 10)
    for what in RESOURCES:
        side = min(16 * at.type, step - 4)
        canvas.icon(SIGN[what], room.left + side / 2, y + step / 2, side, theme.TEXT)
        made = picture.say("board.makes", made=view.production[seat][what])
        made_at = canvas.text(
            room.right, y + step / 2, made, theme.SMALL, color=theme.MUTE, align="right", valign="middle"
        )
        stock = canvas.text(
            made_at.left - 10,
            y + step / 2,
            str(view.stock[seat][what]),
            theme.LEAD.strong,
            align="right",
            valign="middle",
        )
        canvas.text(
            room.left + side + 8,
            y + step / 2,
            short(picture.words, what),
            theme.NOTE,
            valign="middle",
            width=stock.left - room.left - side - 14,
            fit=True,
            max_lines=1,
        )
        y += step
    _written_board(picture, Rect(room.left, y + 4, room.w, room.bottom - y - 4), seat)


def _written_board(picture: Picture, room: Rect, seat: Seat) -> None:
    """Focus, Prosperity, Growth, Assets, Commerce and prices in words, as far as there is room."""
    canvas, y = picture.ui.canvas, room.top
    for head, text in board_words(picture, seat):
        said = f"*{head}*: {text}" if head else text
        high = canvas.rich_rows(said, room.w, theme.NOTE) * canvas.line_height(theme.NOTE.tight)
        if y + high > room.bottom + 2:
            break
        canvas.rich(room.left, y, said, theme.NOTE.tight, color=theme.MUTE, strong=theme.TEXT, width=room.w)
        y += high + 4


# --- a Region ---


def dossier(picture: Picture, at: Spots, room: Rect, region: str) -> float:
    """A Region with every number, and its open Countries; returns where it ends."""
    view: State = picture.view
    ui, canvas, t = picture.ui, picture.ui.canvas, picture.ui.text_scale
    if not region:
        return (
            canvas.text(
                room.left, room.top, picture.say("board.no_region"), theme.NOTE, color=theme.MUTE, width=room.w
            ).bottom
            + 10
        )
    label = ui.label(room.left, room.top, picture.say("board.region"))
    if region in ZONE[view.powers[at.below]]:
        canvas.text(
            room.right,
            label.centery,
            picture.say("board.your_zone").lower(),
            theme.SMALL,
            color=theme.MUTE,
            align="right",
            valign="middle",
        )
    y = canvas.text(
        room.left, label.bottom, picture.name(region), theme.HEAD, width=room.w, fit=True, max_lines=1
    ).bottom
    y = _figures(picture, at, room, y, region)
    if y + 64 * t < room.bottom:
        y = _conditions(picture, room, y, region)
    cards = open_countries(view, region)
    if cards and y + 160 * t < room.bottom:
        y = _open(picture, at, room, y + 6, cards)
    return y + 10


def _figures(picture: Picture, at: Spots, room: Rect, y: float, region: str) -> float:
    """Influence, armies and VPs of every power, and where THREAT stands against Defense."""
    view: State = picture.view
    canvas = picture.ui.canvas
    step = canvas.line_height(theme.NOTE)
    columns = [room.right - room.w * share for share in (0.42, 0.2, 0.0)]
    y += step * 0.5
    for x, key in zip(columns, ("influence", "armies", "vp_now"), strict=True):
        canvas.text(
            x, y, picture.say(f"board.column_{key}"), theme.SMALL, color=theme.DIM, align="right", valign="middle"
        )
    found = {one.power: one for one in standings(view, region)}
    for power in (*POWERS, LOCAL):
        one = found.get(power, Standing(power, 0, 0, 0, 0))
        if power == LOCAL and not one.cubes:
            continue
        y += step
        if y + step / 2 > room.bottom:
            break
        shade = theme.shade(power_shade(power))
        canvas.icon(power_symbol(power), room.left + 8, y, 14, shade.light)
        canvas.text(
            room.left + 24,
            y,
            short(picture.words, power),
            theme.BODY,
            valign="middle",
            width=columns[0] - room.left - 60,
            fit=True,
            max_lines=1,
        )
        vps = str(one.vp or "-") if seat_of(view, power) is not None else ""
        texts = (str(one.cubes or "-"), str(one.armies or "-"), vps)
        for x, text, strong in zip(columns, texts, (True, True, scores(view, region)), strict=True):
            canvas.text(
                x,
                y,
                text,
                (theme.BODY.strong if strong else theme.BODY),
                align="right",
                valign="middle",
                color=theme.TEXT if strong else theme.MUTE,
            )
    return y + step * 0.6


def _conditions(picture: Picture, room: Rect, y: float, region: str) -> float:
    """When the Region scores, what it costs to Engage, and whether anybody is threatened."""
    view: State = picture.view
    canvas, face = picture.ui.canvas, REGION[region]
    free = free_slots(view, region)
    bonuses = ", ".join(str(bonus) for bonus in face.majority)
    text = picture.say("board.scores_when" if free else "board.scores_now", count=free, bonuses=bonuses)
    left = room.left
    if not free:
        side = 14 * max(1.0, canvas.text_scale)
        canvas.icon("medal", left + side / 2, y + canvas.line_height(theme.NOTE.tight) / 2, side, theme.TEXT)
        left += side + 5
    y = canvas.text(left, y, text, theme.NOTE.tight, color=theme.MUTE, width=room.right - left).bottom + 2
    for seat in view.seats:
        if threat := threatened(view, seat, region):
            said = picture.tells(threat_says(threat, seat))
            y = canvas.text(room.left, y, said, theme.NOTE.tight, width=room.w).bottom + 2
    return y


def _open(picture: Picture, at: Spots, room: Rect, y: float, cards: list[str]) -> float:
    """The open Countries as cards."""
    ui, canvas, t = picture.ui, picture.ui.canvas, picture.ui.text_scale
    y = ui.label(room.left, y, picture.say("board.open_countries")).bottom + 5
    wide, high = (room.w - 8) / 2, 30 * t + 5 * canvas.line_height(theme.SMALL) + 5
    for number, card in enumerate(cards[:2]):
        box = Rect(room.left + number * (wide + 8), y, wide, high)
        twin = ui.node(f"open:{card}", box, "country", picture.name(card), Reach(card), focusable=False, sound="")
        with canvas.panel(box, f"open {card}"):
            country(canvas, box, card, picture.words)
        if picture.lit(card):
            canvas.rect(box.inflate(4, 4), None, radius=7, border=theme.WHITE, border_width=2 if twin.hover else 1)
    return y + high


# --- what is being done ---


def _tag(picture: Picture, room: Rect) -> float:
    """What the thing under the pointer would cost and bring; returns where it ends."""
    if picture.decision is None or picture.event is not None:
        return room.top
    told = price(picture)
    if told is None:
        return room.top
    title, lines = picture.tells(told.head), [picture.tells(said) for said in told.lines]
    if told.head.key == "board.deed_play":
        lines = [said.replace("*", "") for said in lines]  # a card's actions are no prices
    while len(lines) > 1 and _tag_high(picture, room.w, title, lines) > room.h:
        lines = lines[:-1]
    if room.h < _tag_high(picture, room.w, title, lines):
        return room.top
    return picture.ui.price_tag(Rect(room.left, room.top, room.w, 10), title, lines).bottom + 10


def _tag_high(picture: Picture, wide: float, title: str, lines: list[str]) -> float:
    """How high the note on a deed would be."""
    canvas = picture.ui.canvas
    rows = sum(canvas.rich_rows(said, wide - 24, theme.NOTE) for said in lines)
    head = canvas.measure(title, theme.BODY.strong, width=wide - 24)[1]
    return head + rows * canvas.line_height(theme.NOTE) + 3 * len(lines) + 30


def plan_lines(picture: Picture, room: Rect, plan: Plan | None) -> float:
    """The steps of what is being done, and what it has changed so far."""
    if plan is None or room.h < 60 * picture.ui.text_scale:
        return room.top
    ui, canvas = picture.ui, picture.ui.canvas
    y = ui.label(room.left, room.top, picture.say("board.this_turn")).bottom + 2
    y = _says(picture, Rect(room.left, y, room.w, room.bottom - y), plan.cause)
    line = canvas.line_height(theme.NOTE.tight)
    sum_high = len(_sum_rows(picture, room.w, plan)) * (canvas.line_height(theme.BODY) + 2) + 4
    most = max(1, int((room.bottom - y - sum_high) / line))
    for text in plan.steps[-min(most, STEPS) :]:
        if y + line > room.bottom - sum_high:
            break
        y = canvas.text(
            room.left, y, text, theme.NOTE.tight, color=theme.MUTE, width=room.w, fit=True, max_lines=1
        ).bottom
    return _sum(picture, Rect(room.left, y + 2, room.w, sum_high), plan) + 8


def _says(picture: Picture, room: Rect, cause: str) -> float:
    """What the card that is being carried out says, so that nobody has to ask why something is asked."""
    canvas = picture.ui.canvas
    if not cause or room.h < 6 * canvas.line_height(theme.NOTE.tight):
        return room.top
    text = f"*{picture.name(cause)}*: {picture.say(f'card.{kind_of(cause)}')}"
    bar = Rect(room.left, room.top + 4, 3, 0)
    end = canvas.rich(
        room.left + 10, room.top + 2, text, theme.NOTE, color=theme.MUTE, strong=theme.TEXT, width=room.w - 12
    )
    bar.h = end.bottom - bar.top
    canvas.rect(bar, theme.PAPER, radius=1)
    return end.bottom + 6


def _sum(picture: Picture, room: Rect, plan: Plan) -> float:
    """The running total: what is more and what is less than when it was begun."""
    canvas, t = picture.ui.canvas, picture.ui.text_scale
    x, y = room.left, room.top + room.h / 2
    if not plan.changes:
        canvas.text(
            x,
            y,
            picture.say("board.nothing_yet"),
            theme.NOTE,
            color=theme.DIM,
            valign="middle",
            width=room.w,
            fit=True,
            max_lines=1,
        )
    step = canvas.line_height(theme.BODY) + 2
    y = room.top + step / 2
    for row in _sum_rows(picture, room.w, plan):
        x = room.left
        for what, change, wide in row:
            canvas.icon(SIGN[what], x + 8 * t, y, 15 * t, theme.TEXT)
            canvas.text(x + 17 * t + 2, y, f"{change:+d}", theme.BODY.strong, valign="middle")
            x += wide
        y += step
    return room.bottom


def _sum_rows(picture: Picture, room: float, plan: Plan) -> list[list[tuple[str, int, float]]]:
    """What is more and less, gains first, each with its width, in as many rows as it needs."""
    canvas, t = picture.ui.canvas, picture.ui.text_scale
    rows: list[list[tuple[str, int, float]]] = [[]]
    used = 0.0
    for what, change in sorted(plan.changes, key=lambda pair: pair[1] < 0):
        wide = canvas.measure(f"{change:+d}", theme.BODY.strong)[0] + 16 * t + 14
        if rows[-1] and used + wide > room + 4:
            rows.append([])
            used = 0.0
        rows[-1].append((what, change, wide))
        used += wide
    return rows


def feed(picture: Picture, room: Rect, above: frozenset[int] = frozenset()) -> None:
    """The newest lines of the log; those of the beats that are told above are left to it."""
    ui = picture.ui
    if room.h < 40:
        return
    y = ui.label(room.left, room.top, picture.say("board.feed")).bottom + 4
    lines = [told for told in picture.told[-80:] if told.number not in above]
    items = [LogItem(told.text, told.faction, LookBack(told.number)) for told in lines[-40:]]
    ui.log_list("feed", (room.left, y, room.w, room.bottom - y), items)

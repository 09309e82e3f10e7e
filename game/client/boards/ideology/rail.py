"""The rail of Ideology: the region that is looked at, what the Assessment would do, stances, order, the log."""

from collections.abc import Sequence

from pygame import FRect as Rect

from game.client.boards.ideology.cards import SIGN, cell, empty, rules_of, seat_shade, seat_symbol
from game.client.boards.ideology.duel import Fighting
from game.client.boards.ideology.feed import Passes, feed
from game.client.boards.ideology.layout import Spots
from game.client.boards.ideology.map import answers
from game.client.boards.ideology.menu import deed_lines, deed_title
from game.client.boards.ideology.talk import wheel
from game.client.kit import theme
from game.client.table.messages import Show
from game.client.table.picture import Picture
from game.client.table.tabs import RailTab, rail_tabs
from game.core.contract import Line
from game.titles.ideology import telling
from game.titles.ideology.faces import ADVANCEMENTS, AREAS, NEIGHBOURS, REGION
from game.titles.ideology.state import State, capacity

TABS = (("region", "search"), ("forecast", "eye"), ("stances", "handshake"))
MOST_VERDICTS = 6


def rail(
    picture: Picture, at: Spots, region: str, holding: str, fight: Fighting | None, passes: Passes
) -> None:  # fmt: skip
    """Paint the rail, or the tabs that open its parts where type is large."""
    if at.frame.tabbed:
        tabs = [RailTab(name, icon, picture.say(f"board.tab_{name}")) for name, icon in TABS]
        rail_tabs(picture.ui, at.frame, tabs)
        return
    frame, room = at.frame.rail, at.rail()
    picture.ui.canvas.rect(frame, theme.GLASS)
    picture.ui.canvas.line(frame.left, frame.top, frame.left, frame.bottom, theme.LINE)
    foot = room.bottom - (150 * at.type if room.h > 560 * at.type else 96 * at.type)
    with picture.ui.canvas.panel(frame, "rail"):
        y = room.top
        if region:
            y = _dossier(picture, Rect(room.left, y, room.w, foot - y), region)
        told = telling.stakes(picture.view) if fight is not None and picture.decision is not None else ()
        if told:
            y = _stakes(picture, Rect(room.left - 6, y, room.w + 12, foot - y), told)
        elif fight is None and _reached_for(picture):
            y = _purchase(picture, Rect(room.left - 6, y, room.w + 12, foot - y), _reached_for(picture))
        elif region and fight is None:
            y = _tag(picture, Rect(room.left - 6, y, room.w + 12, foot - y), region, holding)
        if foot - y > 60 * at.type:
            y = _forecast(picture, Rect(room.left, y, room.w, foot - y), "" if fight else region)
        if not region and fight is None:
            y = _yourself(picture, Rect(room.left, y, room.w, foot - y))
        if foot - y > 130 * at.type:
            y = _matrix(picture, Rect(room.left, y, room.w, foot - y))
        y = max(y, foot - 400)
        _log(picture, Rect(room.left, y, room.w, room.bottom - y), passes)


def drawer(picture: Picture, at: Spots, name: str, region: str, holding: str, fight: Fighting | None) -> None:
    """Paint one part of the rail over the board."""
    room = at.rail()
    picture.ui.cover(name, room, picture.say(f"board.tab_{name}"), Show(""))
    with picture.ui.panel(room, "glass", name=name, radius=4):
        inner = room.inflate(-28, -24)
        picture.ui.close_cross(name, inner.right, inner.top - 4, Show(""))
        foot = 30 * min(at.type, 1.8)  # what stands below the cross, at its largest
        inner.top, inner.h = inner.top + foot, inner.h - foot
        if name == "region":
            y = inner.top
            if region:
                y = _dossier(picture, inner, region)
            told = telling.stakes(picture.view) if fight is not None and picture.decision is not None else ()
            if told:
                _stakes(picture, Rect(inner.left, y, inner.w, inner.bottom - y), told)
            elif region:
                y = _tag(picture, Rect(inner.left, y, inner.w, inner.bottom - y), region, holding)
                _forecast(picture, Rect(inner.left, y, inner.w, inner.bottom - y), region)
            else:
                picture.ui.canvas.text(
                    inner.left, y, picture.say("board.no_region"), theme.NOTE, color=theme.MUTE, width=inner.w
                )
        elif name == "forecast":
            _forecast(picture, inner, "")
        else:
            wheel(picture, inner, paper=False)
    picture.ui.node(f"drawer:{name}", room, "sheet", picture.say(f"board.tab_{name}"), Show(""), focusable=False)


# --- the region ---


def _dossier(picture: Picture, room: Rect, region: str) -> float:
    """Name, level, controller, neighbours, and the three areas with their room; returns where it ends."""
    ui, canvas = picture.ui, picture.ui.canvas
    view: State = picture.view
    label = ui.label(room.left, room.top, picture.say("board.region"))
    if region in view.levels:
        owner = view.owner.get(region)
        key = "board.level_of" if owner is not None else "board.level_free"
        text = picture.say(key, level=view.levels[region], seat=owner if owner is not None else 0)
    else:
        text = picture.say("board.not_in_play", level=REGION[region].level)
    text = _that_fits(picture, text, room.right - label.right - 8)
    canvas.text(
        room.right,
        label.centery,
        text,
        theme.NOTE,
        color=theme.MUTE,
        align="right",
        valign="middle",
        width=room.right - label.right - 8,
        fit=True,
        max_lines=1,
    )
    y = canvas.text(
        room.left,
        label.bottom,
        picture.name(region),
        theme.SLOGAN.at(21).tight,
        width=room.w,
        fit=True,
        max_lines=1,
    ).bottom
    touches = picture.say("board.next_to", regions=NEIGHBOURS[region])
    y = (
        canvas.text(
            room.left, y, touches, theme.NOTE.tight, color=theme.MUTE, width=room.w, fit=True, max_lines=2
        ).bottom
        + 4
    )
    if region not in view.levels:
        return y + 6
    for area in range(3):
        y = _area(picture, room, y, region, area)
    return y + 8


def _that_fits(picture: Picture, text: str, wide: float) -> str:
    """A level and its owner; where that is too long, without the first word of the owner's name."""
    head, dot, name = text.partition(" · ")
    while picture.ui.canvas.measure(f"{head}{dot}{name}", theme.NOTE)[0] > wide and " " in name:
        name = name.partition(" ")[2]
    return f"{head}{dot}{name}"


def _area(picture: Picture, room: Rect, y: float, region: str, area: int) -> float:
    """One area: its sign, how full it is, every card in its owner's colour."""
    view: State = picture.view
    canvas, t = picture.ui.canvas, picture.ui.text_scale
    line = 22 * max(1.0, min(t, 1.6))
    middle, side = y + line / 2, 13 * max(1.0, min(t, 1.6))
    of_seats, limit = view.cards[region][area], capacity(view, region)
    canvas.icon(SIGN[AREAS[area]], room.left + side / 2, middle, side, theme.TEXT)
    canvas.text(room.left + side + 9, middle, picture.name(AREAS[area]), theme.BODY, valign="middle")
    step = min(15 * max(1.0, min(t, 1.4)), room.w * 0.36 / max(1, limit))
    x = room.right - step * max(limit, sum(of_seats)) + step / 2
    canvas.text(
        x - step,
        middle,
        picture.say("board.of", count=sum(of_seats), limit=limit),
        theme.NOTE,
        color=theme.MUTE,
        align="right",
        valign="middle",
    )
    slot = 0
    for seat, count in enumerate(of_seats):
        for _ in range(count):
            cell(canvas, x + slot * step, middle, step - 2.5, seat_shade(view, seat))
            slot += 1
    for free in range(slot, limit):
        empty(canvas, x + free * step, middle, step - 2.5)
    return y + line


def _tag(picture: Picture, room: Rect, region: str, holding: str) -> float:
    """What the held area would do here, and its price; returns where it ends."""
    offered = answers(picture, region, holding) if picture.decision is not None else []
    if not holding or len(offered) != 1:
        return room.top
    return (
        picture.ui.price_tag(
            Rect(room.left, room.top, room.w, 10), deed_title(picture, offered[0]), deed_lines(picture, offered[0])
        ).bottom
        + 10
    )


def _reached_for(picture: Picture) -> str:
    """The Advancement that could be bought and is picked or looked at; nothing when there is none."""
    found = (name for name in ADVANCEMENTS if picture.lit(name) and (picture.picked == name or picture.held(name)))
    return next(found, "")


def _purchase(picture: Picture, room: Rect, advancement: str) -> float:
    """What an Advancement brings, and its price; returns where it ends."""
    title = picture.say("option.buy", noun=advancement)
    lines = tuple(map(picture.tells, telling.bought_for(picture.view, advancement)))
    return picture.ui.price_tag(Rect(room.left, room.top, room.w, 10), title, lines).bottom + 10


def _stakes(picture: Picture, room: Rect, stakes: Sequence[tuple[Line, Line]]) -> float:
    """A paper that says where each answer leads."""
    told = [(picture.tells(answer), picture.tells(leads)) for answer, leads in stakes]
    ui, canvas = picture.ui, picture.ui.canvas
    wide = room.w - 28
    high = (
        44.0
        + sum(
            canvas.line_height(theme.BODY) + canvas.measure(text, theme.NOTE.tight, width=wide)[1] + 7
            for _, text in told
        )
        * 1.0
    )
    high += canvas.line_height(theme.BODY) - 18
    area = Rect(room.left, room.top, room.w, high)
    with ui.panel(area, "paper", name="stakes"):
        y = (
            canvas.text(
                area.left + 14, area.top + 9, picture.say("board.at_stake").upper(), theme.SLOGAN, color=theme.INK
            ).bottom
            + 3
        )
        canvas.rect((area.left + 14, y, 46, 4), theme.INK)
        y += 11
        for head, text in told:
            y = canvas.text(area.left + 14, y, head, theme.BODY.strong, color=theme.INK).bottom
            y = canvas.text(area.left + 14, y, text, theme.NOTE.tight, color=theme.INK2, width=wide).bottom + 7
    return area.bottom + 12


# --- what would happen ---


def _forecast(picture: Picture, room: Rect, region: str) -> float:
    """If nothing changes: the region that is looked at, or every region that would change."""
    ui, canvas = picture.ui, picture.ui.canvas
    view: State = picture.view
    y = ui.label(room.left, room.top, picture.say("board.if_nothing")).bottom + 3
    told = _verdicts(picture, region)
    for each in telling.winning(view):
        y = _alarm(picture, room, y, picture.tells(each))
    for text in told[:MOST_VERDICTS]:
        if y + canvas.line_height(theme.NOTE) > room.bottom:
            break
        rows = max(1, int((room.bottom - y) / canvas.line_height(theme.NOTE.tight)))
        y = (
            canvas.text(
                room.left, y, text, theme.NOTE.tight, width=room.w, fit=True, max_lines=min(3, rows)
            ).bottom
            + 2
        )
    if len(told) > MOST_VERDICTS and y + canvas.line_height(theme.NOTE) < room.bottom:
        more = picture.say("board.more_regions", count=len(told) - MOST_VERDICTS)
        y = canvas.text(room.left, y, more, theme.NOTE, color=theme.MUTE).bottom
    return y + 8


def _verdicts(picture: Picture, region: str) -> list[str]:
    """What would become of one region, or of all that do not stay as they are."""
    view: State = picture.view
    if region and region in view.levels:
        return [picture.tells(telling.change(view, region) or telling.stays(view, region))]
    found = [picture.tells(each) for each in telling.changes(view)]
    return found or [picture.say("board.no_change")]


def _alarm(picture: Picture, room: Rect, y: float, words: str) -> float:
    """A slip of paper with what would end the game."""
    canvas = picture.ui.canvas
    high = canvas.measure(words, theme.NOTE.strong, width=room.w - 20)[1] + 10
    canvas.rect((room.left - 4, y, room.w + 8, high), theme.PAPER, radius=4)
    canvas.text(room.left + 6, y + 5, words, theme.NOTE.strong, color=theme.INK, width=room.w - 20)
    return y + high + 5


# --- oneself and everybody ---


def _yourself(picture: Picture, room: Rect) -> float:
    """The strength and the weakness of whoever looks; returns where they end."""
    view: State = picture.view
    seat = picture.audience
    if seat is None or not view.factions[seat]:
        return room.top
    ui, canvas, y = picture.ui, picture.ui.canvas, room.top
    for key, power in zip(("strength", "weakness"), rules_of(view, seat), strict=True):
        if not power or y + 4 * canvas.line_height(theme.NOTE) > room.bottom:
            continue
        y = ui.label(room.left, y, picture.say(f"board.your_{key}")).bottom + 2
        text = f"*{picture.name(power)}:* {picture.tells(telling.says(view, power))}"
        y = (
            canvas.rich(room.left, y, text, theme.NOTE, width=room.w, strong=theme.TEXT, color=theme.MUTE).bottom
            + 6
        )
    return y + 2


def _matrix(picture: Picture, room: Rect) -> float:
    """The stances of all pairs; for two, one sentence."""
    ui, canvas = picture.ui, picture.ui.canvas
    view: State = picture.view
    y = ui.label(room.left, room.top, picture.say("board.stances")).bottom + 4
    if len(view.factions) == 2:
        text = picture.say(f"board.both_{view.stances[0][1]}")
        return canvas.text(room.left, y, text, theme.NOTE, width=room.w).bottom + 8
    line = min(21 * max(1.0, picture.ui.text_scale), (room.bottom - y) / (len(view.factions) + 1))
    step = min(34.0, (room.w - 26) / len(view.factions))
    if line < 15:
        return room.top
    for number, seat in enumerate(view.seats):
        color = theme.shade(seat_shade(view, seat)).light
        x = room.left + 40 + number * step
        canvas.icon(seat_symbol(view, seat), x, y + line / 2, 13, color)
        row = y + (number + 1.5) * line
        canvas.icon(seat_symbol(view, seat), room.left + 8, row, 13, color)
        for place, other in enumerate(view.seats):
            _stance(picture, room.left + 40 + place * step, row, view.stances[seat][other])
    bottom = y + (len(view.factions) + 1) * line
    area = Rect(room.left, y, room.w, bottom - y)
    ui.node("matrix", area, "table", picture.say("board.stances"), tip=picture.say("board.stances_tip"),
            focusable=False)  # fmt: skip
    return bottom + 8


def _stance(picture: Picture, x: float, y: float, stance: str) -> None:
    canvas = picture.ui.canvas
    if not stance:
        canvas.line(x - 7, y, x + 7, y, theme.LINE2)
    elif stance == "neutral":
        canvas.text(
            x,
            y,
            picture.say("board.letter_neutral"),
            theme.SMALL,
            color=theme.DIM,
            align="center",
            valign="middle",
        )
    else:
        picture.ui.chip(x, y, picture.say(f"board.letter_{stance}"), strong=stance == "war", align="center")


def _log(picture: Picture, room: Rect, passes: Passes) -> None:
    ui, canvas = picture.ui, picture.ui.canvas
    if room.h < 40:
        return
    canvas.line(room.left, room.top, room.right, room.top, theme.LINE)
    y = ui.label(room.left, room.top + 8, picture.say("board.log")).bottom + 3
    if room.bottom - y > 16:
        ui.log_list("log", Rect(room.left, y, room.w, room.bottom - y), feed(picture, passes))

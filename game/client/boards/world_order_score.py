"""What every Region and every ability would score now: a table to be opened at any time."""

from dataclasses import dataclass

from pygame import FRect as Rect

from game.client import theme
from game.client.boards import Picture
from game.client.boards.world_order_cards import power_shade, power_symbol, short
from game.client.boards.world_order_layout import Spots
from game.client.boards.world_order_map import danger, scores
from game.core.contract import Event, Seat
from game.titles.world_order import events as told
from game.titles.world_order.aftermath import (
    UNUSED_ASSET,
    UNUSED_ORDER,
    ability_vps,
    majority,
    places,
    region_vps,
)
from game.titles.world_order.faces import MAJORITY, REGION, REGIONS
from game.titles.world_order.state import State, cubes
from game.titles.world_order.turns import unused_assets


@dataclass(frozen=True)
class Entry:
    """A row of the table: its name, the VPs of every seat, and a remark."""

    name: str
    vps: tuple[int, ...]
    remark: str = ""
    counts: bool = True


def in_last(view: State) -> bool:
    """Whether the next scoring is the last one."""
    later = [number for number in view.level.scoring if number >= max(1, view.round)]
    return not later or later[0] == view.level.rounds


def foretold(view: State, region: str) -> dict[str, tuple[int, int, int]]:
    """For each power with a cube: cubes, place, and the VPs it would have if the Region scored."""
    counts, bonuses = cubes(view, region), REGION[region].majority
    return {
        power: (counts[power], place, counts[power] + (bonuses[place - 1] if place <= len(bonuses) else 0))
        for power, place in places(view, region).items()
    }


def entries(picture: Picture) -> list[Entry]:
    """All rows: Regions, special abilities, Majority tokens, what was not used, THREAT."""
    view: State = picture.view
    last = in_last(view)
    rows = []
    for region in REGIONS:
        found = region_vps(view, region)
        vps = tuple(sum(found[seat][::2]) if seat in found else 0 for seat in view.seats)
        free = REGION[region].slots - len(view.permanent[region])
        remark = "" if scores(view, region) else picture.say("board.slots_free", count=free)
        rows.append(Entry(short(picture.words, region), vps, remark, scores(view, region)))
    rows.append(
        Entry(picture.say("board.row_ability"), tuple(ability_vps(view, seat, last) for seat in view.seats))
    )
    for token in MAJORITY:
        vps = tuple(vp for _, vp in majority(view, token))
        rows.append(Entry(picture.say(f"board.row_{token}_token"), vps))
    if last:
        unused = tuple(
            UNUSED_ASSET * len(unused_assets(view, seat)) + UNUSED_ORDER * view.orders[seat] for seat in view.seats
        )
        rows.append(Entry(picture.say("board.row_unused"), unused))
    rows.append(Entry(picture.say("board.row_threat"), tuple(-threatened(view, seat) for seat in view.seats)))
    return rows


def totals(picture: Picture) -> tuple[int, ...]:
    """The VPs of every seat after a scoring now."""
    view: State = picture.view
    rows = entries(picture)
    return tuple(vp + sum(row.vps[seat] for row in rows) for seat, vp in enumerate(view.vp))


def threatened(view: State, seat: Seat) -> int:
    """The VPs a seat would lose to THREAT everywhere as things stand."""
    return sum(danger(view, seat, region) for region in REGIONS)


def score_sheet(picture: Picture, at: Spots) -> None:
    """Paint the table on a sheet of paper over the board; it scrolls where type is very large."""
    ui, canvas, t = picture.ui, picture.ui.canvas, at.type
    rows, size = entries(picture), 14.0 if not at.large else 12.0
    step = canvas.line_height(size, 1.4)
    content = step * (len(rows) + 4.3)
    wide = 640 * min(t, 1.9)
    with ui.dialog("score", picture.say("board.score_title"), 84 * t + content, width=wide) as rect:
        if content <= rect.h + 4:
            _table(picture, at, rect, rect.top, rows, step, size)
            return
        with ui.scroll("score", rect, content) as top:
            _table(picture, at, rect, top, rows, step, size)


def _table(
    picture: Picture, at: Spots, rect: Rect, top: float, rows: list[Entry], step: float, size: float
) -> None:
    view: State = picture.view
    canvas = picture.ui.canvas
    names = rect.w * 0.36
    column = (rect.w * 0.98 - names) / (len(view.seats) + (not at.large))
    y = top + step * 0.6
    for seat in view.seats:
        _head(picture, rect.left + names + (seat + 0.5) * column, y, column, seat)
    y += step
    now = Entry(picture.say("board.row_now"), view.vp)
    _row(picture, rect, y, now, names, column, size, remarks=False, bold=True)
    canvas.line(rect.left, y + step * 0.5, rect.right, y + step * 0.5, theme.INK2)
    for entry in rows:
        y += step
        _row(picture, rect, y, entry, names, column, size, remarks=not at.large)
    y += step
    canvas.line(rect.left, y - step * 0.5, rect.right, y - step * 0.5, theme.INK2)
    totals = tuple(sum(entry.vps[seat] for entry in rows) for seat in view.seats)
    together = Entry(picture.say("board.row_gain"), totals)
    _row(picture, rect, y, together, names, column, size, remarks=False)
    final = tuple(view.vp[seat] + totals[seat] for seat in view.seats)
    then = Entry(picture.say("board.row_total"), final)
    _row(picture, rect, y + step, then, names, column, size, remarks=False, bold=True)


def _head(picture: Picture, x: float, y: float, column: float, seat: Seat) -> None:
    """The sign of a power over its column, with its name where there is room."""
    canvas, power = picture.ui.canvas, picture.view.powers[seat]
    shade, name = theme.shade(power_shade(power)), short(picture.words, power)
    wide = canvas.measure(name, size=12, weight=600)[0]
    room = wide + 34 <= column
    box = Rect(x - (wide + 34) / 2 if room else x - 14, y - 10, 28, 20)
    canvas.rect(box, shade.deep, radius=4)
    canvas.icon(power_symbol(power), box.centerx, box.centery, 14, shade.light)
    if room:
        canvas.text(box.right + 5, y, name, size=12, weight=600, color=theme.INK, valign="middle")


def _row(
    picture: Picture,
    rect: Rect,
    y: float,
    entry: Entry,
    names: float,
    column: float,
    size: float,
    *,
    remarks: bool,
    bold: bool = False,
) -> None:
    canvas = picture.ui.canvas
    color = theme.INK if entry.counts else theme.INK2
    weight = 700 if bold else 500
    canvas.text(
        rect.left,
        y,
        entry.name,
        size=size,
        weight=weight,
        color=color,
        valign="middle",
        width=names - 8,
        fit=True,
        max_lines=1,
    )
    for seat, vp in enumerate(entry.vps):
        text = str(vp) if vp or (entry.counts and bold) else "-" if not vp else str(vp)
        canvas.text(
            rect.left + names + (seat + 0.5) * column,
            y,
            text,
            size=size,
            weight=weight if vp else 400,
            color=theme.ALARM if vp < 0 else color,
            align="center",
            valign="middle",
        )
    if remarks and entry.remark:
        canvas.text(
            rect.right,
            y,
            entry.remark,
            size=12,
            color=theme.INK2,
            align="right",
            valign="middle",
            width=column,
            fit=True,
            max_lines=1,
        )


# The scoring as it goes on


def scored(picture: Picture) -> list[Entry]:
    """The rows of the scoring that is being told, as far as it has come; none when there is none."""
    view: State = picture.view
    lines = [line.event for line in picture.told]
    begun = [place for place, event in enumerate(lines) if isinstance(event, told.ScoringBegan)]
    after = [place for place, event in enumerate(lines) if isinstance(event, told.RoundBegan)]
    if not begun or (after and after[-1] > begun[-1]):
        return []
    found: dict[str, list[int]] = {}
    remarks: dict[str, str] = {}
    for event in lines[begun[-1] + 1 :]:
        name = _row_name(picture, event)
        if not name:
            continue
        row = found.setdefault(name, [0] * len(view.powers))
        if isinstance(event, told.RegionNotScored):
            remarks[name] = "-"
        else:
            row[getattr(event, "seat", 0)] += getattr(event, "vp", 0)
    return [Entry(name, tuple(vps), remarks.get(name, "")) for name, vps in found.items()]


def _row_name(picture: Picture, event: Event | None) -> str:
    """The row an event of the scoring belongs to; nothing for any other event."""
    match event:
        case told.RegionScored(region=region) | told.RegionNotScored(region=region):
            return short(picture.words, region)
        case told.StatusLost() | told.SphereSecured() | told.NetworkScored():
            return picture.say("board.row_ability")
        case told.MajorityScored(token=token):
            return picture.say(f"board.row_{token}_token")
        case told.AssetsUnused() | told.OrderUnused():
            return picture.say("board.row_unused")
        case _:
            return ""


def scoring(picture: Picture, room: Rect, rows: list[Entry]) -> float:
    """Paint the scoring so far into the rail: a row for each Region and token, and the sum."""
    view: State = picture.view
    ui, canvas = picture.ui, picture.ui.canvas
    y = ui.label(room.left, room.top, picture.say("board.scoring")).bottom + 6
    step = canvas.line_height(13, 1.42)
    column = min(34.0 * max(1.0, ui.text_scale), room.w * 0.56 / len(view.powers))
    left = room.right - column * len(view.powers)
    y += step * 0.5
    for seat, power in enumerate(view.powers):
        shade = theme.shade(power_shade(power))
        canvas.icon(power_symbol(power), left + (seat + 0.5) * column, y, 15, shade.light)
    total = tuple(sum(entry.vps[seat] for entry in rows) for seat in view.seats)
    most = max(1, int((room.bottom - y) / step) - 2)
    for entry in (*rows[-most:], Entry(picture.say("board.row_gain"), total)):
        y += step
        last = entry.vps is total
        if last:
            canvas.line(room.left, y - step / 2, room.right, y - step / 2, theme.LINE2)
        canvas.text(
            room.left,
            y,
            entry.name,
            size=13,
            weight=600 if last else 400,
            valign="middle",
            width=left - room.left - 6,
            fit=True,
            max_lines=1,
            color=theme.TEXT if last else theme.MUTE,
        )
        for seat, vp in enumerate(entry.vps):
            canvas.text(
                left + (seat + 0.5) * column,
                y,
                str(vp) if vp else "-",
                size=14,
                align="center",
                weight=600 if vp else 400,
                color=theme.TEXT if vp else theme.DIM,
                valign="middle",
            )
    return y + step + 6

"""The table of what every Region and ability would score now, and the scoring in progress on the rail."""

from collections.abc import Sequence

from game.client.boards.world_order.cards import power_shade, power_symbol
from game.client.kit import theme
from game.client.kit.flow import Column
from game.client.kit.theme import HAIR
from game.client.table.ledger import Head, Leaf, Ledger, LedgerRow, sheet
from game.client.table.messages import Show
from game.client.table.picture import Picture
from game.core.contract import Event
from game.titles.world_order import events as told
from game.titles.world_order.account import Totals, named
from game.titles.world_order.knowledge import scoring_now
from game.titles.world_order.state import State, free_slots
from game.titles.world_order.telling import short

NAMES = 3.0
"""The width of a name relative to a number in the scoring on the rail."""


def entries(picture: Picture) -> list[LedgerRow]:
    """Return all rows: Regions, special abilities, Majority tokens, unused Assets and orders, THREAT."""
    return [_entry(picture, one) for one in scoring_now(picture.view)]


def _entry(picture: Picture, one: Totals) -> LedgerRow:
    """Return a row of the table; a Region with free slots doesn't count."""
    free = free_slots(picture.view, one.of) if one.source == "regions" else 0
    remark = picture.say("board.slots_free", count=free) if free else ""
    return LedgerRow(row_name(picture, one), one.vps, remark, not free)


def row_name(picture: Picture, one: Totals) -> str:
    """Return the name of a source of VPs in a table; a Region has its short name."""
    return short(picture.words, one.of) if one.source == "regions" and one.of else picture.tells(named(one))


def totals(view: State) -> tuple[int, ...]:
    """Return every seat's VPs after a scoring now."""
    return tuple(map(sum, zip(view.vp, *(one.vps for one in scoring_now(view)), strict=True)))


def score_sheet(picture: Picture) -> None:
    """Paint the score table on a sheet over the board."""
    view: State = picture.view
    rows = entries(picture)
    gains = tuple(sum(entry.values[seat] for entry in rows) for seat in view.seats)
    now = LedgerRow(picture.say("board.row_now"), view.vp, bold=True)
    together = LedgerRow(picture.say("board.row_gain"), gains)
    then = LedgerRow(picture.say("board.row_total"), tuple(map(sum, zip(view.vp, gains, strict=True))), bold=True)
    page = Ledger(picture.say("board.score_title"), heads(picture), ((now,), tuple(rows), (together, then)))
    sheet(picture.ui, "score", page, leaves(picture, "score"), picture.say("board.go_on"), Show(""), key="T")


def heads(picture: Picture) -> tuple[Head, ...]:
    """Return a column heading for every played power."""
    words = picture.words
    return tuple(Head(power_shade(one), power_symbol(one), short(words, one)) for one in picture.view.powers)


def leaves(picture: Picture, now: str) -> list[Leaf]:
    """Return the links to all tables: the next scoring, each round's account, and the whole game's."""
    view: State = picture.view
    names = [("score", picture.say("board.leaf_score"))]
    names += [(f"account:{number}", str(number)) for number in range(1, view.round + 1)]
    names += [("account:all", picture.say("board.leaf_all"))] if view.round > 1 else []
    return [Leaf(label, Show(name), name == now) for name, label in names]


# The scoring in progress

BOUNDS = (told.ScoringBegan, told.RoundBegan)
"""The events that start and end a scoring."""


def scored(picture: Picture) -> list[LedgerRow]:
    """Return the rows so far of the scoring in progress, or [] if there is none."""
    view: State = picture.view
    last = next((each for each in reversed(picture.told) if isinstance(each.event, BOUNDS)), None)
    if last is None or isinstance(last.event, told.RoundBegan):
        return []
    found: dict[str, list[int]] = {}
    remarks: dict[str, str] = {}
    for event in (each.event for each in picture.told if each.number > last.number):
        name = _row_name(picture, event)
        if not name:
            continue
        row = found.setdefault(name, [0] * len(view.powers))
        if isinstance(event, told.RegionNotScored):
            remarks[name] = "-"
        else:
            row[getattr(event, "seat", 0)] += getattr(event, "vp", 0)
    return [LedgerRow(name, tuple(vps), remarks.get(name, "")) for name, vps in found.items()]


def in_table(picture: Picture) -> frozenset[int]:
    """Return the numbers of the beats that have a row in the scoring."""
    return frozenset(line.number for line in picture.told if _row_name(picture, line.event))


def _row_name(picture: Picture, event: Event | None) -> str:
    """Return the name of the row that an event of the scoring belongs to, or "" for any other event."""
    match event:
        case told.RegionScored(region=region) | told.RegionNotScored(region=region):
            return short(picture.words, region)
        case told.StatusLost() | told.SphereSecured() | told.NetworkScored():
            return picture.say("source.ability")
        case told.MajorityScored(token=token):
            return picture.say(f"source.{token}")
        case told.AssetsUnused() | told.OrderUnused():
            return picture.say("source.unused")
        case _:
            return ""


def scoring(picture: Picture, column: Column, rows: Sequence[LedgerRow]) -> None:
    """Print the scoring so far: a row per source, and the total."""
    view: State = picture.view
    column.label(picture.say("board.scoring"))
    shares = (NAMES, *(1.0,) * len(view.powers))
    for cell, power in zip(column.row(theme.BODY).split(shares)[1:], view.powers, strict=True):
        cell.icon(power_symbol(power), color=theme.shade(power_shade(power)).light, end=True)
    most = max(1, int(column.rest.h / column.canvas.line_height(theme.BODY)) - 2)
    for entry in rows[-most:]:
        _row(column, shares, entry, pale=True)
    column.rule(px=HAIR)
    gains = tuple(sum(entry.values[seat] for entry in rows) for seat in view.seats)
    _row(column, shares, LedgerRow(picture.say("board.row_gain"), gains), pale=False)
    column.gap()


def _row(column: Column, shares: tuple[float, ...], entry: LedgerRow, *, pale: bool) -> None:
    """Print a row of the scoring: its source, and each seat's VPs."""
    name, *cells = column.row(theme.BODY).split(shares)
    name.text(entry.name, theme.NOTE if pale else theme.NOTE.strong, pale=pale)
    for cell, vp in zip(cells, entry.values, strict=True):
        role, ink = (theme.BODY.strong, theme.TEXT) if vp else (theme.BODY, theme.DIM)
        cell.text(str(vp) if vp else "-", role, color=ink, end=True)

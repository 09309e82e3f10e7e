"""The accounts of a round and of the whole game: tables of the sources of each seat's VPs."""

from collections.abc import Sequence

from game.client.boards.world_order.score import heads, leaves
from game.client.table.ledger import Ledger, LedgerRow, sheet
from game.client.table.messages import Show
from game.client.table.picture import Picture
from game.core.contract import Event
from game.titles.world_order.account import Posting, Totals, added, before, by_source, income, named, postings
from game.titles.world_order.events import RoundBegan
from game.titles.world_order.state import State
from game.titles.world_order.telling import short

ALL = "all"
"""The name of the account of the whole game."""


def opens(event: Event) -> str:
    """Return the sheet an event opens: the previous round's account when a new round begins, else ""."""
    match event:
        case RoundBegan(number=number) if number > 1:
            return f"account:{number - 1}"
        case _:
            return ""


def account_sheet(picture: Picture, which: str) -> None:
    """Paint the account of a round (by default the last complete one) or of the whole game so far."""
    events = [told.event for told in picture.told if told.event is not None]
    view: State = picture.view
    account = postings(events, view.powers, view.rulings.vp_floor_at_zero)
    number = int(which) if which.isdecimal() else max(1, view.round - 1)
    page = _whole(picture, account) if which == ALL else _round(picture, account, events, number)
    now = f"account:{which if which == ALL else number}"
    sheet(picture.ui, "account", page, leaves(picture, now), picture.say("board.go_on"), Show(""), key="V")


def _whole(picture: Picture, account: list[Posting]) -> Ledger:
    """Return the account of all rounds, with a row per source."""
    seats = len(picture.view.powers)
    total = LedgerRow(picture.say("board.row_now"), added(account, seats), bold=True)
    return Ledger(picture.say("board.account_all"), heads(picture), (_rows(picture, account), (total,)))


def _round(picture: Picture, account: list[Posting], events: Sequence[Event], number: int) -> Ledger:
    """Return a round's account: VPs before, changes, VPs after, and the money of the Aftermath."""
    view: State = picture.view
    seats = len(view.powers)
    then = before(account, number, seats)
    found = [one for one in account if one.round == number]
    over = view.round > number or view.phase == "end"
    after = tuple(map(sum, zip(then, added(found, seats), strict=True)))
    groups = [
        (LedgerRow(picture.say("board.row_before"), then, bold=True),),
        _rows(picture, found, apart=True)
        or (LedgerRow(picture.say("board.row_none"), (0,) * seats, counts=False),),
        (LedgerRow(picture.say("board.row_after" if over else "board.row_now"), after, bold=True),),
    ]
    money = tuple(
        LedgerRow(picture.say(f"board.money_{one.source}"), one.vps) for one in income(events, number, seats)
    )
    title = picture.say("board.account_title" if over else "board.account_so_far", round=number)
    return Ledger(title, heads(picture), (*groups, money) if money else tuple(groups))


def _rows(picture: Picture, account: list[Posting], *, apart: bool = False) -> tuple[LedgerRow, ...]:
    sums = by_source(account, len(picture.view.powers), apart=apart)
    return tuple(LedgerRow(_name(picture, one), one.vps) for one in sums)


def _name(picture: Picture, one: Totals) -> str:
    """Return the name of a source of VPs; a Region has its short name."""
    if one.source == "regions" and one.of:
        return picture.say("source.region", region=short(picture.words, one.of))
    return picture.words.say(named(one))

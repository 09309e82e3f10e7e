"""The sheet of answers: everything on offer that isn't on the map, in the hand or on the power board."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial
from itertools import zip_longest
from typing import NamedTuple

from pygame import FRect as Rect

from game.client.boards.world_order.cards import SIGN
from game.client.boards.world_order.layout import Spots
from game.client.boards.world_order.tiles import HIGH, Tile, country_line, focus_tile, slip, stacked, tile
from game.client.boards.world_order.tray import offered
from game.client.kit import theme
from game.client.kit.canvas import Canvas
from game.client.kit.flow import Column
from game.client.kit.theme import GAP, NEAR, PAD, ROOM, TIGHT, WIDE
from game.client.table.picture import Picture
from game.core.asking import on_top, why_not
from game.core.contract import Action, Field
from game.titles.world_order.domestic import ChooseGrowth
from game.titles.world_order.economy import ChooseExport as Exporting
from game.titles.world_order.economy import ChooseImport as Importing
from game.titles.world_order.economy import exports, imports, sellers, symbols
from game.titles.world_order.faces import (
    AT_LEVEL,
    COUNTRY,
    EXPORT_PRICE,
    FACE,
    FOCUSES,
    IMPORT_PRICE,
    REGION,
    RESOURCES,
    kind_of,
)
from game.titles.world_order.knowledge import meant
from game.titles.world_order.military import BOARD
from game.titles.world_order.rules import Spend
from game.titles.world_order.starts import TakePlace
from game.titles.world_order.state import FREE, State, open_countries
from game.titles.world_order.steps import ChooseReady
from game.titles.world_order.telling import short

SIDES = ("exports", "imports")
PLACE = (92.0, 58.0)  # px of a place in the turn order, at the usual text size
DEAL = 330.0  # the width of a line of a trade
MOST_CARDS = 5
"""The most Countries that a sheet shows as cards in large type."""


@dataclass(frozen=True)
class OfferSheet:
    """All tiles of a question, with a heading and perhaps a running total."""

    title: str
    tiles: tuple[Tile, ...]
    second: str = ""
    breaks: tuple[int, ...] = ()
    """The indices of the tiles that begin a new row."""
    each: tuple[Action, ...] = ()
    """Answers that one touch gives all at once, if there is no choice between them to make."""

    @property
    def countries(self) -> tuple[str, ...]:
        """The Countries on the sheet in order, including those no longer on offer."""
        return tuple(each.thing for each in self.tiles if each.thing in COUNTRY)


def placed(picture: Picture, at: Spots) -> frozenset[str]:
    """Return the nouns with a place of their own in the hand, on the map or on the power board."""
    view: State = picture.view
    hand = {noun for card in view.hands[at.below] if (noun := offered(picture, card))}
    found = hand | set(REGION)
    if not at.huge:
        found |= {*RESOURCES, BOARD}
    if not at.brief:
        found |= {card for region in REGION for card in open_countries(view, region)}
        found |= {*view.assets[at.below][:2], *view.growth[at.below]}
    return frozenset(found)


def sheet_for(picture: Picture, at: Spots, kept: Sequence[str] = ()) -> OfferSheet | None:
    """Return the sheet of the current question, or None if none is needed.

    `kept` are the Countries that were on it when the same question was asked before; they keep their places.
    """
    if picture.decision is None:
        return None
    top = on_top(picture.view)
    match top:
        case Exporting() | Importing():
            return _trade(picture, at, top)
        case TakePlace():
            return _places(picture, at)
        case ChooseGrowth():
            return _growth(picture, at)
        case Spend():
            return _research(picture, at, kept)
    known = placed(picture, at)
    nouns = [noun for noun in picture.uses if noun not in known]
    if not nouns:
        return None
    kind = picture.decision.kind
    if all(noun in FOCUSES for noun in nouns) and kind == "choose_focus":
        return OfferSheet(
            picture.say("board.sheet_choose_focus"), tuple(focus_tile(picture, at, n) for n in FOCUSES)
        )
    nouns = _sorted(nouns, kept)
    crowd = at.brief and sum(noun in COUNTRY for noun in nouns) > MOST_CARDS
    tiles = [_tile_or_taken(picture, at, noun, number, line=crowd) for number, noun in enumerate(nouns)]
    if all(noun.isdigit() for noun in nouns):
        highest = max(each.high for each in tiles)
        tiles = [replace(each, high=highest) for each in tiles]
    breaks = [number for number, noun in enumerate(nouns) if noun in COUNTRY and nouns[number - 1] in FACE]
    key = f"board.sheet_{kind}"
    title = picture.say(key) if picture.words.has(key) else picture.say("board.sheet")
    second = _card_says(picture, at) if kind == "choose_branch" else ""
    return OfferSheet(title, tuple(tiles), second, tuple(breaks), _ready_all(picture, top))


def _ready_all(picture: Picture, top: object) -> tuple[Action, ...]:
    """Return the answers that ready all exhausted Countries, if all of them can be readied."""
    if not isinstance(top, ChooseReady) or top.remember or picture.decision is None:
        return ()
    found = tuple(action for action in picture.decision.options if action.verb == "ready")
    return found if 1 < len(found) <= top.left else ()


def _tile_or_taken(picture: Picture, at: Spots, noun: str, number: int, *, line: bool = False) -> Tile:
    """Return the tile of a thing on offer, or of one no longer on offer, with the reason.

    A Country may be a `line`, because many cards in large type would cover the map.
    """
    made = country_line if line and noun in COUNTRY else tile
    known = made(picture, at, noun, number)
    if picture.lit(noun) or picture.reader is None:
        return known
    reason = why_not(picture.view, picture.reader, meant(picture.decision, noun, otherwise="choose"))
    said = picture.tells(reason.line)
    return replace(known, noun="", key="", why=said, rule=reason.rule, taken=noun)


def _research(picture: Picture, at: Spots, kept: Sequence[str]) -> OfferSheet:
    """Return the sheet for Research: the whole market, with the Countries that help to pay below it."""
    view: State = picture.view
    cards = [tile(picture, at, card, number) for number, card in enumerate(view.row)]
    cards = [replace(each, offered=picture.lit(each.noun)) for each in cards]
    helpful = _sorted([noun for noun in picture.uses if noun in COUNTRY], kept)
    countries = [_tile_or_taken(picture, at, noun, len(cards) + number) for number, noun in enumerate(helpful)]
    second = picture.say("board.research_left", left=len(view.market))
    return OfferSheet(picture.say("board.sheet_spend_research"), (*cards, *countries), second, (len(cards),))


def _card_says(picture: Picture, at: Spots) -> str:
    """Return the text of the card being resolved, so that its lines can be chosen in context."""
    view: State = picture.view
    cards = view.front[at.below]
    return picture.say(f"card.{kind_of(cards[-1])}") if view.memo and cards else ""


def _sorted(nouns: list[str], kept: Sequence[str]) -> list[str]:
    """Return nouns with market cards first and Countries last, `kept` Countries before new ones."""
    countries = [*kept, *(noun for noun in nouns if noun in COUNTRY and noun not in kept)]
    others = sorted((noun for noun in nouns if noun not in COUNTRY), key=lambda noun: noun not in FACE)
    return [*others, *countries]


def _places(picture: Picture, at: Spots) -> OfferSheet:
    """Return the sheet with the places on the turn order track."""
    tiles = tuple(_place(picture, at, str(number + 1), owner) for number, owner in enumerate(picture.view.track))
    return OfferSheet(picture.say("board.sheet_take_place"), tiles, picture.say("board.places_words"))


def _place(picture: Picture, at: Spots, noun: str, owner: int) -> Tile:
    """Return the tile of a place on the track, free or taken."""
    label = picture.say("option.place", noun=noun)
    if owner == FREE:
        name = picture.say("board.free")
        return Tile(noun, label, *at.grown(PLACE), lambda c, r: stacked(c, r, noun, (name,)), noun)
    power = picture.view.powers[owner]
    name = short(picture.words, power)
    why = picture.say("board.place_taken", power=power, place=int(noun))
    paint = partial(stacked, first=noun, more=(name,), live=False)
    return Tile("", label, *at.grown(PLACE), paint, noun, why=why, rule="WO-PREP-03")


# --- trade ---


def _trade(picture: Picture, at: Spots, top: Exporting | Importing) -> OfferSheet:
    """Return the sheet of a trade: exports on the left, imports on the right, with symbols, stock and prices."""
    view: State = picture.view
    selling = isinstance(top, Exporting)
    deal = top.deal
    now = exports(view, top.seat, deal) if selling else dict.fromkeys(imports(view, top.seat, deal), 1)
    columns = [[_heading(picture, at, side)] for side in SIDES]
    key = 0
    for side, column in zip(SIDES, columns, strict=True):
        for what, row in _deal_rows(picture, top, side):
            live = what in now and (side == "exports") == selling
            key += live
            column.append(_deal_tile(picture, at, side, what, row, str(key) if live else "", live))
    tiles, breaks = list[Tile](), list[int]()
    blank = Tile("", "", columns[0][0].wide, 1, lambda canvas, rect: None)
    for pair in zip_longest(*columns, fillvalue=blank):
        breaks.append(len(tiles))
        tiles += pair
    second = picture.say(
        "board.trade_left", exports=deal.exports, imports=deal.imports, money=view.money[top.seat]
    )
    return OfferSheet(picture.say("board.sheet_trade"), tuple(tiles), second, tuple(breaks))


def _heading(picture: Picture, at: Spots, side: str) -> Tile:
    """Return the tile with the heading of a trade column."""
    text = picture.say(f"board.{side}")
    return Tile("", side, _column(at), WIDE * at.type, lambda canvas, rect: Column(canvas, rect).label(text))


def _column(at: Spots) -> float:
    return min(DEAL * at.type, (at.sheet_room.w - ROOM - GAP) / 2 - TIGHT)


class Terms(NamedTuple):
    """The terms of trade for a resource: its unit price, the number of symbols, and the powers that sell it."""

    price: int
    symbols: int
    powers: tuple[str, ...]


def _deal_rows(picture: Picture, top: Exporting | Importing, side: str) -> Iterator[tuple[str, Terms]]:
    """Yield the resources on one side of a trade with their terms."""
    found = symbols(picture.view, top.seat, top.deal, side)
    for what, price in (EXPORT_PRICE if side == "exports" else IMPORT_PRICE).items():
        more = sellers(picture.view, top.seat, top.deal, what) if side == "imports" else []
        if found.get(what) or more:
            yield what, Terms(price, found.get(what, 0), tuple(short(picture.words, power) for power in more))


def _deal_tile(picture: Picture, at: Spots, side: str, what: str, terms: Terms, key: str, live: bool) -> Tile:
    noun = what if live and at.huge else f"~{what}" if live else ""
    why, rule = ("", "") if live else _barred(picture, side, what)
    label = picture.say(f"option.{side[:-1]}", noun=what)
    paint = partial(_deal_row, picture=picture, side=side, what=what, terms=terms, live=live)
    return Tile(noun, label, _column(at), HIGH * at.type, paint, key, why=why, rule=rule)


def _barred(picture: Picture, side: str, what: str) -> tuple[str, str]:
    """Return why a resource can't be sold or bought now, and the rule's id."""
    match on_top(picture.view), side:
        case [Exporting(), "imports"]:
            return picture.say("board.imports_later"), "WO-TRD-14"
        case [Importing(), "exports"]:
            return picture.say("board.exports_over"), "WO-TRD-14"
        case [ask, _]:
            seat = ask.seat if ask is not None else picture.below
            reason = why_not(picture.view, seat, Action(side[:-1], what))
            return picture.tells(reason.line), reason.rule


def _deal_row(
    canvas: Canvas, rect: Rect, picture: Picture, side: str, what: str, terms: Terms, live: bool
) -> None:
    """Paint a line of a trade: the resource, the amounts, and the price."""
    row = slip(canvas, rect, theme.NOTE, live=live)
    row.gap = NEAR
    row.icon("up" if side == "exports" else "down", color=row.inks.pale, side=PAD)
    row.icon(SIGN[what], side=WIDE)
    row.text(picture.say("board.each", money=terms.price), theme.NOTE.strong, end=True)
    key = "board.sells" if side == "exports" else "board.buys_powers" if terms.powers else "board.buys"
    fields: dict[str, Field] = {
        "what": short(picture.words, what),
        "count": terms.symbols,
        "stock": picture.view.stock[picture.below][what],
        "powers": terms.powers,
    }
    row.text(picture.say(key, **fields))


def _growth(picture: Picture, at: Spots) -> OfferSheet:
    """Return the sheet of the next level's Growth cards, including those the seat can't afford."""
    level = len(picture.view.growth[at.below]) + 1
    cards = [tile(picture, at, card, number) for number, card in enumerate(AT_LEVEL.get(level, ()))]
    shown = tuple(replace(each, offered=picture.lit(each.noun)) for each in cards)
    return OfferSheet(picture.say("board.sheet_choose_growth", level=level), shown)

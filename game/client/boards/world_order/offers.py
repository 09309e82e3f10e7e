"""The sheet of answers: whatever is on offer and does not lie on the map, in the hand or on the power board."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import zip_longest

from pygame import FRect as Rect

from game.client.boards.world_order.cards import HEAD, SIGN, ability, cell, country
from game.client.boards.world_order.cards import picture as printed
from game.client.boards.world_order.layout import Spots
from game.client.boards.world_order.tray import offered
from game.client.kit import theme
from game.client.kit.canvas import Canvas
from game.client.table.messages import Reach
from game.client.table.picture import Picture
from game.core.agenda import asked, why_not
from game.core.contract import Action, Field
from game.core.words import Words
from game.titles.world_order.domestic import ChooseGrowth
from game.titles.world_order.economy import ChooseExport as Exporting
from game.titles.world_order.economy import ChooseImport as Importing
from game.titles.world_order.economy import (
    exports,
    imports,
    sellers,
    symbols,
)
from game.titles.world_order.faces import (
    ASSET,
    AT_LEVEL,
    COUNTRY,
    EXPORT_PRICE,
    FACE,
    FOCUSES,
    GROWTH,
    IMPORT_PRICE,
    REGION,
    RESOURCES,
    kind_of,
)
from game.titles.world_order.knowledge import meant
from game.titles.world_order.military import BOARD
from game.titles.world_order.rules import Spend
from game.titles.world_order.starts import TakePlace
from game.titles.world_order.state import FREE, SPACES, State, open_countries
from game.titles.world_order.steps import ChooseBranch, ChooseReady
from game.titles.world_order.telling import PILES, branch_says, focus_says, outcome, short

Painter = Callable[[Canvas, Rect], None]
GAP = 8.0
SIDES = ("exports", "imports")
PLAYING = ("take_turn", "play_more")
"""Questions at which Assets lie beside the hand: a line each is enough."""


@dataclass(frozen=True)
class Tile:
    """Something on offer: what reaching for it means, how large it is, how it is painted.

    An empty noun is only looked at; `why` says why it is not on offer.
    """

    noun: str
    label: str
    wide: float
    high: float
    paint: Painter
    key: str = ""
    offered: bool = True
    why: str = ""
    rule: str = ""
    over: Callable[[Rect], None] | None = None
    """Registers parts that can be looked at closely, on top of it."""
    taken: str = ""
    """What was on offer here until a moment ago: it keeps its place, so that nothing moves under the pointer."""

    @property
    def thing(self) -> str:
        """What lies here, whether it is still on offer or not."""
        return self.noun or self.taken


@dataclass(frozen=True)
class Sheet:
    """All tiles of a question, under a heading and perhaps a running total."""

    title: str
    tiles: tuple[Tile, ...]
    second: str = ""
    breaks: tuple[int, ...] = ()
    """Before which tiles a new row begins."""
    each: tuple[Action, ...] = ()
    """Answers that may all be given one after the other with one touch, where nothing has to be chosen."""

    @property
    def countries(self) -> tuple[str, ...]:
        """The Countries on it, in their order, those already taken too."""
        return tuple(tile.thing for tile in self.tiles if tile.thing in COUNTRY)


def placed(picture: Picture, at: Spots) -> frozenset[str]:
    """What is on offer and has a place of its own: in the hand, on the map, on the power board."""
    view: State = picture.view
    hand = {noun for card in view.hands[at.below] if (noun := offered(picture, card))}
    found = hand | set(REGION)
    if not at.huge:
        found |= {*RESOURCES, BOARD}
    if not at.brief:
        found |= {card for region in REGION for card in open_countries(view, region)}
        found |= {*view.assets[at.below][:2], *view.growth[at.below]}
    return frozenset(found)


def sheet_for(picture: Picture, at: Spots, kept: Sequence[str] = ()) -> Sheet | None:
    """The sheet of the present question; None while none is needed.

    `kept` are the Countries that lay on it when the same question was put before: they keep their places.
    """
    if picture.decision is None:
        return None
    top = asked(picture.view)
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
        return Sheet(picture.say("board.sheet_choose_focus"), tuple(_focus(picture, at, n) for n in FOCUSES))
    nouns = _sorted(nouns, kept)
    tiles = [_tile_or_taken(picture, at, noun, number) for number, noun in enumerate(nouns)]
    if all(noun.isdigit() for noun in nouns):
        tiles = [replace(tile, high=max(each.high for each in tiles)) for tile in tiles]
    breaks = [number for number, noun in enumerate(nouns) if noun in COUNTRY and nouns[number - 1] in FACE]
    key = f"board.sheet_{kind}"
    title = picture.say(key) if picture.words.has(key) else picture.say("board.sheet")
    second = _card_says(picture, at) if kind == "choose_branch" else ""
    return Sheet(title, tuple(tiles), second, tuple(breaks), _ready_all(picture, top))


def _ready_all(picture: Picture, top: object) -> tuple[Action, ...]:
    """The answers that ready every exhausted Country, where there is enough for all of them."""
    if not isinstance(top, ChooseReady) or top.remember or picture.decision is None:
        return ()
    found = tuple(action for action in picture.decision.options if action.verb == "ready")
    return found if 1 < len(found) <= top.left else ()


def _tile_or_taken(picture: Picture, at: Spots, noun: str, number: int) -> Tile:
    """One thing on offer, or one that was until a moment ago, with the reason why it is no more."""
    tile = _tile(picture, at, noun, number)
    if picture.lit(noun) or picture.audience is None:
        return tile
    reason = why_not(picture.view, picture.audience, meant(picture.decision, noun, otherwise="choose"))
    said = picture.words.say(reason.line, picture.audience, picture.sitting.names)
    return replace(tile, noun="", key="", why=said, rule=reason.rule, taken=noun)


def _research(picture: Picture, at: Spots, kept: Sequence[str]) -> Sheet:
    """All of the market, what is too dear too, and under it the Countries that help."""
    view: State = picture.view
    cards = [_tile(picture, at, card, number) for number, card in enumerate(view.row)]
    cards = [replace(tile, offered=picture.lit(tile.noun)) for tile in cards]
    helpful = _sorted([noun for noun in picture.uses if noun in COUNTRY], kept)
    countries = [_tile_or_taken(picture, at, noun, len(cards) + number) for number, noun in enumerate(helpful)]
    second = picture.say("board.research_left", left=len(view.market))
    return Sheet(picture.say("board.sheet_spend_research"), (*cards, *countries), second, (len(cards),))


def _card_says(picture: Picture, at: Spots) -> str:
    """What the card being resolved says, so that its lines can be chosen knowing all of it."""
    view: State = picture.view
    cards = view.front[at.below]
    return picture.say(f"card.{kind_of(cards[-1])}") if view.memo and cards else ""


def _sorted(nouns: list[str], kept: Sequence[str]) -> list[str]:
    """Cards of the market before Countries, those where they lay before; the rest as it was asked."""
    countries = [*kept, *(noun for noun in nouns if noun in COUNTRY and noun not in kept)]
    others = sorted((noun for noun in nouns if noun not in COUNTRY), key=lambda noun: noun not in FACE)
    return [*others, *countries]


def _tile(picture: Picture, at: Spots, noun: str, number: int) -> Tile:
    """One thing on offer."""
    t, view, words = at.type, picture.view, picture.words
    label = picture.name(noun)
    key = str(number + 1) if number < 9 else ""
    if noun in FACE:
        wide, high = 124 * (1 + 0.8 * (t - 1)), 136 * (1 + 0.8 * (t - 1))
        return Tile(noun, label, wide, high, lambda c, r: _printed(c, r, noun, words), key)
    if noun in COUNTRY:
        ally = view.allies[at.below].get(noun)
        if ally is not None and picture.decision is not None and picture.decision.kind == "choose_ready":
            ally = replace(ally, ready=True)  # as it will be: what is on offer does not look barred
        wide, high = 126 * (1 + 0.8 * (t - 1)), (30 + 108) * t
        return Tile(noun, label, wide, high, lambda c, r: country(c, r, noun, words, ally, where=True), key)
    if noun in ASSET or (noun in GROWTH and noun not in view.growth[at.below]):
        if picture.decision is not None and picture.decision.kind in PLAYING:
            return Tile(noun, label, 250 * t, 34 * t, lambda c, r: _branch(c, picture, r, noun), "")
        wide, high = 232 * (1 + 0.7 * (t - 1)), 104 * t
        return Tile(noun, label, wide, high, lambda c, r: written(c, picture, r, noun), key)
    if noun in PILES:
        return _pile(picture, at, noun, key)
    if noun.isdigit():
        return _number(picture, at, noun)
    if noun in RESOURCES or noun == BOARD:
        return Tile(noun, label, 190 * t, 40 * t, lambda c, r: _resource(c, picture, at, r, noun), key)
    if ":" in noun and noun.partition(":")[0] in REGION:
        return Tile(noun, label, 210 * (1 + 0.6 * (t - 1)), 40 * t, lambda c, r: _cube(c, picture, r, noun), key)
    if isinstance(asked(view), ChooseBranch) and (told := branch_says(view, at.below, noun)):
        return _deed(picture, at, noun, picture.tells(told), key)
    wide = min(310 * t, at.sheet_room.w - 30)
    return Tile(noun, label, wide, 34 * t, lambda c, r: _branch(c, picture, r, noun), key)


# --- single tiles ---


def _printed(canvas: Canvas, rect: Rect, card: str, words: Words) -> None:
    """An Ability card as it was printed once."""
    canvas.blit(printed(canvas, f"card:{card}", rect.w, rect.h, words), rect.left, rect.top)


def _paper(canvas: Canvas, rect: Rect) -> None:
    canvas.rect(rect, theme.BRIEF, radius=5)
    canvas.grain(rect)


def _branch(canvas: Canvas, picture: Picture, rect: Rect, noun: str) -> None:
    """A line of a card: its name."""
    _paper(canvas, rect)
    text = picture.name(noun)
    canvas.text(
        rect.left + 12,
        rect.centery,
        text[:1].upper() + text[1:],
        theme.LEAD.strong,
        color=theme.INK,
        valign="middle",
        width=rect.w - 40,
        fit=True,
        max_lines=1,
    )


def _deed(picture: Picture, at: Spots, noun: str, said: str, key: str) -> Tile:
    """A line of a card with what it costs and brings."""
    t, canvas = at.type, picture.ui.canvas
    wide = min(300 * t, (at.sheet_room.w - 40 - GAP) / 2)
    high = canvas.rich_rows(said, wide - 48, theme.NOTE) * canvas.line_height(theme.NOTE.tight) + 16

    def paint(onto: Canvas, rect: Rect) -> None:
        _paper(onto, rect)
        onto.rich(
            rect.left + 12,
            rect.top + 8,
            said,
            theme.NOTE.tight,
            color=theme.INK2,
            strong=theme.INK,
            width=wide - 48,
        )

    return Tile(noun, picture.name(noun), wide, high, paint, key)


def _cube(canvas: Canvas, picture: Picture, rect: Rect, noun: str) -> None:
    """A cube below the line of a Region, by its place."""
    region, _, slot = noun.partition(":")
    view: State = picture.view
    _paper(canvas, rect)
    side = 18.0
    cell(canvas, rect.left + 20, rect.centery, side, view.temporary[region][int(slot) - 1])
    text = picture.say("board.cube", region=short(picture.words, region), slot=slot)
    canvas.text(
        rect.left + 38,
        rect.centery,
        text,
        theme.BODY.strong,
        color=theme.INK,
        valign="middle",
        width=rect.w - 62,
        fit=True,
        max_lines=1,
    )


def _resource(canvas: Canvas, picture: Picture, at: Spots, rect: Rect, what: str) -> None:
    """A resource, where the power board is put away."""
    real = "army" if what == BOARD else what
    view: State = picture.view
    _paper(canvas, rect)
    canvas.icon(SIGN[real], rect.left + 20, rect.centery, 18, theme.INK)
    stock = canvas.text(
        rect.right - 26,
        rect.centery,
        str(view.stock[at.below][real]),
        theme.LEAD.strong,
        color=theme.INK,
        align="right",
        valign="middle",
    )
    canvas.text(
        rect.left + 36,
        rect.centery,
        short(picture.words, real),
        theme.BODY,
        color=theme.INK,
        valign="middle",
        width=stock.left - rect.left - 42,
        fit=True,
        max_lines=1,
    )


def written(canvas: Canvas, picture: Picture, rect: Rect, noun: str) -> None:
    """An Asset or a Growth card: name, what it says, what it costs and brings."""
    _paper(canvas, rect)
    head = Rect(rect.left, rect.top, rect.w, 26 * max(1.0, canvas.text_scale))
    canvas.rect(head, HEAD, radius=5)
    canvas.rect((head.left, head.bottom - 5, head.w, 5), HEAD)
    vp = ASSET[noun].vp if noun in ASSET else GROWTH[noun].vp
    right = canvas.text(
        rect.right - 9,
        head.centery,
        f"{vp} {picture.name('vp')}",
        theme.NOTE.strong,
        align="right",
        valign="middle",
    ).left
    name, room = picture.name(noun), right - rect.left - 14
    sizes = (size for size in (14.0, 13.0, 12.0) if canvas.measure(name, theme.BODY.at(size).strong)[0] <= room)
    canvas.text(
        rect.left + 9,
        head.centery,
        name,
        theme.BODY.at(next(sizes, 12.0)).strong,
        valign="middle",
        width=room,
        fit=True,
        max_lines=1,
    )
    foot = canvas.line_height(theme.NOTE) + 4 if noun in GROWTH else 6
    rows = max(1, int((rect.bottom - foot - head.bottom - 4) / canvas.line_height(theme.NOTE.tight)))
    canvas.text(
        rect.left + 9,
        head.bottom + 5,
        picture.say(f"card.{noun}"),
        theme.NOTE.tight,
        color=theme.INK2,
        width=rect.w - 18,
        fit=True,
        max_lines=rows,
    )
    if noun in GROWTH:
        _cost(canvas, picture, rect, noun, foot)


def _cost(canvas: Canvas, picture: Picture, rect: Rect, noun: str, foot: float) -> None:
    """What a Growth card costs, and how many of it are left."""
    view: State = picture.view
    y, x = rect.bottom - foot / 2 - 1, rect.left + 9
    word = picture.say("board.costs")
    if canvas.measure(word, theme.SMALL)[0] < rect.w * 0.22:  # where type is large the signs must do
        x = canvas.text(x, y, word, theme.SMALL, color=theme.INK2, valign="middle").right + 5
    for what, count in GROWTH[noun].cost.items():
        canvas.icon(SIGN[what], x + 7, y, 14, theme.INK)
        x = canvas.text(x + 17, y, str(count), theme.NOTE.strong, color=theme.INK, valign="middle").right + 8
    left = picture.say("board.copies_left", count=view.growth_left[noun])
    canvas.text(
        rect.right - 9,
        y,
        left,
        theme.SMALL,
        color=theme.INK2,
        align="right",
        valign="middle",
        width=rect.right - 14 - x,
        fit=True,
        max_lines=1,
    )


def _pile(picture: Picture, at: Spots, noun: str, key: str) -> Tile:
    """A pile of six cards to choose a hand from: every card by name and band."""
    view: State = picture.view
    cards = view.piles[at.below][PILES.index(noun)]
    t, room = at.type, at.sheet_room
    wide = min((room.w - 40) / 2, 480 * t)
    high = max(min((28 + 3 * 84) * (1 + 0.4 * (t - 1)), room.h - 60 * t), 16 + 162 * t)

    def boxes(rect: Rect) -> Iterator[tuple[str, Rect]]:
        each, tall = (rect.w - 28) / 3, (rect.h - 30 * t - 16) / 2
        for number, card in enumerate(cards):
            left, top = rect.left + 8 + number % 3 * (each + 6), rect.top + 28 * t + number // 3 * (tall + 6)
            yield card, Rect(left, top, each, tall)

    def paint(canvas: Canvas, rect: Rect) -> None:
        canvas.rect(rect, theme.GLASS2, radius=6, border=theme.LINE2)
        name = picture.name(noun)
        canvas.text(
            rect.left + 10, rect.top + 15 * t, name[:1].upper() + name[1:], theme.BODY.strong, valign="middle"
        )
        for card, box in boxes(rect):
            ability(canvas, box, card, picture.words)

    def over(rect: Rect) -> None:
        for card, box in boxes(rect):
            name = picture.name(card)
            picture.ui.node(f"look:{card}", box, "card", name, Reach(noun), focusable=False, sound="")

    return Tile(noun, picture.name(noun), wide, high, paint, key, over=over)


def _focus(picture: Picture, at: Spots, focus: str) -> Tile:
    """A Focus: what it readies, raises and produces."""
    view: State = picture.view
    t = at.type
    wide = min(300 * t, (at.sheet_room.w - 32 - 2 * GAP) / 3)
    texts = [picture.tells(said) for said in focus_says(view, at.below, focus)]
    canvas = picture.ui.canvas
    body = sum(canvas.measure(text, theme.NOTE.tight, width=wide - 32)[1] + 4 for text in texts)

    def paint(onto: Canvas, rect: Rect) -> None:
        _paper(onto, rect)
        head = Rect(rect.left, rect.top, rect.w, 30 * t)
        onto.rect(head, HEAD, radius=5)
        onto.rect((head.left, head.bottom - 5, head.w, 5), HEAD)
        now = view.focus[at.below] == focus and view.round > 1
        title = picture.say("option.focus", noun=focus)
        onto.text(
            rect.left + 12,
            head.centery,
            title,
            theme.LEAD.strong,
            valign="middle",
            width=rect.w - 40,
            fit=True,
            max_lines=1,
        )
        y = head.bottom + 7
        for text in texts:
            onto.circle(rect.left + 14, y + onto.line_height(theme.NOTE.tight) / 2, 2, theme.INK2)
            y = onto.text(rect.left + 22, y, text, theme.NOTE.tight, color=theme.INK, width=rect.w - 32).bottom + 4
        if now:
            onto.text(
                rect.right - 10,
                rect.bottom - onto.line_height(theme.SMALL),
                picture.say("board.focus_now").lower(),
                theme.SMALL,
                color=theme.INK2,
                align="right",
            )

    key = str(FOCUSES.index(focus) + 1)
    extra = canvas.line_height(theme.SMALL)
    return Tile(focus, picture.say("option.focus", noun=focus), wide, 30 * t + 14 + body + extra, paint, key)


# --- numbers ---


def _number(picture: Picture, at: Spots, noun: str) -> Tile:
    """A number, with what it would cost or bring."""
    t = at.type
    action = meant(picture.decision, noun, otherwise="choose")
    said = [picture.tells(each) for each in outcome(picture.view, picture.below, action)]
    need = max([picture.ui.canvas.measure(each, theme.SMALL)[0] for each in said], default=0.0)
    wide = max(74 * t, need + 16)
    high = 36 * t + len(said) * picture.ui.canvas.line_height(theme.SMALL.tight) + 4

    def paint(canvas: Canvas, rect: Rect) -> None:
        _paper(canvas, rect)
        canvas.text(
            rect.centerx, rect.top + 19 * t, noun, theme.TITLE, color=theme.INK, align="center", valign="middle"
        )
        for row, text in enumerate(said):
            y = rect.top + 36 * t + row * canvas.line_height(theme.SMALL.tight)
            canvas.text(rect.centerx, y, text, theme.SMALL.tight, color=theme.INK2, align="center")

    return Tile(noun, ", ".join((noun, *said)), wide, high, paint, noun if len(noun) == 1 else "")


def _places(picture: Picture, at: Spots) -> Sheet:
    """The turn order track with those who have taken a place."""
    view: State = picture.view
    tiles = []
    for place in range(1, SPACES + 1):
        owner = view.track[place - 1]
        noun = str(place)

        def paint(canvas: Canvas, rect: Rect, owner: int = owner, noun: str = noun) -> None:
            free = owner == FREE
            canvas.rect(
                rect, theme.BRIEF if free else theme.GLASS2, radius=5, border=None if free else theme.LINE2
            )
            canvas.text(
                rect.centerx,
                rect.top + 19 * at.type,
                noun,
                theme.TITLE,
                align="center",
                valign="middle",
                color=theme.INK if free else theme.DIM,
            )
            name = picture.say("board.free") if free else short(picture.words, view.powers[owner])
            canvas.text(
                rect.centerx,
                rect.top + 36 * at.type,
                name,
                theme.SMALL.tight,
                align="center",
                color=theme.INK2 if free else theme.MUTE,
            )

        label = picture.say("option.place", noun=noun)
        why = "" if owner == FREE else picture.say("board.place_taken", power=view.powers[owner], place=place)
        tiles.append(
            Tile(
                noun if owner == FREE else "", label, 92 * at.type, 58 * at.type, paint, noun, why=why,
                rule="WO-PREP-03" if why else "",
            )
        )  # fmt: skip
    return Sheet(picture.say("board.sheet_take_place"), tuple(tiles), picture.say("board.places_words"))


# --- trade ---


def _trade(picture: Picture, at: Spots, top: Exporting | Importing) -> Sheet:
    """Exports on the left, imports on the right: symbols, stock, price; what is on offer can be touched."""
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
    return Sheet(picture.say("board.sheet_trade"), tuple(tiles), second, tuple(breaks))


def _heading(picture: Picture, at: Spots, side: str) -> Tile:
    """The head of a column of the trade."""

    def paint(canvas: Canvas, rect: Rect) -> None:
        text = picture.say(f"board.{side}").upper()
        canvas.text(rect.left + 2, rect.centery, text, theme.SMALL.strong.spaced, color=theme.DIM, valign="middle")

    return Tile("", side, _column(at), 17 * at.type, paint)


def _column(at: Spots) -> float:
    return min(330 * at.type, (at.sheet_room.w - 30 - GAP) / 2)


def _deal_rows(
    picture: Picture, top: Exporting | Importing, side: str
) -> Iterator[tuple[str, tuple[int, int, tuple[str, ...]]]]:
    """What a side of the trade is about: price, symbols, and the powers that sell."""
    found = symbols(picture.view, top.seat, top.deal, side)
    for what, price in (EXPORT_PRICE if side == "exports" else IMPORT_PRICE).items():
        more = sellers(picture.view, top.seat, top.deal, what) if side == "imports" else []
        if found.get(what) or more:
            yield what, (price, found.get(what, 0), tuple(short(picture.words, power) for power in more))


def _deal_tile(
    picture: Picture, at: Spots, side: str, what: str, row: tuple[int, int, tuple[str, ...]], key: str, live: bool
) -> Tile:
    def paint(canvas: Canvas, rect: Rect) -> None:
        _deal_row(canvas, picture, rect, side, what, *row, live)

    noun = what if live and at.huge else f"~{what}" if live else ""
    why, rule = ("", "") if live else _barred(picture, side, what)
    label = picture.say(f"option.{side[:-1]}", noun=what)
    return Tile(noun, label, _column(at), 31 * at.type, paint, key, why=why, rule=rule)


def _barred(picture: Picture, side: str, what: str) -> tuple[str, str]:
    """Why something cannot be sold or bought now, and the rule that says so."""
    match asked(picture.view), side:
        case [Exporting(), "imports"]:
            return picture.say("board.imports_later"), "WO-TRD-14"
        case [Importing(), "exports"]:
            return picture.say("board.exports_over"), "WO-TRD-14"
        case [ask, _]:
            seat = ask.seat if ask is not None else picture.below
            reason = why_not(picture.view, seat, Action(side[:-1], what))
            return picture.words.say(reason.line, picture.audience, picture.sitting.names), reason.rule


def _deal_row(
    canvas: Canvas,
    picture: Picture,
    rect: Rect,
    side: str,
    what: str,
    price: int,
    count: int,
    powers: tuple[str, ...],
    live: bool,
) -> None:
    """What can be sold or bought, how much of it, for how much."""
    ground, ink, pale = (theme.BRIEF, theme.INK, theme.INK2) if live else (theme.GLASS2, theme.TEXT, theme.MUTE)
    canvas.rect(rect, ground, radius=4, border=None if live else theme.LINE2)
    canvas.icon("up" if side == "exports" else "down", rect.left + 12, rect.centery, 12, pale)
    canvas.icon(SIGN[what], rect.left + 32, rect.centery, 17, ink)
    said = picture.say("board.each", money=price)
    right = canvas.text(
        rect.right - 10 - 18 * max(1.0, canvas.text_scale),
        rect.centery,
        said,
        theme.NOTE.strong,
        color=ink,
        align="right",
        valign="middle",
    ).left
    stock = picture.view.stock[picture.below][what]
    key = "board.sells" if side == "exports" else "board.buys" if not powers else "board.buys_powers"
    fields: dict[str, Field] = {
        "what": short(picture.words, what),
        "count": count,
        "stock": stock,
        "powers": powers,
    }
    text = picture.say(key, **fields)
    canvas.text(
        rect.left + 46,
        rect.centery,
        text,
        theme.NOTE,
        color=ink,
        valign="middle",
        width=right - rect.left - 54,
        fit=True,
        max_lines=1,
    )


def _growth(picture: Picture, at: Spots) -> Sheet:
    """The Growth cards of the next level; those that cannot be paid are shown too."""
    view: State = picture.view
    level = len(view.growth[at.below]) + 1
    t = at.type
    tiles = []
    for number, card in enumerate(AT_LEVEL.get(level, ())):
        lit = picture.lit(card)

        def paint(canvas: Canvas, rect: Rect, card: str = card) -> None:
            written(canvas, picture, rect, card)

        tiles.append(
            Tile(card, picture.name(card), 216 * (1 + 0.7 * (t - 1)), 118 * t, paint, str(number + 1), lit)
        )
    return Sheet(picture.say("board.sheet_choose_growth", level=level), tuple(tiles))

"""The tiles of a sheet of answers: each one's size and painter."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace
from functools import partial

from pygame import FRect as Rect

from game.client.boards.world_order.cards import HEADING, PRINTED, SIGN, ability, cell, country, fitting, headed
from game.client.boards.world_order.layout import Spots
from game.client.kit import boxes, ornaments, theme
from game.client.kit.canvas import Canvas
from game.client.kit.flow import Column, Row, height
from game.client.kit.theme import CORNER, GAP, HAIR, NEAR, PAD, ROOM, TIGHT, WIDE, Point, Type
from game.client.table.picture import Picture
from game.core.asking import on_top
from game.play.answers import Reach
from game.titles.world_order.conversation import PLAYING
from game.titles.world_order.faces import ASSET, COUNTRY, FACE, FOCUSES, GROWTH, REGION, RESOURCES
from game.titles.world_order.knowledge import meant
from game.titles.world_order.military import BOARD
from game.titles.world_order.state import State
from game.titles.world_order.steps import ChooseBranch
from game.titles.world_order.telling import PILES, branch_says, change, focus_says, outcome, short

Painter = Callable[[Canvas, Rect], object]
CARD = (125.0, 138.0)  # px of a card on a sheet, at the usual text size
WRITTEN = (228.0, 112.0)  # the same for an Asset or a Growth card
PILE = (480.0, 280.0)  # the same for a pile of six cards
LOWEST = 66.0  # the least height in px of a card in such a pile
LINE, ASSET_LINE, FOCUS, DEED, CUBE, RESOURCE = (
    310.0,
    250.0,
    300.0,
    300.0,
    210.0,
    190.0,
)  # px of the widths of lines, at the usual text size
COUNTRY_LINE = (188.0, 26.0)  # the same for a Country shown only as a line
HIGH = 34.0  # the height in px of a line
NUMBER = 74.0  # the width in px of a number
KEY = 32.0  # px for the key at the right end of a line
KEYED = 120.0  # the least px of a line that shows its key
NARROW = 0.75  # the least share of a name's width beside the VPs on a card; with less room it gets its own lines
COSTS = 0.22  # the largest share of a Growth card's width for the word for its costs
ACROSS = 3  # cards per row of a pile
DIGITS = 9


@dataclass(frozen=True)
class Tile:
    """Something on offer: its noun, label, size and painter.

    A tile without a noun can't be touched; `why` says why.
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
    """Registers the parts that can be enlarged."""
    taken: str = ""
    """The noun no longer on offer here; its tile keeps its place, so that nothing moves under the pointer."""

    @property
    def thing(self) -> str:
        """Its noun, whether or not it is still on offer."""
        return self.noun or self.taken


def tile(picture: Picture, at: Spots, noun: str, number: int) -> Tile:
    """Return the tile of a noun; the first ones have number keys."""
    view: State = picture.view
    kind = picture.decision.kind if picture.decision is not None else ""
    label, words = picture.name(noun), picture.words
    key = str(number + 1) if number < DIGITS else ""
    if noun in FACE:
        return Tile(noun, label, *card_size(at), lambda c, r: PRINTED.lay(picture, f"card:{noun}", r), key)
    if noun in COUNTRY:
        ally = view.allies[at.below].get(noun)
        if ally is not None and kind == "choose_ready":
            ally = replace(ally, ready=True)  # as it will be, since an exhausted one looks barred
        return Tile(noun, label, *at.grown(CARD), lambda c, r: country(c, r, noun, words, ally, where=True), key)
    if noun in ASSET or (noun in GROWTH and noun not in view.growth[at.below]):
        if kind in PLAYING:
            return _line(picture, at, noun, "", ASSET_LINE)
        return Tile(noun, label, *at.grown(WRITTEN), lambda c, r: written(c, picture, r, noun), key)
    if noun in PILES:
        return _pile(picture, at, noun, key)
    if noun.isdigit():
        return _number(picture, at, noun)
    if noun in RESOURCES or noun == BOARD:
        return Tile(noun, label, RESOURCE * at.type, HIGH * at.type, partial(_resource, picture, at, noun), key)
    if noun.partition(":")[0] in REGION and ":" in noun:
        return Tile(noun, label, at.wide(CUBE), HIGH * at.type, partial(_cube, picture, noun), key)
    if isinstance(on_top(view), ChooseBranch) and (told := branch_says(view, at.below, noun)):
        return _deed(picture, at, noun, picture.tells(told), key)
    return _line(picture, at, noun, key, LINE)


def card_size(at: Spots) -> Point:
    """Return the size of an Ability card on a sheet."""
    return at.wide(CARD[0]), at.wide(CARD[1])


def country_line(picture: Picture, at: Spots, noun: str, number: int) -> Tile:
    """Return a Country's one-line tile: its name, its Region, and its price in diplomacy or its value."""
    cost = change(picture.view, at.below, meant(picture.decision, noun, otherwise="choose")).get("diplomacy")

    def paint(canvas: Canvas, rect: Rect) -> None:
        row = slip(canvas, rect, theme.NOTE)
        row.text(str(COUNTRY[noun].value if cost is None else -cost), theme.BODY.strong, end=True)
        if cost is not None:
            row.icon(SIGN["diplomacy"], end=True, side=PAD)
        row.text(picture.say(f"board.code_{COUNTRY[noun].region}"), theme.SMALL, pale=True, end=True)
        row.text(fitting(canvas, picture.words, noun, row.rest.w, theme.NOTE.strong), theme.NOTE.strong)

    key = str(number + 1) if number < DIGITS else ""
    return Tile(noun, picture.name(noun), COUNTRY_LINE[0] * at.type, COUNTRY_LINE[1] * at.type, paint, key)


# --- backgrounds ---


def paper(canvas: Canvas, rect: Rect, *, live: bool = True) -> None:
    """Paint the background of a tile, dark if it isn't `live`."""
    if live:
        canvas.rect(rect, theme.BRIEF, radius=CORNER)
        ornaments.grain(canvas, rect)
    else:
        canvas.rect(rect, theme.GLASS2, radius=CORNER, border=theme.LINE2)


def slip(canvas: Canvas, rect: Rect, role: Type = theme.BODY, *, live: bool = True) -> Row:
    """Paint the background of a line, and return a row on it with room for a key at the right end."""
    paper(canvas, rect, live=live)
    inks = theme.ON_PAPER if live else theme.ON_GLASS
    return Row(canvas, boxes.cut(rect, left=PAD, right=KEY * canvas.growth), role, inks=inks)


def stacked(canvas: Canvas, rect: Rect, first: str, more: Iterable[str], *, live: bool = True) -> None:
    """Paint a tile with a centred number and a few words below."""
    paper(canvas, rect, live=live)
    inks = theme.ON_PAPER if live else theme.ON_GLASS
    stack(Column(canvas, boxes.inset(rect, HAIR, TIGHT), inks=inks), first, more)


def stack(column: Column, first: str, more: Iterable[str]) -> None:
    """Write a number with a few words below."""
    column.text(first, theme.TITLE.tight, align="center")
    for text in more:
        column.text(text, theme.SMALL.tight, pale=True, align="center")


# --- single tiles ---


def _line(picture: Picture, at: Spots, noun: str, key: str, wide: float) -> Tile:
    """Return the tile of a line that is only a name."""
    name = picture.name(noun)

    def paint(canvas: Canvas, rect: Rect) -> None:
        slip(canvas, rect, theme.LEAD.strong).text(name[:1].upper() + name[1:])

    return Tile(noun, name, min(wide * at.type, at.sheet_room.w - ROOM), HIGH * at.type, paint, key)


def _deed(picture: Picture, at: Spots, noun: str, said: str, key: str) -> Tile:
    """Return the tile of a card's line with what it costs and gains."""
    wide = min(DEED * at.type, (at.sheet_room.w - 2 * ROOM) / 2)
    inner = wide - PAD - KEY * at.type

    def write(column: Column) -> None:
        column.rich(said, theme.NOTE.tight, pale=True)

    def paint(canvas: Canvas, rect: Rect) -> None:
        paper(canvas, rect)
        room = boxes.left(boxes.cut(rect, left=PAD, top=GAP), inner)
        write(Column(canvas, room, inks=theme.ON_PAPER))

    return Tile(noun, picture.name(noun), wide, height(picture.ui.canvas, inner, write) + 2 * GAP, paint, key)


def _cube(picture: Picture, noun: str, canvas: Canvas, rect: Rect) -> None:
    """Paint a cube below a Region's line, with its place."""
    region, _, slot = noun.partition(":")
    view: State = picture.view
    row = slip(canvas, rect, theme.BODY.strong)
    if part := row.take(WIDE):
        cell(canvas, *part.center, WIDE, view.temporary[region][int(slot) - 1])
    row.text(picture.say("board.cube", region=short(picture.words, region), slot=slot))


def _resource(picture: Picture, at: Spots, what: str, canvas: Canvas, rect: Rect) -> None:
    """Paint a resource with its stock, for type so large that the power board isn't on the table."""
    real = "army" if what == BOARD else what
    row = slip(canvas, rect)
    row.icon(SIGN[real])
    row.text(str(picture.view.stock[at.below][real]), theme.LEAD.strong, end=True)
    row.text(short(picture.words, real))


def written(canvas: Canvas, picture: Picture, rect: Rect, noun: str) -> None:
    """Paint an Asset or a Growth card: name, VPs, text and costs."""
    paper(canvas, rect)
    name, vp = picture.name(noun), ASSET[noun].vp if noun in ASSET else GROWTH[noun].vp
    worth = f"{vp} {picture.name('vp')}"

    def title(lines: Column) -> None:
        lines.text(name, theme.SMALL.strong.tight, max_lines=3)

    left = rect.w - 3 * GAP - canvas.measure(worth, theme.NOTE.strong)[0]
    if left < NARROW * canvas.measure(name, theme.BODY.strong)[0]:  # too small for name and VPs side by side
        above = boxes.cut(rect, left=GAP, top=TIGHT, right=GAP)
        room = headed(canvas, rect, height(canvas, above.w, title) + 2 * TIGHT, theme.COVER)
        title(Column(canvas, above))
    else:
        room = headed(canvas, rect, HEADING * canvas.growth, theme.COVER)
        head = Row(canvas, boxes.inset(boxes.upper(rect, room.top - rect.top), GAP, 0), theme.BODY.strong)
        head.text(worth, theme.NOTE.strong, end=True)
        head.text(name, shrink=True)
    foot = canvas.line_height(theme.NOTE) + TIGHT if noun in GROWTH else 0
    body = boxes.cut(room, left=GAP, top=TIGHT, right=GAP, bottom=foot)
    text = picture.say(f"card.{noun}")
    role = canvas.shrunk(text, theme.NOTE.tight, body.w, high=body.h)
    Column(canvas, body, inks=theme.ON_PAPER).text(text, role, pale=True)
    if noun in GROWTH:
        _cost(canvas, picture, boxes.lower(boxes.inset(rect, GAP, 0), foot), noun)


def _cost(canvas: Canvas, picture: Picture, rect: Rect, noun: str) -> None:
    """Paint the costs of a Growth card, and how many copies are left."""
    view: State = picture.view
    row, word = Row(canvas, rect, theme.SMALL, inks=theme.ON_PAPER), picture.say("board.costs")
    if canvas.measure(word, theme.SMALL)[0] < rect.w * COSTS:  # in large type, the icons alone must do
        row.text(word, pale=True)
    for what, count in GROWTH[noun].cost.items():
        row.icon(SIGN[what])
        row.text(str(count), theme.NOTE.strong)
    row.text(picture.say("board.copies_left", count=view.growth_left[noun]), pale=True, end=True)


def _pile(picture: Picture, at: Spots, noun: str, key: str) -> Tile:
    """Return the tile of a pile of six cards, one of those that a hand can be chosen from."""
    view: State = picture.view
    cards, room = view.piles[at.below][PILES.index(noun)], at.sheet_room
    wide = min((room.w - 2 * ROOM) / 2, PILE[0] * at.type)
    least = (HEADING + 2 * LOWEST) * at.type + 2 * GAP
    high = max(least, min(at.wide(PILE[1]), room.h - 2 * HIGH * at.type))
    name = picture.name(noun)

    def faces(rect: Rect) -> Iterator[tuple[str, Rect]]:
        inner = boxes.cut(rect, left=GAP, top=HEADING * at.type, right=GAP, bottom=GAP)
        tall = boxes.rows(inner, -(-len(cards) // ACROSS), NEAR)[0].h
        for number, card in enumerate(cards):
            yield card, boxes.cell(inner, ACROSS, number, tall, NEAR)

    def paint(canvas: Canvas, rect: Rect) -> None:
        canvas.rect(rect, theme.GLASS2, radius=CORNER, border=theme.LINE2)
        head = boxes.upper(boxes.inset(rect, GAP, 0), HEADING * at.type)
        Row(canvas, head, theme.BODY.strong).text(name[:1].upper() + name[1:])
        for card, box in faces(rect):
            ability(canvas, box, card, picture.words)

    def over(rect: Rect) -> None:
        for card, box in faces(rect):
            shown = picture.name(card)
            picture.ui.node(f"look:{card}", box, "card", shown, Reach(noun), focusable=False, sound="")

    return Tile(noun, name, wide, high, paint, key, over=over)


def focus_tile(picture: Picture, at: Spots, focus: str) -> Tile:
    """Return the tile of a Focus: what it readies, raises and produces."""
    view: State = picture.view
    wide = min(FOCUS * at.type, (at.sheet_room.w - ROOM - 2 * GAP) / len(FOCUSES) - TIGHT)
    texts = [picture.tells(said) for said in focus_says(view, at.below, focus)]
    now = view.focus[at.below] == focus and view.round > 1
    title, head = picture.say("option.focus", noun=focus), HEADING * at.type

    def write(column: Column) -> None:
        line = column.canvas.line_height(theme.NOTE.tight)
        for text in texts:
            x, y = column.room.left + HAIR, column.bottom + line / 2
            column.ink(partial(column.canvas.circle, x, y, HAIR, theme.INK2))
            with column.inset(left=GAP) as inner:
                inner.text(text, theme.NOTE.tight)
            column.gap(TIGHT)

    def paint(canvas: Canvas, rect: Rect) -> None:
        paper(canvas, rect)
        room = boxes.inset(headed(canvas, rect, head, theme.COVER), PAD, NEAR)
        Row(canvas, boxes.cut(boxes.upper(rect, head), left=PAD, right=KEY), theme.LEAD.strong).text(title)
        column = Column(canvas, room, inks=theme.ON_PAPER)
        write(column)
        if now:
            column.text(picture.say("board.focus_now").lower(), theme.SMALL, pale=True, align="right")

    canvas = picture.ui.canvas
    high = head + height(canvas, wide - 2 * PAD, write) + canvas.line_height(theme.SMALL) + PAD
    return Tile(focus, title, wide, high, paint, str(FOCUSES.index(focus) + 1))


def _number(picture: Picture, at: Spots, noun: str) -> Tile:
    """Return the tile of a number, with what it would cost or gain."""
    canvas, action = picture.ui.canvas, meant(picture.decision, noun, otherwise="choose")
    said = [picture.tells(each) for each in outcome(picture.view, picture.below, action)]
    need = max((canvas.measure(each, theme.SMALL)[0] for each in said), default=0.0)
    wide = max(NUMBER * at.type, need + WIDE)
    high = height(canvas, wide, lambda column: stack(column, noun, said)) + 2 * TIGHT
    label, key = ", ".join((noun, *said)), noun if len(noun) == 1 else ""
    return Tile(noun, label, wide, high, lambda c, r: stacked(c, r, noun, said), key)

"""Writing a secret note of Manifesto on the slate: a side, a sum of money, and cards."""

from math import ceil
from typing import NamedTuple, Protocol

from pygame import FRect as Rect

from game.client.boards.manifesto.known import known, known_height, known_rows
from game.client.boards.manifesto.layout import CARD_W, GROWS, Spots, note_of
from game.client.boards.manifesto.slate import (
    FAINT,
    FIGURE,
    HEADLINE,
    ON_SLATE,
    STEP,
    TIGHT,
    chalk,
    envelopes,
    headline,
    in_the_middle,
    lines_in,
    side_word,
    wooden,
)
from game.client.kit import boxes, changing, scrolling, theme
from game.client.kit.flow import Column, Row
from game.client.kit.places import FACTS, KeepClear, nearest
from game.client.kit.theme import CORNER, GAP, HAIR, MS, NEAR, PAD, ROOM, SLIM, WIDE
from game.client.table.messages import Show
from game.client.table.picture import Picture
from game.core.contract import Reason, option
from game.play.answers import Give, NoteDown, Seal
from game.titles.manifesto import telling
from game.titles.manifesto.bidding import SIDE, AddCards, NameSum, TakeSide, account, sides_for, worth
from game.titles.manifesto.bidding import Note as Step
from game.titles.manifesto.faces import REGIONS
from game.titles.manifesto.state import Bid, Conflict, Contest, State, touching

HEAD, FOOT, FOOT_LARGE = 96.0, 58.0, 36.0
"""The height in px of a note's head, of its foot with the sum, and of the foot in large type."""
PLAIN, SIDES, CARDS = 680.0, 182.0, 100.0
"""A note's width in px at the usual text size, and how much a choice of sides, and of cards, adds to it."""
KNOWN, MOST_KNOWN = 220.0, 0.36
"""The width in px of the known facts' column at the usual text size, and its largest share of a note."""
LINE, LEAST = 48.0, 90.0
"""The height in px of a line in a column, and the least height of a column, at the usual text size."""
FIELD, FIELDS = 40.0, 70.0
"""The greatest height in px of a field at the usual text size, and of sides in a row."""
NUMBER, NUMBERS = 30.0, (3, 4, 6, 12)
"""The least px of a sum's field; sums per row: few, an estimate for many, the most, and the most when alone."""
FEW, DIGITS = 12, 10
"""The sum from which there are many, and how many sums have a key."""
TYPED = 1.5
"""The seconds during which a second digit belongs to the sum."""
COLUMNS = {True: (3, 3, 4), False: (3, 4)}
"""The relative widths of side, money and cards in a note, or of money and cards if there is no choice of side."""
FOLDED = (300.0, 190.0)
"""The least width in px of a folded note, and the width of its text."""
IN_PROMPT = 8
"""How many answers the prompt has room for while the note is folded; the others are given by key."""
NEXT, FOUGHT, OTHERS = 2.0, 6.0, 9.0
"""The cost of covering a neighbour of the contested region, the region itself, and a note of the match."""
SMALL_WORDS = 1.7
"""The text scale from which a card shows only what it adds, not why."""
FIRST = -5e5
"""The sides' first position in the Tab order."""
BARRED, BARRED_EDGE = (theme.mix(theme.SLATE, theme.CHALK2, share) for share in (0.55, 0.3))


class NotePart(NamedTuple):
    """The context of one part of a note: picture, layout, its column, and the current step."""

    picture: Picture
    at: Spots
    column: Column
    step: Step


class NoteWriter(Protocol):
    """Paints a part of a note; `alone` is True if type is so large that it is the only part."""

    def __call__(self, part: NotePart, *, alone: bool) -> None:
        """Paint the part."""


def folded(picture: Picture, at: Spots, *, floor: float) -> None:
    """Paint the note folded into a corner, hiding its contents and uncovering the map."""
    canvas, word = picture.ui.canvas, picture.say("board.show")
    button, (least, words) = picture.ui.button_width(word, "Z"), FOLDED
    wide = min(at.board.w - WIDE, max(least * at.type, button + words * at.type))
    high = canvas.line_height(theme.HAND.tight) + canvas.line_height(theme.NOTE.tight) + 2 * PAD
    room = boxes.inset(at.board, NEAR)
    room.h = min(room.bottom, floor - NEAR) - room.top
    keep = [*map(KeepClear, picture.taken), *_contested(picture, at)]
    keep += [KeepClear(at.tag(region, CARD_W)) for region in REGIONS if not at.listed]
    corner = boxes.right(boxes.lower(room, high), wide)
    rect = nearest(corner, room, keep)
    with canvas.panel(rect, "slate"):
        wooden(picture, rect)
        inner = boxes.inset(rect, WIDE, PAD)
        area = boxes.around(inner.right - button / 2, inner.centery, button, canvas.line_height(theme.TITLE))
        picture.ui.button("slate:hide", area, word, Show("hide"), kind="ghost", key="Z")
        column = Column(canvas, boxes.cut(inner, right=button + GAP), inks=ON_SLATE)
        column.text(picture.tells(headline(picture).title), theme.HAND.tight, max_lines=1, shrink=True)
        column.text(picture.say("board.turned_over"), theme.NOTE.tight, pale=True, max_lines=1)
    if len(picture.uses) > IN_PROMPT:
        for number, (noun, dot) in enumerate(
            zip(picture.uses, boxes.slots(rect, 2, len(picture.uses)), strict=True)
        ):
            key = noun if len(noun) == 1 and noun.isdigit() else ""
            picture.touch(noun, boxes.lower(dot, 2), "answer", picture.name(noun), rank=number, key=key)


def note(picture: Picture, at: Spots, rect: Rect) -> None:
    """Paint the reader's note: side, money, cards, and its worth so far."""
    canvas, step = picture.ui.canvas, _step(picture)
    with canvas.panel(rect, "slate"):
        column = Column(canvas, wooden(picture, rect), inks=ON_SLATE)
        _head(picture, at, column)
        hide = _turn(picture, at, column)
        if at.type > TIGHT:
            _one_step(NotePart(picture, at, column, step), hide)
            return
        foot = boxes.lower(column.room, FOOT_LARGE * at.type if at.large else FOOT * at.type)
        room = boxes.cut(column.rest, bottom=foot.h)
        apart = boxes.right(room, min(KNOWN * at.type, room.w * MOST_KNOWN))
        _columns(picture, at, boxes.cut(room, right=apart.w + ROOM), step)
        known(picture, apart, step.seat)
        canvas.line(apart.left - PAD, room.top, apart.left - PAD, room.bottom - GAP, FAINT)
        _sum(picture, boxes.cut(foot, right=hide.w + PAD), step)


def _step(picture: Picture) -> Step:
    step = note_of(picture.view, picture.reader)
    assert step is not None, "a note is being written"
    return step


def begins(picture: Picture) -> bool:
    """Return whether nothing of the note has been written yet."""
    step = _step(picture)
    only = isinstance(step, NameSum) and len(sides_for(picture.view, step.seat)) < 2
    return (only or isinstance(step, TakeSide)) and not picture.ahead


def fitted(picture: Picture, at: Spots, floor: float) -> Rect:
    """Return the note's rectangle: as large as its columns need, placed to cover least of the contested region.

    It makes way for a strip at the top of the board if there is room below.
    """
    full = at.slate(floor)
    if at.large:
        return full
    free, cards = _parts(picture)
    wide = min(full.w, (PLAIN + SIDES * free + CARDS * bool(cards)) * at.type)
    room = boxes.inset(boxes.upper(at.board, full.bottom - at.board.top), GAP)
    for strip in picture.taken:
        if strip.top < room.top < strip.bottom and least_height(picture, at) <= room.bottom - strip.bottom - NEAR:
            room = boxes.cut(room, top=strip.bottom + NEAR - room.top)
    high = _height(picture, at, LINE) + ROOM
    keep = [*_contested(picture, at), *(KeepClear(rect, OTHERS) for rect in picture.taken)]
    return nearest(Rect(full.centerx - wide / 2, full.top, wide, min(room.h, high)), room, keep)


def _parts(picture: Picture) -> tuple[bool, int]:
    """Return whether there is a side to choose, and the number of cards to choose from."""
    view, seat = picture.view, _step(picture).seat
    return len(sides_for(view, seat)) > 1, len(telling.bid_cards(view, seat))


def _height(picture: Picture, at: Spots, line: float) -> float:
    """Return the height of a note whose lines are `line` px high."""
    (free, cards), seat = _parts(picture), _step(picture).seat
    few, guess, *_ = NUMBERS
    view: State = picture.view
    its = view.its[seat]
    lines = max(few if free else 1, cards, ceil((its + 1) / (few if its < FEW else guess))) * line
    columns = max(lines, LEAST) * at.type + picture.ui.canvas.line_height(theme.HEAD)
    return max(columns, known_height(picture, seat, KNOWN * at.type)) + (HEAD + FOOT) * at.type + ROOM


def least_height(picture: Picture, at: Spots) -> float:
    """Return the least height of a note that shows its columns without scrolling."""
    return _height(picture, at, NUMBER + NEAR)


def _contested(picture: Picture, at: Spots) -> list[KeepClear]:
    """Return the tags to keep clear: those of the contested region and its neighbours."""
    view: State = picture.view
    if not isinstance(view.contest, Conflict) or at.listed:
        return []
    region = view.contest.region
    near = [KeepClear(at.tag(other, CARD_W), NEXT) for other in touching(view, region)]
    return [KeepClear(at.tag(region, CARD_W).inflate(2 * ROOM, 2 * ROOM), FOUGHT), *near]


def _turn(picture: Picture, at: Spots, column: Column) -> Rect:
    """Paint the button that folds the slate: at the lower right or, in large type, below the head."""
    ui, word = picture.ui, picture.say("board.hide")
    row = boxes.lower(column.room, min(ROOM * at.type, 2 * ROOM))
    if at.type > TIGHT:
        row.top = column.bottom
    rect = boxes.right(row, ui.button_width(word, "Z"))
    ui.button("slate:hide", rect, word, Show("hide"), kind="ghost", key="Z")
    return rect


def _head(picture: Picture, at: Spots, column: Column) -> None:
    """Paint title and consequence on the left, and all envelopes on the right."""
    said = headline(picture)
    left, low = envelopes(picture, column.room)
    words = Column(column.canvas, boxes.cut(column.room, right=column.room.right - left + PAD), inks=ON_SLATE)
    words.text(picture.tells(said.title), chalk(picture, HEADLINE), max_lines=1, shrink=True)
    for each in (said.under, said.won) if at.type <= TIGHT else (said.under,):
        words.text(picture.tells(each) if each else "", theme.NOTE.tight, pale=True, max_lines=1)
    column.bottom = words.bottom if at.type > TIGHT else max(words.bottom, low)
    head = Rect(column.room.left, column.room.top, left - column.room.left, column.bottom - column.room.top)
    picture.ui.node("head", head, FACTS, picture.tells(said.title), focusable=False)
    column.rule(px=HAIR if at.large else NEAR)


# --- the parts of a note ---


def _columns(picture: Picture, at: Spots, room: Rect, step: Step) -> None:
    """Paint the columns for side, money and cards, leaving out the side if there is only one."""
    free = len(sides_for(picture.view, step.seat)) > 1
    parts = boxes.columns(room, COLUMNS[free], ROOM)
    for number, (kind, rect) in enumerate(zip(list(PARTS)[not free :], parts, strict=True), 1):
        part = NotePart(picture, at, Column(picture.ui.canvas, rect, inks=ON_SLATE), step)
        title = f"{number}  {_title(part, kind)}"
        part.column.text(title, chalk(picture, STEP), pale=not isinstance(step, kind), max_lines=1, shrink=True)
        head = boxes.upper(rect, part.column.bottom - rect.top)
        picture.ui.node(f"column:{number}", head, FACTS, title, focusable=False)
        part.column.gap(SLIM)
        PARTS[kind](part, alone=False)


def _one_step(part: NotePart, hide: Rect) -> None:
    """Paint only the current step, for very large type; its title shows what was chosen before."""
    picture, column, kind = part.picture, part.column, type(part.step)
    head = Column(column.canvas, boxes.cut(column.rest, right=hide.w + PAD), inks=ON_SLATE)
    head.text(_title(part, kind, alone=True), chalk(picture, STEP), max_lines=1)
    column.bottom = max(head.bottom, hide.bottom)
    column.gap(SLIM)
    PARTS[kind](part, alone=True)
    if column.rest.h > column.canvas.line_height(theme.NOTE.tight):
        known_rows(picture, column, part.step.seat)


def _title(part: NotePart, kind: type[Step], *, alone: bool = False) -> str:
    picture, view = part.picture, part.picture.view
    if kind is TakeSide:
        return picture.say("board.side")
    if kind is NameSum:
        its = view.its[part.step.seat]
        return picture.say("board.money", its=its) if its else picture.say("board.no_money")
    if alone and isinstance(part.step, AddCards):
        return picture.say("board.worth_so_far", sum=written_sum(view.contest, part.step.bid))
    return picture.say("board.cards_column")


def _field(picture: Picture, rect: Rect, *, on: bool, hover: bool) -> theme.Color:
    """Paint a field of the slate, filled if `on`, and return the colour of its text."""
    canvas = picture.ui.canvas
    if on:
        canvas.rect(rect, theme.CHALK, radius=SLIM)
        return theme.INK
    edge, thick = (theme.CHALK, 2) if hover else (theme.CHALK2, 1)
    ground = theme.mix(theme.SLATE, theme.CHALK, 0.14) if hover else None
    canvas.rect(rect, ground, radius=SLIM, border=edge, border_width=thick)
    return theme.CHALK


def _sides(part: NotePart, *, alone: bool) -> None:
    """Paint the sides in a column, or in a row if `alone`; those barred by a treaty are grey."""
    picture, column, step = part.picture, part.column, part.step
    found = telling.sides(picture.view, step.seat)
    wanted = FIELDS if alone else len(found) * (FIELD * part.at.type + GAP)
    room = column.take(min(wanted, column.rest.h))
    if room is None:
        return
    chosen = step.side if isinstance(step, NameSum) else step.bid.side if isinstance(step, AddCards) else ""
    rects = boxes.columns(room, len(found), PAD) if alone else boxes.rows(room, len(found), GAP)
    for number, (side, rect) in enumerate(zip(found, rects, strict=True)):
        if side in sides_for(picture.view, step.seat):
            _side(picture, rect, side, number, on=side == chosen or SIDE[side] in picture.ahead)
        else:
            _barred(picture, rect, side, number, TakeSide(step.seat).why_not(picture.view, SIDE[side]))


def _side(picture: Picture, rect: Rect, side: str, number: int, *, on: bool) -> None:
    """Paint a side that can be taken."""
    word = side_word(picture, side)
    message = Give(SIDE[side]) if side == "abstain" else NoteDown(SIDE[side])
    state = ("chosen",) if on else ()
    look = picture.ui.node(f"side:{side}", rect, "side", word, message, order=FIRST + number, state=state)
    color = _field(picture, rect, on=on, hover=look.hover)
    Row(picture.ui.canvas, boxes.inset(rect, GAP, 0)).text(word, theme.BODY.strong, color=color)


def _barred(picture: Picture, rect: Rect, side: str, number: int, why: Reason) -> None:
    """Paint a side barred by a treaty; touching it gives the reason."""
    canvas = picture.ui.canvas
    word = side_word(picture, side)
    small = picture.say("board.barred")
    said = picture.tells(why.line)
    picture.ui.node(f"side:{side}", rect, "side", word, order=FIRST + number, reason=said, rule=why.rule)
    canvas.rect(rect, None, radius=SLIM, border=BARRED_EDGE)
    room = boxes.inset(rect, GAP, 0)
    if rect.h < canvas.line_height(theme.BODY.tight) + canvas.line_height(theme.SMALL.tight):
        lines_in(canvas, room, (f"{word} · {small}", theme.NOTE.strong.tight, BARRED))
    else:
        lines_in(canvas, room, (word, theme.BODY.strong.tight, BARRED), (small, theme.SMALL.tight, BARRED))


def _money(part: NotePart, *, alone: bool) -> None:
    """Paint a field for every sum the seat can pay, scrolling if there are many."""
    picture, column, room = part.picture, part.column, part.column.rest
    few, _, many, most = NUMBERS
    purse, least = picture.view.its[part.step.seat], NUMBER * min(part.at.type, GROWS)
    across = few
    if purse >= FEW or alone or ceil((purse + 1) / few) * (least + CORNER) > room.h:
        across = max(few, min(most if alone else many, int(room.w / (least + CORNER))))
    rows = ceil((purse + 1) / across)
    high = max(least, min(FIELD * part.at.type, room.h / rows - NEAR))
    area = column.take(min(room.h, rows * (high + CORNER)))
    if area is None:
        return
    content = rows * (high + CORNER)
    written = _written(part)
    if changing.quietly_since(picture.ui, "written", written) == 0 and written is not None:
        scrolling.bring(picture.ui, "sums", area.h, written // across * (high + CORNER), high)
    with picture.ui.scroll("sums", area, content) as start:
        grid = Rect(area.left, start, area.w - (PAD if scrolling.exceeds(content, area.h) else 0), area.h)
        for value in range(purse + 1):
            _number(part, boxes.cell(grid, across, value, high, CORNER), value)


def _written(part: NotePart) -> int | None:
    """Return the sum on the note, or None if there is none yet."""
    if isinstance(part.step, AddCards):
        return part.step.bid.its
    return next((int(action.noun) for action in part.picture.ahead if action.verb == "bid"), None)


def is_typing(picture: Picture, step: Step | None) -> bool:
    """Return whether the next digit still belongs to the sum: 1 then 2 is 12, not 1 and the second card."""
    if not isinstance(step, NameSum | AddCards):
        return False
    written = step.bid.its if isinstance(step, AddCards) else None
    gone = changing.quietly_since(picture.ui, "sum", written)
    if not written or written * DIGITS > picture.view.its[step.seat]:
        return False
    if gone < TYPED:
        picture.ui.wake_in(TYPED - gone)
    return gone < TYPED


def keeps_digit(picture: Picture, step: AddCards) -> bool:
    """Return whether the written sum keeps its digit as a key to hold, because no card to add needs it."""
    cards, none = len(picture.view.hands[step.seat]), not telling.bid_cards(picture.view, step.seat)
    return step.bid.its < DIGITS and (none or not 0 < step.bid.its <= cards)


def _key(part: NotePart, value: int) -> str:
    """Return the digit that names a sum, or that extends the sum just typed to it."""
    step = part.step
    if isinstance(step, NameSum):
        return str(value) if value < DIGITS else ""
    if isinstance(step, AddCards) and value == step.bid.its and keeps_digit(part.picture, step):
        return str(value)
    goes_on = isinstance(step, AddCards) and is_typing(part.picture, step) and value // DIGITS == step.bid.its
    return str(value % DIGITS) if goes_on else ""


def _number(part: NotePart, rect: Rect, value: int) -> None:
    picture, noun = part.picture, str(value)
    bid, key = option("bid", noun), _key(part, value)
    on = _written(part) == value
    label = picture.say("board.sum", its=value)
    hold = MS["hold"] / 1000
    state = ("chosen",) if on else ()
    message = NoteDown(bid)
    held = Seal(bid)
    look = picture.touch(
        noun, rect, "sum", label, key=key, rank=value, state=state, message=message, hold=hold, held=held
    )
    color = _field(picture, rect, on=on, hover=look.hover or look.focus)
    if full := changing.held(picture.ui, f"noun:{noun}", hold):
        picture.ui.canvas.rect(boxes.lower(rect, full * rect.h), theme.BRASS, radius=SLIM)
    role = picture.ui.canvas.shrunk(noun, theme.HAND, rect.w, high=rect.h)
    picture.ui.canvas.text(*rect.center, noun, role, color=color, align="center", valign="middle")


def _cards(part: NotePart, *, alone: bool) -> None:
    """Paint the hand's influence cards with what each would add."""
    picture, column, canvas = part.picture, part.column, part.picture.ui.canvas
    mine, room = telling.bid_cards(picture.view, part.step.seat), column.rest
    if not mine:
        column.text(picture.say("board.no_cards"), pale=True)
        return
    least = canvas.line_height(theme.BODY.tight) + NEAR
    if part.at.type < SMALL_WORDS:
        least += canvas.line_height(theme.SMALL.tight)
    high = max(least, min(FIELD * part.at.type, room.h / len(mine) - NEAR))
    area = column.take(min(room.h, len(mine) * (high + NEAR)))
    if area is None:
        return
    with picture.ui.scroll("cards", area, len(mine) * (high + NEAR)) as start:
        for number, card in enumerate(mine):
            _card_row(part, Rect(area.left, start + number * (high + NEAR), area.w, high), card)


def _card_row(part: NotePart, rect: Rect, card: str) -> None:
    picture, step, view = part.picture, part.step, part.picture.view
    [(_, value, more)] = account(view.contest, (card,))
    adds = option("add", card)
    used = (isinstance(step, AddCards) and card in step.bid.cards) or adds in picture.ahead
    message = NoteDown(adds, beside=True)
    state = ("chosen",) if used else ()
    look = picture.ui.node(f"note:{card}", rect, "card", picture.name(card), message, focusable=False, state=state)
    color = _field(picture, rect, on=used, hover=look.hover or picture.pointed_at(card))
    row = Row(picture.ui.canvas, boxes.inset(rect, GAP, 0))
    row.text(f"+{value + more}", chalk(picture, theme.HAND), color=color, end=True)
    lines = [(picture.name(card), theme.BODY.strong.tight, color)]
    if part.at.type < SMALL_WORDS:
        why = picture.tells(telling.adds(view.contest, card))
        lines.append((why, theme.SMALL.tight, theme.INK2 if used else theme.CHALK2))
    lines_in(picture.ui.canvas, row.rest, *lines)


PARTS: dict[type[Step], NoteWriter] = {TakeSide: _sides, NameSum: _money, AddCards: _cards}
"""The painter of each step's part, in order."""


# --- the total ---


def written_sum(contest: Contest, bid: Bid) -> str:
    """Return a note's worth, written as a sum."""
    terms = [str(bid.its), *(str(value + more) for _, value, more in account(contest, bid.cards))]
    total = str(worth(contest, bid))
    return f"{' + '.join(terms)} = {total}" if len(terms) > 1 else total


def _sum(picture: Picture, room: Rect, step: Step) -> None:
    """Write the note's worth, and in words what it will cost."""
    canvas = picture.ui.canvas
    canvas.line(*room.topleft, *room.topright, FAINT)
    row, text = Row(canvas, room, theme.NOTE, inks=ON_SLATE), picture.say("board.note_hint")
    if isinstance(step, AddCards):
        row.gap = ROOM
        row.text(written_sum(picture.view.contest, step.bid), chalk(picture, FIGURE))
        paid = step.bid.its or step.bid.cards
        text = picture.say("board.note_hold")
        if paid:
            text = f"{text} {picture.say('board.paid_anyway', its=step.bid.its, cards=step.bid.cards)}"
    foot = in_the_middle(canvas, row.rest, text, theme.NOTE.tight, pale=True)
    picture.ui.node(
        "foot", Rect(room.left, foot.top, foot.right - room.left, foot.h), FACTS, text, focusable=False
    )

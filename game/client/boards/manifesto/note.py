"""A secret note of Manifesto is written on the slate: a side, a sum, cards."""

from pygame import FRect as Rect

from game.client.boards.manifesto.known import known, known_height, known_rows
from game.client.boards.manifesto.layout import CARD_W, Spots, note_of
from game.client.boards.manifesto.slate import TIGHT, envelopes, headline, side_word, wooden
from game.client.kit import theme
from game.client.kit.places import Kept, nearest
from game.client.table.answers import Do, Note
from game.client.table.messages import Show
from game.client.table.picture import Picture
from game.core.agenda import Ask
from game.core.contract import Seat, option
from game.titles.manifesto import telling
from game.titles.manifesto.bidding import SIDE, AddCards, NameSum, TakeSide, account, sides_for, worth
from game.titles.manifesto.faces import REGIONS
from game.titles.manifesto.state import Bid, Conflict, Contest, State, touching

HEAD = 96.0
"""How high the head of a note is: title, parties, what hangs on it."""
PLAIN, SIDES, CARDS = 680.0, 182.0, 100.0
"""How wide a note is at the usual size of type, and how much wider with sides to take and cards to add."""
IN_PROMPT = 8
"""How many sums the prompt has room for while the note is folded; more are found by their keys."""
KNOWN = 220.0
"""The width of the column of what is known, at the usual size of type."""


def folded(picture: Picture, at: Spots, *, floor: float) -> None:
    """A note turned over and laid into a corner: nobody sees what is on it, and its writer sees the neighbours."""
    canvas = picture.ui.canvas
    title, _, _ = headline(picture)
    word, t = picture.say("board.show"), min(at.type, 1.8)
    button = picture.ui.button_width(word, "H")
    wide, high = min(at.board.w - 16, max(300.0 * t, button + 190 * t)), 58 * t
    room = at.board.inflate(-12, -12)
    room.h = min(room.bottom, floor - 6) - room.top
    keep = [Kept(rect) for rect in picture.taken]
    keep += _contested(picture, at)
    keep += [Kept(at.tag(region, CARD_W)) for region in REGIONS if not at.listed]
    rect = nearest(Rect(room.right - wide, room.bottom - high, wide, high), room, keep)
    with canvas.panel(rect, "slate"):
        room = wooden(picture, rect).inflate(20, 12)
        area = Rect(room.right - button, room.centery - 14 * t, button, 28 * t)
        picture.ui.button("slate:hide", area, word, Show("hide"), kind="ghost", key="H")
        left = area.left - room.left - 10
        head = canvas.text(
            room.left, room.top - 4, title, theme.HAND.tight, color=theme.CHALK, width=left, fit=True, max_lines=1
        )
        canvas.text(
            room.left,
            head.bottom,
            picture.say("board.turned_over"),
            theme.NOTE,
            color=theme.CHALK2,
            width=left,
            fit=True,
            max_lines=1,
        )
    if len(picture.uses) > IN_PROMPT:
        for number, noun in enumerate(picture.uses):
            key = noun if len(noun) == 1 and noun.isdigit() else ""
            dot = Rect(rect.left + 4 + number * 3, rect.bottom - 3, 2, 2)
            picture.touch(noun, dot, "answer", picture.name(noun), rank=number, key=key)


def note(picture: Picture, at: Spots, *, floor: float) -> None:
    """The note of whoever looks: side, money, cards, and what it is worth so far; nothing of it below `floor`."""
    canvas, rect = picture.ui.canvas, _fitted(picture, at, floor)
    with canvas.panel(rect, "slate"):
        room = wooden(picture, rect)
        hide = _turn(picture, at, room)
        top = _head(picture, at, room)
        if at.type > TIGHT:
            _one_step(picture, at, Rect(room.left, top, room.w, room.bottom - top), room.w - hide.w - 12)
            return
        foot = room.bottom - (58 * at.type if not at.large else 36 * at.type)
        apart = min(KNOWN * at.type, room.w * 0.36)
        _columns(picture, at, Rect(room.left, top, room.w - apart - 24, foot - top))
        known(picture, Rect(room.right - apart, top, apart, foot - top), _writer(picture))
        canvas.line(
            room.right - apart - 12,
            top,
            room.right - apart - 12,
            foot - 8,
            theme.mix(theme.SLATE, theme.CHALK2, 0.4),
        )
        _sum(picture, Rect(room.left, foot, room.w - hide.w - 12, room.bottom - foot))


def _fitted(picture: Picture, at: Spots, floor: float) -> Rect:
    """Where a note is written: as large as its columns, in the corner that leaves most of its contest in sight."""
    full, contest, view = at.slate(floor), picture.view.contest, picture.view
    if at.large or contest is None:
        return full
    seat, canvas = _writer(picture), picture.ui.canvas
    cards = len(telling.bid_cards(view, seat))
    sums = -(-(view.its[seat] + 1) // (3 if view.its[seat] < 12 else 4))
    columns = max(3 * 48, cards * 48, sums * 46, 90) * at.type + canvas.line_height(theme.HEAD.tight) + 4
    knows = known_height(picture, seat, KNOWN * at.type)
    high = min(full.h, max(columns, knows) + HEAD * at.type + 58 * at.type + 46)
    wide = PLAIN * at.type + SIDES * at.type * (len(sides_for(view, seat)) > 1) + CARDS * at.type * bool(cards)
    wide = min(full.w, wide)
    room = Rect(at.board.left + 8, full.top, at.board.w - 16, full.h)
    keep = [*_contested(picture, at), *(Kept(rect, 9.0) for rect in picture.taken)]
    return nearest(Rect(full.centerx - wide / 2, full.top, wide, high), room, keep)


def _contested(picture: Picture, at: Spots) -> list[Kept]:
    """The tags of the region that is bid for and of its neighbours."""
    view: State = picture.view
    if not isinstance(view.contest, Conflict) or at.listed:
        return []
    region = view.contest.region
    near = [Kept(at.tag(other, CARD_W), 2.0) for other in touching(view, region)]
    return [Kept(at.tag(region, CARD_W).inflate(60, 60), 6.0), *near]


def _writer(picture: Picture) -> Seat:
    top = note_of(picture.view, picture.audience)
    assert top is not None, "a note is being written"
    return top.seat


def _turn(picture: Picture, at: Spots, room: Rect) -> Rect:
    """The button that folds the slate away, at the lower right corner; under the envelopes where type is large."""
    ui, word = picture.ui, picture.say("board.hide")
    wide, high = ui.button_width(word, "H"), 28 * min(at.type, 1.5)
    rect = Rect(room.right - wide, room.bottom - high, wide, high)
    if at.type > TIGHT:
        rect.top = room.top + ui.canvas.line_height(theme.HEAD.tight) + ui.canvas.line_height(theme.NOTE.tight) + 6
    ui.button("slate:hide", rect, word, Show("hide"), kind="ghost", key="H")
    return rect


def _one_step(picture: Picture, at: Spots, room: Rect, wide: float) -> None:
    """Where type is very large only what is asked now is shown; what was chosen stands in its title."""
    view: State = picture.view
    top = note_of(view, picture.audience)
    canvas = picture.ui.canvas
    if isinstance(top, TakeSide):
        taken = _sides(picture, at, room, top, wide)
    elif isinstance(top, NameSum):
        taken = _money(picture, at, room, top, 0, wide)
    elif top is not None:
        taken = _cards(picture, at, room, top, 0, wide)
    else:
        return
    if room.bottom - taken > canvas.line_height(theme.NOTE.tight) + 8:
        known_rows(picture, Rect(room.left, taken + 6, room.w, room.bottom - taken - 6), _writer(picture))


def _head(picture: Picture, at: Spots, room: Rect) -> float:
    """Title and consequence at the left, everybody's envelope at the right; returns where the note begins."""
    canvas = picture.ui.canvas
    title, under, won = headline(picture)
    letters, low = envelopes(picture, at, room)
    wide = letters - room.left - 12
    head = canvas.text(
        room.left,
        room.top - 4,
        title,
        theme.HAND.at(26 if not at.large else 19).tight,
        color=theme.CHALK,
        width=wide,
        fit=True,
        max_lines=1,
    )
    y = head.bottom
    lines = [under, won] if at.type <= TIGHT else [under or won]
    if at.type > TIGHT:
        low = 0.0
    for text in filter(None, lines):
        y = canvas.text(
            room.left, y, text, theme.NOTE.tight, color=theme.CHALK2, width=wide, fit=True, max_lines=1
        ).bottom
    y = max(y, low) + 5
    canvas.line(room.left, y, room.right, y, theme.mix(theme.SLATE, theme.CHALK2, 0.5))
    return y + 8


def _columns(picture: Picture, at: Spots, room: Rect) -> None:
    """Side, money and cards; a column that there is nothing to choose in is left out."""
    view: State = picture.view
    top = note_of(view, picture.audience)
    assert top is not None, "a note is being written"
    first = 0.0
    if len(sides_for(view, top.seat)) > 1:
        first = min(160 * at.type, room.w * 0.27)
        _sides(picture, at, Rect(room.left, room.top, first, room.h), top)
        first += 22
    middle = min(170 * at.type, (room.w - first) * 0.44)
    number = 1 + bool(first)
    _money(picture, at, Rect(room.left + first, room.top, middle, room.h), top, number)
    left = room.left + first + middle + 22
    _cards(picture, at, Rect(left, room.top, room.right - left, room.h), top, number + 1)


def _title(
    picture: Picture, at: Spots, room: Rect, number: int, text: str, wide: float, *, now: bool
) -> float:  # fmt: skip
    """The head of a column; returns where it ends. `wide` is the room for it, 0 for all there is."""
    color = theme.CHALK if now else theme.CHALK2
    size = 17 if not at.large else 13
    words = f"{number}  {text}" if number else text
    return (
        picture.ui.canvas.text(
            room.left,
            room.top,
            words,
            theme.HAND.at(size).tight,
            color=color,
            width=wide or room.w,
            fit=True,
            max_lines=1,
        ).bottom
        + 4
    )


def _box(picture: Picture, rect: Rect, *, on: bool, lit: bool, hover: bool) -> theme.Color:
    """A field of the slate: chalk when it is chosen, an outline when it can be; returns the colour to write in."""
    canvas = picture.ui.canvas
    if on:
        canvas.rect(rect, theme.CHALK, radius=3)
        return theme.INK
    edge = theme.CHALK if hover else theme.CHALK2 if lit else theme.mix(theme.SLATE, theme.CHALK2, 0.45)
    canvas.rect(rect, theme.mix(theme.SLATE, theme.CHALK, 0.14) if hover else None, radius=3, border=edge,
                border_width=2 if hover else 1)  # fmt: skip
    return theme.CHALK if lit or hover else theme.CHALK2


def _sides(picture: Picture, at: Spots, room: Rect, top: Ask[State], head: float = 0.0) -> float:
    """The sides one below the other; side by side where type is very large. What a treaty bars is grey.

    Returns where they end.
    """
    chosen = top.side if isinstance(top, NameSum) else top.bid.side if isinstance(top, AddCards) else ""
    sides, now = telling.sides(picture.view, top.seat), isinstance(top, TakeSide)
    y = _title(picture, at, room, 0 if head else 1, picture.say("board.side"), head, now=now)
    high, end = min(40 * at.type, (room.bottom - y) / len(sides) - 6), y
    for index, side in enumerate(sides):
        rect = Rect(room.left, y + index * (high + 8), room.w, high)
        if head:
            wide = (room.w - 12 * (len(sides) - 1)) / len(sides)
            rect = Rect(room.left + index * (wide + 12), y + 8, wide, min(70.0, room.bottom - y - 12))
        on, open_to = side == chosen or SIDE[side] in picture.ahead, side in sides_for(picture.view, top.seat)
        _side(picture, rect, side, index, on=on, open_to=open_to)
        end = rect.bottom
    return end


def _side(picture: Picture, rect: Rect, side: str, index: int, *, on: bool, open_to: bool) -> None:
    """One side, in the words of the prompt; one that a treaty bars says so, and why when it is reached for."""
    canvas, word = picture.ui.canvas, side_word(picture, side)
    if not open_to:
        _barred(picture, rect, side, word, index)
        return
    message = Do(SIDE[side]) if side == "abstain" else Note(SIDE[side])
    look = picture.ui.node(f"side:{side}", rect, "side", word, message, order=index - 5e5)
    color = _box(picture, rect, on=on, lit=True, hover=look.hover)
    canvas.text(
        rect.left + 10,
        rect.centery,
        word,
        theme.BODY.strong,
        color=color,
        valign="middle",
        width=rect.w - 16,
        fit=True,
        max_lines=1,
    )


def _barred(picture: Picture, rect: Rect, side: str, word: str, index: int) -> None:
    canvas, other = picture.ui.canvas, telling.opposed(picture.view, side)
    assert other is not None, "a treaty is with somebody"
    why = picture.say("reason.truce_bars_side", other=other)
    picture.ui.node(f"side:{side}", rect, "side", word, order=index - 5e5, reason=why, rule="MA-AMB-18")
    grey, small = theme.mix(theme.SLATE, theme.CHALK2, 0.55), picture.say("board.barred")
    canvas.rect(rect, None, radius=3, border=theme.mix(theme.SLATE, theme.CHALK2, 0.3))
    lines = [(word, 14.0), (small, 12.0)]
    half = canvas.line_height(theme.BODY.tight) / 2
    if rect.h < canvas.line_height(theme.BODY.tight) + canvas.line_height(theme.SMALL.tight):
        lines, half = [(f"{word} · {small}", 13.0)], 0.0
    for number, (text, size) in enumerate(lines):
        middle = rect.centery + (half if number else -half)
        canvas.text(
            rect.left + 10,
            middle,
            text,
            (theme.BODY.at(size).strong if not number else theme.BODY.at(size)),
            color=grey,
            valign="middle",
            width=rect.w - 16,
            fit=True,
            max_lines=1,
        )


def _money(picture: Picture, at: Spots, room: Rect, top: Ask[State], number: int, head: float = 0.0) -> float:
    """A field for every sum one has; many scroll. Returns where they end."""
    view: State = picture.view
    purse, now = view.its[top.seat], isinstance(top, NameSum)
    chosen = top.bid.its if isinstance(top, AddCards) else -1
    y = _title(picture, at, room, number, picture.say("board.money", its=purse), head, now=now)
    area = Rect(room.left - 4, y - 2, room.w + 8, room.bottom - y)
    least = 30 * min(at.type, 1.6)
    across = 3 if purse < 12 and not head else max(3, min(12 if head else 6, int(room.w / (least + 5))))
    rows = -(-(purse + 1) // across)
    high = max(least, min(40 * at.type, area.h / rows - 6))
    with picture.ui.scroll("sums", area, rows * (high + 5)) as start:
        wide = (room.w - 5 * (across - 1)) / across
        for value in range(purse + 1):
            place = value
            rect = Rect(
                room.left + place % across * (wide + 5), start + 2 + place // across * (high + 5), wide, high
            )
            _number(picture, rect, value, chosen, now=now)
    return min(area.bottom, area.top + rows * (high + 5))


def _number(picture: Picture, rect: Rect, value: int, chosen: int, *, now: bool) -> None:
    noun, key = str(value), str(value) if value < 10 and now else ""
    bid = option("bid", noun)
    on = value == chosen or bid in picture.ahead
    look = picture.touch(noun, rect, "sum", picture.say("board.sum", its=value), key=key, rank=value,
                         message=Note(bid))  # fmt: skip
    color = _box(picture, rect, on=on, lit=True, hover=look.hover or look.focus)
    size = min(20.0, rect.h * 0.62 / picture.ui.text_scale)
    picture.ui.canvas.text(
        rect.centerx, rect.centery, noun, theme.HAND.at(size), color=color, align="center", valign="middle"
    )


def _cards(picture: Picture, at: Spots, room: Rect, top: Ask[State], number: int, head: float = 0.0) -> float:
    """The influence cards of the hand with what each would add here. Returns where they end."""
    view: State = picture.view
    canvas, contest = picture.ui.canvas, view.contest
    assert contest is not None, "a note is for something"
    now = isinstance(top, AddCards)
    title = picture.say("board.cards_column")
    if head and isinstance(top, AddCards):
        title = picture.say("board.worth_so_far", sum=written_sum(contest, top.bid))
    y = _title(picture, at, room, number, title, head, now=now)
    mine = telling.bid_cards(view, top.seat)
    if not mine:
        canvas.text(room.left, y + 4, picture.say("board.no_cards"), theme.NOTE, color=theme.CHALK2, width=room.w)
        return y + 4 + canvas.line_height(theme.NOTE)
    least = (
        canvas.line_height(theme.BODY.tight) + (canvas.line_height(theme.SMALL.tight) if at.type < 1.7 else 0) + 6
    )
    high = max(least, min(42 * at.type, (room.bottom - y) / len(mine) - 6))
    area = Rect(room.left - 4, y - 2, room.w + 8, room.bottom - y)
    with picture.ui.scroll("cards", area, len(mine) * (high + 6)) as start:
        for index, card in enumerate(mine):
            rect = Rect(room.left, start + 2 + index * (high + 6), room.w, high)
            _card_row(picture, at, rect, card, top)
    return min(area.bottom, area.top + len(mine) * (high + 6))


def _card_row(picture: Picture, at: Spots, rect: Rect, card: str, top: Ask[State]) -> None:
    view: State = picture.view
    canvas = picture.ui.canvas
    assert view.contest is not None, "a note is for something"
    _, value, more = account(view.contest, (card,))[0]
    adds = option("add", card)
    used = (isinstance(top, AddCards) and card in top.bid.cards) or adds in picture.ahead
    why = picture.tells(telling.adds(view.contest, card))
    message = Note(adds, beside=True)
    look = picture.ui.node(f"note:{card}", rect, "card", picture.name(card), message, focusable=False)
    color = _box(picture, rect, on=used, lit=True, hover=look.hover or picture.held(card))
    total = canvas.text(
        rect.right - 10,
        rect.centery,
        f"+{value + more}",
        theme.HAND.at(18 if not at.large else 15),
        color=color,
        align="right",
        valign="middle",
    )
    wide = total.left - rect.left - 18
    middle = rect.centery
    if at.type < 1.7:
        middle -= canvas.line_height(theme.SMALL.tight) / 2
        small = theme.INK2 if used else theme.CHALK2
        canvas.text(
            rect.left + 10,
            rect.centery + canvas.line_height(theme.BODY.tight) / 2,
            why,
            theme.SMALL,
            color=small,
            valign="middle",
            width=wide,
            fit=True,
            max_lines=1,
        )
    canvas.text(
        rect.left + 10,
        middle,
        picture.name(card),
        theme.BODY.strong,
        color=color,
        valign="middle",
        width=wide,
        fit=True,
        max_lines=1,
    )


def written_sum(contest: Contest, bid: Bid) -> str:
    """What a note is worth, as a sum in chalk."""
    terms = [str(bid.its), *(str(value + more) for _, value, more in account(contest, bid.cards))]
    total = str(worth(contest, bid))
    return f"{' + '.join(terms)} = {total}" if len(terms) > 1 else total


def _sum(picture: Picture, room: Rect) -> None:
    """What the note is worth in chalk, and what it will cost in words."""
    view: State = picture.view
    canvas = picture.ui.canvas
    canvas.line(room.left, room.top, room.right, room.top, theme.mix(theme.SLATE, theme.CHALK2, 0.5))
    top = note_of(view, picture.audience)
    if not isinstance(top, AddCards) or view.contest is None:
        text = picture.say("board.note_hint")
        canvas.text(
            room.left,
            room.centery,
            text,
            theme.NOTE.tight,
            color=theme.CHALK2,
            valign="middle",
            width=room.w,
            fit=True,
            max_lines=2,
        )
        return
    text = written_sum(view.contest, top.bid)
    size = 30.0 if picture.ui.text_scale < 1.4 else 18.0
    written = canvas.text(room.left, room.centery, text, theme.HAND.at(size), color=theme.CHALK, valign="middle")
    left = written.right + 22
    if room.right - left > 120 * picture.ui.text_scale:
        paid = picture.say("board.paid_anyway", its=top.bid.its, cards=top.bid.cards)
        canvas.text(
            left,
            room.centery,
            paid,
            theme.NOTE.tight,
            color=theme.CHALK2,
            valign="middle",
            width=room.right - left,
            fit=True,
            max_lines=2,
        )

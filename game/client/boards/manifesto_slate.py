"""The slate of Manifesto: a secret note is written on it, and all notes are opened on it together."""

from dataclasses import dataclass

from pygame import FRect as Rect

from game.client import art, theme
from game.client.boards import Picture, Reach, Show
from game.client.boards.manifesto_cards import letter, seat_shade, seat_symbol
from game.client.boards.manifesto_known import all_sides, known, known_height, known_rows, opposed
from game.client.boards.manifesto_layout import CARD_W, Spots, note_of
from game.client.boards.manifesto_seats import asked
from game.client.boards.manifesto_stories import dice_of, outcome, stories
from game.client.canvas import Canvas
from game.client.match_prompt import Do
from game.client.theme import ease
from game.core.agenda import Ask
from game.core.contract import Event, Line, Seat, line
from game.core.words import Words
from game.titles.manifesto import events as told
from game.titles.manifesto.bidding import SIDE, AddCards, NameSum, TakeSide, account, sides_for, worth
from game.titles.manifesto.faces import BID_CARDS, CONFLICT, INFLUENCE
from game.titles.manifesto.state import Bid, Conflict, Contest, Initiative, LastBid, State, War

HEAD = 96.0
"""How high the head of a note is: title, parties, what hangs on it."""
SLIM, ROW = 700.0, 46.0
"""How wide the slate is on which the notes of a conflict are opened, and how high a note on it."""
WIDEST = 520.0
"""How wide a column of opened notes is at most, so that a sum stands near its name."""
TIGHT = 1.8
"""The text scale from which the slate shows one step at a time."""
WOOD = theme.tone("#5A3F26")
GRAIN = theme.tone("#6B4C30")
KNOWN = 220.0
"""The width of the column of what is known, at the usual size of type."""
REVEALS = (
    told.NoteOpened,
    told.StayedOut,
    told.TieRolled,
    told.ConflictWon,
    told.ConflictLost,
    told.WarWon,
    told.InitiativeWon,
    told.GameWon,
)
"""Events that are shown on the slate."""


@dataclass(frozen=True)
class Side:
    """A camp of a contest: who leads it, and all whose notes stand for it."""

    id: str
    title: str
    seats: tuple[Seat, ...]


def slate_shown(picture: Picture) -> str:
    """What lies over the map: "note" to write, "opened" to read, "waiting", or nothing."""
    view: State = picture.view
    if view.contest is None:
        return ""
    if isinstance(picture.event, told.WarDeclared):
        return "war"
    if isinstance(picture.event, told.ConflictDeclared | told.SurchargePaid):
        return ""
    if any(view.opened):
        return "opened" if isinstance(picture.event, REVEALS) else ""
    if picture.live and picture.event is None and note_of(view, picture.audience) is not None:
        return "note"
    return "waiting"


def _wooden(picture: Picture, rect: Rect) -> Rect:
    """A slate in its frame; returns the room on it."""
    canvas = picture.ui.canvas
    canvas.shadow(rect, blur=14, alpha=200)
    canvas.rect(rect, WOOD, radius=4)
    canvas.rect(rect.inflate(-4, -4), GRAIN, radius=3)
    canvas.rect(rect.inflate(-10, -10), WOOD, radius=2)
    inner = rect.inflate(-18, -18)
    canvas.baked("slate", inner, lambda c: _smears(c, inner), opaque=True)
    picture.ui.node("slate", rect, "slate", picture.say("board.slate"), focusable=False)
    return inner.inflate(-36, -24) if picture.ui.text_scale < 1.4 else inner.inflate(-20, -12)


def _smears(canvas: Canvas, area: Rect) -> None:
    """A slate that was wiped often: dark, with pale sweeps of the cloth."""
    canvas.rect(area, theme.SLATE)
    for share, tall in ((0.08, 0.2), (0.38, 0.14), (0.6, 0.26)):
        sweep = Rect(area.left, area.top + area.h * share, area.w, area.h * tall)
        pale = theme.mix(theme.SLATE, theme.CHALK2, 0.045)
        half = sweep.h / 2
        canvas.gradient((sweep.left, sweep.top, sweep.w, half), theme.SLATE, pale)
        canvas.gradient((sweep.left, sweep.top + half, sweep.w, half), pale, theme.SLATE)


def headline(picture: Picture) -> tuple[str, str, str]:
    """What is being bid for: a title, who against whom, and what hangs on it."""
    view: State = picture.view
    match view.contest:
        case Conflict(card, active, region, defender):
            gains = CONFLICT[card].result == "C"
            face = CONFLICT[card]
            kinds = {"scope": f"{face.scope}.type", "domain": f"{face.domain}.type"}
            under = picture.say("board.by", seat=active, other="" if defender is None else defender)
            types = picture.say("board.of_type", **{key: _type(picture, each) for key, each in kinds.items()})
            won = picture.say("board.won_gain" if gains else "board.won_lose", region=region, seat=active)
            return picture.say("board.card_on", card=card, region=region), f"{under} · {types}", won
        case War(card, axis, allies):
            under = picture.say("board.camps", seat=axis, other=allies)
            return picture.name(card), under, picture.say("board.won_war")
        case Initiative():
            return picture.say("board.initiative"), picture.say("board.initiative_how", round=view.round), ""
        case LastBid():
            return picture.say("board.last_bid"), picture.say("board.last_bid_how"), ""
        case _:
            return "", "", ""


def _type(picture: Picture, word: str) -> str:
    return picture.say(f"type.{word.partition('.')[0]}").lower()


# --- writing a note ---


def note(picture: Picture, at: Spots, *, hidden: bool, floor: float) -> None:
    """The note of whoever looks: side, money, cards, and what it is worth so far; nothing of it below `floor`."""
    canvas, rect = picture.ui.canvas, _fitted(picture, at, floor)
    with canvas.panel(rect, "slate"):
        room = _wooden(picture, rect)
        hide = _turn(picture, at, room, hidden=hidden)
        if hidden:
            canvas.text(room.centerx, room.centery, picture.say("board.turned_over"), size=20, face="kalam",
                        color=theme.CHALK2, align="center", valign="middle")  # fmt: skip
            return
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
    """Where a note is written: as high as its longest column, and away from the region it is about."""
    full, contest, view = at.slate(floor), picture.view.contest, picture.view
    if at.large or contest is None:
        return full
    seat, canvas = _writer(picture), picture.ui.canvas
    cards = sum(card in BID_CARDS for card in view.hands[seat])
    sums = -(-(view.its[seat] + 1) // (3 if view.its[seat] < 12 else 4))
    columns = max(3 * 48, cards * 48, sums * 46, 90) * at.type + canvas.line_height(17, 1.2) + 4
    knows = known_height(picture, seat, KNOWN * at.type)
    high = min(full.h, max(columns, knows) + HEAD * at.type + 58 * at.type + 46)
    low = isinstance(contest, Conflict) and at.tag(contest.region, CARD_W).centery < at.board.centery
    return Rect(full.left, full.bottom - high if low else full.top, full.w, high)


def _writer(picture: Picture) -> Seat:
    top = note_of(picture.view, picture.audience)
    assert top is not None, "a note is being written"
    return top.seat


def _turn(picture: Picture, at: Spots, room: Rect, *, hidden: bool) -> Rect:
    """The button that turns the slate over, at the lower right corner; under the envelopes where type is large."""
    ui, word = picture.ui, picture.say("board.show" if hidden else "board.hide")
    wide, high = ui.button_width(word, "H"), 28 * min(at.type, 1.5)
    rect = Rect(room.right - wide, room.bottom - high, wide, high)
    if at.type > TIGHT:
        rect.top = room.top + ui.canvas.line_height(19, 1.2) + ui.canvas.line_height(13, 1.25) + 6
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
    if room.bottom - taken > canvas.line_height(13, 1.25) + 8:
        known_rows(picture, Rect(room.left, taken + 6, room.w, room.bottom - taken - 6), _writer(picture))


def _head(picture: Picture, at: Spots, room: Rect) -> float:
    """Title and consequence at the left, everybody's envelope at the right; returns where the note begins."""
    canvas = picture.ui.canvas
    title, under, won = headline(picture)
    letters, low = _letters(picture, at, room)
    wide = letters - room.left - 12
    head = canvas.text(room.left, room.top - 4, title, size=26 if not at.large else 19, face="kalam", weight=700,
                       color=theme.CHALK, width=wide, fit=True, max_lines=1, leading=1.2)  # fmt: skip
    y = head.bottom
    lines = [under, won] if at.type <= TIGHT else [under or won]
    if at.type > TIGHT:
        low = 0.0
    for text in filter(None, lines):
        y = canvas.text(room.left, y, text, size=13, color=theme.CHALK2, width=wide, leading=1.25, fit=True,
                        max_lines=1).bottom  # fmt: skip
    y = max(y, low) + 5
    canvas.line(room.left, y, room.right, y, theme.mix(theme.SLATE, theme.CHALK2, 0.5))
    return y + 8


def note_states(view: State) -> list[tuple[Seat, str]]:
    """Everybody who writes a note for the present contest: sealed, writing or waiting."""
    waiting = [item.seat for item in view.agenda if isinstance(item, TakeSide | NameSum | AddCards)]
    writing = asked(view)
    found = []
    for seat in view.seats:
        if view.sealed[seat] is not None:
            found.append((seat, "sealed"))
        elif seat in waiting:
            found.append((seat, "writing" if seat == writing else "waiting"))
    return found


def _letters(picture: Picture, at: Spots, room: Rect) -> tuple[float, float]:
    """One envelope a seat, from the right, which tells nothing else; returns where they begin and end."""
    view: State = picture.view
    canvas, found = picture.ui.canvas, note_states(picture.view)
    rows = 2 if len(found) > 6 else 1
    across = -(-len(found) // rows)
    step = min(54.0 * min(at.type, 1.5), room.w * 0.44 / max(1, across))
    tall = min(32.0 * min(at.type, 1.5), (step - 8) * 0.72) / (1.3 if rows > 1 else 1)
    left, low = room.right - step * across, room.top
    for index, (seat, state) in enumerate(found):
        y = room.top + index // across * (tall + 6)
        rect = Rect(left + index % across * step, y, step - 8, tall)
        letter(canvas, rect, seat_symbol(view, seat), theme.shade(seat_shade(view, seat)), state)
        low, word = max(low, rect.bottom), picture.say(f"board.{state}")
        purse = picture.say("board.purse", its=view.its[seat], cards=len(view.hands[seat]))
        label = f"{picture.sitting.names[seat]}: {word} · {purse}"
        picture.ui.node(f"letter:{seat}", rect, "note", label, tip=label, focusable=False)
        if rows == 1 and at.type <= TIGHT and canvas.measure(word, size=12)[0] <= step - 2:
            low = canvas.text(
                rect.centerx, rect.bottom + 3, word, size=12, color=theme.CHALK2, align="center"
            ).bottom
    return left, low


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
    return picture.ui.canvas.text(room.left, room.top, words, size=size, face="kalam", weight=700, color=color,
                                  width=wide or room.w, fit=True, max_lines=1, leading=1.2).bottom + 4  # fmt: skip


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


def side_word(picture: Picture, side: str) -> str:
    """How a side is called: by whom it stands for."""
    said = _side_line(picture.view, side)
    return picture.say(said.key, **dict(said.fields)) if said else ""


def side_label(view: State, side: str, words: Words) -> str:
    """How a side is called to everybody; nothing for what is no side."""
    said = _side_line(view, side) if side != "abstain" else None
    return words.say(said, None, [words.name(faction) for faction in view.factions]) if said else ""


def _side_line(view: State, side: str) -> Line | None:
    match view.contest, side:
        case Conflict(active=active), "for":
            return line("board.side_for", seat=active)
        case Conflict(defender=defender), "against" if defender is not None:
            return line("board.side_for", seat=defender)
        case Conflict(active=active), "against":
            return line("board.side_against", seat=active)
        case War(axis=axis), "axis":
            return line("board.side_axis", seat=axis)
        case War(allies=allies), "allies":
            return line("board.side_allies", seat=allies)
        case _:
            return line(f"option.{side}") if side in SIDE else None


def _sides(picture: Picture, at: Spots, room: Rect, top: Ask[State], head: float = 0.0) -> float:
    """The sides one below the other; side by side where type is very large. What a treaty bars is grey.

    Returns where they end.
    """
    chosen = top.side if isinstance(top, NameSum) else top.bid.side if isinstance(top, AddCards) else ""
    sides, now = all_sides(picture.view, top.seat), isinstance(top, TakeSide)
    y = _title(picture, at, room, 0 if head else 1, picture.say("board.side"), head, now=now)
    high, end = min(40 * at.type, (room.bottom - y) / len(sides) - 6), y
    for index, side in enumerate(sides):
        rect = Rect(room.left, y + index * (high + 8), room.w, high)
        if head:
            wide = (room.w - 12 * (len(sides) - 1)) / len(sides)
            rect = Rect(room.left + index * (wide + 12), y + 8, wide, min(70.0, room.bottom - y - 12))
        _side(picture, rect, side, index, on=side == chosen, open_to=side in sides_for(picture.view, top.seat),
              now=now)  # fmt: skip
        end = rect.bottom
    return end


def _side(picture: Picture, rect: Rect, side: str, index: int, *, on: bool, open_to: bool, now: bool) -> None:
    """One side, in the words of the prompt; one that a treaty bars says so, and why when it is reached for."""
    canvas, word = picture.ui.canvas, side_word(picture, side)
    if not open_to:
        _barred(picture, rect, side, word, index)
        return
    message: object = "undo" if on else Do(SIDE[side])
    look = picture.ui.node(f"side:{side}", rect, "side", word, message, order=index - 5e5)
    color = _box(picture, rect, on=on, lit=now, hover=look.hover)
    canvas.text(rect.left + 10, rect.centery, word, size=14, weight=600, color=color, valign="middle",
                width=rect.w - 16, fit=True, max_lines=1)  # fmt: skip


def _barred(picture: Picture, rect: Rect, side: str, word: str, index: int) -> None:
    canvas, other = picture.ui.canvas, opposed(picture.view, side)
    assert other is not None, "a treaty is with somebody"
    why = picture.say("reason.truce_bars_side", other=other)
    picture.ui.node(f"side:{side}", rect, "side", word, order=index - 5e5, reason=why, rule="MA-AMB-18")
    grey, small = theme.mix(theme.SLATE, theme.CHALK2, 0.55), picture.say("board.barred")
    canvas.rect(rect, None, radius=3, border=theme.mix(theme.SLATE, theme.CHALK2, 0.3))
    lines = [(word, 14.0), (small, 12.0)]
    half = canvas.line_height(14, 1.15) / 2
    if rect.h < canvas.line_height(14, 1.15) + canvas.line_height(12, 1.15):
        lines, half = [(f"{word} · {small}", 13.0)], 0.0
    for number, (text, size) in enumerate(lines):
        middle = rect.centery + (half if number else -half)
        canvas.text(rect.left + 10, middle, text, size=size, weight=600 if not number else 400, color=grey,
                    valign="middle", width=rect.w - 16, fit=True, max_lines=1)  # fmt: skip


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
    message = Reach(noun) if value != chosen else "undo"
    look = picture.touch(noun, rect, "sum", picture.say("board.sum", its=value), key=key, rank=value,
                         message=message)  # fmt: skip
    color = _box(picture, rect, on=value == chosen, lit=now, hover=look.hover or look.focus)
    size = min(20.0, rect.h * 0.62 / picture.ui.text_scale)
    picture.ui.canvas.text(rect.centerx, rect.centery, noun, size=size, face="kalam", weight=700, color=color,
                           align="center", valign="middle")  # fmt: skip


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
    mine = [card for card in view.hands[top.seat] if card in BID_CARDS]
    if not mine:
        canvas.text(room.left, y + 4, picture.say("board.no_cards"), size=13, color=theme.CHALK2, width=room.w)
        return y + 4 + canvas.line_height(13)
    least = canvas.line_height(14, 1.15) + (canvas.line_height(12, 1.15) if at.type < 1.7 else 0) + 6
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
    used = isinstance(top, AddCards) and card in top.bid.cards
    letter = picture.say(f"board.because_{INFLUENCE[card].letter}")
    why = picture.say("board.with_bonus" if more else "board.no_bonus", value=value, more=more, letter=letter)
    message = "undo" if used else Reach(card)
    look = picture.ui.node(f"note:{card}", rect, "card", picture.name(card), message, focusable=False)
    color = _box(picture, rect, on=used, lit=picture.lit(card), hover=look.hover or picture.held(card))
    total = canvas.text(rect.right - 10, rect.centery, f"+{value + more}", size=18 if not at.large else 15,
                        face="kalam", weight=700, color=color, align="right", valign="middle")  # fmt: skip
    wide = total.left - rect.left - 18
    middle = rect.centery
    if at.type < 1.7:
        middle -= canvas.line_height(12, 1.15) / 2
        small = theme.INK2 if used else theme.CHALK2
        canvas.text(rect.left + 10, rect.centery + canvas.line_height(14, 1.15) / 2, why, size=12, color=small,
                    valign="middle", width=wide, fit=True, max_lines=1)  # fmt: skip
    canvas.text(rect.left + 10, middle, picture.name(card), size=14, weight=600, color=color, valign="middle",
                width=wide, fit=True, max_lines=1)  # fmt: skip


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
        canvas.text(room.left, room.centery, text, size=13, color=theme.CHALK2, valign="middle", width=room.w,
                    fit=True, max_lines=2, leading=1.2)  # fmt: skip
        return
    text = written_sum(view.contest, top.bid)
    size = 30.0 if picture.ui.text_scale < 1.4 else 18.0
    written = canvas.text(room.left, room.centery, text, size=size, face="kalam", weight=700, color=theme.CHALK,
                          valign="middle")  # fmt: skip
    left = written.right + 22
    if room.right - left > 120 * picture.ui.text_scale:
        paid = picture.say("board.paid_anyway", its=top.bid.its, cards=top.bid.cards)
        canvas.text(left, room.centery, paid, size=13, color=theme.CHALK2, valign="middle",
                    width=room.right - left, leading=1.2, fit=True, max_lines=2)  # fmt: skip


# --- waiting for the others ---


def waiting(picture: Picture, at: Spots) -> None:
    """While others write: what is bid for, and whose note is in. Nobody sees more."""
    canvas = picture.ui.canvas
    title, under, _ = headline(picture)
    found = note_states(picture.view)
    board, t = at.board, min(at.type, 1.6)
    wide = min(board.w - 24, max(430.0, 250 + 54.0 * len(found)) * t)
    rect = Rect(board.centerx - wide / 2, board.bottom - 84 * t, wide, 74 * t)
    with canvas.panel(rect, "notes"):
        canvas.shadow(rect, alpha=190)
        canvas.rect(rect, WOOD, radius=4)
        inner = rect.inflate(-8, -8)
        canvas.rect(inner, theme.SLATE)
        room = inner.inflate(-20, -10)
        left, _ = _letters(picture, at, room)
        head = canvas.text(room.left, room.top - 2, title, size=18, face="kalam", weight=700, color=theme.CHALK,
                           width=left - room.left - 10, fit=True, max_lines=1, leading=1.15)  # fmt: skip
        rows = max(1, int((room.bottom - head.bottom + 4) / canvas.line_height(12, 1.2)))
        canvas.text(room.left, head.bottom, under, size=12, color=theme.CHALK2, width=left - room.left - 10,
                    leading=1.2, fit=True, max_lines=rows)  # fmt: skip


# --- a war begins ---


def declared(picture: Picture, at: Spots) -> None:
    """Two camps face each other: who leads them, and who is free to help which."""
    view: State = picture.view
    canvas, war, rect = picture.ui.canvas, view.contest, at.slate()
    assert isinstance(war, War), "a war was declared"
    with canvas.panel(rect, "war"):
        room = _wooden(picture, rect)
        size = 30 if not at.large else 18
        head = canvas.text(room.centerx, room.top - 4, picture.name(war.card), size=size, face="kalam", weight=700,
                           color=theme.CHALK, align="center", leading=1.2)  # fmt: skip
        half = room.w / 2 - 30
        camps = (("axis", war.axis, room.left), ("allies", war.allies, room.right - half))
        for side, leader, left in camps:
            area = Rect(left, head.bottom, half, room.bottom - head.bottom)
            _leader(picture, at, area, side, leader)
        grown = ease.out_cubic(picture.elapsed / 320) if not picture.ui.reduce_motion else 1.0
        middle = (head.bottom + room.bottom) / 2
        reach = (room.bottom - head.bottom) / 2 * grown
        grey = theme.mix(theme.SLATE, theme.CHALK2, 0.6)
        canvas.line(room.centerx, middle - reach, room.centerx, middle + reach, grey, 2)


def _leader(picture: Picture, at: Spots, room: Rect, side: str, leader: Seat) -> None:
    """One camp: the sign of its leader in lights, what it can spend, and who may come to its help."""
    view: State = picture.view
    canvas = picture.ui.canvas
    low = canvas.line_height(16, 1.2) + canvas.line_height(13, 1.25) * (3 if not at.large else 1)
    high = min(240.0, room.h - low - 12)
    shade = theme.shade(seat_shade(view, leader))
    if high > 40:
        art.dot_symbol(canvas, room.centerx, room.top + high / 2 + 4, seat_symbol(view, leader), high, shade.light,
                       shade.dot, pitch=7)  # fmt: skip
    y = room.bottom - low
    y = canvas.text(room.centerx, y, side_word(picture, side), size=16, weight=600, color=theme.CHALK,
                    align="center", leading=1.2).bottom  # fmt: skip
    purse = picture.say("board.purse", its=view.its[leader], cards=len(view.hands[leader]))
    lines = [purse]
    if not at.large:
        may = tuple(picture.sitting.names[seat] for seat in view.seats if _may_help(view, seat, side))
        lines.append(picture.say("board.may_help", names=may) if may else picture.say("board.alone"))
    for text in lines:
        y = canvas.text(room.centerx, y, text, size=13, color=theme.CHALK2, align="center", width=room.w, fit=True,
                        max_lines=2, leading=1.25).bottom  # fmt: skip


def _may_help(view: State, seat: Seat, side: str) -> bool:
    """Whether a seat that leads neither camp could bid for one."""
    war = view.contest
    return isinstance(war, War) and seat not in (war.axis, war.allies) and side in sides_for(view, seat)


# --- opening all notes ---


def camps(picture: Picture) -> tuple[Side, ...]:
    """The sides of the contest with everybody who wrote for them; one for all where each bids for himself."""
    view: State = picture.view
    notes = {seat: bid for seat, bid in enumerate(view.opened) if bid is not None}

    def of(side: str, *leaders: Seat | None) -> tuple[Seat, ...]:
        seats = [seat for seat, bid in notes.items() if bid.side == side]
        return tuple(sorted(seats, key=lambda seat: (seat not in leaders, seat)))

    match view.contest:
        case Conflict(_, active, _, defender):
            names = ("for", active), ("against", defender)
        case War(_, axis, allies):
            names = ("axis", axis), ("allies", allies)
        case _:
            order = sorted(notes, key=lambda seat: seat)
            return (Side("own", "", tuple(order)),)
    return tuple(Side(side, side_word(picture, side), of(side, leader)) for side, leader in names)


def _known(event: Event | None) -> Seat:
    """Up to which seat notes have been counted: they are read out in the order of the seats."""
    return event.seat if isinstance(event, told.NoteOpened | told.StayedOut) else 99


def opened(picture: Picture, at: Spots) -> None:
    """All notes side by side: what everybody put down and pays, counted up, and what it decides."""
    view: State = picture.view
    canvas = picture.ui.canvas
    rect = _aside(picture, at)
    with canvas.panel(rect, "opened notes"):
        room = _wooden(picture, rect)
        title, under, _ = headline(picture)
        head = canvas.text(room.left, room.top - 4, title, size=26 if not at.large else 19, face="kalam",
                           weight=700, color=theme.CHALK, width=room.w, fit=True, max_lines=1,
                           leading=1.2)  # fmt: skip
        y = head.bottom
        if at.type < 1.7:
            y = canvas.text(room.left, y, under, size=13, color=theme.CHALK2, width=room.w, fit=True,
                            max_lines=1).bottom  # fmt: skip
        y += 4
        canvas.line(room.left, y, room.right, y, theme.mix(theme.SLATE, theme.CHALK2, 0.5))
        foot = room.bottom - 50 * min(at.type, 1.3)
        sides = camps(picture)
        wide = (room.w - 24 * (len(sides) - 1)) / len(sides)
        if len(sides) == 1 and wide > WIDEST * at.type:
            wide = WIDEST * at.type
            _meaning(picture, Rect(room.left + wide + 40, y + 12, room.w - wide - 40, foot - y - 20))
        for index, side in enumerate(sides):
            area = Rect(room.left + index * (wide + 24), y + 6, wide, foot - y - 10)
            _camp(picture, at, area, side)
            if index:
                canvas.line(area.left - 12, area.top, area.left - 12, foot - 4,
                            theme.mix(theme.SLATE, theme.CHALK2, 0.4))  # fmt: skip
        canvas.line(room.left, foot, room.right, foot, theme.mix(theme.SLATE, theme.CHALK2, 0.5))
        _verdict(picture, Rect(room.left, foot, room.w, room.bottom - foot))
    assert view.contest is not None, "notes are for something"


def _meaning(picture: Picture, room: Rect) -> None:
    """What is at stake where everybody bids for himself, beside the notes."""
    if isinstance(picture.view.contest, Initiative) and room.w > 200 * picture.ui.text_scale:
        picture.ui.canvas.text(room.left, room.top, picture.say("board.initiative_means"), size=14,
                               color=theme.CHALK2, width=room.w, leading=1.3, fit=True, max_lines=6)  # fmt: skip


def won_by(view: State, event: Event | None) -> str | Seat | None:
    """The side an outcome is for, or the seat where everybody bids for himself; None while it is open."""
    match event, view.contest:
        case told.ConflictWon(), _:
            return "for"
        case told.ConflictLost(), _:
            return "against"
        case told.WarWon(seat=seat), War(axis=axis):
            return "axis" if seat == axis else "allies"
        case ((told.InitiativeWon(seat=seat) | told.GameWon(seat=seat)), _):
            return seat
        case _:
            return None


def _aside(picture: Picture, at: Spots) -> Rect:
    """Where notes are opened: no larger than they need, and away from the region they are about."""
    contest, full = picture.view.contest, at.slate()
    if at.large or at.listed or not isinstance(contest, Conflict):
        return full
    most = max(len(side.seats) for side in camps(picture))
    wide, high = min(full.w, SLIM * at.type), min(full.h, (196 + ROW * max(2, most)) * at.type)
    tag = at.tag(contest.region, CARD_W)
    left = full.left if tag.centerx > at.board.centerx else full.right - wide
    return Rect(left, full.top if tag.centery > at.board.centery else full.bottom - high, wide, high)


def _camp(picture: Picture, at: Spots, room: Rect, side: Side) -> None:
    """A side: its name and its sum so far, and one line a note."""
    view: State = picture.view
    canvas, until = picture.ui.canvas, _known(picture.event)
    assert view.contest is not None, "notes are for something"
    y = room.top
    if side.id != "own":
        values = [worth(view.contest, bid) for seat in side.seats if seat <= until and (bid := view.opened[seat])]
        size, won = 32.0 if not at.large else 20.0, won_by(view, picture.event) == side.id
        if won:
            canvas.rect((room.left, y, room.w, canvas.line_height(size, 1.1)), theme.CHALK, radius=3)
        ink = theme.INK if won else theme.CHALK
        total = canvas.text(room.right - 10, y, str(sum(values)), size=size, face="kalam", weight=700, color=ink,
                            align="right", leading=1.1)  # fmt: skip
        canvas.text(room.left + 10, total.centery, side.title, size=16, weight=600, color=ink, valign="middle",
                    width=total.left - room.left - 20, fit=True, max_lines=1)  # fmt: skip
        y = total.bottom + 6
    if not side.seats:
        canvas.text(room.left, y + 4, picture.say("board.nobody"), size=13, color=theme.CHALK2)
        return
    rows, least = len(side.seats), canvas.line_height(13, 1.2)
    columns = 1 if rows * least <= room.bottom - y else -(-rows * least // (room.bottom - y))
    per = -(-rows // int(columns))
    high, wide = min(ROW * at.type, (room.bottom - y) / per), room.w / columns
    for index, seat in enumerate(side.seats):
        rect = Rect(room.left + index // per * wide, y + index % per * high, wide - 8, high - 2)
        _line(picture, rect, seat, shown=seat <= until, fresh=seat == until)


def _line(picture: Picture, rect: Rect, seat: Seat, *, shown: bool, fresh: bool) -> None:
    """One note: who, what it is worth, and what was paid."""
    view: State = picture.view
    canvas, t = picture.ui.canvas, picture.ui.text_scale
    bid, shade = view.opened[seat], theme.shade(seat_shade(view, seat))
    assert bid is not None, "the note lies open"
    assert view.contest is not None, "notes are for something"
    side = min(rect.h - 2, 30 * t)
    if won_by(view, picture.event) == seat:
        canvas.rect(rect.inflate(8, 0), None, radius=3, border=theme.CHALK, border_width=2)
    box = Rect(rect.left, rect.centery - side / 2, side * 1.3, side)
    if not shown:
        letter(canvas, box, seat_symbol(view, seat), shade, "sealed")
    else:
        canvas.rect(box, shade.ink, radius=2)
        canvas.icon(seat_symbol(view, seat), box.centerx, box.centery, side * 0.62, theme.on(shade.ink))
    left = box.right + 8
    right = rect.right
    if shown:
        share = ease.out_back(picture.elapsed / 260) if fresh and not picture.ui.reduce_motion else 1.0
        size = min(27.0, rect.h / t * 0.7) * max(0.3, share)
        right = canvas.text(rect.right, rect.centery, str(worth(view.contest, bid)), size=size, face="kalam",
                            weight=700, color=theme.CHALK, align="right", valign="middle").left - 8  # fmt: skip
    two = rect.h >= canvas.line_height(14, 1.15) + canvas.line_height(12, 1.15)
    names = picture.sitting.names[seat]
    if right - left < 30 * t:
        return
    paid = _paid(picture, bid) if shown else ""
    if two:
        half = canvas.line_height(14, 1.15) / 2
        canvas.text(left, rect.centery - half, names, size=14, weight=600, color=theme.CHALK, valign="middle",
                    width=right - left, fit=True, max_lines=1)  # fmt: skip
        canvas.text(left, rect.centery + half, paid, size=12, color=theme.CHALK2, valign="middle",
                    width=right - left, fit=True, max_lines=1)  # fmt: skip
        return
    canvas.text(left, rect.centery, f"{names}  {paid}", size=13, color=theme.CHALK, valign="middle",
                width=right - left, fit=True, max_lines=1)  # fmt: skip


def _paid(picture: Picture, bid: Bid) -> str:
    """What a note cost its writer: the money and the cards."""
    return picture.say("board.paid", its=bid.its, cards=bid.cards)


def _throwers(contest: Contest | None, tie: told.TieRolled) -> tuple[Seat | None, ...]:
    """Whose dice settle a tie: those who bid alike, or who leads each side; None for a side that nobody leads."""
    match contest:
        case Conflict(active=one, defender=other) | War(axis=one, allies=other):
            return one, other
        case _:
            return tie.seats


def _settled(picture: Picture, event: Event) -> str:
    """How a conflict with equal bids was settled, with its dice; nothing for any other event."""
    if not isinstance(event, told.ConflictWon | told.ConflictLost) or event.value != event.against:
        return ""
    newest = stories(picture)[:1]
    return outcome(picture, event, dice_of(newest[0].of(told.TieRolled)) if newest else ())


def _consequence(picture: Picture, event: Event) -> str:
    """What a conflict changes, now that it is settled; nothing for any other event."""
    match event, picture.view.contest:
        case told.ConflictWon(), Conflict(card=card, active=active, region=region):
            gains = CONFLICT[card].result == "C"
            return picture.say("board.then_gain" if gains else "board.then_neutral", region=region, seat=active)
        case told.ConflictLost(), _:
            return picture.say("board.then_nothing")
        case _:
            return ""


def _verdict(picture: Picture, room: Rect) -> None:
    """What the notes decide: dice for a tie, then the sentence of the outcome."""
    ui, canvas, event = picture.ui, picture.ui.canvas, picture.event
    view: State = picture.view
    x = room.left
    if isinstance(event, told.TieRolled):
        rolling = 1.0 if ui.reduce_motion else min(1.0, picture.elapsed / theme.MS["die"])
        side = min(34.0, room.h - 10)
        for owner, value in zip(_throwers(view.contest, event), event.dice, strict=True):
            if owner is None:
                x = canvas.text(x, room.centery, picture.name("against"), size=13, color=theme.CHALK2,
                                valign="middle").right + 6  # fmt: skip
            else:
                shade = theme.shade(seat_shade(view, owner))
                canvas.icon(seat_symbol(view, owner), x + 9, room.centery, 16, shade.light)
                x += 22
            ui.die(x + side / 2, room.centery, value, side=side, rolling=rolling)
            x += side + 14
    if isinstance(event, told.WarWon):
        side = min(34.0, room.h - 10)
        rolling = 1.0 if ui.reduce_motion else min(1.0, picture.elapsed / theme.MS["die"])
        ui.die(x + side / 2, room.centery, event.die, side=side, rolling=rolling)
        x += side + 14
    text = ""
    if event is not None and not isinstance(event, told.NoteOpened | told.StayedOut):
        text = _settled(picture, event) or picture.words.tell(event, picture.audience, picture.sitting.names)
        text = " ".join(filter(None, (text, _consequence(picture, event))))
    elif event is not None:
        stayed = [
            picture.sitting.names[seat] for seat, bid in enumerate(view.opened) if bid and bid.side == "abstain"
        ]
        text = picture.say("board.stayed_out", names=tuple(stayed)) if stayed and _known(event) > 90 else ""
    sizes = (size for size in (20.0, 17.0) if canvas.measure(text, size=size, face="kalam", weight=700)[0]
             <= room.right - x)  # fmt: skip
    size = next(sizes, 14.0)
    face = "kalam" if size > 14 else "plex"
    canvas.text(x, room.centery + 2, text, size=size, face=face, weight=700 if face == "kalam" else 600,
                color=theme.CHALK, valign="middle", width=room.right - x, fit=True, max_lines=2,
                leading=1.15)  # fmt: skip

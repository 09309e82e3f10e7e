"""The running sum of 1955: every card, every step more or less with its reason, and who could stop it."""

from pygame import FRect as Rect

from game.client.boards.espionage.cards import seat_shade
from game.client.boards.espionage.columns import open_to, spy_goal
from game.client.boards.espionage.layout import Spots, deeds, drafting
from game.client.kit import theme
from game.client.table.picture import Picture
from game.core.contract import Seat
from game.core.telling import Sum
from game.titles.espionage.answers import AddToBlock, AnswerInfluence
from game.titles.espionage.faces import CARD, GADGET
from game.titles.espionage.rules import AddCards, PlaceInfluence, TakeAim
from game.titles.espionage.state import Counter, Influence, Special, State
from game.titles.espionage.telling import announced, block, influence, own_block, spy_there, their_block


def account(picture: Picture, at: Spots, y: float) -> float:
    """Paint what is being put together or was announced: a sum, or what a Special Action does; the y under it."""
    top = drafting(picture.view)
    if isinstance(top, TakeAim) and CARD[top.card].action in ("gadget_research", "gadget_buster"):
        return _gadgets(picture, at, top, y)
    waiting = deeds(picture.view)
    if top is None and waiting and isinstance(waiting[-1], Special | Counter):
        return _announced(picture, at, waiting[-1], y)
    goal = spy_goal(picture)
    seat = picture.audience
    found = spy_there(picture.view, seat, goal) if goal and seat is not None else _found(picture)
    return _sheet(picture, at, found, y) if found else y


def _found(picture: Picture) -> Sum | None:
    """The sum that matters now."""
    view: State = picture.view
    match drafting(view):
        case AddCards(seat, country, cards):
            return influence(view, seat, country, cards)
        case PlaceInfluence(seat, card):
            goal = next((c for c in view.level.tracks if picture.held(c) and picture.lit(c)), "")
            return influence(view, seat, goal, (card,)) if goal else None
        case AddToBlock(seat, deed, cards):
            return block(view, seat, deed, cards)
    if picture.picked and picture.picked_verb == "influence" and picture.audience is not None:
        goal = next((c for c in view.level.tracks if picture.held(c) and open_to(picture, c)), "")
        return influence(view, picture.audience, goal, (picture.picked,)) if goal else None
    match deeds(view)[:1]:
        case [Influence() as deed]:
            return announced(view, deed)
    return None


# --- how it is painted ---


def _heading(picture: Picture, rect: Rect, text: str, seat: Seat, t: float) -> None:
    """The coloured edge and the title of a sheet."""
    canvas, size = picture.ui.canvas, 19.0
    canvas.rect((rect.left, rect.top, 5, rect.h), theme.shade(seat_shade(picture.view, seat)).ink)
    while canvas.measure(text.upper(), theme.POSTER.at(size))[0] > rect.w - 28 and size > 10:
        size -= 1
    left = rect.left + 16
    canvas.text(left, rect.top + 20 * t, text.upper(), theme.POSTER.at(size), color=theme.INK, valign="middle")


def _sheet(picture: Picture, at: Spots, found: Sum, y: float) -> float:
    """A sum on paper; the y under it."""
    canvas, t, room = picture.ui.canvas, at.type, at.rail()
    wide, after = room.w - 60, picture.tell(found.after)
    items = [(picture.tell(said), worth) for said, worth in found.items]
    heights = [canvas.measure(text, theme.NOTE, width=wide)[1] + 1 for text, _ in items]
    tail = canvas.measure(after, theme.NOTE, width=room.w - 34)[1]
    rect = Rect(room.left - 2, y, room.w + 5, 38 * t + sum(heights) + 34 * t + tail + 13)
    with picture.ui.panel(rect, "paper", name="account"):
        _heading(picture, rect, picture.tell(found.head), found.seat, t)
        left, right, top = rect.left + 16, rect.right - 12, rect.top + 35 * t
        for (text, worth), high in zip(items, heights, strict=True):
            canvas.text(left, top, text, theme.NOTE, color=theme.INK2, width=wide)
            number = f"{worth}" if worth >= 0 else f"−{-worth}"
            canvas.text(right, top, number, theme.BODY.strong, color=theme.INK, align="right")
            top += high
        canvas.line(left, top + 2, right, top + 2, theme.INK)
        words = picture.tell(found.result)
        canvas.text(left, top + 19 * t, words, theme.BODY.strong, color=theme.INK, valign="middle")
        y = top + 18 * t
        canvas.text(
            right, y, str(found.total), theme.POSTER.at(28), color=theme.INK, align="right", valign="middle"
        )
        canvas.text(left, top + 32 * t, after, theme.NOTE, color=theme.INK2, width=room.w - 34)
    return rect.bottom + 10


def _announced(picture: Picture, at: Spots, deed: Special | Counter, y: float) -> float:
    """What a Special Action that waits will do, at length, and at what it is aimed; the y under it."""
    canvas, t, room = picture.ui.canvas, at.type, at.rail()
    head = picture.say("board.plays", seat=deed.seat, action=deed.action)
    text, aim, wide = picture.say(f"card_long.{deed.action}"), _aim(picture, deed), room.w - 30
    body = canvas.measure(text, theme.NOTE, width=wide)[1]
    tail = canvas.measure(aim, theme.BODY.strong, width=wide)[1] + 4 if aim else 0
    rect = Rect(room.left - 2, y, room.w + 5, 40 * t + body + tail + 10)
    with picture.ui.panel(rect, "paper", name="announced"):
        _heading(picture, rect, head, deed.seat, t)
        left, top = rect.left + 16, rect.top + 36 * t
        if aim:
            top = canvas.text(left, top, aim, theme.BODY.strong, color=theme.INK, width=wide).bottom + 4
        canvas.text(left, top, text, theme.NOTE, color=theme.INK2, width=wide)
    return rect.bottom + 10


def _gadgets(picture: Picture, at: Spots, top: TakeAim, y: float) -> float:
    """What each gadget does that may be chosen; the y under it."""
    canvas, t, room = picture.ui.canvas, at.type, at.rail()
    wide = room.w - 30
    texts = [(picture.name(gadget), picture.say(f"gadget.{gadget}")) for gadget in GADGET if picture.lit(gadget)]
    highs = [canvas.measure(text, theme.NOTE, width=wide)[1] + 22 * t for _, text in texts]
    rect = Rect(room.left - 2, y, room.w + 5, 38 * t + sum(highs) + 8)
    with picture.ui.panel(rect, "paper", name="gadgets"):
        _heading(picture, rect, picture.name(CARD[top.card].action), top.seat, t)
        left, line_y = rect.left + 16, rect.top + 36 * t
        for (name, text), high in zip(texts, highs, strict=True):
            below = canvas.text(left, line_y, name, theme.BODY.strong, color=theme.INK).bottom
            canvas.text(left, below, text, theme.NOTE, color=theme.INK2, width=wide)
            line_y += high
    return rect.bottom + 10


def _aim(picture: Picture, deed: Special | Counter) -> str:
    match deed:
        case Counter(against=against):
            return picture.say("board.against", against=against)
        case Special(targets=targets) if targets:
            return picture.say("board.aimed_at", targets=targets)
        case _:
            return ""


# --- who could stop it ---


def could_block(picture: Picture, at: Spots, y: float) -> float:
    """Paint who could block what is being put together or was announced, and with what; the y under it."""
    view: State = picture.view
    match view.agenda[-1] if view.agenda else None:
        case AddCards() as top:
            other = 1 - top.seat
            head, text = picture.say("board.can_block", seat=other), their_block(view, other, top.country)
        case AnswerInfluence(seat, deed) if seat == picture.audience:
            head, text = picture.say("board.can_you_block"), own_block(view, seat, deed)
        case _:
            return y
    canvas, room = picture.ui.canvas, at.rail()
    picture.ui.label(room.left + 6, y, head.upper())
    covered = canvas.text(room.left + 6, y + 16 * at.type, picture.tell(text), theme.NOTE, width=room.w - 12)
    canvas.line(room.left + 6, covered.bottom + 8, room.right, covered.bottom + 8, theme.LINE)
    return covered.bottom + 18

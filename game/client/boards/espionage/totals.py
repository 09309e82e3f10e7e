"""The running sum of 1955: every card, every step more or less with its reason, and who could stop it."""

from dataclasses import dataclass

from pygame import FRect as Rect

from game.client.boards.espionage.cards import seat_shade
from game.client.boards.espionage.columns import open_to, spy_goal
from game.client.boards.espionage.layout import Spots, deeds, drafting
from game.client.kit import theme
from game.client.table.picture import Picture
from game.core.contract import Seat
from game.core.piles import Pile
from game.titles.espionage.answers import AddToBlock, AnswerInfluence, block_total
from game.titles.espionage.faces import CARD, GADGET
from game.titles.espionage.rules import (
    AddCards,
    PlaceInfluence,
    TakeAim,
    influence_account,
    influence_targets,
    influence_total,
)
from game.titles.espionage.state import (
    Counter,
    Influence,
    Special,
    State,
    present,
    progress,
    spy_is_free,
    usable_for_block,
)

Item = tuple[str, int]


@dataclass(frozen=True, slots=True)
class Account:
    """A sum: its items, what they come to, and what follows."""

    seat: Seat
    title: str
    items: tuple[Item, ...]
    result: Item
    after: str


def account(picture: Picture, at: Spots, y: float) -> float:
    """Paint what is being put together or was announced: a sum, or what a Special Action does; the y under it."""
    top = drafting(picture.view)
    if isinstance(top, TakeAim) and CARD[top.card].action in ("gadget_research", "gadget_buster"):
        return _gadgets(picture, at, top, y)
    waiting = deeds(picture.view)
    if top is None and waiting and isinstance(waiting[-1], Special | Counter):
        return _announced(picture, at, waiting[-1], y)
    goal = spy_goal(picture)
    found = _spy_there(picture, goal) if goal else _found(picture)
    return _sheet(picture, at, found, y) if found else y


# --- what a sum is made of ---


def _found(picture: Picture) -> Account | None:
    """The sum that matters now."""
    view: State = picture.view
    match drafting(view):
        case AddCards(seat, country, cards):
            return _influence(picture, seat, country, cards)
        case PlaceInfluence(seat, card):
            goal = next((c for c in view.level.tracks if picture.held(c) and picture.lit(c)), "")
            return _influence(picture, seat, goal, (card,)) if goal else None
        case AddToBlock(seat, deed, cards):
            return _block(picture, seat, deed, cards)
    if picture.picked and picture.picked_verb == "influence" and picture.audience is not None:
        goal = next((c for c in view.level.tracks if picture.held(c) and open_to(picture, c)), "")
        return _influence(picture, picture.audience, goal, (picture.picked,)) if goal else None
    match deeds(view)[:1]:
        case [Influence(seat, cards, country, total)]:
            return _influence(picture, seat, country, cards, total)
    return None


def _influence(picture: Picture, seat: Seat, country: str, cards: Pile, announced: int | None = None) -> Account:
    """An Influence Action; what was announced counts as it was, even if the spy has gone since."""
    view: State = picture.view
    items = _influence_items(picture, seat, country, cards)
    total = sum(worth for _, worth in items)
    if announced is not None and announced != total:
        items, total = tuple((picture.name(card), CARD[card].value) for card in cards), announced
    length, now = view.level.tracks[country], progress(view, seat, country)
    then = min(length, now + total)
    after = picture.say("board.would_secure", country=country)
    if then < length:
        named = now < 0 or seat != picture.audience
        before, later = (_stands(picture, steps, length, seat, named) for steps in (now, then))
        after = picture.say("board.becomes", before=before, after=later)
    title = picture.say("board.influence_on", country=country)
    return Account(seat, title, items, (picture.say("board.moves_to", seat=seat), total), after)


def _influence_items(picture: Picture, seat: Seat, country: str, cards: Pile) -> tuple[Item, ...]:
    items: list[Item] = []
    reasons = influence_account(picture.view, seat, country, cards)
    for why, card, worth in reasons:
        text = picture.name(card) if why == "card" else picture.say(f"board.item_{why}", country=country)
        items.append((text, worth))
    flags = [CARD[card].country for card in cards if CARD[card].country]
    if len(flags) == 1 and flags[0] != country and not any(why == "colour" for why, _, _ in reasons):
        items.append((picture.say("board.item_same_colour"), 0))
    return tuple(items)


def _spy_there(picture: Picture, country: str) -> Account:
    """What the spy of whoever looks would bring in a country: what each card they hold could send there."""
    seat, view = picture.audience, picture.view.copy()
    assert seat is not None, "somebody is asked"
    view.spies = tuple(country if other == seat else spot for other, spot in enumerate(view.spies))
    hand = tuple(card for card in view.hands[seat] if country in influence_targets(view, seat, card))
    worth = {card: influence_total(view, seat, country, (card,)) for card in hand}
    items = tuple((picture.name(card), worth[card]) for card in sorted(hand, key=lambda card: -worth[card]))
    blocking = tuple(card for card in view.hands[seat] if usable_for_block(country, card))
    after = picture.say("board.spy_blocks" if blocking else "board.spy_no_block", country=country, cards=blocking)
    most = max(worth.values(), default=0)
    return Account(
        seat, picture.say("board.spy_there", country=country), items, (picture.say("board.spy_most"), most), after
    )


def _stands(picture: Picture, steps: int, length: int, seat: Seat, named: bool) -> str:
    """A position on a track; `named` says whose steps they are."""
    if steps and named:
        return picture.say("board.of_seat", steps=abs(steps), length=length, seat=seat if steps > 0 else 1 - seat)
    return picture.say("board.of", steps=steps, length=length)


def _block(picture: Picture, seat: Seat, deed: Influence, cards: Pile) -> Account:
    items = [(picture.name(card), CARD[card].value) for card in cards]
    total = block_total(picture.view, seat, deed.country, cards)
    bonus = total - sum(worth for _, worth in items)
    if bonus:
        items.append((picture.say("board.item_block_spy", country=deed.country), bonus))
    key = "board.block_holds" if total >= deed.total else "board.block_lacks"
    after = picture.say(key, against=deed.total, lack=deed.total - total)
    title = picture.say("board.block_in", country=deed.country)
    return Account(seat, title, tuple(items), (picture.say("board.counts"), total), after)


# --- how it is painted ---


def _heading(picture: Picture, rect: Rect, text: str, seat: Seat, t: float) -> None:
    """The coloured edge and the title of a sheet."""
    canvas, size = picture.ui.canvas, 19.0
    canvas.rect((rect.left, rect.top, 5, rect.h), theme.shade(seat_shade(picture.view, seat)).ink)
    while canvas.measure(text.upper(), theme.POSTER.at(size))[0] > rect.w - 28 and size > 10:
        size -= 1
    left = rect.left + 16
    canvas.text(left, rect.top + 20 * t, text.upper(), theme.POSTER.at(size), color=theme.INK, valign="middle")


def _sheet(picture: Picture, at: Spots, found: Account, y: float) -> float:
    """A sum on paper; the y under it."""
    canvas, t, room = picture.ui.canvas, at.type, at.rail()
    wide = room.w - 60
    heights = [canvas.measure(text, theme.NOTE, width=wide)[1] + 1 for text, _ in found.items]
    tail = canvas.measure(found.after, theme.NOTE, width=room.w - 34)[1]
    rect = Rect(room.left - 2, y, room.w + 5, 38 * t + sum(heights) + 34 * t + tail + 13)
    with picture.ui.panel(rect, "paper", name="account"):
        _heading(picture, rect, found.title, found.seat, t)
        left, right, top = rect.left + 16, rect.right - 12, rect.top + 35 * t
        for (text, worth), high in zip(found.items, heights, strict=True):
            canvas.text(left, top, text, theme.NOTE, color=theme.INK2, width=wide)
            number = f"{worth}" if worth >= 0 else f"−{-worth}"
            canvas.text(right, top, number, theme.BODY.strong, color=theme.INK, align="right")
            top += high
        canvas.line(left, top + 2, right, top + 2, theme.INK)
        words, total = found.result
        canvas.text(left, top + 19 * t, words, theme.BODY.strong, color=theme.INK, valign="middle")
        y = top + 18 * t
        canvas.text(right, y, str(total), theme.POSTER.at(28), color=theme.INK, align="right", valign="middle")
        canvas.text(left, top + 32 * t, found.after, theme.NOTE, color=theme.INK2, width=room.w - 34)
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
            head, text = (
                picture.say("board.can_block", seat=other),
                _their_block(picture, view, other, top.country),
            )
        case AnswerInfluence(seat, deed) if seat == picture.audience:
            head, text = picture.say("board.can_you_block"), _own_block(picture, view, seat, deed)
        case _:
            return y
    canvas, room = picture.ui.canvas, at.rail()
    picture.ui.label(room.left + 6, y, head.upper())
    covered = canvas.text(room.left + 6, y + 16 * at.type, text, theme.NOTE, width=room.w - 12)
    canvas.line(room.left + 6, covered.bottom + 8, room.right, covered.bottom + 8, theme.LINE)
    return covered.bottom + 18


def _own_block(picture: Picture, view: State, seat: Seat, deed: Influence) -> str:
    """Whether whoever looks can hold what is announced."""
    if not present(view, seat, deed.country):
        bring = tuple(card for card in view.hands[seat] if picture.uses.get(card) == ("transport",))
        key = "board.you_transport" if bring else "board.you_not_there"
        return picture.say(key, country=deed.country, cards=bring)
    usable = tuple(card for card in view.hands[seat] if usable_for_block(deed.country, card))
    if not usable:
        return picture.say("board.you_no_cards", country=deed.country)
    most = block_total(view, seat, deed.country, usable)
    key = "board.you_can" if most >= deed.total else "board.you_too_weak"
    return picture.say(key, cards=usable, most=most, against=deed.total)


def _their_block(picture: Picture, view: State, other: Seat, country: str) -> str:
    """Whether the opponent could block, by open facts alone."""
    if not view.hands[other]:
        return picture.say("board.block_no_cards", seat=other)
    if view.homes[other] == country:
        return picture.say("board.block_home", seat=other, country=country)
    if present(view, other, country):
        return picture.say("board.block_spy", seat=other, country=country)
    if view.rulings.transport_before_block and spy_is_free(view, other):
        return picture.say("board.block_transport", seat=other, country=country)
    return picture.say("board.block_never", seat=other, country=country)

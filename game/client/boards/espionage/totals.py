"""The running sum of 1955: every card, every step more or less with its reason, and who could stop it."""

from dataclasses import dataclass

from game.client.boards.espionage.cards import seat_shade
from game.client.boards.espionage.columns import open_to, spy_goal
from game.client.boards.espionage.layout import deeds, drafting
from game.client.kit import theme
from game.client.kit.flow import Column
from game.client.kit.theme import GAP, HAIR
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

SUM = (5, 1)
"""How a line of a sum is divided: its words, its number."""

Item = tuple[str, int]


@dataclass(frozen=True, slots=True)
class Account:
    """A sum: its items, what they come to, and what follows."""

    seat: Seat
    title: str
    items: tuple[Item, ...]
    result: Item
    after: str


def account(picture: Picture, column: Column) -> None:
    """Paint what is being put together or was announced: a sum, or what a Special Action does."""
    top = drafting(picture.view)
    if isinstance(top, TakeAim) and CARD[top.card].action in ("gadget_research", "gadget_buster"):
        _gadgets(picture, column, top)
        return
    waiting = deeds(picture.view)
    if top is None and waiting and isinstance(waiting[-1], Special | Counter):
        _announced(picture, column, waiting[-1])
        return
    goal = spy_goal(picture)
    found = _spy_there(picture, goal) if goal else _found(picture)
    if found:
        _sheet(picture, column, found)


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


def _heading(paper: Column, text: str) -> None:
    paper.text(text.upper(), theme.POSTER, shrink=True)
    paper.gap(HAIR)


def _sheet(picture: Picture, column: Column, found: Account) -> None:
    """A sum on paper."""
    with column.sheet(picture.ui, name="account", edge=_ink(picture, found.seat)) as paper:
        _heading(paper, found.title)
        for text, worth in found.items:
            with paper.split(SUM) as (words, number):
                words.text(text, pale=True)
                number.text(f"{worth}" if worth >= 0 else f"−{-worth}", theme.BODY.strong, align="right")
        paper.rule(px=HAIR)
        outcome, total = found.result
        row = paper.row(theme.STAMP.led(1))
        row.text(str(total), end=True)
        row.text(outcome, theme.BODY.strong)
        paper.text(found.after, pale=True)


def _announced(picture: Picture, column: Column, deed: Special | Counter) -> None:
    """What a Special Action that waits will do, at length, and at what it is aimed."""
    with column.sheet(picture.ui, name="announced", edge=_ink(picture, deed.seat)) as paper:
        _heading(paper, picture.say("board.plays", seat=deed.seat, action=deed.action))
        paper.text(_aim(picture, deed), theme.BODY.strong)
        paper.text(picture.say(f"card_long.{deed.action}"), pale=True)


def _gadgets(picture: Picture, column: Column, top: TakeAim) -> None:
    """What each gadget does that may be chosen."""
    with column.sheet(picture.ui, name="gadgets", edge=_ink(picture, top.seat)) as paper:
        _heading(paper, picture.name(CARD[top.card].action))
        for gadget in GADGET:
            if picture.lit(gadget):
                paper.text(picture.name(gadget), theme.BODY.strong)
                paper.text(picture.say(f"gadget.{gadget}"), pale=True)


def _ink(picture: Picture, seat: Seat) -> theme.Color:
    return theme.shade(seat_shade(picture.view, seat)).ink


def _aim(picture: Picture, deed: Special | Counter) -> str:
    match deed:
        case Counter(against=against):
            return picture.say("board.against", against=against)
        case Special(targets=targets) if targets:
            return picture.say("board.aimed_at", targets=targets)
        case _:
            return ""


# --- who could stop it ---


def could_block(picture: Picture, column: Column) -> None:
    """Paint who could block what is being put together or was announced, and with what."""
    view: State = picture.view
    match view.agenda[-1] if view.agenda else None:
        case AddCards(seat, country, _):
            head = picture.say("board.can_block", seat=1 - seat)
            text = _their_block(picture, view, 1 - seat, country)
        case AnswerInfluence(seat, deed) if seat == picture.audience:
            head, text = picture.say("board.can_you_block"), _own_block(picture, view, seat, deed)
        case _:
            return
    column.label(head)
    column.text(text)
    column.rule(px=GAP)


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

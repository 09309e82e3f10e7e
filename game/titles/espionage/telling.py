"""Sentences and sums about answers in 1955, shown in the window and the terminal."""

from collections.abc import Sequence

from game.core.asking import on_top
from game.core.contract import UNSEEN, Action, Line, Seat, line
from game.core.piles import Pile
from game.core.telling import Sum
from game.titles.espionage.answers import (
    AddToBlock,
    AnswerInfluence,
    AnswerSpecial,
    Resolve,
    Riposte,
    block_total,
)
from game.titles.espionage.board import COUNTRIES_TO_WIN
from game.titles.espionage.faces import CARD, GADGET
from game.titles.espionage.rules import (
    AddCards,
    TakeAim,
    influence_account,
    influence_targets,
    influence_total,
    why_fixed,
)
from game.titles.espionage.state import (
    Counter,
    Influence,
    Special,
    State,
    holder,
    present,
    progress,
    secured,
    spy_is_free,
    usable_for_block,
)


def option(view: State, seat: Seat, action: Action) -> Line:
    """Describe an answer with its card's country, the action it carries, or the influence it sends."""
    card = CARD.get(action.noun)
    match on_top(view):
        case AddCards(mover, country, used) if action.verb == "announce":
            return line("board.send", total=influence_total(view, mover, country, used))
    return line(
        f"option.{action.verb}",
        noun=action.noun,
        action=card.action if card and card.action else UNSEEN,
        here=view.spies[seat] or UNSEEN,
    )


def about(action: Action) -> Line | None:
    """Describe the Special Action on a card."""
    card = CARD.get(action.noun)
    return line(f"card_long.{card.action or 'mercenary'}") if card else None


def notes(view: State, seat: Seat) -> Sequence[Line | Sum]:
    """Return the sum of what is being assembled or announced, or the full text of a Special Action."""
    match on_top(view):
        case AddCards(mover, country, cards):
            return (influence(view, mover, country, cards),)
        case AddToBlock(blocker, deed, cards):
            return (block(view, blocker, deed, cards),)
        case AnswerInfluence(answerer, deed):
            return (announced(view, deed), own_block(view, answerer, deed))
        case AnswerSpecial(_, deed) | Riposte(_, deed):
            return (on_card(deed),)
        case TakeAim() as aim:
            return tuple(
                line("board.gadget", gadget=gadget, does=line(f"gadget.{gadget}")) for gadget in gadgets(view, aim)
            )
    return ()


def on_card(deed: Special | Counter) -> Line:
    """Quote the full text of a Special Action's card, attributed to the seat that played it."""
    return line("board.says", seat=deed.seat, text=line(f"card_long.{deed.action}"))


def gadget_beside(view: State, seat: Seat, gadget: str) -> Line:
    """Name a gadget whose card is beside it."""
    return line("board.gadget_pending" if is_pending(view, seat, gadget) else "board.gadget_beside", gadget=gadget)


def is_pending(view: State, seat: Seat, gadget: str) -> bool:
    """Return True while the research of a gadget can still be countered."""
    waiting = [item.deed for item in view.agenda if isinstance(item, Resolve)]
    return any(isinstance(deed, Special) and deed.seat == seat and gadget in deed.targets for deed in waiting)


def gadgets(view: State, aim: TakeAim) -> list[str]:
    """Return the gadgets a Special Action may take or break."""
    return [action.noun for action in aim.options(view) if action.noun in GADGET]


def influence(view: State, seat: Seat, country: str, cards: Pile) -> Sum:
    """Return the sum of a seat's Influence Action if it were announced now."""
    reasons = influence_account(view, seat, country, tuple(cards))
    items = [(_reason(why, card, country), worth) for why, card, worth in reasons]
    flags = [CARD[card].country for card in cards if CARD[card].country]
    if len(flags) == 1 and flags[0] != country and not any(why == "colour" for why, _, _ in reasons):
        items.append((line("board.item_same_colour"), 0))
    if len(flags) > 1 and view.spies[seat] == country:
        items.append((line("board.item_two"), 0))
    return _moves(view, seat, country, items, sum(worth for _, worth in items))


def announced(view: State, deed: Influence) -> Sum:
    """Return the sum of an Influence Action as it was when announced, even if the spy has left since."""
    if influence_total(view, deed.seat, deed.country, deed.cards) == deed.total:
        return influence(view, deed.seat, deed.country, deed.cards)
    items = [(_reason("card", card, deed.country), CARD[card].value) for card in deed.cards]
    return _moves(view, deed.seat, deed.country, items, deed.total)


def spy_there(view: State, seat: Seat, country: str) -> Sum:
    """Return what each card in a seat's hand could send to a country if its spy were there."""
    there = view.copy()
    there.spies = tuple(country if other == seat else spot for other, spot in enumerate(view.spies))
    hand = [card for card in there.hands[seat] if country in influence_targets(there, seat, card)]
    worth = {card: influence_total(there, seat, country, (card,)) for card in hand}
    items = tuple((_reason("card", card, country), worth[card]) for card in sorted(hand, key=lambda c: -worth[c]))
    blocking = tuple(card for card in view.hands[seat] if usable_for_block(country, card))
    key = "board.spy_blocks" if blocking else "board.spy_no_block"
    after, most = line(key, country=country, cards=blocking), max(worth.values(), default=0)
    if fixed := why_fixed(view, country):
        after = fixed.line
    return Sum(seat, line("board.spy_there", country=country), items, line("board.spy_most"), most, after)


def block(view: State, seat: Seat, deed: Influence, cards: Pile) -> Sum:
    """Return the sum of a block, with a note on how much is still missing, if anything."""
    items = [(_reason("card", card, deed.country), CARD[card].value) for card in cards]
    total = block_total(view, seat, deed.country, tuple(cards))
    if bonus := total - sum(worth for _, worth in items):
        items.append((line("board.item_block_spy", country=deed.country), bonus))
    key = "board.block_holds" if total >= deed.total else "board.block_lacks"
    after = line(key, against=deed.total, lack=deed.total - total)
    return Sum(
        seat, line("board.block_in", country=deed.country), tuple(items), line("board.counts"), total, after
    )


def own_block(view: State, seat: Seat, deed: Influence) -> Line:
    """Describe whether a seat can block an announced Influence Action with the cards in its hand."""
    hand = view.hands[seat]
    if not present(view, seat, deed.country):
        free = view.rulings.transport_before_block and spy_is_free(view, seat)
        bring = tuple(card for card in hand if free and CARD[card].action == "military_transport")
        return line("board.you_transport" if bring else "board.you_not_there", country=deed.country, cards=bring)
    usable = tuple(card for card in hand if usable_for_block(deed.country, card))
    if not usable:
        return line("board.you_no_cards", country=deed.country)
    most = block_total(view, seat, deed.country, usable)
    key = "board.you_can" if most >= deed.total else "board.you_too_weak"
    if most > sum(CARD[card].value for card in usable):
        key += "_spy"
    return line(key, cards=usable, most=most, against=deed.total)


def their_block(view: State, other: Seat, country: str) -> Line:
    """Describe whether a seat could block in a country, based on public facts only."""
    if not view.hands[other]:
        return line("board.block_no_cards", seat=other)
    if view.homes[other] == country:
        return line("board.block_home", seat=other, country=country)
    if present(view, other, country):
        return line("board.block_spy", seat=other, country=country)
    if view.rulings.transport_before_block and spy_is_free(view, other):
        return line("board.block_transport", seat=other, country=country)
    return line("board.block_never", seat=other, country=country)


def _reason(why: str, card: str, country: str) -> Line:
    return line(f"board.item_{why}", card=card, country=country)


def _moves(view: State, seat: Seat, country: str, items: Sequence[tuple[Line, int]], total: int) -> Sum:
    """Return the sum of an action's steps in a country, with the marker's resulting position."""
    length, now = view.level.tracks[country], progress(view, seat, country)
    then, after = now + total, line("board.would_secure", country=country)
    if then < length:
        stands = [_stands(seat, steps, length, now < 0) for steps in (now, then)]
        after = line("board.becomes", before=stands[0], after=stands[1])
    head, result = line("board.influence_on", country=country), line("board.moves_to", seat=seat)
    return Sum(seat, head, tuple(items), result, total, after)


def _stands(seat: Seat, steps: int, length: int, named: bool) -> Line:
    """Describe a position on a track; `named` adds which seat's side it's on."""
    if not steps or not named:
        return line("board.of", steps=steps, length=length)
    return line("board.of_seat", steps=abs(steps), length=length, seat=seat if steps > 0 else 1 - seat)


ONE_CARD = 3
"""The number of steps that a single card can plausibly be worth."""


def tension(view: State) -> int:
    """Return how dangerous the board looks to everybody, 1 to 4, judged by countries and steps, not by cards."""
    level = 1
    for seat in (0, 1):
        mine, far = secured(view, seat), view.level.tracks
        steps = {each: far[each] - progress(view, seat, each) for each in far if holder(view, each) is None}
        decides = [view.homes[1 - seat]] if len(mine) < COUNTRIES_TO_WIN - 1 else list(steps)
        if any(steps.get(each, ONE_CARD + 1) <= ONE_CARD for each in decides):
            return 4
        level = max(level, 3 if min(steps.values(), default=ONE_CARD + 1) <= 2 else 2 if mine else 1)
    return level

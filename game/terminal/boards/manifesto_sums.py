"""What is worth knowing before a question of Manifesto is answered: cards at length, purses, and sums."""

from collections.abc import Iterator, Sequence

from game.core.contract import Seat
from game.terminal.boards.manifesto_telling import Teller, said
from game.titles.manifesto.bidding import AddCards, NameSum, TakeSide, account, bidders, sides_for
from game.titles.manifesto.faces import BID_CARDS, CARD, INFLUENCE
from game.titles.manifesto.rules import BuyCard, ChooseEnemy, ChoosePartner, ChooseTarget, Consent, FirstOrLast
from game.titles.manifesto.state import HAND_LIMIT, Conflict, Initiative, State, War


def sums(view: State, seat: Seat, tell: Teller) -> list[str]:
    """Say what a card does before it is aimed, what a note is for, and what it comes to item by item."""
    match view.agenda[-1] if view.agenda else None:
        case ChooseTarget(_, card) | ChoosePartner(_, card) | ChooseEnemy(_, card) | Consent(_, _, card):
            return [tell(f"card_long.{CARD[card].id}")]
        case BuyCard() if len(view.hands[seat]) >= HAND_LIMIT:
            return [said("full_hand", count=len(view.hands[seat]), limit=HAND_LIMIT)]
        case FirstOrLast() if len(view.others) > 1:
            return [tell("terminal.others", order=tuple(tell.seats[other] for other in view.others))]
        case NameSum() if len(sides_for(view, seat)) > 1:
            return _could_add(view, seat, tell)
        case TakeSide() | NameSum():
            return [*_at_stake(view, tell), *_means(view, seat, tell)]
        case AddCards(_, bid):
            first = not view.its[seat] and len(sides_for(view, seat)) == 1  # without ITS nothing was asked before
            return [*(_at_stake(view, tell) if first else []), *_sum(view, tell, bid.its, bid.cards)]
    return []


def _at_stake(view: State, tell: Teller) -> list[str]:
    """Say what the card on the table does, and what happens if nobody opposes it."""
    match view.contest:
        case Conflict(card, active, _, defender):
            free = defender is None and view.rulings.unopposed_neutral_succeeds
            return [_says(card, active, tell), *([tell("terminal.unopposed")] if free else [])]
        case War(card, axis, _):
            return [_says(card, axis, tell)]
        case _:
            return []


def _says(card: str, active: Seat, tell: Teller) -> str:
    """Give the text of a card: it speaks to whoever plays it."""
    text = tell(f"card_long.{CARD[card].id}")
    return text if active == tell.reader else said("says", who=tell.seats[active], text=text)


def _means(view: State, seat: Seat, tell: Teller) -> list[str]:
    """Say what the others have to bid with, and what the reader's own cards could add."""
    rivals = [other for other in _principals(view) if other != seat]
    if isinstance(view.contest, Initiative) and len(rivals) > 3:
        rivals = [max(rivals, key=lambda other: view.its[other])]
    purses = [
        tell("terminal.purse", seat=other, its=view.its[other], cards=len(view.hands[other])) for other in rivals
    ]
    return [" ".join(purses), *_could_add(view, seat, tell)] if purses else _could_add(view, seat, tell)


def _principals(view: State) -> Sequence[Seat]:
    match view.contest:
        case Conflict(_, active, _, defender):
            return (active,) if defender is None else (active, defender)
        case War(_, axis, allies):
            return (axis, allies)
        case _:
            return bidders(view, 0)


def _could_add(view: State, seat: Seat, tell: Teller) -> list[str]:
    assert view.contest is not None, "a note is for something"
    cards = tuple(card for card in view.hands[seat] if card in BID_CARDS)
    if not cards:
        return []
    added = [(card, value + more) for card, value, more in account(view.contest, cards)]
    listed = tuple(f"{tell.words.name(card)} {worth}" for card, worth in added)
    return [tell("terminal.could_add", total=sum(worth for _, worth in added), cards=listed)]


def _sum(view: State, tell: Teller, its: int, cards: Sequence[str]) -> list[str]:
    """Set a note as a column: an item a line, what they come to, and what stays."""
    assert tell.reader is not None, "a note is somebody's"
    items = [(tell("terminal.item_its"), its, ""), *_added(view, tell, cards)]
    items.append((tell("terminal.item_total"), sum(amount for _, amount, _ in items), ""))
    wide = max(len(text) for text, _, _ in items)
    rows = [f"{text:<{wide}}  {sign + str(amount):>3}" for text, amount, sign in items]
    return [_note_for(view, tell), *rows, tell("terminal.stays", its=view.its[tell.reader] - its)]


def _added(view: State, tell: Teller, cards: Sequence[str]) -> Iterator[tuple[str, int, str]]:
    """Give what each card adds, and the bonus that fits, with the sign before it."""
    assert view.contest is not None, "a note is for something"
    for card, value, more in account(view.contest, tuple(cards)):
        yield tell.words.name(card), value, "+"
        if more:
            letter = tell(f"terminal.fits_{INFLUENCE[card].letter}").lower()
            yield tell("terminal.item_bonus", letter=letter), more, "+"


def _note_for(view: State, tell: Teller) -> str:
    """Say what a note is for: whoever has no ITS is asked for cards at once."""
    match view.contest:
        case Conflict(card, active, region, _):
            return tell("terminal.note_conflict", card=card, active=active, region=region)
        case War(card, axis, allies):
            return tell("terminal.note_war", card=card, axis=axis, allies=allies)
        case Initiative():
            return tell("terminal.note_initiative", round=view.round)
        case _:
            return tell("terminal.note_last")

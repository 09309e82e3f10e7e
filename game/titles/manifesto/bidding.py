"""Secret notes: who may write one, what it may contain, what it's worth, and how all are opened together. MA-BID

`open_bids` pushes one question per bidder onto the agenda, with `OpenNotes` below them. Writing a note takes up to
three steps; others see only that it's being written. A sealed note waits in `state.sealed`; a view shows that it
exists, but not what it says.
"""

from collections.abc import Mapping
from functools import cache
from typing import ClassVar

from game.core.agenda import Do, push
from game.core.contract import Action, Emit, Line, Reason, Seat, Verbs, because, line, option
from game.core.frozen import frozen
from game.core.piles import Pile
from game.core.record import changed, seated
from game.core.views import Sealed
from game.titles.manifesto.board import first_side_wins, lay_off, pay
from game.titles.manifesto.events import NoteOpened, NoteSealed, StayedOut
from game.titles.manifesto.faces import BID_CARDS, BUILDUPS, CARD, CONFLICT, INFLUENCE
from game.titles.manifesto.state import (
    Bid,
    Conflict,
    Contest,
    Initiative,
    LastBid,
    State,
    War,
    clockwise,
    in_truce,
)

OWN = "own"
"""The only side when everybody bids for themselves."""
SIDE = {
    "for": option("for"),
    "against": option("against"),
    "axis": option("axis"),
    "allies": option("allies"),
    "abstain": option("abstain"),
}
SEAL = option("seal")


# Who may bid


def sides_for(state: State, seat: Seat) -> tuple[str, ...]:
    """Return the sides a seat may take in the current contest; () if it has no part in it. MA-BID-07, MA-BID-10"""
    match state.contest:
        case Conflict(card, active, _, defender):
            if seat == active:
                return ("for",)
            if seat == defender:
                return ("against",)
            return _outsider(state, seat, card, ("for", defender), ("against", active))
        case War(card, axis, allies):
            if seat == axis:
                return ("axis",)
            if seat == allies:
                return ("allies",)
            return _outsider(state, seat, card, ("axis", allies), ("allies", axis))
        case LastBid(leaders):
            return (OWN,) if seat in leaders else ()
        case _:
            return (OWN,)


def _outsider(state: State, seat: Seat, card: str, *sides: tuple[str, Seat | None]) -> tuple[str, ...]:
    """Return which of two sides, each given with the principal it opposes, a third party's truces leave open.

    MA-AMB-18
    """
    if state.truces and CONFLICT[card].military:
        sides = tuple([side for side in sides if side[1] is None or not in_truce(state, seat, side[1])])
    return (*[side for side, _ in sides], "abstain") if sides else ()


def bidders(state: State, start: Seat) -> list[Seat]:
    """Return the seats that have anything to decide, going by public facts only. MA-BID-10, MA-SEQ-09"""
    return [
        seat
        for seat in clockwise(state, start)
        if (state.its[seat] or state.hands[seat]) and sides_for(state, seat)
    ]


def open_bids(state: State, contest: Contest, start: Seat, settle: Do[State]) -> None:
    """Start a contest: everybody writes a note, all notes are opened, and `settle` deals with the outcome."""
    state.contest = contest
    notes = [blank_note(state, seat) for seat in bidders(state, start)]
    push(state, *notes, OpenNotes(), settle, CloseContest())


def blank_note(state: State, seat: Seat) -> "Note":
    """Return the first question of a seat's note.

    It depends only on public facts, so it can be shown to the others for as long as the note is being written.
    """
    sides = sides_for(state, seat)
    return NameSum(seat, sides[0]) if len(sides) == 1 else TakeSide(seat)


# Writing a note


@frozen
class Note(Sealed[State]):
    """A step in writing a note. MA-BID-08"""

    rule: ClassVar[str] = "MA-BID-08"
    rule_of_seals: ClassVar[str] = "MA-BID-09"
    verbs: ClassVar[Verbs] = (("card", "add"),)

    def begun(self, state: State) -> "Note":
        """Return the first question of the note, so that others can't see how far its writer has got. MA-BID-09"""
        return blank_note(state, self.seat)


@frozen
class TakeSide(Note):
    """The choice to take a side or stay out. MA-BID-08, MA-Q-05"""

    aloud: ClassVar[Action | None] = option("abstain")

    def options(self, state: State) -> tuple[Action, ...]:
        """Return the sides not barred by a truce, and `abstain`."""
        return tuple([SIDE[side] for side in sides_for(state, self.seat)])

    def answer(self, state: State, action: Action, emit: Emit) -> None:
        """Ask for the sum; staying out completes the note."""
        if action.verb == "abstain":
            seal(state, self.seat, Bid("abstain"), emit)
        else:
            push(state, NameSum(self.seat, action.verb))

    def prompt(self, state: State) -> Line:
        match state.contest:
            case Conflict(card, active, region, defender):
                other = "" if defender is None else defender
                return line("prompt.side_conflict", active=active, card=card, region=region, other=other)
            case War(card, axis, allies):
                return line("prompt.side_war", card=card, axis=axis, allies=allies)
            case _:
                raise AssertionError("only conflicts and wars have sides")

    def why_not(self, state: State, action: Action) -> Reason:
        """Return why the side isn't available: a truce bars it, or there's no such side. MA-AMB-18, MA-BID-07"""
        if action.verb not in SIDE:
            return because(self.rule, "side_first")
        match state.contest, action.verb:
            case (
                (Conflict(_, other, _, _), "against")
                | (Conflict(_, _, _, int(other)), "for")
                | (War(_, other, _), "allies")
                | (War(_, _, other), "axis")
            ) if in_truce(state, self.seat, other):
                return because("MA-AMB-18", "truce_bars_side", other=other)
            case _:
                return because("MA-BID-07", "no_such_side")


@frozen
class NameSum(Note):
    """The choice of how many ITS to bid. MA-BID-08, MA-Q-06"""

    aloud: ClassVar[Action | None] = option("bid", "0")

    side: str

    def options(self, state: State) -> tuple[Action, ...]:
        """Return every number from 0 to the seat's money. MA-AMB-35"""
        return sums(state.its[self.seat])

    def answer(self, state: State, action: Action, emit: Emit) -> None:
        push(state, AddCards(self.seat, Bid(self.side, int(action.noun))))

    def prompt(self, state: State) -> Line:
        match state.contest:
            case Conflict(card, active, region, _):
                key = "prompt.sum_for" if self.side == "for" else "prompt.sum_against"
                return line(key, active=active, card=card, region=region)
            case War(card, axis, allies):
                leader, other = (axis, allies) if self.side == "axis" else (allies, axis)
                return line("prompt.sum_war", card=card, leader=leader, other=other)
            case LastBid():
                return line("prompt.sum_last")
            case _:
                return line("prompt.sum_initiative", round=state.round)

    def why_not(self, state: State, action: Action) -> Reason:
        """Return why not: money comes before cards, and can't exceed what the seat has. MA-BID-02"""
        if action.verb == "bid":
            return because("MA-BID-02", "not_so_much", its=state.its[self.seat])
        if action.noun in BID_CARDS:
            return because(self.rule, "money_before_cards", card=action.noun)
        if action.verb == "add" and action.noun in CARD:
            return AddCards(self.seat, Bid(self.side, 0)).why_not(state, action)
        return because(self.rule, "sum_first", its=state.its[self.seat])


@cache
def sums(purse: int) -> tuple[Action, ...]:
    """Return a bid action for every sum from 0 to `purse`."""
    return tuple([option("bid", str(number)) for number in range(purse + 1)])


@frozen
class AddCards(Note):
    """The choice to add an influence card or seal the note. Asked even if there's no card to add.

    MA-BID-08, MA-SEQ-09, MA-Q-07
    """

    by_itself: ClassVar[bool] = False

    bid: Bid

    def options(self, state: State) -> tuple[Action, ...]:
        """Return the influence cards not in the note yet (never Industrial Buildup), and `seal`.

        MA-INF-01, MA-AMB-41
        """
        used = self.bid.cards
        hand = state.hands[self.seat]
        return (*[option("add", card) for card in hand if card in BID_CARDS and card not in used], SEAL)

    def answer(self, state: State, action: Action, emit: Emit) -> None:
        """Add the card and ask again, or seal the note. MA-AMB-40"""
        if action == SEAL:
            seal(state, self.seat, self.bid, emit)
        else:
            push(state, changed(self, bid=changed(self.bid, cards=(*self.bid.cards, action.noun))))

    def prompt(self, state: State) -> Line:
        assert state.contest is not None, "a note belongs to a contest"
        key = "prompt.add_cards" if len(self.options(state)) > 1 else "prompt.seal_note"
        return line(key, value=worth(state.contest, self.bid), its=self.bid.its)

    def why_not(self, state: State, action: Action) -> Reason:
        """Return why not: only influence cards may go into a note, each only once.

        MA-AMB-15, MA-AMB-30, MA-AMB-41
        """
        card = action.noun
        if card not in CARD:
            return because(self.rule, "add_or_seal", its=self.bid.its)
        if card in self.bid.cards:
            return because("MA-AMB-41", "already_in_note", card=card)
        if card in BUILDUPS:
            return because("MA-AMB-15", "buildup_in_note", card=card)
        return because("MA-AMB-30", "conflict_card_in_note", card=card)


def seal(state: State, seat: Seat, bid: Bid, emit: Emit) -> None:
    """Seal a seat's note. Others see only that it exists. MA-BID-09"""
    state.sealed = seated(state.sealed, seat, bid)
    emit(NoteSealed, seat)


# Values


def worth(contest: Contest, bid: Bid) -> int:
    """Return the value of a bid: its ITS, its cards' values and any matching bonuses. MA-BID-03"""
    return bid.its + sum([value + more for _, value, more in account(contest, bid.cards)])


def account(contest: Contest, cards: Pile) -> list[tuple[str, int, int]]:
    """Return what each card adds to a note, as (card, value, bonus in this contest). MA-BID-06, MA-AMB-42"""
    letters = contest.letters
    faces = [(card, INFLUENCE[card]) for card in cards]
    return [(card, face.influence, face.bonus if face.letter in letters else 0) for card, face in faces]


# Opening


@frozen
class OpenNotes(Do[State]):
    """The opening of all notes together. Everybody pays, win or lose. MA-BID-04, MA-BID-11"""

    def run(self, state: State, emit: Emit) -> None:
        """Open the notes one by one, and only then take everybody's money and cards.

        Otherwise a purse would reveal what a note not opened yet says.
        """
        contest = state.contest
        assert contest is not None, "notes belong to a contest"
        notes = {seat: bid for seat, bid in enumerate(state.sealed) if bid is not None}
        for seat in opening_order(contest, notes):
            state.opened, state.sealed = seated(state.opened, seat, notes[seat]), seated(state.sealed, seat, None)
            _tell(contest, seat, notes[seat], emit)
        for seat, bid in notes.items():
            if bid.its:
                pay(state, seat, bid.its)
            if bid.cards:
                lay_off(state, seat, bid.cards)


def opening_order(contest: Contest, notes: Mapping[Seat, Bid]) -> tuple[Seat, ...]:
    """Return the order in which notes are opened; it has no effect on the outcome.

    Seats that stay out come first, then smaller notes before larger ones, but the largest note of a helper comes
    last.
    """
    value = {seat: -1 if bid.side == "abstain" else worth(contest, bid) for seat, bid in notes.items()}
    order = sorted(notes, key=lambda seat: (value[seat], seat))
    helpers = [seat for seat in order if value[seat] > 0 and seat not in principals(contest)]
    if principals(contest) and helpers:
        order.remove(helpers[-1])
        order.append(helpers[-1])
    return tuple(order)


def principals(contest: Contest) -> tuple[Seat | None, ...]:
    """Return the leaders of a contest's two sides, None for a side without one; () if the contest has no sides."""
    match contest:
        case Conflict(active=one, defender=other) | War(axis=one, allies=other):
            return one, other
        case _:
            return ()


def _tell(contest: Contest, seat: Seat, bid: Bid, emit: Emit) -> None:
    if bid.side == "abstain":
        emit(StayedOut, seat)
    else:
        emit(NoteOpened, seat, bid.side, bid.its, bid.cards, worth(contest, bid))


def total(state: State, side: str) -> int:
    """Return the total of the bids on a side. MA-BID-07"""
    contest = state.contest
    assert contest is not None, "sides belong to a contest"
    return sum([worth(contest, bid) for bid in state.opened if bid is not None and bid.side == side])


def best_bidders(state: State, seats: tuple[Seat, ...]) -> tuple[int, list[Seat]]:
    """Return the highest value among seats that bid for themselves, and the seats that reached it."""
    values = [own_value(state, seat) for seat in seats]
    best = max(values)
    return best, [seat for seat, value in zip(seats, values, strict=True) if value == best]


def own_value(state: State, seat: Seat) -> int:
    """Return the value of a seat's bid for itself; 0 if the seat wasn't asked. MA-BID-10"""
    contest, bid = state.contest, state.opened[seat]
    assert isinstance(contest, Initiative | LastBid), "here everybody bids for themselves"
    return worth(contest, bid) if bid is not None else 0


def is_won(state: State, contest: Conflict, value: int, against: int, emit: Emit) -> bool:
    """Return True if the card wins: on value, for lack of opposition, or by dice. MA-AMB-12, MA-AMB-13"""
    if value != against:
        return value > against
    if contest.defender is None and not against and state.rulings.unopposed_neutral_succeeds:
        return True
    return first_side_wins(state, emit)


@frozen
class CloseContest(Do[State]):
    """The end of a contest: its card is discarded, won or lost. MA-SEQ-07, MA-AMB-30"""

    def run(self, state: State, emit: Emit) -> None:
        """Discard the card and remove all notes."""
        match state.contest:
            case Conflict(card) | War(card):
                state.discard += (card,)
            case _:
                pass
        state.contest, state.opened = None, (None,) * len(state.opened)

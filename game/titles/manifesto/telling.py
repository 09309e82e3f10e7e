"""Sentences about a position of Manifesto: answers and their prices, contests, sums, regions, cards.

Every function takes a view and returns lines, which the window and the terminal format for their reader.
"""

from collections.abc import Iterator
from typing import NamedTuple

from game.core.asking import on_top, verb_for
from game.core.contract import UNSEEN, Action, Decision, Event, Field, Line, Seat, line
from game.core.piles import Pile
from game.core.telling import Sum
from game.titles.manifesto import FACTIONS
from game.titles.manifesto.bidding import (
    SIDE,
    AddCards,
    NameSum,
    Note,
    TakeSide,
    account,
    bidders,
    principals,
    sides_for,
    worth,
)
from game.titles.manifesto.cards import targets_for
from game.titles.manifesto.events import ConflictLost, ConflictWon
from game.titles.manifesto.faces import (
    BID_CARDS,
    BUILDUPS,
    CARD,
    CONFLICT,
    CONFLICT_CARDS,
    INFLUENCE,
    REGION,
    REGIONS,
)
from game.titles.manifesto.rules import (
    BuyCard,
    ChooseEnemy,
    ChoosePartner,
    ChooseTarget,
    Consent,
    FirstOrLast,
    takes_all,
)
from game.titles.manifesto.starts import TakeRegion
from game.titles.manifesto.state import (
    HAND_LIMIT,
    START,
    SURCHARGE,
    Bid,
    Conflict,
    Contest,
    Initiative,
    LastBid,
    State,
    War,
    is_major,
    pair,
    touching,
    year,
)

MOST_RIVALS = 3
"""If there are more rivals than this for the initiative, only the richest is mentioned."""


class Headline(NamedTuple):
    """The subject of a bid: its title, who opposes whom, and what winning brings."""

    title: Line
    under: Line
    won: Line | None = None


def meant(view: State, question: Decision | None, noun: str) -> Action:
    """Return the action meant by picking a card, region, power or sum while `question` is open.

    If the question asks for a power, a region stands for its owner.
    """
    if noun in CARD:
        return Action(verb_for(question, "card", "play"), noun)
    if noun in view.owner and verb_for(question, "faction", "") and not verb_for(question, "region", ""):
        noun = view.factions[view.owner[noun]]
    if noun in REGION:
        return Action(verb_for(question, "region", "target"), noun)
    if noun in FACTIONS:
        return Action(verb_for(question, "faction", "partner"), noun)
    return Action("bid", noun)


def when(view: State) -> Line:
    """Return the current round and its years as a line."""
    years = {"year": year(view, view.round), "until": year(view, view.round + 1)}
    return line("board.round", round=view.round, rounds=view.level.rounds, **years)


# Answers


def option(view: State, seat: Seat, action: Action) -> Line:
    """Describe an answer: a region's influence and owner, a power's means, or what a card adds."""
    noun, question = action.noun, on_top(view)
    match action.verb:
        case "take":
            near = touching(view, noun)
            return line("board.take", noun=noun, influence=view.influence[noun], near=near)
        case "target" if isinstance(question, ChooseTarget):
            return _region(view, noun, price(view, question.card, noun))
        case "name":
            return _region(view, noun)
        case "add" if view.contest and noun in INFLUENCE:
            [(_, value, more)] = account(view.contest, (noun,))
            return line("board.add", noun=noun, value=value + more)
        case "partner" | "enemy":
            return _power(view, view.factions.index(noun))
        case "stop":
            return stopping(view)
    return line(f"option.{action.verb}", noun=noun)


def stopping(view: State) -> Line:
    """Return what `stop` stops: buying cards, or playing conflicts."""
    question = on_top(view)
    if question is not None and question.kind == "buy_card":
        return line("board.buy_nothing")
    return line("option.stop", noun="")


def price(view: State, card: str, region: str) -> int:
    """Return the cost of playing a card on a region, before any bid. MA-CON-02"""
    return SURCHARGE if card not in BUILDUPS and is_major(view, region) else 0


def _region(view: State, region: str, cost: int = 0) -> Line:
    about: dict[str, Field] = {"noun": region, "influence": view.influence[region], "cost": cost or ""}
    if region in view.owner:
        return line("board.region_of", **about, owner=view.owner[region])
    return line("board.region_neutral", **about)


def _power(view: State, other: Seat) -> Line:
    return line(
        "board.power",
        noun=view.factions[other],
        regions=len(view.held[other]),
        its=view.its[other],
        cards=len(view.hands[other]),
    )


# Before an answer


def notes(view: State, seat: Seat) -> tuple[Line | Sum, ...]:
    """Return notes on the question: a card's text, what a bid is for, or a note's value item by item."""
    match on_top(view):
        case ChooseTarget(_, card) | ChoosePartner(_, card) | ChooseEnemy(_, card) | Consent(_, _, card):
            return (text(card),)
        case BuyCard() if len(view.hands[seat]) >= HAND_LIMIT:
            return (line("board.full_hand", count=len(view.hands[seat]), limit=HAND_LIMIT),)
        case FirstOrLast() if len(view.others) > 1:
            return (line("board.others", order=view.others),)
        case NameSum() if len(sides_for(view, seat)) > 1:
            return could_add(view, seat)
        case TakeSide() | NameSum():
            return (*_at_stake(view, seat), *_rivals_first(view, seat), *could_add(view, seat))
        case AddCards(_, bid):
            unasked = not view.its[seat] and len(sides_for(view, seat)) == 1
            return (*(_at_stake(view, seat) if unasked else ()), note_sum(view, seat, bid))
        case _:
            return ()


def _at_stake(view: State, seat: Seat) -> tuple[Line, ...]:
    """Return what the card being contested does, and what happens if nobody opposes it."""
    match view.contest:
        case Conflict(card, active):
            return (_says(card, active, seat), *((line("board.know_unopposed"),) if _unopposed(view) else ()))
        case War(card, axis):
            return (_says(card, axis, seat),)
        case _:
            return ()


def _says(card: str, active: Seat, reader: Seat) -> Line:
    """Return a card's text, attributed to its player unless that is the reader."""
    return text(card) if active == reader else line("board.says", seat=active, text=text(card))


def _unopposed(view: State) -> bool:
    """Return True if nobody defends the region, so that even a bid of 0 wins. MA-AMB-12"""
    contest = view.contest
    return isinstance(contest, Conflict) and contest.defender is None and view.rulings.unopposed_neutral_succeeds


def _rivals_first(view: State, seat: Seat) -> tuple[Line, ...]:
    """Return the means of both sides' leaders; for the initiative, of everybody (or the richest of many)."""
    able = bidders(view, 0)
    leading = [other for other in leaders(view.contest) if other is not None] or able
    others = [other for other in leading if other != seat]
    if isinstance(view.contest, Initiative) and len(others) > MOST_RIVALS:
        others = [max(others, key=lambda other: view.its[other])]
    return tuple(rival(view, other) for other in others)


# The current contest


def headline(view: State) -> Headline | None:
    """Return the headline of the current contest; None if there is none."""
    match view.contest:
        case Conflict(card, active, region, defender):
            face, other = CONFLICT[card], "" if defender is None else defender
            under = line("board.by", seat=active, other=other, scope=face.scope, domain=face.domain)
            won = line(_effect("won", card), region=region, seat=active)
            return Headline(card_on(card, region), under, won)
        case War(card, axis, allies):
            under = line("board.camps", seat=axis, other=allies)
            return Headline(line("board.card", card=card), under, line("board.won_war"))
        case Initiative():
            return Headline(line("board.initiative"), line("board.initiative_how", round=view.round))
        case LastBid():
            return Headline(line("board.last_bid"), line("board.last_bid_how"))
        case _:
            return None


def card_on(card: str, region: str) -> Line:
    """Name a card with the region it is played on."""
    return line("board.card_on", card=card, region=region)


def _effect(stem: str, card: str) -> str:
    return f"board.{stem}_{'gain' if CONFLICT[card].result == 'C' else 'lose'}"


def leaders(contest: Contest | None) -> tuple[Seat | None, ...]:
    """Return the leaders of a contest's two sides, None for a side without one; () if the contest has no sides."""
    return principals(contest) if contest is not None else ()


def sides(view: State, seat: Seat) -> tuple[str, ...]:
    """Return the sides for a seat with a choice of sides, including those barred by a truce."""
    open_to = sides_for(view, seat)
    if len(open_to) < 2:
        return open_to
    return ("for", "against", "abstain") if isinstance(view.contest, Conflict) else ("axis", "allies", "abstain")


def side(view: State, name: str) -> Line | None:
    """Name a side after the player it supports; None if `name` isn't a side."""
    match view.contest, name:
        case [Conflict(active=active), "for"]:
            return line("board.side_for", seat=active)
        case [Conflict(defender=defender), "against"] if defender is not None:
            return line("board.side_for", seat=defender)
        case [Conflict(active=active), "against"]:
            return line("board.side_against", seat=active)
        case [War(axis=axis), "axis"]:
            return line("board.side_axis", seat=axis)
        case [War(allies=allies), "allies"]:
            return line("board.side_allies", seat=allies)
        case _:
            return line(f"option.{name}") if name in SIDE else None


def opposed(view: State, name: str) -> Seat | None:
    """Return the leader that a bid on a side opposes (and whose truce bars it), or None."""
    match view.contest, name:
        case (Conflict(defender=seat), "for") | (Conflict(active=seat), "against"):
            return seat
        case (War(allies=seat), "axis") | (War(axis=seat), "allies"):
            return seat
        case _:
            return None


def writers(view: State) -> list[tuple[Seat, str]]:
    """Return who is writing a note and how far they have got.

    Seats that have sealed theirs come first, then the others in the order they're asked.
    """
    coming = [item.seat for item in reversed(view.agenda) if isinstance(item, Note)]
    now = 1 if isinstance(on_top(view), Note) else 0
    sealed = [(seat, "sealed") for seat in view.seats if view.sealed[seat] is not None]
    return [*sealed, *((seat, "writing") for seat in coming[:now]), *((seat, "waiting") for seat in coming[now:])]


def outcome(event: Event, dice: tuple[int, ...]) -> Line | None:
    """Say how a conflict ended, with the dice if bids were equal; None for other events."""
    match event:
        case ConflictWon(value=value, against=against) if value == against and not dice:
            key = "board.paper_unopposed"
        case ConflictWon():
            key = "board.paper_won"
        case ConflictLost():
            key = "board.paper_lost"
        case _:
            return None
    return line(
        key,
        active=event.seat,
        card=event.card,
        region=event.region,
        value=event.value,
        against=event.against,
        rolled=dice[0] if dice else "",
        over=dice[1] if dice else "",
    )


def meant_for(view: State, side: str) -> Line | None:
    """Say what a conflict changes if a side wins; None if the contest isn't a conflict."""
    match view.contest, side:
        case [Conflict(card=card, active=active, region=region), "for"]:
            return line(_effect("then", card), region=region, seat=active)
        case [Conflict(), "against"]:
            return line("board.then_nothing")
        case _:
            return None


def consequence(view: State, event: Event) -> Line | None:
    """Say what a settled conflict changes; None for other events."""
    match event, view.contest:
        case [ConflictWon(), Conflict(card=card, active=active, region=region)]:
            return line(_effect("then", card), region=region, seat=active)
        case [ConflictLost(), _]:
            return line("board.then_nothing")
        case _:
            return None


# Rivals


def rivals(view: State, seat: Seat) -> list[Seat]:
    """Return all other seats with a stake in the contest: leaders of a side first, those who can't bid last."""
    able, leading = bidders(view, 0), leaders(view.contest)
    others = [other for other in view.seats if other != seat]
    if isinstance(view.contest, LastBid):
        others = [other for other in others if other in view.contest.leaders]
    return sorted(others, key=lambda other: (other not in leading, other not in able, other))


def rival(view: State, seat: Seat) -> Line:
    """Describe a rival's means, and which side it is on."""
    return line(
        "board.rival", seat=seat, its=view.its[seat], cards=len(view.hands[seat]), stance=stance(view, seat)
    )


def purse(view: State, seat: Seat) -> Line:
    """Describe what a seat has to bid with."""
    return line("board.purse", its=view.its[seat], cards=len(view.hands[seat]))


def stance(view: State, seat: Seat) -> Line:
    """Describe what is publicly known about the side that a rival will take."""
    if not (view.its[seat] or view.hands[seat]):
        return line("board.know_nothing")
    open_to = sides_for(view, seat)
    if not open_to:
        return line("board.know_bound")
    if len(open_to) == 1:
        return line(f"board.know_{open_to[0]}")
    barred = [name for name in sides(view, seat) if name not in open_to]
    if barred and (other := opposed(view, barred[0])) is not None:
        return line("board.know_not", other=other)
    return line("board.know_free")


def place(view: State) -> tuple[Line, ...]:
    """Describe the contested region, which is hidden behind the notes: its owner, influence and neighbours."""
    contest = view.contest
    if not isinstance(contest, Conflict):
        return ()
    return (_held(view, contest.region), line("board.touches", regions=touching(view, contest.region)))


def camp_help(view: State, name: str) -> Line:
    """Say who could bid for a camp in a war without leading one."""
    free = [seat for seat in view.seats if seat not in leaders(view.contest)]
    able = tuple(seat for seat in free if name in sides_for(view, seat))
    return line("board.may_help", seats=able) if able else line("board.alone")


# The seat's own note


def bid_cards(view: State, seat: Seat) -> Pile:
    """Return the hand cards that can go into a note."""
    return tuple(card for card in view.hands[seat] if card in BID_CARDS)


def best_note(view: State, seat: Seat, contest: Contest, paid: int = 0) -> Line:
    """Describe the highest note that a seat can write for a contest after paying `paid`."""
    its = view.its[seat] - paid
    cards = sum(value + more for _, value, more in account(contest, bid_cards(view, seat)))
    return line("board.know_best", best=its + cards, its=its, cards=cards or "")


def could_add(view: State, seat: Seat) -> tuple[Line, ...]:
    """Describe what each card in a hand would add to a note; () if none would."""
    assert view.contest is not None, "a note belongs to a contest"
    added = [(card, value + more) for card, value, more in account(view.contest, bid_cards(view, seat))]
    if not added:
        return ()
    listed = tuple(line("board.card_adds", card=card, value=value) for card, value in added)
    return (line("board.could_add", total=sum(value for _, value in added), cards=listed),)


def facts(view: State, seat: Seat) -> tuple[Line, ...]:
    """Return facts about a seat's own note: the best one, and whether 0 is enough or a tie is rolled off."""
    assert view.contest is not None, "a note belongs to a contest"
    best = best_note(view, seat, view.contest)
    if _unopposed(view):
        return best, line("board.know_unopposed")
    return (best, line("board.know_tie")) if leaders(view.contest) else (best,)


def adds(contest: Contest, card: str) -> Line:
    """Say how much a card adds to a note, and why."""
    [(_, value, more)] = account(contest, (card,))
    if more:
        return line("board.with_bonus", value=value, more=more, letter=INFLUENCE[card].letter)
    return line("board.no_bonus", value=value)


def note_sum(view: State, seat: Seat, bid: Bid) -> Sum:
    """Return a note as a sum: its money, what each card adds, and any matching bonuses."""
    assert view.contest is not None, "a note belongs to a contest"
    items = [(line("board.item_its"), bid.its)]
    for card, value, more in account(view.contest, bid.cards):
        items.append((line("board.card", card=card), value))
        if more:
            items.append((line("board.item_bonus", letter=INFLUENCE[card].letter), more))
    rest, total = line("board.stays", its=view.its[seat] - bid.its), worth(view.contest, bid)
    return Sum(seat, _note_for(view), tuple(items), line("board.your_note"), total, rest)


def _note_for(view: State) -> Line:
    match view.contest:
        case Conflict(card, active, region, _):
            return line("board.note_conflict", card=card, active=active, region=region)
        case War(card, axis, allies):
            return line("board.note_war", card=card, axis=axis, allies=allies)
        case Initiative():
            return line("board.note_initiative", round=view.round)
        case _:
            return line("board.note_last")


# Things


def text(card: str) -> Line:
    """Return the full text of a card."""
    return line(f"card_long.{CARD[card].id}")


def about(view: State, seat: Seat | None, noun: str) -> tuple[Line, ...]:
    """Describe a card, a region and what could be done there, or a power and its means."""
    if noun in CARD:
        return (text(noun),)
    if noun in REGION:
        return tuple(_about_region(view, seat, noun))
    choosing = isinstance(on_top(view), ChooseEnemy)
    return tuple(about_power(view, view.factions.index(noun), choosing=choosing))


def deed(view: State, seat: Seat | None, card: str, region: str) -> tuple[Line, ...]:
    """Describe what a card would do in a region, its cost, and who is sure to oppose it."""
    if card in BUILDUPS:
        value = view.influence[region]
        return (line("board.would_build", before=value, after=value + 1),)
    owner, paid = view.owner.get(region), price(view, card, region)
    against = line("board.nobody_defends")
    if owner is not None:
        against = line("board.defended", seat=owner, its=view.its[owner])
    return (
        *((line("board.price", price=paid),) if paid else ()),
        line(_effect("would", card), region=region),
        against,
        *((best_note(view, seat, Conflict(card, seat, region, owner), paid),) if seat is not None else ()),
    )


def _about_region(view: State, seat: Seat | None, region: str) -> list[Line]:
    """Describe a region's owner, influence, neighbours and price as a target, and what the seat's cards can do."""
    owner = view.owner.get(region)
    value = view.influence[region]
    question = on_top(view)
    lines = [_held(view, region), line("board.touches", regions=touching(view, region))]
    if isinstance(question, TakeRegion) and question.seat == seat:
        if Action("take", region) in question.options(view):
            lines.append(line("board.of_start", influence=value, start=START))
    elif is_major(view, region) and owner != seat:
        lines.append(line("board.price_of_target", price=SURCHARGE))
    if region in view.lost:
        lines.append(line("board.just_lost", seat=view.lost[region]))
    if able := _able(view, seat, region):
        lines.append(line("board.your_cards", cards=able))
    return lines


def _held(view: State, region: str) -> Line:
    """Return a line on a region's owner and influence."""
    owner, value = view.owner.get(region), view.influence[region]
    kind = "major" if is_major(view, region) else "minor"
    if owner is None:
        return line(f"board.free_{kind}", influence=value)
    return line(f"board.held_{kind}", seat=owner, influence=value)


def _able(view: State, seat: Seat | None, region: str) -> tuple[str, ...]:
    """Return the hand cards that could act on a region now, one of each kind."""
    if seat is None or UNSEEN in view.hands[seat]:
        return ()
    found: dict[str, str] = {}
    for card in view.hands[seat]:
        if (card in CONFLICT_CARDS or card in BUILDUPS) and region in targets_for(view, seat, card):
            found.setdefault(CARD[card].id, card)
    return tuple(found.values())


def about_power(view: State, seat: Seat, *, choosing: bool) -> list[Line]:
    """Describe a power's means, regions and truces, and, while an enemy is being chosen, what a war would take."""
    its = view.its[seat]
    cards = len(view.hands[seat])
    held = view.held[seat]
    lines = [line("board.seat_tip", its=its, cards=cards, influence=view.strength[seat])]
    if held:
        lines.append(line("board.seat_regions", regions=held))
    if choosing and (count := takes_all(view, seat)):
        lines.append(line("board.war_takes", all=count))
    bound = [(other, truce_end(view, seat, other)) for other in view.seats]
    return lines + [line("board.truce_with", other=other, until=until) for other, until in bound if until]


def in_short(view: State, seat: Seat) -> Line:
    """Describe a power in one sentence: regions, money, cards, and place in the turn order once there is one."""
    return line(
        "table.power",
        seat=seat,
        regions=len(view.held[seat]),
        worth=view.strength[seat],
        its=view.its[seat],
        cards=len(view.hands[seat]),
        place=view.order.index(seat) + 1 if view.round and seat in view.order else "",
    )


def truces(view: State, reader: Seat | None) -> Iterator[Line]:
    """Yield a sentence for each truce, which never begins with the reader."""
    for both, until in view.truces.items():
        one, other = sorted(both, key=lambda each: each == reader)
        yield line("table.truce", truce=truce(one, other, until))


def truce_end(view: State, one: Seat | None, other: Seat) -> int:
    """Return the last round of two seats' truce; 0 if there is none."""
    return 0 if one is None or one == other else view.truces.get(pair(one, other), 0)


def truce(one: Seat, other: Seat, until: int) -> Line:
    """Name two seats in a truce, and its last round."""
    return line("board.truce_of", seat=one, other=other, until=until)


LAST_ROUNDS = 5
"""The number of final rounds during which the board always looks dangerous."""


def tension(view: State) -> int:
    """Return how dangerous the board looks to everybody, from 1 to 4: by regions, rounds and contests."""
    if 2 * (max(view.scores) + 1) > len(REGIONS):
        return 4
    if view.round > view.level.rounds - LAST_ROUNDS:
        return 3
    return 2 if isinstance(view.contest, Conflict | War) else 1

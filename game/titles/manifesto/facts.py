"""What an act in Manifesto changed, what threatens a seat, and what can be counted, with names and numbers.

Everything is computed from views, so nothing reveals more than the reader may know.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import lru_cache
from math import comb, exp
from typing import NamedTuple

from game.core.agenda import Ask
from game.core.contract import UNSEEN, Field, Line, Seat, line
from game.core.piles import Pile
from game.core.telling import Danger, Fact, ranked
from game.titles.manifesto.bidding import AddCards, NameSum, Note, TakeSide, bidders, sides_for, worth
from game.titles.manifesto.cards import enemies_for, may_use, rivals, targets_for
from game.titles.manifesto.faces import BID_CARDS, BUILDUPS, CARD, CONFLICT, INFLUENCE, WAR_CARDS, deck
from game.titles.manifesto.rules import (
    BuyCard,
    ChooseEnemy,
    ChoosePartner,
    ChooseTarget,
    Discard,
    FirstOrLast,
    NameLoss,
    PlayConflict,
    PlayPeace,
    StartWar,
)
from game.titles.manifesto.starts import TakeRegion
from game.titles.manifesto.state import (
    HAND_LIMIT,
    SEALED,
    SURCHARGE,
    Bid,
    Conflict,
    Contest,
    Initiative,
    LastBid,
    State,
    War,
    in_truce,
    is_major,
)

LEAST = 0.006
"""The minimum worth of an act's largest fact, so that it's always worth mentioning."""


# Values


class Scale(NamedTuple):
    """The rough marginal value of one more of each thing to its owner, in shares of the victory."""

    region: float
    influence: float
    its: float
    card: float


EARLY = Scale(region=0.02, influence=0.42, its=0.05, card=0.1)
LATE = Scale(region=1.4, influence=0.0, its=0.1, card=0.15)
"""Log odds long before the end and in the last round."""
TRUCE = 0.02


def scale(view: State) -> Scale:
    """Return the current values. Regions count at the end; before that they're worth the income they bring."""
    return _scale(view.level.rounds - view.round, len(view.factions))


@lru_cache
def _scale(left: int, seats: int) -> Scale:
    crowd, even = 2 / seats, (seats - 1) / seats**2
    late = exp(-left / (3.7 * crowd**1.75))
    early = crowd**1.3 * (1 - late)
    return Scale(*[even * (early * far + late * near) for far, near in zip(EARLY, LATE, strict=True)])


def swing(view: State, seat: Seat, other: Seat, gain: float) -> float:
    """Return what a gain by `other` is worth to `seat`: the gain itself if they're the same, else a loss.

    The loss is shared equally by all rivals of `other`.
    """
    return gain if seat == other else -gain / (len(view.factions) - 1)


# Changes


def facts(before: State, after: State, seat: Seat) -> Sequence[Fact]:
    """Return what an act of `seat` changed between two views of the same reader, largest first."""
    found = [fact for tell in TELLERS for fact in tell(before, after, seat)]
    if not found:
        found = list(_kept(before, after, seat))
    return ranked(found, LEAST)


Teller = Callable[[State, State, Seat], Iterator[Fact]]


def _ended(before: State, after: State, seat: Seat) -> Iterator[Fact]:
    """Report the winner."""
    if after.result is None or before.result is not None:
        return
    for winner, share in enumerate(after.result.shares):
        if share:
            regions = len(after.held[winner])
            yield Fact(line("fact.wins", seat=winner, regions=regions), 1.0 if winner == seat else -1.0)


def _regions(before: State, after: State, seat: Seat) -> Iterator[Fact]:
    """Report regions that changed hands and the income they bring."""
    if before.owner is after.owner:
        return
    rate = scale(after)
    for other in after.seats:  # A war's danger has no place: the regions lost in it cover it.
        gained = tuple([region for region in after.held[other] if before.owner.get(region) != other])
        lost = tuple([region for region in before.held[other] if after.owner.get(region) != other])
        for key, regions, sign in (("gains", gained, 1), ("loses", lost, -1)):
            if regions:
                by_war: dict[str, Field] = {"place": ""} if isinstance(before.contest, War) else {}
                told = line(f"fact.{key}", seat=other, regions=regions, **_pay(after, regions), **by_war)
                value = rate.region * len(regions) + rate.influence * _influence(after, regions)
                yield Fact(told, swing(after, seat, other, sign * value))
    opened = tuple([region for region in after.neutral if region in after.reach[seat] - before.reach[seat]])
    if opened and len(after.held[seat]) > len(before.held[seat]):
        yield Fact(line("fact.in_reach", seat=seat, regions=opened), 0.1 * rate.card * len(opened))


def _influence(view: State, regions: Iterable[str]) -> int:
    return sum([view.influence[region] for region in regions])


def _pay(view: State, regions: Iterable[str]) -> dict[str, Field]:
    """Return the income of regions per round; "" if there's no further round."""
    return {"its": _influence(view, regions) if view.round < view.level.rounds else ""}


def _lead(before: State, after: State, seat: Seat) -> Iterator[Fact]:
    """Report a seat's lead or deficit in regions if it changed."""
    margin = _margin(after, seat)
    if before.owner is after.owner or margin == _margin(before, seat) or not after.round:
        return
    change = margin - _margin(before, seat)
    yield Fact(_standing(after, seat), (0.5 if change > 0 else -0.5) * scale(after).region * abs(change))


def _margin(view: State, seat: Seat) -> int:
    return len(view.held[seat]) - max([len(view.held[other]) for other in view.seats if other != seat])


def _standing(view: State, seat: Seat) -> Line:
    count, margin = len(view.held[seat]), _margin(view, seat)
    best = tuple([other for other in view.seats if other != seat and len(view.held[other]) == count - margin])
    told: dict[str, Field] = {"seat": seat, "others": best, "count": count, "more": abs(margin)}
    behind = "fact.trails" if count else "fact.bare"
    return line("fact.leads" if margin > 0 else behind if margin else "fact.level", **told)


def _powers(before: State, after: State, seat: Seat) -> Iterator[Fact]:
    """Report who gained a first major region, or lost the last one."""
    if before.majors is after.majors or not after.round:
        return
    for other in after.seats:
        was, now = before.majors[other] > 0, after.majors[other] > 0
        if was != now:
            key = "fact.power" if now else "fact.no_power"
            value = scale(after).card * (0.5 if now else -0.5)
            yield Fact(line(key, seat=other), swing(after, seat, other, value))


def _industry(before: State, after: State, seat: Seat) -> Iterator[Fact]:
    """Report influence that was built up, and the income it adds until the end."""
    if before.influence is after.influence:
        return
    left = after.level.rounds - after.round
    for region, influence in after.influence.items():
        more, owner = influence - before.influence[region], after.owner.get(region)
        if not more:
            continue
        value = 0.0 if owner is None else swing(after, seat, owner, scale(after).influence * more)
        told = line("fact.built", region=region, influence=influence, more=more * left or "", rounds=left)
        yield Fact(told, value)
        if is_major(after, region) and not is_major(before, region):
            major = line("fact.major", region=region, price=SURCHARGE)
            yield Fact(major, 0.0 if owner is None else swing(after, seat, owner, SURCHARGE * scale(after).its))


def _truces(before: State, after: State, seat: Seat) -> Iterator[Fact]:
    """Report who is bound for longer than before."""
    if before.truces is after.truces:
        return
    for (one, other), until in after.truces.items():
        if until > before.truces.get((one, other), 0):
            rounds, last = until - after.round + 1, after.level.rounds
            told: dict[str, Field] = {"seat": one, "other": other, "until": until, "rounds": rounds}
            key = "fact.truce_for_good" if until >= last else "fact.truce_again" if rounds > 1 else "fact.truce"
            mine = TRUCE * min(rounds, last - after.round + 1)
            yield Fact(line(key, **told), mine if seat in (one, other) else -0.5 * mine)


def _declared(before: State, after: State, seat: Seat) -> Iterator[Fact]:
    """Report what a card just played puts at stake, what it cost, and who can bid."""
    contest = after.contest
    if contest is None or contest == before.contest:
        return
    match contest:
        case Conflict(_, active, region, defender) if active == seat:
            yield Fact(line("fact.if_succeeds", what=_stake(after, contest)), _at_stake(after, contest))
            if is_major(after, region):
                told = line("fact.price", region=region, price=SURCHARGE, seat=seat, left=after.its[seat])
                yield Fact(told, -SURCHARGE * scale(after).its)
            yield from _against(after, seat, region, defender)
        case War(_, axis, allies) if axis == seat:
            about: dict[str, Field] = {
                "seat": axis,
                "other": allies,
                "mine": len(after.held[axis]),
                "theirs": len(after.held[allies]),
            }
            yield Fact(line("fact.war", **about), 2 * scale(after).region + scale(after).influence)
            yield _chests(after, seat, allies)


def _stake(view: State, contest: Conflict) -> Line:
    """Describe the region counts if the card wins."""
    seat, owner, region = contest.active, contest.defender, contest.region
    mine, won = len(view.held[seat]), CONFLICT[contest.card].result == "C"
    if owner is None:
        best = max([other for other in view.seats if other != seat], key=lambda other: len(view.held[other]))
        return line(
            "fact.stake_neutral", seat=seat, region=region, count=mine + 1, other=best, theirs=len(view.held[best])
        )
    key = "fact.stake_taken" if won else "fact.stake_lost"
    theirs = len(view.held[owner]) - 1
    return line(key, seat=seat, region=region, count=mine + won, other=owner, theirs=theirs)


def _at_stake(view: State, contest: Conflict) -> float:
    """Return the value of a win to the card's player, assuming an even chance."""
    rate, owner = scale(view), contest.defender
    value = rate.region + rate.influence * view.influence[contest.region]
    mine = value if CONFLICT[contest.card].result == "C" else 0.0
    return 0.5 * (mine if owner is None else mine - swing(view, contest.active, owner, value))


def _against(view: State, seat: Seat, region: str, defender: Seat | None) -> Iterator[Fact]:
    """Report who can bid against a card, and with what."""
    if defender is not None:
        yield _chests(view, seat, defender)
        return
    small = 0.5 * scale(view).its
    if view.rulings.unopposed_neutral_succeeds:
        yield Fact(line("fact.unopposed", region=region), 2 * small)
    able = [other for other in bidders(view, seat) if "against" in sides_for(view, other)]
    if able:
        rival = max(able, key=lambda other: _purse(view, other))
        told: dict[str, Field] = {"seat": rival, "its": view.its[rival], "cards": _cards(len(view.hands[rival]))}
        yield Fact(line("fact.may_oppose", **told), -small)


def _purse(view: State, seat: Seat) -> int:
    """Return roughly the most a seat can bid, counting each card as 1."""
    return view.its[seat] + len(view.hands[seat])


def _chests(view: State, seat: Seat, other: Seat) -> Fact:
    """Compare what two leaders have to bid with."""
    told: dict[str, Field] = {"seat": seat, "its": view.its[seat], "cards": _cards(len(view.hands[seat]))}
    told |= {"other": other, "theirs": view.its[other], "hand": _cards(len(view.hands[other]))}
    ahead = _purse(view, seat) - _purse(view, other)
    return Fact(line("fact.chests", **told), 0.25 * scale(view).its * ahead)


def _cards(count: int) -> Line:
    return line("fact.cards", count=count)


def _settled(before: State, after: State, seat: Seat) -> Iterator[Fact]:
    """Report how a contest that was open before ended, apart from regions that changed hands.

    A war is decided while it's still open: its winner then names the regions that the other side loses.
    """
    contest, top = before.contest, _question(after)
    naming = isinstance(top, NameLoss) and not isinstance(_question(before), NameLoss)
    if contest is None or (contest == after.contest and not naming):
        return
    match contest:
        case Conflict(card, active, region, defender) if after.owner.get(region) == before.owner.get(region):
            rate = scale(after)
            value = rate.region + rate.influence * after.influence[region]
            side = -1 if seat == active else 1 if seat == defender else 1 / (len(after.factions) - 1)
            if defender is None:
                yield Fact(line("fact.stays_neutral", card=card, region=region), side * value)
            else:
                yield Fact(line("fact.stays", card=card, region=region, other=defender), side * value)
        case Initiative() if after.round == before.round and after.first != before.first:
            value = scale(after).card * (0.3 if after.first == seat else -0.1)
            yield Fact(line("fact.initiative", seat=after.first, round=after.round), value)
        case Initiative() if after.round == before.round and after.phase != "initiative":
            value = scale(after).card * (0.3 if after.first == seat else -0.1)
            yield Fact(line("fact.initiative_kept", seat=after.first, round=after.round), value)
        case War(_, axis, allies):
            if isinstance(top, NameLoss):
                about: dict[str, Field] = {"seat": top.seat, "other": top.loser, "place": ""}
                about |= {"count": top.left, "held": len(top.regions)}
                rate, mean = scale(after), _influence(after, top.regions) / len(top.regions)
                value = top.left * (rate.region + rate.influence * mean)
                yield Fact(line("fact.war_won", **about), swing(after, seat, top.loser, -value))
            elif seat in (axis, allies) and len(after.held[seat]) < len(before.held[seat]):
                other = allies if seat == axis else axis
                told = line("fact.war_lost", seat=seat, other=other, place="")
                yield Fact(told, -scale(after).region)


def _stayed_out(before: State, after: State, seat: Seat) -> Iterator[Fact]:
    """Report what a seat saved by spending nothing on a contest."""
    if not isinstance(before.contest, Conflict | War) or after.contest is not None or before.round != after.round:
        return
    if isinstance(_question(before), Note) and after.its[seat] == before.its[seat]:
        hand = len(after.hands[seat])
        if hand == len(before.hands[seat]):
            told = line("fact.spends_nothing", seat=seat, its=after.its[seat], hand=_cards(hand))
            yield Fact(told, max(LEAST, 0.1 * scale(after).its * after.its[seat]))


def _question(view: State) -> Ask[State] | None:
    """Return the current question, or None."""
    top = view.agenda[-1] if view.agenda else None
    return top if isinstance(top, Ask) else None


def _named(before: State, after: State, seat: Seat) -> Iterator[Fact]:
    """Report the region of a lost war that was just named; it becomes neutral together with the others."""
    was, now = _question(before), _question(after)
    if isinstance(was, NameLoss) and isinstance(now, NameLoss) and was.loser == now.loser:
        rate = scale(after)
        for region in now.named[len(was.named) :]:
            owner = after.owner[region]
            told = line("fact.will_lose", seat=owner, region=region, **_pay(after, (region,)), more=now.left)
            value = rate.region + rate.influence * after.influence[region]
            yield Fact(told, swing(after, seat, owner, -value))


def _spent(before: State, after: State, seat: Seat) -> Iterator[Fact]:
    """Report what a seat has paid for notes and cards. Income since then is indistinguishable from it.

    What others paid in the same contest was sealed, so it can't have been a reason for the seat's act.
    """
    if before.round != after.round or not after.round or before.its is after.its:
        return
    rate, declared = scale(after), after.contest is not None and after.contest != before.contest
    contested = before.contest is not None and before.contest != after.contest
    paid, cards = before.its[seat] - after.its[seat], len(before.hands[seat]) - len(after.hands[seat])
    if (paid <= 0 and (cards <= 0 or not contested)) or (declared and paid == SURCHARGE):
        return
    told: dict[str, Field] = {
        "seat": seat,
        "its": paid,
        "left": after.its[seat],
        "hand": _cards(len(after.hands[seat])),
    }
    price = rate.its * paid + rate.card * max(0, cards)
    if before.phase == "draw" and (after.phase == "draw" or isinstance(after.contest, Initiative)):
        worth_of_it = rate.card * max(0, -cards) - rate.its * paid
        yield Fact(line("fact.bought", **told), max(LEAST, worth_of_it))
    elif paid <= 0:
        yield Fact(line("fact.pays_cards", **told, cards=_cards(cards)), -price)
    elif cards > 0 and contested:
        yield Fact(line("fact.pays_with", **told, cards=_cards(cards)), -price)
    else:
        yield Fact(line("fact.pays", **told), -rate.its * paid)


def _order(before: State, after: State, seat: Seat) -> Iterator[Fact]:
    """Report who acts before whom in a phase, as the winner of the initiative has just chosen."""
    top = _question(before)
    if not isinstance(top, FirstOrLast) or top.seat != seat or after.round != before.round:
        return
    if len(after.order) < 2 or after.phase != before.phase:
        return
    first = after.order[0] == seat
    others = after.order[1:] if first else after.order[:-1]
    key = "fact.acts_first" if first else "fact.acts_last"
    told = line(f"{key}_{after.phase}", seat=seat, others=others, neutral=len(after.neutral))
    yield Fact(told, 0.1 * scale(after).card)


def _discarded(before: State, after: State, seat: Seat) -> Iterator[Fact]:
    """Report which card was discarded, and why that's no loss."""
    top, new = _question(before), after.discard[len(before.discard) :]
    if not isinstance(top, Discard) or top.seat != seat or after.discard[: len(before.discard)] != before.discard:
        return
    rate = scale(after)
    for count, card in enumerate(new[: len(before.hands[seat]) - HAND_LIMIT], 1):
        told = _no_loss(after, seat, card, len(before.hands[seat]) - count)
        yield Fact(told, -0.2 * rate.card if told.key in LOSSES else LEAST)


LOSSES = ("fact.spares", "fact.spares_influence")
"""The facts about a discarded card that could have been useful."""


def _no_loss(view: State, seat: Seat, card: str, kept: int) -> Line:
    """Say why a card can be spared, or how many cards are kept."""
    told: dict[str, Field] = {"card": card, "seat": seat, "cards": _cards(kept)}
    if card in INFLUENCE:
        value = INFLUENCE[card].influence
        return line("fact.spares_influence", **told, value=value) if value else line("fact.spares", **told)
    face = CONFLICT[card]
    if not may_use(view, seat, face):
        return line("fact.spares_powers" if face.requires == "major" else "fact.spares_weak", **told)
    if face.phase == "war" and not enemies_for(view, seat, card):
        return line("fact.spares_war", **told)
    if face.phase == "conflict" and not targets_for(view, seat, card):
        return line("fact.spares_idle", **told)
    return line("fact.spares", **told)


def _taken_cards(before: State, after: State, seat: Seat) -> Iterator[Fact]:
    """Report cards taken in place of the last influence of a start."""
    top = _question(before)
    cards = len(after.hands[seat]) - len(before.hands[seat])
    if isinstance(top, TakeRegion) and top.seat == seat and cards > 0 and not after.round:
        told = line("fact.cards_instead", seat=seat, cards=_cards(cards), influence=after.strength[seat])
        yield Fact(told, cards * scale(after).card)


def _drafted(before: State, after: State, seat: Seat) -> Iterator[Fact]:
    """Report the possible targets of the card being aimed, which only its player sees."""
    top = _question(after)
    if top is None or top.seat != seat or type(top) is type(_question(before)):
        return
    match top:
        case ChooseTarget(_, card):
            targets: tuple[Field, ...] = tuple(targets_for(after, seat, card))
        case ChooseEnemy(_, card):
            targets = tuple([after.factions[other] for other in enemies_for(after, seat, card)])
        case ChoosePartner(_, card):
            targets = tuple([after.factions[other] for other in after.seats if other != seat])
        case _:
            return
    if len(targets) > FEW:
        yield Fact(line("fact.many_targets", card=card, count=len(targets)), 0.1 * scale(after).card)
    else:
        yield Fact(line("fact.targets", card=card, targets=targets), 0.1 * scale(after).card)


FEW = 5
"""The maximum number of targets that are listed by name."""


def _noted(before: State, after: State, seat: Seat) -> Iterator[Fact]:
    """Report the value of the seat's own note, what it leaves, and what it takes to beat it."""
    contest, bid = after.contest, _note(after, seat)
    if contest is None or bid is None:
        return
    was = (_note(before, seat), before.sealed[seat]) if contest == before.contest else (None, None)
    if (bid, after.sealed[seat]) == was:
        return
    rate, left = scale(after), after.its[seat] - bid.its
    if bid.side == "abstain":
        told = line("fact.stays_out", seat=seat, its=left, hand=_cards(len(after.hands[seat])))
        yield Fact(told, 0.1 * rate.its * left)
        return
    value, hand = worth(contest, bid), len(after.hands[seat]) - len(bid.cards)
    if was[0] is None or bid.its or bid.cards:
        note = line("fact.note", seat=seat, value=value, left=left, hand=_cards(hand))
        yield Fact(note, max(LEAST, 0.5 * rate.its * bid.its + 0.5 * rate.card * len(bid.cards)))
    for other in _opponents(after, seat, bid.side):
        ahead = max(-CLEAR, min(CLEAR, value - _purse(after, other)))
        yield Fact(_to_beat(after, contest, other, value), 0.5 * rate.its * ahead)


CLEAR = 4
"""The margin from which being ahead or behind makes no further difference."""


def _sided(before: State, after: State, seat: Seat) -> Iterator[Fact]:
    """Report what is at stake for the side being taken, which only the writer of the note sees."""
    top, contest = _question(after), after.contest
    if not isinstance(top, NameSum) or top.seat != seat or not isinstance(_question(before), TakeSide):
        return
    match contest:
        case Conflict():
            sign = 1 if top.side == "for" else -1
            told = line("fact.if_succeeds", what=_stake(after, contest))
            yield Fact(told, sign * _at_stake(after, contest) / (len(after.factions) - 1))
        case War(_, axis, allies):
            leader, other = (axis, allies) if top.side == "axis" else (allies, axis)
            yield _chests(after, leader, other)


def _note(view: State, seat: Seat) -> Bid | None:
    """Return a seat's note, sealed or in progress, as far as the reader sees it."""
    bid, top = view.sealed[seat], _question(view)
    if bid is not None:
        return bid if bid != SEALED else None
    return top.bid if isinstance(top, AddCards) and top.seat == seat else None


def _to_beat(view: State, contest: Contest, other: Seat, value: int) -> Line:
    """Describe what a rival needs to bid more than a note."""
    its, cards = view.its[other], len(view.hands[other])
    told: dict[str, Field] = {"other": other, "its": its, "cards": _cards(cards), "need": value + 1 - its}
    told["value"] = value
    brings = _brings(view, contest, other)
    if its + max(brings) < value:
        return line("fact.unbeatable", **told)
    if its > value:
        return line("fact.money_beats", **told)
    chance = sum([share for sum_, share in brings.items() if its + sum_ > value])
    if its + max(brings) == value:
        return line("fact.can_tie", **told)
    return line("fact.cards_beat", **told, chance=_percent(chance))


def _percent(share: float) -> int:
    """Round a chance to whole percent, but never to 0 or 100."""
    return max(1, min(99, round(100 * share)))


def _kept(before: State, after: State, seat: Seat) -> Iterator[Fact]:
    """Report what a seat that passed still has, and for what."""
    top = _question(before)
    if (
        top is None
        or top.seat != seat
        or top == _question(after)
        or (after.contest is not None and not isinstance(top, BuyCard))
    ):
        return
    its, hand = before.its[seat], len(before.hands[seat])
    told: dict[str, Field] = {"seat": seat, "its": its, "cards": _cards(hand), "round": before.round}
    coming = tuple([item.seat for item in reversed(after.agenda) if isinstance(item, PlayConflict)])
    match top:
        case BuyCard():
            key = "keeps_its"
        case PlayPeace():
            key = "keeps_peace"
        case StartWar():
            key = "keeps_war"
        case PlayConflict() if coming and after.phase == "conflict":
            key = "keeps_turns"
            told["others"] = coming
        case PlayConflict() if before.round < before.level.rounds:
            key = "keeps_round"
            told["round"] = before.round + 1
        case PlayConflict():
            key = "keeps_nothing"
        case _:
            return
    yield Fact(line(f"fact.{key}", **told), 0.1 * scale(before).its * its)
    able = [other for other in before.seats if other != seat]
    rival = max(able, key=lambda other: _purse(before, other))
    if key != "keeps_nothing":
        cards = _cards(len(before.hands[rival]))
        yield Fact(line("fact.rival", seat=rival, its=before.its[rival], cards=cards), -0.05 * scale(before).its)


TELLERS: Sequence[Teller] = (
    _ended,
    _regions,
    _lead,
    _powers,
    _industry,
    _truces,
    _declared,
    _settled,
    _stayed_out,
    _named,
    _spent,
    _order,
    _discarded,
    _taken_cards,
    _drafted,
    _sided,
    _noted,
)


# Unseen cards


def unseen_cards(view: State) -> Pile:
    """Return all cards that the reader of a view can't locate."""
    contest = view.contest
    laid_out = (contest.card,) if isinstance(contest, Conflict | War) else ()
    seen = {card for pile in (*view.hands, view.discard, view.removed, laid_out) for card in pile}
    return tuple([card for card in deck(view.rulings.deck) if card not in seen])


def _adds(contest: Contest, card: str) -> int:
    """Return what a card adds to a note; 0 if it may not join one."""
    if card not in BID_CARDS:
        return 0
    face = INFLUENCE[card]
    return face.influence + (face.bonus if face.letter in contest.letters else 0)


def _brings(view: State, contest: Contest, seat: Seat) -> dict[int, float]:
    """Return the distribution of what a seat's whole hand adds, with all deals of unseen cards equally likely."""
    hand = view.hands[seat]
    known = sum([_adds(contest, card) for card in hand if card != UNSEEN])
    hidden = hand.count(UNSEEN)
    if not hidden:
        return {known: 1.0}
    counts: dict[int, int] = {}
    for card in unseen_cards(view):
        value = _adds(contest, card)
        counts[value] = counts.get(value, 0) + 1
    shares = _sums(tuple(sorted(counts.items())), hidden)
    return {known + value: share for value, share in shares.items()}


@lru_cache(maxsize=256)
def _sums(counts: tuple[tuple[int, int], ...], drawn: int) -> dict[int, float]:
    """Return the probability of each sum of `drawn` cards, given (value, number of cards with it) pairs."""
    ways: dict[tuple[int, int], int] = {(0, 0): 1}
    for value, copies in counts:
        found: dict[tuple[int, int], int] = {}
        for (taken, reached), count in ways.items():
            for more in range(min(copies, drawn - taken) + 1):
                spot = taken + more, reached + more * value
                found[spot] = found.get(spot, 0) + count * comb(copies, more)
        ways = found
    every = sum([count for (taken, _), count in ways.items() if taken == drawn])
    return {reached: count / every for (taken, reached), count in sorted(ways.items()) if taken == drawn}


def _opponents(view: State, seat: Seat, side: str = "") -> list[Seat]:
    """Return the certain opponents of a note: the leader of the other side, or the strongest rival bidder."""
    match view.contest:
        case Conflict(active=one, defender=other) | War(axis=one, allies=other):
            if seat == one or side in ("for", "axis"):
                return [] if other is None else [other]
            return [one] if seat == other or side in ("against", "allies") else []
        case Initiative() | LastBid():
            able = [other for other in bidders(view, seat) if other != seat]
            return sorted(able, key=lambda other: -_purse(view, other))[:1]
        case _:
            return []


def odds(view: State, seat: Seat) -> Sequence[Line]:
    """Return what it takes to outbid the opponents of a note, as far as their hands and money are known."""
    contest = view.contest
    if contest is None or not isinstance(_question(view), Note):
        return ()
    return [told for other in _opponents(view, seat) for told in _odds_against(view, contest, seat, other)]


def _odds_against(view: State, contest: Contest, seat: Seat, other: Seat) -> Iterator[Line]:
    its, cards, brings = view.its[other], len(view.hands[other]), _brings(view, contest, other)
    told: dict[str, Field] = {"other": other, "its": its, "cards": _cards(cards)}
    most = its + max(brings)
    if its == most:
        yield line("unseen.most", **told, sure=most + 1)
    else:
        mean = sum([value * share for value, share in brings.items()])
        yield line("unseen.brings", **told, mean=round(mean), most=max(brings))
        yield line(
            "unseen.takes",
            other=other,
            money=its + 1,
            half=_enough(its, brings, 0.5),
            often=_enough(its, brings, 0.9),
            sure=most + 1,
        )
    if UNSEEN not in view.hands[seat]:
        best = view.its[seat] + sum([_adds(contest, card) for card in view.hands[seat]])
        chance = sum([share for value, share in brings.items() if its + value < best])
        key = "sure" if best > most else "never" if best <= its + min(brings) else "best"
        yield line(f"unseen.best_{key}", seat=seat, best=best, other=other, chance=_percent(chance))


def _enough(its: int, brings: dict[int, float], share: float) -> int:
    """Return the lowest note that beats everything a rival could bid in a share `share` of the deals."""
    reached = 0.0
    for value, part in brings.items():
        reached += part
        if reached >= share - 1e-9:
            return its + value + 1
    return its + max(brings) + 1


# Dangers


def dangers(view: State, seat: Seat) -> Sequence[Danger]:
    """Return what others may do to a seat before its next question, as far as the view tells, worst first.

    Of the regions that a rival can attack, only the richest is named.
    """
    least = _defence(view, seat) + AHEAD
    attacks = {danger.by: danger for danger in reversed(_attacks(view, seat, least))}
    return _sorted(view, seat, [*attacks.values(), *_wars(view, seat, least)])


def lingering(view: State, seat: Seat) -> Sequence[Danger]:
    """Return all dangers, however small. A danger reported earlier is over only if it isn't among them.

    Every region that a rival with more money can attack is named.
    """
    least = view.its[seat] + 1
    return _sorted(view, seat, [*_attacks(view, seat, least), *_wars(view, seat, least)])


def _sorted(view: State, seat: Seat, to_come: Sequence[Danger]) -> Sequence[Danger]:
    """Merge dangers already open with those still to come, worst first."""
    if view.result is not None or not view.round:
        return ()
    found = [*_open_contest(view, seat), *_naming(view, seat), *to_come, *_the_end(view, seat)]
    return sorted(found, key=lambda danger: -danger.worth)


def _open_contest(view: State, seat: Seat) -> Iterator[Danger]:
    """Yield the danger of the current contest."""
    rate = scale(view)
    match view.contest:
        case Conflict(card, active, region, defender) if defender == seat and _can_bid(view, active):
            key = "taken" if CONFLICT[card].result == "C" else "turned"
            told = line(f"danger.{key}", seat=seat, other=active, card=card, region=region, **_has(view, active))
            yield Danger(told, active, region, rate.region + rate.influence * view.influence[region])
        case War(card, axis, allies) if seat in (axis, allies) and view.held[seat]:
            other = allies if seat == axis else axis
            if not _can_bid(view, other):
                return
            count = len(view.held[seat])
            key = "danger.war" if count > 1 else "danger.war_last"
            told = line(key, seat=seat, other=other, card=card, count=count, **_has(view, other))
            mean = view.strength[seat] / count if count else 0.0
            yield Danger(told, other, "", min(3.5, count) * (rate.region + rate.influence * mean))


def _can_bid(view: State, other: Seat) -> bool:
    """Return True if a seat has anything to bid."""
    return bool(view.its[other] or view.hands[other])


def _has(view: State, other: Seat) -> dict[str, Field]:
    return {"its": view.its[other], "cards": _cards(len(view.hands[other]))}


def _naming(view: State, seat: Seat) -> Iterator[Danger]:
    """Yield the dangers of a lost war whose winner is choosing regions."""
    top = _question(view)
    if isinstance(top, NameLoss) and top.loser == seat and top.seat != seat:
        rate = scale(view)
        for region in top.named:
            told = line("danger.named", region=region, other=top.seat)
            yield Danger(told, top.seat, region, rate.region + rate.influence * view.influence[region])
        told = line("danger.naming", seat=seat, other=top.seat, count=top.left)
        yield Danger(told, top.seat, "", top.left * rate.region)


AHEAD = 3
"""How much more than the seat's own maximum bid a rival must be able to pay for an attack to count as a danger."""


def _attacks(view: State, seat: Seat, least: int) -> list[Danger]:
    """Return who may still attack a region in this phase with at least `least` money left, the richest first."""
    if view.phase != "conflict" or not view.held[seat]:
        return []
    rate, found = scale(view), list[Danger]()
    for other in _to_come(view, seat):
        if not view.hands[other] or _is_attacked(view, seat, other):
            continue
        bound = in_truce(view, seat, other)
        fits = line("danger.not_military" if bound else "danger.fitting")
        for region in view.held[seat]:
            if _left(view, other, region) < least or not _could_attack(view, other, region):
                continue
            told: dict[str, Field] = {"seat": seat, "other": other, "region": region, "mine": view.its[seat]}
            value = 0.4 * (rate.region + rate.influence * view.influence[region])
            told |= _has(view, other)
            found.append(Danger(line("danger.attack", **told, card=fits), other, region, value))
    return sorted(found, key=lambda danger: (-danger.worth, danger.place not in view.reach[danger.by]))


def _is_attacked(view: State, seat: Seat, other: Seat) -> bool:
    """Return True if the rival's attack is the current contest."""
    contest = view.contest
    return isinstance(contest, Conflict) and contest.active == other and contest.defender == seat


def _left(view: State, other: Seat, region: str) -> int:
    """Return what a rival has left to bid with after paying to target a region; too little if it can't pay."""
    return view.its[other] - (SURCHARGE if is_major(view, region) else 0)


def _defence(view: State, seat: Seat) -> int:
    """Return what a seat can bid in defence, as far as the reader knows: each unseen card counts 1."""
    hand = view.hands[seat]
    return view.its[seat] + sum(
        [1 if card == UNSEEN else INFLUENCE[card].influence for card in hand if _bids(card)]
    )


def _bids(card: str) -> bool:
    return card == UNSEEN or card in BID_CARDS


def _could_attack(view: State, other: Seat, region: str) -> bool:
    """Return True if a hand may hold a card that can be played on someone else's region."""
    hand = view.hands[other]
    cards = (*[card for card in hand if card != UNSEEN], *(unseen_cards(view) if UNSEEN in hand else ()))
    faces = {CONFLICT[card] for card in cards if card in CONFLICT}
    return any(
        face.target == "opponent_region" and may_use(view, other, face) and region in rivals(view, other, face)
        for face in faces
    )


def _to_come(view: State, seat: Seat) -> list[Seat]:
    """Return who plays cards in this phase before a seat does, the seat in turn first."""
    turns = [item.seat for item in reversed(view.agenda) if isinstance(item, PlayConflict)]
    if turns and turns[0] == seat:
        return turns[1:]
    return turns[: turns.index(seat)] if seat in turns else turns


def _wars(view: State, seat: Seat, least: int) -> Iterator[Danger]:
    """Yield the powers that may still start a war in this phase with at least `least` money."""
    cards, rate = WAR_CARDS.intersection(unseen_cards(view)), scale(view)
    for item in view.agenda:
        if not isinstance(item, StartWar) or item.seat == seat or not cards:
            continue
        other = item.seat
        if UNSEEN not in view.hands[other] or view.its[other] < least or not view.majors[other]:
            continue
        fitting = [card for card in cards if not (CONFLICT[card].military and in_truce(view, seat, other))]
        if fitting and view.majors[seat]:
            count = len(view.held[seat])
            told: dict[str, Field] = {
                "seat": seat,
                "other": other,
                "wars": len(fitting),
                "count": count,
                "mine": view.its[seat],
            }
            value = 0.1 * min(3.5, count) * rate.region + 0.1 * rate.influence * view.strength[seat] / 2
            yield Danger(line("danger.may_war", **told, **_has(view, other)), other, "", value)


def _the_end(view: State, seat: Seat) -> Iterator[Danger]:
    """Yield the danger of losing the game on current standings, in the last round."""
    if view.round < view.level.rounds:
        return
    margin, mine = _margin(view, seat), len(view.held[seat])
    best = tuple([other for other in view.seats if other != seat and len(view.held[other]) == mine - margin])
    top = max(best, key=lambda other: _purse(view, other))
    if margin < 0:
        key = "danger.wins" if len(best) == 1 else "danger.ahead"
        yield Danger(line(key, seat=top, others=best, count=mine - margin, mine=mine), top, "", 1.0)
    elif margin == 0:
        told = line("danger.last_bid", seat=seat, other=top, count=mine, **_has(view, top), mine=view.its[seat])
        yield Danger(told, top, "", 0.5)


# Counting


def unseen(view: State, seat: Seat) -> Sequence[Line]:
    """Return what a player could count: what it takes to outbid others, their means, and unseen cards."""
    return [
        *odds(view, seat),
        *[line("unseen.chest", seat=other, **_has(view, other)) for other in view.seats if other != seat],
        *_pool(view),
        *[
            line("unseen.truce", seat=one, other=other, until=until)
            for (one, other), until in view.truces.items()
            if seat in (one, other)
        ],
    ]


def _pool(view: State) -> Iterator[Line]:
    """Count the unseen cards by kind."""
    cards = unseen_cards(view)
    if not cards:
        return
    faces = [CONFLICT[card] for card in cards if card in CONFLICT]
    values = [INFLUENCE[card].influence for card in cards if card in BID_CARDS]
    yield line(
        "unseen.pool",
        count=len(cards),
        deck=len(view.deck),
        takes=sum([face.result == "C" for face in faces]),
        turns=sum([face.result == "B" for face in faces]),
        wars=sum([face.phase == "war" for face in faces]),
        peace=sum([face.phase == "peace" for face in faces]),
        bids=len(values),
        builds=len(set(cards) & BUILDUPS) or "",
    )
    strong = {CARD[card].id: card for card in cards if card in BID_CARDS and INFLUENCE[card].influence >= STRONG}
    if strong:
        counted = tuple(
            [line("unseen.copies", card=card, count=_copies(cards, kind)) for kind, card in strong.items()]
        )
        yield line("unseen.strong", cards=counted)


STRONG = 4
"""The influence from which unseen cards are listed by name."""


def _copies(cards: Pile, kind: str) -> int:
    return sum([CARD[card].id == kind for card in cards])

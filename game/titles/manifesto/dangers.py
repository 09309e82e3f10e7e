"""What others may do to a seat in Manifesto, based on public facts and the visible cards."""

from collections.abc import Iterator, Sequence

from game.core.asking import on_top
from game.core.contract import UNSEEN, Field, Seat, line
from game.core.telling import Danger
from game.titles.manifesto.cards import may_use, rivals
from game.titles.manifesto.counting import means, purse, unseen_cards
from game.titles.manifesto.faces import BID_CARDS, CONFLICT, INFLUENCE, WAR_CARDS
from game.titles.manifesto.rules import SIDES, NameLoss, PlayConflict, StartWar
from game.titles.manifesto.state import SURCHARGE, Conflict, State, War, in_truce, is_major


def _margin(view: State, seat: Seat) -> int:
    return len(view.held[seat]) - max([len(view.held[other]) for other in view.seats if other != seat])


def dangers(view: State, seat: Seat) -> Sequence[Danger]:
    """Return what others may do to a seat before its next question, going by the view, worst first.

    For each rival only the richest region it can attack is named.
    """
    if view.result is not None or not view.round:
        return ()
    least = _defence(view, seat) + AHEAD
    now = (*_the_end(view, seat), *_open_contest(view, seat), *_naming(view, seat))
    return (*now, *_attacks(view, seat, least), *_wars(view, seat, least))


def _open_contest(view: State, seat: Seat) -> Iterator[Danger]:
    """Yield the danger of the current contest."""
    match view.contest:
        case Conflict(card, active, region, defender) if defender == seat and _can_bid(view, active):
            key = "taken" if CONFLICT[card].result == "C" else "turned"
            told = line(f"danger.{key}", seat=seat, other=active, card=card, region=region, **means(view, active))
            yield Danger(told, active, region)
        case War(card, axis, allies) if seat in (axis, allies) and view.held[seat]:
            other = allies if seat == axis else axis
            if not _can_bid(view, other):
                return
            count = len(view.held[seat])
            key = "danger.war" if count > 1 else "danger.war_last"
            told = line(
                key, seat=seat, other=other, card=card, count=count, most=min(count, SIDES), **means(view, other)
            )
            yield Danger(told, other, "")


def _can_bid(view: State, other: Seat) -> bool:
    """Return True if a seat has anything to bid."""
    return bool(view.its[other] or view.hands[other])


def _naming(view: State, seat: Seat) -> Iterator[Danger]:
    """Yield the dangers in a lost war whose winner is choosing regions."""
    top = on_top(view)
    if isinstance(top, NameLoss) and top.loser == seat and top.seat != seat:
        yield Danger(line("danger.naming", seat=seat, other=top.seat, count=top.left), top.seat, "")
        for region in top.named:
            yield Danger(line("danger.named", region=region, other=top.seat), top.seat, region)


AHEAD = 3
"""The amount by which a rival's money must exceed the seat's own maximum bid for an attack to be a danger.
"""


def _attacks(view: State, seat: Seat, least: int) -> list[Danger]:
    """Return, for each rival that may still attack with `least` money left, the richest region in danger."""
    found = dict[Seat, Danger]()
    if view.phase != "conflict" or not view.held[seat]:
        return []
    for other in _to_come(view, seat):
        if not view.hands[other] or _is_attacked(view, seat, other):
            continue
        bound = in_truce(view, seat, other)
        fits = line("danger.not_military" if bound else "danger.fitting")
        open_to = [
            region
            for region in view.held[seat]
            if _left(view, other, region) >= least and _could_attack(view, other, region)
        ]
        if open_to:
            region = min(open_to, key=lambda each: (-view.influence[each], each not in view.reach[other]))
            told: dict[str, Field] = {"seat": seat, "other": other, "region": region, "mine": view.its[seat]}
            told |= means(view, other)
            found[other] = Danger(line("danger.attack", **told, card=fits), other, region, "play_conflict")
    return sorted(found.values(), key=lambda danger: -view.influence[danger.place])


def _is_attacked(view: State, seat: Seat, other: Seat) -> bool:
    """Return True if the current contest is the rival's attack on the seat."""
    contest = view.contest
    return isinstance(contest, Conflict) and contest.active == other and contest.defender == seat


def _left(view: State, other: Seat, region: str) -> int:
    """Return a rival's money after the price of targeting a region; negative if it can't pay."""
    return view.its[other] - (SURCHARGE if is_major(view, region) else 0)


def _defence(view: State, seat: Seat) -> int:
    """Return the most a seat can bid in defence, as far as the reader knows; each unseen card counts 1."""
    hand = view.hands[seat]
    return view.its[seat] + sum(
        [1 if card == UNSEEN else INFLUENCE[card].influence for card in hand if _bids(card)]
    )


def _bids(card: str) -> bool:
    return card == UNSEEN or card in BID_CARDS


def _could_attack(view: State, other: Seat, region: str) -> bool:
    """Return True if a hand may hold a card that can be played on a region of another seat."""
    hand = view.hands[other]
    cards = (*[card for card in hand if card != UNSEEN], *(unseen_cards(view) if UNSEEN in hand else ()))
    faces = {CONFLICT[card] for card in cards if card in CONFLICT}
    return any(
        face.target == "opponent_region" and may_use(view, other, face) and region in rivals(view, other, face)
        for face in faces
    )


def _to_come(view: State, seat: Seat) -> list[Seat]:
    """Return the seats that play cards in this phase before a seat does, the current one first."""
    turns = [item.seat for item in reversed(view.agenda) if isinstance(item, PlayConflict)]
    if turns and turns[0] == seat:
        return turns[1:]
    return turns[: turns.index(seat)] if seat in turns else turns


def _wars(view: State, seat: Seat, least: int) -> Iterator[Danger]:
    """Yield the powers that may still start a war in this phase with at least `least` money."""
    cards = WAR_CARDS.intersection(unseen_cards(view))
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
            yield Danger(line("danger.may_war", **told, **means(view, other)), other, "", "start_war")


def _the_end(view: State, seat: Seat) -> Iterator[Danger]:
    """Yield the danger, in the last round, of losing the game if nothing changes."""
    if view.round < view.level.rounds:
        return
    margin, mine = _margin(view, seat), len(view.held[seat])
    best = tuple([other for other in view.seats if other != seat and len(view.held[other]) == mine - margin])
    top = max(best, key=lambda other: purse(view, other))
    if margin < 0:
        key = "danger.wins" if len(best) == 1 else "danger.ahead"
        yield Danger(line(key, seat=top, others=best, count=mine - margin, mine=mine), top, "")
    elif margin == 0:
        told = line("danger.last_bid", seat=seat, other=top, count=mine, **means(view, top), mine=view.its[seat])
        yield Danger(told, top, "")

"""What an act in 1955 changed, with names, places and numbers; the dangers; and what can be counted."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from math import exp
from typing import Any

from game.core.agenda import Item
from game.core.contract import UNSEEN, Line, Seat, ignore, line
from game.core.piles import Pile, unknown
from game.core.telling import Fact, ranked
from game.titles.espionage.answers import (
    AddToBlock,
    AnswerInfluence,
    AnswerSpecial,
    Resolve,
    Riposte,
    announce_influence,
    announce_special,
    block_total,
    may_counter,
    strike,
)
from game.titles.espionage.board import COUNTRIES_TO_WIN, lay_off
from game.titles.espionage.cards import KeepCards, unplug
from game.titles.espionage.dangers import dangers, lingering, ordered, place, strongest
from game.titles.espionage.faces import ACTION, CARD, COUNTRIES, GADGET
from game.titles.espionage.rules import (
    AddCards,
    LateWindow,
    MoveSpy,
    PlayCard,
    SpareMoment,
    TakeAim,
    influence_total,
)
from game.titles.espionage.state import (
    Counter,
    Deed,
    Influence,
    Special,
    State,
    hand_size,
    present,
    progress,
    secured,
    spy_is_free,
    usable_for_block,
)

__all__ = ["dangers", "facts", "lingering", "unseen"]

NOTABLE = 4
"""The distance to a star, in steps, within which a spy's position matters."""
CARD_WORTH, LEAST = 0.018, 0.006
GIVEN_UP = ("rebel_forces", "revolution", "military_transport", "blockade")
"""Special Actions worth mentioning when their card is used for its number instead."""


def facts(before: State, after: State, seat: Seat) -> Sequence[Fact]:
    """Return what an act of `seat` changed between two views of the same reader, largest first."""
    if before.result or not all(before.homes):
        return _home(before, after, seat)
    new = _announced(before, after, seat)
    before, base, then = (
        _without_force(before, before.agenda),
        _without_force(after, new),
        _let_through(after, new),
    )
    certain = _changes(before, base, seat)
    hoped = _changes(base, then, seat) if new else []
    framed = [_unless(fact, after, new) for fact in hoped]
    rest = [*_of_deeds(after, new), *_settled(before, after, seat, bool(new))]
    rest += _answers(before, after, then, seat, bool(new))
    told = {fact.line: fact for fact in [*certain, *framed, *rest, *_stays(before, after, seat)]}
    return ranked(told.values())


# Announced actions that still wait


def _announced(before: State, after: State, seat: Seat) -> tuple[Item, ...]:
    """Return the agenda items that an act of a seat has added and that still wait, topmost last."""
    shared = 0
    for one, other in zip(before.agenda, after.agenda, strict=False):
        if one != other:
            break
        shared += 1
    new = after.agenda[shared:]
    last = next(
        (item for item in reversed(new) if isinstance(item, Resolve | AddCards | TakeAim | AddToBlock)), None
    )
    by = last.deed.seat if isinstance(last, Resolve) else last.seat if last is not None else None
    return new if by == seat else ()


def _without_force(view: State, waiting: Sequence[Item]) -> State:
    """Return the view without gadgets whose research may still be countered. ES-SEQ-03"""
    then = view.copy()
    for item in waiting:
        if isinstance(item, Resolve) and _action(item.deed) == "gadget_research":
            unplug(then, item.deed.seat, _targets(item.deed)[0])
    return then


def _let_through(after: State, new: Sequence[Item]) -> State:
    """Return the position once everything an act announced or assembled has taken effect."""
    then = after.copy()
    for item in reversed(new):
        if then.agenda[-1:] != (item,):
            break  # it was negated by what came before it
        then.agenda = then.agenda[:-1]
        match item:
            case Resolve(deed) if _action(deed) != "strategic_resupply":
                item.run(then, ignore)
            case AddCards(seat, country, cards):
                total = influence_total(then, seat, country, cards)
                announce_influence(then, Influence(seat, cards, country, total), ignore)
                then = let_through(then)
            case TakeAim(seat, card, targets) if targets:
                announce_special(then, Special(seat, (card,), CARD[card].action, targets), ignore)
                then = let_through(then)
            case AddToBlock(seat, deed, cards) if block_total(then, seat, deed.country, cards) >= deed.total:
                lay_off(then, seat, cards)
                strike(then)
    return then


def let_through(view: State) -> State:
    """Return the position after the topmost announced action has taken effect."""
    then = view.copy()
    while not isinstance(item := then.agenda[-1], Resolve):
        then.agenda = then.agenda[:-1]
    then.agenda = then.agenda[:-1]
    item.run(then, ignore)
    return then


def _action(deed: Deed) -> str:
    return deed.action if isinstance(deed, Special | Counter) else ""


def _targets(deed: Deed) -> tuple[str, ...]:
    return deed.targets if isinstance(deed, Special) else ()


def _unless(fact: Fact, after: State, new: Sequence[Item]) -> Fact:
    """Qualify a fact about an announced action that may still be stopped."""
    match next(
        (item for item in reversed(new) if isinstance(item, AnswerInfluence | AnswerSpecial | Riposte)), None
    ):
        case AnswerInfluence(other, deed) if present(after, other, deed.country) or _may_come(after, other):
            return Fact(line("fact.unless_blocked", what=fact.line), 0.7 * fact.worth)
        case AnswerSpecial():
            return Fact(line("fact.unless_countered", what=fact.line), 0.9 * fact.worth)
        case Riposte():
            return Fact(line("fact.unless_negated", what=fact.line), 0.9 * fact.worth)
    return fact


def _may_come(view: State, seat: Seat) -> bool:
    """Return True if a seat's spy could come to block, judging by public facts. ES-AMB-06"""
    return view.rulings.transport_before_block and spy_is_free(view, seat) and bool(view.hands[seat])


def _of_deeds(after: State, new: Sequence[Item]) -> Iterator[Fact]:
    """Report what announced actions reveal beyond markers and spies."""
    for item in new:
        match item:
            case AnswerInfluence(other, deed):
                yield from _given_up(deed.cards)
                yield from _defenceless(after, other, deed)
            case AddCards(_, _, cards):
                yield from _given_up(cards)
            case Resolve(Special(seat, _, action)) as waits:
                yield from (_unless(fact, after, new) for fact in _of_special(after, seat, action, waits.deed))


def _settled(before: State, after: State, seat: Seat, waits: bool) -> Iterator[Fact]:
    """Report what an act achieved beyond markers and spies: cards drawn, exchanged, taken or spent."""
    other, size = 1 - seat, hand_size(after, seat)
    top = after.agenda[-1] if after.agenda else None
    if isinstance(top, KeepCards) and top not in before.agenda:
        held = len(after.hands[top.seat])
        told = line("fact.pilfers", other=top.seat, keep=ACTION["pilfer_accounts"].keep, count=held)
        yield Fact(told, CARD_WORTH * (held - 2) * (1 if top.seat == other else -1))
    if not waits and isinstance(before.agenda[-1], PlayCard) and before.agenda[-1].seat == seat:
        held, laid = len(after.hands[seat]), _laid(before, after)
        if held > max(size, len(before.hands[seat])):
            yield Fact(line("fact.big_hand", who=seat, count=held, size=size), CARD_WORTH * (held - size))
        if len(laid) == len(before.hands[seat]) > 1 and CARD[laid[0]].action == "strategic_resupply":
            yield Fact(line("fact.renews", count=len(laid) - 1, size=held), CARD_WORTH)
        lost = len(before.hands[other]) - len(after.hands[other])
        pilfered = any(CARD[card].action == "pilfer_accounts" for card in laid)
        if lost > 0 and held <= size and not pilfered and _came_to_nothing(before, after, other, lost):
            yield Fact(line("fact.stopped", other=other, count=lost), CARD_WORTH * lost)


def _came_to_nothing(before: State, after: State, other: Seat, lost: int) -> bool:
    """Return True if the board is unchanged.

    A spy may have come to block, at the cost of one more card.
    """
    came = lost > 1 and after.spies[other] not in (before.spies[other], after.homes[other])
    stood = came or before.spies[other] == after.spies[other]
    return stood and before.spies[1 - other] == after.spies[1 - other] and _same_board(before, after)


def _same_board(before: State, after: State) -> bool:
    """Return True if no marker, blockade, gadget or lasting effect has changed."""
    one, other = (
        (view.markers, view.blockades, view.gadgets, view.detained, view.open_hands, view.extra)
        for view in (before, after)
    )
    return one == other


def _laid(before: State, after: State) -> Pile:
    """Return the cards added to the discard pile; () if it was reshuffled since."""
    then, now = before.discard, after.discard
    return now[len(then) :] if now[: len(then)] == then else ()


def _given_up(cards: Pile) -> Iterator[Fact]:
    for card in cards:
        if CARD[card].action in GIVEN_UP:
            yield Fact(line("fact.given_up", card=card, action=CARD[card].action), -0.012)


def _defenceless(after: State, other: Seat, deed: Influence) -> Iterator[Fact]:
    """Report that influence can be blocked only by a spy that comes from elsewhere."""
    if not present(after, other, deed.country):
        told = line("fact.only_transport", seat=other, country=deed.country, spy=after.spies[other])
        yield Fact(told, 0.008)


def _of_special(after: State, seat: Seat, action: str, deed: Deed) -> Iterator[Fact]:
    other, keep = 1 - seat, ACTION[action].keep
    held = len(after.hands[other])
    if action == "pilfer_accounts" and held > keep:
        yield Fact(line("fact.pilfers", other=other, keep=keep, count=held), CARD_WORTH * (held - keep))
    elif action == "strategic_resupply":
        size, mine = hand_size(after, seat), len(after.hands[seat])
        yield Fact(line("fact.renews", count=mine, size=size), CARD_WORTH * (1 + size - mine))
    elif action == "deport" and not spy_is_free(after, other) and after.rulings.detain_stops_deport:
        yield Fact(line("fact.deports_nobody", other=other), -CARD_WORTH)


# Changes on the table


def _changes(before: State, after: State, seat: Seat) -> list[Fact]:
    """Return the differences between two positions, with their worth to a seat."""
    found = [*_end(before, after, seat), *_markers(before, after, seat), *_blockades(before, after, seat)]
    for who in (seat, 1 - seat):
        sign = 1 if who == seat else -1
        for kind in CHANGES:
            found += [Fact(told, sign * worth) for told, worth in kind(before, after, who)]
    return found


def _end(before: State, after: State, seat: Seat) -> Iterator[Fact]:
    """Report how the game ended."""
    if after.result is None:
        return
    share = after.result.shares[seat]
    won = next((who for who in (0, 1) if after.result.shares[who] == 1.0), None)
    if won is not None and after.homes[1 - won] in secured(after, won):
        told = line("fact.wins_home", who=won, country=after.homes[1 - won], other=1 - won)
    elif won is not None and len(secured(after, won)) >= COUNTRIES_TO_WIN:
        told = line("fact.wins", who=won, countries=tuple(secured(after, won)))
    else:
        told = line("fact.ended", result=after.result.line)
    yield Fact(told, 2 * share - 1)


@cache
def _near(missing: int) -> float:
    return 0.14 * exp(-missing / 3.5)


def _spy_worth(share: float, missing: int, weight: float) -> float:
    """Return the worth of a spy's position; at least LEAST, because it has to be somewhere."""
    return max(LEAST, share * _near(missing) * weight)


def _missing(view: State, seat: Seat, country: str) -> int:
    return view.level.tracks[country] - progress(view, seat, country)


def _weight(view: State, seat: Seat, country: str) -> float:
    """Return the weight of being near a star there: more if reaching it would win."""
    return 2.0 if country == view.homes[1 - seat] or len(secured(view, seat)) == COUNTRIES_TO_WIN - 1 else 1.0


def _markers(before: State, after: State, seat: Seat) -> Iterator[Fact]:
    """Report which markers moved, for whom, and how near to a star."""
    for country in COUNTRIES:
        moved = progress(after, seat, country) - progress(before, seat, country)
        if not moved:
            continue
        who = seat if moved > 0 else 1 - seat
        if after.result and not _missing(after, who, country):
            continue  # reported with the end of the game
        gained = _near(_missing(after, who, country)) - _near(_missing(before, who, country))
        taken = _near(_missing(before, 1 - who, country)) - _near(_missing(after, 1 - who, country))
        worth = gained * _weight(after, who, country) + taken * _weight(before, 1 - who, country)
        if not _missing(after, who, country):
            worth += 0.1
        yield Fact(_moved(before, after, who, country), worth if who == seat else -worth)


def _moved(before: State, after: State, who: Seat, country: str) -> Line:
    """Describe where a marker that moved towards a seat ended up."""
    had, now, missing = (
        progress(before, who, country),
        progress(after, who, country),
        _missing(after, who, country),
    )
    length = after.level.tracks[country]
    fields: dict[str, Any] = {
        "place": place(after, country),
        "who": who,
        "rival": 1 - who,
        "missing": missing,
        "steps": now - had,
    }
    if not missing:
        return line(f"fact.secures_{len(secured(after, who))}", **fields)
    if had == -length:
        left = len(secured(after, 1 - who))
        return line("fact.reopens" if left else "fact.reopens_last", short=now - had, left=left, **fields)
    if had < 0:
        key = "shrinks" if now < 0 else "levels" if now == 0 else "turns"
        own = country == after.homes[1 - who]
        where = line("fact.at_home", country=country) if own else line("fact.in", place=fields["place"])
        return line(f"fact.{key}", had=-had, now=abs(now), where=where, **fields)
    if country == after.homes[1 - who]:
        return line("fact.advances_home", **fields)
    third = len(secured(after, who)) == COUNTRIES_TO_WIN - 1
    return line("fact.advances_third" if third else "fact.advances", **fields)


def _blockades(before: State, after: State, seat: Seat) -> Iterator[Fact]:
    """Report which markers were frozen, and where they are."""
    for country in ordered(tuple(after.blockades)):
        until = after.blockades[country]
        if until == before.blockades.get(country, 0):
            continue
        ahead = seat if progress(after, seat, country) > 0 else 1 - seat
        missing = _missing(after, ahead, country)
        key = "blockaded" if progress(after, seat, country) and missing else "blockaded_level"
        if not missing:
            key = "blockaded_secured" if after.rulings.blockade_stops_revolution else "blockaded_level"
        told = line(f"fact.{key}", place=place(after, country), until=until, who=ahead, missing=missing)
        worth = 0.4 * _near(missing) * _weight(after, ahead, country) + 0.001
        yield Fact(told, -worth if ahead == seat and missing else worth)


Change = Callable[[State, State, Seat], Iterator[tuple[Line, float]]]
"""Yields what changed for one seat, and what that is worth to it."""


def _spy(before: State, after: State, who: Seat) -> Iterator[tuple[Line, float]]:
    """Report where a spy went, what it can do there, and what it leaves unguarded."""
    was, here = before.spies[who], after.spies[who]
    if was == here or not was:
        return
    stands = list(_stands(after, who, here))
    yield from stands or [(line("fact.spy_moves", who=who, origin=was, country=here), LEAST)]
    yield from _left(after, who, was)


def _left(after: State, who: Seat, country: str) -> Iterator[tuple[Line, float]]:
    """Report what a spy no longer guards."""
    other, missing = 1 - who, _missing(after, 1 - who, country)
    if 0 < missing <= NOTABLE + 1 and country != after.homes[who] and not after.result:
        told = line("fact.spy_leaves", who=who, other=other, place=place(after, country), missing=missing)
        yield told, -0.5 * _near(missing) * _weight(after, other, country)


def _stands(view: State, who: Seat, country: str) -> Iterator[tuple[Line, float]]:
    """Report what a spy can do where it is."""
    other, theirs, mine = 1 - who, _missing(view, 1 - who, country), _missing(view, who, country)
    if not (theirs and mine) or view.result:
        return
    fields: dict[str, Any] = {"who": who, "other": other, "country": country}
    held = country in view.blockades
    if held:
        yield line("fact.spy_waits", until=view.blockades[country], **fields), LEAST
        return
    if theirs <= NOTABLE + 2 and theirs < mine and country != view.homes[who]:
        yield from _guards(view, who, theirs, fields)
    if mine <= view.level.tracks[country] + 2:
        yield _pushes(view, who, mine, fields)


def _guards(view: State, who: Seat, missing: int, fields: Mapping[str, Any]) -> Iterator[tuple[Line, float]]:
    """Report that a spy can block where the opponent is near a star, and how much if the hand is visible."""
    country, hand = fields["country"], view.hands[who]
    worth = _spy_worth(0.5, missing, _weight(view, fields["other"], country))
    if UNSEEN in hand:
        yield line("fact.spy_guards", missing=missing, **fields), worth
        return
    usable = [card for card in hand if usable_for_block(country, card)]
    if usable:
        most = block_total(view, who, country, usable)
        yield line("fact.spy_guards_hand", missing=missing, most=most, **fields), worth


def _pushes(view: State, who: Seat, missing: int, fields: Mapping[str, Any]) -> tuple[Line, float]:
    """Report what a spy allows a hand to do; exactly, if the hand is visible."""
    country, hand = view.spies[who], view.hands[who]
    worth = _spy_worth(0.25, missing, _weight(view, who, country))
    stake = "_home" if country == view.homes[1 - who] else ""
    if UNSEEN in hand or not hand:
        own = "_own" if country == view.homes[who] else ""
        return line(f"fact.spy_pushes{own or stake}", missing=missing, **fields), worth
    plays = view.plays if view.active == who and view.plays else view.level.plays
    most = strongest(view, who, country, hand, plays)
    wins = country == view.homes[1 - who] or len(secured(view, who)) == COUNTRIES_TO_WIN - 1
    enough = "pushes_hand" if most < missing else "wins" if wins else "enough"
    return line(f"fact.spy_{enough}", most=most, missing=missing, **fields), worth * (
        1.5 if most >= missing else 1
    )


def _stays(before: State, after: State, seat: Seat) -> Iterator[Fact]:
    """Report what a spy does by staying where it is at the end of the turn."""
    asked = before.agenda[-1] if before.agenda else None
    if isinstance(asked, MoveSpy) and asked.seat == seat and before.spies[seat] == after.spies[seat]:
        yield from (Fact(told, worth) for told, worth in _stands(after, seat, after.spies[seat]))


def _detained(before: State, after: State, who: Seat) -> Iterator[tuple[Line, float]]:
    """Report that a spy is detained, and where it therefore can't come to block."""
    until, other = after.detained[who], 1 - who
    if until <= before.detained[who]:
        return
    bare = [c for c in COUNTRIES if _missing(after, other, c) and not present(after, who, c)]
    goal = min(bare, key=lambda country: _missing(after, other, country))
    missing = _missing(after, other, goal)
    close = missing <= NOTABLE + 1 and goal not in after.blockades
    told = line(
        "fact.held_from" if close else "fact.held",
        who=who,
        country=after.spies[who],
        until=until,
        goal=goal,
        other=other,
        missing=missing,
    )
    yield told, -0.02 - (0.5 * _near(missing) * _weight(after, other, goal) if close else 0.0)


def _opened(before: State, after: State, who: Seat) -> Iterator[tuple[Line, float]]:
    """Report that a hand was opened."""
    until = after.open_hands[who]
    if until > before.open_hands[who]:
        yield line("fact.opened", who=who, count=len(after.hands[who]), until=until), -0.04


def _gadgets(before: State, after: State, who: Seat) -> Iterator[tuple[Line, float]]:
    """Report which gadgets were gained and lost."""
    for gadget in GADGET:
        has, had = gadget in after.gadgets[who], gadget in before.gadgets[who]
        if has != had:
            size = hand_size(after, who)
            told = line(f"fact.{'gains' if has else 'loses'}_{gadget}", who=who, size=size)
            yield told, 0.09 if has else -0.09


def _drawing(before: State, after: State, who: Seat) -> Iterator[tuple[Line, float]]:
    """Report the cards that will be drawn on top of the refill."""
    more = after.extra - before.extra
    if more > 0 and after.active == who:
        size, held = hand_size(after, who), len(after.hands[who])
        key = "draws" if held > size else "draws_to"
        yield line(f"fact.{key}", who=who, count=more, cards=size + after.extra), CARD_WORTH * more


CHANGES: tuple[Change, ...] = (_spy, _detained, _opened, _gadgets, _drawing)


# Answers and their costs


def _answers(before: State, after: State, then: State, seat: Seat, waits: bool) -> Iterator[Fact]:
    """Report what an answer stopped, what it let pass, and the cards it cost."""
    asked = before.agenda[-1] if before.agenda else None
    spent = len(before.hands[seat]) - len(then.hands[seat])
    match asked:
        case AnswerInfluence(who, deed) if who == seat:
            if Resolve(deed) not in then.agenda and then.markers == before.markers:
                yield _stopped(before, deed, seat)
                yield _cost(then, seat, spent)
            elif not spent:
                yield _kept(then, seat)
                yield from _could_not(before, deed, seat)
        case AddToBlock(who, deed) if who == seat and then.markers == before.markers:
            yield _stopped(before, deed, seat)
            yield _cost(then, seat, spent)
        case AnswerSpecial(who, deed) | Riposte(who, deed) if who == seat:
            if spent == 1 and Resolve(deed) not in then.agenda and _countered(before, after, deed):
                stopped = Fact(_comes_to_nothing(deed), 0.05)
                yield _unless(stopped, after, after.agenda[-1:] if waits else ())
                yield _cost(then, seat, spent)
            elif not spent:
                yield _kept(then, seat)
                yield from _given_way(before, deed)
        case PlayCard(who) if who == seat:
            if before.plays and not after.plays and _untouched(before, after):
                yield Fact(line("fact.stops_playing", count=before.plays), -0.03)
            elif spent > 1 and len(before.deck) == len(after.deck):
                yield _cost(then, seat, spent)
        case SpareMoment(who) | LateWindow(who) if who == seat and spent <= 0 and not waits:
            yield from _kept_transport(before, then, seat)
            if isinstance(asked, SpareMoment) and not _laid(before, after):
                yield Fact(line("fact.moves_later", who=seat), LEAST)


def _untouched(before: State, after: State) -> bool:
    """Return True if no card was played, drawn or discarded."""
    one, other = (tuple(map(len, view.hands)) for view in (before, after))
    return (one, before.discard, before.gadgets) == (other, after.discard, after.gadgets)


def _comes_to_nothing(deed: Special | Counter) -> Line:
    moving = _targets(deed) if ACTION[deed.action].steps else ()
    return line("fact.stops_action", other=deed.seat, action=deed.action, targets=moving)


def _given_way(before: State, deed: Special | Counter) -> Iterator[Fact]:
    """Report which Special Action is lost to a counter that is let pass."""
    if isinstance(deed, Counter):
        waiting = [item.deed for item in before.agenda if isinstance(item, Resolve) and item.deed != deed]
        lost = waiting[-1] if waiting else None
        if isinstance(lost, Special | Counter):
            yield Fact(_comes_to_nothing(lost), -0.05)


def _stopped(before: State, deed: Influence, seat: Seat) -> Fact:
    """Report what a block prevented."""
    base = before.copy()
    while not isinstance(base.agenda[-1], AnswerInfluence | Resolve):
        base.agenda = base.agenda[:-1]
    passed, other = let_through(base), deed.seat
    missing = _missing(passed, other, deed.country)
    fields: dict[str, Any] = {
        "place": place(before, deed.country),
        "other": other,
        "total": deed.total,
        "missing": missing,
    }
    if passed.result:
        return Fact(line("fact.blocks_win", **fields), 1.0)
    if not missing:
        return Fact(line(f"fact.blocks_secured_{len(secured(passed, other))}", **fields), 0.2)
    worth = _near(missing) - _near(_missing(before, other, deed.country))
    key = "blocks_short" if progress(passed, other, deed.country) > 0 else "blocks"
    return Fact(line(f"fact.{key}", **fields), worth * _weight(passed, other, deed.country))


def _could_not(before: State, deed: Influence, seat: Seat) -> Iterator[Fact]:
    """Report why there was no block, by public facts or, if visible, by the cards."""
    hand, country = before.hands[seat], deed.country
    if not present(before, seat, country):
        bring = [card for card in hand if card != UNSEEN and CARD[card].action == "military_transport"]
        hidden = UNSEEN in hand and _may_come(before, seat)
        if not bring or not _may_come(before, seat):
            key = "only_transport_there" if hidden else "not_there"
            yield Fact(line(f"fact.{key}", who=seat, spy=before.spies[seat], country=country), 0.015)
    elif UNSEEN not in hand:
        most = block_total(before, seat, country, [card for card in hand if usable_for_block(country, card)])
        if most < deed.total:
            told = line("fact.too_weak" if most else "fact.no_card", most=most, total=deed.total, country=country)
            yield Fact(told, 0.015)


def _countered(before: State, after: State, deed: Special | Counter) -> bool:
    """Return True if the first card discarded since then counters an action."""
    laid = _laid(before, after)
    return bool(laid) and (may_counter(laid[0], deed) if isinstance(deed, Special) else _is_rebel(laid[0]))


def _is_rebel(card: str) -> bool:
    return CARD[card].action == "rebel_forces"


def _cost(then: State, seat: Seat, spent: int) -> Fact:
    left = len(then.hands[seat])
    return Fact(line("fact.costs" if left else "fact.costs_all", count=spent, left=left), -CARD_WORTH * spent)


def _kept(then: State, seat: Seat) -> Fact:
    return Fact(line("fact.keeps", count=len(then.hands[seat])), 0.01)


def _kept_transport(before: State, then: State, seat: Seat) -> Iterator[Fact]:
    """Report that a Military Transport stays in a visible hand."""
    for card in before.hands[seat]:
        if card != UNSEEN and card in then.hands[seat] and CARD[card].action == "military_transport":
            yield Fact(line("fact.keeps_card", card=card, action=CARD[card].action), 0.01)


def _home(before: State, after: State, seat: Seat) -> list[Fact]:
    """Report how long the chosen home's track is, and which cards could block there."""
    home = after.homes[seat]
    if not home or before.homes[seat] == home:
        return []
    length, hand = after.level.tracks[home], after.hands[seat]
    longest, shortest = max(after.level.tracks.values()), min(after.level.tracks.values())
    key = "home_longest" if length == longest else "home_shortest" if length == shortest else "home_middle"
    # a short track is a disadvantage for a home
    safe = 0.04 * (length - shortest) / max(1, longest - shortest) - 0.02
    found = [Fact(line(f"fact.{key}", who=seat, country=home, length=length, steps=length + 1), safe)]
    usable = tuple(card for card in hand if card != UNSEEN and usable_for_block(home, card))
    if UNSEEN not in hand:
        told = line("fact.home_guard" if usable else "fact.home_bare", who=seat, country=home, cards=usable)
        found.append(Fact(told, 0.004 * len(usable) - 0.01 * (not usable)))
    return found


# Counting


def unseen(view: State, seat: Seat) -> Sequence[Line]:
    """Count the unseen cards by country, and those that stop or reverse actions."""
    beside = [card for gadgets in view.gadgets for card in gadgets.values()]
    hidden = unknown(CARD, *view.hands, view.discard, beside)
    countries = tuple(_count(country, [CARD[card].country for card in hidden]) for country in COUNTRIES)
    actions = [CARD[card].action for card in hidden]
    watched = tuple(_count(action, actions) for action in ("rebel_forces", "military_transport", "revolution"))
    hired = sum(not CARD[card].country for card in hidden)
    return (
        line("unseen.hands", other=1 - seat, count=len(view.hands[1 - seat]), deck=len(view.deck)),
        line("unseen.cards", count=len(hidden), countries=countries, hired=hired),
        line("unseen.actions", actions=watched),
    )


def _count(thing: str, among: Sequence[str]) -> Line:
    return line("unseen.of", thing=thing, count=among.count(thing))

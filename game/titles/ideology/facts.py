"""What an act in Ideology changed, with names, places and numbers; the dangers; and what can be counted."""

from collections.abc import Callable, Iterator, Sequence
from functools import reduce
from typing import Any

from game.core.contract import UNSEEN, Line, Seat, line
from game.core.piles import Pile, unknown, without
from game.core.telling import Fact, ranked
from game.titles.ideology.board import put
from game.titles.ideology.conflict import Defend, Fight, Press, may_repel
from game.titles.ideology.dangers import LEVEL, Fate, dangers, fate_of, lead, lingering
from game.titles.ideology.diplomacy import Speak, Wish, others
from game.titles.ideology.faces import (
    ADVANCEMENTS,
    AREAS,
    IDEOLOGY,
    NEIGHBOURS,
    PROTECTS,
    REGION,
    REGIONS,
    STOCK,
    WAIVES,
    WEAPON,
)
from game.titles.ideology.knowledge import foretold, laid_out, would_win
from game.titles.ideology.places import AROUND, BIT, regions
from game.titles.ideology.prices import DISTANCE, EMPIRE, EXPORTED, GATES
from game.titles.ideology.rules import Develop, Spread, Trade
from game.titles.ideology.state import ALL, Duel, State, has, influence, strength

__all__ = ["dangers", "facts", "lingering", "unseen"]

CULTURE = "attractive_culture"
CARD = 0.012
"""The value of a card, in shares of the victory."""


def facts(before: State, after: State, seat: Seat) -> Sequence[Fact]:
    """Return what an act of `seat` changed between two views of the same reader, largest first."""
    if before.result or not all(after.factions):
        return ()
    if before.factions != after.factions:
        return _begins(after, seat)
    top = before.agenda[-1] if before.agenda else None
    tells = OF_WISHES if isinstance(top, Wish) else OF_TALK if isinstance(top, Speak) else TOLD
    found = [fact for tell in tells for fact in tell(before, after, seat)]
    if (duel := _announced(before, after)) is not None:
        then = _standing(after, duel)
        hoped = [*_regions(after, then, seat), *_influence(after, then, seat)]
        found += [_unless(fact, after) for fact in hoped] + list(_price(before, duel, after))
    told = {fact.line: fact for fact in found}
    return ranked(told.values())


def _begins(after: State, seat: Seat) -> list[Fact]:
    """Report where a chosen Ideology starts."""
    card = IDEOLOGY[after.factions[seat]]
    around = len(NEIGHBOURS[card.home])
    return [Fact(line("fact.begins", region=card.home, count=around, advancement=card.start), 0.01)]


# Unanswered attack cards


def _announced(before: State, after: State) -> Duel | None:
    """Return the Conflict in which an act has played an attack card that may still succeed, or None."""
    duel = after.duel
    return duel if duel is not None and duel.lies and duel != before.duel else None


def _standing(after: State, duel: Duel) -> State:
    """Return the position after the current attack card has succeeded."""
    then = after.copy()
    put(then, duel.target, duel.region, duel.area, -1)
    put(then, duel.aggressor, duel.region, duel.area, 1)
    return then


def _unless(fact: Fact, after: State) -> Fact:
    """Qualify a fact about an attack that may still be deflected."""
    if after.agenda and isinstance(after.agenda[-1], Defend):
        return Fact(line("fact.unless_deflected", what=fact.line), 0.7 * fact.worth)
    return fact


def _price(before: State, duel: Duel, after: State) -> Iterator[Fact]:
    """Report the price of opening a Conflict, and how many cards could answer it."""
    if before.duel is None and duel.price:
        left = len(after.hands[duel.aggressor])
        yield Fact(line("fact.price", count=duel.price, left=left), -CARD * duel.price)
    held = len(after.hands[duel.target])
    if held:
        told = line("fact.may_deflect", other=duel.target, count=held, area=AREAS[duel.area])
        yield Fact(told, -CARD / 2)
    elif may_repel(after):
        yield Fact(line("fact.only_culture", other=duel.target, power=CULTURE), CARD)


# Regions


def _regions(before: State, after: State, seat: Seat) -> Iterator[Fact]:
    """Report what became of regions, or would at the next Assessment; otherwise the cards there now."""
    for region, level in after.levels.items():
        if region not in before.levels:
            continue
        was, now = (before.owner.get(region), before.levels[region]), (after.owner.get(region), level)
        if was != now:
            yield from _became(after, seat, region, was, now)
        elif before.cards[region] is not after.cards[region] and before.cards[region] != after.cards[region]:
            one, other = fate_of(before, region), fate_of(after, region)
            if one != other:
                yield _would_become(after, seat, region, one, other)
                if other[0] == seat != one[0] and region not in after.owner:
                    yield from _reach(after, seat, region, "would_reach")
            elif _touched(before, after, seat, region):
                yield _lies(before, after, seat, region)


def _touched(before: State, after: State, seat: Seat, region: str) -> bool:
    """Return True if a seat's card count at a region changed, or cards were swapped in a region of its own."""
    mine = strength(before.cards[region], seat), strength(after.cards[region], seat)
    whole = sum(map(sum, before.cards[region])), sum(map(sum, after.cards[region]))
    return mine[0] != mine[1] or (after.owner.get(region) == seat and whole[0] == whole[1])


def _became(after: State, seat: Seat, region: str, was: Fate, now: Fate) -> Iterator[Fact]:
    """Report what an Assessment made of a region."""
    (loser, before), (owner, level) = was, now
    fields: dict[str, Any] = {"region": region, "before": before, "level": level}
    if loser == owner and owner is not None:
        key = "rises" if level > before else "falls"
        yield _for(seat, owner, line(f"fact.{key}", who=owner, **fields), LEVEL * (level - before))
        return
    if owner is None:
        assert loser is not None, "something has changed"
        yield _for(seat, loser, line("fact.freed", who=loser, **fields), -LEVEL * before)
        return
    key = "comes" if loser is None else "changes"
    yield _for(
        seat,
        owner,
        line(f"fact.{key}", who=owner, other=loser if loser is not None else "", **fields),
        LEVEL * level,
    )
    if owner == seat:
        yield from _reach(after, owner, region, "reach")


def _reach(after: State, who: Seat, region: str, key: str) -> Iterator[Fact]:
    """Report the Independent Regions that only this region brings next to a seat."""
    near = after.own[who]
    for own in regions(after.own[who] & ~BIT[region]):
        near |= AROUND[own]
    new = tuple(regions(AROUND[region] & after.free & ~near))
    if new:
        yield Fact(line(f"fact.{key}", region=region, who=who, regions=new), 0.008 * min(len(new), 3))


def _for(seat: Seat, who: Seat, told: Line, worth: float) -> Fact:
    """Return a fact that's good for `who`, with its worth from the point of view of `seat`."""
    return Fact(told, worth if who == seat else -worth)


def _would_become(after: State, seat: Seat, region: str, was: Fate, now: Fate) -> Fact:
    """Report what the next Assessment would make of a region, if that's new."""
    (loser, before), (owner, level) = was, now
    holder = after.owner.get(region)
    fields: dict[str, Any] = {"region": region, "before": before, "level": level}
    if loser == owner and owner is not None:
        return _for(seat, owner, line("fact.would_be_level", **fields), LEVEL * (level - before))
    if owner is None and loser is None:
        assert holder is not None, "an Independent Region keeps its level"
        return _for(seat, holder, line("fact.would_be_level", **fields), LEVEL * (level - before) / 2)
    if owner is None:
        assert loser is not None
        key = "would_be_lost" if loser == holder else "would_not_come"
        return _for(seat, loser, line(f"fact.{key}", who=loser, **fields), -LEVEL * before)
    if loser is None:
        key = "would_stay" if owner == holder else "would_come"
        return _for(seat, owner, line(f"fact.{key}", who=owner, **fields), LEVEL * level)
    return _for(seat, owner, line("fact.would_change", who=owner, other=loser, **fields), 1.5 * LEVEL * level)


def _lies(before: State, after: State, seat: Seat, region: str) -> Fact:
    """Report the cards at a region if the expected result of the next Assessment hasn't changed."""
    owner, areas = after.owner.get(region), after.cards[region]
    if owner is None:
        more = strength(areas, seat) - strength(before.cards[region], seat)
        return Fact(_claim(after, region, seat), LEVEL * after.levels[region] * more / 6)
    target = fate_of(after, region)[1] + 1
    short = [target - sum(area) for area in areas]
    needed = tuple(AREAS[area] for area in ALL if short[area] > 0)
    more = sum(map(sum, areas)) - sum(map(sum, before.cards[region]))
    if owner == seat and more >= 0 and target <= 2 * REGION[region].level:
        left = sum(max(0, each) for each in short)
        was = sum(max(0, target - sum(area)) for area in before.cards[region])
        if more and left == was:
            return Fact(line("fact.idle", region=region, level=target, areas=needed), -LEVEL * 0.05)
        if left > was:
            told = line("fact.needs_more", region=region, left=left, was=was, level=target, areas=needed)
            return Fact(told, -LEVEL * 0.3)
        told = line("fact.needs", region=region, left=left, level=target, areas=needed)
        return Fact(told, LEVEL * (0.3 if left < was else 0.05))
    ahead, rival = lead(areas, owner)
    gained = ahead - lead(before.cards[region], owner)[0]
    key = "majority" if ahead > 0 else "no_majority"
    told = line(f"fact.{key}", who=owner, region=region, count=ahead, other=rival)
    return _for(seat, owner, told, LEVEL * gained / 6 or LEVEL * more / 12)


def _claim(view: State, region: str, who: Seat) -> Line:
    """Describe a seat's standing at an Independent Region."""
    areas, level = view.cards[region], view.levels[region]
    mine, (ahead, rival) = strength(areas, who), lead(areas, who)
    alone = mine == sum(map(sum, areas))
    key = "none" if not mine else "alone" if alone else "leads" if ahead > 0 else "ties" if not ahead else "behind"
    left = sum(max(0, level - sum(area)) for area in areas)
    even = (who, *(other for other in others(view, who) if key == "ties" and strength(areas, other) == mine))
    return line(
        f"fact.claim_{key}" if left else f"fact.full_{key}",
        region=region,
        level=level,
        who=who,
        other=rival,
        mine=mine,
        count=abs(ahead),
        left=left,
        even=even,
    )


# Global Influence


def _influence(before: State, after: State, seat: Seat) -> Iterator[Fact]:
    """Report changes in the Global Influence expected after the next Assessment."""
    if after.result:
        return
    was, now, goal = foretold(before), foretold(after), after.level.victory
    winners, earlier = would_win(after), would_win(before)
    for who in after.seats:
        had, has_now = influence(before, who), influence(after, who)
        if had != has_now and before.advancements[who] == after.advancements[who]:
            told = line("fact.has_now", who=who, count=has_now, before=had, goal=goal)
            yield _for(seat, who, told, LEVEL * (has_now - had) / 2)
            continue
        if was[who] == now[who] and (who in winners) == (who in earlier):
            continue
        worth = LEVEL * (now[who] - was[who]) / 2
        key = "would_have"
        if who in winners and who not in earlier:
            key, worth = "would_win", 0.5
        elif who in earlier and who not in winners:
            key, worth = "would_not_win", -0.5
        told = line(f"fact.{key}", who=who, count=now[who], before=was[who], goal=goal)
        yield _for(seat, who, told, worth)


def _end(before: State, after: State, seat: Seat) -> Iterator[Fact]:
    """Report how the game ended."""
    if after.result:
        yield Fact(line("fact.ended", result=after.result.line), 2 * after.result.shares[seat] - 1)


# Advancements


def _advancements(before: State, after: State, seat: Seat) -> Iterator[Fact]:
    """Report what a newly bought Advancement does, and what was given back for it."""
    for who in after.seats:
        for number, advancement in enumerate(ADVANCEMENTS):
            more = after.advancements[who][number] - before.advancements[who][number]
            if more > 0:
                yield from (_for(seat, who, told, worth) for told, worth in _bought(after, who, number))
            elif more < 0 and number in PROTECTS:
                had = before.advancements[who][number]
                fewer = tuple(other for other in others(after, who) if after.advancements[other][number] < had)
                area = AREAS[PROTECTS.index(number)]
                if fewer:
                    told = line("fact.gives_up", who=who, advancement=advancement, area=area, others=fewer)
                    yield _for(seat, who, told, -0.015)


def _bought(after: State, who: Seat, number: int) -> Iterator[tuple[Line, float]]:
    """Describe what an Advancement does for a seat, given the others' positions."""
    advancement, mine = ADVANCEMENTS[number], after.advancements[who][number]
    fields: dict[str, Any] = {"advancement": advancement, "who": who}
    if number == WEAPON:
        yield line("fact.arms", count=influence(after, who), goal=after.level.victory, **fields), LEVEL
    elif number in WAIVES:
        key = "waives" if after.rulings.waiver_scope == "both" else "waives_foreign"
        yield line(f"fact.{key}", area=AREAS[WAIVES.index(number)], **fields), 0.03
    elif number in PROTECTS:
        area = AREAS[PROTECTS.index(number)]
        fewer = tuple(other for other in others(after, who) if after.advancements[other][number] < mine)
        if fewer:
            yield line("fact.protects", others=fewer, area=area, **fields), 0.02
        matched = tuple(other for other in others(after, who) if after.advancements[other][number] >= mine)
        if matched:
            yield line("fact.matches", others=matched, area=area, **fields), 0.015


# Stances


def _stances(before: State, after: State, seat: Seat) -> Iterator[Fact]:
    """Report which attacks a seat's new stance allows or rules out."""
    for other in others(after, seat):
        might, may = _gates(before, seat, other), _gates(after, seat, other)
        opened, closed = (
            tuple(AREAS[area] for area in sorted(may - might)),
            tuple(AREAS[area] for area in sorted(might - may)),
        )
        if opened or closed:
            key, now = "opens" if opened else "closes", after.stances[seat][other]
            told = line(f"fact.stance_{key}", other=other, stance=now, areas=opened or closed)
            yield Fact(told, 0.006 if opened else 0.03)  # what is allowed is allowed to both
            yield from _near_goal(before, other)


def _gates(view: State, one: Seat, other: Seat, stance: str = "") -> frozenset[int]:
    """Return the areas in which two seats may attack each other, now or under `stance`. ID-CON-03, ID-CON-17"""
    exported = any(has(view, seat, "exported_revolution") for seat in (one, other))
    return frozenset((EXPORTED if exported else GATES)[stance or view.stances[one][other]])


def _near_goal(view: State, other: Seat) -> Iterator[Fact]:
    """Report how near another seat is to winning, if it's near."""
    count, goal = foretold(view)[other], view.level.victory
    if count >= goal - 2:
        # being near is a reason for war and against peace
        yield Fact(line("fact.near_goal", other=other, count=count, goal=goal), 0.006)


def _talk(before: State, after: State, seat: Seat) -> Iterator[Fact]:
    """Report what a stance called for would mean, or what staying silent does.

    After the last speaker, wishes may be open already and an Assessment done, so everything is described as
    before.
    """
    top = before.agenda[-1]
    if before.turn != after.turn or not isinstance(top, Speak):
        return
    called = [other for other in others(after, seat) if after.spoken[seat][other] != before.spoken[seat][other]]
    for other in called:
        said, now = after.spoken[seat][other], before.stances[seat][other]
        key = "calls_again" if said == now else f"calls_{said}"
        areas = tuple(AREAS[area] for area in sorted(_gates(before, seat, other, said)))
        yield Fact(line(f"fact.{key}", other=other, stance=said, now=now, areas=areas), 0.01)
        yield from _near_goal(before, other)
    silent = [other for other in others(after, seat) if not after.spoken[seat][other]]
    if not called and silent and top.seat == seat:
        stances = tuple(
            line("fact.stance_with", stance=before.stances[seat][other], other=other) for other in silent
        )
        key = "fact.silent_rest" if any(after.spoken[seat]) else "fact.silent"
        yield Fact(line(key, stances=stances), 0.006)


def _wishes(before: State, after: State, seat: Seat) -> Iterator[Fact]:
    """Report the possible outcome of a sealed wish to a reader who sees it. ID-DIP-02"""
    had, sealed = before.sealed[seat], after.sealed[seat]
    for other, wish in list(zip(others(after, seat), sealed, strict=False))[len(had) :]:
        if wish != UNSEEN:
            yield Fact(line(f"fact.wish_{wish}", other=other), 0.025)
            yield from _near_goal(before, other)
    if not sealed:
        for other in others(after, seat)[len(had) :]:
            now = after.stances[seat][other]
            if now == before.stances[seat][other]:
                yield Fact(line("fact.stance_stays", other=other, stance=now), 0.006)


# Duels


def _duels(before: State, after: State, seat: Seat) -> Iterator[Fact]:
    """Report what deflecting an attack saved, or what stopping one wasted."""
    duel, top = before.duel, before.agenda[-1] if before.agenda else None
    if duel is None or before.cards[duel.region] != after.cards[duel.region]:
        return
    if isinstance(top, Defend) and top.seat == seat:
        yield from _saved(before, duel)
        spent = len(before.hands[seat]) - len(after.hands[seat])
        yield from _spent(after, seat, spent, least=1)
    elif isinstance(top, Press) and top.seat == seat and after.duel is None:
        told = line("fact.stops", region=duel.region, count=duel.price + duel.played)
        yield Fact(told, -CARD)


def _saved(before: State, duel: Duel) -> Iterator[Fact]:
    """Report what a deflected attack would have achieved."""
    seat, by, region = duel.target, duel.aggressor, duel.region
    then, level = _standing(before, duel), before.levels[region]
    was, would = fate_of(before, region)[0], fate_of(then, region)[0]
    mine = strength(before.cards[region], seat)
    fields: dict[str, Any] = {"region": region, "area": AREAS[duel.area], "who": seat, "other": by, "mine": mine}
    if by in would_win(then) and by not in would_win(before):
        yield Fact(line("fact.saves_game", count=foretold(then)[by], **fields), 0.5)
    if was == seat != would:
        yield Fact(line("fact.saves", **fields), LEVEL * level)
    elif would == by != was:
        yield Fact(line("fact.saves_from", **fields), LEVEL * level)
    else:
        yield Fact(line("fact.deflects", **fields), CARD)


# Cards


def _hands(before: State, after: State, seat: Seat) -> Iterator[Fact]:
    """Report how many cards an act took, what was traded or discarded, and what was kept."""
    top = before.agenda[-1] if before.agenda else None
    spent = len(before.hands[seat]) - len(after.hands[seat])
    drawn = len(before.decks[seat]) != len(after.decks[seat])
    if isinstance(top, Trade) and top.seat == seat and before.turn == after.turn:
        yield from _traded(before, after, seat)
    elif before.phase == "resource" and after.phase != "resource":
        yield from _discarded(before, after, seat)
    elif before.duel is None and after.duel is None and not drawn and before.turn == after.turn:
        yield from _for_place(before, after, seat, spent)
    if isinstance(top, Fight) and top.seat == seat and spent and not drawn and before.turn == after.turn:
        yield from _came_to_nothing(before, after, seat, spent)
    mine = isinstance(top, Spread | Fight | Develop | Trade) and top.seat == seat
    if mine and not drawn and not spent and _still(before, after, seat):
        held = len(after.hands[seat])
        key = "keeps_none" if not held else "keeps_trade" if isinstance(top, Trade) else "keeps"
        yield Fact(line(f"fact.{key}", count=held), 0.005)


def _came_to_nothing(before: State, after: State, seat: Seat, spent: int) -> Iterator[Fact]:
    """Report what it took to turn away a Conflict that changed nothing."""
    if after.duel is not None or before.cards != after.cards or before.advancements != after.advancements:
        return
    for other in others(after, seat):
        lost = len(before.hands[other]) - len(after.hands[other])
        if lost > 0:
            yield Fact(line("fact.stopped", other=other, count=lost), CARD * lost)
    yield Fact(line("fact.in_vain", count=spent), -CARD)


def _for_place(before: State, after: State, seat: Seat, spent: int) -> Iterator[Fact]:
    """Report why an act cost more than its own card."""
    top, left = before.agenda[-1] if before.agenda else None, len(after.hands[seat])
    laid = [
        region
        for region in before.levels
        if strength(after.cards[region], seat) == strength(before.cards[region], seat) + 1
    ]
    if spent == 1 + DISTANCE and len(laid) == 1 and isinstance(top, Spread):
        told = line("fact.costs_far", region=laid[0], count=spent, left=left)
    elif spent == 1 + EMPIRE and len(laid) == 1 and isinstance(top, Develop):
        told = line("fact.costs_empire", region=laid[0], count=spent, left=left, rule="costs_of_empire")
    else:
        yield from _spent(after, seat, spent, least=2)
        return
    yield Fact(told, -CARD * spent)


def _still(before: State, after: State, seat: Seat) -> bool:
    """Return True if a seat has done nothing with cards or Advancements."""
    own = [sum(strength(areas, seat) for areas in view.cards.values()) for view in (before, after)]
    same = before.advancements[seat] == after.advancements[seat] and before.discards[seat] == after.discards[seat]
    return same and own[0] == own[1] and after.duel is None


def _spent(after: State, seat: Seat, spent: int, least: int) -> Iterator[Fact]:
    if spent >= least:
        left = len(after.hands[seat])
        yield Fact(line("fact.costs" if left else "fact.costs_all", count=spent, left=left), -CARD * spent)


def _new_on_pile(before: State, after: State, seat: Seat) -> Pile:
    """Return the cards added to a seat's discard pile; () if it was reshuffled since."""
    then, now = before.discards[seat], after.discards[seat]
    return now[len(then) :] if now[: len(then)] == then else ()


def _traded(before: State, after: State, seat: Seat) -> Iterator[Fact]:
    laid, drawn = _new_on_pile(before, after, seat), len(before.decks[seat]) - len(after.decks[seat])
    if laid:
        yield Fact(_way_made(before, seat, laid), CARD / 2 * len(laid))
    elif drawn > 0:
        yield Fact(line("fact.draws", count=drawn), CARD / 2 * drawn)


def _way_made(before: State, seat: Seat, laid: Pile) -> Line:
    """Describe the purpose of a trade: what the hand lacks and the deck may bring, as far as the reader knows."""
    hand, own = before.hands[seat], dict[str, Any](count=len(laid), items=_items(laid))
    if UNSEEN in hand:
        return line("fact.trades", **own)
    rest = reduce(without, laid, hand)
    lacks = tuple(area for area in AREAS if area not in rest)
    there = sum(_unseen(before, seat, AREAS.index(area)) for area in lacks)
    if lacks and there and all(area in rest for area in laid):
        return line("fact.trades_lacks", lacks=lacks, there=there, deck=len(before.decks[seat]), **own)
    return (
        line("fact.trades_keeps", rest=_items(rest), left=len(rest), **own) if rest else line("fact.trades", **own)
    )


def _discarded(before: State, after: State, seat: Seat) -> Iterator[Fact]:
    laid = _new_on_pile(before, after, seat)
    if laid:
        yield Fact(line("fact.discards", count=len(laid), items=_items(laid)), -CARD * len(laid))


def _items(cards: Pile) -> tuple[Line, ...]:
    return tuple(line("fact.item", count=cards.count(area), area=area) for area in AREAS if area in cards)


Tell = Callable[[State, State, Seat], Iterator[Fact]]
TOLD: tuple[Tell, ...] = (
    _end,
    _regions,
    _influence,
    _advancements,
    _stances,
    _duels,
    _hands,
)
OF_TALK: tuple[Tell, ...] = (_talk,)
OF_WISHES: tuple[Tell, ...] = (_end, _stances, _wishes)
"""The facts told about a wish. The Assessment that follows once all are sealed isn't attributed to anybody."""


# Counting


def unseen(view: State, seat: Seat) -> Sequence[Line]:
    """Count what isn't visible anywhere: every other seat's cards, and the regions to come."""
    if not all(view.factions):
        return ()
    coming = unknown(REGIONS, view.levels)
    levels = tuple(
        line("unseen.of_level", level=level, count=count)
        for level in (1, 2, 3)
        if (count := sum(REGION[region].level == level for region in coming))
    )
    told = [_hidden(view, other, "hand") for other in others(view, seat)]
    if UNSEEN not in view.hands[seat] and view.decks[seat]:
        told.append(_hidden(view, seat, "deck"))
    return [*told, *([line("unseen.regions", count=len(coming), levels=levels)] if coming else [])]


def _hidden(view: State, other: Seat, key: str) -> Line:
    """Count what a seat may hold or draw, by area: its cards that aren't visible anywhere."""
    counts = tuple(
        line("unseen.of", area=name, count=_unseen(view, other, area)) for area, name in enumerate(AREAS)
    )
    held, deck = len(view.hands[other]), len(view.decks[other])
    return line(f"unseen.{key}", other=other, count=held, deck=deck, areas=counts)


def _unseen(view: State, seat: Seat, area: int) -> int:
    """Count a seat's cards of an area that aren't visible anywhere."""
    name = AREAS[area]
    open_cards = view.discards[seat].count(name) + view.hands[seat].count(name) + laid_out(view, seat, area)
    return STOCK.of_each_area - open_cards

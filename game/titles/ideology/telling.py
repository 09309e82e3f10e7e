"""Sentences about a position of Ideology for the window and the terminal: prices, effects, prospects, stances."""

from collections.abc import Iterator, Mapping

from game.core.asking import on_top, verb_for
from game.core.contract import UNSEEN, Action, Decision, Field, Line, Seat, line
from game.titles.ideology.board import Verdict, put
from game.titles.ideology.conflict import ChooseTarget, Defend, Press
from game.titles.ideology.diplomacy import Speak, Wish
from game.titles.ideology.faces import (
    ADVANCEMENT,
    ADVANCEMENTS,
    AREAS,
    IDEOLOGY,
    NEIGHBOURS,
    REGION,
    RULE,
    STANCES,
)
from game.titles.ideology.knowledge import Due, copies_left, dues, forecast, foretold, reading, targets, would_win
from game.titles.ideology.places import BIT
from game.titles.ideology.prices import cards_to_deflect
from game.titles.ideology.starts import TakeIdeology
from game.titles.ideology.state import (
    MIN_LEVEL,
    Duel,
    State,
    capacity,
    influence,
    majority,
    points,
    powers_of,
    start_of,
    strength,
)

PHASES = ("resource", "trading", "development", "foreign", "conflict", "diplomacy", "assessment", "turn_order")
"""The phases of a turn, in order."""


# --- answers ---


def option(view: State, seat: Seat, action: Action) -> Line:
    """Describe an answer with its price, including any extra cards and the reason for them."""
    top, area = on_top(view), area_in(action.verb)
    match action.verb.partition("_")[0]:
        case "extend" | "place" as kind:
            extra = lost(view, seat, action)
            return line(f"priced.{kind}", noun=action.noun, area=area, cards=1 + extra if extra else "")
        case "attack":
            return _attack(view, seat, action, area)
        case "against" if isinstance(top, ChooseTarget) and top.verb.startswith("attack"):
            deed, other = Action(top.verb, top.region), view.factions.index(action.noun)
            return line("priced.against", noun=action.noun, cards=1 + lost(view, seat, deed, other))
        case "buy":
            left = copies_left(view, ADVANCEMENTS.index(action.noun))
            card = ADVANCEMENT[action.noun]
            price = card.parts or (card.area,) * card.cards
            return line("priced.buy", noun=action.noun, price=price, left="" if left is None else left)
        case _:
            return line(f"option.{action.verb}", noun=action.noun)


def _attack(view: State, seat: Seat, action: Action, area: str) -> Line:
    """Describe a Conflict with all its possible targets and its price."""
    found = targets(view, seat, action)
    least, most = cost(view, seat, action)
    return line(
        "priced.attack",
        noun=action.noun,
        area=area,
        against=tuple(view.factions[other] for other in found),
        cards=least,
        most=most if most > least else "",
    )


def meant(view: State, asked: Decision | None, noun: str, held: str = "") -> Action:
    """Return the action meant by picking a region, area, Advancement or Ideology; `held` is a hand card's area."""
    if noun in AREAS:
        word = verb_for(asked, "region", "")
        return Action(f"{word}_{noun}" if word else verb_for(asked, "card", "trade"), noun)
    if noun in REGION:
        hand = view.hands[asked.seat] if asked is not None else ()
        area = held or next((area for area in AREAS if area in hand), AREAS[0])
        return Action(f"{verb_for(asked, 'region', 'extend')}_{area}", noun)
    if noun in ADVANCEMENT:
        return Action("buy", noun)
    return Action(verb_for(asked, "faction", "against"), noun)


def area_in(verb: str) -> str:
    """Return the area in a verb, or ""."""
    name = verb.rpartition("_")[2]
    return name if name in AREAS else ""


# --- prices ---


def lost(view: State, seat: Seat, action: Action, other: Seat | None = None) -> int:
    """Return how many cards an answer costs besides its own card."""
    return sum(due.cards for due in dues(view, seat, action, other))


def cost(view: State, seat: Seat, action: Action) -> tuple[int, int]:
    """Return the fewest and the most cards that an answer at a region takes; it depends on the target."""
    others: tuple[Seat | None, ...] = targets(view, seat, action) if action.verb.startswith("attack") else (None,)
    costs = [1 + lost(view, seat, action, other) for other in others]
    return min(costs, default=1), max(costs, default=1)


def price(view: State, seat: Seat, action: Action) -> tuple[Line, ...]:
    """Describe the price of an answer item by item; for an attack, against each possible target."""
    area = area_in(action.verb)
    match action.verb.partition("_")[0]:
        case "extend" | "place":
            due = dues(view, seat, action)
            if not due:
                return (line("board.one_card", area=area),)
            extra = lost(view, seat, action)
            return (line("board.more_cards", cards=1 + extra, area=area, lost=extra, items=_items(due)),)
        case "attack":
            return tuple(
                line("board.against_price", seat=other, price=attack_price(view, seat, action, other))
                for other in targets(view, seat, action)
            )
        case "withdraw":
            return (line("board.goes_to_pile"),)
        case "fire":
            return (line("board.spends_weapon", area=area or AREAS),)
        case "buy":
            return bought_for(view, action.noun)
        case _:
            return ()


def attack_price(view: State, seat: Seat, action: Action, other: Seat) -> Line:
    """Describe the price of a Conflict against one seat, item by item."""
    due, extra = dues(view, seat, action, other), lost(view, seat, action, other)
    if not due:
        return line("board.attack_plain")
    return line("board.attack_price", cards=1 + extra, lost=extra, items=_items(due))


def _items(due: tuple[Due, ...]) -> tuple[Line, ...]:
    return tuple(line("board.due", cards=each.cards, what=_what(each)) for each in due)


def _what(due: Due) -> str | Line:
    return due.what if due.what in RULE else line(f"due.{due.what}")


def opening(view: State, seat: Seat, action: Action, other: Seat) -> tuple[Line, ...]:
    """Describe item by item what opening a Conflict costs on top of the attack card."""
    return tuple(
        line("board.due_line", cards=each.cards, what=_what(each)) for each in dues(view, seat, action, other)
    )


# --- effects of answers ---


def leads_to(view: State, seat: Seat, action: Action) -> tuple[Line, ...]:
    """Describe the effect of an answer at a region, followed by its price.

    If an attack or shot has several possible targets, the effect is left out until one is chosen.
    """
    found = targets(view, seat, action) if action.verb.startswith(("attack", "fire")) else ()
    brings = gains(view, seat, action, found[0] if found else None) if len(found) < 2 else ()
    return (*brings, *price(view, seat, action))


def gains(
    view: State, seat: Seat, action: Action, other: Seat | None = None, *, brief: bool = False
) -> tuple[Line, ...]:
    """Describe the effect of an answer at a region; for an attack or a shot, against `other`.

    `brief` leaves out what would happen anyway.
    """
    region, area = action.noun, AREAS.index(area_in(action.verb)) if area_in(action.verb) else None
    match action.verb.partition("_")[0], area:
        case "place", int():
            after = with_cards(view, region, area, {seat: 1})
            return (_grown(after, region, area), _level(view, after, region))
        case "extend", int():
            return _extended(with_cards(view, region, area, {seat: 1}), region, area)
        case "withdraw", int():
            after = with_cards(view, region, area, {seat: -1})
            return (there(after, region), *_then(view, after, region))
        case "attack", int() if other is not None:
            after = with_cards(view, region, area, {other: -1, seat: 1})
            stands = line("board.if_it_stands", seat=other, held=_held(after, region))
            return (stands, *_then(view, after, region, brief=brief))
        case "fire", int() if other is not None:
            after = with_cards(view, region, area, {other: -view.cards[region][area][other]})
            return (there(after, region), *_then(view, after, region))
        case _:
            return ()


def with_cards(view: State, region: str, area: int, more: dict[Seat, int]) -> State:
    """Return the position with cards added to an area of a region, or removed from it."""
    after = view.copy()
    for seat, count in more.items():
        put(after, seat, region, area, count)
    return after


def _grown(after: State, region: str, area: int) -> Line:
    count = sum(after.cards[region][area])
    return line("board.grows", area=AREAS[area], before=count - 1, count=count, limit=capacity(after, region))


def _level(view: State, after: State, region: str) -> Line:
    """Describe the level that a Controlled Region would have, and the areas that hold it back."""
    now = after.levels[region]
    before = weakest(view, region)
    level = weakest(after, region)
    if level != now:
        key = "board.level_anyway" if before == level else "board.level_becomes"
        return line(key, before=now, level=level)
    low = tuple(name for name, area in zip(AREAS, after.cards[region], strict=True) if sum(area) <= level)
    return line("board.level_stays", level=level, areas=low)


def weakest(view: State, region: str) -> int:
    """Return the level set by the weakest area of a region. ID-ASM-01"""
    return max(MIN_LEVEL, min(sum(area) for area in view.cards[region]))


def _extended(after: State, region: str, area: int) -> tuple[Line, ...]:
    """Describe the room left at an Independent Region, or who wins it if it's full."""
    grown, leader = _grown(after, region, area), majority(after.cards[region])
    if still := _open_areas(after, region):
        return (line("board.still_open", grown=grown, areas=still), there(after, region))
    if leader is None:
        return (grown, line("board.full_tied"), there(after, region))
    won = line("board.full_won", region=region, level=after.levels[region], seat=leader)
    return (won, there(after, region))


def _open_areas(view: State, region: str) -> tuple[str, ...]:
    return tuple(area for number, area in enumerate(AREAS) if view.room[number] & BIT[region])


def there(view: State, region: str) -> Line:
    """Describe how many cards everybody has at a region."""
    held = _held(view, region)
    return line("board.there", held=held) if held else line("board.there_nobody")


def _held(view: State, region: str) -> tuple[Line, ...]:
    """Return a line for every seat with cards at a region and how many, most first."""
    held = [(seat, strength(view.cards[region], seat)) for seat in view.seats]
    ordered = sorted(held, key=lambda pair: -pair[1])
    return tuple(line("board.held", seat=seat, count=count) for seat, count in ordered if count)


# --- prospects ---


def _then(view: State, after: State, region: str, *, brief: bool = False) -> tuple[Line, ...]:
    """Describe what the Assessment would make of a region if this answer were the last of the turn."""
    told, before = change(after, region), change(view, region)
    if told == before and brief:
        return ()
    if told is None:
        return (line("board.then_nothing", region=region) if before else stays(after, region),)
    return (line("board.then_anyway" if told == before else "board.then", told=told),)


def change(view: State, region: str) -> Line | None:
    """Describe what an Assessment now would make of a region; None if it would leave it unchanged."""
    return next((_verdict(verdict) for verdict in forecast(view) if verdict.region == region), None)


def changes(view: State) -> tuple[Line, ...]:
    """Describe what an Assessment now would change, region by region."""
    return tuple(_verdict(verdict) for verdict in forecast(view))


def _verdict(verdict: Verdict) -> Line:
    region, before, level, loser, owner = verdict
    if owner is None:
        return line("board.would_be_free", region=region, level=level)
    if loser is not None:
        return line("board.would_change", region=region, seat=owner, other=loser)
    if before != level:
        return line("board.would_be_level", region=region, before=before, level=level)
    return line("board.would_be_won", region=region, seat=owner, level=level)


def stays(view: State, region: str) -> Line:
    """Say why a region would stay as it is."""
    if region in view.owner:
        return line("board.stays", region=region, seat=view.owner[region], level=view.levels[region])
    if short := _open_areas(view, region):
        return line("board.stays_open", region=region, areas=short)
    tied = majority(view.cards[region]) is None
    return line("board.stays_tied" if tied else "board.stays_free", region=region)


def winning(view: State) -> tuple[Line, ...]:
    """Return who would win if the turn ended now, with the tiebreaker if there's a tie; empty if nobody would."""
    after = foretold(view)
    winners = would_win(view, after)
    if not winners:
        return ()
    most = after[winners[0]]
    level = [after[seat] for seat in view.seats].count(most)
    how = "share" if len(winners) > 1 else "win" if level == 1 else "win_points"
    return (
        line(
            f"board.would_{how}",
            seat=winners[0],
            ideologies=tuple([view.factions[seat] for seat in winners]),
            influence=most,
            victory=view.level.victory,
            points=points(view, winners[0]),
        ),
    )


# --- before an answer ---


def notes(view: State, seat: Seat) -> tuple[Line, ...]:
    """Return notes on the question: a duel's outcomes, calls for stances, or how free Ideologies start."""
    match on_top(view):
        case Defend() | Press():
            return tuple(line("board.leads_to", answer=answer, told=told) for answer, told in stakes(view))
        case Speak() | Wish():
            return calls(view)
        case TakeIdeology():
            return tuple(_poster(view, each) for each in IDEOLOGY if each not in view.factions)
    return ()


def stakes(view: State) -> tuple[tuple[Line, Line], ...]:
    """Return each answer in a duel with its outcome, as (answer, outcome); () if no duel question is open."""
    top, duel = on_top(view), view.duel
    if duel is None or not isinstance(top, Defend | Press):
        return ()
    area, cost = AREAS[duel.area], cards_to_deflect(view, duel.target)
    held, against = view.hands[top.seat].count(area), len(view.hands[duel.target])
    leads = {
        "deflect": line("board.deflecting", cards=cost, area=area, left=held - cost, seat=duel.aggressor),
        "repel": line("board.repelling", seat=duel.aggressor),
        "let_stand": _standing(view, duel),
        "press": line("board.pressing", left=held - 1, area=area, seat=duel.target, cards=against),
        "stop": line("board.stopping"),
    }
    return tuple((line(f"option.{answer.verb}"), leads[answer.verb]) for answer in top.options(view))


def _standing(view: State, duel: Duel) -> Line:
    """Describe the cards at a region, and the region's future, if the attack card succeeds."""
    after = with_cards(view, duel.region, duel.area, {duel.target: -1, duel.aggressor: 1})
    mine, theirs = (strength(after.cards[duel.region], seat) for seat in (duel.target, duel.aggressor))
    told = change(after, duel.region)
    then = line("board.then", told=told) if told else ""
    return line("board.standing", seat=duel.target, other=duel.aggressor, mine=mine, theirs=theirs, then=then)


def calls(view: State) -> tuple[Line, ...]:
    """List the stances that everybody has openly called for."""
    return tuple(
        line("event.stance_called_for", seat=seat, other=other, stance=stance)
        for seat in view.seats
        for other, stance in enumerate(view.spoken[seat])
        if stance
    )


def _poster(view: State, ideology: str) -> Line:
    fields: list[Field] = [*powers(view, ideology), "", ""]
    return line("board.poster", ideology=ideology, **_home(view, ideology), strong=fields[0], weak=fields[1])


def start(view: State, ideology: str) -> tuple[Line, ...]:
    """Describe where an Ideology starts, then its strength and weakness at this table."""
    return (line("board.home", **_home(view, ideology)), *powers(view, ideology))


def _home(view: State, ideology: str) -> dict[str, str]:
    return {"region": IDEOLOGY[ideology].home, "advancement": start_of(ideology, view.rulings)}


def powers(view: State, ideology: str) -> tuple[Line, ...]:
    """Describe an Ideology's strength and weakness, if they're in force at this table."""
    card = IDEOLOGY[ideology]
    played = sorted(powers_of(ideology, view.rulings), key=lambda power: power != card.strength)
    return tuple(power_line(view, power) for power in played)


# --- descriptions of things ---


def about(view: State, seat: Seat, noun: str) -> tuple[Line, ...]:
    """Describe an Advancement, card, region or other seat for `seat`: its effect, cost and use."""
    if noun in ADVANCEMENT:
        number = ADVANCEMENTS.index(noun)
        left = copies_left(view, number)
        holders = [seat for seat in view.seats if view.advancements[seat][number]]
        supply = () if left is None else (line("board.left", count=left),)
        held = [line("board.holds", seat=seat, count=view.advancements[seat][number]) for seat in holders]
        return (*bought_for(view, noun), *supply, *held)
    if noun in AREAS:
        return (line(f"card_long.{noun}"),)
    if noun in REGION:
        prospect = (change(view, noun) or stays(view, noun),) if noun in view.levels else ()
        return (line("board.next_to", regions=NEIGHBOURS[noun]), *prospect)
    return tuple(of_seat(view, view.factions.index(noun), seat, foretold(view))) if noun in view.factions else ()


def bought_for(view: State, advancement: str) -> tuple[Line, ...]:
    """Describe an Advancement's effect and points, then its price."""
    card = ADVANCEMENT[advancement]
    worth = line("board.worth", points=card.points) if card.points else ""
    does = line("board.does", does=says(view, advancement), worth=worth)
    if card.cards:
        return (does, line("board.price_cards", cards=card.cards, area=card.area))
    return (does, line("board.price_parts", parts=card.parts))


def says(view: State, card: str) -> Line:
    """Return the text of an Advancement, a strength or a weakness at this table."""
    return line(f"card.{reading(view.rulings, card)}")


def rules_of(view: State, seat: Seat) -> Iterator[tuple[str, str]]:
    """Yield a seat's strength and weakness, if they're in force, as (kind, power)."""
    played, card = powers_of(view.factions[seat], view.rulings), IDEOLOGY[view.factions[seat]]
    for kind in ("strength", "weakness"):
        power = getattr(view.rulings, f"{card.id}_{kind}", getattr(card, kind))
        if power in played:
            yield kind, power


def power_line(view: State, power: str) -> Line:
    """Name a strength or a weakness and describe its effect."""
    return line("board.power", power=power, does=says(view, power))


def of_seat(view: State, seat: Seat, below: Seat, then: Mapping[Seat, int]) -> Iterator[Line]:
    """Describe a seat in full: influence now and `then` (`foretold`), cards, powers, Advancements, stances.

    An open hand is listed, except that of seat `below`, whose hand is shown anyway.
    """
    held, after = influence(view, seat), then[seat]
    yield line(
        "board.influence_of", influence=held, victory=view.level.victory, after=after if after != held else ""
    )
    if view.levels and seat in would_win(view, then):
        yield line("board.wins_next")
    yield line("board.seat_cards", cards=len(view.hands[seat]), deck=len(view.decks[seat]))
    if seat != below and view.hands[seat] and UNSEEN not in view.hands[seat]:
        yield line("board.open_hand", **by_area(view.hands[seat]))
    yield line("board.spent_tip_short", **by_area(view.discards[seat]))
    yield from (power_line(view, power) for power in sorted(view.powers[seat]))
    counts = [(name, count) for name, count in zip(ADVANCEMENTS, view.advancements[seat], strict=True) if count]
    bought = tuple(
        line("board.held_times", advancement=name, count=count) if count > 1 else name for name, count in counts
    )
    if bought:
        yield line("board.holds_advancements", advancements=bought)
    yield from (told for told, stance in _stances(view, seat) if stance != "neutral")


def in_short(view: State, seat: Seat) -> Line:
    """Describe a seat in one sentence: influence, cards, and place in the turn order."""
    return line(
        "table.power",
        seat=seat,
        influence=influence(view, seat),
        points=points(view, seat),
        cards=len(view.hands[seat]),
        deck=len(view.decks[seat]),
        place=view.order.index(seat) + 1,
    )


def bought(view: State, seat: Seat) -> Iterator[Line]:
    """Yield a sentence for each of a seat's Advancements."""
    for name, count in zip(ADVANCEMENTS, view.advancements[seat], strict=True):
        if count:
            yield line("table.advancement", seat=seat, what=name, times=count if count > 1 else "")


def by_area(cards: tuple[str, ...]) -> dict[str, int]:
    """Count cards by area."""
    return {area: cards.count(area) for area in AREAS}


def order(view: State, seat: Seat | None) -> list[str]:
    """Return the regions in play: a seat's own first, then others' regions, then Independent ones."""

    def rank(region: str) -> tuple[int, int]:
        owner = view.owner.get(region)
        if owner is None:
            return (2, 0)
        return (0, 0) if owner == seat else (1, owner)

    return sorted(view.levels, key=rank)


# --- stances ---


def stances(view: State, seat: Seat) -> tuple[Line, ...]:
    """Describe a seat's stances towards all others."""
    return tuple(told for told, _ in _stances(view, seat))


def _stances(view: State, seat: Seat) -> Iterator[tuple[Line, str]]:
    for other, stance in enumerate(view.stances[seat]):
        if stance:
            yield line("board.is_with", other=other, stance=stance), stance


def between(view: State, seat: Seat, other: Seat) -> Iterator[Line]:
    """Describe two seats' stance, what either has called for, and what `seat` has already sealed."""
    if stance := view.stances[seat][other]:
        yield line(f"board.now_{stance}")
    if said := view.spoken[other][seat]:
        yield line("board.calls", stance=said, seat=other)
    if spoken := view.spoken[seat][other]:
        yield line("board.called", stance=spoken)
    if wished := sealed(view, seat, other):
        yield line("board.wished", stance=wished)


def sealed(view: State, seat: Seat, other: Seat) -> str:
    """Return `seat`'s sealed wish about another, if the view shows it; "" if there's none yet."""
    index, wishes = other - (other > seat), view.sealed[seat]
    return wishes[index] if index < len(wishes) and wishes[index] != UNSEEN else ""


def called_for(view: State, seat: Seat) -> tuple[Line, ...]:
    """Describe what a seat has openly called for, grouped by stance."""
    named = {
        stance: tuple(other for other, said in enumerate(view.spoken[seat]) if said == stance)
        for stance in STANCES
    }
    found = tuple(
        line("board.called_for", stance=stance, others=others) for stance, others in named.items() if others
    )
    return found or ((line("board.called_nothing"),) if view.phase == "diplomacy" else ())


def tension(view: State) -> int:
    """Return how dangerous the board looks to everybody, from 1 to 4: by Global Influence and wars."""
    missing = view.level.victory - max(view.scores)
    if missing <= 1:
        return 4
    if missing <= 3:
        return 3
    return 2 if any("war" in stances for stances in view.stances) else 1

"""Sentences about a position of World Order: answers and their prices, notes before an answer, effects of cards.

Everything is returned as a Line, which the window and the terminal put into words. Prices are computed only here.
All functions work on views as well as states.
"""

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from game.core.agenda import Ask
from game.core.asking import on_top, why_not
from game.core.contract import UNSEEN, Action, Field, Line, Seat, line
from game.core.language.words import Words
from game.titles.world_order.aftermath import CASH, UNUSED_ASSET
from game.titles.world_order.board import have
from game.titles.world_order.domestic import (
    GetGrowth,
    IncreaseProsperity,
    MakeUnits,
    Produce,
    SwapServices,
    next_space,
)
from game.titles.world_order.economy import (
    BuyFromAllies,
    BuyFromPower,
    BuyFromPowers,
    ChooseExport,
    ChooseImport,
    ChooseInvestment,
    Invest,
    SellUnits,
    Trade,
    exports,
    symbols,
)
from game.titles.world_order.faces import (
    ASSET,
    COUNTRY,
    EXPORT_PRICE,
    FACE,
    GROWTH,
    IMPORT_PRICE,
    KIND,
    POWER,
    RECIPE,
    REGION,
    kind_of,
)
from game.titles.world_order.influence import AddInfluence, Convert, PlaceInfluence, Reset
from game.titles.world_order.knowledge import Lead, Threatened, next_cube
from game.titles.world_order.military import (
    BASE,
    BuildBase,
    ChooseArmy,
    ChooseBase,
    ChooseDestination,
    Move,
    SendArmies,
)
from game.titles.world_order.relations import (
    ChooseCountry,
    ChooseEngage,
    Engage,
    ImproveRelations,
    SpendDiplomacy,
    SwapMoney,
    at_stake,
    starting_card,
    won_by_paying,
)
from game.titles.world_order.rules import REFRESH_COST, ChooseTracks, Spend, readied
from game.titles.world_order.starts import ChooseHand, GiveBack
from game.titles.world_order.state import State, allies_in, commerce_cards, ready_allies, relief
from game.titles.world_order.steps import (
    EFFECTS,
    Carry,
    Choose,
    Draw,
    ForEach,
    Gain,
    If,
    Pay,
    Ready,
    Step,
    Steps,
    Trash,
)
from game.titles.world_order.turns import PlayAnother, PlayMore, TakeTurn

PILES = ("first", "second")
"""The piles for choosing the first hand."""
MOST = 4
"""The number of places that are named; any others are only counted."""


class Note(NamedTuple):
    """Sentences under a heading: on an answer's cost and effect, or on what to know before it."""

    head: Line
    lines: tuple[Line, ...]


def name(thing: str) -> Line:
    """Return a thing's name."""
    return line("board.name", thing=thing)


def amounts(counts: Mapping[str, int]) -> tuple[Line, ...]:
    """Return amounts as lines, such as "2 energy" and "1 army"."""
    return tuple(line("board.amount", count=count, what=what) for what, count in counts.items())


def short(words: Words, thing: str) -> str:
    """Return the short name of a power, Region or Country, or its full name if it has no short one."""
    key = f"board.short_{thing}"
    return words.say(line(key)) if words.has(key) else words.name(thing)


# Costs and effects of answers


def change(view: State, seat: Seat, action: Action) -> dict[str, int]:
    """Return what an answer costs (negative) and brings at once, as far as that's certain in advance.

    Possible discounts from allies on diplomacy aren't included.
    """
    verb, noun = action
    count = int(noun) if noun.isdecimal() else 0
    match on_top(view):
        case ChooseCountry(step=step) if noun in COUNTRY:
            return {"diplomacy": -step.cost(noun) - step.surcharge}
        case ChooseEngage(step=step) if noun in REGION:
            return {"diplomacy": -step.cost(view, seat, noun)}
        case SpendDiplomacy(left=left, surcharge=more) if verb == "pay":
            return {"diplomacy": -left - more}
        case ChooseInvestment(step=step) if noun in COUNTRY:
            return {"money": -COUNTRY[noun].invest - step.surcharge}
        case ChooseBase() if noun in COUNTRY:
            return {"money": -BASE}
        case SendArmies(step=step):
            return {"money": -BASE - count * step.fare}
        case ChooseArmy(step=step) | ChooseDestination(step=step) if noun:
            return {"money": -step.fare}
        case PlaceInfluence(region=region) if verb in ("permanent", "temporary"):
            bring = next_cube(view, region)
            return {"vp": (bring.above or 0) if verb == "permanent" else bring.below}
        case SellUnits(what=what):
            return {"money": count * EXPORT_PRICE[what]}
        case BuyFromAllies(what=what) | BuyFromPower(rest=BuyFromPowers(what=what)):
            return {"money": -count * IMPORT_PRICE[what]}
        case MakeUnits(what=what):
            return {of: -number * count for of, number in RECIPE.get(what, {}).items()} if count else {}
        case SwapMoney(swap=swap) | SwapServices(swap=swap):
            return {"money": -count * swap}
        case ChooseTracks():
            board = POWER[view.powers[seat]]
            return {"money": -(0, board.increase, board.increase_two)[count]}
        case Spend() if verb == "exhaust":
            return {"research": COUNTRY[noun].value}
        case Spend() if verb == "refresh":
            return {"research": -REFRESH_COST}
        case _:
            return _by_verb(view, seat, action)


def _by_verb(view: State, seat: Seat, action: Action) -> dict[str, int]:
    """Return the changes for answers that cost and bring the same at every question."""
    match action:
        case ("buy", card) if card in FACE:
            return {"research": -FACE[card].cost}
        case ("growth", card) if card in GROWTH:
            return {what: -count for what, count in GROWTH[card].cost.items()} | {"vp": GROWTH[card].vp}
        case ("discard_token", region) if region in REGION:
            return {"money": CASH * allies_in(view, seat, region)}
        case _:
            return {}


def price(view: State, seat: Seat, action: Action) -> int:
    """Return an answer's price, in whatever it's paid with."""
    return -min(change(view, seat, action).values(), default=0)


def outcome(view: State, seat: Seat, action: Action) -> tuple[Line, ...]:
    """Describe what a number would cost or bring: "+10 money", "-2 energy", "for nothing"."""
    changes = change(view, seat, action)
    if not any(changes.values()) and "money" in changes:
        return (line("board.for_nothing"),)
    return tuple(
        line("board.plus" if count > 0 else "board.minus", count=abs(count), what=what)
        for what, count in changes.items()
        if count
    )


def option(view: State, seat: Seat, action: Action) -> Line:
    """Describe an option with its cost or gain."""
    verb, noun = action
    cost = price(view, seat, action)
    match verb, on_top(view):
        case ["improve", ChooseCountry()]:
            return line("board.says_improve", noun=noun, region=COUNTRY[noun].region, cost=cost)
        case ["engage", ChooseEngage()]:
            return line("board.says_engage", noun=noun, cost=cost)
        case ["invest", ChooseInvestment()]:
            return line("board.says_invest", noun=noun, region=COUNTRY[noun].region, money=cost)
        case ["base", ChooseBase(step=step)]:
            return line("board.says_base", noun=noun, region=COUNTRY[noun].region, money=cost, fare=step.fare)
        case [("army" | "to"), ChooseArmy() | ChooseDestination()]:
            return line(f"board.says_{verb}", noun=noun, money=cost)
        case ["exhaust", SpendDiplomacy()] if noun == at_stake(view, seat):
            return line("board.says_exhaust_upgraded", noun=noun, value=COUNTRY[noun].value)
        case ["export", ChooseExport(deal=deal)]:
            most = exports(view, seat, deal)[noun]
            return line("board.says_export", noun=noun, count=most, money=EXPORT_PRICE[noun])
        case ["import", ChooseImport(deal=deal)]:
            count = symbols(view, seat, deal, "imports").get(noun, 0)
            return line("board.says_import", noun=noun, count=count, money=IMPORT_PRICE[noun])
        case _:
            return way(view, action) or _said(view, seat, action)


def _said(view: State, seat: Seat, action: Action) -> Line:
    """Describe an option that is worded the same at every question."""
    verb, noun = action
    match verb:
        case "discard_token":
            return line("board.says_discard_token", noun=noun, money=change(view, seat, action)["money"])
        case "give_back" if noun in ASSET:
            return line("board.says_give_back", noun=noun, vp=ASSET[noun].vp)
        case "focus":
            return line(f"board.says_focus_{noun}", noun=noun)
        case "exhaust" | "ready" if noun in COUNTRY:
            return line(f"board.says_{verb}", noun=noun, value=COUNTRY[noun].value)
        case "buy" if noun in FACE:
            return line("board.says_buy", noun=noun, cost=price(view, seat, action))
        case "growth":
            return line("board.says_growth", noun=noun, vp=GROWTH[noun].vp, price=amounts(GROWTH[noun].cost))
        case "convert" | "reset":
            region, _, slot = noun.partition(":")
            return line(f"board.says_{verb}", noun=region, slot=slot)
        case _:
            return line(f"option.{verb}", noun=noun)


GOES_ON = (
    "choose_export",
    "choose_import",
    "choose_army",
    "choose_ready",
    "spend_research",
    "cash_token",
    "choose_type",
)
"""Questions at which stopping has its own label."""


def way(view: State, action: Action) -> Line | None:
    """Return a button's label: the price paid, a slot's VPs, or what comes next; None for the usual one."""
    match action.verb, on_top(view):
        case ["pay", SpendDiplomacy(seat=seat)]:
            return line("board.way_pay", cost=price(view, seat, action))
        case [("permanent" | "temporary") as slot, PlaceInfluence(seat=seat)]:
            return line(f"board.way_{slot}", vp=change(view, seat, action)["vp"])
        case ["done", Ask(kind=kind)] if kind in GOES_ON:
            return line(f"board.done_{kind}")
        case ["refresh", Spend(seat=seat)]:
            return line("board.way_refresh", cost=price(view, seat, action))
        case ["none", _]:
            return line("board.way_none")
        case _:
            return None


# Before an answer


def notes(view: State, seat: Seat) -> tuple[Note, ...]:
    """Return notes on the current question: full prices and card texts."""
    match on_top(view):
        case SpendDiplomacy(region=region):
            wins = won_by_paying(view, seat)
            deed = line("board.deed_improve", country=wins) if wins else line("board.deed_engage", region=region)
            return (Note(deed, to_pay(view, seat)),)
        case PlaceInfluence(region=region):
            return (Note(line("board.deed_place", region=region), brings(view, region)),)
        case ChooseHand():
            piles = zip(PILES, view.piles[seat], strict=True)
            return tuple(Note(name(pile), (line("board.things", things=cards),)) for pile, cards in piles)
        case GiveBack():
            return tuple(Note(name(asset), (line(f"card.{asset}"),)) for asset in view.dealt[seat])
        case _ if view.memo and view.front[seat]:
            card = view.front[seat][-1]
            return (Note(name(card), (line(f"card.{kind_of(card)}"),)),)
        case _:
            return ()


def note(view: State, seat: Seat, noun: str) -> Note | None:
    """Return what a thing would cost and bring at the reader's question, or None; the price is *starred*."""
    lit = any(action.noun == noun for action in view.options)
    match on_top(view) if view.options else None:
        case TakeTurn() | PlayMore() if noun in FACE and lit:
            return Note(line("board.deed_play", card=noun), reading(view, seat, noun))
        case TakeTurn() | PlayMore() if noun in ASSET and lit:
            costs = line("board.cost_asset", vp=UNUSED_ASSET)
            return Note(line("board.deed_asset", asset=noun), (line(f"card.{noun}"), costs))
        case GiveBack() if noun in ASSET:
            return Note(line("board.deed_give_back", asset=noun), (keeps(view, seat, noun),))
        case PlaceInfluence() | SpendDiplomacy():
            return notes(view, seat)[0]
        case ChooseCountry() if noun in COUNTRY:
            return Note(line("board.deed_improve", country=noun), _improving(view, seat, noun))
        case ChooseEngage() if noun in REGION:
            why = why_not(view, seat, Action("engage", noun)).line
            return Note(line("board.deed_engage", region=noun), _engaging(view, seat, noun) if lit else (why,))
        case ChooseInvestment(step=step) if noun in COUNTRY:
            key = "board.cost_money" if step.exhausting else "board.cost_ready"
            return Note(line("board.deed_invest", country=noun), _investing(view, seat, noun, key))
        case ChooseBase(step=step) if noun in COUNTRY:
            fares = line("board.cost_base", money=BASE, fare=step.fare)
            bring = line("board.base_brings", region=COUNTRY[noun].region)
            return Note(line("board.deed_base", country=noun), (fares, bring))
        case ChooseArmy(step=step) | ChooseDestination(step=step):
            return Note(line("board.deed_move"), (line("board.cost_each", money=step.fare),))
        case Spend() if noun in COUNTRY and lit:
            return Note(name(noun), (line("board.exhaust_brings", value=COUNTRY[noun].value),))
        case Spend(research=points) if noun in FACE:
            cost = FACE[noun].cost
            key = "board.cost_research" if cost <= points else "board.too_dear"
            said = line(key, cost=cost, left=points - cost, have=points)
            return Note(line("board.deed_buy", card=noun), (said,))
        case _:
            return None


def asked_about(view: State, seat: Seat, noun: str) -> Note | None:
    """Return what a thing would cost and bring, or None; for a Region also its price and its armies."""
    top, found = on_top(view), note(view, seat, noun)
    if isinstance(top, SendArmies) and noun.isdigit():
        fare, count = top.step.fare, int(noun)
        paid = line("board.cost_send", money=BASE + fare * count, base=BASE, fare=fare)
        return Note(line("board.deed_send", country=top.card, count=count), (paid,))
    if noun not in REGION:
        return found
    armies = [(power, count) for power, count in view.armies[noun].items() if count]
    stands = [line("board.has_armies", power=power, count=count) for power, count in armies]
    head, told = (found.head, found.lines) if found is not None else (name(noun), ())
    return Note(head, (*told, line("board.engage_for", cost=REGION[noun].engage), *stands))


def to_pay(view: State, seat: Seat) -> tuple[Line, ...]:
    """Describe the price to pay now, what paying would lose, what the seat has, and how much ready allies help."""
    top = on_top(view)
    assert isinstance(top, SpendDiplomacy), "only asked while diplomacy is paid"
    helps = sum(COUNTRY[card].value for card in ready_allies(view, seat, top.region))
    upgraded = at_stake(view, seat)
    return (
        line("board.cost_diplomacy", cost=top.left + top.surcharge),
        *((line("board.upgrade_at_stake", card=upgraded),) if upgraded else ()),
        line("board.you_have", have=view.stock[seat]["diplomacy"], helps=helps, region=top.region),
    )


def brings(view: State, region: str) -> tuple[Line, ...]:
    """Describe what a cube brings above and below the line."""
    face = REGION[region]
    cube = next_cube(view, region)
    top = on_top(view)
    above = isinstance(top, PlaceInfluence) and Action("permanent") in top.options(view)
    left = max(0, len(face.permanent) + len(face.begins) - len(view.permanent[region]) - 1)
    key = "board.place_above" if left else "board.place_last"
    return (
        *((line(key, vp=cube.above or 0, free=left),) if above else ()),
        line("board.place_push", power=cube.pushed) if cube.pushed else line("board.place_below", vp=cube.below),
    )


def _improving(view: State, seat: Seat, country: str) -> tuple[Line, ...]:
    """Describe what an ally costs and brings."""
    face, under = COUNTRY[country], starting_card(view, seat, country)
    upgrade = under and view.allies[seat][under].ready
    return (
        line("board.cost_diplomacy", cost=price(view, seat, Action("improve", country))),
        *_help(view, seat, face.region),
        line("board.ally_brings", value=face.value, money=face.invest),
        *((line("board.upgrade_brings", country=under),) if upgrade else ()),
    )


def _engaging(view: State, seat: Seat, region: str) -> tuple[Line, ...]:
    """Describe what Engage costs and brings."""
    cost = line("board.cost_diplomacy", cost=price(view, seat, Action("engage", region)))
    return cost, *_help(view, seat, region), line("board.engage_brings", region=region)


def _help(view: State, seat: Seat, region: str) -> tuple[Line, ...]:
    """Describe how much ready allies in a Region would take off a price, if there are any."""
    helps = relief(view, seat).get(region, 0)
    return (line("board.or_exhaust", helps=helps, region=region),) if helps else ()


def _investing(view: State, seat: Seat, country: str, key: str) -> tuple[Line, ...]:
    """Describe what an investment costs and brings."""
    face = COUNTRY[country]
    cost = line(key, money=price(view, seat, Action("invest", country)))
    return cost, line("board.invest_brings", region=face.region, money=2 * face.value)


def keeps(view: State, seat: Seat, given: str) -> Line:
    """Describe what a seat keeps if it gives back one of its three Assets."""
    rest = tuple(asset for asset in view.dealt[seat] if asset != given)
    return line("board.keeps", assets=rest, vp=sum(ASSET[asset].vp for asset in rest))


def threat_says(view: State, found: Threatened, seat: Seat, reader: Seat | None = None) -> Line:
    """Describe who threatens a seat in a Region, the cost at the end of the round, and the armies needed."""
    more, own = armies_needed(view, found), view.powers[reader] if reader is not None else ""
    rivals = tuple(rival for rival in found.rivals if rival != own)
    key = "board.threat" if rivals == found.rivals else "board.threat_by_you"
    return line(key, seat=seat, rivals=rivals, count=len(rivals), vp=-found.vp, more=more)


def armies_needed(view: State, found: Threatened) -> Line | str:
    """Describe how many more armies would prevent a loss to THREAT; "" if none can arrive this round."""
    return "" if view.phase in ("research", "aftermath") else line("danger.more_armies", count=found.more)


def lead_says(found: Lead, power: str, seat: Seat) -> Line:
    """Describe who leads a Region, and how far the seat's power is ahead or behind."""
    here: dict[str, Field] = {"seat": seat, "by": abs(found.by)}
    if not found.leaders:
        return line("board.lead_nobody")
    if found.leaders == (power,):
        return line("board.lead_ahead" if found.by else "board.lead_ahead_by_armies", **here)
    if found.by or found.armies:
        which = "lead_behind" if found.by else "lead_behind_by_armies"
        return line(f"board.{which}", powers=found.leaders, count=len(found.leaders), **here)
    return line("board.lead_even", powers=found.leaders)


# Descriptions of things


ACT: dict[type[Step], str] = {
    ImproveRelations: "improve_relations",
    Engage: "engage",
    Trade: "trade",
    Invest: "invest",
    Move: "move",
    BuildBase: "build_base",
    GetGrowth: "growth",
    Produce: "produce",
    IncreaseProsperity: "prosperity",
    Reset: "reset",
    Convert: "convert",
    Ready: "ready",
    AddInfluence: "influence",
    Trash: "trash",
    PlayAnother: "play_another",
}
"""Step type → the name of the action that describes it."""
LESSON = {
    "improve_relations": "choose_country",
    "engage": "choose_engage",
    "trade": "choose_export",
    "invest": "choose_investment",
    "move": "choose_army",
    "build_base": "choose_base",
    "growth": "choose_growth",
    "produce": "choose_type",
}
"""Action → the guide's topic that explains it."""


def says(noun: str) -> Line | None:
    """Return a card's text, or what a Country has; None for anything else."""
    if noun in FACE:
        return line(f"card.{kind_of(noun)}")
    if noun in ASSET or noun in GROWTH or noun in KIND:
        return line(f"card.{noun}")
    return _country_says(noun) if noun in COUNTRY else None


def _country_says(country: str) -> Line:
    face = COUNTRY[country]
    return line(
        "board.says_country",
        noun=country,
        region=face.region,
        value=face.value,
        money=face.invest,
        exports=tuple(what for what, count in face.exports.items() for _ in range(count)) or "",
        imports=tuple(what for what, count in face.imports.items() for _ in range(count)) or "",
        base=face.base or "",
        closed=face.closed or "",
    )


def about(view: State, seat: Seat, noun: str) -> tuple[Line, ...]:
    """Describe a thing: its text, effects and costs, and what a hand card could do now; least important last."""
    if noun not in FACE:
        return tuple(filter(None, (says(noun),)))
    first = () if one_plain_action(noun) else (line(f"card.{kind_of(noun)}"),)
    if noun in view.hands[seat]:
        return *first, *explained(view, seat, noun), *can_now(view, seat, noun)
    cost = FACE[noun].cost
    return *first, *explained(view, seat, noun), *((line("board.market_price", cost=cost),) if cost else ())


def reading(view: State, seat: Seat, card: str) -> tuple[Line, ...]:
    """Describe a hand card: its text, and what keeping it brings."""
    return *about(view, seat, card), kept(card)


def steps_of(steps: Steps) -> Iterator[Step]:
    """Yield all of a card's steps, including those in its branches and conditions."""
    for step in steps:
        yield step
        match step:
            case Choose(branches=branches):
                for _, inner in branches:
                    yield from steps_of(inner)
            case If(steps=inner) | Pay(steps=inner) | ForEach(steps=inner):
                yield from steps_of(inner)
            case _:
                continue


def actions(card: str) -> tuple[str, ...]:
    """Return a card's actions, without repeats, in the order of its lines."""
    found = [ACT[type(step)] for step in steps_of(EFFECTS.get(kind_of(card), ())) if type(step) in ACT]
    return tuple(dict.fromkeys(found))


def still_to_come(view: State, seat: Seat) -> tuple[str, ...]:
    """Return the actions of the card being carried out that may follow the current question, in order."""
    found = list[str]()
    for item in reversed(view.agenda[:-1]):
        if getattr(item, "seat", seat) != seat or isinstance(item, TakeTurn):
            break
        if isinstance(item, Carry):
            found += [ACT[type(step)] for step in steps_of(item.steps) if type(step) in ACT]
    return tuple(dict.fromkeys(found))


def topics_of(card: str) -> tuple[str, ...]:
    """Return the guide's topics on a card's actions."""
    return tuple(LESSON[act] for act in topical(card))


def topical(card: str) -> tuple[str, ...]:
    """Return those of a card's actions that have a topic in the guide."""
    return tuple(act for act in actions(card) if act in LESSON)


def one_plain_action(card: str) -> bool:
    """Return True if a card is just one unmodified action, so that the action's sentence describes all of it."""
    steps = EFFECTS.get(kind_of(card), ())
    return len(steps) == 1 and type(steps[0]) in ACT and steps[0] == type(steps[0])()


def explained(view: State, seat: Seat, card: str) -> tuple[Line, ...]:
    """Return a sentence for each of a card's actions, with the action's name *starred*."""
    return tuple(act_says(view, seat, act) for act in actions(card))


def act_says(view: State, seat: Seat, act: str) -> Line:
    """Describe what an action costs and brings."""
    board = POWER[view.powers[seat]]
    fields: dict[str, Field] = {"exports": board.exports, "imports": board.imports}
    return line(f"does.{act}", **fields)


def branch_says(view: State, seat: Seat, branch: str) -> Line | None:
    """Describe the cost and effect of the action that a branch is named after; None if there's no such action."""
    return act_says(view, seat, branch) if branch in ACT.values() else None


def can_now(view: State, seat: Seat, card: str) -> tuple[Line, ...]:
    """Say where a card's first lines can be done now.

    "Nowhere" is said only if no earlier line could change that.
    """
    told, sure = list[Line](), True
    for step in _first_lines(EFFECTS.get(kind_of(card), ())):
        places = targets(view, seat, step)
        if places is None:
            sure = sure and not isinstance(step, Gain | Draw | Ready)
            continue
        if places or sure:
            told.append(_now(ACT[type(step)], places))
    return tuple(dict.fromkeys(told))


def _first_lines(steps: Steps) -> Iterator[Step]:
    """Yield a card's top-level lines, with each choice replaced by its branches' lines."""
    for step in steps:
        if isinstance(step, Choose):
            for _, inner in step.branches:
                yield from inner
        else:
            yield step


def targets(view: State, seat: Seat, step: Step) -> list[str] | None:
    """Return the affordable targets (Countries, Regions or cards) of an action; None if they aren't known yet."""
    match step:
        case ImproveRelations(search=False) | GetGrowth():
            return step.targets(view, seat)
        case Engage(among="any") | Invest(that_country=False, elsewhere=False) | BuildBase(that_country=False):
            return step.targets(view, seat)
        case _:
            return None


def _now(act: str, places: list[str]) -> Line:
    more = len(places) - MOST
    named = (*places[:MOST], line("board.more", count=more)) if more > 0 else tuple(places)
    return line("board.now_places", act=act, places=named) if places else line("board.now_nothing", act=act)


def kept(card: str) -> Line:
    """Describe what keeping a card for Research brings."""
    face = FACE[card]
    gains = tuple(line("board.plus", count=count, what=what) for what, count in face.bonus.items())
    return line("board.if_kept", gains=(*gains, line("board.kept_research", count=face.research)))


def growth_stands(view: State, seat: Seat, card: str) -> tuple[str, Line]:
    """Return a Growth card's status for a seat ("yours", "open" or "barred") and a line explaining it."""
    face, level = GROWTH[card], len(view.growth[seat]) + 1
    missing = {what: count - have(view, seat, what) for what, count in face.cost.items()}
    lacking = {what: count for what, count in missing.items() if count > 0}
    if card in view.growth[seat]:
        return "yours", line("board.growth_yours")
    if face.level < level:
        return "barred", line("board.growth_passed", level=face.level)
    if face.level > level:
        return "barred", line("board.growth_later", level=face.level - 1)
    if not view.growth_left[card]:
        return "barred", line("board.growth_gone")
    if lacking:
        return "barred", line("board.growth_lacks", lacking=amounts(lacking))
    return "open", line("board.growth_open")


# Descriptions of a power board


def focus_says(view: State, seat: Seat, focus: str) -> tuple[Line, ...]:
    """Describe what a Focus readies, raises and produces."""
    board = POWER[view.powers[seat]]
    fields: dict[str, Field] = {
        "ready": readied(view, seat, focus),
        "money": board.increase,
        "both": board.increase_two or "",
    }
    return tuple(line(f"board.focus_line_{number}_{focus}", **fields) for number in (1, 2, 3, 4))


def prosperity_says(view: State, seat: Seat) -> Line:
    """Describe what the next Prosperity space costs and brings."""
    space = next_space(view, seat)
    if space is None:
        return line("board.prosperity_end")
    return line("board.prosperity_next", goods=space.goods, vp=space.vp, money=space.money or "")


def commerce_says(view: State, seat: Seat) -> Line:
    """Describe how many of a seat's Commerce cards are face up, and what others can import for each."""
    offers = amounts(POWER[view.powers[seat]].commerce)
    return line("board.commerce", up=view.commerce[seat], count=commerce_cards(view, seat), offers=offers)


def growth_says(view: State, seat: Seat) -> Note:
    """List a seat's Growth cards."""
    cards = view.growth[seat]
    named = line("board.things", things=cards) if cards else line("board.growth_none")
    return Note(line("board.growth", level=len(cards)), (named,))


def assets_say(view: State, seat: Seat) -> Note:
    """List a seat's Assets, marking those already used, or those that it has drawn to choose from."""
    assets = tuple(
        line("board.asset_used", asset=asset) if asset in view.used[seat] else asset for asset in view.assets[seat]
    )
    named = line("board.things", things=assets) if assets else line("board.assets_none")
    if drawn := drawn_assets(view, seat):
        named = line("board.assets_drawn", things=drawn)
    return Note(line("board.assets"), (named,))


def in_hand(view: State, seat: Seat) -> tuple[str, ...]:
    """Return a seat's hand; before hands are taken, the pile that it has chosen, as far as the view shows it."""
    chosen = view.chosen[seat][:1] if view.chosen else ()
    return view.piles[seat][PILES.index(chosen[0])] if chosen and chosen[0] in PILES else view.hands[seat]


def drawn_assets(view: State, seat: Seat) -> tuple[str, ...]:
    """Return the Assets that a seat has drawn and not yet chosen from, as far as the view shows them."""
    drawn = view.dealt[seat] if view.dealt and not view.assets[seat] else ()
    return () if UNSEEN in drawn else drawn


def power_says(view: State, seat: Seat) -> tuple[Note, ...]:
    """Describe a power's Focus, Prosperity, Growth cards and Assets."""
    focus = view.focus[seat]
    if view.round:
        first = Note(line("option.focus", noun=focus), (line(f"board.focus_{focus}"),))
    else:
        first = Note(line("board.no_focus"), (line("board.no_focus_yet"),))
    prosperity = Note(line("board.prosperity", now=view.prosperity[seat], of=5), (prosperity_says(view, seat),))
    return first, prosperity, growth_says(view, seat), assets_say(view, seat)


def in_short(view: State, seat: Seat) -> Line:
    """Describe a power in one sentence: cards, allies and Focus."""
    allies = view.allies[seat]
    ready = sum(ally.ready for ally in allies.values())
    return line(
        "table.power",
        seat=seat,
        cards=len(view.hands[seat]),
        ready=ready,
        allies=len(allies),
        focus=view.focus[seat],
    )


CLOSE = 5
"""A lead of fewer VPs than this leaves the last round open."""


def tension(view: State) -> int:
    """Return how dangerous the board looks to everybody, from 1 to 4: by rounds, scorings and the lead."""
    first, second = (*sorted(view.vp, reverse=True), 0)[:2]
    if view.round >= view.level.rounds:
        return 4 if first - second < CLOSE else 3
    return 2 if {view.round, view.round + 1} & set(view.level.scoring) else 1

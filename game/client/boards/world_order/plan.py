"""A turn as a small plan: the steps taken so far, what they sum up to, and what the next one would cost."""

from collections.abc import Iterable
from dataclasses import dataclass

from game.client.boards.world_order.layout import asked
from game.client.boards.world_order.placing import brings
from game.client.boards.world_order.says import can_now, explained, keeps, kept, says_nothing_more
from game.client.table.picture import Picture
from game.core.agenda import why_not
from game.core.contract import Action, Event, Line, Seat
from game.titles.world_order import events as told
from game.titles.world_order.economy import ChooseInvestment
from game.titles.world_order.faces import ASSET, COUNTRY, FACE, REGION, RESOURCES, kind_of
from game.titles.world_order.influence import PlaceInfluence
from game.titles.world_order.military import BASE, ChooseArmy, ChooseBase, ChooseDestination
from game.titles.world_order.relations import ChooseCountry, ChooseEngage, SpendDiplomacy, at_stake, starting_card
from game.titles.world_order.rules import Spend
from game.titles.world_order.starts import GiveBack
from game.titles.world_order.state import State, ready_allies, relief
from game.titles.world_order.turns import PlayMore, TakeTurn

BEGINS: tuple[type[Event], ...] = (
    told.CardPlayed,
    told.Passed,
    told.AssetUsed,
    told.OrderUsed,
    told.FocusChosen,
    told.HandRevealed,
    told.RoundBegan,
)
"""What a plan begins with; a card that plays another one goes on."""
QUIET: tuple[type[Event], ...] = (told.TokenPlaced, told.CountryOpened, told.MarketOpened, told.BranchChosen)


@dataclass(frozen=True)
class Plan:
    """The steps since it began, and by how much everything has changed."""

    steps: tuple[str, ...]
    changes: tuple[tuple[str, int], ...]
    cause: str = ""
    """The card, Asset or Growth card that is being carried out; nothing when it is something else."""
    numbers: frozenset[int] = frozenset()
    """The beats its steps tell of."""


def begins(event: Event, before: State) -> bool:
    """Whether a plan of its own begins with an event: cards played by a card belong to that one."""
    return isinstance(event, BEGINS) and not before.memo


def holdings(view: State, seat: Seat) -> dict[str, int]:
    """Everything of a seat that can be counted."""
    found = {"vp": view.vp[seat], "money": view.money[seat]}
    return found | {what: view.stock[seat][what] for what in RESOURCES}


def plan(picture: Picture, seat: Seat, begun: int, before: dict[str, int]) -> Plan | None:
    """The plan of a seat that began with a beat; None while nothing is being done."""
    lines = [line for line in picture.told if line.number >= begun and not isinstance(line.event, QUIET)]
    lines = [line for line in lines if getattr(line.event, "seat", seat) == seat]
    now = holdings(picture.view, seat)
    changes = tuple((what, now[what] - before[what]) for what in now if now[what] != before.get(what, 0))
    cause = _cause(event for line in lines if (event := line.event) is not None)
    told = frozenset(line.number for line in lines)
    return Plan(tuple(line.text for line in lines), changes, cause, told) if lines else None


def _cause(events: Iterable[Event]) -> str:
    """What was played or used last."""
    cause = ""
    for event in events:
        match event:
            case told.CardPlayed(card=card) | told.CardTaken(card=card):
                cause = card
            case told.AssetUsed(asset=asset):
                cause = asset
            case told.AbilityUsed(growth=growth):
                cause = growth
            case told.OrderUsed():
                cause = "executive_order"
            case _:
                continue
    return cause


# What a card does, and what the next step would cost


def reading(picture: Picture, card: str) -> list[str]:
    """What a card says, what its actions cost and bring, where they can be done, what keeping brings."""
    text, sentences = picture.say(f"card.{kind_of(card)}"), explained(picture, card)
    first = [] if says_nothing_more(picture, card) else [text]
    plain = [sentence.replace("*", "") for sentence in (*sentences, *can_now(picture, card))]
    return [*first, *plain, kept(picture, card)]


def price(picture: Picture, region: str) -> tuple[str, list[str]] | None:
    """What stands on the note on what is under the pointer, or on what is to be paid; *starred* is the price."""
    thing = held(picture)
    view: State = picture.view
    card = picture.picked if picture.picked in FACE else thing
    match asked(view):
        case TakeTurn() | PlayMore() if card in FACE and picture.lit(card):
            return picture.say("board.deed_play", card=card), reading(picture, card)
        case GiveBack() if (given := picture.picked or thing) in ASSET:
            return picture.say("board.deed_give_back", asset=given), [keeps(picture, given)]
        case PlaceInfluence(region=where):
            return picture.say("board.deed_place", region=where), brings(picture, where)
        case SpendDiplomacy(region=where, left=left, surcharge=more) as ask:
            helps = sum(COUNTRY[card].value for card in ready_allies(view, ask.seat, where))
            have = view.stock[ask.seat]["diplomacy"]
            lines = [picture.say("board.cost_diplomacy", cost=left + more)]
            lines.append(picture.say("board.you_have", have=have, helps=helps, region=where))
            if upgraded := at_stake(view, ask.seat):
                lines.insert(1, picture.say("board.upgrade_at_stake", card=upgraded))
            return picture.say("board.to_pay", region=where), lines
        case ChooseCountry(step=step) as ask if thing in COUNTRY:
            face = COUNTRY[thing]
            helps = relief(view, ask.seat).get(face.region, 0)
            lines = [picture.say("board.cost_diplomacy", cost=step.cost(thing) + step.surcharge)]
            if helps:
                lines.append(picture.say("board.or_exhaust", helps=helps, region=face.region))
            lines.append(picture.say("board.ally_brings", value=face.value, money=face.invest))
            under = starting_card(view, ask.seat, thing)
            if under and view.allies[ask.seat][under].ready:
                lines.append(picture.say("board.upgrade_brings", country=under))
            return picture.say("board.deed_improve", country=thing), lines
        case ChooseEngage() as ask if thing in REGION and not picture.lit(thing):
            why = why_not(view, ask.seat, Action("engage", thing))
            return picture.say("board.deed_engage", region=thing), [_said(picture, why.line)]
        case ChooseEngage(step=step) as ask if thing in REGION:
            cost, helps = step.cost(view, ask.seat, thing), relief(view, ask.seat).get(thing, 0)
            lines = [picture.say("board.cost_diplomacy", cost=cost)]
            if helps:
                lines.append(picture.say("board.or_exhaust", helps=helps, region=thing))
            lines.append(picture.say("board.engage_brings", region=thing))
            return picture.say("board.deed_engage", region=thing), lines
        case ChooseInvestment(step=step) if thing in COUNTRY:
            face = COUNTRY[thing]
            key = "board.cost_money" if step.exhausting else "board.cost_ready"
            lines = [picture.say(key, money=face.invest + step.surcharge)]
            lines.append(picture.say("board.invest_brings", region=face.region, money=2 * face.value))
            return picture.say("board.deed_invest", country=thing), lines
        case ChooseBase(step=step) if thing in COUNTRY:
            return picture.say("board.deed_base", country=thing), [
                picture.say("board.cost_base", money=BASE, fare=step.fare),
                picture.say("board.base_brings", region=COUNTRY[thing].region),
            ]
        case ChooseArmy(step=step) | ChooseDestination(step=step):
            return picture.say("board.deed_move"), [picture.say("board.cost_each", money=step.fare)]
        case Spend() if thing in COUNTRY and picture.lit(thing):
            return picture.name(thing), [picture.say("board.exhaust_brings", value=COUNTRY[thing].value)]
        case Spend(research=points) if thing in FACE:
            cost = FACE[thing].cost
            return picture.say("board.deed_buy", card=thing), [
                picture.say("board.cost_research", cost=cost, left=points - cost)
                if cost <= points
                else picture.say("board.too_dear", cost=cost, have=points)
            ]
        case _:
            return None


def _said(picture: Picture, what: Line) -> str:
    """A sentence to whoever looks."""
    return picture.words.say(what, picture.audience, picture.sitting.names)


def held(picture: Picture) -> str:
    """What is under the pointer or in the focus, by its noun."""
    node = picture.ui.hover or (picture.ui.focus if picture.ui.keys_last else None) or ""
    kind, _, thing = node.partition(":")
    return thing if kind in ("noun", "open", "ally", "twin") else ""

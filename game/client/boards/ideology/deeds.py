"""What can be done at a region, what it costs, and what the Assessment would make of it: said before the click."""

from dataclasses import dataclass

from game.client.boards.ideology.gains import area_in, gains
from game.client.table.picture import Picture
from game.core.contract import Action, Seat
from game.titles.ideology.faces import AREAS
from game.titles.ideology.knowledge import Due, dues, forecast
from game.titles.ideology.knowledge import targets as could_be_meant
from game.titles.ideology.places import BIT
from game.titles.ideology.prices import conflicts, in_hand
from game.titles.ideology.state import State, influence, leaders


@dataclass(frozen=True)
class Deed:
    """One thing that can be done: its words, what it costs (*starred* is the price), what comes of it."""

    action: Action
    title: str
    price: str
    gains: tuple[str, ...] = ()

    @property
    def lines(self) -> tuple[str, ...]:
        """What it brings, and under that what it costs."""
        return (*filter(None, self.gains), *filter(None, self.price.split("\n")))


def answers(picture: Picture, region: str, holding: str) -> list[Action]:
    """The answers that do something at a region, with the area that is held or with any."""
    verbs = picture.uses.get(region, ())
    wanted = [verb for verb in verbs if not holding or (area_in(verb) == holding and not verb.startswith("with"))]
    return [Action(verb, region) for verb in wanted]


def deeds(picture: Picture, region: str, holding: str) -> list[Deed]:
    """What may be done at a region now, with the area that is held or with any; with prices."""
    return [_deed(picture, action) for action in answers(picture, region, holding)]


def _deed(picture: Picture, action: Action) -> Deed:
    title = picture.say(f"board.do_{action.verb}", region=action.noun)
    return Deed(action, title, _price(picture, action), _gains(picture, action))


def _gains(picture: Picture, action: Action) -> tuple[str, ...]:
    """What a deed brings; against several who may be meant, that is said when one of them is chosen."""
    found = _against_whom(picture, action)
    if len(found) > 1:
        return ()
    return gains(picture, action, found[0] if found else None)


def _against_whom(picture: Picture, action: Action) -> list[Seat]:
    """Against whom an attack or a shot may be."""
    view, seat = picture.view, picture.audience
    assert seat is not None, "somebody is asked"
    match action.verb.partition("_")[0]:
        case "attack":
            return targets(view, seat, action)
        case "fire":
            return list(could_be_meant(view, seat, action))
        case _:
            return []


def _price(picture: Picture, action: Action) -> str:
    """What a deed costs, item by item; for an attack, against each who may be meant."""
    view, seat = picture.view, picture.audience
    assert seat is not None, "somebody is asked"
    kind, area = action.verb.partition("_")[0], area_in(action.verb)
    match kind:
        case "extend" | "place":
            return _cards(picture, area, dues(view, seat, action))
        case "attack":
            against = [_against(picture, seat, action, other) for other in targets(view, seat, action)]
            return "\n".join(against)
        case "withdraw":
            return picture.say("board.goes_to_pile")
        case "fire":
            return picture.say("board.spends_weapon", area=area or AREAS)
        case _:
            return ""


def targets(view: State, seat: Seat, action: Action) -> list[Seat]:
    """Against whom a Conflict may be opened at a region, in one area."""
    area, bit = AREAS.index(area_in(action.verb)), BIT[action.noun]
    found = conflicts(view, seat, in_hand(view, seat))
    return sorted({other for its, other, where in found if its == area and where & bit})


def _cards(picture: Picture, area: str, due: tuple[Due, ...]) -> str:
    extra = sum(each.cards for each in due)
    if not extra:
        return picture.say("board.one_card", area=area)
    items = tuple(picture.say("board.due", cards=each.cards, what=_what(picture, each)) for each in due)
    return picture.say("board.more_cards", cards=1 + extra, area=area, lost=extra, items=items)


def _what(picture: Picture, due: Due) -> str:
    key = f"due.{due.what}"
    return picture.say(key) if picture.words.has(key) else picture.name(due.what)


def _against(picture: Picture, seat: Seat, action: Action, other: Seat) -> str:
    """Whom a Conflict is against, and its price."""
    return f"{picture.say('board.against', seat=other)}: {attack_price(picture, seat, action, other)}"


def attack_price(picture: Picture, seat: Seat, action: Action, other: Seat) -> str:
    """The price of a Conflict against one seat, item by item."""
    due = dues(picture.view, seat, action, other)
    extra = sum(each.cards for each in due)
    if not extra:
        return picture.say("board.attack_plain")
    items = tuple(picture.say("board.due", cards=each.cards, what=_what(picture, each)) for each in due)
    return picture.say("board.attack_price", cards=1 + extra, lost=extra, items=items)


def foretold(view: State) -> dict[Seat, int]:
    """The Global Influence of everybody after an Assessment that came now."""
    after = {seat: influence(view, seat) for seat in view.seats}
    for region, before, level, loser, owner in forecast(view):
        held = view.owner.get(region)
        if held is not None:
            after[held] -= before
        if owner is not None:
            after[owner] += level
        assert loser is None or loser == held, "only who holds a region can lose it"
    return after


def would_win(view: State) -> tuple[Seat, ...]:
    """Who would win if an Assessment came now and the turn ended; several would share. ID-WIN-01, ID-WIN-03"""
    after = foretold(view)
    worth = [after[seat] for seat in view.seats]
    return leaders(view, worth) if max(worth) >= view.level.victory else ()

"""How Ideology is told in letters: sentences for one reader, marks of powers, deeds with their prices."""

from game.core.contract import Action, Field, Line, Seat, line
from game.core.words import words as words_of
from game.terminal.teller import Teller
from game.titles.ideology.board import Verdict
from game.titles.ideology.conflict import ChooseTarget
from game.titles.ideology.faces import ADVANCEMENT, ADVANCEMENTS, AREAS
from game.titles.ideology.knowledge import copies_left, dues
from game.titles.ideology.places import BIT
from game.titles.ideology.prices import conflicts, in_hand
from game.titles.ideology.state import State


def said(key: str, **fields: Field) -> str:
    """Fill a sentence that only the terminal says."""
    return words_of("ideology").say(line(f"terminal.{key}", **fields))


def code(view: State, seat: Seat | None) -> str:
    """Two letters for a power; a dash for nobody."""
    return said(f"code_{view.factions[seat]}") if seat is not None else "-"


def verdict_line(verdict: Verdict, tell: Teller) -> str:
    """Say what the Assessment would make of a region."""
    region, before, level, loser, owner = verdict
    if owner is None:
        return tell("board.would_be_free", region=region, level=level)
    if loser is not None:
        return tell("board.would_change", region=region, seat=owner, other=loser)
    if before != level:
        return tell("board.would_be_level", region=region, before=before, level=level)
    return tell("board.would_be_won", region=region, seat=owner, level=level)


def deed_line(view: State, seat: Seat, action: Action) -> Line | None:
    """Say an option that has a price; None for what costs nothing."""
    kind, area = action.verb.partition("_")[0], action.verb.rpartition("_")[2]
    match kind:
        case "extend" | "place":
            extra = sum(each.cards for each in dues(view, seat, action))
            return line(f"terminal.{kind}", noun=action.noun, area=area, cards=1 + extra if extra else "")
        case "attack":
            return _attack(view, seat, action, area)
        case "against":
            return _against(view, seat, action)
        case "buy":
            left = copies_left(view, ADVANCEMENTS.index(action.noun))
            told = "" if left is None else left
            return line("terminal.buy", noun=action.noun, price=_price(action.noun), left=told)
        case _:
            return None


def _price(advancement: str) -> tuple[str, ...]:
    """What an Advancement costs: cards, or what it is made of."""
    card = ADVANCEMENT[advancement]
    return card.parts or (card.area,) * card.cards


def _attack(view: State, seat: Seat, action: Action, area: str) -> Line:
    """A Conflict with everybody it may be against, and what it would cost."""
    number, bit = AREAS.index(area), BIT[action.noun]
    found = sorted(
        other for its, other, where in conflicts(view, seat, in_hand(view, seat)) if its == number and where & bit
    )
    costs = [1 + sum(each.cards for each in dues(view, seat, action, other)) for other in found]
    return line(
        "terminal.attack",
        noun=action.noun,
        area=area,
        against=tuple(view.factions[other] for other in found),
        cards=min(costs, default=1),
        most=max(costs, default=1) if len(set(costs)) > 1 else "",
    )


def _against(view: State, seat: Seat, action: Action) -> Line:
    top = view.agenda[-1] if view.agenda else None
    if not isinstance(top, ChooseTarget) or top.verb.startswith("fire"):
        return line("option.against", noun=action.noun)
    other = view.factions.index(action.noun)
    due = dues(view, seat, Action(top.verb, top.region), other)
    return line("terminal.against", noun=action.noun, cards=1 + sum(each.cards for each in due))

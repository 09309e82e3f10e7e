"""A turn as a small plan: the steps taken so far, their total, and the cost of the next one."""

from collections.abc import Iterable
from dataclasses import dataclass

from game.client.table.picture import Picture
from game.core.contract import Event, Seat
from game.titles.world_order import events as told
from game.titles.world_order.faces import RESOURCES
from game.titles.world_order.state import State
from game.titles.world_order.telling import Note, note

BEGINS: tuple[type[Event], ...] = (
    told.CardPlayed,
    told.Passed,
    told.AssetUsed,
    told.OrderUsed,
    told.FocusChosen,
    told.HandRevealed,
    told.RoundBegan,
)
"""Events that begin a plan, unless they are part of a card being carried out."""
QUIET: tuple[type[Event], ...] = (told.TokenPlaced, told.CountryOpened, told.MarketOpened, told.BranchChosen)


@dataclass(frozen=True)
class TurnPlan:
    """The steps of a plan so far, and the changes they made."""

    steps: tuple[str, ...]
    changes: tuple[tuple[str, int], ...]
    cause: str = ""
    """The card, Asset or Growth card being carried out, or "" for anything else."""
    numbers: frozenset[int] = frozenset()
    """The beat numbers of its steps."""
    seat: Seat = 0
    """Whose steps and changes they are."""


def begins(event: Event, view: State) -> bool:
    """Return whether an event begins a new plan; cards played by another card belong to that one's plan.

    `view` is the view just after the event.
    """
    return isinstance(event, BEGINS) and not view.memo


def holdings(view: State, seat: Seat) -> dict[str, int]:
    """Return a seat's VPs, money and resources."""
    found = {"vp": view.vp[seat], "money": view.money[seat]}
    return found | {what: view.stock[seat][what] for what in RESOURCES}


def plan(picture: Picture, seat: Seat, begun: int, before: dict[str, int]) -> TurnPlan | None:
    """Return a seat's plan that began at beat number `begun`, or None if it has no steps."""
    lines = [line for line in picture.told if line.number >= begun and not isinstance(line.event, QUIET)]
    lines = [line for line in lines if getattr(line.event, "seat", seat) == seat]
    now = holdings(picture.view, seat)
    changes = tuple((what, now[what] - before[what]) for what in now if now[what] != before.get(what, 0))
    cause = _cause(event for line in lines if (event := line.event) is not None)
    told = frozenset(line.number for line in lines)
    return TurnPlan(tuple(line.text for line in lines), changes, cause, told, seat) if lines else None


def _cause(events: Iterable[Event]) -> str:
    """Return what was last played or used, or ""."""
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


BY_THING = ("choose_country", "choose_engage", "choose_investment", "choose_base", "spend_research")
"""Questions whose note is about the thing pointed at or picked, so there is none if it can't be chosen."""


def price(picture: Picture) -> Note | None:
    """Return the note on what the picked thing, or the one under the pointer, would cost and gain, if anything."""
    asked, thing = picture.decision, thing_meant(picture)
    barred = asked is not None and asked.kind in BY_THING and not picture.lit(thing)
    return None if asked is None or barred else note(picture.view, picture.below, thing)


def thing_meant(picture: Picture) -> str:
    """Return the picked thing, which Enter would take, or else what is pointed at."""
    return picture.picked or thing_pointed_at(picture)


def thing_pointed_at(picture: Picture) -> str:
    """Return the noun under the pointer or focused by keys, or "".

    A pointer that hasn't moved since something happened points at nothing.
    """
    ui = picture.ui
    pointed = None if ui.memory.rests else ui.tree.hovered
    node = pointed or (ui.focus if ui.keys_last else None) or ""
    kind, _, thing = node.partition(":")
    return thing if kind in ("noun", "open", "ally", "twin") else ""

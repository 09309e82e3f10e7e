"""A turn as a small plan: the steps taken so far, what they sum up to, and what the next one would cost."""

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
"""What a plan begins with; a card that plays another one goes on."""
QUIET: tuple[type[Event], ...] = (told.TokenPlaced, told.CountryOpened, told.MarketOpened, told.BranchChosen)


@dataclass(frozen=True)
class TurnPlan:
    """The steps since it began, and by how much everything has changed."""

    steps: tuple[str, ...]
    changes: tuple[tuple[str, int], ...]
    cause: str = ""
    """The card, Asset or Growth card that is being carried out; nothing when it is something else."""
    numbers: frozenset[int] = frozenset()
    """The beats its steps tell of."""


def begins(event: Event, view: State) -> bool:
    """Whether a plan of its own begins with an event: cards played by a card belong to that one.

    `view` is that just after the event: a card is told of before it is opened.
    """
    return isinstance(event, BEGINS) and not view.memo


def holdings(view: State, seat: Seat) -> dict[str, int]:
    """Everything of a seat that can be counted."""
    found = {"vp": view.vp[seat], "money": view.money[seat]}
    return found | {what: view.stock[seat][what] for what in RESOURCES}


def plan(picture: Picture, seat: Seat, begun: int, before: dict[str, int]) -> TurnPlan | None:
    """The plan of a seat that began with a beat; None while nothing is being done."""
    lines = [line for line in picture.told if line.number >= begun and not isinstance(line.event, QUIET)]
    lines = [line for line in lines if getattr(line.event, "seat", seat) == seat]
    now = holdings(picture.view, seat)
    changes = tuple((what, now[what] - before[what]) for what in now if now[what] != before.get(what, 0))
    cause = _cause(event for line in lines if (event := line.event) is not None)
    told = frozenset(line.number for line in lines)
    return TurnPlan(tuple(line.text for line in lines), changes, cause, told) if lines else None


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


PICKED = ("take_turn", "play_more", "give_back")
"""Questions whose note goes by what is taken up, wherever the pointer is."""


def price(picture: Picture) -> Note | None:
    """What the thing under the pointer, or the one taken up, would cost and bring; what is to be paid."""
    if picture.decision is None:
        return None
    noun = (picture.decision.kind in PICKED and picture.picked) or held(picture)
    return note(picture.view, picture.below, noun)


def held(picture: Picture) -> str:
    """What is under the pointer or in the focus, by its noun."""
    node = picture.ui.tree.hovered or (picture.ui.focus if picture.ui.keys_last else None) or ""
    kind, _, thing = node.partition(":")
    return thing if kind in ("noun", "open", "ally", "twin") else ""

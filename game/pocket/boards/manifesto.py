"""Manifesto on a phone: the hand, and a note on one sheet: a side, a sum on a wheel, cards that add to it."""

from typing import Any

from game.core.contract import Decision, Seat
from game.pocket.boards import Telling
from game.pocket.boards.plain import SIGNS as SIGNS
from game.pocket.boards.plain import turn as turn
from game.titles.manifesto import telling
from game.titles.manifesto.bidding import OWN, SIDE, account, sides_for
from game.titles.manifesto.faces import BID_CARDS, CARD, CONFLICT, INFLUENCE
from game.titles.manifesto.state import Conflict, Contest, State, War
from game.titles.manifesto.telling import notes as notes
from game.titles.manifesto.telling import option as option

NOTE = ("take_side", "name_sum")
"""The kinds of question with which a note may begin."""
PAPER, MILITARY = "#7A6A4F", "#8E3126"
"""The band colours of the cards: influence and conflict."""


def rows(view: State, seat: Seat, tell: Telling) -> list[tuple[str, str]]:
    """Return rows on what each power has, then the truces."""
    told = (*(telling.in_short(view, each) for each in view.seats), *telling.truces(view, seat))
    return [("", tell(each)) for each in told]


def own(view: State, seat: Seat, asked: Decision | None, tell: Telling) -> dict[str, Any]:
    """Return the hand, and an empty note if one is being asked for."""
    said: dict[str, Any] = {
        "number": f"{view.its[seat]} ITS",
        "hand": [_card(card, tell) for card in view.hands[seat]],
    }
    if asked is not None and asked.kind in NOTE and view.contest is not None:
        said["note"] = _note(view, seat, asked, tell)
    return said


def _note(view: State, seat: Seat, asked: Decision, tell: Telling) -> dict[str, Any]:
    contest = view.contest
    assert contest is not None, "a note belongs to a contest"
    sides = sides_for(view, seat) if asked.kind == "take_side" else (OWN,)
    cards = [card for card in view.hands[seat] if card in BID_CARDS]
    return {
        "about": _about(contest, tell),
        "sides": [[SIDE[side].verb, tell.say(f"option.{side}"), side] for side in sides if side != OWN],
        "own": OWN,
        "its": view.its[seat],
        "cards": [
            [card, tell.words.name(card), value + more, tell(telling.adds(contest, card))]
            for card, value, more in account(contest, tuple(cards))
        ],
        "seal": tell.say("option.seal"),
    }


def _about(contest: Contest, tell: Telling) -> str:
    """Return what a note is for in a few words; "" if the question says it."""
    match contest:
        case Conflict(card, _, region):
            return tell.say("board.note_about", card=card, region=region)
        case War(card):
            return tell.words.name(card)
        case _:
            return ""


def _card(card: str, tell: Telling) -> dict[str, Any]:
    conflict = card in CONFLICT
    return {
        "id": card,
        "head": tell.words.name(card),
        "n": "" if conflict or card not in INFLUENCE else str(INFLUENCE[card].influence),
        "c": MILITARY if conflict and CONFLICT[card].military else PAPER,
        "name": "",
        "text": tell.say(f"card.{CARD[card].id}"),
    }

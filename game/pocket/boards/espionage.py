"""1955 on a phone: the hand as cards with two halves, the six tracks as small gauges."""

from typing import Any

from game.core.contract import Decision, Seat
from game.pocket.boards import Telling
from game.pocket.boards.plain import SIGNS as SIGNS
from game.pocket.boards.plain import turn as turn
from game.titles.espionage import State
from game.titles.espionage.faces import CARD, COUNTRY
from game.titles.espionage.state import holder, progress
from game.titles.espionage.telling import notes as notes
from game.titles.espionage.telling import option as option

INKS = {"blue": "#0A7C99", "red": "#D1341F", "": "#2B2B2B"}
"""The printed colours of a card's upper half."""


def rows(view: State, seat: Seat, tell: Telling) -> list[tuple[str, str]]:
    """Return rows on what each seat has."""
    told = [tell.say("table.cards", seat=each, count=len(view.hands[each])) for each in (0, 1)]
    told += [
        tell.say("table.gadget", seat=each, gadget=gadget) for each in (0, 1) for gadget in view.gadgets[each]
    ]
    return [("", text) for text in told]


def own(view: State, seat: Seat, asked: Decision | None, tell: Telling) -> dict[str, Any]:
    """Return the hand and the tracks."""
    return {
        "hand": [_card(card, tell) for card in view.hands[seat]],
        "gauges": [_track(view, seat, country, tell) for country in COUNTRY],
    }


def _card(card: str, tell: Telling) -> dict[str, Any]:
    face = CARD[card]
    action = face.action
    return {
        "id": card,
        "head": tell.words.name(face.country or card),
        "n": str(face.value),
        "c": INKS[face.faction],
        "name": tell.words.name(action) if action else "",
        "text": tell.say(f"card.{action or 'mercenary'}"),
    }


def _track(view: State, seat: Seat, country: str, tell: Telling) -> dict[str, Any]:
    length = view.level.tracks[country]
    return {
        "id": country,
        "name": tell.words.name(country),
        "at": progress(view, seat, country),
        "of": length,
        "c": INKS[COUNTRY[country].faction],
        "spy": view.spies[seat] == country,
        "home": view.homes[seat] == country,
        "won": holder(view, country) == seat,
    }

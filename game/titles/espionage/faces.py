"""The printed components: countries, cards, Special Actions and gadgets, read from levels/espionage/cards.toml."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Annotated, Any

from game.core.content.loading import ContentError, OneOf, Within, by_id, known, load_all, read, root

HERE = root() / "espionage"
LEAST = 2
"""The lowest influence of a Country Card, so that the colour penalty never reduces it to 0. ES-AMB-27"""


@dataclass(frozen=True, slots=True)
class Country:
    """One of the six countries."""

    id: str
    name: str
    abbr: str
    faction: Annotated[str, OneOf("blue", "red")]
    track: Annotated[str, OneOf("short", "mid", "long")]
    stars: Annotated[int, Within(3, 9)]


@dataclass(frozen=True, slots=True)
class SpecialAction:
    """The action on the lower half of a Country Card."""

    id: str
    name: str
    letter: str
    icon: str
    timing: tuple[Annotated[str, OneOf("own", "opp", "opp_counter", "own_counter")], ...]
    cost: Annotated[int, Within(0, 9)]
    copies: Annotated[int, Within(1, 9)]
    counters: tuple[str, ...]
    markers: int = 0
    steps: int = 0
    draw: int = 0
    keep: int = 0


@dataclass(frozen=True, slots=True)
class Gadget:
    """A gadget's benefit while a Gadget Research is beside it."""

    id: str
    name: str
    icon: str
    more_cards: int
    more_moves: int


@dataclass(frozen=True, slots=True)
class Card:
    """A card: a Country Card with two halves, or a Mercenary, which has no country, faction or action."""

    id: str
    value: Annotated[int, Within(1, 20)]
    country: str = ""
    action: str = ""
    faction: str = ""


def _known_faces(cards: Sequence[Card]) -> None:
    """Raise ContentError if a card names an unknown country or action."""
    for card in cards:
        known("espionage/cards.toml, country_card", card.id, (card.country,), COUNTRY)
        known("espionage/cards.toml, country_card", card.id, (card.action,), ACTION)
    for action in ACTION.values():
        known("espionage/cards.toml, special_action", action.id, action.counters, (*ACTION, "any"))


def _deck(cards: Mapping[str, Any]) -> Mapping[str, Card]:
    """Return the 54 cards, each with the faction of its country. ES-GEN-02, ES-MERC-03"""
    country_cards = load_all(Card, cards["country_card"], "espionage/cards.toml, country_card")
    if weak := [card.id for card in country_cards if card.value < LEAST]:
        raise ContentError(f"espionage/cards.toml: {weak[0]} would move nothing in a country of the other colour")
    _known_faces(country_cards)
    mercenaries = load_all(Card, cards["mercenary"], "espionage/cards.toml, mercenary")
    by_id("espionage/cards.toml, country_card and mercenary", country_cards, mercenaries)
    return {
        card.id: Card(card.id, card.value, card.country, card.action, COUNTRY[card.country].faction)
        for card in country_cards
    } | {card.id: card for card in mercenaries}


_printed = read(HERE / "cards.toml")
COUNTRY: Mapping[str, Country] = {
    country.id: country for country in load_all(Country, _printed["country"], "espionage/cards.toml, country")
}
COUNTRIES: tuple[str, ...] = tuple(COUNTRY)
ACTION: Mapping[str, SpecialAction] = {
    action.id: action
    for action in load_all(SpecialAction, _printed["special_action"], "espionage/cards.toml, special_action")
}
GADGET: Mapping[str, Gadget] = {
    gadget.id: gadget for gadget in load_all(Gadget, _printed["gadget"], "espionage/cards.toml, gadget")
}
CARD: Mapping[str, Card] = _deck(_printed)

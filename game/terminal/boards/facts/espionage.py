"""1955 in sentences: the turn, each country, the seats, the piles, open hands."""

from collections.abc import Iterator, Sequence

from game.core.contract import UNSEEN, Seat
from game.core.language.words import Words
from game.terminal.boards.espionage import heading, piles, standing
from game.terminal.letters import Teller
from game.titles.espionage import State, telling
from game.titles.espionage.faces import CARD, COUNTRY


def facts(view: State, seat: Seat | None, words: Words, seats: Sequence[str]) -> list[str]:
    """Return everything that can be seen, each country from its reader's side."""
    tell, left = Teller(words, seat, seats), seat or 0
    countries = [
        tell.say(
            "table.country",
            country=country,
            steps=view.level.tracks[country],
            notes=tuple(standing(view, country, left, tell)),
        )
        for country in COUNTRY
    ]
    return [heading(view, tell), *countries, *_seats(view, tell), piles(view, tell), *_hands(view, tell)]


def _seats(view: State, tell: Teller) -> Iterator[str]:
    for seat in (0, 1):
        yield tell.say("table.cards", seat=seat, count=len(view.hands[seat]))
        for gadget in view.gadgets[seat]:
            pending = telling.is_pending(view, seat, gadget)
            yield tell.say("table.gadget_pending" if pending else "table.gadget", seat=seat, gadget=gadget)
        if view.detained[seat]:
            yield tell.say("table.detained", seat=seat, turn=view.detained[seat])
        if view.open_hands[seat]:
            yield tell.say("table.open", seat=seat, turn=view.open_hands[seat])


def _hands(view: State, tell: Teller) -> Iterator[str]:
    for seat in (0, 1):
        for card in view.hands[seat]:
            if card != UNSEEN:
                action = CARD[card].action
                text = tell.say(f"card.{action or 'mercenary'}")
                yield tell.say("table.holds", seat=seat, card=card, action=action or "", text=text)

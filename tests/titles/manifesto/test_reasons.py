"""Every reason that Manifesto has for refusing an answer is given somewhere, and fits the position."""

from collections.abc import Iterator
from itertools import product

from game.core import asking
from game.core.contract import Action, Decision, option
from game.core.language.words import words
from game.titles import manifesto
from game.titles.manifesto.faces import CARD, REGIONS
from game.titles.manifesto.state import State
from tests.games import asked_at
from tests.tabletop import EACH, positions
from tests.titles.manifesto.congress import Congress

OF_CARDS = ("play", "add", "discard")
OF_REGIONS = ("take", "target", "name")
OF_SEATS = ("partner", "enemy")
OF_NOTHING = (
    *("two_cards", "buy", "stop", "pass", "first", "last", "accept", "refuse", "seal"),
    *("for", "against", "axis", "allies", "abstain"),
)
SENSIBLE = (
    *[option(verb, card) for verb, card in product(OF_CARDS, CARD)],
    *[option(verb, region) for verb, region in product(OF_REGIONS, REGIONS)],
    *[option(verb, seat) for verb, seat in product(OF_SEATS, manifesto.FACTIONS)],
    *[option("bid", str(its)) for its in (0, 3, 500)],
    *[option(verb) for verb in OF_NOTHING],
)
"""Every answer offered at any of the questions."""


def rare() -> Iterator[tuple[State, Decision]]:
    """Yield positions that random games hardly ever reach."""
    everywhere = " ".join(REGIONS)
    tables = [
        Congress(anna={"hand": "alliance rebellion incursion", "regions": everywhere}, omar={}),
        Congress(anna={"hand": "purge", "lost": "india"}, omar={"regions": "china"}),
        Congress(
            truces={"anna omar": 9},
            anna={"hand": "rebellion"},
            omar={"regions": "india"},
            carl={"regions": "balkans"},
        ),
    ]
    tables[1].does("anna", "play purge")
    tables[2].does("anna", "play rebellion")
    for table in tables:
        yield table.state.copy(), asked_at(table.state)
        Congress.tables.remove(table)


def test_every_reason_of_the_title_is_given_at_some_time() -> None:
    given = {
        asking.why_not(state, asked.seat, action).line.key
        for state, asked in (*positions("manifesto", 4 * EACH), *rare())
        for action in SENSIBLE
        if action not in asked.options
    }
    written = {key for key in words("manifesto").templates if key.startswith("reason.")}
    elsewhere = {"reason.game_over", "reason.not_your_decision", "reason.sealing"}
    elsewhere |= {"reason.not_at_stake_side", "reason.name_losses_side"}  # test_ma_amb_20_or_the_whole_side
    assert written - elsewhere - given == set()


def test_a_reason_speaks_of_this_very_position() -> None:
    table = Congress(
        truces={"anna omar": 11},
        anna={"hand": "rebellion", "its": 2},
        omar={"regions": "india"},
        carl={"regions": "japan balkans"},
    )
    table.does("anna", "play rebellion")
    said = [
        words("manifesto").say(asking.why_not(table.state, 0, Action("target", region)).line, 0, table.seats)
        for region in ("india", "japan")
    ]
    assert said == [
        "You are under a truce with omar to the end of round 11, and Rebellion is military.",
        "Japan is a major region: targeting it costs 3 ITS, and you have 2.",
    ]
    table.does("anna", "target balkans")
    table.bid()

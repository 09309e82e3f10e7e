"""Every reason that 1955 has for refusing an answer is given somewhere, and fits the position."""

from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import product
from random import Random

from game.core import agenda, asking
from game.core.contract import Action, Decision, Setup, option
from game.core.language.words import words
from game.testing.laws import openings
from game.titles.espionage.faces import CARD, COUNTRIES, GADGET
from game.titles.espionage.state import State, holder
from tests.games import asked_at
from tests.tabletop import say_why
from tests.titles.espionage.war_room import GAME, SEATS, WarRoom

OF_CARDS = ("influence", "act", "transport", "gadget_move", "add", "block", "counter", "keep")
OF_COUNTRIES = ("choose_home", "place", "aim", "go", "move_spy")
OF_NOTHING = ("stop", "announce", "done", "let_pass", "go_on", "stay")
SENSIBLE = (
    *[option(verb, card) for verb, card in product(OF_CARDS, CARD)],
    *[option(verb, country) for verb, country in product(OF_COUNTRIES, COUNTRIES)],
    *[option("aim", gadget) for gadget in GADGET],
    *[option(verb) for verb in OF_NOTHING],
)
"""Every answer offered at any of the questions."""
GAMES = 16
EACH = 60
"""Positions checked for each kind of question."""


@cache
def positions() -> list[tuple[State, Decision]]:
    """Return some positions for every kind of question, from seeded games with random options and levels."""
    seen: Counter[str] = Counter()
    return [
        (state, asked)
        for seed in range(GAMES)
        for state, asked in walked(openings("espionage", 2, seed), Random(seed))
        if seen.update([asked.kind]) or seen[asked.kind] <= EACH
    ]


def walked(start: Setup, rng: Random) -> Iterator[tuple[State, Decision]]:
    """Play a game with a preference for special actions and responses."""
    state = GAME.new(start)
    while (asked := agenda.decision(state)) is not None:
        yield state.copy(), asked
        lively = [
            action for action in asked.options if action.verb in ("act", "counter", "transport", "gadget_move")
        ]
        agenda.advance(state, rng.choice(lively if lively and rng.random() < 0.5 else asked.options))


def rare() -> Iterator[tuple[State, Decision]]:
    """Yield positions that random games hardly ever reach."""
    both = "improved_resources advanced_transport"
    hand = "gadget_research revolution france:2 france:2 france:3 detain"
    nowhere = WarRoom(blue={"hand": hand, "gadgets": both}, blockaded=dict.fromkeys(COUNTRIES, 9))
    pair = WarRoom(blue={"spy": "france", "hand": hand})
    pair.does("blue", "influence france:2a", "place france", "add france:2b")
    for table in (nowhere, pair):
        yield table.state.copy(), asked_at(table.state)
    pair.does("blue", "announce")


def test_every_reason_of_the_title_is_given_at_some_time() -> None:
    given = {
        asking.why_not(state, asked.seat, action).line.key
        for state, asked in (*positions(), *rare())
        for action in SENSIBLE
        if action not in asked.options
    }
    written = {key for key in words("espionage").templates if key.startswith("reason.")}
    elsewhere = {"reason.game_over", "reason.not_your_decision"}
    assert written - elsewhere - given == set()


def test_a_reason_speaks_of_this_very_position() -> None:
    table = WarRoom(blue={"hand": "france:2 usa:2"}, red={"spy": "hungary", "hand": "usa:4 france:3"})
    table.sends("blue", "france:2", "france")
    refused = asking.why_not(table.state, 1, Action("block", "usa:4a"))
    assert words("espionage").say(refused.line, 1, SEATS) == (
        "You are not present in France: your spy is in Hungary and your home is the U.S.S.R."
    )
    table.does("red", "let_pass")


def test_es_block_01_own_action_is_not_blocked() -> None:
    """“why not block” during one's own action used to say that the card can't join in."""
    table = WarRoom(blue={"hand": "france:2 usa:2"})
    table.does("blue", "influence france:2a", "place france")
    refused = asking.why_not(table.state, 0, Action("block", "usa:2a"))
    assert (refused.rule, refused.line.key) == ("ES-BLOCK-01", "reason.nothing_to_answer")
    table.does("blue", "announce")
    table.settled()


def test_es_sec_01_a_refusal_names_the_owner_of_a_secured_country() -> None:
    table = WarRoom(blue={"hand": "mercenary:1 usa:2", "secured": "france"}, red={"secured": "poland"})
    assert [holder(table.state, country) for country in ("france", "poland", "hungary")] == [0, 1, None]
    table.does("blue", "influence mercenary:1")
    assert "secured by red" in say_why("espionage", table.state, 0, Action("place", "poland"), SEATS)
    table.does("blue", "place usa", "announce")
    table.settled()


def test_es_block_02_an_exact_block_is_not_said_to_need_more() -> None:
    table = WarRoom(blue={"hand": "france:4 usa:2"}, red={"spy": "france", "hand": "usa:3 usa:2 mercenary:1"})
    table.sends("blue", "france:4", "france")
    table.does("red", "block usa:3")
    assert "add cards until it holds" in say_why("espionage", table.state, 1, Action("done", "now"), SEATS)
    table.does("red", "block mercenary:1")
    assert "counts 4 of 4 and holds" in say_why("espionage", table.state, 1, Action("done", "now"), SEATS)
    table.does("red", "done")


def test_es_seq_10_the_prompt_says_whether_a_card_can_be_added() -> None:
    table = WarRoom(blue={"hand": "usa:2 mercenary:1", "spy": "france"})
    table.does("blue", "influence usa:2", "place usa")
    prompt = asking.prompt(table.state)
    assert words("espionage").say(prompt, 0, SEATS) == "Add cards, or send 2 influence to the U.S.A."
    table.does("blue", "add mercenary:1")
    assert words("espionage").say(asking.prompt(table.state), 0, SEATS) == "Send 3 influence to the U.S.A.?"
    table.does("blue", "announce")
    table.settled()

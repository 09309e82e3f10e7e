"""The toy titles that test the players keep every law too, because new titles copy them."""

from types import ModuleType
from typing import Any, cast

import pytest

from game.core.contract import Game, Setup
from game.core.language.words import Words
from game.core.table import Table
from game.testing import laws
from tests.toys import auction, pennies

SAID = {
    "prompt.hide": "Heads or tails?",
    "prompt.lead": "Do you sweeten the prize?",
    "prompt.sweeten": "One more coin?",
    "prompt.seal": "Which card do you bid?",
    "prompt.spoil": "Do you spoil the prize?",
    "event.prize_shown": "The prize is {prize}.",
    "event.dealt": "{seat:who} [draws|draw] {cards}.",
    "event.bids_opened": "{winner:who} [wins|win]: {bids}.",
    "event.spoiled": "{seat:who} [spoils|spoil] the prize with {card}.",
    "reason.not_your_decision": "It is for {other:whom} to decide.",
    "reason.sealing": "{other:who} [is|are] still writing.",
    "reason.game_over": "The game is over.",
    "result.pennies": "The pennies are lifted.",
    "result.points": "It is won with {points} points.",
} | {
    f"option.{verb}": verb.replace("_", " ").capitalize()
    for verb in ("hide", "leave", "sweeten", "coin", "announce", "bid", "let_pass", "spoil")
}
WORDS = Words(
    SAID | {f"reason.{kind}": "First things first." for kind in ("hide", "lead", "sweeten", "seal", "spoil")},
    {},
    {"who": "You", "whom": "you", "whose": "your", "and": "and", "unseen": "a hidden card"},
)
RULES = {"pennies": ("PE-01", "PE-02"), "auction": tuple(f"AU-0{number}" for number in range(1, 8))}
TABLES = [(pennies, 2), *[(auction, seats) for seats in range(2, 5)]]


@pytest.mark.parametrize(("toy", "seats"), TABLES)
def test_toy_title_keeps_every_law(toy: ModuleType, seats: int, run_seed: int) -> None:
    game = cast(Game[Any], toy)
    for seed in range(run_seed, run_seed + 8):
        opening = Setup("standard", game.FACTIONS[:seats], {}, seed)
        laws.play(laws.on(Table(game, opening), seed, WORDS, RULES[game.NAME]))

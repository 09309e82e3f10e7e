"""What decides a game of Ideology that is worth a sentence."""

from game.core.telling import Happenings
from game.titles.ideology.events import (
    AdvancementBought,
    AttackDeflected,
    CardPlaced,
    ConflictDeclared,
    InfluenceDestroyed,
    InfluenceExtended,
    InfluenceReplaced,
    InfluenceWithdrawn,
    RegionFreed,
    RegionWon,
    StanceChanged,
)

HAPPENINGS = Happenings(
    {
        CardPlaced: ("seat", "region", "area"),
        AdvancementBought: ("seat", "advancement"),
        InfluenceExtended: ("seat", "region", "area"),
        InfluenceWithdrawn: ("seat", "region"),
        ConflictDeclared: ("seat", "other", "region"),
        AttackDeflected: ("seat", "other", "area"),
        InfluenceReplaced: ("seat", "other", "region"),
        InfluenceDestroyed: ("seat", "region"),
        StanceChanged: ("seat", "other", "stance"),
        RegionFreed: ("seat", "region"),
        RegionWon: ("seat", "region"),
    }
)

BARE = frozenset(
    [
        "costs",
        "costs_far",
        "costs_empire",
        "costs_all",
        "keeps",
        "keeps_trade",
        "keeps_none",
        "trades",
        "trades_keeps",
        "draws",
        "discards",
        "wish_war",
        "wish_neutral",
        "wish_peace",
        "calls_war",
        "calls_neutral",
        "calls_peace",
        "calls_again",
        "silent",
        "silent_rest",
        "price",
    ]
)
"""The facts that say no more than the button does, or the sum on it: no reason by themselves."""

"""The events that decide a game of Manifesto and are worth a sentence."""

from game.core.telling import Happenings, Interests, keys
from game.titles.manifesto.events import (
    CardBought,
    ConflictDeclared,
    ConflictLost,
    GameWon,
    IndustryBuilt,
    RegionGained,
    RegionLost,
    TruceMade,
    WarDeclared,
    WarWon,
)

HAPPENINGS = Happenings(
    {
        CardBought: ("seat",),
        TruceMade: ("seat", "other"),
        WarDeclared: ("seat", "other"),
        WarWon: ("seat", "other"),
        ConflictDeclared: ("seat", "region"),
        ConflictLost: ("seat", "region"),
        RegionGained: ("seat", "region"),
        RegionLost: ("seat", "region"),
        IndustryBuilt: ("seat", "region"),
        GameWon: ("seat",),
    }
)

WANTED = Interests.of(
    (CardBought, WarWon, ConflictDeclared, RegionGained, IndustryBuilt, GameWon),
    (ConflictLost, RegionLost),
    ("region",),
)

CHOSEN = keys(CardBought, WarDeclared, ConflictDeclared, IndustryBuilt)
"""What a seat does by its own choice."""

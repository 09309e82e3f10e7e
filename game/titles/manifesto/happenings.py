"""What decides a game of Manifesto that is worth a sentence."""

from game.core.telling import Happenings, Interests
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

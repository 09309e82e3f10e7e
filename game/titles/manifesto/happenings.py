"""What decides a game of Manifesto that is worth a sentence."""

from game.core.telling import Happenings
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

BARE = frozenset(
    [
        "note",
        "stays_out",
        "keeps_its",
        "keeps_peace",
        "keeps_war",
        "keeps_turns",
        "keeps_round",
        "keeps_nothing",
        "pays",
        "pays_with",
        "pays_cards",
        "bought",
        "spares",
        "spends_nothing",
        "rival",
    ]
)
"""The facts that say no more than the button does, or the sum on it: no reason by themselves."""

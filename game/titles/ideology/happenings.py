"""The events that decide a game of Ideology and are worth a sentence."""

from game.core.telling import Happenings, Interests, keys
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

WANTED = Interests.of(
    (
        CardPlaced,
        AdvancementBought,
        InfluenceExtended,
        ConflictDeclared,
        AttackDeflected,
        InfluenceReplaced,
        RegionWon,
    ),
    (InfluenceDestroyed, RegionFreed),
    ("region", "claimed"),
)

FOILS = keys(InfluenceWithdrawn)
"""How another seat foils what a region would become: by withdrawing the cards that kept its level up."""

CHOSEN = keys(
    CardPlaced, AdvancementBought, InfluenceExtended, InfluenceWithdrawn, ConflictDeclared, AttackDeflected
)
"""What a seat does by its own choice."""

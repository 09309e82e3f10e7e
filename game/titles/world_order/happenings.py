"""The events that decide a game of World Order and are worth a sentence."""

from game.core.telling import Happenings, Interests, keys
from game.titles.world_order.events import (
    ArmyMoved,
    BaseBuilt,
    Bought,
    CardBought,
    CardPlayed,
    CountryAllied,
    CountryUpgraded,
    Engaged,
    GrowthTaken,
    InfluenceAdded,
    InfluenceConverted,
    InfluencePushed,
    Invested,
    MajorityScored,
    ProsperityIncreased,
    RegionScored,
    Sold,
    ThreatSuffered,
)

HAPPENINGS = Happenings(
    {
        CountryAllied: ("seat", "country"),
        CountryUpgraded: ("seat", "country"),
        Engaged: ("seat", "region"),
        Invested: ("seat", "country"),
        Sold: ("seat", "what"),
        Bought: ("seat", "what"),
        ArmyMoved: ("seat", "region"),
        BaseBuilt: ("seat", "country"),
        GrowthTaken: ("seat",),
        ProsperityIncreased: ("seat", "space"),
        InfluenceAdded: ("power", "region", "slot"),
        InfluencePushed: ("power", "region"),
        InfluenceConverted: ("power", "region"),
        CardBought: ("seat", "card"),
        CardPlayed: ("seat", "card"),
        ThreatSuffered: ("seat", "region"),
        RegionScored: ("seat", "region"),
        MajorityScored: ("seat", "token"),
    }
)

DEEDS = (
    CountryAllied,
    CountryUpgraded,
    Engaged,
    Invested,
    Sold,
    Bought,
    ArmyMoved,
    BaseBuilt,
    GrowthTaken,
    ProsperityIncreased,
    CardBought,
    CardPlayed,
)
"""What a seat does to its own advantage."""

WANTED = Interests.of(
    (*DEEDS, RegionScored, MajorityScored),
    (ThreatSuffered,),
    ("prosperity_paid", "growth_paid", "asset_left", "ally_ready"),
)

CHOSEN = keys(*DEEDS, InfluenceAdded) | {"stands.asset_left", "stands.ally_ready"}
"""What a seat does, or leaves for later, by its own choice."""

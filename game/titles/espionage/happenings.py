"""The events that decide a game of 1955 and are worth a sentence."""

from game.core.telling import Happenings, Interests, keys
from game.titles.espionage.events import (
    AccountsPilfered,
    ActionCountered,
    CountryBlockaded,
    CountryReopened,
    CountrySecured,
    ExtraCardsPromised,
    GadgetGained,
    GadgetLost,
    GameWon,
    HandDiscarded,
    InfluenceAnnounced,
    InfluenceBlocked,
    MarkerMoved,
    SpyDeported,
    SpyDetained,
    SpyMoved,
    SpyStayed,
)

HAPPENINGS = Happenings(
    {
        InfluenceAnnounced: ("seat", "country"),
        InfluenceBlocked: ("seat", "country"),
        MarkerMoved: ("seat", "country"),
        CountrySecured: ("seat", "country"),
        CountryReopened: ("seat", "country"),
        CountryBlockaded: ("country",),
        SpyMoved: ("seat", "country"),
        SpyStayed: ("seat", "country"),
        SpyDeported: ("seat",),
        SpyDetained: ("seat",),
        ActionCountered: ("seat", "action"),
        AccountsPilfered: ("seat",),
        HandDiscarded: ("seat",),
        ExtraCardsPromised: ("seat",),
        GadgetGained: ("seat", "gadget"),
        GadgetLost: ("seat",),
        GameWon: ("seat",),
    }
)

WANTED = Interests.of(
    (InfluenceAnnounced, InfluenceBlocked, MarkerMoved, CountrySecured, ExtraCardsPromised, GadgetGained, GameWon),
    (CountryReopened, SpyDeported, SpyDetained, ActionCountered, AccountsPilfered, GadgetLost),
    ("improved_resources", "advanced_transport", "both_gadgets", "steps_within"),
)

OUTCOMES = keys(MarkerMoved, GadgetGained)
"""The events by which what was named comes about: influence where it was sent, a gadget that was chosen."""

FOILS = keys(InfluenceBlocked)
"""The events by which another seat foils influence."""

CHOSEN = keys(
    InfluenceAnnounced, InfluenceBlocked, SpyMoved, SpyStayed, GadgetGained, HandDiscarded, ExtraCardsPromised
)
"""The events that a seat chooses freely by an answer of its own."""

"""The motifs of World Order, and its questions grouped."""

from ai.coach.motifs import Motif, Motifs

ARMIES = ("choose_army", "choose_destination", "choose_base", "send_armies", "defend")
TRADE = (
    "choose_double",
    "choose_export",
    "sell_units",
    "choose_import",
    "buy_from_allies",
    "buy_from_power",
    "name_reached",
    "make_units",
    "choose_type",
    "swap_services",
)
CARDS = ("lay_down", "before_research", "how_many", "discard_card", "trash_card", "pay_cards", "take_free")
ALLIES = (
    "choose_country",
    "choose_second_country",
    "search_region",
    "spend_diplomacy",
    "swap_money",
    "accept_offer",
)
PLACES = ("choose_engage", "move_token", "place_influence", "convert_after", "convert_cube", "reset_cube")
GROWTH = ("choose_growth", "focus_track", "choose_tracks", "raise_track", "choose_investment")
TURNS = ("take_turn", "play_more", "choose_branch", "name_region", "name_resource", "pay_or_not", "how_often")
PLANS = ("choose_hand", "give_back", "take_place", "choose_focus", "choose_ready")
END = ("spend_research", "cash_token", "prosper")

MOTIFS = Motifs(
    (
        Motif("order", frozenset({"take_place"}), lesson="aftermath"),
        Motif("focus", frozenset({"choose_focus"}), lesson="aftermath"),
        Motif("engage", frozenset({"choose_engage", "move_token"}), lesson="engage"),
        Motif("armies", frozenset(ARMIES), lesson="armies"),
        Motif("allies", frozenset(ALLIES), lesson="ally"),
        Motif("influence", frozenset(PLACES), lesson="invest"),
        Motif("growth", frozenset(GROWTH), lesson="growth"),
        Motif("trade", frozenset(TRADE), lesson="trade"),
        Motif("research", frozenset({"spend_research"}), lesson="research"),
        Motif("prosper", frozenset({"prosper", "cash_token"}), lesson="aftermath"),
        Motif("pass", frozenset({"take_turn"}), frozenset({"pass"})),
        Motif("play", frozenset({"take_turn", "play_more"})),
        Motif("cards", frozenset(CARDS), lesson="research"),
        Motif("branch", frozenset(TURNS)),
        Motif("start", frozenset(PLANS), lesson="power"),
    ),
    {
        "plan": PLANS,
        "turn": TURNS,
        "allies": ALLIES,
        "influence": PLACES,
        "armies": ARMIES,
        "trade": TRADE,
        "growth": GROWTH,
        "cards": CARDS,
        "end": END,
    },
)

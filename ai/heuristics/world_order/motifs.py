"""The motifs of World Order, and the groups of its questions."""

from collections.abc import Iterator

from ai.coach.motifs import Motif, Motifs
from game.core.contract import Action, Decision
from game.titles.world_order.domestic import GetGrowth, IncreaseProduction, Produce
from game.titles.world_order.economy import Invest, Trade
from game.titles.world_order.faces import kind_of
from game.titles.world_order.influence import AddInfluence, Convert, Reset
from game.titles.world_order.military import BuildBase, Move, PlaceArmies
from game.titles.world_order.relations import Engage, ImproveRelations
from game.titles.world_order.state import State
from game.titles.world_order.steps import EFFECTS, Choose, ChooseBranch, ForEach, If, Pay, Step, Steps

ARMIES = ("choose_army", "choose_destination", "send_armies", "defend")
BASES = ("choose_base",)
INVESTMENT = ("choose_investment",)
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
GROWTH = ("choose_growth", "focus_track", "choose_tracks", "raise_track")
TURNS = ("take_turn", "play_more", "choose_branch", "name_region", "name_resource", "pay_or_not", "how_often")
PLANS = ("choose_hand", "give_back", "take_place", "choose_focus", "choose_ready")
END = ("spend_research", "cash_token", "prosper")

ABOUT: dict[type[Step], str] = {
    BuildBase: "base",
    Invest: "investment",
    Engage: "engage",
    ImproveRelations: "allies",
    Trade: "trade",
    Move: "armies",
    PlaceArmies: "armies",
    AddInfluence: "influence",
    Convert: "influence",
    Reset: "influence",
    GetGrowth: "growth",
    IncreaseProduction: "growth",
    Produce: "growth",
}
"""What a card with a line of this kind is played for; if it has several, the first in this order counts."""


def _about(steps: Steps) -> str:
    """Return what the lines of a card are about; "" if they have no lesson."""
    found = {type(step) for step in _every(steps)}
    return next((ABOUT[kind] for kind in ABOUT if kind in found), "")


def _every(steps: Steps) -> Iterator[Step]:
    """Yield the lines of a card and those inside them."""
    for step in steps:
        yield step
        if isinstance(step, Choose):
            for _, branch in step.branches:
                yield from _every(branch)
        elif isinstance(step, If | Pay | ForEach):
            yield from _every(step.steps)


def _plays_for(name: str) -> Motif:
    """Return the motif of playing a card, or choosing a branch of one, for what `ABOUT` calls `name`."""

    def fits(view: State, asked: Decision, best: Action) -> bool:
        if best.verb == "choose":
            top = view.agenda[-1]
            branches = dict(top.choose.branches) if isinstance(top, ChooseBranch) else {}
            return _about(branches.get(best.noun, ())) == name
        return best.verb in ("play", "asset") and _about(EFFECTS.get(kind_of(best.noun), ())) == name

    return Motif(name, frozenset({"take_turn", "play_more", "choose_branch"}), fact=fits)


MOTIFS = Motifs(
    (
        Motif("order", frozenset({"take_place"}), lesson="aftermath"),
        Motif("focus", frozenset({"choose_focus"}), lesson="aftermath"),
        Motif("engage", frozenset({"choose_engage", "move_token"}), lesson="engage"),
        Motif("armies", frozenset(ARMIES), lesson="armies"),
        Motif("base", frozenset(BASES), lesson="base"),
        Motif("investment", frozenset(INVESTMENT), lesson="invest"),
        Motif("allies", frozenset(ALLIES), lesson="ally"),
        Motif("influence", frozenset(PLACES), lesson="invest"),
        Motif("growth", frozenset(GROWTH), lesson="growth"),
        Motif("trade", frozenset(TRADE), lesson="trade"),
        Motif("research", frozenset({"spend_research"}), lesson="research"),
        Motif("prosper", frozenset({"prosper", "cash_token"}), lesson="aftermath"),
        *[_plays_for(name) for name in dict.fromkeys(ABOUT.values())],
        Motif("growth", frozenset({"take_turn"}), frozenset({"use"})),
        Motif("pass", frozenset({"take_turn"}), frozenset({"pass"}), lesson="research"),
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
        "armies": (*ARMIES, *BASES),
        "trade": TRADE,
        "growth": (*GROWTH, *INVESTMENT),
        "cards": CARDS,
        "end": END,
    },
)

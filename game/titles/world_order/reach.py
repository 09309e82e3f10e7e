"""What reaching for a thing means at each kind of question: the window and the terminal understand it alike."""

from game.core.contract import Action
from game.titles.world_order.faces import ASSET, COUNTRY, FACE, FOCUSES, GROWTH, REGION, RESOURCES

CARD_VERB = {
    "lay_down": "lay",
    "discard_card": "discard",
    "trash_card": "trash",
    "spend_research": "buy",
    "take_free": "take",
}
COUNTRY_VERB = {
    "choose_ready": "ready",
    "choose_investment": "invest",
    "choose_base": "base",
    "spend_diplomacy": "exhaust",
    "spend_research": "exhaust",
}
REGION_VERB = {
    "name_region": "region",
    "name_reached": "region",
    "search_region": "search",
    "move_token": "move_token",
    "cash_token": "discard_token",
    "choose_army": "army",
    "choose_destination": "to",
}
RESOURCE_VERB = {
    "choose_import": "import",
    "choose_type": "produce",
    "focus_track": "raise",
    "raise_track": "raise",
    "name_resource": "resource",
    "choose_double": "double",
    "choose_army": "army",
}


def meant(kind: str, noun: str, otherwise: str) -> Action:
    """Give the answer that is meant by a thing; `otherwise` is the verb for what is none of the known kinds."""
    if noun in FACE:
        return Action(CARD_VERB.get(kind, "play"), noun)
    if noun in COUNTRY:
        return Action(COUNTRY_VERB.get(kind, "improve"), noun)
    if noun in REGION:
        return Action(REGION_VERB.get(kind, "engage"), noun)
    if noun in RESOURCES:
        return Action(RESOURCE_VERB.get(kind, "export"), noun)
    if noun in ASSET:
        return Action("give_back" if kind == "give_back" else "asset", noun)
    if noun in GROWTH:
        return Action("growth" if kind == "choose_growth" else "use", noun)
    return Action("focus" if noun in FOCUSES else otherwise, noun)

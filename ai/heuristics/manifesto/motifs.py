"""The motifs of Manifesto, and its questions grouped."""

from ai.coach.motifs import Motif, Motifs
from game.core.contract import Action, Decision
from game.titles.manifesto.state import State


def _is_nothing(view: State, asked: Decision, best: Action) -> bool:
    """Return True if the best note is worth nothing: it saves what it can't win with."""
    return best.noun in ("", "0")


NOTES = frozenset({"name_sum", "add_cards"})

MOTIFS = Motifs(
    (
        Motif("spare", frozenset({"name_sum"}), fact=_is_nothing),
        Motif("bid", NOTES),
        Motif("side", frozenset({"take_side"})),
        Motif("war", verbs=frozenset({"enemy"})),
        Motif("war", frozenset({"start_war"}), frozenset({"play"})),
        Motif("treaty", frozenset({"play_peace", "choose_partner", "consent"})),
        Motif("strike", frozenset({"play_conflict", "choose_target"}), frozenset({"play", "target"})),
        Motif("hold", verbs=frozenset({"stop", "pass"})),
        Motif("buy", frozenset({"buy_card", "discard"})),
        Motif("order", frozenset({"first_or_last"})),
        Motif("loss", frozenset({"name_loss"})),
        Motif("home", frozenset({"take_region"})),
    ),
    {
        "home": ("take_region",),
        "money": ("buy_card", "discard"),
        "bid": ("name_sum", "add_cards"),
        "side": ("take_side",),
        "order": ("first_or_last",),
        "peace": ("play_peace", "choose_partner", "consent"),
        "war": ("start_war", "choose_enemy", "name_loss"),
        "conflict": ("play_conflict", "choose_target"),
    },
)

"""The motifs of Manifesto, and the groups of its questions."""

from ai.coach.motifs import Motif, Motifs
from game.core.contract import Action, Decision
from game.titles.manifesto.faces import BUILDUPS, CONFLICT
from game.titles.manifesto.rules import ChooseTarget
from game.titles.manifesto.state import State


def _is_nothing(view: State, asked: Decision, best: Action) -> bool:
    """Return True if the best note is worth nothing, which saves money that wouldn't win."""
    return best.noun in ("", "0")


def _card(view: State, best: Action) -> str:
    """Return the conflict card that is played, or the one whose target is chosen."""
    top = view.agenda[-1]
    return top.card if isinstance(top, ChooseTarget) else best.noun if best.verb == "play" else ""


def _wins_back(view: State, asked: Decision, best: Action) -> bool:
    card = _card(view, best)
    return card in CONFLICT and CONFLICT[card].just_lost


def _builds(view: State, asked: Decision, best: Action) -> bool:
    return _card(view, best) in BUILDUPS


def _topples(view: State, asked: Decision, best: Action) -> bool:
    card = _card(view, best)
    return card in CONFLICT and CONFLICT[card].target == "opponent_region"


def _borders(view: State, asked: Decision, best: Action) -> bool:
    card = _card(view, best)
    return card in CONFLICT and CONFLICT[card].adjacent


def _is_shielded(view: State, asked: Decision, best: Action) -> bool:
    """Return True if a truce keeps somebody from bidding against a military card."""
    card = _card(view, best)
    return card in CONFLICT and CONFLICT[card].military and any(asked.seat in pair for pair in view.truces)


def _is_nobody_rich(view: State, asked: Decision, best: Action) -> bool:
    """Return True if nobody else has a single ITS."""
    return not any(its for seat, its in enumerate(view.its) if seat != asked.seat)


NOTES = frozenset({"name_sum", "add_cards"})
PLAYS, DEEDS = frozenset({"play_conflict", "choose_target"}), frozenset({"play", "target"})

MOTIFS = Motifs(
    (
        Motif("spare", frozenset({"name_sum"}), fact=_is_nothing, lesson="bid"),
        Motif("bid", NOTES, lesson="bid"),
        Motif("side", frozenset({"take_side"}), lesson="defence"),
        Motif("war", verbs=frozenset({"enemy"}), lesson="war"),
        Motif("war", frozenset({"start_war"}), frozenset({"play"}), lesson="war"),
        Motif("treaty", frozenset({"play_peace", "choose_partner", "consent"}), lesson="treaty"),
        Motif("back", PLAYS, DEEDS, _wins_back, "back"),
        Motif("broke", PLAYS, frozenset({"play"}), _is_nobody_rich, "bid"),
        Motif("border", PLAYS, DEEDS, _borders, "neutral"),
        Motif("shield", PLAYS, DEEDS, _is_shielded, "treaty"),
        Motif("build", PLAYS, DEEDS, _builds),
        Motif("topple", PLAYS, DEEDS, _topples, "war"),
        Motif("strike", PLAYS, DEEDS, lesson="neutral"),
        Motif("hold", verbs=frozenset({"stop", "pass"})),
        Motif("buy", frozenset({"buy_card", "discard"}), lesson="cards"),
        Motif("order", frozenset({"first_or_last"}), lesson="bid"),
        Motif("loss", frozenset({"name_loss"}), lesson="war"),
        Motif("home", frozenset({"take_region"}), lesson="start"),
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

"""The motifs of 1955, and the groups of its questions."""

from typing import Any

from ai.coach.motifs import Motif, Motifs
from game.core.contract import Action, Decision
from game.titles.espionage.answers import AddToBlock, AnswerInfluence
from game.titles.espionage.faces import CARD, GADGET
from game.titles.espionage.state import State, progress

LETS = frozenset({"let_pass", "done"})
ANSWERS = frozenset({"answer_influence", "add_to_block", "answer_special", "riposte", "late_window"})
PUSHES = frozenset({"influence", "place", "add", "announce"})


def _is_last_step(view: State, asked: Decision, best: Action) -> bool:
    """Return True if the influence to be answered would secure its country."""
    item: Any = view.agenda[-1] if view.agenda else None
    if not isinstance(item, AnswerInfluence | AddToBlock):
        return False
    sent = item.deed
    return progress(view, sent.seat, sent.country) + sent.total >= view.level.tracks[sent.country]


def _finishes(view: State, asked: Decision, best: Action) -> bool:
    """Return True if some country's marker is within four steps of the seat's star."""
    return any(
        0 < length - progress(view, asked.seat, country) <= CLOSE for country, length in view.level.tracks.items()
    )


def _is_of_a_gadget(view: State, asked: Decision, best: Action) -> bool:
    """Return True if the best answer gets a gadget or uses one."""
    return best.verb == "gadget_move" or best.noun in GADGET or _action(best) == "gadget_research"


def _action(best: Action) -> str:
    return CARD[best.noun].action if best.verb == "act" else ""


def _is_a_pair(view: State, asked: Decision, best: Action) -> bool:
    """Return True if the best answer joins a second country card to the first."""
    return best.verb == "add" and bool(CARD[best.noun].country)


CLOSE = 4
"""Steps that one play of two cards can usually make."""

MOTIFS = Motifs(
    (
        Motif(
            "stand",
            frozenset({"answer_influence", "add_to_block"}),
            frozenset({"block", "transport"}),
            _is_last_step,
            "answers",
        ),
        Motif(
            "block",
            frozenset({"answer_influence", "add_to_block"}),
            frozenset({"block", "transport"}),
            lesson="answers",
        ),
        Motif("counter", verbs=frozenset({"counter"}), lesson="answers"),
        Motif("save", ANSWERS, LETS),
        Motif("transport", verbs=frozenset({"transport", "go"}), lesson="transport"),
        Motif("gadget", verbs=frozenset({"act", "aim", "gadget_move"}), fact=_is_of_a_gadget, lesson="gadget"),
        Motif("spy", verbs=frozenset({"move_spy", "stay", "go_on"})),
        Motif("action", verbs=frozenset({"act", "aim"}), lesson="action"),
        Motif("pair", verbs=PUSHES, fact=_is_a_pair, lesson="pair"),
        Motif("finish", verbs=PUSHES, fact=_finishes, lesson="sum"),
        Motif("push", verbs=PUSHES, lesson="sum"),
        Motif("keep", verbs=frozenset({"keep"})),
        Motif("home", frozenset({"choose_home"}), lesson="home"),
    ),
    {
        "home": ("choose_home",),
        "push": ("play_card", "place_influence", "add_cards"),
        "actions": ("take_aim", "keep"),
        "block": ("answer_influence", "add_to_block"),
        "counter": ("answer_special", "riposte"),
        "spy": ("move_spy", "send_spy", "spare_moment", "late_window"),
    },
)

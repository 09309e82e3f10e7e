"""The motifs of Ideology, and the groups of its questions."""

from ai.coach.motifs import Motif, Motifs
from game.core.contract import Action, Decision
from game.titles.ideology.diplomacy import others
from game.titles.ideology.knowledge import would_win
from game.titles.ideology.state import State

ATTACKS = frozenset(
    {f"{verb}_{area}" for verb in ("attack", "fire") for area in ("cultural", "economic", "military")}
)
EXTENDS = frozenset(
    {f"{verb}_{area}" for verb in ("extend", "withdraw") for area in ("cultural", "economic", "military")}
)
PLACES = frozenset({f"place_{area}" for area in ("cultural", "economic", "military")})
CALLS = frozenset({"call_for_peace", "call_for_neutrality", "call_for_war"})
LETS = frozenset({"pass", "done", "let_stand", "stop"})
HARSHER = {"peace": ("neutral", "war"), "neutral": ("war",)}
"""A stance that another seat calls for → the wishes that refuse it."""


def _another_would_win(view: State, asked: Decision, best: Action) -> bool:
    """Return True if another seat would win if the Assessment came now."""
    return any(seat != asked.seat for seat in would_win(view))


def _refuses(view: State, asked: Decision, best: Action) -> bool:
    """Return True if a wish is harsher than what the other seat has openly called for."""
    wished = len(view.sealed[asked.seat])
    rest = others(view, asked.seat)[wished:]
    return bool(rest) and best.verb in HARSHER.get(view.spoken[rest[0]][asked.seat], ())


def _is_at_anothers(view: State, asked: Decision, best: Action) -> bool:
    """Return True if the best Conflict is at another seat's region."""
    return view.owner.get(best.noun, asked.seat) != asked.seat


def _is_at_home(view: State, asked: Decision, best: Action) -> bool:
    """Return True if the best Conflict is at one's own region."""
    return view.owner.get(best.noun) == asked.seat


def _is_the_last_place(view: State, asked: Decision, best: Action) -> bool:
    """Return True if the best answer takes the last place in a region."""
    room = 3 * view.levels.get(best.noun, 0)
    return (
        best.verb.startswith("extend") and sum([sum(area) for area in view.cards.get(best.noun, ())]) == room - 1
    )


MOTIFS = Motifs(
    (
        Motif(
            "assessment",
            frozenset({"spread", "fight", "defend", "press"}),
            fact=_another_would_win,
            lesson="count",
        ),
        Motif("raid", frozenset({"fight"}), ATTACKS, _is_at_anothers, "duel"),
        Motif("guard", frozenset({"fight"}), ATTACKS, _is_at_home, "duel"),
        Motif("duel", frozenset({"fight", "target_attack", "target_fire"}), ATTACKS | {"against"}, lesson="duel"),
        Motif("keep", frozenset({"defend", "press"}), LETS, lesson="duel"),
        Motif("hold", frozenset({"defend", "press"}), lesson="victory"),
        Motif("call", frozenset({"speak"}), CALLS, lesson="diplomacy"),
        Motif("refuse", frozenset({"wish"}), fact=_refuses, lesson="diplomacy"),
        Motif("stance", frozenset({"wish", "speak"}), lesson="diplomacy"),
        Motif("keep", verbs=LETS),
        Motif("last_place", frozenset({"spread"}), EXTENDS, _is_the_last_place, "order"),
        Motif("spread", verbs=EXTENDS, lesson="region"),
        Motif("build", verbs=PLACES, lesson="count"),
        Motif("advance", verbs=frozenset({"buy"}), lesson="advance"),
        Motif("exchange", frozenset({"exchange", "lay_instead", "trade", "discard"}), lesson="hand"),
    ),
    {
        "start": ("take_ideology",),
        "cards": ("discard", "trade", "exchange", "lay_instead"),
        "develop": ("develop",),
        "spread": ("spread",),
        "fight": ("fight", "target_attack", "target_fire", "choose_target"),
        "defend": ("defend", "press"),
        "diplomacy": ("speak", "wish"),
    },
)

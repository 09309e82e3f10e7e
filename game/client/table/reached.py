"""The node through which an answer is given, where a coach's ghost of that answer is shown."""

from collections.abc import Iterable

from game.client.kit.focus import Node
from game.client.kit.theme import HAIR
from game.client.table.messages import Show
from game.core.contract import Action
from game.play.answers import Confirm, Give, GiveEach, NoteDown, Reach


def reached_by(nodes: Iterable[Node], action: Action, *, scrolled: bool = False) -> Node | None:
    """Return the node that gives an answer when touched, else the one it is about, or None if neither is visible.

    With `scrolled` the node may be scrolled out of sight.
    """
    seen = [node for node in nodes if _lies_open(node) or (scrolled and node.scroll)]
    exact = [node for node in seen if _gives(node.message, action)]
    about = [node for node in seen if action.noun and node.id == f"noun:{action.noun}"]
    reached = [node for node in seen if isinstance(node.message, Reach) and node.message.noun == action.noun]
    return next(iter((*exact, *about, *(reached if action.noun else ()))), None)


def _gives(message: object, action: Action) -> bool:
    match message:
        case Give(given) | Confirm(given) | NoteDown(given):
            return given == action
        case Show(_, meant):
            return meant == action
        case GiveEach(several):
            return several[0] == action
        case Reach(noun, verb):
            return bool(verb) and (verb, noun) == action
        case _:
            return False


def _lies_open(node: Node) -> bool:
    """Return whether most of a node is visible, not scrolled away, and more than the dot that takes its key."""
    seen = node.seen
    return min(seen.size) > HAIR and 2 * seen.w * seen.h > node.rect.w * node.rect.h

"""The offers of a match's last picture, and where the focus of a question begins."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from game.client.kit.focus import Node
from game.client.kit.widgets import Ui, Way
from game.core.contract import Action
from game.play.answers import Give, Note, Sure


@dataclass
class Offered:
    """The nodes, keys and notes offered by the last picture."""

    unseen: tuple[str, ...] = ()
    """Things on offer that the board doesn't show."""
    keys: dict[str, object] = field(default_factory=dict)
    """The messages of letters and digits."""
    question: int = -1
    """The number of the question they belong to; -1 while something moved."""
    notes: dict[Action, Note] = field(default_factory=dict)
    """The entries a draft can take."""
    unfocused: bool = False
    """Whether the question hasn't been given the focus yet."""
    visitor: bool = False
    """Whether a kiosk's visitor plays, who gets no settings."""

    def seen(self, nodes: Sequence[Node], wanted: Iterable[str], question: int) -> None:
        """Take over a picture's nodes; `wanted` are the nouns on offer."""
        shown = {node.id for node in nodes}
        self.unseen = tuple(noun for noun in wanted if f"noun:{noun}" not in shown)
        self.keys = {node.key.split("|")[-1]: node.message for node in nodes if node.key and node.enabled}
        self.question = question
        self.notes = {node.message.action: node.message for node in nodes if isinstance(node.message, Note)}

    def focus(self, ui: Ui, ways: Sequence[Way], *, asking: bool, kept: bool = False) -> None:
        """Focus the button that Enter names, else the first answer.

        It's focused at once for players who use keys, with the first key for others; while `kept`, nothing else
        gets the focus.
        """
        main = any(way.main for way in ways)  # a lesson that waits says Enter
        wanted = _first_answer(ui, ways) if asking or main else ""
        ui.begin_at(wanted)
        if (self.unfocused or kept) and wanted:
            ui.tree.forget()
            if ui.keys_last:
                ui.focus_on(wanted)
        self.unfocused = False


def _first_answer(ui: Ui, ways: Sequence[Way]) -> str:
    """Return the id of the node where a question's focus begins."""
    main = (way.id for way in ways if way.main)
    offered = (node.id for node in sorted(ui.nodes, key=lambda node: node.order) if "possible" in node.state)
    named = (way.id for way in ways if isinstance(way.message, Give | Sure))
    return next(iter((*main, *offered, *named)), "")

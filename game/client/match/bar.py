"""The top bar of a match: title, turn, phases and tools."""

from typing import Any

from game.client.kit import theme
from game.client.kit.messages import Refused
from game.client.kit.settings import Settings
from game.client.kit.widgets import Tool, Ui
from game.client.match.log import Log, noted, shade
from game.client.match.overlays import KNOWN
from game.client.match.press import Press
from game.client.match.speed import speed_icon, speed_name
from game.client.requests import OpenSettings, ReadRules
from game.client.table.messages import Show, ShowLog
from game.core.content.box import box
from game.core.contract import Seat
from game.core.language.words import say
from game.machine.own import opponents
from game.play.drafts import Drafts

BRIEF = 1.8
"""The text scale from which long words have no room."""


def paint(ui: Ui, log: Log, view: Any, near: Seat | None, tools: list[Tool]) -> None:
    """Paint the bar for a view, with the title in the near seat's colour."""
    sitting = log.sitting
    heading = log.board.heading(view, sitting.words)
    note = noted(sitting, heading.note)
    if sitting.practice and ui.text_scale > BRIEF:  # there is room for that word only
        note = say("match.practice")
    known = near is not None and sitting.faction(near)
    color = theme.shade(shade(sitting, near)).light if near is not None and known else theme.TEXT
    face = box(sitting.title)
    ui.top_bar(
        face.name, face=face.face, color=color, note=note, phases=heading.phases, now=heading.now, tools=tools
    )


def tools(drafts: Drafts, refused: Refused | None, settings: Settings, *, visitor: bool = False) -> list[Tool]:
    """Return the tools: undo and hints for a player, open hands for a watcher.

    The rules open at the clause that `refused` names. Where type is large some tools are left out; their
    keys still work.
    """
    first = Tool("undo", "U", say("match.undo"), Press.UNDO, drafts.why_no_undo())
    if not drafts.sitting.people:
        both = say("match.hide_hands" if drafts.sitting.eyes.all_open else "match.show_hands")
        first = Tool("eye", "H", both, Press.SHOW_HANDS)
    rated = opponents(drafts.sitting.recorded) is not None
    title, clause = drafts.sitting.title, refused.rule if refused is not None else ""
    tools = [
        first,
        Tool("speech", "H", say("hint.tool"), Press.HINT, about=say("hint.unrated") if rated else ""),
        Tool(speed_icon(settings), "F", say(f"match.speed_{speed_name(settings)}"), Press.FASTER),
        Tool("question", "E", say("match.why_last"), Press.EXPLAIN),
        Tool("search", "K", say("danger.title"), Show(KNOWN)),
        Tool("list", "L", say("match.log"), ShowLog()),
        Tool("rules", "F1", say("match.rules"), ReadRules(title, clause)),
        Tool("gear", "F10", say("match.settings"), OpenSettings()),
    ]
    left_out: set[object] = {OpenSettings()} if visitor else set()
    left_out |= set() if drafts.sitting.people else {Press.HINT, Show(KNOWN)}
    left_out |= {Press.FASTER, Show(KNOWN)} if settings.text_scale > BRIEF else set()
    return [tool for tool in tools if tool.message not in left_out]

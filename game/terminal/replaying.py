"""Prints a recorded game: the public log and the final table."""

from typing import Any

from game.core.files.journal import Recorded
from game.core.language.words import words
from game.play.showing import Showing
from game.terminal.boards import board
from game.terminal.boards.facts import facts
from game.terminal.console import Console


def retell(recorded: Recorded[Any], console: Console) -> None:
    """Print a game's log, then its table."""
    header, table = recorded.header, recorded.table
    said = words(header.title)
    named = Showing(recorded).names
    for beat in table.beats():
        sentence = said.tell(beat.event.seen_by(None), None, named)
        if sentence:
            console.show(sentence)
    console.write("")
    told = facts(header.title, table.view(None), None, said, named) if console.plain else None
    for row in told or board(header.title).lines(table.view(None), None, said, named):
        console.write(row.rstrip())
    if table.result:
        console.write("")
        console.strong(said.say(table.result.line, None, named))

"""The season table of a circuit: how often the person has met each rival, and who is ahead."""

from collections.abc import Sequence
from typing import NamedTuple

from game.client.kit import theme
from game.client.kit.flow import Column
from game.client.kit.theme import CIRCUIT, GAP, HAIR
from game.client.kit.widgets import Ui, Way
from game.core.language.words import say
from game.machine import rivals
from game.machine.circuit import SHARE, WIN, Between, Circuit
from game.machine.rivals import Stop


class SeasonLine(NamedTuple):
    """One line of the table, from the person's side."""

    name: str
    between: Between

    @property
    def shared(self) -> int:
        """The drawn games among those kept."""
        return self.between.games.count("s")

    @property
    def points(self) -> tuple[int, int]:
        """The person's points and the rival's."""
        return WIN * self.between.won + SHARE * self.shared, WIN * self.between.lost + SHARE * self.shared


def table(kept: Circuit, stops: Sequence[Stop]) -> list[SeasonLine]:
    """Return the lines of the rivals met so far, the most troublesome first."""
    every = [SeasonLine(rivals.named(stop.title, stop.rival), kept.between(stop)) for stop in stops]
    met = [each for each in every if each.between.games]
    return sorted(met, key=lambda each: each.points[0] - each.points[1])


def paint(ui: Ui, kept: Circuit, stops: Sequence[Stop], close: Way) -> None:
    """Paint the table on a sheet."""
    found = table(kept, stops)
    wide = CIRCUIT["rail"] * ui.canvas.growth + theme.WIDE
    with ui.paper("season", say("circuit.season"), wide, grows=1) as lines:
        if not found:
            lines.text(say("circuit.season_empty"), theme.BODY)
        for each in found:
            games = say("circuit.season_line", won=each.between.won, lost=each.between.lost)
            _line(lines, each.name, games, each.points)
        if found:
            lines.rule(theme.INK, px=HAIR)
            won, lost = sum(each.between.won for each in found), sum(each.between.lost for each in found)
            points = sum(each.points[0] for each in found), sum(each.points[1] for each in found)
            _line(lines, say("circuit.season_all"), say("circuit.season_line", won=won, lost=lost), points)
            lines.gap(GAP)
            lines.text(say("circuit.season_means", win=WIN, share=SHARE), theme.SMALL, pale=True)
        lines.gap(GAP)
        ui.ways_out(lines.part(ui.button_height()), [close])


def _line(lines: Column, name: str, games: str, points: tuple[int, int]) -> None:
    row = lines.row(theme.BODY.strong)
    row.text(f"{points[0]} : {points[1]}", end=True)
    row.text(games, theme.BODY, pale=True, end=True)
    row.text(name)

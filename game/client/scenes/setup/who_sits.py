"""Who plays each seat: a row per seat, with a list for choosing a person or a bot."""

from collections.abc import Callable, Sequence
from functools import partial

from ai.homemade import is_homemade
from ai.levels import level_of
from game.client.cards import Sitter
from game.client.kit import theme
from game.client.kit.flow import Column
from game.client.kit.theme import GAP, NEAR, TIGHT
from game.client.kit.widgets import Ui
from game.client.table.sides import shade_name
from game.core.language.words import say
from game.play.session import YOU, levels_for

CHAIR = 190.0  # width of the list field in px


def seat_rows(
    ui: Ui, page: Column, title: str, sitters: Sequence[Sitter], chosen: Callable[[int, str], object]
) -> None:
    """Paint a row for each seat; `chosen(number, chair)` returns the message for a choice."""
    chairs = [(YOU, say("setup.person")), *((name, say(f"bot.{name}.name")) for name in levels_for(title))]
    chairs += [(chair, chair) for chair in dict.fromkeys(seat.chair for seat in sitters) if is_homemade(chair)]
    row = ui.button_height()
    for number, seat in enumerate(sitters):
        line = page.row(theme.LEAD.strong, row)
        field = line.take(min(CHAIR * ui.canvas.growth, line.rest.w / 2), end=True)
        sign, shade = line.take(row / 2), theme.shade(shade_name(title, seat.faction))
        if sign is not None and field is not None:
            ui.canvas.circle(*sign.center, GAP + 1, theme.INK)
            ui.canvas.dot(shade.dot, *sign.center, TIGHT, shade.light)
            words = say("pause.chair", side=seat.side)
            ui.choice(
                f"chair{number}", field, words, chairs, level_of(seat.chair), partial(chosen, number), kind="list"
            )
        line.text(seat.side if seat.side == seat.name else f"{seat.side} · {seat.name}")
        page.gap(NEAR)

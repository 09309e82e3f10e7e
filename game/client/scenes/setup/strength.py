"""How strong the bots of each level are: what their ratings mean, and what each level tends to overlook."""

from ai.levels import about
from game.client.kit import boxes, theme
from game.client.kit.flow import Column
from game.client.kit.theme import GAP, HAIR, NEAR, STRENGTH, TIGHT
from game.client.kit.widgets import Ui
from game.client.scenes.setup.choices import Choices
from game.core.language.words import say
from game.machine.ratings import rating
from game.play.session import levels_for


def paint(ui: Ui, lines: Column, choices: Choices) -> None:
    """Paint a bar for each level, with its rating and description; levels at the table are highlighted."""
    seats, here = len(choices.seats), {seat.level for seat in choices.seats if not seat.person}
    lines.label(say("setup.strength"))
    lines.gap(TIGHT)
    worths = {name: rating(choices.title, name, seats) for name in levels_for(choices.title)}
    if any(worths.values()):
        lines.text(say("setup.strength_means"), pale=True)
        lines.gap(NEAR)
    figures = max(lines.canvas.measure(str(worth or ""), theme.BODY)[0] for worth in worths.values())
    for name, worth in worths.items():
        row = lines.row(theme.BODY.strong)
        if worth is not None:
            end = row.right - figures - row.gap
            row.text(str(worth), theme.BODY, pale=True, end=True)
            row.right = end
            place = row.take(min(STRENGTH["bar"] * ui.canvas.growth, row.rest.w / 2), end=True)
            if place is not None:
                _bar(ui, place.left, place.centery, place.w, worth, strong=name in here)
        row.text(say(f"bot.{name}.short"))
        told = lines.text(about(name, choices.title), pale=True)
        if name in here:
            ui.canvas.rect(boxes.left(told.move(-GAP, 0), HAIR + 1), theme.TEXT)
        lines.gap(NEAR)


def _bar(ui: Ui, left: float, y: float, wide: float, worth: int, *, strong: bool) -> None:
    """Paint a rating as a row of dots."""
    dots = int(STRENGTH["dots"])
    lit = round(
        dots * max(0.0, min(1.0, (worth - STRENGTH["weakest"]) / (STRENGTH["strongest"] - STRENGTH["weakest"])))
    )
    step = wide / dots
    for number in range(dots):
        color = (theme.TEXT if strong else theme.MUTE) if number < lit else theme.LINE2
        ui.canvas.circle(left + step * (number + 1 / 2), y, step * STRENGTH["radius"], color)

"""The turn as a list beside the hand: what has been done, what is asked now, and what may follow."""

from collections.abc import Iterator
from dataclasses import dataclass

from pygame import FRect as Rect

from game.client.boards.world_order.layout import Spots
from game.client.boards.world_order.plan import TurnPlan, price, thing_meant
from game.client.boards.world_order.plates import LARGEST
from game.client.boards.world_order.rail import sum_up
from game.client.kit import boxes, theme
from game.client.kit.canvas import Canvas
from game.client.kit.flow import Column, Row
from game.client.kit.theme import HAIR, NEAR, TIGHT, WIDE
from game.client.table.picture import Picture
from game.core.asking import on_top
from game.core.contract import line
from game.titles.world_order.conversation import PLAYING
from game.titles.world_order.faces import FACE
from game.titles.world_order.state import State
from game.titles.world_order.telling import act_says, actions, still_to_come

HIGH = WIDE + TIGHT  # px of a step, at the usual text size
MOST = 3
"""The most lines of the current step."""


@dataclass(frozen=True)
class TurnStep:
    """A line of the list; `when` is "done", "now" or "to come"."""

    when: str
    text: str


def turn_list(picture: Picture, at: Spots, plan: TurnPlan | None) -> None:
    """Paint the list with its total, below the cards already played."""
    view: State = picture.view
    ui, canvas = picture.ui, picture.ui.canvas
    head = Row(canvas, at.plan_head, theme.LABEL)
    said = picture.say("board.turn_of", turn=view.turn) if view.phase == "action" else picture.say("board.turns")
    with canvas.panel(boxes.inset(at.plan_head, -HAIR), "turn"):
        head.text(said.upper(), color=head.inks.label, shrink=True)
    column = Column(canvas, at.plan)
    foot = canvas.line_height(theme.BODY)
    steps = list(turn_steps(picture, plan))
    most = max(1, int((column.rest.h - foot) / (HIGH * at.type)))
    listed = [(step, _lines(canvas, column, step)) for step in steps]
    for number, (step, lines) in enumerate(_most_telling(listed, most)):
        _step(canvas, column, step, number, HIGH * at.type, lines)
    if plan is not None:
        below = boxes.lower(at.plan, foot)
        sum_up(picture, Column(canvas, below), plan)
    if steps:
        ui.node("turn", at.plan, "note", ". ".join(step.text for step in steps), focusable=False)


def _lines(canvas: Canvas, column: Column, step: TurnStep) -> int:
    """Return how many lines a step needs at its usual size, three at most."""
    wide = column.room.w - WIDE * min(LARGEST, canvas.growth) - NEAR
    role = theme.NOTE.strong if step.when == "now" else theme.NOTE
    return min(MOST, round(canvas.measure(step.text, role, width=wide)[1] / canvas.line_height(role)))


def turn_steps(picture: Picture, plan: TurnPlan | None) -> Iterator[TurnStep]:
    """Yield what was done this turn, what is asked in short, and what may follow; nothing before round 1."""
    view: State = picture.view
    for text in plan.steps if plan is not None else ():
        yield TurnStep("done", text)
    top = on_top(view)
    if picture.decision is None or top is None or view.phase == "setup":
        return
    told, key = price(picture), f"step.{picture.decision.kind}"
    asks = line(key if picture.words.has(key) else "step.other")
    thing = thing_meant(picture)
    yield TurnStep("now", picture.tells(told.head if told is not None else asks))
    plays = picture.decision.kind in PLAYING and thing in FACE and picture.lit(thing)
    acts = actions(thing) if plays else still_to_come(view, picture.below)
    for act in acts:
        yield TurnStep("to come", picture.tells(act_says(view, picture.below, act)).split("*")[1])


def _most_telling(steps: list[tuple[TurnStep, int]], most: int) -> list[tuple[TurnStep, int]]:
    """Return the steps that fit in `most` lines: the current one, the next, then those before it, each with its
    lines.

    If there are too few lines for the current step, it is set smaller.
    """
    now = next((number for number, (step, _) in enumerate(steps) if step.when == "now"), len(steps) - 1)
    kept = dict[int, tuple[TurnStep, int]]()
    left = most
    for number in (now, now + 1, *range(now - 1, -1, -1), *range(now + 2, len(steps))):
        if 0 <= number < len(steps):
            step, lines = steps[number]
            if kept and lines > left:
                break
            kept[number] = step, min(lines, left)
            left -= lines
    return [kept[number] for number in sorted(kept)]


def _step(canvas: Canvas, column: Column, step: TurnStep, number: int, high: float, most: int) -> None:
    """Paint a step: a paper disc if it is done, a white disc in a ring if it is current, dots if it is to come.

    It may take up to `most` lines, and shrinks only if it needs more.
    """
    now = step.when == "now"
    role, side = theme.NOTE.strong if now else theme.NOTE, WIDE * min(LARGEST, canvas.growth)
    wide = column.room.w - side - NEAR
    line = canvas.line_height(role)
    lines = 1
    if most > 1:
        role = canvas.shrunk(step.text, role, wide, role.size / 2, high=most * line)
        lines = min(most, round(canvas.measure(step.text, role, width=wide)[1] / canvas.line_height(role)))
    room = column.take(high + (lines - 1) * line)
    if room is None:
        return
    row = Row(canvas, boxes.upper(room, high), role)
    row.gap = NEAR
    if (disc := row.take(side)) is not None:
        _disc(canvas, disc, step.when)
    with canvas.panel(room, f"step {number}"):
        if lines == 1:
            row.text(step.text, pale=step.when == "to come", shrink=True)
            return
        canvas.text(
            row.rest.left,
            room.centery,
            step.text,
            role,
            color=row.inks.pale if step.when == "to come" else row.inks.text,
            valign="middle",
            width=wide,
            max_lines=lines,
            fit=True,
        )


def _disc(canvas: Canvas, room: Rect, when: str) -> None:
    x, y, r = room.centerx, room.centery, room.w / 2 - 1
    match when:
        case "done":
            canvas.circle(x, y, r - HAIR, theme.PAPER)
            canvas.icon("check", x, y, r, theme.INK)
        case "now":
            canvas.circle(x, y, r - HAIR, theme.WHITE)
            canvas.circle(x, y, r + 1, None, border=theme.WHITE)
        case _:
            canvas.circle(x, y, r - HAIR, None, border=theme.SLOT)

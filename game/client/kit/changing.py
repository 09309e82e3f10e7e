"""Values that change from frame to frame, and when they last did."""

from game.client.kit.page import Page
from game.client.kit.theme import MS, ease


def eased(ui: Page, key: str, target: float) -> float:
    """Return a value that eases towards `target` from frame to frame."""
    start, goal, since = ui.memory.eased.get(key, (target, target, -9.0))
    span = 0.001 if ui.reduce_motion else MS["hover"] / 1000
    now = start + (goal - start) * ease.out_quad((ui.clock - since) / span)
    if goal != target:
        start, goal, since = now, target, ui.clock
    ui.memory.eased[key] = (start, goal, since)
    if ui.clock - since < span and start != goal:
        ui.redraw()
    return now


def since(ui: Page, key: str, value: object) -> float:
    """Return the seconds since the value under a key last changed."""
    ui.restless = True
    return quietly_since(ui, key, value)


def quietly_since(ui: Page, key: str, value: object) -> float:
    """Return the same as `since`, for a part that schedules its own repaint and rests until then."""
    before = ui.memory.questions.get(key)
    if before is None or before[0] != value:
        ui.memory.questions[key] = (value, ui.clock)
        return 0.0
    return ui.clock - before[1]


def settled(ui: Page, key: str, value: object) -> float:
    """Return when presses start to count after the value under a key changed; people need time to see it first."""
    return ui.clock - quietly_since(ui, key, value) + MS["settle"] / 1000


def changed(ui: Page, key: str, value: int) -> tuple[int, int, float]:
    """Return the number under a key before its last change, the current number, and the seconds since the change.

    When the board is seen from another side the number may differ, but that isn't a change.
    """
    fresh = (value, value, -9.0, ui.below)
    before, now, at, below = ui.memory.numbers.get(key, fresh)
    if below != ui.below:
        before, now, at, below = fresh
    if value != now:
        before, now, at = now, value, ui.clock
    ui.memory.numbers[key] = (before, now, at, below)
    return before, now, ui.clock - at


def appears(ui: Page, what: object) -> None:
    """Name what has just appeared, so that no tooltip covers it until the pointer moves."""
    if what != ui.memory.appeared:
        ui.memory.appeared, ui.memory.rests = what, True


def held(ui: Page, name: str, hold: float) -> float:
    """Return how full a hold button is, 0 to 1, if it takes `hold` seconds; it drains once released."""
    held = ui.memory.holding
    if held is None or held.id != name:
        return 0.0
    now = ui.clock if held.let_go is None else held.let_go
    full = min(1.0, (now - held.since) / hold)
    if held.let_go is not None:
        full -= (ui.clock - held.let_go) / (MS["drains"] / 1000)
    if full > 0:
        ui.redraw()
    return max(0.0, full)

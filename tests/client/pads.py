"""Simulated gamepads: plugging in and out, their buttons, and a player with nothing else."""

from random import Random

import pygame

from game.client.kit.focus import Node
from game.client.kit.pads import MAPPED, XBOX, Pad, key_of
from game.client.match.scene import Match
from game.client.scenes.sheets.curtain import Curtain
from tests.client.driver import Driver

CODES = {name: code for code, name in MAPPED.items()}
TRIGGERS = {"lt": pygame.CONTROLLER_AXIS_TRIGGERLEFT, "rt": pygame.CONTROLLER_AXIS_TRIGGERRIGHT}
ANSWERS = ("way:", "use:", "noun:", "sure:", "unseen:", "half:", "lift", "off:")
"""Prefixes of the ids of most answering nodes; nodes whose key is Backspace take back."""


def plug_in(driver: Driver, number: int = 0, kind: str = XBOX) -> None:
    """Plug in a pad with its own number."""
    driver.app.devices.pads.opener = lambda index: Pad(index, kind, named=True)
    driver.app.step([pygame.event.Event(pygame.CONTROLLERDEVICEADDED, device_index=number)], 0.1)


def pull_out(driver: Driver, number: int = 0) -> None:
    """Pull a pad out."""
    driver.app.step([pygame.event.Event(pygame.CONTROLLERDEVICEREMOVED, instance_id=number)], 0.1)


def events_of(button: str, number: int = 0) -> list[pygame.event.Event]:
    """Return the system's events for pressing and releasing a button."""
    if button in TRIGGERS:
        return [
            pygame.event.Event(pygame.CONTROLLERAXISMOTION, instance_id=number, axis=TRIGGERS[button], value=value)
            for value in (32767, 0)
        ]
    kinds = (pygame.CONTROLLERBUTTONDOWN, pygame.CONTROLLERBUTTONUP)
    return [pygame.event.Event(kind, instance_id=number, button=CODES[button]) for kind in kinds]


def pad(driver: Driver, *buttons: str, number: int = 0) -> Driver:
    """Press buttons of a pad, one after the other."""
    for button in buttons:
        driver.wait_for_ones_turn()
        tree, name = driver.app.ui.tree, key_of(driver.app.settings.pads, button)
        wanted = tree.meant_by(name) if name in ("enter", "space") and tree.visible else None
        driver.strike(events_of(button, number), wanted or tree.with_key(name))
    return driver


class PadPlayer:
    """A player with one pad and nothing else, who moves the ring to something that answers and presses A."""

    def __init__(self, driver: Driver, seed: int) -> None:
        self.driver, self.rng, self.presses = driver, Random(seed), 0

    def press(self, *buttons: str) -> None:
        """Press buttons."""
        self.presses += len(buttons)
        pad(self.driver, *buttons)

    def turn(self) -> None:
        """Do one thing: answer, go on, or open and close something."""
        tree = self.driver.app.ui.tree
        chance = self.rng.random()
        if chance < 0.03:
            self.press(self.rng.choice(("menu", "view", "ls", "x")), "b")
            return
        for _ in range(self.rng.choice((0, 0, 1, 2, 3))):
            self.press("rb")
        for _ in range(len(tree.stops())):
            here = tree.node(tree.focused)
            if here is None or (here.enabled and here.id.startswith(ANSWERS) and "bksp" not in here.key):
                break
            self.press("rb")
        self.press("a")

    def reach(self, node: Node) -> None:
        """Move the ring to a node, step by step."""
        tree = self.driver.app.ui.tree
        for _ in range(len(tree.stops()) + 2):
            if tree.focused == node.id and tree.visible:
                return
            self.press("rb")

    def play(self, match: Match, most: int = 6000) -> None:
        """Play to the end. Raises AssertionError where the pad gets stuck."""
        quiet, before = 0, -1
        for _ in range(most):
            self.driver.doze(0.3)
            if match.sitting.table.result is not None:
                return
            if self.driver.scene is not match and not isinstance(self.driver.scene, Curtain):
                self.press("b")  # on the rules page B goes back; it doesn't leave the match
            elif match.stage.idle or self.driver.scene is not match:
                self.turn()
            answers = len(match.sitting.table.answers)
            quiet, before = (quiet + 1 if answers == before else 0), answers
            if quiet and quiet % 25 == 0:
                self.press("b", "b")
            assert quiet < 400, f"nothing was answered for long: {self.driver.labels()}"
        raise AssertionError("the game never ended")

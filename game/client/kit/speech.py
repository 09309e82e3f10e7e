"""The window read aloud: prompt, focus and refusals go to the system's speech, where there is one and it is on.

Nothing waits for it: programs are started and ended in a thread, and a machine without any stays silent.
"""

from __future__ import annotations

import logging
import subprocess
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from threading import Condition, Thread
from time import monotonic

from game.client.kit.focus import describe
from game.client.kit.page import Page
from game.client.kit.settings import Settings
from game.core.content.languages import spoken

log = logging.getLogger(__name__)

WORDS = 175
"""Words a minute at the usual rate."""
BEHIND = 3
"""How many sentences may wait: more would tell of what is long past."""
PATIENCE, SLOWEST = 10.0, 0.3
"""Seconds after which a program hangs, and more for each letter: a daemon may have no sound to speak with."""
LOOK = 0.03  # seconds between two looks whether what is being said is still wanted


@dataclass(frozen=True, slots=True)
class Program:
    """A program that speaks its last argument and ends when it has; `stop` ends what it left to a daemon."""

    name: str
    arguments: Callable[[float], list[str]]
    stop: tuple[str, ...] = ()


PROGRAMS = (
    Program(
        "spd-say",
        lambda rate: ["-w", "-l", spoken(), "-r", f"{max(-100, min(100, round((rate - 1) * 60)))}"],
        ("-C",),
    ),
    Program("espeak-ng", lambda rate: ["-v", spoken(), "-s", f"{round(WORDS * rate)}"]),
    Program("espeak", lambda rate: ["-v", spoken(), "-s", f"{round(WORDS * rate)}"]),
)


class Voice:
    """Says one sentence after the other; what is new in the focus interrupts the rest."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.reader: object = None
        """Who may know what is being said."""
        self._said: dict[str, str] = {}
        self._waiting: deque[str] = deque()
        self._wanted = 0
        """Counts interruptions: what was begun before the last one is to end."""
        self._changed = Condition()
        self._thread: Thread | None = None
        self._programs = list(PROGRAMS)
        """Those that have not failed yet."""

    def follow(self, page: Page) -> None:
        """Say what is new in a picture. Once somebody else looks, nothing more is said of what was before."""
        if not self.settings.speak:
            if self._said:
                self.hush()
                self._said = {}
            return
        if page.reader != self.reader:
            self.hush()
            self.reader, self._said = page.reader, {}
        node = page.tree.node(page.focus) if page.keys_last else None
        now = dict(page.aloud)
        dialog = next((each.label for each in page.tree.nodes if each.role == "dialog"), "")
        now |= {"dialog": dialog, "focus": describe(node) if node is not None else ""}
        new = {kind: text for kind, text in now.items() if text and text != self._said.get(kind)}
        self._said = now
        if new.keys() - {"prompt"}:
            self.hush()
        for kind in ("machine", "refusal", "dialog", "prompt", "focus"):
            if kind in new:
                self._say(new[kind])

    def hush(self) -> None:
        """Say nothing more of what has been asked for."""
        with self._changed:
            self._waiting.clear()
            self._wanted += 1
            self._changed.notify()

    def _say(self, text: str) -> None:
        with self._changed:
            self._waiting.append(text)
            while len(self._waiting) > BEHIND:
                self._waiting.popleft()
            self._changed.notify()
        if self._thread is None:
            self._thread = Thread(target=self._work, daemon=True, name="overton-voice")
            self._thread.start()

    def close(self) -> None:
        """Be silent at once: the window closes."""
        self.hush()
        if self._thread is not None:
            with self._changed:
                self._wanted = -1
                self._changed.notify()
            self._thread.join(1.0)

    # --- in the thread ---

    def _work(self) -> None:
        while True:
            with self._changed:
                self._changed.wait_for(lambda: self._waiting or self._wanted < 0)
                if self._wanted < 0:
                    return
                text, number = self._waiting.popleft(), self._wanted
            while self._programs and not self._spoken(self._programs[0], text, number):
                log.info("%s cannot speak here", self._programs.pop(0).name)

    def _spoken(self, program: Program, text: str, number: int) -> bool:
        """Let a program say something until it is done or no longer wanted; False when it cannot speak at all."""
        command = [program.name, *program.arguments(self.settings.speak_rate), "--", text]
        quiet, until = subprocess.DEVNULL, monotonic() + PATIENCE + SLOWEST * len(text)
        try:
            process = subprocess.Popen(command, stdin=quiet, stdout=quiet, stderr=quiet)
            while process.poll() is None:
                with self._changed:
                    self._changed.wait_for(lambda: self._wanted != number, LOOK)
                if self._wanted != number or monotonic() > until:
                    self._stop(program, process)
                    return self._wanted != number
        except OSError:
            return False
        return process.returncode == 0

    def _stop(self, program: Program, process: subprocess.Popen[bytes]) -> None:
        process.terminate()
        process.wait()
        if program.stop:
            quiet = subprocess.DEVNULL
            command = [program.name, *program.stop]
            with suppress(subprocess.TimeoutExpired):  # a daemon that does not answer does not speak either
                subprocess.run(command, stdin=quiet, stdout=quiet, stderr=quiet, check=False, timeout=PATIENCE / 5)

"""Reads the window aloud: if enabled, prompt, focus and refusals go to the system's speech program.

What happens in a game is heard as the prompt: while shots play, the prompt is their headline.
The client never waits for the voice: programs start and stop in a thread. Without one it stays silent.
"""

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
from game.core.content.languages import current_language

log = logging.getLogger(__name__)

WORDS = 175
"""Words per minute at the usual rate."""
BEHIND = 3
"""The most sentences that may be waiting; more would describe what is long past."""
PATIENCE, SLOWEST = 10.0, 0.3
"""Seconds until a program counts as hung, plus some per letter; a daemon may have no sound device."""
THREAD = "overton-voice"
LOOK = 0.03  # seconds between checks that the current sentence is still wanted


@dataclass(frozen=True, slots=True)
class Program:
    """A program that speaks its last argument and then exits; `stop` cancels speech that it passed to a daemon."""

    name: str
    arguments: Callable[[float], list[str]]
    stop: tuple[str, ...] = ()


PROGRAMS = (
    Program(
        "spd-say",
        lambda rate: ["-w", "-l", current_language(), "-r", f"{max(-100, min(100, round((rate - 1) * 60)))}"],
        ("-C",),
    ),
    Program("espeak-ng", lambda rate: ["-v", current_language(), "-s", f"{round(WORDS * rate)}"]),
    Program("espeak", lambda rate: ["-v", current_language(), "-s", f"{round(WORDS * rate)}"]),
)


class Voice:
    """Speaks sentences one after another; anything new except a prompt interrupts the rest."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.reader: object = None
        """The player who may hear what is being spoken."""
        self._said: dict[str, str] = {}
        self._waiting: deque[str] = deque()
        self._speaking = False
        self._wanted = 0
        """Counts interruptions; sentences begun before the last one must be stopped."""
        self._changed = Condition()
        self._thread: Thread | None = None
        self._programs = list(PROGRAMS)
        """The programs that haven't failed yet."""

    def follow(self, page: Page) -> None:
        """Speak what is new in a frame. If the reader has changed, drop sentences meant for the previous one."""
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

    @property
    def speaks(self) -> bool:
        """True if something is being read aloud or waiting to be."""
        return self._speaking or bool(self._waiting)

    def hush(self) -> None:
        """Cancel everything being spoken or waiting."""
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
            self._thread = Thread(target=self._work, daemon=True, name=THREAD)
            self._thread.start()

    def close(self) -> None:
        """Fall silent at once, because the window is closing."""
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
        """Speak until done or no longer wanted; return False if the program can't speak at all."""
        self._speaking = True
        try:
            return self._runs(program, text, number)
        finally:
            self._speaking = False

    def _runs(self, program: Program, text: str, number: int) -> bool:
        """Run a program that speaks a sentence; return False if it can't."""
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
            with suppress(subprocess.TimeoutExpired):  # a daemon that doesn't answer doesn't speak either
                subprocess.run(command, stdin=quiet, stdout=quiet, stderr=quiet, check=False, timeout=PATIENCE / 5)

"""The window read aloud: by any speech program present, without waiting, and only what may be heard."""

import ast
import re
import sys
from collections.abc import Callable, Iterator
from functools import cache
from math import inf
from pathlib import Path
from threading import enumerate as enumerate_threads
from typing import Any

import pytest
from pygame import FRect as Rect

from game.client.kit import speech
from game.client.kit.focus import STATES, Node, describe
from game.client.kit.settings import Settings
from game.client.kit.speech import BEHIND, Voice
from game.client.match.scene import Match
from game.client.scenes.sheets.sure import AreYouSure
from game.core.content.languages import languages, use_language
from game.core.files.journal import YOU, Recorded, start
from game.core.language.words import say, words_in
from game.play.worker import AtOnce
from game.titles import rules_of, setup
from tests.client.driver import Driver
from tests.client.twins import twin_of
from tests.games import play_on
from tests.patience import PATIENCE, awaited

ROOT = Path(__file__).parents[2]
SPEAKS = """#!{python}
import signal, sys, time
def note(what):
    with open({heard!r}, "a") as file:
        file.write("{name} " + what + "\\n")
if "-C" not in sys.argv:
    signal.signal(signal.SIGTERM, lambda *_: (note("stopped"), sys.exit(1)))
    note(sys.argv[-1])
    {then}
"""


ENDLESS = f"time.sleep({2 * PATIENCE})"
"""The code of a program that never ends by itself."""


@pytest.fixture
def speaker(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[Callable[..., Path]]:
    """Return a function that makes a speech program the only one on the path and returns its output file.

    No program counts as hung however long it takes, and none is left to be started from the next test's path.
    """
    (tmp_path / "bin").mkdir()
    monkeypatch.setenv("PATH", str(tmp_path / "bin"))
    monkeypatch.setattr(speech, "monotonic", lambda: 0.0)

    def install(**programs: str) -> Path:
        for name, then in programs.items():
            name = name.replace("_", "-")
            program, heard = tmp_path / "bin" / name, str(tmp_path / "heard")
            program.write_text(SPEAKS.format(python=sys.executable, heard=heard, name=name, then=then))
            program.chmod(0o755)
        return tmp_path / "heard"

    yield install
    awaited(lambda: not [each for each in enumerate_threads() if each.name == speech.THREAD], "silence")


def heard(file: Path, *wanted: str) -> list[str]:
    """Return what was said, once all of `wanted` has been heard in order."""

    def said() -> list[str]:
        lines = file.read_text().splitlines() if file.exists() else []
        left = iter(lines)
        return lines if all(any(each in line for line in left) for each in wanted) else []

    return awaited(said, f"{wanted} in {file}")


def sheet(speak: bool = True) -> Driver:
    return Driver(AreYouSure("wanted", "Why not."), settings=Settings(speak=speak))


def test_sheet_speaks_its_name_then_its_focused_node(speaker: Callable[..., Path]) -> None:
    file = speaker(spd_say="")
    driver = sheet()
    heard(file, f"spd-say {say('hidden.title')}")
    driver.key("tab").look()
    heard(file, "Hidden hands", ", button, key")
    driver.app.voice.close()


def test_new_focus_interrupts_speech(speaker: Callable[..., Path]) -> None:
    file = speaker(espeak_ng=ENDLESS)
    driver = sheet()
    heard(file, say("hidden.title"))
    driver.key("tab").look()
    heard(file, say("hidden.title"), "espeak-ng stopped", ", button, key")
    driver.app.voice.close()
    heard(file, say("hidden.title"), "stopped", ", button, key", "stopped")


def test_silent_speech_engine_gives_way_to_a_working_one(speaker: Callable[..., Path]) -> None:
    file = speaker(spd_say="sys.exit(1)", espeak_ng="")
    driver = sheet()
    heard(file, f"spd-say {say('hidden.title')}", f"espeak-ng {say('hidden.title')}")
    driver.app.voice.close()


def test_hanging_speech_engine_gives_way_too(
    speaker: Callable[..., Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    file = speaker(spd_say=ENDLESS, espeak_ng="")
    monkeypatch.setattr(speech, "monotonic", lambda: inf if file.exists() else 0.0)  # once spd-say has begun
    driver = sheet()
    heard(file, "espeak-ng Hidden hands")
    driver.app.voice.close()


def test_no_speech_on_the_machine_or_by_choice_means_silence(speaker: Callable[..., Path], tmp_path: Path) -> None:
    driver = sheet()
    driver.key("tab", "tab")
    driver.app.voice.close()
    speaker(spd_say="")
    driver = sheet(speak=False)
    driver.key("tab", "tab")
    assert driver.app.voice._thread is None
    assert not (tmp_path / "heard").exists()


def test_no_frame_waits_for_speech(speaker: Callable[..., Path]) -> None:
    file = speaker(spd_say=ENDLESS)
    voice, driver = Voice(Settings(speak=True)), sheet(speak=False)
    for number in range(50):
        driver.app.ui.aloud = {"prompt": f"Sentence {number}."}
        voice.follow(driver.app.ui)
    assert 0 < len(voice._waiting) <= BEHIND, "the first is still being said"
    heard(file, say("hidden.title"))
    assert "stopped" not in file.read_text(), "nothing was cut short for the next"
    voice.close()


# --- what may be heard ---


def said_at(recorded: Recorded[Any], keys: tuple[str, ...], patch: pytest.MonkeyPatch) -> list[str]:
    """Return every sentence that would be read aloud while keys are pressed in a match."""
    said = list[str]()
    patch.setattr(Voice, "_say", lambda voice, text: said.append(text))
    match = Match(recorded, Settings(speak=True), bots=AtOnce())
    driver = Driver(match, settings=match.settings)
    for key in keys:
        driver.key(key).wait(1.0)
    match.closing()
    return said


def test_nothing_of_a_hand_is_spoken_before_its_owner_lifts_the_curtain(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = rules_of("espionage")
    recorded = start(tmp_path, game, setup("espionage", 2, seed=5), (YOU, YOU), ("Ada", "Bea"))
    play_on(recorded, 9, 5)
    twin = twin_of(recorded, None)
    public = ("tab",) * 6
    first, second = (said_at(each, public, monkeypatch) for each in (recorded, twin))
    assert len(set(first)) > 4
    assert first == second
    lifted = ("tab", "space", *("tab",) * 6)
    assert said_at(recorded, lifted, monkeypatch) != said_at(twin, lifted, monkeypatch), "a hand that lies open"


def test_queued_speech_is_dropped_when_another_person_looks(speaker: Callable[..., Path]) -> None:
    file = speaker(spd_say=ENDLESS)
    voice, page = Voice(Settings(speak=True)), sheet(speak=False).app.ui
    page.tree.nodes, page.reader = [], 0
    for text in ("You hold Hungary 3.", "You hold Poland 4."):
        page.aloud = {"prompt": text}
        voice.follow(page)
    heard(file, "Hungary 3")
    page.reader, page.aloud = None, {"prompt": "Bea is next."}
    voice.follow(page)
    said = heard(file, "Hungary 3", "stopped", "Bea is next.")
    assert not any("Poland" in line for line in said)
    voice.close()


# --- names of things ---


TOLD = re.compile(r"\b(role|state)=|\b(node|touch|Node)\(")


@cache
def calls() -> list[ast.Call]:
    """Return the calls in all client modules that name a role or a state."""
    sources = (path.read_text(encoding="utf-8") for path in (ROOT / "game" / "client").rglob("*.py"))
    told = [source for source in sources if TOLD.search(source)]  # parsing takes long
    return [node for source in told for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Call)]


def written(of: str) -> set[str]:
    """Return every constant in the client used as a node's role or state."""
    found = set[str]()
    for call in calls():
        name = call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")
        given = [each.value for each in call.keywords if each.arg == of]
        given += call.args[2:3] if of == "role" and name in ("node", "touch", "Node") else []
        every = [each for value in given for each in ast.walk(value)]
        found |= {each.value for each in every if isinstance(each, ast.Constant) and isinstance(each.value, str)}
    return found


@pytest.mark.parametrize("language", languages())
def test_every_role_and_state_has_a_word_in_every_language(language: str) -> None:
    room, roles = words_in("room", language), written("role")
    assert {"button", "card", "text field", "slate"} <= roles
    assert not [role for role in roles if not room.has(f"aloud.role_{role.replace(' ', '_')}")]
    assert not [state for state in STATES if not room.has(f"aloud.state_{state}")]
    assert written("state") <= {*STATES, ""}


def test_node_is_described_in_the_current_language() -> None:
    node = Node("a", Rect(0, 0, 9, 9), "switch", "Suono", state=("on",), reason="C'è silenzio.", cap="M")
    use_language("it")
    assert describe(node) == "Suono, interruttore, attivato, tasto M, non disponibile: C'è silenzio."

"""Which languages there are, and which one is spoken: a language is there when the room has its words."""

import os
from collections.abc import Mapping
from functools import cache

from game.core.content.loading import ContentError, place, read, root

ENGLISH = "en"
"""Every sentence is there in English; in another language a missing one is said in English."""
_VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")
"""Where a system says which language it speaks: the first that is set counts."""
_now = [ENGLISH]


def spoken() -> str:
    """Give the code of the language everything is said in."""
    return _now[0]


def speak(language: str) -> None:
    """Say everything in this language from now on; raises ValueError for one that is not there."""
    if language not in languages():
        raise ValueError(f"there are no words in “{language}”")
    _now[0] = language


@cache
def languages() -> tuple[str, ...]:
    """List the codes of all languages, English first."""
    found = {path.name.split(".")[1] for path in (root() / "room").glob("words.*.toml")}
    return (ENGLISH, *sorted(found - {ENGLISH}))


def language_name(language: str) -> str:
    """What a language calls itself; its code where its words cannot be read or do not say."""
    try:
        name = read(root() / "room" / f"words.{language}.toml").get("language", {}).get("name", language)
    except (ContentError, AttributeError):
        return language
    return str(name)


def of_the_system(environ: Mapping[str, str] = os.environ) -> str:
    """Give the language the system speaks, if there are words in it; else English."""
    told = next((environ[name] for name in _VARIABLES if environ.get(name)), "") or _of_windows()
    code = told.partition("_")[0].partition(".")[0].casefold()
    return code if code in languages() else ENGLISH


@cache
def _rules(title: str, language: str) -> str:
    path = root() / title / f"rules.{language}.md"
    try:
        return path.read_text(encoding="utf-8")
    except (OSError, ValueError) as error:
        if language != ENGLISH:
            return _rules(title, ENGLISH)
        raise ContentError(f"{place(path)}: cannot be read ({getattr(error, 'strerror', '') or error})") from error


def rules_text(title: str) -> str:
    """Read the rules of a title in the language that is spoken, else in English; raises ContentError."""
    return _rules(title, spoken())


def _of_windows() -> str:
    """Ask Windows, which sets none of the variables; elsewhere there is no more to ask."""
    if os.name != "nt":
        return ""
    import ctypes
    import locale

    number = ctypes.windll.kernel32.GetUserDefaultUILanguage()  # type: ignore[attr-defined,unused-ignore]
    return locale.windows_locale.get(number, "")

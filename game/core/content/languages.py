"""The available languages and the current one. A language is available if levels/room has a words file for it."""

import os
from collections.abc import Mapping
from functools import cache

from game.core.content.loading import ContentError, folder, place, read, root

ENGLISH = "en"
"""The fallback language: every sentence exists in English."""
_VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")
"""The environment variables for the system's language; the first one that is set counts."""
_now = [ENGLISH]


def current_language() -> str:
    """Return the code of the current language."""
    return _now[0]


def use_language(language: str) -> None:
    """Switch to another language; raises ValueError if it isn't available."""
    if language not in languages():
        raise ValueError(f"there are no words in “{language}”")
    _now[0] = language


@cache
def languages() -> tuple[str, ...]:
    """Return the codes of all languages, English first."""
    found = {path.name.split(".")[1] for path in (root() / "room").glob("words.*.toml")}
    return (ENGLISH, *sorted(found - {ENGLISH}))


def language_name(language: str) -> str:
    """Return a language's name for itself, or its code if the words file can't be read or has no name."""
    try:
        name = read(root() / "room" / f"words.{language}.toml").get("language", {}).get("name", language)
    except (ContentError, AttributeError):
        return language
    return str(name)


def of_the_system(environ: Mapping[str, str] = os.environ) -> str:
    """Return the system's language if it's available, else English."""
    told = next((environ[name] for name in _VARIABLES if environ.get(name)), "") or _of_windows()
    code = told.partition("_")[0].partition(".")[0].casefold()
    return code if code in languages() else ENGLISH


@cache
def _rules(title: str, language: str) -> str:
    path = folder(title) / f"rules.{language}.md"
    try:
        return path.read_text(encoding="utf-8")
    except (OSError, ValueError) as error:
        if language != ENGLISH:
            return _rules(title, ENGLISH)
        raise ContentError(f"{place(path)}: cannot be read ({getattr(error, 'strerror', '') or error})") from error


def rules_text(title: str) -> str:
    """Return the rules of a title in the current language, else in English; raises ContentError."""
    return _rules(title, current_language())


def _of_windows() -> str:
    """Return the language according to Windows, which sets none of the variables; "" on other systems."""
    if os.name != "nt":
        return ""
    import ctypes
    import locale

    number = ctypes.windll.kernel32.GetUserDefaultUILanguage()  # type: ignore[attr-defined,unused-ignore]
    return locale.windows_locale.get(number, "")

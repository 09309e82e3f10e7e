"""Every command of the program with its key, and key lookup after a player has remapped some.

A command is named by its default key: `key="H"` always means the command of H, whatever its key is now. Keys are
translated when they are pressed (`meant`) and when they are shown (`bound`). When a command takes over a key, that
key's former command moves to the key that became free, so no key ever has two meanings.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import lru_cache

from game.core.contract import line
from game.core.language.words import say, words


@dataclass(frozen=True, slots=True)
class Command:
    """A command of a group of screens and its default key. `title` is set for a command of one title's board."""

    group: str
    name: str
    key: str
    title: str = ""

    @property
    def told(self) -> str:
        """A description of the command."""
        return words(self.title).say(line(f"key.{self.key}")) if self.title else say(f"settings.key.{self.name}")


def _in(group: str, **keys: str) -> tuple[Command, ...]:
    return tuple(Command(group, name, key) for name, key in keys.items())


COMMANDS = (
    *_in(
        "everywhere", enter="enter", space="space", back="esc", move="tab", move_back="shift+tab", left="left",
        right="right", up="up", down="down", page_up="pgup", page_down="pgdn", home="home", end="end",
        inspect="i", commands="f2", rules="f1", settings="f10", music="f9", fullscreen="f11",
    ),
    *_in(
        "match", undo="u", undo_too="ctrl+z", undo_turn="ctrl+u", redo="ctrl+y", redo_too="ctrl+shift+z",
        lay_down="bksp", hint="h", next_hint="o", known="k", why="e", log="l", faster="f", to_my_turn="x",
        list="r", hide="z", spent="d", decline="n", repeat="w", got_it="g", play_it="p", step_through="q",
        once_more="a",
    ),
    *_in(
        "rooms", load="o", replays="r", watch="w", lessons="t", statistics="s", quit="ctrl+q", save_and_leave="s",
        guide="g", to_bot="ctrl+b", branches="b", see_board="b", play_on="p", account="v", review="y",
        chronicle="c", copy="c", paste="v", counted="c", discard="del", search="ctrl+f", search_too="/",
        fewer="del", more="ins", refuse="n",
    ),
)  # fmt: skip
GROUPS = tuple(dict.fromkeys(command.group for command in COMMANDS))
KEYS = frozenset(command.key for command in COMMANDS)
DIGITS = frozenset("0123456789")
"""Keys that always pick the item with their number."""
HELD = ("ctrl", "alt", "shift")


def of_board(title: str, letters: str) -> tuple[Command, ...]:
    """Return the commands that are specific to a title's board."""
    return tuple(Command("board", f"{title}.{letter}", letter, title) for letter in letters.casefold())


def is_command(key: str) -> bool:
    """Return True if a default key can be remapped: it is a command's, or a letter used on a board."""
    return key in KEYS or (len(key) == 1 and key.isalpha())


def is_key(name: str) -> bool:
    """Return True if a command can be moved to a key of this name."""
    *held, bare = name.split("+") if name != "+" else ["+"]
    fits = bool(bare) and name == name.casefold() and bare.isprintable() and "|" not in name and name not in DIGITS
    return fits and len(set(held)) == len(held) and set(held) <= set(HELD)


def are_bindings(moved: Mapping[str, str]) -> bool:
    """Return True if these map commands to keys, and no two commands share a key."""
    if not all(is_command(key) and is_key(now) for key, now in moved.items()):
        return False
    now = [moved.get(key, key) for key in {*KEYS, *moved}]
    return len(now) == len(set(now))


@lru_cache(64)
def _turned(moved: tuple[tuple[str, str], ...]) -> tuple[dict[str, str], dict[str, str]]:
    """Return default key → current key and the reverse, listing only the keys that have changed.

    A command that lost its key gets the key at the free end of the chain.
    """
    now = dict(moved)
    meant = {key: name for name, key in now.items()}
    for end in [key for key in meant if key not in now]:
        free = end
        while free in meant:
            free = meant[free]
        now[end] = free
    return now, {key: name for name, key in now.items()}


def bound(keys: Mapping[str, str], key: str) -> str:
    """Return the current key of the command whose default key is `key`; for `Enter|P`, the current key of each."""
    if not keys:
        return key
    now, _ = _turned(tuple(sorted(keys.items())))
    return "|".join(now.get(each.casefold(), each) for each in key.split("|"))


def meant(keys: Mapping[str, str], struck: str) -> str:
    """Return the default key of the command that the pressed key triggers now."""
    return _turned(tuple(sorted(keys.items())))[1].get(struck, struck) if keys else struck


def moved(
    keys: Mapping[str, str], key: str, now: str, every: Iterable[Command]
) -> dict[str, str] | Command | None:
    """Return the keys with one command moved, the command that already has that key, or None if it isn't allowed.

    A letter that isn't a command but picks an answer makes way automatically.
    """
    if not is_key(now):
        return None
    other = next((each for each in every if each.key != key and bound(keys, each.key) == now), None)
    if other is not None:
        return other
    rest = {name: each for name, each in keys.items() if name != key}
    return rest if now == key else {**rest, key: now}

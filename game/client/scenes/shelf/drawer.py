"""The saved games on this machine, and the requests that open them."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from threading import Event
from time import sleep
from typing import TYPE_CHECKING

from ai.levels import bot_name
from game import folders
from game.client.kit.scene import Request
from game.client.requests import Play, TellTrouble, Watch
from game.client.scenes.shelf.titles import closed
from game.core.content.box import flaw, level_name, name_of, turn_name
from game.core.contract import Line
from game.core.files import journal
from game.core.files.journal import Loaded
from game.core.language.dates import told_moment
from game.core.language.legible import legible
from game.core.language.words import say, words
from game.machine.rivals import met
from game.play.session import YOU, playable, seat_names
from game.titles import SHELF, rules_of

if TYPE_CHECKING:
    from concurrent.futures import Future


@dataclass(frozen=True, slots=True)
class SavedGame:
    """A saved game as shown in lists."""

    saved: journal.Saved

    @property
    def title(self) -> str:
        """The title's id, or "" if the file isn't a record."""
        return self.saved.header.title if self.saved.header else ""

    @property
    def name(self) -> str:
        """The title's name, or the file's name if the file isn't a record."""
        return name_of(self.title) if self.title else legible(self.saved.path.stem)

    @property
    def turn(self) -> int:
        """The current turn or round; anything before the first one counts as the first."""
        return max(1, self.saved.turn)

    @property
    def turn_name(self) -> str:
        """The title's word for a turn."""
        return turn_name(self.title) if self.title in SHELF else ""

    @property
    def level_name(self) -> str:
        """The name of the level, or its id if the box no longer lists it."""
        assert self.saved.header is not None
        return level_name(self.title, self.saved.header.setup.level)

    @property
    def trouble(self) -> str:
        """Why it can't be opened, or ""."""
        if self.saved.trouble is not None:
            return words("room").say(self.saved.trouble)
        if self.title not in SHELF:
            return say("journal.no_title", title=self.title)
        broken = flaw(self.title)
        return closed(broken) if broken else ""

    def players(self) -> str:
        """Return the names of the players, as text."""
        assert self.saved.header is not None
        header = self.saved.header
        names = seat_names(header) or tuple("" for _ in header.chairs)
        pairs = zip(names, header.chairs, strict=False)
        told = tuple(name or seat_name(chair, number, header.title) for number, (name, chair) in enumerate(pairs))
        return say("saves.against").join(told) if len(told) == 2 else say("saves.together", names=told)

    def date(self) -> Line | str:
        """Return when it was begun, as in 21 November 2025, 14:05."""
        assert self.saved.header is not None
        return told_moment(self.saved.header.date)


def seat_name(chair: str, seat: int, title: str) -> str:
    """Return the default name of a seat's player."""
    return say("seat.person", number=seat + 1) if chair == YOU else bot_name(chair, title)


AT_ONCE = 50
"""The number of games read before the first frame, which takes at most a twentieth of a second."""


class Drawer:
    """The saved games on this machine, the most recently played first.

    If there are very many, the older ones are read in the background.
    """

    def __init__(self) -> None:
        self.kept: list[SavedGame] = []
        self.trouble = ""
        """Why some games can't be listed."""
        self._rest: Future[list[SavedGame]] | None = None
        self._stopped = Event()
        self.look()

    @property
    def reading(self) -> bool:
        """True while there are games left to read."""
        return self._rest is not None

    def look(self) -> None:
        """Read the saves folder again."""
        self.close()
        paths, trouble = journal.records(folders.saves())
        self.trouble = words("room").say(trouble) if trouble else ""
        self.kept = [SavedGame(journal.glance(path)) for path in paths[:AT_ONCE]]
        if len(paths) > AT_ONCE:
            from concurrent.futures import ThreadPoolExecutor  # rarely needed, and slow to import

            self._stopped = Event()
            pool = ThreadPoolExecutor(1, "overton-drawer")
            self._rest = pool.submit(_read, paths[AT_ONCE:], self._stopped)
            pool.shutdown(wait=False)

    def tick(self) -> bool:
        """Add the games read in the background; return True if there were any."""
        if self._rest is None or not self._rest.done():
            return False
        return self.finish()

    def finish(self) -> bool:
        """Wait for the games that are still being read and add them; return True if there were any."""
        if self._rest is None:
            return False
        rest, self._rest = self._rest, None
        self.kept = [*self.kept, *rest.result()]
        return True

    def close(self) -> None:
        """Stop reading."""
        self._stopped.set()
        self._rest = None


def _read(paths: Sequence[Path], stopped: Event) -> list[SavedGame]:
    found = []
    for path in paths:
        if stopped.is_set():
            break
        found.append(SavedGame(journal.glance(path)))
        sleep(0)  # let the window's thread run first
    return found


def stand(kept: SavedGame) -> str:
    """Return the status of a game in two or three words."""
    if kept.saved.header is None:
        return ""
    stands = [say("saves.at", turn_name=kept.turn_name, turn=kept.turn)]
    stands += [say("saves.over").lower()] if kept.saved.over else []
    names = seat_names(kept.saved.header)
    stands += [say("resign.row", name=names[seat]) for _, seat in kept.saved.given_up]
    return ", ".join(stands)


def newest_unfinished(kept: Sequence[SavedGame]) -> SavedGame | None:
    """Return the game to continue: the newest unfinished one with a person in it, or None.

    A deal of the day is continued from its own page.
    """
    open_ones = [game for game in kept if game.saved.to_continue and not game.trouble]
    if not open_ones:
        return None
    from game.machine import today  # it reads the puzzles of every title

    return next((game for game in open_ones if not today.is_daily(game.saved)), None)


def circuit_played(kept: Sequence[SavedGame]) -> str:
    """Return the title of the game last played on the circuit, or "" if there is none."""
    heads = (game.saved.header for game in kept)
    return next((head.title for head in heads if head is not None and met(head) is not None), "")


def request_of_file(path: Path, *, watch: bool = False) -> Request:
    """Load a record and return a request to continue or watch it; a damaged one is reported first."""
    return request_of(journal.load(path, rules_of), watch=watch)


def request_of(loaded: Loaded, *, watch: bool) -> Request:
    """Return a request for a loaded game, or for a report of its problems.

    A last line that was cut off, as when the window was killed, doesn't prevent playing on; the match mentions it.
    """
    loaded = loaded if watch else playable(loaded)
    cut_off = loaded.trouble is None and loaded.note is not None and loaded.note.key == "journal.torn"
    if cut_off and loaded.recorded is not None and not watch:
        return Play(loaded.recorded, told=loaded.note)
    if loaded.sentences():
        return TellTrouble(loaded, watch)
    return request_anyway(loaded, watch)


def request_anyway(loaded: Loaded, watch: bool) -> Request:
    """Return a request for a loaded game, ignoring its problems."""
    assert loaded.recorded is not None
    return Watch(loaded.recorded) if watch else Play(loaded.recorded)

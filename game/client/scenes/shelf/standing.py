"""What stands on the shelf and what lies in the drawer: the titles, and the games kept on this machine."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from threading import Event
from time import sleep
from typing import TYPE_CHECKING

from ai.levels import bot_name, playable, seat_names
from game import folders
from game.client.kit.scene import Request
from game.client.match.requests import Play, TellTrouble, Watch
from game.client.table.cues import cues
from game.client.world.dots import load_map
from game.core.content.box import Box, flaw, level_name, name_of, turn_name
from game.core.content.loading import ContentError, root
from game.core.files import journal
from game.core.files.journal import Loaded
from game.core.language.legible import legible
from game.core.language.words import say, words
from game.play.session import YOU
from game.titles import SHELF, on_show
from game.titles import flaw as deep_flaw
from game.titles import title as game_of

if TYPE_CHECKING:
    from concurrent.futures import Future


def shelf() -> tuple[str, ...]:
    """Name the titles that can be taken off the shelf, in their order."""
    return tuple(title for title in on_show() if not flaw(title))


def broken() -> dict[str, str]:
    """Name the titles whose box cannot be opened, each with the sentence that says why."""
    return {title: closed(why) for title in on_show() if (why := flaw(title))}


def flaw_of(title: str) -> str:
    """Say what is wrong with anything in a box, its words, cues and board included; "" for a sound one."""
    if told := deep_flaw(title):
        return told
    board = root() / title / "board.tmx"
    try:
        words(title)
        cues(title)
        if board.exists():
            load_map(board)
    except ContentError as error:
        return str(error)
    return ""


def closed(why: str) -> str:
    """Say of a box that it cannot be opened, and why."""
    return say("title.broken", why=f"{legible(why.rstrip('.'), 300)}.")


def facts(of: Box) -> str:
    """Say how many sit at a title's table, and for how long."""
    least, most = of.seats
    seats = say("box.seats", least=least, most=most) if least != most else say("box.seats_only", most=most)
    return f"{seats}, {length(of)}"


def length(of: Box) -> str:
    """Say how long a title takes."""
    least, most = of.minutes[0], of.minutes[-1]
    return say("box.minutes", least=least, most=most) if least != most else say("box.minutes_only", most=most)


@dataclass(frozen=True, slots=True)
class SavedGame:
    """A game in the drawer as the room tells of it."""

    saved: journal.Saved

    @property
    def title(self) -> str:
        """The title's id, or "" for a file that is no record."""
        return self.saved.header.title if self.saved.header else ""

    @property
    def name(self) -> str:
        """What the title is called; the file's name for a file that is no record."""
        return name_of(self.title) if self.title else legible(self.saved.path.stem)

    @property
    def turn(self) -> int:
        """The turn or round it stands at."""
        return self.saved.turn

    @property
    def turn_name(self) -> str:
        """What the title calls that."""
        return turn_name(self.title) if self.title in SHELF else ""

    @property
    def level_name(self) -> str:
        """What the level is called; its id when the box no longer lists it."""
        assert self.saved.header is not None
        return level_name(self.title, self.saved.header.setup.level)

    @property
    def trouble(self) -> str:
        """Why it cannot be opened, or ""."""
        if self.saved.trouble is not None:
            return words("room").say(self.saved.trouble)
        if self.title not in SHELF:
            return say("journal.no_title", title=self.title)
        broken = flaw(self.title)
        return closed(broken) if broken else ""

    def players(self) -> str:
        """Say who sat at the table."""
        assert self.saved.header is not None
        header = self.saved.header
        names = seat_names(header) or tuple("" for _ in header.chairs)
        pairs = zip(names, header.chairs, strict=False)
        told = tuple(name or seat_name(chair, number, header.title) for number, (name, chair) in enumerate(pairs))
        return say("saves.against").join(told) if len(told) == 2 else say("saves.together", names=told)

    def date(self) -> str:
        """Say when it was begun: 21 November 2025, 14:05."""
        assert self.saved.header is not None
        return told_date(self.saved.header.date)


def told_date(iso: str) -> str:
    """Say a date and time of day in words."""
    try:
        at = datetime.fromisoformat(iso)
    except ValueError:
        return iso
    month = say(f"month.{at.month}")
    return say("saves.date", day=at.day, month=month, year=at.year, hour=f"{at.hour:02}", minute=f"{at.minute:02}")


def seat_name(chair: str, seat: int, title: str) -> str:
    """Name who answers for a seat when nobody has given it a name."""
    return say("seat.person", number=seat + 1) if chair == YOU else bot_name(chair, title)


AT_ONCE = 50
"""So many games are read before the next picture, which takes a twentieth of a second at most."""


class Drawer:
    """The games kept on this machine, the one played last first.

    Of very many the older ones are read beside the picture.
    """

    def __init__(self) -> None:
        self.kept: list[SavedGame] = []
        self.trouble = ""
        """Why some cannot be listed."""
        self._rest: Future[list[SavedGame]] | None = None
        self._stopped = Event()
        self.look()

    @property
    def reading(self) -> bool:
        """Whether there are more games than are known yet."""
        return self._rest is not None

    def look(self) -> None:
        """Read the drawer again."""
        self.close()
        paths, trouble = journal.records(folders.saves())
        self.trouble = words("room").say(trouble) if trouble else ""
        self.kept = [SavedGame(journal.glance(path)) for path in paths[:AT_ONCE]]
        if len(paths) > AT_ONCE:
            from concurrent.futures import (
                ThreadPoolExecutor,
            )  # few have so many, and a window opens sooner without

            self._stopped = Event()
            pool = ThreadPoolExecutor(1, "overton-drawer")
            self._rest = pool.submit(_read, paths[AT_ONCE:], self._stopped)
            pool.shutdown(wait=False)

    def tick(self) -> bool:
        """Take in the games that were read meanwhile; gives whether there are any."""
        if self._rest is None or not self._rest.done():
            return False
        rest, self._rest = self._rest, None
        self.kept = [*self.kept, *rest.result()]
        return True

    def close(self) -> None:
        """Leave the rest unread."""
        self._stopped.set()
        self._rest = None


def _read(paths: Sequence[Path], stopped: Event) -> list[SavedGame]:
    found = []
    for path in paths:
        if stopped.is_set():
            break
        found.append(SavedGame(journal.glance(path)))
        sleep(0)  # the picture comes first
    return found


def stand(kept: SavedGame) -> str:
    """Say where a game stands, in two or three words."""
    if kept.saved.header is None:
        return ""
    stands = [say("saves.at", turn_name=kept.turn_name, turn=kept.turn)]
    stands += [say("saves.over")] if kept.saved.over else []
    names = seat_names(kept.saved.header)
    stands += [say("resign.row", name=names[seat]) for _, seat in kept.saved.given_up]
    return ", ".join(stands)


def newest_unfinished(kept: Sequence[SavedGame]) -> SavedGame | None:
    """Find the game to go on with: the newest that is not over and in which a person sat."""
    for game in kept:
        header = game.saved.header
        if header and not game.trouble and not game.saved.over and YOU in header.chairs and game.saved.answers:
            return game
    return None


def opened(kept: SavedGame, *, watch: bool = False) -> Request:
    """Load a game and ask to go on with it or to watch it; a damaged one is told of first."""
    return opened_file(kept.saved.path, watch=watch)


def opened_file(path: Path, *, watch: bool = False) -> Request:
    """Load the record in a file, like `opened`."""
    return shown(journal.load(path, game_of), watch=watch)


def shown(loaded: Loaded, *, watch: bool) -> Request:
    """Ask for a loaded game, or first tell what there is to say of it."""
    loaded = loaded if watch else playable(loaded)
    if loaded.sentences():
        return TellTrouble(loaded, watch)
    return anyway(loaded, watch)


def anyway(loaded: Loaded, watch: bool) -> Request:
    """Ask for a loaded game, whatever there is to say of it."""
    assert loaded.recorded is not None
    return Watch(loaded.recorded) if watch else Play(loaded.recorded)

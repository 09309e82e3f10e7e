"""One's own mistakes, in one small file: when they come back, and where points are lost over all games.

A moment comes back after 1, 3 and 7 days; a right answer before its day changes nothing. After three right answers
in a row it is known, and comes back only once more, after 21 days. After six misses in all it is parked. Moments
without a wrong answer are mixed in, so that the first question is whether the choice matters at all; they are
dropped once recognized.
"""

from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass, field, replace
from datetime import date, timedelta
from typing import Any, NamedTuple

from ai.coach import practice
from ai.coach.motifs import OTHER, group, motif
from ai.coach.practice import Sought
from ai.coach.review import Review
from game import folders
from game.core import agenda
from game.core.contract import Action, Line, Seat, line
from game.core.files.checksummed import ChecksummedFile
from game.core.files.code import code
from game.core.files.journal import YOU, Recorded
from game.core.language.legible import legible
from game.core.language.words import say, words
from game.core.table import Table
from game.machine.store import Store

LADDER = (1, 3, 7, 21)
"""The days until a moment comes back, by the number of right answers in a row."""
KNOWN, PARKED = 3, 6
"""The right answers in a row that make a moment known, and the misses that park it."""
SITTING = 6
"""The most moments in one training session."""
MOMENTS, GAMES, LONGEST = 200, 300, 3_000
"""The most moments and games that are kept (the newest), and the most letters in a game's text."""
PHASES = ("opening", "middle", "end")
"""The thirds of a game."""
PARTS = ("group", "motif", "phase")
"""How lost points are divided."""


@dataclass(frozen=True, slots=True)
class OwnMoment:
    """A moment from one of the person's games, to be tried again."""

    game: str
    """The id of the game's record."""
    title: str
    day: str
    """The day of the game."""
    code: str
    """The game up to that moment, as a line of text."""
    seat: int
    number: int
    kind: str
    motif: str
    given: str
    best: str
    lost: float
    """The chance that was lost; 0 for a moment without a wrong answer."""
    due: str
    right: int = 0
    """Right answers in a row."""
    missed: int = 0

    @property
    def fine(self) -> bool:
        """True if no answer was wrong."""
        return not self.lost

    @property
    def known(self) -> bool:
        """True once it has been answered right `KNOWN` times, so that it comes back only once more."""
        return self.right >= KNOWN

    @property
    def parked(self) -> bool:
        """True if it has been missed so often that it doesn't come back."""
        return self.missed >= PARKED

    @property
    def sought(self) -> Sought:
        """The answer to be found again."""
        return Sought(self.number, self.kind, Action.parse(self.given), Action.parse(self.best), self.lost)

    def answered(self, right: bool, today: date) -> "OwnMoment | None":
        """Return the moment after a try on a given day; None if it doesn't come back."""
        if right and (self.fine or (self.known and self.due <= today.isoformat())):
            return None
        if right and today.isoformat() < self.due:
            return self  # remembered for less time than it should be
        row, missed = (self.right + 1, self.missed) if right else (0, self.missed + 1)
        due = today + timedelta(days=LADDER[min(row, len(LADDER) - 1)])
        return replace(self, right=row, missed=missed, due=due.isoformat())


@dataclass(frozen=True, slots=True)
class Loss:
    """What an answer lost, and the kind of answer."""

    phase: str
    group: str
    motif: str
    lost: float


class Share(NamedTuple):
    """What answers of one kind lost, over all games of a title."""

    part: str
    """The division it belongs to: "phase", "group" or "motif"."""
    name: str
    part_of_all: float
    """Its share of everything that was lost, 0 to 1."""
    points: int
    """The chances lost in all, in hundredths."""
    answers: int
    moments: int
    """How many of these moments are kept and can be trained."""

    @property
    def percent(self) -> int:
        """Its share in per cent."""
        return round(100 * self.part_of_all)


@dataclass
class Mistakes:
    """Everything saved about a person's mistakes."""

    moments: list[OwnMoment] = field(default_factory=list)
    losses: dict[str, tuple[str, tuple[Loss, ...]]] = field(default_factory=dict)
    """Game → its title, and the answers that lost something."""
    trouble: Line | None = None
    """Why the file couldn't be read or written."""

    def due(self, today: date, title: str = "", motif: str = "") -> list[OwnMoment]:
        """Return the moments that are due, with those without a wrong answer mixed in.

        With a subject, "push" or "motif push" to tell a motif from a group, all moments about it are due.
        """
        here = [
            each
            for each in self.moments
            if each.title in ("", title or each.title)
            and not each.parked
            and (motif or each.due <= today.isoformat())
        ]
        asked = [each for each in here if not motif or motif in _subjects(each)]
        bad = sorted([each for each in asked if not each.fine], key=lambda each: (each.due, -each.lost))
        fine = [each for each in asked if each.fine]
        mixed = [
            each
            for place in range(len(bad) + 1)
            for each in (*fine[place // 2 : place // 2 + place % 2], *bad[place : place + 1])
        ]
        return (mixed or fine)[:SITTING]

    def points(self, title: str) -> list[Loss]:
        """Return what was lost in all games of a title."""
        return [each for of, losses in self.losses.values() if of == title for each in losses]

    def games(self, title: str) -> int:
        """Return how many games of a title have been reviewed."""
        return len([of for of, _ in self.losses.values() if of == title])

    def divided(self, title: str) -> dict[str, list[Share]]:
        """Return where points are lost, by each of PARTS that tells anything."""
        return {part: found for part in PARTS if (found := self.shares(title, part))}

    def shares(self, title: str, part: str) -> list[Share]:
        """Return where points are lost by "phase", "group" or "motif", the largest share first."""
        lost: dict[str, list[float]] = {}
        for each in self.points(title):
            lost.setdefault(str(getattr(each, part)), []).append(each.lost)
        total = sum([sum(every) for every in lost.values()])
        found = [
            Share(
                part, name, sum(every) / total, round(100 * sum(every)), len(every), self._kept(title, part, name)
            )
            for name, every in lost.items()
        ]
        return sorted(found, key=lambda each: (-each.part_of_all, each.name))

    def _kept(self, title: str, part: str, name: str) -> int:
        """Return how many moments are kept for a motif or a group."""
        mine = [each for each in self.moments if each.title == title and not each.fine]
        found = {"motif": [each.motif for each in mine], "group": [group(title, each.kind) for each in mine]}
        return found.get(part, []).count(name)


def named(title: str, share: Share) -> str:
    """Return the name of a phase, or of a title's group or motif."""
    return _named(title, share.part, share.name)


def _named(title: str, part: str, name: str) -> str:
    return say(f"learn.{name}") if part == "phase" or name == OTHER else words(title).say(line(f"{part}.{name}"))


def subjects(found: Mistakes, title: str = "") -> dict[str, str]:
    """Return what the moments that come back are about: name in the current language -> id, as `due` reads it."""
    back = [each for each in found.moments if not each.parked]
    return {
        _named(each.title, part, name): f"{part} {name}"
        for each in back
        if each.title in ("", title or each.title)
        for part, name in (("group", group(each.title, each.kind)), ("motif", each.motif))
    }


def _subjects(of: OwnMoment) -> tuple[str, ...]:
    kind = group(of.title, of.kind)
    return of.motif, kind, f"motif {of.motif}", f"group {kind}"


def meant(subjects: Mapping[str, str], about: str) -> str:
    """Return the id of the subject called `about`, or `about` itself, which may be an id."""
    return next((name for called, name in subjects.items() if called.casefold() == about.casefold()), about)


def kept() -> Mistakes:
    """Return what is saved; if the file is damaged that is nothing, and `trouble` says so."""
    found, trouble = STORE.read()
    found.trouble = trouble
    return found


def learn_from(recorded: Recorded[Any], review: Review, today: date) -> Mistakes:
    """Save a reviewed game's worst moments for its only person, once, and what the answers lost."""
    seats = [seat for seat in recorded.table.seats if recorded.sitters[seat] == {YOU}]
    people = [seat for seat in recorded.table.seats if YOU in recorded.sitters[seat]]
    if recorded.table.result is None or len(people) != 1 or seats != people or seats[0] not in review.accuracy:
        return kept()
    name, (seat,) = recorded.header.id, seats
    bad, fine = practice.moments(recorded.table, review, seat)
    every = [_moment(recorded, each, seat, today) for each in (*bad, *fine)]
    fresh = [each for each in every if len(each.code) <= LONGEST]
    losses = tuple(_losses(recorded.table, review, seat))

    def add(found: Mistakes) -> bool:
        if name in found.losses and len(losses) <= len(found.losses[name][1]):
            return False  # a later review may have judged more of its answers
        before = {(each.game, each.number) for each in found.moments}
        found.moments += [each for each in fresh if (each.game, each.number) not in before]
        found.losses[name] = recorded.header.title, losses
        del found.moments[:-MOMENTS]
        for old in [*found.losses][:-GAMES]:
            del found.losses[old]
        return True

    found, trouble, _ = STORE.change(add)
    found.trouble = trouble
    return found


def answered(moment: OwnMoment, right: bool, today: date) -> Line | None:
    """Save how a try of a moment ended; return a problem with the disk, or None."""

    def change(found: Mistakes) -> bool:
        after = moment.answered(right, today)
        places = [n for n, each in enumerate(found.moments) if _same(each, moment)]
        for place in places:
            found.moments[place : place + 1] = [after] if after is not None else []
        return bool(places)

    return STORE.change(change).trouble


def drop(moment: OwnMoment) -> Line | None:
    """Delete a moment; return a problem with the disk, or None."""

    def change(found: Mistakes) -> bool:
        before = len(found.moments)
        found.moments = [each for each in found.moments if not _same(each, moment)]
        return len(found.moments) != before

    return STORE.change(change).trouble


def _same(one: OwnMoment, other: OwnMoment) -> bool:
    return (one.game, one.number) == (other.game, other.number)


def _moment(recorded: Recorded[Any], of: Sought, seat: Seat, today: date) -> OwnMoment:
    table = recorded.table
    state = table.state_before(of.number)
    asked = agenda.decision(state)
    assert asked is not None, "an answered position has a question"
    view, title = table.game.view(state, seat), recorded.header.title
    about = motif(title, view, asked, of.best)
    return OwnMoment(
        recorded.header.id,
        title,
        recorded.header.date[:10],
        _begun(recorded, of.number),
        seat,
        of.number,
        of.kind,
        about,
        str(of.given),
        str(of.best),
        round(of.lost, 4),
        today.isoformat(),
    )


def _begun(recorded: Recorded[Any], number: int) -> str:
    """Return the first answers of a game as a line of text."""
    table = recorded.table
    begun = Recorded(Table(table.game, table.setup), recorded.header, ChecksummedFile())
    for given in table.answers[:number]:
        begun.play(given.action)
    return code(begun)


def _losses(table: Table[Any], review: Review, seat: Seat) -> Iterable[Loss]:
    title = table.game.NAME
    seats = len(table.seats)
    whole = max(1, len(table.answers))
    for number, judged in review.judged.items():
        lost = practice.lost(judged, title, seats)
        if judged.seat == seat and lost:
            state = table.state_before(number)
            asked = agenda.decision(state)
            assert asked is not None, "an answered position has a question"
            about = motif(title, table.game.view(state, seat), asked, judged.best.action)
            phase = PHASES[min(len(PHASES) - 1, len(PHASES) * number // whole)]
            yield Loss(phase, group(title, asked.kind), about, round(lost, 4))


# --- the file ---------------------------------------------------------------------------------------------


def _parsed(said: Any) -> Mistakes:
    """Return parsed mistakes; raise one of several errors for invalid data."""
    moments = [_moment_said(each) for each in said["moments"]][:MOMENTS]
    losses = {}
    for name, (title, every) in list(said["losses"].items())[:GAMES]:
        losses[legible(name)] = legible(title), tuple([_loss_said(each) for each in every])
    return Mistakes(moments, losses)


def _moment_said(said: Any) -> OwnMoment:
    texts = ("game", "title", "day", "kind", "motif", "given", "best")
    game, title, day, kind, about, given, best = (legible(str(said[name])) for name in texts)
    due, text = date.fromisoformat(str(said["due"])).isoformat(), str(said["code"])
    seat, number, right, missed = counts = [int(said[name]) for name in ("seat", "number", "right", "missed")]
    lost = float(said["lost"])
    if len(text) > LONGEST or not 0 <= lost <= 1 or not all(0 <= each < 10**6 for each in counts):
        raise ValueError("no moment")
    where = game, title, day, legible(text, LONGEST), seat, number
    return OwnMoment(*where, kind, about, given, best, lost, due, right, missed)


def _loss_said(said: Any) -> Loss:
    phase, of_group, about, lost = said
    if phase not in PHASES or not 0 <= float(lost) <= 1:
        raise ValueError("no loss")
    return Loss(phase, legible(of_group), legible(about), float(lost))


def _said(found: Mistakes) -> object:
    losses = {
        name: (title, [(each.phase, each.group, each.motif, each.lost) for each in every])
        for name, (title, every) in found.losses.items()
    }
    return {"moments": [asdict(each) for each in found.moments], "losses": losses}


STORE = Store(folders.mistakes, Mistakes, _parsed, _said, "learn.unreadable", "learn.unwritable")

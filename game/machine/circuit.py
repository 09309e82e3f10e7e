"""Results on the circuit: whom a person has beaten, what rivals remember, runs, and a hall of fame."""

from dataclasses import asdict, dataclass, field
from typing import Any

from game import folders
from game.core.contract import Line, line
from game.core.files.journal import Recorded
from game.core.language.legible import legible
from game.machine.own import alone
from game.machine.rivals import RIVALS, RUNGS, Stop, in_sentence, ladder, met, named, tour
from game.machine.store import Store
from game.titles import having

GRAND = ""
"""The name of the circuit across all titles, used in place of a title."""
FAMOUS = 10
"""How many runs of a title its hall of fame keeps."""
LATEST = 8
"""How many of the last games against a rival are kept."""
REMEMBERED = 50
"""How many of the last games are remembered by id, so that none counts twice."""
POINTS, ASCENDED = 100, 50
"""The points for a win: per place on the ladder, and per rung."""
INITIALS = 3
WIN, SHARE = 3, 1
"""The points in the season table for a won game and for a shared one."""
MOST = 10**9
"""An upper bound for every number in the file."""
LONGEST = 200
"""The most letters of what a rival remembers."""


@dataclass
class Between:
    """The record between a person and a rival."""

    games: str = ""
    """The last games, newest last: "w" won, "l" lost, "s" shared."""
    won: int = 0
    lost: int = 0
    rung: int = -1
    """The highest rung that this rival was beaten on; -1 before the first win."""
    remembers: str = ""
    """A public turning point of the last game, in the words it was told with."""
    language: str = ""
    """The language of `remembers`."""


@dataclass
class Run:
    """A run of wins: how many, and their points."""

    won: int = 0
    score: int = 0


@dataclass
class Famous:
    """A run in the hall of fame, signed with three initials."""

    who: str
    score: int
    won: int


@dataclass
class Circuit:
    """The circuit results of the person on this machine."""

    rivals: dict[str, dict[str, Between]] = field(default_factory=dict)
    """Title → rival's id → the record between them and the person."""
    runs: dict[str, Run] = field(default_factory=dict)
    ended: dict[str, Run] = field(default_factory=dict)
    """Runs that are waiting for initials."""
    fame: dict[str, list[Famous]] = field(default_factory=dict)
    counted: list[str] = field(default_factory=list)
    """The ids of the last games that counted."""

    def between(self, stop: Stop) -> Between:
        """Return the record between the person and a rival."""
        return self.rivals.get(stop.title, {}).get(stop.rival.id, Between())

    def beaten(self, stop: Stop) -> bool:
        """Return True if a rival has been beaten."""
        return self.between(stop).won > 0

    def stops(self, title: str) -> tuple[Stop, ...]:
        """Return the rivals of a title, or of the grand tour."""
        return tour() if title == GRAND else tuple(Stop(title, number) for number in range(RIVALS))

    def next(self, title: str) -> Stop:
        """Return the first rival of a circuit who hasn't been beaten, or the last one if all have."""
        stops = self.stops(title)
        return next((stop for stop in stops if not self.beaten(stop)), stops[-1])

    def open(self, title: str, stop: Stop) -> bool:
        """Return True if a rival may be met: every rival before it must have been beaten."""
        stops = self.stops(title)
        return all(self.beaten(each) for each in stops[: stops.index(stop)])

    def ascends(self, title: str) -> int:
        """Return the highest rung that may be played: one above the highest on which the last rival was beaten."""
        if title == GRAND:
            return 0
        return min(RUNGS, self.between(Stop(title, RIVALS - 1)).rung + 1)

    def nemesis(self, title: str) -> Stop | None:
        """Return the rival who has won most often against the person; None before a second loss."""
        worst = max(self.stops(title), key=lambda stop: (self.between(stop).lost, stop.number))
        return worst if self.between(worst).lost > 1 else None

    def count(self, recorded: Recorded[Any]) -> tuple[Line, ...] | None:
        """Count a finished game, once; return what to say about it, or None if it doesn't count."""
        found = met(recorded.header)
        result = recorded.table.result
        me = alone(recorded)
        if (
            found is None
            or result is None
            or me is None
            or recorded.practice
            or recorded.header.parent is not None
        ):
            return None
        if recorded.header.id in self.counted:
            return None
        self.counted = [*self.counted, recorded.header.id][-REMEMBERED:]
        (stop, rung), share = found, result.shares[me]
        rival = stop.rival
        with_rival = self.rivals.setdefault(stop.title, {}).setdefault(rival.id, Between())
        kind = "w" if share == 1 else "s" if share else "l"
        with_rival.games = (with_rival.games + kind)[-LATEST:]
        name = in_sentence(named(stop.title, rival))
        if kind == "s":
            return (line("circuit.shared", rival=name),)
        if kind == "l":
            with_rival.lost += 1
            return (line("circuit.lost", rival=name), *self._ends(stop.title))
        first = not with_rival.won
        with_rival.won, with_rival.rung = with_rival.won + 1, max(with_rival.rung, rung)
        return self._won(stop, rung, first=first, hinted=bool(recorded.hints))

    def _won(self, stop: Stop, rung: int, *, first: bool, hinted: bool) -> tuple[Line, ...]:
        """Add a win to the title's run; with hints it brings no points."""
        run = self.runs.setdefault(stop.title, Run())
        points = 0 if hinted else POINTS * (stop.number + 1) + ASCENDED * rung
        run.won, run.score = run.won + 1, run.score + points
        name = in_sentence(named(stop.title, stop.rival))
        told = line("circuit.won", rival=name, points=points, score=run.score, count=run.won)
        if hinted:
            told = line("circuit.won_hinted", rival=name, score=run.score, count=run.won)
        if not first:
            return (told,)
        if stop.number + 1 == RIVALS:
            return told, line("circuit.all_beaten")
        after = ladder(stop.title).rival[stop.number + 1]
        return told, line("circuit.opens", rival=in_sentence(named(stop.title, after)))

    def _ends(self, title: str) -> tuple[Line, ...]:
        """End a title's run; a good one then waits for its initials."""
        run = self.runs.pop(title, Run())
        board = self.fame.get(title, [])
        good = run.score and (len(board) < FAMOUS or run.score > board[-1].score)
        if good and run.score > self.ended.get(title, Run()).score:
            self.ended[title] = run
            return (line("circuit.fame", score=run.score, count=run.won),)
        return (line("circuit.run", score=run.score, count=run.won),) if run.won else ()

    def sign(self, title: str, initials: str) -> None:
        """Enter a run that has ended into the hall of fame."""
        run = self.ended.pop(title, None)
        if run is not None:
            board = [*self.fame.get(title, []), Famous(_initials(initials), run.score, run.won)]
            self.fame[title] = sorted(board, key=lambda each: -each.score)[:FAMOUS]


def kept() -> tuple[Circuit, Line | None]:
    """Return the circuit saved on this machine, and why its file couldn't be read, or None."""
    return STORE.read()


def settled(recorded: Recorded[Any]) -> tuple[Line, ...]:
    """Count a finished game on the circuit, once; return the sentences to show."""
    if met(recorded.header) is None:
        return ()
    said: tuple[Line, ...] | None = None

    def count(circuit: Circuit) -> bool:
        nonlocal said
        said = circuit.count(recorded)
        return said is not None

    _, trouble, _ = STORE.change(count)
    return (*(said or ()), *([trouble] if trouble is not None else []))


def remember(recorded: Recorded[Any], told: str, language: str) -> None:
    """Let a rival remember a public turning point of a game that counted."""
    found = met(recorded.header)
    if found is None or not told:
        return
    stop = found[0]

    def note(circuit: Circuit) -> bool:
        with_rival = circuit.rivals.get(stop.title, {}).get(stop.rival.id)
        if with_rival is None or recorded.header.id not in circuit.counted[-1:]:
            return False
        with_rival.remembers, with_rival.language = told[:LONGEST], language
        return True

    STORE.change(note)


def _initials(text: str) -> str:
    """Return three capital letters or digits, padded with dashes."""
    letters = [letter for letter in text.upper() if letter.isalnum()][:INITIALS]
    return "".join(letters).ljust(INITIALS, "-")


def _number(said: Any, least: int = 0) -> int:
    value = int(said)
    if not least <= value < MOST:
        raise ValueError("no number")
    return value


def _parsed(said: Any) -> Circuit:
    """Return a parsed circuit; raise one of several errors for invalid data."""
    titles = (*having("circuit"), GRAND)

    def of(what: str) -> dict[str, Any]:
        return {title: each for title, each in dict(said[what]).items() if title in titles}

    return Circuit(
        {
            title: {legible(name): _between(each) for name, each in dict(rivals).items()}
            for title, rivals in of("rivals").items()
        },
        {title: _run(each) for title, each in of("runs").items()},
        {title: _run(each) for title, each in of("ended").items()},
        {title: [_famous(each) for each in board] for title, board in of("fame").items()},
        [legible(str(each)) for each in said["counted"]][-REMEMBERED:],
    )


def _between(said: Any) -> Between:
    games = "".join(each for each in str(said["games"]) if each in "wls")[-LATEST:]
    return Between(
        games,
        _number(said["won"]),
        _number(said["lost"]),
        min(RUNGS, _number(said["rung"], -1)),
        legible(str(said["remembers"]), LONGEST),
        legible(str(said["language"])),
    )


def _famous(said: Any) -> Famous:
    return Famous(_initials(str(said["who"])), _number(said["score"]), _number(said["won"]))


def _run(said: Any) -> Run:
    return Run(_number(said["won"]), _number(said["score"]))


STORE: Store[Circuit] = Store(
    folders.circuit, Circuit, _parsed, lambda circuit: asdict(circuit), "circuit.unreadable", "circuit.unwritable"
)

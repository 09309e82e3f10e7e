"""Reviews as text, for the screen and as Markdown."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import reduce
from itertools import zip_longest
from typing import Any, NamedTuple

from ai.coach.advice import Idea, chance
from ai.coach.calibration import worth
from ai.coach.motifs import motif
from ai.coach.notebook import ReviewFile, why_not, work_out
from ai.coach.review import Grade, GraphPoint, Judged, Review, ReviewedPlay, about, asked, grade, of_seats
from ai.search.budget import Budget
from game.core import agenda, asking
from game.core.content.box import level_name, name_of, turn_name
from game.core.contract import Field, Seat
from game.core.files.journal import YOU, Recorded
from game.core.language.dates import told_day
from game.core.language.legible import legible
from game.core.language.words import say, words
from game.machine import mistakes, today
from game.play.retry import LessonTopic, lesson_told
from game.play.showing import Showing
from game.terminal.boards import board
from game.terminal.coaching import in_words
from game.terminal.console import Console
from game.terminal.letters import Teller

WIDE = 48
"""The number of bars in a graph."""
BARS = "▁▂▃▄▅▆▇█"
PLAIN_BARS = "_.-:=+*#"
"""The bars for encodings without block characters."""
SENTENCES = 3
"""The most sentences about one turning point."""
EVERYBODY = "everybody"


class ReviewPart(NamedTuple):
    """A part of a review: a heading, and paragraphs of rows; a paragraph's first row is its main point."""

    heading: str
    paragraphs: tuple[tuple[str, ...], ...]
    drawn: bool = False
    """Whether its rows are a drawing, which isn't wrapped."""
    positions: tuple[tuple[str, ...], ...] = ()
    """The position that each paragraph is about, as text; written to files, but not shown on a screen."""


@dataclass(frozen=True, slots=True)
class Figures:
    """The numbers of a review that may be shown, for a title and a number of seats."""

    title: str
    seats: int
    tell: Teller

    @property
    def shown(self) -> bool:
        """Whether numbers may be shown."""
        return chance(self.title, self.seats, 0.5) is not None

    def chance(self, value: float) -> str:
        """Return the chance that a value means, in words; "" if no number may be shown."""
        share = chance(self.title, self.seats, value)
        return "" if share is None else self.tell.say("reviewing.chance", chance=round(100 * share))

    def lost(self, each: Judged) -> str:
        """Return how much of the chance an answer gave away."""
        return self.tell.say("reviewing.chance", chance=max(1, round(100 * about(each, self.title, self.seats))))

    def points(self, play: ReviewedPlay) -> int:
        """Return how many points of the chance a play gave away; 0 if no number may be shown."""
        lost = [
            worth(self.title, self.seats, each.best.value) - worth(self.title, self.seats, each.value)
            for each in play.judged
            if each.lost
        ]
        return round(100 * sum(lost)) if self.shown else 0

    def grade(self, each: Judged) -> Grade:
        """Return how good an answer was."""
        return grade(each, self.title, self.seats)


@dataclass(frozen=True)
class GraphText:
    """Everybody's standing over the course of a game, drawn and in words."""

    recorded: Recorded[Any]
    told: Review
    figures: Figures
    bars: str

    def part(self) -> ReviewPart:
        """Return the graph."""
        rows = tuple(self._line(seat) for seat in self.recorded.table.seats if self._is_drawn(seat))
        shown = (rows,) if len(self.told.graph) > 1 and rows else ()
        return ReviewPart(self.figures.tell.say("reviewing.graph"), shown, drawn=True)

    def _is_drawn(self, seat: Seat) -> bool:
        """Return True if a seat may be drawn; during a game, only the reader's own may."""
        return self.recorded.table.result is not None or seat in self.told.accuracy

    def _line(self, seat: Seat) -> str:
        """Return a seat's graph."""
        end, names = max(1, self.told.graph[-1].answers), self.figures.tell.seats
        drawn = "".join(self._bar(_at(self.told.graph, end * place / (WIDE - 1)), seat) for place in range(WIDE))
        last = self.figures.chance(self.told.graph[-1].shares[seat])
        width = max(map(len, names))
        return f"{names[seat]:<{width}}  {drawn}" + (f"  {last}" if last else "")

    def _bar(self, standing: GraphPoint, seat: Seat) -> str:
        return self.bars[min(len(self.bars) - 1, int(len(self.bars) * standing.shares[seat]))]

    def words(self, seat: Seat) -> str:
        """Return a seat's chances at five moments; "" if no numbers may be shown."""
        end, tell = self.told.graph[-1].answers, self.figures.tell
        moments = [_at(self.told.graph, end * place / 4).shares[seat] for place in range(5)]
        chances = tuple(filter(None, map(self.figures.chance, moments)))
        return tell.say("reviewing.course", who=tell.seats[seat], chances=chances) if chances else ""


@dataclass(frozen=True)
class Retrospect:
    """A review's words for one reader, or for everybody."""

    recorded: Recorded[Any]
    told: Review
    tell: Teller
    budget: Budget
    bars: str = BARS

    def pages(self) -> list[ReviewPart]:
        """Return all parts that aren't empty."""
        every = [self.course.part(), self._turning()]
        for seat in self.told.accuracy:
            every += [self._mistakes(seat), self._misled(seat), self._best(seat), self._luck(seat)]
        return [page for page in every if page.paragraphs]

    def record(self) -> list[ReviewPart]:
        """Return every play of each seat, one per line, for a review written to a file."""
        every = [self._plays(seat) for seat in self.told.accuracy]
        return [page for page in every if page.paragraphs]

    @property
    def course(self) -> GraphText:
        """The game's graph."""
        return GraphText(self.recorded, self.told, self._figures, self.bars)

    @property
    def title(self) -> str:
        """The review's heading."""
        header = self.recorded.header
        level = level_name(header.title, header.setup.level)
        day = told_day(header.date)
        date = day if isinstance(day, str) else words("room").say(day)
        return self._say("title", title=name_of(header.title), level=level, date=date)

    def opening(self) -> list[str]:
        """Return the rows about the result, everybody's accuracy, and how the game was judged."""
        result = self.recorded.table.result
        rows = [self.tell(result.line)] if result is not None else [self._say("unfinished")]
        rows += [
            self._say("accuracy", seat=seat, accuracy=round(accuracy))
            for seat, accuracy in self.told.accuracy.items()
            if accuracy is not None and self._figures.shown
        ]
        rows += [self._counted(seat) for seat in self.told.counts]
        how = [self._say("by_simulations", simulations=self.budget.simulations)]
        how += [self._say("at_most", seconds=f"{self.budget.each:g}")] if self.budget.each else []
        return [*rows, *how, *([] if self._figures.shown else [self._say("no_numbers")])]

    def _counted(self, seat: Seat) -> str:
        """Return the counts of a seat's answers by grade, including advised ones and those not judged."""
        counts = self.told.counts[seat]
        told = {of.value: counts[of] for of in Grade}
        rows = [self._say("counts", seat=seat, **told)]
        rows += [self._say(of.value, count=counts[of]) for of in (Grade.ADVISED, Grade.UNJUDGED) if counts[of]]
        return " ".join(rows)

    # --- its parts ---

    def _turning(self) -> ReviewPart:
        return ReviewPart(self._say("turning"), tuple(self._turned(number) for number in self.told.turning))

    def _turned(self, number: int) -> tuple[str, ...]:
        """Return a turning point with the chances before and after it."""
        seat = self.told.judged[number].seat
        first, *more = self._told(number)
        rows = [self._when(number, first), *more]
        later = next((point for point in self.told.graph if point.answers > number + 1), self.told.graph[-1])
        before = self.told.judged[number].standings
        was, now = (self._figures.chance(shares[seat]) for shares in (before, later.shares))
        return (*rows, *([self._say("stood", seat=seat, was=was, now=now)] if was and now else []))

    def _mistakes(self, seat: Seat) -> ReviewPart:
        numbers = self.told.mistakes[seat]
        found = [self._mistake(self.told.judged[number]) for number in numbers]
        stood = tuple([self._position(number) for number in numbers])
        return ReviewPart(self._say("mistakes", seat=seat), tuple(found), positions=stood)

    def _position(self, number: int) -> tuple[str, ...]:
        """Return the position before an answer as its seat saw it."""
        table, title = self.recorded.table, self.recorded.header.title
        seat = table.answer(number).seat
        view = table.game.view(table.state_before(number), seat)
        return tuple(board(title).lines(view, seat, self.tell.words, self.tell.seats))

    def _plays(self, seat: Seat) -> ReviewPart:
        """Return a seat's plays, each with its grade and what it lost."""
        rows = [(self._played(each),) for each in self.told.plays if each.seat == seat]
        return ReviewPart(self._say("plays", seat=seat), tuple(rows))

    def _played(self, play: ReviewedPlay) -> str:
        deeds = [self._deed(each.number, each.played) for each in play.judged]
        of, off = self._figures.grade(play.worst), self._figures.points(play)
        kind = "played_lost" if off and of is not Grade.GOOD else f"played_{of.value}"
        deed = reduce(lambda before, after: self.tell.say("coach.then", before=before, after=after), deeds)
        return self._when(play.number, self._say(kind, deed=deed, points=off))

    def _luck(self, seat: Seat) -> ReviewPart:
        """Return a seat's luck: the balance, and what it came from."""
        ledger = self.told.luck[seat]
        if not self._figures.shown or not ledger.largest:
            return ReviewPart("", ())
        rows = [self._fortune(self.told.judged[number]) for number in ledger.largest]
        gained, taken = round(100 * ledger.gained), round(100 * ledger.taken)
        balance = self._say("luck_balance", gained=gained, taken=taken)
        return ReviewPart(self._say("luck", seat=seat), ((balance,), *((row,) for row in rows)))

    def _fortune(self, each: Judged) -> str:
        was, now = self._figures.chance(each.value), self._figures.chance(each.value + (each.luck or 0.0))
        deed = self._deed(each.number, each.played)
        return self._when(each.number, self._say("luck_after", deed=deed, was=was, now=now))

    def _misled(self, seat: Seat) -> ReviewPart:
        """Return the answers that the coach had advised and now finds worse; they aren't the seat's mistakes."""
        found = [self._mistake(self.told.judged[number]) for number in self.told.misled[seat]]
        return ReviewPart(self._say("misled", seat=seat), tuple(found))

    def _mistake(self, each: Judged) -> tuple[str, ...]:
        """Return a mistake: the question, the answer, what was better and why, and the consequence."""
        rows = [self._asked(each), self._say("given", deed=self._deed(each.number, each.played))]
        rows += [self._say(f"told_{self._figures.grade(each).value}"), *self._lost(each)]
        rows += [self._reason(reason) for reason in each.played.reasons]
        rows.append(self._say("better", deed=self._deed(each.number, each.best)))
        rows += [self._reason(reason) for reason in each.best.reasons]
        told = lesson_told(self._topic(each))
        return (*rows, told) if told else tuple(rows)

    def _topic(self, each: Judged) -> LessonTopic:
        """Return the topic of the lesson about a mistake."""
        table, title = self.recorded.table, self.recorded.header.title
        asked = agenda.decision(self._state(each.number))
        assert asked is not None, "a judged question was asked"
        view = table.game.view(self._state(each.number), asked.seat)
        return LessonTopic(title, asked.kind, motif(title, view, asked, each.best.action))

    def _best(self, seat: Seat) -> ReviewPart:
        found = [self._found(self.told.judged[number]) for number in self.told.best[seat]]
        return ReviewPart(self._say("best", seat=seat), tuple(found))

    def _found(self, each: Judged) -> tuple[str, ...]:
        rows = [self._asked(each), self._say("given", deed=self._deed(each.number, each.played))]
        key = "only" if each.obvious else "hard"
        value, natural = self._figures.chance(each.value), self._figures.chance(each.natural)
        rows.append(self._say(f"{key}_by", value=value, natural=natural) if value and natural else self._say(key))
        return (*rows, *[self._reason(reason) for reason in each.played.reasons])

    # --- sentences ---

    def _asked(self, each: Judged) -> str:
        question = self.tell.words.say(asking.prompt(self._state(each.number)), self.tell.reader, self.tell.seats)
        return self._when(each.number, question)

    def _when(self, number: int, what: str) -> str:
        turn = self.recorded.table.game.turn(self._state(number))
        if not turn:
            return self._say("at_first", what=what)
        return self._say("at", turn_name=turn_name(self.recorded.header.title), turn=turn, what=what)

    def _lost(self, each: Judged) -> list[str]:
        was, now = self._figures.chance(each.best.value), self._figures.chance(each.value)
        off = self._figures.lost(each)
        return [self._say("lost", was=was, now=now, off=off)] if was and now else []

    def _reason(self, reason: Any) -> str:
        return self._say("reason", reason=self.tell(reason))

    def _told(self, number: int) -> list[str]:
        """Return a few sentences on what followed an answer in its turn, until the next judged one."""
        later = next((each for each in self.told.judged if each > number), None)
        turn_of = self.recorded.table.game.turn
        turn, beats = turn_of(self._state(number)), self.recorded.table.beats(number, later)
        events = [beat.event.seen_by(self.tell.reader) for beat in beats if turn_of(beat.state) == turn]
        told = [self.tell.words.tell(event, self.tell.reader, self.tell.seats) for event in events]
        deed = self._deed(number, self.told.judged[number].played)
        seat = self.told.judged[number].seat
        return [each for each in told if each][:SENTENCES] or [self.tell.say("coach.of", seat=seat, reason=deed)]

    def _deed(self, number: int, idea: Idea) -> str:
        game, seat = self.recorded.table.game, self.told.judged[number].seat
        return in_words(game, board(self.recorded.header.title), self.tell, self._state(number), seat, idea.deed)

    def _say(self, key: str, **fields: Field) -> str:
        return self.tell.say(f"reviewing.{key}", **fields)

    @property
    def _figures(self) -> Figures:
        return Figures(self.recorded.header.title, len(self.recorded.table.seats), self.tell)

    def _state(self, number: int) -> Any:
        return self.recorded.table.state_before(number)


def _at(graph: Sequence[GraphPoint], answers: float) -> GraphPoint:
    """Return the last graph point that has at most this number of answers."""
    return next(point for point in reversed(graph) if point.answers <= answers)


# --- output -------------------------------------------------------------------------------------------------


def bars_for(console: Console) -> str:
    """Return the bars that an encoding can show."""
    try:
        BARS.encode(console.paper.encoding or "ascii")
    except UnicodeEncodeError:
        return PLAIN_BARS
    return BARS


def show(looked: Retrospect, console: Console) -> None:
    """Print a review on the screen."""
    console.strong(looked.title)
    for row in looked.opening():
        console.show(row)
    for page in looked.pages():
        console.write("")
        console.strong(page.heading)
        for paragraph in page.paragraphs:
            for number, row in enumerate(paragraph):
                if page.drawn and not console.plain:
                    console.write(row)
                elif page.drawn:
                    console.write(looked.course.words(number))
                else:
                    console.show(row, indent="  " if number == 0 else "    ")


def offer_practice(recorded: Recorded[Any], console: Console) -> None:
    """Print how many of a game's moments the next training session asks, if any."""
    waiting = [each for each in mistakes.kept().due(today.today()) if each.game == recorded.header.id]
    if waiting:
        console.write("")
        console.show(say("learn.offer", count=len(waiting)))


def markdown(looked: Retrospect) -> str:
    """Return a review as Markdown."""
    parts = [f"# {_plain(looked.title)}", "\n\n".join(map(_plain, looked.opening()))]
    for page in (*looked.pages(), *looked.record()):
        parts.append(f"## {_plain(page.heading)}")
        if page.drawn:
            parts += ["\n".join(("```", *paragraph, "```")) for paragraph in page.paragraphs]
        else:
            parts.append("\n".join(_items(page)))
    return "\n\n".join(parts) + "\n"


def _items(page: ReviewPart) -> Iterator[str]:
    for paragraph, stood in zip_longest(page.paragraphs, page.positions, fillvalue=()):
        first, *rest = map(_plain, paragraph)
        yield f"- **{first}**" if rest else f"- {first}"
        yield from (f"  - {row}" for row in rest)
        if stood:
            yield from ("", "  ```", *(f"  {row}".rstrip() for row in stood), "  ```", "")


def _plain(text: str) -> str:
    """Return text escaped for Markdown."""
    return _SIGNS.sub(r"\\\g<0>", text)


_SIGNS = re.compile(r"[\\`*_<>\[\]#|]")


# --- reviewing at the keyboard ------------------------------------------------------------------------------


class NotNow(Exception):
    """Raised if a game can't be reviewed now; the text says why in one sentence."""


def reviewed_seats(recorded: Recorded[Any], wanted: str = "") -> tuple[Seat, ...]:
    """Return the seats meant by number or name, or all of them.

    Raises NotNow if they may not be reviewed yet.
    """
    table = recorded.table
    people = [seat for seat in table.seats if YOU in recorded.sitters[seat]]
    named = Showing(recorded).names
    by_name = {str(seat + 1): seat for seat in table.seats} | {n.casefold(): s for s, n in enumerate(named)}
    asked_for = wanted.strip().casefold()
    if asked_for and asked_for not in (EVERYBODY, *by_name):
        raise NotNow(say("reviewing.nobody", who=legible(wanted), seats=tuple(named)))
    if asked_for in by_name:
        seats: tuple[Seat, ...] = (by_name[asked_for],)
    else:
        seats = tuple(people) if len(people) == 1 and not asked_for else tuple(table.seats)
    refused = why_not(recorded, seats)
    if refused is not None:
        raise NotNow(words("room").say(refused))
    return seats


def look_back(recorded: Recorded[Any], seats: Sequence[Seat], budget: Budget, console: Console) -> Retrospect:
    """Judge the answers of these seats that aren't judged yet. Raises NotNow when interrupted."""
    table, kept = recorded.table, ReviewFile(recorded, budget)
    every = asked(table)
    numbers = of_seats(table, every, seats)
    if not numbers:
        raise NotNow(say("reviewing.nothing"))

    def progress(done: int, of: int) -> None:
        if console.screen:
            end = "\n" if done == of else ""
            print(f"\r{say('reviewing.progress', done=done, total=of)}", end=end, file=console.paper, flush=True)

    try:
        told = work_out(recorded, kept, seats, budget, progress=progress, every=every)
    except KeyboardInterrupt as error:
        done, total = len(set(kept.judged) & set(numbers)), len(numbers)
        raise NotNow(say("reviewing.stopped", done=done, total=total)) from error
    if kept.trouble is not None:
        console.show(words("room").say(kept.trouble))
    learnt = mistakes.learn_from(recorded, told, today.today())
    if learnt.trouble is not None:
        console.show(words("room").say(learnt.trouble))
    title, named = recorded.header.title, Showing(recorded).names
    reader = seats[0] if len(seats) == 1 else None
    return Retrospect(recorded, told, Teller(words(title), reader, named), budget, bars_for(console))

"""The coach beside a person: hints, blunder alerts, threats, and offers to call the game."""

from collections.abc import Iterator, Sequence
from concurrent.futures import Future
from dataclasses import dataclass, field
from threading import Thread
from typing import Protocol

from ai.coach.advice import CLOSE, DROP, ENOUGH, Advice, Idea, settled
from ai.coach.causes import ENDS, OTHERWISE, SHARES, contrast
from ai.coach.motifs import motif
from ai.heuristics import prepare
from ai.search.deeds import Hidden, hidden
from ai.search.merging import Finding
from game.core.contract import Action, Decision, Line, Seat
from game.core.identity import Identity
from game.core.language.words import say
from game.machine.own import opponents
from game.play.advising import SILENT, Advised, Compared, Weighed
from game.play.calling import Calling
from game.play.coach_words import CoachWords
from game.play.retry import lesson_about
from game.play.sitting import Sitting
from game.play.standing import StandingAnswers
from game.play.worker import result_of

SECONDS = 6.0
"""The longest the coach thinks about a question, in seconds; the worker is replaced soon after."""
PAUSE = 4.0
"""The longest an answer waits for its check, in seconds."""
CRITICAL = 0.04
"""What a plausible answer must lose for the question to be marked before it is answered."""
MARKS = 3
"""The most questions marked in one game."""
NONE = -1


@dataclass(frozen=True, slots=True)
class Objection:
    """An answer that is held back until its player has read the coach's objection."""

    action: Action
    better: Idea
    values: tuple[float, float]
    """The values of the better answer and of the held one."""


class CoachSettings(Protocol):
    """The settings that let a coach speak without being asked."""

    alert: bool
    guided: tuple[str, ...]
    """The titles in which the person is guided."""


class Asking(Protocol):
    """The question as a face asks it."""

    @property
    def open_question(self) -> Decision | None:
        """The question as it is put to the reader; None while something moves or if it answers itself."""

    @property
    def begun(self) -> Sequence[Action]:
        """The possible answers about the thing that was picked up."""


@dataclass
class Coaching:
    """The coach at the reader's question. It knows no more than the reader does."""

    sitting: Sitting
    asking: Asking
    settings: CoachSettings | None = None
    """When the coach may speak without being asked; None for never."""
    standing: StandingAnswers | None = None
    """What people at this screen have said they will answer."""
    seconds: float = SECONDS
    about: object = None
    """The position and seat the coach is thinking about."""
    asked: "Future[Advice] | None" = None
    advice: Advice | None = None
    wanted: bool = False
    """Whether to show a hint as soon as there is one."""
    asked_for: bool = False
    """Whether a hint was asked for at this question."""
    early: Seat | None = None
    """The seat that asked for a hint while something was moving; it gets one at its next question."""
    shown: int = NONE
    """The index of the idea shown as a hint."""
    weighing: "Future[tuple[Finding, ...]] | None" = None
    sounding: "Future[tuple[Finding, ...]] | None" = None
    """The search of the answers that others are compared with, run while the player thinks."""
    weighed: dict[Action, Finding | None] = field(default_factory=dict)
    """Findings on answers that were picked up or given; None if there are none."""
    lead: Action | None = None
    """The answer that `weighed` compares with, if it isn't the first idea."""
    waiting: Action | None = None
    """The answer that is being checked before it counts."""
    waited: float = 0.0
    """How long `waiting` has waited, in seconds."""
    held: Objection | None = None
    sure: Action | None = None
    """The answer the player insists on."""
    urged: Action | None = None
    """The better answer that was named when one was held back."""
    compared: "Future[tuple[Idea, ...]] | None" = None
    reasons: tuple[Idea, ...] = ()
    """The better answer and the held one, with reasons."""
    better: Idea | None = None
    """The better answer that an alert has named at this question."""
    marked: set[int] = field(default_factory=set)
    """The numbers of the questions that were marked as critical."""
    silenced: bool = False
    """True while a lesson teaches, so that the coach stays quiet."""
    calling: Calling = field(init=False)
    words: CoachWords = field(init=False)

    def __post_init__(self) -> None:
        self.calling, self.words = Calling(self.sitting), CoachWords(self.sitting, self.standing)

    def warm_up(self) -> None:
        """Load the learned evaluation ahead of time; the first frame that needs it would wait 0.1 s for numpy."""
        Thread(target=prepare, args=(self.sitting.title,), name="overton-weights").start()

    @property
    def alerts(self) -> bool:
        """Whether the coach speaks without being asked."""
        settings = self.settings
        if settings is None or self.silenced:
            return False
        return settings.alert or self.sitting.title in settings.guided

    # --- thinking ---

    def tick(self, seconds: float = 0.0) -> bool:
        """Start, continue or stop thinking; return True if anything visible changed."""
        before = (self.about, self.advice, self.reasons, self.calling.offered)
        self.waited += seconds
        asked, sitting = self.sitting.mine(), self.sitting
        about = (Identity(sitting.table.state), asked.seat) if asked is not None else None
        if about != self.about:
            early = self.early if asked is None or asked.seat == self.early else None
            self.leave()
            self.about, self.early = about, early
            if about is not None and not self.silenced:
                self.calling.renew()
            else:
                self.calling.put_away()
        put = self.asking.open_question
        if put is not None and self._thinks() and len(put.options) > 1:
            self.asked = sitting.bots.ask(self._question(put))
        self._listen()
        self._weigh()
        _sound_out(self)
        return before != (self.about, self.advice, self.reasons, self.calling.offered)

    def _question(self, put: Decision) -> Advised:
        sitting = self.sitting
        number, view = sitting.table.answered, sitting.table.view(put.seat)
        return Advised(sitting.title, view, put, number, self.seconds)

    def _weigh(self) -> None:
        """Check the waiting answer and those the player is about to give."""
        put = self.asking.open_question
        if put is None or not self.alerts or not self.ideas or self.weighing is not None:
            return
        meant = [each for each in (*self.asking.begun, self.waiting) if each in put.options]
        wanted = tuple(dict.fromkeys(each for each in meant if not self._is_known(each)))
        if wanted:
            _stop_sounding(self)
            self.weighed |= dict.fromkeys(wanted)
            self.weighing = self.sitting.bots.ask(
                Weighed(self._question(put), wanted, len(self.sitting.table.seats))
            )

    def _thinks(self) -> bool:
        return (self.wanted or self.alerts) and self.asked is None and self.advice is None

    def _listen(self) -> None:
        """Collect finished results."""
        if self.asked is not None and self.asked.done():
            self.advice, self.asked = result_of(self.asked) or SILENT, None
            _mark(self)
        if self.weighing is not None and self.weighing.done():
            found = result_of(self.weighing) or ()
            self.lead = next((each.action for each in found if each.action not in self.weighed), self.lead)
            self.weighed |= {each.action: each for each in found}
            self.weighing = None
        if self.compared is not None and self.compared.done():
            self.reasons, self.compared = result_of(self.compared) or (), None
            self.better = self.reasons[0] if self.reasons and self.urged == self.reasons[0].action else None
        if self.wanted and self.advice is not None:
            self.wanted = False
            self._show(0 if self.ideas else NONE)

    def leave(self) -> None:
        """Stop thinking about this question and clear everything shown."""
        for future in (self.asked, self.sounding, self.weighing, self.compared):
            if future is not None:
                future.cancel()
        self.asked = self.sounding = self.weighing = self.compared = self.advice = self.lead = None
        self.weighed.clear()
        self.asked_for, self.urged, self.better = False, None, None
        self.put_away()

    def put_away(self) -> None:
        """Clear the hint and any held answer."""
        self.wanted, self.early = False, None
        self.shown = NONE
        self.held = None
        self.sure = None
        self.reasons = ()
        self.waiting = None

    # --- the hint ---

    @property
    def ideas(self) -> tuple[Idea, ...]:
        """The advised answer, for which the reasons were found, then the others by the chances shown.

        An answer that an alert has called better comes first, with the reasons already given.
        """
        found = self.advice.ideas if self.advice is not None else ()
        others = sorted(found[1:], key=lambda idea: -round(100 * self.words.worth(idea.value)))
        best, known = self.better, [*found[:1], *others]
        if best is None or not known or best.action == known[0].action:
            return tuple(known)
        rest = [idea for idea in known if idea.action != best.action]
        return best, *[idea._replace(value=min(idea.value, best.value), reasons=()) for idea in rest]

    @property
    def idea(self) -> Idea | None:
        """The idea shown as a hint; None if there is none."""
        return self.ideas[self.shown] if 0 <= self.shown < len(self.ideas) else None

    @property
    def thinks(self) -> bool:
        """Whether a result is pending; Enter does nothing until then."""
        return self.asking.open_question is not None and (self.hinting or self.waiting is not None)

    @property
    def hinting(self) -> bool:
        """Whether a hint was asked for but isn't ready yet."""
        return self.wanted or self.early is not None

    @property
    def silent(self) -> bool:
        """Whether the coach found nothing: the search failed or was stopped too early."""
        return self.advice is not None and not self.ideas

    def hint(self) -> None:
        """Show the best answer, and keep it if asked again, so that a double press doesn't skip it."""
        moves = self.asking.open_question is None
        self.early = self.sitting.reader if moves else None
        if moves or self.idea is not None:
            return
        self.held, self.asked_for = None, True
        if self.ideas:
            self._show(0)
        elif self.advice is None or self.silent:
            self.advice, self.wanted = None, True

    def another(self) -> None:
        """Show the next best answer, or the best one after the last."""
        if self.idea is not None:
            self._show((self.shown + 1) % len(self.ideas))

    def _show(self, place: int) -> None:
        """Show an idea, and record that it was shown."""
        self.shown = place
        if self.idea is not None:
            self.sitting.recorded.hint(self.idea.action)

    def take(self) -> tuple[Action, ...]:
        """Return all answers of the shown idea, and record them as advised."""
        idea, recorded = self.idea, self.sitting.recorded
        assert idea is not None, "a hint is shown"
        self.put_away()
        self.sure = idea.action  # the hint has already said what this answer gives away
        for later, action in enumerate(idea.deed[1:], recorded.table.answered + 2):
            recorded.hint(action, number=later)
        return idea.deed or (idea.action,)

    def answered(self, action: Action) -> None:
        """Stop thinking, because this answer is given; record it as a hint if an alert has named it."""
        if action == self.urged:
            self.sitting.recorded.hint(action)
        self.leave()

    # --- the alert ---

    def stops(self, action: Action) -> bool:
        """Stop an answer that has to wait for its check or is objected to; return True if it was stopped.

        It is then in `waiting` or `held`. An answer that the player insists on, or that the coach advised, always
        counts.
        """
        if not self.alerts or action in (self.sure, self.urged):
            return False
        recorded = self.sitting.recorded
        advised = recorded.hints.get(recorded.table.answered + 1, ())
        return action not in advised and (self._waits(action) or self._objects(action))

    def _waits(self, action: Action) -> bool:
        """Let an answer wait if it has to be checked, and return True if it has.

        The search alone isn't enough: it has visited bad answers least.

        No answer waits where others at the screen could conclude that there was something to think about.
        """
        put = self.asking.open_question
        if put is None or len(put.options) < 2:
            return False
        secret = put.window or hidden(self.sitting.table.state) == Hidden.SEALED
        if self._is_looked_at(action) or (secret and len(self.sitting.people) > 1):
            self.waiting = None
            return False
        if self.waiting != action:
            self.put_away()
            self.waiting, self.waited = action, 0.0
        return True

    def due(self) -> Action | None:
        """Return the answer that has waited long enough, which then waits no longer; None if there is none."""
        if self.waiting is None or (not self._is_looked_at(self.waiting) and self.waited < PAUSE):
            return None
        action, self.waiting = self.waiting, None
        if not self._is_looked_at(action):
            self.sure = action  # nothing can be said about it in time
        return action

    def _is_looked_at(self, action: Action) -> bool:
        """Return True if the check of an answer is complete."""
        if self.advice is None or self.weighing is not None:
            return False
        return not self.ideas or self._is_known(action)

    def _is_known(self, action: Action) -> bool:
        """Return True if an answer's loss is known, or can't be found out."""
        known = self._finding(action)
        best = self._finding(self.ideas[0].action) if self.ideas else None
        sounded = self.sounding is not None and self.sounding.done()
        if action in self.weighed or sounded or known is None or known.visits < ENOUGH:
            return action in self.weighed
        return best is None or action == best.action or settled(best, known, self.words.worth)

    def _finding(self, action: Action) -> Finding | None:
        """Return what the search found about an answer."""
        found = self.advice.found if self.advice is not None else ()
        return self.weighed.get(action) or next((each for each in found if each.action == action), None)

    def _objects(self, action: Action) -> bool:
        """Hold an answer back if it loses a lot, with enough visits to say so; return True if it is held back."""
        if not self.ideas:
            return False
        best = next((idea for idea in self.ideas if idea.action == self.lead), self.ideas[0])
        given, better = self._finding(action), self._finding(best.action)
        if given is None or better is None or min(given.visits, better.visits) < ENOUGH:
            return False
        if self.words.worth(better.mean) - self.words.worth(given.mean) < DROP:
            return False
        self.hold(best, better, given)
        return True

    def hold(self, best: Idea, better: Finding, given: Finding) -> None:
        """Hold an answer back, and start comparing it with the better one."""
        self.put_away()
        self.held, self.urged = Objection(given.action, best, (better.mean, given.mean)), best.action
        self._compare(better, given)

    def _compare(self, better: Finding, given: Finding) -> None:
        put = self.asking.open_question
        if put is not None:
            self.compared = self.sitting.bots.ask(Compared(self._question(put), (better, given)))


def gains(coach: Coaching) -> str:
    """Say how the shown answer compares with the next best, or with the best."""
    if len(coach.ideas) < 2 or coach.idea is None:
        return ""
    first, lead = coach.shown == 0, coach._finding(coach.ideas[0].action)
    if lead is None or lead.visits < ENOUGH:
        return say("hint.brief")
    one, other = coach.ideas[0].value, coach.ideas[1 if first else coach.shown].value
    known = coach.words.chance(one), coach.words.chance(other)
    gap = coach.words.worth(one) - coach.words.worth(other)
    which = "second" if first else "first"
    if gap < CLOSE:
        last = coach.words.worth(coach.ideas[-1].value)
        every = first and len(coach.ideas) > 2 and coach.words.worth(one) - last < CLOSE
        return say("hint.level_others" if every else f"hint.level_{which}")
    points = [round(100 * each) for each in known if each is not None]  # as displayed next to the ideas
    if len(points) < len(known) or points[0] <= points[1]:
        return say(f"hint.apart_{which}")
    return say(f"hint.points_{which}", points=points[0] - points[1])


def drop(coach: Coaching) -> str:
    """Say what the held answer loses, in numbers if they are calibrated."""
    assert coach.held is not None, "an answer is held"
    before, after = (coach.words.chance(value) for value in coach.held.values)
    if before is None or after is None:
        return say("alert.much")
    return say("alert.drops", before=round(100 * before), after=round(100 * after))


def against(coach: Coaching) -> str:
    """Say why an answer is held back, what is better, and why."""
    assert coach.held is not None, "an answer is held"
    best = coach.held.better
    compared, given = coach.reasons if len(coach.reasons) == 2 else (best, None)
    better = compared if compared.deed == best.deed else best  # the hint will say the same
    faults = given.reasons if given is not None else ()
    reasons = better.reasons[:1]
    if faults and reasons and reasons[0].key not in ENDS:  # say the larger contrast
        if contrast(faults[0]) >= contrast(reasons[0]):
            reasons = ()
        else:
            faults = ()
    deed = coach.words.inside(coach.words.deed(better.deed or (better.action,)))
    told = [*map(coach.sitting.say, faults), say("alert.better", deed=deed), *map(coach.sitting.say, reasons)]
    return " ".join([*told, *filter(None, (trials(coach, *faults, *reasons),))])


def spoils(coach: Coaching) -> str:
    """Return a warning that a hint makes the game unrated; empty if it is unrated anyway."""
    return say("hint.unrated") if opponents(coach.sitting.recorded) is not None else ""


def patience(coach: Coaching) -> float:
    """Return the fraction of the longest wait that is left, from 1 to 0; 0 if no answer is waiting."""
    return max(0.0, 1 - coach.waited / PAUSE) if coach.waiting is not None else 0.0


def is_critical(coach: Coaching) -> bool:
    """Return True if a lot depends on the question, so that it is marked before it is answered."""
    return coach.alerts and coach.advice is not None and coach.sitting.table.answered in coach.marked


def _mark(coach: Coaching) -> None:
    """Mark the question if a lot depends on it; never while others are looking, at most a few times per game."""
    alone = len(coach.sitting.people) == 1
    if coach.advice is not None and coach.advice.stake >= CRITICAL and alone and len(coach.marked) < MARKS:
        coach.marked.add(coach.sitting.table.answered)


def _sound_out(coach: Coaching) -> None:
    """Search the best answers further while the player thinks, so that an answer needn't wait for it."""
    put, busy = coach.asking.open_question, coach.waiting or coach.held or coach.weighing or coach.sounding
    if put is not None and busy is None and coach.alerts and coach.ideas:
        about = coach._question(put)
        coach.sounding = coach.sitting.bots.ask(Weighed(about, (), len(coach.sitting.table.seats)))


def _stop_sounding(coach: Coaching) -> None:
    """Stop searching the best answers further, but keep what was found."""
    if coach.sounding is not None and not coach.sounding.done():
        coach.sounding.cancel()
        coach.sounding = None


def first_reason(coach: Coaching, idea: Idea) -> str:
    """Return the strongest reason; empty if nothing is certain."""
    return coach.sitting.say(idea.reasons[0]) if idea.reasons else ""


def trials(coach: Coaching, *told: Line) -> str:
    """Return what some sentences mean by trial games; empty if an earlier hint in this game has explained it."""
    keys = [each.key for sentence in told for each in _whole(sentence)]
    compares = not {*SHARES, OTHERWISE}.isdisjoint(keys)
    if not (compares or any(key.startswith("coach.trials_") for key in keys)):
        return ""
    recorded, reader = coach.sitting.recorded, coach.sitting.reader
    answers = recorded.table.answers
    asked = [number for number in recorded.hints if number <= len(answers)]
    hinted = any(answers[number - 1].seat == reader for number in asked)
    return "" if hinted else " ".join([say("coach.trials"), *([say("coach.otherwise")] if compares else [])])


def _whole(sentence: Line) -> Iterator[Line]:
    """Yield a sentence and the sentences inside it."""
    yield sentence
    for _, value in sentence.fields:
        if isinstance(value, Line):
            yield from _whole(value)


def forecast(coach: Coaching, idea: Idea) -> str:
    """Return what is expected to follow an answer where all answer at once; empty if nothing is."""
    return " ".join([coach.sitting.say(each) for each in idea.expected.told])


def lesson_about_held(coach: Coaching) -> str:
    """Return the id of the lesson about the answer an alert has named; "" without an alert or a lesson."""
    put, sitting = coach.asking.open_question, coach.sitting
    if coach.held is None or put is None:
        return ""
    of = motif(sitting.title, sitting.table.view(put.seat), put, coach.held.better.action)
    return lesson_about(sitting.title, put.kind, of)

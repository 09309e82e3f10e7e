"""Turn taking in a window: the headless rules, plus sheets, early keys and drags."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass, field

from ai.levels import STAND_IN, USUAL
from game.client.kit.settings import INSTANT, Settings
from game.client.kit.widgets import Way
from game.client.match.controls import Control, PaceNamed, faster
from game.client.match.lesson import Lesson
from game.client.match.news import RecentNews
from game.client.match.offered import Offered
from game.client.match.overlays import Overlays
from game.client.match.prompt import Prompt
from game.client.match.sight import Sight
from game.client.table.picture import Seating
from game.core.contract import Action, Decision, Seat
from game.core.language.words import say
from game.play.answers import Give
from game.play.elsewhere import ChairElsewhere, Elsewhere, Knock
from game.play.reaching import Reaching
from game.play.turns import SEALED_PACE, WAIT, Rule, Turns


@dataclass
class HandsAway:
    """The hands on phones instead of this screen, if there are any."""

    phones: Elsewhere | None = None
    told: str = ""
    """What was told at the last tick about the people being awaited."""
    missed: bool = False
    """True if something changed while the table was covered."""
    level: str = STAND_IN
    """The level of the bots that keep chairs warm."""

    def seats(self) -> Collection[Seat]:
        """Return the seats whose people answer elsewhere."""
        return self.phones.seats if self.phones is not None else ()

    def tick(self, *, at_rest: bool, covered: bool = False) -> bool:
        """Process messages from phones; return True if chairs or answers have changed, once the table isn't
        covered.
        """
        if self.phones is None:
            return False
        changed = self.phones.tick(at_rest=at_rest, covered=covered) or self.missed
        self.missed = changed and covered
        return changed and not covered

    def pass_to(self, phones: Elsewhere | None) -> None:
        """Let people answer on these phones from now on, or on none."""
        self.phones = phones

    def news(self) -> bool:
        """Return True if somebody else is awaited than at the last call."""
        told = self.phones.told() if self.phones is not None else ""
        changed, self.told = told != self.told, told
        return changed

    @property
    def knock(self) -> Knock | None:
        """The first person who is asking for a chair, or None."""
        return next(iter(self.phones.knocks), None) if self.phones is not None else None

    def absent(self) -> list[ChairElsewhere]:
        """Return the chairs whose people are away and aren't replaced by a bot."""
        taken = self.phones.chairs_taken if self.phones is not None else ()
        return [chair for chair in taken if not chair.here and not chair.warm and chair.seat in self.seats()]

    def settle(self, press: Control) -> None:
        """Let bots keep the chairs of absent people warm, change the bots' level, or bring the hands back to the
        screen.
        """
        if press is Control.OTHER_BOT:
            levels = tuple(USUAL)
            self.level = levels[(levels.index(self.level) + 1) % len(levels)]
            return
        for chair in self.absent() if self.phones is not None else ():
            assert self.phones is not None, "absent people play on phones"
            if press is Control.KEEP_WARM:
                self.phones.keep_warm(chair.seat, self.level)
            else:
                self.phones.dismiss(chair.seat)

    def prompt(self, seat: Seat, last: str) -> Prompt:
        """Return the prompt while somebody on a phone is awaited; `last` is the last thing told."""
        warm = say("pocket.keep_warm", bot=say(f"bot.{self.level}.name"))
        ways = (
            Way(say("pocket.here_instead"), Control.PLAY_HERE, "P", id="way:play_here"),
            Way(say("pocket.other_bot"), Control.OTHER_BOT, "L", id="way:other_bot"),
            Way(warm, Control.KEEP_WARM, "B", id="way:keep_warm"),
        )
        return Prompt(self.told or say("pocket.look"), last, seat, ways if self.absent() else ())

    def close(self) -> None:
        """Stop serving phones."""
        if self.phones is not None:
            self.phones.close()
            self.phones = None


REST = 1.0  # seconds from the last deed until the result is shown


@dataclass
class ScreenTurns(Turns):
    """The turns of a sitting at a screen."""

    settings: Settings
    reaching: Reaching
    overlays: Overlays
    offered: Offered
    sight: Sight
    since: RecentNews = field(init=False)
    early: tuple[str, int] | None = None
    """A key pressed too early, and the number of the question it was meant for."""
    pace: PaceNamed = field(default_factory=PaceNamed)
    fresh: bool = True
    """True until somebody answers by hand; until then the bar names a speed kept from another game."""
    hinted: bool = False
    """True if the last answer came from a hint; the same key can't then give an answer the hint didn't name."""
    over: bool = False
    hands: HandsAway = field(default_factory=HandsAway)
    lesson: Lesson | None = None
    """The lesson or puzzle at this screen."""

    def __post_init__(self) -> None:
        super().__post_init__()
        self.since = RecentNews(self.drafts, self.sight)
        self.elsewhere = self.hands.seats

    @property
    def rules(self) -> Sequence[Rule]:
        """The headless rules in order, each with a window's own rules before it."""
        own: dict[Rule, Sequence[Rule]] = {
            self.new_question: (self.read_first, self.the_end),
            self.answer_in_time: (self.due_sheet, self.early_key),
            self.given_ahead: (self.reached_on,),
            self.next_of_series: (self.settled_on_board,),
        }
        return [each for rule in super().rules for each in (*own.get(rule, ()), rule)]

    @property
    def at_rest(self) -> bool:
        """True if nothing is moving, and no pupil is still reading what the coach said."""
        return self.sight.at_rest and not (self.lesson is not None and self.lesson.held)

    @property
    def idle(self) -> bool:
        """True if nothing is moving on the stage."""
        return self.sight.stage.idle

    @property
    def others_act(self) -> bool:
        """True if somebody else's deed is shown or awaited; their answers may be ahead of what is shown."""
        sitting, shot = self.sitting, self.sight.stage.shot
        if shot is not None and shot.number >= 0:
            return sitting.eyes.actors[sitting.eyes.answer_of(shot.number)] != sitting.reader
        return sitting.mine() is None or not self.idle

    def quicker(self, press: Control) -> None:
        """Switch to the next speed, or skip through others' turns until the reader is asked."""
        if press is Control.FASTER:
            faster(self.settings)
            self.pace.new = True
            return
        self._hurry(wanted=self.open_question is None)
        if self.open_question is not None:
            self.overlays.refuse("prompt", say("match.your_turn"))

    def _hurry(self, *, wanted: bool) -> None:
        """Skip through the others' turns, or stop that; a game that is over needs no hurry."""
        self.sight.hurrying = wanted and self.sitting.result is None

    def ask_again(self) -> None:
        """Put the question once more, as if it were new."""
        self.number = -1

    @property
    def grace_left(self) -> float:
        """The seconds during which an answer can be taken back; fewer at a faster pace, none in a hurry."""
        return 0.0 if self.sight.hurrying else self.grace / max(1.0, self.settings.speed)

    def pace_of(self, asked: Decision) -> float:
        """Return the seconds before a bot's answer: none in a hurry, few after a pass or at a brisk pace."""
        if self.sight.hurrying or self.settings.speed >= INSTANT:
            return 0.0
        quick = self.sight.whispered or self.sight.stage.bundles.brisk
        return SEALED_PACE if quick else super().pace_of(asked)

    def answer_ahead(self) -> object:
        """Return a bot's answer that may be played while earlier ones are still being shown, or None.

        That is only possible if one person plays and has nothing to take back; the fixed pace still hides how long
        a bot thought.
        """
        sitting, asked = self.sitting, self.sitting.decision
        if asked is None or sitting.is_person(asked.seat) or len(sitting.people) != 1 or self.confirming:
            return None
        mine = self.touched == sitting.now.number - 1
        if mine or sitting.writing or not self.sight.has_room:
            return None
        return sitting.answer()

    def forget(self) -> None:
        """Drop anything the reader has begun, because another person is reading now."""
        super().forget()
        self.reaching.lose_goal()
        self.early, self.hinted = None, False

    def answered(self, seat: Seat, action: Action) -> None:
        """Record that a person has answered by hand."""
        super().answered(seat, action)
        self.hinted = self.hinted and self.touched in self.drafts.joined
        self.fresh, self.since.by_hand = False, self.touched

    def asks_anew(self) -> None:
        """Put down and close everything that belonged to the last question."""
        self.offered.refocus()
        self.overlays.asks_anew()
        self.reaching.put_down()
        self.tell_news()

    @property
    def begun(self) -> list[Action]:
        """The answers that could follow from what has been picked up."""
        put, reaching = self.open_question, self.reaching
        if put is None:
            return []
        meant = [each for each in put.options if each.noun and each.noun == reaching.picked]
        return meant if reaching.unconfirmed is None else [*meant, reaching.unconfirmed]

    def seating(self) -> Seating:
        """Return the names at each seat, and the seat whose bot is shown as thinking."""
        sitting, asked = self.sitting, self.sitting.decision
        who = (say("match.you") if seat == sitting.reader else sitting.sitter(seat) for seat in sitting.seats)
        thinks = asked is not None and not (sitting.is_person(asked.seat) or self.confirming)
        seat = asked.seat if asked is not None and thinks and self.idle else None
        return Seating(sitting.names, tuple(who), seat)

    def tell_news(self) -> None:
        """Show the others' turns as news when the reader is asked again, but not in the middle of those turns.

        Mere reactions to the reader's own turn were just seen, and a lesson has its own comment.
        """
        asked, alone = self.sitting.mine(), len(self.sitting.people) == 1 and self.lesson is None
        self._hurry(wanted=self.sight.hurrying and asked is None)
        if asked is not None and alone and not (asked.window or self.confirming or self.answers_itself):
            self.overlays.changed_hands(self.since.news() if self.since.moved() else ())

    # --- the rules of a window ---

    def read_first(self) -> object:
        """Judge a lesson's step, and wait while the pupil reads the coach's comment."""
        if self.lesson is None:
            return None
        self.lesson.judge()
        return WAIT if self.lesson.held else None

    def the_end(self) -> object:
        """Show the result once the last deed has been seen."""
        if self.sitting.result is None:
            return None
        if self.over or self.stood <= REST:
            return WAIT
        self.over = True
        return Control.RESULT

    def due_sheet(self) -> object:
        """Open a sheet that an event has queued."""
        self.overlays.open_what_is_due()
        return None

    def early_key(self) -> object:
        """Forget a key that was pressed too early, and return its message if it has a meaning at this question."""
        if self.early is None or self.offered.number != self.number:
            return None
        (key, number), self.early = self.early, None
        meant = number == self.number and self.sitting.mine() is not None and key in self.offered.keys
        return self.offered.keys[key] if meant else None

    def reached_on(self) -> object:
        """Play a card on the place it was dragged to, once that question is asked."""
        if self.sitting.mine() is None:
            self.reaching.lose_goal()
        return self.reaching.go_on(self.sight.stage.view) or WAIT if self.reaching.then else None

    def settled_on_board(self) -> object:
        """Answer with a choice that was assembled on the board."""
        sitting, asked = self.sitting, self.sitting.mine()
        given = self.sight.board.settled(sitting.view, asked) if asked is not None else None
        return Give(given) if asked is not None and given in asked.options else None

"""Counts how often a shared screen changes hands in a game.

python -m tools.lab.couch                        every title on show, with the fewest people
python -m tools.lab.couch -t ideology -p 3 -g 4  four games of one title for three

Scripted people play through the match itself, as the greedy bot would, or passing whenever they can (-s quiet).
They answer from the open table if possible, and otherwise look at their hand first. `before` counts what would
happen without the open table: a look whenever the person asked doesn't have their hand open. A hand-over is a look
at a different hand than the last one. Minutes are at normal pace, for people who take `TOUCH` seconds for every
touch and `PASS` more to hand the screen over.

python -m tools.lab.couch -t manifesto -p 3 --phones    the same with every hand on its owner's phone
"""

import argparse
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any

from ai.levels import player
from game.client import requests as wanted
from game.client.kit.scene import Pop, Push
from game.client.kit.settings import Settings
from game.client.match.controls import Control
from game.client.match.scene import Match
from game.core import agenda
from game.core.content.box import box
from game.core.contract import Action, Decision, Seat
from game.core.conversation import LastingAnswer
from game.core.files.checksummed import ChecksummedFile
from game.core.files.journal import YOU, Header, Recorded
from game.core.table import Table
from game.core.views import Draft, Sealed
from game.play.answers import Give, Reach
from game.play.curtain import answers_without_a_look
from game.play.sitting import Sitting
from game.play.worker import AtOnce
from game.pocket.addresses import LOOPBACK
from game.pocket.phones import Phones
from game.pocket.seats import PhoneSeat
from game.titles import on_show, rules_of, setup

QUIET = "quiet"
"""The script of people who pass whenever they can."""
ENDLESS = 1_000_000
"""A game with more ticks than this counts as endless."""
STEP = 0.1
"""The length of a tick in seconds."""
TOUCH, PASS = 2.0, 4.0
"""Seconds that a person takes to touch something, and to hand the screen over."""


@dataclass
class Evening:
    """The counts of one game on a couch; question kinds map to how often they occurred."""

    before: Counter[str] = field(default_factory=Counter)
    looks: Counter[str] = field(default_factory=Counter)
    hand_overs: Counter[str] = field(default_factory=Counter)
    from_table: Counter[str] = field(default_factory=Counter)
    sealed: int = 0
    """Hand-overs for answers that must stay hidden from the others; no open table can avoid these."""
    clicks: Counter[str] = field(default_factory=Counter)
    """Touches: a hand lifted, an answer from the table, an answer from the hand, the end of a turn."""
    known: Counter[str] = field(default_factory=Counter)
    """Looks at a hand for an answer that isn't secret and that everybody knows to be possible."""
    turns: int = 0
    seconds: float = 0.0

    def touch(self, what: str) -> None:
        """Count a touch, during which nobody else can touch the screen."""
        self.clicks[what] += 1
        self.seconds += TOUCH


@dataclass
class Couch:
    """People at one screen who play by a script."""

    match: Match
    script: Any
    quiet: bool = False
    """True if they pass whenever they can."""
    evening: Evening = field(default_factory=Evening)
    open: Seat | None = None
    """The seat whose hand would be open without the open table."""
    chosen: tuple[int, Action] | None = None
    """The number of the pending answer, and the answer."""
    touched: int = -1
    """The number of the last answer given by a touch."""

    def choice(self, asked: Decision) -> Action:
        """Return the answer that the person asked wants to give, with or without a look at their hand."""
        sitting = self.match.sitting
        number = len(sitting.table.answers)
        if self.chosen is None or self.chosen[0] != number:
            view, rng = sitting.table.view(asked.seat), Random(number)
            top = agenda.asked(view)
            passing = top.passing if self.quiet and top is not None else None
            self.chosen = number, passing or self.script.choose(sitting.game, view, asked, rng).action
            if asked.seat != self.open:
                self.evening.before[asked.kind] += 1
            self.open = asked.seat
        return self.chosen[1]

    def step(self) -> None:
        """Advance the match, or do what it waits for."""
        match, sitting = self.match, self.match.sitting
        follows, asked = match.tick(STEP), sitting.decision
        self.evening.seconds += STEP
        if sitting.opened:
            self.open = None
        if isinstance(follows, Push) and isinstance(follows.request, wanted.LiftCurtain) and asked is not None:
            self._curtain(follows.request, asked)
        elif match.turns.confirming:
            self.evening.touch("end turn")
            match.on(Control.END_TURN)
        elif asked is not None and sitting.mine() is not None and match.stage.idle:
            action = self.choice(asked)
            if self.touched < sitting.now.number and action != match.drafts.seal:  # holding a sum also seals it
                self.touched = sitting.now.number + self._dragged(asked, action)
                self.evening.touch(f"answer {asked.kind}")
            match.answering.do(action)

    def _dragged(self, asked: Decision, action: Action) -> bool:
        """Return True if one gesture, dragging a card to its target, gives this answer and the next."""
        sitting, reaching = self.match.sitting, self.match.answering.reaching
        game = sitting.game
        number = len(sitting.table.answers)
        world = sitting.table.state.copy()
        if not action.noun or len(asked.options) < 2 or isinstance(sitting.table.state.agenda[-1], Sealed):
            return False
        agenda.advance(world, action)
        after = agenda.decision(world)
        if after is None or after.seat != asked.seat:
            return False
        goal = self.script.choose(game, game.view(world, after.seat), after, Random(number + 1)).action
        card, target = Reach(action.noun, action.verb), Reach(goal.noun)
        meant = reaching.drop(sitting.view, card, target) if goal.noun and goal.verb != action.verb else None
        reaching.then = ""
        return meant == Give(action)

    def _curtain(self, curtain: wanted.LiftCurtain, asked: Decision) -> None:
        evening, sitting, action = self.evening, self.match.sitting, self.choice(asked)
        ways = {way.id: way for way in curtain.card.ways}
        several = lasting(self.match.sitting, self.script)
        way = ways.get(f"always:{several}") or ways.get(f"unseen:{action}")
        if way is not None:
            assert isinstance(way.message, Pop)
            evening.from_table[asked.kind] += 1
            evening.touch(f"table {asked.kind}")
            self.match.on(way.message.message)
            return
        evening.touch(f"lift {asked.kind}")
        evening.looks[asked.kind] += 1
        evening.known[asked.kind] += action in answers_without_a_look(sitting)
        if asked.seat != sitting.eyes.holder:
            evening.hand_overs[asked.kind] += 1
            evening.seconds += PASS
            evening.sealed += isinstance(sitting.table.state.agenda[-1], Draft | Sealed)
        assert curtain.lifting is not None
        curtain.lifting()
        self.match.on(wanted.Lifted())


def lasting(sitting: Sitting, script: Any) -> str:
    """Return the name of a lasting answer equal to what the script would answer one by one, or ""."""
    asked, table = sitting.decision, sitting.table
    assert asked is not None, "somebody is asked"
    offered = sitting.conversation.at_once(table.view(None), asked)
    return next((each.name for each in offered if _is_wanted(sitting, script, asked, each)), "")


def _is_wanted(sitting: Sitting, script: Any, asked: Decision, offered: LastingAnswer) -> bool:
    """Return True if the script would give the same answers to the next questions of this kind."""
    game = sitting.game
    world = sitting.table.state.copy()
    now = agenda.decision(sitting.table.state)
    number = len(sitting.table.answers)
    while now is not None and now.seat == asked.seat:
        held = sitting.conversation.at_once(game.view(world, None), now)
        if now.kind != asked.kind and all(each.until != offered.until for each in held):
            break
        action = script.choose(game, game.view(world, now.seat), now, Random(number)).action
        if (action, offered.until, offered.choice) not in {
            (each.action, each.until, each.choice) for each in held
        }:
            return False
        agenda.advance(world, action)
        now, number = agenda.decision(world), number + 1
    return True


@dataclass
class Pocketed(Couch):
    """The same people with their hands on phones: all who are asked can answer at the same time."""

    phones: Phones = field(init=False)
    since: dict[Seat, tuple[int, float]] = field(default_factory=dict)
    """The number of each phone's question, and when it was shown."""

    def __post_init__(self) -> None:
        self.phones = Phones(self.match.sitting, lambda: self.evening.seconds, [LOOPBACK])
        for seat in self.match.sitting.seats:
            self.phones.chairs[seat] = PhoneSeat(self.match.sitting, seat, lang="en", here=True)
        self.match.on(wanted.HandsElsewhere(self.phones))

    def step(self) -> None:
        """Advance the match, and let every phone answer that has shown its question for long enough."""
        self.match.tick(STEP)
        self.evening.seconds += STEP
        for phone in self.phones.chairs.values() if self.match.stage.idle else ():
            phone.look()
            asked, plan = phone.asked, phone.sheet
            ready = phone.may_send and not phone.handed and plan is not None and plan.complete
            if (asked is None and not ready) or phone.number == phone.owed:
                continue
            if self.since.get(phone.seat, (0, 0.0))[0] != phone.number:
                self.since[phone.seat] = phone.number, self.evening.seconds
            elif self.evening.seconds - self.since[phone.seat][1] < TOUCH:
                continue
            elif asked is None:
                self.evening.clicks["phone plan"] += 1
                self.phones.answers.send(phone, phone.number)
            else:
                action = self.script.choose(phone.face.game, phone.view, asked, Random(phone.number)).action
                self.evening.clicks[f"phone {asked.kind}"] += len(asked.options) > 1
                self.phones.answers.answer(phone, phone.number, [str(action)])


def match_of(name: str, people: int, seed: int = 1) -> Match:
    """Return a new match among people."""
    game = rules_of(name)
    opening = setup(name, people, seed=seed)
    chairs = (YOU,) * people
    names = tuple(f"Person {number + 1}" for number in range(people))
    recorded = Recorded(
        Table(game, opening), Header(name, game.RULES, opening, "", chairs, names), ChecksummedFile()
    )
    match = Match(recorded, Settings(mute=True), AtOnce())
    match.turns.grace = 0.0
    return match


def spend(
    name: str, people: int, seed: int = 1, script: str = "greedy", most: int = 0, *, phones: bool = False
) -> Evening:
    """Play a game at one screen, to its end or for `most` answers, and return the counts."""
    game, match = rules_of(name), match_of(name, people, seed)
    couch = (Pocketed if phones else Couch)(
        match, player("greedy" if script == QUIET else script, name), script == QUIET
    )
    for _ in range(ENDLESS):
        if match.sitting.decision is None or len(match.sitting.table.answers) >= (most or ENDLESS):
            break
        couch.step()
    else:
        raise AssertionError("the game never ended")
    couch.evening.turns = game.turn(match.sitting.table.state)
    match.closing()
    return couch.evening


def told(name: str, evening: Evening, *, kinds: bool) -> str:
    """Return one line of figures with their breakdown."""
    before, looks, over = (sum(part.values()) for part in (evening.before, evening.looks, evening.hand_overs))
    table, known = sum(evening.from_table.values()), sum(evening.known.values())
    text = (
        f"{name:12} {evening.turns:3} turns: before {before:4}, hand-overs {over:4} ({over / max(1, before):.0%}, "
        f"{evening.sealed:3} for secrets), looks {looks:4} ({looks / max(1, before):.0%}, {known} for what is "
        f"known), from the table {table:4}"
    )
    text += f", clicks {sum(evening.clicks.values()) / max(1, evening.turns):.1f} a turn"
    text += f", {evening.seconds / 60:.0f} minutes"
    if kinds:
        for part in ("clicks", "before", "hand_overs", "looks", "from_table"):
            text += f"\n    {part}: " + ", ".join(f"{k} {n}" for k, n in getattr(evening, part).most_common())
    return text


def main(arguments: Sequence[str] | None = None) -> None:
    """Run the command."""
    parser = argparse.ArgumentParser(prog="tools.lab.couch", description=__doc__.partition("\n")[0])
    parser.add_argument("-t", "--title", choices=on_show())
    parser.add_argument("-p", "--people", type=int, default=0)
    parser.add_argument("-g", "--games", type=int, default=1)
    parser.add_argument("-s", "--script", default="greedy")
    parser.add_argument("-k", "--kinds", action="store_true", help="say of what kinds the questions were")
    parser.add_argument("--phones", action="store_true", help="every hand on its owner's phone")
    given = parser.parse_args(arguments)
    for name in (given.title,) if given.title else on_show():
        for seed in range(given.games):
            people = given.people or box(name).seats[0]
            print(
                told(name, spend(name, people, seed, given.script, phones=given.phones), kinds=given.kinds),
                flush=True,
            )


if __name__ == "__main__":
    main()

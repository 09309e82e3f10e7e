"""The prompts of a match: one sentence, and a button for every answer that the board doesn't show."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from string import ascii_uppercase
from typing import Any

from game.client.kit.widgets import Tab, Way
from game.client.match.controls import Control
from game.client.match.sight import Log, PastMoment, Sight, shade
from game.client.table.board import Board
from game.client.table.messages import Show
from game.client.table.sides import faction_of
from game.core.contract import Action, Reason, Result, Seat, line
from game.core.language.words import say
from game.play.answers import Confirm, Give, GiveForAll
from game.play.drafts import Drafts
from game.play.sitting import Sitting

DECLINES = "N"
"""The letter of the answer that does nothing: pass, stop, stay out."""
TAKEN = "ULFEHIDGWQKZRX" + DECLINES
"""Letters that already have a meaning throughout a match."""
MISREAD = "O"
"""Letters that look like digits."""


@dataclass(frozen=True, slots=True)
class Prompt:
    """A sentence, its seat, and its buttons."""

    sentence: str
    second: str = ""
    seat: Seat | None = None
    ways: tuple[Way, ...] = ()


@dataclass
class KeyLetters:
    """Chooses keys for buttons: the first free letter of their words."""

    keys: str = ""
    """The keys of the board's own buttons."""
    taken: set[str] = field(init=False)
    declined: bool = False
    """True if an answer that does nothing already has its letter."""

    def __post_init__(self) -> None:
        self.taken = {*TAKEN, *MISREAD, *self.keys}

    def first(self, label: str) -> str:
        """Take and return the first free letter of some words; "" if all are taken."""
        free = next(
            (letter for letter in label.upper() if letter in ascii_uppercase and letter not in self.taken), ""
        )
        self.taken.add(free)
        return free

    def of(self, sitting: Sitting, action: Action, label: str) -> str:
        """Take and return a letter for an answer; the first answer that does nothing always gets the same one."""
        if action.noun or action.verb not in sitting.conversation.declines or self.declined:
            return self.first(label)
        self.declined = True
        return DECLINES

    def some(self, label: str) -> str:
        """Return the first free letter of some words, or else of the alphabet; "Buy 1" to "Buy 5" have the same
        letters.
        """
        return self.first(label) or self.first(ascii_uppercase)


def tab(sitting: Sitting, seat: Seat | None) -> Tab | None:
    """Return the tab at the left end of the bar with a seat's name, or None."""
    if seat is None:
        return None
    side = faction_of(sitting.title, sitting.faction(seat))
    return Tab(side.symbol if side else "person", sitting.names[seat], shade(sitting, seat))


def looking_back(sitting: Sitting, past: PastMoment, *, can_play_on: bool) -> Prompt:
    """Return the prompt for a past moment; in a lesson one can't play on from there."""
    back = Way(say("match.now"), Control.NOW, "Esc", main=True)
    ended = sitting.result is not None and sitting.eyes.answer_of(past.number) + 1 >= sitting.now.number
    on = Way(say("branch.title"), Control.GO_ON_FROM_HERE, "G", reason=say("branch.over") if ended else "")
    return Prompt(say("match.looking_back"), past.told, None, (on, back) if can_play_on else (back,))


def showing(sight: Sight) -> Prompt:
    """Return the prompt while shots are playing: what just happened, and how to skip.

    A step-by-step repeat can be left, and the opening of sealed answers can be seen again.
    """
    stage, ways = sight.stage, list[Way]()
    if sight.stepping:
        ways.append(Way(say("match.now"), Control.NOW, "Esc"))
    if stage.waiting:
        ways.append(Way(say("match.next"), Control.SKIP, "Space", main=True))
    elif sight.reads_out:
        ways.append(Way(say("match.open_all"), Control.OPEN_ALL, "Space"))
    elif stage.event is not None:
        ways += [Way(say("match.reveal_again"), Control.REVEAL_AGAIN, "A")] if sight.revealing else []
        ways.append(Way(say("match.skip"), Control.SKIP, "Space"))
    return replace(last_told(sight.log), ways=tuple(ways))


def last_told(log: Log) -> Prompt:
    """Return the headline and the aside of the current act."""
    sitting, told = log.sitting, log.headline()
    if log.board.caption is not None:
        return Prompt(sitting.say(log.board.caption))
    if told is None:
        return Prompt("")
    return Prompt(
        told.text, log.aside(told), next((s for s in sitting.seats if shade(sitting, s) == told.faction), None)
    )


def over(sitting: Sitting, result: Result) -> Prompt:
    """Return the prompt of a finished game."""
    told = sitting.say(result.line)
    return Prompt(told, "", None, (Way(say("match.result"), Control.RESULT, "Enter", main=True),))


def question(drafts: Drafts, board: Board[Any], unseen: Sequence[str]) -> Prompt:
    """Return the prompt of a question; answers that the board doesn't show become buttons."""
    sitting, asked = drafts.sitting, drafts.sitting.mine()
    assert asked is not None, "only asked while there is a question"
    letters = KeyLetters(board.KEYS)
    bare = [action for action in asked.options if not action.noun]
    named = [action for action in asked.options if action.noun in unseen]
    closing = {action: _way(sitting, action, letters, main=_is_main(drafts, action, bare)) for action in bare}
    every = {action: _way(sitting, action, letters, main=False) for action in named} | closing
    lasting = [
        (each.action, Way(label, GiveForAll(each), letters.some(label), id=f"always:{each.name}", tip=tip))
        for each in sitting.conversation.at_once(sitting.eyes.public, asked)
        if each.words and not each.instead and each.action in asked.options
        for label, tip in [(sitting.words.say(each.words), sitting.words.say(each.tip) if each.tip else "")]
    ]
    ways = each_with(every, lasting)
    if sitting.conversation.repeat(sitting.view, asked) is not None:
        tip = sitting.words.say(line("board.repeat_tip")) if sitting.words.has("board.repeat_tip") else ""
        ways.append(Way(say("match.repeat"), Control.KEEP_ANSWERING, "W", tip=tip))
    ways = [*(_off(sitting, *each, letters) for each in drafts.barred()), *ways]
    draft = board.draft(sitting.view, asked, sitting.words)
    if name := draft.seal:
        ways.append(
            Way(sitting.words.say(line(f"board.{name}")), Show(name), "Enter", main=True, id=f"way:{name}")
        )
    if drafts.drafting:
        ways.append(Way(say("match.take_back"), Control.UNDO, "Bksp"))
    ways.sort(key=lambda way: way.main)  # the answer that Enter gives is at the right end, as everywhere
    return Prompt(draft.sentence or sitting.prompt(), "", asked.seat, tuple(ways))


def each_with(answers: Mapping[Action, Way], lasting: Sequence[tuple[Action, Way]]) -> list[Way]:
    """Return the buttons of answers, each followed by the buttons that also give it for later questions."""
    return [
        way for action, own in answers.items() for way in (own, *(more for of, more in lasting if of == action))
    ]


def _is_main(drafts: Drafts, action: Action, bare: Sequence[Action]) -> bool:
    """Return True if Enter gives this answer, because it ends a draft, closes a window or is harmless.

    Enter never passes.
    """
    sitting, asked = drafts.sitting, drafts.sitting.mine()
    if asked is None or len(asked.options) == 1 or sitting.conversation.harmless(sitting.view, action):
        return True
    return len(bare) == 1 and drafts.drafting and not asked.window


def _off(sitting: Sitting, action: Action, reason: Reason, letters: KeyLetters) -> Way:
    """Return a disabled button with the reason for it."""
    told = sitting.say(reason.line)
    label = _use(sitting, action)
    return Way(label, None, letters.first(label), reason=told, rule=reason.rule, id=f"off:{action.verb}")


def _way(sitting: Sitting, action: Action, letters: KeyLetters, *, main: bool) -> Way:
    label = sitting.called(action)
    key = letters.of(sitting, action, label)
    name = f"noun:{action.noun}" if action.noun else f"way:{action.verb}"
    sure = bool(action.noun) or sitting.conversation.sure(sitting.view, action)
    return Way(label, Give(action) if sure else Confirm(action), f"Enter|{key}" if main else key, main, id=name)


def really(sitting: Sitting, keys: str, action: Action) -> Prompt:
    """Return the prompt that asks for a second press before an answer.

    Its button isn't where the first press was, so a double press can't give the answer.
    """
    label = sitting.called(action)
    key = KeyLetters(keys).of(sitting, action, label)
    back = Way(say("match.put_back"), Control.PUT_BACK, "Bksp|Esc", covers=label)
    yes = Way(label, Give(action), f"Enter|{key}", main=True, id=f"sure:{action.verb}")
    return Prompt(say("match.really", deed=label), "", sitting.reader, (yes, back))


def turn_over(drafts: Drafts) -> Prompt:
    """Return the prompt that ends a turn; if undo isn't available, it says why."""
    end = Way(say("match.end_turn"), Control.END_TURN, "Enter", main=True, id="way:end_turn")
    seat = drafts.sitting.reader
    if why := drafts.why_no_undo():
        return Prompt(say("match.turn_stands", why=why), "", seat, (end,))
    return Prompt(say("match.turn_over"), "", seat, (Way(say("match.take_back"), Control.UNDO, "Bksp"), end))


def _use(sitting: Sitting, action: Action) -> str:
    """Return the short words for a use of a thing, or else the answer's own words."""
    key = next(key for key in (f"use.{action.verb}", f"option.{action.verb}") if sitting.words.has(key))
    return sitting.say(line(key, noun=action.noun))


def which_use(sitting: Sitting, keys: str, thing: str, chosen: str, *, brief: bool = False) -> Prompt:
    """Return the prompt for choosing one of a thing's uses; Enter takes the `chosen` one, at the right end.

    `brief` leaves out the button that puts the thing back, for large type.
    """
    verbs = sitting.now.uses.get(thing, ())
    letters = KeyLetters(keys)
    ways = []
    for verb in verbs:
        label = _use(sitting, Action(verb, thing))
        key, main = letters.first(label), verb == (chosen or verbs[0])
        ways.append(Way(label, Give(Action(verb, thing)), f"Enter|{key}" if main else key, main, id=f"use:{verb}"))
    ways.sort(key=lambda way: way.main)
    if not brief:
        ways.insert(0, Way(say("match.put_back"), Control.PUT_BACK, "Bksp|Esc"))
    asked = say("match.which_use", thing=sitting.words.name(thing))
    if len(verbs) == 1:
        asked = say("match.really", deed=sitting.called(Action(verbs[0], thing)))
    return Prompt(asked, "", sitting.reader, tuple(ways))

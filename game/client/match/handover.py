"""What a match passes to the scenes over and after it: curtain, pause, moments to play on from, result."""

from collections import Counter
from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import replace
from functools import partial
from itertools import pairwise
from typing import NamedTuple

from game.client.cards import (
    ChronicleEntry,
    CurtainCard,
    Graph,
    PauseCard,
    Resigns,
    ResultCard,
    ResultRow,
    Sitter,
    TurningPoint,
)
from game.client.kit.scene import Pop
from game.client.kit.widgets import Way
from game.client.match.prompt import KeyLetters, each_with
from game.client.match.sight import Log, Sight, noted, shade
from game.client.requests import (
    AnswerUnseen,
    AskIfSure,
    ChooseWhoPlaysOn,
    LiftCurtain,
    Moment,
    ShowResult,
    ask_for_practice,
)
from game.client.table.sides import symbol
from game.core.content.box import box
from game.core.content.languages import current_language
from game.core.contract import Action, Seat, line
from game.core.conversation import LastingAnswer
from game.core.eyes import all_may_be_seen, played, shows_hidden, why_no_practice
from game.core.language.words import say
from game.core.language.words import words as words_of
from game.machine import circuit
from game.play import curtain
from game.play.ending import Ending, TurnBegun
from game.play.meetings import onward
from game.play.remarks import Remarks
from game.play.session import Session, seat_names
from game.play.sitting import Sitting, Unmarked


def curtain_request(sight: Sight, seat: Seat, look: Callable[[Seat], None], *, unseen: bool = True) -> LiftCurtain:
    """Hide the open hand, and return the request for the curtain before a person.

    With `unseen`, they may answer without looking at their hand.
    """
    sight.hide_hand()
    log = sight.log
    question = (seat, log.sitting.now.number)
    shown = card(log, seat) if unseen else curtain_card(log, seat)
    shown = replace(shown, fresh=shown.fresh and sight.announced != question)
    sight.announced = question
    return LiftCurtain(shown, partial(look, seat))


def card(log: Log, seat: Seat) -> CurtainCard:
    """Return the curtain's card, which holds only public facts.

    It covers the table only if another person has to take over the screen.
    """
    sitting = log.sitting
    letters, unseen = KeyLetters(log.board.KEYS), curtain.answers_without_a_look(sitting)
    for_all, named = _for_all(sitting, unseen), Counter(action.noun for action in unseen)
    instead = {each.action: each for each in for_all if each.instead}
    every = {
        action: _always(sitting, instead[action], letters) if action in instead else _way(sitting, action, letters)
        for action in sorted(unseen, key=lambda action: bool(action.noun))
    }
    places = {noun: way for (_, noun), way in every.items() if named[noun] == 1 and noun and not instead}
    lasting = [(each.action, _always(sitting, each, letters)) for each in for_all if not each.instead]
    bare = tuple(every[action] for action in unseen if not action.noun or action in instead)
    ways = tuple(each_with({action: every[action] for action in unseen}, lasting))
    cloth = not ways and seat != sitting.eyes.holder
    return replace(curtain_card(log, seat), ways=ways, short_of_room=bare, places=places, cloth=cloth)


def _way(sitting: Sitting, action: Action, letters: KeyLetters) -> Way:
    label = sitting.called(action)
    return Way(label, Pop(AnswerUnseen(action)), letters.of(sitting, action, label), id=f"unseen:{action}")


def _for_all(sitting: Sitting, unseen: Collection[Action]) -> list[LastingAnswer]:
    """Return those of the answers that may also hold for later questions."""
    asked = sitting.decision
    found = sitting.conversation.at_once(sitting.eyes.public, asked) if asked is not None else ()
    return [each for each in found if each.words and each.action in unseen]


def _always(sitting: Sitting, given: LastingAnswer, letters: KeyLetters) -> Way:
    assert given.words is not None, "only an offered answer becomes a button"
    label, tip = sitting.words.say(given.words), sitting.words.say(given.tip) if given.tip else ""
    pressed = Pop(AnswerUnseen(given.action, given))
    return Way(label, pressed, letters.some(label), id=f"always:{given.name}", tip=tip)


def curtain_card(log: Log, seat: Seat) -> CurtainCard:
    """Return the plain card of the curtain before a person."""
    sitting = log.sitting
    faction = sitting.faction(seat)
    note = log.board.heading(sitting.eyes.public, sitting.words).note
    sign, who = symbol(sitting.title, faction, ""), (sitting.names[seat], sitting.sitter(seat))
    waiting, fresh = curtain.waiting(sitting, seat), curtain.last_person(sitting) != seat
    people = sitting.people
    return CurtainCard(sitting.title, faction, sign, *who, waiting, note, seat=seat, people=people, fresh=fresh)


def pause_card(sitting: Sitting) -> PauseCard:
    """Return the pause sheet's card."""
    names, chairs = seat_names(sitting.recorded.header), sitting.recorded.chairs
    seats = tuple(
        Sitter(sitting.names[seat], sitting.faction(seat), names[seat], chairs[seat], _warning(sitting, seat))
        for seat in sitting.seats
    )
    going_on, hinted = sitting.decision is not None, bool(sitting.recorded.hints)
    why = why_no_practice(sitting.recorded)
    no_practice = words_of("room").say(why) if why is not None else ""
    return PauseCard(sitting.title, seats, sitting.practice, _resigns(sitting), going_on, hinted, no_practice)


def _resigns(sitting: Sitting) -> Resigns | None:
    """Return how the reader can resign, or None; nobody can resign for another person at the screen."""
    seat = sitting.reader
    if seat is None or sitting.decision is None or not sitting.is_person(seat):
        return None
    return Resigns(seat, sitting.resigning(seat))


def _warning(sitting: Sitting, seat: Seat) -> str:
    """Return the warning for a person who takes a chair, or "" if there is nothing to warn about."""
    if not shows_hidden(sitting.recorded, seat):
        return ""
    return say("hidden.take") if played(sitting.recorded) else say("hidden.take_watched")


def moment(sitting: Sitting, answer: int) -> Moment:
    """Return the moment before an answer (counted from 0), with its turn and who was asked."""
    turn, actors = sitting.game.turn(sitting.eyes.before(answer)), sitting.eyes.actors
    key = "branch.moment" if turn else "branch.moment_early"
    told = say(key, turn_name=box(sitting.title).turn_name, turn=turn, answer=answer + 1)
    asked = actors[answer] if answer < len(actors) else sitting.now.seat
    if asked is None:
        return Moment(answer, told)
    return Moment(answer, say("branch.moment_of", moment=told, side=sitting.names[asked]))


def to_play_on(sitting: Sitting, answer: int, again: object) -> AskIfSure | ChooseWhoPlaysOn:
    """Return the request to play on from before an answer.

    What came later is already known, so a rated game has to become practice first; if that is agreed, `again` is
    sent.
    """
    if not all_may_be_seen(sitting.recorded):
        return ask_for_practice(sitting.recorded, again, say("branch.ask"), say("pause.practice"))
    return ChooseWhoPlaysOn(sitting.recorded, (moment(sitting, answer),))


def take_agreed(sitting: Sitting) -> object:
    """Return what a person agreed to see once it may be shown, or a sheet with the reason why not."""
    now = sitting.take_agreed()
    if not isinstance(now, Unmarked):
        return now
    return AskIfSure(None, say("hidden.unmarked", why=words_of("room").say(now.trouble)))


def turned(turning: Sequence[TurningPoint]) -> tuple[Moment, ...]:
    """Return the moments of a game's turning points, and of its opening."""
    return (*(Moment(point.answer, point.text) for point in turning), Moment(0, say("branch.opening")))


MOST_TURNING_POINTS = 3


def result_request(log: Log) -> ShowResult:
    """Return the request for the result; a rival of the circuit remembers the last turning point."""
    card = result_card(log)
    circuit.remember(log.sitting.recorded, card.turning[-1].text if card.turning else "", current_language())
    return ShowResult(card)


def result_card(log: Log) -> ResultCard:
    """Return the result card of a finished match; raise PermissionError if it isn't over."""
    sitting, board, words = log.sitting, log.board, log.sitting.words
    ending = Ending(sitting)
    state, order, turns = ending.finished.state, ending.order, ending.turns
    columns, tally = sitting.reckoning.tally(state, words)
    account = sitting.reckoning.account(ending.finished.told(), state, words)
    faction = sitting.faction(ending.winner) if ending.winner is not None else ""
    return ResultCard(
        title=sitting.title,
        session=session_of(sitting),
        headline=ending.headline(),
        why=ending.why(),
        story=ending.story(),
        faction=faction,
        symbol=symbol(sitting.title, faction, ""),
        note=noted(sitting, board.heading(state, words).note),
        columns=columns,
        rows=tuple(_row(log, seat, tally[seat]) for seat in order),
        rated=(*_last_words(log), *(words_of("room").say(told) for told in sitting.rated)),
        account=tuple((name, tuple(values[seat] for seat in order)) for name, values in account),
        graph=Graph(
            words.say(line("board.graph")),
            tuple(tuple(each.stood[seat] for each in turns) for seat in order),
            start=turns[0].turn - 1,
        ),
        turning=turning_points(log, turns),
        awards=ending.awards(),
        onward=onward(sitting.recorded.header, ending.result),
        board=lambda ui, rect: board.poster(ui, rect, state),
        record=sitting.recorded,
        chronicle=tuple(chronicle(log, turns)),
    )


def _last_words(log: Log) -> tuple[str, ...]:
    """Return what the rival says at the end of a circuit game; empty if there is nothing."""
    said = Remarks(log.sitting).last()
    return (f"{said.who}: “{said.words}”",) if said is not None else ()


def session_of(sitting: Sitting) -> Session:
    """Return a session for playing this game again with the current seats.

    If bots have taken every person's chair, the people return.
    """
    header = sitting.recorded.header
    chairs = sitting.recorded.chairs if sitting.people else header.chairs
    return Session(sitting.title, header.setup, tuple(chairs), header.names, sitting.practice)


def _row(log: Log, seat: Seat, values: tuple[str, ...]) -> ResultRow:
    sitting, faction = log.sitting, log.sitting.faction(seat)
    who = sitting.sitter(seat)
    if seat in sitting.finished.resigned:
        who = say("resign.row", name=seat_names(sitting.recorded.header)[seat])
    sign = symbol(sitting.title, faction, "")
    return ResultRow(faction, sign, sitting.names[seat], who, values[:-1], values[-1])


def turning_points(log: Log, turns: list[TurnBegun]) -> tuple[TurningPoint, ...]:
    """Return the turns that changed the leader or shifted the winner's lead most, in order, each with its act.

    Of equal shifts, the later ones count, because there was less time left to make up for them.
    """
    lead = _Lead.of(log.sitting)
    swings = [
        (_overtaken(one.stood, next_.stood), abs(lead.shift(one.stood, next_.stood)))
        for one, next_ in pairwise(turns)
    ]
    most = max([swing for _, swing in swings], default=0.0)
    turned = [
        number for number, (overtaken, swing) in enumerate(swings) if swing and (overtaken or 2 * swing >= most)
    ]
    best = sorted(turned, key=lambda place: (swings[place][1], place), reverse=True)[:MOST_TURNING_POINTS]
    name = box(log.sitting.title).turn_name
    spans = (
        (turns[number].turn, range(turns[number].answer, turns[number + 1].answer)) for number in sorted(best)
    )
    return tuple(_turning_point(log, lead, name, turn, answers) for turn, answers in spans)


def chronicle(log: Log, turns: list[TurnBegun]) -> Iterator[ChronicleEntry]:
    """Yield the chronicle: each change once, in the log's public words."""
    last = (0, "")
    for begun, after in zip(turns, [*turns[1:], None], strict=True):
        for answer in range(begun.answer, after.answer if after else len(log.sitting.finished.answers)):
            for beat in log.sitting.finished.beats(answer, answer + 1):
                event = beat.event.seen_by(None)
                weighs = log.board.emphasis(event).weight > 0
                text = log.sitting.words.tell(event, None, log.sitting.names) if weighs else ""
                if text and last != (begun.turn, text):
                    last = (begun.turn, text)
                    yield ChronicleEntry(begun.turn, text, log.board.speaker(event, beat.state), answer)


class _Lead(NamedTuple):
    """The lead of the winners over everybody else."""

    winners: frozenset[Seat]

    @staticmethod
    def of(sitting: Sitting) -> "_Lead":
        """Return the lead for a finished game's winners."""
        shares = Ending(sitting).result.shares
        return _Lead(frozenset(seat for seat, share in enumerate(shares) if share == max(shares)))

    def __call__(self, stood: Sequence[float]) -> float:
        """Return how far the winners lead; if everybody shares the win, the gap between first and last."""
        others = [score for seat, score in enumerate(stood) if seat not in self.winners]
        return max(stood[seat] for seat in self.winners) - max(others) if others else max(stood) - min(stood)

    def shift(self, before: Sequence[float], after: Sequence[float]) -> float:
        """Return how much the lead has grown."""
        return self(after) - self(before)

    def mover(self, before: Sequence[float], after: Sequence[float]) -> Seat:
        """Return the seat whose score contributed most to the shift, such as a winner's rise or a rival's fall."""
        sign = 1 if self.shift(before, after) > 0 else -1
        toward = [sign if seat in self.winners else -sign for seat in range(len(after))]
        return max(range(len(after)), key=lambda seat: toward[seat] * (after[seat] - before[seat]))


def _overtaken(before: Sequence[float], after: Sequence[float]) -> bool:
    """Return True if there is a new leader."""
    first, now = max(before), max(after)
    return any(score == now and then < first for then, score in zip(before, after, strict=True))


def _turning_point(log: Log, lead: _Lead, unit: str, turn: int, answers: range) -> TurningPoint:
    """Return the answer in a turn that shifted the lead most, with the mover's most important event."""
    table = log.sitting.finished
    stood = [table.state_before(answer).scores for answer in (*answers, answers.stop)]
    shifts = [abs(lead.shift(before, after)) for before, after in pairwise(stood)]
    place = shifts.index(max(shifts))
    answer = answers[place]
    beats = table.beats(answer, answer + 1)
    if not beats:
        return TurningPoint(turn, say("match.turning", turn_name=unit, turn=turn, what=""), answer)
    side = shade(log.sitting, lead.mover(stood[place], stood[place + 1]))
    beat = max(
        beats,
        key=lambda each: (
            log.board.emphasis(each.event).weight > 0 and log.board.speaker(each.event, each.state) == side,
            log.board.emphasis(each.event).weight,
        ),
    )
    told = log.sitting.words.tell(beat.event.seen_by(None), None, log.sitting.names)
    return TurningPoint(turn, say("match.turning", turn_name=unit, turn=turn, what=told), answer)

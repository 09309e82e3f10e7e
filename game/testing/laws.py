"""Laws that hold for every title at every question, checked while a game is played at random.

`check_title` plays a few games under them, `tools.fuzz` thousands, and `tests/laws` a few hundred in every run.
"""

import pickle
import re
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, fields, is_dataclass, replace
from functools import cache, lru_cache
from random import Random
from string import ascii_uppercase
from typing import Any, cast

from game.core import agenda
from game.core.content.box import Box, Option, box
from game.core.content.loading import folder, root
from game.core.contract import Action, Event, Game, Line, Seat, Setup, line, option
from game.core.files.checksummed import ChecksummedFile
from game.core.files.journal import Header, Recorded
from game.core.identity import Identity
from game.core.language.words import Words, words
from game.core.position import Position
from game.core.record import digest
from game.core.table import Beat, Table
from game.core.views import Draft, Sealed, unseen_answers
from game.titles import rules_of, setup

ENDLESS = 10_000
"""The number of answers after which a random game that is still running counts as endless."""
GAP = "⟨"
"""The mark in a sentence where a key or a field is missing."""
COUNTED = (
    "cards|VPs|VP's|regions|Regions|countries|Countries|types|units|armies|slots|plays|steps|exports|imports|points"
    "|turns|rounds|times|Assets|services|goods|productions|allies|markers|answers"
)
BETWEEN = r"(?:more|new|extra|different|open|permanent)\ "
_OF_THE_TABLE = {part.name for part in fields(Position)}
FLAW = re.compile(
    rf"""{GAP}                                                  # a missing key or field
    | (?<![\w.,:/+-])-\d+\ (?:more|left|free)\b               # "-1 more"
    | (?<![\w.,:/+-])1\ (?:{BETWEEN})?(?:{COUNTED})\b         # "1 VPs", "1 more types"
    | \S\ \ +\S                                              # two spaces
    | \ [.,;!?](?:\s|$)                                      # a space before a stop
    | (?<!\.)\.\.(?!\.)                                      # two stops
    | \b[a-z]+_[a-z_]+\b                                     # an id or the key of an option
    | \d\ %                                                  # "35 %"
    | \b(?:gain|get|pay|draw|lose|take|score)s?\ 0\b          # "gains 0 money": what did not happen is not told
    """,
    re.VERBOSE,
)
"""Fragments that must not occur in any sentence shown to a player."""


class LawBroken(Exception):
    """A broken law, with the law and what was seen."""


def must(holds: object, law: str, seen: object = "") -> None:
    """Raise LawBroken with the law's sentence unless it holds."""
    if not holds:
        raise LawBroken(f"{law} ({seen})" if seen != "" else law)


def well_said(text: str) -> bool:
    """Return True if a sentence shows no trace of how it was put together."""
    return FLAW.search(text) is None


REMEMBERED = 200_000
"""The size of the cache of sentences and events already found correct; most recur many times."""


def _seats(count: int) -> list[str]:
    return [f"Seat {letter}" for letter in ascii_uppercase[:count]]


@lru_cache(REMEMBERED)
def _told(by: Identity, told: Line | Event, reader: Seat | None, count: int) -> tuple[str, bool]:
    """Return a sentence or an event as told at a table of `count` seats, and whether it is well formed."""
    words, seats = cast(Words, by.thing), _seats(count)
    text = words.tell(told, reader, seats) if isinstance(told, Event) else words.say(told, reader, seats)
    return text, well_said(text)


@lru_cache(REMEMBERED)
def _can_be_pickled(event: Event) -> bool:
    return bool(pickle.loads(pickle.dumps(event)) == event)


@dataclass
class RandomGame:
    """One game played at random with the laws checked."""

    name: str
    recorded: Recorded[Any]
    rng: Random
    words: Words
    """The title's sentences."""
    rules: tuple[str, ...]
    """The ids of the rules that the rules text states."""
    thorough: float = 1.0
    """The fraction of questions at which the slow laws are checked too."""
    met: set[Action] = field(default_factory=set)
    """Every answer offered so far."""
    said: set[tuple[Seat, Action]] = field(default_factory=set)
    """The answers already put into words, each with the seat it was said to."""
    turn: int = 0
    trying: Action | None = None
    """The answer being given, named in the report if it breaks something."""
    hidden: set[str] = field(default_factory=set)
    """The fields of the state in which a view has hidden something so far."""
    things: object = None
    """The conserved things as counted at the first question."""
    choose: Callable[["RandomGame"], Action] | None = None
    """Chooses the answers; None for random ones."""

    @property
    def game(self) -> Game[Any]:
        """The rules."""
        return self.recorded.table.game

    @property
    def table(self) -> Table[Any]:
        """The table at which the game is played."""
        return self.recorded.table

    @property
    def state(self) -> Any:
        """The current state."""
        return self.recorded.table.state

    @property
    def seats(self) -> list[str]:
        """Names of the seats for use in sentences."""
        return _seats(len(self.table.seats))

    def say(self, told: Line | Event, reader: Seat | None) -> tuple[str, bool]:
        """Return a sentence or an event as told to a reader, and whether it is well formed."""
        return _told(Identity(self.words), told, reader, len(self.table.seats))


def openings(name: str, seats: int, seed: int) -> Setup:
    """Return a setup with a level and options drawn by `seed`; every tenth game uses the box's defaults."""
    rng, of = Random(f"{name} {seats} {seed}"), box(name)
    if seed % 10 == 0:
        return setup(name, seats, seed=seed)
    usual = [choice for choice in of.option if not choice.seats]
    options = {choice.id: rng.choice(_ending(choice)) for choice in usual if rng.random() < 0.5}
    return setup(name, seats, rng.choice(of.levels), options, seed)


def _with_special(opening: Setup, name: str) -> Setup:
    """Return a setup with values drawn for the options of this number of seats, which fingerprints leave out."""
    seats = len(opening.factions)
    special = [choice for choice in box(name).option if choice.seats == seats]
    drawn = {choice.id: Random(f"{choice.id} {opening.seed}").choice(_ending(choice)) for choice in special}
    return replace(opening, options={**opening.options, **drawn})


def _ending(choice: Option) -> list[Any]:
    """Return the option's values under which random games end; the others have tests of their own."""
    return [value for value in choice.values if value not in choice.endless]


def trial(name: str, seats: int, seed: int, thorough: float = 1.0) -> RandomGame:
    """Return one random game, ready to play. Raises LawBroken if its opening breaks a law."""
    opening = _with_special(openings(name, seats, seed), name)
    table: Table[Any] = Table(rules_of(name), opening)
    return on(table, seed, words(name), rule_ids(name), thorough)


def on(table: Table[Any], seed: int, said: Words, rules: tuple[str, ...], thorough: float = 1.0) -> RandomGame:
    """Return a random game at a given table, even for a title that isn't on the shelf."""
    name, chairs = table.game.NAME, ("random",) * len(table.seats)
    header = Header(name, table.game.RULES, table.setup, f"seed {seed}", chairs, chairs)
    return RandomGame(
        name, Recorded(table, header, ChecksummedFile()), Random(f"{name} {seed}"), said, rules, thorough
    )


def play(under: RandomGame) -> int:
    """Play a trial to its end under all laws and return the number of answers. Raises LawBroken."""
    answers = 0
    while under.table.decision is not None:
        must(answers < ENDLESS, "a game ends", f"{answers} answers")
        check_question(under)
        answer(under)
        answers += 1
    for law in AT_THE_END:
        law(under)
    return answers


def check_question(under: RandomGame) -> None:
    """Check the laws that hold at every question, and sometimes the slow ones."""
    for law in ALWAYS:
        law(under)
    if under.rng.random() < under.thorough:
        for law in NOW_AND_THEN:
            law(under)


def answer(under: RandomGame) -> None:
    """Give a random answer and check its effects."""
    asked = under.table.decision
    assert asked is not None, "a question is open"
    under.met.update(asked.options)
    closely = under.rng.random() < under.thorough
    before = under.state
    was = digest(before) if closely else ""
    under.trying = under.choose(under) if under.choose else under.rng.choice(asked.options)
    beats = under.recorded.play(under.trying)
    under.trying = None
    readers = under.table.seats if closely else (under.rng.choice(under.table.seats),)
    events_are_told(under, beats, readers)
    if closely:
        must(digest(before) == was, "an earlier state never changes", under.table.answer(-1))
        undo_and_redo_meet(under)
        unwatched_is_the_same(under, before)


# --- at every question ------------------------------------------------------------------------------------


def options_are_answers(under: RandomGame) -> None:
    """Options are distinct and readable, and there is a choice or a reason to ask anyway."""
    asked = under.table.decision
    assert asked is not None
    must(asked.options, "a question has options", asked.kind)
    must(asked.seat in under.table.seats, "a question is put to a seat of the game", asked)
    must(len(set(asked.options)) == len(asked.options), "options are distinct", asked)
    for action in asked.options:
        must(Action.parse(str(action)) == action, "an answer can be written and read", action)


def questions_have_sentences(under: RandomGame) -> None:
    """The question and every option have sentences."""
    asked = under.table.decision
    assert asked is not None
    said, good = under.say(under.table.prompt(), asked.seat)
    must(said and good, "every question has a sentence", f"{asked.kind}: {said}")
    for action in asked.options:
        if (asked.seat, action) in under.said:
            continue
        under.said.add((asked.seat, action))
        must(under.words.has(f"option.{action.verb}"), "every option has words", f"option.{action.verb}")
        named, good = under.say(line(f"option.{action.verb}", noun=action.noun), asked.seat)
        must(good, "every option has a sentence", named)


def the_end_is_not_yet(under: RandomGame) -> None:
    """There is no result while a question is open, and turn numbers only rise."""
    must(under.table.result is None, "nobody is asked after the end", under.table.result)
    turn = under.game.turn(under.state)
    must(turn >= under.turn, "turn numbers never go down", f"{under.turn} → {turn}")
    under.turn = turn


def things_are_conserved(under: RandomGame) -> None:
    """No card or token appears or vanishes."""
    now = under.game.things(under.state)
    if under.things is None:
        under.things = under.game.things(under.table.state_before(0))
    must(now == under.things, "no thing appears or disappears", now)


# --- now and then ------------------------------------------------------------------------------------------


def values_are_immutable(under: RandomGame) -> None:
    """A state contains nothing mutable."""
    for name, value in _named(under.state).items():
        flaw = next(_mutable(value), None)
        must(flaw is None, "a state holds immutable values only", f"{name}: {flaw!r}")


def _mutable(value: Any) -> Iterator[Any]:
    match value:
        case None | bool() | int() | float() | str():
            return
        case tuple() | frozenset():
            for part in value:
                yield from _mutable(part)
        case Mapping():
            for part in value.values():
                yield from _mutable(part)
        case _ if is_dataclass(value) and value.__dataclass_params__.frozen:  # type: ignore[union-attr]
            for part in fields(value):
                yield from _mutable(getattr(value, part.name))
        case _:
            yield value


def copies_are_independent(under: RandomGame) -> None:
    """Changing a copy leaves the original unchanged."""
    was, twin = digest(under.state), under.state.copy()
    must(digest(twin) == was and twin == under.state, "a copy is equal to its original")
    asked = under.table.decision
    assert asked is not None
    agenda.advance(twin, under.rng.choice(asked.options))
    must(digest(under.state) == was, "copies are independent")


def states_can_be_pickled(under: RandomGame) -> None:
    """A state survives pickling, as on its way to a worker process."""
    twin = pickle.loads(pickle.dumps(under.state))
    must(twin == under.state, "a state can be pickled")
    must(digest(twin) == digest(under.state), "a pickled state has the same fingerprint")


def views_and_worlds_agree(under: RandomGame) -> None:
    """An imagined world gives back the view it was made from, and the same public view."""
    asked, public = under.table.decision, under.table.view(None)
    for seat in under.table.seats:
        view = under.table.view(seat)
        world = under.game.imagine(view, seat, under.rng)
        must(
            under.game.view(world, seat) == view,
            "an imagined world looks the same to its seat",
            _differ(under, world, seat),
        )
        must(under.game.view(world, None) == public, "what is public is the same in every world", seat)
        there = agenda.decision(world)
        must(there is not None and asked is not None, "a question stays a question in an imagined world", seat)
        if asked is not None and there is not None:
            must(there.seat == asked.seat, "the same seat is asked in every world", there)
            must(seat != asked.seat or there == asked, "a seat knows its own options", there)
        there_are, here_are = under.game.things(world), under.game.things(under.state)
        must(
            there_are == here_are, "a world holds the same things", f"seat {seat}: {_uneven(there_are, here_are)}"
        )


def _uneven(there: object, here: object) -> str:
    """Return the surplus and the missing things as text, or both collections if they can't be counted."""
    if not isinstance(there, list | tuple) or not isinstance(here, list | tuple):
        return f"{there} / {here}"
    more, less = Counter(map(str, there)), Counter(map(str, here))
    return f"too many: {[*(more - less).elements()]}, missing: {[*(less - more).elements()]}"


def _differ(under: RandomGame, world: Any, seat: int) -> str:
    """Return the fields in which the view of an imagined world differs."""
    return f"seat {seat}: {_apart(under.table.view(seat), under.game.view(world, seat))}"


def _apart(one: Any, other: Any) -> str:
    """Return the fields in which two states differ, with both values."""
    names = [name for name in _named(one) if getattr(one, name) != getattr(other, name)]
    return ", ".join(f"{name} {getattr(one, name)} / {getattr(other, name)}" for name in names)


def what_needs_no_hand_is_on_offer(under: RandomGame) -> None:
    """Everything that may be answered unseen is offered with any hand, and no such option is missing.

    A reaction window can always be passed unseen, so nobody has to look just because they lack a card.
    """
    asked = under.table.decision
    public = under.table.view(None)
    top = under.state.agenda[-1]
    assert asked is not None
    unseen = unseen_answers(public)
    if isinstance(top, Draft | Sealed):
        must(not asked.window, "a window is public", asked.kind)
        return
    worlds = [under.game.imagine(under.table.view(seat), seat, under.rng) for seat in under.table.seats]
    for world in (under.state, *worlds):
        must(set(unseen) <= set(world.options), "options that need no hand exist in all worlds", asked.kind)
        must(not top.open or unseen == world.options, "an open question asks the same in every world", asked.kind)
    must(unseen or not asked.window, "a window can be passed without the hand", asked.kind)
    if top.passing is not None:
        must(top.passing in asked.options, "one can pass with any hand", asked.kind)


def sealed_answers_show_nothing(under: RandomGame) -> None:
    """While others still have to write, nobody else sees what a sealed answer was."""
    asked, (*below, top) = under.table.decision, under.state.agenda
    if (
        asked is None
        or len(asked.options) == 1
        or not all(isinstance(item, Sealed) for item in (top, *below[-1:]))
    ):
        return
    one, other = (_sealed(under.state, action) for action in under.rng.sample(asked.options, 2))
    if not below or {one[0].agenda, other[0].agenda} != {tuple(below)}:  # all are open, or more is asked
        return
    law = f"what {top.kind} seals is hidden from others"
    for reader in (None, *(seat for seat in under.table.seats if seat != asked.seat)):
        seen, otherwise = (under.game.view(world, reader) for world, _ in (one, other))
        must(seen == otherwise, law, f"seat {reader}: {_apart(seen, otherwise)}")
        told, instead = ([event.seen_by(reader) for event in events] for _, events in (one, other))
        must(told == instead, law, f"seat {reader}: {told} / {instead}")


def _sealed(state: Any, action: Action) -> tuple[Any, list[Event]]:
    """Return the state after an answer, and the events."""
    world, told = state.copy(), list[Event]()
    agenda.advance(world, action, lambda event, *of, **named: told.append(event(*of, **named)))
    return world, told


def what_is_hidden_is_noted(under: RandomGame) -> None:
    """Note the fields in which a view hides something, for the author to read."""
    shown = _named(under.state)
    for seat in under.table.seats:
        view = under.table.view(seat)
        under.hidden.update(name for name in shown.keys() - _OF_THE_TABLE if getattr(view, name) != shown[name])


def nothing_hidden_shows(under: RandomGame) -> None:
    """Hidden information and future chance don't change what a seat sees."""
    for seat in under.table.seats:
        view = under.table.view(seat)
        worlds = [under.game.imagine(view, seat, under.rng) for _ in range(2)]
        must(
            under.game.view(worlds[0], seat) == under.game.view(worlds[1], seat),
            "worlds a seat cannot tell apart look the same to it",
            seat,
        )
        other = under.state.copy()
        other.chance ^= 0x5DEECE66D
        must(under.game.view(other, seat) == view, "a view doesn't depend on later chance", seat)


def imagined_worlds_can_be_played(under: RandomGame) -> None:
    """Any imagined world can be played on for a few answers, as search does."""
    seat = under.rng.choice(under.table.seats)
    world = under.game.imagine(under.table.view(seat), seat, under.rng)
    for _ in range(12):
        asked = agenda.decision(world)
        if asked is None:
            break
        must(asked.options, "an imagined question has options", asked.kind)
        agenda.advance(world, under.rng.choice(asked.options))


def refusals_have_reasons(under: RandomGame) -> None:
    """Every answer not on offer is refused with a rule and a sentence, for any seat."""
    asked = under.table.decision
    assert asked is not None
    strange = (option("dance"), option("dance", "wildly"), option(asked.options[0].verb, "nowhere"))
    known = sorted(under.met - set(asked.options))
    for action in (*strange, *under.rng.sample(known, min(4, len(known)))):
        for seat in under.table.seats:
            reason = under.table.why_not(seat, action)
            said = under.words.say(reason.line, seat, under.seats)
            must(said and well_said(said), "every refusal has a sentence", f"{asked.kind}, {action}: {said}")
            must(reason.rule in under.rules, "every refusal names a rule that is written down", reason.rule)


# --- after every answer ------------------------------------------------------------------------------------


def events_are_told(under: RandomGame, beats: list[Beat[Any]], readers: Sequence[int]) -> None:
    """Every event has a sentence for the public and some readers, and names nothing hidden from them."""
    for beat in beats:
        for reader in (None, *readers):
            said, good = under.say(beat.event.seen_by(reader), reader)
            must(good, "every event has a sentence", said)
            must(not under.game.view(beat.state, reader).options, "an answer under way has no options", beat.event)
        must(_can_be_pickled(beat.event), "an event can be pickled", beat.event)
        _only_open_cards(under, beat, readers)


def _only_open_cards(under: RandomGame, beat: Beat[Any], readers: Sequence[int]) -> None:
    """A card that an event names to a seat isn't face down for that seat at that moment."""
    secret = vars(type(beat.event)).get("__dataclass_fields__", {})
    if "open" not in secret:
        return
    for reader in readers:
        told: Event = beat.event.seen_by(reader)
        named = {card for card in getattr(told, "cards", ()) if card != "?"}
        if named:
            seen = _ids(under.game.view(beat.state, reader))
            must(named <= seen, "an event names no card face down to its reader", f"seat {reader}: {named - seen}")


def _named(state: Any) -> dict[str, Any]:
    """Return the fields of a state by name, without `__dict__`, which compiled states lack."""
    return {part.name: getattr(state, part.name) for part in fields(state)}


def _ids(value: Any) -> set[str]:
    match value:
        case str():
            return {value}
        case tuple() | frozenset() | list():
            return {found for part in value for found in _ids(part)}
        case Mapping():
            return _ids(list(value.values())) | _ids(list(value))
        case _ if is_dataclass(value):
            return _ids([getattr(value, part.name) for part in fields(value)])
        case _:
            return set()


def undo_and_redo_meet(under: RandomGame) -> None:
    """Undo restores the state before, redo the state after, and neither crosses a disclosure.

    Against bots alone, undo crosses what only they have seen, as long as none of them has answered.
    """
    table = under.table
    seat, _ = table.answer(-1)
    for other in table.seats:
        must(
            other == seat or not table.can_undo(other, (other,)), "nobody takes back what another seat did", other
        )
    must(table.can_undo(seat, (seat,)) or not table.can_undo(seat), "a seat alone can undo as much", seat)
    if not table.can_undo(seat, (seat,)):
        return
    _nobody_learned_anything(under, list(table.seats) if table.can_undo(seat) else [seat])
    before, after = digest(table.state_before(len(table.answers) - 1)), table.digest
    chance = table.state.chance
    table.undo(seat, (seat,))
    must(table.state.chance == chance, "undo never takes back a chance event")
    must(table.digest == before, "undo restores the state before an answer")
    table.redo()
    must(table.digest == after, "redo restores the state after an answer")


def _nobody_learned_anything(under: RandomGame, seats: list[Seat]) -> None:
    """No beat of an undoable answer revealed anything new to a seat."""
    table, last = under.table, len(under.table.answers) - 1
    things = _ids(under.game.things(under.state))
    for seat in seats:
        known = _ids(under.game.view(table.state_before(last), seat))
        for beat in table.beats(last):
            learned = (_ids(under.game.view(beat.state, seat)) & things) - known
            must(not learned, "undo never takes back what a seat has seen", f"seat {seat}: {learned}")


def unwatched_is_the_same(under: RandomGame, before: Any) -> None:
    """A game takes the same course if nobody watches."""
    twin = before.copy()
    agenda.advance(twin, under.table.answer(-1).action)
    must(digest(twin) == under.table.digest, "events don't change the game", under.table.answer(-1))


# --- at the end --------------------------------------------------------------------------------------------


def the_end_is_an_end(under: RandomGame) -> None:
    """At the end every seat has one share of the victory, the shares sum to 1, and a sentence says why."""
    result = under.table.result
    must(result is not None, "a game without a question has a result")
    assert result is not None
    must(len(result.shares) == len(under.table.seats), "every seat has a share", result.shares)
    must(
        abs(sum(result.shares) - 1) < 1e-9 and min(result.shares) >= 0,
        "shares of victory sum to one",
        result.shares,
    )
    for reader in (None, *under.table.seats):
        said = under.words.say(result.line, reader, under.seats)
        must(said and well_said(said), "every result has a sentence", said)
    must(not unseen_answers(under.table.view(None)), "nobody can answer after the end")


def the_same_answers_give_the_same_game(under: RandomGame) -> None:
    """Setup and answers determine the whole game, whether anybody watches or not."""
    again = under.game.new(under.recorded.header.setup)
    for given in under.table.answers:
        agenda.advance(again, given.action)
    must(digest(again) == under.table.digest, "the same setup and answers give the same game")


# --- what a title has ---------------------------------------------------------------------------------------


def factions_can_be_shown(of: Box, game: Game[Any]) -> None:
    """The box has the factions of the rules in the same order, each with a symbol that is one of our icons."""
    sides = tuple(side.id for side in of.faction)
    must(sides == game.FACTIONS, "box and rules name the same factions", f"{sides} and {game.FACTIONS}")
    for side in of.faction:
        drawn = (root("assets") / "icons" / f"{side.symbol}.svg").is_file()
        must(drawn, "every faction's symbol is an icon of Overton", f"{side.id}: {side.symbol}")


@cache
def rule_ids(name: str) -> tuple[str, ...]:
    """Return the rule ids in a title's rules.en.md, in order."""
    text = (folder(name) / "rules.en.md").read_text(encoding="utf-8")
    return tuple(part.partition("**")[0] for part in text.split("\n**")[1:])


Law = Callable[[RandomGame], None]
ALWAYS: tuple[Law, ...] = (options_are_answers, questions_have_sentences, the_end_is_not_yet, things_are_conserved)
NOW_AND_THEN: tuple[Law, ...] = (
    values_are_immutable,
    copies_are_independent,
    states_can_be_pickled,
    views_and_worlds_agree,
    what_needs_no_hand_is_on_offer,
    sealed_answers_show_nothing,
    what_is_hidden_is_noted,
    nothing_hidden_shows,
    imagined_worlds_can_be_played,
    refusals_have_reasons,
)
AT_THE_END: tuple[Law, ...] = (the_end_is_an_end, the_same_answers_give_the_same_game)

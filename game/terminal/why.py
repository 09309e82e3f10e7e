"""Answers “why can't I …”: finds what was meant, and says whether it's allowed or which rule forbids it."""

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from game.core import agenda
from game.core.contract import Action, Decision, line
from game.core.language.words import say, words
from game.play.ahead import questions_after
from game.play.showing import Showing
from game.terminal.answers import are_numbers, mark
from game.terminal.boards import TextBoard
from game.terminal.wishes import ReadWish, Thing, lexicon, phrases

MOST_REASONS = 3
_NUMBER = re.compile(r"\b\d{1,6}\b")


class PutQuestion(NamedTuple):
    """A question and its seat's view: the current one, or one in an imagined `world` after a first answer."""

    view: Any
    asked: Decision
    world: Any = None


@dataclass(frozen=True)
class Why:
    """The player's question about what is allowed."""

    showing: Showing
    board: TextBoard

    def sentences(self, text: str, asked: Decision) -> list[str]:
        """Return whether `text` is allowed, or what forbids it; if it isn't understood, how to ask."""
        title, put = self.showing.title, PutQuestion(self.showing.view, asked)
        if are_numbers(asked) and (number := _NUMBER.search(text)):
            return self._verdict(put, [Action(asked.options[0].verb, number.group())])
        wish = self._at_hand(lexicon(title).read(text))
        if not wish.things and not wish.verbs:
            verbs = phrases(title, [action.verb for action in asked.options])
            return [say("terminal.why_how", example=f"why {example(title, asked)}", verbs=verbs)]
        return self._judged(put, wish)

    def _judged(self, place: PutQuestion, wish: ReadWish) -> list[str]:
        things = self._ordered(place, wish.things)
        wish = ReadWish(wish.verbs, things)
        meant = self._meant(place, wish)
        if not meant:
            return [say("terminal.why_none", thing=things[0].name)]
        allowed = [action for action in meant if action in place.asked.options]
        further = self._after(place, allowed[0]) if allowed and things[1:] else []
        then = ReadWish((), things[1:])
        if further and not any(self._allows(each, then) for each in further):
            return self._judged(further[0], then)
        return self._verdict(place, meant)

    def _verdict(self, place: PutQuestion, meant: Sequence[Action]) -> list[str]:
        allowed = [action for action in meant if action in place.asked.options]
        if not allowed:
            return list(dict.fromkeys(self._reason(place, action) for action in meant))[:MOST_REASONS]
        numbers = tuple(mark(place.asked, action) for action in allowed)
        return [say("terminal.allowed_many" if numbers[1:] else "terminal.allowed", numbers=numbers)]

    def _at_hand(self, wish: ReadWish) -> ReadWish:
        """Return the wish reduced to things on the table; the name of a kind means all its copies."""
        things = [
            thing._replace(ids=tuple(copy for each in thing.ids for copy in self.board.copies(each)))
            for thing in wish.things
        ]
        return ReadWish(wish.verbs, tuple(thing for thing in things if thing.ids))

    def _allows(self, place: PutQuestion, wish: ReadWish) -> bool:
        return any(action in place.asked.options for action in self._meant(place, wish))

    def _ordered(self, place: PutQuestion, things: Sequence[Thing]) -> tuple[Thing, ...]:
        """Return the things with the usable ones first: “influence Poland with France 3” begins with the card."""
        near = {*self._hand(place), *(action.noun for action in place.asked.options)}
        return tuple(sorted(things, key=lambda thing: near.isdisjoint(thing.ids)))

    def _meant(self, place: PutQuestion, wish: ReadWish) -> list[Action]:
        """Return the answers that may be meant; only those on offer, if any are."""
        verbs = (*wish.verbs, *self._naming(wish.things[0].part if wish.things else ""))
        if not wish.things:
            meant = list(self._bare(place, verbs))
        elif not verbs:
            meant = [self._reached_for(place, each) for each in self._of_mine(place, wish.things[0].ids)]
            offered = [action for action in place.asked.options if action.noun in wish.things[0].ids]
            return self._holding(place, wish.things) or offered or meant
        else:
            meant = list(self._with(place, verbs, wish.things[0]))
        return [action for action in meant if action in place.asked.options] or meant

    def _bare(self, place: PutQuestion, verbs: Sequence[str]) -> Iterable[Action]:
        """Return the meanings of a verb alone: its options, or its first meaning without a thing."""
        offered = [action for action in place.asked.options if action.verb in verbs]
        alone = [Action(verb) for verb in verbs if "{noun" not in self.showing.words.templates[f"option.{verb}"]]
        if offered or alone:
            return offered or alone[:1]
        return self._on_hand(place, verbs) or [Action(verbs[0])]

    def _with(self, place: PutQuestion, verbs: Sequence[str], thing: Thing) -> Iterable[Action]:
        """Return the meanings of a verb with a thing; “block Poland” may mean any card in hand."""
        offered = [Action(verb, each) for verb in verbs for each in thing.ids]
        if on_offer := [action for action in offered if action in place.asked.options]:
            return on_offer
        mine = set(thing.ids) & set(self._hand(place))
        if thing.part and not mine:
            return []
        if mine or len(thing.ids) > 1:
            return [action for action in offered if action.noun in mine] or offered[:1]
        return self._on_hand(place, verbs) or [self._reached_for(place, thing.ids[0])]

    def _on_hand(self, place: PutQuestion, verbs: Sequence[str]) -> list[Action]:
        """Return the verb with each thing in hand, if it's used with things in hand."""
        if not any(self.showing.words.has(f"use.{verb}") for verb in verbs):
            return []
        return [Action(verbs[0], each) for each in self._hand(place)]

    def _reached_for(self, place: PutQuestion, thing: str) -> Action:
        return self.showing.conversation.meant(place.view, place.asked, thing)

    def _holding(self, place: PutQuestion, things: Sequence[Thing]) -> list[Action]:
        """Return the answer that names two things at once, if any: “cultural Brazil” extends culture there."""
        if not things[1:]:
            return []
        held, onto = things[0].ids[0], things[1].ids[0]
        action = self.showing.conversation.meant(place.view, place.asked, onto, held)
        return [action] if held in action.verb else []

    def _of_mine(self, place: PutQuestion, ids: Sequence[str]) -> Sequence[str]:
        """Return the things in hand among `ids`, or the first of `ids` if there are none."""
        mine = [each for each in self._hand(place) if each in ids]
        return mine or ids[:1]

    def _naming(self, part: str) -> list[str]:
        """Return the verbs that name a thing by one of its parts, such as a card's action."""
        if not part:
            return []
        keys = [key for key, text in self.showing.words.templates.items() if f"{{noun:{part}}}" in text]
        return [key.removeprefix("option.") for key in keys if key.startswith("option.")]

    def _hand(self, place: PutQuestion) -> Sequence[str]:
        return self.board.hand(place.view, place.asked.seat)

    def _reason(self, place: PutQuestion, action: Action) -> str:
        """Return why an answer isn't on offer; only the verb is judged if its thing has another use."""
        offered = place.asked.options
        if action.verb not in {each.verb for each in offered} and action.noun in {each.noun for each in offered}:
            action = Action(action.verb)
        reason = self.showing.why_not(action, place.world)
        return f"{self.showing.say(reason.line)} ({reason.rule})"

    def _after(self, place: PutQuestion, action: Action) -> list[PutQuestion]:
        """Return the questions that follow an answer, as far as its seat can foresee them."""
        game, seat = self.showing.game, place.asked.seat
        later = [(world, agenda.decision(world)) for world in questions_after(game, place.view, seat, action)]
        return [PutQuestion(game.view(world, seat), asked, world) for world, asked in later if asked is not None]


def example(title: str, asked: Decision | None) -> str:
    """Return an example of a wish: the title's own, or the first option."""
    own, said = words(title), line("terminal.example")
    if not own.has(said.key):
        first = asked.options[0] if asked else Action("")
        said = line(f"option.{first.verb}", noun=first.noun)
    wish = own.say(said)
    return wish[:1].lower() + wish[1:]

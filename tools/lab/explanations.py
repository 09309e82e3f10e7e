"""Prints what a coach says in games of bots, with the table before it: python -m tools.lab.explanations TITLE.

Every act is printed as it is told, with the reasons that everybody, another seat and the seat itself are given;
now and then the whole table, a hint, what threatens and what can be counted.
"""

import argparse
from collections.abc import Iterator, Mapping
from pathlib import Path
from random import Random
from typing import Any

from ai.coach.reasons import Act, act, why_done
from ai.heuristics import heuristic
from ai.levels import player
from ai.search.budget import Budget
from game.core.contract import Seat
from game.core.files.checksummed import SealedFile
from game.core.files.journal import Recorded, start
from game.core.language.words import words
from game.play.showing import Showing
from game.terminal.boards import board
from game.terminal.coaching import Coach, in_words
from game.terminal.letters import Teller
from game.titles import reckoning, rules_of, setup

ENDLESS = 6000


def played(
    title: str, seats: int, seed: int, level: str, options: Mapping[str, Any], bots: list[str]
) -> Recorded[Any]:
    """Play one game between the listed bots."""
    of = setup(title, seats, level=level, options=options, seed=seed)
    recorded = start(Path("/nowhere"), rules_of(title), of, ("fair",) * seats)
    minds = [player(bots[seat % len(bots)], title, simulations=15) for seat in range(seats)]
    for number in range(ENDLESS):
        asked = recorded.table.decision
        if asked is None:
            break
        rng = Random(f"{seed} {number}")
        recorded.play(
            minds[asked.seat].choose(recorded.table.game, recorded.table.view(asked.seat), asked, rng).action
        )
    return recorded


class Reading:
    """One game, laid out for reading."""

    def __init__(self, recorded: Recorded[Any], every: int) -> None:
        self.recorded, self.every = recorded, every
        self.table, self.title = recorded.table, recorded.header.title
        self.words, self.board = words(self.title), board(self.title)

    def coach(self, reader: Seat | None, at: int) -> Coach:
        """Return a coach that speaks to a reader at a moment of the game."""
        showing = Showing(Recorded(self.table.branch(at), self.recorded.header, SealedFile()))
        showing.eyes.look(reader)
        return Coach(showing, self.board, Teller(self.words, reader, showing.names))

    def acts(self) -> Iterator[Act]:
        """Yield the acts in which there was a choice."""
        end = 0
        for number in range(len(self.table.answers)):
            if number >= end and len(self.table.state_before(number).options) > 1:
                found = act(self.table, number, self.table.answers[number].seat)
                end = found.done
                yield found

    def rows(self, part: range) -> Iterator[str]:
        """Yield the text of some of the acts."""
        for number, each in enumerate(self.acts()):
            if number in part:
                seat = self.table.answers[each.first].seat
                if number % self.every == 0:
                    yield from self._moment(each.first, seat)
                yield from self._act(number, each, seat)

    def _act(self, number: int, each: Act, seat: Seat) -> Iterator[str]:
        coach = self.coach(seat, each.first)
        given = [answer.action for answer in self.table.answers[each.first : each.done]]
        state = self.table.state_before(each.first)
        deed = in_words(self.table.game, self.board, coach.tell, state, seat, tuple(given))
        yield f"#{number} seat {seat} ({coach.tell.seats[seat]}): {deed}"
        told = [beat.event.seen_by(None) for beat in self.table.beats(each.first, each.end)]
        yield from (f"    . {text}" for text in map(self._said, told) if text)
        other = (seat + 1) % len(self.table.seats)
        before: list[str] = []
        for name, reader in (("all", None), ("other", other), ("self", seat)):
            tell = self.coach(reader, len(self.table.answers)).tell
            found = [tell(why) for why in why_done(self.table, each.first, reader, heuristic(self.title))]
            if found != before or name == "all":
                yield from (f"    {name:>5}: {reason}" for reason in found or ["-"])
            before = found

    def _said(self, event: Any) -> str:
        return self.words.tell(event, None, Showing(self.recorded).names)

    def _moment(self, at: int, seat: Seat) -> Iterator[str]:
        coach = self.coach(seat, at)
        view, asked = coach.showing.view, coach.showing.decision
        assert asked is not None, "it was answered"
        yield "=" * 40 + f" before answer {at}, seat {seat} reads"
        yield from self.board.lines(view, seat, self.words, coach.tell.seats)
        yield f"  ? {coach.showing.prompt()}  ({len(asked.options)} answers)"
        rng = Random(at)
        found = coach.advice(asked, Budget(simulations=30))
        yield from (f"  hint: {row}" for row in coach.hint(asked, found, rng))
        known = heuristic(self.title)
        yield from (f"  danger: {coach.tell(danger.line)}" for danger in known.dangers(view, seat))
        yield from (f"  unseen: {coach.tell(told)}" for told in reckoning(self.title).unseen(view, seat))
        outsider = self.coach(None, at)
        seen = outsider.showing.view
        yield from (f"  danger for all: {outsider.tell(danger.line)}" for danger in known.dangers(seen, seat))


def main() -> None:
    """Run the command."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("title")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--level", default="")
    parser.add_argument("--option", action="append", default=[], help="key=value")
    parser.add_argument("--bots", default="greedy,mcts")
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--most", type=int, default=50)
    parser.add_argument("--every", type=int, default=10, help="a hint and the table before every so many acts")
    given = parser.parse_args()
    options = {
        key: {"true": True, "false": False}.get(value, value)
        for key, value in (o.split("=") for o in given.option)
    }
    recorded = played(given.title, given.seats, given.seed, given.level, options, given.bots.split(","))
    for row in Reading(recorded, given.every).rows(range(given.first, given.first + given.most)):
        print(row)


if __name__ == "__main__":
    main()

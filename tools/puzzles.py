"""Finds puzzles in games of strong players, and proves them: python -m tools.puzzles [TITLE ...].

A puzzle is a question with one best deed, whatever is hidden: see ai/proof.py for what that means. Games are played
by greedy players, some of them with a few turns played by feel towards their end, so that one game shows many
positions. Whatever was found and which games were looked at is kept in a folder, so that a run can be broken off
and go on; `--write` chooses the best of it and writes levels/<title>/puzzles.toml.
"""

import argparse
import json
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any

from ai.deeds import draw
from ai.heuristics import heuristic
from ai.levels import player
from ai.proof import Proof, Unproven, reckoning
from game.core import agenda
from game.core.content import root
from game.core.contract import Action, Decision, Game, Setup
from game.titles import SHELF, setup
from game.titles import title as shelved
from tools.arena import ENDLESS, bar, lineups

SHIPPED = 30
FOLDER = Path(".puzzles")
STRONG = "hard"
"""Who plays the games: the greedy player that people meet as Hard."""
FEW = 4
"""Deeds there must be to choose from."""
FROM = 0.45
"""The part of a game after which it is gone on with by feel."""
BY_FEEL = 60
"""Answers that are given by feel."""
PER_GAME = 2
"""Puzzles of one game that are shipped."""


@dataclass(frozen=True, slots=True)
class Plan:
    """Where puzzles of a title are looked for: levels with numbers of seats, and ways on from each game by feel."""

    tables: tuple[tuple[str, int], ...]
    look: int
    """Positions of one proof."""
    ways: int = 0


PLANS = {
    "espionage": Plan((("shortened", 2), ("close_quarters", 2), ("standard", 2)), 6_000, 12),
    "ideology": Plan((("two_player", 2), ("standard", 2), ("short", 2)), 1_500),
    "manifesto": Plan((("short", 3), ("short", 2), ("short", 4)), 2_000),
    "world_order": Plan((("short", 2), ("short", 3)), 9_000, 6),
}


@dataclass(frozen=True, slots=True)
class Found:
    """A puzzle: how it came about, what is best, and what else there is."""

    title: str
    level: str
    factions: tuple[str, ...]
    options: dict[str, Any]
    seed: int
    answers: tuple[str, ...]
    seat: int
    aim: str
    worth: float
    next: float
    """What the next best deed comes to."""
    deeds: int
    solution: tuple[str, ...]
    right: tuple[str, ...]
    """The first answers that are right."""
    natural: str
    """What the greedy player answers first."""
    missed: bool
    """Whether that misses the best."""
    positions: int
    way: int = 0


def games(title: str, first: int) -> Iterator[tuple[int, Setup, list[str]]]:
    """Play games, one for each seed from `first` on."""
    plan, game = PLANS[title], shelved(title)
    for seed in range(first, first + 10**6):
        level, seats = plan.tables[seed % len(plan.tables)]
        sides = lineups(title, seats, level)
        opening = setup(title, seats, level, seed=seed, factions=sides[seed // len(plan.tables) % len(sides)])
        players = [player(STRONG, title) for _ in range(seats)]
        state, answers = game.new(opening), list[str]()
        while (asked := agenda.decision(state)) is not None and len(answers) < ENDLESS:
            seen = game.view(state, asked.seat)
            given = players[asked.seat].choose(game, seen, asked, Random(f"{seed} {len(answers)}")).action
            answers.append(str(given))
            agenda.advance(state, given)
        yield seed, opening, answers


def ways_on(title: str, opening: Setup, answers: list[str]) -> Iterator[tuple[int, list[str], int]]:
    """Give a game, and others that leave it somewhere and go on by feel; with the answer from which to look."""
    yield 0, answers, 0
    for way in range(1, PLANS[title].ways + 1):
        rng = Random(f"{opening.seed} {way}")
        start = rng.randrange(int(FROM * len(answers)), len(answers))
        yield way, _by_feel(title, opening, answers[:start], rng), start


def _by_feel(title: str, opening: Setup, begun: list[str], rng: Random) -> list[str]:
    game, likes = shelved(title), heuristic(title)
    state, answers = game.new(opening), list(begun)
    for written in begun:
        agenda.advance(state, Action.parse(written))
    while (asked := agenda.decision(state)) is not None and len(answers) < len(begun) + BY_FEEL:
        prior = likes.prior(game.view(state, asked.seat), asked)
        weights = [weight**2 for weight in prior]
        given = draw(asked.options, weights, rng) if sum(weights) else rng.choice(asked.options)
        answers.append(str(given))
        agenda.advance(state, given)
    return answers


def puzzles_in(title: str, opening: Setup, answers: Sequence[str], start: int, way: int, until: float) -> Iterator[Found]:
    """Look at every question of a game."""
    game, ways = shelved(title), reckoning(title)
    assert ways is not None, "there is no way to prove anything of this title"
    state = game.new(opening)
    for number, written in enumerate(answers):
        asked = agenda.decision(state)
        if asked is None or monotonic() > until:
            return
        if number >= start and len(asked.options) > 1:
            view = game.view(state, asked.seat)
            for aim in ways.aims(view, asked.seat):
                found = puzzle(game, view, asked, aim)
                if found is not None:
                    yield Found(
                        title, opening.level, opening.factions, dict(opening.options), opening.seed,
                        tuple(answers[:number]), asked.seat, aim, **found, way=way,
                    )  # fmt: skip
                    break
        agenda.advance(state, Action.parse(written))


def puzzle(game: Game[Any], view: Any, asked: Decision, aim: str) -> dict[str, Any] | None:
    """Say what is proven of a question, if one deed is best there and there are others to choose from."""
    try:
        for left, most in ((0, 800), (1, 2_000)):
            if not _hopeful(game, view, asked, aim, left, most):
                return None
        proof = Proof(game, view, asked.seat, aim, PLANS[game.NAME].look)
        best = proof.worth()
        if best <= proof.least:
            return None
        deeds = proof.deeds()
    except Unproven:
        return None
    right = [deed for deed, worth in deeds.items() if worth == best]
    firsts = {str(deed[0]) for deed in right}
    rest = [worth for worth in deeds.values() if worth < best]
    if len(deeds) < FEW or not rest or not _is_one(right, aim) or any(deed[0].verb in PASSING for deed in right):
        return None
    line = proof.line()
    natural = _natural(game, view, asked, aim, proof, best)
    return {
        "worth": best,
        "next": max(rest),
        "deeds": len(deeds),
        "solution": tuple([str(action) for seat, action in line if seat == asked.seat]),
        "right": tuple(sorted(firsts)),
        "natural": natural[0],
        "missed": natural[1],
        "positions": proof.positions,
    }


PASSING = ("pass", "stop", "done", "let_pass", "let_stand")


def _is_one(right: Sequence[tuple[Action, ...]], aim: str) -> bool:
    """Whether the right deeds are one and the same: equal bids, or two plays in either order."""
    if aim == "exact":
        return True
    return len(right) == 1 or (aim == "win" and len(right) == 2 and right[0][-1] == right[1][-1])


def _hopeful(game: Game[Any], view: Any, asked: Decision, aim: str, left: int, most: int) -> bool:
    """Whether a win is there at all when others may show few cards: quickly told, and it spares most proofs."""
    if aim != "win":
        return True
    proof = Proof(game, view, asked.seat, aim, most)
    start = proof.start
    proof.start = start._replace(left=tuple([min(left, most) for most in start.left]))
    return proof.worth() > proof.least


def _natural(game: Game[Any], view: Any, asked: Decision, aim: str, proof: Proof, best: float) -> tuple[str, bool]:
    """Let the greedy player answer until its deed is done: what it begins with, and whether it misses the best."""
    who, case, first = player(STRONG, game.NAME), proof.start, ""
    for _ in range(12):
        if proof.ways.worth(case, asked.seat, aim) is not None:
            break
        now = agenda.decision(case.world)
        if now is None or now.seat != asked.seat:
            break
        given = who.choose(game, game.view(case.world, asked.seat), now, Random(1)).action
        first = first or str(given)
        after = next((way.after for way in proof.ways.own(case, now) if way.deed[0] == given), None)
        if after is None:
            return first, True
        case = after
        if proof.worth(case) < best:
            return first, True
        if aim != "exact" and not proof.goes_on(case):
            break
    return first, False


# --- what is kept, and what is shipped ---


def kept(folder: Path, title: str) -> tuple[list[Found], int]:
    """Read what earlier runs found, and how many games they looked at."""
    path = folder / f"{title}.jsonl"
    lines = [json.loads(each) for each in path.read_text().splitlines()] if path.is_file() else []
    found = [Found(**{**each, **_tuples(each)}) for each in lines if "aim" in each]
    return found, max([each["looked"] for each in lines if "looked" in each], default=0)


def _tuples(each: dict[str, Any]) -> dict[str, Any]:
    return {name: tuple(value) for name, value in each.items() if isinstance(value, list)}


def look(title: str, folder: Path, first: int, most: int, minutes: float) -> None:
    """Look at games until there are so many, or the time is over."""
    folder.mkdir(exist_ok=True)
    found, looked = kept(folder, title)
    until = monotonic() + 60 * minutes
    with (folder / f"{title}.jsonl").open("a") as file:
        for number, (_, opening, answers) in enumerate(games(title, first + looked), looked + 1):
            for way, played, start in ways_on(title, opening, answers):
                for each in puzzles_in(title, opening, played, start, way, until):
                    found.append(each)
                    file.write(json.dumps(asdict(each)) + "\n")
            file.write(json.dumps({"looked": number}) + "\n")
            file.flush()
            bar(min(number, most), most)
            if number >= most or monotonic() > until:
                break
    kinds = Counter((each.aim, each.missed) for each in found)
    print(f"\n{title}: {len(found)} found from seed {first}; {dict(kinds)}")


def chosen(found: Sequence[Found]) -> list[Found]:
    """Choose what is shipped: what the natural answer misses first, few of each game, wins before the rest."""
    best = sorted(found, key=lambda each: (not each.missed, each.aim != "win", -each.deeds, each.seed))
    taken: list[Found] = []
    met = Counter[int]()
    for each in best:
        if met[each.seed] < PER_GAME and len(taken) < SHIPPED:
            met[each.seed] += 1
            taken.append(each)
    return sorted(taken, key=lambda each: (each.missed, each.deeds, each.seed))


def write(title: str, folder: Path, levels: Path) -> int:
    """Write the puzzles of a title; gives how many."""
    taken = chosen(kept(folder, title)[0])
    text = "# Written by python -m tools.puzzles --write; every one is proven again by tests/ai/test_puzzles.py.\n"
    text += "".join([told(each, number) for number, each in enumerate(taken, 1)])
    (levels / title / "puzzles.toml").write_text(text)
    return len(taken)


def told(each: Found, number: int) -> str:
    """Write one as TOML."""
    lines = [
        "",
        "[[puzzle]]",
        f'id = "{each.aim}-{each.seed}-{each.way}-{len(each.answers)}"',
        f"seat = {each.seat}",
        f'level = "{each.level}"',
        f"factions = {json.dumps(list(each.factions))}",
        f"seed = {each.seed}",
        f"answers = {json.dumps(list(each.answers))}",
        f'says = "puzzle.{each.aim}"',
        f"fill = {{ worth = {each.worth:g}, next = {each.next:g}, deeds = {each.deeds} }}",
        f"difficulty = {1 + each.missed + (each.deeds > HARD)}",
        "",
        "[[puzzle.step]]",
        'id = "find"',
        f"solution = {json.dumps(list(each.solution))}",
        'others = ["let_pass", "pass", "let_stand", "abstain", "seal", "bid 0", "done", "*"]',
        "",
        "[puzzle.step.goal]",
        f"answers = {json.dumps(list(each.right))}",
    ]
    return "\n".join(lines) + "\n"


HARD = 12
"""Deeds to choose from, from which on a puzzle counts as harder."""


def main() -> None:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("titles", nargs="*", metavar="TITLE", help="all that can be proven anything of")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=50_000)
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--folder", type=Path, default=FOLDER)
    parser.add_argument("--write", action="store_true", help="choose among what was found, and look for no more")
    asked = parser.parse_args()
    for title in asked.titles or [name for name in SHELF if name in PLANS]:
        if asked.write:
            print(f"{title}: {write(title, asked.folder, root())} written")
        else:
            look(title, asked.folder, asked.seed, asked.games, asked.minutes)


if __name__ == "__main__":
    main()

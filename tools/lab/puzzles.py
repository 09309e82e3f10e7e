"""Finds puzzles in games between strong players, and proves them: python -m tools.lab.puzzles [TITLE ...].

A puzzle is a question with one best deed, whatever is hidden: see ai/coach/proof.py for what that means. Games are
played by greedy players, and varied by random answers from somewhere late in them, so that one game yields many
positions. The finds and the number of games searched are kept in a folder, so that a run can be interrupted and
resumed; `--write` chooses the best ones and writes levels/<title>/puzzles.toml.
"""

import argparse
import json
import re
from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from fnmatch import fnmatchcase
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any

from ai.coach.proof import Deed, Proof, ProofSearch, Unproven, reckoning
from ai.coach.puzzles import is_live, judge, proven
from ai.heuristics import heuristic
from ai.levels import player
from ai.search.deeds import draw
from game.core import agenda
from game.core.content.loading import root
from game.core.contract import Action, Decision, Game, Setup
from game.core.exercise import PUZZLE, Exercise, Goal, Outcome, Step, exercises, laid, others_answer, reply
from game.core.files.checksummed import ChecksummedFile
from game.core.files.code import code
from game.core.files.journal import Header, Recorded
from game.core.language.words import event_name
from game.core.table import Table
from game.machine.ratings import rating
from game.titles import SHELF, rules_of, setup
from tools.lab.arena import bar, lineups, play_out

SHIPPED = 30
FOLDER = Path(".puzzles")
STRONG = "hard"
"""The level that plays the games: the greedy player that people meet as Hard."""
FEW = 3
"""The minimum number of deeds that a puzzle must offer."""
BY_FEEL = 60
"""The number of answers in a variation, drawn from the prior and the title's preferences."""
THREE = 3
"""The maximum number of plans that may solve a puzzle, if the natural answer isn't one of them."""
PER_GAME = 3
"""The maximum number of puzzles shipped from one game."""
APART = 30
"""The minimum number of answers between two of them in the same variation."""


@dataclass(frozen=True, slots=True)
class Candidate:
    """A puzzle: the answers that led to it, the best deed, and the alternatives."""

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
    """The worth of the second-best deed."""
    deeds: int
    solution: tuple[str, ...]
    right: tuple[str, ...]
    """The correct first answers."""
    natural: str
    """The greedy player's first answer."""
    missed: bool
    """True if that answer misses the best deed."""
    positions: int
    way: int = 0


def searched(title: str) -> ProofSearch:
    """Return a title's search settings. Raises ValueError if nothing can be proven about it."""
    ways = reckoning(title)
    if ways is None:
        raise ValueError(f"Nothing can be proven of {title!r} yet: ai/heuristics/{title}/proof.py would say how.")
    return ways.search


def games(title: str, first: int) -> Iterator[tuple[int, Setup, list[str]]]:
    """Yield a game for each seed from `first` on: the seed, the setup, the answers."""
    search, game = searched(title), rules_of(title)
    for seed in range(first, first + 10**6):
        level, seats = search.tables[seed % len(search.tables)]
        sides = lineups(title, seats, level)
        opening = setup(title, seats, level, seed=seed, factions=sides[seed // len(search.tables) % len(sides)])
        players = [player(STRONG, title) for _ in range(seats)]
        yield seed, opening, [str(each.choice.action) for each in play_out(game, game.new(opening), players, seed)]


def ways_on(title: str, opening: Setup, answers: list[str]) -> Iterator[tuple[int, list[str], int]]:
    """Yield a game and its variations: number, answers, and the index of the answer to start searching from."""
    yield 0, answers, 0
    starts = _starts(title, opening, answers)
    for way in range(1, searched(title).ways + 1 if starts else 1):
        rng = Random(f"{opening.seed} {way}")
        start = rng.choice(starts)
        spares = way % len(opening.factions) if searched(title).sparing else None
        yield way, _by_feel(title, opening, answers[:start], rng, spares), start


def _starts(title: str, opening: Setup, answers: list[str]) -> list[int]:
    """Return the answers at which variations may start: late ones, where a preferred option is on offer."""
    liked, first = searched(title).liked, int(searched(title).late * len(answers))
    if not liked or searched(title).sparing:
        return list(range(first, len(answers)))
    state, starts = rules_of(title).new(opening), list[int]()
    for number, written in enumerate(answers):
        if number >= first and any(_is_liked(action, liked) for action in state.options):
            starts.append(number)
        agenda.advance(state, Action.parse(written))
    return starts


def _is_liked(action: Action, liked: Sequence[str]) -> bool:
    return any(fnmatchcase(str(action), pattern) for pattern in liked)


def _by_feel(title: str, opening: Setup, begun: list[str], rng: Random, spares: int | None) -> list[str]:
    game, likes = rules_of(title), heuristic(title)
    state, answers = game.new(opening), list(begun)
    for written in begun:
        agenda.advance(state, Action.parse(written))
    while (asked := agenda.decision(state)) is not None and len(answers) < len(begun) + BY_FEEL:
        wished = searched(title).sparing if asked.seat == spares else searched(title).liked
        liked = [[action for action in asked.options if fnmatchcase(str(action), each)] for each in wished]
        prior = likes.prior(game.view(state, asked.seat), asked)
        weights = [weight**2 for weight in prior]
        given = draw(asked.options, weights, rng) if sum(weights) else rng.choice(asked.options)
        given = rng.choice(next(filter(None, liked), [given]))
        answers.append(str(given))
        agenda.advance(state, given)
    return answers


def puzzles_in(
    title: str, opening: Setup, answers: Sequence[str], start: int, way: int, until: float
) -> Iterator[Candidate]:
    """Search every question of a game."""
    game, ways = rules_of(title), reckoning(title)
    assert ways is not None, "there is no way to prove anything of this title"
    state = game.new(opening)
    for number, written in enumerate(answers):
        asked = agenda.decision(state)
        if asked is None or monotonic() > until:
            return
        if number >= start and len(asked.options) > 1 and asked.kind in (searched(title).kinds or (asked.kind,)):
            view = game.view(state, asked.seat)
            for aim in ways.aims(view, asked.seat):
                found = puzzle(game, view, asked, aim)
                if found is not None:
                    yield Candidate(
                        title,
                        opening.level,
                        opening.factions,
                        dict(opening.options),
                        opening.seed,
                        tuple(answers[:number]),
                        asked.seat,
                        aim,
                        **found,
                        way=way,
                    )
                    break
        agenda.advance(state, Action.parse(written))


def puzzle(game: Game[Any], view: Any, asked: Decision, aim: str) -> dict[str, Any] | None:
    """Return what is proven about a question if one deed is best and there are alternatives, else None."""
    try:
        for left, most in ((0, 800), (1, 2_000)):
            if not _hopeful(game, view, asked, aim, left, most):
                return None
        proof, best = highest(game, view, asked, aim, searched(game.NAME).look)
        if proof.worth() <= proof.least:
            return None
        deeds = proof.deeds()
    except Unproven:
        return None
    right = [deed for deed, worth in deeds.items() if worth == proof.worth()]
    firsts = {str(deed[0]) for deed in right}
    rest = [worth for worth in deeds.values() if worth < proof.worth()]
    plans, ways = {_plan(deed, aim) for deed in right}, {_plan(deed, aim) for deed in deeds}
    natural = _natural(game, view, asked, aim, proof, proof.worth())
    fewest = 2 if natural[1] and aim != "take" else FEW
    if not rest or len(ways) < fewest or not _may_pass(right, aim, natural[1]):
        return None
    most = len(ways) // 2 if aim == "regions" else min(THREE, len(ways - plans) - 1)
    if not _is_one(plans, aim) and not (natural[1] and len(plans) <= most):
        return None
    line = proof.line()
    return {
        "worth": best,
        "next": max(rest) if proof.target is None else best - 1,
        "deeds": len(ways),
        "solution": tuple([str(action) for seat, action in line if seat == asked.seat]),
        "right": tuple(sorted(firsts)),
        "natural": natural[0],
        "missed": natural[1],
        "positions": proof.positions,
    }


QUICK = ("win", "secure", "stop")
"""Aims for which hopeless cases can be ruled out quickly."""
PASSING = ("pass", "stop", "done", "let_pass", "let_stand")
KEEPING = ("influence", "stop")
"""Aims for which passing may be the solution, because the cards are kept for an answer."""
NOTED = ("bid", "add", "seal")
"""Verbs that only say how much: plans that differ only in these count as one."""


def highest(game: Game[Any], view: Any, asked: Decision, aim: str, most: int) -> tuple[Proof, float]:
    """Prove the best reachable worth, trying numbers from the highest down. Raises Unproven."""
    proof = Proof(game, view, asked.seat, aim, most)
    if proof.most <= 1 or not proof.start.left:
        return proof, proof.worth()
    hopeful = Proof(game, view, asked.seat, aim, most)
    hopeful.start = hopeful.start._replace(left=tuple([0] * len(hopeful.start.left)))
    best = hopeful.worth()
    while best > proof.least:
        tried = Proof(game, view, asked.seat, aim, most, best)
        if tried.worth() == 1:
            return tried, best
        best -= 1
    raise Unproven


def _plan(deed: Deed, aim: str) -> Deed:
    """Return a deed without what only says how much, or for the aim "take", only its first answer."""
    return deed[:1] if aim == "take" else tuple([action for action in deed if action.verb not in NOTED]) or deed


def _may_pass(right: Sequence[Deed], aim: str, missed: bool) -> bool:
    """Return False if passing solves the puzzle, unless that is the only way and hard to see."""
    passing = [deed for deed in right if deed[0].verb in PASSING]
    return not passing or (aim in KEEPING and len(right) == 1 and missed)


def _is_one(right: Collection[Deed], aim: str) -> bool:
    """Return True if the right deeds are equivalent: a single one, or two plays in either order."""
    return len(right) == 1 or (aim in QUICK and len(right) == 2 and len({deed[-1] for deed in right}) == 1)


def _hopeful(game: Game[Any], view: Any, asked: Decision, aim: str, left: int, most: int) -> bool:
    """Return True if a win exists when others show few cards: a quick test that avoids most proofs."""
    if aim not in QUICK:
        return True
    proof = Proof(game, view, asked.seat, aim, most)
    start = proof.start
    proof.start = start._replace(left=tuple([min(left, most) for most in start.left]))
    return proof.worth() > proof.least


def _natural(game: Game[Any], view: Any, asked: Decision, aim: str, proof: Proof, best: float) -> tuple[str, bool]:
    """Play the greedy player's whole deed. Return its first answer, and True if it misses the best deed."""
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
        if not proof.goes_on(case):
            break
    return first, False


# --- how hard they are ---


LEVELS = ("beginner", "easy", "fair", "hard")
"""The levels that try every puzzle."""
UNMEASURED = {"beginner": 400, "easy": 800, "fair": 1000, "hard": 1150}
"""The levels' ratings for a title without a measured ladder: about those in other titles."""
ATTEMPTS = 4
"""How often each level tries a puzzle."""
PRIOR = (0.5, 1)
"""Virtual successes and tries for each level, so that puzzles that all levels solve, or none, get a rating."""


def solves(title: str, of: Exercise, level: str) -> int:
    """Return how often a level solves a puzzle in `ATTEMPTS` tries."""
    solved, position = 0, laid(title, of, rules_of, PUZZLE)
    for seed in range(ATTEMPTS):
        table, bot = position.branch(), player(level, title)
        first = len(table.answers)
        verdict = judge(table, of, of.step[0], first)
        while verdict.outcome is Outcome.GOING and (asked := table.decision) is not None:
            rng = Random(f"{seed} {len(table.answers) - first}")
            mine = asked.seat == of.seat
            view = table.view(asked.seat)
            table.play(bot.choose(table.game, view, asked, rng).action if mine else reply(of.step[0], asked))
            verdict = judge(table, of, of.step[0], first)
        solved += verdict.outcome is Outcome.DONE
    return solved


def rating_of(title: str, seats: int, solved: Mapping[str, int]) -> int:
    """Return the rating at which the levels, with their own ratings, would be expected to solve this much."""
    worth = {level: rating(title, level, seats) or UNMEASURED[level] for level in solved}
    won = sum([PRIOR[0] + solved[level] for level in solved])
    tries = len(solved) * (PRIOR[1] + ATTEMPTS)
    low, high = 0.0, 3000.0
    while high - low > 1:
        middle = (low + high) / 2
        expected = sum([1 / (1 + 10 ** ((middle - of) / 400)) for of in worth.values()])
        low, high = (middle, high) if expected * tries / len(solved) > won else (low, middle)
    return round(low)


def rate(title: str, folder: Path) -> None:
    """Let the levels try every puzzle that is still untried, and write the ratings to the title's file."""
    folder.mkdir(exist_ok=True)
    path = folder / f"{title}.rated.json"
    solved: dict[str, dict[str, int]] = json.loads(path.read_text()) if path.is_file() else {}
    shipped = root() / title / "puzzles.toml"
    text = re.sub(r"(?m)^rating = \d+\n", "", shipped.read_text())
    for of in exercises(title, PUZZLE):
        if of.id not in solved:
            solved[of.id] = {level: solves(title, of, level) for level in LEVELS}
            path.write_text(json.dumps(solved))
        seats = len(laid(title, of, rules_of, PUZZLE).seats)
        found = rating_of(title, seats, solved[of.id])
        text = text.replace(f'id = "{of.id}"\n', f'id = "{of.id}"\nrating = {found}\n')
    shipped.write_text(text)


# --- what is kept, and what is shipped ---


def kept(folder: Path, title: str) -> tuple[list[Candidate], int]:
    """Return the puzzles found by earlier runs, and how many games these searched."""
    path = folder / f"{title}.jsonl"
    lines = [json.loads(each) for each in path.read_text().splitlines()] if path.is_file() else []
    found = [Candidate(**{**each, **_tuples(each)}) for each in lines if "aim" in each]
    return found, max([each["looked"] for each in lines if "looked" in each], default=0)


def _tuples(each: dict[str, Any]) -> dict[str, Any]:
    return {name: tuple(value) for name, value in each.items() if isinstance(value, list)}


def look(title: str, folder: Path, first: int, most: int, minutes: float) -> None:
    """Search games until there are enough or the time is up."""
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


def seen(each: Candidate) -> Any:
    """Return the seat's view of a position."""
    game = rules_of(each.title)
    state = game.new(Setup(each.level, each.factions, each.options, each.seed))
    for written in each.answers:
        agenda.advance(state, Action.parse(written))
    return game.view(state, each.seat)


def decoys(each: Candidate, view: Any) -> int:
    """Count the wrong deeds that would work if nobody could answer them: they make a question a puzzle."""
    game, most = rules_of(each.title), 4 * searched(each.title).look
    proof, hopeful = (Proof(game, view, each.seat, each.aim, most, each.worth) for _ in range(2))
    hopeful.start = hopeful.start._replace(left=tuple([0] * len(hopeful.start.left)))
    wished = hopeful.deeds()
    return sum([wished.get(deed, 0.0) > worth for deed, worth in proof.deeds().items()])


def is_of_worth(each: Candidate) -> bool:
    """Return True if a puzzle isn't obvious: if hands decide, some wrong deed must look as good."""
    view, ways = seen(each), reckoning(each.title)
    if ways is None or each.aim not in ways.aims(view, each.seat):
        return False
    if each.aim == "influence" and (each.missed or each.deeds >= SOME):
        return True
    if each.aim not in (*QUICK, "influence"):
        return True
    return (each.missed and each.deeds >= MANY) or decoys(each, view) > 0


def chosen(found: Sequence[Candidate]) -> list[Candidate]:
    """Choose what to ship: those that the natural answer misses first, then wins, and few per game."""
    different = {(each.seed, each.solution): each for each in reversed(found)}.values()
    of_worth = [each for each in different if is_of_worth(each)]
    best = sorted(of_worth, key=lambda each: (not each.missed, each.aim != "win", -each.deeds, each.seed))
    taken: list[Candidate] = []
    for each in best:
        beside = [other for other in taken if other.seed == each.seed]
        near = [other for other in beside if other.way == each.way and _between(each, other) < APART]
        if len(taken) < SHIPPED and len(beside) < PER_GAME and not near:
            taken.append(each)
    return sorted(taken, key=lambda each: (each.missed, each.deeds, each.seed))


def _between(one: Candidate, other: Candidate) -> int:
    """Return the number of answers between two positions in a game."""
    return abs(len(one.answers) - len(other.answers))


def write(title: str, folder: Path, levels: Path) -> int:
    """Write a title's puzzles, and return how many there are."""
    taken = chosen(kept(folder, title)[0])
    if not taken:
        (levels / title / "puzzles.toml").unlink(missing_ok=True)
        return 0
    text = "# Written by python -m tools.lab.puzzles --write; tests/ai/test_puzzles.py proves every one again.\n"
    text += "".join([told(each) for each in taken])
    (levels / title / "puzzles.toml").write_text(text)
    return len(taken)


def told(each: Candidate) -> str:
    """Return a puzzle as TOML. Raises ContentError if it can't be read back as it was found."""
    of = exercise(each)
    of = replace(of, step=(replace(of.step[0], solution=solution(of, each.title)),))
    step = of.step[0]
    lines = [
        "",
        "[[puzzle]]",
        f'id = "{of.id}"',
        f"seat = {of.seat}",
        f'code = "{_code(each)}"',
        f'says = "{of.says}"',
        f"fill = {{ {', '.join([f'{name} = {value:g}' for name, value in of.fill.items()])} }}",
        f"difficulty = {of.difficulty}",
        "",
        "[[puzzle.step]]",
        f'id = "{step.id}"',
        f"solution = {json.dumps(list(step.solution))}",
        f"others = {json.dumps(list(step.others))}",
        "",
        "[puzzle.step.goal]",
        *_goal(of, each.title),
    ]
    return "\n".join(lines) + "\n"


def exercise(each: Candidate) -> Exercise:
    """Return a puzzle as an exercise without its solution."""
    step = Step("find", Goal(each.right), (), OTHERS, most=PATIENCE)
    return Exercise(
        f"{each.aim}-{each.seed}-{each.way}-{len(each.answers)}",
        (step,),
        each.seat,
        each.level,
        each.factions,
        seed=each.seed,
        answers=each.answers,
        says=f"puzzle.{each.aim}",
        fill={
            "worth": each.worth,
            "next": each.next,
            "deeds": each.deeds,
            "positions": each.positions,
            "live": int(searched(each.title).live),
            **_regions(each),
        },
        difficulty=1 + each.missed + (each.deeds > HARD),
    )


def _regions(each: Candidate) -> dict[str, float]:
    """Return the regions and the influence that a worth of the aim "regions" combines."""
    return {"regions": int(each.worth), "influence": round(each.worth % 1 * 100)} if each.aim == "regions" else {}


def _code(each: Candidate) -> str:
    """Return the answers up to a position as a game code."""
    game = rules_of(each.title)
    opening = Setup(each.level, each.factions, each.options, each.seed)
    names = (STRONG,) * len(each.factions)
    recorded = Recorded(
        Table(game, opening), Header(each.title, game.RULES, opening, "", names, names), ChecksummedFile()
    )
    for written in each.answers:
        recorded.play(Action.parse(written))
    return code(recorded)


def _goal(of: Exercise, title: str) -> list[str]:
    """Return the goal that identifies a solution without a proof: what its last answer achieves."""
    given = of.step[0].solution
    if not is_live(of):
        ended = f'{{ at = "phase", equals = "end" }}, {{ at = "vp.{of.seat}", least = {of.fill["worth"]:g} }}'
        return [f"answers = {json.dumps(list(of.step[0].goal.answers))}", f"facts = [{ended}]"]
    table = laid(title, of, rules_of, PUZZLE)
    first = len(table.answers)
    for written in given[:-1]:
        table.play(Action.parse(written))
        others_answer(table, of, of.step[0])
    last = len(table.answers)
    table.play(Action.parse(given[-1]))
    others_answer(table, of, of.step[0])
    if table.result is not None and table.result.shares[of.seat] == 1:
        return ["won = true"]
    if given[-1] not in given[:-1]:
        return [f"answers = {json.dumps(given[-1:])}"]
    before = {type(beat.event) for beat in table.beats(first, last)}
    new = next(type(beat.event) for beat in table.beats(last) if type(beat.event) not in before)
    return ["", "[[puzzle.step.goal.events]]", f'event = "{event_name(new)}"']


def solution(of: Exercise, title: str) -> tuple[str, ...]:
    """Play a puzzle through with the best answers and scripted opponents. Return the seat's own answers."""
    table, step = laid(title, of, rules_of, PUZZLE), of.step[0]
    first, given = len(table.answers), list[str]()
    while judge(table, of, step, first).outcome is Outcome.GOING:
        asked = table.decision
        assert asked is not None, "a game that is over is judged"
        if asked.seat != of.seat:
            table.play(reply(step, asked))
            continue
        given.append(step.goal.answers[0] if not (given or is_live(of)) else best(table, of))
        table.play(Action.parse(given[-1]))
    assert judge(table, of, step, first).outcome is Outcome.DONE, f"{of.id} is not solved by its solution"
    return tuple(given)


def best(table: Table[Any], of: Exercise) -> str:
    """Return a best answer."""
    answers = proven(table, of, len(table.answers)).answers()
    return str(max(answers, key=lambda action: answers[action]))


OTHERS = ("let_pass", "pass", "let_stand", "abstain", "seal", "bid 0", "done", "*")
"""The opponents' answers when a puzzle is played out: the first of these on offer."""
PATIENCE = 40
SOME = 8
"""From this many deeds on, reaching the maximum is hard to find."""
MANY = 20
"""From this many deeds on, even one that nobody can answer is hard to find."""
HARD = 12
"""From this many deeds on, a puzzle counts as harder."""


def main() -> None:
    """Run the command."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("titles", nargs="*", metavar="TITLE", help="all that can be proven anything of")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=50_000)
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--folder", type=Path, default=FOLDER)
    parser.add_argument("--write", action="store_true", help="choose among what was found, and look for no more")
    parser.add_argument("--rate", action="store_true", help="let the levels try what is shipped, and rate it")
    asked = parser.parse_args()
    for title in asked.titles or [name for name in SHELF if reckoning(name) is not None]:
        if asked.rate:
            rate(title, asked.folder)
        elif asked.write:
            print(f"{title}: {write(title, asked.folder, root())} written")
        else:
            look(title, asked.folder, asked.seed, asked.games, asked.minutes)


if __name__ == "__main__":
    main()

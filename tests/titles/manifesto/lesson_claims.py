"""What the lessons of Manifesto say can't, would or must happen, checked against the engine."""

from game.titles.manifesto.bidding import worth
from game.titles.manifesto.faces import CONFLICT
from game.titles.manifesto.state import SURCHARGE, Bid, Conflict, is_major, touching
from tests.laws.lessons import Checks, Scene, begun
from tests.titles.manifesto.claims import fights, targets

DEMOCRACY, COMMUNISM = 0, 1
RAISED = ("bid 5", "add diplomacy:a", "seal")
"""Everything that Communism can put into a note before the war."""


def its(scene: Scene, seat: int = DEMOCRACY) -> int:
    return int(scene.state.its[seat])


def added(scene: Scene, *answers: str) -> int:
    """Return how much the cards in the pupil's note add to its ITS."""
    opened = scene.after(*answers).all_told("note_opened")
    return next(int(each.value - each.its) for each in opened if each.seat == DEMOCRACY)


def over(scene: Scene) -> bool:
    """Return True if the pupil has won."""
    result = scene.state.result
    return result is not None and bool(result.shares[DEMOCRACY] == 1)


def islands_do_as_well(scene: Scene) -> bool:
    ways = [scene.after(f"take {region}") for region in ("pacific_islands", "south_east_asia")]
    near = [len(touching(scene.state, region)) for region in ("pacific_islands", "south_east_asia")]
    return {each.asked and each.asked.kind for each in ways} == {"buy_card"} and near[0] < near[1]


def two_more_at_most(scene: Scene) -> bool:
    bare = scene.after("buy", "buy")
    return (
        its(scene.after("stop")) == 8
        and its(bare) == 2
        and bare.asked is not None
        and bare.asked.kind != "buy_card"
    )


def two_wins_the_initiative(scene: Scene) -> bool:
    less, same, more = (scene.after(f"bid {sum_}", "seal") for sum_ in (0, 1, 2))
    return (
        less.happened("initiative_won", seat=COMMUNISM)
        and same.happened("tie_rolled")
        and more.happened("initiative_won", seat=DEMOCRACY)
        and not more.happened("tie_rolled")
    )


def conflict_of(card: str) -> Conflict:
    return Conflict(card, DEMOCRACY, "china", COMMUNISM)


def propaganda_in_conflicts() -> set[tuple[str, int]]:
    """Return the values of Propaganda in conflicts, by scope."""
    return {
        (face.scope, worth(conflict_of(card), Bid("for", 0, ("propaganda:b",))))
        for card, face in CONFLICT.items()
        if face.phase == "conflict"
    }


def propaganda_is_for_conflicts(scene: Scene) -> bool:
    spent = scene.after("add propaganda:b", "seal")
    value = next(each.value for each in spent.all_told("note_opened") if each.seat == DEMOCRACY)
    gone = "propaganda:b" not in spent.state.hands[DEMOCRACY]
    return value == 4 and gone and propaganda_in_conflicts() == {("I", 4), ("X", 2)}


def early_war_is_a_gamble(scene: Scene) -> bool:
    """Return True if all 6 ITS win in some of the worlds that look the same, lose in others, and are all spent."""
    if (its(scene), its(scene, COMMUNISM)) != (6, 5):
        return False
    at = scene.after("first", "pass", "first") if scene.offers("first") else scene
    idle = not scene.offers("first") or not any(each.startswith("play") for each in scene.after("first").options)
    war = ("play cold_war:b", "enemy communism", "bid 6", "seal")
    fought = [end for world in at.worlds() for end in world.ends(*war, until="name_loss")]
    won = {end.happened("war_won", seat=DEMOCRACY) for end in fought}
    return idle and won == {True, False} and {its(end) for end in fought} == {0}


def minor_costs_the_bid(scene: Scene) -> bool:
    """Return True if targeting a major region costs 3 ITS, and a minor one nothing."""
    open_targets = begun("manifesto", "neutral", "australia").after("play alliance:b")
    had = its(open_targets)
    paid = {
        (is_major(open_targets.state, each.split()[1]), had - its(open_targets.after(each)))
        for each in open_targets.options
    }
    return paid == {(True, SURCHARGE), (False, 0)} and SURCHARGE == 3


def one_against_one(scene: Scene) -> bool:
    asked = begun("manifesto", "neutral", "australia").after("play alliance:b", "target australia")
    tied = asked.after("bid 1", "seal", others=("against", "bid 1", "seal"))
    return tied.happened("tie_rolled") and its(scene) == 5 and len(held(scene)) == 3


def held(scene: Scene, seat: int = DEMOCRACY) -> set[str]:
    return {region for region, owner in scene.state.owner.items() if owner == seat}


def alliance_reaches_all(scene: Scene) -> bool:
    state = scene.state
    near = {each for mine in held(scene) for each in touching(state, mine)}
    return targets(state, DEMOCRACY, "occupation:b") <= near and targets(state, DEMOCRACY, "alliance:b") == {
        *state.neutral
    }


def stop_ends_conflicts(scene: Scene) -> bool:
    later = scene.after("stop", others=("stop",))
    ready = {each for each in scene.options if each.startswith("play")}
    return (
        len(ready) == 2 and later.happened("conflicts_ended", seat=DEMOCRACY) and later.state.phase != "conflict"
    )


def nothing_loses_to_something(scene: Scene) -> bool:
    """Return True if 0 wins if nothing is bid against it, and loses to any bid."""
    quiet = [
        scene.after("bid 0", "seal", others=others) for others in (("abstain",), ("against", "bid 0", "seal"))
    ]
    opposed = [scene.after("bid 0", "seal", others=("against", f"bid {sum_}", "seal")) for sum_ in range(1, 6)]
    won = [{each.happened("region_gained", seat=DEMOCRACY) for each in ends} for ends in (quiet, opposed)]
    return won == [{True}, {False}] and not any(each.happened("tie_rolled") for each in (*quiet, *opposed))


def china_can_be_paid(scene: Scene) -> bool:
    return minor_costs_the_bid(scene) and its(scene) > SURCHARGE and scene.offers("play occupation:b")


def propaganda_is_needed(scene: Scene) -> bool:
    """Return True if without Propaganda China is lost in the next lesson to Communism's bid there."""
    attack = begun("manifesto", "defence", "note")
    kept = attack.after("bid 1", "add propaganda:b", "seal")
    return "china" in held(kept) and "china" not in held(attack.after("bid 1", "seal"))


def two_and_cards(scene: Scene) -> bool:
    return (
        (its(scene), its(scene, COMMUNISM)) == (1, 2)
        and propaganda_in_conflicts() == {("I", 4), ("X", 2)}
        and (scene.offers("bid 1") and len(scene.options) == 2 and bool(scene.state.hands[COMMUNISM]))
    )


def held_by_propaganda(scene: Scene) -> bool:
    lost, asked = scene.all_told("conflict_lost")[-1], begun("manifesto", "defence", "note")
    internal = CONFLICT[lost.card].scope == "I" and propaganda_in_conflicts() == {("I", 4), ("X", 2)}
    paid = its(begun("manifesto", "defence", "stop"), COMMUNISM) - its(asked, COMMUNISM)
    bid = next(each.its for each in scene.all_told("note_opened") if each.seat == COMMUNISM)
    return internal and (lost.value, lost.against) == (2, 4) and paid + bid == 5


def saved_for_the_war(scene: Scene) -> bool:
    bought = scene.after("buy") if scene.offers("buy") else scene
    war = begun("manifesto", "war", "war")
    return (its(war), its(bought)) == (8, 5) and its(begun("manifesto", "war", "save"), COMMUNISM) == 7


def all_its_and_three_cards(scene: Scene) -> bool:
    seen = scene.game.view(scene.state, DEMOCRACY)
    hidden = not {*scene.state.hands[COMMUNISM]} & {*seen.hands[COMMUNISM]}
    return (
        its(scene, COMMUNISM) == 5
        and len(scene.state.hands[COMMUNISM]) == 3
        and hidden
        and scene.offers("play cold_war:b")
    )


def war(scene: Scene, mine: int, *others: str) -> Scene:
    declared = () if scene.offers("bid 6") else ("play cold_war:b", "enemy communism")
    return scene.after(*declared, f"bid {mine}", "seal", others=others)


def five_ties_less_loses(scene: Scene) -> bool:
    tied, less = (war(scene, mine, "bid 5", "seal", "name *") for mine in (5, 4))
    return (
        tied.happened("tie_rolled")
        and less.happened("war_won", seat=COMMUNISM)
        and less.happened("region_lost", seat=DEMOCRACY)
    )


def six_may_be_topped(scene: Scene) -> bool:
    """Return True if Communism can't beat 6 with ITS alone, but with cards in some worlds that look the same."""
    at = begun("manifesto", "war", "war")
    six, topped = war(at, 6, "bid 5", "seal"), war(at, 6, *RAISED, "name *")
    spent = "diplomacy:a" not in topped.state.hands[COMMUNISM]
    fought = ("play cold_war:b", "enemy communism", "bid 6", "seal")
    found = {
        any(end.happened("war_won", seat=COMMUNISM) for end in world.ends(*fought, until="name_loss"))
        for world in at.worlds()
    }
    return six.happened("war_won", seat=DEMOCRACY) and spent and found == {True, False}


def no_power_left(scene: Scene) -> bool:
    state = scene.state
    after = begun("manifesto", "war", "name")
    fought = fights(state, DEMOCRACY, COMMUNISM) or fights(state, COMMUNISM, DEMOCRACY)
    income = [sum(at.state.influence[each] for each in held(at, COMMUNISM)) for at in (after, scene)]
    return not fought and income == [3, 1] and (len(held(scene)), len(held(scene, COMMUNISM))) == (4, 1)


def stopping_loses(scene: Scene) -> bool:
    stopped = scene.after("stop", others=("stop",))
    counts = len(held(scene)), len(held(scene, COMMUNISM))
    return counts == (5, 6) and stopped.state.result is not None and not over(stopped)


def two_beat_a_bare_bid(scene: Scene) -> bool:
    """Return True if 2 of Communism's 5 ITS beat a bid of 1, and 4 are needed if Diplomacy is added."""
    at = scene if scene.offers("bid 1") else scene.after("play colonialism:b", "target south_america")
    bare = at.after("bid 1", "seal", others=("against", "bid 2", "seal"))
    tied, less = (
        at.after("bid 1", "add diplomacy:b", "seal", others=("against", f"bid {theirs}", "seal"))
        for theirs in (3, 4)
    )
    return (
        its(scene, COMMUNISM) == 5
        and bare.happened("conflict_lost")
        and tied.happened("tie_rolled")
        and less.happened("conflict_lost")
    )


def an_attack_costs_the_last_bid(scene: Scene) -> bool:
    """Return True if a won attack wins the game, and a failed attack's bid is missing in the last bid."""
    ends = []
    for play in [each for each in scene.options if each.startswith("play")]:
        aiming = scene.after(play)
        for target in aiming.options:
            if not is_major(scene.state, target.split()[1]):
                bid = aiming.after(target, "bid 1")
                ends.append(
                    [bid.after("seal", "stop", others=others) for others in (("bid 0", "seal"), ("bid 2", "seal"))]
                )
    return bool(ends) and all(
        over(won) and lost.offers("bid 7") and not lost.offers("bid 8") for won, lost in ends
    )


def the_last_bid_ends_it(scene: Scene) -> bool:
    at = scene if scene.offers("bid 8") else scene.after("stop")
    return (
        begun("manifesto", "century", "last").after("stop").happened("lead_shared")
        and all(end.state.result is not None for end in at.ends("bid 8", "seal"))
        and its(at, COMMUNISM) == 5
        and bool(at.state.hands[COMMUNISM])
    )


def won_by_eight(scene: Scene) -> bool:
    mine, theirs = (next(each for each in scene.all_told("note_opened") if each.seat == seat) for seat in (0, 1))
    return (mine.its, mine.value, theirs.value) == (8, 8, 5) and over(scene)


CHECKS: Checks = {
    "lesson.start.asia.islands": islands_do_as_well,
    "lesson.cards.stop.goal": two_more_at_most,
    "lesson.bid.bid.little": two_wins_the_initiative,
    "lesson.bid.bid.card": propaganda_is_for_conflicts,
    "lesson.bid.order.goal": early_war_is_a_gamble,
    "lesson.bid.order.war": early_war_is_a_gamble,
    "lesson.neutral.sum": minor_costs_the_bid,
    "lesson.neutral.australia.right": one_against_one,
    "lesson.neutral.australia.occupation": alliance_reaches_all,
    "lesson.neutral.australia.stop": stop_ends_conflicts,
    "lesson.neutral.australia.major": minor_costs_the_bid,
    "lesson.neutral.australia.nothing": nothing_loses_to_something,
    "lesson.neutral.china.stop": china_can_be_paid,
    "lesson.neutral.china.nothing": nothing_loses_to_something,
    "lesson.neutral.china.card": propaganda_is_needed,
    "lesson.defence.stop.goal": lambda scene: scene.options == ("stop",),
    "lesson.defence.note.goal": two_and_cards,
    "lesson.defence.note.right": held_by_propaganda,
    "lesson.war.save.goal": saved_for_the_war,
    "lesson.war.save.buy": saved_for_the_war,
    "lesson.war.war.goal": all_its_and_three_cards,
    "lesson.war.war.little": five_ties_less_loses,
    "lesson.war.war.otherwise": six_may_be_topped,
    "lesson.war.name.right": no_power_left,
    "lesson.century.tie.stop": stopping_loses,
    "lesson.century.tie.bare": two_beat_a_bare_bid,
    "lesson.century.last.goal": the_last_bid_ends_it,
    "lesson.century.last.right": won_by_eight,
    "lesson.century.last.attack": an_attack_costs_the_last_bid,
    "lesson.century.last.little": the_last_bid_ends_it,
}
PUZZLES = "tests/ai/test_puzzles.py::"
HELD = {
    "puzzle.take.title": PUZZLES + "test_unstoppable_gain_comes_in_any_world",
    "puzzle.take.sum": PUZZLES + "test_unstoppable_gain_comes_in_any_world",
    "puzzle.take.find.goal": PUZZLES + "test_unstoppable_gain_comes_in_any_world",
    "puzzle.take.find.right": PUZZLES + "test_unstoppable_gain_comes_in_any_world",
    "puzzle.take.less": PUZZLES + "test_wrong_answer_is_refuted_in_an_indistinguishable_world",
}
UNCHECKED = {
    "lesson.war.save.bid": "How much the initiative helps is a matter of judgement.",
}

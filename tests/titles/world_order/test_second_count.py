"""World Order's VPs and payments, recomputed independently at every step of random games."""

from random import Random

import pytest

from game.core import agenda
from game.core.contract import Emit, Seat, Setup
from game.titles.world_order import aftermath
from game.titles.world_order.faces import AUTO, COUNTRY, POWERS, REGION, REGIONS
from game.titles.world_order.rules import AddAutoInfluence
from game.titles.world_order.state import State
from tests.titles.world_order.summit import GAME

Counted = dict[str, int]
STATUS = (-12, -8, -5, -2, 0)
NETWORK = (0, 0, 0, 2, 3, 4, 6, 8)
TOKENS = ((5, 3, 1), (6, 3, 1), (7, 4, 2))


def row(state: State, region: str) -> list[str]:
    """Return all cubes of a Region."""
    return [*state.permanent[region], *state.temporary[region]]


def region_vps(state: State, region: str) -> Counted:
    """Score a Region rank by rank, one group of equals after another. WO-SCO-07"""
    face, every = REGION[region], row(state, region)
    if len(state.permanent[region]) < len(face.begins) + len(face.permanent):
        return {}
    ranks: dict[tuple[int, int], list[str]] = {}
    for power in set(every):
        ranks.setdefault((every.count(power), state.armies[region].get(power, 0)), []).append(power)
    found: Counted = {}
    place = 0
    for rank in sorted(ranks, reverse=True):
        place += len(ranks[rank])
        bonus = face.majority[place - 1] if place <= len(face.majority) else 0
        found |= dict.fromkeys(ranks[rank], rank[0] + bonus)
    return found


def token_vps(counts: list[int], vps: tuple[int, ...]) -> list[int]:
    """Score a Majority token; tied seats get the lowest of their places. WO-MAJ-02, WO-MAJ-03"""
    if len(counts) == 2:
        return [vps[0] if mine > other else 0 for mine, other in (counts, counts[::-1])]
    worth = (*vps, 0)
    return [worth[sum(other >= mine for other in counts) - 1] if mine else 0 for mine in counts]


def ability_vps(state: State, seat: Seat, last: bool) -> int:
    """Return the VPs for a power's special ability. WO-SPC-01 to WO-SPC-03"""
    match state.powers[seat]:
        case "usa":
            every = [row(state, region) for region in REGIONS]
            ahead = [
                cubes for cubes in every if "usa" in cubes and cubes.count("usa") >= max(map(cubes.count, cubes))
            ]
            return STATUS[min(4, len(ahead))]
        case "russia":
            zone = [state.armies[region] for region in REGIONS if "russia" in REGION[region].zone]
            return 2 * sum(1 for armies in zone if 0 < armies.get("russia", 0) == max(armies.values()))
        case "china" if last:
            return NETWORK[len({COUNTRY[card].region for card, ally in state.allies[seat].items() if ally.fdi})]
        case _:
            return 0


def scored(state: State, last: bool) -> list[int]:
    """Return every seat's VPs from a whole scoring."""
    regions = [region_vps(state, region) for region in REGIONS]
    armies = [sum(state.armies[region].get(power, 0) for region in REGIONS) for power in state.powers]
    counts = (list(state.money), armies, [len(allies) for allies in state.allies])
    tokens = [token_vps(count, vps) for count, vps in zip(counts, TOKENS, strict=True)]
    found = []
    for seat, power in enumerate(state.powers):
        unused = 2 * len(set(state.assets[seat]) - set(state.used[seat])) + 3 * state.orders[seat]
        vps = sum(region.get(power, 0) for region in regions) + sum(token[seat] for token in tokens)
        found.append(vps + ability_vps(state, seat, last) + (unused if last else 0))
    return found


def suffered(state: State, seat: Seat, region: str, more: int) -> int:
    """Return what THREAT costs a seat in a Region. WO-THR-02 to WO-THR-06"""

    def strength(power: str) -> int:
        armies = state.armies[region].get(power, 0)
        ours = power in state.powers and state.focus[state.powers.index(power)] == "military"
        return armies + (ours and (armies > 0 or power == mine))

    mine = state.powers[seat]
    rivals = [power for power in POWERS if power != mine and {power, mine} != {"usa", "eu"}]
    return -2 * sum(strength(power) > strength(mine) + more for power in rivals)


def moved_by_cards(state: State) -> tuple[dict[str, list[str]], list[int]]:
    """Return the result of Auto-Influence: all cubes, by Region, and everybody's money. WO-AUT"""
    above = {region: list(state.permanent[region]) for region in REGIONS}
    below = {region: list(state.temporary[region]) for region in REGIONS}
    money, cards = list(state.money), list(state.commerce)
    for card in state.auto_open:
        for power in [power for power in POWERS if power not in state.powers]:
            here, face = AUTO[card].row(power), REGION[AUTO[card].row(power).region]
            if len(above[here.region]) < len(face.begins) + len(face.permanent):
                above[here.region].append(power)
            else:
                below[here.region] = [*below[here.region], power][-len(face.temporary) :]
            if here.trades in state.powers and cards[seat := state.powers.index(here.trades)]:
                cards[seat], money[seat] = cards[seat] - 1, money[seat] + 10
    return {region: above[region] + below[region] for region in REGIONS}, money


@pytest.fixture(autouse=True)
def counted_again(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Check every scoring, THREAT and Auto-Influence against the second count."""
    seen: list[str] = []
    scoring, auto = aftermath.Scoring.run, AddAutoInfluence.run
    check, suffer = aftermath.CheckRegion.run, aftermath.CheckRegion.suffer

    def scores(self: aftermath.Scoring, state: State, emit: Emit) -> None:
        before, expected = state.vp, scored(state, self.last)
        scoring(self, state, emit)
        assert [now - was for now, was in zip(state.vp, before, strict=True)] == expected
        seen.append("scoring")

    def adds(self: AddAutoInfluence, state: State, emit: Emit) -> None:
        expected = moved_by_cards(state)
        auto(self, state, emit)
        assert ({region: row(state, region) for region in REGIONS}, list(state.money)) == expected
        seen.append("auto")

    def checks(self: aftermath.CheckRegion, state: State, emit: Emit) -> None:
        was, todo = state.vp[self.seat], len(state.agenda)
        expected = suffered(state, self.seat, self.region, self.more)
        check(self, state, emit)
        assert expected < 0 if len(state.agenda) > todo else state.vp[self.seat] == was + expected
        seen.append("threat")

    def suffers(self: aftermath.CheckRegion, state: State, emit: Emit) -> None:
        expected = state.vp[self.seat] + suffered(state, self.seat, self.region, self.more)
        suffer(self, state, emit)
        assert state.vp[self.seat] == expected

    monkeypatch.setattr(aftermath.Scoring, "run", scores)
    monkeypatch.setattr(AddAutoInfluence, "run", adds)
    monkeypatch.setattr(aftermath.CheckRegion, "run", checks)
    monkeypatch.setattr(aftermath.CheckRegion, "suffer", suffers)
    return seen


@pytest.mark.parametrize("powers", [("eu", "russia"), ("china", "usa", "eu"), ("russia", "usa", "china", "eu")])
def test_price_is_the_same_when_counted_again(powers: tuple[str, ...], counted_again: list[str]) -> None:
    for seed in range(4):
        rng = Random(seed)
        state = GAME.new(Setup("executive_orders", powers, {}, seed))
        while (asked := agenda.decision(state)) is not None:
            agenda.advance(state, rng.choice(asked.options))
    assert counted_again.count("scoring") == 8
    assert counted_again.count("auto") == 24
    assert "threat" in counted_again

"""Hidden information changes no pixel: worlds that a seat can't tell apart look the same to it."""

from random import Random

import pytest

from game.client.match.scene import Match
from game.client.scenes.sheets.curtain import Curtain
from game.core.content.box import box
from game.titles import SHELF
from tests.client.matches import driven, laid_out, quickly
from tests.sure import sure

pytestmark = pytest.mark.paints


def in_another_world(match: Match, seed: int) -> None:
    """Replace the state by another world that the reader can't tell from the real one."""
    table, seat = match.sitting.table, match.sitting.reader
    assert seat is not None
    world = table.game.imagine(table.view(seat), seat, Random(seed))
    world.chance = table.state.chance  # the rolls so far stay; only what undo uses changes
    table.state = world


@pytest.mark.sampled(2)
@pytest.mark.parametrize("seed", [1, 4])
@pytest.mark.parametrize("title", SHELF)
def test_indistinguishable_worlds_look_the_same(title: str, seed: int) -> None:
    chairs = ("you", *("random",) * (box(title).seats[0] - 1 + (seed > 1 and box(title).seats[1] > 2)))
    match = laid_out(seed, chairs, title=title)
    driver = driven(match)
    rng = Random(seed)
    compared = 0
    with quickly(match):
        for _ in range(500):
            driver.doze(0.1)
            asked = match.sitting.mine()
            if match.sitting.table.result is not None or compared >= 4:
                break
            if asked is None or not match.stage.idle:
                continue
            if rng.random() < 0.3:
                driver.doze(1.0)
                seen, true = driver.pixels(), match.sitting.table.state
                for world in range(3):
                    in_another_world(match, world)
                    match.stage.show(match.sitting.view)
                    assert bool(driver.pixels() == seen), "the picture tells of what is hidden"
                match.sitting.table.state = true
                match.stage.show(match.sitting.view)
                compared += 1
            match.answering.do(rng.choice(asked.options))
    assert compared >= 3


def test_nothing_under_the_curtain_depends_on_a_hidden_card() -> None:
    frames = []
    for world in (0, 1, 2):
        match = laid_out(5, ("you", "you"))
        table = match.sitting.table
        public = table.view(None)
        if world:
            rng = Random(world)
            cards = [*table.state.hands[0], *table.state.hands[1], *table.state.deck]
            rng.shuffle(cards)
            table.state = table.state.copy()
            table.state.hands = (tuple(cards[:5]), tuple(cards[5:10]))
            table.state.deck = tuple(cards[10:])
        assert table.view(None) == public
        driver = driven(match).wait(1.5)
        assert isinstance(driver.scene, Curtain)
        frames.append(driver.pixels())
    assert frames[0] == frames[1] == frames[2]


def test_falling_curtain_shows_only_public_knowledge() -> None:
    """A person's hand is put away after they answer; the next person's view starts when the curtain rises."""
    match = laid_out(5, ("you", "you"))
    driver = driven(match).wait(0.6).key("space").wait(1)
    before = sure(match.sitting.reader)
    match.answering.do(match.sitting.table.state.options[0])
    for _ in range(200):
        driver.app.step([], 0.02)
        if isinstance(driver.scene, Curtain):
            break
        assert match.sitting.reader in ((None,) if match.sitting.table.answers else (before,))
    assert isinstance(driver.scene, Curtain)
    driver.wait(1)
    assert match.sitting.reader is None


def test_public_view_shows_no_hand_card() -> None:
    match = laid_out(2, ("greedy", "greedy"))
    driver = driven(match)
    frames = []
    driver.wait(0.1)
    for world in range(3):
        rng = Random(world)
        state = match.sitting.table.state.copy()
        cards = [*state.hands[0], *state.hands[1], *state.deck]
        rng.shuffle(cards)
        state.hands, state.deck = (tuple(cards[:5]), tuple(cards[5:10])), tuple(cards[10:])
        match.sitting.table.state = state
        match.stage.show(match.sitting.view)
        match.sitting.cancel_question()
        frames.append(driver.pixels())
    assert len(set(frames)) == 1

"""The moments of 1955 that are worth a picture: every deed half-way, every window, every sheet."""

from game.client.kit.messages import Inspect
from game.client.match.scene import Match
from game.client.scenes.review.replay import Replay
from game.client.table.messages import LookBack
from game.core.contract import Decision
from game.titles.espionage.faces import CARD
from tests.client.driver import Driver
from tests.client.matches import asks, driven, found, laid_out, play_out
from tools.shots import Shot


def home_choice() -> Driver:
    """Before colours exist."""
    return found(asks("choose_home"))[1]


def middle() -> Driver:
    """The choice of a card to play."""
    return found(asks("play_card", 5))[1]


def picked() -> Driver:
    """A picked card with two uses."""

    def two(match: Match, asked: Decision) -> bool:
        return asked.kind == "play_card" and any(len(verbs) == 2 for verbs in match.sitting.now.uses.values())

    match, driver = found(two)
    card = next(card for card, verbs in match.sitting.now.uses.items() if len(verbs) == 2)
    return driver.key(driver.node(f"noun:{card}").key).wait(0.5)


def combining() -> Driver:
    """An Influence Action half put together."""
    return found(asks("add_cards", 5))[1]


def placing() -> Driver:
    """The choice of a country for influence, with the pointer on one."""
    match, driver = found(asks("place_influence", 4))
    country = next(iter(match.sitting.now.uses))
    return driver.hover(f"noun:{country}").wait(0.5)


def aiming() -> Driver:
    """A Coordinated Attack choosing its markers."""
    match, driver = found(asks("take_aim", 3))
    return driver.hover(f"noun:{next(iter(match.sitting.now.uses))}").wait(0.5)


def window() -> Driver:
    """The window for blocking another player's influence."""
    return found(_blockable)[1]


def _blockable(match: Match, asked: Decision) -> bool:
    return asked.kind == "answer_influence" and any(action.verb == "block" for action in asked.options)


def blocking() -> Driver:
    """A block half put together."""
    return found(asks("add_to_block"))[1]


def counter() -> Driver:
    """The window for countering a Special Action."""
    return found(lambda match, asked: asked.kind == "answer_special" and len(asked.options) > 1)[1]


def informant() -> Driver:
    """The opponent's hand laid open."""
    match, driver = found(asks("play_card", 5))
    seat, state = match.sitting.reader or 0, match.sitting.table.state
    state.open_hands = (state.turn + 2, 0) if seat else (0, state.turn + 2)
    match.stage.show(match.sitting.view)
    return driver.wait(0.4)


def keeping() -> Driver:
    """Pilfer Accounts: two cards may be kept."""
    return found(asks("keep"))[1]


def spy_move() -> Driver:
    """The choice of where the spy goes."""
    return found(asks("move_spy", 3))[1]


def late() -> Driver:
    """Late in the game, with something secured."""

    def secured(match: Match, asked: Decision) -> bool:
        lengths = match.stage.view.level.tracks
        held = [c for c, m in match.stage.view.markers.items() if abs(m) == lengths[c]]
        return asked.kind == "play_card" and len(held) >= 2

    return found(secured)[1]


def flying() -> Driver:
    """Cards in flight."""
    match, driver = found(lambda match, asked: asked.kind == "add_cards" and len(match.stage.view.hands[0]) > 3)
    match.answering.do(match.sitting.table.state.options[-1])
    driver.wait(0.16)
    return driver


def discard() -> Driver:
    """The discard pile, opened."""
    return found(asks("play_card", 6))[1].key("d").wait(0.3)


def closer() -> Driver:
    """A card in close-up."""
    match, driver = found(asks("play_card", 4))
    card = next(card for card in match.stage.view.hands[match.sitting.reader or 0] if CARD[card].country)
    driver.app.send(Inspect(f"noun:{card}"))
    return driver.wait(0.4)


def refusal() -> Driver:
    """An impossible action, and why it is refused."""
    return found(asks("play_card", 4))[1].click("France").wait(0.3)


def explained() -> Driver:
    """The explanation of a bot's answer."""
    return found(asks("play_card", 2), ("you", "greedy"))[1].key("e").wait(0.3)


def log() -> Driver:
    """The whole log."""
    return found(asks("play_card", 6))[1].key("l").wait(0.4)


def looking_back() -> Driver:
    """A moment of the past."""
    match, driver = found(asks("play_card", 6))
    driver.app.send(LookBack(match.sight.log.told[8].number))
    return driver.wait(0.4)


def pause() -> Driver:
    """The pause menu."""
    return found(asks("play_card", 4))[1].key("esc").wait(0.3)


def curtain() -> Driver:
    """The curtain between two people."""
    return driven(laid_out(5, ("you", "you"))).wait(1.2)


def strip() -> Driver:
    """The strip that recaps what the other side has done."""
    match = laid_out(5, ("you", "you"))
    driver = driven(match).wait(1.2).key("space").wait(1.2)
    match.answering.do(match.sitting.table.state.options[0])
    return driver.wait(2.5).key("space").wait(1.2)


def result() -> Driver:
    """The result of the game."""
    match = laid_out(8)
    driver = driven(match)
    play_out(match, driver)
    return driver.wait(2.0)


def replay() -> Driver:
    """The replay of a game."""
    match, _ = found(asks("play_card", 6))
    driver = Driver(Replay(match.sitting.recorded, answer=40)).wait(0.5)
    return driver.key("right").settle().wait(0.2)


def watching() -> Driver:
    """Bots playing with both hands open."""
    driver = driven(laid_out(3, ("random", "random"))).wait(12)
    return driver.key("h").wait(0.4)


def sum_in_large_type() -> Driver:
    """The sum of an Influence Action, in large type."""
    match, _ = found(asks("add_cards", 5))
    return Driver(match, text_scale=1.5).wait(0.6).click("Sum").wait(0.4)


def sides_in_large_type() -> Driver:
    """The two sides, in large type."""
    match, _ = found(asks("add_cards", 5))
    return Driver(match, text_scale=1.5).wait(0.6).click("Sides").wait(0.4)


SHOTS: tuple[Shot, ...] = (
    home_choice,
    middle,
    picked,
    placing,
    combining,
    aiming,
    window,
    blocking,
    counter,
    informant,
    keeping,
    spy_move,
    late,
    flying,
    discard,
    closer,
    refusal,
    explained,
    log,
    looking_back,
    pause,
    curtain,
    strip,
    result,
    replay,
    watching,
    sum_in_large_type,
    sides_in_large_type,
)

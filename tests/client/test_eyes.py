"""Nobody at this screen can see a hand they may not see; twin worlds look the same."""

from pathlib import Path
from random import Random
from typing import Any

import pytest

from game.client.boards import board
from game.client.kit.scene import Push
from game.client.kit.settings import INSTANT, Settings
from game.client.match.controls import Control
from game.client.match.handover import pause_card, result_card
from game.client.match.scene import Match
from game.client.match.sight import Log
from game.client.requests import Agreed, LiftCurtain, OpenPause, Sit
from game.client.scenes.review.replay import Replay, Through
from game.client.scenes.sheets.curtain import Curtain
from game.client.scenes.sheets.sure import AreYouSure
from game.client.scenes.shelf.saves import Saves
from game.client.table.messages import LookBack, Show, ShowLog
from game.core.contract import UNSEEN, Action, Seat
from game.core.eyes import all_may_be_seen, may_look
from game.core.files import journal
from game.core.files.journal import Recorded
from game.core.views import Draft
from game.play.answers import Give
from game.play.curtain import waiting as waiting_for
from game.play.ending import turns_begun
from game.play.eyes import Shot
from game.play.session import YOU, Session
from game.play.sitting import Sitting
from game.play.worker import AtOnce
from game.titles import SHELF, rules_of, setup
from tests.chairs import chairs
from tests.client.driver import Driver
from tests.client.matches import driven, go_on, laid_out, mine, quickly
from tests.client.twins import another_world, twin_of
from tests.games import loaded
from tests.sure import such, sure

pytestmark = pytest.mark.paints

SIZE = (960, 540)


def begun(folder: Path, title: str, *chairs: str, seed: int = 1) -> Recorded[Any]:
    """Return a new game on disk."""
    names = tuple(f"{chair} {number}" for number, chair in enumerate(chairs))
    return journal.start(folder, rules_of(title), setup(title, len(chairs), seed=seed), chairs, names)


def play_on(recorded: Recorded[Any], answers: int, seed: int = 1, asked: Seat | None = None) -> Recorded[Any]:
    """Answer at random `answers` times, then until a seat is asked. Raises AssertionError if it never is."""
    rng = Random(seed)
    for _ in range(answers + 400):
        question = recorded.table.decision
        assert question is not None, "the game ended before"
        if len(recorded.table.answers) >= answers and asked in (None, question.seat):
            return recorded
        recorded.play(rng.choice(question.options))
    raise AssertionError("the seat was never asked")


def open_hands(film: Replay) -> list[Seat]:
    """Return the seats whose hands are open."""
    return [seat for seat, hand in enumerate(film.stage.view.hands) if hand and UNSEEN not in hand]


# --- looking back at an unfinished game ---


def test_only_ones_own_hand_of_an_unfinished_game_opens_without_asking(tmp_path: Path) -> None:
    """Alone, a person may use their own view and the public one; any other hand needs consent first."""
    film = Replay(play_on(begun(tmp_path, "espionage", YOU, "fair"), 9))
    driver = Driver(film, SIZE)
    for eyes, seen in (("0", [0]), ("everybody", [])):
        driver.app.send(Through(eyes))
        assert film in driver.app.scenes[-1:]
        assert open_hands(film) == seen
    for eyes in ("1", "open"):
        driver.app.send(Through(eyes))
        assert isinstance(driver.scene, AreYouSure)
        driver.wait(0.1).key("esc")
        assert film in driver.app.scenes[-1:]
        assert open_hands(film) == []
    assert not film.sitting.recorded.practice


def test_several_people_see_only_public_facts_without_being_asked(tmp_path: Path) -> None:
    """The program can't know which of two people watches the film, or whether one has left the table."""
    recorded = play_on(begun(tmp_path, "espionage", YOU, YOU), 9)
    assert [may_look(recorded, seat) for seat in (None, 0, 1)] == [True, False, False]
    recorded.take_over(1, "fair")
    assert [may_look(loaded(recorded), seat) for seat in (None, 0, 1)] == [True, False, False]


def test_looking_further_is_announced_and_the_game_stays_practice(tmp_path: Path) -> None:
    """The mark is on disk before the hand is seen, and from then on shows in the saves and on the table."""
    recorded = play_on(begun(tmp_path, "espionage", YOU, "fair"), 9)
    film = Replay(loaded(recorded))
    driver = Driver(film, SIZE).click("All open").wait(0.1)
    assert driver.at(AreYouSure).told == "This shows hidden hands. The game will be marked as practice."
    assert not loaded(recorded).practice
    driver.click("Mark as practice").wait(0.1)
    assert open_hands(film) == [0, 1]
    assert loaded(recorded).practice
    assert [saved.practice for saved in journal.saves(tmp_path)[0]] == [True]
    assert Sitting(loaded(recorded), AtOnce()).practice
    driver.app.send(Through("1"))
    assert film in driver.app.scenes[-1:], "it is asked once"


def test_game_that_cannot_be_marked_as_practice_shows_no_hidden_hand(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Without the mark on disk nothing is shown, however often it is asked for."""
    film = Replay(play_on(begun(tmp_path, "espionage", YOU, "fair"), 9))
    driver = Driver(film, SIZE)

    def full(path: Path, *_: object, **__: object) -> None:
        raise OSError(28, "no space left")

    monkeypatch.setattr(Path, "open", full)
    for _ in range(2):
        driver.app.send(Through("open"))
        driver.wait(0.3).click("Mark as practice").wait(0.1)
        assert isinstance(driver.scene, AreYouSure)
        assert "Mark as practice" not in driver.labels()
        driver.key("esc")
        assert open_hands(film) == []


def test_finished_game_and_one_of_bots_alone_are_open_to_all(tmp_path: Path) -> None:
    """Nothing is left to play for, or nobody here plays."""
    watched = play_on(begun(tmp_path, "espionage", "fair", "easy"), 9)
    assert all_may_be_seen(watched)
    mine = play_on(begun(tmp_path, "espionage", YOU, "fair"), 9)
    assert not all_may_be_seen(mine)
    rng = Random(1)
    while question := mine.table.decision:
        mine.play(rng.choice(question.options))
    assert all_may_be_seen(loaded(mine))
    assert not mine.practice


def test_practice_chosen_at_the_start_survives_a_restart() -> None:
    """The record used to note practice only after something was rewound."""
    session = Session("espionage", setup("espionage", 2, seed=3), (YOU, "random"), ("Ada", "Bot"), practice=True)
    match = Match(session, bots=AtOnce())
    assert Match(loaded(match.sitting.recorded), bots=AtOnce()).sitting.practice


def test_saves_do_not_show_the_seed_of_an_unfinished_game() -> None:
    """The same deal, watched elsewhere, would show every hand."""
    recorded = laid_out(123457).sitting.recorded
    play_on(recorded, 6)
    drawer = Saves()
    assert not any("123457" in text for text, _ in drawer._facts(drawer.kept[0]))
    recorded.mark_as_practice()
    drawer.look()
    assert any("123457" in text for text, _ in drawer._facts(drawer.kept[0]))


# --- taking chairs ---


def test_taking_a_bots_chair_asks_first_and_makes_the_game_practice() -> None:
    """Taking a bot's seat and giving it back used to show its hand for free."""
    match = laid_out(1)
    play_on(match.sitting.recorded, 9, asked=0)
    driver = driven(match)
    driver.app.follow(match.on(OpenPause()))
    driver.wait(0.1)
    driver.app.send(Sit(1, YOU))
    driver.wait(0.1)
    assert isinstance(driver.scene, AreYouSure)
    driver.key("esc")
    assert match.sitting.recorded.chairs[1] != YOU
    driver.app.send(Sit(1, YOU))
    driver.wait(0.3).click("Mark as practice").wait(0.1)
    assert match.sitting.recorded.chairs[1] == YOU
    match.on(Sit(1, "fair"))
    assert loaded(match.sitting.recorded).practice


def test_taking_back_ones_own_chair_needs_no_confirmation() -> None:
    """A seat that the person has played has nothing to hide from them; its rival bot's still does."""
    match = laid_out(1)
    play_on(match.sitting.recorded, 9, asked=0)
    driver = driven(match)
    match.on(Sit(0, "fair"))
    assert match.sitting.reader is None
    match.on(Control.SHOW_HANDS)
    driver.app.follow(match.on(Control.SHOW_HANDS))
    assert isinstance(driver.scene, AreYouSure), "nobody plays now, but somebody has"
    driver.wait(0.1).key("esc")
    given = len(match.sitting.table.answers)
    with quickly(match):
        for _ in range(40):
            match.tick(1.0)
    assert len(match.sitting.table.answers) > given
    match.on(Sit(0, YOU))
    assert not match.sitting.practice
    assert match.sitting.reader == 0
    assert not match.sitting.eyes.all_open


def test_spectator_takes_a_chair_for_practice_and_sees_no_other_hand() -> None:
    """All hands may have been seen while bots played; afterwards only the person's own stays open."""
    match = laid_out(1, ("random", "random"))
    play_on(match.sitting.recorded, 9)
    match.on(Control.SHOW_HANDS)
    assert match.sitting.eyes.all_open
    assert pause_card(match.sitting).seats[0].warning.startswith("You may have seen every hand")
    match.on(Sit(0, YOU))
    assert match.sitting.practice
    assert not match.sitting.eyes.all_open
    assert match.sitting.reader == 0


def test_hidden_hands_are_hidden_in_the_past_and_in_held_back_shots_too() -> None:
    """Looking back, "Hide the hands" changed nothing, and what was held back opened them again."""
    match = laid_out(1, ("random", "random"))
    play_on(match.sitting.recorded, 9)
    eyes, sight = match.sitting.eyes, match.sight
    match.on(Control.SHOW_HANDS)
    first = eyes.beats - 1
    sight.held_back = [*eyes.shots(first), Shot(eyes.view)]
    assert sight.look_back(4)
    match.on(Control.SHOW_HANDS)
    assert not eyes.all_open
    assert sight.view == eyes.shots(4, 5)[0].view
    assert sight.held_back == [*eyes.shots(first), Shot(eyes.view)]
    assert match.stage.view == eyes.before_beat(first)
    assert [told.number for told in sight.log.told if told.number >= first] == []


def test_held_back_beats_are_logged_once_after_a_change_of_chairs() -> None:
    """The end of a turn was told when a bot's level was changed before it, and once more when it was ended."""
    match = laid_out(3, chairs("world_order"), title="world_order")
    driver, rng = Driver(match), Random(3)
    sight = match.sight
    with quickly(match):
        for _ in range(150):
            driver.doze(0.1)
            if sight.held_back:
                break
            go_on(match)
            if match.sitting.mine() is not None and match.stage.idle:
                match.on(Give(rng.choice(mine(match).options)))
        first = sight.held_back[0].number
        match.on(Sit(1, "fair"))
        driver.doze(0.1)
        assert match.turns.confirming
        assert [told.number for told in sight.log.told if told.number >= first] == []
        match.on(Control.END_TURN)
        driver.doze(0.1)
    numbers = [told.number for told in sight.log.told]
    assert first in numbers
    assert numbers == sorted(set(numbers))


def test_giving_away_ones_own_chair_opens_no_hand() -> None:
    """Between two people, one used to see the other's hand at once after giving their seat to a bot."""
    match = laid_out(1, (YOU, YOU))
    play_on(match.sitting.recorded, 9)
    match.sight.look(0)
    match.on(Sit(0, "fair"))
    assert match.sitting.reader is None
    assert Sitting(loaded(match.sitting.recorded), AtOnce()).reader is None


# --- on the couch ---


@pytest.mark.parametrize("title", SHELF)
def test_between_two_people_a_hand_is_open_only_while_its_owner_is_asked(title: str) -> None:
    """The last person's hand used to stay open while bots acted and production ran."""
    chairs = (YOU, YOU, *("random",) * (rules_of(title).SEATS[1] > 2))
    match = laid_out(1, chairs, title=title)
    sitting, rng, given, away = match.sitting, Random(1), 0, 0
    with quickly(match):
        for _ in range(2000):
            follows = match.tick(0.1)
            if given == 12 or sitting.decision is None:
                break
            if isinstance(follows, Push):
                sure(such(LiftCurtain, follows.request).lifting)()
            elif match.turns.confirming:
                match.on(Control.END_TURN)
            elif sitting.mine() is None:
                assert sitting.reader is None or match.turns.to_confirm(), (
                    "a hand stays until its turn has been ended"
                )
                away += sitting.reader is None
            elif match.stage.idle:
                given += 1
                match.answering.do(rng.choice(sitting.table.state.options))
    assert given == 12
    assert away


def test_after_the_last_answer_the_table_shows_only_public_knowledge() -> None:
    """No frame after it is drawn with the hand open, and the log has it once."""
    match = laid_out(5, (YOU, YOU))
    driver = driven(match).doze(1).key("space").wait(1)
    first = sure(match.sitting.reader)
    while match.sitting.reader == first:
        match.answering.do(match.sitting.table.state.options[0])
        match.tick(0.05)
    assert match.sitting.reader is None
    public = match.sitting.game.view(match.sitting.table.state, None)
    assert match.stage.view.hands == public.hands
    driver.wait(0.5)
    lines = [told.number for told in match.sight.log.told]
    assert len(lines) == len(set(lines))


def test_undo_says_so_after_a_hand_was_hidden() -> None:
    """Between two people, undo used to say after every turn that there was nothing to take back."""
    match = laid_out(5, (YOU, YOU))
    driven(match).doze(1).key("space").wait(1)
    while match.sitting.reader is not None:
        match.answering.do(match.sitting.table.state.options[0])
        match.tick(0.05)
    assert match.drafts.why_no_undo() == "Your last answer can't be taken back: your hand has been laid down."


def test_alone_against_bots_ones_hand_stays_open() -> None:
    """There is nobody to hide it from."""
    match = laid_out(1)
    play_on(match.sitting.recorded, 9, asked=1)
    assert Match(match.sitting.recorded, bots=AtOnce()).sitting.reader == 0


# --- the law: twin worlds look the same ---


def still() -> Settings:
    """Return settings without motion, so that two pictures can be compared."""
    return Settings(speed=INSTANT, reduce_motion=True)


def at_the_table(recorded: Recorded[Any]) -> list[tuple[str, bytes]]:
    """Return what the person who is asked sees: table, log, past moments, the pause menu and its question."""
    match = Match(recorded, still(), AtOnce())
    driver = Driver(match, SIZE, settings=match.settings)
    assert match.sitting.mine() is not None
    frames = [("the table", driver.pixels()), *sheets(match, driver)]
    match.on(ShowLog())
    frames.append(("the log", driver.pixels()))
    beats = len(recorded.table.beats())
    for number in (beats // 2, beats - 1):
        match.on(LookBack(number))
        frames.append((f"moment {number}", driver.pixels()))
    match.on(Control.NOW)
    driver.app.follow(match.on(OpenPause()))
    frames.append(("the pause", driver.pixels()))
    driver.app.send(Sit(1, YOU))
    frames.append(("the question in the pause", driver.pixels()))
    match.closing()
    return frames


def sheets(match: Match, driver: Driver) -> list[tuple[str, bytes]]:
    """Return every sheet that can be opened over the board from here."""
    names = {node.message.sheet for node in driver.app.nodes() if isinstance(node.message, Show)}
    frames = list[tuple[str, bytes]]()
    for name in sorted(names):
        match.on(Show(name))
        frames.append((f"the sheet {name}", driver.pixels()))
        match.on(Show(name))
    return frames


def as_a_film(recorded: Recorded[Any], eyes: str) -> list[tuple[str, bytes]]:
    """Return what a film of the record shows without consent."""
    last, frames = len(recorded.table.answers), list[tuple[str, bytes]]()
    film = Replay(recorded, still(), last)
    driver = Driver(film, SIZE, settings=film.settings)
    driver.app.send(Through(eyes))
    assert film in driver.app.scenes[-1:]
    for answer in (last // 2, last):
        film.seek(answer)
        frames.append((f"the film at {answer}", driver.pixels()))
    film.on(ShowLog())
    frames.append(("the log of the film", driver.pixels()))
    return frames


def on_the_couch(recorded: Recorded[Any]) -> list[tuple[str, bytes]]:
    """Return what is visible before a curtain is lifted: the table, the log, past moments, the curtain."""
    match = Match(recorded, still(), AtOnce())
    assert match.sitting.reader is None
    driver = Driver(match, SIZE, settings=match.settings).doze(1)
    assert isinstance(driver.scene, Curtain)
    frames = [("the curtain", driver.pixels())]
    driver.app._leave()
    frames += [("the table of everybody", driver.pixels()), *sheets(match, driver)]
    match.on(ShowLog())
    frames.append(("the log of everybody", driver.pixels()))
    match.on(LookBack(len(recorded.table.beats()) - 1))
    frames.append(("the last moment", driver.pixels()))
    match.closing()
    return frames


def has_no_chronicle_yet(recorded: Recorded[Any]) -> None:
    """Neither the result nor the chronicle of an unfinished game can be written."""
    log = Log(Sitting(recorded, AtOnce()), board(recorded.header.title))
    with pytest.raises(PermissionError, match="the game isn't over"):
        result_card(log)
    with pytest.raises(PermissionError, match="the game isn't over"):
        turns_begun(log.sitting)


LEFT = 12
"""The number of answers that a game needs so that it doesn't end too soon."""


def before_the_end(recorded: Recorded[Any], answers: int, seed: int = 1) -> int:
    """Return `answers`, or fewer if this game, answered at random with a seed, would soon be over."""
    ahead, rng = recorded.table.branch(), Random(seed)
    while ahead.decision is not None and len(ahead.answers) < answers + LEFT:
        ahead.play(rng.choice(ahead.state.options))
    return max(0, min(answers, len(ahead.answers) - LEFT))


def compare(title: str, seed: int, answers: int, folder: Path, worlds: int = 1) -> None:
    """Compare a position in twin worlds through every scene."""
    seats = rules_of(title).SEATS[0] + (rules_of(title).SEATS[1] > 2)
    alone = begun(folder, title, YOU, *("random",) * (seats - 1), seed=seed)
    couch = begun(folder, title, *(YOU,) * seats, seed=seed)
    play_on(alone, before_the_end(alone, answers, seed), seed, asked=0)
    play_on(couch, before_the_end(couch, answers, seed), seed)
    for world in range(worlds):
        mine, everybodys = twin_of(alone, 0, world), twin_of(couch, None, world)
        same(at_the_table(alone), at_the_table(mine))
        same(as_a_film(alone, "0"), as_a_film(mine, "0"))
        same(on_the_couch(couch), on_the_couch(everybodys))
        same(as_a_film(couch, "everybody"), as_a_film(everybodys, "everybody"))
    has_no_chronicle_yet(couch)


def same(seen: list[tuple[str, bytes]], twin: list[tuple[str, bytes]]) -> None:
    """Check that the pictures are the same. Raises AssertionError with the names of those that differ."""
    assert [name for name, _ in seen] == [name for name, _ in twin]
    assert [name for (name, one), (_, other) in zip(seen, twin, strict=True) if one != other] == []


@pytest.mark.parametrize("title", SHELF)
def test_twin_worlds_look_the_same_in_every_scene(title: str, tmp_path: Path) -> None:
    compare(title, 2, 26, tmp_path)


def test_trails_do_not_reveal_which_pass_was_forced(tmp_path: Path) -> None:
    compare("espionage", 1, 15, tmp_path, worlds=2)


@pytest.mark.parametrize("title", SHELF)
def test_curtain_does_not_reveal_a_draft(title: str, tmp_path: Path) -> None:
    """When reopened in the middle of a draft, the curtain used to name the chosen card."""
    recorded = begun(tmp_path, title, *(YOU,) * (rules_of(title).SEATS[0] + (rules_of(title).SEATS[1] > 2)))
    sitting, table = Sitting(recorded, AtOnce()), recorded.table
    rng, drafts, hidden = Random(1), 0, 0
    for _ in range(200):
        question, state = table.decision, table.state
        if question is None:
            break
        waiting = waiting_for(sitting, question.seat)
        hidden += isinstance(state.agenda[-1], Draft)
        drafts += waiting != sitting.words.say(table.prompt(), question.seat, sitting.names)
        table.state = another_world(table, state, None, rng)
        assert waiting_for(sitting, question.seat) == waiting
        table.state = state
        recorded.play(rng.choice(question.options))
    assert bool(drafts) == bool(hidden), "what is drafted is not what the others wait for"


@pytest.mark.long
@pytest.mark.parametrize("answers", [0, 15, 90, 150])
@pytest.mark.parametrize("seed", [1, 3])
@pytest.mark.parametrize("title", SHELF)
def test_more_twin_worlds_look_the_same_in_every_scene(
    title: str, seed: int, answers: int, tmp_path: Path
) -> None:
    compare(title, seed, answers, tmp_path, worlds=2)


@pytest.mark.parametrize("title", SHELF)
def test_twin_worlds_are_not_the_same_world(title: str, tmp_path: Path) -> None:
    recorded = begun(tmp_path, title, YOU, *("random",) * (rules_of(title).SEATS[0] - 1))
    play_on(recorded, before_the_end(recorded, 30))
    for seat in (0, None):
        assert twin_of(recorded, seat).table.state != recorded.table.state
        assert another_world(recorded.table, recorded.table.state, seat, Random(1)) is not recorded.table.state


def test_pending_keys_and_reaches_are_dropped_for_the_next_person() -> None:
    """A key pressed during motion used to answer for the next person who lifted the curtain."""
    match = laid_out(5, (YOU, YOU))
    match.turns.early = ("1", len(match.sitting.table.answers))
    match.reaching.then = "france"
    match.turns.series = (Action("x"),)
    match._look(1)
    assert not any((match.turns.early, match.reaching.then, match.turns.series))


# --- several people ---


def test_no_person_of_several_can_open_the_others_hands(tmp_path: Path) -> None:
    """One of three friends could save, look back, and open everybody's hand with one yes."""
    recorded = play_on(begun(tmp_path, "manifesto", YOU, YOU, "fair"), 30)
    film = Replay(loaded(recorded))
    driver = Driver(film, SIZE)
    for eyes in ("0", "1", "2", "open"):
        driver.app.send(Through(eyes))
        assert isinstance(driver.scene, AreYouSure)
        driver.wait(0.1)
        assert "Mark as practice" not in driver.labels()
        driver.key("esc")
        assert open_hands(film) == []
    driver.app.send(Agreed(Through("open")))  # even if it were sent
    assert open_hands(film) == []
    assert not loaded(recorded).practice


def test_no_bots_chair_can_be_taken_while_several_people_play() -> None:
    """The hand behind it would make the game practice, and practice opens everybody's."""
    match = laid_out(1, (YOU, YOU, "random"), title="manifesto")
    play_on(match.sitting.recorded, 30)
    card = pause_card(match.sitting)
    assert card.no_practice
    match.sitting.sit(2, YOU)
    assert match.sitting.recorded.chairs[2] == "random"
    assert not match.sitting.practice
    match.sitting.sit(1, "fair")
    match.sitting.sit(1, YOU)
    assert match.sitting.recorded.chairs[1] == YOU, "one's own chair is taken back as ever"

"""The display of the others' turns: a lasting sentence, trails on the board, a chip per seat, the log by turn."""

import re
from collections.abc import Iterator
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest
from pygame import FRect as Rect

from ai.players import Choice
from game.client.boards import board
from game.client.kit import theme
from game.client.kit.focus import Node
from game.client.kit.messages import Fold
from game.client.kit.settings import INSTANT, Settings
from game.client.match import bar
from game.client.match.bar import prompt_now
from game.client.match.controls import Control
from game.client.match.news import WATCHED, News, Recall, _free, joined, lately
from game.client.match.scene import Match
from game.client.match.sight import shade
from game.client.scenes.review.replay import Replay
from game.client.table.acts import Streak, acts, by_turn, folded, unstopped
from game.client.table.hand import InHand
from game.client.table.messages import MATTERS, LogLine
from game.client.table.sides import faction_of
from game.client.table.trails import Trace, places, trace_of
from game.core.content.box import box
from game.core.contract import Action, Event, line
from game.core.identity import Identity
from game.core.language.words import say
from game.core.telling import Danger
from game.play.eyes import Shot
from game.play.turns import PACE
from game.play.worker import AtOnce
from game.titles import on_show, rules_of, setup
from game.titles.ideology import events as ideology
from game.titles.manifesto import events as manifesto
from game.titles.world_order import events as world_order
from tests.client.driver import Driver
from tests.client.matches import against_bots, at_once, laid_out, put
from tests.sure import such, sure
from tools.lab.turns import FRAME, NONE, READ, Filmed, FilmFrame, TurnsFilm, share


def line_of(number: int, faction: str, text: str, lasts: float = MATTERS) -> LogLine:
    return LogLine(text, faction, number, None, lasts)


LOG = (
    line_of(0, "red", "Red plays a card.", 900),
    line_of(1, "red", "Red pays 2.", 200),
    line_of(2, "red", "Red takes Cuba.", 500),
    line_of(3, "blue", "Blue passes."),
    line_of(4, "", "Round 2."),
    line_of(5, "", "Cards are drawn.", 100),
)


def test_log_is_grouped_by_turn() -> None:
    assert [[told.number for told in act.atoms] for act in acts(LOG)] == [[0, 1, 2], [3], [4, 5]]
    assert [act.head.text for act in acts(LOG)] == ["Red plays a card.", "Blue passes.", "Round 2."]
    assert acts(LOG[:3])[-1].headline.text == "Red takes Cuba.", "the last that matters stands while it goes on"
    assert acts(LOG[:2])[-1].headline.text == "Red plays a card.", "what is told in passing is no headline"


def test_upper_case_word_is_not_taken_for_an_abbreviation() -> None:
    """World Order's feed used to say "The EU uses NATO. and names Central Asia."."""
    nato = (line_of(0, "eu", "The EU uses NATO."), line_of(1, "eu", "The EU names Central Asia."))
    assert acts(nato)[0].told == "The EU uses NATO and names Central Asia."
    assert unstopped("Red moves to the U.S.A.") == "Red moves to the U.S.A."


def test_kept_speed_is_not_named_throughout_a_watched_game() -> None:
    match = laid_out(3, ("random", "random"))
    match.settings.speed = 4.0
    driver = Driver(match).wait(0.5)
    assert any("F changes it" in text for text in driver.texts())
    driver.wait(13)
    assert not any("F changes it" in text for text in driver.texts())


def test_a_mere_step_heads_no_turn() -> None:
    """A turn in Manifesto used to be headed "bids 8", because the last opened bid is shown for long."""
    bid = LogLine("Red bids 8.", "red", 1, None, 1900.0, news=False)
    played = LogLine("Red plays Alliance on India.", "red", 2, None, 1700.0)
    assert Streak((bid, played)).head is played
    assert Streak((bid,)).head is bid


def test_turn_unfolds_into_all_its_lines() -> None:
    folded = by_turn(LOG, ())
    assert [item.text for item in folded] == ["Red plays a card.", "Blue passes.", "Round 2."]
    assert [item.more for item in folded] == [True, False, True]
    unfolded = by_turn(LOG, {such(Fold, folded[0].message).name})
    assert [item.text for item in unfolded if item.inner] == [told.text for told in LOG[:3]]


@pytest.mark.parametrize(
    ("event", "trace"),
    [
        (ideology.InfluenceExtended(1, "cuba", "military", 0), Trace(("noun:cuba", "noun:military"), ("seat:1",))),
        (manifesto.TruceMade(0, 2, 4, 3), Trace((), ("seat:2", "seat:0"), "seat:0")),
        (world_order.ArmyMoved(1, "europe", "africa"), Trace(("noun:africa",), ("seat:1",), "noun:europe")),
        (world_order.RoundBegan(2), Trace()),
    ],
)
def test_trail_marks_what_its_event_names(event: Event, trace: Trace) -> None:
    assert trace_of(event) == trace


def test_seat_scrolled_out_of_sight_carries_no_trail() -> None:
    """A ring without size used to be drawn as a dot over the tray where the seats scroll."""
    window = Rect(0, 0, 100, 50)
    seats = {name: Node(name, Rect(0, y, 90, 30), "seat", "", clip=window) for name, y in (("a", 10), ("b", 80))}
    assert places(Trace(others=("a",)), seats, window) == [seats["a"]]
    assert places(Trace(others=("b",)), seats, window) == []


def bots_turn(title: str, seed: int = 3) -> tuple[Match, Driver]:
    """Return a match in which the other side has just done something and will do more."""
    match = laid_out(seed, title=title)
    driver = Driver(match)
    at_once(match)
    for _ in range(400):
        driver.doze(0.1)
        sitting, put = match.sitting, match.turns.open_question
        news, is_put = match.turns.since.news(), match.turns.number == sitting.table.answered
        if news and is_put and put is not None and match.stage.idle and not put.window:
            return match, driver
        if match.turns.confirming:
            match.on(Control.END_TURN)
        elif put is not None and match.stage.idle:
            match.answering.do(put.options[0])
        assert sitting.table.result is None, "the game ended before the other side did anything"
    raise AssertionError("the other side never did anything")


def test_since_you_last_looked_ends_with_the_answer() -> None:
    match, driver = bots_turn("espionage")
    driver.wait(0.3)
    news = match.overlays.news
    assert [each.name for each in news] == ["Blue" if match.sitting.names[0] == "Red" else "Red"]
    assert match.turns.since.trails(), "the trail lies there until the question is answered"
    number, chip = len(match.sitting.table.beats()), driver.node(f"news:{news[0].side}")
    assert news[0].act.head.text in chip.label
    match.settings.speed = 1.0
    driver.click(chip.id).wait(0.1)
    assert match.overlays.recalled == news[0].side
    assert all(trail.fresh for trail in match.turns.since.trails(match.overlays.recalled))
    before, log = match.sitting.table.digest, list(match.sight.log.told)
    assert match.stage.shot is not None, "what moved moves once more"
    driver.doze(8.0)
    assert match.stage.idle
    match.settings.speed = INSTANT
    assert (match.sitting.table.digest, match.sight.log.told) == (before, log), "nothing is told twice"
    match.on(Recall(news[0].side))
    assert match.overlays.recalled == "", "a second touch brings all back"
    match.answering.do(sure(match.turns.open_question).options[0])
    assert match.overlays.news == ()
    driver.doze(0.1)
    old = [trail for trail in match.turns.since.trails() if trail.told.number < number]
    assert all(trail.told is match.sight.log.headline() for trail in old), "only what the bar still says is marked"


def test_escape_leaves_a_step_by_step_repeat() -> None:
    """It used to take about a dozen presses, one of them Esc."""
    match, driver = bots_turn("espionage")
    before = match.sitting.table.digest
    match.settings.speed = 1.0
    driver.wait(0.3).key("q").wait(0.1)
    assert match.sight.stepping
    assert not match.stage.idle
    driver.key("esc").wait(0.1)
    assert match.stage.idle
    assert driver.scene is match, "no pause opens with the same press"
    assert match.sitting.table.digest == before
    numbers = [told.number for told in match.sight.log.told]
    assert numbers == sorted(set(numbers)), "what was not stepped through is in the log once"


def test_headline_stays_while_a_bot_thinks() -> None:
    match, driver = bots_turn("espionage")
    match.settings.speed, seen = 1.0, list[str]()
    for _ in range(200):
        driver.doze(0.05)
        put = match.turns.open_question
        if match.turns.confirming:
            match.on(Control.END_TURN)
        elif put is not None and match.stage.idle:
            if len(seen) > 2:
                break
            match.answering.do(put.options[0])
        elif match.stage.idle and match.sitting.mine() is None and match.turns.stood < PACE:
            seen.append(prompt_now(match.turns, match.coach).sentence)
            assert seen[-1] == sure(match.sight.log.headline()).text
    assert len(seen) > 2
    assert not any("thinking" in sentence for sentence in seen)


def test_too_short_a_line_is_neither_headline_nor_aside() -> None:
    log = laid_out(1).sight.log
    log.told[:] = [line_of(0, "red", "Red plays a card."), line_of(1, "blue", "Blue bids 2.", 120)]
    before = log.told[0]
    assert log.headline() is before
    assert log.aside(before) == ""


def test_automatic_pass_is_described_as_such() -> None:
    match = laid_out(1)
    sitting, rng = match.sitting, Random(3)
    wanted, forced = say("match.passed_for_you"), 0
    while sitting.table.decision is not None and forced < 2:
        asked = sitting.table.decision
        forced += asked.seat == sitting.reader and asked.options == (Action("let_pass"),)
        sitting.recorded.play(rng.choice(asked.options))
    match.sight.log.retell()
    told = match.sight.log.told
    assert [each.text for each in told].count(wanted) == forced == 2
    until = max(number for number, each in enumerate(told, 1) if each.text == wanted)
    assert [item.text for item in by_turn(told[:until], ())].count(wanted) == 1, "it stood as often as deeds"
    assert [item.text for item in by_turn([*told, line_of(9999, "red", "Red passes.")], ())].count(wanted) == 0


def test_ten_pairs_of_wishes_open_within_eight_seconds() -> None:
    shown, view = board("ideology"), rules_of("ideology").new(setup("ideology", 5))
    opened = ideology.WishesOpened(0, 1, "peace", "war", "war")
    changed = ideology.StanceChanged(0, 1, "war", "neutral")
    shown.staged(opened, view, view)
    assert 10 * (shown.emphasis(opened).lasts + shown.emphasis(changed).lasts) <= 8000


def test_only_frames_that_are_readable_and_marked_count() -> None:
    good, flash = FilmFrame("It is so.", 3, marked=True), FilmFrame("It was so.", 2, marked=True)
    silent, unmarked = FilmFrame("Blue is thinking.", NONE, marked=False), FilmFrame("It is so.", 4, marked=False)
    left_behind = FilmFrame("It is so.", 5, marked=True, running=False)
    frames = [good] * READ + [flash] * (READ - 1) + [silent] + [unmarked] * READ + [left_behind] * READ
    assert share(frames) == pytest.approx(6 / 24)


@pytest.mark.paints
def test_most_frames_of_a_bots_turn_show_what_the_log_says(long_run: bool) -> None:
    opening = laid_out(1).sitting.recorded
    match = Filmed(opening, bots=AtOnce())
    film = TurnsFilm(Driver(match), match, Random(1), first=1)
    film.shoot(round((12 if long_run else 9) / FRAME))
    assert share(film.frames) > 0.6, "0.68; the rest is mostly a bot's pause"


@pytest.mark.parametrize("title", on_show())
def test_every_board_has_a_node_for_every_seat(title: str) -> None:
    """Events without a place leave their trail at a seat, so each board needs a node for every seat."""
    match = laid_out(1, title=title)
    driver = Driver(match)
    assert {f"seat:{seat}" for seat in match.sitting.table.seats} <= {node.id for node in driver.app.nodes()}


def test_worst_threat_stands_above_the_log() -> None:
    warned("espionage", "option.let_pass")


def test_worst_threat_stands_on_top_of_the_newspaper() -> None:
    warned("manifesto", "option.pass")


def warned(title: str, said_by: str) -> None:
    match, driver = bots_turn(title)
    danger = Danger(line(said_by), 1, "")
    match.coach.words._dangers = ((Identity(match.sitting.table.state), match.sitting.reader), (danger,))
    said = match.coach.words.warning()
    assert said
    assert any(each.panel == "warning" for each in driver.written())


def test_bar_says_others_are_sealing_notes_instead_of_older_news() -> None:
    """ "Imperialism draws a hidden card" used to stand over the envelopes that the others were filling."""
    match, _ = put("manifesto", "name_sum")
    assert match.sight.log.told
    assert bar._while_thinking(match.turns, 1).sentence == "The others decide in secret."
    match, _ = put("manifesto", "play_peace")
    assert bar._while_thinking(match.turns, 1).sentence != "The others decide in secret."


def test_mere_reaction_opens_no_strip() -> None:
    """Each pass of a bot used to bring one saying "lets it pass."."""
    match, driver = bots_turn("espionage")
    assert match.turns.since.moved()
    assert match.overlays.news
    table = match.sitting.table
    for _ in range(200):
        put = match.turns.open_question
        if match.turns.confirming:
            match.on(Control.END_TURN)
        if put is None or not match.stage.idle:
            driver.doze(0.1)
            continue
        others = [given.action.verb for given in table.answers[match.turns.touched :] if given.seat != put.seat]
        if match.turns.touched > 0 and set(others) == {"let_pass"} and not put.window:
            assert not match.overlays.news
            match.on(Control.STEP_THROUGH)
            assert match.sight.log.told[0].number == 0, "not the whole game is stepped through once more"
            return
        match.answering.do(put.options[0])
        driver.doze(0.1)
    raise AssertionError("the other side never let anything pass")


def test_a_hint_takes_the_place_of_the_strip() -> None:
    """Its tags used to cover the strip and each other, and there were two buttons to close something."""
    match, driver = bots_turn("espionage")
    assert match.overlays.news
    driver.key("h").doze(0.1)
    assert not match.overlays.news


def test_earlier_bid_is_not_news_beside_a_sealed_note() -> None:
    """It used to say "bids 2." and "stays out." beside notes that nobody had opened yet."""
    match, driver = bots_turn("manifesto")
    seen, table = 0, match.sitting.table
    while seen < 8 and match.sitting.table.result is None:
        if match.turns.open_question is None or not match.stage.idle:
            driver.doze(0.1)
            continue
        for each in match.overlays.news:
            assert not re.search(r" bids? \d|stays out|goes (first|last) in", each.text), each.text
            seen += 1
        match.answering.do(match.turns.open_question.options[-1])
        driver.doze(0.1)
    assert table.answers


def test_a_chip_sums_up_a_sides_acts_in_one_sentence() -> None:
    """It used to say "sends 4 influence to Hungary. Hungary moves 4 steps. sends 3 influence"."""
    told = ("Red sends 4 to the U.S.A.", "The U.S.A. moves 4 steps to Red!", "Red draws a card.")
    act = Streak(tuple(LogLine(text, "red", n) for n, text in enumerate(told)))
    clauses = News("red", "Red", "Red", "", act).clauses
    assert clauses == ["Red sends 4 to the U.S.A.", "The U.S.A. moves 4 steps to Red", "Red draws a card"]


@pytest.mark.parametrize("title", on_show())
def test_every_chip_is_a_whole_sentence(title: str) -> None:
    match, driver = bots_turn(title)
    said, table = set[str](), match.sitting.table
    for _ in range(60):
        if table.result is not None:
            break
        for each in match.turns.since.news():
            clauses = each.clauses
            assert clauses[0][0].isupper(), clauses
            said.add(clauses[0])
        if match.turns.open_question is not None and match.stage.idle:
            match.answering.do(match.turns.open_question.options[-1])
        elif match.turns.confirming:
            match.on(Control.END_TURN)
        driver.doze(0.5)
    assert len(said) > 3


def test_news_heading_is_dropped_where_it_costs_a_line() -> None:
    """ "Meanwhile" used to cost a third line where two are enough, which cut the markers above in half."""
    ui = Driver(laid_out(3), text_scale=1.5).app.ui
    line = Rect(12, 300, 1184, 70)

    def left_of(*texts: str) -> float:
        news: Any = [SimpleNamespace(clauses=[text], least=1) for text in texts]
        return _free(ui, line, news).left

    short, long = "China passes.", "The EU's Prosperity goes up to 1: 2 VPs and 10 money."
    assert left_of(short, short, short) > line.left
    assert left_of(short, long, short) == line.left


STROKES = 12
"""The number of named strokes that a plain run checks; a long run checks a whole game's."""


@pytest.mark.parametrize("title", on_show())
def test_strip_names_every_stroke_in_readable_type(title: str, long_run: bool) -> None:
    """A declared war used to be left out if the reader was a party to it; with four rivals, type was 10.5 px."""
    match, named = against_bots(title, 4, seats=min(5, box(title).seats[1]), level=""), set[str]()
    rng = Random(4)
    driver = Driver(match)
    at_once(match)
    for _ in range(600):
        driver.doze(0.3)
        if match.sitting.result is not None or (len(named) >= STROKES and not long_run):
            break
        put = match.turns.open_question
        if match.overlays.news and put is not None and match.stage.idle:
            since, news = match.turns.since, {f"news:{each.side}": each for each in match.overlays.news}
            after = [told for told in since.told() if told.number > since.first]
            struck = {unstopped(told.text) for told in after if told.named and told.faction}
            told_of = " ".join(each.text for each in news.values())
            assert [text for text in struck if text not in told_of] == []
            named |= struck
            for chip in [each for each in driver.written() if each.panel in news]:
                of, said = news[chip.panel], chip.text
                strikes = any(told.named for told in of.act.atoms)
                assert said.startswith(of.clauses[0]) or not strikes, "the weightiest first, and to its end"
                longer = [joined(of.clauses[:count]).removesuffix(".") for count in range(len(of.clauses) + 1)[1:]]
                whole = said.startswith(longer[of.least - 1])
                more = next((told for told in longer if not said.startswith(told)), "")
                room = sure(chip.panel_rect).right - chip.rect.left
                _, high = driver.app.ui.canvas.measure(more, theme.NOTE.tight, width=room)
                assert whole or high > sure(chip.panel_rect).h - theme.TIGHT, "the rest has no room"
                assert chip.px >= 13, chip
        if match.turns.confirming:
            match.on(Control.END_TURN)
        elif put is not None and match.stage.idle:
            match.answering.do(rng.choice([each for each in put.options if each.verb != "pass"] or put.options))
    assert named


def test_clauses_that_are_sentences_are_joined_as_sentences() -> None:
    """It used to say "Blue sends 4 to the U.S.A.; The U.S.A. moves 4 steps."."""
    clauses = ["Blue sends 4 to the U.S.A.", "keeps 2", "The U.S.A. moves 4 steps"]
    assert joined(clauses) == "Blue sends 4 to the U.S.A.; keeps 2. The U.S.A. moves 4 steps."
    assert joined([clauses[0], clauses[2]]) == "Blue sends 4 to the U.S.A. The U.S.A. moves 4 steps."


def test_chip_never_cuts_a_compound_subject() -> None:
    """A chip in Manifesto used to say "and Socialism keep the peace"."""
    told = ("Red and Blue keep the peace.", "Red draws a card.")
    act = Streak(tuple(LogLine(text, "red", n) for n, text in enumerate(told)))
    assert News("red", "Red", "Red", "", act).clauses == ["Red and Blue keep the peace", "Red draws a card"]


def test_play_made_of_steps_lists_its_steps() -> None:
    """A chip used to say "Russia plays Foreign Trade", but not what it had sold."""

    def told(text: str, lasts: float) -> LogLine:
        return LogLine(f"Red {text}.", "red", int(lasts), lasts=lasts)

    played, sold, cube = told("plays Trade", 2000), told("sells 1 army", 1), told("adds a cube", 2000)
    assert News("red", "Red", "Red", "", Streak((played, sold))).clauses == ["Red plays Trade", "sells 1 army"]
    assert News("red", "Red", "Red", "", Streak((played, sold, cube))).clauses == [
        "Red plays Trade",
        "adds a cube",
    ]


def test_actions_that_differ_in_one_word_share_a_sentence() -> None:
    """A chip used to say "places" and the place three times, and the log only the first of the three."""
    areas = ("Military", "Economic", "Cultural")
    lines = [LogLine(f"Red places {area} influence in Iran.", "red", n) for n, area in enumerate(areas)]
    act = Streak(tuple(lines))
    joined = "Red places Military, Economic and Cultural influence in Iran"
    assert News("red", "Red", "Red", "", act).clauses == [joined]
    assert act.told == f"{joined}."
    pairs = [LogLine(f"You and {side} are at war now.", "red", 4) for side in ("Blue", "Mint")]
    apart = ["You and Blue are at war now", "You and Mint are at war now"]
    assert News("red", "Red", "Red", "", Streak(tuple(pairs))).clauses == apart, "not “Blue and Mint are at war”"
    other = LogLine("Red buys Tactics, its first Advancement.", "red", 3)
    assert Streak((*lines, other)).told == f"{joined}.", "what can't be joined leaves together what can"
    assert Streak((other, *lines)).told == other.text, "the headline may be alone"


def test_repeated_action_has_a_number() -> None:
    """Six cards at France used to be told as one."""
    places = [
        LogLine(f"Red places {area} influence.", "red", n) for n, area in enumerate(("Military", "Cultural"))
    ]
    trade = LogLine("Red trades a card.", "red", 5, lasts=0)
    assert Streak((places[0], places[0])).told == "Red places Military influence (×2)."
    assert Streak((places[0], places[0], places[1])).told == "Red places Military (×2) and Cultural influence."
    assert Streak((trade, trade)).told == "Red trades a card (×2)."


def test_folded_act_keeps_its_strokes_and_its_weightiest_line() -> None:
    """The log of 1955 used to omit a country that was secured."""
    sends, moves = LogLine("Red sends 8.", "red", 0, lasts=2000), LogLine("It moves 8 steps.", "red", 1, weight=18)
    secured = LogLine("Red has secured Hungary!", "red", 2, named=True, weight=100)
    level = LogLine("Iran is at level 4 now.", "red", 3, named=True)
    act = Streak((sends, moves, secured, level))
    assert [each.text for each in folded(act, ())] == [secured.text, level.text]
    assert [each.text for each in folded(act, (act.name,))][1:] == [each.text for each in act.atoms]
    assert [each.text for each in folded(Streak((sends, moves)), ())] == [sends.text]
    pair = [LogLine(f"Red wins {region}.", "red", 4 + n, named=True) for n, region in enumerate(("Iran", "Chad"))]
    assert [each.text for each in folded(Streak(tuple(pair)), ())] == ["Red wins Iran and Chad."]


def test_chip_has_its_sides_symbol_and_counts_repetitions() -> None:
    """What Russia did to the USA used to have the USA's star; two armies that moved were told as one."""
    match, _ = bots_turn("world_order")
    sitting = match.sitting
    seat = next(seat for seat in sitting.seats if seat != sitting.reader)
    side, known = shade(sitting, seat), faction_of("world_order", sitting.faction(seat))
    hurt = world_order.ThreatSuffered(sitting.reader or 0, "europe", (sitting.faction(seat),), 2)
    moved = [LogLine("X moves an army.", side, 900 + number) for number in range(2)]
    match.sight.log.told[:] = [LogLine("You suffer THREAT.", side, 899, hurt), *moved]
    (news,) = match.turns.since.news()
    assert known is not None
    assert news.symbol == known.symbol
    assert "moves an army (×2)" in news.text


def test_each_of_three_chips_shows_a_long_action_in_full() -> None:
    """Each used to end in "builds a Base in Tajikistan with 1...", without the price."""
    match, driver = bots_turn("world_order")
    told = "plays Foreign Military Presence; builds a Base in Kazakhstan with 1 army for 10 money."
    line = LogLine(told, "red", 1)
    match.overlays.news = tuple(News(side, side, "", "", Streak((line,))) for side in ("red", "blue", "yellow"))
    chips = [each.text for each in driver.written() if each.panel.startswith("news:")]
    assert len(chips) == 3
    assert all(text.replace("\n", " ").endswith("10 money.") for text in chips), chips


def test_a_replay_shows_the_trails_of_what_changed() -> None:
    match, _driver = bots_turn("espionage")
    scene = Replay(match.sitting.recorded, Settings(speed=INSTANT), len(match.sitting.table.answers))
    driver = Driver(scene).wait(0.5)
    assert [trail.told for trail in lately(scene.sight)] == [
        told for told in scene.sight.log.told[-WATCHED:] if told.event
    ]
    assert any(trail.fresh for trail in lately(scene.sight))
    scene.seek(0)
    driver.wait(0.1)
    assert not lately(scene.sight)


def handed_over() -> tuple[Match, Driver]:
    """Return a match at normal speed whose person has just ended a turn."""
    match, driver = bots_turn("world_order")
    for _ in range(400):
        put = match.turns.open_question
        if match.turns.confirming:
            match.settings.speed = 1.0
            match.on(Control.END_TURN)
            return match, driver
        if put is not None and match.stage.idle:
            match.answering.do(put.options[-1])
        driver.doze(0.1)
    raise AssertionError("the turn never ended")


def test_hurrying_to_ones_own_turn_folds_the_others() -> None:
    """Everything is told, nothing is asked on the way, and it takes a fraction of the time."""
    spent = dict[bool, tuple[int, list[str]]]()
    for hurries in (False, True):
        match, driver = handed_over()
        ticks = 0
        if hurries:
            match.on(Control.TO_MY_TURN)
            assert match.sight.hurrying
        while match.turns.open_question is None and ticks < 20_000:
            driver.doze(1 / 60)
            ticks += 1
        assert not match.sight.hurrying, "it ends with one's own question"
        match.on(Control.TO_MY_TURN)
        assert not match.sight.hurrying
        assert match.overlays.refused is not None, "pressed on one's own turn, it says so"
        spent[hurries] = ticks, [told.text for told in match.sight.log.told]
    assert spent[True][1] == spent[False][1], "the same events"
    assert spent[True][0] < spent[False][0] / 2


def test_bots_answer_while_their_actions_are_still_being_shown() -> None:
    match, driver = handed_over()
    ahead = 0
    while match.turns.open_question is None:
        before, moves = match.sitting.table.answered, not match.stage.idle
        driver.doze(1 / 60)
        ahead += moves and match.sitting.table.answered > before
    assert ahead > 0


def test_nothing_is_played_ahead_step_by_step_or_for_several_people(monkeypatch: pytest.MonkeyPatch) -> None:
    match, driver = handed_over()

    def bot_is_due() -> bool:
        return not match.stage.idle and match.turns.answer_ahead() is not None

    while not bot_is_due():
        driver.doze(1 / 60)
    (person,) = match.sitting.people
    monkeypatch.setattr(type(match.sitting), "people", (person, person))
    assert match.turns.answer_ahead() is None
    monkeypatch.undo()
    assert bot_is_due()
    match.settings.step_beats = True
    driver.doze(0.1)
    while match.stage.idle:
        driver.doze(0.1)
    assert not match.sight.has_room
    assert match.turns.answer_ahead() is None


def test_hand_rests_while_a_turn_only_waits_for_its_end() -> None:
    """Its cards used to look playable, but a click on one only repeated the prompt."""
    match = laid_out(1, title="world_order")
    driver, rng = Driver(match), Random(1)
    at_once(match)
    for _ in range(400):
        driver.doze(0.1)
        put = match.turns.open_question
        assert not match.picture(driver.app.ui).ended or match.turns.confirming
        if match.turns.confirming and match.stage.idle:
            picture = match.picture(driver.app.ui)
            assert all(InHand.of(picture, card, 0).barred for card in picture.view.hands[picture.below])
            return
        if put is not None and match.stage.idle:
            match.answering.do(rng.choice(put.options))
    raise AssertionError("no turn had to be ended")


def test_phases_without_an_action_share_one_log_line() -> None:
    match, rng = against_bots("manifesto", 3, seats=4, people=0), Random(2)
    log = match.sight.log
    shots = [*quietly(match, rng)]
    for shot in shots:
        log.note(shot)
        if log.phases.quiet == ("peace", "war"):
            break
    lines = [each.text for each in log.told]
    assert "Peace and War: nothing." in lines[-2:]
    assert not [text for text in lines[-3:] if "the peace phase" in text or "the war phase" in text]
    log.retell(shot.number + 1)
    assert [each.text for each in log.told][-2:] == lines[-2:], "retold, it says the same"


def quietly(match: Match, rng: Random) -> Iterator[Shot[Any]]:
    """Play with passes where possible, and yield what happens."""
    for _ in range(200):
        asked = match.sitting.decision
        assert asked is not None, "the game goes on"
        passes = [action for action in asked.options if action.verb in ("pass", "done", "stop")]
        shots = match.sitting.play(Choice(passes[0] if passes else rng.choice(asked.options)))
        yield from [shot for shot in shots if shot.event is not None]

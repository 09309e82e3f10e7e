"""The board of Manifesto: where things are, what is written, what may be touched, at every type size."""

from collections.abc import Mapping
from dataclasses import replace
from random import Random

import pygame
import pytest
from pygame import FRect as Rect

from game.client.boards.manifesto import note, opened
from game.client.boards.manifesto.board import ManifestoBoard
from game.client.boards.manifesto.cards import code, legend, paint
from game.client.boards.manifesto.layout import Spots, drafted, sea_links
from game.client.boards.manifesto.map import account, tag_rect, with_names
from game.client.boards.manifesto.opened import told_below
from game.client.boards.manifesto.sheets import _size, aside
from game.client.boards.manifesto.stories import stories
from game.client.kit.canvas import Canvas
from game.client.kit.input import key_events
from game.client.kit.settings import INSTANT
from game.client.match.bar import prompt_now
from game.client.match.controls import Control
from game.client.match.news import News
from game.client.match.scene import Match
from game.client.table.acts import Streak
from game.client.table.spots import frame
from game.core.content.languages import languages, use_language
from game.core.contract import Action, Decision, line
from game.core.language.words import words
from game.core.telling import Danger
from game.play.answers import Give, GiveForAll
from game.play.coach_words import CoachWords
from game.play.worker import AtOnce
from game.titles.manifesto import events as told
from game.titles.manifesto.bidding import AddCards, sums
from game.titles.manifesto.faces import BID_CARDS, CARD, REGIONS, ConflictCard
from game.titles.manifesto.state import Bid, State
from tests.client.driver import Driver
from tests.client.matches import BoardMatches, at_once, found_among, mine, of_the_board
from tests.sure import such, sure

SCALES = [0.75, 1.0, 1.25, 1.5, 2.0, 2.5]
SIZES = [(1280, 720), (1600, 720), (1280, 1000)]
LABELS = [("board.deck", "board.spent", "board.yours")]
"""The texts of the labels over the tray's piles."""
KINDS = {"take_region": 0, "take_side": 2, "name_sum": 2, "add_cards": 2, "play_conflict": 2, "choose_target": 2}
"""The questions at which test_boards checks every guarantee, with the turn they are taken from."""
WINDOWED = ("add_cards", "choose_target")
"""The questions checked in windows of all SIZES."""
OVERLAID = ("name_sum", "play_conflict")
"""The questions for the overlay test (test_overlays)."""
WHOLE = (("short", 3),)
"""The level and seats of games in which every sentence is checked."""
DRAGGED = ("play_conflict",)
"""The questions answered by dragging, for the hit tests (test_hitting)."""


TABLE = BoardMatches("manifesto", 5)
laid_out, found, at_question = TABLE.laid_out, TABLE.found, TABLE.at_question


def view_of(match: Match) -> State:
    """Return the view that is shown."""
    view: State = match.stage.view
    return view


def with_purse(match: Match, its: int, bots: AtOnce | None = None) -> Match:
    """Return a match at the same note, but with another purse."""
    table = match.sitting.table
    state, seat = table.state.copy(), mine(match).seat
    state.its = tuple(its if other == seat else held for other, held in enumerate(state.its))
    state.options = sums(its)
    table.replace_state(state)
    return Match(match.sitting.recorded, bots=bots or AtOnce())


@pytest.mark.parametrize("seats", [2, 10])
@pytest.mark.parametrize("text_scale", [1.0, 1.5, 2.5])
def test_two_and_ten_seats_fit_on_the_board(seats: int, text_scale: float) -> None:
    match, _ = found("take_side" if seats > 2 else "name_sum", seats)
    driver = Driver(match, text_scale=text_scale).doze(1.0)
    assert of_the_board(driver) == []
    assert len([node for node in driver.app.nodes() if node.id.startswith("seat:")]) == seats


def test_every_card_lies_somewhere_once(questions: Mapping[str, Match]) -> None:
    match = questions["play_conflict"]
    view: State = match.sitting.table.state
    shown = [thing for thing in match.board.lay_out(view) if thing in CARD]
    assert len(shown) == len(set(shown)) == len(CARD) - len(view.deck) - len(view.removed)


def test_sea_links_lead_from_shore_to_shore() -> None:
    straits, seas, lanes = sea_links(False, False), sea_links(True, False), sea_links(True, True)
    assert set(straits) < set(seas) < set(lanes)


def test_note_beside_a_region_names_the_card_and_has_no_gaps(questions: Mapping[str, Match]) -> None:
    match = questions["choose_target"]
    driver = Driver(match).doze(0.5)
    (card,) = drafted(view_of(match))
    region = next(iter(match.sitting.now.uses))
    picture = match.picture(driver.app.ui)
    title, lines = account(picture, region)
    assert match.sitting.words.name(card) in title
    assert lines
    assert not [line for line in lines if "⟨" in line]


def test_region_tip_names_its_neighbours(questions: Mapping[str, Match]) -> None:
    driver = Driver(questions["play_conflict"]).doze(0.5)
    _, lines = account(questions["play_conflict"].picture(driver.app.ui), "south_america")
    assert any("Central America" in line for line in lines)


def test_note_can_be_filled_in_by_keys() -> None:
    match, driver = found("name_sum", turn=1)
    driver.key("0").wait(0.5)
    asked = mine(match)
    assert asked.kind == "add_cards"
    driver.key("bksp").wait(0.5)
    asked = mine(match)
    assert asked.kind == "name_sum"


def test_note_can_be_filled_in_by_pointer() -> None:
    match, driver = found("take_side", turn=1)
    side = next(node for node in driver.app.nodes() if node.id.startswith("side:"))
    driver.click(side.id).wait(0.8).click("noun:0").wait(0.8)
    asked = mine(match)
    assert asked.kind == "add_cards"
    driver.click("way:seal").wait(0.3)
    assert match.sitting.table.state.sealed[0] == Bid("for", 0, ())


def test_side_and_sum_can_be_changed_until_the_note_is_sealed() -> None:
    match, driver = found("take_side", turn=1)
    sides = [action.verb for action in match.sitting.table.state.options if action.verb != "abstain"]
    purse = view_of(match).its[0]
    driver.click(f"side:{sides[0]}").wait(0.3).click("noun:0").wait(0.3)
    for wanted in (min(1, purse), 0):
        driver.click(f"noun:{wanted}").wait(0.3)
        top = such(AddCards, match.sitting.table.state.agenda[-1])
        assert top.bid == Bid(sides[0], wanted)
    if len(sides) > 1:
        driver.click(f"side:{sides[1]}").wait(0.3)
        top = such(AddCards, match.sitting.table.state.agenda[-1])
        assert top.bid == Bid(sides[1], wanted)


def test_slate_can_be_folded_away() -> None:
    match, driver = found("name_sum", turn=1)
    driver.key("z").wait(0.2)
    assert such(ManifestoBoard, match.board).turn_over
    driver.key("z").wait(0.2)
    assert "noun:0" in {node.id for node in driver.app.nodes()}


def test_discard_pile_opens_and_closes_by_key(questions: Mapping[str, Match]) -> None:
    match = questions["play_conflict"]
    driver = Driver(match).key("d").wait(0.2)
    piled = [node for node in driver.app.nodes() if node.id.startswith("pile:")]
    assert len(piled) == len({CARD[card].id for card in view_of(match).discard})
    assert driver.audit() == []
    driver.key("esc").wait(0.2)


def test_opening_of_notes_and_the_initiative_are_shown() -> None:
    match, driver = found("play_conflict", turn=1)
    rng, seen = Random(3), set[type]()
    for _ in range(3000):
        driver.doze(0.1)
        if match.stage.event is not None:
            seen.add(type(match.stage.event))
            if isinstance(match.stage.event, told.NoteOpened | told.ConflictWon | told.InitiativeWon):
                assert "slate" in {node.id for node in driver.app.nodes()}
        asked = match.sitting.mine()
        if asked is not None and match.stage.idle:
            match.answering.do(rng.choice(asked.options))
        if {told.NoteOpened, told.InitiativeWon} <= seen:
            return
    raise AssertionError("no note was opened")


def test_war_is_shown_as_two_camps() -> None:
    match = laid_out(1)
    driver, rng = Driver(match), Random(1)
    at_once(match)
    for _ in range(1500):
        driver.doze(0.05)
        asked = match.sitting.mine()
        if isinstance(match.stage.event, told.WarDeclared):
            driver.doze(0.4)
            assert "slate" in {node.id for node in driver.app.nodes()}
            assert driver.audit() == []
            return
        if asked is None or not match.stage.idle:
            assert match.sitting.table.result is None, "no war in the whole century"
            continue
        warlike = [action for action in asked.options if action.verb in ("play", "enemy")]
        at_once(match)
        match.settings.speed = 1.0 if asked.kind == "choose_enemy" else INSTANT
        to_war = warlike and asked.kind.endswith(("war", "enemy"))
        match.answering.do(warlike[0] if to_war else rng.choice(asked.options))
    raise AssertionError("no war was declared")


def test_a_card_dragged_onto_a_region_it_cannot_aim_at_is_refused() -> None:
    match, driver = found("play_conflict", turn=1)
    node = next(node for node in driver.app.nodes() if "possible" in node.state and node.role == "card")
    region = next(node for node in driver.app.nodes() if node.id == "noun:south_america")
    before = len(match.sitting.table.answers)
    driver.drag(driver.spot(node), driver.spot(region)).wait(0.5)
    assert len(match.sitting.table.answers) == before
    refused = sure(match.overlays.refused)
    assert refused.node == region.id
    assert refused.reason == "Trade War needs a region of an opponent, and South America is neutral."
    assert refused.rule == "MA-CON-06"


@pytest.mark.parametrize("text_scale", SCALES)
def test_enlarged_card_leaves_the_slate_free(text_scale: float, questions: Mapping[str, Match]) -> None:
    match = questions["name_sum"]
    driver = Driver(match, text_scale=text_scale)
    picture = match.picture(driver.wait(0.6).app.ui)
    assert isinstance(match.board, ManifestoBoard)
    at, sums = match.board.at, [node.rect for node in driver.app.nodes() if node.role == "sum"]
    for card in CARD:
        rect = aside(picture, at, card, at.slate())
        assert driver.app.ui.rect.contains(rect), card
        assert match.board.crowded or rect.collidelist(sums) < 0, card


@pytest.mark.parametrize("card", sorted(CARD))
def test_legend_spells_out_every_card_code(card: str) -> None:
    face, said = CARD[card], legend(card, words("manifesto"))
    assert not [text for _, text in said if "⟨" in text]
    if isinstance(face, ConflictCard):
        assert "".join(sign for sign, _ in said) == code(face).replace("·", "")
    else:
        assert said == []


@pytest.mark.parametrize("text_scale", SCALES)
def test_every_card_in_a_hand_has_its_whole_name_and_at_usual_size_its_whole_text(text_scale: float) -> None:
    at, said = Spots(frame(1280, 720, text_scale), 0), words("manifesto")
    for card in {face.id: card for card, face in CARD.items()}.values():
        canvas = Canvas(pygame.Surface((400, 300)), 1.0, text_scale)
        canvas.audit = []
        paint(canvas, f"card:{card}", pygame.FRect(0, 0, *at.card), said)
        printed = [each.text for each in canvas.audit]
        assert said.name(card) in printed
        assert text_scale > 1 or not [text for text in printed if text.endswith("…")], card


def test_an_outcome_stays_longer_for_those_with_a_stake() -> None:
    board = ManifestoBoard()
    gained = told.RegionGained(0, REGIONS[0], None)
    elsewhere = board.emphasis(gained).lasts
    board.reader = 0
    assert board.emphasis(gained).lasts > elsewhere
    board.reader = 1
    assert board.emphasis(gained).lasts == elsewhere
    by_bid, by_regions = (board.emphasis(told.GameWon(0, how, 9)).weight for how in ("bid", "regions"))
    assert by_bid > by_regions, "a game won by a bid is told with the bid"


def test_no_purse_is_labelled_yours_while_bots_are_watched() -> None:
    match = laid_out(1, seats=3, people=0)
    driver = Driver(match)
    written = [each.text for each in driver.written() if each.panel == "yours" or each.rect.left > 900]
    assert match.sitting.words.say(line("board.yours")).upper() not in written


def test_the_newspaper_lists_every_starting_region() -> None:
    match, driver = found("buy_card", turn=1)
    oldest = stories(match.picture(driver.app.ui))[-1]
    held = [match.sitting.words.name(region) for region in view_of(match).owner]
    assert all(name in oldest.text for name in held)
    assert oldest.text in " ".join(driver.texts()).replace("\n", " ")


def written(driver: Driver) -> list[tuple[str, str]]:
    """Return the texts in the picture, each with its panel."""
    return [(each.panel, each.text) for each in driver.written()]


@pytest.mark.parametrize("text_scale", [0.75, 1.0, 1.25])
def test_the_newspaper_prints_whole_sentences(text_scale: float, questions: Mapping[str, Match]) -> None:
    for kind, match in questions.items():
        printed = [text for panel, text in written(Driver(match, text_scale=text_scale)) if panel == "newspaper"]
        assert not [text for text in printed if text.endswith("…")], kind
        assert match.sitting.words.say(line("board.state_of_world")) in printed


@pytest.mark.parametrize("text_scale", SCALES)
def test_plaque_shows_how_many_regions_a_seat_holds(text_scale: float, questions: Mapping[str, Match]) -> None:
    match = questions["choose_target"]
    driver, at = Driver(match, text_scale=text_scale), match.board
    assert isinstance(at, ManifestoBoard)
    texts = driver.written()
    for seat, held in enumerate(view_of(match).held):
        rect = at.at.seat(seat, 5)
        on_it = [each.text for each in texts if rect.contains(each.rect.inflate(-each.rect.w / 2, -8))]
        assert str(len(held)) in on_it, seat


@pytest.mark.parametrize("text_scale", [1.0, 2.0, 2.5])
def test_region_list_shows_every_full_name(text_scale: float, questions: Mapping[str, Match]) -> None:
    match = questions["choose_target"]
    driver = Driver(match, text_scale=text_scale)
    if text_scale < 1.9:
        driver.key("r")
    named = {text for panel, text in written(driver.wait(0.3)) if panel.startswith("region ")}
    if text_scale < 1.9:
        driver.key("r")
    assert {match.sitting.words.name(region) for region in REGIONS} <= named


def test_staying_out_is_announced_below_the_note(questions: Mapping[str, Match]) -> None:
    picture = questions["play_conflict"].picture(Driver(questions["play_conflict"]).app.ui)
    picture.event = told.StayedOut(1)
    assert told_below(picture) == f"{picture.seating.names[1]} stays out."
    picture.event = told.NoteOpened(1, "own", 2, (), 2)
    assert told_below(picture) == ""


@pytest.mark.parametrize("speed", [1.0, INSTANT])
def test_targeted_conflict_card_can_be_undone_until_another_seat_answers(speed: float) -> None:
    match, driver = found("play_conflict", turn=1)
    match.settings.speed, before = speed, match.sitting.table.digest
    played = next(option for option in match.sitting.table.state.options if option.noun in CARD)
    for action in (played, None):
        match.on(Give(action or match.sitting.table.state.options[0]))
        driver.wait(0.6)
    while match.sitting.table.digest != before:
        assert match.drafts.can_undo(), match.drafts.why_no_undo()
        driver.key("u").doze(0.3)


def on_the_slate(match: Match) -> object:
    """Return the note so far: the note itself, or the entries for later questions."""
    top = match.sitting.table.state.agenda[-1]
    return top.bid if isinstance(top, AddCards) else tuple(match.drafts.ahead)


def test_a_note_is_filled_in_any_order_until_it_is_sealed() -> None:
    def wanted(match: Match, asked: Decision) -> bool:
        view: State = match.sitting.view
        cards = [card for card in view.hands[0] if card in BID_CARDS]
        return asked.kind == "name_sum" and len(cards) > 1 and view.its[0] > 2

    match, driver = found_among((laid_out(seed) for seed in range(1, 9)), wanted)
    first, second = [card for card in view_of(match).hands[0] if card in BID_CARDS][:2]
    spot = driver.spot(driver.node(f"note:{first}"))
    driver.wait(1.0).press(*spot).wait(0.1).press(*spot).wait(0.3)  # a double click counts as one click
    assert match.overlays.refused is None
    assert on_the_slate(match) == (Action("add", first),)
    driver.click(f"note:{second}").wait(0.3).click("noun:2").wait(0.3)
    assert on_the_slate(match) == Bid("own", 2, (first, second))
    driver.click("noun:1").wait(0.3)
    assert on_the_slate(match) == Bid("own", 1, (first, second)), "another amount takes its place"
    driver.click(f"note:{first}").wait(0.3)
    assert on_the_slate(match) == Bid("own", 1, (second,)), "the card that is touched is struck out, not the last"
    driver.click("noun:1").wait(0.3)
    assert on_the_slate(match) == Bid("own", 1, (second,)), "a sum that is touched again stays"
    driver.key("u").wait(0.3)
    assert on_the_slate(match) == Bid("own", 1, ())
    driver.click("noun:0").wait(0.3).click("way:seal").wait(0.3)
    assert match.drafts.ahead == []
    assert [each.action for each in match.sitting.table.answers if each.seat == 0][-1] == Action("seal")


def test_enter_button_of_a_note_is_rightmost() -> None:
    """ "Take back" used to be where every other screen has the button that goes on."""
    match, driver = found("name_sum", turn=1)
    driver.click("noun:0").wait(0.3)
    ways = prompt_now(match.turns, match.coach).ways
    assert len(ways) > 1
    assert ways[-1].main


def test_held_sum_seals_the_note_with_its_content() -> None:
    def wanted(match: Match, asked: Decision) -> bool:
        view: State = match.sitting.view
        return asked.kind == "name_sum" and bool({*view.hands[0]} & {*BID_CARDS}) and view.its[0] > 2

    match, driver = found_among((laid_out(seed) for seed in range(1, 9)), wanted)
    number, card = match.sitting.now.number, next(card for card in view_of(match).hands[0] if card in BID_CARDS)
    driver.click(f"note:{card}").wait(0.3).hold("noun:1", 0.2)
    assert on_the_slate(match) == Bid("own", 1, (card,)), "let go early, it is only written down"
    driver.hold("noun:2", 0.7).wait(0.1)
    given = [answer.action for answer in match.sitting.table.answers[number:] if answer.seat == 0]
    assert given[:3] == [Action("bid", "2"), Action("add", card), Action("seal")]
    assert driver.app.ui.memory.holding is None, "the sum that was held isn't lit for the next person"


@pytest.mark.parametrize("by_key", [False, True])
def test_a_sum_can_still_be_held_after_a_tap_on_it(by_key: bool) -> None:
    """After a tap the note no longer said that a sum can be held, and the sum's key did nothing."""

    def wanted(match: Match, asked: Decision) -> bool:
        view: State = match.sitting.view
        return asked.kind == "name_sum" and view.its[0] > len(view.hands[0]) + 1

    match, driver = found_among((laid_out(seed) for seed in range(1, 9)), wanted)
    number, its = match.sitting.now.number, str(len(view_of(match).hands[0]) + 1)
    driver.click(f"noun:{its}").wait(2.0)
    assert on_the_slate(match) == Bid("own", int(its))
    assert driver.node("foot").label.startswith("Hold a sum to seal")
    if by_key:
        driver.app.step(key_events(its)[:1], 0.02)
        driver.wait(0.7).app.step(key_events(its)[1:], 0.02)
    else:
        driver.hold(f"noun:{its}", 0.7)
    given = [answer.action for answer in match.sitting.table.answers[number:] if answer.seat == 0]
    assert given[:2] == [Action("bid", its), Action("seal")]


@pytest.mark.parametrize("pause", [0.1, 2.0])
def test_two_digits_typed_in_quick_succession_form_one_sum(pause: float) -> None:
    """The second digit used to play a hand card."""

    def wanted(match: Match, asked: Decision) -> bool:
        return asked.kind == "name_sum" and match.sitting.view.its[0] > 11

    match, driver = found_among((laid_out(seed) for seed in range(1, 9)), wanted)
    for digit in "10":
        driver.app.step(key_events(digit), 0.02)
        driver.wait(pause)
    assert on_the_slate(match) == Bid("own", 10 if pause < note.TYPED else 1, ())


def test_digits_within_one_frame_are_one_sum() -> None:
    match = with_purse(at_question("name_sum", turn=1), 40)
    driver = Driver(match).wait(0.6)
    driver.app.step([*key_events("2"), *key_events("0")], 0.02)
    driver.wait(0.1)
    assert on_the_slate(match) == Bid("own", 20, ())


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("text_scale", [1.0, 1.25, 1.5, 2.0, 2.5])
def test_hand_card_text_is_never_cut_in_any_language(
    text_scale: float, language: str, questions: Mapping[str, Match]
) -> None:
    """Italian cards used to end in "Guerra tra potenze: chi…" in large type."""
    use_language(language)
    driver = Driver(questions["play_conflict"], text_scale=text_scale).wait(0.6)
    card = next(node for node in driver.app.nodes() if node.id.removeprefix("noun:") in CARD)
    canvas = Canvas(pygame.Surface((400, 400)), 1.0, text_scale)
    canvas.audit = []
    for each in CARD:
        paint(canvas, f"card:{each}", Rect(0, 0, *card.rect.size), words("manifesto"))
    assert canvas.audit
    assert [each.text for each in canvas.audit if "…" in each.text] == []


def test_typed_sum_scrolls_into_view() -> None:
    driver = Driver(with_purse(at_question("name_sum", turn=1), 60), text_scale=1.5).wait(0.6)
    for digit in "59":
        driver.app.step(key_events(digit), 0.02)
        driver.wait(0.1)
    node = driver.node("noun:59")
    assert "chosen" in node.state
    assert node.seen.h > 0.9 * node.rect.h


@pytest.mark.parametrize("its", [3, 15, 32])
@pytest.mark.parametrize("kind", ["take_side", "name_sum"])
@pytest.mark.parametrize(("size", "text_scale"), [((1280, 720), 1.0), ((1280, 720), 1.5), ((1920, 1080), 1.0)])
def test_news_lies_above_the_slate_or_is_hidden(
    kind: str, its: int, size: tuple[int, int], text_scale: float
) -> None:
    """They used to hide its title, its kind and the envelopes."""
    match = with_purse(at_question(kind, turn=2, seats=3), its)
    driver = Driver(match, size, text_scale).wait(0.6)
    shown = next(told for told in match.sight.log.told if told.event is not None)
    told = replace(shown, text="Fascism plays Insurrection on the Mediterranean against you; it bids 3 for it.")
    sides = ("red", "black")
    match.overlays.news = tuple(News(side, side, side, "star", Streak((told,))) for side in sides)
    driver.wait(0.3).wait(0.3)
    strips = [node.rect for node in driver.app.nodes() if node.id == "cover:strip"]
    slate = driver.node("slate").rect
    assert [strip for strip in strips if strip.colliderect(slate)] == []
    assert strips or (kind, its, text_scale) != ("take_side", 3, 1.0), "a small note makes way"


def test_holding_a_sum_before_choosing_a_side_only_writes_it_down() -> None:
    match, driver = found("take_side", turn=1)
    driver.hold("noun:0", 0.7)
    assert on_the_slate(match) == (Action("bid", "0"),)


def test_sum_can_be_written_before_a_side_is_chosen() -> None:
    match, driver = found("take_side", turn=1)
    driver.click("noun:0").wait(0.3)
    assert on_the_slate(match) == (Action("bid", "0"),)
    side = next(node for node in driver.app.nodes() if node.id.startswith("side:"))
    driver.click(side.id).wait(0.5)
    assert on_the_slate(match) == Bid(side.id.removeprefix("side:"), 0)


def test_paper_marks_stories_since_the_last_answer() -> None:
    match, driver = found("play_conflict", 3, turn=2)
    driver.wait(0.6)
    ui = driver.app.ui
    picture = match.picture(ui)
    assert picture.since == match.turns.since.first
    news = [story.items[-1].number >= picture.since for story in stories(picture)]
    assert news == sorted(news, reverse=True), "the new ones come first"
    assert not all(news), "and what was read is not new"


def test_threat_is_not_marked_on_the_slate_that_hides_it(monkeypatch: pytest.MonkeyPatch) -> None:
    _, driver = found("name_sum")
    threats = tuple(Danger(line("event.resigned", seat=1), 1, region) for region in REGIONS)
    monkeypatch.setattr(CoachWords, "dangers", lambda self: threats)
    driver.wait(0.6).app.draw()
    nodes = driver.app.nodes()
    (slate,) = [node.rect for node in nodes if node.id == "slate"]
    marks = [node.rect for node in nodes if node.id.startswith("danger:")]
    assert marks
    assert not any(slate.colliderect(mark) for mark in marks)


def test_paper_shows_no_round_number_before_the_first_round() -> None:
    """It used to read "Round 0 of 20"."""
    _, driver = found("take_region")
    told = driver.texts()
    assert "20 rounds" in told
    assert not [text for text in told if "Round 0" in text]


def test_note_keeps_its_place_once_it_has_an_entry() -> None:
    """The guide's bubble used to go with the first answer; the note slid down, and a second tap hit another."""
    match, driver = found("take_side", turn=1)
    match.settings.begin_guide("manifesto")
    driver.wait(0.5)
    assert "guide" in [node.id for node in driver.app.nodes()]
    before = driver.node("slate").rect.copy()
    driver.click(next(node.id for node in driver.app.nodes() if node.id.startswith("side:"))).wait(0.5)
    assert "guide" not in [node.id for node in driver.app.nodes()]
    assert driver.node("slate").rect == before
    driver.key("bksp", "g").wait(0.5)
    assert driver.node("slate").rect.h > before.h, "before anything is written it takes the room there is"


@pytest.mark.parametrize("text_scale", [1.5, 1.6])
def test_every_sum_of_a_small_purse_is_visible_above_the_guide(text_scale: float) -> None:
    match, _ = found("name_sum", turn=1)
    match.settings.begin_guide("manifesto")
    driver = Driver(match, text_scale=text_scale).doze(0.5)
    assert "guide" in [node.id for node in driver.app.nodes()]
    sums = [node for node in driver.app.nodes() if node.role == "sum"]
    assert len(sums) == view_of(match).its[0] + 1
    for node in sums:
        assert node.clip is None or node.clip.inflate(2, 2).contains(node.rect), node.label


def test_large_type_keeps_region_names_on_the_map_where_they_fit(questions: Mapping[str, Match]) -> None:
    match = questions["play_conflict"]
    driver = Driver(match, text_scale=1.5).doze(0.5)
    picture, at = match.picture(driver.app.ui), such(ManifestoBoard, match.board).at
    named = with_names(picture, at)
    assert {region for region in REGIONS if picture.lit(region)} <= set(named)
    assert len(named) > len(REGIONS) / 3
    rects = {region: tag_rect(picture, at, region, named) for region in REGIONS}
    for region in named:
        assert rects[region].collidelist([rects[other] for other in REGIONS if other != region]) < 0, region


def test_slate_says_when_the_purse_is_empty() -> None:
    """It used to say "Money, 0 to 0" and "Paid even if you lose: 0 ITS."."""
    match, driver = found("name_sum", turn=1)
    driver.click("noun:0").wait(0.5)
    picture = match.picture(driver.app.ui)
    picture.view = match.sitting.view.copy()
    picture.view.its = [0] * len(picture.view.its)
    driver.app.audit = driver.app.ui.canvas.audit = []
    note.note(picture, such(ManifestoBoard, match.board).at, Rect(100, 100, 780, 380))
    said = [each.text for each in driver.app.audit]
    driver.app.audit = driver.app.ui.canvas.audit = None
    assert "1  You have no money" in said
    assert not any("Paid even" in text for text in said)


@pytest.mark.paints
def test_bid_of_zero_has_no_bar() -> None:
    """A bid of 0 used to be a squashed bar with its name in it."""
    match, driver = found("name_sum", turn=1)
    picture, filled = match.picture(driver.app.ui), list[bool]()
    for value in (0, 2):
        driver.app.surface.fill((0, 0, 0))
        opened._slip(picture, Rect(100, 100, 300, 40), opened.Slip(0, Bid("own", value), value), None)
        filled.append(driver.app.surface.get_at((250, 110))[:3] != (0, 0, 0))
    assert filled == [False, True]


@pytest.mark.parametrize("text_scale", [1.0, 1.25, 1.5])
def test_enlarged_card_shows_its_full_legend(text_scale: float) -> None:
    """ "an opponent's region next to..." left out the word that matters."""
    match, driver = found("play_conflict")
    driver.app.settings.text_scale, driver.app.dirty = text_scale, True
    driver.look()
    assert isinstance(match.board, ManifestoBoard)
    picture, said = match.picture(driver.app.ui), words("manifesto")
    for card in {face.id: card for card, face in CARD.items()}.values():
        canvas = Canvas(pygame.Surface((600, 700)), 1.0, text_scale)
        canvas.audit = []
        paint(canvas, f"large:{card}", Rect(0, 0, *_size(picture, match.board.at, card)), said)
        assert {text for _, text in legend(card, said)} <= {each.text for each in canvas.audit}, card


def test_tip_of_an_envelope_does_not_cover_known_facts() -> None:
    _, driver = found("name_sum")
    driver.settle()
    nodes = driver.app.ui.nodes
    driver.rest_on(next(node for node in nodes if node.id.startswith("letter:"))).wait(1.0).look()
    assert not sure(driver.app.ui.tip).colliderect(next(node.rect for node in nodes if node.id == "known"))


def test_card_waiting_for_a_target_can_be_dropped_on_a_region() -> None:
    """It used to say "choose one" although one was chosen."""
    match, driver = found("choose_target")
    driver.settle()
    asked, card = match.sitting.mine(), match.sitting.table.answers[-1].action.noun
    assert asked is not None
    nodes = {node.id: node for node in driver.app.ui.nodes}
    region = asked.options[0].noun
    driver.drag(nodes[f"noun:{card}"].rect.center, nodes[f"noun:{region}"].rect.center).wait(0.2)
    assert asked.options[0] in [given.action for given in match.sitting.table.answers[-2:]]
    assert match.overlays.refused is None


@pytest.mark.parametrize("control", [Control.UNDO, Control.UNDO_TURN])
def test_standing_answer_goes_with_the_answer_that_is_undone(control: Control) -> None:
    """Ctrl+U took the answer back, and half a second later the round of nothing began again."""
    match, driver = found("buy_card")
    nothing = next(each for each in match.turns.standing.at_once(match.sitting.table) if each.choice == "round")
    match.answering.on(GiveForAll(nothing))
    assert match.turns.standing.held
    driver.app.send(control)
    assert not match.turns.standing.held

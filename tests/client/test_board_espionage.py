"""The board of 1955: where things are, and what is written, at every type size and window size."""

from random import Random

import pytest
from pygame import FRect as Rect

from ai.levels import player
from game.client.boards import board
from game.client.boards.espionage.columns import WON
from game.client.boards.espionage.layout import Spots, country_of, deeds, drafted, opened_row
from game.client.boards.espionage.tray import halves, in_use
from game.client.boards.plain import PlainBoard
from game.client.kit.theme import PAD
from game.client.match.bar import wide_frame
from game.client.match.scene import Match
from game.client.table.marks import won
from game.client.table.spots import frame
from game.core.content.languages import languages, use_language
from game.core.contract import Decision
from game.core.views import Draft
from game.titles.espionage.answers import AddToBlock, SendSpy
from game.titles.espionage.cards import KeepMore
from game.titles.espionage.events import CountrySecured, TurnBegan
from game.titles.espionage.faces import CARD, COUNTRIES
from game.titles.espionage.rules import AddCards, PlaceInfluence, SendSpyByGadget, TakeAim
from game.titles.espionage.state import Influence, State
from tests.client.driver import Driver
from tests.client.matches import against_bots, asks, begun_at, found, laid_out
from tests.titles.espionage.war_room import WarRoom

SIZES = [(1280, 720), (1920, 1080), (1000, 800), (1600, 720), (1280, 1000)]
KINDS = dict.fromkeys(("choose_home", "play_card", "add_cards", "answer_influence", "move_spy"), 0)
"""The questions at which test_boards checks every guarantee, with the turn they are taken from."""
WINDOWED = ("play_card", "add_cards")
"""The questions checked in windows of all SIZES."""
OVERLAID = ("play_card",)
"""The questions for the overlay test (test_overlays)."""
WHOLE = (("shortened", 2),)
"""The level and seats of games in which every sentence is checked."""
DRAGGED = ("play_card", "add_cards", "answer_influence")
"""The questions answered by dragging, for the hit tests (test_hitting)."""


def at_question(kind: str, turn: int) -> Match:
    """Return a match at a question of a kind, not yet shown."""
    return begun_at((laid_out(seed) for seed in range(40)), asks(kind, turn))


@pytest.mark.parametrize("text_scale", [0.75, 1.0, 1.5, 2.0, 2.5])
@pytest.mark.parametrize("size", SIZES)
def test_the_frame_covers_the_window_without_overlap(size: tuple[int, int], text_scale: float) -> None:
    scale = min(size[0] / 1280, size[1] / 720)
    room = frame(size[0] / scale, size[1] / scale, text_scale)
    assert room.bar.bottom <= room.main.top
    assert room.main.bottom == room.prompt.top
    assert room.prompt.bottom == room.tray.top
    assert room.main.right == room.rail.left
    assert room.main.h > 250
    assert room.main.w > 850


def test_reader_has_the_stars_below() -> None:
    match, _driver = found(asks("play_card", 3))
    view = match.sitting.table.state
    for below in (0, 1):
        spots = Spots(frame(1280, 720, 1), below)
        for country in COUNTRIES:
            marker = spots.lay_out(view)[f"marker:{country}"]
            towards = view.markers[country] * (1 - 2 * below)
            assert (marker.y > spots.middle) == (towards > 0)


def test_every_card_lies_somewhere_once() -> None:
    match, _driver = found(asks("play_card", 4))
    view = match.sitting.table.state
    shown = [thing for thing in match.board.lay_out(view) if thing in CARD]
    assert len(shown) == len(set(shown)) == len(CARD) - len(view.deck)


def test_announced_card_lies_over_its_country() -> None:
    match, _driver = found(asks("answer_influence"))
    (deed,) = deeds(match.stage.view)
    for card in deed.cards:
        place = match.board.lay_out(match.stage.view)[card]
        assert place.zone == "played"


@pytest.mark.parametrize(
    ("question", "part"),
    [
        (PlaceInfluence(0, "usa:3a"), "upper"),
        (AddCards(0, "usa", ("usa:3a",)), "upper"),
        (AddToBlock(0, Influence(1, ("hungary:2a",), "usa", 2), ("usa:3a",)), "upper"),
        (TakeAim(0, "usa:3a"), "lower"),
        (SendSpy(0, "usa:3a"), "lower"),
        (KeepMore(0, ("usa:3a",)), "whole"),
        (SendSpyByGadget(0, "usa:3a"), "whole"),
        (AddCards(0, "usa", ("mercenary:1a",)), "whole"),
    ],
)
def test_used_half_of_a_card_is_framed(question: Draft[State], part: str) -> None:
    """A card used for a block, where its number counts, used to have its Special Action framed."""
    state = WarRoom().state
    state.agenda = (*state.agenda, question)
    (card,) = drafted(state)
    whole = Rect(0, 0, 112, 120)
    upper, lower = halves(whole)
    assert in_use(state, card, whole) == {"upper": upper, "lower": lower, "whole": whole}[part]


def test_drafted_cards_stand_above_the_hand() -> None:
    match, driver = found(asks("add_cards", 2))
    driver.wait(0.5)
    used = drafted(match.stage.view)
    assert used
    layout = match.board.lay_out(match.stage.view)
    hand = [card for card in match.stage.view.hands[match.sitting.reader or 0] if card not in used]
    assert all(layout[card].y < layout[other].y for card in used for other in hand)


def test_the_discard_pile_opens_and_closes() -> None:
    match, driver = found(asks("play_card", 4))
    driver.wait(0.3).key("d")
    assert driver.node("discard:close").enabled
    assert len([node for node in driver.app.nodes() if node.id.startswith("pile:")]) == len(
        match.stage.view.discard
    )
    driver.key("esc")
    assert "discard:close" not in {node.id for node in driver.app.nodes()}
    assert driver.scene is match


def informant(match: Match, asked: Decision) -> bool:
    plays = asked.options if asked.kind == "play_card" else ()
    return any(a.verb == "act" and CARD[a.noun].action == "paid_informant" for a in plays)


def test_an_open_hand_is_shown_to_both() -> None:
    match, driver = found(informant)
    seat = match.sitting.reader or 0
    state = match.sitting.table.state
    state.open_hands = (state.turn + 2, 0) if seat else (0, state.turn + 2)
    match.stage.show(match.sitting.view)
    driver.wait(0.3)
    assert opened_row(match.stage.view, seat)
    assert driver.audit() == []
    shown = [node for node in driver.app.nodes() if node.id.startswith("seen:")]
    assert len(shown) >= len(state.hands[1 - seat])


def test_a_title_without_a_board_of_its_own_gets_the_plain_one() -> None:
    assert type(board("nothing")) is PlainBoard


def test_tip_of_a_dragged_card_lies_above_it() -> None:
    _match, driver = found(asks("play_card", 3))
    card = next(node for node in driver.app.nodes() if node.role == "half" and not node.reason)
    x, y = 640.0, 300.0
    driver.lift(card.rect.center, (x, y))
    notes = [each.rect.bottom for each in driver.written() if each.panel == "tooltip"]
    assert notes
    assert max(notes) <= y, "the card hangs below the pointer"


def test_tracks_stay_in_their_columns_on_a_board_that_begins_off_the_edge() -> None:
    off, usual = Spots(wide_frame(Rect(0, 0, 1280, 720), 1.0), 0), Spots(frame(1280, 720, 1.0), 0)
    for country in COUNTRIES:
        assert off.track(country) - off.column(country).left == pytest.approx(
            usual.track(country) - usual.column(country).left
        )


@pytest.mark.parametrize("text_scale", [1.0, 1.65])
def test_no_mark_of_danger_covers_the_name_of_a_country(text_scale: float) -> None:
    """At 1.65 one used to hide the last letters of Great Britain."""
    match, driver = found(asks("play_card", 4))
    driver = Driver(match, (1280, 720), text_scale).doze(0.5)
    marks = [node for node in driver.app.nodes() if node.id.startswith("danger:")]
    assert marks
    assert all(mark.rect.top >= match.board.spare(match.sight.frame).top for mark in marks)


@pytest.mark.parametrize("cards", [5, 6, 12])
def test_card_backs_leave_room_for_the_card_count(cards: int) -> None:
    """At 1000 x 700 the last slip used to cover "5 cards"."""
    for scale in (1.0, 700 / 720):
        spots = Spots(frame(1000 / scale, 700 / scale, 1.0), 0)
        line = spots.lines(spots.plaque(1, opened=False))[2]
        slips = [spots.slip(line, index, cards) for index in range(cards)]
        assert slips[-1].right <= line.right - 50


@pytest.mark.parametrize("seat", [0, 1])
def test_played_card_leaves_its_track_and_stars_visible(seat: int) -> None:
    match, _driver = found(asks("answer_influence"))
    spots = Spots(frame(1280, 720, 1.0), seat)
    view = match.sitting.table.state
    for deed in deeds(view):
        for card in deed.cards:
            place = spots.lay_out(view)[card]
            over = Rect(place.x - place.w / 2, place.y - place.h / 2, place.w, place.h)
            assert not over.colliderect(spots.along(view, country_of(deed)))
            assert spots.frame.main.contains(over)


@pytest.mark.parametrize("text_scale", [1.0, 1.25, 1.5])
@pytest.mark.parametrize("seat", [0, 1])
def test_spy_does_not_touch_the_frame_around_its_track(seat: int, text_scale: float) -> None:
    """At 150% its plaque lay on the edge of the frame that says a country can be chosen."""
    match, _driver = found(asks("answer_influence"))
    spots, view = Spots(frame(1280, 720, text_scale), 0), match.sitting.table.state
    assert not spots.listed
    for country in view.level.tracks:
        assert spots.along(view, country).left - spots.spy(seat, country).right >= PAD


def test_a_secured_country_keeps_a_flag_at_its_star_for_a_round() -> None:
    match = against_bots("espionage", 3, seats=2)
    bot = player("easy", "espionage")
    rng = Random(1)
    sitting = match.sitting
    secured, kept = list[str](), list[bool]()
    while len(kept) < 40 and (asked := sitting.decision) is not None:
        shots = sitting.play(bot.choose(sitting.game, sitting.table.view(asked.seat), asked, rng))
        secured += [shot.event.country for shot in shots if isinstance(shot.event, CountrySecured)]
        if secured:
            match.sight.anew()
            driver = Driver(match).doze(0.1)
            kept.append(secured[0] in won(match.picture(driver.app.ui), WON, TurnBegan))
    assert kept == sorted(kept, reverse=True), "first it is there, then it isn't any more"
    assert {*kept} == {True, False}


@pytest.mark.parametrize("text_scale", [1.0, 1.5])
@pytest.mark.parametrize("language", languages())
def test_a_blockade_is_written_beside_a_countrys_name_and_not_over_it(language: str, text_scale: float) -> None:
    use_language(language)
    for steps in (0, 2):
        match, _ = found(asks("play_card", 1))
        state = match.sitting.table.state
        state.blockades, state.markers = dict.fromkeys(COUNTRIES, 13), dict.fromkeys(COUNTRIES, steps)
        driver = Driver(match, (1000, 700), text_scale).wait(0.6)
        match.sight.show(state)
        assert [text for text in driver.audit() if "overlaps" in text] == []
        assert len([text for text in driver.texts() if text.endswith(" 13")]) >= len(COUNTRIES)


def test_phase_number_is_separated_from_the_phase_count() -> None:
    """ "Card play 2  2 / 4" read like a sum of four numbers."""
    driver = found(asks("play_card", 2))[1]
    driver.app.settings.text_scale = 1.5
    assert "Card play 1 \N{MIDDLE DOT} 1/4" in driver.texts()


def test_spy_names_grow_with_the_type_or_are_dropped() -> None:
    """At 150% a name was smaller than at the usual size, between the badge and the track."""
    match, _ = found(asks("play_card", 2))

    def names(text_scale: float) -> dict[str, float]:
        driver = Driver(match, text_scale=text_scale).wait(0.6)
        chips = [node.rect for node in driver.app.nodes() if node.role == "spy"]
        assert len(chips) == 2
        lies = [each for each in driver.written() if Rect(each.rect).collidelist(chips) >= 0]
        return {each.text: each.rect.h for each in lies}

    usual = names(1.0)
    assert "You" in usual
    assert len(usual) == 2
    larger = names(1.25)
    assert larger.keys() == usual.keys()
    assert [name for name, high in larger.items() if high <= usual[name]] == []
    assert names(1.5) == {}, "there is room for small type only"

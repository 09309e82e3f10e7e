"""A game in the terminal: what is shown, which input is understood, and who may see what."""

import io
import random
from functools import partial, partialmethod
from pathlib import Path
from typing import Any

import pytest

from ai.coach.advice import Advice, Idea
from ai.coach.causes import share
from ai.search.budget import Budget
from game.core.contract import Action, Decision, Seat, line
from game.core.files.journal import YOU, Recorded, start
from game.core.language.words import words
from game.machine import ratings
from game.play.ending import Ending
from game.play.sitting import Sitting
from game.play.worker import AtOnce
from game.terminal.boards import board
from game.terminal.coaching import Coach
from game.terminal.console import Console
from game.terminal.letters import Teller
from game.terminal.teletype import Teletype, initials
from game.terminal.transcript import Transcript
from game.terminal.why import Why
from game.terminal.wishes import lexicon, phrases
from game.testing.laws import GAP
from game.titles import SHELF, rules_of, setup
from game.titles.espionage.faces import CARD, COUNTRY
from tests.chairs import chairs, shown_to
from tests.games import asked_at, begun, loaded, path_of, play_on
from tests.terminal.sittings import asks, playing, told

seated = partial(begun, "espionage")


def first_asked(recorded: Recorded[Any]) -> int:
    asked = asked_at(recorded.table.state)
    return asked.seat


def test_every_title_has_a_board_in_letters() -> None:
    assert all(board(name) for name in SHELF)


def test_watching_bots_prints_the_record_story_and_awards(tmp_path: Path) -> None:
    recorded = seated(tmp_path, "easy", "easy")
    paper = told(recorded)
    assert recorded.over
    assert "The record of the game:" in paper
    ending = Ending(Sitting(recorded, AtOnce()))
    lines = " ".join(paper.split())
    assert all(told in lines for told in (ending.headline(), ending.why(), ending.story(), *ending.awards()))
    assert "wins" in ending.headline()
    assert "The biggest jump" in ending.story()
    assert ending.awards()


def test_game_can_be_played_through_with_the_enter_and_number_keys(tmp_path: Path) -> None:
    recorded = seated(tmp_path, YOU, "easy")
    paper = told(recorded, *("", "1") * 200)
    assert recorded.over
    assert sum(answer.seat == 0 for answer in recorded.table.answers) > 10
    assert "The record of the game:" in paper


def test_random_keys_never_break_it_and_everything_is_saved(tmp_path: Path) -> None:
    rng = random.Random(5)
    words = ["1", "2", "3", "", "?1", "why", "why block france 2", "why dance", "undo", "redo", "log", "log 3",
             "board", "rules mercenary", "rules zebra", "help", "save", "99", "-1", "9" * 5_000, "⟨", "hint x",
             "influence", "\t", "why stop", "log x"]  # fmt: skip
    recorded = seated(tmp_path, YOU, "easy")
    paper = told(recorded, *(rng.choice(words).replace("hint x", "x") for _ in range(400)))
    assert GAP not in paper.replace("“⟨”", "").replace("> ⟨", "")
    assert loaded(recorded).table.digest == recorded.table.digest


def test_leaving_says_that_the_game_is_saved(tmp_path: Path) -> None:
    paper = told(seated(tmp_path, YOU, YOU))
    assert "The game is saved;" in paper


def test_answer_is_understood_by_number_by_words_and_by_its_code(tmp_path: Path) -> None:
    for typed in ("6", "France", "choose_home france"):
        recorded = seated(tmp_path, YOU, YOU)
        told(recorded, "", typed)
        assert str(recorded.table.answers[0].action) == "choose_home france"


def test_invalid_answer_is_reported_in_a_sentence(tmp_path: Path) -> None:
    recorded = seated(tmp_path, YOU, YOU)
    assert "“jump” isn't among the answers." in told(recorded, "", "jump")


def test_why_names_the_rule(tmp_path: Path) -> None:
    recorded = seated(tmp_path, YOU, YOU)
    paper = told(recorded, "", "why block france 2", "why choose_home france", "why")
    assert "(ES-" in paper
    assert "That is allowed: it is answer 6." in paper
    assert "“why block with France 2”" in " ".join(paper.split())


def whys(recorded: Recorded[Any], *texts: str) -> list[str]:
    asked = asked_at(recorded.table.state)
    asking = Why(shown_to(asked.seat, recorded), board("espionage"))
    return [" ".join(asking.sentences(text, asked)) for text in texts]


def test_why_understands_free_text(tmp_path: Path) -> None:
    recorded = seated(tmp_path, YOU, "easy")
    playing(recorded, asks("play_card"))
    asked = asked_at(recorded.table.state)
    card = next(action.noun for action in asked.options if action.verb == "influence")
    name = words("espionage").name(card)
    number = asked.options.index(Action("influence", card)) + 1
    by_card, by_both, send, absent, place, passing, mercenary, nothing = whys(
        recorded, name, f"influence with {name}", "send", "buster", "poland", "pass", "mercenary", "jump"
    )
    assert "That is allowed" in mercenary
    assert f"{number}" in by_card
    assert f"{number}" in by_both
    assert "That is allowed" in send
    assert GAP not in absent
    assert "Choose a card first" in place
    assert "(ES-" in passing
    assert "“send”" not in nothing
    assert "“influence”" in nothing


def test_why_looks_one_answer_ahead(tmp_path: Path) -> None:
    recorded = seated(tmp_path, YOU, "easy")
    playing(recorded, asks("play_card"))
    asked = asked_at(recorded.table.state)
    state, seat = recorded.table.state, asked.seat
    card = next(
        action.noun
        for action in asked.options
        if action.verb == "influence" and CARD[action.noun].country not in ("", state.homes[seat])
    )
    far = next(
        country for country in COUNTRY if country not in (CARD[card].country, state.homes[seat], state.spies[seat])
    )
    name = words("espionage").name
    [told] = whys(recorded, f"influence with {name(card)} in {name(far)}")
    assert "does not reach" in told
    assert recorded.table.state == state


def test_no_verb_is_listed_by_its_internal_name() -> None:
    for phrase in phrases("espionage", lexicon("espionage").verbs["let pass"]):
        assert "_" not in phrase
        assert lexicon("espionage").read(phrase).verbs


def test_before_confirming_the_sum_is_listed_item_by_item(tmp_path: Path) -> None:
    recorded = seated(tmp_path, YOU, "easy")
    playing(recorded, asks("add_cards"))
    paper = told(recorded)
    assert "Influence: " in paper
    assert "= Moves to you" in paper
    assert "  Send " in paper
    assert "Announce" not in paper


def test_rewind_goes_back_past_bots_and_marks_the_record_as_practice(tmp_path: Path) -> None:
    recorded = seated(tmp_path, YOU, "easy")
    paper = told(recorded, "1", "rewind 9", "rewind", "no")
    assert "You have given 1 answer so far" in paper
    assert "the game still counts" in paper
    assert not recorded.practice
    paper = told(recorded, "rewind", "yes")
    assert "The record is marked as practice" in paper
    assert recorded.practice
    assert not [answer for answer in recorded.table.answers if answer.seat == 0]
    assert "Only a person alone" in told(seated(tmp_path, YOU, YOU), "", "1", "", "rewind")


def test_the_signs_are_explained_and_the_end_shows_what_led_to_it(tmp_path: Path) -> None:
    recorded = seated(tmp_path, YOU, "easy")
    assert told(recorded, "help").count("On the tracks:") == 2
    play_on(recorded)
    paper = " ".join(told(recorded).split())
    assert paper.rindex("Deck ") < paper.rindex("the war") < paper.rindex(" secured.")


@pytest.mark.parametrize("name", SHELF)
def test_table_is_not_reprinted_after_each_small_own_step(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    recorded = begun(name, tmp_path, *chairs(name))
    printed: list[tuple[Any, ...]] = []
    real = Transcript.show_board

    def noting(paper: Transcript) -> None:
        sitting = paper.sitting
        state, others = sitting.table.state, sum(answer.seat != 0 for answer in sitting.table.answers)
        printed.append((sitting.game.turn(state), state.phase, others))
        real(paper)

    monkeypatch.setattr(Transcript, "show_board", noting)
    rng = random.Random(2)
    told(recorded, *(str(rng.randint(1, 13)) for _ in range(400)))
    assert len(recorded.table.answers) > 20, "it was played on"
    assert len(set(printed)) >= len(printed) - 1, "printed twice though nobody else had acted; the end may be"


def test_enter_alone_prints_the_table_when_there_is_a_choice(tmp_path: Path) -> None:
    recorded = begun("world_order", tmp_path, YOU, "random")
    playing(recorded, asks("take_turn"))
    once, twice, thrice = told(recorded), told(recorded, ""), told(recorded, "", "table")
    assert once.count("Middle East") < twice.count("Middle East") < thrice.count("Middle East")


def test_undo_then_redo(tmp_path: Path) -> None:
    recorded = seated(tmp_path, YOU, YOU)
    second = 1 - first_asked(recorded)
    told(recorded, "", "france", "", "poland", "", "1")
    assert first_asked(recorded) != second
    before = recorded.table.digest
    paper = told(recorded, "", "undo", "redo", "redo", "undo", "undo")
    assert recorded.table.digest != before
    assert "Nothing was taken back" in paper
    assert "Your last answer can't be taken back:" in paper
    assert "has answered since." in paper, "the refusal names the cause"


def test_curtain_falls_between_two_people_and_hides_every_hand(tmp_path: Path) -> None:
    recorded = seated(tmp_path, YOU, YOU)
    first = first_asked(recorded)
    paper = told(recorded, "", "1", "")
    parts = paper.split("Pass the keyboard to ")
    assert len(parts) == 3, "one curtain before the first, one before the second"
    for part, seat in zip(parts[1:], (first, 1 - first), strict=True):
        before_enter, after = part.split("When you are there, type ")
        assert "Hand of" not in before_enter
        other = f"Hand of Player {2 - seat}"
        assert other not in after


@pytest.mark.parametrize("plain", [False, True])
def test_a_hand_is_shown_only_once_its_persons_letter_was_typed(tmp_path: Path, plain: bool) -> None:
    recorded, paper = seated(tmp_path, YOU, YOU), io.StringIO()
    typed = io.StringIO("\n\n1\nlook\n")
    assert Teletype(recorded, Console(typed, paper, plain=plain), rest=lambda seconds: None).run() == 0
    assert paper.getvalue().count("When you are there, type ") == 5
    assert "Hand of" not in paper.getvalue()
    assert recorded.table.answers == []


@pytest.mark.parametrize(
    ("names", "letters"),
    [
        (["Blue", "Red"], "BR"),
        (["Player 1", "Player 2"], "PL"),
        (["Ann", "Anna", "An"], "AN1"),
        (["你", "Q"], "你1"),
    ],
)
def test_everyone_at_the_keyboard_gets_their_own_letter(names: list[str], letters: str) -> None:
    assert initials(names) == list(letters)


def test_lone_person_is_never_asked_to_pass_the_keyboard(tmp_path: Path) -> None:
    paper = told(seated(tmp_path, YOU, "easy"), "1", "1", "1", "1")
    assert "Pass the keyboard" not in paper


def test_bots_give_their_reasons_only_where_nobody_plays(tmp_path: Path) -> None:
    assert "The next best was: " in told(seated(tmp_path, "fair", "easy"), why=True)
    assert "The next best was: " not in told(seated(tmp_path, "fair", "easy"))


def test_game_left_entirely_to_bots_runs_to_its_end(tmp_path: Path) -> None:
    """It used to raise an error, because nobody may see a bot's view where a person has played."""
    recorded = seated(tmp_path, YOU, "fair")
    recorded.take_over(0, "easy")
    paper = told(recorded, why=True)
    assert "The next best was: " not in paper
    assert recorded.table.result is not None


def test_the_rules_can_be_searched_at_the_table(tmp_path: Path) -> None:
    paper = told(seated(tmp_path, YOU, YOU), "", "rules mercenary block")
    assert "ES-MERC" in paper


def test_failing_disk_is_reported_once_and_the_game_continues(tmp_path: Path) -> None:
    (tmp_path / "saves").write_text("in the way")
    recorded = start(tmp_path / "saves", rules_of("espionage"), setup("espionage", seed=3), (YOU, YOU), ("A", "B"))
    paper = told(recorded, "", "1", "", "1")
    assert paper.count("not being saved") == 1
    assert len(recorded.table.answers) == 2


def test_no_hand_stays_visible_while_a_bot_thinks_between_two_people(tmp_path: Path) -> None:
    """Bots' actions are shown to everybody, so the last person's hand is hidden first."""
    recorded = begun("manifesto", tmp_path, "easy", YOU, YOU)
    rng, seen = random.Random(1), 0
    asked = playing(recorded, lambda asked: len(asked.options) > 1)
    teletype = Teletype(recorded, Console(io.StringIO("\n" * 9), paper := io.StringIO()))
    for _ in range(300):
        if (now := recorded.table.decision) is None:
            break
        teletype._look_away(now)
        if recorded.chairs[now.seat] != YOU:
            assert teletype.present is None
            seen += 1
        else:
            teletype.eyes.reader, asked = now.seat, now
        recorded.play(rng.choice(now.options))
        teletype.printed.tell()
    assert seen > 3
    assert asked.seat in teletype.people
    assert "\n" * 40 in paper.getvalue()


def test_resumed_shared_game_shows_no_hand_before_the_keyboard_is_passed(tmp_path: Path) -> None:
    """In a game of two people, giving a seat to a bot leaves nobody alone at the keyboard."""
    recorded = seated(tmp_path, YOU, YOU)
    recorded.take_over(first_asked(recorded), "easy")
    again = loaded(path_of(recorded))
    assert "Hand of" not in told(again).split("Pass the keyboard to ")[0]
    assert "Pass the keyboard to " in told(again)


def test_person_alone_against_bots_sees_all_ratings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ratings, "tables", lambda name: {2: {"easy": 790}})
    recorded = seated(tmp_path, YOU, "easy")
    assert "Against you: Player 2, 790" in told(recorded)
    play_on(recorded)
    ended = told(recorded)
    assert "Your rating: " in ended
    assert "(1 game)" in ended
    assert "You: " in told(seated(tmp_path, YOU, "easy"))
    assert "Against you" not in told(seated(tmp_path, YOU, YOU))


def test_two_bots_of_the_same_level_are_both_listed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ratings, "tables", lambda name: {3: {"fair": 1000}})
    monkeypatch.setattr("game.terminal.statistics.seat_names", lambda header: ("Ada", "Fair bot", "Fair bot"))
    recorded = begun("manifesto", tmp_path, YOU, "fair", "fair")
    assert "Against you: Fair bot, 1000 (×2)" in told(recorded)


def test_hint_is_recorded_and_the_end_says_what_it_cost(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ratings, "tables", lambda name: {2: {"easy": 843}})
    monkeypatch.setattr(Coach, "advice", partialmethod(Coach.advice, budget=Budget(simulations=4)))
    recorded = begun("espionage", tmp_path, YOU, "easy")
    paper = told(recorded, "hint", "hint", "resign", "yes", "no")
    before, _, after = paper.partition("With this hint the game is no longer rated.")
    assert before.count("With hints this game isn't rated.") == 1
    assert "With this hint the game is no longer rated." not in after
    assert recorded.hinted == (1,)
    assert recorded.taken == ()
    said = "Not rated and not counted in the statistics: the coach gave hints for 1 answer;"
    assert said in " ".join(after.split())


def test_trial_games_are_explained_with_the_first_hint_only(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """“Your spy goes to Hungary in every deal” meant nothing to new players."""
    advised, few = Coach.advice, Budget(simulations=4)
    secured = line("stands.country_secured", seat=0, country="france", often=share(0.5, 0.2))

    def advice(coach: Coach, asked: Decision) -> Advice:
        found = advised(coach, asked, few)
        return found._replace(ideas=(found.ideas[0]._replace(reasons=(secured,)), *found.ideas[1:]))

    monkeypatch.setattr(Coach, "advice", advice)
    recorded = begun("espionage", tmp_path, YOU, "easy")
    assert told(recorded, "hint").count("Trial games:") == 1
    recorded.play(recorded.table.state.options[0])
    playing(recorded, lambda asked: asked.seat == 0)
    assert recorded.table.decision is not None
    assert "Trial games:" not in told(recorded, "hint")


def test_ratings_are_not_mentioned_where_none_would_change(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Coach, "advice", partialmethod(Coach.advice, budget=Budget(simulations=4)))
    recorded = begun("espionage", tmp_path, YOU, "easy")
    recorded.mark_as_practice()
    assert "rated" not in told(recorded, "hint")
    assert recorded.hinted == (1,)


def _coach(recorded: Recorded[Any], seat: Seat) -> Coach:
    return Coach(shown_to(seat, recorded), board("espionage"), Teller(words("espionage"), seat, ("Red", "Blue")))


def test_hint_ranks_its_answers_and_repeats_itself_when_asked_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """ "Or 3 ... Or 2" read like ranks, and a second hint used another order."""
    monkeypatch.setattr("game.terminal.coaching.A_WHILE", Budget(simulations=80))
    recorded = begun("espionage", tmp_path, YOU, "fair")
    playing(recorded, lambda asked: asked.kind == "play_card")
    asked = asked_at(recorded.table.state)
    coach = Coach(
        shown_to(asked.seat, recorded), board("espionage"), Teller(words("espionage"), asked.seat, ("Red", "Blue"))
    )
    first, again = (coach.hint(asked, coach.advice(asked), random.Random(1)) for _ in range(2))
    assert first == again
    heads = [row for row in first if not row.startswith(" ")]
    assert heads[0].startswith("I would take ")
    assert [head.split(",")[0] for head in heads[1:3]] == ["Second choice", "Third choice"][: len(heads) - 1]


@pytest.mark.parametrize(("apart", "said"), [(0.0, True), (0.2, False)])
def test_a_hint_says_when_the_second_choice_is_about_as_good(
    apart: float, said: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    recorded = begun("espionage", tmp_path, YOU, "fair")
    playing(recorded, lambda asked: asked.kind == "play_card" and len(asked.options) > 1)
    asked = asked_at(recorded.table.state)
    coach = Coach(
        shown_to(asked.seat, recorded), board("espionage"), Teller(words("espionage"), asked.seat, ("Red", "Blue"))
    )
    monkeypatch.setattr("ai.coach.advice.chance", lambda title, seats, value: value)
    ideas = [
        Idea(action, 0.6 - apart * place, 99, (action,), None, ())
        for place, action in enumerate((asked.options[0], asked.options[-1]))
    ]
    rows = coach.hint(asked, Advice(tuple(ideas), 99), random.Random(1))
    assert ("  The second choice is about as good." in rows) is said

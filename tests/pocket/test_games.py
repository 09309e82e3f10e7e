"""Whole games on phones that are bare sockets; the server, its process and the loopback are real."""

import json
from functools import partial
from pathlib import Path
from random import Random

import pytest

from tests.games import loaded

pytest.importorskip("websockets", reason="phones need the extra [phones]")

from game.core.content.box import box
from game.core.contract import Action
from game.core.files.journal import load
from game.core.language.words import say
from game.play.elsewhere import READ, Knock
from game.play.sheets import writers
from game.play.sitting import Sitting
from game.play.worker import AtOnce
from game.pocket.addresses import LOOPBACK, Interface
from game.pocket.phones import LIVES, Phones
from game.titles import SHELF, rules_of
from tests.games import begun
from tests.patience import awaited
from tests.pocket.killed import Distant, elsewhere, told
from tests.pocket.tables import Faceless, Phone, everybody, served
from tests.sure import sure

ANSWERS = 30
"""The number of answers in a plain run; a long one plays to the end."""


def most(name: str) -> int:
    """Return the most seats of a title."""
    return max(box(name).seats)


def play(table: Faceless, phones: list[Phone], rng: Random, enough: int) -> None:
    """Let every phone answer whatever it's asked, up to `enough` answers in all.

    Patience is for each answer, since a whole game takes minutes on a loaded machine.
    """
    of = table.recorded.table

    def goes_on(known: int) -> bool:
        for phone in phones:
            phone.answer(rng)
        return of.result is not None or of.answered > known

    while of.result is None and of.answered < enough:
        table.until(partial(goes_on, of.answered), f"an answer after {of.answered}")


def another(phone: Phone, number: int) -> bool:
    """Return True if a phone is now asked something else, or nothing."""
    return phone.question is None or phone.question["n"] != number


@pytest.mark.parametrize("name", SHELF)
def test_game_can_be_played_on_phones_alone(name: str, long_run: bool) -> None:
    enough = 10**6 if long_run else ANSWERS
    with served(begun(name, None, *("you",) * most(name))) as table:
        phones = everybody(table)
        play(table, phones, Random(1), enough)
        assert not table.turns.next() or table.recorded.table.answered >= enough
        assert all(phone.last("stale") is None for phone in phones)
        if table.recorded.table.result is not None:
            table.until(lambda: all("over" in phone.seen for phone in phones), "the end")


def test_all_sealing_seats_are_asked_at_once_and_nobody_waits() -> None:
    with served(begun("manifesto", None, *("you",) * 4)) as table:
        phones = everybody(table)
        rng = Random(2)

        def sealing() -> bool:
            asked = [phone.question for phone in phones]
            if all(q is not None and q["sealed"] for q in asked):
                return True
            for phone in phones:
                if phone.question is not None and not phone.question["sealed"]:
                    phone.answer(rng)
            return False

        table.until(sealing, "a question to all four")
        last = phones[-1]
        before = table.recorded.table.answered
        while (q := last.question) is not None:  # the last one at the table writes first
            last.say(t="answer", n=q["n"], a=(q["ends"] or [q["o"][0][0]])[0])
            table.until(partial(another, last, q["n"]), "the next part")
        assert table.recorded.table.answered == before
        assert last.last("kept") is not None
        table.until(lambda: phones[0].seen["seats"][3]["at"] == "sealed", "its seal at a rival's")


def test_phone_returning_during_a_reveal_sees_only_what_the_table_showed(long_run: bool) -> None:
    """While the screen is still opening notes, a returning phone gets its last picture, and nothing about them."""
    reveals = 30 if long_run else 3
    with served(begun("manifesto", None, *("you",) * 3)) as table:
        phones = everybody(table)
        rng = Random(6)
        seen = 0
        writing = False
        while seen < reveals and table.recorded.table.result is None:
            for phone in phones:
                phone.answer(rng)
            before = [phone.seen for phone in phones]
            table.step()
            was, writing = writing, bool(writers(table.recorded.table))
            if not was or writing:
                continue
            seen += 1
            at = seen % 3
            again = Phone(table, token=phones[at].token)
            again.hello()
            awaited(partial(shown_again, table, again), "a picture")
            newest = json.loads(table.phones.chairs[before[at]["me"]["seat"]].sent)
            assert again.picture in (before[at], newest), "the phone before may have missed the newest"
            assert not opened_since(table, again)
            table.until(partial(tells_more, again, before[at]["log"]), "what was opened")
            phones[at] = again
        assert seen == reveals


def shown_again(table: Faceless, phone: Phone) -> bool:
    """Let time pass while the screen moves; return True if a phone was sent a picture."""
    table.step(at_rest=False)
    return bool(phone.seen)


def tells_more(phone: Phone, log: list[str]) -> bool:
    """Return True if a phone's log differs from `log`."""
    return bool(phone.seen["log"] != log)


def opened_since(table: Faceless, phone: Phone) -> bool:
    """Return True if a phone's log has sentences on what the last answer opened that it didn't have before."""
    beats, number = table.recorded.table.beats, table.recorded.table.answered - 1
    tell = table.phones.chairs[phone.seen["me"]["seat"]].sight.tell
    before, opened = (
        [tell(each.event.seen_by(None)) for each in some] for some in (beats(0, number), beats(number))
    )
    return any(phone.seen["log"].count(text) > before.count(text) for text in {*opened} - {""})


def test_stale_answer_is_refused_and_the_whole_picture_is_sent_again() -> None:
    with served(begun("goofspiel", None, "you", "you")) as table:
        one, _ = everybody(table)
        q = table.until(lambda: one.question, "the first question")
        shown = len([each for each in one.heard if each["t"] == "show"])
        one.say(t="answer", n=q["n"] + 7, a=q["o"][0][0])
        table.until(lambda: one.last("stale"), "the refusal")
        table.until(lambda: one.seen and len([e for e in one.heard if e["t"] == "show"]) > shown, "the picture")
        assert table.recorded.table.answered == 0
        assert one.question == q


def test_answer_not_on_offer_is_refused_with_its_rule() -> None:
    with served(begun("goofspiel", None, "you", "you")) as table:
        one, _ = everybody(table)
        q = table.until(lambda: one.question, "the first question")
        one.say(t="answer", n=q["n"], a="bid 99")
        refused = table.until(lambda: one.last("refused"), "the refusal")
        assert refused["rule"].startswith("GO-")
        assert refused["told"]


def test_each_phone_uses_its_own_language() -> None:
    with served(begun("goofspiel", None, "you", "you")) as table:
        english, italian = Phone(table), Phone(table, "it")
        english.sit(0)
        italian.sit(1)
        table.until(lambda: english.question and italian.question, "both questions")
        assert english.seen["q"]["prompt"] != italian.seen["q"]["prompt"]
        italian.say(t="lang", lang="en")
        table.until(lambda: italian.seen["q"]["prompt"] == english.seen["q"]["prompt"], "English")


def test_returning_phone_finds_its_chair_and_its_question() -> None:
    with served(begun("goofspiel", None, "you", "you")) as table:
        one, _other = everybody(table)
        q = table.until(lambda: one.question, "the question")
        one.socket.close()
        table.until(lambda: not table.phones.chairs[0].here, "its absence")
        assert table.phones.states()[0] == "away"
        again = Phone(table, token=one.token)
        again.hello()
        table.until(lambda: again.question, "the question again")
        assert again.question == q
        newer = Phone(table, token=one.token)
        newer.hello()
        table.until(lambda: again.last("taken"), "the take-over")
        table.until(lambda: newer.question == q, "the question on the newer page")


def test_bot_holds_a_chair_and_returns_it_with_a_report() -> None:
    with served(begun("manifesto", None, *("you",) * 3)) as table:
        phones = everybody(table)
        rng = Random(5)
        phones[0].socket.close()
        table.until(lambda: not table.phones.chairs[0].here, "its absence")
        table.phones.keep_warm(0, "easy")
        assert table.recorded.chairs[0] == "easy"
        play(table, phones[1:], rng, 12)
        assert table.phones.states()[0] == "warm"
        back = Phone(table, token=phones[0].token)
        back.hello()
        told = table.until(lambda: back.last("back"), "what it did")
        assert 1 <= len(told["did"]) <= 3
        assert all(told["did"])
        assert table.recorded.chairs[0] == "you"
        assert not table.recorded.practice
        play(table, [back, *phones[1:]], rng, table.recorded.table.answered + 20)


def test_killed_game_resumes_with_its_phones_and_acknowledged_notes(tmp_path: Path) -> None:
    recorded = begun("goofspiel", tmp_path, "you", "you")
    with served(recorded) as table:
        one, other = everybody(table)
        q = table.until(lambda: other.question, "the question")
        deed = q["o"][5][0]
        other.say(t="answer", n=q["n"], a=deed)
        table.until(lambda: other.last("kept"), "the acknowledgement")
        assert recorded.table.answered == 0
    kept = loaded(recorded)
    with served(kept) as table:
        again = Phone(table, token=one.token)
        again.hello()
        q = table.until(lambda: again.question, "the question")
        again.say(t="answer", n=q["n"], a=q["o"][0][0])
        table.until(lambda: kept.table.answered == 2, "both notes")
        assert kept.table.answers[1].action == Action.parse(deed)


def test_dead_server_is_restarted_and_nothing_is_lost() -> None:
    with served(begun("goofspiel", None, "you", "you")) as table:
        one, _other = everybody(table)
        port, process = table.phones.port, table.phones.wire.process
        assert process is not None
        process.kill()
        table.until(
            lambda: table.phones.port == port and table.phones.wire.process is not process, "another server"
        )
        again = Phone(table, token=one.token)
        again.hello()
        table.until(lambda: again.question, "the question")


def kill_server(table: Faceless) -> None:
    """Kill the server once it serves, and wait until the table knows."""
    process = table.until(lambda: table.phones.port and table.phones.wire.process, "the server")
    process.kill()
    table.until(lambda: table.phones.wire.process is not process, "its end")


def test_server_that_died_too_often_restarts_on_the_next_invitation() -> None:
    with served(begun("goofspiel", None, "you", "you")) as table:
        (one, _other), phones = everybody(table), table.phones
        for _ in range(LIVES):
            kill_server(table)
        assert phones.trouble == say("pocket.no_server")
        assert phones.address == ""
        phones.renew()
        table.until(lambda: phones.port, "the server")
        assert phones.trouble == ""
        again = Phone(table, token=one.token)
        again.hello()
        table.until(lambda: again.question, "the question")


def test_machine_on_another_network_serves_phones_there() -> None:
    phones = Phones(
        Sitting(begun("goofspiel", None, "you", "you"), AtOnce()), found=[Interface("wlan0", "10.0.0.2")]
    )
    told: list[dict[str, object]] = []
    phones.wire.tell = lambda **said: told.append(said)  # type: ignore[method-assign]
    phones.look = lambda: [Interface("wlan0", "192.168.43.5"), Interface("eth0", "10.9.9.9")]
    phones.renew()
    assert phones.host == "192.168.43.5"
    assert told == [{"t": "bind", "host": "192.168.43.5"}]
    phones.renew()
    assert len(told) == 1


def test_yes_counts_only_if_its_question_was_on_the_screen_long_enough() -> None:
    """Letting Ben in with two touches must not let in somebody else who knocked after him."""
    with served(begun("goofspiel", None, "you", "you")) as table:
        phones = table.phones
        ben, mallory = Knock(1, 0, "Ben"), Knock(2, 1, "Mallory")
        phones.asks = {1: ben, 2: mallory}
        table.step(0.0)
        phones.decide(ben, yes=True)
        assert list(phones.asks) == [1, 2], "it has only just come up"
        table.step(2 * READ)
        phones.decide(ben, yes=True)
        phones.decide(mallory, yes=True)
        table.step(0.0)
        phones.decide(mallory, yes=True)
        assert list(phones.asks) == [2]
        phones.decide(mallory, yes=False)
        assert list(phones.asks) == []


def test_reaction_is_not_shown_earlier_than_any_other_could_be() -> None:
    with served(begun("espionage", None, "you", "you")) as table:
        phones = everybody(table)
        rng = Random(4)

        def window() -> Phone | None:
            for phone in phones:
                q = phone.question
                if q is not None and q["window"]:
                    return phone
                phone.answer(rng)
            return None

        phone = table.until(window, "a reaction window")
        table.now -= 1000.0
        table.phones.answers.opened_at = table.now
        before, q = table.recorded.table.answered, phone.question
        phone.say(t="answer", n=q["n"], a=q["o"][0][0])

        def held() -> bool:
            table.step(0.0)
            return bool(table.phones.answers.held)

        awaited(held, "the answer held back")
        for _ in range(20):
            table.step(0.1)
        assert table.recorded.table.answered == before
        table.until(lambda: table.recorded.table.answered > before, "the answer")


def test_killing_a_game_with_ten_writing_phones_loses_nothing_acknowledged(tmp_path: Path) -> None:
    """The table's process is killed as if by a power cut: nothing is closed, and the server dies with it."""
    with elsewhere(tmp_path) as process:
        port, code, record = sure(awaited(lambda: told(tmp_path), "the table"))
        phones = [Distant(f"127.0.0.1:{port}", code, seat) for seat in range(10)]
        rng, kept = Random(3), 0

        def enough() -> bool:
            nonlocal kept
            for phone in phones:
                phone.answer(rng)
            kept = sum(len(phone.kept) for phone in phones)
            return kept >= 30

        awaited(enough, "thirty acknowledged answers")
        process.kill()
        process.wait()
    loaded = sure(load(Path(record), rules_of).recorded)
    given: dict[int, list[str]] = {seat: [] for seat in range(10)}
    for answer in loaded.table.answers:
        given[answer.seat].append(str(answer.action))
    again = Phones(Sitting(loaded, AtOnce()), found=[LOOPBACK])
    for phone in phones:
        again.chairs[phone.seat].look()
        note = again.chairs[phone.seat].kept_note()
        safe = [*given[phone.seat], *(note.deeds if note is not None else ())]
        assert [deed for deed in phone.kept if deed not in safe] == []
        assert len(safe) >= len(phone.kept)
    again.close()

"""Hands on phones next to a window: it shows the public table, and hands over only to people without a phone."""

from random import Random
from typing import Any

import pytest

from game.client import requests as wanted
from game.client.kit.messages import Change
from game.client.kit.scene import Pop, Push
from game.client.kit.settings import Settings
from game.client.match.bar import prompt_now
from game.client.match.controls import Control
from game.client.match.handover import pause_card
from game.client.match.scene import Match
from game.client.requests import GiveChair
from game.client.scenes.setup.choices import Choices
from game.client.scenes.setup.page import SetUp
from game.client.scenes.sheets.curtain import Curtain
from game.client.scenes.sheets.join import Join
from game.client.scenes.sheets.pause import Pause
from game.client.scenes.sheets.sure import Knocking
from game.core.contract import Seat
from game.play.elsewhere import LATE, READ, Knock
from game.pocket.addresses import LOOPBACK
from game.pocket.phones import Phones
from game.pocket.seats import PhoneSeat
from game.titles import on_show
from tests.client.driver import Driver, Shown
from tests.client.matches import at_once, laid_out
from tests.pocket.pretended import Pretended
from tests.sure import such, sure


def with_phones(match: Match, *seats: Seat, **given: Any) -> Pretended:
    """Move these hands to phones."""
    phones = Pretended(match.sitting, seats, **given)
    match.on(wanted.HandsElsewhere(phones))
    return phones


@pytest.mark.parametrize("title", on_show())
def test_with_every_hand_on_a_phone_no_curtain_falls(title: str) -> None:
    match = laid_out(title=title, chairs=("you",) * 2)
    with_phones(match, 0, 1)
    at_once(match)
    for _ in range(300):
        follows = match.tick(5.0)
        assert not isinstance(follows, Push)
        assert match.sitting.reader is None
        if match.turns.confirming:
            match.on(Control.END_TURN)
    assert match.sitting.table.answered > 60


def test_person_without_a_phone_has_the_curtain_at_the_same_table() -> None:
    match, rng = laid_out(title="manifesto", chairs=("you",) * 3), Random(1)
    with_phones(match, 0, 1)
    at_once(match)
    handed = 0
    for _ in range(400):
        follows = match.tick(5.0)
        if isinstance(follows, Push) and isinstance(follows.request, wanted.LiftCurtain):
            handed += 1
            assert follows.request.card.seat == 2
            sure(follows.request.lifting)()
        assert match.sitting.reader in (None, 2)
        mine = match.sitting.mine()
        if mine is not None and match.stage.idle:
            match.answering.do(rng.choice(mine.options))
    assert handed


def test_hand_moved_to_a_phone_leaves_the_screen() -> None:
    match = laid_out(chairs=("you", "you"))
    at_once(match)
    match._look(0)
    assert match.sitting.reader == 0
    with_phones(match, 0, quick=False)
    assert match.sitting.reader is None


def test_lone_person_keeps_the_hand_on_the_screen_too() -> None:
    match = laid_out(chairs=("you", "beginner"))
    phones = Pretended(match.sitting, (), quick=False)
    match.on(wanted.HandsElsewhere(phones))
    match.tick(5.0)
    assert match.sitting.reader == 0
    assert match.sitting.mine() is not None


def test_prompt_names_the_awaited_person_and_what_to_do_about_absent_ones() -> None:
    match = laid_out(chairs=("you", "you"))
    phones = with_phones(match, 0, 1, quick=False)
    at_once(match)
    match.tick(5.0)
    told = prompt_now(match.turns, match.coach)
    assert told.sentence == phones.told()
    assert told.ways == ()
    phones.absent = (0,)
    ways = {way.message: way for way in prompt_now(match.turns, match.coach).ways}
    assert set(ways) == {Control.KEEP_WARM, Control.OTHER_BOT, Control.PLAY_HERE}
    for press in (Control.KEEP_WARM, Control.OTHER_BOT, Control.KEEP_WARM, Control.PLAY_HERE):
        match.on(press)
    assert phones.done == [("warm", 0, "fair"), ("warm", 0, "hard"), ("here", 0)]
    follows = [match.tick(5.0) for _ in range(4)]
    curtains = [each.request for each in follows if isinstance(each, Push)]
    assert curtains
    assert isinstance(curtains[0], wanted.LiftCurtain)


def test_person_at_the_screen_admits_a_phone_to_a_chair() -> None:
    match = laid_out(chairs=("you", "you"))
    knock = Knock(3, 1, "Anna")
    phones = with_phones(match, 0, quick=False, knocks=(knock,))
    at_once(match)
    follows = such(Push, match.tick(5.0))
    sheet, yes = Knocking(such(wanted.AskForChair, follows.request)), Pop(wanted.GiveChair(knock, True))
    assert sheet.on(yes) is None, "the key was meant for what stood there before"
    assert sheet.on(Pop(wanted.GiveChair(knock, False))) is not None
    sheet.tick(READ)
    assert sheet.on(yes) == yes
    match.on(wanted.GiveChair(knock, True))
    assert phones.done == [("Anna", True)]


def test_match_is_left_together_with_its_phones() -> None:
    match = laid_out(chairs=("you", "you"))
    phones = with_phones(match, 0, 1)
    match.closing()
    assert phones.done == ["closed"]


def test_hands_can_be_moved_to_phones_from_set_up_and_pause() -> None:
    page = SetUp("manifesto", Settings())
    page.on(Change("phones", True))
    assert page.choices.session().phones
    assert not Choices.usual("manifesto", Settings(), True).session().phones
    match = laid_out(chairs=("you", "you"))
    assert Pause(pause_card(match.sitting)).on("phones") == Pop(wanted.OpenPhones())
    assert match.on(wanted.OpenPhones()) == Push(wanted.InvitePhones(match.sitting, None))


def joining(
    size: tuple[int, int] = (1280, 720), scale: float = 1.0, **given: Any
) -> tuple[Driver, Join, Pretended]:
    match = laid_out(title="manifesto", chairs=("you",) * 4 + ("hard",) * 6)
    phones = Pretended(match.sitting, (0, 1), absent=(1,), quick=False, **given)
    scene = Join(match.sitting, phones)
    driver = Driver(match, size, scale)
    driver.app.follow(Push(Shown(scene)))
    driver.wait()
    return driver, scene, phones


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
def test_invitation_is_readable_at_any_size(size: tuple[int, int], scale: float) -> None:
    driver, _, phones = joining(size, scale)
    assert driver.audit() == []
    read = " ".join(map(str, driver.app.ui.aloud.values()))
    assert phones.address in read
    assert phones.word in read


def test_invitation_opens_another_address_and_assigns_chairs() -> None:
    driver, scene, phones = joining()
    driver.key("a")
    phones.knocks = (Knock(1, 2, "Ben"),)
    driver.wait()
    assert scene.on(GiveChair(phones.knocks[0], True)) is None
    assert phones.done == ["address", ("Ben", True)]
    driver.wait().key("c")
    assert phones.done[-1] == "closed"


@pytest.mark.paints
def test_invitation_changes_after_nobody_has_come_for_a_while() -> None:
    driver, scene, phones = joining(came=False)
    phones.came = False
    before = driver.pixels()
    driver.doze(LATE + 1).wait()
    assert scene.waited > LATE
    assert driver.pixels() != before


def test_missing_parts_are_named_and_play_is_local() -> None:
    match = laid_out(chairs=("you", "you"))
    scene = Join(match.sitting, None, "Install them.")
    driver = Driver(match)
    driver.app.follow(Push(Shown(scene)))
    driver.wait()
    assert driver.audit() == []
    assert scene.on("none") == Pop(wanted.HandsElsewhere(None))


def under_a_curtain() -> tuple[Match, Driver, Phones, PhoneSeat]:
    """Return a table for three where the person without a phone is behind a curtain, and another could write."""
    match, rng = laid_out(title="manifesto", chairs=("you",) * 3), Random(1)
    phones = Phones(match.sitting, lambda: match.turns.stood, [LOOPBACK])
    for seat in (1, 2):
        phones.chairs[seat] = PhoneSeat(match.sitting, seat, lang="en", here=True)
    match.on(wanted.HandsElsewhere(phones))
    driver = Driver(match)
    at_once(match)
    for _ in range(600):
        driver.doze(0.2)
        asked = sure(match.sitting.decision)
        for phone in phones.chairs.values():
            phone.look()
            if phone.asked is None or phone.handed:
                continue
            if asked.seat == phone.seat or phone.sheet is None:
                phones.answers.answer(phone, phone.number, [str(rng.choice(phone.asked.options))])
            elif isinstance(driver.scene, Curtain) and not phone.sheet.deeds:
                return match, driver, phones, phone
        if isinstance(driver.scene, Curtain):
            driver.doze(1.4).key("space").doze(0.6)
        elif match.sitting.mine() is not None and match.stage.idle:
            match.turns.stood = 5.0
            match.answering.do(rng.choice(match.sitting.now.options))
    raise AssertionError("no curtain hung while a phone could write")


def say_from(phones: Phones, monkeypatch: pytest.MonkeyPatch, seat: Seat, **said: object) -> None:
    """Let the server pass on one message from a phone."""
    heard = [{"t": "said", "seat": seat, "m": said}]
    monkeypatch.setattr(phones.wire, "heard", lambda: iter([heard.pop()] if heard else []))


def undoing(monkeypatch: pytest.MonkeyPatch) -> list[Seat]:
    """Record the seats whose phones undo, instead of undoing."""
    undone = list[Seat]()

    def undo(phone: PhoneSeat) -> bool:
        undone.append(phone.seat)
        return True

    monkeypatch.setattr(PhoneSeat, "undo", undo)
    return undone


def test_phone_can_edit_its_sheet_while_a_curtain_hangs_for_another(monkeypatch: pytest.MonkeyPatch) -> None:
    match, driver, phones, phone = under_a_curtain()
    assert phone.asked is not None
    before = match.sitting.table.answered
    say_from(phones, monkeypatch, phone.seat, t="answer", n=phone.number, a=str(phone.asked.options[0]))
    driver.doze(0.2)
    assert isinstance(driver.scene, Curtain)
    assert list(sure(phone.sheet).deeds)
    assert match.sitting.table.answered == before


def test_nothing_is_undone_while_a_curtain_covers_the_table(monkeypatch: pytest.MonkeyPatch) -> None:
    match, driver, phones, phone = under_a_curtain()
    monkeypatch.setattr(PhoneSeat, "writes", property(lambda self: False))
    undone = undoing(monkeypatch)
    say_from(phones, monkeypatch, phone.seat, t="undo")
    driver.doze(0.4)
    assert isinstance(driver.scene, Curtain)
    assert (undone, phones.answers.waiting) == ([], {phone.seat: match.sitting.table.answered})
    driver.wait(1.4).key("space").wait(0.6)
    assert not isinstance(driver.scene, Curtain)
    assert (undone, phones.answers.waiting) == ([phone.seat], {})


def test_undo_request_is_dropped_once_another_seat_has_answered(monkeypatch: pytest.MonkeyPatch) -> None:
    match, _, phones, phone = under_a_curtain()
    undone = undoing(monkeypatch)
    phones.answers.waiting = {phone.seat: match.sitting.table.answered - 1}
    phones.tick(at_rest=True)
    assert (undone, phones.answers.waiting) == ([], {})

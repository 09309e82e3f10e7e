"""Phones that are real browsers: whole games, with sleeps, reloads, tabs and takeovers."""

from collections import Counter
from functools import partial
from random import Random

import pytest

pytest.importorskip("websockets", reason="phones need the extra [phones]")

from game.core.content.box import box
from game.titles import on_show
from tests.games import begun
from tests.pocket.browsers import Browsed, Browser, browser, webkit
from tests.pocket.tables import Faceless, served

DISTURBANCES = 60


def test_browser_game_survives_reload_take_over_and_sleep() -> None:
    with served(begun("goofspiel", None, "you", "you")) as table, browser(table) as chromium:
        pages = [chromium.phone(), chromium.phone(320, 568)]
        for seat, page in enumerate(pages):
            page.robot(seat + 1)
            page.sit(seat, f"P{seat}")
            assert page.audit() == []
        table.until(lambda: table.recorded.table.answered >= 4, "two rounds")
        token = pages[0].run("return location.hash")
        assert token.startswith("#t")
        pages[0].open(token)
        table.until(lambda: table.recorded.table.answered >= 8, "the game after a reload")
        other = chromium.phone(host=pages[0].host)
        other.robot(7)
        other.open(token)
        assert pages[0].wait('[data-a="here"]')
        table.until(lambda: table.recorded.table.answered >= 12, "the game on the newer page")
        asleep(pages[1], table)
        table.until(lambda: table.recorded.table.result is not None, "the end")
        assert chromium.troubles() == []
        assert table.phones.wire.process is not None


def test_page_notices_a_silent_connection_although_no_socket_closed() -> None:
    """As when the Wi-Fi is gone: new sockets don't open, and the old one doesn't close."""
    with served(begun("goofspiel", None, "you", "you")) as table, browser(table) as chromium:
        page = chromium.phone()
        page.sit(0, "Anna")
        page.wait('[data-a="send"]')
        page.run("window.WebSocket = function () { this.readyState = 0; this.close = function () {}; }")
        page.run("const now = Date.now; Date.now = function () { return now() + 9000; }")
        assert page.wait(".off")
        assert page.run("return document.querySelector('[data-a=send]').disabled")


def test_released_hold_sends_nothing_even_if_the_page_was_redrawn() -> None:
    with served(begun("goofspiel", None, "you", "you")) as table, browser(table) as chromium:
        page = chromium.phone()
        page.sit(0, "Anna")
        page.wait('[data-a="send"].hold')
        down, up = (
            f"document.querySelector('.hold').dispatchEvent(new Event('{name}'));"
            for name in ("pointerdown", "pointerup")
        )
        page.run(f"{down} document.querySelector('[data-a=menu]').click(); {up}")
        page.driver.execute_async_script("setTimeout(arguments[0], 700)")
        page.touch('[data-a="close"]')
        assert not page.run("return document.querySelector('[data-a=send]').disabled")


def asleep(page: Browsed, table: Faceless) -> None:
    """Put a page to sleep as a locked phone does, and wake it."""
    page.here().driver.execute_cdp_cmd("Page.setWebLifecycleState", {"state": "frozen"})
    for _ in range(5):
        table.step()
    page.here().driver.execute_cdp_cmd("Page.setWebLifecycleState", {"state": "active"})
    page.run("document.dispatchEvent(new Event('visibilitychange')); window.dispatchEvent(new Event('pageshow'))")


@pytest.mark.long
def test_typing_the_word_admits_a_guest_once_the_screen_agrees() -> None:
    with served(begun("goofspiel", None, "you", "you")) as table, browser(table) as chromium:
        page = chromium.phone()
        page.open()
        type_word(page, "wrong")
        table.until(lambda: "isn't the word" in page.run("return document.body.innerText"), "a refusal")
        for touched in ("menu", "langit", "close"):
            page.touch(f'[data-a="{touched}"]')
        assert "Non è la parola sullo schermo." in page.run("return document.body.innerText")
        type_word(page, table.phones.word.upper())
        page.touch('[data-a="chair1"]')
        page.touch('[data-a="sit"]')
        (knock,) = table.until(lambda: table.phones.knocks, "the question at the screen")
        assert knock.seat == 1
        assert 1 not in table.phones.chairs
        table.step()  # let the question get old enough
        table.phones.decide(knock, yes=True)
        table.until(lambda: 1 in table.phones.chairs and table.phones.chairs[1].here, "the chair")
        assert page.wait('[data-a="send"]')
        page.run("document.dispatchEvent(new Event('visibilitychange'))")
        assert chromium.troubles() == []


def type_word(page: Browsed, word: str) -> None:
    """Type a word into the page, and come in."""
    page.wait('[data-a="word"]')
    page.run(f"document.querySelector('[data-a=word]').value = {word!r}")
    page.touch('[data-a="enter"]')


@pytest.mark.long
@pytest.mark.parametrize("name", on_show())
def test_full_table_of_browsers_finishes_despite_disturbances(name: str) -> None:
    seats = max(box(name).seats)
    recorded = begun(name, None, *("you",) * seats)
    with served(recorded) as table, browser(table) as chromium:
        pages = [chromium.phone(*size) for size in sizes(seats)]
        for seat, page in enumerate(pages):
            page.robot(seat + 1, 40)
            page.sit(seat, f"P{seat}")
        table.handovers = 0
        rng, done = Random(name), Counter[str]()
        while table.recorded.table.result is None:
            table.until(partial(further, table, table.recorded.table.answered + len(pages)), "answers")
            if done.total() < DISTURBANCES:
                done[disturb(chromium, pages, table, rng)] += 1
                print(table.recorded.table.answered, dict(done), flush=True)
        table.until(lambda: all(page.run("return !!document.querySelector('.wait')") for page in pages), "the end")
        answers, kept = table.recorded.table.answers, sum(len(page.acknowledged()) for page in pages)
        lost = [page.lost([str(a.action) for a in answers if a.seat == seat]) for seat, page in enumerate(pages)]
        print(name, len(answers), "answers,", kept, "acknowledged,", dict(done), table.handovers, "hand-overs")
        assert lost == [[] for _ in pages]
        assert done.total() == DISTURBANCES
        assert table.handovers == 0
        assert chromium.troubles() == []


@pytest.mark.long
@pytest.mark.filterwarnings("ignore:setting remote_server_addr:DeprecationWarning")  # selenium's own, for WebKit
@pytest.mark.parametrize("name", on_show())
def test_fewest_seats_finish_a_game_in_webkit(name: str) -> None:
    seats = min(box(name).seats)
    with served(begun(name, None, *("you",) * seats)) as table, webkit(table, sizes(seats)) as pages:
        for seat, page in enumerate(pages):
            page.sit(seat, f"P{seat}")
            assert page.audit() == []
            page.robot(seat + 1)
        while table.recorded.table.result is None:
            table.until(partial(further, table, table.recorded.table.answered), "an answer")
        table.until(lambda: all(page.run("return !!document.querySelector('.wait')") for page in pages), "the end")


def further(table: Faceless, answers: int) -> bool:
    """Return True if more than this many answers were given, or the game is over."""
    return table.recorded.table.answered > answers or table.recorded.table.result is not None


def sizes(count: int) -> list[tuple[int, int]]:
    """Return phone screen sizes."""
    return [((320, 568), (360, 740), (430, 932))[number % 3] for number in range(count)]


def disturb(chromium: Browser, pages: list[Browsed], table: Faceless, rng: Random) -> str:
    """Let a phone sleep, reload, switch tabs, or be taken over by a newer page; return which it was."""
    seat = rng.randrange(len(pages))
    page, what = pages[seat], rng.choice(("sleep", "reload", "tab", "newer"))
    token = page.run("return location.hash")
    match what:
        case "sleep":
            asleep(page, table)
        case "reload":
            page.here().driver.refresh()
        case "tab":
            page.run("document.dispatchEvent(new Event('visibilitychange'))")
        case "newer":
            newer = chromium.phone(host=page.host)
            newer.robot(rng.randrange(10**6), 40)
            newer.open(token)
            page.wait('[data-a="here"]')
            page.here().driver.close()
            pages[seat] = newer
    return what

"""Phones that are real browsers: headless Chromium with a phone's screen size; or WebKit, as on iPhones.

Browsers store data by address, so each phone uses a different loopback address of this machine.
"""

import json
import os
import shutil
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from tests.pocket.tables import Faceless

CHROMIUM = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)
CHROMEDRIVER = shutil.which("chromedriver")
WHY_NOT = "there is no Chromium with its driver on this machine"
WEBKIT = next(Path("/usr/lib").glob("*/webkit2gtk-4*/MiniBrowser"), None)
WEBKIT_DRIVER = shutil.which("WebKitWebDriver")
ARGUMENTS = (
    "--headless=new",
    "--no-sandbox",
    "--disable-gpu",
    "--hide-scrollbars",
    "--disable-dev-shm-usage",
    "--no-proxy-server",
    "--disable-background-timer-throttling",
    "--disable-renderer-backgrounding",
    "--disable-backgrounding-occluded-windows",
    "--no-first-run",
    "--disable-extensions",
)
ROBOT = Path(__file__).with_name("robot.js").read_text("utf-8")
"""Answers every question by touching the page at random. It's added before the page's own script.

It records, for all pages of its phone, what was sent and which questions were acknowledged.
"""

AUDIT = Path(__file__).with_name("audit.js").read_text("utf-8")
"""Lists a page's problems, for thumbs and for screen readers."""


@dataclass
class Browsed:
    """A page in the browser, used as a phone."""

    driver: Any
    table: Faceless
    host: str
    """The loopback address it connects to."""
    handle: str = ""

    def here(self) -> "Browsed":
        """Switch to its page."""
        self.driver.switch_to.window(self.handle)
        return self

    def find(self, query: str) -> list[Any]:
        """Return the elements of its page."""
        found: list[Any] = self.here().driver.find_elements("css selector", query)
        return found

    def wait(self, query: str) -> Any:
        """Wait for an element of its page."""
        return self.table.until(lambda: self.find(query), query)[0]

    def touch(self, query: str) -> None:
        """Touch an element."""
        self.wait(query)
        self.run(f"document.querySelector({query!r}).click()")

    def run(self, script: str) -> Any:
        """Run a script in its page."""
        return self.here().driver.execute_script(script)

    def audit(self) -> list[str]:
        """Return what is wrong with its page."""
        found: list[str] = self.run(AUDIT)
        return found

    def robot(self, seed: int, every: int = 60) -> None:
        """Let its page answer by itself from its next load on; in WebKit, until it's reloaded."""
        source = ROBOT.replace("SEED", str(seed)).replace("EVERY", str(every))
        if self.driver.name == "chrome":
            self.here().driver.execute_cdp_cmd("Page.addScriptToEvaluateOnNewDocument", {"source": source})
        else:
            self.run(source)

    def acknowledged(self) -> list[list[list[str]]]:
        """Return its phone's answers that the table has acknowledged, in order.

        A page that was reloaded before it knew of an answer sends another one to the same question; either may
        have counted.
        """
        sent, kept = (
            json.loads(self.run(f"return localStorage.getItem('robot {what}') || '[]'"))
            for what in ("sent", "kept")
        )
        return [[deeds for number, deeds in sent if number == each] for each in sorted(set(kept))]

    def lost(self, given: list[str]) -> list[list[list[str]]]:
        """Return what was acknowledged but isn't among its seat's answers."""
        missing, at = [], 0
        for ways in self.acknowledged():
            ends = [end for end in (_after(deeds, given, at) for deeds in ways) if end is not None]
            at = min(ends, default=at)
            missing += [] if ends else [ways]
        return missing

    def open(self, fragment: str = "") -> None:
        """Open the table's page, with the given part after the #."""
        self.here().driver.get("about:blank")
        link = f"http://{self.host}:{self.table.phones.port}/{fragment}"

        def opened() -> bool:
            with suppress(Exception):  # the address may not be listened on yet
                self.driver.get(link)
            return bool(self.driver.find_elements("id", "app"))

        self.table.until(opened, "the page")

    def sit(self, seat: int, name: str) -> None:
        """Come in with the QR code, and take a chair."""
        self.open(f"#{self.table.phones.kept.code}")
        self.touch(f'[data-a="chair{seat}"]')
        self.wait(f'[data-a="chair{seat}"][aria-checked="true"]')
        field = "document.querySelector('[data-a=name]')"
        self.run(f"{field}.value = {name!r}; {field}.dispatchEvent(new Event('input'))")
        self.touch('[data-a="sit"]')
        self.table.until(
            lambda: seat in self.table.phones.chairs and self.table.phones.chairs[seat].here, "the chair"
        )


def _after(deeds: list[str], given: list[str], first: int) -> int | None:
    """Return the index after the first run of deeds at or after `first`; None if there is none."""
    places = range(first, len(given) - len(deeds) + 1)
    return next((at + len(deeds) for at in places if given[at : at + len(deeds)] == deeds), None)


@dataclass
class Browser:
    """A headless browser."""

    driver: Any
    table: Faceless
    phones: int = 0

    def phone(self, wide: int = 360, high: int = 740, host: str = "") -> Browsed:
        """Return a new page: another phone, or another page of the phone that uses `host`."""
        host = host or self._another_host()
        self.driver.switch_to.new_window("tab")
        size = {"width": wide, "height": high, "deviceScaleFactor": 2, "mobile": True}
        self.driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", size)
        return Browsed(self.driver, self.table, host, self.driver.current_window_handle)

    def _another_host(self) -> str:
        self.phones += 1
        host = f"127.0.0.{self.phones}"
        self.table.phones.wire.tell(t="bind", host=host)
        return host

    def troubles(self) -> list[str]:
        """Return the pages' error messages, except for sockets that were closed."""
        told = [entry["message"] for entry in self.driver.get_log("browser")]
        return [each for each in told if "WebSocket" not in each and "ERR_CONNECTION" not in each]


@contextmanager
def browser(table: Faceless) -> Iterator[Browser]:
    """Start a browser, or skip the test if there is none."""
    pytest.importorskip("selenium", reason="the browser is driven by selenium")
    if CHROMIUM is None or CHROMEDRIVER is None:
        pytest.skip(WHY_NOT)
    from selenium import webdriver

    options = webdriver.ChromeOptions()
    for argument in ARGUMENTS:
        options.add_argument(argument)
    options.binary_location = CHROMIUM
    driver = webdriver.Chrome(options=options, service=webdriver.ChromeService(CHROMEDRIVER))
    try:
        yield Browser(driver, table)
    finally:
        driver.quit()


@contextmanager
def webkit(table: Faceless, sizes: Sequence[tuple[int, int]]) -> Iterator[list[Browsed]]:
    """Open a page in WebKit for each phone, or skip the test if there is none; it has no headless mode."""
    webdriver = pytest.importorskip("selenium.webdriver", reason="the browser is driven by selenium")
    if WEBKIT is None or WEBKIT_DRIVER is None or not os.environ.get("DISPLAY"):
        pytest.skip("there is no WebKit with its driver and a display on this machine")
    options = webdriver.WebKitGTKOptions()
    options.binary_location = str(WEBKIT)
    options.add_argument("--automation")
    with ExitStack() as ended:
        pages = []
        for wide, high in sizes:
            driver = webdriver.WebKitGTK(options, webdriver.WebKitGTKService(WEBKIT_DRIVER))
            ended.callback(driver.quit)
            driver.set_window_size(wide, high)
            pages.append(Browsed(driver, table, table.phones.host, driver.current_window_handle))
        yield pages

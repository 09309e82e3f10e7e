"""A record as a film: a replay painted without a window, frame by frame, on its own clock."""

import os
from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from math import inf
from typing import Any

import pygame
from pygame import FRect as Rect
from pygame import Surface

from game.client.film.ffmpeg import Unfilmed
from game.client.kit import boxes, theme
from game.client.kit.canvas import Canvas
from game.client.kit.settings import Settings
from game.client.kit.widgets import Ui
from game.client.match.bar import MARGIN, write_caption
from game.client.scenes.review.replay import EVERYBODY, OPEN, Replay, may_see
from game.client.table.spots import Frame
from game.core.contract import Event
from game.core.files.journal import Recorded
from game.core.language.words import say

WIDE, SQUARE = (1280, 720), (720, 720)
NARROW, LARGER = 1024.0, 1.2  # the least logical px across a square, for which a board is laid out; its text scale
NOTICED, READ = 500.0, 25.0
"""The least ms that a caption stays, and the ms added per letter."""
HELD, SETTLED = 1.0, 1.0
"""Seconds that the last frame stays, and seconds after which no caption is still fading."""


@dataclass(frozen=True, slots=True)
class Cut:
    """The part of a record to film: from just before answer `first` until answer `last` has been shown."""

    first: int
    last: int
    eyes: str
    """A seat's number as text, "everybody" or "open"."""
    speed: float = 1.0
    square: bool = False
    seconds: float = inf
    """The longest duration, not counting the last frame."""


def usual_eyes(recorded: Recorded[Any]) -> str:
    """Return whose view of a record is used by default."""
    return OPEN if recorded.table.result is not None else EVERYBODY


def check(recorded: Recorded[Any], cut: Cut) -> None:
    """Raise Unfilmed if the cut is empty, out of range, or not yet allowed to be seen."""
    count = recorded.table.answered
    if not count:
        raise Unfilmed(say("film.nothing"))
    if not 0 <= cut.first <= cut.last <= count:
        raise Unfilmed(say("film.range", count=count, last=count))
    if not may_see(recorded, cut.eyes):
        raise Unfilmed(say("hidden.not_over"))


def around(recorded: Recorded[Any], answer: int, beats: int) -> int:
    """Return the answer from which at least `beats` beats are shown before `answer`, or 0."""
    table = recorded.table
    while answer > 0 and beats > 0:
        answer -= 1
        beats -= len(table.beats(answer, answer + 1))
    return answer


def lasts(replay: Replay, event: Event) -> float:
    """Return how many ms to show an event: long enough to read its caption."""
    told = replay.sitting.tell(event)
    return max(replay.board.emphasis(event).lasts, NOTICED + READ * len(told) if told else 0.0)


def darken() -> None:
    """Set up painting in a process without a window."""
    os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
    pygame.display.init()
    pygame.display.set_mode((1, 1))


class Film:
    """Paints a record frame by frame on `surface`."""

    def __init__(self, recorded: Recorded[Any], cut: Cut) -> None:
        check(recorded, cut)
        settings = Settings(speed=cut.speed, mute=True)
        self.cut, self.replay = cut, Replay(recorded, settings)
        self.replay.stage.lasts = partial(lasts, self.replay)
        self.replay.see(cut.eyes)
        self.replay.seek(cut.first)
        self.replay.playing = True
        size = SQUARE if cut.square else WIDE
        self.surface, self.ui = Surface(size), Ui(settings)
        self.ui.caps = False
        scale = size[0] / (NARROW if cut.square else WIDE[0])
        self.canvas = Canvas(self.surface, scale, LARGER if cut.square else 1.0)
        self.rect = Rect(0, 0, size[0] / scale, size[1] / scale)
        self.settle()

    def settle(self) -> None:
        """Paint as if the table had looked like this for some time, with no caption still fading in."""
        self.draw()
        self.ui.time += SETTLED
        self.draw()
        self.began = self.ui.time

    def run(self, rate: float) -> Iterator[float]:
        """Paint the film at `rate` frames per second, yielding the progress after each frame, 0 to 1."""
        replay, step = self.replay, 1 / rate
        told = self._moment()
        yield 0.0
        answers = max(1, self.cut.last - self.cut.first)
        while (replay.at < self.cut.last or not replay.stage.idle) and self._shown < self.cut.seconds:
            moving = replay.animating
            after = replay.tick(step)
            if replay.stage.shot is not None and replay.stage.shot.number > told:
                break
            self._pass(step, moving or replay.animating or after is not None)
            yield min(1.0, max((replay.at - self.cut.first) / answers, self._shown / self.cut.seconds))
        for _ in range(round(HELD * rate)):
            if replay.stage.idle:
                moving = replay.animating  # a wave of dots may still be running
                replay.stage.tick(step)
                self._pass(step, moving or replay.animating)
            yield 1.0

    def _moment(self) -> float:
        """Return the number of the beat that ends a film of a moment; infinity for any other film.

        It's the weightiest beat of the last answer, because that answer may end a phase, with cards drawn and
        captions shown after it.
        """
        replay, last = self.replay, self.cut.last
        if self.cut.seconds == inf or not last:
            return inf
        events = [beat.event.seen_by(None) for beat in replay.sitting.table.beats(last - 1, last)]
        weights = [(replay.board.emphasis(event).weight, number) for number, event in enumerate(events)]
        return replay.ends[last - 1] + max(weights)[1] if weights else inf

    @property
    def _shown(self) -> float:
        """The duration of the film so far, in seconds."""
        return self.ui.time - self.began

    def _pass(self, seconds: float, new: bool) -> None:
        """Advance the clock, and paint if anything is new."""
        self.ui.time += seconds
        if new or (self.ui.wanted_at is not None and self.ui.time >= self.ui.wanted_at):
            self.draw()

    def draw(self) -> None:
        """Paint the board with its animations and the caption."""
        ui, replay = self.ui, self.replay
        ui.begin(self.canvas, self.rect)
        ui.live = False
        room = _frame(self.rect, self.canvas.text_scale)
        replay.sight.fit(room, self.canvas.scale)
        ui.backdrop()
        replay.board.paint(replay.picture(ui))
        self.canvas.gradient(room.bar, theme.GLASS2, theme.GLASS)
        side, top = room.bar.w * MARGIN, self.rect.h * MARGIN
        safe = boxes.cut(room.bar, top=top, left=side, right=side)
        write_caption(self.canvas, safe, replay.sight.log, replay.stage.view)
        told, second, about = replay.caption()
        self.canvas.rect(room.prompt, theme.PAPER)
        ui.prompt_bar(boxes.inset(room.prompt, room.prompt.w * MARGIN, 0), told, second, tab=about)
        ui.end()


def _frame(rect: Rect, text_scale: float) -> Frame:
    """Lay out a film: board, caption and hand over the full width; the rail off-screen."""
    t = max(1.0, text_scale)
    bar = rect.h * MARGIN + 22 * t
    prompt = 36 * t
    tray = 140.0 + 64 * (t - 1)
    bottom = rect.h - tray
    return Frame(
        Rect(0, 0, rect.w, bar),
        Rect(0, bar, rect.w, bottom - prompt - bar),
        Rect(0, bottom - prompt, rect.w, prompt),
        Rect(0, bottom, rect.w, tray),
        Rect(rect.w * 2, bar, 256, rect.h - bar),
        text_scale,
    )

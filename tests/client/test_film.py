"""Films of records: what they may show, what is refused in one sentence, and that no partial file remains."""

import os
import stat
import sys
from collections.abc import Callable
from pathlib import Path
from threading import Thread, current_thread
from typing import Any

import pytest

from game import folders
from game.client.cards import TurningPoint
from game.client.film import work
from game.client.film.ffmpeg import Stopped, Unfilmed
from game.client.film.moments import DEED, SECONDS, WHOLE, best, deciding, pace
from game.client.film.pictures import Cut, Film, around, check, darken, lasts, usual_eyes
from game.client.film.sheet import ChooseMoment, FilmSheet
from game.client.film.work import order
from game.client.film.writing import write
from game.client.kit import desktop
from game.client.match.handover import turning_points
from game.client.scenes.review.replay import Replay
from game.command_line import main
from game.core.files.journal import YOU, Recorded, start
from game.core.language.words import say
from game.play.ending import turns_begun
from game.titles import rules_of, setup
from tests.client.driver import Driver
from tests.client.twins import twin_of
from tests.games import play_on
from tests.patience import PATIENCE
from tests.sure import sure

pytestmark = pytest.mark.paints

FAKE = """#!{python}
import sys
from pathlib import Path
out, fed, asked = Path(sys.argv[-1]), 0, " ".join(sys.argv)
while " - " in asked and (piece := sys.stdin.buffer.read(1 << 20)):
    fed += len(piece)
{then}
"""
WRITES = "out.write_bytes(b'film')"
FULL = "out.write_bytes(b'half'); sys.exit('[out] Error writing: No space left on device\\nConversion failed!')"
AS_WIDE = "out.write_bytes(b'x' * (int(asked.split('scale=')[1].split(':')[0]) if 'scale=' in asked else 9))"
HANGS = f"import time; time.sleep({2 * PATIENCE})"


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Callable[..., Recorded[Any]]:
    """Return a function that starts a game of 1955 and plays it at random for some answers or to the end."""
    darken()

    def play(*chairs: str, answers: int = 100_000) -> Recorded[Any]:
        game, folder = rules_of("espionage"), tmp_path_factory.mktemp("saves")
        recorded = start(folder, game, setup("espionage", 2, "close_quarters", seed=3), chairs, ("Ada", "Bea"))
        return play_on(recorded, answers, 3)

    return play


@pytest.fixture(scope="module")
def begun(played: Callable[..., Recorded[Any]]) -> Recorded[Any]:
    """Return an unfinished game between two people."""
    return played(YOU, YOU, answers=14)


@pytest.fixture(scope="module")
def over(played: Callable[..., Recorded[Any]]) -> Recorded[Any]:
    return played(YOU, "random")


@pytest.fixture
def faked(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Callable[[str], None]:
    """Return a function that installs a fake ffmpeg with one behaviour, which processes find too."""

    def fake(then: str) -> None:
        (tmp_path / "bin").mkdir(exist_ok=True)
        program = tmp_path / "bin" / "ffmpeg"
        program.write_text(FAKE.format(python=sys.executable, then=then))
        program.chmod(0o755)
        monkeypatch.setenv("IMAGEIO_FFMPEG_EXE", str(program))

    return fake


def short(recorded: Recorded[Any], eyes: str = "everybody") -> Cut:
    """Return a cut of the answers around the fifth, at the fastest speed."""
    return Cut(4, 6, eyes, speed=64.0)


# --- what may be seen ---


@pytest.mark.parametrize("eyes", ["open", "0", "1"])
def test_two_peoples_hidden_hands_cannot_be_filmed_before_the_game_ends(begun: Recorded[Any], eyes: str) -> None:
    with pytest.raises(Unfilmed, match="hidden hands"):
        check(begun, Cut(0, 5, eyes))
    check(begun, Cut(0, 5, "everybody"))


def test_one_person_may_film_only_what_they_see(played: Callable[..., Recorded[Any]]) -> None:
    recorded = played(YOU, "random", answers=6)
    check(recorded, Cut(0, 5, "0"))
    with pytest.raises(Unfilmed, match="hidden hands"):
        check(recorded, Cut(0, 5, "1"))


def test_all_hands_are_open_in_the_film_of_a_finished_game(over: Recorded[Any], begun: Recorded[Any]) -> None:
    assert (usual_eyes(over), usual_eyes(begun)) == ("open", "everybody")
    check(over, Cut(0, 5, "open"))


def pictures(recorded: Recorded[Any], eyes: str) -> list[bytes]:
    film = Film(recorded, Cut(6, 8, eyes, speed=64.0))
    return [bytes(film.surface.get_buffer().raw) for _ in film.run(1.0)]


def test_a_film_is_the_same_in_every_world_its_viewer_cannot_tell_apart(
    played: Callable[..., Recorded[Any]],
) -> None:
    recorded = played(YOU, "random", answers=9)
    twin = twin_of(recorded, 0)
    assert len(set(pictures(recorded, "0"))) > 1, "something moves"
    assert pictures(recorded, "0") == pictures(twin, "0")
    recorded.practice = twin.practice = True
    assert pictures(recorded, "1") != pictures(twin, "1"), "the worlds differ for others"


# --- what is refused ---


@pytest.mark.parametrize(("first", "last"), [(-1, 4), (5, 4), (0, 10_000)])
def test_nonexistent_answers_are_refused(begun: Recorded[Any], first: int, last: int) -> None:
    with pytest.raises(Unfilmed, match="has 14 answers"):
        check(begun, Cut(first, last, "everybody"))


def test_game_without_answers_cannot_be_filmed(played: Callable[..., Recorded[Any]]) -> None:
    with pytest.raises(Unfilmed, match="nothing to film"):
        check(played(YOU, YOU, answers=0), Cut(0, 0, "everybody"))


@pytest.mark.parametrize("name", ["film.avi", "film"])
def test_unknown_file_type_is_refused(begun: Recorded[Any], tmp_path: Path, name: str) -> None:
    with pytest.raises(Unfilmed, match=r"\.gif, \.mp4 or \.png"):
        write(begun, short(begun), tmp_path / name)


def test_missing_folder_and_a_folder_given_as_the_file(
    begun: Recorded[Any], tmp_path: Path, faked: Callable[[str], None]
) -> None:
    faked(WRITES)
    (tmp_path / "taken.gif").mkdir()
    for name in ("nowhere/film.gif", "nowhere/film.png"):
        with pytest.raises(Unfilmed, match="cannot be written: No such file"):
            write(begun, short(begun), tmp_path / name)
    with pytest.raises(Unfilmed, match="is a folder"):
        write(begun, short(begun), tmp_path / "taken.gif")


def test_missing_ffmpeg_is_reported_with_what_to_install(
    begun: Recorded[Any], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "imageio_ffmpeg", None)
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(Unfilmed, match=r"pip install overton\[film\]"):
        write(begun, short(begun), tmp_path / "film.gif")
    write(begun, short(begun), tmp_path / "film.png")
    assert (tmp_path / "film.png").read_bytes().startswith(b"\x89PNG")


# --- nothing partial ---


def left(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir() if path.name != "bin")


def test_full_disk_keeps_the_existing_film(
    begun: Recorded[Any], tmp_path: Path, faked: Callable[[str], None]
) -> None:
    faked(FULL)
    (tmp_path / "film.mp4").write_bytes(b"older")
    with pytest.raises(Unfilmed, match="No space left on device"):
        write(begun, short(begun), tmp_path / "film.mp4", force=True)
    assert left(tmp_path) == ["film.mp4"]
    assert (tmp_path / "film.mp4").read_bytes() == b"older"


def test_ffmpeg_dying_at_once_is_reported_with_its_reason(
    begun: Recorded[Any], tmp_path: Path, faked: Callable[[str], None]
) -> None:
    faked("")
    (tmp_path / "bin" / "ffmpeg").write_text("#!/bin/sh\necho \"Unknown encoder 'libx264'\" >&2\nexit 8\n")
    with pytest.raises(Unfilmed, match="Unknown encoder"):
        write(begun, short(begun), tmp_path / "film.mp4")
    assert left(tmp_path) == []


@pytest.mark.parametrize("stop", [Stopped, KeyboardInterrupt])
def test_stopping_in_the_middle_leaves_nothing(
    begun: Recorded[Any], tmp_path: Path, faked: Callable[[str], None], stop: type[BaseException]
) -> None:
    faked(HANGS)

    def hears(share: float) -> None:
        if share:
            raise stop

    with pytest.raises(stop):
        write(begun, short(begun), tmp_path / "film.gif", hears=hears)
    assert left(tmp_path) == []


def test_a_film_that_fails_after_its_window_has_gone_ends_quietly(
    begun: Recorded[Any], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Esc while filming used to leave two tracebacks in the console."""

    def fails(*_: object, **__: object) -> None:
        raise Unfilmed("the disk is full")

    class Gone:
        def poll(self) -> bool:
            return True

        def send(self, _: object) -> None:
            raise BrokenPipeError

    monkeypatch.setattr(work, "write", fails)
    monkeypatch.setattr(work, "darken", lambda: None)
    monkeypatch.setattr("os.nice", lambda _: 0)
    monkeypatch.setattr("signal.signal", lambda *_: None)
    monkeypatch.setattr(work, "program", lambda: "")
    work.work(Gone(), work.order(begun, short(begun), tmp_path / "film.gif"))  # type: ignore[arg-type]


def test_gif_shrinks_until_it_is_small_enough_to_send(
    begun: Recorded[Any], tmp_path: Path, faked: Callable[[str], None]
) -> None:
    faked(AS_WIDE)
    write(begun, short(begun), tmp_path / "film.gif", most=700)
    assert (tmp_path / "film.gif").stat().st_size == 640


@pytest.mark.parametrize(("kind", "begins"), [("gif", b"GIF89a"), ("mp4", b"ftyp")])
def test_real_ffmpeg_accepts_our_frames(begun: Recorded[Any], tmp_path: Path, kind: str, begins: bytes) -> None:
    pytest.importorskip("imageio_ffmpeg", reason="the extra [film] is not installed")
    heard: list[float] = []
    cut = Cut(4, 4, "everybody", speed=64.0, square=True)
    write(begun, cut, tmp_path / f"film.{kind}", hears=heard.append, wide=320)
    assert begins in (tmp_path / f"film.{kind}").read_bytes()[:12]
    assert heard == sorted(heard)
    assert heard[-1] == 1.0
    assert left(tmp_path) == [f"film.{kind}"]


# --- the command ---


def told(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str]:
    try:
        code = main(["film", *arguments])
    except SystemExit as left:
        code = int(str(left.code))
    return code, " ".join(" ".join(capsys.readouterr()).split())


def test_film_command_writes_a_file_or_refuses_in_one_sentence(
    begun: Recorded[Any], tmp_path: Path, capsys: pytest.CaptureFixture[str], faked: Callable[[str], None]
) -> None:
    faked(WRITES)
    record, out = str(begun.journal.path), str(tmp_path / "film.gif")
    assert told(capsys, record, out, "--from", "4", "--to", "5", "--speed", "64") == (
        0,
        f"The film is written: {out}",
    )
    for more, code, sentence in (
        (("--as", "Bob"), 1, "Nobody called “Bob”"),
        (("--as", "open"), 1, "hidden hands"),
        (("--as", "1"), 1, "hidden hands"),
        (("--from", "99"), 1, "has 14 answers"),
        (("--speed", "0"), 2, "from 0.25 to 64"),
    ):
        got, text = told(capsys, record, out, *more)
        assert (got, sentence in text) == (code, True), text
        assert "Traceback" not in text
    (tmp_path / "broken").write_bytes(Path(record).read_bytes()[:40])
    assert told(capsys, str(tmp_path / "broken"), out)[0] == 1


def test_film_shows_no_key_caps(tmp_path: Path) -> None:
    darken()
    recorded = start(
        tmp_path, rules_of("world_order"), setup("world_order", 2, seed=3), ("easy", "easy"), ("Ada", "Bea")
    )
    recorded.play(sure(recorded.table.decision).options[0])
    film = Film(recorded, Cut(0, 1, "everybody"))
    film.canvas.audit = []
    film.draw()
    told = [written.text for written in film.canvas.audit]
    assert "Market" in told
    assert "M" not in told


def test_cut_around_a_moment_starts_a_few_events_before_it(over: Recorded[Any]) -> None:
    last = len(over.table.answers)
    first = around(over, last, 5)
    assert len(over.table.beats(first, last)) >= 5 > len(over.table.beats(first + 1, last))
    assert around(over, 0, 5) == 0


# --- the sheet in the window ---


def test_film_is_made_in_the_background_and_offers_its_folder_and_path(
    over: Recorded[Any],
    faked: Callable[[str], None],
    opened: list[Path],
    copied: list[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    faked(WRITES)
    driver = Driver(FilmSheet(over, (), "end", "open"))
    sheet = driver.at(FilmSheet)
    assert driver.labels()
    sure(sheet.filming)._process.join(PATIENCE)
    driver.wait(0.3)
    assert say("film.written") in driver.texts()
    assert sheet.path.read_bytes() == b"film"
    assert sheet.path.parent == folders.films()
    driver.key("o", "c").wait(0.1)
    assert (opened, copied) == ([sheet.path.parent], [str(sheet.path)])
    assert say("film.copied") in driver.labels()
    monkeypatch.setattr(desktop, "show", lambda folder: False)
    driver.key("o").wait(0.1)
    assert say("film.no_folder") in driver.texts()
    assert driver.audit() == []
    sheet.closing()


def test_cancelled_film_leaves_nothing(
    over: Recorded[Any], faked: Callable[[str], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    faked(HANGS)
    sheet = FilmSheet(over, (), "end", "open")
    process, waited_in = sure(sheet.filming)._process, list[Thread]()

    def join(timeout: float | None = None) -> None:
        waited_in.append(current_thread())
        type(process).join(process, timeout)

    monkeypatch.setattr(process, "join", join)
    sheet.closing()
    assert current_thread() not in waited_in, "no frame waits"
    process.join(PATIENCE)
    assert list(folders.films().iterdir()) == []


def test_film_sheet_says_that_ffmpeg_is_missing(over: Recorded[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "imageio_ffmpeg", None)
    monkeypatch.setenv("PATH", "")
    driver = Driver(FilmSheet(over, (), "end", "open"))
    assert say("film.no_ffmpeg") in driver.texts()
    assert sure(driver.scene).on(ChooseMoment("end")) is None, "there is nothing else to film"


def test_game_sent_to_the_process_is_the_same(over: Recorded[Any], tmp_path: Path) -> None:
    pytest.importorskip("imageio_ffmpeg", reason="the extra [film] is not installed")
    again = order(over, Cut(0, 3, "open"), tmp_path / "film.gif").recorded()
    assert again.table.digest == over.table.digest
    assert [YOU in each for each in again.sitters] == [True, False]


# --- where it is written ---


@pytest.mark.parametrize("name", ["film.gif", "film.png"])
def test_existing_file_is_replaced_only_by_force(
    begun: Recorded[Any], tmp_path: Path, faked: Callable[[str], None], name: str
) -> None:
    faked(WRITES)
    (tmp_path / name).write_bytes(b"precious")
    with pytest.raises(Unfilmed, match="is already there"):
        write(begun, short(begun), tmp_path / name)
    assert (tmp_path / name).read_bytes() == b"precious"
    write(begun, short(begun), tmp_path / name, force=True)
    assert (tmp_path / name).read_bytes() != b"precious"
    assert left(tmp_path) == [name]


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="needs pipes with names")
@pytest.mark.parametrize("name", ["film.gif", "film.png"])
def test_special_file_is_never_replaced(
    begun: Recorded[Any], tmp_path: Path, faked: Callable[[str], None], name: str
) -> None:
    faked(WRITES)
    os.mkfifo(tmp_path / name)
    for force in (False, True):
        with pytest.raises(Unfilmed, match="no ordinary file"):
            write(begun, short(begun), tmp_path / name, force=force)
    assert stat.S_ISFIFO((tmp_path / name).stat().st_mode)


@pytest.mark.sampled(2)
@pytest.mark.parametrize("place", ["a:b/film", "100%d/film", "%03d:1/100%d", "-y/-film", "[x];[y]/'film"])
@pytest.mark.parametrize("kind", ["gif", "mp4"])
def test_real_ffmpeg_takes_special_characters_of_a_folder_literally(
    begun: Recorded[Any], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, place: str, kind: str
) -> None:
    pytest.importorskip("imageio_ffmpeg", reason="the extra [film] is not installed")
    monkeypatch.chdir(tmp_path)
    path = Path(f"{place}.{kind}")
    path.parent.mkdir()
    write(begun, Cut(4, 4, "everybody", speed=64.0, square=True), path, wide=320)
    assert left(path.parent) == [path.name]
    assert path.stat().st_size > 1000


# --- which moment, and how fast ---


def test_best_moment_is_a_few_events_around_a_turning_point(over: Recorded[Any]) -> None:
    cut = best(over, "open")
    assert 0 <= cut.first < cut.last <= over.table.answered
    assert cut.seconds == SECONDS
    assert len(over.table.beats(cut.last - 1, cut.last)) <= DEED


def test_film_of_a_moment_ends_with_it_and_not_with_the_end_of_the_turn(
    over: Recorded[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two thirds of a film used to be cards drawn and sums told after the moment."""
    replay = Replay(over)

    def weights(answer: int) -> list[float]:
        beats = over.table.beats(answer, answer + 1)
        return [replay.board.emphasis(beat.event.seen_by(None)).weight for beat in beats]

    answer = next(
        each for each in range(replay.last) if max([0.0, *weights(each)[:-2]]) > max([0.0, *weights(each)[-2:]])
    )
    film, painted = Film(over, Cut(answer, answer + 1, "open", seconds=SECONDS)), set[int]()
    draw = film.draw

    def noted() -> None:
        shot = film.replay.stage.shot
        painted.update([shot.number - film.replay.ends[answer]] if shot is not None and shot.event else [])
        draw()

    monkeypatch.setattr(film, "draw", noted)
    for _ in film.run(20.0):
        pass
    heaviest = max(range(len(weights(answer))), key=lambda beat: (weights(answer)[beat], beat))
    assert max(painted) == heaviest


def test_without_turning_points_the_answer_with_most_events_is_filmed(over: Recorded[Any]) -> None:
    answer = deciding(over.table, ())
    fullest = max(len(over.table.beats(number, number + 1)) for number in range(over.table.answered))
    assert len(over.table.beats(answer, answer + 1)) == min(fullest, DEED)


def test_film_of_a_whole_game_lasts_at_most_a_minute(over: Recorded[Any]) -> None:
    count = over.table.answered
    speed = pace(over, 0, count)
    assert pace(over, 0, 1) == 1.0
    replay = Replay(over)
    told = sum(lasts(replay, beat.event.seen_by(None)) for beat in over.table.beats()) / 1000
    assert told / speed <= WHOLE + 0.01
    assert speed == max(1.0, told / WHOLE)


def test_film_command_films_the_best_moment(
    over: Recorded[Any],
    begun: Recorded[Any],
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    faked: Callable[[str], None],
) -> None:
    faked(WRITES)
    out = str(tmp_path / "best.gif")
    assert told(capsys, str(over.journal.path), out, "--best")[0] == 0
    code, text = told(capsys, str(begun.journal.path), out, "--best", "--force")
    assert (code, "nobody can say yet" in text) == (1, True), text


def test_film_sheet_starts_at_the_best_moment(
    over: Recorded[Any], faked: Callable[[str], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    faked(WRITES)
    monkeypatch.setattr("game.client.film.sheet.Filming", lambda ordered: None)  # nothing is filmed for this
    answer = deciding(over.table, ())
    assert FilmSheet(over, (TurningPoint(1, "here", answer),), "", "open").moment == str(answer)
    assert FilmSheet(over, (), "", "open").moment == "end"


def test_at_the_end_of_a_game_another_moment_can_be_filmed(over: Recorded[Any]) -> None:
    """In mid-game G asked which moment to film; at the end it used to film at once."""
    replay = Replay(over)
    replay.seek(replay.last)
    asked = replay._film()
    assert asked.moment == "end"
    assert asked.moments == turning_points(replay.sight.log, turns_begun(replay.sitting))
    assert asked.moments
    replay.seek(3)
    assert [point.answer for point in replay._film().moments] == [3]


def test_replay_runs_on_through_unanswered_plays(over: Recorded[Any]) -> None:
    replay = Replay(over)
    whispers = [answer for answer in range(replay.last) if replay.whispers(answer)]
    assert whispers, "something was let pass"
    answer = next(each for each in whispers if each and replay.ends[each] < replay.ends[each + 1])
    replay.seek(answer)
    replay.playing = True
    replay.tick(0.01)
    assert replay.at == answer + 1, "letting it pass follows at once"
    loud = next(each for each in range(1, replay.last) if not (replay.whispers(each) or replay.whispers(each - 1)))
    replay.seek(loud)
    replay.playing = True
    replay.tick(0.01)
    assert replay.at == loud, "a deed after a deed waits"

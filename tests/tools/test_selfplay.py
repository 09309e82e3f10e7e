"""Self-play: games are identified by deal and answers, and an interrupted run resumes where it stopped."""

import json
from argparse import Namespace
from pathlib import Path

import pytest

from tests.games import asked_at
from tools.lab import selfplay
from tools.lab.selfplay import SelfPlayGame, SelfPlayJob, add, jobs, main, play, read


def test_a_game_replays_to_its_result() -> None:
    game = play(SelfPlayJob("espionage", "", 2, 3, worlds=0))
    state = None
    for number, state in game.positions():
        assert game.answers[number] in map(str, asked_at(state).options)
    assert state is not None
    assert state.result is not None, "the last position went on to the end"
    assert state.result.shares == game.shares
    assert SelfPlayGame.of(json.loads(json.dumps(game._asdict()))) == game


def test_the_same_job_gives_the_same_game() -> None:
    job = SelfPlayJob("espionage", "", 2, 4, worlds=1)
    assert play(job) == play(job)


def test_a_share_of_the_questions_is_searched() -> None:
    game = play(SelfPlayJob("ideology", "", 2, 5, full=4, share=0.1, worlds=0))
    assert 0 < len(game.roots) < len(game.answers) / 4
    assert all(0 <= root.value <= 1 for root in game.roots)
    askers = {number: state.agenda[-1].seat for number, state in game.positions()}
    assert all(askers[root.number] == root.seat for root in game.roots)


def test_interrupted_run_resumes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path, played = tmp_path / "games.jsonl", list[int]()

    def quickly(job: SelfPlayJob) -> SelfPlayGame:
        played.append(job.seed)
        return SelfPlayGame(job.title, "", job.seed, (), ("lead",), (), (1.0, 0.0))

    monkeypatch.setattr(selfplay, "play", quickly)
    every = [SelfPlayJob("espionage", "", 2, seed) for seed in (1, 2, 3)]
    assert add(path, every[:2], 1) == 2
    path.write_text(path.read_text("utf-8")[:-9], "utf-8")  # interrupted in the middle of the second
    assert [game.seed for game in read(path)] == [1]
    assert add(path, every, 1) == 3
    assert [game.seed for game in read(path)] == [1, 2, 3]
    assert played == [1, 2, 2, 3]


def test_self_play_deals_vary_the_factions() -> None:
    wanted = Namespace(
        title="manifesto", level="", seats=2, games=10, seed=1, full=0, share=0.0, worlds=1, wild=0.0
    )
    assert len({job.factions for job in jobs(wanted)}) > 1


def test_self_play_command_fills_a_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "games.jsonl"
    assert main(["espionage", "--games", "1", "--worlds", "0", "--workers", "1", "--file", str(path)]) == 0
    assert len(read(path)) == 1
    assert "1 games" in capsys.readouterr().out

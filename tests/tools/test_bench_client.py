"""The measurements of the window: they know their titles, and measure what they say."""

import os

import pytest

from tools.bench_client import _used, main


def test_c35_an_unknown_title_is_refused_in_a_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.argv", ["bench_client", "chess"])
    with pytest.raises(SystemExit):
        main()
    assert "there is no title called chess; there are espionage" in capsys.readouterr().err


def test_i36_processor_time_of_a_process_is_known() -> None:
    before = _used(os.getpid())
    sum(number * number for number in range(2_000_000))
    assert _used(os.getpid()) > before

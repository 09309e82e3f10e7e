"""The forms of reasons are counted whatever they name, and up to three tenths may be stock."""

from pathlib import Path

import pytest

from ai.coach.causes import UNNAMED, is_stock
from game.core.contract import line
from tools import batches
from tools.lab.forms import STOCK, form, main, report

AFRICA = [["region_vp", False]]
CARDS = [["hand", True]]


def rows(*forms: list[list[object]]) -> list[dict[str, object]]:
    return [{"seed": 1, "number": number, "forms": each} for number, each in enumerate(forms)]


def test_form_ignores_names_and_direction() -> None:
    more = line("stands.region_vp_more", region="africa", seat=0, count=2)
    fewer = line("stands.region_vp_fewer", region="europe", seat=1, count=1)
    engaged = line("happens.engaged", seat=0, region="africa")
    assert form(more) == form(fewer) == "region_vp"
    assert form(line("coach.won", one=engaged, other=more)) == "engaged+region_vp"


def test_unknown_reason_is_stock() -> None:
    assert is_stock(line(UNNAMED))
    assert "coach.dear" in STOCK


def test_stock_is_marked_and_its_share_is_reported() -> None:
    told = list(report(rows(AFRICA, AFRICA + CARDS, [])))
    assert told[0].startswith("3 hints, 3 reasons, 1 stock [")
    assert told[1].split() == ["2", "67%", "region_vp"]
    assert told[2].split() == ["1", "33%", "*", "hand"]


@pytest.mark.parametrize(("stock", "code"), [(3, 0), (4, 1)])
def test_more_than_30_percent_of_stock_is_a_failure(
    stock: int, code: int, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for row in rows(*[AFRICA] * (10 - stock), *[CARDS] * stock):
        batches.append(tmp_path / "rows", row)
    assert main(["espionage", "--hints", "10", "--keep", str(tmp_path / "rows")]) == code
    assert f"{stock} stock" in capsys.readouterr().out

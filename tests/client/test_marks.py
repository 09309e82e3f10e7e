"""A land that has changed hands keeps a flag until one round later."""

from game.client.table.marks import won
from game.client.table.messages import LogLine
from game.client.table.picture import Picture
from game.titles.manifesto.events import RegionGained, RoundBegan


def test_a_flag_stays_for_the_round_and_the_next() -> None:
    began = [RoundBegan(number, 1900, 1905) for number in range(3)]
    gained = [RegionGained(0, "india", None), RegionGained(1, "china", 0), RegionGained(0, "china", 1)]
    events = [began[0], gained[0], began[1], gained[1], gained[2], began[2]]
    sides = ["", "blue", "", "red", "blue", ""]
    told = [
        LogLine(str(number), side, number, event)
        for number, (event, side) in enumerate(zip(events, sides, strict=True))
    ]

    def flags(count: int, *, live: bool = True) -> dict[str, str]:
        seen = Picture.__new__(Picture)
        seen.told, seen.live = told[:count], live
        return dict(won(seen, (RegionGained,), RoundBegan))

    assert flags(2) == {"india": "blue"}
    assert flags(4) == {"india": "blue", "china": "red"}
    assert flags(5)["china"] == "blue", "whose it is now"
    assert flags(6) == {"china": "blue"}, "two rounds later it is gone"
    assert flags(5, live=False) == {}

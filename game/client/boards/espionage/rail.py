"""The rail of 1955: both sides, the running sum and the teletype, or tabs for them in large type."""

from game.client.boards.espionage.layout import Spots
from game.client.boards.espionage.sides import open_cards, sides
from game.client.boards.espionage.totals import account, could_block
from game.client.kit import theme
from game.client.kit.flow import Column
from game.client.table.feed import feed
from game.client.table.picture import Picture
from game.client.table.tabs import drawer, rail_ground, tabbed

TABS = (("sides", "people"), ("sum", "ledger"), ("teletype", "list"))


def rail(picture: Picture, at: Spots) -> float:
    """Paint the rail or, in large type, its tabs, and return the y where its log begins."""
    rail_ground(picture, theme.TABLE)
    if tabbed(picture, TABS, "board."):
        return at.frame.rail.bottom
    column = Column(picture.ui.canvas, at.rail())
    sides(picture, at, column)
    account(picture, column)
    could_block(picture, column)
    feed(picture, column.rest, picture.say("board.teletype"))
    return column.bottom


def opened(picture: Picture, at: Spots, name: str) -> None:
    """Paint a part of the rail as a drawer: the sides, the running sum, or the teletype."""
    with drawer(picture, name, picture.say(f"board.{name}")) as room:
        column = Column(picture.ui.canvas, room)
        match name:
            case "sides":
                sides(picture, at, column)
                open_cards(picture, at, column)
            case "sum":
                account(picture, column)
                could_block(picture, column)
                if column.bottom == room.top:
                    column.text(picture.say("board.no_sum"), theme.BODY, pale=True)
            case _:
                feed(picture, room, picture.say("board.teletype"))

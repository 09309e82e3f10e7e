"""The regions of Manifesto as a list: the same facts as the map, for large type and players who prefer words."""

from game.client.boards.manifesto.cards import seat_symbol
from game.client.boards.manifesto.layout import Spots
from game.client.boards.manifesto.map import FIRST, aimed_at, influence, pips_wide, tag_colours
from game.client.kit import boxes, theme
from game.client.kit.flow import Row
from game.client.kit.theme import CORNER, NEAR, TIGHT
from game.client.table.picture import Picture
from game.titles.manifesto.faces import REGIONS
from game.titles.manifesto.state import State


def listed(picture: Picture, at: Spots) -> None:
    """Paint a panel per region: its name, influence and owner."""
    view: State = picture.view
    canvas = picture.ui.canvas
    for number, region in enumerate(REGIONS, FIRST):
        rect, aimed = at.panel(region), region == aimed_at(view)
        ground, edge, ink = tag_colours(view, region)
        look = picture.touch(region, rect, "region", picture.name(region), rank=number)
        canvas.rect(rect, ground, radius=CORNER, border=edge)
        if picture.lit(region) or aimed:
            picture.ui.framed(rect, strong=look.hover or picture.pointed_at(region) or aimed)
        row = Row(canvas, boxes.inset(rect, NEAR, 0), theme.NOTE)
        row.gap = TIGHT
        pips = row.take(pips_wide(picture, view.influence[region]), end=True)
        if pips is not None:
            influence(picture, *pips.midleft, view.influence[region], ink)
        with canvas.panel(rect, f"region {region}"):
            if region in view.owner:
                row.icon(seat_symbol(view, view.owner[region]), color=ink)
            row.text(picture.name(region), theme.NOTE.strong, color=ink, shrink=True)

"""The regions of Manifesto as a list: the twin of the map for large type and for those who prefer words."""

from game.client.boards.manifesto.cards import seat_symbol
from game.client.boards.manifesto.layout import Spots
from game.client.boards.manifesto.map import influence, tag_colours
from game.client.kit import theme
from game.client.table.picture import Picture
from game.titles.manifesto.faces import REGIONS
from game.titles.manifesto.state import Conflict, State


def listed(picture: Picture, at: Spots) -> None:
    """Paint one field per region: its name, what it is worth, whose it is."""
    view: State = picture.view
    canvas = picture.ui.canvas
    aimed = view.contest.region if isinstance(view.contest, Conflict) else ""
    for number, region in enumerate(REGIONS):
        rect = at.panel(region)
        ground, edge, ink = tag_colours(view, region)
        look = picture.touch(region, rect, "region", picture.name(region), rank=20 + number)
        canvas.rect(rect, ground, radius=4, border=edge)
        if picture.lit(region) or region == aimed:
            thick = 2 if look.hover or picture.held(region) or region == aimed else 1
            canvas.rect(rect.inflate(4, 4), None, radius=6, border=theme.WHITE, border_width=thick)
        x, y = rect.left + 8, rect.centery
        if region in view.owner:
            side = min(13 * at.type, rect.h - 12)
            canvas.icon(seat_symbol(view, view.owner[region]), x + side / 2, y, side, ink)
            x += side + 5
        pips = 10 * min(at.type, 1.6) * min(view.influence[region], 4)
        wide = rect.right - 8 - pips - x
        with canvas.panel(rect, f"region {region}"):
            canvas.text(
                x,
                y,
                picture.name(region),
                theme.NOTE.strong,
                color=ink,
                valign="middle",
                width=wide,
                fit=True,
                max_lines=1,
            )
        influence(picture, at, rect.right - 6 - pips, y, view.influence[region], ink)

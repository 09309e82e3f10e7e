"""The object passed to `draw`: a page with all widgets, each painted and registered in one call."""

from game.client.kit import bar, caps, changing, fields, pages, pieces, reading, scrolling, sheets, topmost
from game.client.kit.bar import Plaque, PlaqueNumber, Tool
from game.client.kit.fields import ListItem
from game.client.kit.page import Look, Page
from game.client.kit.sheets import LogItem, Tab, Way

__all__ = ["ListItem", "LogItem", "Look", "Plaque", "PlaqueNumber", "Tab", "Tool", "Ui", "Way"]


class Ui(Page):
    """A page and its widgets: each is a plain function, listed here to be called as `ui.button(...)`."""

    end = topmost.end
    backdrop = pieces.backdrop
    panel = pieces.panel
    framed = pieces.framed
    label = pieces.label
    chip = pieces.chip
    slip = pieces.slip
    tooltip = pieces.tooltip
    scroll = scrolling.scroll
    page = pages.page
    paper = pages.paper
    column = reading.column
    key_cap = caps.key_cap
    cap_size = caps.cap_size
    eased = changing.eased
    since = changing.since
    settled = changing.settled
    button = fields.button
    button_width = fields.button_width
    button_height = fields.button_height
    field_height = fields.field_height
    toggle = fields.toggle
    radio = fields.radio
    slider = fields.slider
    choice = fields.choice
    tabs = fields.tabs
    text_input = fields.text_input
    list = fields.rows
    prompt_bar = sheets.prompt_bar
    refusal = sheets.refusal
    price_height = sheets.price_height
    price_tag = sheets.price_tag
    ways_out = sheets.ways_out
    dialog = sheets.dialog
    close_cross = sheets.close_cross
    log_list = sheets.log_list
    top_bar = bar.top_bar
    seat_plaque = bar.seat_plaque
    badge = bar.badge
    thinking = bar.thinking
    number = bar.number
    die = bar.die

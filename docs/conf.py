"""The site, from the same Markdown that is read in the tree: python -m sphinx -W -b html docs build/site."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from game.version import version as number

project, author = "Overton", "The Overton team"
version = release = number()
extensions = ["myst_parser"]
source_suffix = {".md": "markdown"}
exclude_patterns = ["bots/*", "titles/*"]
html_theme, html_title = "furo", "Overton"
html_favicon = "../assets/overton.svg"
html_copy_source = html_show_sourcelink = False
templates_path = html_static_path = []
myst_enable_extensions = ["colon_fence"]
myst_heading_anchors = 3
suppress_warnings = ["myst.header"]  # a record of decisions begins some of its parts one level down

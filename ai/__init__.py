"""The players: they see views, never states."""

import game  # noqa: F401  # it chooses between machine code and source

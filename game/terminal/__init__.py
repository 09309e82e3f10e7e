"""The same games in a terminal, without a display."""

"""The board of 1955."""

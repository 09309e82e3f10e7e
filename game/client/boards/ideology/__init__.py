"""The board of Ideology."""

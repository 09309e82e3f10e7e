"""The board of World Order."""

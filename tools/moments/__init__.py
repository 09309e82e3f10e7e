"""Moments of a title that its questions and events do not show: a module per title that has any."""

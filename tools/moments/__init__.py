"""Moments of a title that its questions and events don't show: one module per title that has any."""

"""Advice, reasons, reviews and puzzles."""

"""Sheets over a running match: the curtain, the pause, the question before practice."""

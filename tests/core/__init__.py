"""Tests of what the table guarantees to every title."""

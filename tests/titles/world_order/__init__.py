"""Tests of World Order, in the order of the rulebook."""

"""Tests of the text version and the command line."""

"""Requirements that every player must meet."""

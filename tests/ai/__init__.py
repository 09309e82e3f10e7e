"""Requirements on every player."""

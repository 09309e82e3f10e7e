"""The players: they see views, never states."""

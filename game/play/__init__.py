"""A sitting: one game and the people at it, for any face. Nothing here opens a window or prints."""

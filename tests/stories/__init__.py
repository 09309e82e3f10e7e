"""Golden stories: games of every title that must be told as they were recorded."""

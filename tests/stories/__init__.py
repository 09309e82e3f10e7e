"""Golden stories: every title's games must be told as they were recorded."""

"""The table itself: what it promises to every title."""

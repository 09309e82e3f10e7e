"""The tests: laws over the whole shelf, and stories for each rule."""

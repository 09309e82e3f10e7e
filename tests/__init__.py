"""The tests: laws over the whole shelf, and stories of each rule."""

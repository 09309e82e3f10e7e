"""The board of Manifesto."""

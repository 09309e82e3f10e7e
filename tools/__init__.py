"""Commands for people who build Overton: python -m tools.VERB."""

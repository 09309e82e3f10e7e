"""Tree search over information sets, and what guides it."""

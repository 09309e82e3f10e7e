"""The world as dots: read, painted, lit, and stretched over a table."""

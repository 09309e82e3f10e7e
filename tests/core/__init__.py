"""What the table promises to every title."""

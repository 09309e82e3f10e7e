"""The table on which every title is played. It knows no title and uses only the standard library."""

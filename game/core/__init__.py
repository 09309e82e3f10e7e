"""The table: what every title is played on. Knows no title; standard library only."""

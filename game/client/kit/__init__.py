"""The building blocks of every scene: canvas, type, fields, sheets, focus, input and sound."""

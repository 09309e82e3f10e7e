"""What any scene is made of: canvas, type, fields, sheets, focus, input and sound."""

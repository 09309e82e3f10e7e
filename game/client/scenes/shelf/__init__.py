"""The title screen, and the games saved on this machine."""

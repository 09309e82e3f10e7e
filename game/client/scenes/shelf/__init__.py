"""The title screen, and the games kept on this machine."""

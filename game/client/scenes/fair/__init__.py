"""The demonstration and the kiosk loop."""

"""The room: window, scenes, animation. The only place that knows pygame."""

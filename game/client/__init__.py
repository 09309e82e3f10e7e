"""The client: window, scenes and animation. The only package that uses pygame."""

"""The choices of a seat, step by step, by its view."""

"""Moves from presses and from typed commands."""

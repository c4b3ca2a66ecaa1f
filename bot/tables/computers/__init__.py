"""Computers at tables: their seats before the game, what they remember, and how they move."""

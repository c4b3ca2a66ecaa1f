"""Pawns on their way, and what happens where they stop."""

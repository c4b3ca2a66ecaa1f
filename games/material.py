"""The error about what is in a game's box."""

from __future__ import annotations


class MaterialError(ValueError):
    """Cards, decks or a board that a game cannot be played with; says what is wrong with them.

    They are data, so that the owner of a printed game can put their own figures in their place.
    """

"""Attentive views: what one seat was shown so far, folded into one view."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from games.engine import Seat
    from games.registry import AnyGame


class Attention:
    """What one seat has seen. It is shown the state after every move, as a person could look."""

    __slots__ = ("_game", "seat", "view")

    def __init__(self, game: AnyGame, seat: Seat) -> None:
        self._game, self.seat = game, seat
        self.view: Any = None

    def look(self, state: Any) -> Any:
        """Returns the attentive view of this state."""
        seen = self._game.view(state, self.seat)
        self.view = self._game.mind.attend(self.view, seen)
        return self.view

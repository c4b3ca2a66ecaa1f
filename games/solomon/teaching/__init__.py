"""How people learn Agent and Casablanca."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.solomon.teaching.primer import draw_primer
from games.solomon.view import View
from games.teaching import Teaching

if TYPE_CHECKING:
    from games.engine import Say, Sheet
    from games.solomon.edition import Edition
    from games.solomon.pictures.world import World


class SolomonTeaching(Teaching[View]):
    """What the two games share; each brings its edition and its art."""

    def __init__(self, edition: Edition, world: World) -> None:
        self.edition = edition
        self.world = world

    def primer(self, page: int, say: Say) -> Sheet:
        """See `primer.draw_primer`."""
        return draw_primer(self.edition, self.world, page, say)

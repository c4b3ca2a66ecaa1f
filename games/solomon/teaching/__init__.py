"""How people learn Agent and Casablanca."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from games.solomon.teaching.primer import draw_primer
from games.solomon.teaching.tips import find_tips
from games.solomon.view import View
from games.teaching import Teaching

if TYPE_CHECKING:
    from collections.abc import Sequence

    from games.engine import Say, Sheet, Text
    from games.solomon.edition import Edition
    from games.solomon.pictures.world import World
    from games.solomon.teaching.tips import Row
    from games.teaching import Tip


class SolomonTeaching(Teaching[View]):
    """What the two games share; each brings its tips and first game, its edition and its art."""

    rows: ClassVar[tuple[Row, ...]]

    def __init__(self, edition: Edition, world: World) -> None:
        self.edition = edition
        self.world = world

    def primer(self, page: int, say: Say) -> Sheet:
        """See `primer.draw_primer`."""
        return draw_primer(self.edition, self.world, page, say)

    def tips(self, view: View, heard: Sequence[Text]) -> tuple[Tip, ...]:
        """See `tips.find_tips`."""
        return find_tips(self.edition, self.rows, view, heard)

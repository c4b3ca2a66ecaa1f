"""How people learn Slasher."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.slasher.teaching.first_game import FIRST_GAME
from games.slasher.teaching.primer import draw_primer
from games.slasher.teaching.tips import ALL_TIPS, find_tips
from games.slasher.view import View
from games.teaching import Teaching

if TYPE_CHECKING:
    from collections.abc import Sequence

    from games.engine import Say, Sheet, Text
    from games.teaching import Tip


class _SlasherTeaching(Teaching[View]):
    first_game = FIRST_GAME
    all_tips = ALL_TIPS

    def primer(self, page: int, say: Say) -> Sheet:
        return draw_primer(page, say)

    def tips(self, view: View, heard: Sequence[Text]) -> tuple[Tip, ...]:
        return find_tips(view, heard)


TEACHING = _SlasherTeaching()

"""How people learn Slush Fund."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.slush_fund.teaching.first_game import FIRST_GAME
from games.slush_fund.teaching.primer import draw_primer
from games.slush_fund.teaching.tips import ALL_TIPS, find_tips
from games.slush_fund.view import View
from games.teaching import Teaching

if TYPE_CHECKING:
    from collections.abc import Sequence

    from games.engine import Say, Sheet, Text
    from games.teaching import Tip


class _SlushFundTeaching(Teaching[View]):
    first_game = FIRST_GAME
    all_tips = ALL_TIPS

    def primer(self, page: int, say: Say) -> Sheet:
        return draw_primer(page, say)

    def tips(self, view: View, heard: Sequence[Text]) -> tuple[Tip, ...]:
        return find_tips(view)


TEACHING = _SlushFundTeaching()

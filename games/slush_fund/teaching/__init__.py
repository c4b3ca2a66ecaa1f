"""How people learn Slush Fund."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.slush_fund.teaching.primer import draw_primer
from games.slush_fund.view import View
from games.teaching import Teaching

if TYPE_CHECKING:
    from games.engine import Say, Sheet


class _SlushFundTeaching(Teaching[View]):
    def primer(self, page: int, say: Say) -> Sheet:
        return draw_primer(page, say)


TEACHING = _SlushFundTeaching()

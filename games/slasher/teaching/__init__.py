"""How people learn Slasher."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.slasher.teaching.primer import draw_primer
from games.slasher.view import View
from games.teaching import Teaching

if TYPE_CHECKING:
    from games.engine import Say, Sheet


class _SlasherTeaching(Teaching[View]):
    def primer(self, page: int, say: Say) -> Sheet:
        return draw_primer(page, say)


TEACHING = _SlasherTeaching()

"""How people learn Capital Power."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.capital_power.teaching.primer import draw_primer
from games.capital_power.view import View
from games.teaching import Teaching

if TYPE_CHECKING:
    from games.engine import Say, Sheet


class _CapitalPowerTeaching(Teaching[View]):
    def primer(self, page: int, say: Say) -> Sheet:
        return draw_primer(page, say)


TEACHING = _CapitalPowerTeaching()

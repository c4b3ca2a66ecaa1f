"""How people learn Cover Your Assets."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.cover_your_assets.teaching.primer import draw_primer
from games.cover_your_assets.view import View
from games.teaching import Teaching

if TYPE_CHECKING:
    from games.engine import Say, Sheet


class _CoverYourAssetsTeaching(Teaching[View]):
    def primer(self, page: int, say: Say) -> Sheet:
        return draw_primer(page, say)


TEACHING = _CoverYourAssetsTeaching()

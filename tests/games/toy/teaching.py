"""How the toy game is taught: one tip for each thing that somebody may meet."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.teaching import Teaching, Tip
from tests.games.toy.state import ToyView

if TYPE_CHECKING:
    from collections.abc import Sequence

    from games.engine import Say, Sheet, Text


BID, LAY = Tip("toy-tip-bid", "bid"), Tip("toy-tip-lay", "lay")


class ToyTeaching(Teaching[ToyView]):
    """How the toy game is taught."""

    all_tips = (BID, LAY)

    def primer(self, page: int, say: Say) -> Sheet:
        raise NotImplementedError

    def tips(self, view: ToyView, heard: Sequence[Text]) -> tuple[Tip, ...]:
        if not view.to_act:
            return ()
        return (BID,) if view.window else (LAY,)

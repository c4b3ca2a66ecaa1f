"""How the toy game is taught: a primer, and one tip for each thing that somebody may meet."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.drawing import Rect
from games.drawing_kit import PLAIN, Canvas, PrimerPage
from games.engine import text
from games.teaching import Teaching, Tip
from tests.games.toy.state import ToyView

if TYPE_CHECKING:
    from collections.abc import Sequence

    from games.engine import Say, Sheet, Text


BID, LAY = Tip("toy-tip-bid", "bid"), Tip("toy-tip-lay", "lay")
PRIMER = ("toy-primer-aim", "toy-primer-turn", "toy-primer-end")


class ToyTeaching(Teaching[ToyView]):
    """How the toy game is taught."""

    all_tips = (BID, LAY)

    def primer(self, page: int, say: Say) -> Sheet:
        made = PrimerPage("toy", page, say, lambda title, aside: Canvas(PLAIN, title, aside))
        x, y = made.show(text(PRIMER[page]), 90)
        for card in range(page + 1):
            made.canvas.put(Rect(x + 80 * card, y, 60, 90, PLAIN.accent, radius=6))
        return made.sheet()

    def tips(self, view: ToyView, heard: Sequence[Text]) -> tuple[Tip, ...]:
        if not view.to_act:
            return ()
        return (BID,) if view.window else (LAY,)

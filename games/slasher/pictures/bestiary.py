"""The picture of all Monsters, by initiative."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.engine import text
from games.slasher.material import MONSTERS
from games.slasher.pictures.hand import put_monsters
from games.slasher.pictures.look import LOOK, make_canvas

if TYPE_CHECKING:
    from games.drawing import Drawing
    from games.engine import Say
    from games.slasher.view import View


def draw_bestiary(view: View, say: Say) -> Drawing:
    """Returns all Monsters: what each strikes, and for how many points now."""
    canvas = make_canvas(say(text("slasher-sheet-bestiary")), str(len(MONSTERS)))
    canvas.paragraph(say(text("slasher-picture-order")), fill=LOOK.faint)
    put_monsters(canvas, view, say, tuple(range(len(MONSTERS))))
    return canvas.drawing()

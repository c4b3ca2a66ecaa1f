"""Pictures of Monsters: a seat's own with what they could strike, and all eleven."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.drawing import BAD, FAINT, GOOD, INK, SAND, WHITE, Label
from games.drawing_kit import MARGIN, SMALL, Page, badge, card, panel, text_width
from games.engine import text
from games.slasher import names
from games.slasher.material import MONSTERS
from games.slasher.moves import GROUP, GROUP_KEYS
from games.slasher.pictures.board_text import status
from games.slasher.pictures.parts import CARD, face, initiative, label, plain, row
from games.slasher.prospects import Prospect, look

if TYPE_CHECKING:
    from games.drawing import Drawing
    from games.engine import Say
    from games.slasher.view import View

HEAD = 84
ACTORS = round(CARD * 1.4) + 20
HAND_CARD = 140


def draw_monsters(view: View, say: Say) -> Drawing:
    """Returns the seat's Monsters, what each could strike now, and the seat's cards."""
    page = Page(say(text("slasher-sheet-monsters")), say(status(view)))
    for monster in view.monsters:
        _own(page, view, say, look(view, monster))
    if not view.monsters:
        page.paragraph(say(text("slasher-board-no-monster")), fill=FAINT)
    if view.dropped >= 0:
        dropped = text("slasher-board-dropped", monster=names.MONSTER_NAMES[view.dropped])
        page.paragraph(say(dropped), fill=FAINT)
    if view.lock is not None:
        picked = names.monsters(view.lock) or (text("slasher-no-monsters"),)
        page.note([plain(say, text("slasher-holding-lock", monsters=picked))], BAD)
    _hand(page, view, say)
    return page.drawing()


def _own(page: Page, view: View, say: Say, prospect: Prospect) -> None:
    """Adds a panel: the Monster, its prey, and every set of Actors it could strike."""
    lines = [(GROUP_KEYS[u - GROUP].upper(), view.groups[u - GROUP]) for u in prospect.groups]
    if prospect.best and not lines:
        lines = [("", prospect.best)]
    height = HEAD + ACTORS * len(lines)
    top = page.take(height)
    page.put(*panel(MARGIN, top, page.inner, height))
    _title(page, say, prospect, top, picked=view.lock is not None and prospect.monster in view.lock)
    for number, (letter, actors) in enumerate(lines):
        y = top + HEAD + number * ACTORS
        points = say(text("slasher-points", points=len(actors)))
        page.put(
            Label(MARGIN + 44, y + 54, letter, 32, INK, "middle", bold=True),
            *row(say, actors, MARGIN + 90, y, 700),
            label(MARGIN + 810, y + 52, points, 140, size=24, fill=GOOD, bold=True),
        )


def _title(page: Page, say: Say, prospect: Prospect, top: float, *, picked: bool) -> None:
    name, told = say(names.MONSTER_NAMES[prospect.monster]), say(prospect.told)
    ink = GOOD if prospect.best else FAINT
    page.put(
        *initiative(prospect.monster, MARGIN + 44, top + 40),
        label(MARGIN + 90, top + 36, name, 420, size=28, bold=True),
        label(MARGIN + 90, top + 67, say(names.MONSTER_TESTS[prospect.monster]), 850, fill=FAINT),
        Label(page.width - MARGIN - 20, top + 36, told, SMALL, ink, "end", bold=True, fit=380),
    )
    if picked:
        end = MARGIN + 90 + min(420, text_width(name, 28, bold=True))
        page.put(*badge(end + 32, top + 27, "✓", fill=GOOD))


def _hand(page: Page, view: View, say: Say) -> None:
    if not view.hand:
        return
    page.heading(say(text("slasher-picture-hand")))
    top = page.take(HAND_CARD * 1.4)
    for number, one in enumerate(view.hand):
        x = MARGIN + number * (HAND_CARD + 16)
        page.put(*card(face(say, one, named=True), x, top, HAND_CARD))


def draw_bestiary(view: View, say: Say) -> Drawing:
    """Returns all Monsters by initiative: what each strikes, and for how many points now."""
    page = Page(say(text("slasher-sheet-bestiary")), say(status(view)))
    for monster in range(len(MONSTERS)):
        top = page.take(72, gap=4)
        prospect = look(view, monster)
        page.put(*panel(MARGIN, top, page.inner, 72, fill=WHITE if monster % 2 else SAND))
        name, strikes = say(names.MONSTER_NAMES[monster]), say(names.MONSTER_TESTS[monster])
        ink = GOOD if prospect.best else FAINT
        told = say(prospect.told)
        page.put(
            *initiative(monster, MARGIN + 44, top + 36),
            label(MARGIN + 90, top + 32, name, 460, size=26, bold=True),
            label(MARGIN + 90, top + 60, strikes, 850, fill=FAINT),
            Label(page.width - MARGIN - 20, top + 32, told, SMALL, ink, "end", bold=True, fit=380),
        )
    return page.drawing()

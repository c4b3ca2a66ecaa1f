"""Pictures of Monsters: a seat's own with what they could strike, and all eleven."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.drawing import BAD, EDGE, FAINT, GOOD, SAND, WHITE, Label
from games.drawing_kit import MARGIN, SMALL, Page, badge, card, panel
from games.engine import text
from games.slasher import names
from games.slasher.material import MONSTERS
from games.slasher.moves import GROUP, GROUP_KEYS
from games.slasher.pictures.board_text import status
from games.slasher.pictures.parts import face, initiative, label, plain
from games.slasher.prospects import Prospect, look

if TYPE_CHECKING:
    from games.drawing import Drawing
    from games.engine import Say
    from games.slasher.view import View

WIDTH = 520
HAND_CARD = 114
A_LINE = 4
"""The number of cards of a hand side by side."""
SHOWN = 6
"""The number of Actors of a strike that are named."""
STRIP = 96
"""The height of one of the seat's Monsters."""


def draw_monsters(view: View, say: Say) -> Drawing:
    """Returns the seat's cards, large, then its Monsters and what each could strike now."""
    points = 0 if view.seat is None else view.scores[view.seat]
    aside = text("slasher-picture-score", points=points, target=view.target)
    page = Page(say(text("slasher-sheet-monsters")), say(aside), width=WIDTH)
    _hand(page, view, say)
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
    return page.drawing()


def _hand(page: Page, view: View, say: Say) -> None:
    lines = -(-len(view.hand) // A_LINE)
    height = HAND_CARD * 1.4
    if not lines:
        return
    top = page.take(lines * (height + 8) - 8)
    for number, one in enumerate(view.hand):
        x = MARGIN + number % A_LINE * (HAND_CARD + 8)
        y = top + number // A_LINE * (height + 8)
        page.put(*card(face(say, one, named=True), x, y, HAND_CARD))


def _own(page: Page, view: View, say: Say, prospect: Prospect) -> None:
    """Adds a strip: the Monster, its prey, and the groups it could strike, the largest first."""
    top = page.take(STRIP, gap=6)
    picked = view.lock is not None and prospect.monster in view.lock
    ink = GOOD if prospect.best else FAINT
    page.put(*panel(MARGIN, top, page.inner, STRIP, edge=GOOD if prospect.best else EDGE))
    page.put(*initiative(prospect.monster, MARGIN + 40, top + 30))
    name, room = say(names.MONSTER_NAMES[prospect.monster]), page.inner - 100
    test = say(names.MONSTER_TESTS_SHORT[prospect.monster])
    told = say(prospect.told)
    if prospect.best:
        told = say(text("slasher-picture-prey", prospect=told, prey=_prey(say, prospect)))
    page.put(
        label(MARGIN + 84, top + 34, name, 300, size=26, bold=True),
        label(MARGIN + 84, top + 60, test, room, fill=FAINT),
        label(MARGIN + 84, top + 86, told, room, fill=ink, bold=True),
    )
    if picked:
        page.put(*badge(page.width - MARGIN - 30, top + 28, "✓", fill=GOOD))


def _prey(say: Say, prospect: Prospect) -> str:
    """Returns the first Actors of the best strike in short, after the letter of their group."""
    actors = " ".join(say(names.SHORT_NAMES[actor]) for actor in prospect.best[:SHOWN])
    if len(prospect.best) > SHOWN:
        actors += " …"
    if not prospect.groups:
        return actors
    return f"{GROUP_KEYS[prospect.groups[0] - GROUP].upper()} = {actors}"


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

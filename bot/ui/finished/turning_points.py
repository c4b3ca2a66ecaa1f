"""The page that tells where a finished game turned, with a way to each of these moves."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.ui.components import Layout, Piece, button, container, paragraph, rows
from bot.ui.custom_ids import Press
from bot.ui.finished.replay_page import Standpoint
from bot.ui.outcome import DETAILS
from bot.ui.panel.choices import move_words
from bot.ui.panel.hints import games_in_ten
from games.engine import HOUSE, Who, text

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.tables.table import Table
    from bot.ui.sheets import Voice
    from games.thinking import TurningPoint

_LONGEST = 2_400


def turning_points_page(
    table: Table, points: Sequence[TurningPoint], before: Sequence[Table], voice: Voice
) -> Layout:
    """Returns the turning points. before: the table before each of them."""
    title = table.title
    said = [f"### {voice.marked(title)}"]
    said.append(voice.marked(text("turned-title" if points else "turned-nowhere")))
    for point, then in zip(points, before, strict=True):
        said += _told(point, then, voice)
    if points:
        said.append(f"-# {voice.marked(text('turned-how'))}")
    back = Press(table.id, 0, DETAILS).encode()
    items: list[Piece] = [
        paragraph("\n".join(said), _LONGEST),
        *rows([_look_button(table, point, voice) for point in points]),
        *rows([button(voice.plain(text("after-details")), back)]),
    ]
    return Layout([container(items)])


def _told(point: TurningPoint, then: Table, voice: Voice) -> list[str]:
    """Returns a turning point in two lines: the move, and whose chance it changed most."""
    if point.seat == HOUSE:
        move = voice.marked(text("turned-house", number=point.number))
    else:
        words = move_words(then, point.seat, point.path, voice)
        made = text("turned-move", number=point.number, who=Who(point.seat), move=words)
        move = voice.marked(made)
    chance = text(
        "turned-chance",
        who=Who(point.swung),
        before=games_in_ten(point.before[point.swung]),
        after=games_in_ten(point.after[point.swung]),
    )
    return [move, voice.marked(chance)]


def _look_button(table: Table, point: TurningPoint, voice: Voice) -> Piece:
    label = voice.plain(text("turned-look", number=point.number))
    return button(label, Standpoint(point.number).press(table.id, "look"))

"""A game of which every public move brings a poster, for tests of how posters are posted."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from games.drawing import Drawing
from games.engine import HOUSE, Poster, Sheet, text
from games.registry import find_game

if TYPE_CHECKING:
    import pytest

    from games.engine import Played, Say
    from tests.bot.post.stage import Stage


def give_posters(monkeypatch: pytest.MonkeyPatch, key: str) -> None:
    """Has every move of a game bring a poster with its first public sentence, named after it."""
    kind = type(find_game(key))
    play = kind.play

    def with_poster(game: Any, state: Any, seat: int, path: Any, chance: Any) -> Played[Any]:
        played = play(game, state, seat, path, chance)
        events = list(played.events)
        for number, event in enumerate(events):
            if event.to is None and seat != HOUSE:
                poster = Poster(path[0], (seat,), (len(events),))
                events[number] = msgspec.structs.replace(event, poster=poster)
                break
        return msgspec.structs.replace(played, events=tuple(events))

    def draw(game: Any, poster: Poster, say: Say) -> Sheet:
        return Sheet(poster.name, f"{say(text(key))}: *{poster.name}*", Drawing(9, 9, ()))

    monkeypatch.setattr(kind, "play", with_poster)
    monkeypatch.setattr(kind, "draw_poster", draw)


def posters_on(message: Any) -> list[str]:
    """Returns the kinds of the posters on a message, in order."""
    names = [
        attachment["filename"] if isinstance(attachment, dict) else attachment.filename
        for attachment in message.attachments
    ]
    return [name.split("-", 1)[1].rsplit("-", 1)[0] for name in names if name.startswith("poster-")]


async def posters_in(stage: Stage, number: Any) -> list[list[str]]:
    """Returns the posters on each message of a table's thread, oldest first."""
    thread = await stage.home(number)
    return [posters_on(message) for message in thread.history(viewer=stage.members[0])]

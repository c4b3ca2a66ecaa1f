"""How the pictures of every game look: every label can be read, with any names, at any table."""

import importlib
from collections.abc import Iterator
from itertools import islice

import pytest

from bot.draw.names import picture_speaker
from bot.gallery.scenes import PEOPLE, Show, play_show
from bot.words import LOCALES
from games.drawing import Drawing
from games.drawing_kit import PLAIN, WIDE, Look
from games.engine import Game, Poster
from games.registry import AnyGame, all_games, folder
from tests.bot.draw.contrast import contrast
from tests.bot.draw.legible import faults

LONG = ("W" * 32,) * 8
"""The longest names there can be."""
FOREIGN = (
    "山田太郎" * 8, "فاطمة الزهراء بنت محمد", "Ελένη Παπαδοπούλου-Αντωνίου", "김민준",
    "नरेन्द्र", "🦊🦊 Zoë 🦊🦊", "Łucja 漢字 عمر", "",
)  # fmt: skip
"""Names in many scripts, one of which has no letter at all."""


def show_of(game: AnyGame, seats: int) -> Show:
    return play_show(game, seats, "looks")


def drawings(game: AnyGame, show: Show) -> Iterator[tuple[str, Drawing]]:
    """Yields every picture of a game played, with what it is."""
    for scene in show.scenes:
        asked = game.view(scene.state, None).asked
        people = [None, *asked[:1], *(seat for seat in range(scene.seats) if seat not in asked)][:3]
        for number, seat in enumerate(people):
            view = game.view(scene.state, seat)
            for locale in LOCALES:
                names = FOREIGN if (number + (locale == "fr")) % 3 == 2 else LONG
                for name in game.sheets(view):
                    sheet = game.sheet(view, name, picture_speaker(locale, names))
                    if sheet.drawing is not None:
                        about = f"{name} {locale} {scene.seats} {scene.when} {seat}"
                        yield about, sheet.drawing
    yield from posters(game, (*show.posters, *game.posters))


def posters(game: AnyGame, drawn: tuple[Poster, ...]) -> Iterator[tuple[str, Drawing]]:
    for poster in drawn:
        for locale in LOCALES:
            for names in (PEOPLE, LONG, FOREIGN):
                drawing = game.draw_poster(poster, picture_speaker(locale, names)).drawing
                assert drawing is not None, poster
                yield f"poster {poster.name} {locale}", drawing


def wrong(game: AnyGame, seats: int) -> Iterator[str]:
    """Yields what is wrong with the pictures of a game of so many players."""
    for about, drawing in drawings(game, show_of(game, seats)):
        if drawing.width != WIDE:
            yield f"{about}: {drawing.width} wide"
        yield from (f"{about}: {fault}" for fault in faults(drawing))


@pytest.mark.parametrize(
    ("key", "seats"), [(key, seats) for key, game in all_games().items() for seats in game.seats]
)
def test_every_label_can_be_read(key: str, seats: int) -> None:
    assert list(islice(wrong(all_games()[key], seats), 12)) == []


@pytest.mark.parametrize("key", sorted(all_games()))
def test_a_game_lists_a_poster_of_each_kind(key: str) -> None:
    game = all_games()[key]
    listed = [poster.name for poster in game.posters]
    assert len(listed) == len(set(listed))
    drawn = {poster.name for seats in game.seats for poster in show_of(game, seats).posters}
    assert drawn <= set(listed)
    assert bool(listed) == (type(game).draw_poster is not Game.draw_poster)


# -- colours -------------------------------------------------------------------------------------


def looks_of(key: str) -> list[Look]:
    """Returns the looks in a game's pictures, or in those of the game that it is an edition of; the
    plain one if it has none of its own.
    """
    for package in (folder(key), "games.solomon"):
        try:
            module = importlib.import_module(f"{package}.pictures.look")
        except ModuleNotFoundError:
            continue
        return [value for value in vars(module).values() if isinstance(value, Look)]
    return [PLAIN]


@pytest.mark.parametrize("key", sorted(all_games()))
def test_the_colours_of_a_game_can_be_told_apart(key: str) -> None:
    for look in looks_of(key):
        for behind in (look.ground, look.band, look.panel):
            assert contrast(look.ink, behind) >= 7
            assert contrast(look.faint, behind) >= 7
            assert contrast(look.accent, behind) >= 4.5
        assert contrast(look.on_signal, look.signal) >= 4.5

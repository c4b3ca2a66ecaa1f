"""How to play: three drawn pages of each game, short and legible in both languages."""

from collections.abc import Iterator

import pytest

from bot.words import LOCALES, speaker
from games.drawing import Drawing, Group, Label, Shape
from games.drawing_kit import PRIMER_PAGES, WIDE
from games.engine import Sheet, Text, text
from games.registry import all_games
from tests.bot.draw.legible import faults

WORDS = 60
"""The most words on a page, its title and the figures in its drawing included."""
TALL = 1.5
"""The greatest height of a page, of its width."""
GAMES = list(all_games())
CASES = [(key, page, locale) for key in GAMES for page in range(3) for locale in LOCALES]


def page_of(key: str, page: int, locale: str) -> tuple[Sheet, Drawing]:
    sheet = all_games()[key].teaching.primer(page, speaker(locale))
    assert sheet.drawing is not None
    return sheet, sheet.drawing


def labels(shapes: tuple[Shape, ...]) -> Iterator[str]:
    for shape in shapes:
        if isinstance(shape, Label):
            yield shape.text
        elif isinstance(shape, Group):
            yield from labels(shape.items)


def words_of(said: str) -> list[str]:
    return [word for word in said.split() if any(letter.isalnum() for letter in word)]


@pytest.mark.parametrize(("key", "page", "locale"), CASES)
def test_a_page_is_short_and_can_be_read(key: str, page: int, locale: str) -> None:
    _, drawing = page_of(key, page, locale)
    assert drawing.width == WIDE
    assert drawing.height <= TALL * WIDE
    assert faults(drawing) == []
    written = words_of(" ".join(labels(drawing.items)))
    assert 20 <= len(written) <= WORDS, written


@pytest.mark.parametrize(("key", "page", "locale"), CASES)
def test_a_page_says_the_same_in_its_drawing_and_in_words(key: str, page: int, locale: str) -> None:
    sheet, drawing = page_of(key, page, locale)
    say = speaker(locale)
    assert sheet.title == say(text(PRIMER_PAGES[page]))
    drawn = " ".join(labels(drawing.items)).casefold().replace(".", " ").split()
    said = f"{sheet.title} {say(Text(key))} {sheet.text}".casefold().replace(".", " ").split()
    assert set(said) <= set(drawn)
    assert len(words_of(sheet.text)) <= WORDS


@pytest.mark.parametrize("key", GAMES)
def test_pages_differ(key: str) -> None:
    found = [page_of(key, page, locale)[0].text for page in range(3) for locale in LOCALES]
    assert len(set(found)) == 6

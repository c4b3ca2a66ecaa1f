"""The picture of an evening can be read, however many people and rounds there were."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from bot.draw.names import picture_speaker
from bot.gallery.nights import play_evening
from bot.gallery.scenes import PEOPLE
from bot.nights.evening import Evening, EveningTable, evening_of
from bot.ui.nights.evening import MOST_ROUNDS, MOST_ROWS, SeenEvening, draw_evening
from bot.ui.sheets import voice_of
from bot.words import LOCALES
from games.drawing import Drawing, Label
from games.drawing_kit import WIDE
from tests.bot.draw.frames import placed_shapes
from tests.bot.draw.legible import faults
from tests.games.test_looks import FOREIGN, LONG

if TYPE_CHECKING:
    from games.words import Speaker

NAMES = (PEOPLE, LONG, FOREIGN)


def say(locale: str, names: tuple[str, ...] = PEOPLE) -> Speaker:
    return picture_speaker(locale, names * 3)


def drawn(evening: Evening, speaker: Speaker) -> Drawing:
    drawing = draw_evening(evening, speaker).drawing
    assert drawing is not None
    return drawing


def words(drawing: Drawing) -> list[str]:
    return [item.text for item, _ in placed_shapes(drawing) if isinstance(item, Label)]


@pytest.mark.parametrize("people", [2, 3, 7, 16])
@pytest.mark.parametrize("rounds", range(1, 9))
def test_every_label_can_be_read(people: int, rounds: int) -> None:
    evening = play_evening(people, rounds)
    for number, locale in enumerate(LOCALES):
        drawing = drawn(evening, say(locale, NAMES[(number + rounds + people) % 3]))
        assert drawing.width == WIDE
        assert faults(drawing) == []


def test_large_sums_and_halves_can_be_read() -> None:
    """A sum such as 19½ of 55 at people who share every place."""
    tables = [EveningTable(n, "agent", tuple((one, 1) for one in range(6))) for n in range(11)]
    for locale in LOCALES:
        drawing = drawn(evening_of(tables), say(locale, LONG))
        assert "27½" in words(drawing)
        assert faults(drawing) == []


def test_more_people_than_fit_are_counted() -> None:
    evening = play_evening(20, 2)
    drawing = drawn(evening, say("en"))
    assert faults(drawing) == []
    assert f"and {20 - MOST_ROWS} more" in words(drawing)
    assert len(draw_evening(evening, say("en")).text.splitlines()) == 21
    assert "et 1 autre" in words(drawn(play_evening(MOST_ROWS + 1, 2), say("fr")))


def test_of_many_rounds_the_last_are_drawn_and_all_are_told() -> None:
    tables = [
        EveningTable(n, "slasher" if n else "agent", ((1, 1), (2, 2)))
        for n in range(MOST_ROUNDS + 1)
    ]
    sheet = draw_evening(evening_of(tables), say("en"))
    assert sheet.drawing is not None
    found = words(sheet.drawing)
    assert "9" in found
    assert "Agent" not in found, "its round is not drawn"
    assert "1. Agent, 1st" in sheet.text


def test_the_text_says_what_the_picture_shows() -> None:
    evening = evening_of(
        [
            EveningTable(0, "agent", ((1, 2), (2, 1), (3, 2))),
            EveningTable(1, "casablanca", ((1, None), (2, None))),
        ]
    )
    assert draw_evening(evening, say("en")).text.splitlines() == [
        "**What a night!** 2 games · 3 people",
        "- **Ada**, opponents outplaced: 2 of 2 · 1. Agent, 1st · 2. Casablanca",
        "- **Ben**, opponents outplaced: ½ of 2 · 1. Agent, 2nd · 2. Casablanca",
        "- **Chloé**, opponents outplaced: ½ of 2 · 1. Agent, 2nd",
    ]
    french = draw_evening(evening, say("fr")).text.splitlines()
    assert french[0] == "**Quelle soirée\xa0!** 2 parties · 3 personnes"
    line = "- **Ada**, adversaires devancés\xa0: 2 sur 2 · 1. Agent, 1re place · 2. Casablanca"
    assert french[1] == line


def test_whoever_met_nobody_has_no_sum() -> None:
    evening = evening_of([EveningTable(0, "agent", ((1, None), (2, None)))])
    sheet = draw_evening(evening, say("en"))
    assert sheet.text.splitlines()[1] == "- **Ada** · 1. Agent"
    assert sheet.drawing is not None
    assert words(sheet.drawing).count("–") == 4


def test_a_different_evening_language_or_name_is_another_picture() -> None:
    one, other = play_evening(4, 1), play_evening(4, 2)
    names = ("Ada", "Ben", "Cem", "Dee")
    seen = [
        SeenEvening(one, voice_of("en", names)),
        SeenEvening(other, voice_of("en", names)),
        SeenEvening(one, voice_of("fr", names)),
        SeenEvening(one, voice_of("en", names[::-1])),
    ]
    assert len({sight.file for sight in seen}) == 4
    assert "Ada" in seen[0].show().alt

"""Names in pictures: whole, or the seat's shape and number."""

import pytest

from bot.draw.lettering import STAND_IN, drawable
from bot.draw.names import SIGNS, picture_speaker
from bot.ui.sheets import voice_of
from games.drawing import MARKS


@pytest.mark.parametrize(("locale", "word"), [("en", "Seat"), ("fr", "Place")])
def test_a_name_that_cannot_be_drawn_is_the_seat(locale: str, word: str) -> None:
    names = ["ⵣ" if seat % 2 else "Zoë 漢字" for seat in range(8)]
    said = picture_speaker(locale, names).names
    assert said[0] == said[6] == "Zoë 漢字"
    assert said[1::2] == tuple(
        f"{sign}\u00a0{word}\u00a0{number}"
        for sign, number in zip("■◆⎔💧", (2, 4, 6, 8), strict=True)
    )


def test_every_seat_has_a_sign_that_pictures_have() -> None:
    signs = [SIGNS[mark] for mark in MARKS]
    assert len(set(signs)) == len(MARKS)
    assert STAND_IN not in "".join(map(drawable, signs))


def test_the_words_beside_a_picture_have_the_true_name() -> None:
    voice = voice_of("en", ("ⵣ", "Ann"))
    assert voice.drawn.names == ("●\u00a0Seat\u00a01", "Ann")
    assert voice.marked.names == voice.plain.names == ("ⵣ", "Ann")

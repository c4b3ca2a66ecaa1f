"""News as they are told to the one they are about."""

from __future__ import annotations

import pytest

from bot.tables.looks import News
from bot.ui.panel.news import news_items, shorter, unless_asked
from bot.ui.sheets import voice_of
from games.engine import Text, Who, text


def told(seat: int) -> str:
    line = Text("agent-told-passes", {"who": Who(1)})
    news = News((text("move-forced", line=line),))
    (piece,) = news_items(news, seat, voice_of("en", ("Ada", "Ben")))
    return str(piece["content"])


def test_whoever_had_no_other_move_is_told_so_in_the_second_person() -> None:
    assert told(1) == "> You had no other move: Ben passes."
    assert told(0) == "> Ben passes. There was no other move."


@pytest.mark.parametrize("locale", ["en", "fr"])
@pytest.mark.parametrize("key", ["time-stand-in", "motion-unanswered"])
@pytest.mark.parametrize("computer", [False, True])
def test_a_seat_that_is_played_for_somebody_is_told_whole(
    locale: str, key: str, computer: bool
) -> None:
    name = "N" * 32
    level = {"level": Text("computer-level-normal")} if computer else {}
    said = Text(f"{key}-computer" if computer else key, {"who": Who(1), **level})
    (piece,) = news_items(News((said,)), 1, voice_of(locale, ("Ada", name)))
    assert piece["content"].endswith(f"{name}."), piece["content"]
    assert piece["content"].startswith("> 💺 ")


@pytest.mark.parametrize(
    ("locale", "key", "one", "several"),
    [
        ("en", "news-more", "And one more.", "And 2 more."),
        ("fr", "news-more", "Et une autre nouvelle.", "Et 2 autres nouvelles."),
        ("en", "news-more-alone", "And one more, under “Board”.", "And 2 more, under “Board”."),
        ("fr", "news-more-alone", "Et une autre nouvelle, sous ", "Et 2 autres nouvelles, sous "),
        ("en", "turn-earlier", "… after one earlier line", "… after 2 earlier lines"),
        ("fr", "turn-earlier", "… après une ligne précédente", "… après 2 lignes précédentes"),
    ],
)
def test_one_that_is_left_out_is_counted_in_the_singular(
    locale: str, key: str, one: str, several: str
) -> None:
    spoken = voice_of(locale, ())
    assert spoken.plain(text(key, count=1)).startswith(one)
    assert spoken.plain(text(key, count=2)).startswith(several)


ABOUT, OLD, OWN, NEW = (text(f"slush-fund-told-{word}") for word in ("a", "b", "c", "d"))


def test_the_oldest_of_what_is_not_about_somebody_gives_way_first() -> None:
    news = News((ABOUT, OLD, OWN, NEW), more=2, own=2, about=1)
    fewer = shorter(news)
    assert fewer is not None
    assert (fewer.told, fewer.more, fewer.own) == ((ABOUT, OWN, NEW), 3, 1)
    fewest = shorter(fewer)
    assert fewest is not None
    assert (fewest.told, fewest.more, fewest.own) == ((ABOUT, OWN), 4, 1)
    assert shorter(fewest) is None


def test_one_sentence_of_news_stays_beside_the_number_of_the_others() -> None:
    fewer = shorter(News((OLD, NEW)))
    assert fewer == News((NEW,), more=1)
    assert shorter(fewer) is None


def test_all_news_about_somebody_stay() -> None:
    assert shorter(News((ABOUT, OLD), about=2)) is None
    assert shorter(None) is None


@pytest.mark.parametrize("alone", [False, True])
def test_one_sentence_that_gave_way_is_counted_in_the_singular(alone: bool) -> None:
    passes = text("agent-told-passes", who=Who(0))
    one = shorter(News((passes, passes), about=1))
    (piece,) = news_items(one, 1, voice_of("fr", ("Ada", "Ben")), alone=alone)
    assert "\n-# Et une autre nouvelle" in piece["content"]


def test_what_the_question_begins_with_is_no_news() -> None:
    asked = text("agent-ask-now-objections", told=NEW)
    assert unless_asked(News((OLD, NEW), 2), asked) == News((OLD,), 2)
    assert unless_asked(News((ABOUT, NEW), about=2), asked) == News((ABOUT,), about=1)
    assert unless_asked(News((NEW,)), asked) == News()
    kept = (News((NEW, OLD)), News((OLD, NEW), own=1), News((NEW,), 3), News(), None)
    assert [unless_asked(news, asked) for news in kept] == list(kept)
    assert unless_asked(News((OLD, NEW)), text("agent-ask-now-other")) == News((OLD, NEW))

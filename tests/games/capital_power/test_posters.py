"""What is posted as a poster, and that it says no more than the sentence it comes with."""

import pytest

from games.capital_power import GAME
from games.capital_power.material import COMPANIES
from games.capital_power.pending import Accuse
from games.capital_power.posters import ACCUSED, CONFISCATED, OUT
from games.engine import Event, Poster
from games.words import LOCALES
from tests.bot.draw.labels import says
from tests.games.capital_power.pictured import NAMES, speaker
from tests.games.capital_power.scenes import co, land, landed, owing, played, scene


def posted(events: tuple[Event, ...]) -> list[Poster]:
    """Returns the posters of what happened. All come with public sentences."""
    assert all(event.to is None for event in events if event.poster)
    return [event.poster for event in events if event.poster]


def test_a_fine_for_black_money_is_a_raid_and_a_check_without_one_is_not() -> None:
    state = scene({"blue-1": co(white=60, black=30)})
    assert posted(landed(state, "blue-1", "it07").events) == [Poster("raid", (0,), (30, 1))]
    clean = scene({"blue-1": co(white=60)})
    assert posted(landed(clean, "blue-1", "it07").events) == []


def test_interpol_raids_every_player_it_fines() -> None:
    parked = {"blue-h": co(at="it05", moved=True), "green-h": co(at="it03", black=7)}
    state = scene({**parked, "orange-h": co(at="it03", black=20)}, interpol="it04", rolled=True)
    events = played(state, "interpol", "1").events
    raids = [Poster("raid", (1,), (20, 0)), Poster("raid", (2,), (7, 0))]
    assert posted(events) == raids


def test_bankrupts_are_posted_and_players_who_leave_are_not() -> None:
    state = owing({}, due=990)
    assert posted(played(state, "bankrupt").events) == [Poster("bankrupt", (0,))]
    assert posted(played(scene({}), "resign", seat=0).events) == []


@pytest.mark.parametrize(("rule", "outcome"), [("eliminated", OUT), ("confiscated", CONFISCATED)])
def test_false_books_that_the_tax_office_finds_are_posted(rule: str, outcome: int) -> None:
    companies = {"blue-1": co(white=60, black=30, hidden=10)}
    state = scene(companies, books="creative", false_books=rule)
    events = landed(state, "blue-1", "it14").events
    assert posted(events) == [Poster("false-books", (0,), (outcome,))]


def test_false_books_that_somebody_was_right_about_are_posted() -> None:
    companies = {"blue-1": co(white=9), "orange-1": co(black=30, hidden=10)}
    state = scene(companies, pending=(Accuse(0),), books="creative")
    events = played(state, "accuse 2").events
    assert posted(events) == [Poster("false-books", (1, 0), (ACCUSED,))]
    honest = scene(companies | {"orange-1": co(black=30)}, pending=(Accuse(0),), books="creative")
    assert posted(played(honest, "accuse 2").events) == []


def test_managers_of_a_dissolved_company_are_in_prison() -> None:
    state = land(scene({"blue-1": co(white=5)}), "blue-1", "sa12")
    events = played(state, "stake white=5", "6").events
    assert posted(events) == [Poster("prison", (0,), (COMPANIES["blue-1"],))]


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize(
    "poster",
    [
        *GAME.posters,
        Poster("raid", (2,), (1234, 1)),
        Poster("false-books", (1,), (OUT,)),
        Poster("false-books", (1,), (CONFISCATED,)),
    ],
)
def test_a_poster_names_whom_it_is_about_and_its_text_says_the_same(
    poster: Poster, locale: str
) -> None:
    sheet = GAME.draw_poster(poster, speaker(locale))
    assert sheet.drawing is not None
    word, *caption = says(sheet.drawing)[-4 if poster.name == "raid" else -3 :]
    assert any(NAMES[poster.seats[0]] in line for line in caption)
    assert word == sheet.title
    assert all(line in sheet.text for line in (word, *caption))


def test_a_poster_of_another_kind_is_refused() -> None:
    with pytest.raises(LookupError):
        GAME.draw_poster(Poster("wedding", (0,)), speaker("en"))

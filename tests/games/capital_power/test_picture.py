"""The pictures: they can be drawn, read, and say what their text twins say."""

from collections import Counter

import pytest

from bot.draw.raster import rasterise
from bot.draw.svg import to_svg
from games.capital_power import GAME
from games.capital_power.board import BOARD, SPACES
from games.capital_power.companies.groups import living, lots_of
from games.capital_power.companies.ledger import group_total
from games.capital_power.material import COMPANIES
from games.capital_power.names import COMPANY_NAMES, short_sum, space_name
from games.capital_power.pictures.board import TILE
from games.capital_power.pictures.look import (
    CHOICE,
    COUNTRIES,
    DARK,
    EFFECTS,
    GAIN,
    GOLD,
    LOOK,
    LOSS,
    MINT,
    PAPER,
)
from games.capital_power.pictures.parts import number_of
from games.capital_power.pictures.symbols import SYMBOLS
from games.capital_power.state import State
from games.capital_power.summary import place
from games.drawing import Rect
from games.words import LOCALES
from tests.bot.draw.contrast import contrast
from tests.bot.draw.labels import says, set_labels
from tests.bot.draw.legible import faults
from tests.games.capital_power.pictured import (
    LONG,
    NAMES,
    both,
    draw,
    shapes_of,
    situations,
    speaker,
)
from tests.games.capital_power.scenes import co, scene


@pytest.fixture(params=situations())
def state(request: pytest.FixtureRequest) -> State:
    return situations()[request.param]


# -- they can be drawn ---------------------------------------------------------------------------


def test_every_sheet_is_a_picture_of_a_fair_size(state: State) -> None:
    for name in GAME.sheets(GAME.view(state, 0)):
        drawing = draw(state, 0, name, "fr", LONG)
        assert drawing.width == 520
        assert drawing.height <= {"hand": 720, "ledger": 1_000, "groups": 1_800}.get(name, 1_000)
        png = rasterise(to_svg(drawing))
        assert png.startswith(b"\x89PNG")
        assert len(png) < 200_000


@pytest.mark.parametrize("locale", LOCALES)
def test_every_label_can_be_read(state: State, locale: str) -> None:
    for seat in (None, 0, 1):
        for name in GAME.sheets(GAME.view(state, seat)):
            assert faults(draw(state, seat, name, locale, LONG)) == [], name


@pytest.mark.parametrize("locale", LOCALES)
def test_with_common_names_no_word_is_cut(state: State, locale: str) -> None:
    for seat in (None, 0):
        for name in GAME.sheets(GAME.view(state, seat)):
            labels = set_labels(draw(state, seat, name, locale))
            assert [(name, label) for label in labels if label.cut] == []


def test_every_colour_of_text_and_symbols_stands_out() -> None:
    for ink in (GOLD, GAIN, LOSS, CHOICE, MINT):
        for behind in (LOOK.ground, LOOK.panel, LOOK.band):
            assert contrast(ink, behind) >= 7, (ink, behind)
    assert all(contrast(PAPER, hue) >= 7 for hue in COUNTRIES)
    assert all(contrast(DARK, hue) >= 4.5 for hue in EFFECTS.values())
    assert len({*EFFECTS.values()}) == len(EFFECTS)


def test_equal_views_give_equal_pictures(state: State) -> None:
    copy = GAME.decode(GAME.encode(state))
    for seat in (None, 0):
        for name in GAME.sheets(GAME.view(state, seat)):
            assert to_svg(draw(state, seat, name)) == to_svg(draw(copy, seat, name))


def test_which_sheets_there_are() -> None:
    start, end = situations()["start of two"], situations()["end of two"]
    public = ("board", "legend", "groups", "race")
    assert GAME.sheets(GAME.view(start, 0)) == ("hand", "ledger", *public)
    assert GAME.sheets(GAME.view(start, None)) == public
    after = ("groups", "race", "money", "legend")
    assert GAME.sheets(GAME.view(end, None)) == ("board", "end", *after)
    assert GAME.sheets(GAME.view(end, 0)) == ("end", "board", *after)
    with pytest.raises(LookupError):
        GAME.sheet(GAME.view(start, None), "ledger", speaker("en"))


# -- they say what their text twins say ----------------------------------------------------------


@pytest.mark.parametrize("locale", LOCALES)
def test_the_board_names_players_shares_and_the_last_play(state: State, locale: str) -> None:
    say, view = speaker(locale), GAME.view(state, None)
    labels, words = both(state, None, "board", locale)
    for seat in range(state.seats):
        assert NAMES[seat] in labels
        assert NAMES[seat] in words
        if not state.out[seat]:
            assert str(lots_of(state, seat) * 10) in labels.split()
    for fact in (say(GAME.headline(view)), *(say(line) for line in view.last[-1:])):
        assert fact in labels
        assert fact in words
    for company in living(state):
        assert say(COMPANY_NAMES[company]) in words
        assert say(place(state, company)) in words


def test_the_board_has_a_symbol_for_every_space_and_every_pawn() -> None:
    state = situations()["middle of four"]
    shapes = list(shapes_of(draw(state, None, "board").items))
    tiles = [s for s in shapes if isinstance(s, Rect) and (s.width, s.height) == (TILE, TILE)]
    assert len(tiles) == len(SPACES)
    hues = Counter(EFFECTS[BOARD.kinds[space.kind].group] for space in SPACES)
    assert Counter(tile.fill for tile in tiles) == hues
    labels = says(draw(state, None, "board"))
    expected = Counter(number_of(company) for company in living(state))
    assert Counter(label for label in labels if label in expected) == expected
    assert labels.count("N") == 2  # where Italy ends, and the northern crossing


def test_the_board_shows_every_pawn_or_says_how_many_more() -> None:
    labels = says(draw(situations()["a crowd"], None, "board"))
    assert "+19" in labels  # twenty on the start space, one of them drawn


def test_every_kind_of_space_has_its_symbol_and_its_line_in_the_legend() -> None:
    assert set(SYMBOLS) == set(BOARD.kinds)
    assert {group.group for group in BOARD.kinds.values()} == set(EFFECTS)
    for locale in LOCALES:
        labels, words = both(situations()["start of two"], None, "legend", locale)
        for kind in BOARD.kinds:
            assert speaker(locale)(space_name(kind)) in labels
            assert f"**{speaker(locale)(space_name(kind))}**" in words


def test_the_legend_goes_by_the_options_of_the_table() -> None:
    state = scene({}, arms_resale="35", sa_income_colour="black", length="quick")
    labels, words = both(state, None, "legend", "en")
    assert "+35% in black" in labels
    assert "100 win the game" in labels
    assert "Earns 35% of the capital, in black" in words
    assert "Earns mining 25% of its capital, in black" in words


def test_money_is_in_ones_own_ledger_only(state: State) -> None:
    """A seat that is not asked sees a spectator's sheets and its own ledger."""
    (asked,) = GAME.deciders(state) or {-1}
    seat = (asked + 1) % state.seats
    if state.ending:
        return
    for name in ("board", "groups", "race"):
        mine = GAME.sheet(GAME.view(state, seat), name, speaker("en"))
        assert mine == GAME.sheet(GAME.view(state, None), name, speaker("en"))
        assert " white" not in mine.text.split("\n> ")[0]


def test_the_ledger_says_everything_of_a_company() -> None:
    companies = {
        "blue-1": co(
            capital=60, white=41, black=42, deposit=43, lots=4, loan=("black", 44), bribed=("CH",)
        )
    }
    labels, words = both(scene(companies), 0, "ledger", "en")
    for fact in ("finance, $60k", "$41k", "$42k", "$43k", "40", "owes $44k", "bribed:"):
        assert fact in labels
    for fact in (
        "capital $60,000", "$41,000 white", "$42,000 black", "$43,000 in the bank", "40 shares",
        "$44,000 of a black loan open", "bribe used in Switzerland",
    ):  # fmt: skip
        assert fact in words


def test_hidden_money_is_told_apart_where_there_is_some() -> None:
    companies = {"blue-1": co(white=41, black=42, hidden=13)}
    for name in ("hand", "ledger"):
        labels, words = both(scene(companies, books="creative"), 0, name, "en")
        assert "$13k off the books" in labels
        assert "$13,000 of it off the books" in words
        assert "off the books" not in both(scene(companies | {"blue-1": co()}), 0, name, "en")[0]


@pytest.mark.parametrize("name", ["end of two", "end of three", "end of four"])
def test_the_end_names_the_winner_first_and_what_everybody_has(name: str) -> None:
    state = situations()[name]
    say, found = speaker("en"), GAME.result(state)
    assert found is not None
    labels, words = says(draw(state, None, "end")), GAME.sheet(
        GAME.view(state, None), "end", say).text  # fmt: skip
    order = sorted(range(state.seats), key=lambda seat: found.places[seat])
    assert say(GAME.headline(GAME.view(state, None))) in labels
    assert NAMES[order[0]] in next(label for label in labels if any(n in label for n in NAMES))
    assert [label for label in labels if label in NAMES] == [NAMES[seat] for seat in order]
    for seat in order:
        if not state.out[seat]:
            assert str(lots_of(state, seat) * 10) in labels
            assert say(short_sum(group_total(state, seat))) in labels
    for why in found.why:
        assert say(why) in words


@pytest.mark.parametrize("name", ["end of two", "end of three", "end of four"])
def test_after_the_end_the_true_books_and_the_money_of_all_are_shown(name: str) -> None:
    state = situations()[name]
    labels, words = both(state, None, "groups", "en")
    for n in living(state):
        assert speaker("en")(COMPANY_NAMES[n]) in labels
        assert f"${state.white[n] * 1000:,} white" in words
        if state.white[n]:
            assert speaker("en")(short_sum(state.white[n])) in labels
    labels, words = both(state, None, "money", "en")
    for seat in range(state.seats):
        row = state.history[-1][seat * 5 : seat * 5 + 5]
        total = row[1] + row[2] + row[4]
        assert f"{NAMES[seat]} ${total * 1000:,}" in words
        assert speaker("en")(short_sum(total)) in labels


def test_the_race_shows_shares_and_the_goal() -> None:
    state = situations()["end of four"]
    labels, words = both(state, None, "race", "en")
    assert "160 shares win" in labels
    for seat in range(4):
        shares = lots_of(state, seat) * 10
        assert f"{NAMES[seat]} {shares}" in words
        assert str(shares) in labels.split()
    assert len(words.splitlines()) <= 23


def test_holdings_are_ones_own_registers_and_offers() -> None:
    state = situations()["an offer"]
    say = speaker("en")
    mine = [say(line) for line in GAME.holdings(GAME.view(state, 0))]
    assert mine == [
        "**Blue Holding**: $9,000 white and $0 black",
        "You offer Maximilian: you give $9,000 white; Maximilian gives nothing",
    ]
    assert len(GAME.holdings(GAME.view(state, 1))) == 2
    assert len(GAME.holdings(GAME.view(state, 2))) == 1
    assert GAME.holdings(GAME.view(state, None)) == ()
    assert GAME.holdings(GAME.view(situations()["somebody left"], 1)) == ()


def test_an_owner_of_another_colour_is_drawn_on_board_and_groups() -> None:
    state = situations()["a crowd"]
    assert state.minor[COMPANIES["blue-2"]] == COMPANIES["orange-h"]
    words = both(state, None, "groups", "en")[1]
    assert "Blue 1 60%, Orange Holding 40%" in words

"""The pictures: they can be drawn, read, and say what their text twins say."""

import functools

import pytest

from bot.draw.raster import rasterise
from bot.draw.svg import to_svg
from games.capital_power import GAME
from games.capital_power.board import SPACES
from games.capital_power.companies.groups import living, lots_of
from games.capital_power.material import COMPANIES
from games.capital_power.names import COMPANY_NAMES
from games.capital_power.state import State
from games.drawing import Drawing
from games.engine import Text, Who
from games.words import LOCALES, Speaker
from tests.bot.draw.labels import says, set_labels
from tests.games.capital_power.games import game, lively
from tests.games.capital_power.scenes import co, land, play, scene
from tests.games.voices import voices_of

NAMES = ("Zoë", "Maximilian", "François", "Ann")
LONG = tuple(letter * 24 for letter in "WMQ漢")


@functools.cache
def speaker(locale: str, names: tuple[str, ...] = NAMES) -> Speaker:
    (voice,) = (voice for voice in voices_of(GAME.key) if voice.locale == locale)
    return Speaker(locale, names, voice.bundle)


@functools.cache
def situations() -> dict[str, State]:
    creative = game(3, 5, lively, books="creative", round_limit="25", length="express",
                    strict_fines="on", skim="on")  # fmt: skip
    four = game(4, 0)
    crowd = {f"{c}-{n}": co(at="it01", behind=True, lots=1, loan=("black", 990), capital=990)
             for c in ("blue", "orange", "green", "pink") for n in range(1, 6)}  # fmt: skip
    crowd["blue-2"] |= {"mother": "blue-1", "minor": "orange-h"}
    crowd["blue-3"] |= {"mother": "blue-2", "white": 999, "black": 999, "deposit": 999}
    crowd["blue-4"] |= {"mother": "blue-3", "bribed": ("IT", "CH", "LU", "SA")}
    crowd["blue-5"] |= {"mother": "blue-4", "white": 9000, "black": 1234, "deposit": 2345}
    crowd["orange-5"] |= {"mother": "blue-5"}  # bought: a seventh company
    owing = land(scene({"blue-1": co(), "blue-2": co(capital=50)}), "blue-1", "it11")
    several = {
        "blue-h": co(white=64, black=36, lots=4, at="it20"),
        "blue-1": co(capital=60, white=20, black=50, at="it02", loan=("black", 40)),
        "blue-2": co(capital=990, white=1500, black=1234, deposit=99, at="it11"),
        "orange-h": co(black=90, at="ch19"),
    }
    later = {**several, "blue-h": several["blue-h"] | {"at": "ch19", "moved": True}}
    later |= {name: several[name] | {"moved": True} for name in ("blue-1", "blue-2")}
    return {
        "rolls at forks": scene(several),
        "a roll under Interpol": scene(later | {"blue-1": several["blue-1"]}, interpol="it08"),
        "a stop": land(scene(several), "blue-h", "ch05"),
        "a fork": play(scene(several), "roll blue-h", dice="6"),
        "Interpol's fork": play(scene(later), "interpol", dice="3"),
        "start of two": game(2, 0).states[0],
        "middle of two": game(2, 0).states[200],
        "end of two": game(2, 0).end,
        "middle of three": creative.states[-60],
        "end of three": creative.end,
        "start of four": four.states[0],
        "middle of four": four.states[len(four.states) // 2],
        "end of four": four.end,
        "a crowd": scene(crowd, seats=4, stock=1),
        "a debt": owing,
        "an offer": play(scene({"blue-h": co(white=9)}), "offer 2 blue-h white=9 -"),
        "somebody left": play(four.states[300], "resign", seat=1),
    }


def draw(
    state: State, seat: int | None, name: str, locale: str = "en", names: tuple[str, ...] = NAMES
) -> Drawing:
    drawing = GAME.sheet(GAME.view(state, seat), name, speaker(locale, names)).drawing
    assert drawing is not None
    return drawing


@pytest.fixture(params=situations())
def state(request: pytest.FixtureRequest) -> State:
    return situations()[request.param]


# -- they can be drawn ---------------------------------------------------------------------------


def test_every_sheet_is_a_picture_of_a_fair_size(state: State) -> None:
    for name in GAME.sheets(GAME.view(state, 0)):
        drawing = draw(state, 0, name, "fr", LONG)
        assert drawing.width == (520 if name == "hand" else 1000)
        assert drawing.height <= (720 if name == "hand" else 1700)
        png = rasterise(to_svg(drawing))
        assert png.startswith(b"\x89PNG")
        assert len(png) < 400_000


@pytest.mark.parametrize("locale", LOCALES)
def test_every_label_stays_on_its_picture_and_can_be_read(state: State, locale: str) -> None:
    for seat in (None, 0, 1):
        for name in GAME.sheets(GAME.view(state, seat)):
            drawing = draw(state, seat, name, locale, LONG)
            for label in set_labels(drawing):
                assert 0 <= label.left <= label.right <= drawing.width, (name, label)
                assert 15 < label.base < drawing.height, (name, label)
                least = 12.8 if len(label.says) == 1 else 15.3  # one letter: on a pawn
                named = any(person in label.says for person in LONG)
                if name == "hand" and len(label.says) > 1 and not named:
                    least = 21.9
                assert label.size > least, (name, label)


@pytest.mark.parametrize("locale", LOCALES)
def test_with_common_names_no_word_is_cut(state: State, locale: str) -> None:
    for seat in (None, 0):
        for name in GAME.sheets(GAME.view(state, seat)):
            labels = set_labels(draw(state, seat, name, locale))
            assert [(name, label) for label in labels if label.cut] == []


def test_equal_views_give_equal_pictures(state: State) -> None:
    copy = GAME.decode(GAME.encode(state))
    for seat in (None, 0):
        for name in GAME.sheets(GAME.view(state, seat)):
            assert to_svg(draw(state, seat, name)) == to_svg(draw(copy, seat, name))


def test_which_sheets_there_are() -> None:
    start, end = situations()["start of two"], situations()["end of two"]
    assert GAME.sheets(GAME.view(start, 0)) == ("hand", "ledger", "board", "groups", "race")
    assert GAME.sheets(GAME.view(start, None)) == ("board", "groups", "race")
    public = ("groups", "race", "money")
    assert GAME.sheets(GAME.view(end, None)) == ("board", "end", *public)
    assert GAME.sheets(GAME.view(end, 0)) == ("end", "board", *public)
    with pytest.raises(LookupError):
        GAME.sheet(GAME.view(start, None), "ledger", speaker("en"))


# -- they say what their text twins say ----------------------------------------------------------


def both(state: State, seat: int | None, name: str, locale: str) -> tuple[str, str]:
    """Returns all labels of a picture, and its text twin."""
    sheet = GAME.sheet(GAME.view(state, seat), name, speaker(locale))
    assert sheet.drawing is not None
    return " ".join(says(sheet.drawing)), sheet.text


@pytest.mark.parametrize("locale", LOCALES)
def test_the_board_names_players_places_and_the_last_play(state: State, locale: str) -> None:
    say, view = speaker(locale), GAME.view(state, None)
    labels, words = both(state, None, "board", locale)
    facts = [say(Text("capital-power-player", {"who": Who(s)})) for s in range(state.seats)]
    facts += [say(line) for line in view.last] + [say(GAME.headline(view))]
    for fact in facts:
        assert fact in labels
        assert fact in words
    for company in living(state):
        assert say(COMPANY_NAMES[company]) in words
    shown = {SPACES[state.space[n]].place for n in living(state)}
    assert shown & set(labels.split()) == shown


def test_the_board_shows_every_pawn_or_says_how_many_more() -> None:
    labels = says(draw(situations()["a crowd"], None, "board"))
    assert "+17" in labels  # twenty on the start space, three of them drawn
    assert "+ 2" in labels  # of eight companies of blue five rows and a line
    assert labels.count("IP") == 1


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
    for fact in ("FIN $60k", "$41k", "$42k", "$43k", "40", "B $44k", "CH"):
        assert fact in labels
    for fact in (
        "capital $60,000", "$41,000 white", "$42,000 black", "$43,000 in the bank", "40 shares",
        "$44,000 of a black loan open", "bribe used in Switzerland",
    ):  # fmt: skip
        assert fact in words


def test_hidden_money_has_a_column_with_creative_books_only() -> None:
    companies = {"blue-1": co(white=41, black=42, hidden=13)}
    labels, words = both(scene(companies, books="creative"), 0, "ledger", "en")
    assert "Hidden" in labels
    assert {"$29k", "$13k"} <= set(labels.split())
    assert "$13,000 of it off the books" in words
    assert "Hidden" not in both(scene(companies | {"blue-1": co()}), 0, "ledger", "en")[0]


@pytest.mark.parametrize("name", ["end of two", "end of three", "end of four"])
def test_the_end_shows_the_true_books_and_the_money_of_all(name: str) -> None:
    state = situations()[name]
    labels, words = both(state, None, "end", "en")
    for n in living(state):
        assert speaker("en")(COMPANY_NAMES[n]) in labels
        assert f"${state.white[n] * 1000:,} white" in words
        if state.white[n]:
            assert f"${state.white[n]}k" in labels
    labels, words = both(state, None, "money", "en")
    for seat in range(state.seats):
        row = state.history[-1][seat * 5 : seat * 5 + 5]
        total = row[1] + row[2] + row[4]
        assert f"{NAMES[seat]} ${total * 1000:,}" in words
        assert (f"${total:,}k" if total else "–") in labels


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


# -- what a roll leads to ------------------------------------------------------------------------


def rows(state: State) -> list[str]:
    """Returns the labels of the seat's hand below its companies."""
    labels = says(draw(state, 0, "hand"))
    heading = next(n for n, label in enumerate(labels) if label.startswith("If "))
    return labels[heading:]


def test_a_hand_says_what_every_roll_would_do_to_the_money() -> None:
    state = scene({"blue-h": co(white=64, black=36, at="it03")}, interpol="sa10")
    assert rows(state) == [
        "If Blue Holding rolls",
        "Taxes", "−$33k", "Parking", "safe", "White loans", "a loan", "Finance police", "−$36k",
        "Processing", "nothing", "Stock exchange", "buy shares",
        "Or a bribe of $10k: Stock exchange (Italy 9)",
    ]  # fmt: skip
    words = GAME.sheet(GAME.view(state, 0), "hand", speaker("en")).text
    assert "With a **1**: Taxes (Italy 4), −$33k" in words


def test_where_interpol_can_come_it_threatens_those_with_black_money() -> None:
    rich = scene({"blue-h": co(white=9, black=36, at="it03")}, interpol="it05")
    assert rows(rich).count("IP") == 1, "of Taxes, the only place both can reach"
    poor = scene({"blue-h": co(white=9, at="it03")}, interpol="it05")
    assert rows(poor).count("IP") == 0
    words = GAME.sheet(GAME.view(rich, 0), "hand", speaker("en")).text
    assert "Interpol can come there and take $30,000" in words


def test_only_the_seat_that_is_to_roll_sees_where_its_rolls_lead() -> None:
    state = scene({"blue-h": co(white=9, at="it03"), "orange-h": co(white=9, at="it04")})
    for seat in (0, 1):
        labels = says(draw(state, seat, "hand"))
        assert any(label.startswith("If ") for label in labels) == (seat == 0)

"""The pictures of Slush Fund: they can be drawn, read, and say what their text twins say."""

import functools
import random
import re
from collections import Counter
from importlib import resources
from typing import Any

import pytest

from bot.draw.raster import rasterise
from bot.draw.svg import to_svg
from games.chance import Seeded
from games.choosing import random_move
from games.drawing import Drawing, Group, Rect, Shape
from games.engine import LEAVE, Seat
from games.slush_fund import GAME
from games.slush_fund.ending import Ending
from games.slush_fund.material import CARDS, DECKS, FALL, POLITICIANS, VALUE
from games.slush_fund.names import short_politician, title_politician
from games.slush_fund.options import Options
from games.slush_fund.pictures.board_text import last_lines, status
from games.slush_fund.pictures.cards import PAPER
from games.slush_fund.pictures.words import to_do
from games.slush_fund.state import State
from games.slush_fund.view import View
from games.words import LOCALES, Speaker, make_bundle
from tests.bot.draw.labels import says, set_labels

NAMES = ("Zoë", "Maximilian", "François", "Ann")
LONG = tuple(letter * 24 for letter in "WMQ漢")
BESIDE_A_FACE = 0.6
SHEETS = ("end", "bribes", "board", "fund", "deck")


@functools.cache
def speaker(locale: str, names: tuple[str, ...] = NAMES) -> Speaker:
    words = resources.files("games.slush_fund").joinpath(f"words.{locale}.ftl")
    return Speaker(locale, names, make_bundle(locale, [words.read_text("utf-8")]))


@functools.cache
def game(seed: int, seats: int, memory: Any = "faithful") -> tuple[State, ...]:
    """Returns every state of a game played at random, in which few cards are thrown away."""
    chance, rng = Seeded(bytes([seed]) * 32), random.Random(seed)
    state = GAME.deal(seats, Options(memory=memory), chance).state
    states = [state]
    while GAME.deciders(state):
        (seat,) = GAME.deciders(state)
        move = random_move(GAME, GAME.view(state, seat), rng)
        assert move is not None
        if move[:1] == LEAVE or (move[0] == "discard" and rng.random() < 0.9):
            continue
        state = GAME.play(state, seat, move, chance).state
        states.append(state)
    return tuple(states)


def leave(state: State, seat: Seat) -> State:
    return GAME.play(state, seat, LEAVE, Seeded(bytes(32))).state


def first(states: tuple[State, ...], phase: str, *, taken: bool) -> State:
    return next(s for s in states[40:] if s.phase == phase and bool(s.taken) == taken and s.hand)


def fallen(states: tuple[State, ...]) -> State:
    return next(s for s in states if FALL in s.scandals)


@functools.cache
def situations() -> dict[str, State]:
    four, two = game(1, 4), game(2, 2)
    return {
        "start of four": four[0],
        "revealed": first(four, "stash", taken=False),
        "taken from the fund": first(four, "play", taken=True),
        "spy": next(s for s in four if s.phase == "peek"),
        "fallen": fallen(four),
        "end of four": four[-1],
        "start of two": two[0],
        "late in two": two[-4],
        "end of two": two[-1],
        "open memory": game(3, 3, "open")[-3],
        "somebody left": leave(game(3, 3)[60], 1),
        "only one is left": leave(game(2, 2)[60], 1),
    }


def draw(view: View, name: str, locale: str = "en", names: tuple[str, ...] = NAMES) -> Drawing:
    drawing = GAME.sheet(view, name, speaker(locale, names)).drawing
    assert drawing is not None
    return drawing


@pytest.fixture(params=situations())
def state(request: pytest.FixtureRequest) -> State:
    return situations()[request.param]


# -- they can be drawn ---------------------------------------------------------------------------


def test_every_sheet_is_a_picture_of_a_fair_size(state: State) -> None:
    view = GAME.view(state, 0)
    for name in GAME.sheets(view):
        drawing = draw(view, name, "fr", LONG)
        assert drawing.width == 520
        assert drawing.height <= (720 if name == "bribes" else 1250)
        png = rasterise(to_svg(drawing))
        assert png.startswith(b"\x89PNG")
        assert len(png) < 300_000


@pytest.mark.parametrize("locale", LOCALES)
def test_every_label_stays_on_its_picture_and_can_be_read(state: State, locale: str) -> None:
    for seat in (None, 0, 1):
        view = GAME.view(state, seat)
        for name in GAME.sheets(view):
            drawing = draw(view, name, locale, LONG)
            for label in set_labels(drawing):
                assert 0 <= label.left <= label.right <= drawing.width, label
                assert 15 < label.base < drawing.height, label
                assert label.size >= 22, label


@pytest.mark.parametrize("locale", LOCALES)
def test_with_common_names_no_word_is_cut(state: State, locale: str) -> None:
    for seat in (None, 0):
        view = GAME.view(state, seat)
        for name in GAME.sheets(view):
            assert [label for label in set_labels(draw(view, name, locale)) if label.cut] == []


def test_equal_views_give_equal_pictures(state: State) -> None:
    copy = GAME.decode(GAME.encode(state))
    for seat in (None, 0, 1):
        one, other = GAME.view(state, seat), GAME.view(copy, seat)
        for name in GAME.sheets(one):
            assert to_svg(draw(one, name)) == to_svg(draw(other, name))


def test_there_is_no_other_sheet(state: State) -> None:
    view = GAME.view(state, None)
    with pytest.raises(LookupError):
        GAME.sheet(view, "bribes", speaker("en"))


# -- they say what their text twins say ----------------------------------------------------------


def numbers(words: str) -> Counter[int]:
    return Counter(map(int, re.findall(r"\d+", words)))


def check_both(view: View, name: str, locale: str, facts: list[str]) -> None:
    """Checks that every fact is in the picture (its labels in order) and in the text."""
    sheet = GAME.sheet(view, name, speaker(locale))
    assert sheet.drawing is not None
    labels = " ".join(says(sheet.drawing))
    for fact in facts:
        assert fact in labels
        assert fact in sheet.text.replace("**", "")


def politicians(locale: str) -> list[str]:
    return [speaker(locale)(title_politician(number)) for number in range(len(POLITICIANS))]


@pytest.mark.parametrize("locale", LOCALES)
def test_board_and_text_name_the_same(state: State, locale: str) -> None:
    view, say = GAME.view(state, 0), speaker(locale)
    owners = {seat for row in view.piles for seat, pile in enumerate(row) if pile.height}
    facts = [
        *(NAMES[seat] for seat in owners | {s for s, out in enumerate(view.out) if out}),
    ]
    check_both(view, "board", locale, facts)
    labels = says(draw(view, "board", locale))
    assert say(to_do(view)) in labels
    standing = [n for n, count in enumerate(view.scandals) if count < FALL]
    assert {say(short_politician(number)) for number in standing} <= set(labels)
    written = GAME.sheet(view, "board", say).text
    assert all(say(line) in written for line in (GAME.headline(view), status(view)))
    assert all(say(line) in written for line in last_lines(view))
    assert all(name in written for name in politicians(locale))


def test_board_counts_scandals_piles_and_fund(state: State) -> None:
    view = GAME.view(state, None)
    drawing = draw(view, "board")
    assert says(drawing).count("OUT") == view.scandals.count(FALL)
    assert drawn(drawing, PAPER) == sum(view.scandals)
    piles = [p.height for row in view.piles for p in row if p.height]
    many = [view.fund.count(kind) for kind in set(view.fund)]
    many += [view.gone.count(kind) for kind in set(view.gone)] if view.gone else []
    badges = Counter(piles) + Counter(n for n in many if n > 1)
    badges += Counter([view.deck] if view.deck and not view.over else [])
    labels = Counter(says(drawing))
    assert Counter({n: labels[f"×{n}"] for n in range(1, 91) if f"×{n}" in labels}) == badges


def drawn(drawing: Drawing, art: tuple[Shape, ...]) -> int:
    """Returns how often a piece of art is in a drawing, in the size it has beside a face."""
    return sum(
        isinstance(item, Group) and item.items == art and item.scale == BESIDE_A_FACE
        for item in drawing.items
    )


def is_open(view: View, cards: tuple[int, ...] | None) -> bool:
    return cards is not None and (len(cards) > 1 or view.over)


@pytest.mark.parametrize("locale", LOCALES)
def test_a_pile_that_is_known_has_its_sum_on_the_board_and_every_card_in_the_text(
    locale: str,
) -> None:
    view = GAME.view(situations()["open memory"], 0)
    opened = [p.cards for row in view.piles for p in row if is_open(view, p.cards)]
    assert len(opened) > 5
    labels = Counter(says(draw(view, "board", locale)))
    sums = Counter(f"{sum(VALUE[card] for card in cards or ())}K" for cards in opened)
    assert Counter({words: labels[words] for words in sums}) == sums
    written = GAME.sheet(view, "board", speaker(locale)).text
    assert all(money(cards or (), locale) in written for cards in opened)


def money(cards: tuple[int, ...], locale: str) -> str:
    total = sum(VALUE[card] for card in cards)
    return f"${total}K" if locale == "en" else f"{total}\u00a0k$"


@pytest.mark.parametrize("locale", LOCALES)
def test_all_of_a_seats_bribes_are_in_both(state: State, locale: str) -> None:
    view = GAME.view(state, 0)
    mine = [row[0].cards for row in view.piles if row[0].cards]
    check_both(view, "bribes", locale, [money(cards, locale) for cards in mine])
    labels = Counter(says(draw(view, "bribes", locale)))
    for number in range(len(POLITICIANS)):
        assert labels[speaker(locale)(short_politician(number))] == 1
    shown = [VALUE[card] for cards in mine for card in cards]
    hand = [VALUE[card] for card in view.hand or () if view.to_act]
    for value in (10, 20, 30, 40, 50):
        assert labels[str(value)] == shown.count(value) + hand.count(value)


def test_what_a_spy_saw_is_in_both() -> None:
    state = next(s for s in game(1, 4) if s.sights)
    view = GAME.view(state, state.sights[0].spy)
    owner = NAMES[state.sights[0].owner]
    check_both(view, "bribes", "en", [f"turn {state.sights[0].turn}", f"{owner}’s pile"])


@pytest.mark.parametrize("locale", LOCALES)
def test_fund_and_deck_count_every_kind_in_both(state: State, locale: str) -> None:
    view = GAME.view(state, 0)
    for name, counts in (
        ("fund", Counter(view.fund)),
        ("deck", Counter(DECKS[view.options.length])),
    ):
        labels = Counter(says(draw(view, name, locale)))
        badges = Counter(n for n in counts.values() if n > 1)
        assert Counter({n: labels[f"×{n}"] for n in badges}) == badges
        written = GAME.sheet(view, name, speaker(locale)).text
        for count, kinds in badges.items():
            assert numbers(written)[count] >= kinds


def test_the_end_says_places_points_and_winners_in_both() -> None:
    for name in ("end of four", "end of two", "only one is left"):
        view = GAME.view(situations()[name], None)
        ending = view.ending
        assert ending is not None
        labels = Counter(says(draw(view, "end")))
        check_both(view, "end", "en", end_facts(view, ending))
        gains = Counter(
            f"+{verdicts.points[seat]} points"
            for verdicts in ending.politicians
            for seat in verdicts.winners
        )
        assert {words: labels[words] for words in gains} == dict(gains)
        assert Counter({str(place): labels[str(place)] for place in set(ending.places)}) >= Counter(
            map(str, ending.places)
        )


def end_facts(view: View, ending: Ending) -> list[str]:
    staying = [seat for seat, out in enumerate(view.out) if not out]
    piles = [pile.cards for row in view.piles for pile in row if pile.cards]
    return [
        *(NAMES[seat] for seat in range(view.seats)),
        *(f"{ending.totals[seat]} points" for seat in staying),
        *(money(cards, "en") for cards in piles),
    ]


def test_s41_nobody_else_sees_the_cards_taken_from_the_fund() -> None:
    state = situations()["taken from the fund"]
    mine, other = GAME.view(state, state.active), GAME.view(state, (state.active + 1) % 4)
    hand = [CARDS[card] for card in mine.hand or ()]
    assert hand == ["20k", "vp", "scandal"]
    assert {"VP", "Scandal"} <= set(says(draw(mine, "bribes")))
    assert not {"VP", "Scandal"} & set(says(draw(other, "bribes")))
    assert other.hand is None
    assert says(draw(mine, "board")) != says(draw(other, "board"))
    assert "3 taken" in says(draw(other, "board"))


def test_s38_a_player_who_left_is_marked() -> None:
    view = GAME.view(situations()["somebody left"], 0)
    struck = [i for i in draw(view, "board").items if isinstance(i, Rect) and i.height == 3]
    assert len(struck) == 1
    assert "Has left" in GAME.sheet(view, "board", speaker("en")).text

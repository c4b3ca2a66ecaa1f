"""The pictures: they can be drawn, read, and say what their text twins say."""

import functools
import random
from collections import Counter
from typing import Any

import msgspec
import pytest

from bot.draw.raster import rasterise
from bot.draw.svg import to_svg
from games.chance import Seeded
from games.choosing import list_moves
from games.cover_your_assets import GAME
from games.cover_your_assets.material import KINDS, worth
from games.cover_your_assets.names import name_card, name_money
from games.cover_your_assets.options import Options
from games.cover_your_assets.pictures.board_text import contest_lines, last_lines, status
from games.cover_your_assets.pictures.cards import fan_of_backs
from games.cover_your_assets.pictures.hand_text import open_targets, use_lines
from games.cover_your_assets.pictures.treasures import LOCK, WARNING, hue_of_kind, treasure
from games.cover_your_assets.pictures.words import to_do
from games.cover_your_assets.state import State
from games.cover_your_assets.view import View
from games.drawing import Drawing, Group, Label, Shape
from games.drawing_kit import plain, text_width
from games.engine import CLOSE, HOUSE, LEAVE, Text
from games.words import LOCALES, Speaker
from tests.bot.draw.labels import says, set_labels
from tests.games.cover_your_assets.tables import ON
from tests.games.voices import voices_of

NAMES = ("Zoë", "Maximilian", "François", "Ann", "O’Hara", "Bo")
LONG = tuple(letter * 24 for letter in "WMQ漢GO")
QUIET = ("resign", "discard", "pass", "give-up")


@functools.cache
def speaker(locale: str, names: tuple[str, ...] = NAMES) -> Speaker:
    (bundle,) = [voice.bundle for voice in voices_of(GAME.key) if voice.locale == locale]
    return Speaker(locale, names, bundle)


@functools.cache
def game(seed: int, seats: int, **options: Any) -> tuple[State, ...]:
    """Returns every state of a lively game played at random."""
    chance, rng = Seeded(bytes([seed]) * 32), random.Random(seed)
    state = GAME.deal(seats, Options(**options), chance).state
    states = [state]
    while deciders := sorted(GAME.deciders(state)):
        seat, path = deciders[0], CLOSE
        if seat != HOUSE:
            moves = [
                m
                for m in list_moves(GAME, GAME.view(state, seat))
                if m[0] not in ("order", "resign")
            ]
            lively = [m for m in moves if m[0] not in QUIET]
            path = rng.choice(lively if lively and rng.random() < 0.8 else moves)
        state = GAME.play(state, seat, path, chance).state
        states.append(state)
    return tuple(states)


def leave(state: State, seat: int) -> State:
    return GAME.play(state, seat, LEAVE, Seeded(bytes(32))).state


@functools.cache
def situations() -> dict[str, State]:
    four, six, two = game(1, 4), game(4, 6, **ON), game(1, 2, new_cards="on")
    three = game(4, 3, ending="best-of", new_cards="on")
    contests = [state for state in six if state.contest]
    return {
        "start of four": four[0],
        "late in four": four[-4],
        "end of four": four[-1],
        "challenge": max(contests, key=lambda s: len(s.contest.plays) if s.contest else 0),
        "six": six[len(six) // 2],
        "end of six": six[-1],
        "start of two": two[0],
        "late in two": two[-3],
        "both choose": next(s for s in two if s.moving),
        "end of two": two[-1],
        "claim": next(s for s in three if s.contest and s.contest.claim),
        "second round": next(s for s in three if s.round == 2 and len(s.stacks[0]) > 2),
        "end of two rounds won": three[-1],
        "open memory": game(5, 5, memory="open")[60],
        "somebody left": leave(four[40], 2),
        "only one is left": leave(two[20], 1),
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
        assert drawing.height <= (720 if name == "hand" else 1300)
        png = rasterise(to_svg(drawing))
        assert png.startswith(b"\x89PNG")
        assert len(png) < 300_000


@pytest.mark.parametrize("locale", LOCALES)
def test_labels_stay_inside_and_are_large_enough(state: State, locale: str) -> None:
    for seat in (None, 0):
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


def test_every_kind_of_card_looks_different() -> None:
    assert len({treasure(kind) for kind in range(len(KINDS))}) == len(KINDS)
    assert len({hue_of_kind(kind) for kind in range(len(KINDS))}) == len(KINDS)


def test_there_is_no_other_sheet(state: State) -> None:
    for name in ("hand", "nonsense"):
        with pytest.raises(LookupError):
            GAME.sheet(GAME.view(state, None), name, speaker("en"))


# -- they say what their text twins say ----------------------------------------------------------


def check_both(view: View, name: str, locale: str, facts: list[Text]) -> None:
    """Checks that every fact is in the picture (its labels in order) and in the text."""
    say = speaker(locale)
    sheet = GAME.sheet(view, name, say)
    assert sheet.drawing is not None
    labels = " ".join(says(sheet.drawing))
    for fact in facts:
        assert plain(say, fact) in labels
        assert plain(say, fact) in sheet.text.replace("**", "")


@pytest.mark.parametrize("locale", LOCALES)
def test_board_and_text_say_the_same(state: State, locale: str) -> None:
    view = GAME.view(state, 0)
    say = speaker(locale)
    written = GAME.sheet(view, "board", say).text
    told = [GAME.headline(view), status(view), *last_lines(view), *contest_lines(view)]
    assert all(say(line) in written for line in told)
    assert say(GAME.headline(view)) in says(draw(view, "board", locale))
    if "hand" in GAME.sheets(view):
        assert say(to_do(view)) in says(draw(view, "hand", locale))
    facts = [name_money(worth(made.cards)) for stack in view.stacks for made in stack if made]
    if view.over:
        facts += [name_money(t) for t, out in zip(view.totals, view.out, strict=True) if not out]
    check_both(view, "board", locale, facts)


@pytest.mark.parametrize("name", ["start of four", "late in four", "late in two", "claim"])
def test_top_sets_are_drawn_and_named_in_the_text(name: str) -> None:
    view = GAME.view(situations()[name], None)
    tops = [stack[-1] for stack in view.stacks if stack]
    written = GAME.sheet(view, "board", speaker("en")).text
    for made in tops:
        assert made is not None
        assert drawn(draw(view, "board"), treasure(made.kind))
        assert speaker("en")(name_card(made.kind)) in written


def drawn(drawing: Drawing, art: tuple[Shape, ...]) -> list[float]:
    """Returns the sizes at which a piece of art is in a drawing."""
    groups = [item for item in drawing.items if isinstance(item, Group)]
    return [group.scale for group in groups if group.items == art]


@pytest.mark.parametrize("name", ["start of four", "late in four", "claim", "six"])
def test_what_is_protected_and_what_is_in_danger_has_its_sign(name: str) -> None:
    state = situations()[name]
    drawing = draw(GAME.view(state, None), "board")
    covered = 1.1  # the lock on a pile of sets that lie under others
    single = sum(len(stack) == 1 for stack in state.stacks)
    low = sum(len(stack) == 2 for stack in state.stacks) if name == "six" else 0
    assert sum(size < covered for size in drawn(drawing, LOCK)) == single + low
    seconds = sum(len(stack) > 2 for stack in state.stacks) if name == "six" else 0
    tops = sum(len(stack) > 1 for stack in state.stacks)
    assert len(drawn(drawing, WARNING)) == tops + seconds
    assert says(drawing).count("no set yet") == sum(not stack for stack in state.stacks)


def test_counts_of_hands_piles_and_covered_sets_are_on_badges() -> None:
    state = situations()["late in four"]
    labels = Counter(says(draw(GAME.view(state, None), "board")))
    counts = Counter(len(hand) for hand in state.hands)
    counts += Counter([len(state.discards)] if state.discards else [])
    counts += Counter(len(stack) - 1 for stack in state.stacks if len(stack) > 1)
    counts += Counter(len(stack[-1].cards) for stack in state.stacks if stack)
    assert {n: labels[f"×{n}"] for n in counts} == dict(counts)
    assert labels[str(state.draws)] == 1


@pytest.mark.parametrize("count", [1, 2, 5, 6, 7, 12])
def test_the_number_of_a_hand_stands_clear_of_its_cards(count: int) -> None:
    *backs, number = fan_of_backs(count, 0, 0)
    assert isinstance(number, Label)
    half = 17  # of a card of 26 by 36 at a slant, with its edge
    right = max(back.x for back in backs if isinstance(back, Group)) + half
    assert right < number.x - text_width(number.text, number.size, bold=True)


def test_at_the_end_every_set_lies_open_with_its_money() -> None:
    state = situations()["end of two"]
    drawing = Counter(says(draw(GAME.view(state, None), "board")))
    say = speaker("en")
    money = Counter(say(name_money(worth(m.cards))) for stack in state.stacks for m in stack)
    money += Counter(say(name_money(total)) for total in state.totals)
    assert {words: drawing[words] for words in money} == dict(money)
    assert drawing["1st"] == drawing["2nd"] == 1


@pytest.mark.parametrize("locale", LOCALES)
def test_ones_own_hand_is_there_with_what_can_be_done(state: State, locale: str) -> None:
    view = GAME.view(state, 0)
    if "hand" not in GAME.sheets(view):
        assert view.over or not view.hand
        return
    say = speaker(locale)
    sheet = GAME.sheet(view, "hand", say)
    for line in GAME.holdings(view):
        assert say(line) in sheet.text or view.moving
    assert sheet.drawing is not None
    labels = " ".join(says(sheet.drawing))
    for kind in set(view.hand):
        assert say(Text(f"cover-your-assets-card-{KINDS[kind].key}.short")) in labels
    assert all(say(line) in sheet.text for line in use_lines(view))
    if view.contest is None or view.contest.to_answer != view.seat:
        for target in open_targets(view)[:4]:
            assert NAMES[target.whom] in labels
            assert say(name_money(worth(target.made.cards))) in labels
    else:
        assert all(plain(say, line) in labels for line in use_lines(view))


def test_a_claim_is_contested_and_a_challenge_is_answered() -> None:
    six = [state.contest for state in game(4, 6, **ON) if state.contest]
    assert not any(contest.unopposed for contest in six), "six have no neutral piles"
    state = situations()["claim"]
    assert state.contest is not None
    for unopposed in (True, False):
        again = () if unopposed else state.contest.plays
        contest = msgspec.structs.replace(state.contest, plays=(*state.contest.plays, *again))
        view = GAME.view(msgspec.structs.replace(state, contest=contest), contest.to_answer)
        assert contest.unopposed is unopposed
        said = " ".join(says(draw(view, "hand"))).lower()
        assert ("contest" in said, "answer" in said) == (unopposed, not unopposed)


def test_nothing_of_a_hand_is_on_the_board(state: State) -> None:
    boards = [to_svg(draw(GAME.view(state, seat), "board")) for seat in (None, 0, 1)]
    assert boards[0] == boards[1] == boards[2]


def test_a_player_who_left_is_marked() -> None:
    view = GAME.view(situations()["somebody left"], 0)
    assert says(draw(view, "board")).count("left") == 1

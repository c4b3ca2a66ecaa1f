"""The pictures of Slasher: they can be drawn and read, and say what their text twins say."""

import functools
import random
from collections import Counter

import pytest

from bot.draw.raster import rasterise
from bot.draw.svg import to_svg
from games.choosing import random_move
from games.drawing import Drawing, Group, Shape
from games.engine import CLOSE, HOUSE, Seat, text
from games.slasher import GAME
from games.slasher.hunting import VALUE
from games.slasher.material import WILD
from games.slasher.moves import GROUP_KEYS
from games.slasher.names import CARD_NAMES, MONSTER_NAMES
from games.slasher.options import Options
from games.slasher.pictures.board_text import in_round
from games.slasher.pictures.cast import person_of
from games.slasher.pictures.heads import head_of
from games.slasher.pictures.words import to_do, where
from games.slasher.prospects import look
from games.slasher.state import State
from games.slasher.view import View
from games.words import LOCALES, Speaker
from tests.bot.draw.labels import says, set_labels
from tests.games.slasher.scenes import picking, play, scene, seeded
from tests.games.voices import voices_of

NAMES = ("Zoë", "Maximilian", "François", "Ann", "Łucja")
LONG = tuple(letter * 24 for letter in "WMQ漢A")


def speaker(locale: str, names: tuple[str, ...] = NAMES) -> Speaker:
    bundle = {voice.locale: voice.bundle for voice in voices_of("slasher")}[locale]
    return Speaker(locale, names, bundle)


@functools.cache
def game(seed: int, seats: int) -> tuple[State, ...]:
    """Returns every state of a game played at random in which nobody leaves."""
    chance, rng = seeded(seed), random.Random(seed)
    states = [GAME.deal(seats, Options(), chance).state]
    while deciders := GAME.deciders(states[-1]):
        seat, move = min(deciders), CLOSE
        if seat != HOUSE:
            drawn = random_move(GAME, GAME.view(states[-1], seat), rng)
            if drawn is None or drawn[0] in ("order", "resign"):
                continue
            move = drawn
        states.append(GAME.play(states[-1], seat, move, chance).state)
    return tuple(states)


CROWD = (
    "red1 blue2 red3 extra", "blue4 green4 yellow4", "red5 red6 red7",
    "blue1 blue3 green1 green2 green3 green5 yellow5 yellow6 yellow7 extra.2 blue5 blue6 red4",
)  # fmt: skip


@functools.cache
def situations() -> dict[str, State]:
    five, two = game(1, 5), game(2, 2)
    crowd = picking(["doctor werewolf sadist", "bat", "alien"], CROWD, "red2 yellow1")
    alone = "red1 red2 red3 red4 red5 red6 red7 blue1 blue2 blue3 blue4 blue5 blue6 extra extra.2"
    return {
        "start of five": five[0],
        "middle of five": five[len(five) // 2],
        "striking in five": next(s for s in five if s.phase == "strike" and s.spent),
        "end of five": five[-1],
        "start of two": two[0],
        "late in two": two[-5],
        "end of two": two[-1],
        "too many Monsters": next(s for s in game(2, 4) if s.phase == "discard"),
        "a crowd": play(crowd, 0, "play-some doctor+sadist"),
        "all alone": picking(["alien", "bat"], (), alone),
        "every action": scene(["red5 extra move join split swap"] * 2, ["vampire", "doll"]),
        "somebody left": play(five[40], 1, "resign"),
    }


@pytest.fixture(params=situations())
def state(request: pytest.FixtureRequest) -> State:
    return situations()[request.param]


def draw(view: View, name: str, locale: str = "en", names: tuple[str, ...] = NAMES) -> Drawing:
    drawing = GAME.sheet(view, name, speaker(locale, names)).drawing
    assert drawing is not None
    return drawing


# -- they can be drawn ---------------------------------------------------------------------------


def test_every_sheet_is_a_picture_of_a_fair_size(state: State) -> None:
    view = GAME.view(state, 0)
    for name in GAME.sheets(view):
        drawing = draw(view, name, "fr", LONG)
        assert drawing.width == 520
        assert drawing.height <= (740 if name == "monsters" else 1300)
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


def test_there_is_no_other_sheet(state: State) -> None:
    with pytest.raises(LookupError):
        GAME.sheet(GAME.view(state, None), "monsters", speaker("en"))
    with pytest.raises(LookupError):
        GAME.sheet(GAME.view(state, 0), "hand", speaker("en"))


# -- they say what is so -------------------------------------------------------------------------


@pytest.mark.parametrize("locale", LOCALES)
def test_the_board_shows_every_group_actor_and_player(state: State, locale: str) -> None:
    say, view = speaker(locale), GAME.view(state, None)
    sheet = GAME.sheet(view, "board", say)
    drawing = draw(view, "board", locale)
    labels = says(drawing)
    on_set = [*view.alone, *(actor for group in view.groups for actor in group)]
    values = Counter("?" if actor >= WILD else str(VALUE[actor]) for actor in on_set)
    assert all(labels.count(value) >= count for value, count in values.items())
    assert people(drawing) == Counter(person_of(actor) for actor in on_set)
    assert all(say(CARD_NAMES[actor]) in sheet.text for actor in on_set)
    for number, group in enumerate(view.groups):
        letter = GROUP_KEYS[number].upper()
        assert bool(group) is (letter in labels)
        assert bool(group) is (f" {letter}**" in sheet.text)
    for seat in range(view.seats):
        assert NAMES[seat] in labels
        assert NAMES[seat] in sheet.text
        if seat not in view.left:
            assert str(view.scores[seat]) in labels
            if not in_round(view):
                told = Counter([str(view.hand_sizes[seat]), str(view.monster_counts[seat])])
                assert told <= Counter(labels)
    assert all(say(line) in sheet.text for line in view.last)
    assert say(GAME.headline(view)) in labels


def people(drawing: Drawing) -> Counter[tuple[Shape, ...]]:
    """Counts the Actors of a drawing by who plays them."""
    cast = {person_of(actor) for actor in range(WILD + 1)}
    groups = [item for item in drawing.items if isinstance(item, Group)]
    inside = [item for group in groups for item in group.items if isinstance(item, Group)]
    return Counter(item.items for item in inside if item.items in cast)


def test_the_board_shows_the_monsters_that_strike() -> None:
    state = situations()["striking in five"]
    drawing = draw(GAME.view(state, None), "board")
    heads = {item.items for item in drawing.items if isinstance(item, Group)}
    text = GAME.sheet(GAME.view(state, None), "board", speaker("en")).text
    for monster in [*(s.monster for s in state.spent), *(m for m, _ in state.queue)]:
        name = speaker("en")(MONSTER_NAMES[monster])
        assert head_of(monster) in heads
        assert name in text


@pytest.mark.parametrize("name", ["middle of five", "late in two", "a crowd", "every action"])
def test_a_board_names_no_monster_that_is_held(name: str) -> None:
    say, state = speaker("en"), situations()[name]
    told = GAME.sheet(GAME.view(state, None), "board", say).text
    held = [say(MONSTER_NAMES[m]) for hand in state.monsters for m in hand]
    assert held
    assert [monster for monster in held if monster in told] == []


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("seat", [0, 1])
def test_the_private_sheet_says_what_each_monster_would_strike(
    state: State, locale: str, seat: Seat
) -> None:
    say, view = speaker(locale), GAME.view(state, seat)
    sheet, labels = GAME.sheet(view, "monsters", say), says(draw(view, "monsters", locale))
    loud = " ".join(labels).upper()
    for monster in (*view.loose, *view.monsters):
        prospect = look(view, monster)
        assert say(MONSTER_NAMES[monster]).upper() in loud
        assert say(MONSTER_NAMES[monster]) in sheet.text
        assert where(say, prospect) in labels
        assert say(prospect.told) in sheet.text
        assert all(say(CARD_NAMES[actor]) in sheet.text for actor in prospect.best)
    drawing = draw(view, "monsters", locale)
    actors = [card for card in view.hand if card <= WILD]
    assert people(drawing) == Counter(person_of(actor) for actor in actors)
    for card in view.hand:
        assert say(CARD_NAMES[card]) in sheet.text
        assert card <= WILD or say(CARD_NAMES[card]).upper() in labels
    assert say(to_do(view)) in labels


def test_prospects_count_points_and_put_the_largest_group_first() -> None:
    view = GAME.view(situations()["a crowd"], 0)
    doctor, werewolf, sadist = (look(view, monster) for monster in view.monsters)
    assert (len(doctor.best), doctor.groups) == (4, (100, 102))
    assert len(werewolf.best) == 4
    assert (len(sadist.best), sadist.groups) == (3, (102,))


def test_whoever_chooses_what_their_monster_strikes_sees_that_monster() -> None:
    state = situations()["striking in five"]
    (seat,) = GAME.deciders(state)
    view, say = GAME.view(state, seat), speaker("en")
    (monster,) = view.loose
    assert monster not in view.monsters
    assert say(MONSTER_NAMES[monster]).upper() in " ".join(says(draw(view, "monsters"))).upper()
    told = GAME.sheet(view, "monsters", say).text
    assert say(MONSTER_NAMES[monster]) in told
    assert say(text("slasher-board-no-monster")) not in told


def test_the_bestiary_lists_all_eleven(state: State) -> None:
    labels = [label.upper() for label in says(draw(GAME.view(state, None), "bestiary"))]
    assert all(speaker("en")(name).upper() in labels for name in MONSTER_NAMES)


def test_only_ones_own_cards_and_monsters_are_on_the_private_sheet() -> None:
    state = scene(["red5 move", "blue1 split"], ["vampire", "doll"], groups=("red1 red2",))
    say = speaker("en")
    text = GAME.sheet(GAME.view(state, 0), "monsters", say).text
    assert "Vampire" in text
    assert "Red 5" in text
    assert "Doll" not in text
    assert "Blue 1" not in text
    assert GAME.holdings(GAME.view(state, 0)) != GAME.holdings(GAME.view(state, 1))

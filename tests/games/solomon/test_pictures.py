"""The pictures of both games: they can be drawn, read, and say what their text twins say."""

import functools

import pytest

from bot.draw.raster import rasterise
from bot.draw.svg import to_svg
from games.agent import GAME as AGENT
from games.casablanca import GAME as CASABLANCA
from games.drawing import Drawing, Line
from games.engine import Text
from games.solomon.edition import live_agents
from games.solomon.game import SolomonGame
from games.solomon.names import name_agent, name_space
from games.solomon.pictures import board_text, ledger_text
from games.solomon.pictures.plot import curve
from games.solomon.state import State
from games.solomon.view import View
from games.words import LOCALES, Speaker
from tests.bot.draw.labels import says, set_labels
from tests.games.solomon.scenes import Table
from tests.games.solomon.test_records import NAMES as RECORDS
from tests.games.solomon.test_records import states_of
from tests.games.voices import voices_of

NAMES = ("Zoë", "Maxime", "François", "Ann", "Łucja", "Bo", "Nils", "Oda")
LONG = tuple(letter * 24 for letter in "WMQ漢WMQ漢")
GAMES = {"agent": AGENT, "casablanca": CASABLANCA}


@functools.cache
def speaker(game: SolomonGame, locale: str, names: tuple[str, ...] = NAMES) -> Speaker:
    return Speaker(locale, names, voices_of(game.key)[LOCALES.index(locale)].bundle)


@functools.cache
def situations() -> dict[str, tuple[SolomonGame, State]]:
    """States of the recorded games: early, in every phase, late and at the end."""
    found: dict[str, tuple[SolomonGame, State]] = {}
    for name in RECORDS:
        game = GAMES[name.partition("-")[0]]
        for state in states_of(name):
            found.setdefault(f"{game.key} {state.phase}", (game, state))
    for name in ("agent-6", "casablanca-8"):
        game = GAMES[name.partition("-")[0]]
        found[f"{name} late"] = (game, states_of(name)[-8])
        found[f"{name} over"] = (game, states_of(name)[-1])
    at = {agent.id: "tangier" for agent in AGENT.edition.board.agents}
    crowd = Table(AGENT, 4, at=at, holder="ussr1", homes="players")
    found["everybody in Tangier"] = (AGENT, crowd.state)
    return found


Scene = tuple[SolomonGame, State]


@pytest.fixture(params=situations())
def scene(request: pytest.FixtureRequest) -> Scene:
    return situations()[request.param]


def draw(
    game: SolomonGame, view: View, name: str, locale: str = "en", names: tuple[str, ...] = NAMES
) -> Drawing:
    drawing = game.sheet(view, name, speaker(game, locale, names)).drawing
    assert drawing is not None
    return drawing


def check_both(
    game: SolomonGame, view: View, name: str, locale: str, facts: list[str] | list[Text]
) -> None:
    """Checks that every fact is in the picture (its labels in order) and in the text."""
    say = speaker(game, locale)
    sheet = game.sheet(view, name, say)
    assert sheet.drawing is not None
    labels = " ".join(says(sheet.drawing))
    for fact in facts:
        words = (say(fact) if isinstance(fact, Text) else fact).replace("**", "")
        assert words in labels, words
        assert words in sheet.text.replace("**", ""), words


# -- they can be drawn ---------------------------------------------------------------------------


def test_every_sheet_is_a_picture_of_a_fair_size(scene: Scene) -> None:
    game, state = scene
    view = game.view(state, 0)
    for name in game.sheets(view):
        drawing = draw(game, view, name, "fr", LONG)
        width, most = (520, 690) if name == "mine" else (1000, 1800)
        assert drawing.width == width
        assert drawing.height <= most
    png = rasterise(to_svg(draw(game, view, "board", "fr", LONG)))
    assert png.startswith(b"\x89PNG")
    assert len(png) < 300_000


@pytest.mark.parametrize("locale", LOCALES)
def test_every_label_stays_on_its_picture_and_can_be_read(scene: Scene, locale: str) -> None:
    game, state = scene
    for seat in (None, 1):
        view = game.view(state, seat)
        for name in game.sheets(view):
            drawing = draw(game, view, name, locale, LONG)
            for label in set_labels(drawing):
                assert 0 <= label.left <= label.right <= drawing.width, label
                assert 15 < label.base < drawing.height, label
                assert label.size > 15.3, label


@pytest.mark.parametrize("locale", LOCALES)
def test_nothing_on_a_panels_picture_is_smaller_than_a_phone_can_show(
    scene: Scene, locale: str
) -> None:
    game, state = scene
    for seat in range(0 if state.phase == "over" else state.seats):
        drawing = draw(game, game.view(state, seat), "mine", locale)
        pieces = {str(agent.number) for agent in game.edition.board.agents}
        small = [label for label in set_labels(drawing) if label.size < 21.9]
        assert [label for label in small if label.text not in pieces] == []
        assert drawing.height <= 560


@pytest.mark.parametrize("locale", LOCALES)
def test_with_common_names_no_word_is_cut(scene: Scene, locale: str) -> None:
    game, state = scene
    for seat in (None, 0):
        view = game.view(state, seat)
        for name in game.sheets(view):
            cut = [label for label in set_labels(draw(game, view, name, locale)) if label.cut]
            assert cut == []


def test_there_is_no_other_sheet(scene: Scene) -> None:
    game, state = scene
    with pytest.raises(LookupError):
        game.sheet(game.view(state, None), "mine", speaker(game, "en"))


def test_a_seat_is_shown_its_money_first_and_all_sheets_come_after_the_end() -> None:
    running, over = states_of("agent-4")[50], states_of("agent-4")[-1]
    assert AGENT.sheets(AGENT.view(running, None)) == ("board", "ledger")
    assert AGENT.sheets(AGENT.view(running, 0)) == ("mine", "board", "ledger")
    assert AGENT.sheets(AGENT.view(over, 0)) == ("board", "end", "plot", "ledger")


# -- they say what their text twins say ----------------------------------------------------------


@pytest.mark.parametrize("locale", LOCALES)
def test_board_and_text_tell_the_same(scene: Scene, locale: str) -> None:
    game, state = scene
    view, edition = game.view(state, 0), game.edition
    facts = [
        game.headline(view),
        board_text.turn_line(edition, view),
        *board_text.told_lines(edition, view),
        *board_text.notices(edition, view),
        *(board_text.where_line(edition, view, agent) for agent in live_agents(view)),
    ]
    check_both(game, view, "board", locale, facts)
    labels = says(draw(game, view, "board", locale))
    for space in range(len(edition.board.spaces)):
        assert speaker(game, locale)(name_space(edition, space)) in labels


@pytest.mark.parametrize("locale", LOCALES)
def test_ones_own_sheet_and_its_text_tell_the_same(scene: Scene, locale: str) -> None:
    game, state = scene
    view, say = game.view(state, 1), speaker(game, locale)
    if view.over:
        return
    sums = [sum_ for sum_ in (*view.stakes, view.cash) if sum_]
    facts = [say(game.edition.text("number", sum=sum_)) for sum_ in sums]
    names = [name_agent(game.edition, agent) for agent in ledger_text.agents_in_play(view)]
    check_both(game, view, "mine", locale, facts + [say(n) for n in names if not view.action])


def test_the_ledger_and_its_text_tell_the_same(scene: Scene) -> None:
    game, state = scene
    view, say = game.view(state, None), speaker(game, "en")
    sums = [sum_ for sum_ in (*view.least, *view.fees) if sum_]
    facts = [say(game.edition.text("number", sum=sum_)) for sum_ in sums]
    check_both(game, view, "ledger", "en", [*facts, *NAMES[: view.seats]])


@pytest.mark.parametrize("name", RECORDS)
def test_all_sheets_show_every_sum_after_the_end(name: str) -> None:
    game, state = GAMES[name.partition("-")[0]], states_of(name)[-1]
    view, say = game.view(state, None), speaker(game, "en")
    sums = [sum_ for sum_ in (*view.stake, *view.purses, *view.fees) if sum_]
    facts = [say(game.edition.text("number", sum=sum_)) for sum_ in sums]
    check_both(game, view, "end", "en", [*facts, *NAMES[: view.seats]])
    text = game.sheet(view, "end", say).text
    for line in ledger_text.paper_lines(game.edition, view):
        assert say(line) in text


@pytest.mark.parametrize("name", RECORDS)
def test_the_plot_ends_at_the_stakes_and_its_text_lists_every_change(name: str) -> None:
    game, state = GAMES[name.partition("-")[0]], states_of(name)[-1]
    view, say = game.view(state, 0), speaker(game, "fr")
    agents = len(view.place)
    for seat in range(view.seats):
        for agent in range(agents):
            points = curve(view, seat, agent)
            assert (points[-1][1] if points else 0) == view.stake[seat * agents + agent]
            assert [turn for turn, _ in points] == sorted(turn for turn, _ in points)
    text = game.sheet(view, "plot", say).text
    changes = [line for line in text.splitlines() if line.startswith("  - ")]
    assert len(changes) == len(view.history)
    check_both(game, view, "plot", "fr", list(NAMES[: view.seats]))


def arrows(drawing: Drawing) -> list[Line]:
    return [item for item in drawing.items if isinstance(item, Line) and item.arrow]


def test_the_last_step_is_an_arrow_and_an_announced_one_is_dashed() -> None:
    table = Table(AGENT)
    assert arrows(draw(AGENT, table.view(None), "board")) == []
    (announced,) = arrows(draw(AGENT, table.do(0, "usa1 havana").view(None), "board"))
    assert announced.dash
    (done,) = arrows(draw(AGENT, table.close().view(None), "board"))
    assert not done.dash
    assert done.points == announced.points or len(done.points) == 2
    assert done.points[0][1] < done.points[1][1], "Havana lies below Washington"


def test_an_action_on_the_spot_has_no_arrow() -> None:
    at = {"green": "bazaar", "red": "bazaar"}
    table = Table(CASABLANCA, at=at, stakes={0: {"green": 1_000}})
    table.do(0, "green eliminate red")
    assert arrows(draw(CASABLANCA, table.view(None), "board")) == []


def test_an_exiled_agent_lies_in_the_exile_box() -> None:
    table = Table(AGENT, at={"uk1": "exiled"})
    text = AGENT.sheet(table.view(None), "board", speaker(AGENT, "en")).text
    assert "In the Bahamas: British 1." in text
    assert "nobody yet" not in says(draw(AGENT, table.view(None), "board"))
    assert "nobody yet" in says(draw(AGENT, Table(AGENT).view(None), "board"))


def test_a_table_without_ledger_says_so() -> None:
    table = Table(CASABLANCA, ledger="hidden")
    labels = " ".join(says(draw(CASABLANCA, table.view(None), "ledger")))
    assert "nobody keeps notes for you" in labels

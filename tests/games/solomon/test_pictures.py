"""The pictures of both games: they can be drawn, read, and say what their text twins say."""

import functools

import pytest

from bot.draw.raster import rasterise
from bot.draw.svg import to_svg
from games.agent import GAME as AGENT
from games.casablanca import GAME as CASABLANCA
from games.drawing import Drawing, Group, Line, Shape
from games.engine import Text
from games.solomon.edition import live_agents
from games.solomon.game import SolomonGame
from games.solomon.names import name_agent, name_space
from games.solomon.pictures import board_text, end_text, ledger_text
from games.solomon.pictures.plot import curve
from games.solomon.state import State
from games.solomon.view import View
from games.words import LOCALES, Speaker
from tests.bot.draw.labels import says, set_labels
from tests.games.solomon.scenes import Stakes, Table
from tests.games.solomon.test_records import NAMES as RECORDS
from tests.games.solomon.test_records import states_of
from tests.games.voices import voices_of

NAMES = ("Zoë", "Maxime", "François", "Ann", "Łucja", "Bo", "Nils", "Oda")
LONG = tuple(letter * 32 for letter in "WMQ漢WMQ漢")
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


HEIGHTS = {"mine": 600, "board": 1_180, "ledger": 1_020, "end": 1_020, "plot": 980}
"""The most that a sheet may be high, with the longest names and the most players."""


def test_every_sheet_is_a_picture_of_a_fair_size(scene: Scene) -> None:
    game, state = scene
    view = game.view(state, 0)
    for name in game.sheets(view):
        drawing = draw(game, view, name, "fr", LONG)
        assert drawing.width == 520
        assert drawing.height <= HEIGHTS[name], name
    png = rasterise(to_svg(draw(game, view, "board", "fr", LONG)))
    assert png.startswith(b"\x89PNG")
    assert len(png) < 200_000


@pytest.mark.parametrize("locale", LOCALES)
def test_a_panels_picture_leaves_room_for_the_question(scene: Scene, locale: str) -> None:
    game, state = scene
    for seat in range(0 if state.phase == "over" else state.seats):
        drawing = draw(game, game.view(state, seat), "mine", locale)
        assert drawing.height <= (420 if state.action is not None else 570)


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
    view, edition, say = game.view(state, 0), game.edition, speaker(game, locale)
    facts = [
        game.headline(view),
        *board_text.last_lines(edition, view),
        *board_text.notices(edition, view),
    ]
    check_both(game, view, "board", locale, facts)
    labels = says(draw(game, view, "board", locale))
    names = [say(name_space(edition, space)) for space in range(len(edition.board.spaces))]
    assert [name for name in names if name not in " ".join(labels)] == []
    pieces = [str(edition.board.agents[n].number) for n, at in enumerate(view.place) if at != -2]
    assert sorted(label for label in labels if label in "12") == sorted(pieces)
    text = game.sheet(view, "board", say).text
    for agent in live_agents(view):
        assert say(board_text.where_line(edition, view, agent)) in text


@pytest.mark.parametrize("locale", LOCALES)
def test_ones_own_sheet_and_its_text_tell_the_same(scene: Scene, locale: str) -> None:
    game, state = scene
    view, say = game.view(state, 1), speaker(game, locale)
    if view.over:
        return
    sums = [sum_ for sum_ in (*view.stakes, view.cash) if sum_]
    facts = [say(game.edition.text("number", sum=sum_)) for sum_ in sums]
    facts.append(say(board_text.now_line(game.edition, view)))
    names = [name_agent(game.edition, agent) for agent in ledger_text.agents_in_play(view)]
    check_both(game, view, "mine", locale, facts + [say(n) for n in names if not view.action])


def test_who_is_asked_reads_what_to_do_and_who_waits_reads_for_whom() -> None:
    table, say = Table(AGENT, stakes={1: {"usa1": 500}}), speaker(AGENT, "en")
    assert says(draw(AGENT, table.view(0), "mine"))[2].startswith("Your turn")
    assert says(draw(AGENT, table.view(1), "mine"))[2] == say(AGENT.headline(table.view(1)))
    table.do(0, "usa1 havana")
    assert "Do you object?" in says(draw(AGENT, table.view(1), "mine"))
    assert "Do you object?" not in says(draw(AGENT, table.view(0), "mine"))


def test_an_attack_shows_its_victim_and_whether_it_gets_the_case() -> None:
    at = {"green": "bank", "red": "consulate"}
    found = []
    for move in ("green eliminate red-case", "green eliminate red"):
        table = Table(CASABLANCA, at=at, case="bank", stakes={0: {"green": 1_000}})
        found.append(draw(CASABLANCA, table.do(0, move).view(1), "mine"))
        assert "eliminates Red" in says(found[-1])
    crossed = len(found[1].items) - len(found[0].items)
    assert crossed == 2, "the case that stays is crossed out"


def test_the_ledger_and_its_text_tell_the_same(scene: Scene) -> None:
    game, state = scene
    view, say = game.view(state, None), speaker(game, "en")
    known = view.stake if view.over else view.least
    facts = [say(game.edition.text("number", sum=sum_)) for sum_ in (*known, *view.fees) if sum_]
    check_both(game, view, "ledger", "en", [*facts, *NAMES[: view.seats]])


def test_a_sum_that_was_read_out_is_exact_and_any_other_at_least() -> None:
    table = Table(AGENT, at={"uk1": "havana", "usa1": "washington"}, stakes={0: {"usa1": 900}})
    table.pay(1, "uk1", 300)
    table.act(0, "usa1 exile uk1")
    labels = says(draw(AGENT, table.view(None), "ledger"))
    assert "300" in labels, "it was read out"
    assert "300+" not in labels
    shown = Table(AGENT, stakes={0: {"usa1": 900}, 1: {"usa1": 700}})
    shown.do(0, "usa1 havana").say({1: "object opening=300,maximum=600"})
    assert "600+" in says(draw(AGENT, shown.do(0, "defend 600").view(None), "ledger"))


@pytest.mark.parametrize("name", RECORDS)
def test_the_end_shows_what_decided_and_the_ledger_all_money(name: str) -> None:
    game, state = GAMES[name.partition("-")[0]], states_of(name)[-1]
    view, say = game.view(state, None), speaker(game, "en")
    assert view.ending is not None
    sums = [*view.purses, *(fee for fee in view.fees if fee)]
    sums += view.ending.paid if end_text.counts_stakes(view) else ()
    facts = [say(game.edition.text("dollars", amount=sum_)) for sum_ in sums]
    check_both(game, view, "end", "en", [*facts, *NAMES[: view.seats]])
    everything = [sum_ for sum_ in (*view.stake, *view.purses, *view.fees) if sum_]
    facts = [say(game.edition.text("number", sum=sum_)) for sum_ in everything]
    check_both(game, view, "ledger", "en", facts)
    text = game.sheet(view, "ledger", say).text
    for line in ledger_text.paper_lines(game.edition, view):
        assert say(line) in text
    check_both(game, view, "ledger", "en", ["Sums in dollars."])


def test_the_winners_come_first_and_leavers_last_at_the_end() -> None:
    at = {"green": "casino"}
    stakes: Stakes = {1: {"green": 400}, 2: {"green": 900}}
    table = Table(CASABLANCA, 4, stakes=stakes, at=at, case="casino")
    table.do(2, "resign").act(0, "green ricks-cafe-case")
    view = table.view(None)
    assert end_text.ranked(view) == [1, 0, 3, 2]
    labels = says(draw(CASABLANCA, view, "end"))
    assert labels.index(NAMES[1]) < labels.index(NAMES[0]) < labels.index(NAMES[2])
    assert labels.count("wins") == 1
    notes = " ".join(labels)
    assert "brought it home" in notes
    assert "left the game" in notes


def test_where_players_own_homes_no_stake_is_compared() -> None:
    at = {"usa1": "havana"}
    table = Table(AGENT, 2, stakes={1: {"usa1": 900}}, at=at, holder="usa1", homes="players")
    table.act(0, "usa1 washington-case")
    labels = says(draw(AGENT, table.view(None), "end"))
    assert "wins" in labels
    assert "$900" not in labels


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
    found: list[Line] = []

    def look(items: tuple[Shape, ...]) -> None:
        for item in items:
            if isinstance(item, Line) and item.arrow:
                found.append(item)
            elif isinstance(item, Group):
                look(item.items)

    look(drawing.items)
    return found


@pytest.mark.parametrize(("game", "step"), [(AGENT, "usa1 havana"), (CASABLANCA, "green casino")])
def test_the_last_step_is_an_arrow_and_an_announced_one_is_dashed(
    game: SolomonGame, step: str
) -> None:
    table = Table(game)
    assert arrows(draw(game, table.view(None), "board")) == []
    (announced,) = arrows(draw(game, table.do(0, step).view(None), "board"))
    assert announced.dash
    (done,) = arrows(draw(game, table.close().view(None), "board"))
    assert not done.dash
    assert done.points[0] != done.points[-1]


def test_an_arrow_up_or_down_a_street_runs_beside_the_houses() -> None:
    table = Table(CASABLANCA).act(0, "green tobacconist")
    (arrow,) = arrows(draw(CASABLANCA, table.view(None), "board"))
    (start, _), (turn, above), (end, below) = arrow.points
    assert start < turn == end
    assert above < below


def test_an_action_on_the_spot_has_no_arrow() -> None:
    at = {"green": "bazaar", "red": "bazaar"}
    table = Table(CASABLANCA, at=at, stakes={0: {"green": 1_000}})
    table.do(0, "green eliminate red")
    assert arrows(draw(CASABLANCA, table.view(None), "board")) == []


def test_an_agent_out_of_the_game_lies_below_the_map() -> None:
    table = Table(AGENT, at={"uk1": "exiled"})
    text = AGENT.sheet(table.view(None), "board", speaker(AGENT, "en")).text
    assert "In the Bahamas: British 1." in text
    assert "Bahamas (exile)" in says(draw(AGENT, table.view(None), "board"))
    assert "Bahamas (exile)" not in says(draw(AGENT, Table(AGENT).view(None), "board"))


def test_owners_of_homes_are_named_on_the_board() -> None:
    table = Table(AGENT, 4, homes="players")
    labels = says(draw(AGENT, table.view(None), "board"))
    assert set(NAMES[:4]) <= set(labels)
    assert not set(NAMES[:4]) & set(says(draw(AGENT, Table(AGENT, 4).view(None), "board")))


def test_a_table_without_ledger_says_so() -> None:
    table = Table(CASABLANCA, ledger="hidden")
    labels = " ".join(says(draw(CASABLANCA, table.view(None), "ledger")))
    assert "nobody keeps notes for you" in labels
    assert (
        "nobody keeps notes for you"
        in CASABLANCA.sheet(table.view(None), "ledger", speaker(CASABLANCA, "en")).text
    )

"""The end of a game is compared with its record, and planted faults are found."""

from __future__ import annotations

import random
from collections import Counter
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

import msgspec
import pytest

from bot.checks.playing.finished_game import FinishedGame, chosen_moves, faults_of
from bot.checks.playing.game import PlayedTable
from bot.checks.playing.player import Player
from bot.checks.playing.witness import Witness
from bot.ids import TableNumber
from bot.ui.custom_ids import Press
from games.record import replay
from games.registry import find_game
from games.selfplay import play_game

if TYPE_CHECKING:
    from bot.loopback.wire import Json

GAME = "slush-fund"
NAMES = ("Ada", "Ben")


def message(key: int, content: str = "", *steps: str, picture: bool = True) -> Json:
    buttons: list[Any] = [
        {"type": 2, "custom_id": Press(TableNumber(1), 0, step).encode(), "label": step}
        for step in steps
    ]
    files: list[Any] = [{}] if picture and steps else []
    return {"id": str(key), "content": content, "components": buttons, "attachments": files}


class Room:
    """A person who reads prepared messages."""

    def __init__(self, *messages: Json) -> None:
        self.id = "1"
        self.name = "Iris"
        self.seen = list(messages)


class Scene:
    """A game that went well, of which each test spoils one thing."""

    def __init__(self) -> None:
        game = find_game(GAME)
        record = play_game(game, 2, game.options(), "verdict")
        record = msgspec.structs.replace(record, names=NAMES)
        played = replay(record)
        self.finished = FinishedGame(record, tuple(e for told in played.events for e in told))
        say = self.finished.speaker("en")
        self.lines = [say(e.text) for e in self.finished.events if e.to is None]
        self.thread = [message(900, "", "details", "rematch")]
        self.hands = {name: [message(800, "", "look")] for name in NAMES}
        self.moves = {
            name: sum(move.seat == seat for move in chosen_moves(record))
            for seat, name in enumerate(NAMES)
        }
        self.unsure = dict.fromkeys(NAMES, 0)

    def faults(self) -> list[str]:
        witness = read(self.thread, self.lines)
        players = [self._player(name) for name in NAMES]
        table = PlayedTable(1, GAME, "5", players, witness)
        return faults_of(table, self.finished)

    def _player(self, name: str) -> Player:
        mail = read(self.hands[name], [])
        actor: Any = SimpleNamespace(name=name, id=name)
        player = Player(actor, mail, 1, GAME, "en", random.Random(1), lambda: None)
        player.made, player.unsure = self.moves[name], self.unsure[name]
        return player


def read(messages: list[Json], said: list[str]) -> Witness:
    witness = Witness(Room(), "5")  # type: ignore[arg-type]
    witness.read([*(message(key, words) for key, words in enumerate(said)), *messages])
    return witness


@pytest.fixture
def scene() -> Scene:
    return Scene()


def test_a_game_that_went_well_has_no_faults(scene: Scene) -> None:
    assert scene.faults() == []


def test_calls_may_come_between_the_lines(scene: Scene) -> None:
    scene.lines.insert(3, "<@12>, over to you.")
    assert scene.faults() == []


def test_a_line_told_twice_is_found(scene: Scene) -> None:
    scene.lines.append(scene.lines[-1])
    assert scene.faults() == [
        f"line {len(scene.lines)} of the thread is {scene.lines[-1]!r}, not None"
    ]


def test_a_line_that_was_never_told_is_found(scene: Scene) -> None:
    lost = scene.lines.pop(4)
    assert scene.faults()[0].endswith(f"not {lost!r}")


def test_lines_in_another_order_are_found(scene: Scene) -> None:
    place = next(n for n in range(1, 9) if scene.lines[n] != scene.lines[n + 1])
    scene.lines[place : place + 2] = scene.lines[place : place + 2][::-1]
    assert scene.faults()[0].startswith(f"line {place + 1} of the thread")


def test_a_move_that_was_lost_is_found(scene: Scene) -> None:
    scene.moves["Ada"] += 1
    assert scene.faults()[0].startswith(f"Ada was told of {scene.moves['Ada']} moves")


def test_a_move_that_was_made_twice_is_found(scene: Scene) -> None:
    scene.moves["Ben"] -= 1
    assert scene.faults()[0].startswith(f"Ben was told of {scene.moves['Ben']} moves")


def test_a_press_that_was_cut_off_may_have_been_a_move(scene: Scene) -> None:
    scene.moves["Ben"] -= 1
    scene.unsure["Ben"] = 1
    assert scene.faults() == []


def test_an_old_board_and_a_second_end_are_found(scene: Scene) -> None:
    scene.thread += [message(902, "", "open"), message(903, "", "details", "look")]
    assert scene.faults() == [
        "the end of table 1 is 2 messages, not one",
        "table 1 has 1 old boards",
    ]


def test_an_end_without_its_picture_is_found(scene: Scene) -> None:
    scene.thread[0]["attachments"] = []
    assert scene.faults() == ["the end is without its picture"]


def test_a_panel_that_never_came_is_found(scene: Scene) -> None:
    scene.hands["Ada"] = []
    assert scene.faults() == ["Ada has 0 panels of table 1 by direct message"]


def test_a_panel_that_came_twice_is_found(scene: Scene) -> None:
    scene.hands["Ada"] *= 2
    assert scene.faults() == ["Ada has 2 panels of table 1 by direct message"]


def test_a_panel_that_still_asks_for_a_move_is_found(scene: Scene) -> None:
    scene.hands["Ada"] = [message(800, "Your turn", "look", "pick")]
    assert scene.faults() == ["the panel of Ada does not show that the game is over: 'Your turn'"]


def test_a_panel_that_offers_to_play_again_shows_the_end(scene: Scene) -> None:
    scene.hands["Ada"] = [message(800, "Ada won", "rematch", "replay")]
    assert scene.faults() == []


def test_a_move_that_a_standing_order_may_have_made_counts(
    scene: Scene, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene.moves[NAMES[0]] -= 1
    assert len(scene.faults()) == 1
    monkeypatch.setattr(FinishedGame, "ordered", property(lambda _: Counter({0: 1})))
    assert scene.faults() == []

"""The end of a game is compared with its record, and planted faults are found."""

from __future__ import annotations

import random
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

import msgspec
import pytest

from bot.checks.playing.finished_game import FinishedGame, faults_of
from bot.checks.playing.game import PlayedTable
from bot.checks.playing.player import Player
from bot.checks.playing.witness import Witness
from bot.ids import TableNumber
from bot.ui.custom_ids import Press
from games.engine import text
from games.record import replay
from games.registry import find_game
from games.selfplay import play_game

if TYPE_CHECKING:
    from bot.loopback.wire import Json

GAME = "slush-fund"
NAMES = ("Ada", "Ben")
TITLE = "-# Slush Fund · table 1"


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
        self.letters = {
            name: [
                f"{TITLE}\n{say(event.text)}"
                for event in self.finished.events
                if seat in (event.to or ())
            ]
            for seat, name in enumerate(NAMES)
        }
        self.moves = {
            name: sum(move.seat == seat for move in record.moves) for seat, name in enumerate(NAMES)
        }
        self.unsure = dict.fromkeys(NAMES, 0)

    def faults(self) -> list[str]:
        witness = read(self.thread, self.lines)
        players = [self._player(name) for name in NAMES]
        return faults_of(PlayedTable(1, GAME, "5", players, witness), self.finished)

    def _player(self, name: str) -> Player:
        mail = read(self.hands[name], self.letters[name])
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


def test_a_hand_that_never_came_is_found(scene: Scene) -> None:
    scene.hands["Ada"] = []
    assert scene.faults() == ["Ada has 0 hands of table 1 by direct message"]


def test_a_hand_that_came_twice_is_found(scene: Scene) -> None:
    scene.hands["Ada"] *= 2
    assert scene.faults() == ["Ada has 2 hands of table 1 by direct message"]


def test_a_hand_that_still_asks_for_a_move_is_found(scene: Scene) -> None:
    scene.hands["Ada"] = [message(800, "Your turn", "look", "pick")]
    assert scene.faults() == ["the hand of Ada does not show that the game is over: 'Your turn'"]


def test_a_secret_told_to_another_person_is_found(scene: Scene) -> None:
    scene.letters["Ben"].append(scene.letters["Ada"][0])
    line = len([line for said in scene.letters["Ben"] for line in said.splitlines()[1:]])
    assert scene.faults()[0].startswith(f"line {line} of Ben's direct messages is 'You see")


def test_a_secret_that_was_never_told_is_found(scene: Scene) -> None:
    del scene.letters["Ada"][0]
    assert scene.faults()[0].startswith("line 1 of Ada's direct messages is")


def test_direct_messages_about_another_table_do_not_count(scene: Scene) -> None:
    scene.letters["Ben"].insert(0, "-# Slush Fund · table 2\nYou see a card.")
    assert scene.faults() == []


def test_a_move_made_by_a_standing_order_is_told_and_counts(scene: Scene) -> None:
    name = NAMES[0]
    scene.moves[name] -= 1
    assert len(scene.faults()) == 1
    told = scene.finished.speaker("en")(text("order-followed"))
    scene.letters[name].append(f"{TITLE}\n{told}")
    assert scene.faults() == []
    scene.letters[name].append(f"-# Slush Fund · table 2\n{told}")
    assert scene.faults() == [], "an order's move at another table is not one of this table"

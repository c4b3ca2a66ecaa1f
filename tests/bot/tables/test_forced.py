"""Moves that the table makes at once because there is no other, as everybody can see."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from bot.tables.notifications import ALL, Notice, private_lane, read_text, uncalled
from bot.tables.voting.errors import NoMoveError, RevealedError
from games.choosing import list_moves, to_path
from games.engine import LEAVE, Pick, Text
from games.record import Move, Record, plies
from games.registry import find_game
from tests.bot.tables.clockwork import after, begin, to_act
from tests.bot.tables.deciding import vote
from tests.bot.tables.tabletop import ANN, BOB, CAT

if TYPE_CHECKING:
    from bot.ids import TableNumber
    from bot.store.rows import MoveRow
    from bot.tables.playing import MoveStep, Playing
    from bot.tables.table import Table
    from games.engine import Path, Seat, View
    from tests.bot.tables.tabletop import Tabletop

SLUSH_FUND = "slush-fund"
"""In this game the deck is all there is to take from until the fund holds three cards."""


async def moves(top: Tabletop, number: TableNumber) -> list[MoveRow]:
    return await top.services.store.read(lambda tx: tx.moves(number))


async def lines(top: Tabletop, number: TableNumber) -> list[str]:
    """Returns the keys of what everybody was told."""
    rows = await top.services.store.read(lambda tx: tx.told_since(number, 0))
    return [read_text(row.line).key for row in rows if row.person is None]


def is_forced(table: Table) -> bool:
    return table.game.forced(table.view(None)) is not None


async def test_what_is_forced_by_the_deal_is_made_with_it(top: Tabletop) -> None:
    number = await top.start(SLUSH_FUND, ANN, BOB)
    table = await top.table(number)
    (seat,) = table.view(None).asked
    assert [(row.seat, row.path) for row in await moves(top, number)] == [(seat, "take deck")]
    assert "move-forced" not in await lines(top, number), "turns begin like this"
    assert table == await top.table(number)
    assert (await top.stored(number)).row == table.row


async def test_that_there_was_no_other_move_is_told_as_long_as_the_cards_lie_open(
    top: Tabletop, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(type(find_game(SLUSH_FUND)), "is_routine", lambda *_: False)
    number = await top.start(SLUSH_FUND, ANN, BOB)
    rows = await top.services.store.read(lambda tx: tx.told_since(number, 0))
    told = [(read_text(row.line), row.open and read_text(row.open)) for row in rows]
    line, shown = next((line, shown) for line, shown in told if line.key == "move-forced")
    assert line.args["line"] != shown.args["line"], "without the cards, and with them"
    assert shown.key == "move-forced"


async def test_nobody_is_ever_asked_for_what_is_forced(top: Tabletop) -> None:
    number = await top.start(SLUSH_FUND, ANN, BOB, CAT)
    for _ in range(60):
        assert not is_forced(await top.table(number))
        if (await top.play(number)).row.phase == "over":
            break
    made = [to_path(row.path) for row in await moves(top, number)]
    assert ("take", "deck") in made[1:], "what follows from a move is made with it as well"
    assert (await top.table(number)).row.plies == len(made)


async def test_a_log_with_forced_moves_replays_to_the_same_state(top: Tabletop) -> None:
    number = await top.start(SLUSH_FUND, ANN, BOB)
    await top.play(number, 25)
    table = await top.stored(number)
    log = tuple(Move(row.seat, to_path(row.path)) for row in await moves(top, number))
    record = Record(SLUSH_FUND, 2, table.row.options, table.row.seed or b"", log)
    *_, last = plies(record)
    assert last.state == table.state
    assert last.drawn == table.row.drawn


async def test_what_follows_from_a_deadline_is_made_too(top: Tabletop) -> None:
    number = await begin(top, SLUSH_FUND, "day", ANN, BOB)
    seat = await to_act(top, number)
    await after(top, 24 * 60 * 60_000 + 1_000)
    table = await top.table(number)
    assert await to_act(top, number) != seat
    assert not is_forced(table)


async def test_a_player_who_left_is_followed_by_what_is_forced(top: Tabletop) -> None:
    number = await top.start(SLUSH_FUND, ANN, BOB, CAT)
    table = await top.table(number)
    (seat,) = table.view(None).asked
    await top.services.playing.move(number, table.person_at(seat), LEAVE)
    assert not is_forced(await top.table(number))


async def test_at_a_paused_table_nothing_is_made(top: Tabletop) -> None:
    number = await top.start(SLUSH_FUND, ANN, BOB, CAT)
    await top.services.store.write(lambda tx: tx.save_table(number, paused="pause-no-access"))
    top.services.tables._cache.clear()
    table = await top.table(number)
    (seat,) = table.view(None).asked
    count = len(await moves(top, number))
    await top.services.playing.move(number, table.person_at(seat), LEAVE)
    assert len(await moves(top, number)) == count + 1
    assert is_forced(await top.table(number)), "its owner makes it when the table goes on"


# -- taking back ---------------------------------------------------------------------------------


async def test_what_the_table_made_is_nobodys_move_to_take_back(top: Tabletop) -> None:
    number = await top.start(SLUSH_FUND, ANN, BOB)
    table = await top.table(number)
    (seat,) = table.view(None).asked
    with pytest.raises(NoMoveError):
        await top.services.motions.undo(number, table.person_at(seat))


async def test_a_move_after_which_the_table_drew_cannot_be_taken_back(top: Tabletop) -> None:
    number = await top.start(SLUSH_FUND, ANN, BOB)
    for _ in range(20):
        before = await top.table(number)
        (seat,) = before.view(None).asked
        if (await top.play(number)).row.plies > before.row.plies + 1:
            break
    else:
        raise AssertionError("no move led to a forced one")
    with pytest.raises(RevealedError):
        await top.services.motions.undo(number, before.person_at(seat))


async def test_a_forced_move_that_shows_nothing_goes_with_the_one_it_followed(
    top: Tabletop, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Stashing as if it left nothing but to discard."""
    number = await top.start(SLUSH_FUND, ANN, BOB)
    dealt = await top.table(number)
    (seat,) = dealt.view(None).asked
    stash = ("stash", first_key(dealt, seat, "stash"))
    stashed = top.services.playing.step(dealt, seat, stash).after
    discard = ("discard", first_key(stashed, seat, "discard"))

    def forced(_game: object, view: View) -> Path | None:
        return discard if view == stashed.view(None) else None

    monkeypatch.setattr(type(dealt.game), "forced", forced)
    person = dealt.person_at(seat)
    await top.services.playing.move(number, person, stash)
    assert [row.path for row in await moves(top, number)][1:] == [
        " ".join(stash),
        " ".join(discard),
    ]
    motion = await top.services.motions.undo(number, person)
    assert motion is not None
    await vote(top, motion, next(other for other in (ANN, BOB) if other != person))
    assert [row.path for row in await moves(top, number)] == ["take deck"]
    after_undo = await top.stored(number)
    assert after_undo.state == dealt.state
    assert after_undo.row.plies == 1


def first_key(table: Table, seat: Seat, word: str) -> str:
    choice = table.choice(seat, (word,))
    assert isinstance(choice, Pick)
    return choice.options[0].key


def test_nobody_is_called_for_a_question_that_is_answered_in_the_same_transaction() -> None:
    notices = [
        Notice("asked", person=ANN),
        Notice("whisper", person=ANN, text=Text("an-offer"), calls=True),
        Notice("asked", person=BOB),
        Notice("asked", person=CAT),
    ]
    told = uncalled(notices, there={CAT}, answered={ANN, CAT})
    assert [(each.kind, each.calls) for each in told] == [
        ("hand", False),
        ("whisper", True),  # an offer calls even whoever is asked nothing
        ("asked", False),
        ("hand", False),
    ]


async def test_who_is_asked_and_answered_for_in_one_go_is_not_called(top: Tabletop) -> None:
    number = await top.start(SLUSH_FUND, ANN, BOB)
    table = await top.table(number)
    (seat,) = table.view(None).asked
    playing = top.services.playing
    while not (steps := _passing(playing, table)):
        table = await top.play(number)
    (seat,) = steps[-1].after.view(None).asked
    steps.append(playing.step(steps[-1].after, seat, LEAVE, by_table=True))
    person = table.person_at(seat)
    asked = [notice for step in steps for notice in step.notices if notice.person == person]
    assert any(notice.kind == "asked" for notice in asked)
    store = top.services.store
    await store.write(lambda tx: tx.clear_lane(private_lane(person)))
    await store.write(lambda tx: playing.write(tx, steps, None))
    rows = await store.read(lambda tx: tx.waiting(private_lane(person), ALL))
    assert {row.kind for row in rows} == {"hand"}


def _passing(playing: Playing, table: Table) -> list[MoveStep]:
    """Returns a move that makes it another's turn, with what follows; empty if there is none."""
    (seat,) = table.view(None).asked
    for path in list_moves(table.game, table.view(seat)):
        if path == LEAVE:
            continue
        step = playing.step(table, seat, path, by_table=True)
        steps = [step, *playing.following(step.after)]
        if steps[-1].after.view(None).asked not in ((), (seat,)):
            return steps
    return []

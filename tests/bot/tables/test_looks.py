"""What is news to somebody, and panels that wait while a press on them is answered."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from bot.tables.looks import NEWS_LINES, News
from bot.tables.notifications import Notice, private_lane, read_text, write_notices
from bot.ui.panel.news import news_items, shorter
from bot.ui.sheets import voice
from games.engine import Who, text
from games.registry import all_games
from tests.bot.tables.tabletop import ANN, BOB, CAT

if TYPE_CHECKING:
    from bot.ids import PersonId, TableNumber
    from bot.store.transaction import Transaction
    from tests.bot.tables.tabletop import Tabletop


async def news(top: Tabletop, number: TableNumber, person: PersonId) -> News:
    return await top.services.looks.news(number, person)


async def look(top: Tabletop, number: TableNumber, person: PersonId) -> None:
    await top.services.looks.looked(number, person, await news(top, number, person))


async def tell(
    top: Tabletop, number: TableNumber, *notices: Notice, mover: int | None = None
) -> None:
    await top.services.store.write(lambda tx: write_notices(tx, number, notices, mover))


def line(key: str) -> Notice:
    return Notice("line", text=text(key))


async def test_nothing_is_new_when_the_game_begins(top: Tabletop) -> None:
    number = await top.start("slasher", ANN, BOB)
    assert (await news(top, number, ANN)).told == ()


async def test_what_was_told_is_new_until_they_look(top: Tabletop) -> None:
    number = await top.start("slasher", ANN, BOB)
    await tell(top, number, line("x"), Notice("whisper", ANN, text("y")))
    assert [said.key for said in (await news(top, number, ANN)).told] == ["y", "x"]
    assert [said.key for said in (await news(top, number, BOB)).told] == ["x"]
    await look(top, number, ANN)
    assert (await news(top, number, ANN)).told == ()
    assert [said.key for said in (await news(top, number, BOB)).told] == ["x"]
    await tell(top, number, line("z"))
    assert [said.key for said in (await news(top, number, ANN)).told] == ["z"]


async def test_the_newest_are_told_and_the_others_counted(top: Tabletop) -> None:
    number = await top.start("slasher", ANN, BOB)
    await tell(top, number, *(line(f"x{n}") for n in range(NEWS_LINES + 4)))
    found = await news(top, number, ANN)
    assert [said.key for said in found.told] == ["x4", "x5", "x6"]
    assert found.more == 4


async def test_the_same_words_to_one_alone_are_told_once_with_their_number(top: Tabletop) -> None:
    number = await top.start("slasher", ANN, BOB)
    late = Notice("whisper", ANN, text("time-answered"))
    for turn in range(4):
        await tell(top, number, line(f"x{turn}"), line(f"y{turn}"), late)
    found = await news(top, number, ANN)
    again, *others = found.told
    assert again == text("news-again", line=text("time-answered"), count=4)
    assert [said.key for said in others] == ["x3", "y3"]  # there is room for three
    assert found.more == 6
    (piece,) = news_items(News((again,)), 0, voice("fr"))
    assert str(piece["content"]).endswith("prévenu. (4\u00a0fois)")


async def test_the_same_words_to_all_are_told_once_only_in_succession(top: Tabletop) -> None:
    number = await top.start("slasher", ANN, BOB)
    await tell(top, number, *(line(key) for key in ("x", "x", "y", "x")))
    found = await news(top, number, ANN)
    assert found.told == (text("news-again", line=text("x"), count=2), text("y"), text("x"))
    assert found.more == 0


async def test_one_more_is_told_rather_than_counted(top: Tabletop) -> None:
    number = await top.start("slasher", ANN, BOB)
    await tell(top, number, *(line(f"x{n}") for n in range(NEWS_LINES + 1)))
    found = await news(top, number, ANN)
    assert [said.key for said in found.told] == ["x0", "x1", "x2", "x3"]
    assert found.more == 0
    await tell(top, number, line("x4"))
    found = await news(top, number, ANN)
    assert ([said.key for said in found.told], found.more) == (["x2", "x3", "x4"], 2)


def test_one_sentence_left_out_for_its_height_is_counted_in_the_singular() -> None:
    less = shorter(News((text("status-yours"), text("status-answered"))))
    assert less is not None
    assert less.more == 1
    for alone in (False, True):
        (piece,) = news_items(less, 0, voice("fr"), alone=alone)
        assert "Et une autre nouvelle" in str(piece)


async def test_that_their_turn_begins_is_no_news_but_what_others_did_is(top: Tabletop) -> None:
    number = await top.start("capital-power", ANN, BOB)
    await look(top, number, ANN)
    seat = (await top.table(number)).seat_of(ANN) or 0
    turn = Notice("line", text=text("capital-power-told-turn", round=2, who=Who(seat)))
    await tell(top, number, *(line(f"x{n}") for n in range(NEWS_LINES)), turn)
    found = await news(top, number, ANN)
    assert [said.key for said in found.told] == ["x0", "x1", "x2"]
    assert (found.more, found.about) == (0, 0)
    assert found.heard[-1].key == "capital-power-told-turn", "tips may still be about it"


async def test_what_is_about_the_reader_comes_first_and_is_not_left_out(top: Tabletop) -> None:
    number = await top.start("slasher", ANN, BOB, CAT)
    seat = (await top.table(number)).seat_of(ANN) or 0
    robbed = Notice("line", text=text("robs", who=Who(seat ^ 1), whom=Who(seat)))
    forced = Notice("line", text=text("move-forced", line=text("passes", who=Who(seat))))
    ranking = Notice("line", text=text("ranking", names=(Who(0), Who(1), Who(2))))
    whisper = Notice("whisper", ANN, text("offered"))
    others = [line(f"x{n}") for n in range(NEWS_LINES)]
    await tell(top, number, ranking, robbed, forced, whisper, *others)
    found = await news(top, number, ANN)
    assert [said.key for said in found.told] == ["robs", "move-forced", "offered", "x2"]
    assert found.more == 3
    assert [said.key for said in (await news(top, number, CAT)).told] == ["x0", "x1", "x2"]
    # What their own move told or brought stays together, after what others did to them.
    await tell(top, number, line("rolls"), Notice("whisper", ANN, text("drawn")), mover=seat)
    after = await top.services.looks.news(number, ANN, own=True)
    wanted = ["robs", "move-forced", "offered", "rolls", "drawn"]
    assert ([said.key for said in after.told], after.own) == (wanted, 3)


async def test_one_s_own_acts_are_no_news_but_what_they_brought_one_is(top: Tabletop) -> None:
    number = await top.start("slasher", ANN, BOB)
    seat = (await top.table(number)).seat_of(ANN)
    told = [line("laid"), Notice("whisper", ANN, text("seen"))]
    await tell(top, number, *told, mover=seat)
    assert [said.key for said in (await news(top, number, ANN)).told] == ["seen"]
    assert [said.key for said in (await news(top, number, BOB)).told] == ["laid"]
    # Whoever has just pressed is told what came of it, as a roll of a die.
    after = await top.services.looks.news(number, ANN, own=True)
    assert [said.key for said in after.told] == ["laid", "seen"]


async def test_what_one_s_own_move_came_to_is_told_however_much_follows_from_it(
    top: Tabletop,
) -> None:
    number = await top.start("slasher", ANN, BOB)
    seat = (await top.table(number)).seat_of(ANN)
    follows = [line(f"x{n}") for n in range(NEWS_LINES)]
    drawn = Notice("whisper", ANN, text("drawn"))
    await tell(top, number, line("slashes"), *follows, drawn, mover=seat)
    after = await top.services.looks.news(number, ANN, own=True)
    assert [said.key for said in after.told] == ["slashes", "x2", "drawn"]
    assert (after.own, after.more) == (0, 2)


async def test_an_answer_to_one_s_own_move_comes_after_it(top: Tabletop) -> None:
    number = await top.start("slasher", ANN, BOB)
    seat = (await top.table(number)).seat_of(ANN) or 0
    robbed = Notice("line", text=text("robs", who=Who(seat ^ 1), whom=Who(seat)))
    answered = Notice("line", text=text("lets-pass", whom=Who(seat)))
    await tell(top, number, robbed)
    await tell(top, number, line("announces"), mover=seat)
    await tell(top, number, line("x0"), answered, line("x1"))
    after = await top.services.looks.news(number, ANN, own=True)
    assert [said.key for said in after.told][:3] == ["robs", "announces", "lets-pass"]
    assert (after.own, after.about) == (1, 3)


async def test_news_say_the_cards_as_long_as_they_lie_open(top: Tabletop) -> None:
    number = await top.start("slasher", ANN, BOB)
    shown = text("with-card")
    await tell(top, number, Notice("line", text=text("without"), open=shown))
    assert (await news(top, number, ANN)).told == (shown,)
    await tell(top, number, line("next"))
    assert (await news(top, number, ANN)).told == (text("without"), text("next"))


async def test_how_every_turn_begins_is_news_to_the_others_alone(top: Tabletop) -> None:
    number = await top.start("slush-fund", ANN, BOB)
    first = await top.table(number)
    while (await top.table(number)).turn == first.turn:
        await top.play(number)
    (seat,) = (await top.table(number)).view(None).asked
    mine, theirs = first.person_at(seat), first.person_at(1 - seat)
    assert "slush-fund-last-deck" not in [said.key for said in (await news(top, number, mine)).told]
    assert (await news(top, number, theirs)).told[0].key == "slush-fund-last-deck"


@pytest.mark.parametrize(
    ("shown", "pressed", "told"),
    [
        (True, 7, []),  # the panel in their direct messages, which shows it
        (False, 7, ["before"]),  # the same panel, which has not been brought up to date
        (True, 8, ["before"]),  # another message, as a panel in the thread, opened earlier
        (True, None, ["before"]),  # the move is typed
    ],
)
async def test_news_are_read_once_the_message_that_shows_them_is_pressed(
    top: Tabletop, shown: bool, pressed: int | None, told: list[str]
) -> None:
    number = await top.start("slush-fund", ANN, BOB)
    table = await top.table(number)
    seat, path = await top.next_move(number)
    person = table.person_at(seat)
    await tell(top, number, line("before"))

    def job(tx: Transaction) -> None:
        tx.save_hand(number, person, 7)
        tx.show(number, person, tx.last_told(number) if shown else 0)

    await top.services.tables.amend_seat(number, person, job, 7)
    version = None if pressed is None else table.row.versions[seat]
    await top.services.playing.move(number, person, path, version, message=pressed)
    found = await top.services.looks.news(number, person, own=True)
    assert [said.key for said in found.told] == [*told, "slush-fund-last-stash"]
    assert found.own == len(told)


@pytest.mark.parametrize(
    ("pressed", "shown", "looked"),
    [
        (7, "everything", True),
        (7, "not the last", False),  # what they are asked may be new as well
        (8, "everything", False),  # another message, as a panel in the thread, opened earlier
    ],
)
async def test_whoever_begins_a_move_on_their_panel_has_looked_at_what_it_shows(
    top: Tabletop, pressed: int, shown: str, looked: bool
) -> None:
    number = await top.start("slush-fund", ANN, BOB)
    seat, path = await top.next_move(number)
    person = (await top.table(number)).person_at(seat)
    whispered = Notice("whisper", BOB if person == ANN else ANN, text("not for them"))
    await tell(top, number, line("before"), line("last"), whispered)

    def job(tx: Transaction) -> None:
        _, second, _ = tx.told_at(number)[-3:]
        tx.save_hand(number, person, 7)
        tx.show(number, person, second.id - (shown != "everything"))
        tx.ask(number, person)

    await top.services.tables.amend_seat(number, person, job, 7)
    await top.services.playing.draft(number, person, path[:1], message=pressed)
    left = {7: {"everything": [], "not the last": ["last"]}}
    found = await news(top, number, person)
    assert [said.key for said in found.told] == left.get(pressed, {}).get(shown, ["before", "last"])
    assert found.seen == looked


@pytest.mark.parametrize("game", all_games())
async def test_everybody_is_told_every_event_for_them_once_and_in_order(
    top: Tabletop, game: str
) -> None:
    number = await top.start(game, ANN, BOB, CAT)
    for _ in range(25):
        table = await top.table(number)
        if table.row.phase == "over" or table.house_to_act:
            break
        last = await top.services.store.read(lambda tx: tx.last_told(number))
        seat, path = await top.next_move(number)
        events = table.game.play(table.state, seat, path, table.chance).events
        await top.services.playing.move(number, table.person_at(seat), path)
        for place in range(3):
            person = table.person_at(place)
            rows = await top.services.store.read(
                lambda tx, p=person, since=last: tx.told_since(number, since, p)
            )
            wanted = [event.text for event in events if event.to is None]
            wanted += [event.text for event in events if place in (event.to or ())]
            told = [read_text(row.line) for row in rows]
            assert told[: len(wanted)] == wanted, "the table may move after that"


# -- panels that are being answered --------------------------------------------------------------


async def ready(top: Tabletop) -> tuple[TableNumber, PersonId]:
    """Returns a table at which something waits for Ann's panel, which is message 7."""
    number = await top.start("slush-fund", ANN, BOB)

    def job(tx: Transaction) -> None:
        tx.save_hand(number, ANN, 7)

    await top.services.tables.amend_seat(number, ANN, job, 7)
    await top.empty_outbox()
    await tell(top, number, Notice("hand", ANN))
    return number, ANN


async def waits(top: Tabletop, person: PersonId) -> list[str]:
    return [row.kind for row in await top.outbox(private_lane(person))]


async def test_what_the_answer_to_a_press_shows_is_not_sent_besides(top: Tabletop) -> None:
    number, ann = await ready(top)
    table = await top.table(number)
    await top.services.looks.shown(table, ann, 8, await news(top, number, ann))
    assert await waits(top, ann) == ["hand"], "that was another message"
    await top.services.looks.shown(table, ann, 7, await news(top, number, ann))
    assert await waits(top, ann) == []


async def test_what_the_answer_does_not_show_any_more_is_sent(top: Tabletop) -> None:
    number, ann = await ready(top)
    table, known = await top.table(number), await news(top, number, ann)
    await tell(top, number, line("later"))
    await top.services.looks.shown(table, ann, 7, known)
    assert await waits(top, ann) == ["hand"], "there is news"
    known = await news(top, number, ann)
    await top.play(number)
    await top.services.looks.shown(table, ann, 7, known)
    assert await waits(top, ann) in (["hand"], ["asked"]), "the game went on"


async def test_a_panel_waits_until_all_presses_on_it_are_answered(top: Tabletop) -> None:
    looks, woken = top.services.looks, []
    looks.waiting.append(lambda: woken.append(1))
    with looks.answering(7):
        with looks.answering(7):
            assert looks.is_answered(7)
            assert not looks.is_answered(8)
        assert woken == []
        assert looks.is_answered(7)
    assert woken == [1]
    assert not looks.is_answered(7)
    with looks.answering(7):
        pass
    assert woken == [1], "nothing waited"

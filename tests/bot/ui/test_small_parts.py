"""Small parts alone: components, custom ids, pages, and which table is meant."""

from __future__ import annotations

from typing import Any

import pytest

from bot.ids import ChannelId, PersonId, TableNumber
from bot.store.rows import TableRow
from bot.tables.errors import NoTableHereError, WhichTableError
from bot.ui.components import TEXT, Layout, container, cut, paragraph, rows, walk
from bot.ui.custom_ids import LONGEST, Press, PrimerPress, RulePress, digest, parse
from bot.ui.which_table import Purpose, TablesAround, meant
from tests.bot.validator import form_faults, message_faults, offer_faults

# -- components ----------------------------------------------------------------------------------


def texts(layout: Layout) -> list[str]:
    return [piece["content"] for piece in walk(layout.to_components()) if "content" in piece]


def test_the_longest_texts_are_cut_until_all_fit() -> None:
    layout = Layout([container([paragraph("a" * 3_000), paragraph("b" * 2_500), paragraph("c")])])
    said = texts(layout)
    assert sum(map(len, said)) <= TEXT
    assert said[2] == "c"
    assert all(text.endswith("…") for text in said[:2])


def test_texts_that_fit_are_left_alone() -> None:
    assert texts(Layout([paragraph("a" * 3_000), paragraph("b" * 900)])) == ["a" * 3_000, "b" * 900]


def test_an_empty_text_becomes_a_zero_width_space() -> None:
    assert texts(Layout([paragraph("")])) == ["\u200b"]


def test_words_are_cut_with_an_ellipsis() -> None:
    assert cut("abcdef", 6) == "abcdef"
    assert cut("abcdefg", 6) == "abcde…"


def test_a_row_holds_five_buttons() -> None:
    buttons = [{"type": 2, "custom_id": str(n)} for n in range(11)]
    assert [len(row["components"]) for row in rows(buttons)] == [5, 5, 1]


# -- custom ids ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "press",
    [
        Press(TableNumber(1), 0, "open"),
        Press(TableNumber(10**17), 10**17, "pick", ("36e9d246", "10k+10k.2+thief")),
        Press(TableNumber(3), 4, "pick", ("36e9d246", "take deck")),
        Press(TableNumber(3), 4, "pick", ("36e9d246", "a:b")),
        RulePress("slush-fund", "thief"),
        RulePress("slush-fund", "", turning=True),
        PrimerPress("slush-fund", 2),
        PrimerPress("", inside="rules"),
    ],
)
def test_a_custom_id_is_read_as_it_was_made(press: Any) -> None:
    found = parse(press.encode())
    if isinstance(press, Press):
        assert isinstance(found, Press)
        assert ".".join(found.args) == ".".join(press.args)
        assert (found.table, found.version, found.step) == (press.table, press.version, press.step)
    else:
        assert found == press


def test_a_custom_id_that_is_too_long_is_not_made() -> None:
    with pytest.raises(ValueError, match="characters"):
        Press(TableNumber(1), 1, "pick", ("x" * LONGEST,)).encode()
    assert parse("t1:1:1:" + "x" * LONGEST) is None


def test_marks_tell_half_made_moves_apart() -> None:
    marks = {digest(path) for path in ((), ("a",), ("a", "b"), ("b", "a"), ("a b",))}
    assert len(marks) == 4  # "a b" is the two tokens, as in a record


# -- the table that is meant ---------------------------------------------------------------------


def row(number: TableNumber, **fields: Any) -> TableRow:
    usual = {"game": "toy", "channel": 1, "host": 9, "phase": "playing", "locale": "en", "guild": 1}
    return TableRow(id=number, options={}, opened=0, changed=0, **{**usual, **fields})


def which(purpose: Purpose = "play", channel: int = 1, last: Any = None, **rows: Any) -> int:
    around = TablesAround(
        ChannelId(channel), PersonId(9), rows.get("here", []), rows.get("mine", []), last
    )
    return meant(around, purpose, "toy")


def test_the_table_of_the_thread_comes_first() -> None:
    thread, other = row(TableNumber(1), thread=7), row(TableNumber(2))
    assert which(channel=ChannelId(7), here=[thread], mine=[other]) == 1


def test_then_come_my_table_here_my_table_anywhere_and_other_tables_here() -> None:
    mine_here, mine, theirs = (
        row(TableNumber(1)),
        row(TableNumber(2), channel=5),
        row(TableNumber(3)),
    )
    assert which(here=[mine_here, theirs], mine=[mine, mine_here]) == 1
    assert which(here=[theirs], mine=[mine]) == 2
    assert which(here=[theirs]) == 3
    assert which(last=row(TableNumber(4), phase="over")) == 4


def test_in_a_thread_of_two_tables_mine_is_meant() -> None:
    first, second = row(TableNumber(1), thread=7), row(TableNumber(2), thread=7)
    assert which(channel=ChannelId(7), here=[first, second], mine=[second]) == 2
    with pytest.raises(WhichTableError):
        which(channel=ChannelId(7), here=[first, second])


def test_joining_means_a_table_where_the_person_has_no_seat() -> None:
    mine, open_one, begun = (
        row(TableNumber(1), phase="lobby"),
        row(TableNumber(2), phase="lobby"),
        row(TableNumber(3)),
    )
    assert which("join", here=[mine, open_one, begun], mine=[mine]) == 2
    assert which("join", here=[mine], mine=[mine]) == 1
    with pytest.raises(WhichTableError):
        which("join", here=[mine, open_one])


def test_starting_means_a_table_that_the_person_hosts() -> None:
    hosted, guest = row(TableNumber(1), phase="lobby"), row(TableNumber(2), phase="lobby", host=8)
    assert which("host", here=[guest], mine=[guest, hosted]) == 1
    assert which("host", here=[guest, hosted], mine=[guest, hosted]) == 1
    assert which("host", here=[guest], mine=[guest]) == 2


def test_a_table_of_another_game_is_not_meant() -> None:
    other = row(TableNumber(1), game="chess", thread=7)
    with pytest.raises(NoTableHereError):
        which(channel=ChannelId(7), here=[other], mine=[other], last=other)


# -- the validator itself ------------------------------------------------------------------------

BUTTON = {"type": 2, "label": "x", "custom_id": "t1:1:0:open"}


@pytest.mark.parametrize(
    "body",
    [
        {"content": "x" * 2_001},
        {"content": "x", "components": [{"type": 10, "content": "y"}]},
        {"components": [{"type": 10, "content": "y"}], "flags": 0},
        {"components": [{"type": 10, "content": "y" * 4_001}]},
        {"components": [{"type": 10, "content": ""}]},
        {"components": [{"type": 10, "content": "y"}] * 41},
        {"components": [{"type": 1, "components": [{**BUTTON, "label": ""}]}]},
        {"components": [{"type": 1, "components": [{**BUTTON, "label": "x" * 81}]}]},
        {"components": [{"type": 1, "components": [{**BUTTON, "custom_id": "x"}]}]},
        {"components": [{"type": 1, "components": [BUTTON, BUTTON]}]},
        {"components": [{"type": 1, "components": []}]},
        {"components": [{"type": 3, "custom_id": "t1:1:0:look", "options": []}]},
        {"content": "<@5>"},
        {"content": "@everyone", "allowed_mentions": {"parse": ["everyone"]}},
        {
            "components": [{"type": 12, "items": [{"media": {"url": "attachment://a.png"}}]}],
            "attachments": [{"filename": "b.png"}],
        },
    ],
)
def test_the_validator_finds_faults_in_messages(body: dict[str, Any]) -> None:
    assert list(message_faults(body))


def test_the_validator_finds_faults_in_forms_and_suggestions() -> None:
    field = {"label": "x", "component": {"type": 4, "custom_id": "a"}}
    form = {"title": "x", "custom_id": "t1:1:0:answer", "components": [field]}
    assert not list(form_faults(form))
    assert list(form_faults({**form, "title": "x" * 46}))
    assert list(form_faults({**form, "components": [field] * 6}))
    assert list(form_faults({**form, "components": [{**field, "label": ""}]}))
    assert list(offer_faults([{"name": "x", "value": "y" * 101}]))
    assert list(offer_faults([{"name": "x", "value": "y"}] * 26))

"""Names are made fit to be shown: nothing hidden, nothing that turns text around, no markup."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.ids import PersonId
from bot.tables.names import LONGEST, clean_name, escape, told_apart


@pytest.mark.parametrize(
    ("name", "cleaned"),
    [
        ("Ann", "Ann"),
        ("  Ann \n\t Lee ", "Ann Lee"),
        ("non\u00a0breaking\u3000spaces", "non breaking spaces"),
        ("Zoe\u0301", "Zo\u00e9"),
        ("日本 שלום العربية", "日本 שלום العربية"),
        ("\u202eевил\u202c", "евил"),
        ("a\u2066b\u2069c\u200fd", "abcd"),
        ("zero\u200bwidth\ufeff", "zerowidth"),
        ("bell\x07 and null\x00", "bell and null"),
        ("a\u200db", "ab"),
        ("👨\u200d👩\u200d👧", "👨\u200d👩\u200d👧"),
        ("❤\ufe0f\u200d🔥", "❤\ufe0f\u200d🔥"),
        ("🇫🇷 ★", "🇫🇷 ★"),
        ("H" + "\u0301" * 40 + "i", "H\u0301\u0301i"),
        ("\u0301Ann", "Ann"),
        ("x" * 100, "x" * LONGEST),
        ("👩\u200d" * 30, ("👩\u200d" * 30)[: LONGEST - 1]),
    ],
)
def test_harmless_names_are_kept(name: str, cleaned: str) -> None:
    assert clean_name(name, PersonId(1)) == cleaned


@pytest.mark.parametrize(
    "name",
    ["", "   ", "\u200b", "\u202e\u2066", "\u3164\u3164", "\u2800", "\u0301\u0301", "\u200d"],
)
def test_a_name_of_which_nothing_is_left_becomes_a_number(name: str) -> None:
    assert clean_name(name, PersonId(123_456_789)) == "#6789"


@pytest.mark.parametrize(
    ("name", "escaped"),
    [
        ("**bold** _it_ ~~no~~", r"\*\*bold\*\* \_it\_ \~\~no\~\~"),
        ("`code` ||spoiler||", r"\`code\` \|\|spoiler\|\|"),
        ("@everyone <@1> <#2>", r"\@everyone \<\@1\> \<\#2\>"),
        ("# heading > quote - list", r"\# heading \> quote \- list"),
        ("[link](https://x.y)", r"\[link\]\(https\:\/\/x.y\)"),
        ("<:emoji:1>", r"\<\:emoji\:1\>"),
        ("back\\slash", r"back\\slash"),
        ("Ann-Lee O’Neil", r"Ann\-Lee O’Neil"),
    ],
)
def test_markup_is_escaped(name: str, escaped: str) -> None:
    assert escape(name) == escaped


@settings(max_examples=60)
@given(st.text(max_size=60))
def test_any_name_at_all_is_fit_to_be_shown(name: str) -> None:
    cleaned = clean_name(name, PersonId(42))
    assert 1 <= len(cleaned) <= LONGEST
    assert cleaned == cleaned.strip()
    assert "  " not in cleaned
    categories = {unicodedata.category(c) for c in cleaned if c != "\u200d"}
    assert not {c for c in categories if c[0] == "C"}
    assert categories & {"Lu", "Ll", "Lt", "Lm", "Lo"} or any(c[0] in "NPS" for c in categories)
    assert clean_name(cleaned, PersonId(42)) == cleaned


@given(st.text(max_size=40))
def test_escaped_markup_has_no_effect(name: str) -> None:
    escaped = escape(name)
    assert escaped.replace("\\", "") == name.replace("\\", "")
    plain = escaped.replace("\\\\", "")
    for sign in "`*_~|<>[]()#@:/-":
        assert plain.count(sign) == plain.count(f"\\{sign}")


# -- no two people at a table have the same name -------------------------------------------------


@pytest.mark.parametrize(
    ("name", "taken", "called"),
    [
        ("Alex", [], "Alex"),
        ("Alex", ["Ann"], "Alex"),
        ("Alex", ["Alex"], "Alex (2)"),
        ("Alex", ["Alex", "Alex (2)"], "Alex (3)"),
        ("Alex (2)", ["Alex", "Alex (2)"], "Alex (2) (2)"),
        ("ALEX", ["alex"], "ALEX (2)"),
        ("Zoe", ["Zoë"], "Zoe (2)"),
        ("𝓐lex", ["Alex"], "𝓐lex (2)"),
        ("x" * LONGEST, ["x" * LONGEST], "x" * (LONGEST - 4) + " (2)"),
        ("Anna of the long long Road"[:LONGEST], ["anna of the long long road"[:LONGEST]], None),
    ],
)
def test_a_name_that_reads_the_same_gets_a_number(
    name: str, taken: list[str], called: str | None
) -> None:
    found = told_apart(name, taken)
    assert found == (called or "Anna of the long lon (2)")
    assert len(found) <= LONGEST


@settings(max_examples=60)
@given(st.lists(st.sampled_from(["Alex", "alex", "Álex", "Alex (2)", "x" * 30, "y"]), max_size=8))
def test_any_number_of_people_with_the_same_name_are_told_apart(names: list[str]) -> None:
    called: list[str] = []
    for name in names:
        called.append(told_apart(clean_name(name, PersonId(1)), called))
    read = {name.casefold().replace("á", "a") for name in called}
    assert len(read) == len(names)

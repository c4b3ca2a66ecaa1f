"""What an evening adds up to: places by round, and opponents outplaced."""

from __future__ import annotations

from bot.nights.evening import Evening, EveningCell, EveningRow, EveningTable, evening_of

ANN, BOB, CEM, DEE = range(1, 5)


def played(number: int, game: str, **places: int | None) -> EveningTable:
    people = {"ann": ANN, "bob": BOB, "cem": CEM, "dee": DEE}
    return EveningTable(number, game, tuple([(people[who], at) for who, at in places.items()]))


def test_whoever_outplaced_most_opponents_comes_first() -> None:
    evening = evening_of(
        [
            played(0, "agent", ann=2, bob=1, cem=3),
            played(1, "slasher", ann=1, dee=2),
            played(1, "agent", bob=2, cem=1),
        ]
    )
    assert evening.games == 3
    assert [(row.person, row.halves, row.opponents) for row in evening.rows] == [
        (ANN, 4, 3),
        (BOB, 4, 3),
        (CEM, 2, 3),
        (DEE, 0, 1),
    ]
    ann, *_, dee = evening.rows
    assert ann.cells == (EveningCell("agent", 2), EveningCell("slasher", 1))
    assert dee.cells == (None, EveningCell("slasher", 2))


def test_a_shared_place_is_half_an_opponent_for_both() -> None:
    evening = evening_of([played(0, "agent", ann=1, bob=2, cem=2)])
    assert [(row.person, row.halves) for row in evening.rows] == [(ANN, 4), (BOB, 1), (CEM, 1)]


def test_whoever_needed_fewer_opponents_comes_before_others_with_as_many() -> None:
    evening = evening_of(
        [played(0, "agent", ann=2, bob=3, cem=1), played(1, "agent", dee=1, bob=2)]
    )
    assert [row.person for row in evening.rows] == [CEM, DEE, ANN, BOB]


def test_whoever_has_no_place_is_nobodys_opponent_and_still_played() -> None:
    """A game without a result, or somebody who left it."""
    evening = evening_of([played(0, "agent", ann=1, bob=2, cem=None)])
    rows = {row.person: row for row in evening.rows}
    assert rows[ANN] == EveningRow(ANN, (EveningCell("agent", 1),), 2, 1)
    assert rows[CEM] == EveningRow(CEM, (EveningCell("agent", None),), 0, 0)


def test_an_evening_without_tables_is_empty() -> None:
    assert evening_of([]) == Evening((), 0)

"""A refusal names the rule that is really in the way: every one, over random illegal moves."""

from dataclasses import replace

import pytest

from games.chance import Seeded
from games.choosing import to_path
from games.engine import HOUSE, Refused
from games.registry import all_games
from tests.games.refusals import Reasons, all_reasons, named_rules, sweep
from tests.games.refusals.harness import SEED

TABLES = tuple(all_reasons())

each = pytest.mark.parametrize("reasons", TABLES, ids=lambda reasons: reasons.game.key)


@each
def test_what_a_refusal_says_is_true_of_the_position_and_every_one_is_met(reasons: Reasons) -> None:
    found = sweep(reasons)
    assert not found.wrong, "\n".join([f"{len(found.wrong)} of them:", *found.wrong[:5]])
    assert not set(reasons.broken) - set(found.met)


@each
def test_every_rule_and_sentence_of_a_refusal_has_its_condition(reasons: Reasons) -> None:
    assert named_rules(reasons) - {"choices"} == {rule for rule, _ in reasons.broken} - {"choices"}
    said = {what for _, what in reasons.broken if not what.startswith("choice-")}
    assert said == reasons.sentences()


@each
def test_a_condition_that_does_not_hold_is_found(reasons: Reasons) -> None:
    never = dict.fromkeys(reasons.broken, lambda _attempt: False)
    found = sweep(replace(reasons, broken=never, scenes=tuple), 1)
    assert len(found.wrong) == found.met.total() > 0


@pytest.mark.parametrize("key", all_games())
def test_every_game_is_compared(key: str) -> None:
    """`tests/games/refusals/<your_game>.py` says what must be true for each refusal."""
    assert [reasons.game.key for reasons in TABLES].count(key) == 1


TOO_EARLY = [
    ("slush-fund", True, "play 20k president", "play twenty rupees", "S3"),
    ("slush-fund", False, "take deck", "take what", "turn"),
    ("slasher", False, "move red1 alone", "move who where", "turn"),
    ("cover-your-assets", False, "discard cash", "discard what", "turn"),
    ("cover-your-assets", True, "answer cash", "answer what", "C10"),
    ("capital-power", False, "roll", "roll what", "turn"),
    ("capital-power", True, "stay", "stay here", "parking"),
    ("agent", True, "usa1 take", "usa1 nowhere at all", "A4"),
    ("casablanca", False, "green take", "green nowhere at all", "turn"),
]


@pytest.mark.parametrize(("key", "asked", "read", "unread", "rule"), TOO_EARLY)
def test_words_that_cannot_be_read_are_refused_as_such_only_when_it_is_time_for_them(
    key: str, *, asked: bool, read: str, unread: str, rule: str
) -> None:
    game = all_games()[key]
    state = game.deal(3, game.options(), Seeded(SEED)).state
    seat = min(game.deciders(state) - {HOUSE})
    if not asked:
        seat = (seat + 1) % 3
    told = []
    for words in (read, unread):
        with pytest.raises(Refused) as refused:
            game.play(state, seat, to_path(words), Seeded(SEED))
        told.append((refused.value.rule, refused.value.text))
    assert told[0] == told[1]
    assert told[0][0] == rule

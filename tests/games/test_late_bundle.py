"""Sentences are read when they are first asked for, and remembered when they have been said."""

import pytest

from games.engine import Text, Who, text
from games.words import MissingWordsError, Speaker, make_bundle

SOURCE = """\
# A comment
-coin = penny
plain = Nothing
    .more = One more { -coin }
long = { $count ->
    [one] one
   *[other] { NUMBER($count) }
} of { plain }
around = See { long }
broken = { $
after = Still here
plain = Something else
who = { $who } and { $list }
"""


def speaker(*names: str) -> Speaker:
    return Speaker("en", names, make_bundle("en", [SOURCE, "after = Another\nlate = Late\n"]))


def test_what_a_sentence_refers_to_is_read_with_it() -> None:
    say = speaker()
    assert say(text("around", count=1)) == "See one of Nothing"
    assert say(text("around", count=3)) == "See 3 of Nothing"
    assert say(Text("plain.more")) == "One more penny"


def test_a_key_given_twice_keeps_its_first_meaning() -> None:
    say = speaker()
    assert say(Text("plain")) == "Nothing"
    assert say(Text("after")) == "Still here"
    assert say(Text("late")) == "Late"


@pytest.mark.parametrize("key", ["broken", "nowhere", "plain.nowhere", "-coin", "$count"])
def test_what_is_not_there_is_missed(key: str) -> None:
    say = speaker()
    assert not say.has(key)
    with pytest.raises(MissingWordsError):
        say(Text(key))


def test_an_entry_that_cannot_be_read_takes_no_other_with_it() -> None:
    assert speaker()(Text("after")) == "Still here"


def test_a_remembered_sentence_is_nobody_elses() -> None:
    bundle = make_bundle("en", [SOURCE])
    sentence = text("who", who=Who(0), list=(Who(1), Who(0)))
    first, second = (Speaker("en", names, bundle) for names in (("Ann", "Bob"), ("Cat", "Dan")))
    for _ in range(2):
        assert first(sentence) == "Ann and Bob and Ann"
        assert second(sentence) == "Cat and Dan and Cat"


def test_a_variable_that_is_missing_is_missed_every_time() -> None:
    say = speaker()
    for _ in range(2):
        with pytest.raises(MissingWordsError, match=r"long \(en\)"):
            say(Text("long"))

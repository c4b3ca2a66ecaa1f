"""French words lose their vowel before a name that begins with one."""

import pytest

from games.engine import Who, text
from games.words import Speaker, make_bundle

SOURCE = "set = le set { DE($who) }\nthat = celui { QUE($who) } revendique\n"


@pytest.mark.parametrize(
    ("name", "of", "that"),
    [
        ("Ben", "de Ben", "que Ben"),
        ("Elif", "d’Elif", "qu’Elif"),
        ("Ada", "d’Ada", "qu’Ada"),
        ("élise", "d’élise", "qu’élise"),
        ("Œdipe", "d’Œdipe", "qu’Œdipe"),
        ("**Orange 1**", "d’**Orange 1**", "qu’**Orange 1**"),
        ("Yann", "de Yann", "que Yann"),
        ("<@12>", "de <@12>", "que <@12>"),
        ("🎲", "de 🎲", "que 🎲"),
        ("", "de ", "que "),
    ],
)
def test_de_and_que_before_a_name(name: str, of: str, that: str) -> None:
    say = Speaker("fr", (name,), make_bundle("fr", [SOURCE]))
    assert say(text("set", who=Who(0))) == f"le set {of}"
    assert say(text("that", who=Who(0))) == f"celui {that} revendique"

"""Texts: both languages are complete, nothing is undefined or unused, and typography is right."""

import functools
import re
from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest

from bot.checks.catalogues import (
    PLACES,
    ROOT,
    Catalogue,
    differences,
    find_orphans,
    find_pairs,
    load,
    read,
    undefined,
)
from bot.checks.elision import elision_faults
from bot.checks.texts import pair_faults
from bot.checks.typography import faults
from games.registry import all_games
from games.rulebook import rulebook
from tests.texts.code import Code, Pattern, read_code

WHERE = (*PLACES, "tests/games/toy")
PAIRS = find_pairs(places=WHERE)
GAME_FOLDERS = [path.parent for path in sorted((ROOT / "games").glob("*/__init__.py"))]


def name_of(pair: tuple[Path, Path]) -> str:
    return str(pair[0].relative_to(ROOT))


@functools.cache
def shared_files() -> tuple[Path, ...]:
    """Returns the files that serve all games, and the bot, which may ask for any sentence."""
    files = [*(ROOT / "games").glob("*.py"), *(ROOT / "games/commands").rglob("*.py")]
    files += [*(ROOT / "bot").rglob("*.py"), *(ROOT / "cogs").rglob("*.py")]
    return tuple(files)


def game_of(path: Path) -> str:
    """Returns the key of the game in whose folder this file is; without meaning for other files."""
    return path.parent.name.replace("_", "-")


@functools.cache
def code_for(path: Path) -> Code:
    """Returns the code that may ask for a catalogue's sentences: its folder, and what all games
    share.
    """
    files = [file for kind in ("py", "js", "json") for file in path.parent.rglob(f"*.{kind}")]
    if path.parent.name in ("agent", "casablanca"):
        files += (ROOT / "games/solomon").rglob("*.py")
    code = read_code([*shared_files(), *files])
    code.speak_as(game_of(path))
    return code


def every_key(locale: str) -> set[str]:
    return {key for pair in PAIRS for key in load(pair[locale == "fr"]).keys}


def listed(problems: list[str]) -> str:
    return "\n".join(["", *problems])


def test_there_are_catalogues() -> None:
    assert ROOT / "games/words.en.ftl" in {english for english, _ in PAIRS}
    assert not find_orphans(places=WHERE)


@pytest.mark.parametrize("pair", PAIRS, ids=name_of)
def test_both_languages_say_the_same_and_are_set_properly(
    pair: tuple[Path, Path],
) -> None:
    english, french = (load(path) for path in pair)
    problems = list(pair_faults(english, french))
    assert english.keys
    assert not problems, listed(problems)


@pytest.mark.parametrize("language", [0, 1], ids=["en", "fr"])
def test_no_sentence_is_undefined_or_defined_twice(language: int) -> None:
    problems = list(undefined([load(pair[language]) for pair in PAIRS]))
    assert not problems, listed(problems)


@pytest.mark.parametrize("pair", PAIRS, ids=name_of)
def test_every_sentence_is_used(pair: tuple[Path, Path]) -> None:
    catalogue = load(pair[0])
    code = code_for(pair[0])
    referred = {r for p in PAIRS for s in load(p[0]).sentences.values() for r in s.references}
    unused = [key for key in sorted(catalogue.keys) if key not in referred and not code.covers(key)]
    assert not unused, listed(unused)


def test_every_sentence_that_all_games_ask_for_exists() -> None:
    problems = list(missing(read_code(shared_files()).asked, every_key("en")))
    assert not problems, listed(problems)


@pytest.mark.parametrize("folder", GAME_FOLDERS, ids=lambda folder: folder.name)
def test_every_sentence_that_a_game_asks_for_exists(folder: Path) -> None:
    """Code that Agent and Casablanca share may ask for a sentence that only one of them needs."""
    names = ["agent", "casablanca"] if folder.name == "solomon" else [folder.name]
    pairs = [pair for pair in PAIRS if pair[0].parent.name in names]
    own = {k.removeprefix(f"{game_of(p[0])}-") for p in pairs for k in load(p[0]).keys}
    code = read_code(folder.rglob("*.py"))
    problems = [*missing(code.asked, every_key("en")), *missing(code.asked_of_own, own)]
    assert not problems, listed(problems)


def missing(asked: Mapping[str | Pattern, str], keys: set[str]) -> Iterator[str]:
    for wanted, where in asked.items():
        if isinstance(wanted, str):
            if wanted not in keys:
                yield f"{where}: {wanted} is in no catalogue"
        else:
            like = re.compile("".join(re.escape(part) if part else ".+" for part in wanted))
            if not any(map(like.fullmatch, keys)):
                yield f"{where}: nothing in the catalogues is like {like.pattern}"


AVOIDED = {
    "en": re.compile(r"\b(?:the own|turned? down|anew|shall|gets? up|got up|who pressed)\b"),
    "fr": re.compile(r"\b(?:mallette|consignes?|paires? du|corrompt|C’est sûr)\b"),
}
"""Words that no native speaker would use, and second words for a thing that has one
(CONTRIBUTING.md).
"""


@pytest.mark.parametrize("language", [0, 1], ids=["en", "fr"])
def test_sentences_and_rulebooks_use_the_agreed_words(language: int) -> None:
    locale = ("en", "fr")[language]
    said = {
        f"{key} ({path.parent.name})": pattern
        for path in (pair[language] for pair in PAIRS)
        for key, sentence in load(path).sentences.items()
        for pattern in sentence.patterns
    }
    for game in all_games():
        said |= {f"{game}, {entry.id}": entry.body for entry in rulebook(game, locale).entries}
    found = [where for where, words in said.items() if AVOIDED[locale].search(words)]
    assert not found, listed(found)


# -- the checks themselves -----------------------------------------------------------------------


def catalogue(source: str) -> Catalogue:
    return read(source)


def test_broken_and_double_sentences_are_found() -> None:
    assert catalogue("a = b\nnonsense\n").mistakes[0].startswith("no Fluent: 'nonsense'")
    assert catalogue("a = b\na = c\n").mistakes == ["a is given twice"]
    assert catalogue("a = b\n    .x = 1\n    .x = 2\n").mistakes == ["a.x is given twice"]
    assert catalogue("a = { $b ->\n    [one] x\n}\n").mistakes


def test_differences_between_languages_are_found() -> None:
    english = catalogue(
        "a = { $x }\nb = { $n ->\n  [one] { $n }\n *[other] { $m }\n}\n    .c = x\n"
    )
    assert list(differences(english, english)) == []
    french = catalogue("a = { $y }\nb = { $n }\n    .d = x\n-term = t\n")
    assert list(differences(english, french)) == [
        "b.c is missing in French",
        "b.d is missing in English",
        "a uses ['x'] in English, ['y'] in French",
        "b uses ['m', 'n'] in English, ['n'] in French",
    ]


def test_references_to_missing_sentences_are_found() -> None:
    one, two = catalogue("a = { b } { c.x } { -t }\n"), catalogue("b = x\nc = y\na = z\n")
    found = list(undefined([one, two]))
    assert [line.rpartition(": ")[2] for line in found[:2]] == [
        "a refers to -t, which there is not",
        "a refers to c.x, which there is not",
    ]
    assert found[2:] == ["a is given by two catalogues"]


def code_of(source: str, tmp_path: Path) -> Code:
    path = tmp_path / f"code{abs(hash(source))}.py"
    path.write_text(source, "utf-8")
    return read_code([path])


def test_keys_are_found_in_code(tmp_path: Path) -> None:
    code = code_of(
        'text("toy-a", x=1)\n'
        'tell("toy-b")\n'
        'WAYS = ("up", "down")\n'
        'text(f"toy-go-{way}")\n'
        'text("toy-" + "c")\n'
        'Text(f"{game.key}-sheet-{name}.title")\n'
        'sheet("toy", "board")\n'
        'say(f"toy-{what}")\n'
        'say2(f"pick-{way}")\n'
        'f"{left}-{right}"\n'
        "tell(f\"{why}-{'fine' if x else 'clean'}\")\n"
        'of("-".join([game, "verb", *words]) + end)\n'
        'one, path = 1, "-".join(words)\n'
        'say(f"toy-path-{path}-{end}")\n',
        tmp_path,
    )
    covered = ("toy-a", "toy-b", "toy-go-up", "toy-go-down", "toy-c", "toy-sheet-board.title")
    assert [key for key in covered if not code.covers(key)] == []
    assert code.covers("toy-pick-up")
    assert code.covers("toy-path-up-down-board")
    assert not code.covers("toy-path-up-nowhere-board")
    assert code.covers("toy-go-7")
    code.speak_as("toy")
    assert code.covers("toy-up-clean")
    assert code.covers("toy-verb")
    assert code.covers("toy-verb-up-board")
    for key in (
        "toy-d",
        "toy-verb-up-left-over",
        "toy-up-wrong",
        "toy-go-left-over",
        "toy-a-b",
        "toy-sheet-hand.title",
        "up-down",
    ):
        assert not code.covers(key), key
    assert set(code.asked) == {
        "toy-a",
        ("toy-go-", None),
        "toy-c",
        (None, "-sheet-", None, ".title"),
    }


@pytest.mark.parametrize(
    "words",
    [
        "Qui ?", "Qui\u202f?", "Voilà : c’est « ça » !", "12:30", "X : Y", "https://a.b/c?d=e",
        "<t:1:R>", "Un ; deux", "**Titre** : x", "Quoi ?!", "[Voleur](#voleur) : x", "…",
    ],
)  # fmt: skip
def test_good_french_passes(words: str) -> None:
    nbsp = words.replace(" ?", "\u00a0?").replace(" :", "\u00a0:").replace(" !", "\u00a0!")
    nbsp = nbsp.replace(" ;", "\u00a0;").replace("« ", "«\u00a0").replace(" »", "\u00a0»")
    assert list(faults(nbsp, "fr")) == []


@pytest.mark.parametrize(
    "words",
    [
        "Qui ?", "Qui?", "Non : non", "Non: non", "X: non", "Non ;", "Non;", "« ça\u00a0»", "«ça»",
        "«\u00a0ça »", "l'or", 'dit "non"', "X!", "**Titre**: x", "fin :",
    ],
)  # fmt: skip
def test_bad_french_is_found(words: str) -> None:
    assert list(faults(words, "fr"))


def test_english_is_checked_too() -> None:
    good = "Who? It’s “you”: 12:30; :x: `a : b` https://a.b"
    assert list(faults(good, "en")) == []
    for words in ("Who ?", "It's", 'say "x"', "Now :", "a ; b"):
        assert list(faults(words, "en")), words


@pytest.mark.parametrize(
    "words",
    [
        "À { $who } de jouer", "{ $who } contre { $whom }", "C’est à { $who }", "de { $sum } $",
        "la { $count ->\n    [one] carte\n   *[other] { $count } cartes\n  }",
    ],
)  # fmt: skip
def test_french_without_needless_elision_passes(words: str) -> None:
    assert not list(elision_faults(f"toy-a = {words}\n"))


@pytest.mark.parametrize(
    "words",
    [
        "le tour de { $who }", "ce que { $whom } revendique", "la pile du { $who }",
        "Le { $company } paie", "parce que\u00a0{ $who } gagne", "de { toy-b }",
        "{ $n ->\n    [one] Choix de { $who }\n   *[other] rien\n  }",
        "autour de { $n ->\n    [one] elle\n   *[other] la table\n  }", 'que { "Ada" }',
    ],
)  # fmt: skip
def test_french_words_that_need_elision_before_a_vowel_are_found(words: str) -> None:
    assert list(elision_faults(f"toy-a = {words}\n"))


def test_no_name_of_a_politician_begins_with_a_vowel() -> None:
    source = "{} = Le { $politician } tombe\n"
    assert not list(elision_faults(source.replace("{}", "slush-fund-fall")))
    assert list(elision_faults(source.replace("{}", "toy-fall")))

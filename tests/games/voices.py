"""The sentences of one game, said in every language by the same people."""

import functools
from importlib import resources

from games.registry import folder
from games.words import LOCALES, Speaker, make_bundle

NAMES = ("Maximilian-Alexander", "Anne-Élisabeth", "Bo", "Łucja", "O’Hara", "Zoë", "Nils", "Eve")
PACKAGES = {"toy": "tests.games.toy"}
"""Games that are not in the registry."""


@functools.cache
def voices_of(key: str) -> tuple[Speaker, ...]:
    """Speakers of the engine's sentences and this game's own, in English and French."""
    packages = ("games", PACKAGES.get(key) or folder(key))
    bundles = {locale: make_bundle(locale, _sources(packages, locale)) for locale in LOCALES}
    return tuple(Speaker(locale, NAMES, bundle) for locale, bundle in bundles.items())


def _sources(packages: tuple[str, ...], locale: str) -> list[str]:
    return [resources.files(p).joinpath(f"words.{locale}.ftl").read_text("utf-8") for p in packages]

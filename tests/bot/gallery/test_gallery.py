"""`bot gallery` shows every picture of every game, in both sizes, on a page that needs nothing."""

import re
from itertools import islice
from pathlib import Path

import pytest

from bot.commands import main
from bot.gallery import hanging
from bot.gallery.exhibits import Exhibit, exhibits
from bot.gallery.hanging import hang, page
from bot.gallery.nights import evenings
from bot.gallery.scenes import play_show
from bot.words import LOCALES, speaker
from games.registry import all_games, find_game
from tests.bot.draw.pixels import Pixels


@pytest.mark.parametrize("key", sorted(all_games()))
def test_every_sheet_and_poster_is_shown_in_both_languages(key: str) -> None:
    game = find_game(key)
    shown = list(exhibits(game))
    say = speaker("en")
    drawn = {f"poster {poster.name}" for poster in game.posters}
    if game.teaching is not None:
        drawn.add("how to play")
    for seats in (game.seats[0], game.seats[-1]):
        for scene in play_show(game, seats).scenes:
            for view in (game.view(scene.state, None), game.view(scene.state, 0)):
                sheets = {name: game.sheet(view, name, say) for name in game.sheets(view)}
                drawn |= {name for name, sheet in sheets.items() if sheet.drawing is not None}
    for locale in LOCALES:
        abouts = [exhibit.about for exhibit in shown if exhibit.locale == locale]
        assert {about.split(",")[0] for about in abouts} == drawn
    assert len({exhibit.file for exhibit in shown}) == len(shown)
    assert all(exhibit.alt for exhibit in shown)


def test_the_same_game_is_played_every_time() -> None:
    game = find_game("slasher")
    one, other = play_show(game, 3), play_show(game, 3)
    assert one == other
    first, *_, last = one.scenes
    assert game.result(last.state) is not None
    assert game.progress(game.view(first.state, None)) < 0.2


def test_files_and_page_agree(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game = find_game("slasher")
    few = list(islice(exhibits(game), 2))
    monkeypatch.setattr(hanging, "exhibits", lambda game: iter(few))
    count = hang(tmp_path / "new" / "gallery", [game])
    folder = tmp_path / "new" / "gallery"
    words = (folder / "index.html").read_text("utf-8")
    sources = re.findall(r'src="([^"]+)"', words)
    assert count == len(few)
    assert len(sources) == 2 * count
    assert {str(f.relative_to(folder)) for f in folder.rglob("*.png")} == set(sources)
    widths = {Pixels((folder / source).read_bytes()).width for source in sources}
    assert widths == {520, 258}
    assert not re.search(r"https?:|url\(|<script|<link", words)


def test_game_nights_are_shown_beside_all_games_and_not_beside_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    few = list(islice(evenings(), 1))
    monkeypatch.setattr(hanging, "exhibits", lambda game: iter(()))
    monkeypatch.setattr(hanging, "evenings", lambda: iter(few))
    assert main(["gallery", str(tmp_path / "all")]) == 0
    assert "What a night!</h2>" in (tmp_path / "all/index.html").read_text("utf-8")
    assert len([*(tmp_path / "all" / "evening").iterdir()]) == 2
    assert main(["gallery", str(tmp_path / "one"), "slasher"]) == 0
    assert not (tmp_path / "one" / "evening").exists()


def test_evenings_are_shown_in_both_languages_from_two_people_to_more_than_fit() -> None:
    shown = list(evenings())
    assert {exhibit.locale for exhibit in shown} == set(LOCALES)
    assert {exhibit.about.split()[0] for exhibit in shown} == {"2", "7", "12", "20"}
    assert len({exhibit.file for exhibit in shown}) == len(shown)


def test_alternative_texts_are_written_out_whole() -> None:
    shown = [exhibit for exhibit in exhibits(find_game("slasher")) if exhibit.locale == "fr"][:2]
    odd = [Exhibit("fr", "a", "f", "<T&>", "1 < 2", exhibit.drawing) for exhibit in shown]
    words = page({"slasher": odd})
    assert "&lt;T&amp;&gt;" in words
    assert "1 &lt; 2" in words


def test_a_game_that_does_not_exist_is_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["gallery", str(tmp_path), "poker"]) == 2
    assert "no game is called 'poker'" in capsys.readouterr().err


def test_a_folder_that_cannot_be_made_is_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "file"
    file.write_text("precious")
    assert main(["gallery", str(file), "slasher"]) == 1
    assert capsys.readouterr().err == f"{file} cannot be written: File exists.\n"
    assert file.read_text() == "precious"

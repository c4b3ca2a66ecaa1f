"""A seventh game, written as `docs/add-a-game.md` says: the toy game in a copy of the house."""

import re
import shutil
from pathlib import Path

ROOT = Path(__file__).parents[2]
TOY = ROOT / "tests/games/toy"
KEY = "scratch"
COPIED = ("games", "bot", "cogs", "tests")
LEFT_OUT = shutil.ignore_patterns("__pycache__", "test_guide.py")

MATERIAL = re.compile(r"(?m)^[A-Z]+ = .*\n")
"""The lines of the toy game's `state.py` that are its material."""

PARTS = {
    "rules": ("deal(seats, options, chance)", "play(state, seat, path, chance)"),
    "state": ("deciders(state)", "conserved(state)"),
    "view": ("view(state, seat)",),
    "choices": ("choices(view, path=())",),
    "fallback": ("fallback(view)",),
    "ending": ("result(state)",),
    "imagine": ("imagine(view, rng)",),
    "summary": ("headline(view)", "holdings(view)", "progress(view)", "turn(view)"),
    "pictures.sheets": ("sheets(view)", "sheet(view, name, say)"),
}
"""Which file answers which question; all of them ask the toy game."""

MIND = {
    "rating": "rated(view, temper, rng)",
    "light": "light(view, rng)",
    "attention": "attend(before, view)",
    "worlds": "imagine(view, rng)",
    "reasons": "reason(view, path)",
}
"""Which file of the mind answers which question."""

GAME = '''"""Scratch: lay cards, and bid for the pile."""

{imports}
from games.scratch.toy import Toy


class Scratch(Toy):
    """The toy game under another key."""

    key = "scratch"
{methods}

GAME = Scratch()
'''

COG = '''"""Scratch's slash commands."""

from cogs.game import GameCog, verb


class Scratch(GameCog, group_name="scratch"):
    """Scratch."""

    @verb("lay", "card")
    async def lay(self, interaction, card: str | None = None, table: int | None = None) -> None:
        """Lay a card."""
        await self.move(interaction, table, "lay", card)


async def setup(bot) -> None:
    """Called by discord.py."""
    await bot.add_cog(Scratch(bot))
'''

COMMANDS = {
    "en": "scratch-command = scratch\n    .about = A small game\n"
    "scratch-command-lay = lay\n    .about = Lay a card\n"
    "scratch-command-lay-card = card\n    .about = Which card\n",
    "fr": "scratch-command = scratch\n    .about = Un petit jeu\n"
    "scratch-command-lay = poser\n    .about = Poser une carte\n"
    "scratch-command-lay-card = carte\n    .about = Quelle carte\n",
}

ENTRY = "\n## {title} {{#{id}}}\n<!-- keywords: {id}; rulings: {ruling}-->\n\n{body}\n"
ENTRIES = (
    ("turn", "T1 ", "One after another.", "Chacun à son tour."),
    ("auction", "T2 ", "All bid in secret.", "Chacun mise en secret."),
    ("choices", "", "Only what is offered is a move.", "Seul un coup proposé compte."),
)

REFUSALS = '''"""What must be true where the scratch game refuses a move."""

from games.choosing import walk
from games.engine import CLOSE, HOUSE, Done, Refused, Who
from games.scratch import GAME
from tests.games.refusals.harness import Reasons
from tests.games.refusals.tokens import either, mixed


CHOOSING = (
    "not-offered", "amount-no-number", "amount-out-of-bounds", "several-count", "several-twice",
    "form-unreadable", "form-missing", "amount-out-of-bounds-or",
)


def _meaningless(a):
    try:
        return not isinstance(walk(GAME, GAME.view(a.state, a.seat), a.path), Done)
    except Refused:
        return True


def invent(state, seat, rng):
    card = either(*(f"c{n}" for n in range(1, 9)), "c3.2")
    gift = either("to=1,coins=1", "to=2,coins=2", "to=3,coins=99", "coins=1", "to=2,to=1", "x=1")
    return mixed(
        rng, ("lay", card), ("lay",), ("swap", card), ("swap", "c1+c2+c3"),
        ("swap", either("-", "c1+c1", "c3+c3")),
        ("bid", either("0", "99", "x")), ("gift", gift), ("peek",), ("auction",),
    )


REASONS = Reasons(
    game=GAME,
    prefix="scratch-refused-",
    broken={
        ("auction", "close"): lambda a: (a.seat == HOUSE) != (a.path == CLOSE)
        or GAME.deciders(a.state) != {HOUSE},
        ("turn", "seat"): lambda a: a.seat >= a.state.seats or a.seat < 0,
        ("turn", "turn"): lambda a: a.args["who"] == Who(a.state.active)
        and a.seat not in GAME.deciders(a.state),
        ("choices", "unfinished"): _meaningless,
        **{("choices", f"choice-{what}"): _meaningless for what in CHOOSING},
    },
    invent=invent,
    scenes=tuple,
    folders=("games/scratch",),
)
'''


def write_scratch(root: Path) -> None:
    """Copies the house and adds the game: every file that the guide names but the record."""
    for name in COPIED:
        shutil.copytree(ROOT / name, root / name, ignore=LEFT_OUT)
    for name in ("pyproject.toml", "README.md"):
        shutil.copy(ROOT / name, root / name)
    folder = root / "games" / KEY
    folder.mkdir()
    facts = _renamed("state.py")
    material = "".join(MATERIAL.findall(facts))
    names = ", ".join(sorted(line.split()[0] for line in material.splitlines()))
    facts = MATERIAL.sub("", facts).replace(
        "from games.states", f"from games.scratch.material import {names}\nfrom games.states"
    )
    _write(folder / "material.py", f'"""Cards, coins and rounds."""\n\n{material}')
    _write(folder / "facts.py", facts)
    _write(folder / "toy.py", _renamed("__init__.py"))
    _write(folder / "options.py", "from games.scratch.facts import ToyOptions as ToyOptions\n")
    _write(folder / "moves.py", "def parse(path):\n    return path\n")
    _write_parts(folder)
    _write_mind(folder / "mind")
    (folder / "teaching").mkdir()
    _write(folder / "teaching/__init__.py", _renamed("teaching.py"))
    for locale in ("en", "fr"):
        _write(folder / f"words.{locale}.ftl", _renamed(f"words.{locale}.ftl") + COMMANDS[locale])
        _write(folder / f"rulebook.{locale}.md", rulebook(locale))
    _write(root / "cogs" / f"{KEY}.py", COG)
    _write(root / "tests/games/refusals" / f"{KEY}.py", REFUSALS)
    readme = (root / "README.md").read_text("utf-8")
    row = "| Scratch | 2 to 4 | Lay cards. |\n<!-- /games -->"
    _write(root / "README.md", readme.replace("<!-- /games -->", row))


def _write_parts(folder: Path) -> None:
    (folder / "pictures").mkdir()
    _write(folder / "pictures/__init__.py", "")
    imports = methods = ""
    for part, answers in PARTS.items():
        room, _, name = f"scratch.{part}".rpartition(".")
        imports += f"from games.{room} import {name} as its_{name}\n"
        source = "from games.scratch.toy import TOY\n"
        for answer in answers:
            call = answer.replace("=()", "")
            source += f"\n\ndef {answer}:\n    return TOY.{call}\n"
            head = answer.replace("(", "(self, ", 1)
            methods += f"\n    def {head}:\n        return its_{name}.{call}\n"
        _write(folder / f"{part.replace('.', '/')}.py", source)
    _write(folder / "__init__.py", GAME.format(imports=imports, methods=methods))


def _write_mind(folder: Path) -> None:
    folder.mkdir()
    for part, answer in MIND.items():
        source = "from games.scratch.mind.mind import ToyMind\n"
        _write(folder / f"{part}.py", f"{source}\n\ndef {answer}:\n    return ToyMind().{answer}\n")
    names = "SKIP as SKIP, ToyMind as ToyMind"
    _write(folder / "__init__.py", f"from games.scratch.mind.mind import {names}\n")
    _write(folder / "mind.py", _renamed("mind.py"))


def leave_out(root: Path) -> None:
    """Forgets what is forgotten most easily."""
    for locale in ("en", "fr"):
        book = root / "games" / KEY / f"rulebook.{locale}.md"
        _write(book, re.sub(r"(?s)\n## [^\n]*\{#choices\}.*", "", book.read_text("utf-8")))
    words = root / "games" / KEY / "words.fr.ftl"
    _write(words, words.read_text("utf-8").replace("scratch-window-auction", "scratch-window-sale"))
    shutil.copy(ROOT / "README.md", root / "README.md")
    (root / "tests/games/refusals" / f"{KEY}.py").unlink()
    for record in (root / "tests/games/records").glob(f"{KEY}-*.json"):
        record.unlink()


def rulebook(locale: str) -> str:
    """Returns the rulebook: an entry for every id that a refusal names, and for every ruling."""
    parts = [
        ENTRY.format(title=key.title(), id=key, ruling=ruling, body=bodies[locale == "fr"])
        for key, ruling, *bodies in ENTRIES
    ]
    return "# Scratch\n" + "".join(parts)


def _renamed(name: str) -> str:
    """Returns a file of the toy game as the scratch game's."""
    source = (TOY / name).read_text("utf-8")
    source = source.replace("from tests.games.toy import state", "from games.scratch import facts")
    source = source.replace("tests.games.toy.state", "games.scratch.facts")
    source = source.replace("tests.games.toy.mind", "games.scratch.mind")
    source = source.replace("tests.games.toy.teaching", "games.scratch.teaching")
    source = source.replace("toy-", f"{KEY}-").replace('"toy"', f'"{KEY}"')
    return re.sub(r"(?m)^toy = .*", "scratch = Scratch", source)


def _write(path: Path, source: str) -> None:
    path.write_text(source, "utf-8")

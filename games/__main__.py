"""The command line: `games list | rules | selfplay | arena | calibrate | replay | bench`."""

from __future__ import annotations

import argparse
import io
import os
import sys
from typing import TYPE_CHECKING

from games.commands import CommandError
from games.commands.arena import arena
from games.commands.calibrating import calibrate
from games.commands.looking_up import list_games, show_rules
from games.commands.playing import bench, selfplay
from games.commands.replaying import rethink, show_replay
from games.registry import UnknownGameError
from games.words import LOCALES

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence


def make_parser() -> argparse.ArgumentParser:
    """Returns all commands and their arguments."""
    parser = argparse.ArgumentParser("games", description="The rules of the games, on their own.")
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")
    listing = commands.add_parser("list", help="which games there are, with their options")
    rules = commands.add_parser("rules", help="a rulebook's entries, or one entry")
    rules.add_argument("key", metavar="KEY", help="a game, as in games list")
    rules.add_argument("entry", metavar="ENTRY", nargs="?", help="the id of an entry, or a ruling")
    playing = commands.add_parser("selfplay", help="play games at random, or with computers")
    playing.add_argument("key", metavar="KEY")
    playing.add_argument("--seats", type=int, required=True, metavar="N")
    playing.add_argument("--games", type=int, default=1, metavar="M")
    playing.add_argument("--seed", default="0", metavar="S", help="the same gives the same games")
    playing.add_argument("--option", action="append", default=[], metavar="FIELD=VALUE")
    playing.add_argument(
        "--players", default="", metavar="KIND,...", help="random, easy, normal or hard, by seat"
    )
    playing.add_argument("--write", metavar="FOLDER", help="where to write a record of each game")
    replaying = commands.add_parser("replay", help="check a record, or look into it")
    replaying.add_argument("file", metavar="FILE", help="a record (docs/records.md); - is stdin")
    replaying.add_argument("--ply", type=int, metavar="N", help="after N moves, not at the end")
    replaying.add_argument("--seat", type=int, metavar="S", help="as this seat sees it, from 1")
    replaying.add_argument("--log", action="store_true", help="with every move and what was told")
    replaying.add_argument(
        "--computers", action="store_true", help="think every move of its computers again"
    )
    fighting = commands.add_parser("arena", help="how strong the computer players are")
    fighting.add_argument("key", metavar="KEY")
    fighting.add_argument("--seats", type=int, metavar="N", help="this number of players only")
    fighting.add_argument(
        "--hero", metavar="KIND", help="random, easy, normal or hard, at one seat"
    )
    fighting.add_argument("--others", default="normal", metavar="KIND", help="at all other seats")
    fighting.add_argument("--games", type=int, default=400, metavar="M", help="of each match")
    fighting.add_argument("--seed", default="0", metavar="S", help="other words are other deals")
    fighting.add_argument("--option", action="append", default=[], metavar="FIELD=VALUE")
    fighting.add_argument("--jobs", type=int, default=1, metavar="J", help="processes")
    trying = commands.add_parser("calibrate", help="what the chances in hints are worth")
    trying.add_argument("key", metavar="KEY")
    trying.add_argument("--seats", type=int, metavar="N", help="this number of players only")
    trying.add_argument("--games", type=int, default=100, metavar="M", help="of each number")
    trying.add_argument("--others", default="normal", metavar="KIND", help="all other players")
    trying.add_argument("--seed", default="0", metavar="S", help="other words are other deals")
    measuring = commands.add_parser("bench", help="how fast the rules are")
    measuring.add_argument("keys", metavar="KEY", nargs="*", help="these games only")
    measuring.add_argument("--json", action="store_true", help="figures for programs")
    measuring.add_argument("--seconds", type=float, default=0.3, help="for each figure")
    for command in (listing, rules, replaying):
        command.add_argument("--lang", choices=LOCALES, default=LOCALES[0])
    return parser


def run(args: argparse.Namespace) -> Iterator[str]:
    """Yields the lines that the command prints. Raises `CommandError` and `UnknownGameError`."""
    match args.command:
        case "list":
            return list_games(args.lang)
        case "rules":
            return show_rules(args.key, args.entry, args.lang)
        case "selfplay":
            games = (args.key, args.seats, args.games, args.seed, args.option)
            return selfplay(*games, args.players, args.write)
        case "arena":
            match = (args.seats, args.hero, args.others, args.games)
            return arena(args.key, *match, args.seed, args.option, args.jobs)
        case "calibrate":
            return calibrate(args.key, args.seats, args.games, args.others, args.seed)
        case "replay" if args.computers:
            return rethink(args.file)
        case "replay":
            return show_replay(args.file, args.ply, args.seat, args.lang, log=args.log)
        case _:
            return bench(args.keys, args.seconds, as_json=args.json)


def main(argv: Sequence[str] | None = None) -> int:
    """Runs one command. Returns 0, or 1 after an error, which is one sentence on stderr."""
    args = make_parser().parse_args(argv)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal that lacks a letter shows "?"
    try:
        return _print_answer(args)
    except BrokenPipeError:  # the reader of the output closed it, as `head` does
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0


def _print_answer(args: argparse.Namespace) -> int:
    try:
        for line in run(args):
            print(line)
    except (CommandError, UnknownGameError) as error:
        print(f"games: {error}", file=sys.stderr)
        return 1
    finally:
        sys.stdout.flush()
    return 0


if __name__ == "__main__":
    sys.exit(main())

"""Cards to look at, and card files to check."""

import argparse

from rich.table import Table
from rich.text import Text

import kleos
from kleos.engine.errors import CardFileError
from kleos.engine.game import Face
from kleos.games.facts import fact_name, fact_text, full_name, kind_name
from kleos.games.registry import game_named
from kleos.terminal.files import read_text
from kleos.terminal.finding import all_rules, find_cards
from kleos.terminal.messages import Mistake, say
from kleos.terminal.opening import DEFAULT_GAME
from kleos.terminal.screen import Screen, grid
from kleos.terminal.showing import show_card

PRINTED = "*"


def run_list(args: argparse.Namespace) -> int:
    """kleos cards list"""
    screen = Screen()
    kinds: dict[str, list[Face]] = {}
    for face in kleos.rules(args.game).cards.values():
        kinds.setdefault(str(face.facts()["kind"]), []).append(face)
    for number, (kind, faces) in enumerate(kinds.items()):
        if number:
            screen.line()
        screen.show(listing(kind, faces, args.lang))
    if any(face.reconstructed for faces in kinds.values() for face in faces):
        screen.line()
        screen.line(say("list-printed", args.lang, mark=PRINTED))
        screen.line(game_named(args.game).about_cards(args.lang))
    return 0


def listing(kind: str, faces: list[Face], lang: str) -> Table:
    """The cards of one kind with their printed facts, one column for each that the name does not say already."""
    facts = [face.facts(lang) for face in faces]
    titles = [face.title(lang) for face in faces]
    keys = [key for key in facts[0] if key != "kind" and [one[key] for one in facts] != titles]
    table = grid("left", "left", *["right" if type(facts[0][key]) is int else "left" for key in keys])
    heads = [kind_name(kind, lang), *[fact_name(key, lang) for key in keys]]
    table.add_row("", *[Text(head, style="dim") for head in heads])
    for face, values in zip(faces, facts, strict=True):
        row = [fact_text(key, values[key], lang) + mark(face, key, lang) for key in keys]
        table.add_row(Text(face.id, style="cyan"), full_name(face, lang) + mark(face, "name", lang), *row)
    return table


def mark(face: Face, key: str, lang: str) -> str:
    """Where the facts of a game are reconstructed, those that are published bear a sign (KG-1.15)."""
    return PRINTED if face.reconstructed and key in face.printed(lang) else ""


def run_show(args: argparse.Namespace) -> int:
    """kleos cards show"""
    words = list(args.what)
    game = words.pop(0) if args.game is None and words[0] in kleos.games() else args.game
    among = all_rules(game)
    if words:
        show_all(find_cards(words, among, args.lang), args.lang)
    else:
        show_all([face for rules in among for face in rules.cards.values()], args.lang)
    return 0


def show_all(faces: list[Face], lang: str) -> None:
    screen = Screen()
    for number, face in enumerate(faces):
        if number:
            screen.line()
        show_card(screen, face, lang)


def run_check(args: argparse.Namespace) -> int:
    """kleos cards check"""
    screen = Screen()
    *named, file = args.game_and_file
    if len(named) > 1:
        raise Mistake("cli-unrecognized", words=" ".join([*named[1:], file]))
    game = game_named(named[0] if named else DEFAULT_GAME)
    try:
        faces = list(game.with_cards(file, read_text(file)).faces().values())
    except CardFileError as found:
        screen.line(found.words.text(args.lang))
        return 1
    if args.texts:
        show_all(faces, args.lang)
        screen.line()
    screen.line(say("cards-no-problem", args.lang, count=len(faces)))
    return 0

"""Cards to look at, and card files to check."""

import argparse
import sys
from collections.abc import Collection, Sequence
from typing import Final

from rich.table import Table
from rich.text import Text

import kleos
from kleos.cards.files import GAME, own_text, tables_of
from kleos.engine.errors import CardFileError
from kleos.engine.game import OURS, PARTLY, PUBLISHED, RECONSTRUCTED, Face
from kleos.games.facts import fact_name, fact_text, full_name, kind_name
from kleos.games.registry import cards_in_use, check_game, game_named
from kleos.language.grammar import Sayable
from kleos.terminal import documents
from kleos.terminal.card_files import game_of_file
from kleos.terminal.files import read_text
from kleos.terminal.finding import all_rules, find_cards
from kleos.terminal.messages import Mistake, say
from kleos.terminal.screen import Screen, grid
from kleos.terminal.showing import show_card

MARKS: Final = {PUBLISHED: "*", PARTLY: "(*)", OURS: "(*)", RECONSTRUCTED: ""}
REBUILT: Final = "-"  # a line of the text that is reconstructed


def run_list(args: argparse.Namespace) -> int:
    """kleos cards list"""
    if args.json:
        rules = kleos.rules(args.game)
        documents.tell(cards=documents.cards(rules.cards.values(), [rules], args.lang))
        return 0
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
        marks = {"published": MARKS[PUBLISHED], "partly": MARKS[PARTLY], "rebuilt": REBUILT}
        screen.line(say("list-origins", args.lang, **marks))
        screen.line(game_named(args.game).about_cards(args.lang))
    return 0


def listing(kind: str, faces: list[Face], lang: str) -> Table:
    """The cards of one kind with their facts, one column for each that the name does not say already."""
    facts = [face.facts(lang) for face in faces]
    titles = [face.title(lang) for face in faces]
    keys = [key for key in facts[0] if key != "kind" and [one[key] for one in facts] != titles]
    marked = faces[0].reconstructed
    columns = ["right" if type(facts[0][key]) is int else "left" for key in keys]
    table = grid("left", "left", *columns, *(["left"] if marked else []))
    heads = [kind_name(kind, lang), *[fact_name(key, lang) for key in keys]]
    heads += [say("printed-text", lang)] if marked else []
    table.add_row("", *[Text(head, style="dim") for head in heads])
    for face, values in zip(faces, facts, strict=True):
        row = {"name": full_name(face, lang)} | {key: fact_text(key, values[key], lang) for key in keys}
        told = marked_row(face, row, lang) if marked else list(row.values())
        table.add_row(Text(face.id, style="cyan"), *told)
    return table


def marked_row(face: Face, row: dict[str, str], lang: str) -> list[str]:
    """Where facts are reconstructed, those that are published bear a sign, and so does each line of the text (KG-1.15)."""
    origins = face.origins(lang)
    facts = [text + MARKS[origins[key].status] if text else "" for key, text in row.items()]
    return [*facts, " ".join(MARKS[origin.status] or REBUILT for origin in face.text_origins(lang))]


def run_show(args: argparse.Namespace) -> int:
    """kleos cards show"""
    words = list(args.what)
    game = words.pop(0) if args.game is None and words[0] in kleos.games() else args.game
    among = all_rules(game)
    every = [face for rules in among for face in rules.cards.values()]
    found = find_cards(words, among, args.lang) if words else every
    if args.json:
        documents.tell(cards=documents.cards(found, among, args.lang))
    else:
        show_all(found, args.lang)
    return 0


def show_all(faces: list[Face], lang: str) -> None:
    screen = Screen()
    for number, face in enumerate(faces):
        if number:
            screen.line()
        show_card(screen, face, lang)


def run_check(args: argparse.Namespace) -> int:
    """kleos cards check"""
    *named, file = args.game_and_file
    if len(named) > 1:
        raise Mistake("cli-unrecognized", words=" ".join([*named[1:], file]), hint="")
    if named:
        check_game(named[0])
    text = read_text(file)
    game = None
    faces: dict[str, Face] = {}
    problems: Sequence[Sayable] = ()
    try:
        game = named[0] if named else told_game(file, text)
        faces = game_named(game).with_cards(file, text).faces()
    except CardFileError as found:
        problems = found.found
    if args.json:
        told = [documents.problem(one, args.lang) for one in problems]
        documents.tell(file=file, game=game, cards=len(faces), problems=told)
    else:
        show_checked(faces, problems, tables_of(file, text) if args.texts and faces else (), args.lang)
    return 1 if problems else 0


def told_game(file: str, text: str) -> str:
    """The game a card file is for; a mistake where it does not say so."""
    game = game_of_file(file, text)
    if game is None:
        line = f'{GAME} = "{kleos.games()[0]}"'
        raise Mistake("check-which-game", file=file, line=line, known=", ".join(kleos.games()))
    return game


def show_checked(faces: dict[str, Face], problems: Sequence[Sayable], texts: Collection[str], lang: str) -> None:
    """What is wrong with a card file; else the texts that were asked for, by id, and that nothing is."""
    screen = Screen()
    for problem in problems:
        screen.line(problem.text(lang))
    if problems:
        return
    if texts:
        show_all([face for face in faces.values() if face.id in texts], lang)
        screen.line()
    screen.line(say("cards-no-problem", lang, count=len(faces)))


def run_export(args: argparse.Namespace) -> int:
    """kleos cards export"""
    given = [cards.text for cards in cards_in_use() if cards.game == args.game]
    sys.stdout.write(given[0] if given else own_text(args.game))
    return 0

"""Cards to look at, and card files to check."""

import argparse

from rich.table import Table
from rich.text import Text

import kleos
from kleos.engine.errors import CardFileError
from kleos.engine.game import Face
from kleos.games.naruto_mythos.game import CardFace
from kleos.games.naruto_mythos.pool import read_pool
from kleos.terminal.files import read_text
from kleos.terminal.finding import all_rules, find_cards, full_name
from kleos.terminal.messages import Mistake, say
from kleos.terminal.screen import Screen, grid
from kleos.terminal.showing import fact_name, kind_name, show_card


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
    return 0


def listing(kind: str, faces: list[Face], lang: str) -> Table:
    """The cards of one kind with their printed facts, one column for each."""
    facts = [{key: value for key, value in face.facts(lang).items() if key != "kind"} for face in faces]
    numeric = [isinstance(value, int) for value in facts[0].values()]
    table = grid("left", "left", *["right" if number else "left" for number in numeric])
    heads = [kind_name(kind, lang), *[fact_name(key, lang) for key in facts[0]]]
    table.add_row("", *[Text(head, style="dim") for head in heads])
    for face, values in zip(faces, facts, strict=True):
        row = [", ".join(value) if isinstance(value, list) else str(value) for value in values.values()]
        table.add_row(Text(face.id, style="cyan"), full_name(face, lang), *row)
    return table


def run_show(args: argparse.Namespace) -> int:
    """kleos cards show"""
    words = list(args.what)
    game = words.pop(0) if words[0] in kleos.games() else None
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
    if args.game not in READERS:
        raise Mistake("cards-no-check", game=args.game)
    screen = Screen()
    try:
        faces = READERS[args.game](args.file, read_text(args.file))
    except CardFileError as found:
        screen.line(found.words.text(args.lang))
        return 1
    if args.texts:
        show_all(faces, args.lang)
        screen.line()
    screen.line(say("cards-no-problem", args.lang, count=len(faces)))
    return 0


def naruto_mythos(name: str, text: str) -> list[Face]:
    """The cards of a card file of Naruto Mythos."""
    pool = read_pool(name, text)
    return [CardFace(card, pool) for card in pool.cards]


READERS = {"naruto-mythos": naruto_mythos}

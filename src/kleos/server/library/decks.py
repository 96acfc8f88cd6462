"""The decks of a person: kept with their names, looked at while they are made, plain text in and out."""

import secrets
from collections import Counter
from collections.abc import Sequence
from typing import Annotated, Final, TypeVar

import msgspec
from fastapi import APIRouter, Depends, Request, Response
from starlette.concurrency import run_in_threadpool

from kleos.engine.game import DeckList, Game
from kleos.language.grammar import Sayable
from kleos.language.messages import Close, Words, say
from kleos.server.library.answers import CardCount, DeckInfo, DeckProblem, DeckReport, Decks
from kleos.server.library.replies import ExplainingRoute, KnownGame, Lang, Refused, encoded, found_game
from kleos.server.library.shelf import KeptDeck, Shelf, person_of, room_of, shelf_of
from kleos.table.clocks import now

LARGEST_BODY: Final = 64 * 1024  # bytes
LARGEST_TEXT: Final = 16 * 1024  # characters of a deck
MOST_LINES: Final = 500
LONGEST_NAME: Final = 60
MOST_DECKS: Final = 200  # of one person
MOST_TOLD: Final = 40  # problems with a deck


T = TypeVar("T", bound=msgspec.Struct)

router = APIRouter(prefix="/api", route_class=ExplainingRoute)

Person = Annotated[str, Depends(person_of)]
Room = Annotated[int, Depends(room_of)]
TheShelf = Annotated[Shelf, Depends(shelf_of)]


# What is asked --------------------------------------------------------------------------------------------------------
class NewDeck(msgspec.Struct, forbid_unknown_fields=True):
    game: str
    text: str
    name: str = ""


class ChangedDeck(msgspec.Struct, forbid_unknown_fields=True):
    name: str | None = None
    text: str | None = None


class DeckToCheck(msgspec.Struct, forbid_unknown_fields=True):
    game: str
    text: str


async def body_of(request: Request) -> bytes:
    """The body of a request, which must be JSON: no form of another site can send that."""
    if request.headers.get("content-type", "").partition(";")[0].strip().lower() != "application/json":
        raise Refused(415, "malformed", Words("body-malformed", fields="…"))
    body = b""
    async for chunk in request.stream():
        body += chunk
        if len(body) > LARGEST_BODY:
            raise Refused(413, "too-large", Words("body-too-large"))
    return body


Body = Annotated[bytes, Depends(body_of)]


def read(body: bytes, kind: type[T]) -> T:
    try:
        return msgspec.json.decode(body, type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError):
        fields = ", ".join(kind.__struct_fields__)
        raise Refused(400, "malformed", Words("body-malformed", fields=fields)) from None


# Decks ----------------------------------------------------------------------------------------------------------------
def checked_text(text: str) -> str:
    """The text of a deck with plain line ends, if it is no longer than decks are."""
    lines = text.replace("\r\n", "\n").replace("\r", "\n").split("\n")
    if len(text) > LARGEST_TEXT or len(lines) > MOST_LINES:
        raise Refused(413, "too-large", Words("deck-too-long", lines=MOST_LINES, letters=LARGEST_TEXT))
    return "\n".join(printable(line) for line in lines)


def checked_name(name: str) -> str:
    """A name on one line, "" if nothing is left of it."""
    name = " ".join(printable(name).split())
    if len(name) > LONGEST_NAME:
        raise Refused(400, "name-too-long", Words("deck-name-too-long", letters=LONGEST_NAME))
    return name


def check_room(others: Sequence[KeptDeck], text: str, room: int) -> None:
    """Raises a Refused where a text does not fit among somebody's other decks."""
    if sum(len(one.text.encode()) for one in others) + len(text.encode()) > room:
        raise Refused(409, "too-many", Words("decks-too-large", kilobytes=room // 1000))


def printable(line: str) -> str:
    """Without what no card and no name is written with: control characters, marks that turn the line round."""
    return "".join(letter if letter.isprintable() else " " for letter in line)


def game_with_decks(id: str) -> Game:
    game = found_game(id)
    if not game.starters():
        refuse_decks(game)
    return game


def refuse_decks(game: Game) -> None:
    problem = game.read_deck("").problems[0]
    clause, _, words = taken_apart(problem)
    raise Refused(400, "no-decks", words, clause)


def taken_apart(problem: Sayable) -> tuple[str, int | None, Sayable]:
    """Of what is wrong with a deck: the clause that says so, the line of the text, and the words without both."""
    clause, line = "", None
    while isinstance(problem, Words) and problem.key in ("by-clause", "at-line"):
        clause = problem.values.get("clause", clause)
        line = problem.values.get("line", line)
        problem = problem.values["problem"]
    return clause, line, problem


def report(game: Game, text: str, lang: str) -> DeckReport:
    """Everything there is to say about the text of a deck."""
    deck = game.read_deck(text)
    legal = not deck.problems
    return DeckReport(
        problems=[told(problem, deck, lang) for problem in few(deck.problems)],
        name=deck.name,
        size=len(deck.cards),
        cards=[CardCount(id, count) for id, count in sorted(Counter(deck.cards).items())],
        missions=deck.missions,
        summary=game.deck_summary(text + "\n", lang) if legal else [],
        text=game.deck_text(deck, lang) if game.starters() else "",
    )


def few(problems: Sequence[Sayable]) -> Sequence[Sayable]:
    """As many problems as anybody reads, and how many there are besides."""
    if len(problems) <= MOST_TOLD:
        return problems
    return [*problems[: MOST_TOLD - 1], Words("deck-more-problems", count=len(problems) - MOST_TOLD + 1)]


def told(problem: Sayable, deck: DeckList, lang: str) -> DeckProblem:
    clause, line, words = taken_apart(problem)
    card = str(words.values.get("id", "")) if isinstance(words, Words) else ""
    return DeckProblem(words.text(lang), clause, deck.lines.get(card) if line is None else line, card)


def info(deck: KeptDeck) -> DeckInfo:
    legal = not found_game(deck.game).read_deck(deck.text).problems
    return DeckInfo(deck.id, deck.game, deck.name, deck.text, legal, deck.changed)


async def own_deck(id: str, person: Person, shelf: TheShelf) -> KeptDeck:
    """The deck of an address, if it is the person's own."""
    deck = await shelf.deck(person, id)
    if deck is None:
        raise Refused(404, "unknown-deck", Words("deck-none"))
    return deck


OwnDeck = Annotated[KeptDeck, Depends(own_deck)]


# Addresses ------------------------------------------------------------------------------------------------------------
@router.get("/games/{game}/decks/{side}")
def get_starter(game: KnownGame, side: str, lang: Lang) -> Response:
    """A starter deck, to look at or to begin one's own from."""
    starters = game.starters()
    if side not in starters:
        if not starters:
            refuse_decks(game)
        raise Refused(404, "unknown-deck", Words("deck-no-starter", name=side[:40], hint=Close(side, starters)))
    deck = starters[side]
    plain = DeckList(deck.cards, deck.missions, deck.called(lang))
    return encoded(report(game, game.deck_text(plain, lang), lang))


@router.get("/decks")
async def get_decks(person: Person, shelf: TheShelf, lang: Lang) -> Response:
    kept = await shelf.decks(person)
    return encoded(Decks(await run_in_threadpool(lambda: [info(deck) for deck in kept])))


@router.post("/decks/check")
def check_deck(body: Body, lang: Lang) -> Response:
    wish = read(body, DeckToCheck)
    return encoded(report(found_game(wish.game), checked_text(wish.text), lang))


@router.post("/decks")
async def post_deck(body: Body, person: Person, shelf: TheShelf, room: Room, lang: Lang) -> Response:
    wish = read(body, NewDeck)
    game, text = game_with_decks(wish.game), checked_text(wish.text)
    name = checked_name(wish.name) or game.read_deck(text).name[:LONGEST_NAME] or say("deck-my", lang)
    others = await shelf.decks(person)
    if len(others) >= MOST_DECKS:
        raise Refused(409, "too-many", Words("decks-too-many", count=len(others)))
    check_room(others, text, room)
    deck = KeptDeck(secrets.token_urlsafe(9), game.id, name, text, now())
    await shelf.keep_deck(person, deck)
    return encoded(info(deck), 201)


@router.get("/decks/{id}")
async def get_deck(deck: OwnDeck, lang: Lang) -> Response:
    return encoded(info(deck))


@router.put("/decks/{id}")
async def put_deck(deck: OwnDeck, body: Body, person: Person, shelf: TheShelf, room: Room, lang: Lang) -> Response:
    wish = read(body, ChangedDeck)
    name = deck.name if wish.name is None else checked_name(wish.name) or deck.name
    text = deck.text if wish.text is None else checked_text(wish.text)
    if len(text) > len(deck.text):
        check_room([one for one in await shelf.decks(person) if one.id != deck.id], text, room)
    changed = KeptDeck(deck.id, deck.game, name, text, now())
    await shelf.keep_deck(person, changed)
    return encoded(info(changed))


@router.delete("/decks/{id}")
async def delete_deck(deck: OwnDeck, person: Person, shelf: TheShelf, lang: Lang) -> Response:
    await shelf.drop_deck(person, deck.id)
    return Response(status_code=204)


@router.get("/decks/{id}/file")
async def get_deck_file(deck: OwnDeck, lang: Lang) -> Response:
    """The deck as a text file, with its name and the names of its cards in the language."""
    game = found_game(deck.game)
    read_deck = game.read_deck(deck.text)
    text = deck.text
    if not read_deck.problems:
        text = game.deck_text(DeckList(read_deck.cards, read_deck.missions, deck.name), lang)
    headers = {"Content-Disposition": f'attachment; filename="{deck.game}-{deck.id}.txt"', "Cache-Control": "no-store"}
    return Response(text, media_type="text/plain; charset=utf-8", headers=headers)

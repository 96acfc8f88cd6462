"""The score sheet: a round that was played with real cards, counted by the rules of section 8."""

import re
from functools import cache, lru_cache
from typing import Any

from kleos.engine.errors import PositionError
from kleos.engine.game import Account, Entry, Sheet
from kleos.games.documents import Fields, shorten
from kleos.games.mythology_go import words
from kleos.games.mythology_go.board import Board
from kleos.games.mythology_go.cards import Card, Pool
from kleos.games.mythology_go.flow import ranks, winners
from kleos.games.mythology_go.kinds import (
    ASK_ACCUSE,
    ASK_COLOUR,
    COLOURS,
    LEAST_PLAYERS,
    MOST_PLAYERS,
    ROUNDS,
)
from kleos.games.mythology_go.position import read_position
from kleos.games.scoring import ARROW, CardNames, Seats, Unanswered, plain, ranks_by, text_at
from kleos.language.languages import LANGUAGES
from kleos.language.messages import Words, by, say

FIELDS = ["game", "starter", "players", "cards"]
PLAYER_FIELDS = ["field", "divinity", "belief", "spells", "colour", "accuses", "scores", "conceded"]
NONE = "none"  # Totemism not used
# What may follow the name of a creature, and what it says of it
MARKS: dict[str, dict[str, Any]] = {
    "myths-marks-down": {"face": "down"},
    "myths-marks-pair": {"fused": True},
    "myths-marks-resurrected": {"resurrected": True},
}
EXAMPLES = {"colour": "golem blue", "accuses": "p1 zeus"}

# The steps in which points are given (MG-8.1.1), as short as the head of a column
STEPS = {
    5: "myths-step-values",
    6: "myths-step-bonuses",
    7: "myths-step-colours",
    9: "myths-step-divinities",
    10: "myths-step-identification",
    11: "myths-step-strong-weak",
}


class Creature:
    """A creature of a sheet: what lies there, and the targets it declares."""

    def __init__(self, pool: Pool, value: Any, path: str) -> None:
        self.path = path
        first, *targets = [part.strip() for part in text_at(value, path, "harpie, harpie down").split(ARROW)]
        self.targets = targets
        self.entry: dict[str, Any] = {}
        parts = first.split()
        while len(parts) > 1 and self.marked(parts[-1]):
            parts.pop()
        self.entry["card"] = called(pool, " ".join(parts), path, "creature")

    def marked(self, word: str) -> bool:
        """Takes a mark; false if the word is a part of the name."""
        if re.fullmatch(r"[+\-−]\d+", word):
            if "mod" in self.entry:
                raise PositionError(self.path, Words("sheet-mod"))
            self.entry["mod"] = int(word.replace("−", "-"))
            return True
        says = marks().get(plain(word))
        self.entry |= says or {}
        return says is not None


@cache
def marks() -> dict[str, dict[str, Any]]:
    """What each mark says of a creature, as it may be written in any language."""
    written = [(word, says) for lang in LANGUAGES for id, says in MARKS.items() for word in say(id, lang).split()]
    return {plain(word): says for word, says in written}


def called(pool: Pool, text: str, path: str, kind: str) -> str:
    """The id of a card of a kind, by id or name."""
    return names_in(pool, kind).find(text, path)


@lru_cache(maxsize=8)
def names_in(pool: Pool, kind: str) -> CardNames:
    return CardNames((card.id, names_of(card)) for card in pool.cards if getattr(card, kind))


def names_of(card: Card) -> list[str]:
    return [words.card_name(card, lang) for lang in LANGUAGES]


class Reckoning:
    """A sheet being reckoned: the counting of the rules, its questions answered from the document."""

    def __init__(self, pool: Pool, document: dict[str, Any], lang: str) -> None:
        self.pool = pool
        self.lang = lang
        doc = Fields(document, "", FIELDS)
        self.seats = Seats(document, PLAYER_FIELDS, LEAST_PLAYERS, MOST_PLAYERS)
        self.creatures = [
            [Creature(pool, value, reader.at(f"field[{i}]")) for i, value in enumerate(reader.items("field"))]
            for reader in self.seats.readers
        ]
        self.numbered = [creature for field in self.creatures for creature in field]  # #1 first (MG-14.2)
        self.rounds = self.earlier_rounds()
        starter = self.seats.seat(document["starter"], doc.at("starter")) if "starter" in document else 0
        self.used: set[tuple[int, str]] = set()  # fields of players that answered a question
        position = {
            "game": "mythology-go",
            "phase": "scoring",
            "round": ROUNDS,
            "starter": starter,
            "players": [self.player(seat) for seat in range(len(self.seats.names))],
        }
        self.board = read_position(pool, position)

    def earlier_rounds(self) -> int:
        """How many rounds were counted before; as many for all."""
        counts = {len(reader.items("scores")) for reader in self.seats.readers}
        if len(counts) > 1 or max(counts) >= ROUNDS:
            raise PositionError("players", Words("sheet-scores"))
        return counts.pop()

    def player(self, seat: int) -> dict[str, Any]:
        reader = self.seats.readers[seat]
        out: dict[str, Any] = {
            "field": [creature.entry for creature in self.creatures[seat]],
            "spells_played": reader.number("spells", 0, 0, 999),
            "scores": [*reader.items("scores"), *[0] * (ROUNDS - 1 - self.rounds)],
            "conceded": reader.flag("conceded"),
        }
        for key in ("divinity", "belief"):
            if reader.data.get(key) is not None:
                out[key] = called(self.pool, text_at(reader.data[key], reader.at(key), "zeus"), reader.at(key), key)
        return out

    # The questions of the counting ------------------------------------------------------------------------------------
    def run(self) -> None:
        g = self.board
        g.run()
        while g.seat >= 0:
            if g.kind == ASK_COLOUR:
                value = self.colour(g.seat)
            elif g.kind == ASK_ACCUSE:
                value = self.accusation(g.seat)
            else:
                value = self.target(g.frames[-1].scope.source)
            g.choose(next(action for action in g.options if action.token == value))
        self.check_unasked()

    def options(self) -> list[tuple[str, str]]:
        """What may be answered: as it is written in a sheet, and in words with the names of the players."""
        g = self.board
        return [
            (self.written(action.token), self.named(words.option_text(g, action, self.lang))) for action in g.options
        ]

    def written(self, token: str) -> str:
        verb, *rest = token.split()
        if verb == "accuse":
            return f"{self.seats.names[int(rest[0].removeprefix('p'))]} {rest[1]}"
        return " ".join(rest) if rest else NONE

    def named(self, text: str) -> str:
        """Players by their names instead of their seats."""
        names = self.seats.names
        return re.sub(
            r"\bp([0-7])\b", lambda found: names[int(found[1])] if int(found[1]) < len(names) else found[0], text
        )

    def prompt(self) -> str:
        """The question, with the name of whoever must answer it."""
        return f"{self.seats.names[self.board.seat]}: {self.named(words.prompt(self.board, self.lang))}"

    def refused(self, path: str, value: str) -> PositionError:
        known = ", ".join(written for written, _ in self.options())
        return PositionError(path, Words("sheet-target-refused", value=value, known=known))

    def target(self, number: int) -> str:
        """The target that a Gorgon or a Werewolf declares; what it copied may declare another one (MG-8.3.2)."""
        creature = self.numbered[number - 1]
        done = len(self.aims(number))
        if done >= len(creature.targets):
            raise Unanswered(creature.path, self.prompt(), self.options())
        text = creature.targets[done]
        found = self.meant(number, text)
        offered = [n for n in found if f"target #{n}" in [action.token for action in self.board.options]]
        if not offered:
            raise self.refused(creature.path, text)
        if len({self.likeness(n) for n in offered}) > 1:
            known = ", ".join(f"#{n}" for n in offered)
            raise PositionError(creature.path, Words("sheet-target-many", value=text, known=known))
        return f"target #{offered[0]}"

    def aims(self, number: int) -> list[int]:
        return [target for _, source, target in self.board.aims if source == number]

    def meant(self, number: int, text: str) -> list[int]:
        """The creatures that a text may mean: #3, a player and a card, or a card of the own field."""
        creature = self.numbered[number - 1]
        if re.fullmatch(r"#\d+", text):
            n = int(text[1:])
            if 1 <= n <= len(self.numbered):
                return [n]
        else:
            seat, rest = self.seats.split(text)
            own = next(i for i, field in enumerate(self.creatures) if creature in field)
            card = called(self.pool, rest, creature.path, "creature")
            field = self.creatures[own if seat is None else seat]
            found = [self.numbered.index(one) + 1 for one in field if one.entry["card"] == card]
            if found:
                return found
        raise PositionError(creature.path, Words("sheet-no-target", value=text))

    def likeness(self, number: int) -> str:
        """Creatures that are alike in everything need not be told apart."""
        creature = self.numbered[number - 1]
        return f"{sorted(creature.entry.items())} {creature.targets}"

    def colour(self, seat: int) -> str:
        """What Totemism makes of which creature: `golem blue`, `#3 blue`, or none."""
        reader = self.seats.readers[seat]
        path = reader.at("colour")
        if "colour" not in reader.data:
            raise Unanswered(path, self.prompt(), self.options())
        self.used.add((seat, "colour"))
        text = text_at(reader.data["colour"], path, EXAMPLES["colour"])
        if plain(text) == NONE:
            return "skip"
        what, _, colour = text.rpartition(" ")
        colours = {plain(name): id for at, id in enumerate(COLOURS)
                   for name in (id, *[words.colour_name(at, lang) for lang in LANGUAGES])}  # fmt: skip
        tokens = [action.token for action in self.board.options]
        for n in self.own(seat, what, path):
            token = f"colour #{n} {colours.get(plain(colour), '')}"
            if token in tokens:
                return token
        raise self.refused(path, text)

    def own(self, seat: int, text: str, path: str) -> list[int]:
        if re.fullmatch(r"#\d+", text):
            return [int(text[1:])]
        card = called(self.pool, text, path, "creature")
        return [self.numbered.index(one) + 1 for one in self.creatures[seat] if one.entry["card"] == card]

    def accusation(self, seat: int) -> str:
        reader = self.seats.readers[seat]
        path = reader.at("accuses")
        if "accuses" not in reader.data:
            raise Unanswered(path, self.prompt(), self.options())
        self.used.add((seat, "accuses"))
        text = text_at(reader.data["accuses"], path, EXAMPLES["accuses"])
        accused, rest = self.seats.split(text)
        if accused is None:
            raise PositionError(path, Words("sheet-no-player", known=", ".join(self.seats.names), value=text))
        token = f"accuse p{accused} {called(self.pool, rest, path, 'divinity')}"
        if token not in [action.token for action in self.board.options]:
            raise self.refused(path, text)
        return token

    def check_unasked(self) -> None:
        """Whatever the document declares must have counted: a target nobody asked for is a mistake."""
        for number, creature in enumerate(self.numbered, 1):
            aims = self.aims(number)
            for i, text in enumerate(creature.targets):
                if i >= len(aims) or aims[i] not in self.meant(number, text):
                    raise PositionError(creature.path, Words("sheet-target-unasked", value=text))
        for seat, reader in enumerate(self.seats.readers):
            for key in EXAMPLES:
                value = reader.data.get(key)
                if value is not None and (seat, key) not in self.used and value != NONE:
                    if key == "accuses" and self.accused_alone(seat, value):
                        continue
                    raise PositionError(reader.at(key), Words("sheet-unasked", value=shorten(value)))

    def accused_alone(self, seat: int, value: Any) -> bool:
        """Whether this is the accusation that was the only possible one, and so was not asked for (MG-13.6)."""
        return any(
            accuser == seat
            and plain(str(value)) == plain(f"{self.seats.names[accused]} {self.pool.cards[divinity].id}")
            for accuser, accused, divinity in self.board.accusations
        )

    # The result ---------------------------------------------------------------------------------------------------------
    def sheet(self) -> Sheet:
        g = self.board
        scores = [player.scores[-1] for player in g.players]
        final = self.rounds == ROUNDS - 1
        playing = [seat for seat in range(len(scores)) if not g.players[seat].conceded]
        best = max(scores[seat] for seat in playing)
        won = winners(g) if final else tuple(seat for seat in playing if scores[seat] == best)
        places = ranks(g) if final else ranks_by(scores)
        steps = {str(step): say(key, self.lang) for step, key in STEPS.items()}
        return Sheet("mythology-go", steps, tuple(self.account(seat, places[seat]) for seat in range(len(scores))), won)

    def account(self, seat: int, place: int) -> Account:
        g: Board = self.board
        items = [item for item in g.sheets[-1] if item.seat == seat]
        entries = [
            Entry(str(item.step), item.points, self.named(words.item_text(g, item, self.lang))) for item in items
        ]
        return Account(self.seats.names[seat], tuple(entries), place, sum(g.players[seat].scores[:-1]))


def score_sheet(pool: Pool, document: dict[str, Any], lang: str) -> Sheet:
    """The counting of a round; the cards are those of the pool, the numbers of the document already in them."""
    reckoning = Reckoning(pool, document, lang)
    reckoning.run()
    return reckoning.sheet()


# Corrected numbers ------------------------------------------------------------------------------------------------------
# The points of a bonus: its last number
BONUS = re.compile(r"(?<=[( ])-?\d+(?=\)$)")
WITH_BONUS = re.compile(r"(copies|monochrome|outnumber|polychrome|resurrection|strong|unique|weak|when_down)\(")


def changed(data: dict[str, Any], changes: Any) -> None:
    """Puts the numbers of real cards into the tables of a card file; `bonus` stands for the points of the one effect."""
    if not isinstance(changes, dict):
        raise PositionError("cards", Words("expected-object", value=shorten(changes)))
    for id, fields in changes.items():
        path = f"cards.{id}"
        if id not in data:
            raise PositionError(path, Words("sheet-no-card", value=id, close=""))
        if not isinstance(fields, dict):
            raise PositionError(path, Words("expected-object", value=shorten(fields)))
        given = dict(fields)
        if "bonus" in given:
            bonus = given.pop("bonus")
            if type(bonus) is not int:
                raise PositionError(f"{path}.bonus", Words("expected-number", least=-99, most=99, value=shorten(bonus)))
            given["lines"] = with_bonus(data[id].get("lines", []), bonus, f"{path}.bonus")
        data[id] = {**data[id], **given}


def with_bonus(lines: list[dict[str, str]], bonus: int, path: str) -> list[dict[str, str]]:
    found = [i for i, line in enumerate(lines) if WITH_BONUS.match(next(iter(line.values())))]
    if len(found) != 1:
        raise PositionError(path, by("MG-1.5", "sheet-no-bonus"))
    out = [dict(line) for line in lines]
    timing, text = next(iter(out[found[0]].items()))
    out[found[0]][timing] = BONUS.sub(str(bonus), text)
    return out


def reckoning(g: Board, lang: str) -> Sheet:
    """The points of a match that is over, round by round as they were counted."""
    places = ranks(g)
    accounts = []
    for seat, player in enumerate(g.players):
        entries = [
            Entry(str(number), item.points, words.item_text(g, item, lang))
            for number, items in enumerate(g.sheets, 1)
            for item in items
            if item.seat == seat
        ]
        before = sum(player.scores) - sum(entry.points for entry in entries)
        accounts.append(Account(words.player(seat), tuple(entries), places[seat], before))
    steps = {str(number): say("myths-sheet-round", lang, round=number) for number in range(1, len(g.sheets) + 1)}
    return Sheet("mythology-go", steps, tuple(accounts), winners(g))

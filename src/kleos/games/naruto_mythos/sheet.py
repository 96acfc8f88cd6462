"""The score sheet: the missions as they lie on a real table, evaluated one after the other (NM-4.40 to NM-4.46)."""

import re
from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Any

from kleos.engine.errors import PositionError
from kleos.engine.game import Account, Entry, Sheet, Working
from kleos.games.documents import Fields, shorten
from kleos.games.naruto_mythos import words
from kleos.games.naruto_mythos.board import Board, Character
from kleos.games.naruto_mythos.cards import ON_LOSS, Card, Pool
from kleos.games.naruto_mythos.counting import Gain, gains
from kleos.games.naruto_mythos.flow import reacting, winner_of
from kleos.games.naruto_mythos.kinds import RANKS, ROUNDS
from kleos.games.naruto_mythos.position import read_position
from kleos.games.naruto_mythos.words.text import line_text
from kleos.games.scoring import ARROW, CardNames, Seats, plain, ranks_by, text_at
from kleos.language.languages import LANGUAGES
from kleos.language.messages import Words, say

FIELDS = ["game", "edge", "round", "players", "missions"]
PLAYER_FIELDS = ["points"]
MISSION_FIELDS = ["rank", "card", "sides"]
EXAMPLE = "KS-009, KS-074 hidden, KS-108 +2"


class Reader:
    """The document of a sheet as a position."""

    def __init__(self, pool: Pool, document: dict[str, Any]) -> None:
        doc = Fields(document, "", FIELDS)
        self.pool = pool
        self.seats = Seats(document, PLAYER_FIELDS, 2, 2)
        missions = doc.items("missions")
        self.round = doc.number("round", max(1, min(len(missions), ROUNDS)), 1, ROUNDS)
        if "edge" not in document:
            raise PositionError("edge", Words("field-missing"))
        self.edge = self.seats.seat(document["edge"], "edge")
        self.number = 0
        self.position = {
            "game": "naruto-mythos",
            "round": self.round,
            "edge": self.edge,
            "missions": [self.mission(entry, i) for i, entry in enumerate(missions)],
            "players": [{"points": reader.number("points", 0, 0, 999)} for reader in self.seats.readers],
        }

    def mission(self, entry: Any, i: int) -> dict[str, Any]:
        reader = Fields(entry, f"missions[{i}]", MISSION_FIELDS)
        out: dict[str, Any] = {"card": self.card(reader.data.get("card"), reader.at("card"), "KS-M02", mission=True)}
        if "rank" in reader.data:
            out["rank"] = reader.data["rank"]
        sides = []
        for seat, side in enumerate(reader.items("sides", 2)):
            path = reader.at(f"sides[{seat}]")
            if not isinstance(side, list):
                raise PositionError(path, Words("expected-list", value=shorten(side)))
            sides.append([self.character(value, f"{path}[{j}]") for j, value in enumerate(side)])
        for seat, one in enumerate(sides):
            for character in one:
                if "lock" in character:
                    self.aim(character, sides[1 - seat], reader.path)
        out["sides"] = sides
        return out

    def character(self, value: Any, path: str) -> dict[str, Any]:
        """`KS-108 +2`, `KS-074 hidden`, `KS-067 -> KS-009`."""
        first, *aims = [part.strip() for part in text_at(value, path, EXAMPLE).split(ARROW)]
        self.number += 1
        out: dict[str, Any] = {"object": self.number}
        parts = first.split()
        while len(parts) > 1:
            if re.fullmatch(r"\+\d+", parts[-1]):
                out["tokens"] = int(parts[-1])
            elif plain(parts[-1]) in hidden_words():
                out["hidden"] = True
            else:
                break
            parts.pop()
        out["card"] = self.card(" ".join(parts), path, EXAMPLE, mission=False)
        if aims:
            out["lock"] = self.card(aims[0], path, EXAMPLE, mission=False)
        return out

    def aim(self, character: dict[str, Any], enemies: list[dict[str, Any]], path: str) -> None:
        """The number of the character that another one locks, instead of its card."""
        wanted = character["lock"]
        found = [enemy["object"] for enemy in enemies if enemy["card"] == wanted]
        if not found:
            raise PositionError(path, Words("sheet-no-enemy", value=wanted))
        character["lock"] = found[0]

    def card(self, value: Any, path: str, example: str, mission: bool) -> str:
        return names_in(self.pool, mission).find(text_at(value, path, example), path)


@cache
def hidden_words() -> set[str]:
    """What people may write behind a card that is hidden, in any language."""
    return {plain(word) for lang in LANGUAGES for word in say("sheet-words-for-hidden", lang).split(", ")}


@lru_cache(maxsize=4)
def names_in(pool: Pool, mission: bool) -> CardNames:
    return CardNames((card.id, names_of(card)) for card in pool.cards if card.is_mission == mission)


def names_of(card: Card) -> list[str]:
    out = []
    for lang in LANGUAGES:
        name, title = words.card_name(card, lang), words.title_alone(card, lang)
        out += [name, title, f"{name}, {title}"]
    return [name for name in out if name]


def score_sheet(pool: Pool, document: dict[str, Any], lang: str) -> Sheet:
    """Who takes which mission, with what each side has there; effects set off by winning are named, not played."""
    reader = Reader(pool, document)
    g = read_position(pool, reader.position)
    names = reader.seats.names
    entries: list[list[Entry]] = [[], []]
    workings: list[Working] = []
    notes: list[str] = []
    for place in range(reader.round):
        if g.missions[place] >= 0:
            evaluate(g, place, names, lang, entries, workings, notes)
    points = [g.players[seat].points + sum(entry.points for entry in entries[seat]) for seat in range(2)]
    ahead = [seat for seat in range(2) if points[seat] == max(points)]
    if len(ahead) > 1:
        ahead = [g.edge]
        notes.append(say("naruto-sheet-tie", lang))
    if reader.round < ROUNDS:
        notes.append(say("naruto-sheet-unfinished", lang, rounds=ROUNDS))
    places = ranks_by([points[seat] * 2 + (seat == g.edge) for seat in range(2)])
    accounts = tuple(
        Account(name, tuple(entries[seat]), places[seat], g.players[seat].points) for seat, name in enumerate(names)
    )
    steps: dict[str, str] = {
        RANKS[place]: say("naruto-sheet-mission", lang, rank=RANKS[place]) for place in range(reader.round)
    }
    return Sheet("naruto-mythos", steps, accounts, tuple(ahead), tuple(workings), tuple(notes))


def reckoning(g: Board, lang: str) -> Sheet:
    """The points of a match that is over, round by round: which mission or line gave them (NM-8.11)."""
    names = [words.player(seat, lang) for seat in range(2)]
    found = gains(g)
    winner = winner_of(g)
    accounts = []
    for seat, name in enumerate(names):
        entries = tuple(
            Entry(str(gain.round), gain.points, gain_text(g, gain, names, lang)) for gain in found if gain.seat == seat
        )
        before = g.players[seat].points - sum(entry.points for entry in entries)
        accounts.append(Account(name, entries, 1 if seat == winner else 2, before))
    notes = []
    if g.conceded >= 0:
        notes.append(say("naruto-sheet-conceded", lang, name=names[g.conceded]))
    elif accounts[0].total == accounts[1].total:
        notes.append(say("naruto-sheet-tie", lang))
    rounds = sorted({gain.round for gain in found} | {1})
    steps = {str(round): say("naruto-sheet-round", lang, round=round) for round in range(rounds[0], rounds[-1] + 1)}
    return Sheet("naruto-mythos", steps, tuple(accounts), (winner,), notes=tuple(notes))


def gain_text(g: Board, gain: Gain, names: list[str], lang: str) -> str:
    """What gave points: the mission with the Power of both sides, or the line of a card."""
    card = g.pool.cards[gain.card]
    if gain.line:
        line = words.timing(card.lines[gain.line - 1], lang)
        return say("naruto-sheet-by-line", lang, card=words.card_label(card, lang), line=line)
    reason = why_won(gain.totals, gain.seat, names, lang)
    return won_text(g, gain.place, reason, lang)


def why_won(totals: Sequence[int], winner: int, names: list[str], lang: str) -> str:
    if totals[0] == totals[1]:
        return say("naruto-sheet-edge", lang, most=totals[winner], name=names[winner])
    fewer = totals[1 - winner]
    return say("naruto-sheet-more", lang, name=names[winner], most=totals[winner], fewer=fewer)


def won_text(g: Board, place: int, reason: str, lang: str) -> str:
    base = g.pool.cards[g.missions[place]].points
    return say("naruto-sheet-won", lang, rank=RANKS[place], reason=reason, base=base, bonus=place + 1)  # NM-1.8


def evaluate(
    g: Board,
    place: int,
    names: list[str],
    lang: str,
    entries: list[list[Entry]],
    workings: list[Working],
    notes: list[str],
) -> None:
    """One mission: what each side has, who takes it and why."""
    card = g.pool.cards[g.missions[place]]
    rank, bonus = RANKS[place], place + 1  # NM-1.8
    totals = [g.total(place, seat) for seat in range(2)]
    lines = [side_text(g, place, seat, names, lang) for seat in range(2)]
    winner = g.edge if totals[0] == totals[1] else 0 if totals[0] > totals[1] else 1
    if totals[winner] < 1:
        lines.append(say("naruto-sheet-nobody", lang))
    else:
        reason = why_won(totals, winner, names, lang)
        entries[winner].append(Entry(rank, card.points + bonus, won_text(g, place, reason, lang)))
        lines.append(reason)
        notes += set_off(g, place, winner, names, lang)
    title = say("naruto-sheet-title", lang, rank=rank, card=words.card_name(card, lang), base=card.points, bonus=bonus)
    workings.append(Working(title, tuple(lines)))


def side_text(g: Board, place: int, seat: int, names: list[str], lang: str) -> str:
    """The characters of a side with the Power of each."""
    there = [character_text(g, g.at(n), lang) for n in g.sides[place * 2 + seat]]
    listed = ", ".join(there) or say("naruto-sheet-none", lang)
    return say("naruto-sheet-side", lang, name=names[seat], total=g.total(place, seat), characters=listed)


def character_text(g: Board, c: Character, lang: str) -> str:
    if c.hidden:
        return say("naruto-sheet-hidden", lang, power=g.power(c))
    return f"{words.card_name(g.card_of(c), lang)} {g.power(c)}"


def set_off(g: Board, place: int, winner: int, names: list[str], lang: str) -> list[str]:
    """The lines that the evaluation sets off; what they do depends on choices (NM-4.47)."""
    found: list[tuple[int, Card, Any]] = []
    for seat in range(2):
        for n in g.sides[place * 2 + seat]:
            c = g.at(n)
            if not c.hidden:
                lines = g.card_of(c).scores if seat == winner else reacting(g, c.top, ON_LOSS)
                found += [(seat, g.card_of(c), line) for line in lines]
    mission = g.pool.cards[g.missions[place]]
    found += [(winner, mission, line) for line in mission.scores]
    return [
        say("naruto-sheet-line", lang, rank=RANKS[place], name=names[seat], card=words.card_name(card, lang),
            text=line_text(line, g.pool, lang))
        for seat, card, line in found
    ]  # fmt: skip

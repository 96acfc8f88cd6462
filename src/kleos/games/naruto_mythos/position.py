"""Position documents (section 14): a board at a top-level decision as a JSON-ready dict, and back with every check."""

from typing import Any

from kleos.engine.errors import PositionError
from kleos.engine.frames import Scope
from kleos.engine.rng import seeded
from kleos.games.documents import Fields, shorten
from kleos.games.naruto_mythos.board import Board, Character, Player
from kleos.games.naruto_mythos.cards import LOCKS, Card, Pool
from kleos.games.naruto_mythos.deal import table
from kleos.games.naruto_mythos.decks import LEAST_CARDS, MOST_COPIES
from kleos.games.naruto_mythos.flow import AT_MULLIGAN, AT_TURN, COURSE
from kleos.games.naruto_mythos.kinds import ACTION_PHASE, ALL, OVER, RANKS, ROUNDS, SETUP
from kleos.games.naruto_mythos.words.names import card_name
from kleos.language.messages import Called, Words, by

PHASES = {"mulligan": SETUP, "action": ACTION_PHASE, "over": OVER}
FIELDS = ["game", "seed", "strict", "mode", "phase", "round", "edge", "active", "mission_deck", "missions", "next_object",
          "players"]  # fmt: skip
MISSION_FIELDS = ["rank", "card", "sides"]
CHARACTER_FIELDS = ["card", "under", "hidden", "tokens", "owner", "controlled_by", "lock", "known_to", "object"]
PLAYER_FIELDS = [
    "deck",
    "hand",
    "discard",
    "chakra",
    "points",
    "passed",
    "mulliganed",
    "aside",
    "conceded",
    "last_turn",
]
MULLIGANS = ["keep", "mulligan"]


# Writing ------------------------------------------------------------------------------------------------------------
def write_position(g: Board) -> dict[str, Any]:
    """The document of a board at which nothing is resolving."""
    phase = next(name for name, number in PHASES.items() if number == g.phase)
    seed = g.seed if g.rng.state() == seeded(g.seed).state() else g.rng.clone().word()
    return {
        "game": "naruto-mythos",
        "seed": seed,
        "strict": False,
        "mode": "competitive" if g.competitive else "casual",
        "phase": phase,
        "round": g.round,
        "edge": g.edge,
        "active": g.turn,
        "mission_deck": [g.pool.cards[mission].id for mission in g.mission_deck[::-1]],
        "missions": [write_mission(g, place) for place in g.places()],
        "next_object": len(g.characters),
        "players": [write_player(g, seat) for seat in range(2)],
    }


def write_mission(g: Board, place: int) -> dict[str, Any]:
    sides = [[write_character(g, g.at(n)) for n in g.sides[place * 2 + seat]] for seat in range(2)]
    return {"rank": RANKS[place], "card": g.pool.cards[g.missions[place]].id, "sides": sides}


def write_character(g: Board, c: Character) -> dict[str, Any]:
    out: dict[str, Any] = {"object": c.number, "card": g.card_of(c).id}
    if len(c.cards) > 1:
        out["under"] = [g.identity[card].id for card in c.cards[-2::-1]]
    if c.hidden:
        out["hidden"] = True
        out["known_to"] = [seat for seat in range(2) if c.known >> seat & 1]
    if c.tokens:
        out["tokens"] = c.tokens
    if c.owner != c.side:
        out["owner"] = c.owner
        out["controlled_by"] = c.source
    if c.lock:
        out["lock"] = c.lock
    return out


def write_player(g: Board, seat: int) -> dict[str, Any]:
    player = g.players[seat]
    out: dict[str, Any] = {
        "deck": [g.identity[card].id for card in player.deck[::-1]],
        "hand": [g.identity[card].id for card in player.hand],
        "discard": [g.identity[card].id for card in player.discard[::-1]],
        "chakra": player.chakra,
        "points": player.points,
        "passed": player.passed,
        "last_turn": list(player.last_turn),
    }
    if player.aside >= 0:
        out["aside"] = g.pool.cards[player.aside].id
    if g.phase == SETUP:
        out["mulliganed"] = MULLIGANS[player.mulligan] if player.mulligan >= 0 else None
    if g.conceded == seat:
        out["conceded"] = True
    return out


# Reading ------------------------------------------------------------------------------------------------------------
class Reader(Fields):
    """The fields of a part of a position, some of which name cards."""

    def card(self, pool: Pool, key: str, value: Any, mission: bool) -> Card:
        card = pool.by_id.get(value) if isinstance(value, str) else None
        if card is None or card.is_mission != mission:
            kind = "position-mission-card" if mission else "position-character-card"
            raise PositionError(self.at(key), Words(kind, value=shorten(value)))
        return card

    def cards(self, pool: Pool, key: str, mission: bool = False) -> list[Card]:
        return [self.card(pool, f"{key}[{i}]", value, mission) for i, value in enumerate(self.items(key))]


class Draft:
    """A character of the document before the board exists."""

    def __init__(self, reader: Reader, pool: Pool, place: int, side: int) -> None:
        self.reader = reader
        self.place = place
        self.side = side
        top = reader.card(pool, "card", reader.data.get("card"), False)
        self.cards = [*reversed(reader.cards(pool, "under")), top]  # lowest first
        self.hidden = reader.flag("hidden")
        self.tokens = reader.number("tokens", 0)
        self.owner = reader.number("owner", side, 0, 1)
        self.source = reader.number("controlled_by", 0, 0, 60_000)
        self.lock = reader.number("lock", 0, 0, 60_000)
        self.number = reader.number("object", 0, 1, 60_000) if "object" in reader.data else 0
        known = reader.items("known_to") if "known_to" in reader.data else ([side] if self.hidden else [0, 1])
        if any(type(seat) is not int or seat not in (0, 1) for seat in known):
            raise PositionError(reader.at("known_to"), Words("position-seats"))
        mask = 1 << side | (1 if 0 in known else 0) | (2 if 1 in known else 0)
        self.known = ALL if mask == 3 or not self.hidden else mask


def read_position(pool: Pool, document: dict[str, Any]) -> Board:
    """The board a document describes, not yet run; raises PositionError naming the first field that cannot be."""
    doc = Reader(document, "", FIELDS)
    if document.get("game") != "naruto-mythos":
        raise PositionError("game", Words("position-game", game="naruto-mythos", value=shorten(document.get("game"))))
    seed = doc.number("seed", 0, -(2**127), 2**127)
    strict = doc.flag("strict")
    competitive = doc.word("mode", "casual", ["casual", "competitive"]) == "competitive"
    phase = PHASES[doc.word("phase", "action", list(PHASES))]
    round_number = doc.number("round", 1, 1, ROUNDS)
    if phase == SETUP and round_number != 1:
        raise PositionError("round", Words("position-first-round"))
    edge = doc.number("edge", 0, 0, 1)
    mission_deck = doc.cards(pool, "mission_deck", mission=True)
    missions, drafts = read_missions(pool, doc, phase, round_number)
    number_drafts(doc, drafts)
    readers = [Reader(data, f"players[{seat}]", PLAYER_FIELDS) for seat, data in enumerate(doc.items("players", 2))]
    zones = [{zone: reader.cards(pool, zone) for zone in ("deck", "hand", "discard")} for reader in readers]
    g, numbers = lay_out(pool, seed, zones, drafts)
    g.seed = seed
    g.competitive = competitive
    g.phase = phase
    g.round = round_number
    g.edge = edge
    g.turn = doc.number("active", edge, 0, 1)
    g.mission_deck = tuple([card.index for card in reversed(mission_deck)])
    g.missions = tuple(missions)
    place_characters(g, drafts, numbers, doc.number("next_object", highest(drafts) + 1, highest(drafts) + 1, 60_000))
    for seat, reader in enumerate(readers):
        read_player(g, pool, reader, seat)
    check_turn(g)
    check_characters(g, drafts)
    if strict:
        check_strict(g, doc)
    if phase == OVER:
        return g
    frame = g.push(COURSE, Scope(g.edge, 0, -1))
    frame.step = AT_MULLIGAN if phase == SETUP else AT_TURN
    return g


def read_missions(pool: Pool, doc: Reader, phase: int, round_number: int) -> tuple[list[int], list[Draft]]:
    """The missions by rank, -1 where a slot is empty, and the characters on their sides in fixed order."""
    entries = doc.items("missions")
    most = 0 if phase == SETUP else round_number
    if len(entries) > most:
        raise PositionError("missions", by("NM-15.3", "position-most-missions", most=most, count=len(entries)))
    missions = [-1] * (0 if phase == SETUP else round_number)
    drafts: list[Draft] = []
    last = -1
    for i, data in enumerate(entries):
        reader = Reader(data, f"missions[{i}]", MISSION_FIELDS)
        place = RANKS.index(reader.word("rank", RANKS[i], RANKS))
        if place <= last or place >= round_number:
            raise PositionError(reader.at("rank"), Words("position-ranks"))
        last = place
        missions[place] = reader.card(pool, "card", reader.data.get("card"), True).index
        sides = reader.items("sides", 2) if "sides" in reader.data else [[], []]
        for seat, side in enumerate(sides):
            path = f"{reader.path}.sides[{seat}]"
            if not isinstance(side, list):
                raise PositionError(path, Words("position-characters", value=shorten(side)))
            for j, entry in enumerate(side):
                drafts.append(Draft(Reader(entry, f"{path}[{j}]", CHARACTER_FIELDS), pool, place, seat))
    return missions, drafts


def number_drafts(doc: Reader, drafts: list[Draft]) -> None:
    """Object numbers as given, the missing ones in order (NM-14, `.object`)."""
    given = [draft.number for draft in drafts if draft.number]
    for draft in drafts:
        if draft.number and given.count(draft.number) > 1:
            raise PositionError(draft.reader.at("object"), by("NM-15.12", "position-object-twice", number=draft.number))
    fresh = 1
    for draft in drafts:
        if not draft.number:
            while fresh in given:
                fresh += 1
            draft.number = fresh
            fresh += 1


def highest(drafts: list[Draft]) -> int:
    return max([draft.number for draft in drafts], default=0)


def lay_out(
    pool: Pool, seed: int, zones: list[dict[str, list[Card]]], drafts: list[Draft]
) -> tuple[Board, dict[int, list[int]]]:
    """The board with all physical cards and the players' piles; and the cards of each character by object number."""
    owned: list[list[Card]] = [[], []]
    for seat in range(2):
        for zone in ("deck", "hand", "discard"):
            owned[seat] += zones[seat][zone]
    for draft in drafts:
        owned[draft.owner] += draft.cards
    lists = [sorted(card.index for card in cards) for cards in owned]  # NM-14.6
    players = [Player((), tuple(lists[seat]), ()) for seat in range(2)]
    g = table(pool, seeded(seed), lists[0], lists[1], players)
    free: list[dict[int, list[int]]] = [{}, {}]
    for physical in reversed(range(len(g.identity))):
        free[g.owner_of(physical)].setdefault(g.identity[physical].index, []).append(physical)
    for seat in range(2):
        player = players[seat]
        player.deck = tuple([free[seat][card.index].pop() for card in reversed(zones[seat]["deck"])])
        player.discard = tuple([free[seat][card.index].pop() for card in reversed(zones[seat]["discard"])])
        for card in zones[seat]["hand"]:
            g.add_to_hand(seat, free[seat][card.index].pop())
    numbers = {draft.number: [free[draft.owner][card.index].pop() for card in draft.cards] for draft in drafts}
    return g, numbers


def place_characters(g: Board, drafts: list[Draft], numbers: dict[int, list[int]], next_object: int) -> None:
    g.characters = [None] * next_object
    for draft in drafts:
        c = Character(
            draft.number, tuple(numbers[draft.number]), draft.hidden, draft.tokens, draft.owner, draft.side, draft.place,
            draft.known, draft.source, draft.lock,
        )  # fmt: skip
        g.characters[draft.number] = c
        g.join(c.number, c.place, c.side)
        g.controls = g.controls or c.source > 0
        g.lockers = g.lockers or (not c.hidden and g.card_of(c).rules & LOCKS != 0)


def read_player(g: Board, pool: Pool, reader: Reader, seat: int) -> None:
    player = g.players[seat]
    player.chakra = reader.number("chakra", 0)
    player.points = reader.number("points", 0)
    player.passed = reader.flag("passed")
    if reader.data.get("aside") is not None:
        player.aside = reader.card(pool, "aside", reader.data["aside"], True).index
    answer = reader.data.get("mulliganed")
    if answer is not None:
        if g.phase != SETUP:
            raise PositionError(reader.at("mulliganed"), Words("position-only-in-phase", phase="mulligan"))
        player.mulligan = MULLIGANS.index(reader.word("mulliganed", "keep", MULLIGANS))
    elif g.phase != SETUP:
        player.mulligan = 0
    if reader.flag("conceded"):
        if g.phase != OVER:
            raise PositionError(reader.at("conceded"), by("NM-8.8", "position-only-in-phase", phase="over"))
        if g.conceded >= 0:
            raise PositionError(reader.at("conceded"), by("NM-8.8", "position-conceded"))
        g.conceded = seat
        g.absent = 1 << seat
    last = reader.items("last_turn")
    for i, number in enumerate(last):
        if type(number) is not int or not 1 <= number < len(g.characters):
            raise PositionError(reader.at(f"last_turn[{i}]"), Words("position-last-turn", value=shorten(number)))
    player.last_turn = tuple(last)


def check_turn(g: Board) -> None:
    if g.phase == SETUP and g.players[0].mulligan >= 0 and g.players[1].mulligan >= 0:
        raise PositionError("players", by("NM-3.10", "position-mulligan-over"))
    if g.phase == ACTION_PHASE and g.players[g.turn].passed:
        raise PositionError("active", by("NM-15.7", "position-passed", seat=g.turn))


def check_characters(g: Board, drafts: list[Draft]) -> None:
    for draft in drafts:
        c = g.at(draft.number)
        reader = draft.reader
        if c.owner == c.side and c.source:
            raise PositionError(reader.at("controlled_by"), Words("position-no-control"))
        if c.owner != c.side:
            source = g.characters[c.source] if 0 < c.source < len(g.characters) else None
            if source is None or source.hidden or source.side != c.side or controls_itself(g, c):
                raise PositionError(reader.at("controlled_by"), by("NM-15.9", "position-control"))
        if not c.hidden:
            bit = g.card_of(c).name_bit
            for n in g.sides[c.place * 2 + c.side]:
                d = g.at(n)
                if d.number != c.number and not d.hidden and g.card_of(d).name_bit == bit:
                    raise PositionError(
                        reader.path, by("NM-15.4", "position-second", name=Called(card_name, g.card_of(c)))
                    )
        check_lock(g, c, reader)


def controls_itself(g: Board, c: Character) -> bool:
    """Whether the sources of control lead back to the character; somebody must have taken it first."""
    passed = [c.number]
    at = g.characters[c.source]
    while at is not None and at.source:
        if at.source >= len(g.characters) or at.number in passed:
            return True
        passed.append(at.number)
        at = g.characters[at.source]
    return False


def check_lock(g: Board, c: Character, reader: Reader) -> None:
    locks = not c.hidden and g.card_of(c).rules & LOCKS != 0
    enemies = g.sides[c.place * 2 + 1 - c.side]
    if not locks and c.lock:
        raise PositionError(reader.at("lock"), Words("position-no-lock", card="KS-067"))
    if locks and enemies and not c.lock:
        raise PositionError(reader.at("lock"), by("NM-14.8", "position-lock-missing"))
    if c.lock:
        if c.lock not in enemies:
            raise PositionError(reader.at("lock"), by("NM-15.14", "position-lock-enemy", object=c.lock))
        if g.at(c.lock).tokens:
            raise PositionError(reader.at("lock"), by("NM-15.14", "position-lock-tokens", object=c.lock))


def check_strict(g: Board, doc: Reader) -> None:
    """Deck sizes, copy limits and missions, only if the document asks for it (NM-14.4, NM-14.9)."""
    for seat in range(2):
        owned = g.players[seat].starting
        if len(owned) < LEAST_CARDS:
            raise PositionError(
                f"players[{seat}]", by("NM-2.1", "position-few-cards", count=len(owned), least=LEAST_CARDS)
            )
        for index in owned:
            if owned.count(index) > MOST_COPIES:
                copies = by("NM-2.2", "position-copies", count=owned.count(index), card=g.pool.cards[index].id)
                raise PositionError(f"players[{seat}]", copies)
        if g.players[seat].aside < 0:
            raise PositionError(f"players[{seat}].aside", by("NM-15.2", "field-missing"))
    in_play = len(g.places())
    expected = ROUNDS if g.phase == SETUP else ROUNDS - g.round
    if g.phase != OVER and (len(g.mission_deck) != expected or in_play != ROUNDS - expected):
        raise PositionError(
            "mission_deck", by("NM-15.3", "position-mission-deck", expected=expected, in_play=ROUNDS - expected)
        )
    every = [*g.mission_deck, *[m for m in g.missions if m >= 0], g.players[0].aside, g.players[1].aside]
    if len(every) != ROUNDS + 2:
        raise PositionError("missions", by("NM-15.2", "position-missions", count=len(every), expected=ROUNDS + 2))
    for index in every:
        if every.count(index) > 2:
            raise PositionError(
                "missions",
                by("NM-2.5", "position-mission-times", card=g.pool.cards[index].id, count=every.count(index)),
            )

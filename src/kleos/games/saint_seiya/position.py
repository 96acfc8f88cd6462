"""Position documents (section 14): a board at a top-level decision as a JSON-ready dict, and back with every check."""

from typing import Any

from kleos.engine.errors import PositionError
from kleos.engine.rng import seeded
from kleos.games.documents import Fields, shorten
from kleos.games.saint_seiya.board import AT_ARMOUR, AT_PLAY, AT_TERRAIN, AT_WOUNDED, Board, Piece, Player
from kleos.games.saint_seiya.cards import Card, Pool
from kleos.games.saint_seiya.deal import is_set_aside, table
from kleos.games.saint_seiya.flow import AT_DISCARD
from kleos.games.saint_seiya.kinds import FLAMES, HEROES, MAIN, MOST_PLAYERS, OVER, PHASES, PLACES, UPKEEP
from kleos.language.messages import Words, by

FIELDS = ["game", "seed", "options", "first", "turn", "active", "phase", "actions", "flames", "ending", "reserve",
          "common_discard", "terrain", "players"]  # fmt: skip
OPTION_FIELDS = ["shaina_counts", "main_phase_action_limit", "turn_limit"]
TERRAIN_FIELDS = ["card", "force_less", "cosmos_less", "dauphin_paid"]
PLAYER_FIELDS = ["hero", "hand", "draw", "discard", "destroyed", "aside", "wounded", "armour", "played", "conceded",
                 "force_all", "armours_by_force"]  # fmt: skip
PLAYED_FIELDS = ["card", "facing", "force_bonus"]
ARMOUR_FIELDS = ["card"]
SHAINA_COUNTS = ["rank", "class"]
REST = "rest"
LEAST_PLAYERS = 2
MOST = 10**6  # of numbers that have no bound of their own


# Writing --------------------------------------------------------------------------------------------------------------
def write_position(g: Board) -> dict[str, Any]:
    """The document of a board at which nothing is resolving."""
    seed = g.seed if g.rng.state() == seeded(g.seed).state() else g.rng.clone().word()
    return {
        "game": "saint-seiya",
        "seed": seed,
        "options": {
            "shaina_counts": SHAINA_COUNTS[g.silver_by_class],
            "main_phase_action_limit": g.action_limit,
            "turn_limit": g.turn_limit,
        },
        "first": g.first,
        "turn": g.turn,
        "active": g.current,
        "phase": PHASES[g.phase],
        "actions": g.actions if g.phase == MAIN else 0,
        "flames": g.flames,
        "ending": g.ending,
        "reserve": ids(g, g.reserve[::-1]),
        "common_discard": ids(g, g.common),
        "terrain": [write_terrain(g, number) for number in g.terrain],
        "players": [write_player(g, seat) for seat in range(len(g.players))],
    }


def ids(g: Board, pile: tuple[int, ...]) -> list[str]:
    return [g.identity[card].id for card in pile]


def write_terrain(g: Board, number: int) -> dict[str, Any] | None:
    if not number:
        return None
    piece = g.at(number)
    out: dict[str, Any] = {"card": g.card_of(number).id}
    if piece.force_less or piece.cosmos_less:
        out["force_less"] = piece.force_less
        out["cosmos_less"] = piece.cosmos_less
    if piece.paid:
        out["dauphin_paid"] = True
    return out


def write_player(g: Board, seat: int) -> dict[str, Any]:
    player = g.players[seat]
    out: dict[str, Any] = {
        "hero": HEROES[player.hero],
        "hand": ids(g, player.hand),
        "draw": ids(g, player.draw[::-1]),
        "discard": ids(g, player.discard),
        "destroyed": ids(g, player.destroyed),
        "aside": ids(g, player.aside),
        "wounded": [g.card_of(n).id for n in player.wounded],
        "armour": {"card": g.card_of(player.armour).id} if player.armour else None,
    }
    if player.played:
        out["played"] = [write_played(g, n) for n in player.played]
    if g.conceded >> seat & 1:
        out["conceded"] = True
    if player.force_all:
        out["force_all"] = player.force_all
    if player.armours_by_force:
        out["armours_by_force"] = True
    return out


def write_played(g: Board, number: int) -> dict[str, Any]:
    piece = g.at(number)
    place = g.place_of(piece.facing)
    out: dict[str, Any] = {"card": g.card_of(number).id, "facing": place + 1 if piece.facing else None}
    if piece.boost:
        out["force_bonus"] = piece.boost
    return out


# Reading --------------------------------------------------------------------------------------------------------------
class Reader(Fields):
    """The fields of a part of a position, some of which name cards."""

    def card(self, pool: Pool, key: str, value: Any) -> Card:
        card = pool.by_id.get(value) if isinstance(value, str) else None
        if card is None:
            raise PositionError(self.at(key), Words("position-card", value=shorten(value)))
        return card

    def cards(self, pool: Pool, key: str) -> list[Card]:
        return [self.card(pool, f"{key}[{i}]", value) for i, value in enumerate(self.items(key))]


class Box:
    """Gives out physical cards, and notices when a document wants more copies than there are."""

    def __init__(self, pool: Pool) -> None:
        self.pool = pool
        self.identity: list[Card] = []
        self.taken: dict[str, int] = {}

    def take(self, path: str, card: Card) -> int:
        count = self.taken.get(card.id, 0) + 1
        if count > card.copies:
            raise PositionError(path, by("SS-14.1", "position-too-many", card=card.id, copies=card.copies, count=count))
        self.taken[card.id] = count
        self.identity.append(card)
        return len(self.identity) - 1

    def rest(self) -> list[int]:
        """All copies of the reserve set not taken yet."""
        out = []
        for card in self.pool.cards:
            if card.hero < 0:
                out += [self.take("reserve", card) for _ in range(card.copies - self.taken.get(card.id, 0))]
        return out


def read_position(pool: Pool, document: dict[str, Any]) -> Board:
    """The board a document describes, not yet run; raises PositionError naming the first field that cannot be."""
    doc = Reader(document, "", FIELDS)
    if document.get("game") != "saint-seiya":
        raise PositionError("game", Words("position-game", game="saint-seiya", value=shorten(document.get("game"))))
    seed = doc.number("seed", 0, -(2**127), 2**127)
    options = Reader(document.get("options", {}), "options", OPTION_FIELDS)
    limits = (options.number("main_phase_action_limit", 200, 1, MOST), options.number("turn_limit", 300, 1, MOST))
    by_class = options.word("shaina_counts", SHAINA_COUNTS[0], SHAINA_COUNTS) == SHAINA_COUNTS[1]
    entries = doc.items("players")
    if not LEAST_PLAYERS <= len(entries) <= MOST_PLAYERS:
        words = by("SS-2.7", "position-players", least=LEAST_PLAYERS, most=MOST_PLAYERS, count=len(entries))
        raise PositionError("players", words)
    readers = [Reader(data, f"players[{seat}]", PLAYER_FIELDS) for seat, data in enumerate(entries)]
    players = [Player(hero) for hero in read_heroes(readers)]
    box = Box(pool)
    rng = seeded(seed)
    g = table(pool, rng, box.identity, players, limits, by_class)
    g.seed = seed
    read_moment(g, doc)
    g.common = read_common(g, box, doc, "common_discard")
    read_terrain(g, box, doc)
    for seat, reader in enumerate(readers):
        read_player(g, box, reader, seat)
    read_reserve(g, box, doc)
    number_by_card(g)
    check_conceded(g)
    if g.phase == OVER:
        g.frames = []
    elif g.phase == UPKEEP:
        g.frames[0].step = AT_DISCARD
    return g


def read_heroes(readers: list[Reader]) -> list[int]:
    heroes: list[int] = []
    for reader in readers:
        if "hero" not in reader.data:
            raise PositionError(reader.at("hero"), Words("field-missing"))
        hero = HEROES.index(reader.word("hero", "", HEROES))
        if hero in heroes:
            words = by("SS-2.6", "position-same-hero", hero=HEROES[hero], seat=heroes.index(hero))
            raise PositionError(reader.at("hero"), words)
        heroes.append(hero)
    return heroes


def read_moment(g: Board, doc: Reader) -> None:
    """Turn, phase and clock."""
    count = len(g.players)
    g.first = doc.number("first", 0, 0, count - 1)
    g.turn = doc.number("turn", 1, 1, MOST)
    g.current = (g.first + g.turn - 1) % count
    if doc.number("active", g.current, 0, count - 1) != g.current:
        raise PositionError("active", by("SS-14.1", "position-active", expected=g.current))
    g.phase = PHASES.index(doc.word("phase", PHASES[MAIN], PHASES))
    g.actions = doc.number("actions", 0, 0, MOST)
    g.flames = doc.number("flames", FLAMES, 0, FLAMES)
    g.ending = doc.flag("ending") if "ending" in doc.data else g.flames == 0
    if g.flames == 0 and not g.ending:
        raise PositionError("ending", by("SS-14.9", "position-ending"))
    if g.turn >= g.turn_limit:
        g.ending = True  # SS-14.7


def read_common(g: Board, box: Box, doc: Reader, key: str) -> tuple[int, ...]:
    """A common pile of cards of the reserve set, by card number."""
    cards = doc.cards(g.pool, key)
    for i, card in enumerate(cards):
        check_reserve_set(doc.at(f"{key}[{i}]"), card)
    return g.by_number(tuple([box.take(doc.at(f"{key}[{i}]"), card) for i, card in enumerate(cards)]))


def check_reserve_set(path: str, card: Card) -> None:
    if card.hero >= 0:
        raise PositionError(path, by("SS-15.11", "position-not-reserve", card=card.id))


def read_terrain(g: Board, box: Box, doc: Reader) -> None:
    entries = doc.items("terrain", PLACES) if "terrain" in doc.data else [None] * PLACES
    for place in reversed(range(PLACES)):  # SS-14.4
        if entries[place] is None:
            continue
        reader = Reader(entries[place], f"terrain[{place}]", TERRAIN_FIELDS)
        card = reader.card(g.pool, "card", reader.data.get("card"))
        check_reserve_set(reader.at("card"), card)
        force, cosmos = reader.number("force_less", 0, 0, MOST), reader.number("cosmos_less", 0, 0, MOST)
        paid = reader.flag("dauphin_paid")
        if g.phase != MAIN and (force or cosmos or paid):
            raise PositionError(reader.path, by("SS-14.9", "position-only-main"))
        piece = g.number(box.take(reader.at("card"), card), AT_TERRAIN, -1)
        g.pieces[piece.number] = Piece(piece.number, piece.card, AT_TERRAIN, -1, 0, 0, force, cosmos, paid)
        g.terrain[place] = piece.number


def read_player(g: Board, box: Box, reader: Reader, seat: int) -> None:
    """One player's zones; object numbers go to armour, played and wounded cards in this order (SS-14.4)."""
    player = g.players[seat]
    if reader.data.get("armour") is not None:
        inner = Reader(reader.data["armour"], reader.at("armour"), ARMOUR_FIELDS)
        card = inner.card(g.pool, "card", inner.data.get("card"))
        if not card.armour:
            raise PositionError(inner.at("card"), by("SS-15.5", "position-no-armour", card=card.id))
        check_owner(g, inner.at("card"), card, seat)
        player.armour = g.number(box.take(inner.at("card"), card), AT_ARMOUR, seat).number
    read_played(g, box, reader, seat)
    for i, card in enumerate(reader.cards(g.pool, "wounded")):
        path = reader.at(f"wounded[{i}]")
        if card.armour:
            raise PositionError(path, by("SS-15.6", "position-no-character", card=card.id))
        check_owner(g, path, card, seat)
        player.wounded = (*player.wounded, g.number(box.take(path, card), AT_WOUNDED, seat).number)
    zones = {}
    for zone in ("hand", "draw", "discard", "destroyed", "aside"):
        cards = reader.cards(g.pool, zone)
        for i, card in enumerate(cards):
            path = reader.at(f"{zone}[{i}]")
            check_owner(g, path, card, seat)
            if zone == "aside" and (card.hero < 0 or not is_set_aside(card)):
                raise PositionError(path, by("SS-15.10", "position-not-aside", card=card.id))
        zones[zone] = tuple([box.take(reader.at(f"{zone}[{i}]"), card) for i, card in enumerate(cards)])
    for physical in zones["hand"]:
        g.add_to_hand(seat, physical, 1 << seat)
    player.draw = zones["draw"][::-1]
    player.discard = g.by_number(zones["discard"])
    player.destroyed = g.by_number(zones["destroyed"])
    player.aside = zones["aside"]
    player.force_all = reader.number("force_all", 0, 0, MOST)
    player.armours_by_force = reader.flag("armours_by_force")
    for field, value in (("force_all", player.force_all), ("armours_by_force", player.armours_by_force)):
        if value:
            check_active(g, reader.at(field), seat)
    if reader.flag("conceded"):
        g.conceded |= 1 << seat
        g.absent |= 1 << seat


def check_owner(g: Board, path: str, card: Card, seat: int) -> None:
    if card.hero >= 0 and card.hero != g.players[seat].hero:
        raise PositionError(path, by("SS-15.9", "position-other-hero", card=card.id))


def check_active(g: Board, path: str, seat: int) -> None:
    if g.phase != MAIN:
        raise PositionError(path, by("SS-14.9", "position-only-main"))
    if seat != g.current:
        raise PositionError(path, by("SS-14.1", "position-only-active"))


def read_played(g: Board, box: Box, reader: Reader, seat: int) -> None:
    player = g.players[seat]
    for i, data in enumerate(reader.items("played")):
        inner = Reader(data, reader.at(f"played[{i}]"), PLAYED_FIELDS)
        check_active(g, inner.path, seat)
        card = inner.card(g.pool, "card", inner.data.get("card"))
        if card.armour:
            raise PositionError(inner.at("card"), by("SS-15.6", "position-no-character", card=card.id))
        check_owner(g, inner.at("card"), card, seat)
        if "facing" not in inner.data:
            raise PositionError(inner.at("facing"), Words("field-missing"))
        facing = inner.data["facing"]
        faced = 0
        if facing is not None:
            faced = g.terrain[facing - 1] if type(facing) is int and 1 <= facing <= PLACES else 0
            if not faced:
                raise PositionError(inner.at("facing"), by("SS-14.1", "position-facing", value=shorten(facing)))
            if g.card_of(faced).tolls is not None:
                g.pieces[faced] = g.at(faced).tolled()  # SS-14.8
        piece = g.number(box.take(inner.at("card"), card), AT_PLAY, seat, faced)
        g.pieces[piece.number] = piece.boosted(inner.number("force_bonus", 0, 0, MOST))
        player.played = (*player.played, piece.number)


def read_reserve(g: Board, box: Box, doc: Reader) -> None:
    """Last of all, since "rest" means what is left."""
    value = doc.data.get("reserve", [])
    if value == REST:
        g.reserve = g.rng.shuffled(tuple(box.rest()))
        return
    if not isinstance(value, list):
        raise PositionError("reserve", Words("position-rest", value=shorten(value)))
    cards = doc.cards(g.pool, "reserve")
    for i, card in enumerate(cards):
        check_reserve_set(doc.at(f"reserve[{i}]"), card)
    g.reserve = tuple([box.take(doc.at(f"reserve[{i}]"), card) for i, card in enumerate(cards)])[::-1]


def number_by_card(g: Board) -> None:
    """Physical cards are numbered by card, so that no number tells in which zone the document had the card."""
    old = sorted(range(len(g.identity)), key=lambda physical: (g.identity[physical].index, physical))
    new = {physical: number for number, physical in enumerate(old)}
    g.identity = [g.identity[physical] for physical in old]
    g.reserve = tuple([new[card] for card in g.reserve])
    g.common = tuple([new[card] for card in g.common])
    for player in g.players:
        for zone in ("hand", "draw", "discard", "destroyed", "aside"):
            setattr(player, zone, tuple([new[card] for card in getattr(player, zone)]))
    for number, piece in g.pieces.items():
        g.pieces[number] = Piece(number, new[piece.card], piece.zone, piece.seat, piece.facing, piece.boost,
                                 piece.force_less, piece.cosmos_less, piece.paid)  # fmt: skip


def check_conceded(g: Board) -> None:
    left = len(g.seats_from(0))
    if left == 0 or (left == 1 and g.phase != OVER):
        raise PositionError("players", by("SS-8.24", "position-conceded-all"))
    if g.phase != OVER and g.conceded >> g.current & 1:
        raise PositionError("active", by("SS-8.27", "position-active-conceded", seat=g.current))

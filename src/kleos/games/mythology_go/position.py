"""Position documents: a match between two decisions, written as people read it (section 14)."""

from typing import Any

from kleos.engine.errors import PositionError
from kleos.engine.rng import seeded
from kleos.games.documents import Box, Fields, shorten
from kleos.games.mythology_go.board import NO_CARD, Board, Piece, in_order
from kleos.games.mythology_go.cards import Card, Pool
from kleos.games.mythology_go.counting import in_turn
from kleos.games.mythology_go.deal import table
from kleos.games.mythology_go.flow import AT_BELIEFS, AT_COUNTING, AT_MAIN, AT_TURN
from kleos.games.mythology_go.kinds import (
    ALL,
    BELIEFS,
    CIRCLES,
    DRAW,
    LEAST_PLAYERS,
    MAIN,
    MOST_PLAYERS,
    MOST_TURNS,
    OVER,
    PHASES,
    PLAYS,
    ROUNDS,
    SCORING,
    SLOTS,
)
from kleos.games.mythology_go.view import card_id, ids
from kleos.language.messages import Words, by

FIELDS = [
    "game", "seed", "round", "phase", "starter", "active", "plays", "turn_spells", "countdown", "opportunities",
    "next_id", "deck", "deck_rest", "discard", "players",
]  # fmt: skip
PLAYER_FIELDS = [
    "field", "hand", "divinity", "belief", "belief_used", "spells_played", "scores", "conceded",
]  # fmt: skip
CREATURE_FIELDS = ["card", "face", "mod", "resurrected", "fused", "used", "id", "known_to"]
FACES = ["up", "down"]
STEPS = {BELIEFS: AT_BELIEFS, DRAW: AT_TURN, MAIN: AT_MAIN, SCORING: AT_COUNTING}
MOST = 10**6  # of numbers that have no bound of their own
MOST_ID = 40_000  # of creatures: a whole match adds fewer than 20 000, and tokens know numbers below 65 536


# Writing --------------------------------------------------------------------------------------------------------------
def write_position(g: Board) -> dict[str, Any]:
    seed = g.seed if g.rng.state() == seeded(g.seed).state() else g.rng.clone().word()
    main = g.phase == MAIN
    most = (MOST_TURNS + CIRCLES) * len(g.players) - 1  # one more may be finished when the last round is over
    return {
        "game": "mythology-go",
        "seed": seed,
        "round": written_round(g),
        "phase": PHASES[g.phase],
        "starter": g.starter,
        "active": g.current,
        "plays": g.plays if main else 0,
        "turn_spells": g.turn_spells if main else 0,
        "countdown": g.countdown if g.countdown > 0 else None,  # a match may be over with one used up
        "opportunities": min(g.opportunities, most),
        "next_id": g.last_number + 1,
        "deck": ids(g, g.deck[::-1]),
        "deck_rest": False,
        "discard": ids(g, g.discard_pile[::-1]),
        "players": [write_player(g, seat) for seat in range(len(g.players))],
    }


def alone(g: Board) -> bool:
    """Whether all seats but one have given up."""
    return len([player for player in g.players if not player.conceded]) == 1


def written_round(g: Board) -> int:
    """The round; where giving up ended the match right after a counting, the one that would have followed, so that
    there are as many scores as finished rounds."""
    return min(len(g.players[0].scores) + 1, ROUNDS) if g.phase == OVER and alone(g) else g.round


def write_player(g: Board, seat: int) -> dict[str, Any]:
    player = g.players[seat]
    return {
        "field": [write_creature(g, n) for n in player.field],
        "hand": ids(g, player.hand),
        "divinity": card_id(g, player.divinity),
        "belief": card_id(g, player.belief),
        "belief_used": player.belief_used,
        "spells_played": player.spells,
        "scores": list(player.scores),
        "conceded": player.conceded,
    }


def write_creature(g: Board, number: int) -> dict[str, Any]:
    piece = g.pieces[number]
    known = [seat for seat in range(len(g.players)) if piece.known >> seat & 1 and seat != piece.seat]
    return {
        "card": g.pool.cards[piece.card].id,
        "face": FACES[piece.down],
        "mod": piece.mod,
        "resurrected": piece.resurrected,
        "fused": piece.fused,
        "used": piece.used,
        "id": number,
        "known_to": known if piece.down else [],
    }


# Reading --------------------------------------------------------------------------------------------------------------
class Reader(Fields):
    """The fields of a part of a position, some of which name cards."""

    def card(self, pool: Pool, key: str, value: Any) -> Card:
        card = pool.by_id.get(value) if isinstance(value, str) else None
        if card is None or not (card.creature or card.spell):
            raise PositionError(self.at(key), Words("position-card", value=shorten(value)))
        return card

    def cards(self, pool: Pool, key: str) -> list[Card]:
        return [self.card(pool, f"{key}[{i}]", value) for i, value in enumerate(self.items(key))]

    def kept(self, pool: Pool, key: str, divinity: bool) -> int:
        """A divinity or a belief, or none."""
        value = self.data.get(key)
        if value is None:
            return NO_CARD
        card = pool.by_id.get(value) if isinstance(value, str) else None
        if card is None or not (card.divinity if divinity else card.belief):
            words = "position-divinity" if divinity else "position-belief"
            raise PositionError(self.at(key), Words(words, value=shorten(value)))
        return card.index


def read_pile(box: Box, pool: Pool, reader: Reader, key: str) -> tuple[int, ...]:
    """A list of cards in the order of the document."""
    cards = reader.cards(pool, key)
    return tuple([box.take(reader.at(f"{key}[{i}]"), card) for i, card in enumerate(cards)])


def read_position(pool: Pool, document: dict[str, Any]) -> Board:
    """The board a document describes, not yet run; raises PositionError naming the first field that cannot be."""
    doc = Reader(document, "", FIELDS)
    if document.get("game") != "mythology-go":
        words = Words("position-game", game="mythology-go", value=shorten(document.get("game")))
        raise PositionError("game", words)
    seed = doc.number("seed", 0, -(2**127), 2**127)
    entries = doc.items("players")
    if not LEAST_PLAYERS <= len(entries) <= MOST_PLAYERS:
        words = by("MG-1.1", "position-players", least=LEAST_PLAYERS, most=MOST_PLAYERS, count=len(entries))
        raise PositionError("players", words)
    readers = [Reader(data, f"players[{seat}]", PLAYER_FIELDS) for seat, data in enumerate(entries)]
    g = table(pool, seeded(seed), len(entries))
    g.seed = seed
    box = Box(len(pool.cards), "MG-14.5")
    read_moment(g, doc)
    for seat, reader in enumerate(readers):
        read_player(g, box, reader, seat)
    number_creatures(g, readers, doc)
    g.discard_pile = read_pile(box, g.pool, doc, "discard")[::-1]
    deck = read_pile(box, g.pool, doc, "deck")[::-1]
    if doc.flag("deck_rest"):
        deck = g.rng.shuffled(tuple([copy for index in pool.deck for copy in box.left(pool.cards[index])])) + deck
    g.deck = deck
    g.deck_known = (0,) * len(deck)
    check_given_up(g)
    check_beliefs(g)
    check_scores(g, readers)
    g.unused = in_order(tuple([card for card in pool.divinities if card not in [p.divinity for p in g.players]]))
    g.free_beliefs = in_order(tuple([card for card in pool.beliefs if card not in [p.belief for p in g.players]]))
    if g.phase == OVER:
        g.frames = []
    else:
        g.frames[0].step = STEPS[g.phase]
    return g


def read_moment(g: Board, doc: Reader) -> None:
    count = len(g.players)
    g.round = doc.number("round", 1, 1, ROUNDS)
    g.phase = PHASES.index(doc.word("phase", PHASES[DRAW], PHASES))
    g.starter = doc.number("starter", 0, 0, count - 1)
    g.current = doc.number("active", g.starter, 0, count - 1)
    g.plays = doc.number("plays", 0, 0, PLAYS)
    g.turn_spells = doc.number("turn_spells", 0, 0, MOST)
    for field, value in (("plays", g.plays), ("turn_spells", g.turn_spells)):
        if value and g.phase != MAIN:
            raise PositionError(field, by("MG-14.5", "position-only-in-main"))
    if doc.data.get("countdown") is not None:
        g.countdown = doc.number("countdown", 1, 1, CIRCLES * count)
    g.opportunities = doc.number("opportunities", 0, 0, (MOST_TURNS + CIRCLES) * count - 1)


def read_player(g: Board, box: Box, reader: Reader, seat: int) -> None:
    player = g.players[seat]
    player.hand = read_pile(box, g.pool, reader, "hand")
    player.hand_known = (1 << seat,) * len(player.hand)
    if player.hand and (g.phase != MAIN or seat != g.current):
        raise PositionError(reader.at("hand"), by("MG-15.7", "position-hand"))
    player.divinity = reader.kept(g.pool, "divinity", True)
    player.belief = reader.kept(g.pool, "belief", False)
    for key, card in (("divinity", player.divinity), ("belief", player.belief)):
        others = [getattr(other, key) for other in g.players[:seat]]
        if card >= 0 and card in others:
            words = by("MG-15.14", "position-held-twice", card=g.pool.cards[card].id, seat=others.index(card))
            raise PositionError(reader.at(key), words)
    player.belief_used = reader.flag("belief_used")
    player.spells = reader.number("spells_played", 0, 0, MOST)
    if seat == g.current and player.spells < g.turn_spells:
        raise PositionError(reader.at("spells_played"), by("MG-14.5", "position-spells", least=g.turn_spells))
    player.conceded = reader.flag("conceded")
    for i, data in enumerate(reader.items("field")):
        read_creature(g, box, Reader(data, reader.at(f"field[{i}]"), CREATURE_FIELDS), seat, -1 - i)
    if g.slots_used(seat) > SLOTS:
        raise PositionError(reader.at("field"), by("MG-15.3", "position-slots", most=SLOTS, count=g.slots_used(seat)))


def read_creature(g: Board, box: Box, reader: Reader, seat: int, at: int) -> None:
    """A creature of a field, under a number of its own for now, below zero."""
    card = reader.card(g.pool, "card", reader.data.get("card"))
    if not card.creature:
        raise PositionError(reader.at("card"), by("MG-15.6", "position-no-creature", card=card.id))
    down = reader.word("face", FACES[0], FACES) == FACES[1]
    if down and not card.may_hide:
        raise PositionError(reader.at("face"), by("MG-15.5", "position-face-down", card=card.id))
    resurrected = reader.flag("resurrected")
    if resurrected and (card.resurrection is None or down):
        raise PositionError(reader.at("resurrected"), by("MG-15.11", "position-resurrected", card=card.id))
    fused = reader.flag("fused")
    if fused and (not card.fuses or down):
        raise PositionError(reader.at("fused"), by("MG-15.12", "position-fused", card=card.id))
    used = reader.flag("used")
    if used and card.activated is None:
        raise PositionError(reader.at("used"), by("MG-14.5", "position-used", card=card.id))
    known = read_known(g, reader, seat, down)
    box.take(reader.at("card"), card, 2 if fused else 1)
    mod = reader.number("mod", 0, -MOST, MOST)
    number = at - MOST * (seat + 1)
    g.pieces[number] = Piece(number, card.index, seat, down, mod, resurrected, fused, used, known)
    g.players[seat].field = (*g.players[seat].field, number)


def read_known(g: Board, reader: Reader, seat: int, down: bool) -> int:
    """Who knows a creature."""
    seats = reader.items("known_to")
    mask = 1 << seat
    for i, other in enumerate(seats):
        if type(other) is not int or not 0 <= other < len(g.players):
            words = Words("expected-number", least=0, most=len(g.players) - 1, value=shorten(other))
            raise PositionError(reader.at(f"known_to[{i}]"), words)
        mask |= 1 << other
    if not down:
        return ALL
    everybody = (1 << len(g.players)) - 1
    return ALL if mask == everybody else mask


def number_creatures(g: Board, readers: list[Reader], doc: Reader) -> None:
    """Numbers as given, the others after the highest, in seat and list order (MG-14.2)."""
    given: dict[int, int] = {}
    for seat, reader in enumerate(readers):
        for i, number in enumerate(g.players[seat].field):
            inner = Reader(reader.items("field")[i], reader.at(f"field[{i}]"), CREATURE_FIELDS)
            if "id" in inner.data:
                id = inner.number("id", 1, 1, MOST_ID)
                if id in given.values():
                    raise PositionError(inner.at("id"), by("MG-1.12", "position-id-twice", id=id))
                given[number] = id
    last = max(given.values(), default=0)
    for player in g.players:
        for number in player.field:
            if number not in given:
                last += 1
                given[number] = last
    pieces = {}
    for number, piece in g.pieces.items():
        piece.number = given[number]
        pieces[piece.number] = piece
    g.pieces = pieces
    for player in g.players:
        player.field = tuple(sorted([given[number] for number in player.field]))
    highest = max(pieces, default=0)
    g.last_number = doc.number("next_id", highest + 1, 1, MOST_ID + 1) - 1
    if g.last_number < highest:
        raise PositionError("next_id", by("MG-14.12", "position-next-id", least=highest + 1))


def check_given_up(g: Board) -> None:
    gone = [seat for seat in range(len(g.players)) if g.players[seat].conceded]
    for seat in gone:
        g.absent |= 1 << seat
    if len(gone) == len(g.players) or (len(gone) == len(g.players) - 1 and g.phase != OVER):
        raise PositionError("players", by("MG-14.5", "position-conceded-all"))
    if g.current in gone and g.phase in (BELIEFS, MAIN):
        raise PositionError("active", by("MG-14.5", "position-active-conceded", seat=g.current))


def check_beliefs(g: Board) -> None:
    """In mid-choice those before the active player have chosen, the others not (MG-14.7)."""
    if g.phase != BELIEFS:
        return
    if g.pieces:
        raise PositionError("players", by("MG-14.7", "position-belief-field"))
    if g.discard_pile:
        raise PositionError("discard", by("MG-14.7", "position-belief-field"))
    order = in_turn(g)
    for at, seat in enumerate(order):
        player = g.players[seat]
        before = at < order.index(g.current)
        if (before and player.belief < 0 and not player.conceded) or (not before and player.belief >= 0):
            raise PositionError(f"players[{seat}].belief", by("MG-14.7", "position-belief-order"))


def check_scores(g: Board, readers: list[Reader]) -> None:
    """As many as there are finished rounds (section 14)."""
    wanted = g.round - 1 if g.phase != OVER or alone(g) else ROUNDS
    if g.phase == OVER and len(readers[0].items("scores")) == ROUNDS:
        wanted = ROUNDS  # the last to stay may have been left alone in the last counting
    for seat, reader in enumerate(readers):
        scores = reader.items("scores")
        for i, score in enumerate(scores):
            if type(score) is not int or not -MOST <= score <= MOST:
                words = Words("expected-number", least=-MOST, most=MOST, value=shorten(score))
                raise PositionError(reader.at(f"scores[{i}]"), words)
        if scores and len(scores) != wanted:
            raise PositionError(reader.at("scores"), by("MG-14.5", "position-scores", wanted=wanted, count=len(scores)))
        g.players[seat].scores = tuple(scores) or (0,) * wanted
    g.sheets = ((),) * wanted
    g.shown_divinities = ((NO_CARD,) * len(g.players),) * wanted

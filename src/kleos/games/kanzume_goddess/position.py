"""Position documents: a table at which nothing is resolving, written as people read it (section 14)."""

from typing import Any

from kleos.engine.errors import PositionError
from kleos.engine.rng import seeded
from kleos.games.documents import Box, Fields, shorten
from kleos.games.kanzume_goddess.board import AT_NEXT, NO_CARD, Board, in_order
from kleos.games.kanzume_goddess.cards import Card, Pool, is_reaction
from kleos.games.kanzume_goddess.deal import table
from kleos.games.kanzume_goddess.deeds import IgnoreColour, Limited, StrengthenNext
from kleos.games.kanzume_goddess.flow import AT_DISCARD, AT_END, AT_PLAY, AT_RECRUIT, AT_START
from kleos.games.kanzume_goddess.kinds import (
    BY_ACTION,
    BY_PROTECT,
    BY_REACTION,
    COLOURS,
    DISCARD,
    END,
    ENERGY,
    GOAL,
    LAST_ROUND,
    MAIN_ENERGY,
    MODES,
    MOST_PLAYERS,
    OVER,
    PER_ATTACK,
    PHASES,
    PILE_NAMES,
    PILE_SIZE,
    PLAYING,
    RECRUIT,
    RETURN,
    SETUP,
    START,
    SUPPORT_ENERGY,
    TEAM_SIZES,
    USES,
)
from kleos.games.kanzume_goddess.view import ids, symbols, used_names
from kleos.language.messages import Words, by

FIELDS = [
    "game", "seed", "mode", "mains", "first", "round", "active", "phase", "faith", "symbols", "ignore_colour",
    "attack_bonus", "attacks_declared", "warrior_gains", "used", "players", "piles", "supply", "netherworld",
]  # fmt: skip
PLAYER_FIELDS = ["god", "energy", "hand", "deck", "discard", "play", "sealed", "out"]
PLAY_FIELDS = ["card", "use"]
STEPS = {START: AT_START, PLAYING: AT_PLAY, RECRUIT: AT_RECRUIT, DISCARD: AT_DISCARD, END: AT_END, OVER: AT_NEXT}
GIVEN_PHASES = [phase for phase in PHASES if phase != PHASES[SETUP]]
MOST = 10**6  # of numbers that have no bound of their own


# Writing --------------------------------------------------------------------------------------------------------------
def write_position(g: Board) -> dict[str, Any]:
    """The document of a board at which nothing is resolving; every field is written (KG-14.13)."""
    seed = g.seed if g.rng.state() == seeded(g.seed).state() else g.rng.clone().word()
    return {
        "game": "kanzume-goddess",
        "seed": seed,
        "mode": MODES[1 if g.mains else 0],
        "mains": list(g.mains),
        "first": g.first,
        "round": g.round,
        "active": g.current,
        "phase": PHASES[g.phase],
        "faith": g.faith,
        "symbols": symbols(g),
        "ignore_colour": g.ignore_colour,
        "attack_bonus": g.attack_bonus,
        "attacks_declared": g.attacks_declared,
        "warrior_gains": g.warrior_gains,
        "used": used_names(g),
        "players": [write_player(g, seat) for seat in range(len(g.players))],
        "piles": {name: ids(g, g.piles[pile][::-1]) for pile, name in enumerate(PILE_NAMES)},
        "supply": {g.pool.cards[index].id: g.supply[index] for index in g.pool.disciples},
        "netherworld": ids(g, g.netherworld[::-1]),
    }


def write_player(g: Board, seat: int) -> dict[str, Any]:
    player = g.players[seat]
    return {
        "god": g.god(seat).id,
        "energy": player.energy,
        "hand": ids(g, player.hand),
        "deck": ids(g, player.deck[::-1]),
        "discard": ids(g, player.discard[::-1]),
        "play": [{"card": g.card_of(n).id, "use": USES[g.pieces[n].use]} for n in player.play],
        "sealed": player.sealed,
        "out": player.out,
    }


# Reading --------------------------------------------------------------------------------------------------------------
class Reader(Fields):
    """The fields of a part of a position, some of which name cards."""

    def card(self, pool: Pool, key: str, value: Any) -> Card:
        card = pool.by_id.get(value) if isinstance(value, str) else None
        if card is None or card.god:
            raise PositionError(self.at(key), Words("position-card", value=shorten(value)))
        return card

    def cards(self, pool: Pool, key: str) -> list[Card]:
        return [self.card(pool, f"{key}[{i}]", value) for i, value in enumerate(self.items(key))]


def read_pile(box: Box, pool: Pool, reader: Reader, key: str) -> tuple[int, ...]:
    """A list of cards, the first one on top."""
    cards = reader.cards(pool, key)
    return tuple([box.take(reader.at(f"{key}[{i}]"), card) for i, card in enumerate(cards)])[::-1]


def read_position(pool: Pool, document: dict[str, Any]) -> Board:
    """The board a document describes, not yet run; raises PositionError naming the first field that cannot be."""
    doc = Reader(document, "", FIELDS)
    if document.get("game") != "kanzume-goddess":
        words = Words("position-game", game="kanzume-goddess", value=shorten(document.get("game")))
        raise PositionError("game", words)
    seed = doc.number("seed", 0, -(2**127), 2**127)
    entries = doc.items("players")
    mode = MODES.index(doc.word("mode", MODES[0], MODES))
    check_players(len(entries), mode == 1)
    readers = [Reader(data, f"players[{seat}]", PLAYER_FIELDS) for seat, data in enumerate(entries)]
    g = table(pool, seeded(seed), len(entries), read_mains(doc, mode == 1, len(entries)))
    g.seed = seed
    box = Box(len(pool.cards), "KG-14.2")
    read_moment(g, doc)
    read_gods(g, readers)
    for seat, reader in enumerate(readers):
        read_player(g, box, reader, seat)
    read_public(g, box, doc)
    read_turn(g, doc)
    check_active(g)
    check_phase(g)
    check_end(g)
    g.stray = in_order(tuple([copy for card in pool.cards if not card.god for copy in box.left(card)]))
    g.frames[0].step = STEPS[g.phase]
    if g.phase == OVER:
        g.frames = []
    return g


def check_players(count: int, team: bool) -> None:
    if team and count not in TEAM_SIZES:
        raise PositionError("players", by("KG-3.2", "position-team-players", count=count))
    if not 2 <= count <= MOST_PLAYERS:
        raise PositionError("players", by("KG-3.1", "position-players", least=2, most=MOST_PLAYERS, count=count))


def read_mains(doc: Reader, team: bool, count: int) -> tuple[int, ...]:
    """KG-14.10."""
    if "mains" not in doc.data:
        return (0, 1) if team else ()
    mains = doc.items("mains")
    if not is_mains(mains, count if team else 0):
        key = "position-mains" if team else "position-no-mains"
        raise PositionError("mains", by("KG-14.10", key, value=shorten(mains)))
    return tuple(mains)


def is_mains(mains: Any, players: int) -> bool:
    """Whether these are the seats of main Gods: one of each team, team A's first; nothing without teams (KG-3.5)."""
    if not isinstance(mains, (list, tuple)) or any(type(seat) is not int for seat in mains):
        return False
    if players == 0:
        return len(mains) == 0
    return len(mains) == 2 and all(0 <= seat < players and seat & 1 == team for team, seat in enumerate(mains))


def read_moment(g: Board, doc: Reader) -> None:
    """Who began, whose turn it is, and what phase."""
    last = len(g.players) - 1
    g.first = doc.number("first", g.mains[0] if g.mains else 0, 0, last)
    if g.mains and g.first not in g.mains:
        raise PositionError("first", by("KG-14.21", "position-first", mains=", ".join(str(main) for main in g.mains)))
    g.round = doc.number("round", 1, 1, LAST_ROUND)
    g.current = doc.number("active", g.first, 0, last)
    g.phase = PHASES.index(doc.word("phase", PHASES[PLAYING], GIVEN_PHASES))


def read_gods(g: Board, readers: list[Reader]) -> None:
    for seat, reader in enumerate(readers):
        if "god" not in reader.data:
            raise PositionError(reader.at("god"), Words("field-missing"))
        value = reader.data["god"]
        card = g.pool.by_id.get(value) if isinstance(value, str) else None
        if card is None or not card.god:
            raise PositionError(reader.at("god"), by("KG-1.4", "position-god", value=shorten(value)))
        for other in range(seat):
            if g.players[other].god == card.index:
                raise PositionError(reader.at("god"), by("KG-15.2", "position-same-god", god=card.id, seat=other))
        if g.mains and seat >= 2 and g.god(seat & 1).mythology != card.mythology:
            raise PositionError(reader.at("god"), by("KG-15.2", "position-two-mythologies", god=card.id))
        if g.mains and seat == 1 and g.god(0).mythology == card.mythology:
            raise PositionError(reader.at("god"), by("KG-14.20", "position-one-mythology", god=card.id))
        g.players[seat].god = card.index


def read_player(g: Board, box: Box, reader: Reader, seat: int) -> None:
    """One player's zones; play areas are numbered in seat order, oldest card first (KG-14.5)."""
    player = g.players[seat]
    player.sealed = reader.flag("sealed")
    player.out = reader.flag("out")
    if player.sealed and (not g.mains or seat in g.mains):
        raise PositionError(reader.at("sealed"), by("KG-8.18", "position-sealed-who"))
    if player.out and g.mains:
        raise PositionError(reader.at("out"), by("KG-8.9", "position-out-who"))
    read_energy(g, reader, seat)
    player.hand = in_order(read_pile(box, g.pool, reader, "hand"))
    player.deck = read_pile(box, g.pool, reader, "deck")
    player.discard = read_pile(box, g.pool, reader, "discard")
    read_play(g, box, reader, seat)
    if player.sealed and (player.hand or player.discard or player.play):
        raise PositionError(reader.path, by("KG-15.6", "position-sealed-cards"))
    if player.out and (player.hand or player.discard or player.play or player.deck):
        raise PositionError(reader.path, by("KG-15.7", "position-out-cards"))


def read_energy(g: Board, reader: Reader, seat: int) -> None:
    player = g.players[seat]
    usual = ENERGY if not g.mains else MAIN_ENERGY if seat in g.mains else SUPPORT_ENERGY
    usual = 0 if player.out or player.sealed else usual
    player.energy = reader.number("energy", usual, 0, MOST)
    over = g.phase == OVER
    if player.out and player.energy:
        raise PositionError(reader.at("energy"), by("KG-15.7", "position-out-energy"))
    if player.sealed and player.energy >= RETURN:
        raise PositionError(reader.at("energy"), by("KG-15.6", "position-sealed-energy", most=RETURN - 1))
    if not player.energy and not player.out and not player.sealed and not (over and seat in g.mains):
        raise PositionError(reader.at("energy"), by("KG-15.3", "position-no-energy"))
    if g.mains and player.energy > GOAL:
        raise PositionError(reader.at("energy"), by("KG-15.5", "position-energy-most", most=GOAL))
    if not g.mains and player.energy >= GOAL and not over:
        raise PositionError(reader.at("energy"), by("KG-15.4", "position-energy-won", goal=GOAL))


def read_play(g: Board, box: Box, reader: Reader, seat: int) -> None:
    player = g.players[seat]
    for i, data in enumerate(reader.items("play")):
        inner = Reader(data, reader.at(f"play[{i}]"), PLAY_FIELDS)
        card = inner.card(g.pool, "card", inner.data.get("card"))
        use = USES.index(inner.word("use", USES[BY_ACTION], USES))
        check_use(g, inner, card, use, seat)
        piece = g.number(box.take(inner.at("card"), card), seat, use, False)
        player.play = (*player.play, piece.number)
    check_chain(g, reader, seat)


def check_use(g: Board, reader: Reader, card: Card, use: int, seat: int) -> None:
    if seat != g.current and use != BY_PROTECT and g.phase != OVER:
        raise PositionError(reader.at("use"), by("KG-15.12", "position-only-protect"))
    if use == BY_PROTECT and not card.protects():
        raise PositionError(reader.at("use"), by("KG-14.11", "position-no-protect", card=card.id))
    if use == BY_ACTION and not card.actions:
        raise PositionError(reader.at("use"), by("KG-14.19", "position-no-action", card=card.id))
    if use == BY_REACTION and g.phase != OVER and not card.answers():
        raise PositionError(reader.at("use"), by("KG-14.19", "position-no-own-reaction", card=card.id))


def check_chain(g: Board, reader: Reader, seat: int) -> None:
    """Each Warrior after the first matched the symbols then in force, or its God could ignore them (KG-15.10)."""
    before = NO_CARD
    for n in g.action_warriors(seat):
        piece = g.pieces[n]
        card = g.pool.cards[piece.card]
        if before >= 0 and not g.pool.cards[before].allows >> card.colour & 1:
            if not ignores_colour(g, seat):
                at = g.players[seat].play.index(n)
                raise PositionError(reader.at(f"play[{at}]"), by("KG-15.10", "position-chain", card=card.id))
            piece.unbound = True
        before = card.index
    if seat == g.current:
        g.last_warrior = before


def ignores_colour(g: Board, seat: int) -> bool:
    """Whether the God of a seat has an ability that lets a Warrior ignore colours."""
    return any(contains(line.effect, IgnoreColour) for line in g.god(seat).lines)


def contains(node: Any, kind: type) -> bool:
    return isinstance(node, kind) or any(contains(part, kind) for part in node.parts())


def read_public(g: Board, box: Box, doc: Reader) -> None:
    """Piles, supply and Netherworld."""
    piles = Reader(doc.data.get("piles", {}), "piles", list(PILE_NAMES))
    for number, name in enumerate(PILE_NAMES):
        for i, card in enumerate(piles.cards(g.pool, name)):
            if not card.warrior:
                raise PositionError(piles.at(f"{name}[{i}]"), by("KG-3.20", "position-no-warrior", card=card.id))
        pile = read_pile(box, g.pool, piles, name)
        if len(pile) > PILE_SIZE:
            raise PositionError(piles.at(name), by("KG-3.20", "position-pile-size", most=PILE_SIZE, count=len(pile)))
        g.piles[number] = pile
    disciples = [g.pool.cards[index] for index in g.pool.disciples]
    supply = Reader(doc.data.get("supply", {}), "supply", [card.id for card in disciples])
    for card in disciples:
        count = supply.number(card.id, 0, 0, MOST)
        box.take(supply.at(card.id), card, count)
        g.supply[card.index] = count
    g.netherworld = read_pile(box, g.pool, doc, "netherworld")


def read_turn(g: Board, doc: Reader) -> None:
    """The state of the turn, each field with what it depends on."""
    g.faith = doc.number("faith", 0, 0, MOST)
    given = doc.items("symbols") if "symbols" in doc.data else symbols(g)
    if any(symbol not in COLOURS for symbol in given):
        words = Words("expected-one-of", known=", ".join(COLOURS), value=shorten(given))
        raise PositionError("symbols", words)
    if sorted(given) != sorted(symbols(g)):
        raise PositionError("symbols", by("KG-14.4", "position-symbols", expected=", ".join(symbols(g)) or "[]"))
    g.ignore_colour = doc.flag("ignore_colour")
    if g.ignore_colour and (g.last_warrior < 0 or not ignores_colour(g, g.current)):
        raise PositionError("ignore_colour", by("KG-14.8", "position-ignore-colour"))
    g.attacks_declared = doc.number("attacks_declared", 0, 0, MOST)
    g.warrior_gains = doc.number("warrior_gains", 0, 0, MOST)
    read_used(g, doc)
    read_bonus(g, doc)


def limited_names(g: Board) -> dict[str, tuple[int, bool]]:
    """The abilities limited by turn: the God of each and whether it is a Reaction, by name."""
    out = {}
    for index in g.pool.gods:
        card = g.pool.cards[index]
        for line in card.lines:
            limited = isinstance(line.effect, Limited) and line.effect.limit != PER_ATTACK
            if limited or line is card.netherworld_line:
                out[f"{card.id}.{line.number}"] = (index, is_reaction(line.timing))
    return out


def read_used(g: Board, doc: Reader) -> None:
    """KG-14.12: an ability of the active God; one that answers Attacks, of another player's."""
    known = limited_names(g)
    for i, name in enumerate(doc.items("used")):
        path = doc.at(f"used[{i}]")
        if not isinstance(name, str) or name not in known:
            raise PositionError(path, Words("expected-one-of", known=", ".join(known), value=shorten(name)))
        number = g.pool.abilities[name]
        if g.used >> number & 1:
            raise PositionError(path, by("KG-14.12", "position-used-twice", name=name))
        god, reacts = known[name]
        owners = [seat for seat in range(len(g.players)) if g.players[seat].god == god]
        if not owners or (owners == [g.current]) == reacts:
            raise PositionError(path, by("KG-14.12", "position-used-who", name=name))
        g.used |= 1 << number


def read_bonus(g: Board, doc: Reader) -> None:
    """KG-14.9, KG-14.22."""
    g.attack_bonus = doc.number("attack_bonus", 0, 0, MOST)
    if not g.attack_bonus:
        return
    god = g.god(g.current)
    for line in god.lines:
        amount = waiting_bonus(line.effect)
        if amount and amount == g.attack_bonus and g.used >> g.pool.ability_of(god.index, line.number) & 1:
            return
    raise PositionError("attack_bonus", by("KG-14.22", "position-attack-bonus"))


def waiting_bonus(node: Any) -> int:
    """What an ability adds to the next Attack, 0 if nothing."""
    if isinstance(node, StrengthenNext):
        return node.amount
    return max([waiting_bonus(part) for part in node.parts()], default=0)


def check_active(g: Board) -> None:
    if g.phase != OVER and not g.present(g.current):
        raise PositionError("active", by("KG-15.15", "position-active-absent", seat=g.current))


def check_phase(g: Board) -> None:
    """What a phase does not allow (KG-14.7, KG-14.18)."""
    player = g.players[g.current]
    if g.phase == START:
        state = {"faith": g.faith, "ignore_colour": g.ignore_colour, "attack_bonus": g.attack_bonus,
                 "attacks_declared": g.attacks_declared, "warrior_gains": g.warrior_gains, "used": g.used}  # fmt: skip
        for field, value in state.items():
            if value:
                raise PositionError(field, by("KG-14.7", "position-start"))
        if any(g.pieces[n].use != BY_PROTECT for n in player.play):
            raise PositionError(f"players[{g.current}].play", by("KG-14.7", "position-start"))
    if g.phase == END:
        for zone, cards in (("hand", player.hand), ("play", player.play)):
            if cards:
                raise PositionError(f"players[{g.current}].{zone}", by("KG-14.18", "position-end"))


def check_end(g: Board) -> None:
    """A running match has no winner yet, a finished one has (KG-14.6, KG-14.17)."""
    inside = [seat for seat in range(len(g.players)) if not g.players[seat].out]
    if g.phase != OVER:
        if len(inside) < 2:
            raise PositionError("players", by("KG-14.6", "position-too-few"))
        return
    if g.mains:
        beaten = [main for main in g.mains if g.players[main].energy == 0]
        if len(beaten) == 2:
            raise PositionError("players", by("KG-14.17", "position-both-beaten"))
        decided = len(beaten) == 1
    else:
        goal = [seat for seat in inside if g.players[seat].energy >= GOAL]
        if len(goal) > 1:
            raise PositionError("players", by("KG-14.17", "position-two-winners", goal=GOAL))
        decided = len(inside) < 2 or len(goal) == 1
    if not decided and g.round < LAST_ROUND:
        raise PositionError("phase", by("KG-14.17", "position-undecided", last=LAST_ROUND))

"""Setting a match up: hero sets, the reserve, the terrain and opening hands."""

from kleos.engine.frames import Scope
from kleos.engine.rng import Rng, seeded
from kleos.games.saint_seiya.board import AT_TERRAIN, Board, Player
from kleos.games.saint_seiya.cards import Card, Pool
from kleos.games.saint_seiya.flow import AT_MAIN, COURSE, start_turn
from kleos.games.saint_seiya.kinds import FIRST, HAND_SIZE, LAST_PLACE, PLACES, REVEALED


def deal(pool: Pool, seed: int, heroes: list[int], first: int, limits: tuple[int, int], silver_by_class: bool) -> Board:
    """A new match, up to the first main phase (section 3); `first` is -1 for a random first player.

    Random results are consumed in the order of SS-3.11.
    """
    rng = seeded(seed)
    players = [Player(hero) for hero in heroes]
    identity: list[Card] = []
    for hero in heroes:
        for card in pool.cards:
            if card.hero == hero:
                identity.extend([card] * card.copies)
    own = len(identity) // len(heroes)
    for card in pool.cards:
        if card.hero < 0:
            identity.extend([card] * card.copies)
    g = table(pool, rng, identity, players, limits, silver_by_class)
    g.first = rng.below(len(heroes)) if first < 0 else first  # SS-3.8
    g.current = g.first
    g.note(FIRST, g.first)
    g.reserve = rng.shuffled(tuple(range(own * len(heroes), len(identity))))
    for seat, player in enumerate(players):
        cards = range(own * seat, own * seat + own)
        player.aside = tuple([card for card in cards if is_set_aside(identity[card])])  # SS-3.3
        player.draw = rng.shuffled(tuple([card for card in cards if not is_set_aside(identity[card])]))
    for seat in range(len(players)):
        g.draw(seat, HAND_SIZE, None)
    for i in range(PLACES):
        place = LAST_PLACE - i  # SS-3.7
        piece = g.number(g.reserve_top(), AT_TERRAIN, -1)
        g.terrain[place] = piece.number
        g.note(REVEALED, -1, piece.number, place=place, cards=(piece.card,))
    if g.turn_limit <= 1:
        g.trigger_end()  # SS-8.22
    start_turn(g)
    return g


def is_set_aside(card: Card) -> bool:
    return not card.armour and card.rank > 0


def table(
    pool: Pool, rng: Rng, identity: list[Card], players: list[Player], limits: tuple[int, int], silver_by_class: bool
) -> Board:
    """An empty table with these physical cards, on which the course of a match stands at a main phase."""
    g = Board(pool, rng, identity, players)
    g.action_limit, g.turn_limit = limits
    g.silver_by_class = silver_by_class
    frame = g.push(COURSE, Scope(0, 0, -1))
    frame.step = AT_MAIN
    return g

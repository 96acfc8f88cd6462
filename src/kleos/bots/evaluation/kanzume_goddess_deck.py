"""What a position of Kanzume Goddess promises: energy, the hands to come and the decks behind them.

The judgement of the search.
"""

from typing import Final, final

from kleos.bots.evaluation.kanzume_goddess import WAITING, lead, vigour
from kleos.bots.evaluation.scale import WIN
from kleos.effects.terms import Amount, Number, Sum
from kleos.engine.frames import Node
from kleos.games.kanzume_goddess.board import Board, as_board
from kleos.games.kanzume_goddess.cards import AttackBonus, Card, DefenceBonus, Pool
from kleos.games.kanzume_goddess.deeds import (
    Adjudicate,
    Attacks,
    Banish,
    Cancel,
    Draw,
    GainEnergy,
    GainFaith,
    IgnoreColour,
    LoseCard,
    LoseRandomCard,
    Repeat,
    StrengthenNext,
    TakeFromNetherworld,
    Weaken,
)
from kleos.games.kanzume_goddess.flow import winners
from kleos.games.kanzume_goddess.kinds import ACTION, BOND, DEFENCE, HAND_SIZE, OVER, PLAYING, RECRUIT, START
from kleos.match import Match

SCALE: Final = 5.0  # the lead that wins about three matches of four
AHEAD: Final = 1  # the tree ends with the turn
ALIKE: Final = 0.0
ROUNDS: Final = 0

# The unit is a point of energy. What abilities are worth when they are used:
ATTACK: Final = 0.9  # for each point: some of it is answered
DRAW: Final = 0.9  # for each card
DEFEND: Final = 0.5  # for each point a reaction takes off: it takes an Attack to use it
CANCELS: Final = 1.5
HARM: Final = 0.7  # for each card an opponent loses
BANISH: Final = 0.5
REPEATS: Final = 1.6
TAKES: Final = 2.0
UNKNOWN: Final = 3  # an amount that depends on the match
BONUS: Final = 0.6  # how often the condition of a Bond holds

# What a faith is worth depends on how many turns are left to use what it buys.
FAITH: Final = 0.7
LONG: Final = 3.0  # turns

PACE: Final = 4.0  # energy a God loses in a round, about
NEXT: Final = 0.75  # how much of what is in the next hand comes to be used: colours forbid some of it
LATER: Final = 0.5  # likewise for each hand after it
READY: Final = 0.75  # likewise for what is in hand in the own Play phase
OPTIONAL: Final = 0.4  # what the weaker use of a card adds

# What an ability does, as bits
STRIKES: Final = 1
FREES: Final = 2  # the next Warrior from its colour
STRENGTHENS: Final = 4  # the next Attack
REPEATS_ONE: Final = 8


# What cards are worth -------------------------------------------------------------------------------------------------
@final
class Worths:
    """What the abilities of each card of a box bring, by card; beside energy, the faith is kept apart."""

    def __init__(self, pool: Pool) -> None:
        self.deed: list[float] = []  # the best Action
        self.faith: list[float] = []  # the faith of that Action
        self.answer: list[float] = []  # the best Reaction
        self.lines: list[list[float]] = []  # by number of the ability, faith included
        self.weakens: list[list[int]] = []  # likewise, how much it takes off an Attack
        self.ways: list[list[int]] = []  # likewise, what it does, as bits
        for card in pool.cards:
            self.add(card)

    def add(self, card: Card) -> None:
        deed = 0.0
        faith = 0.0
        answer = 0.0
        lines = [0.0]
        weakens = [0]
        ways = [0]
        extra = 0.0
        for line in card.lines:
            if line.timing == BOND:
                extra += deed_of(line.effect)
        for line in card.lines:
            brings = deed_of(line.effect)
            money = faith_of(line.effect)
            if line.timing == ACTION:
                if ways_of(line.effect) & STRIKES:
                    brings += extra
                if brings + FAITH * money > deed + FAITH * faith:
                    deed = brings
                    faith = money
            elif line.timing != BOND:
                if line.timing == DEFENCE:
                    brings += extra
                answer = max(answer, brings)
            lines.append(brings + FAITH * money)
            weakens.append(weakened_by(line.effect))
            ways.append(ways_of(line.effect))
        self.deed.append(deed)
        self.faith.append(faith)
        self.answer.append(answer)
        self.lines.append(lines)
        self.weakens.append(weakens)
        self.ways.append(ways)

    def worth(self, card: int, rate: float) -> float:
        """What a card in the next hand brings: its better use, and something for having the other."""
        deed = self.deed[card] + rate * self.faith[card]
        answer = self.answer[card]
        return deed + OPTIONAL * answer if deed > answer else answer + OPTIONAL * deed


def amount_of(amount: Amount) -> int:
    """An amount as far as it does not depend on the match."""
    if isinstance(amount, Number):
        return amount.number
    if isinstance(amount, Sum):
        return amount_of(amount.left) + amount_of(amount.right)
    return UNKNOWN


def deed_of(node: Node) -> float:
    """What an effect brings, without its faith, to whoever uses it."""
    if isinstance(node, Attacks):
        return ATTACK * amount_of(node.amount)
    if isinstance(node, GainEnergy):
        return float(amount_of(node.amount))
    if isinstance(node, Draw):
        return DRAW * amount_of(node.amount)
    if isinstance(node, Weaken):
        return DEFEND * amount_of(node.amount)
    if isinstance(node, Cancel):
        return CANCELS
    if isinstance(node, (LoseCard, LoseRandomCard)):
        return HARM
    if isinstance(node, Banish):
        return BANISH
    if isinstance(node, Repeat):
        return REPEATS
    if isinstance(node, TakeFromNetherworld):
        return TAKES
    if isinstance(node, AttackBonus):
        return BONUS * ATTACK * amount_of(node.amount)
    if isinstance(node, DefenceBonus):
        return BONUS * (DEFEND * amount_of(node.amount) + deed_of(node.then))
    total = 0.0
    for part in node.parts():
        total += deed_of(part)
    return total / len(node.parts()) if isinstance(node, Adjudicate) else total


def faith_of(node: Node) -> float:
    if isinstance(node, GainFaith):
        return float(amount_of(node.amount))
    total = 0.0
    for part in node.parts():
        total += faith_of(part)
    return total / len(node.parts()) if isinstance(node, Adjudicate) else total


def weakened_by(node: Node) -> int:
    """How much an effect takes off an Attack; an Adjudication may fail."""
    if isinstance(node, Weaken):
        return amount_of(node.amount)
    total = 0
    for part in node.parts():
        total += weakened_by(part)
    return total


def ways_of(node: Node) -> int:
    """What an effect does among other things, as bits."""
    ways = 0
    if isinstance(node, Attacks):
        ways = STRIKES
    elif isinstance(node, IgnoreColour):
        ways = FREES
    elif isinstance(node, StrengthenNext):
        ways = STRENGTHENS
    elif isinstance(node, Repeat):
        ways = REPEATS_ONE
    for part in node.parts():
        ways |= ways_of(part)
    return ways


BOXES: Final[dict[str, Worths]] = {}  # by the digest of their cards


def worths_of(pool: Pool) -> Worths:
    found = BOXES.get(pool.digest)
    if found is None:
        found = Worths(pool)
        BOXES[pool.digest] = found
    return found


# What positions are worth ---------------------------------------------------------------------------------------------
def evaluate(match: Match, seat: int) -> float:
    """The lead of the own side in energy and in what its hands will do with it."""
    return judged(as_board(match.state), seat)


def judged(g: Board, seat: int) -> float:
    """Likewise, on the board."""
    if g.phase == OVER:
        return WIN if seat in winners(g) else -WIN
    if g.players[seat].out:
        return -WIN
    turns = turns_left(g)
    worths = worths_of(g.pool)
    standings: list[float] = []
    for other in range(len(g.players)):
        standings.append(standing(g, other, turns, worths))
    return lead(g, seat, standings)


def turns_left(g: Board) -> float:
    """How many turns each player will probably still have: until the first God that matters has fallen."""
    least = 99
    for seat in g.mains if g.mains else range(len(g.players)):
        player = g.players[seat]
        if not player.out:
            least = min(least, player.energy)
    return 1.0 + least / PACE


def rate_of(turns: float) -> float:
    """What a faith is worth with so many turns left."""
    return FAITH * min(1.0, (turns - 1.0) / LONG)


def standing(g: Board, seat: int, turns: float, worths: Worths) -> float:
    """What a seat has: energy, the next hand as far as it is known, and the average hand after it."""
    player = g.players[seat]
    if player.out:
        return 0.0
    value = vigour(g, seat)
    rate = rate_of(turns)
    mean = average(g, seat, worths, rate)
    value += LATER * (turns - 1.0) * HAND_SIZE * mean
    if player.sealed:
        return value - NEXT * HAND_SIZE * mean  # it misses turns (KG-8.17)
    if g.current != seat or g.phase < START or g.phase > RECRUIT:
        for card in player.hand:
            value += NEXT * worths.worth(card, rate)
        return value
    if g.phase != RECRUIT:
        value += in_turn(g, seat, worths, rate)
    deck = player.deck
    known = min(player.tops, HAND_SIZE)
    for i in range(known):
        value += NEXT * worths.worth(deck[len(deck) - 1 - i], rate)
    value += NEXT * (HAND_SIZE - known) * mean
    return value + NEXT * bought(g, worths, rate, mean)


def average(g: Board, seat: int, worths: Worths, rate: float) -> float:
    """What the average card of a player brings."""
    player = g.players[seat]
    total = 0.0
    for card in player.deck:
        total += worths.worth(card, rate)
    for card in player.discard:
        total += worths.worth(card, rate)
    for card in player.hand:
        total += worths.worth(card, rate)
    for n in player.play:
        total += worths.worth(g.pieces[n].card, rate)
    size = len(player.deck) + len(player.discard) + len(player.hand) + len(player.play)
    return total / max(size, HAND_SIZE)


def in_turn(g: Board, seat: int, worths: Worths, rate: float) -> float:
    """What the hand can still do in the own turn: Disciples always, Warriors as far as colours allow."""
    value = WAITING * g.attack_bonus
    cards = g.pool.cards
    for card in g.players[seat].hand:
        brings = worths.deed[card] + rate * worths.faith[card]
        if cards[card].disciple:
            value += brings * 0.95
        elif g.phase == PLAYING and not g.may_follow(cards[card]):
            value += READY * READY * brings * 0.5
        else:
            value += READY * brings
    return value


def bought(g: Board, worths: Worths, rate: float, mean: float) -> float:
    """What the faith that is left can buy: the best card, then the best for what remains."""
    faith = g.faith
    value = 0.0
    while faith > 0:
        best = 0.0
        price = 0
        for pile in g.piles:
            if pile:
                card = pile[len(pile) - 1]
                cost = g.pool.cards[card].cost
                if cost <= faith:
                    gain = worths.worth(card, rate) - mean
                    if gain > best:
                        best = gain
                        price = cost
        for card in g.pool.disciples:
            cost = g.pool.cards[card].cost
            if g.supply[card] and cost <= faith:
                gain = worths.worth(card, rate) - mean
                if gain > best:
                    best = gain
                    price = cost
        if price == 0:
            break
        value += best
        faith -= price
    return value

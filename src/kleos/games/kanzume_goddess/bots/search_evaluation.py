"""What a position of Kanzume Goddess promises: energy, the next hand, and what the deck will do in the hands after it.

The judgement of the search.
"""

from typing import Final, final

from kleos.bots.outlook import Later
from kleos.bots.scale import WIN, ended, hope
from kleos.effects.terms import Amount, Number, Sum
from kleos.engine.frames import Node
from kleos.games.kanzume_goddess.board import Board, as_board
from kleos.games.kanzume_goddess.bots.evaluation import WAITING, lead, vigour
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
from kleos.games.kanzume_goddess.kinds import ACTION, BOND, HAND_SIZE, OVER, RECRUIT, START
from kleos.match import Match

SCALE: Final = 4.0  # the lead that wins about three matches of four
AHEAD: Final = 1  # the tree ends with the turn
ALIKE: Final = 0.0  # the tree uses all its walks
# By how much a lead still changes until the end, about: of 50 matches of two players, 12 of teams.
CHANGES: Final = 10.0
CHANGES_IN_TEAMS: Final = 4.0

# What abilities do
ATTACK: Final = 0
GAIN: Final = 1
DRAW: Final = 2
FAITH: Final = 3
WEAKEN: Final = 4
HARM: Final = 5  # a card that an opponent loses
BANISH: Final = 6
REPEAT: Final = 7
CANCEL: Final = 8
TAKE: Final = 9  # from the Netherworld

# What each of these is worth, in points of energy: for one used now, for one in the next hand, and for one in the average
# hand of the deck, which comes again and again. A match is long, so what a deck does counts more than what a
# hand does. The last two lie between two fits to who won, in 800 matches each of bots one decision ahead; the first are
# guesses.
NOW: Final = [0.9, 1.0, 0.9, 0.0, 0.0, 0.8, 0.8, 2.0, 0.0, 2.0]
NEXT: Final = [0.4, 0.63, 0.35, 0.22, 0.05, 0.2, 0.2, 0.7, 0.3, 0.4]
AGAIN: Final = [1.8, 3.3, 1.8, 1.6, 0.3, 2.0, 2.3, 3.0, 0.8, 3.0]
UNKNOWN: Final = 4  # an amount that depends on the match
BONUS: Final = 0.5  # how often the condition of a Bond holds

READY: Final = 0.8  # how much of what is in hand comes to be used in the own turn: colours forbid some of it
BLOCKED: Final = 0.3  # likewise of a Warrior that may not follow now

# What an ability does, as bits
STRIKES: Final = 1
FREES: Final = 2  # the next Warrior from its colour
STRENGTHENS: Final = 4  # the next Attack
REPEATS: Final = 8


# What cards are worth -------------------------------------------------------------------------------------------------
@final
class Worths:
    """What the cards of a box bring, by card."""

    def __init__(self, pool: Pool) -> None:
        self.now: list[float] = []  # played for its best Action, without faith
        self.faith: list[float] = []  # likewise, the faith it brings
        self.next: list[float] = []  # in the next hand
        self.later: list[float] = []  # in the deck, if all of it were like this
        self.lines: list[list[float]] = []  # used now, by number of the ability, faith included
        self.weakens: list[list[int]] = []  # likewise, how much it takes off an Attack
        self.ways: list[list[int]] = []  # likewise, what it does, as bits
        for card in pool.cards:
            self.add(card)

    def add(self, card: Card) -> None:
        now = 0.0
        faith = 0.0
        lines = [0.0]
        weakens = [0]
        ways = [0]
        for line in card.lines:
            used = used_for(card, line.effect, NOW)
            money = faith_of(line.effect)
            if line.timing == ACTION and used + money > now + faith:
                now = used
                faith = money
            lines.append(used + money)
            weakens.append(weakened_by(line.effect))
            ways.append(ways_of(line.effect))
        self.now.append(now)
        self.faith.append(faith)
        self.next.append(both_uses(card, NEXT))
        self.later.append(HAND_SIZE * both_uses(card, AGAIN))
        self.lines.append(lines)
        self.weakens.append(weakens)
        self.ways.append(ways)


def both_uses(card: Card, weights: list[float]) -> float:
    """The best Action of a card and its best Reaction."""
    action = 0.0
    reaction = 0.0
    for line in card.lines:
        if line.timing == ACTION:
            action = max(action, used_for(card, line.effect, weights))
        elif line.timing != BOND:
            reaction = max(reaction, used_for(card, line.effect, weights))
    return action + reaction


def used_for(card: Card, effect: Node, weights: list[float]) -> float:
    """What an ability brings, with what a Bond of the card adds to it as often as it does."""
    value = brings(effect, weights)
    ways = ways_of(effect)
    bonus = card.attack_bonus
    if bonus is not None and ways & STRIKES:
        value += BONUS * weights[ATTACK] * amount_of(bonus.amount)
    defence = card.defence_bonus
    if defence is not None and weakened_by(effect):
        value += BONUS * weights[WEAKEN] * amount_of(defence.amount)
    return value


def amount_of(amount: Amount) -> int:
    """An amount as far as it does not depend on the match."""
    if isinstance(amount, Number):
        return amount.number
    if isinstance(amount, Sum):
        return amount_of(amount.left) + amount_of(amount.right)
    return UNKNOWN


def brings(node: Node, weights: list[float]) -> float:
    """What an effect brings to whoever uses it."""
    if isinstance(node, Attacks):
        return weights[ATTACK] * amount_of(node.amount)
    if isinstance(node, GainEnergy):
        return weights[GAIN] * amount_of(node.amount)
    if isinstance(node, Draw):
        return weights[DRAW] * amount_of(node.amount)
    if isinstance(node, GainFaith):
        return weights[FAITH] * amount_of(node.amount)
    if isinstance(node, Weaken):
        return weights[WEAKEN] * amount_of(node.amount)
    if isinstance(node, (LoseCard, LoseRandomCard)):
        return weights[HARM]
    if isinstance(node, Banish):
        return weights[BANISH]
    if isinstance(node, Repeat):
        return weights[REPEAT]
    if isinstance(node, Cancel):
        return weights[CANCEL]
    if isinstance(node, TakeFromNetherworld):
        return weights[TAKE]
    if isinstance(node, (AttackBonus, DefenceBonus)):
        return 0.0  # counted with what it adds to
    total = 0.0
    for part in node.parts():
        total += brings(part, weights)
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
        ways = REPEATS
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
    """The lead of the own side in energy and in what its cards will do."""
    g = as_board(match.state)
    if g.phase == OVER:
        return WIN if seat in winners(g) else -WIN
    if g.players[seat].out:
        return -WIN
    worths = worths_of(g.pool)
    standings: list[float] = []
    for other in range(len(g.players)):
        standings.append(standing(g, other, worths))
    return lead(g, seat, standings)


def hoped(match: Match, seat: int) -> float:
    """The chance of the seat to win."""
    g = as_board(match.state)
    if g.phase == OVER:
        return ended(winners(g), seat, 0.0)
    if g.players[seat].out:
        return 0.0
    return hope(evaluate(match, seat), CHANGES_IN_TEAMS if g.mains else CHANGES)


# After the tree: to the end of the own turn, of the next one, and two more.
LATER: Final = Later(hoped, (0, 1, 3), 500, 0.025, 0.001)


def standing(g: Board, seat: int, worths: Worths) -> float:
    """What a seat has: energy, the next hand as far as it is known, and the average hand after it."""
    player = g.players[seat]
    if player.out:
        return 0.0
    total, size = deck(g, seat, worths)
    value = vigour(g, seat) + total / size
    if player.sealed:
        return value
    if g.current != seat or g.phase < START or g.phase > RECRUIT:
        for card in player.hand:
            value += worths.next[card]
        return value
    cards = player.deck
    for i in range(min(player.tops, HAND_SIZE)):
        value += worths.next[cards[len(cards) - 1 - i]]
    faith = float(g.faith)
    if g.phase != RECRUIT:
        value += WAITING * g.attack_bonus
        for card in player.hand:
            face = g.pool.cards[card]
            part = 1.0 if face.disciple else READY if g.may_follow(face) else BLOCKED
            value += part * worths.now[card]
            faith += part * worths.faith[card]
    return value + bought(g, worths, int(faith), total, size)


def deck(g: Board, seat: int, worths: Worths) -> tuple[float, int]:
    """What all cards of a player bring together that go on being drawn, and how many they are."""
    player = g.players[seat]
    later = worths.later
    total = 0.0
    for card in player.deck:
        total += later[card]
    for card in player.discard:
        total += later[card]
    for card in player.hand:
        total += later[card]
    for n in player.play:
        total += later[g.pieces[n].card]
    size = len(player.deck) + len(player.discard) + len(player.hand) + len(player.play)
    return total, max(size, HAND_SIZE)


def gain(worths: Worths, card: int, total: float, size: int) -> float:
    """What recruiting a card is worth: it comes with the next hand, and the deck becomes better or worse."""
    return worths.next[card] + (worths.later[card] - total / size) / (size + 1)


def bought(g: Board, worths: Worths, faith: int, total: float, size: int) -> float:
    """What so much faith can buy: the best card, then the best for what remains."""
    value = 0.0
    while faith > 0:
        best = 0.0
        price = 0
        for pile in g.piles:
            if pile:
                card = pile[len(pile) - 1]
                cost = g.pool.cards[card].cost
                if cost <= faith:
                    found = gain(worths, card, total, size)
                    if found > best:
                        best = found
                        price = cost
        for card in g.pool.disciples:
            cost = g.pool.cards[card].cost
            if g.supply[card] and cost <= faith:
                found = gain(worths, card, total, size)
                if found > best:
                    best = found
                    price = cost
        if price == 0:
            break
        value += best
        faith -= price
    return value

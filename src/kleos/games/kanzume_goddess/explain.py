"""Why a move is not offered: the clause that decides, found by asking the same questions the options ask.

Only what the deciding seat may know is looked at: its own hand, and what is public.
"""

from kleos.engine.actions import Action, Misread
from kleos.engine.errors import Refusal
from kleos.engine.frames import Node
from kleos.engine.lines import Line
from kleos.games.kanzume_goddess.board import Board
from kleos.games.kanzume_goddess.cards import Card, is_reaction
from kleos.games.kanzume_goddess.deeds import Banish, IgnoreColour, Limited, Price, PriceInFaith, scope_of
from kleos.games.kanzume_goddess.kinds import (
    ABILITY,
    ACTION,
    ANSWER,
    ANSWERS,
    ASK_ANSWER,
    ASK_ATTACKED,
    ASK_BANISH,
    ASK_DISCARD_PHASE,
    ASK_HADES,
    ASK_PLAY,
    ASK_RECRUIT,
    ASK_START,
    ASK_TAKE,
    AT_DISCARD,
    AT_RECRUIT,
    AT_START,
    BOND,
    BY_ACTION,
    CARD,
    CARD_IN_DISCARD,
    CARD_IN_HAND,
    CHOOSE_GOD,
    DEFENCE,
    KINDS,
    PAY_ENERGY,
    PER_ATTACK,
    PER_TURN,
    PILE_NAMES,
    PLAY,
    PLAYER,
    PROTECTION,
    REACT,
    RECRUIT_NETHERWORLD,
    RECRUIT_PILE,
    RECRUIT_SUPPLY,
    TARGET,
    TIMINGS,
    USE_ABILITY,
)
from kleos.games.kanzume_goddess.windows import Window

TIMING_OF = {ASK_START: AT_START, ASK_PLAY: ACTION, ASK_RECRUIT: AT_RECRUIT, ASK_DISCARD_PHASE: AT_DISCARD}
RECRUITS = (RECRUIT_PILE, RECRUIT_SUPPLY, RECRUIT_NETHERWORLD)


def explain(g: Board, token: str) -> Refusal:
    """Why the token, which is not offered, is not legal now."""
    if g.seat < 0:
        return Refusal("KG-8.2", "over")
    action = g.pool.notation.parse(token)
    if isinstance(action, Misread):
        return Refusal("KG-5.1", "unknown-token", (action,))
    found: Refusal | None
    if action.verb not in ANSWERS[g.kind]:
        found = wrong_moment(g, action) or Refusal("KG-13.1", "wrong-kind", (KINDS[g.kind],))
    elif action.verb == PLAY:
        found = explain_play(g, action.a, action.b)
    elif action.verb == REACT:
        found = explain_reaction(g, action.a, action.b)
    elif action.verb == USE_ABILITY:
        found = explain_use(g, action.a)
    elif action.verb in RECRUITS:
        found = explain_recruit(g, action)
    elif action.verb == PLAYER:
        found = explain_player(g, action.a)
    elif action.verb == CHOOSE_GOD:
        found = explain_god(g, action.a)
    elif action.verb == TARGET:
        found = explain_target(g, action.a)
    elif action.verb == ABILITY:
        found = explain_ability(g, action.a)
    elif action.verb == PAY_ENERGY:
        found = explain_energy(g)
    else:
        found = explain_card(g, action)
    return found or Refusal("KG-5.1", "not-offered", (action.token,))


def wrong_moment(g: Board, action: Action) -> Refusal | None:
    """An act of another phase, while nothing is resolving; or a card of Hydra's without its zone."""
    if g.kind == ASK_BANISH and action.verb == CARD:
        return Refusal("KG-13.1", "which-zone", (g.pool.cards[action.a].id,))
    if g.kind not in TIMING_OF:
        return None
    if action.verb == PLAY:
        return Refusal("KG-4.7", "only-in-play-phase")
    if action.verb in RECRUITS:
        return Refusal("KG-4.11", "only-in-recruit-phase")
    if action.verb == REACT:
        return Refusal("KG-6.2", "nothing-to-react-to")
    return explain_use(g, action.a) if action.verb == USE_ABILITY else None


# Cards in hand --------------------------------------------------------------------------------------------------------
def explain_play(g: Board, index: int, number: int) -> Refusal | None:
    card = g.pool.cards[index]
    found = no_such_line(g, card, number, "KG-6.1")
    if found is not None:
        return found
    if not card.actions:
        return Refusal("KG-5.6" if card.disciple else "KG-5.16", "no-action", (card.id,))
    timing = card.lines[number - 1].timing
    if timing == BOND:
        return Refusal("KG-6.3", "bond-of-card", (card.id, number))
    if is_reaction(timing):
        return Refusal("KG-6.2", "reaction-is-no-action", (card.id, number))
    last = g.pool.cards[g.last_warrior]
    return Refusal("KG-5.13", "colour-does-not-follow", (card.id, card.colour, last.id, last.follow))


def explain_reaction(g: Board, index: int, number: int) -> Refusal | None:
    card = g.pool.cards[index]
    found = no_such_line(g, card, number, "KG-5.46")
    if found is not None:
        return found
    timing = card.lines[number - 1].timing
    if timing == BOND:
        return Refusal("KG-6.3", "bond-of-card", (card.id, number))
    if not is_reaction(timing):
        return Refusal("KG-6.1", "action-is-no-reaction", (card.id, number))
    if g.kind == ASK_ANSWER:
        return Refusal("KG-6.2", "answers-attacks", (card.id, number))
    if timing == ANSWER:
        return Refusal("KG-6.2", "answers-abilities", (card.id, number))
    if timing == PROTECTION:  # whoever cannot protect by KG-5.45 has no reaction at all and is not asked
        return Refusal("KG-5.43", "protects-others", (card.id, number))
    on = g.attack().on
    if timing == DEFENCE:
        return Refusal("KG-5.42", "defends-own-god", (card.id, number, on))
    return Refusal("KG-6.2", "aids-own-side", (card.id, number, on))


def no_such_line(g: Board, card: Card, number: int, clause: str) -> Refusal | None:
    """A card that is not held, or has no ability of that number."""
    if card.god:
        return Refusal("KG-1.4", "god-is-no-card-in-hand", (card.id,))
    if card.index not in g.players[g.seat].hand:
        return Refusal(clause, "not-in-hand", (card.id,))
    if not 1 <= number <= len(card.lines):
        return Refusal("KG-1.13", "no-such-ability", (card.id, len(card.lines)))
    return None


# Abilities of Gods ----------------------------------------------------------------------------------------------------
def explain_use(g: Board, ability: int) -> Refusal | None:
    name = g.pool.notation.abilities[ability]
    god = g.god(g.seat)
    line: Line | None = None
    for own in god.lines:
        if g.pool.ability_of(god.index, own.number) == ability:
            line = own
    if line is None:
        return Refusal("KG-5.21", "other-god", (name, god.id))
    if line.timing == BOND:
        return Refusal("KG-5.30", "bond-of-god", (name,))
    if g.kind == ASK_DISCARD_PHASE and line.timing == AT_DISCARD:
        return None  # it is what asks
    if not its_moment(g, line):
        return Refusal("KG-5.21", "other-moment", (name, TIMINGS[line.timing]))
    effect = line.effect
    if isinstance(effect, Limited):
        used = g.attack().used if effect.limit == PER_ATTACK else g.used
        if used >> ability & 1:
            if effect.limit == PER_TURN:
                return Refusal("KG-5.23", "used-this-turn", (name,))
            return Refusal("KG-5.22", "used-in-attack" if effect.limit == PER_ATTACK else "used-this-turn", (name,))
    return missing(g, line, effect) or Refusal("KG-5.3", "would-do-nothing", (name,))


def its_moment(g: Board, line: Line) -> bool:
    if g.kind == ASK_ATTACKED:
        top = g.frames[-1]
        assert isinstance(top.node, Window)
        return top.node.answers(g, top.scope, g.seat, line)
    return TIMING_OF.get(g.kind) == line.timing


def missing(g: Board, line: Line, effect: Node) -> Refusal | None:
    """What a part of the ability needs that is not there; a price comes before what is paid for."""
    scope = scope_of(g.seat, 0, line)
    if effect.possible(g, scope):
        return None
    for part in effect.parts():
        found = missing(g, line, part)
        if found is not None:
            return found
    name = f"{g.god(g.seat).id}.{line.number}"
    if isinstance(effect, Price):
        if effect.energy:
            return Refusal(
                "KG-5.26", "no-energy-to-pay" if effect.which is None else "nothing-to-pay", (effect.energy,)
            )
        held = len(g.players[g.seat].hand) > 0
        return Refusal("KG-5.25", "no-such-card-to-pay" if held else "no-card-to-pay", (name,))
    if isinstance(effect, PriceInFaith):
        return Refusal("KG-5.25", "no-faith-to-pay", (name, effect.amount, g.faith))
    if isinstance(effect, IgnoreColour):
        return Refusal("KG-11.24", "colour-ignored-already" if g.ignore_colour else "no-colour-to-ignore")
    if isinstance(effect, Banish):
        return Refusal("KG-13.12", "nothing-to-banish", (name,))
    return None


# Recruiting -----------------------------------------------------------------------------------------------------------
def explain_recruit(g: Board, action: Action) -> Refusal | None:
    if action.verb == RECRUIT_PILE:
        pile = g.piles[action.a]
        if not pile:
            return Refusal("KG-5.47", "pile-empty", (PILE_NAMES[action.a],))
        return too_dear(g, g.pool.cards[pile[-1]])
    card = g.pool.cards[action.a]
    if action.verb == RECRUIT_NETHERWORLD:
        return explain_netherworld(g, card)
    if card.god:
        return Refusal("KG-5.47", "god-is-not-recruited", (card.id,))
    if card.warrior:
        tops = [PILE_NAMES[n] for n, pile in enumerate(g.piles) if pile and pile[-1] == card.index]
        if tops:
            return Refusal("KG-13.16", "recruit-by-pile", (card.id, tops[0]))
        return Refusal("KG-5.47", "not-on-top", (card.id,))
    if not g.supply[card.index]:
        return Refusal("KG-5.47", "no-more-disciples", (card.id,))
    return too_dear(g, card)


def explain_netherworld(g: Board, card: Card) -> Refusal | None:
    god = g.god(g.seat)
    bond = god.from_netherworld
    if bond is None:
        return Refusal("KG-5.48", "no-netherworld-ability", (god.id,))
    if card.index not in g.netherworld:
        return Refusal("KG-6.46", "not-in-netherworld", (card.id,))
    if not bond.which.suits(g, card.index):
        return Refusal("KG-6.46", "not-from-netherworld", (card.id,))
    if g.used >> god.netherworld_ability & 1:
        return Refusal("KG-6.46", "netherworld-used", (god.id,))
    return too_dear(g, card)


def too_dear(g: Board, card: Card) -> Refusal:
    return Refusal("KG-5.54", "too-dear", (card.id, card.cost, g.faith))


# Picks ----------------------------------------------------------------------------------------------------------------
def explain_player(g: Board, seat: int) -> Refusal | None:
    if seat >= len(g.players):
        return Refusal("KG-3.1", "no-player", (seat,))
    if seat == g.seat:
        return Refusal("KG-5.33", "own-god")
    if g.allied(seat, g.seat):
        return Refusal("KG-5.33", "team-mate", (seat,))
    if g.players[seat].out:
        return Refusal("KG-5.32", "player-out", (seat,))
    return Refusal("KG-5.32", "player-sealed", (seat,)) if g.players[seat].sealed else None


def explain_god(g: Board, index: int) -> Refusal | None:
    card = g.pool.cards[index]
    if not card.god:
        return Refusal("KG-1.4", "no-god", (card.id,))
    if not g.mains:
        return Refusal("KG-3.9", "god-not-dealt", (card.id,))
    if index not in g.offered[g.seat & 1]:
        return Refusal("KG-2.6", "god-of-other-team", (card.id,))
    return Refusal("KG-3.14", "god-taken", (card.id,))  # by a team-mate, which the team sees (KG-3.15)


def explain_card(g: Board, action: Action) -> Refusal | None:
    """A card of a zone: the hand, the own discard pile or the Netherworld."""
    card = g.pool.cards[action.a]
    player = g.players[g.seat]
    if action.verb == CARD_IN_DISCARD or g.kind == ASK_HADES:
        return Refusal("KG-6.39", "not-in-discard", (card.id,))
    if g.kind == ASK_TAKE:
        if card.index in g.netherworld:
            return Refusal("KG-6.42", "not-asked-for", (card.id,))
        return Refusal("KG-6.42", "not-in-netherworld", (card.id,))
    if card.index in player.hand:
        return Refusal("KG-5.25", "not-asked-for", (card.id,))
    if action.verb == CARD_IN_HAND or g.kind == ASK_DISCARD_PHASE:
        return Refusal("KG-6.39", "not-in-hand", (card.id,))
    if isinstance(g.frames[-1].node, Price):
        return Refusal("KG-5.27", "not-in-hand", (card.id,))
    return Refusal("KG-7.10", "not-in-hand", (card.id,))


def explain_energy(g: Board) -> Refusal | None:
    price = g.frames[-1].node
    assert isinstance(price, Price)
    if not price.energy:
        return Refusal("KG-5.25", "energy-not-asked-for")
    return Refusal("KG-5.26", "no-energy-to-pay", (price.energy,))


def explain_target(g: Board, number: int) -> Refusal | None:
    piece = g.pieces.get(number)
    if piece is None:
        return Refusal("KG-7.6", "no-object", (number,))
    if number not in g.players[g.seat].play:
        return Refusal("KG-11.11", "not-in-own-play-area", (number,))
    if piece.use != BY_ACTION or not g.pool.cards[piece.card].warrior:
        return Refusal("KG-6.6", "not-played-for-action", (number,))
    for other in g.options:
        if other.verb == TARGET and g.pieces[other.a].card == piece.card:
            return Refusal("KG-13.2", "same-as", (number, other.a))
    return Refusal("KG-11.11", "not-to-repeat", (number,))


def explain_ability(g: Board, number: int) -> Refusal | None:
    card = g.card_of(g.frames[-1].items[0])
    if not 1 <= number <= len(card.lines):
        return Refusal("KG-1.13", "no-such-ability", (card.id, len(card.lines)))
    return Refusal("KG-11.11", "no-action-to-repeat", (card.id, number))

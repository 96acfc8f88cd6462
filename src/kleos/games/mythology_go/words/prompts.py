"""The question of every decision, and its options in words."""

from kleos.engine.actions import SKIP, STOP, USE, Action
from kleos.engine.lines import Line
from kleos.games.mythology_go import CATALOGUE, kinds
from kleos.games.mythology_go.board import NO_COUNTDOWN, Board
from kleos.games.mythology_go.cards import Card
from kleos.games.mythology_go.deeds import MayDrain
from kleos.games.mythology_go.words.names import card_name, colour_name, face, gender, piece_name, player
from kleos.games.mythology_go.words.text import card_text
from kleos.language.languages import GRAMMARS
from kleos.words.given import Given
from kleos.words.phrases import check_language

# What can be done in the main phase, by the verbs of the options
DEEDS = {
    "deed-play": (kinds.PLAY, kinds.HIDE, kinds.PLAY_ONTO),
    "deed-fuse": (kinds.FUSE,),
    "deed-activate": (kinds.USE_OBJECT,),
    "deed-believe": (kinds.USE_BELIEF,),
    "deed-end": (STOP,),
}


class Asking(Given):
    """A question that is open: the board, the frame that asks, and the language."""

    def __init__(self, g: Board, lang: str) -> None:
        self.g = g
        self.frame = g.frames[-1]
        self.lang = lang

    def card(self, index: int) -> str:
        return card_name(self.g.pool.cards[index], self.lang)

    def called(self, number: int) -> str:
        """ "Harpy #3", by what it is now; only creatures the asked player knows are spoken of."""
        return piece_name(card_name(self.g.looks_of(number), self.lang), number)

    def asker(self) -> Card | None:
        """The card whose line asks, if one does."""
        line = self.frame.scope.line
        return self.g.pool.cards[line.card] if isinstance(line, Line) else None

    @property
    def gender(self) -> str:
        """Of the name the prompt begins with, for pronouns that stand for it."""
        card = self.asker()
        return gender(card, self.lang) if card is not None else "m"

    # Beginning a round ------------------------------------------------------------------------------------------------
    @property
    def round(self) -> int:
        return self.g.round

    @property
    def divinity(self) -> str:
        """The own divinity, which a belief should suit; "" without one."""
        divinity = self.g.players[self.g.seat].divinity
        return self.card(divinity) if divinity >= 0 else ""

    @property
    def belief(self) -> str:
        return self.card(self.g.players[self.g.seat].belief)

    # The main phase ---------------------------------------------------------------------------------------------------
    @property
    def plays(self) -> int:
        return self.g.plays

    @property
    def most(self) -> int:
        return kinds.PLAYS

    @property
    def free(self) -> int:
        return self.g.free_slots(self.g.seat)

    @property
    def stuck(self) -> bool:
        """Whether there is nothing but ending the turn."""
        return len(self.g.options) == 1 and self.g.options[0].verb == STOP

    @property
    def deeds(self) -> list[str]:
        """What can be done now: "play a card", "end your turn"."""
        verbs = {option.verb for option in self.g.options}
        return [CATALOGUE.say(id, self.lang) for id, those in DEEDS.items() if not verbs.isdisjoint(those)]

    @property
    def left(self) -> int | None:
        """How many opportunities are left, this one included, once the end is near (MG-4.5.6)."""
        return None if self.g.countdown == NO_COUNTDOWN else self.g.countdown

    @property
    def begun(self) -> bool:
        """Whether the order of what is put back has begun."""
        return bool(self.frame.items)

    # Effects and the counting -----------------------------------------------------------------------------------------
    @property
    def amount(self) -> int:
        assert isinstance(self.frame.node, MayDrain)
        return self.frame.node.amount

    @property
    def piece(self) -> str:
        """The creature that is given away."""
        return self.called(self.frame.items[0])

    @property
    def points(self) -> int:
        """What a right accusation takes."""
        return self.g.pool.cards[self.g.players[self.g.seat].divinity].identification


def prompt(g: Board, lang: str) -> str:
    """The open question, and which card asks it."""
    check_language(lang)
    ask = Asking(g, lang)
    text = CATALOGUE.say(f"ask-{kinds.KINDS[g.kind]}", lang, ask)
    grammar = GRAMMARS[lang]
    card = ask.asker()
    if card is None:
        return grammar.finished(grammar.capital(text))
    scope = ask.frame.scope
    asked = {
        "name": card_name(card, lang),
        "object": scope.source or None,
        "who": player(scope.you) if scope.you != g.seat else None,
        "text": text,
    }
    return grammar.finished(CATALOGUE.say("question-of", lang, asked))


# Options ------------------------------------------------------------------------------------------------------------
class Answer(Asking):
    """One answer to the open question."""

    def __init__(self, g: Board, action: Action, lang: str) -> None:
        self.g = g
        self.frame = g.frames[-1]
        self.lang = lang
        self.action = action

    @property
    def asked(self) -> str:
        """The kind of the question."""
        return kinds.KINDS[self.g.kind]


class CardAnswer(Answer):
    """An answer that names a card first."""

    @property
    def chosen(self) -> Card:
        return self.g.pool.cards[self.action.a]

    @property
    def name(self) -> str:
        return card_name(self.chosen, self.lang)

    @property
    def creature(self) -> bool:
        return self.chosen.creature

    @property
    def colour(self) -> str:
        return colour_name(self.chosen.colour, self.lang)

    @property
    def value(self) -> int:
        return self.chosen.value

    @property
    def face(self) -> str:
        """The name; of a creature with its colour and value."""
        return face(self.chosen, self.lang)

    @property
    def text(self) -> str:
        return " ".join(card_text(self.chosen, self.g.pool, self.lang))

    @property
    def onto(self) -> str:
        """The creature it is played onto."""
        return self.called(self.action.b)


class CreatureAnswer(Answer):
    """An answer that names a creature on a field first."""

    @property
    def target(self) -> str:
        """The creature as it stands there."""
        return CATALOGUE.say("option-creature", self.lang, self)

    @property
    def piece(self) -> str:
        return self.called(self.action.a)

    @property
    def other(self) -> str:
        """The second creature."""
        return self.called(self.action.b)

    @property
    def owner(self) -> str | None:
        """Who has it, if that is another player."""
        seat = self.g.pieces[self.action.a].seat
        return player(seat) if seat != self.g.seat else None

    @property
    def colour(self) -> str:
        return colour_name(self.g.colour_of(self.action.a), self.lang)

    @property
    def value(self) -> int:
        return self.g.value_of(self.action.a)

    @property
    def pair(self) -> bool:
        return self.g.cards_in(self.g.pieces[self.action.a]) > 1

    @property
    def down(self) -> bool:
        return self.g.pieces[self.action.a].down

    @property
    def becomes(self) -> str:
        """Its colour from now on."""
        return colour_name(self.action.b, self.lang)


class PlayerAnswer(Answer):
    """An answer that names a player first."""

    def open(self) -> list[int]:
        """The face-up creatures of the player."""
        return [n for n in self.g.players[self.action.a].field if not self.g.pieces[n].down]

    @property
    def who(self) -> str:
        return player(self.action.a)

    @property
    def lowest(self) -> int:
        """The lowest value of a face-up creature."""
        return min(self.g.value_of(n) for n in self.open())

    @property
    def hit(self) -> str:
        """The creatures that have it."""
        return ", ".join(self.called(n) for n in self.open() if self.g.value_of(n) == self.lowest)

    @property
    def divinity(self) -> str:
        """Of which the player is accused."""
        return self.card(self.action.b)


# What each verb says, and what is known of the answer
OPTIONS: dict[int, tuple[str, type[Answer]]] = {
    SKIP: ("option-skip", Answer),
    STOP: ("option-stop", Answer),
    USE: ("option-use", Answer),
    kinds.PLAY: ("option-play", CardAnswer),
    kinds.HIDE: ("option-hide", CardAnswer),
    kinds.PLAY_ONTO: ("option-play-onto", CardAnswer),
    kinds.FUSE: ("option-fuse", CreatureAnswer),
    kinds.USE_OBJECT: ("option-use-object", CreatureAnswer),
    kinds.USE_BELIEF: ("option-use-belief", CardAnswer),
    kinds.CARD: ("option-card", CardAnswer),
    kinds.TARGET: ("option-target", CreatureAnswer),
    kinds.PLAYER: ("option-player", PlayerAnswer),
    kinds.COLOUR: ("option-colour", CreatureAnswer),
    kinds.ACCUSE: ("option-accuse", PlayerAnswer),
}


def option_text(g: Board, action: Action, lang: str) -> str:
    """One answer to the open question."""
    check_language(lang)
    id, answer = OPTIONS[action.verb]
    return GRAMMARS[lang].finished(CATALOGUE.say(id, lang, answer(g, action, lang)))

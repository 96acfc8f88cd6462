"""How the bots are called and what they are like, for people who choose an opponent."""

from dataclasses import dataclass
from typing import Final

from kleos.engine.messages import say, says

says(
    "bot-about-search",
    en="Plays on in its head from what it can see, many times over, and never looks at your cards.",
    fr="Continue la partie dans sa tête à partir de ce qu'il voit, des centaines de fois, et ne regarde jamais vos cartes.",
    it="Continua la partita nella sua testa partendo da ciò che vede, centinaia di volte, e non guarda mai le tue carte.",
)
says(
    "bot-about-greedy",
    en="Weighs every move, one move ahead, and never looks at your cards.",
    fr="Évalue chaque coup, avec un coup d'avance, et ne regarde jamais vos cartes.",
    it="Valuta ogni mossa, con una mossa di anticipo, e non guarda mai le tue carte.",
)
says(
    "bot-about-random",
    en="Plays whatever comes to mind: good for learning the game.",
    fr="Joue ce qui lui passe par la tête : idéal pour apprendre le jeu.",
    it="Gioca la prima cosa che gli viene in mente: l'ideale per imparare il gioco.",
)
says("bot-random", en="Random", fr="Hasard", it="Caso")
says("bot-greedy", en="Greedy", fr="Avide", it="Avido")
says("bot-novice", en="Novice", fr="Novice", it="Novizio")
says("bot-adept", en="Adept", fr="Adepte", it="Adepto")
says("bot-master", en="Master", fr="Maître", it="Maestro")
says(
    "bot-about-novice",
    en="Looks a little way ahead and often takes the second-best move: a friendly first opponent.",
    fr="Voit un peu en avant et choisit souvent le deuxième meilleur coup : un premier adversaire bienveillant.",
    it="Guarda poco in avanti e spesso sceglie la seconda mossa migliore: un primo avversario gentile.",
)
says(
    "bot-about-adept",
    en="Plays on in its head some hundred times before each move; it seldom errs, and never looks at your cards.",
    fr="Continue la partie dans sa tête quelques centaines de fois avant chaque coup ; se trompe rarement et ne regarde jamais vos cartes.",
    it="Prima di ogni mossa continua la partita nella sua testa qualche centinaio di volte; sbaglia di rado e non guarda mai le tue carte.",
)
says(
    "bot-about-master",
    en="Thinks for a second about every move and forgives little; it never looks at your cards either.",
    fr="Réfléchit une seconde à chaque coup et pardonne peu ; ne regarde pas vos cartes non plus.",
    it="Riflette un secondo su ogni mossa e perdona poco; neanche lui guarda le tue carte.",
)

ABOUT: Final = {"greedy": "bot-about-greedy", "search": "bot-about-search", "random": "bot-about-random"}
OPPONENTS: Final = {  # the gentlest first
    "random": ("bot-random", "bot-about-random"),
    "search:novice": ("bot-novice", "bot-about-novice"),
    "greedy": ("bot-greedy", "bot-about-greedy"),
    "search:adept": ("bot-adept", "bot-about-adept"),
    "search:master": ("bot-master", "bot-about-master"),
}
FIRST: Final = "search:novice"  # the opponent to begin with


@dataclass(frozen=True)
class Opponent:
    """A bot as people choose it: `id` is the name that bot_named knows."""

    id: str
    name: str
    about: str


def opponents(lang: str) -> list[Opponent]:
    """The bots that are offered to people, the gentlest first."""
    return [Opponent(id, say(name, lang), say(about, lang)) for id, (name, about) in OPPONENTS.items()]


def opponent_name(bot: str, lang: str) -> str:
    """What a bot is called at the table; its id where it has no name of its own (search:200ms)."""
    return say(OPPONENTS[bot][0], lang) if bot in OPPONENTS else bot

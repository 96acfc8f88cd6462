"""What people are told of the game who choose what to play: its heroes, its options, how its cards are looked for."""

from typing import Any

from kleos.engine.game import Choice, Side, Value, seat_values
from kleos.engine.messages import say, says
from kleos.games.saint_seiya.cards import Pool
from kleos.games.saint_seiya.kinds import HEROES, LEAST_PLAYERS, MOST_PLAYERS, RANKS
from kleos.games.saint_seiya.words.names import hero_name

SHAINA = {"rank": "saint-shaina-rank", "class": "saint-shaina-class"}  # SS-8.14

says(
    "saint-about",
    en="A race: win Knights and armours with Force or Cosmos, turn them against the next ones, and own the best deck when the last flame of the clock goes out.",
    fr="Une course : gagnez Chevaliers et Armures par la Force ou le Cosmos, lancez-les contre les suivants et possédez le meilleur deck quand la dernière flamme de l'horloge s'éteint.",
    it="Una corsa: conquista Cavalieri e Armature con la Forza o il Cosmo, lanciali contro i successivi e possiedi il mazzo migliore quando si spegne l'ultima fiamma dell'orologio.",
)
says(
    "saint-about-cards",
    en="Card numbers, costs, values and points are the published ones, and so are the French names; other names are our renderings. The rules text is Kleos's own wording, made from what the engine carries out.",
    fr="Les numéros, les coûts, les valeurs et les points sont ceux des cartes publiées, comme les noms français. Le texte de règles est rédigé par Kleos, à partir de ce que le moteur exécute.",
    it="I numeri di carta, i costi, i valori e i punti sono quelli delle carte pubblicate, come i nomi francesi; i nomi italiani sono nostri. Il testo delle regole è di Kleos, ricavato da ciò che il motore esegue.",
)
says("saint-heroes", en="Hero", fr="Héros", it="Eroe")
says("saint-first", en="First player", fr="Premier joueur", it="Primo giocatore")
says("saint-first-random", en="drawn by lot", fr="tiré au sort", it="estratto a sorte")
says("saint-shaina", en="Shaina counts", fr="Shaina compte", it="Shaina conta")
says(
    "saint-shaina-rank",
    en="Knights of uncommon rank",
    fr="les Chevaliers de rang peu commun",
    it="i Cavalieri di rango non comune",
)
says("saint-shaina-class", en="Silver Knights", fr="les Chevaliers d'Argent", it="i Cavalieri d'Argento")
says(
    "saint-shaina-about",
    en="The printed text can be read in two ways; agree before you play.",
    fr="Le texte imprimé peut se lire de deux façons ; mettez-vous d'accord avant de jouer.",
    it="Il testo stampato si può leggere in due modi; mettetevi d'accordo prima di giocare.",
)
says(
    "side-hero",
    en="{hero} begins with nine weak cards and one armour, like every hero; five stronger ones of {hero} lie ready.",
    fr="{hero} commence avec neuf cartes faibles et une armure, comme tous les héros ; cinq cartes plus fortes de {hero} attendent.",
    it="{hero} comincia con nove carte deboli e un'armatura, come ogni eroe; cinque carte più forti di {hero} sono pronte.",
)


def sides(lang: str) -> list[Side]:
    """The heroes."""
    names = {id: hero_name(number) for number, id in enumerate(HEROES)}
    return [Side(id, name, say("side-hero", lang, hero=name), most=1) for id, name in names.items()]


def choices(lang: str) -> list[Choice]:
    seats = seat_values(range(MOST_PLAYERS), range(LEAST_PLAYERS, MOST_PLAYERS + 1), lang)
    first = Value("random", say("saint-first-random", lang))
    counts = tuple(Value(value, say(key, lang)) for value, key in SHAINA.items())
    return [
        Choice("first_player", say("saint-first", lang), (first, *seats), seats=True),
        Choice("shaina_counts", say("saint-shaina", lang), counts, say("saint-shaina-about", lang)),
    ]


def filters(pool: Pool) -> dict[str, list[Any]]:
    return {
        "kind": ["character", "armour"],
        "class": list(pool.classes),
        "rank": list(RANKS),
        "hero": list(HEROES),
        "force_cost": sorted({card.costs[0] for card in pool.cards if card.costs[0] >= 0}),
        "cosmos_cost": sorted({card.costs[1] for card in pool.cards if card.costs[1] >= 0}),
        "points": sorted({card.points for card in pool.cards}),
        "flame": [True],
    }

"""French grammar, function by function."""

import pytest

from kleos.language.french import French
from kleos.language.grammar import AT_LEAST, AT_MOST, EQUAL, LESS, MORE, OF, TO
from kleos.language.nouns import (
    ALL,
    BARE,
    DEFINITE,
    EACH,
    EITHER,
    ENEMY,
    FRIENDLY,
    INDEFINITE,
    MAY,
    MUST,
    NAMED,
    NO,
    NOBODY,
    OPPONENT,
    OPPONENTS,
    PLAYERS,
    YOU,
    YOURS,
    Memory,
    Noun,
    Quantity,
    Referent,
    Target,
)
from kleos.words.phrases import Speaker

french = French()
CHARACTER = Noun("Personnage", "Personnages")
CARD = Noun("carte", "cartes", "f")


def speaking(subject: str = YOU, **changes: object) -> Speaker:
    return Speaker("fr", None, lambda predicate, say: CHARACTER, subject=subject).but(**changes)


# Texts --------------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("text", "typeset"),
    [
        ("MAIN : piochez", "MAIN\u00a0: piochez"),
        ("MAIN: piochez", "MAIN\u00a0: piochez"),
        ("vraiment ?", "vraiment\u202f?"),
        ("vraiment?!", "vraiment\u202f?!"),
        ("une ; deux", "une\u202f; deux"),
        ("le « Tourbillon » du Hakke", "le «\u00a0Tourbillon\u00a0» du Hakke"),
        ("à 12:30", "à 12:30"),
        ("Tu crois...", "Tu crois..."),
        ("", ""),
    ],
)
def test_high_marks_have_their_spaces(text: str, typeset: str) -> None:
    assert french.finished(text) == typeset
    assert french.finished(typeset) == typeset


def test_sentences_and_lists() -> None:
    assert french.sentence("à la fin : piochez") == "À la fin\u00a0: piochez."
    assert french.sentence("utiliser cet effet ?") == "Utiliser cet effet\u202f?"
    assert french.join("a", "", "b", ", c") == "a b, c"
    assert french.listing(["a", "b", "c"]) == "a, b et c"
    assert french.listing(["a", "b"], "ou") == "a ou b"
    assert french.listing(["a"]) == "a"


# Elision and contraction --------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("text", "of", "to"),
    [
        ("le Personnage", "du Personnage", "au Personnage"),
        ("les cartes", "des cartes", "aux cartes"),
        ("la main", "de la main", "à la main"),
        ("l'adversaire", "de l'adversaire", "à l'adversaire"),
        ("un Personnage", "d'un Personnage", "à un Personnage"),
        ("une carte", "d'une carte", "à une carte"),
        ("des Personnages", "de Personnages", "à des Personnages"),
        ("des effets", "d'effets", "à des effets"),
        ("vos Personnages", "de vos Personnages", "à vos Personnages"),
        ("ce Personnage", "de ce Personnage", "à ce Personnage"),
        ("autres missions", "d'autres missions", "à autres missions"),
        ("Akamaru", "d'Akamaru", "à Akamaru"),
        ("Itachi Uchiwa", "d'Itachi Uchiwa", "à Itachi Uchiwa"),
        ("Haku", "de Haku", "à Haku"),
        ("Yashamaru", "de Yashamaru", "à Yashamaru"),
        ("Équipe", "d'Équipe", "à Équipe"),
        ("homme", "d'homme", "à homme"),
        ("onze", "de onze", "à onze"),
        ("3", "de 3", "à 3"),
        ("X", "de X", "à X"),
    ],
)
def test_prepositions(text: str, of: str, to: str) -> None:
    assert french.of(text) == of
    assert french.to(text) == to


def test_conjunctions() -> None:
    assert french.if_("il y a une carte") == "s'il y a une carte"
    assert french.if_("ils sont là") == "s'ils sont là"
    assert french.if_("elle est vide") == "si elle est vide"
    assert french.if_("vous avez") == "si vous avez"
    assert french.that("il y a") == "qu'il y a"
    assert french.that("un effet") == "qu'un effet"
    assert french.that("vous avez") == "que vous avez"


# Nouns and adjectives -----------------------------------------------------------------------------------------------
def test_articles() -> None:
    assert french.the("Personnage") == "le Personnage"
    assert french.the("Équipe 7", "f") == "l'Équipe 7"
    assert french.the("main", "f") == "la main"
    assert french.the("mains", "f", True) == "les mains"
    assert french.the("Hokage") == "le Hokage"
    assert french.article("carte", "f") == "une carte"
    assert french.article("cartes", "f", True) == "des cartes"
    assert french.article("autres cartes", "f", True) == "d'autres cartes"
    assert french.this("effet") == "cet effet"
    assert french.this("Personnage") == "ce Personnage"
    assert french.this("carte", "f") == "cette carte"
    assert french.this("effets", many=True) == "ces effets"
    assert [french.he(), french.he("f"), french.him(), french.him("f")] == ["il", "elle", "lui", "elle"]


@pytest.mark.parametrize(
    ("word", "forms"),
    [
        ("caché", ["caché", "cachée", "cachés", "cachées"]),
        ("non-caché", ["non-caché", "non-cachée", "non-cachés", "non-cachées"]),
        ("ennemi", ["ennemi", "ennemie", "ennemis", "ennemies"]),
        ("vaincu", ["vaincu", "vaincue", "vaincus", "vaincues"]),
        ("égal", ["égal", "égale", "égaux", "égales"]),
        ("inférieur", ["inférieur", "inférieure", "inférieurs", "inférieures"]),
        ("bas", ["bas", "basse", "bas", "basses"]),
        ("dernier", ["dernier", "dernière", "derniers", "dernières"]),
        ("nouveau", ["nouveau", "nouvelle", "nouveaux", "nouvelles"]),
        ("faible", ["faible", "faible", "faibles", "faibles"]),
        ("tout", ["tout", "toute", "tous", "toutes"]),
        ("actif", ["actif", "active", "actifs", "actives"]),
        ("joué par vous", ["joué par vous", "jouée par vous", "joués par vous", "jouées par vous"]),
    ],
)
def test_agreement(word: str, forms: list[str]) -> None:
    assert [french.agree(word, gender, many) for many in (False, True) for gender in ("m", "f")] == forms


def test_plurals_and_counts() -> None:
    assert french.several_of("Jeton Power") == "Jetons Power"
    assert french.several_of("jeu") == "jeux"
    assert french.several_of("choix") == "choix"
    assert [french.count(n, "carte") for n in (0, 1, 2)] == ["0 carte", "1 carte", "2 cartes"]
    assert french.count(3, "Chakra", "Chakra") == "3 Chakra"
    assert french.amount_of(Quantity("1"), "Jeton Power") == "1 Jeton Power"
    assert french.amount_of(Quantity("X"), "Jeton Power") == "X Jetons Power"


@pytest.mark.parametrize(
    ("noun", "definiteness", "many", "text"),
    [
        (CHARACTER, INDEFINITE, False, "un Personnage"),
        (CHARACTER, INDEFINITE, True, "des Personnages"),
        (CHARACTER.on(ENEMY), DEFINITE, False, "le Personnage ennemi"),
        (CHARACTER.on(FRIENDLY).adjective(0, "caché"), ALL, False, "tous les Personnages alliés cachés"),
        (CARD.on(ENEMY).adjective(0, "caché"), ALL, False, "toutes les cartes ennemies cachées"),
        (CARD.on(ENEMY), NO, False, "aucune carte ennemie"),
        (CHARACTER.on(YOURS), INDEFINITE, False, "un de vos Personnages"),
        (CARD.on(YOURS), EACH, False, "chacune de vos cartes"),
        (CARD.on(YOURS), ALL, False, "toutes vos cartes"),
        (CARD.on(YOURS), BARE, True, "vos cartes"),
        (CHARACTER.on(EITHER), INDEFINITE, False, "un Personnage de n'importe quel camp"),
        (CHARACTER.on(EITHER), ALL, False, "tous les Personnages des deux camps"),
        (CHARACTER.on(EITHER), NO, False, "aucun Personnage de l'un ou l'autre camp"),
        (CHARACTER.on(EITHER).at("en jeu"), INDEFINITE, False, "un Personnage en jeu de n'importe quel camp"),
        (
            CHARACTER.on(EITHER).at("dans cette mission"),
            INDEFINITE,
            False,
            "un Personnage de n'importe quel camp dans cette mission",
        ),
        (
            CHARACTER.complement(2, "de l'Équipe 7").adjective(0, "évolué").with_("un coût de 3 ou moins"),
            EACH,
            False,
            "chaque Personnage évolué de l'Équipe 7 avec un coût de 3 ou moins",
        ),
        (CHARACTER.that("est ici", "sont ici"), INDEFINITE, True, "des Personnages qui sont ici"),
        (CHARACTER.but_not("un Akamaru", "des Akamaru"), INDEFINITE, False, "un Personnage qui n'est pas un Akamaru"),
        (CHARACTER.but_not("A", "des A").but_not("B", "des B"), INDEFINITE, False, "un Personnage qui n'est ni A ni B"),
        (
            CHARACTER.but_not("A", "des A").but_not("B", "des B"),
            BARE,
            True,
            "Personnages qui ne sont ni des A ni des B",
        ),
        (Noun("Tsunade", "Personnages Tsunade", "f", "m").on(FRIENDLY), INDEFINITE, False, "une Tsunade alliée"),
        (
            Noun("Tsunade", "Personnages Tsunade", "f", "m").on(YOURS),
            INDEFINITE,
            False,
            "un de vos Personnages Tsunade",
        ),
    ],
)
def test_noun_phrases(noun: Noun, definiteness: str, many: bool, text: str) -> None:
    assert french.phrase(noun, definiteness, many) == text


def test_the_other_one() -> None:
    other = Noun("Personnage", "Personnages", other=True)
    forms = [french.phrase(other, definiteness) for definiteness in (INDEFINITE, DEFINITE, ALL, EACH, NO)]
    assert forms == [
        "un autre Personnage",
        "l'autre Personnage",
        "tous les autres Personnages",
        "chaque autre Personnage",
        "aucun autre Personnage",
    ]
    assert french.phrase(other, INDEFINITE, True) == "d'autres Personnages"
    assert french.phrase(Noun("ce Personnage", "", fixed=True)) == "ce Personnage"
    assert french.there_is(CHARACTER) == "il y a un Personnage"
    assert french.there_is(CHARACTER, False) == "il n'y a aucun Personnage"
    assert french.there_is(CARD.on(YOURS), False) == "vous n'avez aucune carte"


# Amounts ------------------------------------------------------------------------------------------------------------
def test_comparisons() -> None:
    three, number = Quantity("3"), Quantity("X", "le nombre de cartes")
    ops = (AT_MOST, LESS, EQUAL, AT_LEAST, MORE)
    assert [french.bound(op, three, "f") for op in ops] == [
        "de 3 ou moins",
        "inférieure à 3",
        "d'exactement 3",
        "de 3 ou plus",
        "supérieure à 3",
    ]
    assert [french.bound(op, number) for op in ops] == [
        "inférieur ou égal au nombre de cartes",
        "inférieur au nombre de cartes",
        "égal au nombre de cartes",
        "supérieur ou égal au nombre de cartes",
        "supérieur au nombre de cartes",
    ]
    assert [french.so_many(op, Quantity("2")) for op in ops] == [
        "au plus 2",
        "moins de 2",
        "exactement 2",
        "au moins 2",
        "plus de 2",
    ]
    assert french.where(number) == ", X étant le nombre de cartes"
    assert french.where(three) == ""


# Verbs --------------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("verb", "second", "third"),
    [
        ("piocher", "piochez", "pioche"),
        ("déplacer", "déplacez", "déplace"),
        ("révéler", "révélez", "révèle"),
        ("renvoyer", "renvoyez", "renvoie"),
        ("payer", "payez", "paie"),
        ("copier", "copiez", "copie"),
        ("vaincre", "vainquez", "vainc"),
        ("prendre le contrôle", "prenez le contrôle", "prend le contrôle"),
        ("choisir", "choisissez", "choisit"),
    ],
)
def test_conjugation(verb: str, second: str, third: str) -> None:
    assert french.second(verb) == second
    assert french.third(verb) == third


def test_an_unknown_verb_is_refused() -> None:
    with pytest.raises(ValueError, match="the forms of 'boire' are not known"):
        french.second("boire")


ALL_SUBJECTS = (YOU, MUST, MAY, OPPONENT, PLAYERS, NOBODY)


def test_clauses() -> None:
    assert [french.clause(speaking(subject), "piocher", "1 carte") for subject in ALL_SUBJECTS] == [
        "piochez 1 carte",
        "vous devez piocher 1 carte",
        "vous pouvez piocher 1 carte",
        "l'adversaire pioche 1 carte",
        "chaque joueur pioche 1 carte",
        "piocher 1 carte",
    ]


def test_pronouns_lean_on_the_verb() -> None:
    him = Target("", pronoun="m")
    assert [french.deed(speaking(subject), him, "cacher") for subject in ALL_SUBJECTS] == [
        "cachez-le",
        "vous devez le cacher",
        "vous pouvez le cacher",
        "l'adversaire le cache",
        "chaque joueur le cache",
        "le cacher",
    ]
    assert french.deed(speaking(MUST), Target("", pronoun="f"), "ajouter") == "vous devez l'ajouter"
    assert french.deed(speaking(), him, "donner", case=TO, before="2 Jetons Power") == "donnez-lui 2 Jetons Power"
    assert french.deed(speaking(), him, "prendre", case=OF, before="le contrôle") == "prenez-en le contrôle"
    assert french.deed(speaking(OPPONENT), him, "prendre", case=OF, before="le contrôle") == (
        "l'adversaire en prend le contrôle"
    )
    assert [french.too(speaking(subject), "placer", clitic="les") for subject in (YOU, MUST, OPPONENT)] == [
        "placez-les",
        "les placer",
        "les place",
    ]


def test_deeds_hang_on_their_prepositions() -> None:
    one = Target("le Personnage choisi")
    two = Target("le Personnage et un Akamaru", parts=("le Personnage", "un Akamaru"))
    assert french.deed(speaking(), one, "donner", case=TO, before="1 Jeton Power") == (
        "donnez 1 Jeton Power au Personnage choisi"
    )
    assert french.deed(speaking(), two, "prendre", case=OF, before="le contrôle") == (
        "prenez le contrôle du Personnage et d'un Akamaru"
    )
    heavy = Target("un Personnage ennemi en jeu avec une Puissance de 3 ou moins")
    assert french.deed(speaking(), one, "déplacer", behind="vers ici") == "déplacez le Personnage choisi vers ici"
    assert french.deed(speaking(), heavy, "déplacer", behind="vers ici") == f"déplacez vers ici {heavy.text}"


def test_what_is_asked_for_is_left_out() -> None:
    asking = speaking(gap=True)
    assert french.deed(asking, Target(""), "cacher") == "à cacher"
    assert french.deed(asking, Target(""), "déplacer", behind="vers ici") == "à déplacer vers ici"
    assert french.deed(asking, Target(""), "donner", case=TO, before="2 Jetons") == "à qui donner 2 Jetons"
    assert french.deed(asking, Target(""), "prendre", case=OF, before="le contrôle") == "dont prendre le contrôle"


def test_what_belongs_to_whom() -> None:
    assert french.your(speaking(), "main", "f") == "votre main"
    assert french.your(speaking(PLAYERS), "main", "f") == "sa main"
    assert french.your(speaking(OPPONENT), "équipe", "f") == "son équipe"
    assert french.your(speaking(OPPONENT), "cartes", "f", True) == "ses cartes"
    assert french.rivals(speaking(), "main", "f") == "la main de l'adversaire"
    assert french.rivals(speaking(OPPONENT), "main", "f") == "votre main"
    assert french.to_rival(speaking(), "donner", "1 carte") == "donnez 1 carte à l'adversaire"
    assert french.to_rival(speaking(OPPONENT), "donner", "1 carte") == "l'adversaire vous donne 1 carte"
    assert french.if_done(speaking()) == "si vous le faites"
    assert french.if_done(speaking(OPPONENT)) == "s'il le fait"


def test_a_player_is_called_by_name_where_somebody_else_reads() -> None:
    p0, anne = speaking(NAMED, name="p0"), speaking(NAMED, name="Anne")
    assert french.sentence(french.clause(p0, "piocher", "1 carte")) == "p0 pioche 1 carte."
    assert french.clause(p0, "défausser", clitic="la") == "p0 la défausse"
    assert (
        french.clause(speaking(OPPONENTS, name="p0"), "piocher", "1 carte") == "chaque adversaire de p0 pioche 1 carte"
    )
    assert french.may(p0, "piocher", "1 carte") == "p0 peut piocher 1 carte"
    assert french.too(p0, "payer", "1 point") == "paie 1 point"
    assert [french.does(say, "déclarer") for say in (speaking(), p0)] == ["vous déclarez", "p0 déclare"]
    assert [french.has(say) for say in (speaking(), p0)] == ["vous avez", "p0 a"]
    assert [french.own(say, "Dieu") for say in (speaking(), speaking(PLAYERS), p0, anne)] == [
        "votre Dieu",
        "son Dieu",
        "le Dieu de p0",
        "le Dieu d'Anne",
    ]
    assert french.own(p0, "équipe", "f") == "l'équipe de p0"
    assert french.of(french.own(p0, "tours", "m", True)) == "des tours de p0"
    assert french.your(p0, "main", "f") == "sa main"
    assert french.if_done(p0) == "si p0 le fait"
    assert [say.onward().subject for say in (speaking(MUST), speaking(PLAYERS), p0)] == [YOU, "they", NAMED]


# Referring back -----------------------------------------------------------------------------------------------------
def test_referring_back() -> None:
    hidden = Referent("", "", "le Personnage qui vient d'être caché", "le Personnage caché")
    near, far = speaking(memory=Memory(hidden)), speaking(memory=Memory(hidden, near=False))
    assert french.it(near) == Target("", pronoun="m")
    assert french.it(far) == Target("le Personnage qui vient d'être caché")
    assert french.its(near, "coût") == "son coût"
    assert french.its(near, "Puissance", "f") == "sa Puissance"
    assert french.its(far, "coût") == "le coût du Personnage caché"
    discarded = "la carte défaussée"
    card = speaking(
        memory=Memory(Referent(discarded, discarded, "la carte qui vient d'être défaussée", discarded, "f"))
    )
    assert french.it(card) == Target("la carte défaussée")
    assert french.it(card.but(distant=True)) == Target("la carte qui vient d'être défaussée")
    assert french.its(card, "coût") == "le coût de la carte défaussée"
    assert french.then(["piochez 1 carte", "passez"]) == "piochez 1 carte. Ensuite, passez"

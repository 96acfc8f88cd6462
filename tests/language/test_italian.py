"""Italian grammar, function by function."""

import pytest

from kleos.language.grammar import AT_LEAST, AT_MOST, EQUAL, FROM, LESS, MORE, OF, TO
from kleos.language.italian import Italian
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

italian = Italian()
CHARACTER = Noun("Personaggio", "Personaggi")
CARD = Noun("carta", "carte", "f")


def speaking(subject: str = YOU, **changes: object) -> Speaker:
    return Speaker("it", None, lambda predicate, say: CHARACTER, subject=subject).but(**changes)


def test_sentences_and_lists() -> None:
    assert italian.sentence("è vuota") == "È vuota."
    assert italian.sentence("usare questo effetto?") == "Usare questo effetto?"
    assert italian.join("a", "", "b", ", c") == "a b, c"
    assert italian.listing(["a", "b", "c"]) == "a, b e c"
    assert italian.listing(["a", "esso"]) == "a ed esso"
    assert italian.listing(["a", "esso"], "o") == "a o esso"


# Articles and prepositions ------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("word", "gender", "forms"),
    [
        ("Personaggio", "m", ["il Personaggio", "i Personaggio", "un Personaggio"]),
        ("altro", "m", ["l'altro", "gli altro", "un altro"]),
        ("scarto", "m", ["lo scarto", "gli scarto", "uno scarto"]),
        ("Zabuza", "m", ["lo Zabuza", "gli Zabuza", "uno Zabuza"]),
        ("Shikamaru", "m", ["lo Shikamaru", "gli Shikamaru", "uno Shikamaru"]),
        ("Sasuke", "m", ["il Sasuke", "i Sasuke", "un Sasuke"]),
        ("Yashamaru", "m", ["lo Yashamaru", "gli Yashamaru", "uno Yashamaru"]),
        ("Hokage", "m", ["l'Hokage", "gli Hokage", "un Hokage"]),
        ("Itachi", "m", ["l'Itachi", "gli Itachi", "un Itachi"]),
        ("carta", "f", ["la carta", "le carta", "una carta"]),
        ("altra", "f", ["l'altra", "le altra", "un'altra"]),
        ("Shizune", "f", ["la Shizune", "le Shizune", "una Shizune"]),
    ],
)
def test_articles(word: str, gender: str, forms: list[str]) -> None:
    found = [italian.the(word, gender), italian.the(word, gender, True), italian.article(word, gender)]
    assert found == forms


def test_nobody_and_these() -> None:
    assert italian.a_or_no("nessun", "altro", "m") == "nessun altro"
    assert italian.a_or_no("nessun", "Zabuza", "m") == "nessuno Zabuza"
    assert italian.a_or_no("nessun", "altra", "f") == "nessun'altra"
    assert italian.this("Personaggio") == "questo Personaggio"
    assert italian.this("effetto") == "quest'effetto"
    assert italian.this("carta", "f") == "questa carta"
    assert italian.this("carte", "f", True) == "queste carte"
    assert [italian.him(), italian.him("f")] == ["lui", "lei"]


@pytest.mark.parametrize(
    ("text", "forms"),
    [
        ("il mazzo", ["del mazzo", "al mazzo", "dal mazzo", "nel mazzo", "sul mazzo", "con il mazzo"]),
        ("lo scarto", ["dello scarto", "allo scarto", "dallo scarto", "nello scarto", "sullo scarto", "con lo scarto"]),
        ("l'altro", ["dell'altro", "all'altro", "dall'altro", "nell'altro", "sull'altro", "con l'altro"]),
        ("la mano", ["della mano", "alla mano", "dalla mano", "nella mano", "sulla mano", "con la mano"]),
        ("i tuoi", ["dei tuoi", "ai tuoi", "dai tuoi", "nei tuoi", "sui tuoi", "con i tuoi"]),
        ("gli altri", ["degli altri", "agli altri", "dagli altri", "negli altri", "sugli altri", "con gli altri"]),
        ("le carte", ["delle carte", "alle carte", "dalle carte", "nelle carte", "sulle carte", "con le carte"]),
        ("un'altra", ["di un'altra", "a un'altra", "da un'altra", "in un'altra", "su un'altra", "con un'altra"]),
        ("altri", ["di altri", "ad altri", "da altri", "in altri", "su altri", "con altri"]),
        ("3", ["di 3", "a 3", "da 3", "in 3", "su 3", "con 3"]),
    ],
)
def test_prepositions(text: str, forms: list[str]) -> None:
    assert [italian.prep(word, text) for word in ("di", "a", "da", "in", "su", "con")] == forms


# Nouns and adjectives -----------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("word", "forms"),
    [
        ("nascosto", ["nascosto", "nascosta", "nascosti", "nascoste"]),
        ("non nascosto", ["non nascosto", "non nascosta", "non nascosti", "non nascoste"]),
        ("amico", ["amico", "amica", "amici", "amiche"]),
        ("nemico", ["nemico", "nemica", "nemici", "nemiche"]),
        ("bianco", ["bianco", "bianca", "bianchi", "bianche"]),
        ("lungo", ["lungo", "lunga", "lunghi", "lunghe"]),
        ("forte", ["forte", "forte", "forti", "forti"]),
        ("qualsiasi", ["qualsiasi", "qualsiasi", "qualsiasi", "qualsiasi"]),
    ],
)
def test_agreement(word: str, forms: list[str]) -> None:
    assert [italian.agree(word, gender, many) for many in (False, True) for gender in ("m", "f")] == forms


def test_plurals_and_counts() -> None:
    words = ("Personaggio", "Punto Mission", "token Power", "carta", "missione", "mossa", "amico", "cerchio", "città")
    assert [italian.several_of(word) for word in words] == [
        "Personaggi",
        "Punti Mission",
        "token Power",
        "carte",
        "missioni",
        "mosse",
        "amici",
        "cerchi",
        "città",
    ]
    assert [italian.count(n, "carta") for n in (0, 1, 2)] == ["0 carte", "1 carta", "2 carte"]
    assert italian.count(3, "Chakra", "Chakra") == "3 Chakra"
    assert italian.amount_of(Quantity("1"), "Punto Mission") == "1 Punto Mission"
    assert italian.amount_of(Quantity("X"), "Punto Mission") == "X Punti Mission"


@pytest.mark.parametrize(
    ("noun", "definiteness", "many", "text"),
    [
        (CHARACTER, INDEFINITE, False, "un Personaggio"),
        (CHARACTER, INDEFINITE, True, "Personaggi"),
        (CHARACTER.on(ENEMY), DEFINITE, False, "il Personaggio nemico"),
        (CHARACTER.on(FRIENDLY).adjective(0, "nascosto"), ALL, False, "tutti i Personaggi amici nascosti"),
        (CARD.on(ENEMY).adjective(0, "non nascosto"), ALL, False, "tutte le carte nemiche non nascoste"),
        (CARD.on(ENEMY), NO, False, "nessuna carta nemica"),
        (CHARACTER.on(YOURS), INDEFINITE, False, "uno dei tuoi Personaggi"),
        (CARD.on(YOURS), EACH, False, "ciascuna delle tue carte"),
        (CARD.on(YOURS), ALL, False, "tutte le tue carte"),
        (CARD.on(YOURS), BARE, True, "le tue carte"),
        (CHARACTER.on(EITHER), INDEFINITE, False, "un Personaggio di qualsiasi giocatore"),
        (CHARACTER.on(EITHER), ALL, False, "tutti i Personaggi di entrambi i giocatori"),
        (CHARACTER.on(EITHER), NO, False, "nessun Personaggio di alcun giocatore"),
        (CHARACTER.on(EITHER).at("in gioco"), INDEFINITE, False, "un Personaggio in gioco di qualsiasi giocatore"),
        (
            CHARACTER.on(EITHER).at("in questa missione"),
            INDEFINITE,
            False,
            "un Personaggio di qualsiasi giocatore in questa missione",
        ),
        (
            CHARACTER.on(ENEMY).complement(-2, "Evocazione").complement(2, "del Team 7").with_("costo 3 o meno"),
            EACH,
            False,
            "ogni Personaggio Evocazione nemico del Team 7 con costo 3 o meno",
        ),
        (CHARACTER.that("è qui", "sono qui"), BARE, True, "Personaggi che sono qui"),
        (CHARACTER.but_not("un Akamaru", "Akamaru"), INDEFINITE, False, "un Personaggio che non sia un Akamaru"),
        (CHARACTER.but_not("A", "A").but_not("B", "B"), INDEFINITE, False, "un Personaggio che non sia né A né B"),
        (CHARACTER.but_not("A", "A").but_not("B", "B"), BARE, True, "Personaggi che non siano né A né B"),
        (Noun("Tsunade", "Personaggi Tsunade", "f", "m").on(FRIENDLY), INDEFINITE, False, "una Tsunade amica"),
        (
            Noun("Tsunade", "Personaggi Tsunade", "f", "m").on(YOURS),
            INDEFINITE,
            False,
            "uno dei tuoi Personaggi Tsunade",
        ),
    ],
)
def test_noun_phrases(noun: Noun, definiteness: str, many: bool, text: str) -> None:
    assert italian.phrase(noun, definiteness, many) == text


def test_the_other_one() -> None:
    he, she = Noun("Personaggio", "Personaggi", other=True), Noun("carta", "carte", "f", other=True)
    kinds = (INDEFINITE, DEFINITE, ALL, EACH, NO)
    assert [italian.phrase(he, definiteness) for definiteness in kinds] == [
        "un altro Personaggio",
        "l'altro Personaggio",
        "tutti gli altri Personaggi",
        "ogni altro Personaggio",
        "nessun altro Personaggio",
    ]
    assert [italian.phrase(she, definiteness) for definiteness in kinds] == [
        "un'altra carta",
        "l'altra carta",
        "tutte le altre carte",
        "ogni altra carta",
        "nessun'altra carta",
    ]
    assert italian.phrase(Noun("questo Personaggio", "", fixed=True)) == "questo Personaggio"
    assert italian.there_is(CHARACTER) == "c'è un Personaggio"
    assert italian.there_is(CHARACTER, False) == "non c'è nessun Personaggio"
    assert italian.there_is(CARD.on(YOURS), False) == "non hai nessuna carta"


# Amounts ------------------------------------------------------------------------------------------------------------
def test_comparisons() -> None:
    three, number = Quantity("3"), Quantity("X", "il numero di carte")
    ops = (AT_MOST, LESS, EQUAL, AT_LEAST, MORE)
    assert [italian.bound(op, three) for op in ops] == [
        "3 o meno",
        "inferiore a 3",
        "pari a 3",
        "3 o più",
        "superiore a 3",
    ]
    assert [italian.bound(op, number) for op in ops] == [
        "pari o inferiore al numero di carte",
        "inferiore al numero di carte",
        "pari al numero di carte",
        "pari o superiore al numero di carte",
        "superiore al numero di carte",
    ]
    assert [italian.so_many(op, Quantity("2")) for op in ops] == [
        "al massimo 2",
        "meno di 2",
        "esattamente 2",
        "almeno 2",
        "più di 2",
    ]
    assert italian.where(number) == ", dove X è il numero di carte"
    assert italian.where(three) == ""


# Verbs --------------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("verb", "second", "third"),
    [
        ("pescare", "pesca", "pesca"),
        ("nascondere", "nascondi", "nasconde"),
        ("sconfiggere", "sconfiggi", "sconfigge"),
        ("scegliere", "scegli", "sceglie"),
        ("ottenere", "ottieni", "ottiene"),
        ("prendere il controllo", "prendi il controllo", "prende il controllo"),
    ],
)
def test_conjugation(verb: str, second: str, third: str) -> None:
    assert italian.second(verb) == second
    assert italian.third(verb) == third


ALL_SUBJECTS = (YOU, MUST, MAY, OPPONENT, PLAYERS, NOBODY)


def test_clauses() -> None:
    assert [italian.clause(speaking(subject), "pescare", "1 carta") for subject in ALL_SUBJECTS] == [
        "pesca 1 carta",
        "devi pescare 1 carta",
        "puoi pescare 1 carta",
        "l'avversario pesca 1 carta",
        "ogni giocatore pesca 1 carta",
        "pescare 1 carta",
    ]


def test_pronouns_lean_on_the_verb() -> None:
    him = Target("", pronoun="m")
    assert [italian.deed(speaking(subject), him, "nascondere") for subject in ALL_SUBJECTS] == [
        "nascondilo",
        "devi nasconderlo",
        "puoi nasconderlo",
        "l'avversario lo nasconde",
        "ogni giocatore lo nasconde",
        "nasconderlo",
    ]
    assert italian.deed(speaking(), Target("", pronoun="f"), "nascondere") == "nascondila"
    assert italian.deed(speaking(), him, "assegnare", case=TO, before="2 token") == "assegnagli 2 token"
    assert italian.deed(speaking(), him, "prendere", case=OF, before="il controllo") == "prendine il controllo"
    assert italian.deed(speaking(MAY), him, "prendere", case=OF, before="il controllo") == (
        "puoi prenderne il controllo"
    )
    assert [italian.too(speaking(subject), "mettere", clitic="li") for subject in (YOU, MUST, OPPONENT)] == [
        "mettili",
        "metterli",
        "li mette",
    ]


def test_deeds_hang_on_their_prepositions() -> None:
    one = Target("il Personaggio scelto")
    two = Target("il Personaggio e un Akamaru", parts=("il Personaggio", "un Akamaru"))
    assert italian.deed(speaking(), one, "assegnare", case=TO, before="1 token") == (
        "assegna 1 token al Personaggio scelto"
    )
    assert italian.deed(speaking(), two, "rimuovere", case=FROM, before="1 token") == (
        "rimuovi 1 token dal Personaggio e da un Akamaru"
    )
    heavy = Target("un Personaggio nemico in gioco con Potere 3 o meno")
    assert italian.deed(speaking(), one, "muovere", behind="qui") == "muovi il Personaggio scelto qui"
    assert italian.deed(speaking(), heavy, "muovere", behind="qui") == f"muovi qui {heavy.text}"


def test_what_is_asked_for_is_left_out() -> None:
    asking = speaking(gap=True)
    assert italian.deed(asking, Target(""), "nascondere") == "da nascondere"
    assert italian.deed(asking, Target(""), "muovere", behind="qui") == "da muovere qui"
    assert italian.deed(asking, Target(""), "assegnare", case=TO, before="2 token") == "a cui assegnare 2 token"
    assert italian.deed(asking, Target(""), "rimuovere", case=FROM, before="2 token") == "da cui rimuovere 2 token"


def test_what_belongs_to_whom() -> None:
    assert italian.your(speaking(), "mano", "f") == "la tua mano"
    assert italian.your(speaking(PLAYERS), "mazzo") == "il suo mazzo"
    assert italian.rivals(speaking(), "mano", "f") == "la mano dell'avversario"
    assert italian.rivals(speaking(OPPONENT), "mano", "f") == "la tua mano"
    assert italian.to_rival(speaking(), "cedere", "1 carta") == "cedi 1 carta all'avversario"
    assert italian.to_rival(speaking(OPPONENT), "cedere", "1 carta") == "l'avversario ti cede 1 carta"
    assert italian.if_done(speaking()) == "se lo fai"
    assert italian.if_done(speaking(OPPONENT)) == "se lo fa"


def test_a_player_is_called_by_name_where_somebody_else_reads() -> None:
    p0 = speaking(NAMED, name="p0")
    assert italian.sentence(italian.clause(p0, "pescare", "1 carta")) == "p0 pesca 1 carta."
    assert italian.clause(p0, "scartare", clitic="la") == "p0 la scarta"
    assert italian.clause(speaking(OPPONENTS, name="p0"), "pescare", "1 carta") == "ogni avversario di p0 pesca 1 carta"
    assert italian.may(p0, "pescare", "1 carta") == "p0 può pescare 1 carta"
    assert italian.too(p0, "pagare", "1 punto") == "paga 1 punto"
    for verb, you, other in (
        ("dichiarare", "dichiari", "p0 dichiara"),
        ("giocare", "giochi", "p0 gioca"),
        ("pagare", "paghi", "p0 paga"),
        ("scegliere", "scegli", "p0 sceglie"),
    ):
        assert [italian.does(say, verb) for say in (speaking(), p0)] == [you, other]
    assert [italian.has(say) for say in (speaking(), p0)] == ["hai", "p0 ha"]
    assert [italian.own(say, "Dio") for say in (speaking(), speaking(PLAYERS), p0)] == [
        "il tuo Dio",
        "il suo Dio",
        "il Dio di p0",
    ]
    assert italian.prep("in", italian.own(p0, "area di gioco", "f")) == "nell'area di gioco di p0"
    assert [italian.every(say, "fase", "f") for say in (speaking(), p0)] == ["ogni tua fase", "ogni fase di p0"]
    assert italian.your(p0, "scarti", "m", True) == "i suoi scarti"
    assert italian.if_done(p0) == "se p0 lo fa"


# Referring back -----------------------------------------------------------------------------------------------------
def test_referring_back() -> None:
    hidden = Referent("", "", "il Personaggio appena nascosto", "il Personaggio nascosto")
    near, far = speaking(memory=Memory(hidden)), speaking(memory=Memory(hidden, near=False))
    assert italian.it(near) == Target("", pronoun="m")
    assert italian.it(far) == Target("il Personaggio appena nascosto")
    assert italian.its(near, "costo") == "il suo costo"
    assert italian.its(far, "costo") == "il costo del Personaggio nascosto"
    discarded = "la carta scartata"
    card = speaking(memory=Memory(Referent(discarded, discarded, "la carta appena scartata", discarded, "f")))
    assert italian.it(card) == Target("la carta scartata")
    assert italian.it(card.but(distant=True)) == Target("la carta appena scartata")
    assert italian.its(card, "costo") == "il costo della carta scartata"
    assert italian.then(["pesca 1 carta", "passa", "se puoi, passa"]) == "pesca 1 carta. Poi passa. Poi, se puoi, passa"

"""Spanish as it is spoken."""

from dataclasses import replace as altered

import pytest

from kleos.language.grammar import AT_LEAST, AT_MOST, EQUAL, FROM, LESS, MORE, OBJECT, OF, TO
from kleos.language.nouns import (
    ALL,
    BARE,
    DEFINITE,
    EACH,
    EITHER,
    ENEMY,
    INDEFINITE,
    MAY,
    MUST,
    NAMED,
    NO,
    NOBODY,
    OPPONENT,
    PLAYERS,
    THEY,
    YOU,
    YOURS,
    Memory,
    Noun,
    Quantity,
    Referent,
    Target,
)
from kleos.language.spanish import Spanish

ES = Spanish()
CHARACTER = Noun("Personaje", "Personajes")
CARD = Noun("carta", "cartas", "f")


class Speaking:
    """A voice with a subject, as speakers have."""

    def __init__(self, subject: str = YOU, name: str = "", gap: bool = False, referent: Referent | None = None) -> None:
        self.subject = subject
        self.name = name
        self.gap = gap
        self.memory = Memory(referent)
        self.distant = False
        self.here = ""

    @property
    def referent(self) -> Referent:
        return self.memory.referent or Referent("", "", "el Personaje recién elegido", "el Personaje elegido")

    def called(self) -> str:
        return self.name

    def but(self, **changes: object) -> "Speaking":
        return Speaking(str(changes.get("subject", self.subject)), self.name, self.gap, self.memory.referent)


def test_lists_know_that_y_and_o_change_before_their_own_sound() -> None:
    assert ES.listing(["Seiya", "Shun", "Ikki"]) == "Seiya, Shun e Ikki"
    assert ES.listing(["cartas", "hielo"]) == "cartas y hielo"
    assert ES.listing(["7", "8"], "o") == "7 u 8"
    assert ES.either(["plata", "oro"]) == "plata u oro"
    assert ES.both(["uno"]) == "uno"


def test_a_question_has_its_capital_behind_the_opening_sign() -> None:
    assert ES.capital("¿usar este efecto?") == "¿Usar este efecto?"
    assert ES.sentence("roba 1 carta") == "Roba 1 carta."


@pytest.mark.parametrize(
    ("word", "gender", "forms"),
    [
        ("Personaje", "m", ["el Personaje", "un Personaje", "del Personaje", "al Personaje"]),
        ("carta", "f", ["la carta", "una carta", "de la carta", "a la carta"]),
        ("arma", "f", ["el arma", "un arma", "del arma", "al arma"]),
        ("otro Personaje", "m", ["el otro Personaje", "otro Personaje", "del otro Personaje", "al otro Personaje"]),
    ],
)
def test_articles_and_contractions(word: str, gender: str, forms: list[str]) -> None:
    the = ES.the(word, gender)
    assert [the, ES.article(word, gender), ES.of(the), ES.to(the)] == forms


@pytest.mark.parametrize(
    ("word", "forms"),
    [
        ("oculto", ["oculto", "ocultos", "oculta", "ocultas"]),
        ("no oculto", ["no oculto", "no ocultos", "no oculta", "no ocultas"]),
        ("boca abajo", ["boca abajo", "boca abajo", "boca abajo", "boca abajo"]),
        ("fuerte", ["fuerte", "fuertes", "fuerte", "fuertes"]),
        ("gris", ["gris", "grises", "gris", "grises"]),
        ("naranja", ["naranja", "naranjas", "naranja", "naranjas"]),
        ("azul", ["azul", "azules", "azul", "azules"]),
        ("ganador", ["ganador", "ganadores", "ganadora", "ganadoras"]),
        ("ningún", ["ningún", "ningunes", "ninguna", "ningunas"]),
    ],
)
def test_agreement(word: str, forms: list[str]) -> None:
    assert [ES.agree(word, gender, many) for gender in "mf" for many in (False, True)] == forms


@pytest.mark.parametrize(
    ("one", "many"),
    [("carta", "cartas"), ("misión", "misiones"), ("punto de fe", "puntos de fe"), ("luz", "luces"), ("Dios", "Dioses"),
     ("interés", "intereses"), ("gris", "grises"), ("bonus", "bonus"), ("lunes", "lunes"),
     ("guardián", "guardianes"), ("poder", "poderes")],
)  # fmt: skip
def test_plurals(one: str, many: str) -> None:
    assert ES.several_of(one) == many
    assert [ES.count(number, one) for number in (0, 1, 2)] == [f"0 {many}", f"1 {one}", f"2 {many}"]


@pytest.mark.parametrize(
    ("noun", "definiteness", "many", "text"),
    [
        (CHARACTER.on(ENEMY).at("en esta misión"), INDEFINITE, False, "un Personaje enemigo en esta misión"),
        (altered(CHARACTER.on(ENEMY), other=True), INDEFINITE, False, "otro Personaje enemigo"),
        (altered(CHARACTER, other=True), DEFINITE, True, "los demás Personajes"),
        (altered(CARD, other=True), ALL, True, "todas las demás cartas"),
        (altered(CARD.on(YOURS), other=True), ALL, True, "todas tus otras cartas"),
        (CHARACTER.on(YOURS), INDEFINITE, False, "uno de tus Personajes"),
        (CARD.on(YOURS), EACH, False, "cada una de tus cartas"),
        (CARD.on(YOURS), ALL, True, "todas tus cartas"),
        (CHARACTER.adjective(0, "oculto"), ALL, False, "todos los Personajes ocultos"),
        (CARD.adjective(0, "oculto"), NO, False, "ninguna carta oculta"),
        (CHARACTER.on(EITHER), NO, False, "ningún Personaje de ningún jugador"),
        (CHARACTER.with_("Poder de 3 o menos"), EACH, False, "cada Personaje con Poder de 3 o menos"),
        (CARD.that("estaba oculta", "estaban ocultas"), BARE, True, "cartas que estaban ocultas"),
        (CARD.that("estaba oculta", "estaban ocultas"), NO, False, "ninguna carta que estuviera oculta"),
        (CARD.that("no tiene nombre", "no tienen nombre"), NO, False, "ninguna carta que no tenga nombre"),
        (CHARACTER.but_not("un Ninja", "Ninjas"), BARE, True, "Personajes que no sean Ninjas"),
    ],
)
def test_noun_phrases(noun: Noun, definiteness: str, many: bool, text: str) -> None:
    assert ES.phrase(noun, definiteness, many) == text


def test_comparisons() -> None:
    three, many = Quantity("3"), Quantity("X", "el número de cartas")
    assert [ES.bound(op, three) for op in (AT_MOST, LESS, EQUAL, AT_LEAST, MORE)] == [
        "de 3 o menos", "inferior a 3", "de exactamente 3", "de 3 o más", "superior a 3",
    ]  # fmt: skip
    assert ES.bound(AT_MOST, many) == "igual o inferior al número de cartas"
    assert [ES.so_many(op, three) for op in (AT_MOST, AT_LEAST)] == ["como máximo 3", "al menos 3"]


@pytest.mark.parametrize(
    ("verb", "command", "third", "present", "with_it"),
    [
        ("descartar", "descarta", "descarta", "descartas", "descártala"),
        ("mover", "mueve", "mueve", "mueves", "muévela"),
        ("poner", "pon", "pone", "pones", "ponla"),
        ("elegir", "elige", "elige", "eliges", "elígela"),
        ("copiar", "copia", "copia", "copias", "cópiala"),
        ("destruir", "destruye", "destruye", "destruyes", "destrúyela"),
        ("conseguir", "consigue", "consigue", "consigues", "consíguela"),
        ("jugar", "juega", "juega", "juegas", "juégala"),
        ("dar", "da", "da", "das", "dala"),
        ("vender", "vende", "vende", "vendes", "véndela"),
    ],
)
def test_conjugation(verb: str, command: str, third: str, present: str, with_it: str) -> None:
    assert [ES.second(verb), ES.third(verb), ES.present(verb)] == [command, third, present]
    assert ES.clause(Speaking(), verb, clitic="la") == with_it


def test_clauses() -> None:
    said = {subject: ES.clause(Speaking(subject, "p0"), "robar", "1 carta") for subject in
            (YOU, MUST, MAY, OPPONENT, PLAYERS, THEY, NAMED, NOBODY)}  # fmt: skip
    assert list(said.values()) == [
        "roba 1 carta", "debes robar 1 carta", "puedes robar 1 carta", "el adversario de p0 roba 1 carta",
        "cada jugador roba 1 carta", "ese jugador roba 1 carta", "p0 roba 1 carta", "robar 1 carta",
    ]  # fmt: skip
    assert ES.may(Speaking(PLAYERS), "robar", "1 carta") == "cada jugador puede robar 1 carta"
    assert ES.does(Speaking(), "declarar") == "declaras"
    assert [ES.does_yet(Speaking(), "declarar"), ES.does_yet(Speaking(NAMED, "p0"), "jugar")] == [
        "declares",
        "p0 juegue",
    ]


@pytest.mark.parametrize(
    ("verb", "form"),
    [("declarar", "declare"), ("jugar", "juegue"), ("destruir", "destruya"), ("colocar", "coloque"),
     ("alcanzar", "alcance"), ("elegir", "elija"), ("conseguir", "consiga"), ("obtener", "obtenga")],
)  # fmt: skip
def test_what_has_still_to_come_is_in_the_subjunctive(verb: str, form: str) -> None:
    assert ES.yet(verb) == form


def test_pronouns_lean_on_the_verb() -> None:
    it = Target("", pronoun="m")
    assert ES.deed(Speaking(), it, "ocultar") == "ocúltalo"
    assert ES.deed(Speaking(MAY), it, "ocultar") == "puedes ocultarlo"
    assert ES.deed(Speaking(OPPONENT), it, "ocultar") == "el adversario lo oculta"
    assert ES.deed(Speaking(), it, "dar", case=TO, before="1 ficha") == "dale 1 ficha"
    assert ES.deed(Speaking(), it, "tomar", case=OF, before="el control") == "toma el control de él"
    assert ES.too(Speaking(MAY), "descartar", clitic="la") == "descartarla"
    assert ES.too(Speaking(OPPONENT), "descartar", clitic="la") == "la descarta"


def test_deeds_hang_on_their_prepositions() -> None:
    target = Target("el Personaje", lead="en cada misión, ", tail=", si puedes")
    assert (
        ES.deed(Speaking(), target, "dar", case=TO, before="1 ficha")
        == "en cada misión, da 1 ficha al Personaje, si puedes"
    )
    assert ES.deed(Speaking(gap=True), Target(""), "ocultar") == "para ocultar"
    assert ES.deed(Speaking(gap=True), Target(""), "dar", case=TO, before="1 ficha") == "al que dar 1 ficha"
    assert ES.deed(Speaking(), Target("x", parts=("el uno", "el otro")), "quitar", case=FROM, before="1 ficha") == (
        "quita 1 ficha del uno y del otro"
    )
    assert ES.deed(Speaking(), Target("un Personaje"), "ocultar", case=OBJECT) == "oculta un Personaje"
    assert ES.deed(Speaking(MUST), Target("el Personaje"), "derrotar") == "debes derrotar al Personaje"


def test_what_belongs_to_whom() -> None:
    assert [ES.your(Speaking(), "mano", "f"), ES.your(Speaking(OPPONENT), "cartas", "f", True)] == [
        "tu mano",
        "sus cartas",
    ]
    assert ES.own(Speaking(NAMED, "p0"), "Dios") == "el Dios de p0"
    assert [ES.rivals(Speaking(), "mano", "f"), ES.rivals(Speaking(OPPONENT), "mano", "f")] == [
        "la mano del adversario", "tu mano",
    ]  # fmt: skip
    assert ES.to_rival(Speaking(OPPONENT), "dar", "1 carta") == "el adversario te da 1 carta"
    assert ES.every(Speaking(), "turno") == "cada turno tuyo"
    assert [ES.if_done(Speaking()), ES.if_done(Speaking(NAMED, "p0"))] == ["si lo haces", "si p0 lo hace"]


def test_referring_back() -> None:
    card = Referent(
        "la carta descartada", "la carta descartada", "la carta recién descartada", "la carta descartada", "f"
    )
    assert ES.it(Speaking(referent=card)).text == "la carta descartada"
    assert ES.its(Speaking(referent=card), "coste") == "el coste de la carta descartada"
    assert ES.it(Speaking()).pronoun == "m"
    assert ES.its(Speaking(), "coste") == "su coste"
    assert ES.then(["roba 1 carta", "si puedes, gana 1 punto", "pasa"]) == (
        "roba 1 carta. Luego, si puedes, gana 1 punto. Luego pasa"
    )

"""What is published of every card of the box, fact by fact and line by line, and nothing more."""

import pytest

import kleos
from kleos.engine.game import OURS, PARTLY, PUBLISHED, RECONSTRUCTED, Origin
from kleos.language.languages import LANGUAGES
from kleos.language.messages import say
from kleos.testing import clause
from kleos.testing.wording import WRITTEN_OUT

CARDS = kleos.rules("mythology-go").cards
# The name in French, as every published name of this game; then the facts; then the lines of the text:
# P published, p published in part, u published without the name of the card, - reconstructed.
PUBLISHED_OF: dict[str, tuple[str, set[str], str]] = {
    "elfe": ("Elfe", {"never_down"}, "-P"),
    "gobelin": ("Gobelin", set(), "P"),
    "troll": ("Troll", {"value"}, "Pp"),
    "centaure": ("", set(), "u"),
    "sphinx": ("Sphinx", set(), "P"),
    "dragon": ("Dragon", {"never_down"}, "-P"),
    "phenix": ("", set(), "u"),
    "griffon": ("", set(), "-"),
    "cerbere": ("Cerbère", set(), "P"),
    "minotaure": ("Minotaure", set(), "P"),
    "chimere": ("Chimère", {"never_down"}, "pP"),
    "chupacabra": ("Chupacabra", {"never_down"}, "-P"),
    "gorgone": ("Gorgone", set(), "p"),
    "loup-garou": ("Loup-garou", set(), "p"),
    "nain": ("Nain", set(), "P"),
    "golem": ("", set(), "-"),
    "harpie": ("Harpie", set(), "P"),
    "cyclope": ("Cyclope", {"never_down"}, "pP"),
    "sirene": ("", set(), "-"),
    "licorne": ("", set(), "-"),
    "djinn": ("Djinn", set(), "p"),
    "satyre": ("Satyre", set(), "p"),
    "leviathan": ("Léviathan", set(), "p"),
    "lutin": ("Lutin", set(), "p"),
    "anubis": ("Anubis", set(), "p"),
    "zeus": ("", set(), "-"),
    "odin": ("", set(), "-"),
    "ra": ("", set(), "-"),
    "poseidon": ("", set(), "-"),
    "gaia": ("", set(), "-"),
    "hephaistos": ("", set(), "-"),
    "hades": ("", set(), "-"),
    "hecate": ("", set(), "-"),
    "loki": ("", {"identification"}, "-u"),
    "athena": ("", set(), "--"),
    "thot": ("", set(), "--"),
    "animisme": ("", set(), "-"),
    "polytheisme": ("", set(), "-"),
    "esoterisme": ("", set(), "-"),
    "chamanisme": ("", set(), "-"),
    "divination": ("", set(), "-"),
    "totemisme": ("", set(), "-"),
    "fatalisme": ("", set(), "-"),
    "druidisme": ("", set(), "-"),
    "reincarnation": ("", set(), "-"),
    "dualisme": ("", set(), "-"),
}
UNNAMED = {lang: say("printed-unnamed", lang) for lang in LANGUAGES}
PARTS = {  # a word of the published part, in the languages written out
    "troll": ("+2", "+2", "+2"),
    "chimere": ("owner's turn", "tour de son propriétaire", "turno del suo proprietario"),
    "gorgone": ("copied only once", "copiée qu'une fois", "copiata una volta sola"),
    "loup-garou": ("changes value, effect, name and colour", "change de valeur", "cambia valore"),
    "cyclope": ("single free slot", "qu'un emplacement libre", "un solo spazio libero"),
    "djinn": ("no spell can be named", "aucun sort", "non si può nominare un incantesimo"),
    "satyre": ("your field is empty", "votre terrain est vide", "il tuo campo è vuoto"),
    "leviathan": ("weakest card", "la plus faible", "più debole"),
    "lutin": ("further draws", "d'autres pioches", "pescando ancora"),
    "anubis": ("doubles points", "double des points", "raddoppia dei punti"),
}


def sign(origin: Origin) -> str:
    """As in the table above."""
    if origin.status == PUBLISHED:
        return "u" if origin.words in UNNAMED.values() else "P"
    return {PARTLY: "p", RECONSTRUCTED: "-"}[origin.status]


def test_every_card_is_looked_at() -> None:
    assert PUBLISHED_OF.keys() == CARDS.keys()
    assert PARTS.keys() == {card for card, (_, _, lines) in PUBLISHED_OF.items() if "p" in lines}


@pytest.mark.parametrize("card", PUBLISHED_OF)
def test_exactly_these_facts_are_published(card: str) -> None:
    _, facts, _ = PUBLISHED_OF[card]
    face = CARDS[card]
    for lang in LANGUAGES:
        origins = face.origins(lang)
        assert set(origins) == {"name", *face.facts()}, "of every fact it is told"
        del origins["name"]
        assert {key for key, origin in origins.items() if origin.status == PUBLISHED} == facts
        assert {key for key, origin in origins.items() if origin.status == PARTLY} == (
            {"slots"} if card == "cyclope" else set()
        )


@pytest.mark.parametrize("card", PUBLISHED_OF)
def test_names_are_published_in_french_alone(card: str) -> None:
    french, _, _ = PUBLISHED_OF[card]
    face = CARDS[card]
    if french:
        assert face.name("fr") == french
        assert face.origins("fr")["name"] == Origin(PUBLISHED)
        assert face.origins("en")["name"] == Origin(OURS, f"{french} in French")
        assert face.origins("it")["name"] == Origin(OURS, f"{french} in francese")
        for lang in set(LANGUAGES) - {"fr"}:
            assert face.origins(lang)["name"] == Origin(OURS, say("name-in-fr", lang, name=french))
    else:
        assert {face.origins(lang)["name"] for lang in LANGUAGES} == {Origin(RECONSTRUCTED)}


@pytest.mark.parametrize("card", PUBLISHED_OF)
def test_exactly_these_lines_are_published(card: str) -> None:
    _, _, lines = PUBLISHED_OF[card]
    english = CARDS[card].text_origins("en")
    for lang in LANGUAGES:
        origins = CARDS[card].text_origins(lang)
        assert len(origins) == len(CARDS[card].text(lang))
        assert "".join(sign(origin) for origin in origins) == lines
        for origin, known in zip(origins, english, strict=True):
            if origin.status == PARTLY:
                assert (origin.words == known.words) == (lang == "en")
                if lang in WRITTEN_OUT:
                    assert PARTS[card][WRITTEN_OUT.index(lang)] in origin.words
            elif origin.status == PUBLISHED:
                assert origin.words in ("", UNNAMED[lang])
            else:
                assert origin.words == ""


def test_what_is_shown_without_a_name_says_so_of_fact_and_line() -> None:
    assert [UNNAMED[lang] for lang in WRITTEN_OUT] == [
        "in the rulebook, without the card's name",
        "dans le livret, sans le nom de la carte",
        "nel regolamento, senza il nome della carta",
    ]
    for lang, words in UNNAMED.items():
        loki = CARDS["loki"]
        assert loki.origins(lang)["identification"] == loki.text_origins(lang)[1] == Origin(PUBLISHED, words)
        assert CARDS["phenix"].text_origins(lang) == CARDS["centaure"].text_origins(lang) == [Origin(PUBLISHED, words)]


@clause("MG-5.1.5")
def test_five_creatures_are_never_face_down_and_say_so_among_their_facts() -> None:
    never = {card for card, face in CARDS.items() if face.facts().get("never_down")}
    assert never == {"elfe", "dragon", "chimere", "chupacabra", "cyclope"}
    assert {card for card, face in CARDS.items() if face.keys().get("hidden") is False} == never

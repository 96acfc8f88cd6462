"""What is published of every card of the box, fact by fact and line by line, and nothing more (KG-1.15)."""

from importlib.resources import files

import pytest

import kleos
from kleos.engine.game import OURS, PARTLY, PUBLISHED, RECONSTRUCTED, Face, Origin
from kleos.games.kanzume_goddess.game import KanzumeGoddess
from kleos.games.kanzume_goddess.pool import read_pool
from kleos.language.languages import LANGUAGES
from kleos.testing import clause

CARDS = kleos.rules("kanzume-goddess").cards
GODS = {"kind", "number", "mythology", "copies"}
SHOWN = {"kind", "colour", "follow", "copies"}  # of the two Warriors whom the rulebook shows
FACTS = {
    "zeus": GODS,
    "poseidon": GODS,
    "hades": GODS,
    "athena": GODS,
    "apollo": GODS,
    "aphrodite": GODS,
    "odin": GODS,
    "thor": GODS,
    "freyja": GODS,
    "loki": GODS,
    "hel": GODS,
    "heimdall": GODS,
    "aries": SHOWN,
    "taurus": {"kind", "copies"},
    "orion": {"kind", "copies"},
    "scorpio": {"kind", "copies"},
    "sagittarius": {"kind", "copies"},
    "leo": {"kind", "copies"},
    "capricorn": {"kind", "copies"},
    "virgo": {"kind", "copies"},
    "hydra": {"kind", "copies"},
    "lyra": {"kind", "copies"},
    "libra": SHOWN,
    "gemini": {"kind", "copies"},
    "ophiuchus": {"kind", "copies"},
    "aquarius": {"kind", "copies"},
    "cancer": {"kind", "copies"},
    "pegasus": {"kind", "copies"},
    "pisces": {"kind", "copies"},
    "phoenix": {"kind", "copies"},
    "priest": {"kind", "colour", "follow", "copies", "start"},
    "bishop": {"kind", "colour", "follow", "copies", "start"},
    "sacred-guardian": {"kind", "colour", "follow", "copies", "start"},
}
NAMES = {  # the languages in which the name is published
    "aries": {"fr", "en"},
    "libra": {"fr", "en"},
    "priest": {"fr", "en"},
    "bishop": {"fr"},
    "sacred-guardian": {"fr"},
}
LINES = {  # what is published of an ability; of no other anything is
    "aries": {
        "en": "that it is an Action with an Attack, but not its value",
        "fr": "que c'est une Action avec une Attaque, mais pas sa valeur",
        "it": "che è un'Azione con un Attacco, ma non il suo valore",
    },
    "libra": {
        "en": "that it is an Action, but not what it does",
        "fr": "que c'est une Action, mais pas ce qu'elle fait",
        "it": "che è un'Azione, ma non che cosa fa",
    },
}


def published(face: Face, lang: str) -> set[str]:
    return {key for key, origin in face.origins(lang).items() if origin.status == PUBLISHED}


@clause("KG-1.15")
def test_every_card_is_looked_at() -> None:
    assert FACTS.keys() == CARDS.keys()


@clause("KG-1.14", "KG-1.15")
@pytest.mark.parametrize("card", FACTS)
def test_exactly_these_facts_are_published(card: str) -> None:
    face = CARDS[card]
    for lang in LANGUAGES:
        names = {"name"} if lang in NAMES.get(card, ()) else set()
        assert published(face, lang) == FACTS[card] | names
        rest = {key: origin for key, origin in face.origins(lang).items() if origin.status != PUBLISHED}
        assert {origin.status for key, origin in rest.items() if key != "name"} <= {RECONSTRUCTED}
        assert set(face.origins(lang)) == {"name", *face.facts()}, "of every fact it is told"


@clause("KG-1.15")
@pytest.mark.parametrize("card", FACTS)
def test_exactly_these_parts_of_abilities_are_published(card: str) -> None:
    face = CARDS[card]
    for lang in LANGUAGES:
        if card in LINES:
            (part,) = face.text_origins(lang)
            assert part.status == PARTLY
            if lang in LINES[card]:
                assert part.words == LINES[card][lang]
            else:
                assert part.words not in ("", *LINES[card].values())
        else:
            assert face.text_origins(lang) == [Origin(RECONSTRUCTED)] * len(face.text(lang))


@clause("KG-1.15")
def test_a_name_that_is_published_in_another_language_is_called_a_translation() -> None:
    assert CARDS["aries"].origins("it")["name"] == Origin(OURS, "Aries in inglese, Bélier in francese")
    assert CARDS["bishop"].origins("en")["name"] == Origin(OURS, "Évêque in French")
    assert CARDS["leo"].origins("fr")["name"] == Origin(RECONSTRUCTED)


@clause("KG-1.15")
def test_which_god_bears_which_number_is_not_published() -> None:
    for lang, words in (
        ("en", "in the rulebook, without the card's name"),
        ("fr", "dans le livret, sans le nom de la carte"),
        ("it", "nel regolamento, senza il nome della carta"),
    ):
        for god in (face for face in CARDS.values() if face.keys()["kind"] == "god"):
            origins = god.origins(lang)
            assert origins["name"] == Origin(RECONSTRUCTED)
            assert origins["number"] == origins["mythology"] == Origin(PUBLISHED, words)
            assert origins["copies"] == Origin(PUBLISHED)


@clause("KG-1.15", "KG-2.2")
def test_what_disciples_lack_and_how_they_begin_are_facts() -> None:
    told = {card: CARDS[card].facts() for card in ("priest", "bishop", "sacred-guardian")}
    assert [facts["start"] for facts in told.values()] == [8, 0, 2]
    assert all((facts["colour"], facts["follow"]) == ("colourless", []) for facts in told.values())
    assert (CARDS["priest"].facts("fr")["colour"], CARDS["priest"].facts("it")["colour"]) == ("incolore", "incolore")


@clause("KG-1.15")
def test_an_ability_that_somebody_has_seen_is_published_as_a_whole() -> None:
    own = files("kleos.games.kanzume_goddess").joinpath("cards.toml").read_text("utf-8")
    lines = [line for line in own.splitlines() if not line.startswith('partly."ability.1"')]
    text = "\n".join(lines).replace('"colour", "follow", "copies"]', '"colour", "follow", "copies", "ability.1"]')
    aries = KanzumeGoddess(read_pool("box.toml", text)).faces()["aries"]
    assert aries.text_origins("en") == [Origin(PUBLISHED)]

"""How the kinds and the fields of cards are called, whatever the game."""

from typing import Any, Final

from kleos.engine.game import Face
from kleos.engine.messages import say, says

KINDS: Final = {
    "character": "kind-character",
    "mission": "kind-mission",
    "armour": "kind-armour",
    "god": "kind-god",
    "warrior": "kind-warrior",
    "disciple": "kind-disciple",
    "creature": "kind-creature",
    "spell": "kind-spell",
    "divinity": "kind-divinity",
    "belief": "kind-belief",
}
FACTS: Final = {
    "kind": "fact-kind",
    "number": "fact-number",
    "class": "fact-class",
    "rank": "fact-rank",
    "border": "fact-border",
    "cost": "fact-cost",
    "value": "fact-value",
    "force": "fact-force",
    "cosmos": "fact-cosmos",
    "heal": "fact-heal",
    "power": "fact-power",
    "points": "fact-points",
    "flame": "fact-flame",
    "copies": "fact-copies",
    "group": "fact-group",
    "keywords": "fact-keywords",
    "rarity": "fact-rarity",
    "hero": "fact-hero",
    "force_cost": "fact-force-cost",
    "cosmos_cost": "fact-cosmos-cost",
    "mythology": "fact-mythology",
    "colour": "fact-colour",
    "follow": "fact-follow",
    "slots": "fact-slots",
    "identification": "fact-identification",
    "never_down": "fact-never-down",
    "start": "fact-start",
}
BORDERS: Final = {
    "green": "border-green",
    "bronze": "border-bronze",
    "silver": "border-silver",
    "gold": "border-gold",
    "blue": "border-blue",
}

says("kind-character", en="character", fr="personnage", it="personaggio")
says("kind-mission", en="mission", fr="mission", it="missione")
says("kind-armour", en="armour", fr="armure", it="armatura")
says("kind-god", en="God", fr="Dieu", it="Dio")
says("kind-warrior", en="Warrior", fr="Guerrier", it="Guerriero")
says("kind-disciple", en="Disciple", fr="Disciple", it="Discepolo")
says("kind-creature", en="creature", fr="créature", it="creatura")
says("kind-spell", en="spell", fr="sort", it="incantesimo")
says("kind-divinity", en="divinity", fr="divinité", it="divinità")
says("kind-belief", en="belief", fr="croyance", it="credenza")
says("fact-kind", en="kind", fr="catégorie", it="categoria")
says("fact-number", en="number", fr="numéro", it="numero")
says("fact-class", en="class", fr="classe", it="classe")
says("fact-rank", en="rank", fr="rang", it="rango")
says("fact-border", en="border", fr="bord", it="bordo")
says("border-green", en="green", fr="vert", it="verde")
says("border-bronze", en="bronze", fr="bronze", it="bronzo")
says("border-silver", en="silver", fr="argent", it="argento")
says("border-gold", en="gold", fr="or", it="oro")
says("border-blue", en="blue", fr="bleu", it="blu")
says("fact-value", en="value", fr="valeur", it="valore")
says("fact-force", en="Force", fr="Force", it="Forza")
says("fact-cosmos", en="Cosmos", fr="Cosmos", it="Cosmo")
says("fact-heal", en="Heal", fr="Soin", it="Cura")
says("fact-flame", en="flame", fr="flamme", it="fiamma")
says("fact-copies", en="copies", fr="exemplaires", it="copie")
says("fact-cost", en="cost", fr="coût", it="costo")
says("fact-power", en="power", fr="puissance", it="potere")
says("fact-points", en="points", fr="points", it="punti")
says("fact-group", en="group", fr="groupe", it="gruppo")
says("fact-keywords", en="keywords", fr="types", it="parole chiave")
says("fact-hero", en="hero", fr="héros", it="eroe")
says("fact-force-cost", en="Force cost", fr="coût en Force", it="costo in Forza")
says("fact-cosmos-cost", en="Cosmos cost", fr="coût en Cosmos", it="costo in Cosmo")
says("fact-mythology", en="mythology", fr="mythologie", it="mitologia")
says("fact-colour", en="colour", fr="couleur", it="colore")
says("fact-follow", en="follow-up", fr="suivi", it="successivo")
says("follow-none", en="none", fr="aucun", it="nessuno")
says("fact-slots", en="slots", fr="emplacements", it="spazi")
says("fact-identification", en="Identification", fr="Identification", it="Identificazione")
says("fact-never-down", en="never face-down", fr="jamais face cachée", it="mai coperta")
says("fact-start", en="starting deck", fr="deck de départ", it="mazzo iniziale")
says("fact-rarity", en="rarity", fr="rareté", it="rarità")

YES: Final = "✓"
WITHOUT: Final = ("heal", "identification")  # facts that a card does not have where they are 0


def kind_name(kind: str, lang: str) -> str:
    return say(KINDS[kind], lang)


def fact_name(key: str, lang: str) -> str:
    """How a field of a card is called."""
    return say(FACTS[key], lang)


def fact_text(key: str, value: Any, lang: str) -> str:
    """A field of a card in words; "" for what it does not have."""
    if key == "kind":
        return kind_name(value, lang)
    if key == "border":
        return say(BORDERS[value], lang)
    if isinstance(value, dict):
        return ", ".join(f"{fact_name(name, lang)} {number}" for name, number in value.items())
    if key == "follow" and not value:
        return say("follow-none", lang)
    if isinstance(value, list):
        return ", ".join(str(one) for one in value)
    if isinstance(value, bool):
        return YES if value else ""
    return "" if value == 0 and key in WITHOUT else str(value)


def full_name(face: Face, lang: str) -> str:
    """Name and title; some cards have no title, or their name is one."""
    name, title = face.name(lang), face.title(lang)
    return name if title in (name, "") else f"{name}, {title}"

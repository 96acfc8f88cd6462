"""The rules file by its sections, whose titles are told in every language, and its glossary."""

import re
from dataclasses import dataclass, field
from typing import Final

from kleos.engine.messages import typeset
from kleos.games.clauses import Clause, read_clauses

HEADING: Final = re.compile(r"(#{2,3}) (?:([0-9.]+) )?(.+)")
NUMBERED: Final = re.compile(r"([0-9.]+ )?(.+)")
TITLES: Final[dict[str, tuple[str, str]]] = {  # the English title, in French and Italian
    # all games
    "Components and card anatomy": ("Matériel et anatomie des cartes", "Componenti e anatomia delle carte"),
    "Setup": ("Mise en place", "Preparazione"),
    "Actions": ("Actions", "Azioni"),
    "Effects": ("Effets", "Effetti"),
    "Zones and movements": ("Zones et déplacements", "Zone e spostamenti"),
    "Hidden information": ("Informations cachées", "Informazioni nascoste"),
    "Glossary": ("Glossaire", "Glossario"),
    "Per-card rulings": ("Précisions carte par carte", "Chiarimenti carta per carta"),
    "Worked examples": ("Exemples détaillés", "Esempi svolti"),
    "Decisions": ("Décisions", "Decisioni"),
    "Position document": ("Document de position", "Documento di posizione"),
    "Invariants": ("Invariants", "Invarianti"),
    # Naruto Mythos
    "Deck construction / card pool": ("Construction du deck et cartes", "Costruzione del mazzo e carte"),
    "Round structure": ("Déroulement d'un tour", "Struttura del giro"),
    "Start Phase": ("Phase de Début", "Fase Iniziale"),
    "Action Phase": ("Phase d'Action", "Fase Azione"),
    "Mission Phase": ("Phase de Mission", "Fase di Valutazione delle Missioni"),
    "End Phase": ("Phase de Fin", "Fase Finale"),
    "Common rules": ("Règles communes", "Regole comuni"),
    "Price: one function for every way of playing": (
        "Le prix : un seul calcul pour toutes les façons de jouer",
        "Il prezzo: un solo calcolo per ogni modo di giocare",
    ),
    "Play (face up from hand)": ("Jouer (face visible, depuis la main)", "Giocare (a faccia in su, dalla mano)"),
    "Hide (face down from hand)": ("Cacher (face cachée, depuis la main)", "Nascondere (a faccia in giù, dalla mano)"),
    "Upgrade (from hand on an own character)": (
        "Faire évoluer (depuis la main, sur un de ses Personnages)",
        "Potenziare (dalla mano, su un proprio Personaggio)",
    ),
    "Reveal (own hidden character)": (
        "Révéler (un de ses Personnages cachés)",
        "Rivelare (un proprio Personaggio nascosto)",
    ),
    "Reveal-upgrade (own hidden character onto an own face-up one)": (
        "Révéler en évolution (un de ses Personnages cachés sur un autre, face visible)",
        "Rivelare come potenziamento (un proprio Personaggio nascosto su uno a faccia in su)",
    ),
    "Pass": ("Passer", "Passare"),
    "Plays through effects": ("Jouer par un effet", "Giocare tramite un effetto"),
    "Kinds": ("Sortes d'effets", "Tipi di effetti"),
    "Order": ("Ordre", "Ordine"),
    "Optional and mandatory": ("Facultatif et obligatoire", "Facoltativo e obbligatorio"),
    "Scope words and targets": ("Portée et cibles", "Portata e bersagli"),
    "Power": ("Puissance", "Potere"),
    "Snapshot and batches": (
        "Situation de départ et effets simultanés",
        "Situazione di partenza ed effetti simultanei",
    ),
    "UPGRADE lines that change other lines": (
        "Effets UPGRADE qui modifient d'autres effets",
        "Effetti POTENZIAMENTO che modificano altri effetti",
    ),
    "Copying": ("Copier", "Copiare"),
    'Enemy effects, immunity and "affected"': (
        "Effets ennemis, immunité et « affecté »",
        "Effetti nemici, immunità e «influenzato»",
    ),
    "Replacement": ("Remplacement", "Sostituzione"),
    "Control": ("Contrôle", "Controllo"),
    "Scoring, end, winner": ("Score, fin et vainqueur", "Punteggio, fine e vincitore"),
    # Saint Seiya
    "Card pool": ("Les cartes", "Le carte"),
    "Turn structure": ("Déroulement d'un tour", "Struttura del turno"),
    "General": ("Généralités", "Generalità"),
    "Play a Character": ("Jouer un Personnage", "Giocare un Personaggio"),
    "Equip an armour": ("Équiper une Armure", "Equipaggiare un'Armatura"),
    "Acquire a terrain card by paying": (
        "Acquérir une carte du terrain en la payant",
        "Acquisire una carta del terreno pagandola",
    ),
    "Values, bonuses, costs": ("Valeurs, bonus et coûts", "Valori, bonus e costi"),
    "Free acquisitions": ("Acquisitions gratuites", "Acquisizioni gratuite"),
    "Activate a card": ("Activer une carte", "Attivare una carta"),
    "Heal": ("Soigner", "Curare"),
    "Scoring, end of the game, winner": (
        "Score, fin de la partie et vainqueur",
        "Punteggio, fine della partita e vincitore",
    ),
    "Hero cards": ("Cartes Héros", "Carte Eroe"),
    "Blue rank": ("Rang très rare", "Rango molto raro"),
    "Gold armours": ("Armures d'Or", "Armature d'Oro"),
    "Gold Knights": ("Chevaliers d'Or", "Cavalieri d'Oro"),
    "Silver rank": ("Rang peu commun", "Rango non comune"),
    "Bronze rank": ("Rang commun", "Rango comune"),
    "Green rank": ("Rang très commun", "Rango molto comune"),
    # Kanzume Goddess
    "Modes and seats": ("Modes de jeu et places", "Modalità e posti"),
    "Random steps": ("Tirages au sort", "Passi casuali"),
    "Gods, individual match": ("Dieux, match individuel", "Dei, partita individuale"),
    "Gods, team match": ("Dieux, match par équipe", "Dei, partita a squadre"),
    "Energy, decks, public area": ("Énergie, decks, zone publique", "Energia, mazzi, area pubblica"),
    "Start": ("Début", "Inizio"),
    "Turn structure, phase by phase": ("Déroulement d'un tour, phase par phase", "Struttura del turno, fase per fase"),
    "Start phase": ("Phase de démarrage", "Fase iniziale"),
    "Play phase": ("Phase de jeu", "Fase di gioco"),
    "Recruit phase": ("Phase de recrutement", "Fase di reclutamento"),
    "Discard phase": ("Phase de défausse", "Fase di scarto"),
    "End phase": ("Phase de fin", "Fase finale"),
    "Actions in full detail": ("Les actions en détail", "Le azioni in dettaglio"),
    "Playing a Disciple": ("Jouer un Disciple", "Giocare un Discepolo"),
    "Playing a Warrior": ("Jouer un Guerrier", "Giocare un Guerriero"),
    "God abilities": ("Capacités des Dieux", "Abilità degli Dei"),
    "Attacking": ("Attaquer", "Attaccare"),
    "Defend and Protect": ("Défense et Protection", "Difesa e Protezione"),
    "Recruiting": ("Recruter", "Reclutare"),
    "Further clauses": ("Autres règles", "Altre regole"),
    "Windows and order": ("Fenêtres de réaction et ordre", "Finestre di reazione e ordine"),
    "Cancelling": ("Annuler", "Annullare"),
    "Adjudication": ("Jugement", "Giudizio"),
    "Operations used by the card file (`op`)": (
        "Opérations employées par le fichier de cartes (`op`)",
        "Operazioni usate dal file delle carte (`op`)",
    ),
    "Scoring, end of game, winner, ties": (
        "Score, fin de la partie, vainqueur et égalités",
        "Punteggio, fine della partita, vincitore e pareggi",
    ),
    "Checks": ("Vérifications", "Controlli"),
    "Individual match": ("Match individuel", "Partita individuale"),
    "Team match": ("Match par équipe", "Partita a squadre"),
    "Limit": ("Limite", "Limite"),
    "Giving up and outcome": ("Abandon et résultat", "Resa ed esito"),
    "Printed in the rulebook (figures of the reconstruction where the book shows a picture)": (
        "Imprimés dans le livret (chiffres de la reconstitution là où le livret montre une image)",
        "Stampati nel regolamento (valori della ricostruzione dove il regolamento mostra un'immagine)",
    ),
    "Attack and reactions": ("Attaque et réactions", "Attacco e reazioni"),
    "Decks, Adjudication, recruiting": ("Decks, Jugement, recrutement", "Mazzi, Giudizio, reclutamento"),
    "Energy, end of game, team match": (
        "Énergie, fin de la partie, match par équipe",
        "Energia, fine della partita, partita a squadre",
    ),
    # Mythology GO
    "Turn or round structure": ("Déroulement d'une manche et d'un tour", "Struttura del giro e del turno"),
    "Sequence of turns": ("Ordre des tours", "Ordine dei turni"),
    "Draw": ("Piocher", "Pescare"),
    "Main phase": ("Phase principale", "Fase principale"),
    "Return": ("Remettre la main", "Rimettere la mano"),
    "End check, countdown, end of the round": (
        "Vérification de fin, derniers tours, fin de la manche",
        "Controllo di fine, ultimi turni, fine del giro",
    ),
    "Next round": ("Manche suivante", "Giro successivo"),
    "Playing a creature": ("Jouer une créature", "Giocare una creatura"),
    "Playing a spell": ("Jouer un sort", "Giocare un incantesimo"),
    "Fusing": ("Fusionner", "Fondere"),
    "Activating a Chimera": ("Activer une Chimère", "Attivare una Chimera"),
    "Reorganising": ("Réorganiser son terrain", "Riordinare il campo"),
    "Illegal actions": ("Actions interdites", "Azioni non consentite"),
    "Kinds and timing": ("Sortes d'effets et moments", "Tipi di effetti e momenti"),
    "Targets": ("Cibles", "Bersagli"),
    "Destruction and what replaces it": (
        "La destruction et ce qui la remplace",
        "La distruzione e ciò che la sostituisce",
    ),
    "Changing values": ("Modifier les valeurs", "Modificare i valori"),
    "Beliefs": ("Croyances", "Credenze"),
    "Order of the counting": ("Ordre du décompte", "Ordine del conteggio"),
    "Reveal": ("Révélation", "Rivelazione"),
    "Gorgons": ("Gorgones", "Gorgoni"),
    "Werewolves and Totemism": ("Loups-garous et Totémisme", "Lupi mannari e Totemismo"),
    "Values, keywords, counts and other card bonuses": (
        "Valeurs, mots-clés, nombres d'exemplaires et autres bonus des cartes",
        "Valori, parole chiave, numeri di copie e altri bonus delle carte",
    ),
    "Colours": ("Couleurs", "Colori"),
    "Accusations": ("Accusations", "Accuse"),
    "Divinities and identification points": (
        "Divinités et points d'identification",
        "Divinità e punti di identificazione",
    ),
    "Strong and Weak": ("Fort et Faible", "Forte e Debole"),
    "Round result and match result": ("Résultat de la manche et du match", "Risultato del giro e della partita"),
    "Creatures": ("Créatures", "Creature"),
    "Spells": ("Sorts", "Incantesimi"),
    "Divinities and beliefs": ("Divinités et croyances", "Divinità e credenze"),
}


@dataclass
class Section:
    """A heading of a rules file with the clauses below it; level 2 is a part of the last section of level 1."""

    id: str
    level: int
    title: str
    clauses: list[Clause] = field(default_factory=list)


def read_sections(text: str) -> list[Section]:
    """The sections in order; their ids are their numbers, or for parts without one that of the section and a count."""
    clauses = read_clauses(text)
    out: list[Section] = []
    chapter, parts = "", 0
    for line in text.splitlines():
        heading = HEADING.fullmatch(line)
        if heading is not None:
            level = len(heading[1]) - 1
            if level == 1:
                chapter, parts = heading[2], 0
            else:
                parts += 1
            out.append(Section(heading[2] if level == 1 else f"{chapter}-{parts}", level, heading[3]))
        elif line.startswith("- **"):
            clause = clauses.get(line[4:].partition("*")[0])
            if clause is not None:
                out[-1].clauses.append(clause)
    return out


def section_title(title: str, lang: str) -> str:
    """The title of a section, given in English."""
    if lang == "en":
        return title
    return typeset(TITLES[title][0]) if lang == "fr" else TITLES[title][1]


def section_heading(heading: str, lang: str) -> str:
    """The heading above a clause, given in English, with its number if it has one."""
    parts = NUMBERED.fullmatch(heading)
    assert parts is not None  # a heading is not empty
    return (parts[1] or "") + section_title(parts[2], lang)


def read_terms(text: str) -> list[tuple[str, str, str]]:
    """The words of the game in English, French and Italian, from the table of the section Glossary."""
    _, _, rest = text.partition("Glossary\n")
    rows = []
    for line in rest.splitlines():
        if line.startswith("#"):
            break
        if line.startswith("|"):
            rows.append([cell.strip() for cell in line.strip("|").split("|")])
    heads = [head.partition(" ")[0] for head in rows[0]]
    columns = [heads.index(language) for language in ("English", "French", "Italian")]
    return [(row[columns[0]], typeset(row[columns[1]]), row[columns[2]]) for row in rows[2:]]

"""The settings of a server, each described once: what it may be, what it is in every profile, and what it is for.

The options of `kleos serve`, the environment, the settings file and the table in docs/hosting.md are all made of this.
"""

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, fields
from typing import Any, Final

from kleos.bots import is_bot
from kleos.engine.messages import Sayable, Words, says, typeset

PROFILES: Final = ("friends", "club", "public")  # the first where none is named
PORT: Final = 8765  # where none is named, or the next one that is free
LAST_PORT: Final = 65535
RATE: Final = re.compile(r"(?P<count>[0-9]{1,9})/(?P<times>[0-9]{1,4})? ?(?P<unit>second|minute|hour|day)s?")
UNITS: Final = {"second": 1, "minute": 60, "hour": 3600, "day": 86400}  # in seconds

says("expects-text", en="a text", fr="un texte", it="un testo")
says("expects-list", en="a list of texts", fr="une liste de textes", it="un elenco di testi")
says(
    "expects-whole",
    en="a whole number from {least} to {most}",
    fr="un nombre entier de {least} à {most}",
    it="un numero intero da {least} a {most}",
)
says(
    "expects-seconds",
    en="a number of seconds, 0 or more",
    fr="un nombre de secondes, 0 ou plus",
    it="un numero di secondi, 0 o più",
)
says(
    "expects-days",
    en="a number of days, 0 for ever",
    fr="un nombre de jours, 0 pour toujours",
    it="un numero di giorni, 0 per sempre",
)
says(
    "expects-rate",
    en="so many in a time, as in 60/minute or 20/minute, 60/hour",
    fr="tant par période, comme 60/minute ou 20/minute, 60/hour",
    it="un numero per periodo, come 60/minute o 20/minute, 60/hour",
)
says(
    "expects-bot",
    en="the name of a bot, as in search:adept",
    fr="le nom d'un bot, comme search:adept",
    it="il nome di un bot, come search:adept",
)
says("expects-one-of", en="one of {known}", fr="une valeur parmi {known}", it="un valore fra {known}")


# Kinds of values ----------------------------------------------------------------------------------------------------------
@dataclass(frozen=True)
class Kind:
    """What a setting may be: how it is read, raising ValueError, and what to say was expected."""

    read: Callable[[Any], Any]
    expected: Sayable
    meta: str  # in the help: the message that stands for a value


def text(value: Any) -> str:
    if not isinstance(value, str) or not value or not value.isprintable():
        raise ValueError
    return value


def texts(value: Any) -> tuple[str, ...]:
    """Several texts; in one text they are separated by commas."""
    given = [part.strip() for part in value.split(",")] if isinstance(value, str) else value
    if not isinstance(given, (list, tuple)):
        raise ValueError
    return tuple(text(one) for one in given if one != "")


def number(value: Any) -> float:
    """A number of 0 or more."""
    if isinstance(value, bool) or not isinstance(value, (int, float, str)):
        raise ValueError
    found = float(value)
    if not 0 <= found < float("inf"):
        raise ValueError
    return found


def whole(least: int, most: int) -> Kind:
    def read(value: Any) -> int:
        found = int(value) if isinstance(value, str) else value
        if isinstance(found, bool) or not isinstance(found, int) or not least <= found <= most:
            raise ValueError
        return found

    return Kind(read, Words("expects-whole", least=least, most=most), "meta-number")


def one_of(*known: str) -> Kind:
    def read(value: Any) -> str:
        if value not in known:
            raise ValueError
        return str(value)

    return Kind(read, Words("expects-one-of", known=", ".join(known)), "meta-text")


def rate(value: Any) -> str:
    """One rate or several that all hold, separated by commas."""
    windows(text(value))
    return str(value)


def windows(rates: str) -> list[tuple[int, int]]:
    """So many in so many seconds, for each of the rates in a text; raises ValueError where there is none."""
    out = []
    for part in rates.split(","):
        found = RATE.fullmatch(part.strip())
        if found is None:
            raise ValueError(part)
        out.append((int(found["count"]), int(found["times"] or 1) * UNITS[found["unit"]]))
    return out


def bot(value: Any) -> str:
    if not is_bot(text(value)):
        raise ValueError
    return str(value)


ADDRESS: Final = Kind(text, Words("expects-text"), "meta-host")
NAMES: Final = Kind(texts, Words("expects-list"), "meta-name")
ADDRESSES: Final = Kind(texts, Words("expects-list"), "meta-host")
TEXT: Final = Kind(text, Words("expects-text"), "meta-text")
FORMAT: Final = one_of("text", "json")
LEVEL: Final = one_of("debug", "info", "warning", "error")
MASKING: Final = one_of("full", "masked", "none")
READABLE: Final = one_of("none", "pages")
URL: Final = Kind(text, Words("expects-text"), "meta-url")
DAYS: Final = Kind(number, Words("expects-days"), "meta-days")
SECONDS: Final = Kind(number, Words("expects-seconds"), "meta-seconds")
OFTEN: Final = Kind(rate, Words("expects-rate"), "meta-rate")
BOT: Final = Kind(bot, Words("expects-bot"), "meta-text")
COUNT: Final = whole(1, 1_000_000)


# Describing ---------------------------------------------------------------------------------------------------------------
@dataclass(frozen=True)
class Told:
    """A line about a setting, in every language."""

    en: str
    fr: str
    it: str

    def text(self, lang: str = "en") -> str:
        return typeset(self.fr) if lang == "fr" else self.it if lang == "it" else self.en


@dataclass(frozen=True)
class About:
    """What is said of a setting where it is described."""

    kind: Kind
    told: Told
    by_profile: dict[str, Any]
    option: str  # on the command line, where that is not its own name: of lists the singular


def setting(
    kind: Kind, friends: Any, *, en: str, fr: str, it: str, club: Any = None, public: Any = None, option: str = ""
) -> Any:
    """A field of a class of settings; where nothing is said of a profile it is as among friends."""
    by_profile = {
        "friends": friends,
        "club": friends if club is None else club,
        "public": friends if public is None else public,
    }
    return field(default=friends, metadata={"about": About(kind, Told(en, fr, it), by_profile, option)})


@dataclass(frozen=True)
class Setting:
    """A setting: where it stands, and what is said of it."""

    section: str  # of the file; "" for those before the first
    attribute: str
    about: About

    @property
    def key(self) -> str:
        """Its name in the file, with its section."""
        name = self.attribute.replace("_", "-")
        return f"{self.section}.{name}" if self.section else name

    @property
    def option(self) -> str:
        return f"--{self.about.option or self.key.replace('.', '-')}"

    @property
    def variable(self) -> str:
        return "KLEOS_SERVE_" + self.key.replace(".", "_").replace("-", "_").upper()


def settings_of(described: type, section: str = "") -> Iterator[Setting]:
    """The settings that a class describes, those of its sections after its own."""
    for one in fields(described):
        if "about" in one.metadata:
            yield Setting(section, one.name, one.metadata["about"])
    for one in fields(described):
        if "section" in one.metadata:
            yield from settings_of(one.metadata["section"], one.name)


# The settings -------------------------------------------------------------------------------------------------------------
@dataclass(frozen=True)
class Rates:
    """So many in such a time; for one person, one address, or one name."""

    requests: str = setting(
        OFTEN,
        "1200/minute",
        club="3000/minute",
        en="requests from an address; files of the client are not counted",
        fr="requêtes d'une adresse ; les fichiers du client ne comptent pas",
        it="richieste da un indirizzo; i file del client non contano",
    )
    arrivals: str = setting(
        OFTEN,
        "600/minute",
        club="1500/minute",
        en="connections to tables from an address",
        fr="connexions à des tables depuis une adresse",
        it="connessioni ai tavoli da un indirizzo",
    )
    logins: str = setting(
        OFTEN,
        "10/5 minutes",
        en="attempts at the password of one name from one address",
        fr="essais du mot de passe d'un même nom depuis une même adresse",
        it="tentativi con la password di uno stesso nome da uno stesso indirizzo",
    )
    attempts: str = setting(
        OFTEN,
        "60/5 minutes",
        club="150/5 minutes",
        en="attempts at passwords and new accounts from an address",
        fr="essais de mots de passe et nouveaux comptes depuis une adresse",
        it="tentativi con le password e nuovi account da un indirizzo",
    )
    tables: str = setting(
        OFTEN,
        "20/minute, 60/hour",
        en="tables that a person opens",
        fr="tables qu'une personne ouvre",
        it="tavoli che una persona apre",
    )
    tables_of_address: str = setting(
        OFTEN,
        "60/minute, 300/hour",
        club="90/minute, 900/hour",
        en="tables that all people of an address open",
        fr="tables qu'ouvrent ensemble les personnes d'une adresse",
        it="tavoli che le persone di un indirizzo aprono in tutto",
    )
    guests: str = setting(
        OFTEN,
        "60/minute, 300/hour",
        club="120/minute, 1000/hour",
        en="new guests from an address of whom something is kept",
        fr="nouveaux invités d'une adresse dont quelque chose est conservé",
        it="nuovi ospiti da un indirizzo di cui si conserva qualcosa",
    )
    records: str = setting(
        OFTEN,
        "20/minute",
        public="10/minute",
        en="records that a person reads in",
        fr="parties enregistrées qu'une personne importe",
        it="partite registrate che una persona carica",
    )
    messages: str = setting(
        OFTEN,
        "60/second",
        en="messages on a connection to a table",
        fr="messages sur une connexion à une table",
        it="messaggi su una connessione a un tavolo",
    )
    questions: str = setting(
        OFTEN,
        "60/minute",
        en="questions of a person why something cannot be done, and undos",
        fr="questions d'une personne sur ce qui est impossible, et coups repris",
        it="domande di una persona su ciò che non si può fare, e mosse annullate",
    )
    hints: str = setting(
        OFTEN,
        "20/minute",
        en="hints that a person asks for",
        fr="conseils qu'une personne demande",
        it="suggerimenti che una persona chiede",
    )
    tellings: str = setting(
        OFTEN,
        "60/minute",
        en="times a person is told a whole table, or a piece of its log, again",
        fr="fois qu'une table entière, ou une partie de son journal, est renvoyée à une personne",
        it="volte in cui un tavolo intero, o una parte del suo registro, è rimandato a una persona",
    )
    foresights: str = setting(
        OFTEN,
        "300/minute",
        en="previews of answers that a person asks for",
        fr="aperçus de réponses qu'une personne demande",
        it="anteprime di risposte che una persona chiede",
    )
    arrangements: str = setting(
        OFTEN,
        "120/minute",
        en="times a person arranges what lies on the table",
        fr="fois qu'une personne range ce qui est posé sur la table",
        it="volte in cui una persona riordina ciò che sta sul tavolo",
    )
    signs: str = setting(
        OFTEN,
        "1/3 seconds, 10/minute",
        en="signs that a person gives to the table",
        fr="signes qu'une personne adresse à la table",
        it="segnali che una persona dà al tavolo",
    )


@dataclass(frozen=True)
class Bounds:
    """How much there may be of something at once."""

    sockets_of_person: int = setting(
        COUNT,
        24,
        en="connections of a person, at all tables together",
        fr="connexions d'une personne, à toutes les tables ensemble",
        it="connessioni di una persona, a tutti i tavoli insieme",
    )
    sockets_of_address: int = setting(
        COUNT,
        500,
        club=1500,
        en="connections from an address, at all tables together",
        fr="connexions d'une adresse, à toutes les tables ensemble",
        it="connessioni da un indirizzo, a tutti i tavoli insieme",
    )
    memory: int = setting(
        COUNT,
        256,
        club=512,
        public=512,
        en="megabytes of memory for tables; those that nobody has looked at for longest leave it first",
        fr="mégaoctets de mémoire pour les tables ; celles que personne ne regarde depuis longtemps la quittent d'abord",
        it="megabyte di memoria per i tavoli; escono per primi quelli che nessuno guarda da più tempo",
    )
    open_tables_of_person: int = setting(
        COUNT,
        100,
        public=50,
        en="tables opened by a person that wait or are played at",
        fr="tables ouvertes par une personne, en attente ou en cours",
        it="tavoli aperti da una persona, in attesa o in corso",
    )
    records_of_person: int = setting(
        COUNT,
        200,
        public=50,
        en="records read in by a person that are kept",
        fr="parties importées par une personne et conservées",
        it="partite caricate da una persona e conservate",
    )
    deck_kilobytes_of_person: int = setting(
        COUNT,
        2000,
        public=500,
        en="kilobytes of all decks of a person",
        fr="kilooctets de tous les decks d'une personne",
        it="kilobyte di tutti i mazzi di una persona",
    )
    moves_of_table: int = setting(
        COUNT,
        20_000,
        en="moves and undos of a match",
        fr="coups et coups repris d'une partie",
        it="mosse e mosse annullate di una partita",
    )
    connections: int = setting(
        COUNT,
        10_000,
        en="connections in all; fewer where the system allows fewer descriptors",
        fr="connexions en tout ; moins si le système accorde moins de descripteurs",
        it="connessioni in tutto; meno se il sistema concede meno descrittori",
    )
    connections_of_address: int = setting(
        COUNT,
        300,
        club=1000,
        en="connections from an address, besides those to tables; of proxies none is counted",
        fr="connexions d'une adresse, en plus de celles aux tables ; celles des mandataires ne comptent pas",
        it="connessioni da un indirizzo, oltre a quelle ai tavoli; quelle dei proxy non contano",
    )
    request_seconds: float = setting(
        SECONDS,
        30.0,
        public=15.0,
        en="seconds in which a request must have come whole",
        fr="secondes dans lesquelles une requête doit être arrivée en entier",
        it="secondi entro cui una richiesta deve essere arrivata intera",
    )
    people_of_address: int = setting(
        COUNT,
        30,
        club=60,
        en="people behind one address: it may do so many times what one person may",
        fr="personnes derrière une même adresse : elle peut faire autant de fois ce que peut une personne",
        it="persone dietro uno stesso indirizzo: può fare altrettante volte ciò che può una persona",
    )
    sockets_of_table: int = setting(
        COUNT,
        1000,
        en="connections to a table; who plays there always finds room",
        fr="connexions à une table ; qui y joue trouve toujours place",
        it="connessioni a un tavolo; chi ci gioca trova sempre posto",
    )


@dataclass(frozen=True)
class Keeping:
    """How many days something is kept; 0 is for ever."""

    guest_tables: float = setting(
        DAYS,
        90.0,
        club=180.0,
        public=30.0,
        en="days that a match is kept after its end where nobody with an account sat",
        fr="jours de conservation, après sa fin, d'une partie sans aucun titulaire de compte",
        it="giorni di conservazione, dopo la fine, di una partita senza nessun titolare di account",
    )
    account_tables: float = setting(
        DAYS,
        0.0,
        en="days that a match is kept after its end where somebody with an account sat",
        fr="jours de conservation, après sa fin, d'une partie avec un titulaire de compte",
        it="giorni di conservazione, dopo la fine, di una partita con un titolare di account",
    )
    waiting_tables: float = setting(
        DAYS,
        7.0,
        public=2.0,
        en="days that a table waits to which nobody comes",
        fr="jours d'attente d'une table où personne ne vient",
        it="giorni di attesa di un tavolo a cui non viene nessuno",
    )
    abandoned_tables: float = setting(
        DAYS,
        180.0,
        club=365.0,
        public=60.0,
        en="days that a match is kept in which nobody plays on",
        fr="jours de conservation d'une partie que personne ne continue",
        it="giorni di conservazione di una partita che nessuno continua",
    )
    guests: float = setting(
        DAYS,
        180.0,
        club=365.0,
        public=60.0,
        en="days that a guest without tables is kept who does not come, with decks and habits",
        fr="jours de conservation d'un invité sans table qui ne vient plus, avec ses decks et ses habitudes",
        it="giorni di conservazione di un ospite senza tavoli che non viene più, con i suoi mazzi e le sue abitudini",
    )
    unpacked: float = setting(
        DAYS,
        7.0,
        en="days after its end that the moves of a match are packed; it can be looked at as before",
        fr="jours après sa fin où les coups d'une partie sont compactés ; on peut la revoir comme avant",
        it="giorni dopo la fine in cui le mosse di una partita vengono compattate; si può rivedere come prima",
    )


@dataclass(frozen=True)
class Settings:
    """How a server is run, as far as whoever runs it says so."""

    database: str = setting(
        URL,
        "",
        en="where tables are kept: sqlite:///FILE or postgresql://NAME:PASSWORD@HOST/DATABASE (a file in the data folder)",
        fr="où les tables sont gardées : sqlite:///FICHIER ou postgresql://NOM:MOT_DE_PASSE@HÔTE/BASE (un fichier du dossier de données)",
        it="dove si conservano i tavoli: sqlite:///FILE o postgresql://NOME:PASSWORD@HOST/DATABASE (un file nella cartella dei dati)",
    )
    host: str = setting(
        ADDRESS,
        "127.0.0.1",
        en="the address to listen at; 0.0.0.0 is for whoever can reach this machine",
        fr="l'adresse d'écoute ; 0.0.0.0 sert quiconque peut atteindre cette machine",
        it="l'indirizzo su cui ascoltare; 0.0.0.0 è per chiunque raggiunga questa macchina",
    )
    port: int | None = setting(
        whole(0, LAST_PORT),
        None,
        en=f"the port ({PORT}, or the next one that is free)",
        fr=f"le port ({PORT}, ou le prochain qui soit libre)",
        it=f"la porta ({PORT}, o la prossima libera)",
    )
    names: tuple[str, ...] = setting(
        NAMES,
        (),
        option="name",
        en="a name of this server in the network, as in kleos.example.org, besides localhost and numbers",
        fr="un nom de ce serveur sur le réseau, comme kleos.example.org, en plus de localhost et des numéros",
        it="un nome di questo server nella rete, come kleos.example.org, oltre a localhost e ai numeri",
    )
    proxies: tuple[str, ...] = setting(
        ADDRESSES,
        (),
        option="proxy",
        en="the address of a proxy in front, which is believed when it says who asks",
        fr="l'adresse d'un mandataire placé devant, que l'on croit quand il dit qui demande",
        it="l'indirizzo di un proxy davanti al server, a cui si crede quando dice chi chiede",
    )
    peer_address: str = setting(
        ADDRESS,
        "127.0.0.1",
        en="HOST or HOST:PORT at which other servers of the same PostgreSQL reach this one",
        fr="HÔTE ou HÔTE:PORT où les autres serveurs du même PostgreSQL joignent celui-ci",
        it="HOST o HOST:PORTA a cui gli altri server dello stesso PostgreSQL raggiungono questo",
    )
    processes: int | None = setting(
        whole(0, 1024),
        None,
        en="processes in which bots think (as many as the machine has cores)",
        fr="processus dans lesquels les bots réfléchissent (autant que la machine a de cœurs)",
        it="processi in cui i bot riflettono (quanti sono i core della macchina)",
    )
    patience: float = setting(
        SECONDS,
        20.0,
        en="seconds beyond its time that a bot may take before another answers for it",
        fr="secondes de retard accordées à un bot avant qu'un autre ne réponde pour lui",
        it="secondi di ritardo concessi a un bot prima che un altro risponda per lui",
    )
    pause: float = setting(
        SECONDS,
        0.6,
        en="seconds before a bot or a habit answers, so that nobody learns from the time it takes",
        fr="secondes avant qu'un bot ou une habitude ne réponde, pour que le délai n'apprenne rien à personne",
        it="secondi prima che un bot o un'abitudine risponda, così che il tempo non riveli nulla",
    )
    away: float = setting(
        SECONDS,
        60.0,
        en="seconds that somebody must be away before a bot may play on",
        fr="secondes d'absence avant qu'un bot puisse prendre la suite",
        it="secondi di assenza prima che un bot possa continuare",
    )
    stand_in: str = setting(
        BOT,
        "search:adept",
        en="the bot that plays on for who is away",
        fr="le bot qui remplace les absents",
        it="il bot che sostituisce chi è assente",
    )
    nudge_after: float = setting(
        SECONDS,
        20.0,
        en="seconds that somebody must have been asked before being nudged",
        fr="secondes de réflexion avant que l'on puisse relancer quelqu'un",
        it="secondi di attesa prima che si possa sollecitare qualcuno",
    )
    nudge_every: float = setting(
        SECONDS,
        60.0,
        en="seconds between two nudges at a table",
        fr="secondes entre deux relances à une table",
        it="secondi fra due solleciti a un tavolo",
    )
    watch: float = setting(
        SECONDS,
        5.0,
        en="seconds between two looks whether every table goes on",
        fr="secondes entre deux vérifications que chaque table avance",
        it="secondi fra due controlli che ogni tavolo vada avanti",
    )
    log_format: str = setting(
        FORMAT,
        "text",
        en="how the log is written: text for people, json for programs",
        fr="forme du journal : text pour les gens, json pour les programmes",
        it="forma del registro: text per le persone, json per i programmi",
    )
    log_level: str = setting(
        LEVEL,
        "warning",
        en="what the log tells at least: debug, info (every request), warning or error",
        fr="ce que dit le journal au moins : debug, info (chaque requête), warning ou error",
        it="che cosa dice almeno il registro: debug, info (ogni richiesta), warning o error",
    )
    log_addresses: str = setting(
        MASKING,
        "masked",
        en="how addresses stand in the log: full, masked (without what tells neighbours apart) or none",
        fr="les adresses dans le journal : full (entières), masked (sans ce qui distingue les voisins) ou none (aucune)",
        it="gli indirizzi nel registro: full (interi), masked (senza ciò che distingue i vicini) o none (nessuno)",
    )
    metrics_token: str | None = setting(
        TEXT,
        None,
        en="the token that whoever reads /metrics must send (without one only this machine may, past no proxy)",
        fr="le jeton à envoyer pour lire /metrics (sans jeton : cette machine seulement, sans mandataire)",
        it="il token da inviare per leggere /metrics (senza: solo questa macchina, non tramite proxy)",
    )
    robots: str = setting(
        READABLE,
        "none",
        public="pages",
        en="what search engines may read: none, or pages (the home page, cards and rules; never tables)",
        fr="ce que les moteurs de recherche peuvent lire : none (rien) ou pages (accueil, cartes, règles ; jamais les tables)",
        it="che cosa possono leggere i motori di ricerca: none (nulla) o pages (home, carte, regole; mai i tavoli)",
    )
    rates: Rates = field(default_factory=Rates, metadata={"section": Rates})
    bounds: Bounds = field(default_factory=Bounds, metadata={"section": Bounds})
    keeping: Keeping = field(default_factory=Keeping, metadata={"section": Keeping})


SETTINGS: Final = tuple(settings_of(Settings))
SECTIONS: Final = {one.name: one.metadata["section"] for one in fields(Settings) if "section" in one.metadata}

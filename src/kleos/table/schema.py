"""What is kept in the database: people, tables, seats, entries, positions, card sets, decks, habits, acts of administrators.

Times are milliseconds since 1970, UTC.
"""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    DateTime,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
)

metadata = MetaData()

settings = Table(  # of the house: the secret its cookies are signed with
    "settings",
    metadata,
    Column("key", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)

people = Table(
    "people",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(40), nullable=False),  # the one others see; "" for a guest who gave none
    Column("looks", String(120)),  # what that looks like (kleos.table.naming); null for none
    Column("account", String(80), unique=True),  # the name to log in with, without its capitals; null for a guest
    Column("password", Text),  # its argon2 hash
    Column("lang", String(2), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger),  # when they last came, give or take a day; null: not since this is kept
    Column("devices", Integer),  # how often the browsers that knew the account were forgotten; null: never
    Column("erased", BigInteger),  # when all else about somebody was; only matches with others still have the id
    Index("people_by_looks", "looks"),
)

names = Table(  # that accounts hold, to log in with or as others see them: nobody else's may look like them
    "names",
    metadata,
    Column("skeleton", String(120), primary_key=True),  # what the name looks like
    Column("person", String(32), ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    Index("names_by_person", "person"),
)

bans = Table(  # who is not let in
    "bans",
    metadata,
    Column("kind", String(8), primary_key=True),  # person, address
    Column("who", String(64), primary_key=True),  # the id of a person; an address or a network
    Column("until", BigInteger),  # null: for good
    Column("created", BigInteger, nullable=False),
)

acts = Table(  # what administrators did, and what running servers are to heed, in order
    "acts",
    metadata,
    Column("number", Integer, primary_key=True, autoincrement=True),
    Column("at", BigInteger, nullable=False),
    Column("by", String(80), nullable=False),
    Column("what", String(20), nullable=False),
    Column("subject", String(64), nullable=False),  # the id of a person or a table, or an address
    Column("note", Text, nullable=False),
)

sessions = Table(  # of accounts: a browser that was logged in
    "sessions",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("person", String(32), ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    Column("created", BigInteger, nullable=False),
    Index("sessions_by_person", "person"),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("host", String(32), nullable=False),  # the person who opened it
    Column("status", String(8), nullable=False),  # waiting, playing, over; closed: it never came to a match
    Column("setup", Text),  # the head of the match's record as JSON; null until it begins
    Column("options", Text, nullable=False),  # of the match, as JSON
    Column("move_clock", BigInteger),
    Column("total_clock", BigInteger),
    Column("listed", Boolean, nullable=False),  # in the lobby
    Column("watchable", Boolean, nullable=False),
    Column("invite", String(32), nullable=False),  # the secret that takes an open seat
    Column("next_table", String(32), nullable=False),  # the rematch
    Column("created", BigInteger, nullable=False),
    Column("begun", BigInteger),
    Column("changed", BigInteger, nullable=False),
    Column("rematch", Text),  # the people who want another match, as JSON
    Column("undo", Text),  # who asks to take a choice back, after which entry, and who has yet to agree, as JSON
    Column("arranged", Text),  # by seat: the order in which everything there lies, and after which entry, as JSON
    Column("outcome", Text),  # who won and the scores, as JSON; none until the match is over
    Column("origin", Text),  # where the match comes from that is no fresh deal, as JSON
    Column("packed", LargeBinary),  # the entries of an old match that is over, in place of its rows among the entries
    Column("holder", String(32)),  # the process that people come to it through, where several serve; null: none
    Index("tables_by_status", "status", "changed"),
    Index("tables_by_holder", "holder"),
)

processes = Table(  # that serve this database together
    "processes",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("address", String(255), nullable=False),  # where the others reach it
    Column("seen", DateTime(timezone=True), nullable=False),  # when it was last heard of, by the database's clock
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),  # person, bot, open
    Column("person", String(32), nullable=False),
    Column("bot", String(40), nullable=False),
    Column("side", String(40), nullable=False),
    Column("deck", Text, nullable=False),
    Column("called", String(40)),  # the name of one of several people at a screen
    Column("looks", String(120)),  # what that looks like; null for none
    Column("lends", Boolean),  # whether a bot may play on for a person who is away; null: nobody was asked
    Index("seats_by_person", "person"),
    Index("seats_by_looks", "looks"),
)

entries = Table(  # the truth about a match: whatever happened at its table, in order
    "entries",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("token", String(120), nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("spent", BigInteger, nullable=False),
)

positions = Table(  # how matches stood when their tables were left, for programs whose rules have changed since
    "positions",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, nullable=False),  # of the last entry
    Column("hash", String(40), nullable=False),  # of the match then
    Column("save", LargeBinary, nullable=False),  # of the match, packed by zlib
)

card_sets = Table(  # those that this server has served with, by the digest that the setups of tables name
    "card_sets",
    metadata,
    Column("game", String(40), primary_key=True),
    Column("digest", String(40), primary_key=True),
    Column("name", Text, nullable=False),  # of the card file; "" for the cards that came with the program
    Column("text", LargeBinary, nullable=False),  # of the file, packed by zlib
    Column("used", BigInteger),  # when a server last had it ready, give or take an hour; null: not since this is kept
)

decks = Table(
    "decks",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("person", String(32), nullable=False),
    Column("game", String(40), nullable=False),
    Column("name", String(80), nullable=False),
    Column("text", Text, nullable=False),
    Column("changed", BigInteger, nullable=False),
    Index("decks_by_person", "person", "game"),
)

habits = Table(  # what a person always answers to an optional effect
    "habits",
    metadata,
    Column("person", String(32), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("card", String(40), primary_key=True),
    Column("line", Integer, primary_key=True),
    Column("answer", String(8), nullable=False),  # always, never
)

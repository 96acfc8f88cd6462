"""kleos serve: the table in the browser."""

import argparse
import importlib.util
import webbrowser
from pathlib import Path

from kleos.terminal.files import file_problem
from kleos.terminal.keeping import data_folder
from kleos.terminal.messages import Mistake, say

NEEDED = ("fastapi", "uvicorn", "msgspec", "sqlalchemy", "aiosqlite", "alembic", "argon2", "itsdangerous", "limits")
DATABASE = "tables.db"


def run(args: argparse.Namespace) -> int:
    """kleos serve"""
    missing = [name for name in NEEDED if importlib.util.find_spec(name) is None]
    if missing:
        raise Mistake("serve-needs", packages=", ".join(missing))
    from kleos.server.house import Config
    from kleos.server.serving import address_of, bound, serve
    from kleos.table.store import database_url

    url = args.database or default_database()
    database_url(url)
    listening = bound(args.host, args.port)
    address = address_of(listening)

    def ready() -> None:
        print(say("serve-ready", args.lang, address=address), flush=True)
        if args.open:
            webbrowser.open(address)

    serve(Config(database=url), listening, ready)
    return 0


def default_database() -> str:
    """A file in the user's data folder."""
    folder = data_folder()
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as problem:
        raise file_problem(str(folder), problem) from None
    return f"sqlite:///{Path(folder).resolve() / DATABASE}"

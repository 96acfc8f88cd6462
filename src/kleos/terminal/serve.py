"""kleos serve: the table in the browser."""

import argparse
import importlib.util
import os
import sys
import threading
import webbrowser
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path

from kleos.games.registry import cards_in_use
from kleos.lab.extras import install_command
from kleos.server.configuring import FILE_VARIABLE, Chosen, chosen
from kleos.terminal.ending import ending_tidily
from kleos.terminal.files import file_problem
from kleos.terminal.keeping import data_folder
from kleos.terminal.messages import Mistake, say

NEEDED = (
    "fastapi",
    "uvicorn",
    "msgspec",
    "sqlalchemy",
    "aiosqlite",
    "alembic",
    "argon2",
    "itsdangerous",
    "prometheus_client",
)
DATABASE = "tables.db"
SETTINGS_FILE = "serve.toml"


def run(args: argparse.Namespace) -> int:
    """kleos serve"""
    check_installed()
    from kleos.server import pages
    from kleos.server.house import Config
    from kleos.server.serving import address_of, bound, serve
    from kleos.table.store import database_url

    settings = settings_in(args)
    fields = settings.fields()
    url = fields["database"] or default_database()
    shown = database_url(url).render_as_string(hide_password=True)
    if args.print_settings:
        print(
            settings.shown(
                args.lang, hidden={"database": shown, **({"metrics-token": "…"} if fields["metrics_token"] else {})}
            )
        )
        return 0
    if not args.no_client and not (pages.CLIENT / pages.INDEX).is_file():
        raise Mistake("serve-client-missing")
    config = Config(**{**fields, "database": url})
    listening = bound(config.host, config.port)
    address = address_of(listening)

    def ready() -> None:
        print(say("serve-ready", args.lang, address=address))
        for cards in cards_in_use():
            print(say("serve-cards", args.lang, game=cards.game, file=cards.name))
        sys.stdout.flush()
        if args.open and has_screen():
            threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()

    with listening, suppress(KeyboardInterrupt), ending_tidily():
        serve(config, listening, ready)
    return 0


def check_installed() -> None:
    """Raises what is missing for a server or its database."""
    missing = [name for name in NEEDED if importlib.util.find_spec(name) is None]
    if missing:
        raise Mistake("serve-needs", packages=", ".join(missing), install=install_command("server"))


def settings_in(args: argparse.Namespace, environment: Mapping[str, str] = os.environ) -> Chosen:
    """The settings that the command line, the environment and a file lead to."""
    named = args.settings or environment.get(FILE_VARIABLE)
    file = Path(named) if named else data_folder() / SETTINGS_FILE
    try:
        return chosen(vars(args), environment, file if named or file.is_file() else None)
    except OSError as problem:
        raise file_problem(str(file), problem) from None


def has_screen(environment: Mapping[str, str] = os.environ, platform: str = sys.platform) -> bool:
    """Whether a browser would open in a window of its own, and not here in the terminal."""
    if platform in ("win32", "darwin"):
        return True
    return any(environment.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY"))


def default_database() -> str:
    """A file in the user's data folder."""
    folder = data_folder()
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as problem:
        raise file_problem(str(folder), problem) from None
    return f"sqlite:///{Path(folder).resolve() / DATABASE}"

"""kleos backup and kleos restore: the whole database of a server as one file, and back."""

import argparse
from pathlib import Path

from kleos.terminal.messages import say
from kleos.terminal.parsing import Parser
from kleos.terminal.serve import check_installed, default_database, settings_in


def add_options(command: Parser, about: str) -> None:
    say = command.say
    command.add_argument("file", metavar=say("meta-file"), help=say(about))
    command.add_argument("--database", metavar="URL", help=say("cli-admin-database"))
    command.add_argument("--settings", metavar=say("meta-file"), help=say("cli-serve-settings", file="serve.toml"))


def add_backup(command: Parser) -> None:
    add_options(command, "cli-backup-file")
    command.set_defaults(run=run_backup)


def add_restore(command: Parser) -> None:
    add_options(command, "cli-restore-file")
    command.set_defaults(run=run_restore)


def run_backup(args: argparse.Namespace) -> int:
    """kleos backup"""
    database, shown = database_of(args)
    from kleos.table.backup import back_up

    back_up(database, Path(args.file))
    print(say("backup-done", args.lang, file=args.file, url=shown, size=Path(args.file).stat().st_size))
    return 0


def run_restore(args: argparse.Namespace) -> int:
    """kleos restore"""
    database, shown = database_of(args)
    from kleos.table.backup import restore

    aside = restore(database, Path(args.file))
    print(say("restore-done", args.lang, file=args.file, url=shown))
    if aside is not None:
        print(say("restore-aside", args.lang, file=aside))
    return 0


def database_of(args: argparse.Namespace) -> tuple[str, str]:
    """The database that kleos serve would use, and how it may be shown."""
    check_installed()
    from kleos.table.store import database_url

    name = settings_in(args).fields()["database"] or default_database()
    url = database_url(name)
    return name, url.set(drivername=url.get_backend_name()).render_as_string(hide_password=True)

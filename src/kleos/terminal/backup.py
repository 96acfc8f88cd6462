"""kleos backup and kleos restore: the whole database of a server as one file, and back."""

import argparse
from pathlib import Path

from kleos.engine.messages import says
from kleos.terminal.messages import say
from kleos.terminal.parsing import Parser
from kleos.terminal.serve import check_installed, default_database, settings_in

says(
    "cli-backup",
    en="back up the database of a server, also while it runs",
    fr="sauvegarder la base de données d'un serveur, même pendant qu'il tourne",
    it="fare una copia del database di un server, anche mentre è in funzione",
)
says(
    "cli-backup-file",
    en="the backup to write; it holds the secrets of the server",
    fr="la sauvegarde à écrire ; elle contient les secrets du serveur",
    it="la copia da scrivere; contiene i segreti del server",
)
says(
    "cli-restore",
    en="put a backup in the place of a server's database",
    fr="remettre une sauvegarde à la place de la base de données d'un serveur",
    it="mettere una copia al posto del database di un server",
)
says(
    "cli-restore-file",
    en="a backup that kleos backup has written",
    fr="une sauvegarde écrite par kleos backup",
    it="una copia scritta da kleos backup",
)
says(
    "backup-done",
    en="{url} is backed up in {file} ({size} bytes)",
    fr="{url} est sauvegardée dans {file} ({size} octets)",
    it="la copia di {url} è in {file} ({size} byte)",
)
says(
    "restore-done",
    en="{file} is restored to {url}; the next start brings it up to date if an earlier version wrote it",
    fr="{file} est restaurée dans {url} ; le prochain démarrage la met à jour si une version antérieure l'a écrite",
    it="{file} è ripristinata in {url}; il prossimo avvio la aggiorna se l'ha scritta una versione precedente",
)
says(
    "restore-aside",
    en="what was there before is kept as {file}",
    fr="ce qui s'y trouvait est gardé sous {file}",
    it="quello che c'era prima è conservato come {file}",
)


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

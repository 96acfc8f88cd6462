### kleos backup and kleos restore: the whole database of a server as one file, and back.

cli-backup = back up the database of a server, even while it runs
cli-backup-file = the backup to write; it will contain the server's secrets
cli-restore = replace the database of a server with a backup
cli-restore-file = a backup made by kleos backup
backup-done = Backed up { $url } to { $file } ({ $size } bytes).
restore-done = Restored { $file } to { $url }. If an earlier version wrote it, the next start of the server upgrades it.
restore-aside = The previous database is kept as { $file }.

### Copies of a whole database, made while servers use it, and put back when none does.

backup-exists = { $file } already exists: name another file
backup-no-database = there is no database at { $file }
backup-failed = can't write the backup { $file }: { $problem }
backup-not-one = { $file } is not a complete backup of a Kleos database: { $problem }
backup-lacks = the table { $table } is missing
backup-program = this needs the program { $program }, which is not installed (Debian: apt install postgresql-client)
restore-in-use = the database { $url } is still in use (connections: { $count }): stop the servers first
restore-failed = can't restore { $file } to { $url }, which is unchanged: { $problem }

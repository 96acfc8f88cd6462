### Copies of a whole database, made while servers use it, and put back when none does.

backup-exists = { $file } ya existe: indica otro archivo
backup-no-database = en { $file } no hay ninguna base de datos que copiar
backup-failed = no se ha podido escribir la copia { $file }: { $problem }
backup-not-one = { $file } no es una copia completa de una base de datos de Kleos: { $problem }
backup-lacks = no tiene la tabla { $table }
backup-program = esto necesita el programa { $program }, que no está instalado (Debian: apt install postgresql-client)
restore-in-use = { $count } conexiones usan la base de datos { $url }: cierra antes los servidores
restore-failed = no se ha podido restaurar { $file } en { $url }, que queda como estaba: { $problem }

### Where tables are kept: SQLite in a file, or PostgreSQL; the same tables and statements in both.

database-url = '{ $url }' is not a database: expected sqlite:///FILE or postgresql://NAME:PASSWORD@HOST/DATABASE
database-driver = this database needs the Python package { $package }, which is not installed
database-served = another server is using { $file }: stop it first, name another file with --database, or use PostgreSQL
database-newer = a newer version of Kleos wrote this database (step { $version }; this version knows { $known }): install that version
database-open = can't open the database { $url }: { $problem }

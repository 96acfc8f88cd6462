### The settings of a server, each described once: what it may be, what it is in every profile, and what it is for.

expects-text = a string
expects-list = a list of strings
expects-whole = a whole number from { $least } to { $most }
expects-seconds = a number of seconds, 0 or more
expects-days = a number of days, or 0 for ever
expects-rate = a rate like 60/minute or 20/minute, 60/hour
expects-bot = a bot like search:adept
expects-one-of = one of { $known }

## How often

setting-rates-requests = requests from an address; client files don't count
setting-rates-arrivals = connections to tables from an address
setting-rates-logins = wrong passwords for one name from one address; browsers that were logged in count for themselves
setting-rates-attempts = wrong passwords from an address, for all names together
setting-rates-registrations = new accounts from an address
setting-rates-tables = tables a person opens
setting-rates-tables-of-address = tables opened by everybody at an address together
setting-rates-guests = new guests from an address about whom something is stored
setting-rates-records = records a person imports
setting-rates-messages = messages on one connection to a table
setting-rates-moves = moves a person makes
setting-rates-questions = undos and “why not?” questions of a person
setting-rates-hints = hints a person asks for
setting-rates-tellings = times a person is sent a whole table, or part of its log, again
setting-rates-foresights = previews of answers a person asks for
setting-rates-arrangements = times a person rearranges what lies on the table
setting-rates-signs = quick chat messages a person sends to the table

## How much at once

setting-bounds-sockets-of-person = connections of a person, all tables together
setting-bounds-sockets-of-address = connections from an address, all tables together
setting-bounds-memory = megabytes of memory for tables; those unused for longest leave it first
setting-bounds-open-tables-of-person = waiting and running tables opened by a person
setting-bounds-records-of-person = stored records a person has imported
setting-bounds-finished-tables-of-account = finished matches kept for an account; when there are more, the oldest are deleted
setting-bounds-deck-kilobytes-of-person = kilobytes for all decks of a person
setting-bounds-moves-of-table = moves and undos in a match
setting-bounds-connections = connections in total; fewer if the system allows fewer descriptors
setting-bounds-connections-of-address = connections from an address besides those to tables; proxies are exempt
setting-bounds-request-seconds = seconds in which a request must arrive whole
setting-bounds-people-of-address = people behind one address: it may do this many times what one person may
setting-bounds-sockets-of-table = connections to a table; its players always find room

## How long it is kept

setting-keeping-guest-tables = days to keep a finished match in which nobody had an account
setting-keeping-account-tables = days to keep a finished match in which somebody had an account
setting-keeping-waiting-tables = days a table waits if nobody comes
setting-keeping-abandoned-tables = days to keep a match that nobody continues
setting-keeping-guests = days to keep an absent guest without tables, with decks and habits
setting-keeping-unpacked = days after its end until a match's moves are packed; it can still be viewed

## General

setting-database = where tables are stored: sqlite:///FILE or postgresql://NAME:PASSWORD@HOST/DATABASE (a file in the data folder)
setting-host = address to listen on; 0.0.0.0 lets everybody in who can reach this machine
setting-port = port ({ $port }, or the next free one)
setting-names = a name of this server on the network, like kleos.example.org, besides localhost and IP addresses
setting-proxies = address of a proxy in front, which is trusted to say who is asking
setting-peer-address = HOST or HOST:PORT where other servers on the same PostgreSQL reach this one
setting-processes = processes in which bots think (as many as the machine has cores)
setting-patience = seconds a bot may run over its time before another answers for it
setting-pause = seconds before a bot or a habit answers, so that the delay reveals nothing
setting-away = seconds somebody must be away before a bot may take over
setting-stand-in = bot that plays for people who are away
setting-nudge-after = seconds somebody must have kept the table waiting before a nudge
setting-nudge-every = seconds between two nudges at a table
setting-watch = seconds between checks that every table is running
setting-log-format = format of the log: text for people, json for programs
setting-log-level = least important records in the log: debug, info (every request), warning or error
setting-log-addresses = addresses in the log: full, masked (without the part that identifies a neighbour) or none
setting-metrics-token = token required to read /metrics (without one: only this machine, and not through a proxy)
setting-robots = what search engines may read: none, or pages (home page, cards and rules; never tables)

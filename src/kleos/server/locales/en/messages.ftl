### What the server says to people, in their language.

guest = Guest
deleted-player = Deleted player
player-number = Player { $number }

## What cannot be, by code

malformed = this message can't be read: { $problem }
null-character = this contains a character that can't be stored (U+0000)
too-large = this message is too large (limit: { $most } bytes)
too-many = you or this table have too many windows open: close one, then reload this page
cannot-begin = the match can't begin with the cards on this server: { $problem }
moves-refused = this version's rules don't allow the moves of this match: { $problem }
table-damaged = the saved data of this table can no longer be read
banned = The host of this server has blocked your access.
no-account = you're playing as a guest, so there is no account to change
wrong-password = that password is wrong
other-name = this server isn't known by that name; its host can add it: kleos serve --name NAME
too-many-tables = you have as many open tables as the server allows: close one or finish a match first
too-many-records = you have as many imported records as the server allows
table-full = this match has reached the maximum number of moves; you can only give up
too-fast = too many requests: please wait a moment
other-version = this page is from a different version of Kleos: please reload it
hello-first = a connection must begin with 'hello'
no-such-table = this table doesn't exist, or isn't open to you
not-yours = this seat isn't yours
only-watching = spectators can't do that
out-of-date = the table has moved on: take another look
not-kept = this couldn't be saved, so nothing was done: try again in a moment
at-fault = something broke on our side, but nothing has changed; please send us a report
other-eyes = somebody else at this screen decides now: hand it over first
no-request = nobody is asking to undo anything
already-asked = the others have already been asked
not-over = the match isn't over yet
not-alone = you can only switch to another bot when you play alone
others-play = hints are only available when you play alone
no-thing = there is no '{ $thing }' on this table
no-habit = { $card } has no such optional effect
no-order = list everything on your own field exactly once, and nothing else
bot-plays = a bot is playing for you: take your seat back first
no-stand-in = no bot is playing for you here
not-away = nobody is away from that seat
not-lent = the player who is away doesn't want a bot to stand in
away-briefly = wait a little longer before a bot takes over
nobody-to-nudge = there is nobody to nudge right now
nudged-too-soon = give them a little more time
# HTTP
foreign-page = this request came from another site's page
needs-json = expected a JSON body
no-such-page = there is nothing here
wrong-method = this address doesn't support that HTTP method
client-missing = This server has no browser client. Its host can add it: run tools/setup web in a clone of the repository, then install Kleos again.
# Accounts
name-length = names are 1–{ $most } characters long
password-length = passwords are { $least }–{ $most } characters long
name-signs = this name contains invisible characters, or marks that make it hard to read
name-scripts = this name mixes look-alike letters from several alphabets: use only one
name-taken-by-other = the name { $name }, or one that looks like it, is already taken
has-account = you already have an account here: { $name }
wrong-login = wrong name or password
# Tables
seats-number = { $game } is for { $least } to { $most } players, not { $count }
seat-for-you = one of the seats must be yours
clock-range = a clock must run for { $least } seconds to { $most } days
no-deck-of-yours = you have no such deck for this game
no-open-seat = this table has no free seat
seat-taken = this seat is no longer free
needs-invite = this table is by invitation only
sits-already = you already have a seat at this table
table-closed = this table was closed before the match began
left-table = you have left this table
not-host = only the person who opened this table can do that
host-closes = you opened this table: close it instead of leaving
not-seated = you don't have a seat at this table
begun-already = the match has already begun
move-range = this match has moves 0 to { $most }

## Notices

bot-taken-over = { $bot } failed ({ $problem }). A bot that plays at random has taken its seat.
bots-hurry = Many bots are thinking right now, so { $bot } answers sooner than usual.
hint-hurried = Many bots are thinking right now, so this hint was thought about for less time than usual.
moves-lost = Kleos has been updated, and its rules no longer allow the last moves of this match. It goes on from before them.
bot-too-slow = it took too long to answer
bot-died = its process ended
joined = { $name } has joined the table.
left = { $name } has left the table.
asks-undo = { $name } asks to undo the last choice.
undo-refused = { $name } does not agree: the choice stands.
undone = { $name } has undone the last choice.
undone-seen = Undone. What you have seen can't be unseen: { $what }
undone-seen-table = Undone. What the table has shown you since can't be unseen.
by-habit-used = { $card }: used, as always.
by-habit-skipped = { $card }: not used, as always.
by-habit-passed = { $card }: you let it pass.
restarting = The server is restarting. You will be back at the table in a moment.
gave-up = { $name } has given up.
ran-out = { $name } has run out of time.
wants-rematch = { $name } would like to play again.
asks-stand-in = { $name } would like a bot to stand in for { $other }.
rather-waits = { $name } would rather wait for { $other }.
stands-in = A bot is standing in for { $name }.
is-back = { $name } is back.

## Outcomes

by-time = since the others ran out of time

## Where a match comes from that is no fresh deal

origin-record = Continued after move { $moves }
origin-record-text = This match continues a recorded match after move { $moves }.
origin-position = From a position
origin-position-text = This match began from a position that somebody set up.
origin-seed = Chosen deal
origin-seed-text = This match began from the seed of a record: its deal was chosen, not drawn.
origin-read = Imported from a record
origin-read-text = This match was imported from a record: it wasn't played at this table.
origin-anew = What was hidden then has been redealt, so nobody knows it.
origin-known = The cards lie as they did there: anyone who saw them knows what is hidden.
dealt-anew = The hidden cards are redealt.

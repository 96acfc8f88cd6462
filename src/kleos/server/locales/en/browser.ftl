### What the browser client says outside the boards. Names of players, cards and games come as variables;
### so does what the server has said already.
###
### Functions a message can call: LOWER($text) and CAPITAL($text) change the first letter of a text,
### ELIDE("de", $name) puts a word before a name as the language does: "de Ben", "d'Anna".

## The account page

account-title = Account
account-guest = You play as a guest. Your tables and decks belong to this browser.
account-account = You are logged in as { $name }.
account-name = Name others see
account-save = Save the name
account-saved = The name is saved.
account-no-name = Choose a name.
account-take = Keep it all, on every device
account-take-about = An account needs a name and a password, nothing else. Your tables and decks come along.
account-which = Account
account-fresh = Make an account
account-fresh-about = You keep what you have here.
account-known = I have one
account-known-about = Log in on this device.
account-login-name = Name
account-password = Password
account-long = At least 8 characters; longer is better than stranger.
account-short = The password needs at least 8 characters.
account-need = Enter the password.
account-show = Show the password
account-register = Make the account
account-login = Log in
account-logout = Log out
account-logout-about = Then this browser plays as a new guest.
account-elsewhere = Log out on all other devices
account-elsewhere-about = Whoever is logged in with this account in another browser must log in again.
account-elsewhere-done = You are logged out everywhere else.
account-other = Another password
account-old = Password so far
account-fresh-one = New password
account-change = Change the password
account-changed = The password is changed. Other devices must log in again.
account-welcome = Welcome, { $name }.
account-bye = You are logged out.
account-wait = Too many tries. Wait a little and try again.

## The parts of a card, in the rules book

anatomy-name = Name
anatomy-text = What it does

# $name is a card
anatomy-about = { $name }, part by part
anatomy-look = All cards of the game

## Whatever page is open

app-offline = You are offline. Kleos goes on when the connection is back.
app-skip = Skip to the content
app-lost = There is nothing here.
app-home = To the start page
app-missing = This page could not be loaded
app-missing-about = It comes by itself when the connection is back.
app-again = Try again

# $text is what became of the table one comes from, without a full stop
app-told = { CAPITAL($text) }.

# the name of the site, which leads to its first page
app-kleos-home = Kleos: To the start page

## What a player brings to a table: a deck, a hero

brings-any = Whatever comes
brings-any-about = Drawn by lot when the match begins.
brings-mine = My decks
brings-offered = Ready to play
brings-unfinished = { $deck } (not yet legal)

## A card to read

card-before = Previous card
card-after = Next card

# which card it is of those to leaf through: 3 of 12
card-of = { $place } of { $all }
card-text = Text
card-no-text = This card has no text.
card-facts = Facts
card-rulings = Rulings
card-sources = Where this comes from

# $facts are what of the card is as its publisher says it: name and cost
card-published = As published: { $facts }.
card-ours = In our own words: { $facts }.

# these three name parts of a card in the sentences above
card-name = name
card-title = title
card-rules = text
card-unknown = There is no such card.

## The cards of a game, to look through

cards-cards = Cards
cards-games = Games
cards-search = Search
cards-hint = Name, title, text, number
cards-filters = Filters
cards-sort = Sort by
cards-number = number
cards-name = name
cards-clear = Clear all

# $name is a filter, such as a colour
cards-without = Remove the filter { $name }
cards-found =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
cards-show =
    { $count ->
        [one] Show { $count } card
       *[other] Show { $count } cards
    }
cards-none = No card is like that.
cards-loading = The cards are on their way…
cards-again = Try again
cards-decks = Build a deck

## The clauses below a paragraph of the guide

clauses-clauses = Clauses
clauses-place = { $clause } in the reference
# what nobody has translated is followed by this
clauses-english = (in English)

## Who is at a table and who is away: waiting, nudging, bots that take over
## $name is a player, $names a list of players

company-sign-title = Give a sign
company-mute = Mute signs at this table
company-unmute = Show signs again
company-muted = You have muted signs at this table.
company-nudge = Nudge { $name }

# possible again in so many seconds
company-nudge-in = Nudge { $name } (in { $seconds } s)
company-away-now = { $name } is not connected.

# $time is how long: 3 min
company-away-for = { $name } has been away for { $time }.
company-bot-in = Wait, or let a bot take over in { $seconds } s.
company-bot-now = Wait, or let a bot take over.
company-no-bot = Wait: no bot may take this seat.
company-clock = If the time runs out, you can claim the match.
company-let-bot = Let a bot take over
company-agreed = Waiting for { $names } to agree.
company-wants = { $name } would like a bot to take over.
company-rather = I would rather wait
company-bot-plays = A bot is playing for you.
company-back = Take my seat back
company-qr = QR code for joining
company-scan = Or scan it with a phone.
company-fill = Nobody coming?
company-fill-about = Give the free seat to a bot:
company-fill-do = Seat the bot
company-fill-seat = Seat the bot (seat { $seat })
company-meanwhile = Play a bot while you wait
company-meanwhile-about = It opens in a new window. You are told when your friend is here.

# $title is a game
company-arrived = { $title }: your friend is here.
company-to-table = To the table
company-watching = You are watching { $names }.
company-watch-about = You see what lies open on the table. To play the next one, ask them for an invitation, or open a table yourself.
company-own-table = Open a table
company-lobby = Lobby
company-lend = If I leave, a bot may play on for me
company-lend-about = Only after a minute, and only if the others agree. You get your seat back at any time.

## A new table that goes on from a move of an old match

continue-about = A new table begins after move { $move }; the old match stays as it was. Who plays each seat?
continue-who-me = You
continue-who-open = A friend, by a link
continue-who-person = Someone at this screen
continue-start = Continue from here
continue-starting = The table is being set…
continue-anew = What is hidden is dealt anew for your friend and you: whoever has seen this match knows no more than the other.

## The decks of a player, and the place to build one
## $name is a deck or a card

decks-decks = Decks
decks-mine = My decks
decks-none = You have no saved deck yet. Begin with one of those below, or with an empty one.
decks-unfinished = Not saved yet
decks-starters = Decks to begin from
decks-begin = Change it to your liking
decks-empty = New empty deck
decks-import = From text
decks-play = Play with it
decks-edit = Edit
decks-rename = Rename
decks-duplicate = Duplicate
decks-remove = Delete
decks-discard = Discard
decks-go-on = Continue
decks-removed = “{ $name }” is deleted.
decks-undo = Undo

# $name is a deck: what a copy of it is called
decks-copy-of = { $name } (copy)
decks-legal = legal
decks-not-legal = not yet legal
decks-name = Name of the deck
decks-my-deck = My deck
decks-save = Save
decks-saved = Saved
decks-cards-tab = Cards
decks-deck-tab = Deck
decks-count =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
decks-checking = Checking…
decks-fine = This deck is legal.
decks-problems =
    { $count ->
        [one] One thing to put right
       *[other] { $count } things to put right
    }
decks-line = line { $line }
decks-add = Add one { $name }
decks-take = Remove one { $name }
decks-curve = Cards by cost

# $count cards that cost $cost
decks-bar = { $count } of cost { $cost }
decks-nothing = No card yet. Add some with +.
decks-text = As text
decks-text-about = One line for each card: how many, the card's number, and whatever you like behind it. Copy it, keep it, or paste a list from elsewhere.
decks-copy = Copy
decks-copied = Copied
decks-download = Download
decks-open = Open a file
decks-use = Use this list
decks-clear = Empty the deck
decks-cleared = The deck is empty.
decks-replaced = The list is in the deck.
decks-restored = Changes that were not saved are back.
decks-drop-changes = Back to the saved deck
decks-cannot = These lines could not be read:
decks-all-decks = All decks
decks-close = Close
decks-keys = + and − on a card add and remove it; / goes to the search.
decks-save-first = Save the deck to play with it.
decks-begin-with = Change it to your liking: { $name }
decks-card-in-deck = { $name }: { $count } in the deck

## Choices that are rarely meant: the table asks once more

doubts-title = Do you mean this?
doubts-never = Do not ask again

# in the list below “You said not to ask again before:”
doubts-kind-hides-unpaid = hiding a card that you cannot pay for
doubts-kind-adds-nothing = putting a card where it adds nothing
doubts-kind-ends-early = ending a phase or passing while something is left to do
doubts-list = Choices that are not asked about
doubts-about = You said not to ask again before:
doubts-none = The table asks once more before choices that are rarely meant.
doubts-again = Ask again
doubts-ask-hides-unpaid = Ask again before hiding a card that you cannot pay for
doubts-ask-adds-nothing = Ask again before putting a card where it adds nothing
doubts-ask-ends-early = Ask again before ending a phase or passing while something is left to do

## After a match: where to go from there
## $bot is the name of a bot

ending-stronger = Stronger opponent: { $bot }
ending-gentler = Gentler opponent: { $bot }
ending-better = How to play better

## The first page

home-title = Four card games, one table
home-lead = Pick a game and play: no account, nothing to install.
home-go-on = Your tables
home-earlier = Earlier matches
home-games = Play now
home-play = Play

# $bot is the name of a bot
home-against = against { $bot }
home-set-up = Set up a match
home-learn = How to play
home-score = Score sheet
home-setting = The table is being set…
home-players = { NUMBER($count) } players

# how long a match takes
home-minutes = { $least }–{ $most } min
home-level = Your opponent
home-all = All my matches
home-friends = With friends
home-friends-about = Open a table and send the link. Whoever opens it takes the other seat.
home-invite = Invite a friend
home-join = Join
home-paste = Link or code of a table
home-not-link = This is neither the link nor the code of a table.
home-watch = Lobby
home-watch-about = Open tables anyone may join, and matches to watch.
home-to-lobby = Open tables and matches to watch
home-again = Try again
home-loading = The games are coming…
home-players-range = { $least }–{ $most } players

## A table that waits for friends

invite-title = Waiting for friends
invite-about = Send this link to whoever is to take the free seat. The match begins when everybody is here.
invite-local = This link works on this machine only: nobody else can open it. Open the page under the address that this machine has in your network; if nothing answers there, start the server so that others can reach it:
invite-link = Invitation link
invite-free-seat = free seat

## The page behind an invitation link

join-title = You are invited
join-loading = The table is being looked for…
join-invites = { $name } invites you to { $game }.
join-seats = At the table
join-free = open: this may be you
join-nobody = still open
join-you = you
join-bot = bot
join-name = Your name at the table
join-take = Take the seat
join-taking = You are being seated…
join-full = Every seat is taken.
join-watch = Watch the match
join-go-on = To your seat
join-over = This match is over.
join-replay = Look at it again
join-learn = New to the game? Read how to play first

# $time is a length of time: 2 minutes
join-move = { $time } per move
join-total = { $time } for the whole match
join-home = To the start page
join-private = The seat can only be taken with the whole link, as your friend sent it.

## What the keys do at a table

# what each key does
keys-do-arrows = from card to card, in any direction
keys-do-tab = to the next area
keys-do-enter = choose what is focused
keys-do-space = pass, skip, finish: do nothing more
keys-do-i = look at the card
keys-do-w = why can’t I choose this?
keys-do-u = undo
keys-do-h = hint (alone against bots)
keys-do-l = log
keys-do-p = to the question and its answers
keys-do-arrange = Mythology GO: move the focused creature to another slot of your field
keys-do-escape = put back what was chosen, close
keys-do-e = what the signs mean, one after the other
keys-do-help = the goal, the signs, and this list
keys-name-arrows = Arrows
keys-name-tab = Tab
keys-name-enter = Enter
keys-name-space = Space
keys-name-arrange = Shift + ← →
keys-name-escape = Esc
keys-pointer-help = With mouse or finger: tap what is lit in gold, or drag a card to where it goes. Hold a card (or right-click) to look at it. In Mythology GO you can also drag the creatures of your field into any order you like; everybody sees the same order.

## Something called by its name, and its value

label-value = { $label }: { $value }

# the value follows in another place: the space at the end stays
label-before = { $label }:{ " " }

## What this language calls itself

language-name = English

## How the table behaves: pace, sounds, notifications

liked-pace = Others’ moves
liked-pace-name-quick = quickly
liked-pace-name-normal = at a normal pace
liked-pace-name-slow = slowly
liked-counters = Running counters: who would win now
liked-notify = Notify me when it is my turn and this page is in the background
liked-refused = This browser does not allow it. Its own settings for this page can change that.
liked-volume = Volume
liked-listen-draw = Listen: a card is drawn
liked-listen-play = Listen: a card is played
liked-listen-turn = Listen: your turn
liked-listen-point = Listen: points
liked-listen-win = Listen: victory
liked-listen-lose = Listen: defeat

## The lobby: open seats and matches to watch

lobby-title = Lobby
lobby-mine = Your matches
lobby-open = Open seats
lobby-watch = Matches to watch
lobby-over = Look at a match again
lobby-none = It is quiet here
lobby-none-about = Nobody is waiting for a player and there is no match to watch. Open a table and show it here: whoever comes by can take the seat.
lobby-none-open = Nobody is waiting for a player. Open a table below, and others can join you.
lobby-none-watch = No match can be watched at the moment.
lobby-start = Start a match
lobby-to-join = Join
lobby-to-look = Watch
lobby-to-replay = Look at it
lobby-free =
    { $count ->
        [one] { $count } open seat
       *[other] { $count } open seats
    }

# $names are the players who sit there already
lobby-by = with { $names }

# $time is a date and a time
lobby-since = since { $time }
lobby-offer = Open a table
lobby-invite = Invite a friend
lobby-bot = Play a bot
lobby-loading = Looking for tables…

## What has just come to its end, in large letters over the board

moment-over = The match is over
moment-won = Victory!
moment-lost = Defeat
moment-last = The end is near
moment-since = Since your last turn

## The page that begins a match

new-title = New match
new-game = Game
new-kind = With whom
new-solo = Against bots
new-solo-about = Starts at once.
new-hot = On one screen
new-hot-about = You pass the screen around; nothing is shown in between.
new-online = With friends, online
new-online-about = You get a link to send. No account needed.
new-count = Players
new-seats = Who sits where
new-seat = Seat { $seat }
new-who = Player
new-who-me = You
new-who-open = A friend, by the link
new-who-person = Someone at this screen
new-name = Your name, for your friends
new-called = Name
new-friend-brings = Your friend chooses on joining.
new-bots = The bots, from gentle to strong
new-build = Build a deck of your own
new-more = Options, clocks, spectators
new-options = Match options
new-clocks = Time to think
new-clocks-about = When somebody's time is up, the others may count it as giving up.
new-move = Per move
new-total = For the whole match
new-company = Who may come
new-listed = Show the table in the lobby
new-listed-about = Anyone may take the open seat. Otherwise only who has the link.
new-watch = May be watched
new-watch-about = Spectators see what lies open on the table, never a hand.
new-start = Start the match
new-open-table = Open the table
new-starting = The table is being set…

# $others are players
new-against = { $game }: you against { $others }
new-with = { $game } on this screen, { $count } players
new-waiting = { $game }: you and { $others }

# $names are ways to play that need other numbers of players
new-other-counts = With other numbers of players: { $names }
new-agree = What you agree on
new-a-friend = a friend
new-unknown = This game is not known here.
new-rules = How to play
new-seat-team = Seat { $seat }, team { $team }
new-seat-team-main = Seat { $seat }, team { $team } (main God)

## How much of a card is published, and how much is ours

origin-status-published = published
origin-status-partly = partly published
origin-status-ours = translated
origin-status-reconstructed = reconstructed
origin-effect-published = effect published
origin-effect-partly = effect partly published
origin-effect-reconstructed = effect reconstructed

## What the server keeps about a person

own-data-title = Your data
own-data-about = Everything this server keeps about you: name, decks, tables and choices.
own-data-have = Download it
own-data-leave = Delete it all…
own-data-guest-leave = Delete what is kept of this guest…
own-data-means = Your name, decks and own tables are deleted for good. You give up the matches you are playing; others keep those they played with you, without your name.
own-data-password = Password
own-data-need = Enter the password.
own-data-sure = Delete it for good
own-data-stay = Keep everything
own-data-done = Everything about you is deleted.
own-data-wait = Too many tries. Wait a little and try again.

## What a person has played: results and statistics

profile-title = Profile
profile-guest = Guest
profile-kept-here = Kept for this browser.
profile-kept = Kept with your account, on every device.
profile-account = Name and account
profile-games = Game by game
profile-opponents = Against whom
profile-matches = Matches
profile-none = You have not finished a match yet.
profile-play = Play one now
profile-loading = One moment …
profile-more = Earlier matches
profile-game = Game
profile-opponent = Opponent
profile-played = Played
profile-won = Won
profile-lost = Lost
profile-drawn = Drawn
profile-rate = Win rate
profile-streak = Wins in a row

# the longest row of wins
profile-best = best { $wins }
profile-you-gave-up = you gave up

# $count is how many they are
profile-gave-up =
    { $count ->
        [one] { $names } gave up
       *[other] { $names } gave up
    }
profile-against = against { $names }
profile-alone = at one screen
profile-replay = Look at the replay
profile-bot = bot
profile-result-won = Won
profile-result-lost = Lost
profile-result-drawn = Drawn
profile-result-shared-screen = At one screen

## Points as a table, with every entry in words

reckoning-name = Name
reckoning-total = Total
reckoning-before = Before
reckoning-sum = Sum
reckoning-why = Every entry in words
reckoning-notes = Notes
reckoning-nothing = Nothing
reckoning-before-about = What the player had before all this was counted.
reckoning-total-about = All columns together. The place of a player rests on it.

## A match from a file

record-title = Open a record
record-about = A match you have kept as a file, from here or from the terminal.
record-file = File
record-text = Or paste its text
record-open = Look through it
record-opening = The record is being read…
record-none = Choose a file or paste the text of a record.

## The clauses of the rules, to search

reference-search = Search the clauses

# in languages other than English: words of the game are found in that language too
reference-hint = A word, a number like 5.3, or a card
reference-none = No clause holds all these words.
reference-contents = Sections
reference-terms = Words of the game in three languages
reference-unknown = There is no clause { $id }.
reference-notation = For programs: how matches are written down
reference-found =
    { $count ->
        [one] { $count } clause
       *[other] { $count } clauses
    }

## A match that is over, move by move

replay-replay = Replay
replay-loading = The match is being unrolled…
replay-eyes = Seen by
replay-nobody = A spectator
replay-first = To the beginning
replay-back = One move back
replay-play = Play
replay-pause = Pause
replay-next = One move on
replay-last = To the end
replay-steps = Steps
replay-position = Move
replay-begins = The match begins
replay-of = Move { $move } of { $all }
replay-moves = Moves
replay-log = Log
replay-more = More
replay-copy = Copy the link to this move
replay-copied = The link is copied.
replay-on = Continue from here
replay-record = Download the record
replay-here = Download this position
replay-report = Download a bug report
replay-tools = What can be done here
replay-home = To the start page
replay-won = { $names } won
replay-shared = { $names } share the victory
replay-to-table = To the table
replay-link = Link to this move
replay-amid = In the middle of an effect there is no position to keep: step to where a player is to act.
replay-no-board = This game has no board here yet.

## Before somebody gives up

resign-ask = Do you really want to give up this match?
resign-yes = Yes, give up
resign-no = Keep playing

## The rules book

rules-title = Rules
rules-of = Rules: { $game }
rules-about = A guide to read before a first match, and every rule with its number.
rules-guide = Guide
rules-reference = Clauses
rules-part = Part of the book
rules-loading = The book is being opened…
rules-play = Play it now
rules-cards = All cards
rules-score = Score sheet
rules-chapters = Chapters
rules-signs = Signs and words
rules-all = All games

## Score sheets, for those who play with real cards

score-title = Score sheet
score-of = Score sheet: { $game }
score-about = You play with the real cards? Enter what lies on the table and get the points, with a reason for every one.
score-all = All score sheets
score-none = { $game } has no points to count.
score-rules = Rules
score-loading = The sheet is coming…
score-kept = What you enter stays in this browser.
score-player = Player { $seat }
score-name = Name
score-add = Add a player
score-remove = Remove { $name }
score-close = Done
score-reckon = Count the points
score-reckoning = Counting…
score-asks = One more answer is needed
score-given = Your answers

# $text is an answer that was given
score-change = Change: { $text }
score-result = Result

# $count is how many they are
score-winner =
    { $count ->
        [one] { $names } wins
       *[other] { $names } win
    }
score-clear = Empty the sheet

## When the server cannot be reached

server-unreachable = The server does not answer. Check the connection and try again.

## The settings page

settings-title = Settings
settings-kept = Kept in this browser, for everybody who uses it.
settings-language = Language
settings-motion = Motion
settings-motion-name-system-0 = As this device says
settings-motion-name-system-1 = The setting of the device holds.
settings-motion-name-on-0 = Cards move
settings-motion-name-on-1 = You see where things go.
settings-motion-name-off-0 = Nothing moves
settings-motion-name-off-1 = Everything changes at once.
settings-colours = Colours
settings-palette-name-standard-0 = Kleos
settings-palette-name-standard-1 = Green for you, pink for the other side.
settings-palette-name-safe-0 = Safe for colour blindness
settings-palette-name-safe-1 = Blue for you, orange for the other side.
settings-theme = Theme
settings-theme-name-system-0 = As this device says
settings-theme-name-system-1 = Light by day, if the device is.
settings-theme-name-dark-0 = Dark
settings-theme-name-dark-1 = A table at night.
settings-theme-name-light-0 = Light
settings-theme-name-light-1 = A table in the sun.
settings-example = Players in these colours
settings-keyboard = With the keyboard
settings-keyboard-about = Everything at the table can be done without a mouse.
settings-at-table = At the table
settings-replay = In a replay
settings-habits = When an optional effect asks you, you can have it always or never used from then on. Here you can change your mind.
settings-answers = What the table answers for you
settings-hint = The first Tab on a page offers a link that skips to its content.
settings-motion-system = As this device says
    .about = The setting of the device holds.
settings-motion-on = Cards move
    .about = You see where things go.
settings-motion-off = Nothing moves
    .about = Everything changes at once.
settings-palette-standard = Kleos
    .about = Green for you, pink for the other side.
settings-palette-safe = Safe for colour blindness
    .about = Blue for you, orange for the other side.
settings-theme-system = As this device says
    .about = Light by day, if the device is.
settings-theme-dark = Dark
    .about = A table at night.
settings-theme-light = Light
    .about = A table in the sun.
settings-key-arrows = ←  →
    .about = one move back or on; with Shift, ten
settings-key-ends = Home  End
    .about = to the beginning, to the end
settings-key-space = Space
    .about = play and pause

## What is around every page

shell-pages = Pages
shell-play = Play
shell-lobby = Lobby
shell-cards = Cards
shell-decks = Decks
shell-rules = Rules
shell-settings = Settings
shell-profile = Profile
shell-language = Language
shell-guest = Guest
shell-free = Made by players; not affiliated with any publisher. Rules and card texts are in our own words.

## Signs that players give each other
## $name is a player

signs-is-hello = Hello!
signs-is-luck = Good luck!
signs-is-well-played = Well played!
signs-is-thanks = Thank you!
signs-is-thinking = Let me think…
signs-is-moment = One moment…
signs-is-oops = Oops!
signs-is-good-game = Good game!
signs-says = { $name }: { $sign }
signs-sign = Signs
signs-nudge-sent = { $name } has been told that it is their turn.
signs-nudged = { $name } is waiting: it is your turn.
signs-stands-in = played by { $bot }

## The switch for sounds

sounds-soft = Soft sounds: cards, points, your turn, the end

## A running count of points

standing-now = { $points } points if it ended now

## The table, whatever is played there
## $name is a player, a card or a place on the table

table-table = Table
table-you = You
table-your-turn = Your turn
table-asked = Your turn. { $prompt }
table-turn-of = { $name }’s turn
table-thinks = { $name } is thinking
table-reactions-awaited = Reactions are awaited
table-never-react = Never react

# $name is an optional effect
table-habit-set = { $name }: from now on the table answers for you. Menu, “Answers given for you” changes that.

# $window is a chance to react, as a sentence of the game
table-always-pass = Always pass: { LOWER($window) }
table-over = The match is over
table-waiting-friends = Waiting for friends
table-sending = One moment …
table-connecting = Connecting …
table-again = Connection lost. Connecting again …
table-closed = The connection is closed.
table-reload = Load the page again
table-lost-ask = The connection was lost before the answer came. Please try again.
table-out-of-date = The table has gone on meanwhile. Nothing was done.
table-home = To the start page
table-toolbar = Tools of the table
table-undo = Undo
table-ask-undo = Ask to undo

# $name may be several players
table-undo-waits = Waiting for { $name } to agree to your undo.
table-undo-asked = { $name } would like to take back the last choice.
table-agree = Agree
table-refuse = Refuse
table-hint = Hint
table-hint-waits = The adviser is thinking …
table-hint-title = What the adviser would do

# $chance and $more are percentages
table-chance = wins { $chance }
table-take = Do this
table-log = Log
table-log-title = What has happened
table-nothing-yet = Nothing has happened yet.
table-earlier = What came before
table-menu = Menu
table-close = Close
table-cancel = Cancel
table-resign = Give up
table-habits = Answers given for you
table-habits-none = The table asks you about every optional effect.
table-habits-about = For these effects the table answers in your place.
table-answer-always = always
table-answer-never = never
table-answer-ask = ask me
table-always-use = Always use it
table-never-use = Never use it
table-shortcuts = Keyboard shortcuts
table-what-is-what = Help
table-learn = How to play
table-settings = Settings
table-language = Language
table-watch-link = Link for spectators
table-copy = Copy link
table-copied = Copied
table-share = Share
table-close-table = Close the table
table-close-table-ask = Do you want to close this table? The link will no longer work, and whoever has already taken a seat is sent home.
table-close-table-yes = Yes, close it
table-leave-table = Leave the table
table-leave-table-ask = Do you want to give up your seat? Somebody else may take it then.
table-leave-table-yes = Yes, leave
table-keep-waiting = Keep waiting
table-closed-title = This table is closed
table-hand-over-title = { $name }, it’s up to you
table-hand-over-about = Pass the screen on. Nobody else should look now: the next thing shown is this player’s hand.
table-i-am-here = I am here
table-answers = All answers ({ $count })
table-answers-short = Answers ({ $count })
table-unpick = Put { $name } back
table-lacks-c = a card
table-lacks-o = a card on the table
table-lacks-p = a place
table-lacks-s = a player

# $what is one of the things below, or several with “or”; $count is how many they are
table-pick-for =
    { $count ->
        [one] Choose { $what } for { $name }.
       *[other] For { $name }, choose { $what }.
    }
table-rule = Rule { $clause }

# said when a card is moved within its row
table-lies-at = { $name }: place { $place } of { $all }

# $name is a card, a place or a player: what the control of it does
table-choose = Choose { $name }
table-chosen = Put back { $name }
table-look = Look at { $name }
table-why-not = Why not?
table-why-title = Why not now?
table-why-also = What it can do now:
table-why-none = Nobody is asking for it now.
table-see-card = Look at the card
table-cards-to-choose = Cards to choose from
table-several = What would you like to do?
table-face-down = face-down card
table-hand = Your hand
table-hand-of = Hand of { $name }
table-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
table-empty-hand = No cards in hand
table-hold = Hold a card to read it, an answer to see what it does
table-empty = empty
table-look-through = Look through: { $name }
table-bot = bot
table-away = not connected
table-gave-up = has given up
table-clock = Time
table-clock-name-move = for this choice
table-clock-name-total = for the match
table-claim = Claim the win on time
table-rematch = Rematch
table-rematch-waits = Waiting for the others …
table-rematch-wanted = { $name } would like a rematch.
table-to-rematch = To the rematch
table-decided = What decided it
table-replay = Look at the replay
table-record = Download the record
table-mine = My matches
table-report-file = Download a bug report
table-you-win = You have won!
table-you-lose = You have lost.

# $names is one player, or one team
table-wins = { $names } wins
table-win = { $names } win
table-shared = A shared victory
table-place = Place
table-player = Player
table-score = Score
table-seats = Players
table-space = Space
table-problem = That did not work
table-you-lower = you

# $text is an answer
table-hint-is = What the adviser would do: { $text }
table-chance-better = wins { $chance }, { $more } more than the next

# $name is a pile of cards
table-pile =
    { $count ->
        [one] { $name }: { $count } card
       *[other] { $name }: { $count } cards
    }
table-pile-title =
    { $count ->
        [0] { $name } ({ $count } cards)
        [one] { $name } ({ $count } card)
       *[other] { $name } ({ $count } cards, the last one first)
    }
table-clock-about-move = Time left for this choice. When it is up, the others may claim the win.
table-clock-about-total = Time left for the match. When it is up, the others may claim the win.

# time left, as short as can be
table-clock-days = { $days } d { $hours } h
table-shared-by = A shared victory: { $names }

## One table in a list of tables

table-line-state-yours = Your turn
table-line-state-theirs = Their turn
table-line-state-waiting = Waits for players
table-line-state-over = Over: look at it again
table-line-against = against { $names }
table-line-free = an open seat
table-line-alone = on this screen
table-line-record = an opened record

## Lengths of time

time-none = no limit
time-seconds = { $count } seconds
time-minutes =
    { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
time-hours =
    { $count ->
        [one] { $count } hour
       *[other] { $count } hours
    }
time-days =
    { $count ->
        [one] { $count } day
       *[other] { $count } days
    }

## What a game is about, for those who are new to it
## $game is its title

welcome-welcome = Welcome to { $game }
welcome-help = { $game }: what is what
welcome-table = On the table
welcome-all = All signs and words
welcome-play = Let’s play
welcome-back = Back to the table
welcome-how = How to play
welcome-shortcuts = Keyboard shortcuts
welcome-opening = One moment …
welcome-again = Point at any sign or tap it to read what it means. The ? above the table shows this page again.

# $name is the button “Hint”
welcome-hint = Not sure what to choose? “{ $name }” above the table shows a good answer and what comes of it.

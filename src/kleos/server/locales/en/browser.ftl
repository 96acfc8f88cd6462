### What the browser client says outside the boards. Names of players, cards and games come as variables;
### so does anything the server has already put into words.
###
### Functions a message can call: LOWER($text) and CAPITAL($text) change the first letter of a text,
### ELIDE("de", $name) puts a word before a name as the language does: "de Ben", "d'Anna".

## The account page

account-title = Account
account-guest = You’re playing as a guest. Your tables and decks are tied to this browser.
account-account = You’re logged in as { $name }.
account-name = Name others see
account-save = Save name
account-saved = Name saved.
account-no-name = Enter a name.
account-take = Keep it all, on every device
account-take-about = An account needs only a name and a password. Your tables and decks come with you.
account-which = Account
account-fresh = New account
account-fresh-about = You keep everything you have here.
account-known = I have one
account-known-about = Log in on this device.
account-login-name = Name
account-password = Password
account-long = At least 8 characters. Length matters more than special characters.
account-short = The password needs at least 8 characters.
account-need = Enter your password.
account-show = Show password
account-register = Create account
account-login = Log in
account-logout = Log out
account-logout-about = You’ll continue in this browser as a new guest.
account-elsewhere = Log out on all other devices
account-elsewhere-about = Your other devices and browsers will have to log in again.
account-elsewhere-done = You’re now logged out everywhere else.
account-other = Change password
account-old = Current password
account-fresh-one = New password
account-change = Change password
account-changed = Password changed. Your other devices must log in again.
account-welcome = Welcome, { $name }.
account-bye = You’re logged out.
account-wait = Too many attempts. Wait a moment and try again.

## The parts of a card, in the rules book

anatomy-name = Name
anatomy-text = What it does

# $name is a card
anatomy-about = { $name }, part by part
anatomy-look = All cards in the game

## Whatever page is open

app-offline = You’re offline. Kleos will continue once you’re back online.
app-skip = Skip to content
app-lost = There’s nothing here.
app-home = To the home page
app-missing = This page didn’t load
app-missing-about = It will load by itself once you’re back online.
app-again = Try again

# $text is what became of the table one comes from, without a full stop
app-told = { CAPITAL($text) }.

# the name of the site, which leads to its first page
app-kleos-home = Kleos: to the home page

## What a player brings to a table: a deck, a hero

brings-any = Surprise me
brings-any-about = Drawn at random when the match begins.
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
card-unknown = There’s no such card.

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
cards-none = No cards match.
cards-loading = Loading cards…
cards-again = Try again
cards-decks = Build a deck

## The clauses below a paragraph of the guide

clauses-clauses = Clauses
clauses-place = { $clause } in the reference
# what nobody has translated is followed by this
clauses-english = (in English)

## Who is at a table and who is away: waiting, nudging, bots that take over
## $name is a player, $names a list of players

company-sign-title = Quick chat
company-mute = Mute chat at this table
company-unmute = Unmute chat
company-muted = You’ve muted chat at this table.
company-nudge = Nudge { $name }

# possible again in so many seconds
company-nudge-in = Nudge { $name } (in { $seconds } s)
company-away-now = { $name } is not connected.

# $time is how long: 3 min
company-away-for = { $name } has been away for { $time }.
company-bot-in = Wait, or let a bot take over in { $seconds } s.
company-bot-now = Wait, or let a bot take over.
company-no-bot = Wait: bots can’t take this seat.
company-clock = If the time runs out, you can claim the win.
company-let-bot = Let a bot take over
company-agreed = Waiting for { $names } to agree.
company-wants = { $name } would like a bot to take over.
company-rather = I’d rather wait
company-bot-plays = A bot is playing for you.
company-back = Take my seat back
company-qr = QR code for joining
company-scan = Or scan it with a phone.
company-fill = Nobody coming?
company-fill-about = Give the free seat to a bot:
company-fill-do = Seat the bot
company-fill-seat = Seat the bot (seat { $seat })
company-meanwhile = Play a bot while you wait
company-meanwhile-about = It opens in a new window. We’ll let you know when your friend arrives.

# $title is a game
company-arrived = { $title }: your friend is here.
company-to-table = To the table
company-watching = You are watching { $names }.
company-watch-about = You see only what’s open on the table. To play next time, ask the players for an invitation, or open a table yourself.
company-own-table = Open a table
company-lobby = Lobby
company-lend = If I leave, a bot may play for me
company-lend-about = Only after a minute, and only if the others agree. You can take your seat back at any time.

## A new table that goes on from a move of an old match

continue-about = This starts a new table after move { $move }; the old match stays as it was. Who plays each seat?
continue-who-me = You
continue-who-open = A friend, by link
continue-who-person = Someone at this screen
continue-start = Continue from here
continue-starting = Setting the table…
continue-anew = The hidden cards are redealt for you and your friend, so nobody gains by having seen this match.

## The decks of a player, and the place to build one
## $name is a deck or a card

decks-decks = Decks
decks-mine = My decks
decks-none = You have no saved decks yet. Start with one of the decks below, or with an empty one.
decks-unfinished = Not saved yet
decks-starters = Starter decks
decks-begin = Make it your own
decks-empty = New empty deck
decks-import = From text
decks-play = Play with it
decks-edit = Edit
decks-rename = Rename
decks-duplicate = Duplicate
decks-remove = Delete
decks-discard = Discard
decks-go-on = Continue
decks-removed = Deleted “{ $name }”.
decks-undo = Undo

# $name is a deck: what a copy of it is called
decks-copy-of = { $name } (copy)
decks-legal = legal
decks-not-legal = not yet legal
decks-name = Deck name
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
        [one] One thing to fix
       *[other] { $count } things to fix
    }
decks-line = line { $line }
decks-add = Add one { $name }
decks-take = Remove one { $name }
decks-curve = Cards by cost

# $count cards that cost $cost
decks-bar = { $count } of cost { $cost }
decks-nothing = No cards yet. Add some with +.
decks-text = As text
decks-text-about = One line per card: how many, the card’s number, then anything you like. Copy the list, keep it, or paste one from elsewhere.
decks-copy = Copy
decks-copied = Copied
decks-download = Download
decks-open = Open a file
decks-use = Use this list
decks-clear = Empty the deck
decks-cleared = The deck is empty.
decks-replaced = Your deck now matches the list.
decks-restored = Your unsaved changes are back.
decks-drop-changes = Back to the saved deck
decks-cannot = Kleos couldn’t read these lines:
decks-all-decks = All decks
decks-close = Close
decks-keys = On a card, + and − add and remove it; / jumps to the search.
decks-save-first = Save the deck to play with it.
decks-begin-with = Make it your own: { $name }
decks-card-in-deck = { $name }: { $count } in the deck

## Choices that are rarely meant: the table asks once more

doubts-title = Are you sure?
doubts-never = Don’t ask again

# in the list below “You chose “Don’t ask again” for:”
doubts-kind-hides-unpaid = hiding a card you can’t pay for
doubts-kind-adds-nothing = playing a card where it adds nothing
doubts-kind-ends-early = passing or ending a phase while you can still do something
doubts-list = Choices you’ve stopped confirming
doubts-about = You chose “Don’t ask again” for:
doubts-none = The table asks you to confirm choices that look like a mistake.
doubts-again = Ask again
doubts-ask-hides-unpaid = Ask again before hiding a card you can’t pay for
doubts-ask-adds-nothing = Ask again before playing a card where it adds nothing
doubts-ask-ends-early = Ask again before passing or ending a phase while you can still do something

## After a match: where to go from there
## $bot is the name of a bot

ending-stronger = Stronger opponent: { $bot }
ending-gentler = Easier opponent: { $bot }
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
home-setting = Setting the table…
home-players = { NUMBER($count) } players

# how long a match takes
home-minutes = { $least }–{ $most } min
home-level = Your opponent
home-all = All my matches
home-friends = With friends
home-friends-about = Open a table and share the link. Your friend takes the other seat.
home-invite = Invite a friend
home-join = Join
home-paste = Table link or code
home-not-link = That isn’t a table link or code.
home-watch = Lobby
home-watch-about = Open tables anyone can join, and matches to watch.
home-to-lobby = Open tables and matches to watch
home-again = Try again
home-loading = Loading games…
home-players-range = { $least }–{ $most } players

## A table that waits for friends

invite-title = Waiting for friends
invite-about = Send this link to your friends. The match begins when everybody is here.
invite-local = This link works only on this machine. To let others in, open this page at your machine’s address on the network. If nothing answers there, start the server so that others can reach it:
invite-link = Invitation link
invite-free-seat = free seat

## The page behind an invitation link

join-title = You are invited
join-loading = Looking for the table…
join-invites = { $name } invites you to { $game }.
join-seats = At the table
join-free = open: this could be you
join-nobody = still open
join-you = you
join-bot = bot
join-name = Your name at the table
join-take = Take the seat
join-taking = Taking your seat…
join-full = Every seat is taken.
join-watch = Watch the match
join-go-on = To your seat
join-over = This match is over.
join-replay = Watch the replay
join-learn = New to the game? Read how to play first

# $time is a length of time: 2 minutes
join-move = { $time } per move
join-total = { $time } for the whole match
join-home = To the home page
join-private = To take the seat, open the full link your friend sent you.

## What the keys do at a table

# what each key does
keys-do-arrows = from card to card, in any direction
keys-do-tab = to the next area
keys-do-enter = choose the focused item
keys-do-space = pass, skip or finish
keys-do-i = look at the card
keys-do-w = why can’t I choose this?
keys-do-u = undo
keys-do-h = hint (alone against bots)
keys-do-l = log
keys-do-p = to the question and its answers
keys-do-arrange = Mythology GO: move the focused creature to another slot in your field
keys-do-escape = put back what you picked, or close
keys-do-e = what the icons mean, one by one
keys-do-help = the goal, the icons, and this list
keys-name-arrows = Arrows
keys-name-tab = Tab
keys-name-enter = Enter
keys-name-space = Space
keys-name-arrange = Shift + ← →
keys-name-escape = Esc
keys-pointer-help = With a mouse or finger: tap anything lit in gold, or drag a card to where it goes. Hold a card (or right-click it) to read it. In Mythology GO, you can also drag the creatures in your field into any order; everybody sees the same order.

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
liked-counters = Running score: who would win now
liked-notify = Notify me when it’s my turn and this page is in the background
liked-refused = Your browser blocks this. You can allow it in the browser’s settings for this page.
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
lobby-over = Watch a replay
lobby-none = It’s quiet here
lobby-none-about = Nobody is waiting for a player, and there’s no match to watch. Open a table and show it here: anyone who comes by can take the seat.
lobby-none-open = Nobody is waiting for a player. Open a table below, and others can join you.
lobby-none-watch = There’s no match to watch right now.
lobby-start = Start a match
lobby-to-join = Join
lobby-to-look = Watch
lobby-to-replay = Replay
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
new-kind = Opponents
new-solo = Against bots
new-solo-about = Starts right away.
new-hot = On one screen
new-hot-about = Pass the screen around. Between turns, it hides everybody’s cards.
new-online = With friends, online
new-online-about = You get a link to send. No account needed.
new-count = Players
new-seats = Who sits where
new-seat = Seat { $seat }
new-who = Player
new-who-me = You
new-who-open = A friend, by link
new-who-person = Someone at this screen
new-name = Your name, for your friends
new-called = Name
new-friend-brings = Your friend chooses when they join.
new-bots = The bots, from easy to strong
new-build = Build your own deck
new-more = Options, clocks, spectators
new-options = Match options
new-clocks = Time to think
new-clocks-about = When a player’s time runs out, the others can claim the win.
new-move = Per move
new-total = For the whole match
new-company = Who can join and watch
new-listed = Show the table in the lobby
new-listed-about = Anyone can take the open seat. Otherwise, only people with the link can.
new-watch = Allow spectators
new-watch-about = Spectators see what’s open on the table, never anyone’s hand.
new-start = Start the match
new-open-table = Open the table
new-starting = Setting the table…

# $others are players
new-against = { $game }: you against { $others }
new-with = { $game } on this screen, { $count } players
new-waiting = { $game }: you and { $others }

# $names are ways to play that need other numbers of players
new-other-counts = With a different number of players: { $names }
new-agree = Agree before you play
new-a-friend = a friend
new-unknown = There’s no such game here.
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
own-data-guest-leave = Delete this guest’s data…
own-data-means = This deletes your name, your decks and your own tables for good. You give up the matches you’re playing; others keep those they played with you, without your name.
own-data-password = Password
own-data-need = Enter your password.
own-data-sure = Delete it for good
own-data-stay = Keep everything
own-data-done = Everything about you has been deleted.
own-data-wait = Too many attempts. Wait a moment and try again.

## What a person has played: results and statistics

profile-title = Profile
profile-guest = Guest
profile-kept-here = Saved for this browser.
profile-kept = Saved with your account, on every device.
profile-account = Name and account
profile-games = By game
profile-opponents = By opponent
profile-matches = Matches
profile-none = You haven’t finished a match yet.
profile-play = Play one now
profile-loading = One moment…
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
profile-alone = on one screen
profile-replay = Watch the replay
profile-bot = bot
profile-result-won = Won
profile-result-lost = Lost
profile-result-drawn = Drawn
profile-result-shared-screen = On one screen

## Points as a table, with every entry in words

reckoning-name = Name
reckoning-total = Total
reckoning-before = Before
reckoning-sum = Sum
reckoning-why = Every entry in words
reckoning-notes = Notes
reckoning-nothing = Nothing
reckoning-before-about = What the player already had before this count.
reckoning-total-about = All columns added up. This decides the ranking.

## A match from a file

record-title = Open a record
record-about = A match you saved as a file, here or in the terminal.
record-file = File
record-text = Or paste its text
record-open = Open the replay
record-opening = Reading the record…
record-none = Choose a file or paste the text of a record.

## The clauses of the rules, to search

reference-search = Search the clauses

# in languages other than English: words of the game are found in that language too
reference-hint = A word, a number like 5.3, or a card
reference-none = No clause contains all these words.
reference-contents = Sections
reference-terms = Game terms in three languages
reference-unknown = There’s no clause { $id }.
reference-notation = For programs: how matches are recorded
reference-found =
    { $count ->
        [one] { $count } clause
       *[other] { $count } clauses
    }

## A match that is over, move by move

replay-replay = Replay
replay-loading = Loading the match…
replay-eyes = Seen by
replay-nobody = A spectator
replay-first = To the start
replay-back = Previous move
replay-play = Play
replay-pause = Pause
replay-next = Next move
replay-last = To the end
replay-steps = Steps
replay-position = Move
replay-begins = The match begins
replay-of = Move { $move } of { $all }
replay-moves = Moves
replay-log = Log
replay-more = More
replay-copy = Copy the link to this move
replay-copied = Link copied.
replay-on = Continue from here
replay-record = Download the record
replay-here = Download this position
replay-report = Download a bug report
replay-tools = What you can do here
replay-home = To the home page
replay-won = { $names } won
replay-shared = { $names } share the victory
replay-to-table = To the table
replay-link = Link to this move
replay-amid = You can’t save a position in the middle of an effect. Step to a point where a player has to act.
replay-no-board = This game has no board here yet.

## Before somebody gives up

resign-ask = Do you really want to give up this match?
resign-yes = Yes, give up
resign-no = Keep playing

## The rules book

rules-title = Rules
rules-of = Rules: { $game }
rules-about = A guide to read before your first match, and every rule with its number.
rules-guide = Guide
rules-reference = Clauses
rules-part = Part of the book
rules-loading = Opening the rules…
rules-play = Play it now
rules-cards = All cards
rules-score = Score sheet
rules-chapters = Chapters
rules-signs = Icons and terms
rules-all = All games

## Score sheets, for those who play with real cards

score-title = Score sheet
score-of = Score sheet: { $game }
score-about = Playing with real cards? Enter what’s on the table to get the points, with a reason for every one.
score-all = All score sheets
score-none = { $game } has no points to count.
score-rules = Rules
score-loading = Loading the sheet…
score-kept = What you enter stays in this browser.
score-player = Player { $seat }
score-name = Name
score-add = Add a player
score-remove = Remove { $name }
score-close = Done
score-reckon = Count the points
score-reckoning = Counting…
score-asks = One more question
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

server-unreachable = The server isn’t answering. Check your connection and try again.

## The settings page

settings-title = Settings
settings-kept = Saved in this browser, for everybody who uses it.
settings-language = Language
settings-motion = Motion
settings-motion-name-system-0 = Same as device
settings-motion-name-system-1 = Follows your device’s setting.
settings-motion-name-on-0 = Cards move
settings-motion-name-on-1 = You see where things go.
settings-motion-name-off-0 = Nothing moves
settings-motion-name-off-1 = Everything changes at once.
settings-colours = Colours
settings-palette-name-standard-0 = Kleos
settings-palette-name-standard-1 = Green for you, pink for the other side.
settings-palette-name-safe-0 = Colour-blind safe
settings-palette-name-safe-1 = Blue for you, orange for the other side.
settings-theme = Theme
settings-theme-name-system-0 = Same as device
settings-theme-name-system-1 = Light or dark, like your device.
settings-theme-name-dark-0 = Dark
settings-theme-name-dark-1 = A table at night.
settings-theme-name-light-0 = Light
settings-theme-name-light-1 = A table in the sun.
settings-example = Players in these colours
settings-keyboard = With the keyboard
settings-keyboard-about = You can do everything at the table without a mouse.
settings-at-table = At the table
settings-replay = In a replay
settings-habits = When an optional effect asks you, you can choose always or never to use it from then on. You can change your mind here.
settings-answers = Automatic answers
settings-hint = Press Tab once on any page for a link that skips to its content.
settings-motion-system = Same as device
    .about = Follows your device’s setting.
settings-motion-on = Cards move
    .about = You see where things go.
settings-motion-off = Nothing moves
    .about = Everything changes at once.
settings-palette-standard = Kleos
    .about = Green for you, pink for the other side.
settings-palette-safe = Colour-blind safe
    .about = Blue for you, orange for the other side.
settings-theme-system = Same as device
    .about = Light or dark, like your device.
settings-theme-dark = Dark
    .about = A table at night.
settings-theme-light = Light
    .about = A table in the sun.
settings-key-arrows = ←  →
    .about = one move back or forward; with Shift, ten
settings-key-ends = Home  End
    .about = to the start, to the end
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
signs-sign = Chat
signs-nudge-sent = You’ve reminded { $name } that it’s their turn.
signs-nudged = { $name } is waiting: it’s your turn.
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
table-reactions-awaited = Waiting for reactions
table-never-react = Never react

# $name is an optional effect; “Automatic answers” is table-habits
table-habit-set = { $name }: from now on, the table answers for you. To change this, open the menu and choose “Automatic answers”.

# $window is a chance to react, as a sentence of the game
table-always-pass = Always pass: { LOWER($window) }
table-over = The match is over
table-waiting-friends = Waiting for friends
table-sending = One moment…
table-connecting = Connecting…
table-again = Connection lost. Reconnecting…
table-closed = The connection is closed.
table-reload = Reload the page
table-lost-ask = The connection dropped before an answer came. Please try again.
table-out-of-date = The table had already moved on, so nothing was done.
table-home = To the home page
table-toolbar = Table tools
table-undo = Undo
table-ask-undo = Ask to undo

# $name may be several players
table-undo-waits = Waiting for { $name } to agree to your undo.
table-undo-asked = { $name } would like to undo the last choice.
table-agree = Agree
table-refuse = Refuse
table-hint = Hint
table-hint-waits = The adviser is thinking…
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
table-habits = Automatic answers
table-habits-none = The table asks you about every optional effect.
table-habits-about = The table answers these effects for you.
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
table-close-table-ask = Do you want to close this table? The link will stop working, and anyone already seated goes back to the home page.
table-close-table-yes = Yes, close it
table-leave-table = Leave the table
table-leave-table-ask = Do you want to give up your seat? Somebody else can take it then.
table-leave-table-yes = Yes, leave
table-keep-waiting = Keep waiting
table-closed-title = This table is closed
table-hand-over-title = { $name }, it’s up to you
table-hand-over-about = Pass the screen to this player. Nobody else should look now: this player’s hand comes next.
table-i-am-here = I’m here
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
table-why-none = Nothing calls for it right now.
table-see-card = Look at the card
table-cards-to-choose = Cards to choose from
table-several = What would you like to do?
table-face-down = face-down card
table-hand = Your hand
table-hand-of = { $name }’s hand
table-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
table-empty-hand = No cards in hand
table-hold = Hold a card to read it, or an answer to see what it does
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
table-rematch-waits = Waiting for the others…
table-rematch-wanted = { $name } would like a rematch.
table-to-rematch = To the rematch
table-decided = What decided it
table-replay = Watch the replay
table-record = Download the record
table-mine = My matches
table-report-file = Download a bug report
table-you-win = You won!
table-you-lose = You lost.

# $names is one player, or one team
table-wins = { $names } wins
table-win = { $names } win
table-shared = A shared victory
table-place = Place
table-player = Player
table-score = Score
table-seats = Players
table-space = Space
table-problem = That didn’t work
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
       *[other] { $name } ({ $count } cards, newest first)
    }
table-clock-about-move = Time left for this choice. When it runs out, the others can claim the win.
table-clock-about-total = Time left for the match. When it runs out, the others can claim the win.

# time left, as short as can be
table-clock-days = { $days } d { $hours } h
table-shared-by = A shared victory: { $names }

## One table in a list of tables

table-line-state-yours = Your turn
table-line-state-theirs = Their turn
table-line-state-waiting = Waiting for players
table-line-state-over = Over: watch the replay
table-line-against = against { $names }
table-line-free = an open seat
table-line-alone = on this screen
table-line-record = from a record

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
welcome-help = { $game }: what’s what
welcome-table = On the table
welcome-all = All icons and terms
welcome-play = Let’s play
welcome-back = Back to the table
welcome-how = How to play
welcome-shortcuts = Keyboard shortcuts
welcome-opening = One moment…
welcome-again = Point at an icon, or tap it, to read what it means. The ? above the table brings this page back.

# $name is the button “Hint”
welcome-hint = Not sure what to choose? “{ $name }” above the table shows a good answer and where it leads.

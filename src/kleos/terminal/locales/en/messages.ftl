### What the terminal and the command line say: their messages, and the language they are said in.

## The command line

cli-about = One table for card games: play, simulate, replay, look things up.
cli-usage = usage:{" "}
# argparse puts a colon after these three
cli-arguments = arguments
cli-options = options
cli-commands = commands
cli-help = show this help and exit
cli-version = show the version and exit
cli-lang = language of cards and messages: { OR($languages) } (default: from the environment)
# What stands for a value in the help
meta-command = COMMAND
meta-shell = SHELL
meta-lang = LANG
meta-game = GAME
meta-file = FILE
meta-game-or-file = GAME|FILE
meta-folder = DIR
meta-name = NAME
meta-name-or-file = NAME|FILE
meta-card = GAME|ID|WORD
meta-clause = CLAUSE
meta-word = WORD
meta-seed = SEED
meta-host = ADDRESS
cli-completion = print a script that completes commands in your shell
cli-completion-shell = your shell: bash, zsh or fish
cli-serve = run the server for playing in the browser
meta-profile = PROFILE
meta-text = TEXT
meta-url = URL
meta-number = N
meta-seconds = SECONDS
meta-days = DAYS
meta-rate = RATE
cli-serve-profile = the defaults to start from: friends, club (many people behind one address) or public (default: friends)
cli-serve-settings = a settings file (default: { $file } in the data folder, if it exists); options and KLEOS_SERVE_... variables override it
cli-serve-print = print the settings in force and where each comes from, then exit
cli-serve-general = settings
cli-serve-rates = rate limits
cli-serve-bounds = other limits
cli-serve-keeping = how long things are kept
cli-serve-usual = { $what } (default: { $usual })
cli-serve-open = also open the table in your browser
serve-cards = { $game } uses the cards in { $file }
serve-ready = The table is at { $address } (press Ctrl-C to stop)
cli-serve-no-client = serve even if the browser client is not installed: the API alone
serve-needs = serving needs { $packages }; install with: { $install }
serve-client-missing = this installation has no browser client. Install a wheel or sdist that includes it, or build it in a clone of the repository: tools/setup web, then pip install '.[server]'. To serve only the API, add --no-client
meta-opponents = WHOM[,WHOM]
meta-hero = HERO[,HERO]
meta-own-cards = {"["}GAME=]FILE
meta-option = NAME=VALUE
meta-mode = MODE
meta-side = SIDE[,SIDE]
meta-mains = SEAT,SEAT
# Commands and their options
cli-play = play against bots or other people
cli-decks-game = the game (default: { $game })
cli-play-game = the game: { $known } (default: { $game }; with no arguments at all, the table asks)
cli-play-seed = random seed; the same seed and the same choices give the same match
cli-play-deck = your deck, in games with decks: the name of a starter deck, or a deck file (default: a random starter deck)
cli-play-opponent-deck = the opponent's deck, in the same form
cli-play-against = your opponents: { $names }; search takes a level or a budget, like search:novice or search:1s; separate several with commas, or name one for all (default: { $name })
cli-play-players = number of players, including you (default: you and those in --against, at least as many as the game needs)
cli-play-hero = your hero (default: random); after a comma, the heroes of the next players
cli-play-side = your side; after a comma, the sides of the next players; in a team match, your team's side
cli-play-mains = the main Gods of a team match, one from each team, like p2,p3
cli-play-option = a match option of the game; separate several values with commas; repeat for more options
cli-own-option = { $about } ({ SERIES($games) })
cli-own-cards = use the cards in this file instead of the game's own; add GAME= if the command doesn't name the game
cards-which-game = which game are the cards in { $file } for? Say so with --cards GAME={ $file } (games: { $known })
cards-twice = { $game } has two card files: give only one
cards-from = With the cards in { $file }.
cli-play-mode = the kind of match
cli-play-save = save the match to { $file } after every move; if { $file } exists, continue its match
cli-play-record = write the record of the match to { $file }, a new file, when the match ends or you leave
cli-simulate = play many matches between bots
cli-game = the game: { $known }
cli-simulate-number = number of matches (default: { $number })
cli-simulate-bots = one bot for each seat: { $bots }; search takes a level or a budget, like search:500w (default: { $bot })
cli-simulate-players = number of players; a single bot then takes every seat (default: as many as --bots names, or as few as the game allows)
cli-simulate-seed = random seed; the same seed gives the same matches, with any number of processes (but not for bots that play against the clock)
cli-simulate-decks = the decks to play, in games with decks (default: { $decks })
cli-arena = compare bots on equal terms: win rates, pairs, Elo
cli-arena-bots = the bots to compare: { $bots }; search takes a level or a budget, like search:500w
cli-arena-number = number of deals; every group of bots plays each deal from every seat (default: { $number })
cli-arena-players = number of players at a table, if the game leaves it open (default: as few as it allows)
cli-arena-seed = random seed; the same seed gives the same results, with any number of processes (but not for bots that play against the clock)
cli-arena-workers = number of processes (default: { $number })
cli-on-fault = what to do with a bot that crashes, answers illegally or doesn't answer: let random play for it, or forfeit its match (default: { $what })
cli-arena-json = write all results to { $file } as JSON
cli-arena-plot = draw Elo and pairs to { $file } as SVG
cli-simulate-workers = number of processes (default: one for each core)
cli-simulate-cluster = play on a Ray cluster: the one at RAY_ADDRESS, or a small one on this machine
cli-simulate-best = how many of the best and worst cards to show (default: { $number })
cli-simulate-csv = write one row for every match to this CSV file, and one for every card to a second file beside it
cli-simulate-parquet = the same, as Parquet files
cli-simulate-html = write a report with tables and charts to this HTML file
cli-replay = step through a recorded match
cli-replay-file = a match record
cli-replay-seat = show what seat N sees; the first seat is 0 (default: what a spectator sees)
cli-replay-all = show everything that any seat sees
cli-cards = look at cards, check card files
cli-cards-list = list all cards of a game
cli-cards-show = show cards with their text, by id or by words in their names
cli-cards-what = ids of cards, or words in their names; you can put a game before them, or give a game alone for all its cards
cli-cards-show-game = show only cards of this game
cli-cards-check = check a card file; mistakes come with line and column
cli-cards-file = the card file; put the game before it if the file doesn't name it
cli-cards-export = print the card file of a game, so that you can change a copy
check-which-game = which game is { $file } for? Write { $line } on its first line, or put the game before the file (games: { $known })
cli-cards-texts = also show the cards with their texts
cli-decks = look at decks, check deck files
cli-decks-list = list the starter decks
cli-decks-show = show a starter deck as plain text
cli-decks-name = the name of a starter deck, as kleos decks list prints it
cli-decks-check = check a deck file against the rules
cli-decks-file = a deck file, in the format that kleos decks show prints
cli-rules = read the rules, see which clauses have tests
cli-rules-show = show a clause, a section, or all the rules of a game
cli-rules-clause = for example NM-5.3, NM-5 for its section, or NM for its game
cli-rules-search = find the clauses that contain all these words
cli-rules-word = an English word, or the beginning of one
cli-rules-search-game = search only the rules of this game
cli-rules-coverage = show which clauses have a test; the exit status is 1 if one has none
cli-rules-tests = the folder with the tests (default: { $folder })
# Mistakes on the command line
cli-mistake = { $problem } (see { $command } --help)
cli-argument = argument { $name }: { $problem }
cli-required = the following arguments are required: { $names }
cli-unrecognized = unrecognized arguments: { $words }{ $hint }
cli-choice = invalid choice: '{ $value }'{ $hint } (choose from { $choices })
cli-expected-one = expected one argument
cli-expected-some = expected at least one argument
cli-not-together = not allowed with argument { $other }
cli-ambiguous = ambiguous option: { $option } could match { $options }
cli-ignored = takes no value, but got '{ $value }'
not-a-number = expected a whole number, not '{ $text }'
unknown-mode = mode must be one of { $known }, not '{ $mode }'
against-number = for { $players } players, name the other { $others }, or one for all of them, not { $count }
bots-players = for { $players } players, name { $players } bots, or one for all of them, not { $count }
option-other-game = { $game } has no option { $option }
option-form = expected an option like NAME=VALUE, not '{ $option }'
option-unknown = { $game } has no option '{ $option }'{ $hint } (available: { $known })
unknown-hero = unknown hero '{ $hero }'{ $hint } (available: { $known })
unknown-side = unknown side '{ $side }'{ $hint } (available: { $known })
# Files
file-problem = { $file }: { $problem }
file-missing = No such file or directory
file-is-folder = Is a directory
file-no-folder = Not a directory
file-forbidden = Permission denied
file-full = No space left on device
file-no-text = not a text file (expected UTF-8)
# Cards
no-card = no card '{ $words }'{ $hint }
cards-no-problem = { $count } { $count ->
        [one] card
       *[other] cards
    }, no problems
# Decks
no-starter-deck = no starter deck '{ $name }'{ $hint } (available: { $known })
# Rules
no-clause = no clause '{ $id }'{ $hint }
no-clause-holds = no clause contains '{ $words }'
clause-in-english = { $text } (in English)
clause-source = source: { $source }
no-tests-folder = { $folder }: no such folder (name the folder with the tests: --tests DIR)
coverage-section = section
coverage-clauses = clauses
coverage-testable = testable
coverage-tested = tested
coverage-missing = missing
coverage-no-test = no test:{" "}
coverage-unknown = { $where }: unknown clause { $id }
coverage-total = { $tested } of { $testable } testable clauses have a test, { $missing } { $missing ->
        [one] has
       *[other] have
    } none
not-python = { $where }: not Python: { $problem }
marks-written-out = { $where }: write out the ids in a clause mark
# Simulations
simulate-bar = matches
cards-number = expected a whole number of at least 0, not { $number }
file-twice = { $file } would be written twice
# The arena
arena-scheme = every group of { $players } out of { $count } bots, { $deals } { $deals ->
        [one] deal
       *[other] deals
    } each, from every seat
arena-matches = matches
arena-shared = shared
arena-elo = Elo
arena-rating = { NUMBER($elo, maximumFractionDigits: 0, useGrouping: "false", signDisplay: "always") } ± { NUMBER($margin, maximumFractionDigits: 0, useGrouping: "false") }
arena-against = against
arena-first = p0 ahead by
arena-all = all
percent-more = { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1, useGrouping: "false", signDisplay: "always") } %
arena-tie-added = Elo: one bot won or lost everything, so every pair got one extra tie; the true differences may be greater.
arena-faults = { $bot }: failed in { $count } { $count ->
        [one] match
       *[other] matches
    }, { $what }. First in deal { $deal } (seed { $seed }) as p{ $seat } after { $moves } { $moves ->
        [one] move
       *[other] moves
    }: { $problem }
arena-fault-random = random took over
arena-fault-forfeit = which it forfeited
arena-interrupted = Interrupted after { $played } of { $all } matches.
arena-worker-lost = A process ended unexpectedly (out of memory?) after { $played } of { $all } matches.

## Line mode

# Beginning and ending
record-exists = { $file } already exists: name another file for the record
save-fixed = { $file } already holds a match, which { $option } can't change
save-broken = { $file }: { $problem }
save-other-game = { $file } holds a match of { $game }, not { $wanted }
record-broken = { $file }: { $problem }
no-deck = no starter deck or file '{ $name }' (starter decks: { $known })
new-match = A match of { $game }. Type help for all commands.
going-on = Continuing { $game }. Type help for all commands.
you-at = p{ $seat } (you)
plays-deck = { $name } plays { $deck }
plays-deck-about = { $name } plays { $deck }: { $about }
unnamed-deck = an unnamed deck
hand-over = { $name } decides next. Press Enter when only p{ $seat } can see the screen.
outcome = { AND($winners) } { $count ->
        [one] wins
       *[other] win
    } { $how }: { $scores }.
seed-was = The seed was { $seed }.
record-written = The record is in { $file }.
match-kept = The match is saved in { $file }; kleos play --save { $file } continues it.
table-left = You have left the table; the match is not finished.
goes-on-decides = The match goes on: p{ $seat } decides.
goes-on = The match goes on.
hash-ok = hash ok
no-hash = the record has no hash
# Commands at the table; their names are the same in every language
help-number = a number
help-number-does = choose that option
help-token = a token
help-token-does = choose it by name: { $tokens }, …
help-show-does = the text of a card; part of its name will do, or #12 for a card on the table
help-same = the same
help-why = why TOKEN
help-why-does = why something isn't offered: why { $token }
help-hint-does = your best options as the search bot sees them, and your chance to win
help-table-does = show the table again
help-options-does = show the question and its options again
help-log-does = the log so far, or its last N lines
help-discard-does = the discard piles and other open piles
help-deck-does = your deck list, as it was at the start
help-rules-does = a clause of the rules; or words, to find the clauses that contain them
help-save = save FILE
help-save-does = save the match to a file; kleos play --save FILE continues it
help-concede-does = give up
help-quit-does = leave; kleos play --resume continues the match
no-option = There is no option { $number }: choose from 1 to { $count }.
only-option = The only option is 1.
show-what = Show which card? For example: show { $card }, show { $name }, show #12
not-known = { $object } is hidden, and you don't know what it is.
not-on-table = There is no { $object } on the table.
why-what = Why not what? For example: why { $token }
is-offered = That is one of your options.
log-what = Type log, or log and a number of lines
rules-what = Which rule? For example: rules { $clause }, or words to search for: rules { $words }
save-where = Save where? For example: save my-match.json
file-taken = { $file } exists and isn't a saved match; nothing was written.
labelled = { $what }: { $words }
noted = { $what } ({ $note })
# The table of Naruto Mythos
round-of = Round { $round } of { $rounds }
missions-to-come = { $count } { $count ->
        [one] mission
       *[other] missions
    } to come
turn-of = turn of { $name }
column-points = points
column-chakra = chakra
column-hand = hand
column-deck = deck
column-discard = discard
column-cost = cost
column-power = Power
mark-passed = passed
mark-conceded = conceded
points = { $count } { $count ->
        [one] point
       *[other] points
    }
nobody-leads = nobody leads { $own } : { $other }
leads-by-edge = p{ $seat } leads by the Edge { $own } : { $other }
leads = p{ $seat } leads
leads-with = { leads } { $own } : { $other }
nobody-here = nobody is here
power = Power { $power }
hidden = hidden
hidden-known = hidden: { $card }
tokens = { $count } { $count ->
        [one] token
       *[other] tokens
    }
over-cards = over { $cards }
cards = { $count } { $count ->
        [one] card
       *[other] cards
    }
held-by = of p{ $owner }, held by #{ $object }
locks = locks #{ $object }
hand-of = Hand of p{ $seat }
no-cards = no cards
pile-of = Discard pile of { $name }, top card first
pile-empty = empty

## The table

cli-play-resume = continue a match that you left: the last one, or at the table any of them
cli-plain = play line by line, without the table (always so in a pipe)
no-table = The table needs the library textual, which is not installed ({ $install }). Playing line by line instead.
resume-fixed = a resumed match keeps its settings: { $option } doesn't go with --resume
help-undo-does = undo your last choice, if it revealed nothing new to you
language-name = English
# Keeping matches
match-kept-in-folder = The match is saved; kleos play --resume continues it.
keep-nothing = there is no match to resume
keep-damaged = { $file } is not a saved match: { $problem }
# The welcome
welcome-words = One table for card games.
welcome-game = Game
welcome-opponent = Opponent
welcome-deck = Your deck
welcome-other-deck = Deck of p1
welcome-bot = Bot: { $bot }
welcome-bots = { $count } bots: { $bot }
welcome-people = { $count } people, one screen
welcome-about-people = { $count } people take turns at this screen; between turns, nobody's cards are shown.
welcome-players = Players:
settings-title = Settings
settings-keys = ↑↓ choose · Enter change · Esc close
setting-side = { $side } of { $name }
setting-chance = random
welcome-settings = Settings: { $words }
welcome-usual = defaults
welcome-hero = Your hero
welcome-resume = Continue your last match: { $game }, { $standing }
# Going on with a kept match
resume-title = Continue a match
resume-against = against { $bot }
resume-people = { $count } people
resume-sure = Press x again to delete this match.
# The picture of Naruto Mythos
lanes-about = A game for { $players } players, with { $cards } cards. Win missions with the Power of your characters; hide, reveal and upgrade them.
lanes-edge = Edge
lanes-chakra = { $count } chakra
lanes-hand = hand { $count }
lanes-deck = deck { $count }
lanes-discard = discard { $count }
lanes-leads-edge = p{ $seat } by Edge
lanes-nobody = nobody leads
lanes-in-round = in round { $round }
lanes-no-hand = { $who }: no cards in hand
lanes-can-play = play
lanes-can-hide = hide only
lanes-can-nothing = not now
lanes-mission-standing = Worth { $points } { $points ->
        [one] point
       *[other] points
    }; { $totals }, { $words }
lanes-hidden-known = hidden; you know what it is
lanes-hidden-unknown = hidden; you don't know what it is
lanes-deck-list = Your deck as it was at the start
lanes-in-short = round { $round } of { $rounds }, { $points }
verb-play = play { $how }
verb-hide = hide { $how }
verb-upgrade = upgrade { $how }
verb-reveal = reveal { $how }
verb-reveal-upgrade = reveal as an upgrade of { $how }
verb-defeat = defeat { $how }
verb-line = line { $how }
verb-use = use for { $how }
try-play = play on { $rank }
try-hide = hide on { $rank }
try-upgrade = upgrade { $object }
try-reveal = reveal it
try-target = choose it
try-mission = choose this mission
try-card = choose this card
legend-object = a character's number, as in questions and the log
legend-hidden = hidden: known to you, unknown to you
legend-tokens = Power tokens
legend-stack = cards in the stack
legend-taken = under the other player's control
legend-locks = locks another character
legend-chakra = chakra: what you have, or what a card costs
legend-power = Power of a card in hand; on the table, a character's last number
legend-afford = a card in hand: playable, only hidden, not now
legend-points = points that a mission is worth
legend-totals = Power in a mission, the lower side first
legend-turn = whose turn it is
legend-also = where your pick can go, in more than one way
legend-aim = where the choice under the cursor leads
# The table of Saint Seiya Deck Building
terrain-about = A game for { $least } to { $most } players, with { $cards } different cards. Play Characters against the cards of the terrain, acquire those you can pay for, and have the most victory points when the clock has burnt down.
phase-main = main phase
phase-upkeep = upkeep
column-hero = hero
column-draw = draw pile
column-wounded = wounded
column-destroyed = destroyed
column-aside = aside
column-armour = armour
terrain-turn = Turn { $turn }
terrain-flames = { $count } { $count ->
        [one] flame
       *[other] flames
    } left
terrain-last-round = last round
terrain-reserve = reserve { $count }
terrain-common-size = common discard { $count }
terrain-common = Common discard
terrain-from-reserve = Terrain, from the reserve on
terrain-empty = empty
terrain-have = { $what } { $have } of { $need }
terrain-no-cost = can't be paid for
terrain-held = Held
terrain-revealed = Revealed
terrain-stranded = Stranded
terrain-fighting = In play
terrain-faced = Facing { $place }
terrain-faces = faces { $what }
terrain-bonus = bonus of { $count } Force
terrain-less = costs { $count } { $what } less this turn
terrain-paid = the card for fighting it has been discarded
terrain-first = first player
terrain-force-all = all Characters +{ $count } Force
terrain-by-force = armours by Force
terrain-hand = hand { $count }
terrain-draw = draw { $count }
terrain-discard = discard { $count }
terrain-wounded = wounded { $count }
terrain-destroyed = destroyed { $count }
terrain-aside = set aside { $count }
terrain-discard-of = Discard of { $name }
terrain-destroyed-of = Destroyed cards of { $name }
terrain-aside-of = Set aside by { $name }
terrain-wounded-of = Wounded of { $name }
terrain-top-of = Top of the draw pile of { $name }
terrain-equipped-by = equipped by { $name }
terrain-no-hand = { $who }: no cards in hand
terrain-in-short = turn { $turn }, { $count } { $count ->
        [one] flame
       *[other] flames
    } left
verb-face = play against { $how }
verb-equip = equip { $how }
verb-acquire = acquire by { $how }
verb-activate = activate { $how }
verb-heal = heal { $how }
try-face = play it against { $place }
try-place = choose this place
try-player = choose this player
legend-flame = a flame of the clock, or of a card that takes one; taken ones are empty
legend-force = Force that faces a card, and its Force cost
legend-cosmos = the same for Cosmos
legend-acquire = can be acquired this way; with the armour's Cosmos
legend-values = Force and Cosmos that a card gives
legend-heal = Heal value of a card
legend-number = a card's number, as in questions and the log
legend-alike = number of identical cards
legend-piles = cards in hand, in the draw pile, in the discard
legend-wounded = wounded Characters
legend-destroyed = destroyed cards
legend-aside = cards set aside
legend-armour = an armour; the one equipped
# The table of Kanzume Goddess
gods-about = A game for { $least } to { $most } players, with { $cards } different cards. Recruit Warriors, chain their colours, attack the other Gods and answer their blows. The last God standing wins, or the first with { $goal } energy. Four or six can also play in two teams.
welcome-mode = Match
gods-side = { $side } side
gods-round = Round { $round }
gods-setup = choosing Gods
gods-start = Start phase
gods-play = Play phase
gods-recruit = Recruit phase
gods-discard-phase = Discard phase
gods-end = End phase
gods-individual = individual match
gods-team = team match
gods-faith = faith { $count }
gods-any-colour = any colour
gods-next = next { OR($colours) }
gods-ignores = next Warrior of any colour
gods-bonus = next Attack +{ $count }
gods-used = used this turn: { $names }
column-god = God
column-energy = energy
column-colour = colour
column-follow = follow-up
gods-energy = energy { $count }
gods-hand = hand { $count }
gods-deck = deck { $count }
gods-discard = discard { $count }
gods-discard-of = Discard pile of { $name }
gods-discard-empty = empty
gods-own-discard = Your discard pile
gods-no-god = God not chosen
gods-chosen = God chosen
gods-team-of = team { $team }
gods-main = main God
gods-support = support God
gods-sealed = sealed
gods-out = out
gods-winner = winner
gods-first = starting player
gods-piles = Warrior piles
gods-disciples = Disciples
gods-netherworld = Netherworld
gods-netherworld-size = { gods-netherworld } { $count }
gods-netherworld-empty = empty
gods-follow = follow-up { $colours }
gods-cost = cost { $count }
gods-supply = { $card } cost { $cost } ×{ $count }
gods-left = { $count } left
gods-in-play-of = In play of { $name }
gods-by-reaction = Reaction
gods-by-protect = Protect
gods-revealed = Revealed
gods-resolving = Being resolved
gods-ability-of = { $card } of { $name }
gods-on = { $what } on { $name }
gods-cancelled = { $what }, cancelled
gods-repeated = { $what }, repeated
gods-attack = Attack of { $by } on { $on }: { $value }
gods-dealt = Gods to choose from
gods-no-hand = { $who }: no cards in hand
gods-in-short = round { $round }, energy { $energies }
gods-one-screen = On a shared screen, the hand-over itself reveals that somebody can react, and who; passes are never shown.
key-one-screen = one screen
try-play-ability = play it: { $what }
try-react-ability = react: { $what }
try-use-ability = use: { $what }
try-recruit = recruit it
legend-energy = energy, on a track up to { $goal }
legend-colours = a Warrior's colour, then the colours that may follow it; { $letters }
legend-faith-cost = cost in faith
legend-hand-deck-discard = cards in hand, in the deck, in the discard pile
legend-main = team and main God
legend-sealed = sealed; out of the match
legend-attack = an Attack: its value, and its reduction
legend-reacted = used for a Reaction; for Protect
state-reactions = waiting for reactions …
printed-name = name
printed-text = text
origin-published = published
origin-partly = partly published
origin-reconstructed = reconstructed
card-printed = Published: { $facts }.
card-partly = Partly published: { $facts }.
card-rest = Reconstructed: { $facts }.
card-unprinted = Nothing about this card is published: it is a reconstruction.
list-origins = { $published } published · { $partly } published in part, or in another language · { $rebuilt } a reconstructed line of text
# The table of Mythology GO
myths-about = A game for { $least } to { $most } players, with { $cards } different cards. In three rounds, fill your field with creatures, some of them face-down, serve your secret divinity and find out the others'. The most points win.
myths-three-rounds = Three rounds
myths-round = Round { $round } of { $rounds }
myths-choosing-beliefs = choosing beliefs
myths-drawing = draw
myths-main = main phase
myths-counting = counting
myths-plays = { $count } of { $plays } plays made
myths-starter = first player { $name }
myths-starts = first player
myths-countdown = last turns: { $count } left
myths-belief = belief
myths-divinity = divinity
myths-slots = slots
myths-spells = spells
myths-slots-and-spells = slots { $used }/{ $slots }, spells { $spells }
myths-column-round = R{ $round }
myths-column-value = value
myths-total = total
myths-declared = Identification
myths-face-down = face-down
myths-field-of = Field of { $name }
myths-no-creature = no creature
myths-value = value { $value }
myths-takes-slots = { $count } slots
myths-fused = fused pair
myths-resurrected = resurrected
myths-used = used this round
myths-was-down = was face-down
myths-copied = a copy, the card is { $name }
myths-transformed = transformed, the card is { $name }
myths-deck = Deck: { $count } { $count ->
        [one] card
       *[other] cards
    }
myths-discard = Discard pile ({ $count })
myths-aside = Set aside
myths-seen = Divinities you have seen
myths-free-beliefs = Free beliefs
myths-target = #{ $object } targets #{ $target }
myths-accuses = { $by } accuses { $on } of being { $divinity }
myths-so-far = Counting of round { $round } so far
myths-round-counted = Counting of round { $round }
myths-round-won = Round won by { AND($winners) }
myths-none-counted = No round has been counted yet.
myths-not-counted = Round { $round } has not been counted yet; { $done } { $done ->
        [one] has
       *[other] have
    } been.
myths-ranking = Final ranking
myths-rank = { $rank }. { $name }: { $total } points, { $count } { $count ->
        [one] round
       *[other] rounds
    } won
myths-ranked = rank { $rank }
myths-full = full
myths-belief-used = belief used
myths-no-hand = no cards in hand
myths-in-short = round { $round }, { $totals }
myths-way-play = face-up
myths-way-cast = cast it
myths-way-onto = onto { $object }
myths-way-fuse = fuse with { $object }
try-play-down = play it face-down
try-play-up = play it face-up
try-use = use it
legend-face-down = face-down
legend-value-changed = drained or strengthened
legend-myth-states = fused pair; resurrected; Chimera used; was face-down; copied; transformed
legend-free-slot = free slot
legend-myth-colours = value and colour of a creature; { $letters }
legend-starter = first player of the round
myths-colour-letters = Gn Ye Or Gy Bl
bar-score = score
keys-score = the score, point by point: each round, and the end of the match
keys-arrange = move the creature under the cursor left or right on your field
arrange-own = Point at a creature on your own field: [ and ] move it.
read-score = Counting
score-at-end = Once the match is over, you can see what decided it.
play-reckoning = See what decided the match
score-what = Which round? For example: score 1
help-score-does = the score of a round, point by point, or of the last one
# Score sheets
cli-score = count the points of a match played with real cards
cli-score-game = the game that was played
cli-score-file = a score sheet in TOML or JSON (see docs/score-sheets.md); without one, mythology-go asks line by line
cli-json = print the result as JSON
score-other-game = { $file } is a score sheet of { $game }, not { $wanted }
score-file-needed = { $game } needs a score sheet file; docs/score-sheets.md shows one
score-before = before
score-nothing = no points
score-winners = Ahead: { AND($winners) }
score-asking = Score sheet: { $help } explains a question, { $back } takes back the last line.
score-taken-back = Taken back: { $line }
score-wrong = line { $number }: '{ $line }' doesn't answer “{ $question }”: { $problem }
score-unfinished = the input ends before the sheet is complete, at: { $question }
score-ask-players = Names of the players, clockwise, separated by commas:
score-help-players = Two to eight names, for example: Anna, Bruno, Carla
score-ask-starter = Who started the round? (empty: { $name })
score-help-starter = Targets and accusations are declared clockwise from this player (MG-8.1.2).
score-ask-creatures = { $name }, creatures ({ $count } so far; empty: no more):
score-help-creatures = Names or ids, separated by commas. After a name: down (was face-down), pair (fused), resurrected, +2 or -2 (strengthened or drained).
score-ask-divinity = { $name }, divinity (empty: none):
score-help-divinity = One of:
score-ask-belief = { $name }, belief (empty: none that matters):
score-help-belief = Only Totemism affects the score (MG-8.4.8). One of:
score-ask-spells = { $name }, spells played this round (empty: 0):
score-help-spells = A number; only Hecate counts them (MG-11.39).
score-help-option = Type the number of one of the options.
# Whose turn it is
state-yours = your decision
state-thinking = { $who } is thinking …
state-next = next: { $who }
state-over = the match is over
state-replay = replay, seen by { $eyes }
# Playing
play-what = { $what }: choose what to do with it.
play-again = Play another match
play-look-back = Look at this match again, step by step
play-leave = Leave the table
play-hand-over = Hand the screen over to { $who }
play-done = Your choice is made. Hand the screen over, or press u to undo.
play-hand-on = Hand the screen over to continue the match.
play-undone = Undone.
play-pass-again = Press space again to confirm.
play-not-kept = The match couldn't be saved: { $problem }
bot-replaced = The random bot now plays for p{ $seat } ({ $bot }), which failed: { $problem }.
bot-forfeits = p{ $seat } ({ $bot }) forfeits the match, because it failed: { $problem }.
undo-nothing = There is nothing to undo yet.
undo-others = You can't undo: somebody else has decided since, or the match has been resumed.
undo-over = The match is over.
undo-told = You can't undo, because you have learned something: { $what }
undo-told-table = You can't undo: the table has shown you something new.
hint-title = What the search bot would do in your place, and your chance to win:
hint-chance = { $percent }%
hint-thinking = The search bot is thinking about your move … You can keep playing.
hint-failed = No hint this time: { $problem }
why-title = Why not?
why-clauses = The rules in question:
why-not-yours = You have nothing to decide right now.
why-point = Point at a card first: Tab, then the arrows.
why-offered = { $what }: it can be chosen.
why-nothing = { $what } isn't what the question asks for.
leave-title = Leave the table?
leave-words = The match is saved after every move; kleos play --resume continues it.
leave-stay = Stay
leave-keep = Leave, and continue another time
leave-concede = Give up this match
# Handing over
hand-over-to = { $who } decides next
hand-over-alone = Nothing is shown until only p{ $seat } can see the screen.
hand-over-enter = Enter: I am p{ $seat }, show the table
hand-over-leave = q: leave, the match is saved
# Replaying
replay-move = Move { $move } of { $moves }
replay-spectator = a spectator
replay-seat = p{ $seat }
replay-everything = everybody
replay-next = One move forward
replay-before = One move back
replay-eyes = Change viewpoint (now { $eyes })
replay-go-on = Play on from here as a new match
replay-go-on-words = A new match begins after move { $move }. Who do you play as?
replay-as = p{ $seat }, against the bot { $bot }
replay-as-bots = p{ $seat }, against { $count } bots { $bot }
replay-as-people = Everybody, { $count } people at this screen
replay-over = The match is over here: step back first.
# Reading
table-point = Tab goes to the table, the arrow keys to a card.
table-no-card = There is no card to read here.
read-card = Card
read-rulings = Rulings
read-close = ↑↓ read · Esc close
read-pages = { $page } of { $pages } · ← → turn
read-open = Enter open the card · Esc close
read-log = What has happened
read-piles = Piles to look through
read-rules = The rules
read-search = a number like { $clause }, or words
read-no-clause = Type to search.
read-close-search = type to search · ↑↓ read · Esc close
# The line of keys
key-enter = Enter
key-escape = Esc
bar-keys = keys
bar-card = card
bar-why = why not
bar-hint = hint
bar-undo = undo
bar-log = log
bar-language = language
bar-piles = piles
bar-rules = rules
bar-leave = leave
bar-step = step
bar-eyes = viewpoint
bar-go-on = play on
bar-next = continue
bar-settings = settings
bar-players = players
bar-choose = choose
bar-back = back
bar-resume = continue a match
bar-throw-away = delete
# All keys
keys-title = Keys
keys-signs = Symbols
keys-letters = a b c …
keys-letters-do = choose the item with that letter
keys-choices = move through the choices
keys-enter = choose what is under the cursor
keys-back = back to all choices
keys-tab = to the table, the log, and back
keys-arrows = on the table: from card to card
keys-space = Space
keys-space-does = pass, or skip; twice, to be sure
keys-card = text and rulings of the card under the cursor
keys-why = why you can't choose the card under the cursor
keys-hint = your three best moves as the search bot sees them, and your chance to win
keys-undo = undo your last choice, if it revealed nothing new to you
keys-log = the log; its lines open cards
keys-piles = the discard piles and other open piles
keys-rules = the rules behind the question, and all others
keys-language = the next language
keys-leave = leave, or give up
keys-leave-replay = leave
keys-mouse = Mouse
keys-mouse-does = click to point; click again to choose
keys-step = one move forward or back
keys-stride = { $count } moves forward or back
keys-ends = to the start or the end
keys-eyes = change viewpoint: a spectator, each player, everybody
keys-go-on = play on from this moment as a new match

## Words

cli-words = check and show what Kleos says, language by language
cli-words-check = list what a language lacks, has too much of, or has wrong; status 1 if anything
cli-words-language = language, even if it is not registered yet, like es (default: all but English)
cli-words-show = show an entry in every language
cli-words-id = id of an entry, like clause-in-english
meta-entry = ID
words-checked = { $language }: { $count ->
        [0] nothing is missing
        [one] 1 problem
       *[other] { $count } problems
    }
words-no-entry = nothing is called '{ $id }'
words-no-language = no catalogue has a folder '{ $lang }' (available: { $known })

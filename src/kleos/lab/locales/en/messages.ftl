### What the tables and reports of the laboratory say.

simulate-heading = { $matches } { $matches ->
        [one] match
       *[other] matches
    } of { $game }, { $decks }, seed { $seed }
simulate-heading-no-decks = { $matches } { $matches ->
        [one] match
       *[other] matches
    } of { $game }, seed { $seed }
decks-random = random decks
decks-starter = starter decks
simulate-bot = bot
simulate-seat = seat
simulate-wins = wins
simulate-share = share
simulate-interval = 95 % interval
simulate-points = { $scores } per match
decimal = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2, useGrouping: "false") }
percent = { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1, useGrouping: "false") } %
interval = { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1, useGrouping: "false") } to { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1, useGrouping: "false") } %
simulate-draws = { $draws } { $draws ->
        [one] match
       *[other] matches
    } without a single winner
simulate-speed = { NUMBER($matches, minimumFractionDigits: 1, maximumFractionDigits: 1) } matches/s, { NUMBER($decisions, maximumFractionDigits: 0) } decisions/s, { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1, useGrouping: "false") } s
simulate-interrupted = Stopped after { $matches } of { $wanted } matches; these results cover only those.
simulate-advantage = Going first is worth { NUMBER($advantage, minimumFractionDigits: 1, maximumFractionDigits: 1, useGrouping: "false", signDisplay: "always") } percentage points ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1, useGrouping: "false", signDisplay: "always") } to { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1, useGrouping: "false", signDisplay: "always") }).
# Sections
simulate-by-bot = Bots
simulate-by-seat = Seats
simulate-by-order = Order of play
simulate-numbers = Length and { $scores }
cards-drawn = Cards drawn
cards-played = Cards played
cards-acquired = Cards acquired
cards-best = { $title }: best and worst
simulate-order = order
simulate-id = id
simulate-card = card
simulate-times = times
simulate-what = per match
simulate-mean = mean
simulate-deviation = std dev
simulate-least = min
simulate-median = median
simulate-most = max
simulate-turns = turns
simulate-lengths = decisions
simulate-scores = { $scores }, { $bot }
scores = points
simulate-leads = lead over second place
range = { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1, useGrouping: "false") } to { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1, useGrouping: "false") }
tenths = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1, useGrouping: "false") }
# The report
percent-whole = { NUMBER($share, maximumFractionDigits: 0, useGrouping: "false") } %
report-made = Made by Kleos { $version } on { $when } with:
report-intervals = Each interval contains the true value 95 times out of 100. The dashed line marks an equal share for everybody.
report-shares = Share of wins, with 95 % intervals
report-all = { $title }: all { $count }
# What an extra is missing for
extra-missing = { $option } needs { $package }, which is not installed; install the extra { $extra }: { $install }

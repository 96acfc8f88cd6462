### What the game offers people who choose what to play: its modes, main Gods and sides, and how to look for cards.

kanzume-about = Gods at war, each alone or in teams: recruit Warriors, chain their colours, attack, and answer every blow, until one God is left standing or reaches 25 energy.
kanzume-about-cards = The card list of this game hasn't been published. Each card marks which of its facts are published; every other name, cost, value and ability is a Kleos reconstruction, not the printed card.
kanzume-sides = Side
kanzume-side-random = random
kanzume-side-greek = Greek
kanzume-side-norse = Norse
kanzume-side-about = Both Gods you choose from are { $side }. At most { $most } players can take this side.
kanzume-main-a = Main God of team A
kanzume-main-b = Main God of team B
kanzume-main-about = Begins with { $main } energy, its team-mates with { $support }. If it falls, the team loses.
kanzume-team-side = Side of team A
kanzume-team-side-about = Team B takes the other side.
kanzume-mode = Match
kanzume-mode-individual = each player alone
kanzume-mode-team = two teams (4 or 6 players)
kanzume-mode-about = Teams take alternate seats around the table, and each protects its main God.
kanzume-answering = Answering abilities of Warriors
kanzume-defending = Reacting to Attacks on my God
kanzume-protecting = Reacting to Attacks on other Gods
kanzume-energy = Energy

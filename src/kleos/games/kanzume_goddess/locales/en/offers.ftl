### What people are told of the game who choose what to play: its modes, main Gods and sides, how cards are looked for.

kanzume-about = Gods at war, each alone or in teams: recruit Warriors, chain their colours, attack, and answer every blow, until one God is left standing or has 25 energy.
kanzume-about-cards = The card list of this game has not been published. Each card says which of its facts are published ones; every other name, cost, value and ability is a reconstruction by Kleos and not the printed card.
kanzume-sides = Side
kanzume-side-random = by chance
kanzume-side-greek = Greek
kanzume-side-norse = Norse
kanzume-side-about = Both Gods to choose from come from { $side }. At most { $most } players can have this side.
kanzume-main-a = Main God of team A
kanzume-main-b = Main God of team B
kanzume-main-about = Begins with { $main } energy, the others of the team with { $support }; if it falls, the team has lost.
kanzume-team-side = Side of team A
kanzume-team-side-about = Team B has the other one.
kanzume-mode = Match
kanzume-mode-individual = everyone alone
kanzume-mode-team = two teams (4 or 6 players)
kanzume-mode-about = Teams take alternate seats around the table, and each protects its main God.
kanzume-answering = Answering abilities of Warriors
kanzume-defending = Reacting to Attacks on my God
kanzume-protecting = Reacting to Attacks on other Gods
kanzume-energy = Energy

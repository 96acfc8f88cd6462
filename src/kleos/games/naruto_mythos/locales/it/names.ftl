### What things of the game are called, and the gender of what is named.
### A line is "un effetto", a round "un giro"; a side is told by its player.

## Cards; $name is that of a character, $id the number of a card

card-title = { $name }, { $title }
card-label = { $title } ({ $id })

## Where names and titles come from

# yes if they have been published in this language
names-published = no
# the cards whose titles are ours all the same
titles-of-ours = {""}

## Things

-card = carta
    .gender = f
-character = Personaggio
-power-token = token Power
    .many = token Power
-mission-point = Punto Mission
-chakra = Chakra
    .many = Chakra

## Characters' names that are not masculine singulars

-name-anko-mitarashi = Anko Mitarashi
    .gender = f
-name-hinata-hyuga = Hinata Hyuga
    .gender = f
-name-ino-yamanaka = Ino Yamanaka
    .gender = f
-name-katsuyu = Katsuyu
    .gender = f
-name-kin-tsuchi = Kin Tsuchi
    .gender = f
-name-kurenai-yuhi = Kurenai Yuhi
    .gender = f
-name-nine-tailed-fox = Volpe a Nove Code
    .gender = f
-name-ninja-hound-corps = Cani Ninja
    .number = many
-name-sakura-haruno = Sakura Haruno
    .gender = f
-name-shizune = Shizune
    .gender = f
-name-tayuya = Tayuya
    .gender = f
-name-temari = Temari
    .gender = f
-name-tenten = Tenten
    .gender = f
-name-tonton = TonTon
    .gender = f
-name-tsunade = Tsunade
    .gender = f

## Groups and keywords: those one is a member of have a gender, others are adjectives

-group-leaf-village = Villaggio della Foglia
    .gender = m
-group-sand-village = Villaggio della Sabbia
    .gender = m
-group-sound-village = Villaggio del Suono
    .gender = m
-group-akatsuki = Akatsuki
    .gender = f
-group-independent = Indipendente
    .adjective = indipendente
-keyword-sound-four = Quartetto del Suono
    .gender = m
-keyword-team-10 = Team 10
    .gender = m
-keyword-team-7 = Team 7
    .gender = m
-keyword-team-8 = Team 8
    .gender = m
-keyword-team-baki = Team Baki
    .gender = m
-keyword-team-guy = Team Gai
    .gender = m

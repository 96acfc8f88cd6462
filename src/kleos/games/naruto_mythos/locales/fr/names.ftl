### What things of the game are called, and the gender of what is named.
### A line is "un effet", a side "un camp". A round is "un tour", as printed, so that a turn is never that alone:
### "un tour d'action", or "à p0 de jouer".

## Cards; $name is that of a character, $id the number of a card

card-title = { $name }, { $title }
card-label = { $title } ({ $id })

## Where names and titles come from

# yes if they have been published in this language
names-published = yes
# the cards whose titles are ours all the same
titles-of-ours = KS-114, KS-118

## Things

-card = carte
    .gender = f
-character = Personnage
-power-token = Jeton Power
-mission-point = Point Mission
-chakra = Chakra
    .many = Chakra

## Characters' names that are not masculine singulars

-name-anko-mitarashi = Anko Mitarashi
    .gender = f
-name-hinata-hyuga = Hinata Hyûga
    .gender = f
-name-ino-yamanaka = Ino Yamanaka
    .gender = f
-name-katsuyu = Katsuyu
    .gender = f
-name-kin-tsuchi = Kin Tsuchi
    .gender = f
-name-kurenai-yuhi = Yuhi Kurenai
    .gender = f
-name-ninja-hound-corps = Chiens Ninjas
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
-name-tonton = Ton Ton
    .gender = f
-name-tsunade = Tsunade
    .gender = f

## Groups and keywords: those one is a member of have a gender, others are adjectives

-group-leaf-village = Village de la Feuille
    .gender = m
-group-sand-village = Village du Sable
    .gender = m
-group-sound-village = Village du Son
    .gender = m
-group-akatsuki = Akatsuki
    .gender = f
-group-independent = Indépendant
    .adjective = indépendant
-keyword-sound-four = Quartet du Son
    .gender = m
-keyword-team-10 = Équipe 10
    .gender = f
-keyword-team-7 = Équipe 7
    .gender = f
-keyword-team-8 = Équipe 8
    .gender = f
-keyword-team-baki = Équipe Baki
    .gender = f
-keyword-team-guy = Équipe Gaï
    .gender = f

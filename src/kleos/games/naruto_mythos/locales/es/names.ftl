### What things of the game are called, and the gender of what is named.
### A line is "un efecto", a side is told by its player. An amount of chakra is "2 de chakra".

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
-character = Personaje
-power-token = ficha de Poder
    .gender = f
-mission-point = punto de Misión
-chakra = de chakra
    .many = de chakra

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
-name-ninja-hound-corps = Perros ninja
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

-group-leaf-village = Aldea de la Hoja
    .gender = f
-group-sand-village = Aldea de la Arena
    .gender = f
-group-sound-village = Aldea del Sonido
    .gender = f
-group-akatsuki = Akatsuki
    .gender = f
-group-independent = Independiente
    .adjective = independiente
-keyword-sound-four = Cuarteto del Sonido
    .gender = m
-keyword-team-10 = Equipo 10
    .gender = m
-keyword-team-7 = Equipo 7
    .gender = m
-keyword-team-8 = Equipo 8
    .gender = m
-keyword-team-baki = Equipo Baki
    .gender = m
-keyword-team-guy = Equipo Guy
    .gender = m

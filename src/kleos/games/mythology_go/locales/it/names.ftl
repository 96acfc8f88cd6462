### How creatures, colours, phases, keywords and the steps of a counting are called (section 10).

## What is counted

-card = carta
    .gender = f
-creature = creatura
    .gender = f
-free-slot = spazio libero
    .many = spazi liberi
-point = punto
-spell = incantesimo

## Colours

colour-green = verde
colour-yellow = giallo
colour-orange = arancione
colour-grey = grigio
colour-blue = blu

## Phases

phase-belief = scelta delle credenze
phase-draw = pesca
phase-main = fase principale
phase-scoring = conteggio
phase-over = partita finita

## Keywords

keyword-outnumber = Superiorità
keyword-unique = Unico
keyword-polychrome = Policromo
keyword-monochrome = Monocromo
keyword-resurrection = Resurrezione
keyword-strong = Forte
keyword-weak = Debole
keyword-fusion = Fusione
keyword-indestructible = Indistruttibile
keyword-identification = Identificazione

## The steps of a counting, by their number, and the sums of all points up to one

step-1 = Rivelazione
step-2 = Copie
step-3 = Trasformazioni
step-4 = Cambio di colore
step-5 = Valori
step-6 = Parole chiave, numeri di copie e altri bonus
step-7 = Colori
step-8 = Accuse
step-9 = Divinità
step-10 = Identificazione
step-11 = Forte e Debole
step-12 = Risultato del giro
sum-subtotal = Subtotale
sum-score = Punteggio del giro

## The creatures whose name is feminine: pronouns follow it

-name-sphinx = Sfinge
    .gender = f
-name-phenix = Fenice
    .gender = f
-name-chimere = Chimera
    .gender = f
-name-gorgone = Gorgone
    .gender = f
-name-harpie = Arpia
    .gender = f
-name-sirene = Sirena
    .gender = f

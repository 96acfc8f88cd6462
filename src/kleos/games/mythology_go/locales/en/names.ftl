### How creatures, colours, phases, keywords and the steps of a counting are called (section 10).

## What is counted

-card = card
-creature = creature
-free-slot = free slot
-point = point
-spell = spell

## Colours

colour-green = green
colour-yellow = yellow
colour-orange = orange
colour-grey = grey
colour-blue = blue

## Phases

phase-belief = choice of beliefs
phase-draw = draw
phase-main = main phase
phase-scoring = counting
phase-over = match over

## Keywords

keyword-outnumber = Outnumber
keyword-unique = Unique
keyword-polychrome = Polychrome
keyword-monochrome = Monochrome
keyword-resurrection = Resurrection
keyword-strong = Strong
keyword-weak = Weak
keyword-fusion = Fusion
keyword-indestructible = Indestructible
keyword-identification = Identification

## The steps of a counting, by their number, and the sums of all points up to one

step-1 = Reveal
step-2 = Copies
step-3 = Transformations
step-4 = Change of colour
step-5 = Values
step-6 = Keywords, count effects and other bonuses
step-7 = Colours
step-8 = Accusations
step-9 = Divinities
step-10 = Identification
step-11 = Strong and Weak
step-12 = Round result
sum-subtotal = Subtotal
sum-score = Round score

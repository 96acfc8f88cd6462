### Texts without object numbers.

# what stands before the number of something nobody is to name: nouns and adjectives, separated by commas
nouns-before-numbers = Personaje, criatura, carta, oculto, oculta, boca abajo
# little words that change before the names of some things, as in "d'Anna"; nothing where your language has none
elided-before-names = {""}
# what stands before the number that something gets, as in "plays a card as #5"; nothing where it only stands in brackets
before-new-numbers = {""}

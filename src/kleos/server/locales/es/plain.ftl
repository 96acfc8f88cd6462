### Texts without object numbers.

# what stands before the number of something nobody is to name: nouns and adjectives, separated by commas
nouns-before-numbers = Personaje, criatura, carta, oculto, oculta, boca abajo

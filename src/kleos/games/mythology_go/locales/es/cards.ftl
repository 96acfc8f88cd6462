### The texts of cards.toml, by table and field: names, and what is published in part.

## Creatures

card-elfe-name = Elfo
card-gobelin-name = Duende
card-troll-name = Trol
card-troll-partly-line-2 = que da +2, también a una pareja fusionada, pero no por cuántas copias
card-centaure-name = Centauro
card-sphinx-name = Esfinge
card-dragon-name = Dragón
card-phenix-name = Fénix
card-griffon-name = Grifo
card-cerbere-name = Cerbero
card-minotaure-name = Minotauro
card-chimere-name = Quimera
card-chimere-partly-line-1 = que se activa en el turno de su dueño sin contar como carta jugada
card-chupacabra-name = Chupacabras
card-gorgone-name = Gorgona
card-gorgone-partly-line-1 = que toma el nombre, el valor y el efecto de su objetivo, no el color, y que una carta solo se copia una vez
card-loup-garou-name = Hombre lobo
card-loup-garou-partly-line-1 = que al final de la ronda su objetivo cambia de valor, efecto, nombre y color, y que el nuevo Hombre lobo no cambia nada
card-nain-name = Enano
card-golem-name = Gólem
card-harpie-name = Arpía
card-cyclope-name = Cíclope
card-cyclope-partly-slots = que no se puede jugar desde la mano si solo queda un espacio libre
card-sirene-name = Sirena
card-licorne-name = Unicornio

## Spells

card-djinn-name = Genio
card-djinn-partly-line-1 = que no se puede nombrar un hechizo, que no se roba nada si la carta nombrada no está en el mazo y que después el mazo se baraja
card-satyre-name = Sátiro
card-satyre-partly-line-1 = que no se puede jugar mientras tu campo esté vacío
card-leviathan-name = Leviatán
card-leviathan-partly-line-1 = que destruye la carta más débil, y todas las que empatan con ella
card-lutin-name = Diablillo
card-lutin-partly-line-1 = que un hechizo robado se sustituye robando más, hasta que salga una carta que se pueda colocar en el campo

## Divinities

card-anubis-name = Anubis
card-anubis-partly-line-1 = que duplica puntos, pero nunca los de una Identificación
card-zeus-name = Zeus
card-odin-name = Odín
card-ra-name = Ra
card-poseidon-name = Poseidón
card-gaia-name = Gea
card-hephaistos-name = Hefesto
card-hades-name = Hades
card-hecate-name = Hécate
card-loki-name = Loki
card-athena-name = Atenea
card-thot-name = Thot

## Beliefs

card-animisme-name = Animismo
card-polytheisme-name = Politeísmo
card-esoterisme-name = Esoterismo
card-chamanisme-name = Chamanismo
card-divination-name = Adivinación
card-totemisme-name = Totemismo
card-fatalisme-name = Fatalismo
card-druidisme-name = Druidismo
card-reincarnation-name = Reencarnación
card-dualisme-name = Dualismo

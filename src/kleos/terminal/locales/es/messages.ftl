### What the terminal and the command line say: their messages, and the language they are said in.

## The command line

cli-about = Una mesa para juegos de cartas: jugar, simular, volver a ver partidas, consultar cartas y reglas.
cli-usage = uso:{" "}
# argparse puts a colon after these three
cli-arguments = argumentos
cli-options = opciones
cli-commands = comandos
cli-help = mostrar esta ayuda y salir
cli-version = mostrar la versión y salir
cli-lang = el idioma de las cartas y los mensajes: { OR($languages) } (el del entorno)
# What stands for a value in the help
meta-command = COMANDO
meta-shell = SHELL
meta-lang = IDIOMA
meta-game = JUEGO
meta-file = ARCHIVO
meta-game-or-file = JUEGO|ARCHIVO
meta-folder = CARPETA
meta-name = NOMBRE
meta-name-or-file = NOMBRE|ARCHIVO
meta-card = JUEGO|ID|PALABRA
meta-clause = CLÁUSULA
meta-word = PALABRA
meta-seed = SEMILLA
meta-host = DIRECCIÓN
cli-completion = un script que completa los comandos en un shell
cli-completion-shell = el shell: bash, zsh o fish
cli-serve = iniciar el servidor de la mesa en el navegador
meta-profile = PERFIL
meta-text = TEXTO
meta-url = URL
meta-number = N
meta-seconds = SEGUNDOS
meta-days = DÍAS
meta-rate = FRECUENCIA
cli-serve-profile = para quién son los ajustes: friends, amigos (lo normal), club, un club detrás de una sola dirección, o public, cualquiera
cli-serve-settings = un archivo de ajustes ({ $file } en la carpeta de datos, si existe); las opciones y las variables KLEOS_SERVE_... prevalecen
cli-serve-print = mostrar los ajustes vigentes, y de dónde viene cada uno, en vez de servir
cli-serve-general = ajustes
cli-serve-rates = con qué frecuencia
cli-serve-bounds = cuánto a la vez
cli-serve-keeping = cuánto tiempo se conserva
cli-serve-usual = { $what } ({ $usual })
cli-serve-open = abrirla también en el navegador
serve-cards = { $game } se juega con las cartas de { $file }
serve-ready = La mesa está en { $address } (Ctrl-C la cierra)
cli-serve-no-client = servir aunque el cliente para el navegador no esté instalado: solo la API
serve-needs = la mesa en el navegador necesita { $packages }: { $install }
serve-client-missing = esta instalación no tiene el cliente para el navegador. Instala un wheel o un sdist que lo tenga, o créalo en un clon del repositorio: tools/setup web, y después pip install .[server]; para servir solo la API: --no-client
meta-opponents = QUIÉN[,QUIÉN]
meta-hero = HÉROE[,HÉROE]
meta-own-cards = {"["}JUEGO=]ARCHIVO
meta-option = NOMBRE=VALOR
meta-mode = MODO
meta-side = BANDO[,BANDO]
meta-mains = PUESTO,PUESTO
# Commands and their options
cli-play = jugar contra bots u otras personas
cli-decks-game = el juego ({ $game })
cli-play-game = el juego: { $known }; si falta, { $game }, o lo pregunta la mesa si tampoco se indica nada más
cli-play-seed = la misma semilla y las mismas elecciones dan la misma partida
cli-play-deck = tu mazo, si los jugadores traen el suyo: el nombre de un mazo inicial o un archivo de mazo (un mazo inicial al azar)
cli-play-opponent-deck = el mazo del adversario, indicado de la misma manera
cli-play-against = contra quién juegas: { $names }; search puede llevar un nivel o un presupuesto, como search:novice o search:1s; varios separados por comas, o uno para todos ({ $name })
cli-play-players = cuántos juegan, incluyéndote (tú y los que nombra --against, al menos tantos como necesita el juego)
cli-play-hero = tu héroe (al azar); con comas, también los de los jugadores siguientes
cli-play-side = tu bando; con comas, también los de los jugadores siguientes; en una partida por equipos, el de tu equipo
cli-play-mains = quiénes son los Dioses principales de una partida por equipos, uno de cada equipo: p2,p3
cli-play-option = cualquier otra opción de partida del juego, una lista como A,B; se puede repetir
cli-own-option = { $about } ({ SERIES($games) })
cli-own-cards = usar las cartas de este archivo en lugar de las del juego; JUEGO= donde el comando no nombra ninguno
cards-which-game = ¿para qué juego son las cartas de { $file }? --cards JUEGO={ $file } lo dice (juegos: { $known })
cards-twice = hay dos archivos de cartas para { $game }: indica solo uno
cards-from = Con las cartas de { $file }.
cli-play-mode = el tipo de partida
cli-play-save = conservar la partida en { $file } después de cada jugada; si { $file } ya existe, continuar la partida que contiene
cli-play-record = guardar la partida en { $file }, un archivo nuevo, cuando termine o te vayas, para volver a verla
cli-simulate = muchas partidas entre bots
cli-game = el juego: { $known }
cli-simulate-number = cuántas partidas ({ $number })
cli-simulate-bots = uno para cada puesto: { $bots }; search puede llevar un nivel o un presupuesto, como search:500w ({ $bot })
cli-simulate-players = cuántos juegan; un bot nombrado solo ocupa entonces todos los puestos (tantos como bots se nombren, o los menos posibles)
cli-simulate-seed = la misma semilla da las mismas partidas, con cualquier número de procesos; no así con bots que juegan contra reloj
cli-simulate-decks = qué mazos juegan, si los jugadores traen el suyo ({ $decks })
cli-arena = bots unos contra otros en igualdad de condiciones: porcentajes de victorias, duelos, Elo
cli-arena-bots = todos los participantes: { $bots }; search puede llevar un nivel o un presupuesto, como search:500w
cli-arena-number = cuántos repartos; cada grupo de bots juega cada uno desde todos los puestos ({ $number })
cli-arena-players = cuántos juegan en una mesa, si el juego lo deja elegir (los menos posibles)
cli-arena-seed = la misma semilla da los mismos resultados, con cualquier número de procesos; no así con bots que juegan contra reloj
cli-arena-workers = cuántos procesos juegan a la vez ({ $number })
cli-on-fault = qué pasa con un bot que provoca un error, da una respuesta sin sentido o nunca responde: random sigue jugando por él, o pierde por abandono ({ $what })
cli-arena-json = escribir todo en { $file } como JSON
cli-arena-plot = dibujar Elo y duelos en { $file } como SVG
cli-simulate-workers = cuántos procesos juegan en paralelo (uno por núcleo)
cli-simulate-cluster = jugar en un clúster de Ray: el que indica RAY_ADDRESS, o uno pequeño en esta máquina
cli-simulate-best = cuántas de las mejores y de las peores cartas se muestran ({ $number })
cli-simulate-csv = escribir una fila por partida en este archivo CSV, y una por carta en un archivo al lado
cli-simulate-parquet = lo mismo en archivos Parquet
cli-simulate-html = escribir un informe con tablas y gráficos en este archivo HTML
cli-replay = volver a ver una partida guardada
cli-replay-file = una partida guardada con --record
cli-replay-seat = con los ojos del puesto N, donde el primero es el 0 (los de un espectador)
cli-replay-all = con todo lo que vio cada puesto
cli-cards = consultar cartas, comprobar archivos de cartas
cli-cards-list = todas las cartas de un juego
cli-cards-show = cartas con su texto, por identificador o por palabras de su nombre
cli-cards-what = identificadores de cartas, o palabras de su nombre; un juego delante, o un juego solo para todas sus cartas
cli-cards-show-game = solo cartas de este juego
cli-cards-check = qué está mal en un archivo de cartas, por línea y columna
cli-cards-file = el archivo de cartas; delante, el juego, si el archivo no lo dice
cli-cards-export = el archivo de cartas de un juego, para cambiar una copia
check-which-game = ¿para qué juego es { $file }? Escribe { $line } en su primera línea, o nómbralo delante del archivo (juegos: { $known })
cli-cards-texts = mostrar también las cartas con sus textos
cli-decks = consultar mazos, comprobar archivos de mazo
cli-decks-list = los mazos iniciales
cli-decks-show = un mazo inicial como texto sin formato
cli-decks-name = el nombre de un mazo inicial, como lo muestra kleos decks list
cli-decks-check = lo que las reglas objetan a un archivo de mazo
cli-decks-file = un archivo de mazo, escrito como kleos decks show muestra un mazo
cli-rules = el libro de reglas, y qué cláusulas tienen pruebas
cli-rules-show = una cláusula, una sección o todas las reglas de un juego
cli-rules-clause = por ejemplo NM-5.3, NM-5 para su sección, o NM para su juego
cli-rules-search = las cláusulas que contienen todas estas palabras
cli-rules-word = una palabra, o su principio
cli-rules-search-game = solo en las reglas de este juego
cli-rules-coverage = qué cláusulas tienen una prueba; estado 1 si alguna no la tiene
cli-rules-tests = dónde están las pruebas ({ $folder })
# Mistakes on the command line
cli-mistake = { $problem } (véase { $command } --help)
cli-argument = argumento { $name }: { $problem }
cli-required = faltan los siguientes argumentos: { $names }
cli-unrecognized = argumentos desconocidos: { $words }{ $hint }
cli-choice = elección no válida: «{ $value }»{ $hint } (a elegir: { $choices })
cli-expected-one = se esperaba un valor
cli-expected-some = se esperaba al menos un valor
cli-not-together = no se permite con el argumento { $other }
cli-ambiguous = opción ambigua: { $option } puede ser { $options }
cli-ignored = no lleva ningún valor, tampoco «{ $value }»
not-a-number = se esperaba un número entero, no «{ $text }»
unknown-mode = el modo es uno de { $known }, no «{ $mode }»
against-number = { $players } jugadores: indica los otros { $others }, o uno para todos, no { $count }
bots-players = para { $players } jugadores indica { $players } bots, o uno para todos, no { $count }
option-other-game = { $game } no tiene la opción { $option }
option-form = una opción se escribe NOMBRE=VALOR, no «{ $option }»
option-unknown = { $game } no tiene la opción «{ $option }»{ $hint } (opciones: { $known })
unknown-hero = héroe desconocido: «{ $hero }»{ $hint } (héroes: { $known })
unknown-side = bando desconocido: «{ $side }»{ $hint } (bandos: { $known })
# Files
file-problem = { $file }: { $problem }
file-missing = no hay ningún archivo ni carpeta con ese nombre
file-is-folder = es una carpeta
file-no-folder = no es una carpeta
file-forbidden = permiso denegado
file-full = no queda espacio en el disco
file-no-text = no es un archivo de texto (se esperaba UTF-8)
# Cards
no-card = ninguna carta «{ $words }»{ $hint }
cards-no-problem = { $count } { $count ->
        [one] carta
       *[other] cartas
    }, ningún problema
# Decks
no-starter-deck = ningún mazo inicial «{ $name }»{ $hint } (mazos conocidos: { $known })
# Rules
no-clause = ninguna cláusula «{ $id }»{ $hint }
no-clause-holds = ninguna cláusula contiene «{ $words }»
clause-in-english = { $text } (en inglés)
clause-source = fuente: { $source }
no-tests-folder = { $folder }: no existe esa carpeta (indica la de las pruebas con --tests CARPETA)
coverage-section = sección
coverage-clauses = cláusulas
coverage-testable = comprobables
coverage-tested = comprobadas
coverage-missing = sin prueba
coverage-no-test = sin prueba:{" "}
coverage-unknown = { $where }: cláusula desconocida { $id }
coverage-total = de { $testable } cláusulas comprobables, { $tested } { $tested ->
        [one] tiene
       *[other] tienen
    } una prueba y { $missing } no { $missing ->
        [one] la tiene
       *[other] la tienen
    }
not-python = { $where }: no es Python: { $problem }
marks-written-out = { $where }: los identificadores de una marca de cláusula deben escribirse tal cual
# Simulations
simulate-bar = partidas
cards-number = se esperaba un número entero de al menos 0, no { $number }
file-twice = { $file } se escribiría dos veces
# The arena
arena-scheme = cada grupo de { $players } de { $count } bots, { $deals } { $deals ->
        [one] reparto
       *[other] repartos
    }, desde todos los puestos
arena-matches = partidas
arena-shared = compartidas
arena-elo = Elo
arena-rating = { NUMBER($elo, maximumFractionDigits: 0, useGrouping: "false", signDisplay: "always") } ± { NUMBER($margin, maximumFractionDigits: 0, useGrouping: "false") }
arena-against = contra
arena-first = ventaja de p0
arena-all = todos
percent-more = { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1, useGrouping: "false", signDisplay: "always") } %
arena-tie-added = Elo: alguien lo ganó o lo perdió todo, así que se añadió un empate a cada duelo; las diferencias reales pueden ser mayores.
arena-faults = { $bot }: falló en { $count } { $count ->
        [one] partida
       *[other] partidas
    }, { $what }. La primera vez en el reparto { $deal } (semilla { $seed }), como p{ $seat }, tras { $moves } { $moves ->
        [one] jugada
       *[other] jugadas
    }: { $problem }
arena-fault-random = random siguió jugando por él
arena-fault-forfeit = perdió por abandono
arena-interrupted = Interrumpido: se jugaron { $played } de { $all } partidas.
arena-worker-lost = Un proceso terminó de forma inesperada (¿falta memoria?): se jugaron { $played } de { $all } partidas.

## Line mode

# Beginning and ending
record-exists = { $file } ya existe; indica otro archivo para guardar la partida
save-fixed = { $file } ya contiene una partida, que { $option } no puede cambiar
save-broken = { $file }: esta partida no se puede continuar ({ $problem })
save-other-game = { $file } contiene una partida de { $game }, no de { $wanted }
record-broken = { $file }: esta partida guardada no se puede reproducir ({ $problem })
no-deck = ningún mazo inicial ni archivo «{ $name }» (mazos iniciales: { $known })
new-match = Una partida de { $game }. Escribe help para ver todos los comandos.
going-on = Continúa la partida de { $game }. Escribe help para ver todos los comandos.
you-at = p{ $seat } (tú)
plays-deck = { $name } juega { $deck }
plays-deck-about = { $name } juega { $deck }: { $about }
unnamed-deck = un mazo sin nombre
hand-over = Le toca decidir a { $name }. Pulsa Enter cuando solo p{ $seat } mire la pantalla.
outcome = { $count ->
        [one] gana
       *[other] ganan
    } { AND($winners) } { $how }: { $scores }.
seed-was = La semilla era { $seed }.
record-written = La partida guardada está en { $file }.
match-kept = La partida se conserva en { $file }; kleos play --save { $file } la continúa.
table-left = Dejas la mesa; la partida no ha terminado.
goes-on-decides = La partida sigue: le toca decidir a p{ $seat }.
goes-on = La partida sigue.
hash-ok = huella correcta
no-hash = la partida guardada no indica ninguna huella
# Commands at the table; their names are the same in every language
help-number = un número
help-number-does = elegir esa opción
help-token = un código
help-token-does = elegir por su código: { $tokens }, …
help-show-does = el texto de una carta; también con parte de su nombre, o #12 para una carta de la mesa
help-same = lo mismo
help-why = why CÓDIGO
help-why-does = por qué algo no se ofrece: why { $token }
help-hint-does = tus mejores opciones según el bot search, y tus posibilidades de ganar
help-table-does = la mesa otra vez
help-options-does = la pregunta y sus opciones otra vez
help-log-does = lo que ha pasado hasta ahora, o sus últimas N líneas
help-discard-does = las pilas de descartes y las demás pilas a la vista
help-deck-does = la lista de tu mazo, como era al principio
help-rules-does = una cláusula de las reglas; con otras palabras, las cláusulas que las contienen
help-save = save ARCHIVO
help-save-does = conservar la partida en un archivo; kleos play --save ARCHIVO la continúa
help-concede-does = rendirse
help-quit-does = irse; kleos play --resume continúa la partida
no-option = No hay ninguna opción { $number }: elige de 1 a { $count }.
only-option = La única opción es la 1.
show-what = ¿Qué carta quieres ver? Por ejemplo: show { $card }, show { $name }, show #12
not-known = { $object } no está a la vista, y no sabes qué es.
not-on-table = No hay ningún { $object } en la mesa.
why-what = ¿Por qué no qué? Por ejemplo: why { $token }
is-offered = Está entre tus opciones.
log-what = log, o log y un número de líneas
rules-what = ¿Qué regla? Por ejemplo: rules { $clause }, o palabras que buscar: rules { $words }
save-where = ¿Dónde conservarla? Por ejemplo: save mi-partida.json
file-taken = { $file } existe y no es una partida conservada; no se ha escrito nada.
labelled = { $what }: { $words }
noted = { $what } ({ $note })
# The table of Naruto Mythos
round-of = Ronda { $round } de { $rounds }
missions-to-come = { $count } { $count ->
        [one] misión
       *[other] misiones
    } por venir
turn-of = turno de { $name }
column-points = puntos
column-chakra = chakra
column-hand = mano
column-deck = mazo
column-discard = descarte
column-cost = coste
column-power = Poder
mark-passed = ha pasado
mark-conceded = se ha rendido
points = { $count } { $count ->
        [one] punto
       *[other] puntos
    }
nobody-leads = nadie va por delante { $own } : { $other }
leads-by-edge = p{ $seat } va por delante gracias a la ficha Edge { $own } : { $other }
leads = p{ $seat } va por delante
leads-with = { leads } { $own } : { $other }
nobody-here = nadie aquí
power = Poder { $power }
hidden = oculto
hidden-known = oculto: { $card }
tokens = { $count } { $count ->
        [one] ficha
       *[other] fichas
    } de Poder
over-cards = sobre { $cards }
cards = { $count } { $count ->
        [one] carta
       *[other] cartas
    }
held-by = de p{ $owner }, controlado por #{ $object }
locks = bloquea #{ $object }
hand-of = Mano de p{ $seat }
no-cards = ninguna carta
pile-of = Pila de descartes de { $name }, desde la carta de encima
pile-empty = vacía

## The table

cli-play-resume = continuar una partida que se dejó: la última, o en la mesa cualquiera
cli-plain = línea a línea, sin la mesa (como en una tubería)
no-table = La mesa necesita la biblioteca textual, que no está instalada ({ $install }); se juega línea a línea.
resume-fixed = una partida que se continúa sigue tal como está: { $option } no se puede usar con --resume
help-undo-does = deshacer tu última respuesta, si no te ha revelado nada
language-name = Español
# Keeping matches
match-kept-in-folder = La partida se conserva; kleos play --resume la continúa.
keep-nothing = no hay ninguna partida que continuar
keep-damaged = { $file } no es una partida que se pueda continuar: { $problem }
# The welcome
welcome-words = Una mesa para juegos de cartas.
welcome-game = Juego
welcome-opponent = Adversario
welcome-deck = Tu mazo
welcome-other-deck = Mazo de p1
welcome-bot = Bot: { $bot }
welcome-bots = { $count } bots: { $bot }
welcome-people = { $count } en una pantalla
welcome-about-people = { $count } personas se turnan ante esta pantalla; entre turno y turno no se ve ninguna carta.
welcome-players = Jugadores:
settings-title = Ajustes
settings-keys = ↑↓ elegir · Enter cambiar · Esc cerrar
setting-side = { $side } de { $name }
setting-chance = al azar
welcome-settings = Ajustes: { $words }
welcome-usual = los habituales
welcome-hero = Tu héroe
welcome-resume = Continuar tu última partida: { $game }, { $standing }
# Going on with a kept match
resume-title = Continuar una partida
resume-against = contra { $bot }
resume-people = { $count } personas
resume-sure = Pulsa x otra vez para eliminar esta partida.
# The picture of Naruto Mythos
lanes-about = Un juego para { $players } jugadores, con { $cards } cartas. Gana misiones con el Poder de tus Personajes; ocúltalos, revélalos y mejóralos.
lanes-edge = Edge
lanes-chakra = { $count } de chakra
lanes-hand = mano { $count }
lanes-deck = mazo { $count }
lanes-discard = descarte { $count }
lanes-leads-edge = p{ $seat } por Edge
lanes-nobody = nadie
lanes-in-round = en la ronda { $round }
lanes-no-hand = { $who }: ninguna carta en la mano
lanes-can-play = jugable
lanes-can-hide = solo ocultar
lanes-can-nothing = ahora no
lanes-mission-standing = Vale { $points } { $points ->
        [one] punto
       *[other] puntos
    }; { $totals }, { $words }
lanes-hidden-known = oculto; tú sabes qué es
lanes-hidden-unknown = oculto; no sabes qué es
lanes-deck-list = Tu mazo, como era al principio
lanes-in-short = ronda { $round } de { $rounds }, { $points }
verb-play = jugar { $how }
verb-hide = ocultar { $how }
verb-upgrade = mejorar { $how }
verb-reveal = revelar { $how }
verb-reveal-upgrade = revelar como mejora de { $how }
verb-defeat = derrotar { $how }
verb-line = efecto { $how }
verb-use = usar para { $how }
try-play = jugar en { $rank }
try-hide = ocultar en { $rank }
try-upgrade = mejorar { $object }
try-reveal = revelarlo
try-target = elegirlo
try-mission = elegir esta misión
try-card = elegir esta carta
legend-object = un Personaje por su número, como lo nombran las preguntas y el registro
legend-hidden = oculto: uno que conoces y uno que no
legend-tokens = fichas de Poder
legend-stack = cartas en la pila
legend-taken = bajo el control del otro jugador
legend-locks = bloquea a otro Personaje
legend-chakra = chakra: el que tienes, o lo que cuesta una carta
legend-power = Poder de una carta en la mano; en la mesa, el último número de un Personaje
legend-afford = una carta en la mano que se puede jugar, que solo se puede ocultar, que ahora no sirve
legend-points = puntos de Misión que vale una misión
legend-totals = Poder en una misión, primero el lado de abajo
legend-turn = de quién es el turno
legend-also = dónde puede ir lo que has elegido, de más de una manera
legend-aim = adónde lleva la opción bajo el cursor
# The table of Saint Seiya Deck Building
terrain-about = Un juego para { $least } a { $most } jugadores, con { $cards } cartas distintas. Juega Personajes frente a las cartas del terreno, adquiere las que puedas pagar y reúne más puntos de Victoria que nadie antes de que el reloj se apague.
phase-main = fase principal
phase-upkeep = mantenimiento
column-hero = héroe
column-draw = mazo
column-wounded = heridos
column-destroyed = destruidas
column-aside = apartadas
column-armour = armadura
terrain-turn = Turno { $turn }
terrain-flames = { $count ->
        [one] queda { $count } llama
       *[other] quedan { $count } llamas
    }
terrain-last-round = última ronda
terrain-reserve = reserva { $count }
terrain-common-size = descarte común { $count }
terrain-common = Descarte común
terrain-from-reserve = Terreno, desde la reserva
terrain-empty = vacía
terrain-have = { $what } { $have } de { $need }
terrain-no-cost = no se puede pagar
terrain-held = Retenidas
terrain-revealed = Reveladas
terrain-stranded = Sin adversario
terrain-fighting = En juego
terrain-faced = Frente a { $place }
terrain-faces = se enfrenta a { $what }
terrain-bonus = bonificación de { $count } de Fuerza
terrain-less = cuesta { $count } de { $what } menos este turno
terrain-paid = ya se ha descartado la carta que exige
terrain-first = primer jugador
terrain-force-all = todos los Personajes +{ $count } de Fuerza
terrain-by-force = Armaduras con Fuerza
terrain-hand = mano { $count }
terrain-draw = mazo { $count }
terrain-discard = descarte { $count }
terrain-wounded = heridos { $count }
terrain-destroyed = destruidas { $count }
terrain-aside = apartadas { $count }
terrain-discard-of = Descarte de { $name }
terrain-destroyed-of = Cartas destruidas de { $name }
terrain-aside-of = Cartas apartadas de { $name }
terrain-wounded-of = Heridos de { $name }
terrain-top-of = Encima del mazo de { $name }
terrain-equipped-by = equipada por { $name }
terrain-no-hand = { $who }: ninguna carta en la mano
terrain-in-short = turno { $turn }, { $count ->
        [one] queda { $count } llama
       *[other] quedan { $count } llamas
    }
verb-face = jugar frente a { $how }
verb-equip = equipar { $how }
verb-acquire = adquirir con { $how }
verb-activate = activar { $how }
verb-heal = curar { $how }
try-face = jugarla frente a la { $place }
try-place = elegir esta casilla
try-player = elegir a este jugador
legend-flame = una llama del reloj, o de una carta que toma una; las ya tomadas, vacías
legend-force = Fuerza que se enfrenta a una carta, y lo que cuesta
legend-cosmos = lo mismo con Cosmos
legend-acquire = se puede adquirir así; con el Cosmos de la Armadura
legend-values = Fuerza y Cosmos que da una carta
legend-heal = valor de Curación de una carta
legend-number = una carta por su número, como la nombran las preguntas y el registro
legend-alike = otras tantas iguales
legend-piles = cartas en la mano, en el mazo, en el descarte
legend-wounded = Personajes heridos
legend-destroyed = cartas destruidas
legend-aside = cartas apartadas
legend-armour = una Armadura; la equipada
# The table of Kanzume Goddess
gods-about = Un juego para { $least } a { $most } jugadores, con { $cards } cartas distintas. Recluta Guerreros, encadena sus colores, ataca a los demás Dioses y responde a sus golpes. Gana el último Dios en pie, o el primero que llegue a { $goal } de energía; cuatro o seis jugadores también pueden jugar en dos equipos.
welcome-mode = Partida
gods-side = bando { $side }
gods-round = Ronda { $round }
gods-setup = elección de Dioses
gods-start = fase de inicio
gods-play = fase de juego
gods-recruit = fase de reclutamiento
gods-discard-phase = fase de descarte
gods-end = fase final
gods-individual = partida individual
gods-team = partida por equipos
gods-faith = fe { $count }
gods-any-colour = cualquier color
gods-next = siguiente { OR($colours) }
gods-ignores = siguiente Guerrero de cualquier color
gods-bonus = siguiente Ataque +{ $count }
gods-used = usado este turno: { $names }
column-god = Dios
column-energy = energía
column-colour = color
column-follow = continuación
gods-energy = energía { $count }
gods-hand = mano { $count }
gods-deck = mazo { $count }
gods-discard = descarte { $count }
gods-discard-of = Descarte de { $name }
gods-discard-empty = vacío
gods-own-discard = Tu descarte
gods-no-god = Dios sin elegir
gods-chosen = Dios elegido
gods-team-of = equipo { $team }
gods-main = Dios principal
gods-support = Dios de apoyo
gods-sealed = sellado
gods-out = eliminado
gods-winner = ganador
gods-first = primer jugador
gods-piles = Pilas de Guerreros
gods-disciples = Discípulos
gods-netherworld = Inframundo
gods-netherworld-size = { gods-netherworld } { $count }
gods-netherworld-empty = vacío
gods-follow = continuación { $colours }
gods-cost = coste { $count }
gods-supply = { $card } coste { $cost } ×{ $count }
gods-left = { $count ->
        [one] queda { $count }
       *[other] quedan { $count }
    }
gods-in-play-of = Cartas en juego de { $name }
gods-by-reaction = Reacción
gods-by-protect = Protección
gods-revealed = Reveladas
gods-resolving = Resolviéndose
gods-ability-of = { $card } de { $name }
gods-on = { $what } contra { $name }
gods-cancelled = { $what }, anulada
gods-repeated = { $what }, repetida
gods-attack = Ataque de { $by } contra { $on }: { $value }
gods-dealt = Dioses para elegir
gods-no-hand = { $who }: ninguna carta en la mano
gods-in-short = ronda { $round }, energía { $energies }
gods-one-screen = En una misma pantalla, el propio cambio de manos ya dice que alguien puede reaccionar, y quién; nunca se dice quién pasa.
key-one-screen = una pantalla
try-play-ability = jugarla: { $what }
try-react-ability = reaccionar: { $what }
try-use-ability = usar: { $what }
try-recruit = reclutarla
legend-energy = energía, en una escala hasta { $goal }
legend-colours = el color de un Guerrero, y después los que pueden seguirle; { $letters }
legend-faith-cost = coste en fe
legend-hand-deck-discard = cartas en la mano, en el mazo, en el descarte
legend-main = equipo y Dios principal
legend-sealed = sellado; eliminado de la partida
legend-attack = un Ataque: su valor, y en cuánto se reduce
legend-reacted = usada para una Reacción; para una Protección
state-reactions = se esperan reacciones…
printed-name = nombre
printed-text = texto
origin-published = publicado
origin-partly = publicado en parte
origin-reconstructed = reconstruido
card-printed = Publicado: { $facts }.
card-partly = Publicado en parte: { $facts }.
card-rest = Reconstruido: { $facts }.
card-unprinted = Nada de esta carta está publicado: es una reconstrucción.
list-origins = { $published } publicado · { $partly } publicado en parte, o en otro idioma · { $rebuilt } una línea de texto reconstruida
# The table of Mythology GO
myths-about = Un juego para { $least } a { $most } jugadores, con { $cards } cartas distintas. En tres rondas, llena tu campo de criaturas, algunas boca abajo, sirve a tu divinidad secreta y descubre las de los demás. Gana quien tenga más puntos.
myths-three-rounds = Tres rondas
myths-round = Ronda { $round } de { $rounds }
myths-choosing-beliefs = elección de creencias
myths-drawing = robo
myths-main = fase principal
myths-counting = recuento
myths-plays = { $count } de { $plays } jugadas hechas
myths-starter = primer jugador { $name }
myths-starts = primer jugador
myths-countdown = últimos turnos: { $count ->
        [one] queda { $count }
       *[other] quedan { $count }
    }
myths-belief = creencia
myths-divinity = divinidad
myths-slots = espacios
myths-spells = hechizos
myths-slots-and-spells = espacios { $used }/{ $slots }, hechizos { $spells }
myths-column-round = R{ $round }
myths-column-value = valor
myths-total = total
myths-declared = Identificación
myths-face-down = boca abajo
myths-field-of = Campo de { $name }
myths-no-creature = ninguna criatura
myths-value = valor { $value }
myths-takes-slots = { $count } espacios
myths-fused = pareja fusionada
myths-resurrected = resucitada
myths-used = usada esta ronda
myths-was-down = estaba boca abajo
myths-copied = una copia, la carta es { $name }
myths-transformed = transformada, la carta es { $name }
myths-deck = Mazo: { $count } { $count ->
        [one] carta
       *[other] cartas
    }
myths-discard = Descarte ({ $count })
myths-aside = Apartadas
myths-seen = Divinidades que has visto
myths-free-beliefs = Creencias libres
myths-target = #{ $object } apunta a #{ $target }
myths-accuses = { $by } acusa a { $on } de servir a { $divinity }
myths-so-far = Recuento de la ronda { $round } hasta ahora
myths-round-counted = Recuento de la ronda { $round }
myths-round-won = Ronda ganada por { AND($winners) }
myths-none-counted = Aún no se ha contado ninguna ronda.
myths-not-counted = La ronda { $round } no se ha contado; { $done } { $done ->
        [one] sí se ha contado
       *[other] sí se han contado
    }.
myths-ranking = Clasificación final
myths-rank = { $rank }. { $name }: { $total } { $total ->
        [one] punto
       *[other] puntos
    }, { $count } { $count ->
        [one] ronda ganada
       *[other] rondas ganadas
    }
myths-ranked = posición { $rank }
myths-full = lleno
myths-belief-used = creencia usada
myths-no-hand = ninguna carta en la mano
myths-in-short = ronda { $round }, { $totals }
myths-way-play = boca arriba
myths-way-cast = lanzarlo
myths-way-onto = sobre { $object }
myths-way-fuse = fusionar con { $object }
try-play-down = jugarla boca abajo
try-play-up = jugarla boca arriba
try-use = usarla
legend-face-down = boca abajo
legend-value-changed = debilitada o reforzada
legend-myth-states = pareja fusionada; resucitada; Quimera usada; estaba boca abajo; copiada; transformada
legend-free-slot = espacio libre
legend-myth-colours = valor y color de una criatura; { $letters }
legend-starter = primer jugador de la ronda
myths-colour-letters = Ve Am Na Gr Az
bar-score = puntos
keys-score = lo que se ha contado, punto por punto: las rondas y el final de la partida
keys-arrange = mover la criatura bajo el cursor a la izquierda o a la derecha en tu campo
arrange-own = Pon el cursor en una criatura de tu propio campo: [ y ] la mueven.
read-score = Recuento
score-at-end = Lo que decidió la partida se explica cuando ha terminado.
play-reckoning = Ver qué decidió la partida
score-what = ¿Qué ronda? Por ejemplo: score 1
help-score-does = el recuento de una ronda, punto por punto, o de la última
# Score sheets
cli-score = contar los puntos de una partida jugada con cartas de verdad
cli-score-game = el juego que se jugó
cli-score-file = una hoja de puntuación en TOML o JSON (docs/score-sheets.md); si falta, mythology-go pregunta línea a línea
cli-json = escribir el resultado como JSON
score-other-game = { $file } es una hoja de { $game }, no de { $wanted }
score-file-needed = { $game } necesita un archivo con la hoja de puntuación; docs/score-sheets.md muestra una
score-before = antes
score-nothing = ningún punto
score-winners = Por delante: { AND($winners) }
score-asking = Una hoja de puntuación. { $help } explica una pregunta, { $back } deshace la última línea.
score-taken-back = Deshecho: { $line }
score-wrong = línea { $number }: la respuesta «{ $line }» a «{ $question }» no es posible: { $problem }
score-unfinished = las líneas se acaban antes de que la hoja esté completa, en: { $question }
score-ask-players = Nombres de los jugadores, en el sentido de las agujas del reloj, separados por comas:
score-help-players = De dos a ocho nombres, por ejemplo: Ana, Bruno, Carla
score-ask-starter = ¿Quién empezó la ronda? (vacío: { $name })
score-help-starter = Los objetivos y las acusaciones se declaran desde este jugador en el sentido de las agujas del reloj (MG-8.1.2).
score-ask-creatures = { $name }, criaturas ({ $count } hasta ahora; vacío: ninguna más):
score-help-creatures = Nombres o identificadores separados por comas. Después de un nombre: boca abajo (si lo estaba), pareja (fusionada), resucitada, +2 o -2 (reforzada o debilitada).
score-ask-divinity = { $name }, divinidad (vacío: ninguna):
score-help-divinity = A elegir:
score-ask-belief = { $name }, creencia (vacío: ninguna que importe):
score-help-belief = En el recuento solo importa el Totemismo (MG-8.4.8). A elegir:
score-ask-spells = { $name }, hechizos jugados esta ronda (vacío: 0):
score-help-spells = Un número; solo Hécate los cuenta (MG-11.39).
score-help-option = Escribe el número de una de las opciones.
# Whose turn it is
state-yours = te toca decidir
state-thinking = { $who } está pensando…
state-next = después: { $who }
state-over = la partida ha terminado
state-replay = repetición, vista: { $eyes }
# Playing
play-what = { $what }: elige qué hacer.
play-again = Jugar otra partida
play-look-back = Volver a ver esta partida, paso a paso
play-leave = Dejar la mesa
play-hand-over = Pasar la pantalla a { $who }
play-done = Has elegido. Pasa la pantalla, o deshazlo con u.
play-hand-on = Pasa la pantalla para que la partida siga.
play-undone = Elección deshecha.
play-pass-again = Pulsa Espacio otra vez para confirmar.
play-not-kept = No se ha podido conservar la partida: { $problem }
bot-replaced = Desde ahora el bot random juega por p{ $seat } ({ $bot }), que ha fallado: { $problem }.
bot-forfeits = p{ $seat } ({ $bot }) pierde por abandono, porque ha fallado: { $problem }.
undo-nothing = Aún no hay nada que deshacer.
undo-others = No se puede deshacer: desde entonces ha decidido otra persona, o la partida se ha retomado.
undo-over = La partida ha terminado.
undo-told = No se puede deshacer, te ha revelado algo: { $what }
undo-told-table = No se puede deshacer: la mesa te ha revelado algo nuevo.
hint-title = Lo que haría el bot search en tu lugar, y las posibilidades de ganar:
hint-chance = { $percent } %
hint-thinking = El bot search está pensando tu jugada… Puedes jugar sin esperar.
hint-failed = Esta vez no hay consejo: { $problem }
why-title = ¿Por qué no?
why-clauses = Las reglas en cuestión:
why-not-yours = Ahora no tienes nada que decidir.
why-point = Señala antes una carta: Tab, y después las flechas.
why-offered = { $what }: se puede elegir.
why-nothing = { $what } no es lo que se pregunta.
leave-title = ¿Dejar la mesa?
leave-words = La partida se conserva después de cada jugada; kleos play --resume la continúa.
leave-stay = Quedarse
leave-keep = Irse, y continuar otro día
leave-concede = Rendirse en esta partida
# Handing over
hand-over-to = Le toca decidir a { $who }
hand-over-alone = No se muestra nada hasta que solo p{ $seat } mire la pantalla.
hand-over-enter = Enter: soy p{ $seat }, mostrar la mesa
hand-over-leave = q: irse, la partida se conserva
# Replaying
replay-move = Jugada { $move } de { $moves }
replay-spectator = un espectador
replay-seat = p{ $seat }
replay-everything = todos
replay-next = Una jugada adelante
replay-before = Una jugada atrás
replay-eyes = Cambiar de vista (ahora: { $eyes })
replay-go-on = Seguir jugando desde aquí en una partida nueva
replay-go-on-words = Una partida nueva empieza tras la jugada { $move }. ¿Con quién juegas?
replay-as = p{ $seat }, contra el bot { $bot }
replay-as-bots = p{ $seat }, contra { $count } bots { $bot }
replay-as-people = Todos, { $count } personas ante esta pantalla
replay-over = Aquí la partida ya ha terminado: retrocede antes.
# Reading
table-point = Tab lleva a la mesa; las flechas, a una carta.
table-no-card = Aquí no hay ninguna carta que leer.
read-card = Carta
read-rulings = Aclaraciones
read-close = ↑↓ leer · Esc cerrar
read-pages = { $page } de { $pages } · ← → pasar página
read-open = Enter abrir la carta · Esc cerrar
read-log = Lo que ha pasado
read-piles = Pilas que consultar
read-rules = Las reglas
read-search = un número como { $clause }, o palabras
read-no-clause = Escribe para buscar.
read-close-search = escribe para buscar · ↑↓ leer · Esc cerrar
# The line of keys
key-enter = Enter
key-escape = Esc
bar-keys = teclas
bar-card = carta
bar-why = por qué no
bar-hint = consejo
bar-undo = deshacer
bar-log = registro
bar-language = idioma
bar-piles = pilas
bar-rules = reglas
bar-leave = irse
bar-step = avanzar
bar-eyes = vista
bar-go-on = jugar desde aquí
bar-next = seguir
bar-settings = ajustes
bar-players = jugadores
bar-choose = elegir
bar-back = volver
bar-resume = continuar una partida
bar-throw-away = eliminar
# All keys
keys-title = Teclas
keys-signs = Signos
keys-letters = a b c …
keys-letters-do = elegir lo que lleva la letra
keys-choices = recorrer las opciones
keys-enter = elegir la opción bajo el cursor
keys-back = volver a todas las opciones
keys-tab = ir a la mesa, al registro, y volver
keys-arrows = en la mesa: de carta en carta
keys-space = Espacio
keys-space-does = pasar, u omitir; dos veces, para confirmar
keys-card = texto y aclaraciones de la carta bajo el cursor
keys-why = por qué no se puede elegir la carta bajo el cursor
keys-hint = tus tres mejores jugadas según el bot search, y tus posibilidades de ganar
keys-undo = deshacer tu última elección, si no te ha revelado nada
keys-log = el registro; sus líneas abren cartas
keys-piles = las pilas de descartes, y lo demás que se puede consultar
keys-rules = las reglas de la pregunta, y todas las demás
keys-language = el idioma siguiente
keys-leave = irse, o rendirse
keys-leave-replay = irse
keys-mouse = Ratón
keys-mouse-does = un clic señala; otro elige
keys-step = una jugada adelante o atrás
keys-stride = { $count } jugadas adelante o atrás
keys-ends = al principio o al final
keys-eyes = con los ojos de quién: un espectador, cada jugador, todos
keys-go-on = seguir jugando desde este momento en una partida nueva

## Words

cli-words = lo que dice el programa, idioma por idioma
cli-words-check = lo que falta, sobra o no se puede leer en un idioma; estado 1 si hay algo
cli-words-language = un idioma como fr, también uno que de momento solo tiene sus carpetas (todos menos el inglés)
cli-words-show = una entrada en todos los idiomas, tal como está en su archivo
cli-words-id = el nombre de una entrada, como clause-in-english
meta-entry = ID
words-checked = { $language }: { $count ->
        [0] no falta nada
        [one] 1 problema
       *[other] { $count } problemas
    }
words-no-entry = nada se llama «{ $id }»
words-no-language = ningún catálogo tiene una carpeta «{ $lang }» (idiomas: { $known })

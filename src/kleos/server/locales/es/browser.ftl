### What the browser client says outside the boards. Names of players, cards and games come as variables;
### so does what the server has said already.
###
### Functions a message can call: LOWER($text) and CAPITAL($text) change the first letter of a text,
### ELIDE("de", $name) puts a word before a name as the language does: "de Ben", "d'Anna".

## The account page

account-title = Cuenta
account-guest = Juegas como invitado. Tus mesas y mazos pertenecen a este navegador.
account-account = Has iniciado sesión como { $name }.
account-name = Nombre que ven los demás
account-save = Guardar el nombre
account-saved = El nombre se ha guardado.
account-no-name = Elige un nombre.
account-take = Consérvalo todo, en cada dispositivo
account-take-about = Una cuenta pide un nombre y una contraseña, nada más. Tus mesas y mazos te acompañan.
account-which = Cuenta
account-fresh = Crear una cuenta
account-fresh-about = Conservas lo que tienes aquí.
account-known = Ya tengo una
account-known-about = Inicia sesión en este dispositivo.
account-login-name = Nombre
account-password = Contraseña
account-long = Al menos 8 caracteres; mejor larga que rebuscada.
account-short = La contraseña necesita al menos 8 caracteres.
account-need = Escribe la contraseña.
account-show = Mostrar la contraseña
account-register = Crear la cuenta
account-login = Iniciar sesión
account-logout = Cerrar sesión
account-logout-about = Después, este navegador juega como un invitado nuevo.
account-elsewhere = Cerrar sesión en los demás dispositivos
account-elsewhere-about = Quien use esta cuenta en otro navegador tendrá que volver a iniciar sesión.
account-elsewhere-done = La sesión se ha cerrado en todos los demás dispositivos.
account-other = Otra contraseña
account-old = Contraseña actual
account-fresh-one = Contraseña nueva
account-change = Cambiar la contraseña
account-changed = La contraseña se ha cambiado. Los demás dispositivos tendrán que volver a iniciar sesión.
account-welcome = Hola, { $name }.
account-bye = Has cerrado la sesión.
account-wait = Demasiados intentos. Espera un poco y vuelve a intentarlo.

## The parts of a card, in the rules book

anatomy-name = Nombre
anatomy-text = Qué hace

# $name is a card
anatomy-about = { $name }, parte por parte
anatomy-look = Todas las cartas del juego

## Whatever page is open

app-offline = No tienes conexión. Kleos continúa en cuanto vuelva.
app-skip = Saltar al contenido
app-lost = Aquí no hay nada.
app-home = Ir al inicio
app-missing = No se ha podido cargar esta página
app-missing-about = Aparecerá sola cuando vuelva la conexión.
app-again = Reintentar

# $text is what became of the table one comes from, without a full stop
app-told = { CAPITAL($text) }.

# the name of the site, which leads to its first page
app-kleos-home = Kleos: ir al inicio

## What a player brings to a table: a deck, a hero

brings-any = Al azar
brings-any-about = Se sortea cuando empieza la partida.
brings-mine = Mis mazos
brings-offered = Listos para jugar
brings-unfinished = { $deck } (aún no válido)

## A card to read

card-before = Carta anterior
card-after = Carta siguiente

# which card it is of those to leaf through: 3 of 12
card-of = { $place } de { $all }
card-text = Texto
card-no-text = Esta carta no tiene texto.
card-facts = Datos
card-rulings = Aclaraciones
card-sources = De dónde viene esto

# $facts are what of the card is as its publisher says it: name and cost
card-published = Tal como se publicó: { $facts }.
card-ours = Con nuestras palabras: { $facts }.

# these three name parts of a card in the sentences above
card-name = nombre
card-title = título
card-rules = texto
card-unknown = Esta carta no existe.

## The cards of a game, to look through

cards-cards = Cartas
cards-games = Juegos
cards-search = Buscar
cards-hint = Nombre, título, texto, número
cards-filters = Filtros
cards-sort = Ordenar por
cards-number = número
cards-name = nombre
cards-clear = Borrar todo

# $name is a filter, such as a colour
cards-without = Quitar el filtro { $name }
cards-found =
    { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }
cards-show =
    { $count ->
        [one] Mostrar { $count } carta
       *[other] Mostrar { $count } cartas
    }
cards-none = Ninguna carta es así.
cards-loading = Las cartas están en camino…
cards-again = Reintentar
cards-decks = Crear un mazo

## The clauses below a paragraph of the guide

clauses-clauses = Cláusulas
clauses-place = { $clause } en las reglas
# what nobody has translated is followed by this
clauses-english = (en inglés)

## Who is at a table and who is away: waiting, nudging, bots that take over
## $name is a player, $names a list of players

company-sign-title = Hacer una señal
company-mute = Silenciar las señales en esta mesa
company-unmute = Volver a mostrar las señales
company-muted = Has silenciado las señales en esta mesa.
company-nudge = Avisar a { $name }

# possible again in so many seconds
company-nudge-in = Avisar a { $name } (en { $seconds } s)
company-away-now = { $name } no tiene conexión.

# $time is how long: 3 min
company-away-for = { $name } lleva ausente { $time }.
company-bot-in = Espera, o deja que siga un bot en { $seconds } s.
company-bot-now = Espera, o deja que siga un bot.
company-no-bot = Espera: ningún bot puede ocupar este puesto.
company-clock = Si se acaba el tiempo, puedes reclamar la victoria.
company-let-bot = Dejar que siga un bot
company-agreed = Se espera el acuerdo de { $names }.
company-wants = Propuesta de { $name }: que siga un bot.
company-rather = Prefiero esperar
company-bot-plays = Un bot juega por ti.
company-back = Recuperar mi puesto
company-qr = Código QR para unirse
company-scan = O escanéalo con un teléfono.
company-fill = ¿No viene nadie?
company-fill-about = Dale el puesto libre a un bot:
company-fill-do = Sentar al bot
company-fill-seat = Sentar al bot (puesto { $seat })
company-meanwhile = Jugar contra un bot mientras esperas
company-meanwhile-about = Se abre en otra ventana. Te avisamos cuando llegue tu amigo.

# $title is a game
company-arrived = { $title }: tu amigo ha llegado.
company-to-table = A la mesa
company-watching = Estás viendo a { $names }.
company-watch-about = Ves lo que está a la vista en la mesa. Para jugar la próxima, pídeles una invitación o abre una mesa.
company-own-table = Abrir una mesa
company-lobby = Sala
company-lend = Si me voy, un bot puede seguir jugando por mí
company-lend-about = Solo al cabo de un minuto, y solo si los demás están de acuerdo. Recuperas tu puesto cuando quieras.

## A new table that goes on from a move of an old match

continue-about = Una mesa nueva empieza después de la jugada { $move }; la partida anterior queda como estaba. ¿Quién juega en cada puesto?
continue-who-me = Tú
continue-who-open = Un amigo, por enlace
continue-who-person = Alguien ante esta pantalla
continue-start = Continuar desde aquí
continue-starting = Se prepara la mesa…
continue-anew = Lo que está oculto se vuelve a repartir para tu amigo y para ti: quien haya visto esta partida no sabe más que el otro.

## The decks of a player, and the place to build one
## $name is a deck or a card

decks-decks = Mazos
decks-mine = Mis mazos
decks-none = Aún no tienes ningún mazo guardado. Empieza con uno de estos o con uno vacío.
decks-unfinished = Sin guardar
decks-starters = Mazos para empezar
decks-begin = Cambiarlo a tu gusto
decks-empty = Mazo nuevo vacío
decks-import = Desde un texto
decks-play = Jugar con él
decks-edit = Editar
decks-rename = Cambiar nombre
decks-duplicate = Duplicar
decks-remove = Eliminar
decks-discard = Desechar
decks-go-on = Continuar
decks-removed = «{ $name }» se ha eliminado.
decks-undo = Deshacer

# $name is a deck: what a copy of it is called
decks-copy-of = { $name } (copia)
decks-legal = válido
decks-not-legal = aún no válido
decks-name = Nombre del mazo
decks-my-deck = Mi mazo
decks-save = Guardar
decks-saved = Guardado
decks-cards-tab = Cartas
decks-deck-tab = Mazo
decks-count =
    { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }
decks-checking = Comprobando…
decks-fine = Este mazo cumple las reglas.
decks-problems =
    { $count ->
        [one] Una cosa por corregir
       *[other] { $count } cosas por corregir
    }
decks-line = línea { $line }
decks-add = Añadir 1 × { $name }
decks-take = Quitar 1 × { $name }
decks-curve = Cartas por coste

# $count cards that cost $cost
decks-bar = { $count } de coste { $cost }
decks-nothing = Aún no hay cartas. Añádelas con +.
decks-text = Como texto
decks-text-about = Una línea por carta: cuántas, el número de la carta y, detrás, lo que quieras. Cópiala, guárdala o pega una lista de otro sitio.
decks-copy = Copiar
decks-copied = Copiado
decks-download = Descargar
decks-open = Abrir un archivo
decks-use = Usar esta lista
decks-clear = Vaciar el mazo
decks-cleared = El mazo está vacío.
decks-replaced = La lista está en el mazo.
decks-restored = Han vuelto los cambios que no se guardaron.
decks-drop-changes = Volver al mazo guardado
decks-cannot = Estas líneas no se han podido leer:
decks-all-decks = Todos los mazos
decks-close = Cerrar
decks-keys = + y − sobre una carta la añaden y la quitan; / lleva a la búsqueda.
decks-save-first = Guarda el mazo para jugar con él.
decks-begin-with = Cambiarlo a tu gusto: { $name }
decks-card-in-deck = { $name }: { $count } en el mazo

## Choices that are rarely meant: the table asks once more

doubts-title = ¿Seguro que quieres esto?
doubts-never = No volver a preguntar

# in the list below “You said not to ask again before:”
doubts-kind-hides-unpaid = ocultar una carta que no puedes pagar
doubts-kind-adds-nothing = poner una carta donde no añade nada
doubts-kind-ends-early = terminar una fase o pasar cuando aún queda algo por hacer
doubts-list = Elecciones sin confirmación
doubts-about = Has dicho que no se vuelva a preguntar antes de:
doubts-none = La mesa pregunta otra vez antes de elecciones que rara vez se quieren.
doubts-again = Volver a preguntar
doubts-ask-hides-unpaid = Volver a preguntar antes de ocultar una carta que no puedes pagar
doubts-ask-adds-nothing = Volver a preguntar antes de poner una carta donde no añade nada
doubts-ask-ends-early = Volver a preguntar antes de terminar una fase o pasar cuando aún queda algo por hacer

## After a match: where to go from there
## $bot is the name of a bot

ending-stronger = Adversario más fuerte: { $bot }
ending-gentler = Adversario más fácil: { $bot }
ending-better = Cómo jugar mejor

## The first page

home-title = Cuatro juegos de cartas, una mesa
home-lead = Elige un juego y juega: sin cuenta y sin instalar nada.
home-go-on = Tus mesas
home-earlier = Partidas anteriores
home-games = Juega ya
home-play = Jugar

# $bot is the name of a bot
home-against = contra { $bot }
home-set-up = Preparar una partida
home-learn = Cómo se juega
home-score = Hoja de puntuación
home-setting = Se prepara la mesa…
home-players = { NUMBER($count) } jugadores

# how long a match takes
home-minutes = { $least }–{ $most } min
home-level = Tu adversario
home-all = Todas mis partidas
home-friends = Con amigos
home-friends-about = Abre una mesa y envía el enlace. Quien lo abra ocupa el otro puesto.
home-invite = Invitar a un amigo
home-join = Unirse
home-paste = Enlace o código de una mesa
home-not-link = Esto no es ni el enlace ni el código de una mesa.
home-watch = Sala
home-watch-about = Mesas abiertas a cualquiera y partidas que ver.
home-to-lobby = Mesas abiertas y partidas que ver
home-again = Reintentar
home-loading = Los juegos están en camino…
home-players-range = { $least }–{ $most } jugadores

## A table that waits for friends

invite-title = A la espera de amigos
invite-about = Envía este enlace a quien vaya a ocupar el puesto libre. La partida empieza cuando no falte nadie.
invite-local = Este enlace solo funciona en esta máquina: nadie más puede abrirlo. Abre la página con la dirección que tiene esta máquina en tu red; si ahí no responde nada, inicia el servidor de modo que los demás puedan llegar a él:
invite-link = Enlace de invitación
invite-free-seat = puesto libre

## The page behind an invitation link

join-title = Tienes una invitación
join-loading = Se busca la mesa…
join-invites = { $name } te invita a jugar a { $game }.
join-seats = En la mesa
join-free = libre: puede ser el tuyo
join-nobody = aún libre
join-you = tú
join-bot = bot
join-name = Tu nombre en la mesa
join-take = Ocupar el puesto
join-taking = Te estás sentando…
join-full = Todos los puestos están ocupados.
join-watch = Ver la partida
join-go-on = A tu puesto
join-over = Esta partida ha terminado.
join-replay = Volver a verla
join-learn = ¿No conoces el juego? Lee antes cómo se juega

# $time is a length of time: 2 minutes
join-move = { $time } por jugada
join-total = { $time } para toda la partida
join-home = Ir al inicio
join-private = El puesto solo se puede ocupar con el enlace completo, tal como lo envió tu amigo.

## What the keys do at a table

# what each key does
keys-do-arrows = de carta en carta, en cualquier dirección
keys-do-tab = a la zona siguiente
keys-do-enter = elegir lo que está señalado
keys-do-space = pasar, omitir, terminar: no hacer nada más
keys-do-i = ver la carta
keys-do-w = ¿por qué no puedo elegir esto?
keys-do-u = deshacer
keys-do-h = consejo (a solas contra bots)
keys-do-l = registro
keys-do-p = a la pregunta y sus respuestas
keys-do-arrange = Mythology GO: mover la criatura señalada a otro espacio de tu campo
keys-do-escape = soltar lo elegido, cerrar
keys-do-e = qué significan los signos, uno tras otro
keys-do-help = el objetivo, los signos y esta lista
keys-name-arrows = Flechas
keys-name-tab = Tab
keys-name-enter = Enter
keys-name-space = Espacio
keys-name-arrange = Mayús + ← →
keys-name-escape = Esc
keys-pointer-help = Con el ratón o el dedo: toca lo que brilla en dorado, o arrastra una carta adonde debe ir. Mantén pulsada una carta (o haz clic derecho) para verla. En Mythology GO también puedes arrastrar las criaturas de tu campo y ponerlas en el orden que quieras; todos ven el mismo orden.

## Something called by its name, and its value

label-value = { $label }: { $value }

# the value follows in another place: the space at the end stays
label-before = { $label }:{ " " }

## What this language calls itself

language-name = Español

## How the table behaves: pace, sounds, notifications

liked-pace = Jugadas de los demás
liked-pace-name-quick = rápidas
liked-pace-name-normal = a ritmo normal
liked-pace-name-slow = lentas
liked-counters = Recuento continuo: quién ganaría ahora
liked-notify = Avisarme cuando sea mi turno y esta página esté en segundo plano
liked-refused = Este navegador no lo permite. Sus propios ajustes para esta página pueden cambiarlo.
liked-volume = Volumen
liked-listen-draw = Escuchar: se roba una carta
liked-listen-play = Escuchar: se juega una carta
liked-listen-turn = Escuchar: tu turno
liked-listen-point = Escuchar: puntos
liked-listen-win = Escuchar: victoria
liked-listen-lose = Escuchar: derrota

## The lobby: open seats and matches to watch

lobby-title = Sala
lobby-mine = Tus partidas
lobby-open = Puestos libres
lobby-watch = Partidas que ver
lobby-over = Volver a ver una partida
lobby-none = Todo está tranquilo
lobby-none-about = Nadie espera a un jugador y no hay partidas que ver. Abre una mesa y muéstrala aquí: quien pase podrá ocupar el puesto.
lobby-none-open = Nadie espera a un jugador. Abre una mesa aquí abajo y otros podrán unirse.
lobby-none-watch = Ahora mismo no hay ninguna partida que ver.
lobby-start = Empezar una partida
lobby-to-join = Unirse
lobby-to-look = Ver
lobby-to-replay = Volver a ver
lobby-free =
    { $count ->
        [one] { $count } puesto libre
       *[other] { $count } puestos libres
    }

# $names are the players who sit there already
lobby-by = con { $names }

# $time is a date and a time
lobby-since = desde el { $time }
lobby-offer = Abrir una mesa
lobby-invite = Invitar a un amigo
lobby-bot = Jugar contra un bot
lobby-loading = Se buscan mesas…

## What has just come to its end, in large letters over the board

moment-over = La partida ha terminado
moment-won = ¡Victoria!
moment-lost = Derrota
moment-last = Se acerca el final
moment-since = Desde tu último turno

## The page that begins a match

new-title = Nueva partida
new-game = Juego
new-kind = Con quién
new-solo = Contra bots
new-solo-about = Empieza enseguida.
new-hot = En una sola pantalla
new-hot-about = La pantalla pasa de mano en mano; entretanto no se ve nada.
new-online = Con amigos, en línea
new-online-about = Recibes un enlace para enviarlo. No hace falta cuenta.
new-count = Jugadores
new-seats = Los puestos
new-seat = Puesto { $seat }
new-who = Jugador
new-who-me = Tú
new-who-open = Un amigo, por enlace
new-who-person = Alguien ante esta pantalla
new-name = Tu nombre, para tus amigos
new-called = Nombre
new-friend-brings = Tu amigo elige al unirse.
new-bots = Los bots, del más fácil al más fuerte
new-build = Crear tu propio mazo
new-more = Opciones, tiempo, espectadores
new-options = Opciones de la partida
new-clocks = Tiempo para pensar
new-clocks-about = Cuando a alguien se le acaba el tiempo, los demás pueden contarlo como una rendición.
new-move = Por jugada
new-total = Para toda la partida
new-company = Quién puede venir
new-listed = Mostrar la mesa en la sala
new-listed-about = Cualquiera puede ocupar el puesto libre. Si no, solo quien tenga el enlace.
new-watch = Se puede ver
new-watch-about = Los espectadores ven lo que está a la vista en la mesa, nunca una mano.
new-start = Empezar la partida
new-open-table = Abrir la mesa
new-starting = Se prepara la mesa…

# $others are players
new-against = { $game }: tú contra { $others }
new-with = { $game } en esta pantalla, { $count } jugadores
new-waiting = { $game }: tú y { $others }

# $names are ways to play that need other numbers of players
new-other-counts = Con otro número de jugadores: { $names }
new-agree = Lo que se acuerda
new-a-friend = un amigo
new-unknown = Este juego no se conoce aquí.
new-rules = Cómo se juega
new-seat-team = Puesto { $seat }, equipo { $team }
new-seat-team-main = Puesto { $seat }, equipo { $team } (Dios principal)

## How much of a card is published, and how much is ours

origin-status-published = publicado
origin-status-partly = publicado en parte
origin-status-ours = traducido
origin-status-reconstructed = reconstruido
origin-effect-published = efecto publicado
origin-effect-partly = efecto publicado en parte
origin-effect-reconstructed = efecto reconstruido

## What the server keeps about a person

own-data-title = Tus datos
own-data-about = Todo lo que este servidor conserva de ti: nombre, mazos, mesas y elecciones.
own-data-have = Descargarlo
own-data-leave = Eliminarlo todo…
own-data-guest-leave = Eliminar lo que se conserva de este invitado…
own-data-means = Tu nombre, tus mazos y tus propias mesas se eliminan para siempre. Te rindes en las partidas en juego; los demás conservan las que jugaron contigo, sin tu nombre.
own-data-password = Contraseña
own-data-need = Escribe la contraseña.
own-data-sure = Eliminar para siempre
own-data-stay = Conservarlo todo
own-data-done = Se ha eliminado todo lo tuyo.
own-data-wait = Demasiados intentos. Espera un poco y vuelve a intentarlo.

## What a person has played: results and statistics

profile-title = Perfil
profile-guest = Invitado
profile-kept-here = Se conserva para este navegador.
profile-kept = Se conserva con tu cuenta, en cada dispositivo.
profile-account = Nombre y cuenta
profile-games = Juego por juego
profile-opponents = Contra quién
profile-matches = Partidas
profile-none = Aún no has terminado ninguna partida.
profile-play = Jugar una ahora
profile-loading = Un momento…
profile-more = Partidas anteriores
profile-game = Juego
profile-opponent = Adversario
profile-played = Jugadas
profile-won = Ganadas
profile-lost = Perdidas
profile-drawn = Empates
profile-rate = Victorias
profile-streak = Victorias seguidas

# the longest row of wins
profile-best = récord { $wins }
profile-you-gave-up = te has rendido

# $count is how many they are
profile-gave-up =
    { $count ->
        [one] { $names } se ha rendido
       *[other] { $names } se han rendido
    }
profile-against = contra { $names }
profile-alone = en una sola pantalla
profile-replay = Ver la repetición
profile-bot = bot
profile-result-won = Ganada
profile-result-lost = Perdida
profile-result-drawn = Empate
profile-result-shared-screen = En una pantalla

## Points as a table, with every entry in words

reckoning-name = Nombre
reckoning-total = Total
reckoning-before = Antes
reckoning-sum = Suma
reckoning-why = Cada punto explicado
reckoning-notes = Notas
reckoning-nothing = Nada
reckoning-before-about = Lo que tenía el jugador antes de este recuento.
reckoning-total-about = Todas las columnas juntas. De esto depende la posición de un jugador.

## A match from a file

record-title = Abrir una partida guardada
record-about = Una partida que conservas en un archivo, de aquí o de la terminal.
record-file = Archivo
record-text = O pega su texto
record-open = Verla
record-opening = Se lee la partida guardada…
record-none = Elige un archivo o pega el texto de una partida guardada.

## The clauses of the rules, to search

reference-search = Buscar en las cláusulas

# in languages other than English: words of the game are found in that language too
reference-hint = Palabra, número como 5.3 o carta
reference-none = Ninguna cláusula contiene todas estas palabras.
reference-contents = Secciones
reference-terms = Palabras del juego en varios idiomas
reference-unknown = No hay ninguna cláusula { $id }.
reference-notation = Para programas: cómo se anotan las partidas
reference-found =
    { $count ->
        [one] { $count } cláusula
       *[other] { $count } cláusulas
    }

## A match that is over, move by move

replay-replay = Repetición
replay-loading = Se prepara la repetición…
replay-eyes = Vista por
replay-nobody = Espectador
replay-first = Al principio
replay-back = Una jugada atrás
replay-play = Reproducir
replay-pause = Pausa
replay-next = Una jugada adelante
replay-last = Al final
replay-steps = Avanzar y retroceder
replay-position = Jugada
replay-begins = Empieza la partida
replay-of = Jugada { $move } de { $all }
replay-moves = Jugadas
replay-log = Registro
replay-more = Más
replay-copy = Copiar el enlace a esta jugada
replay-copied = El enlace se ha copiado.
replay-on = Continuar desde aquí
replay-record = Descargar la partida
replay-here = Descargar esta posición
replay-report = Descargar un informe de error
replay-tools = Qué se puede hacer aquí
replay-home = Ir al inicio
replay-won = Gana { $names }
replay-shared = { $names } comparten la victoria
replay-to-table = A la mesa
replay-link = Enlace a esta jugada
replay-amid = En mitad de un efecto no hay ninguna posición que guardar: avanza hasta donde deba actuar un jugador.
replay-no-board = Este juego aún no tiene tablero aquí.

## Before somebody gives up

resign-ask = ¿Seguro que quieres rendirte en esta partida?
resign-yes = Sí, rendirme
resign-no = Seguir jugando

## The rules book

rules-title = Reglas
rules-of = Reglas: { $game }
rules-about = Una guía para leer antes de la primera partida, y cada regla con su número.
rules-guide = Guía
rules-reference = Cláusulas
rules-part = Parte del libro
rules-loading = Se abre el libro…
rules-play = Jugar ahora
rules-cards = Todas las cartas
rules-score = Hoja de puntuación
rules-chapters = Capítulos
rules-signs = Signos y palabras
rules-all = Todos los juegos

## Score sheets, for those who play with real cards

score-title = Hoja de puntuación
score-of = Hoja de puntuación: { $game }
score-about = ¿Juegas con las cartas de verdad? Anota lo que hay en la mesa y obtén los puntos, cada uno con su razón.
score-all = Todas las hojas de puntuación
score-none = { $game } no tiene puntos que contar.
score-rules = Reglas
score-loading = La hoja está en camino…
score-kept = Lo que anotas se queda en este navegador.
score-player = Jugador { $seat }
score-name = Nombre
score-add = Añadir un jugador
score-remove = Quitar a { $name }
score-close = Listo
score-reckon = Contar los puntos
score-reckoning = Contando…
score-asks = Hace falta una respuesta más
score-given = Tus respuestas

# $text is an answer that was given
score-change = Cambiar: { $text }
score-result = Resultado

# $count is how many they are
score-winner =
    { $count ->
        [one] Gana { $names }
       *[other] Ganan { $names }
    }
score-clear = Vaciar la hoja

## When the server cannot be reached

server-unreachable = El servidor no responde. Comprueba la conexión y vuelve a intentarlo.

## The settings page

settings-title = Ajustes
settings-kept = Se guardan en este navegador, para quien lo use.
settings-language = Idioma
settings-motion = Movimiento
settings-motion-name-system-0 = Como el dispositivo
settings-motion-name-system-1 = Vale el ajuste del dispositivo.
settings-motion-name-on-0 = Las cartas se mueven
settings-motion-name-on-1 = Ves adónde va cada cosa.
settings-motion-name-off-0 = Nada se mueve
settings-motion-name-off-1 = Todo cambia de golpe.
settings-colours = Colores
settings-palette-name-standard-0 = Kleos
settings-palette-name-standard-1 = Verde para ti, rosa para el otro lado.
settings-palette-name-safe-0 = Aptos para daltónicos
settings-palette-name-safe-1 = Azul para ti, naranja para el otro lado.
settings-theme = Tema
settings-theme-name-system-0 = Como el dispositivo
settings-theme-name-system-1 = Claro de día, si lo es el dispositivo.
settings-theme-name-dark-0 = Oscuro
settings-theme-name-dark-1 = Una mesa de noche.
settings-theme-name-light-0 = Claro
settings-theme-name-light-1 = Una mesa al sol.
settings-example = Los jugadores en estos colores
settings-keyboard = Con el teclado
settings-keyboard-about = En la mesa se puede hacer todo sin ratón.
settings-at-table = En la mesa
settings-replay = En una repetición
settings-habits = Cuando un efecto opcional te pregunta, puedes hacer que desde entonces se use siempre o nunca. Aquí puedes cambiar de idea.
settings-answers = Lo que la mesa responde por ti
settings-hint = El primer Tab en una página ofrece un enlace que salta a su contenido.
settings-motion-system = Como el dispositivo
    .about = Vale el ajuste del dispositivo.
settings-motion-on = Las cartas se mueven
    .about = Ves adónde va cada cosa.
settings-motion-off = Nada se mueve
    .about = Todo cambia de golpe.
settings-palette-standard = Kleos
    .about = Verde para ti, rosa para el otro lado.
settings-palette-safe = Aptos para daltónicos
    .about = Azul para ti, naranja para el otro lado.
settings-theme-system = Como el dispositivo
    .about = Claro de día, si lo es el dispositivo.
settings-theme-dark = Oscuro
    .about = Una mesa de noche.
settings-theme-light = Claro
    .about = Una mesa al sol.
settings-key-arrows = ←  →
    .about = una jugada atrás o adelante; con Mayús, diez
settings-key-ends = Inicio  Fin
    .about = al principio, al final
settings-key-space = Espacio
    .about = reproducir y pausa

## What is around every page

shell-pages = Páginas
shell-play = Jugar
shell-lobby = Sala
shell-cards = Cartas
shell-decks = Mazos
shell-rules = Reglas
shell-settings = Ajustes
shell-profile = Perfil
shell-language = Idioma
shell-guest = Invitado
shell-free = Hecho por jugadores, sin relación con ninguna editorial. Reglas y textos de las cartas, con nuestras palabras.

## Signs that players give each other
## $name is a player

signs-is-hello = ¡Hola!
signs-is-luck = ¡Suerte!
signs-is-well-played = ¡Bien jugado!
signs-is-thanks = ¡Gracias!
signs-is-thinking = Déjame pensar…
signs-is-moment = Un momento…
signs-is-oops = ¡Uy!
signs-is-good-game = ¡Buena partida!
signs-says = { $name }: { $sign }
signs-sign = Señales
signs-nudge-sent = { $name } ya sabe que es su turno.
signs-nudged = { $name } te espera: es tu turno.
signs-stands-in = juega { $bot }

## The switch for sounds

sounds-soft = Sonidos suaves: cartas, puntos, tu turno, el final

## A running count of points

standing-now = { $points } puntos si terminara ahora

## The table, whatever is played there
## $name is a player, a card or a place on the table

table-table = Mesa
table-you = Tú
table-your-turn = Tu turno
table-asked = Tu turno. { $prompt }
table-turn-of = Turno de { $name }
table-thinks = { $name } está pensando
table-reactions-awaited = Se esperan reacciones
table-never-react = No reaccionar nunca

# $name is an optional effect
table-habit-set = { $name }: desde ahora la mesa responde por ti. Se cambia en el menú, en «Respuestas automáticas».

# $window is a chance to react, as a sentence of the game
table-always-pass = Pasar siempre: { LOWER($window) }
table-over = La partida ha terminado
table-waiting-friends = A la espera de amigos
table-sending = Un momento…
table-connecting = Conectando…
table-again = Se ha perdido la conexión. Volviendo a conectar…
table-closed = La conexión está cerrada.
table-reload = Volver a cargar la página
table-lost-ask = La conexión se perdió antes de que llegara la respuesta. Vuelve a intentarlo.
table-out-of-date = La partida ha seguido entretanto. No se ha hecho nada.
table-home = Ir al inicio
table-toolbar = Herramientas de la mesa
table-undo = Deshacer
table-ask-undo = Pedir deshacer

# $name may be several players
table-undo-waits = Se espera el acuerdo de { $name } para deshacer tu elección.
table-undo-asked = { $name } pide deshacer su última elección.
table-agree = Aceptar
table-refuse = Rechazar
table-hint = Consejo
table-hint-waits = El consejero está pensando…
table-hint-title = Lo que haría el consejero

# $chance and $more are percentages
table-chance = gana el { $chance }
table-take = Hacer esto
table-log = Registro
table-log-title = Qué ha pasado
table-nothing-yet = Aún no ha pasado nada.
table-earlier = Qué pasó antes
table-menu = Menú
table-close = Cerrar
table-cancel = Cancelar
table-resign = Rendirse
table-habits = Respuestas automáticas
table-habits-none = La mesa te pregunta por cada efecto opcional.
table-habits-about = Para estos efectos la mesa responde por ti.
table-answer-always = siempre
table-answer-never = nunca
table-answer-ask = preguntarme
table-always-use = Usarlo siempre
table-never-use = No usarlo nunca
table-shortcuts = Atajos de teclado
table-what-is-what = Ayuda
table-learn = Cómo se juega
table-settings = Ajustes
table-language = Idioma
table-watch-link = Enlace para espectadores
table-copy = Copiar el enlace
table-copied = Copiado
table-share = Compartir
table-close-table = Cerrar la mesa
table-close-table-ask = ¿Quieres cerrar esta mesa? El enlace dejará de funcionar, y quien ya tenga puesto volverá al inicio.
table-close-table-yes = Sí, cerrarla
table-leave-table = Dejar la mesa
table-leave-table-ask = ¿Quieres dejar tu puesto? Entonces podrá ocuparlo otra persona.
table-leave-table-yes = Sí, dejarlo
table-keep-waiting = Seguir esperando
table-closed-title = Esta mesa está cerrada
table-hand-over-title = { $name }, te toca
table-hand-over-about = Pasa la pantalla. Nadie más debe mirar ahora: lo siguiente que se muestra es la mano de este jugador.
table-i-am-here = Aquí estoy
table-answers = Todas las respuestas ({ $count })
table-answers-short = Respuestas ({ $count })
table-unpick = Soltar: { $name }
table-lacks-c = una carta
table-lacks-o = una carta de la mesa
table-lacks-p = un lugar
table-lacks-s = un jugador

# $what is one of the things below, or several with “or”; $count is how many they are
table-pick-for =
    { $count ->
        [one] Elige { $what } para { $name }.
       *[other] Para { $name }, elige { $what }.
    }
table-rule = Regla { $clause }

# said when a card is moved within its row
table-lies-at = { $name }: posición { $place } de { $all }

# $name is a card, a place or a player: what the control of it does
table-choose = Elegir: { $name }
table-chosen = Soltar: { $name }
table-look = Ver: { $name }
table-why-not = ¿Por qué no?
table-why-title = ¿Por qué ahora no?
table-why-also = Lo que puede hacer ahora:
table-why-none = Nadie lo pide ahora.
table-see-card = Ver la carta
table-cards-to-choose = Cartas entre las que elegir
table-several = ¿Qué quieres hacer?
table-face-down = carta boca abajo
table-hand = Tu mano
table-hand-of = Mano de { $name }
table-cards =
    { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }
table-empty-hand = Sin cartas en la mano
table-hold = Mantén pulsada una carta para leerla, o una respuesta para ver qué hace
table-empty = vacío
table-look-through = Ver las cartas: { $name }
table-bot = bot
table-away = sin conexión
table-gave-up = se ha rendido
table-clock = Tiempo
table-clock-name-move = para esta elección
table-clock-name-total = para la partida
table-claim = Reclamar la victoria por tiempo
table-rematch = Revancha
table-rematch-waits = A la espera de los demás…
table-rematch-wanted = { $name } quiere la revancha.
table-to-rematch = A la revancha
table-decided = Qué fue decisivo
table-replay = Ver la repetición
table-record = Descargar la partida
table-mine = Mis partidas
table-report-file = Descargar un informe de error
table-you-win = ¡Has ganado!
table-you-lose = Has perdido.

# $names is one player, or one team
table-wins = Gana { $names }
table-win = Ganan { $names }
table-shared = Victoria compartida
table-place = Posición
table-player = Jugador
table-score = Puntos
table-seats = Jugadores
table-space = Espacio
table-problem = No ha funcionado
table-you-lower = tú

# $text is an answer
table-hint-is = Lo que haría el consejero: { $text }
table-chance-better = gana el { $chance }, { $more } más que la siguiente

# $name is a pile of cards
table-pile =
    { $count ->
        [one] { $name }: { $count } carta
       *[other] { $name }: { $count } cartas
    }
table-pile-title =
    { $count ->
        [0] { $name } ({ $count } cartas)
        [one] { $name } ({ $count } carta)
       *[other] { $name } ({ $count } cartas, la última primero)
    }
table-clock-about-move = Tiempo que queda para esta elección. Cuando se acabe, los demás pueden reclamar la victoria.
table-clock-about-total = Tiempo que queda para la partida. Cuando se acabe, los demás pueden reclamar la victoria.

# time left, as short as can be
table-clock-days = { $days } d { $hours } h
table-shared-by = Victoria compartida: { $names }

## One table in a list of tables

table-line-state-yours = Tu turno
table-line-state-theirs = Turno de otro
table-line-state-waiting = A la espera de jugadores
table-line-state-over = Terminada: volver a verla
table-line-against = contra { $names }
table-line-free = un puesto libre
table-line-alone = en esta pantalla
table-line-record = una partida guardada

## Lengths of time

time-none = sin límite
time-seconds = { $count } segundos
time-minutes =
    { $count ->
        [one] { $count } minuto
       *[other] { $count } minutos
    }
time-hours =
    { $count ->
        [one] { $count } hora
       *[other] { $count } horas
    }
time-days =
    { $count ->
        [one] { $count } día
       *[other] { $count } días
    }

## What a game is about, for those who are new to it
## $game is its title

welcome-welcome = Esto es { $game }
welcome-help = { $game }: qué es cada cosa
welcome-table = En la mesa
welcome-all = Todos los signos y palabras
welcome-play = A jugar
welcome-back = Volver a la mesa
welcome-how = Cómo se juega
welcome-shortcuts = Atajos de teclado
welcome-opening = Un momento…
welcome-again = Señala un signo, o tócalo, para leer qué significa. El ? de arriba vuelve a abrir esta página.

# $name is the button “Hint”
welcome-hint = ¿No sabes qué elegir? «{ $name }», arriba, muestra una buena respuesta y lo que resulta de ella.

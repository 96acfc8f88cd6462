### What the server says to people, in their language.

guest = Invitado
deleted-player = Jugador eliminado
player-number = Jugador { $number }

## What cannot be, by code

malformed = este mensaje no se puede leer: { $problem }
null-character = esto contiene un carácter que no se puede guardar (U+0000)
too-large = esto supera los { $most } bytes, demasiado para la mesa
too-many = hay demasiadas ventanas abiertas en esta mesa, o tuyas: cierra una y vuelve a cargar esta página
cannot-begin = la partida no puede empezar con las cartas que este servidor tiene ahora: { $problem }
moves-refused = las jugadas de esta partida no son posibles con las reglas de esta versión: { $problem }
table-damaged = lo que se conservaba de esta mesa ya no se puede leer
banned = Quien administra este servidor no te deja entrar.
no-account = juegas como invitado: no hay ninguna cuenta que cambiar
wrong-password = esa no es la contraseña
other-name = este servidor no se conoce por ese nombre; quien lo administra puede indicarlo: kleos serve --name NOMBRE
too-many-tables = has abierto tantas mesas como se pueden tener a la vez: cierra una o termina antes una partida
too-many-records = has llegado al máximo de partidas guardadas que puedes cargar
table-full = esta partida ha llegado a la duración máxima que se conserva; ya solo queda rendirse
too-fast = demasiadas cosas a la vez: espera un momento
other-version = esta página es de otra versión que la mesa: vuelve a cargarla
hello-first = una conexión empieza con «hello»
no-such-table = esa mesa no existe, o no está abierta para ti
not-yours = ese puesto no es tuyo
only-watching = quien solo mira no puede hacer eso
out-of-date = la partida ha seguido entretanto: vuelve a mirar la mesa
not-kept = esto no se ha podido guardar, así que no se ha hecho: inténtalo de nuevo en un momento
at-fault = algo ha fallado por nuestra parte y nada ha cambiado; envíanos un informe
other-eyes = le toca decidir a otra persona ante esta pantalla: pásasela antes
no-request = ahora nadie pide deshacer nada
already-asked = ya se ha preguntado a los demás
not-over = la partida aún no ha terminado
not-alone = solo se puede jugar contra otro bot donde no juega nadie más
others-play = solo hay consejos donde no juega nadie más
no-thing = «{ $thing }» no es nada que haya en esta mesa
no-habit = { $card } no tiene ese efecto opcional
no-order = un orden nombra una vez cada carta de tu propio campo, y nada más
bot-plays = un bot juega por ti: recupera antes tu puesto
no-stand-in = aquí ningún bot juega por ti
not-away = nadie falta en ese puesto
not-lent = la persona ausente no quiere que un bot siga jugando por ella
away-briefly = espera un poco más antes de que siga un bot
nobody-to-nudge = ahora no hay nadie a quien avisar
nudged-too-soon = dale un poco más de tiempo
# HTTP
foreign-page = esto lo ha pedido una página de otro sitio
needs-json = esto necesita un cuerpo en JSON
no-such-page = aquí no hay nada
wrong-method = esto no se puede pedir de esa manera
client-missing = Este servidor no tiene el cliente para el navegador. Quien lo administra puede añadirlo: en un clon del repositorio, ejecutar tools/setup web y volver a instalar Kleos.
# Accounts
name-length = un nombre tiene de 1 a { $most } caracteres
password-length = una contraseña tiene de { $least } a { $most } caracteres
name-signs = este nombre contiene signos que no se ven, o marcas que dificultan leerlo
name-scripts = este nombre mezcla letras parecidas de varios alfabetos; escríbelo en uno solo
name-taken-by-other = otra persona ya tiene el nombre { $name }, o uno que se le parece
has-account = aquí ya eres { $name }
wrong-login = no hay ninguna cuenta con ese nombre y esa contraseña
# Tables
seats-number = { $game } es para { $least } a { $most } jugadores, no para { $count }
seat-for-you = uno de los puestos debe ser el tuyo
clock-range = un reloj va de { $least } segundos a { $most } días
no-deck-of-yours = no tienes ese mazo para este juego
no-open-seat = en esta mesa no hay ningún puesto libre
seat-taken = ese puesto ya no está libre
needs-invite = esta mesa es solo para quien tiene invitación
sits-already = ya estás en esta mesa
table-closed = esta mesa se cerró antes de empezar la partida
left-table = has dejado esta mesa
not-host = solo puede hacerlo la persona que abrió esta mesa
host-closes = tú abriste esta mesa: ciérrala en vez de dejarla
not-seated = no estás en esta mesa
begun-already = la partida ya ha empezado
move-range = esta partida tiene { $most } jugadas

## Notices

bot-taken-over = { $bot } ha tenido un problema ({ $problem }); un bot que juega al azar ocupa su puesto.
bots-hurry = Ahora mismo piensan aquí muchos bots: { $bot } responde antes de lo habitual.
hint-hurried = Ahora mismo piensan aquí muchos bots: esta pista se ha pensado menos de lo habitual.
moves-lost = Kleos se ha actualizado y sus reglas ya no permiten las últimas jugadas de esta partida, que sigue desde antes de ellas.
bot-too-slow = no respondió a tiempo
bot-died = su proceso terminó
joined = { $name } se ha unido a la mesa.
left = { $name } ha dejado la mesa.
asks-undo = { $name } pide deshacer su última elección.
undo-refused = { $name } no está de acuerdo: la elección se mantiene.
undone = { $name } ha deshecho su última elección.
undone-seen = Elección deshecha. Lo que has visto, visto queda: { $what }
undone-seen-table = Elección deshecha. Lo que la mesa te ha mostrado desde entonces, visto queda.
by-habit-used = { $card }: se usa, como siempre.
by-habit-skipped = { $card }: no se usa, como siempre.
by-habit-passed = { $card }: lo dejas pasar.
restarting = El servidor se está reiniciando. Enseguida volverás a la mesa.
gave-up = { $name } se ha rendido.
ran-out = { $name } se ha quedado sin tiempo.
wants-rematch = { $name } quiere volver a jugar.
asks-stand-in = { $name } propone que un bot siga jugando por { $other }.
rather-waits = { $name } prefiere esperar a { $other }.
stands-in = Un bot juega ahora por { $name }.
is-back = { $name } ha vuelto.

## Outcomes

by-time = por tiempo

## Where a match comes from that is no fresh deal

origin-record = Continuada tras la jugada { $moves }
origin-record-text = Esta partida continúa otra partida guardada, tras la jugada { $moves }.
origin-position = Desde una posición
origin-position-text = Esta partida empezó desde una posición que alguien preparó.
origin-seed = Reparto elegido
origin-seed-text = Esta partida empezó con la semilla de una partida guardada: su reparto se eligió, no salió al azar.
origin-read = Cargada de un archivo
origin-read-text = Esta partida se cargó de una partida guardada: no se jugó en esta mesa.
origin-anew = Lo que entonces estaba oculto se ha vuelto a repartir: nadie lo conoce.
origin-known = Las cartas están como estaban allí: quien las haya visto sabe lo que está oculto.
dealt-anew = Lo oculto se vuelve a repartir.

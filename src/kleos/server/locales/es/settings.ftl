### The settings of a server, each described once: what it may be, what it is in every profile, and what it is for.

expects-text = un texto
expects-list = una lista de textos
expects-whole = un número entero de { $least } a { $most }
expects-seconds = un número de segundos, 0 o más
expects-days = un número de días, 0 para siempre
expects-rate = cuántas veces por periodo, como 60/minute o 20/minute, 60/hour
expects-bot = el nombre de un bot, como search:adept
expects-one-of = uno de { $known }

## How often

setting-rates-requests = peticiones desde una dirección; los archivos del cliente no cuentan
setting-rates-arrivals = conexiones a mesas desde una dirección
setting-rates-logins = contraseñas erróneas para un mismo nombre desde una misma dirección; los navegadores que ya iniciaron sesión cuentan aparte
setting-rates-attempts = contraseñas erróneas desde una dirección, para todos los nombres juntos
setting-rates-registrations = cuentas nuevas desde una dirección
setting-rates-tables = mesas que abre una persona
setting-rates-tables-of-address = mesas que abren entre todas las personas de una dirección
setting-rates-guests = invitados nuevos desde una dirección de los que se conserva algo
setting-rates-records = partidas guardadas que carga una persona
setting-rates-messages = mensajes en una conexión a una mesa
setting-rates-moves = jugadas que hace una persona
setting-rates-questions = preguntas de una persona sobre por qué algo no se puede hacer, y jugadas deshechas
setting-rates-hints = consejos que pide una persona
setting-rates-tellings = veces que se vuelve a enviar a una persona una mesa entera o una parte de su registro
setting-rates-foresights = vistas previas de respuestas que pide una persona
setting-rates-arrangements = veces que una persona ordena lo que hay en la mesa
setting-rates-signs = señales que una persona hace a la mesa

## How much at once

setting-bounds-sockets-of-person = conexiones de una persona, en todas las mesas juntas
setting-bounds-sockets-of-address = conexiones desde una dirección, en todas las mesas juntas
setting-bounds-memory = megabytes de memoria para las mesas; salen primero las que nadie ha mirado desde hace más tiempo
setting-bounds-open-tables-of-person = mesas abiertas por una persona, en espera o en juego
setting-bounds-records-of-person = partidas guardadas que ha cargado una persona y se conservan
setting-bounds-finished-tables-of-account = partidas terminadas que se conservan de una cuenta; si hay más, se borran las más antiguas
setting-bounds-deck-kilobytes-of-person = kilobytes de todos los mazos de una persona
setting-bounds-moves-of-table = jugadas, hechas y deshechas, de una partida
setting-bounds-connections = conexiones en total; menos si el sistema permite menos descriptores
setting-bounds-connections-of-address = conexiones desde una dirección, aparte de las de las mesas; las de los proxies no cuentan
setting-bounds-request-seconds = segundos en los que una petición debe haber llegado entera
setting-bounds-people-of-address = personas detrás de una misma dirección, que puede hacer otras tantas veces lo que puede una persona
setting-bounds-sockets-of-table = conexiones a una mesa; quien juega en ella siempre tiene sitio

## How long it is kept

setting-keeping-guest-tables = días que se conserva, tras su final, una partida en la que nadie tenía cuenta
setting-keeping-account-tables = días que se conserva, tras su final, una partida en la que alguien tenía cuenta
setting-keeping-waiting-tables = días que espera una mesa a la que no llega nadie
setting-keeping-abandoned-tables = días que se conserva una partida que nadie continúa
setting-keeping-guests = días que se conserva un invitado sin mesas que ya no viene, con sus mazos y hábitos
setting-keeping-unpacked = días tras su final en que se comprimen las jugadas de una partida; se puede ver igual que antes

## General

setting-database = dónde se conservan las mesas: sqlite:///ARCHIVO o postgresql://NOMBRE:CONTRASEÑA@HOST/BASE (un archivo en la carpeta de datos)
setting-host = la dirección en la que escuchar; 0.0.0.0 es para cualquiera que alcance esta máquina
setting-port = el puerto ({ $port }, o el siguiente libre)
setting-names = un nombre de este servidor en la red, como kleos.example.org, además de localhost y las direcciones IP
setting-proxies = la dirección de un proxy delante del servidor, al que se cree cuando dice quién pide
setting-peer-address = HOST:PUERTO, o solo el HOST, en que otros servidores del mismo PostgreSQL encuentran a este
setting-processes = procesos en los que piensan los bots (tantos como núcleos tiene la máquina)
setting-patience = segundos de retraso que se conceden a un bot antes de que otro responda por él
setting-pause = segundos antes de que responda un bot o un hábito, para que el tiempo no revele nada
setting-away = segundos de ausencia antes de que un bot pueda seguir jugando
setting-stand-in = el bot que sigue jugando por quien está ausente
setting-nudge-after = segundos que alguien debe llevar sin responder antes de que se le pueda avisar
setting-nudge-every = segundos entre dos avisos en una mesa
setting-watch = segundos entre dos comprobaciones de que todas las mesas avanzan
setting-log-format = cómo se escribe el registro: text para personas, json para programas
setting-log-level = lo mínimo que dice el registro: debug, info (cada petición), warning o error
setting-log-addresses = las direcciones en el registro: full (enteras), masked (sin lo que distingue a los vecinos) o none (ninguna)
setting-metrics-token = la clave que debe enviar quien lea /metrics (sin ella, solo esta máquina, y no a través de un proxy)
setting-robots = lo que pueden leer los buscadores: none (nada) o pages (portada, cartas y reglas; nunca las mesas)

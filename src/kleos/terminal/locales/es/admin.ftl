### What kleos admin says.

cli-admin = gestionar las personas y mesas de un servidor, también mientras funciona
cli-admin-database = dónde se conservan las mesas, como en kleos serve (un archivo en la carpeta de datos)
cli-admin-json = mostrarlo como JSON
cli-admin-people = las cuentas; con un texto, también los invitados cuyo nombre lo contiene
cli-admin-search = parte de un nombre, o un id
cli-admin-tables = mesas en espera o en juego
cli-admin-bans = quién tiene prohibida la entrada
cli-admin-log = lo que han hecho los administradores
cli-admin-reset = dar otra contraseña a una cuenta y cerrar sus sesiones
cli-admin-ask = pedir la contraseña en vez de crear una
cli-admin-ban = prohibir la entrada a una persona o a unas direcciones
cli-admin-unban = dejarlas entrar de nuevo
cli-admin-who = el nombre de una cuenta, o el id de una persona
cli-admin-address = una dirección, o una red como 192.0.2.0/24
cli-admin-until = cuándo termina, como 2030-12-31 o 2030-12-31T18:00 (nunca)
meta-time = FECHA
meta-id = ID
cli-admin-close = cerrar una mesa, se juegue lo que se juegue en ella
cli-admin-table = el id de la mesa
cli-admin-export = mostrar como JSON todo lo que se conserva de una persona
cli-admin-erase = borrar todo lo que se conserva de una persona; los demás conservan las partidas que jugaron juntos
cli-admin-prune = borrar ahora lo que los ajustes ya no conservan (un servidor lo hace cada día)
cli-admin-yes = no preguntar
# Answers
admin-no-database = no hay ninguna base de datos { $file }: indica la del servidor con --database
admin-nobody = nadie tiene la cuenta o el id «{ $name }»; kleos admin people muestra quién hay
admin-guest = { $name } juega como invitado y no tiene contraseña
admin-one-of = indica una persona o --address, una de las dos cosas
admin-bad-address = «{ $text }» no es una dirección ni una red
admin-bad-time = «{ $text }» no es una fecha futura: escribe 2030-12-31 o 2030-12-31T18:00
admin-no-table = ninguna mesa «{ $id }» está en espera o en juego
admin-not-banned = { $who } no tiene prohibida la entrada
admin-password = Nueva contraseña:{" "}
admin-password-again = Otra vez:{" "}
admin-passwords-differ = las dos contraseñas son distintas
admin-reset-done = { $name } tiene una contraseña nueva y debe volver a entrar.
admin-reset-made = La contraseña: { $password }
admin-banned = { $who } tiene prohibida la entrada { $until }.
admin-until = hasta el { $time }
admin-for-good = para siempre
admin-unbanned = { $who } puede entrar de nuevo.
admin-closed = La mesa { $id } está cerrada.
admin-erase-ask = Se borrará para siempre todo lo que se conserva de { $name }. Escribe { $name } para continuar:{" "}
admin-not-erased = No se ha borrado nada.
admin-erased = Se ha borrado todo de { $name }.
admin-prune-asked = El servidor borra lo que toca; su registro dice cuánto.
admin-pruned = Borrado: { $tables } { $tables ->
        [one] mesa
       *[other] mesas
    } y { $guests } { $guests ->
        [one] invitado
       *[other] invitados
    }. Comprimido: { $packed } { $packed ->
        [one] partida
       *[other] partidas
    }.

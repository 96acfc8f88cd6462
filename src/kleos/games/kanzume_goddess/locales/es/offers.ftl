### What people are told of the game who choose what to play: its modes, main Gods and sides, how cards are looked for.

kanzume-about = Dioses en guerra, cada uno por su cuenta o por equipos: recluta Guerreros, encadena sus colores, ataca y responde a cada golpe, hasta que solo quede un Dios en pie o uno llegue a 25 de energía.
kanzume-about-cards = La lista de cartas de este juego no se ha publicado. Cada carta dice cuáles de sus datos son los publicados; todo lo demás, nombres, costes, valores y habilidades, es una reconstrucción de Kleos y no la carta impresa.
kanzume-sides = Bando
kanzume-side-random = al azar
kanzume-side-greek = griego
kanzume-side-norse = nórdico
kanzume-side-about = Los dos Dioses entre los que se elige son de la { $side }. Como máximo { $most } jugadores pueden tener este bando.
kanzume-main-a = Dios principal del equipo A
kanzume-main-b = Dios principal del equipo B
kanzume-main-about = Empieza con { $main } de energía y los demás del equipo con { $support }; si cae, el equipo ha perdido.
kanzume-team-side = Bando del equipo A
kanzume-team-side-about = El equipo B tiene el otro.
kanzume-mode = Partida
kanzume-mode-individual = cada uno por su cuenta
kanzume-mode-team = dos equipos (4 o 6 jugadores)
kanzume-mode-about = Los equipos se alternan alrededor de la mesa, y cada uno protege a su Dios principal.
kanzume-answering = Responder a habilidades de Guerreros
kanzume-defending = Reaccionar a Ataques contra mi Dios
kanzume-protecting = Reaccionar a Ataques contra otros Dioses
kanzume-energy = Energía

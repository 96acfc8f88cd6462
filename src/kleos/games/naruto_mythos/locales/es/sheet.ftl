### The score sheet: the missions as they lie on a real table, evaluated one after the other (NM-4.40 to NM-4.46).

naruto-sheet-mission = misión { $rank }
naruto-sheet-title = Misión { $rank }, { $card }: { $base } + { $bonus } puntos
naruto-sheet-side = { $name }, Poder { $total }: { $characters }
naruto-sheet-hidden = oculto { $power }
naruto-sheet-none = nadie
naruto-sheet-more = { $name } tiene más Poder, { $most } a { $fewer } (NM-4.43)
naruto-sheet-edge = igualdad a { $most }: { $name } tiene la ficha Edge (NM-4.44)
naruto-sheet-nobody = nadie llega a un total de 1: no la gana nadie (NM-4.45)
naruto-sheet-won = misión { $rank }: { $reason }; { $base } + { $bonus } puntos (NM-4.46)
naruto-sheet-line = La misión { $rank } activa, para { $name }, { $card }: { $text } Lo que hace no se cuenta aquí (NM-4.47); si cambia misiones posteriores, introdúcelas de nuevo.
naruto-sheet-unfinished = La partida termina después de la ronda { $rounds }; por ahora, así va la clasificación (NM-8.3).
naruto-sheet-tie = Con igualdad de puntos gana quien tiene la ficha Edge (NM-8.5).
naruto-sheet-round = ronda { $round }
naruto-sheet-by-line = { $card }, efecto { $line }
naruto-sheet-conceded = { $name } se ha rendido: gana el otro jugador, sean cuales sean los puntos (NM-8.8).
sheet-no-enemy = no hay un enemigo así en esta misión: «{ $value }»
# what people may write behind a hidden card
sheet-words-for-hidden = oculto, oculta

### The score sheet: the missions as they lie on a real table, evaluated one after the other (NM-4.40 to NM-4.46).

naruto-sheet-mission = missione { $rank }
naruto-sheet-title = Missione { $rank }, { $card }: { $base } + { $bonus } punti
naruto-sheet-side = { $name }, Power { $total }: { $characters }
naruto-sheet-hidden = nascosto { $power }
naruto-sheet-none = nessuno
naruto-sheet-more = { $name } ha più Power, { $most } a { $fewer } (NM-4.43)
naruto-sheet-edge = pari a { $most }: { $name } ha il token Edge (NM-4.44)
naruto-sheet-nobody = nessuno arriva a un totale di 1: nessuno la vince (NM-4.45)
naruto-sheet-won = missione { $rank }: { $reason }; { $base } + { $bonus } punti (NM-4.46)
naruto-sheet-line = La missione { $rank } attiva, per { $name }, { $card }: { $text } Il suo effetto non è contato qui (NM-4.47); se cambia le missioni seguenti, inseriscile di nuovo.
naruto-sheet-unfinished = La partita finisce dopo il giro { $rounds }; per ora ecco chi è in testa (NM-8.3).
naruto-sheet-tie = A parità di punti vince chi ha il token Edge (NM-8.5).
naruto-sheet-round = giro { $round }
naruto-sheet-by-line = { $card }, effetto { $line }
naruto-sheet-conceded = { $name } si è arreso: vince l'altro giocatore, quali che siano i punti (NM-8.8).
sheet-no-enemy = in questa missione non c'è un nemico così: «{ $value }»
# what people may write behind a hidden card
sheet-words-for-hidden = nascosto, nascosta, coperto, coperta

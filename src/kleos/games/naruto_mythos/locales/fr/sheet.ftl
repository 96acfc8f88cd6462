### The score sheet: the missions as they lie on a real table, evaluated one after the other (NM-4.40 to NM-4.46).

naruto-sheet-mission = mission { $rank }
naruto-sheet-title = Mission { $rank }, { $card } : { $base } + { $bonus } points
naruto-sheet-side = { $name }, Power { $total } : { $characters }
naruto-sheet-hidden = caché { $power }
naruto-sheet-none = personne
naruto-sheet-more = { $name } a plus de Power, { $most } à { $fewer } (NM-4.43)
naruto-sheet-edge = égalité à { $most } : { $name } a le Jeton Edge (NM-4.44)
naruto-sheet-nobody = personne n'atteint un total de 1 : personne ne la remporte (NM-4.45)
naruto-sheet-won = mission { $rank } : { $reason } ; { $base } + { $bonus } points (NM-4.46)
naruto-sheet-line = La mission { $rank } déclenche, pour { $name }, { $card } : { $text } Son effet n'est pas compté ici (NM-4.47) ; s'il change les missions suivantes, saisissez-les à nouveau.
naruto-sheet-unfinished = La partie finit après le tour { $rounds } ; pour l'instant, voici qui mène (NM-8.3).
naruto-sheet-tie = À égalité de points, celui qui a le Jeton Edge gagne (NM-8.5).
naruto-sheet-round = tour { $round }
naruto-sheet-by-line = { $card }, effet { $line }
naruto-sheet-conceded = { $name } a abandonné : l'autre joueur gagne, quels que soient les points (NM-8.8).
sheet-no-enemy = il n'y a pas un tel adversaire dans cette mission : « { $value } »
# what people may write behind a hidden card
sheet-words-for-hidden = caché, cachée

### What only this game can find wrong: with its card files, position documents and match options.

## Card files

card-expected-colours = le bonus de chacune des couleurs { $known } est attendu
card-expected-colour-bonus = un bonus comme {"{"} at_least = 3, points = 2 {"}"} ou {"{"} exactly = 2, points = 3 {"}"} est attendu
line-not-for-card = cet effet n'a pas sa place sous { $timing } sur une carte du genre { $kind }
line-second = une carte n'a qu'un effet sous { $timing }
box-divinities = huit joueurs et le Polythéisme demandent { $least } divinités, la boîte en a { $count }
box-beliefs = huit joueurs ont besoin de { $least } croyances au choix, la boîte en a { $count }
box-deck = huit terrains et une main demandent une pioche de { $least } cartes, la boîte en a { $count }
box-no-creature = il n'y a pas de créature d'un emplacement qui puisse être face cachée

## Match options

no-options = { $game } n'a pas d'options : « { $option } » est inconnue

## Position documents

position-divinity = l'identifiant d'une divinité ou null est attendu, et non { $value }
position-belief = l'identifiant d'une croyance ou null est attendu, et non { $value }
position-only-in-main = cela ne se compte que dans une phase principale
position-hand = seul le joueur actif a des cartes en main, dans sa phase principale
position-held-twice = p{ $seat } a déjà { $card }
position-spells = { $least } ont été joués dans ce tour seul
position-slots = un terrain a { $most } emplacements, ces créatures en occupent { $count }
position-no-creature = { $card } n'est pas une créature et ne peut pas être sur un terrain
position-face-down = { $card } ne peut pas être face cachée
position-resurrected = { $card } ne peut pas être ressuscitée, ou pas face cachée
position-fused = { $card } ne peut pas former une paire, ou pas face cachée
position-used = { $card } n'a rien à activer
position-id-twice = une autre créature a déjà le numéro { $id }
position-next-id = le prochain numéro dépasse tous ceux des terrains : { $least } ou plus
position-belief-field = pendant le choix des croyances, il n'y a ni créature ni carte défaussée
position-belief-order = ceux qui choisissent avant le joueur actif ont une croyance, les autres n'en ont pas
position-scores = les scores de { $wanted } manches terminées sont attendus, et non de { $count }

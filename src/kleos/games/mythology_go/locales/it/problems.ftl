### What only this game can find wrong: with its card files, position documents and match options.

## Card files

card-expected-colours = serve il bonus di ciascuno fra { $known }
card-expected-colour-bonus = serve un bonus come {"{"} at_least = 3, points = 2 {"}"} o {"{"} exactly = 2, points = 3 {"}"}
line-not-for-card = questo effetto non può stare sotto { $timing } su una carta del genere { $kind }
line-second = una carta ha un solo effetto sotto { $timing }
box-divinities = otto giocatori e il Politeismo richiedono { $least } divinità, la scatola ne ha { $count }
box-beliefs = otto giocatori richiedono { $least } credenze fra cui scegliere, la scatola ne ha { $count }
box-deck = otto campi e una mano richiedono un mazzo di { $least } carte, la scatola ne ha { $count }
box-no-creature = non c'è nessuna creatura da uno spazio che possa stare coperta

## Match options

no-options = { $game } non ha opzioni: «{ $option }» è sconosciuta

## Position documents

position-divinity = serve l'id di una divinità o null, non { $value }
position-belief = serve l'id di una credenza o null, non { $value }
position-only-in-main = questo si conta solo in una fase principale
position-hand = solo il giocatore attivo ha carte in mano, nella sua fase principale
position-held-twice = p{ $seat } ha già { $card }
position-spells = { $least } sono stati giocati solo in questo turno
position-slots = un campo ha { $most } spazi, queste creature ne usano { $count }
position-no-creature = { $card } non è una creatura e non può stare su un campo
position-face-down = { $card } non può stare coperta
position-resurrected = { $card } non può essere risorta, o non coperta
position-fused = { $card } non può essere una coppia, o non coperta
position-used = { $card } non ha nulla da attivare
position-id-twice = un'altra creatura ha già il numero { $id }
position-next-id = il prossimo numero supera tutti quelli sui campi: { $least } o più
position-belief-field = mentre si scelgono le credenze non ci sono né creature né carte scartate
position-belief-order = chi sceglie prima del giocatore attivo ha una credenza, gli altri no
position-scores = servono i punteggi di { $wanted } giri finiti, non di { $count }

### How a table of Naruto Mythos stands in numbers, and what is said when a choice would change them.

naruto-change-power = Potere { $before } → { $after }
naruto-change-their-power = Potere avversario { $before } → { $after }
naruto-change-you-lead = sei in vantaggio
naruto-change-they-lead = l'avversario è in vantaggio
naruto-change-you-still-lead = { naruto-change-power }, sei ancora in vantaggio
naruto-change-they-still-lead = { naruto-change-power }, l'avversario è ancora in vantaggio
naruto-change-nobody-leads = nessuno è in vantaggio
naruto-change-chakra = Chakra { $before } → { $after }
naruto-change-points = Punti Mission { $before } → { $after }
naruto-change-gets-edge = ha il token Edge
naruto-hides-unpaid = Non puoi pagare { $card }: la carta viene giocata nascosta e conta 0 finché non la riveli.
naruto-passes-early = Puoi ancora pagare una carta. Chi passa non fa più nulla in questo giro, e il Chakra rimasto va perso.

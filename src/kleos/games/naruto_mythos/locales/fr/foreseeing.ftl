### How a table of Naruto Mythos stands in numbers, and what is said when a choice would change them.

naruto-change-power = Puissance { $before } → { $after }
naruto-change-their-power = Puissance adverse { $before } → { $after }
naruto-change-you-lead = vous menez
naruto-change-they-lead = l'adversaire mène
naruto-change-you-still-lead = { naruto-change-power }, vous menez toujours
naruto-change-they-still-lead = { naruto-change-power }, l'adversaire mène toujours
naruto-change-nobody-leads = personne ne mène
naruto-change-chakra = Chakra { $before } → { $after }
naruto-change-points = Points Mission { $before } → { $after }
naruto-change-gets-edge = a le Jeton Edge
naruto-hides-unpaid = Vous ne pouvez pas payer { $card } : la carte est jouée cachée et compte 0 jusqu'à ce que vous la révéliez.
naruto-passes-early = Vous pouvez encore payer une carte. Qui passe ne fait plus rien ce tour-ci, et le Chakra restant est perdu.

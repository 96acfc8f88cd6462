### How a table of Naruto Mythos stands in numbers, and what to say when a choice would change them.

naruto-change-power = Power { $before } → { $after }
naruto-change-their-power = their Power { $before } → { $after }
naruto-change-you-lead = you lead
naruto-change-they-lead = they lead
naruto-change-you-still-lead = { naruto-change-power }, you still lead
naruto-change-they-still-lead = { naruto-change-power }, they still lead
naruto-change-nobody-leads = nobody leads
naruto-change-chakra = chakra { $before } → { $after }
naruto-change-points = mission points { $before } → { $after }
naruto-change-gets-edge = holds the Edge
naruto-hides-unpaid = You can't pay for { $card }, so it goes face down: it counts 0 until you reveal it.
naruto-passes-early = You can still pay for a card. If you pass, you do nothing more this round and lose unused chakra.

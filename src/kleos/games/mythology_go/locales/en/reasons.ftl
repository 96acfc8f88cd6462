### Why something is not allowed, in words: sentences, whose capital and full stop are added.

## Whatever is asked; $seat is the number of a player, $n that of a creature

refused-unknown-token = this is not understood: { $problem }
refused-over = the match is over
refused-not-offered = '{ $token }' is not among the options of this decision
refused-wrong-kind = this does not answer the open question: { $decision }
refused-no-object = there is no creature #{ $n } on any field
refused-not-yours = #{ $n } is not on your field
refused-no-player = there is no p{ $seat } in this match

## Playing a card; $n is the number of a creature, $down and $up are how many are face-down and face-up

refused-play-first = you must play at least one card before you end your turn
refused-never-in-hand = { $card } does not belong to the deck and is never in a hand
refused-not-in-hand = { $card } is not in your hand
refused-spell-is-open = { $card } is a spell, and spells are always played openly
refused-no-play-left = you have made your { $most } plays of this turn
refused-only-the-free-spell = your plays of this turn are made; { $belief } still lets you play a spell, and nothing else
refused-field-empty = { $card } cannot be played while your field is empty
refused-never-face-down = { $card } may never lie face-down
refused-field-full = your field is full: there is no free slot
refused-too-few-slots = { $card } needs { COUNT($slots, -free-slot) }, and you have { $free }
refused-first-face-up = the first creature on your field must be face-up
refused-too-many-down =
    you would have more face-down than face-up creatures: now { $down } of yours { $down ->
        [one] is
       *[other] are
    } face-down and { $up } face-up
refused-too-many-down-yet =
    even with { $belief } this would be a face-down creature too many: now { $down } of yours { $down ->
        [one] is
       *[other] are
    } face-down and { $up } face-up
refused-not-onto-another = { $card } has no Fusion and is not played onto another creature
refused-onto-same-name = { $card } is played only onto a creature of the same name, and #{ $n } has another
refused-onto-face-down = #{ $n } is face-down, and only a face-up creature can be played onto
refused-onto-pair = #{ $n } is a pair already, and a pair has exactly two cards

## Free actions; $n is the number of a creature, $down and $up are how many are face-down and face-up

refused-fuse-in-main = creatures are fused only in your own main phase
refused-no-fusion = { $card } #{ $n } has no Fusion
refused-fuse-face-down = #{ $n } is face-down, and only face-up creatures are fused
refused-fused-already = #{ $n } is a pair already
refused-fuse-two = a pair is made of two creatures of the same name: #{ $a } and #{ $b } are none
refused-lower-first = the lower number comes first: 'fuse #{ $a } #{ $b }'
refused-fuse-limit = fusing would leave you with { $down } face-down and { $up } face-up creatures, which is too many face-down
refused-nothing-to-activate = { $card } #{ $n } has nothing to activate
refused-activate-face-down = #{ $n } is face-down and cannot be activated
refused-activated-already = { $card } #{ $n } has been activated in this round already
refused-nothing-to-destroy = { $card } #{ $n } needs another creature of yours that can be destroyed
refused-no-belief = { $card } is no belief
refused-not-your-belief = { $card } is not your belief in this round
refused-belief-acts-by-itself = { $card } acts by itself and is not used in the main phase
refused-belief-used = you have used { $card } in this round already
refused-before-the-first-play = { $card } is used only before the first card you play in a turn
refused-hand-empty = { $card } exchanges your hand, which is empty
refused-nothing-to-turn = { $card } has no creature of yours to turn over

## Choices; $seat is the number of a player, $n that of a creature

refused-belief-taken = p{ $seat } has taken { $card } in this round
refused-no-divinity = { $card } is no divinity
refused-not-of-the-two = { $card } is not one of the two divinities you choose from
refused-no-creature = { $card } is no creature, and only creatures can be named
refused-only-creatures-placed = { $card } is a spell, and only a creature can be placed
refused-onto-is-a-play = onto another creature a card is only played; here it is placed on a free slot
refused-returned-already = { $card } has been put under the deck already
refused-own-creature = #{ $n } is your own, and a creature of another player must be chosen
refused-face-down = #{ $n } is face-down, and of another player's creatures only face-up ones can be chosen
refused-indestructible = #{ $n } is indestructible
refused-no-value = #{ $n } has a value of 0, so there is nothing to drain
refused-no-counterpart = no face-up creature of another player can be swapped for #{ $n }: one of the fields would be too small
refused-swap-does-not-fit = with #{ $n } in this swap the field of p{ $seat } would use { $used } of { $most } slots
refused-not-itself = #{ $n } is the one that acts: another creature of yours must be chosen
refused-pair-stays-up = #{ $n } is a pair and cannot be turned face-down
refused-resurrected-stays-up = #{ $n } has been resurrected and cannot be turned face-down
refused-stays-anyway = #{ $n } stays anyway
refused-not-destroyed = #{ $n } is not being destroyed
refused-of-the-same-name = #{ $n } is called { $card } too, and a creature of another name must be chosen
refused-copied-already = #{ $n } is being copied already, and a card is copied only once
refused-aimed-at-already = #{ $n } is already the target of another transformation
refused-same-colour = #{ $n } is { $colour } already
refused-accuse-oneself = you cannot accuse yourself
refused-own-divinity = { $card } is your own divinity, so nobody else has it
refused-has-declared = p{ $seat } has declared Identification, which { $card } does not have
refused-has-not-declared = p{ $seat } has not declared Identification, which { $card } has

## The kinds of decisions

decision-choose-belief = which belief you take for this round
decision-polytheism-keep = which of the two divinities you keep
decision-main = what you play or use in your main phase
decision-dragon-target = which creature of another player is destroyed, or none
decision-chupacabra-target = which creature of another player is drained, or none
decision-djinn-name = which creature you name
decision-satyr-own = which creature of yours you give away
decision-satyr-other = which creature you take in return
decision-leviathan-player = whose creatures of lowest value are destroyed
decision-chimera-destroy = which other creature of yours is destroyed
decision-chimera-place = which creature of your hand you place, or none
decision-dualism-turn = which creature of yours you turn over
decision-druidism-save = which of your creatures you save, or none
decision-reincarnation-use = whether you replace the creature you lost ('use' or 'skip')
decision-return-order = which card of your hand goes under the deck next
decision-gorgon-copy = which creature is copied
decision-werewolf-transform = which creature is transformed
decision-totemism-colour = which creature of yours takes another colour, or none
decision-accuse = whom you accuse, and of which divinity

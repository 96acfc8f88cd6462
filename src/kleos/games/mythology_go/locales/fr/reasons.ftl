### Why something is not allowed, in words: sentences, whose capital and full stop are added.

## Whatever is asked; $seat is the number of a player, $n that of a creature

refused-unknown-token = cette réponse n'est pas comprise : { $problem }
refused-over = le match est terminé
refused-not-offered = « { $token } » ne fait pas partie des choix possibles
refused-wrong-kind = cela ne répond pas à la question posée : { $decision }
refused-no-object = il n'y a de créature #{ $n } sur aucun terrain
refused-not-yours = #{ $n } n'est pas sur votre terrain
refused-no-player = il n'y a pas de p{ $seat } dans ce match

## Playing a card; $n is the number of a creature, $down and $up are how many are face-down and face-up

refused-play-first = vous devez jouer au moins une carte avant de terminer votre tour
refused-never-in-hand = { $card } ne fait pas partie de la pioche et n'est jamais dans une main
refused-not-in-hand = { $card } n'est pas dans votre main
refused-spell-is-open = { $card } est un sort, et les sorts se jouent toujours face visible
refused-no-play-left = vous avez déjà joué vos { $most } cartes de ce tour
refused-only-the-free-spell = vos cartes de ce tour sont jouées ; { $belief } vous permet encore un sort, et rien d'autre
refused-field-empty = { $card } ne peut pas se jouer tant que votre terrain est vide
refused-never-face-down = { $card } n'est jamais face cachée
refused-field-full = votre terrain est plein : il n'y a plus d'emplacement libre
refused-too-few-slots = { $card } demande { COUNT($slots, -free-slot) }, et vous en avez { $free }
refused-first-face-up = la première créature de votre terrain doit être face visible
refused-too-many-down = vous auriez plus de créatures face cachée que de créatures face visible : vous en avez maintenant { $down } face cachée et { $up } face visible
refused-too-many-down-yet = même avec { $belief }, ce serait une créature face cachée de trop : vous en avez maintenant { $down } face cachée et { $up } face visible
refused-not-onto-another = { $card } n'a pas Fusion et ne se joue pas sur une autre créature
refused-onto-same-name = { $card } ne se joue que sur une créature du même nom, et #{ $n } en a un autre
refused-onto-face-down = #{ $n } est face cachée, et on ne joue que sur une créature face visible
refused-onto-pair = #{ $n } est déjà une paire, et une paire a exactement deux cartes

## Free actions; $n is the number of a creature, $down and $up are how many are face-down and face-up

refused-fuse-in-main = on ne fusionne des créatures que dans sa propre phase principale
refused-no-fusion = { $card } #{ $n } n'a pas Fusion
refused-fuse-face-down = #{ $n } est face cachée, et seules des créatures face visible fusionnent
refused-fused-already = #{ $n } est déjà une paire
refused-fuse-two = une paire se forme de deux créatures du même nom : #{ $a } et #{ $b } n'en sont pas
refused-lower-first = le plus petit numéro vient en premier : « fuse #{ $a } #{ $b } »
refused-fuse-limit = après la fusion, il vous resterait { $down } face cachée et { $up } face visible : trop de créatures face cachée
refused-nothing-to-activate = { $card } #{ $n } n'a rien à activer
refused-activate-face-down = #{ $n } est face cachée et ne peut pas être activée
refused-activated-already = on a déjà activé { $card } #{ $n } dans cette manche
refused-nothing-to-destroy = { $card } #{ $n } a besoin d'une autre de vos créatures qui puisse être détruite
refused-no-belief = { $card } n'est pas une croyance
refused-not-your-belief = { $card } n'est pas votre croyance dans cette manche
refused-belief-acts-by-itself = { $card } agit automatiquement et ne s'utilise pas dans la phase principale
refused-belief-used = vous avez déjà utilisé { $card } dans cette manche
refused-before-the-first-play = { $card } ne s'utilise qu'avant la première carte que vous jouez dans un tour
refused-hand-empty = { $card } échange votre main, qui est vide
refused-nothing-to-turn = { $card } ne peut retourner aucune de vos créatures

## Choices; $seat is the number of a player, $n that of a creature

refused-belief-taken = p{ $seat } a déjà pris { $card } dans cette manche
refused-no-divinity = { $card } n'est pas une divinité
refused-not-of-the-two = { $card } n'est pas l'une des deux divinités au choix
refused-no-creature = { $card } n'est pas une créature, et on ne nomme que des créatures
refused-only-creatures-placed = { $card } est un sort, et on ne place qu'une créature
refused-onto-is-a-play = sur une autre créature, une carte ne peut qu'être jouée ; ici, elle est placée sur un emplacement libre
refused-returned-already = vous avez déjà mis { $card } sous la pioche
refused-own-creature = #{ $n } est à vous, et il faut choisir une créature d'un autre joueur
refused-face-down = #{ $n } est face cachée ; des créatures d'un autre joueur, on ne choisit que celles face visible
refused-indestructible = #{ $n } est indestructible
refused-no-value = #{ $n } a une valeur de 0 : il n'y a rien à drainer
refused-no-counterpart = aucune créature face visible d'un autre joueur ne peut être échangée contre #{ $n } : l'un des terrains serait trop petit
refused-swap-does-not-fit = avec #{ $n }, cet échange porterait le terrain de p{ $seat } à { $used } emplacements sur { $most }
refused-not-itself = #{ $n } est celle qui agit : il faut choisir une autre de vos créatures
refused-pair-stays-up = #{ $n } est une paire et ne peut pas être retournée face cachée
refused-resurrected-stays-up = #{ $n } est ressuscitée et ne peut pas être retournée face cachée
refused-stays-anyway = #{ $n } reste de toute façon
refused-not-destroyed = #{ $n } n'est pas visée par la destruction
refused-of-the-same-name = #{ $n } porte aussi le nom { OF($card) }, et il faut choisir une créature d'un autre nom
refused-copied-already = #{ $n } est déjà copiée, et une carte n'est copiée qu'une fois
refused-aimed-at-already = #{ $n } est déjà la cible d'une autre transformation
refused-same-colour = #{ $n } est déjà de la couleur « { $colour } »
refused-accuse-oneself = vous ne pouvez pas vous accuser vous-même
refused-own-divinity = { $card } est votre propre divinité : personne d'autre ne l'a
refused-has-declared = p{ $seat } a déclaré Identification, que { $card } n'a pas
refused-has-not-declared = p{ $seat } n'a pas déclaré Identification, que { $card } possède

## The kinds of decisions

decision-choose-belief = la croyance que vous prenez pour cette manche
decision-polytheism-keep = celle des deux divinités que vous gardez
decision-main = ce que vous jouez ou utilisez dans votre phase principale
decision-dragon-target = la créature d'un autre joueur à détruire, ou aucune
decision-chupacabra-target = la créature d'un autre joueur à drainer, ou aucune
decision-djinn-name = la créature que vous nommez
decision-satyr-own = celle de vos créatures que vous donnez
decision-satyr-other = la créature que vous prenez en échange
decision-leviathan-player = le joueur dont les créatures de plus basse valeur sont détruites
decision-chimera-destroy = celle de vos autres créatures qui est détruite
decision-chimera-place = la créature de votre main que vous placez, ou aucune
decision-dualism-turn = celle de vos créatures que vous retournez
decision-druidism-save = celle de vos créatures que vous sauvez, ou aucune
decision-reincarnation-use = remplacer ou non la créature perdue (« use » ou « skip »)
decision-return-order = la prochaine carte de votre main à mettre sous la pioche
decision-gorgon-copy = la créature à copier
decision-werewolf-transform = la créature à transformer
decision-totemism-colour = celle de vos créatures qui change de couleur, ou aucune
decision-accuse = qui vous accusez, et de servir quelle divinité

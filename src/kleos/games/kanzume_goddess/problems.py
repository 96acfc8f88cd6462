"""What only this game can find wrong: with its card files, position documents and match options."""

from kleos.engine.messages import says

# Card files -------------------------------------------------------------------------------------------------------------
says(
    "card-expected-follow",
    en="a Warrior has exactly two follow-up symbols, each one of {known}",
    fr="un Guerrier a exactement deux symboles de suivi, à choisir parmi {known}",
    it="un Guerriero ha esattamente due simboli successivi, da scegliere fra {known}",
)
says(
    "card-expected-god-number",
    en='expected the number printed on the God, like "X0001"',
    fr='le numéro imprimé sur le Dieu est attendu, comme "X0001"',
    it='serve il numero stampato sul Dio, come "X0001"',
)
says(
    "card-expected-printed",
    en="expected a list of what is a published fact on this card: some of {known}",
    fr="une liste de ce qui est publié sur cette carte est attendue, parmi {known}",
    it="serve un elenco di ciò che è pubblicato su questa carta, fra {known}",
)
says(
    "box-warriors",
    en="the box must hold {expected} Warriors, this one has {count}",
    fr="la boîte doit contenir {expected} Guerriers, celle-ci en a {count}",
    it="la scatola deve contenere {expected} Guerrieri, questa ne ha {count}",
)
says(
    "box-gods",
    en="the box must hold {expected} Gods of the {mythology} mythology, this one has {count}",
    fr="la boîte doit contenir {expected} Dieux de la mythologie « {mythology} », celle-ci en a {count}",
    it="la scatola deve contenere {expected} Dei della mitologia «{mythology}», questa ne ha {count}",
)
says(
    "box-start",
    en="six starting decks can have at most {most} each of these cards",
    fr="six decks de départ ne peuvent avoir que {most} de ces cartes chacun",
    it="sei mazzi iniziali possono avere al massimo {most} di queste carte ciascuno",
)
says(
    "box-no-start",
    en="no card is part of the starting decks (`start`)",
    fr="aucune carte ne fait partie des decks de départ (`start`)",
    it="nessuna carta fa parte dei mazzi iniziali (`start`)",
)
says(
    "line-is-bond",
    en="this effect is a Bond: it stands under bond, not under {timing}",
    fr="cet effet est un Engagement : sa place est sous bond, et non sous {timing}",
    it="questo effetto è un Legame: il suo posto è sotto bond, non sotto {timing}",
)
says(
    "line-no-bond",
    en="this effect is no Bond and cannot stand under {timing}",
    fr="cet effet n'est pas un Engagement et n'a pas sa place sous {timing}",
    it="questo effetto non è un Legame e non può stare sotto {timing}",
)
says(
    "line-only-gods",
    en="only Gods have abilities of the kind {timing}",
    fr="seuls les Dieux ont des capacités du genre {timing}",
    it="solo gli Dei hanno abilità del genere {timing}",
)
says(
    "line-bond-of-gods",
    en="only a God can have this Bond",
    fr="seul un Dieu peut avoir cet Engagement",
    it="solo un Dio può avere questo Legame",
)
says(
    "line-bond-of-cards",
    en="a God cannot have this Bond, only a Warrior or a Disciple",
    fr="un Dieu ne peut pas avoir cet Engagement, seulement un Guerrier ou un Disciple",
    it="un Dio non può avere questo Legame, solo un Guerriero o un Discepolo",
)
says(
    "line-bond-inside",
    en="a Bond cannot stand inside another effect",
    fr="un Engagement ne peut pas être imbriqué dans un autre effet",
    it="un Legame non può stare dentro un altro effetto",
)
says(
    "line-bond-aims",
    en="a Bond cannot aim at anybody: no target is chosen for it",
    fr="un Engagement ne vise personne : aucune cible n'est choisie pour lui",
    it="un Legame non può mirare a nessuno: per esso non si sceglie un bersaglio",
)
says(
    "line-limit-gods",
    en="only an ability of a God can be limited by {limit}",
    fr="seule une capacité de Dieu peut être limitée par {limit}",
    it="solo un'abilità di un Dio può essere limitata da {limit}",
)
says(
    "line-limit-attack",
    en="{limit} makes sense only for a reaction to an Attack",
    fr="{limit} n'a de sens que pour une réaction à une Attaque",
    it="{limit} ha senso solo per una reazione a un Attacco",
)
says(
    "line-limit-inside",
    en="{limit} stands around the whole ability, not inside it",
    fr="{limit} entoure toute la capacité et ne peut pas être à l'intérieur",
    it="{limit} racchiude tutta l'abilità e non può starci dentro",
)
says(
    "line-only-attacked",
    en="there is an Attack to weaken only under defence, protection or aid",
    fr="il n'y a d'Attaque à affaiblir que sous defence, protection ou aid",
    it="c'è un Attacco da indebolire solo sotto defence, protection o aid",
)
says(
    "line-only-answer",
    en="there is an ability to cancel only under answer",
    fr="il n'y a de capacité à annuler que sous answer",
    it="c'è un'abilità da annullare solo sotto answer",
)
says(
    "line-only-discard",
    en="this effect can stand only under discard",
    fr="cet effet n'a sa place que sous discard",
    it="questo effetto può stare solo sotto discard",
)

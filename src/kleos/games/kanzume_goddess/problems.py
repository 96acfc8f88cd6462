"""What only this game can find wrong: with its card files, position documents and match options."""

from kleos.engine.messages import says

# Card files -------------------------------------------------------------------------------------------------------------
says(
    "no-scoring",
    en="{game} has no scoring: the last God standing wins, or the first who reaches the end of the energy track",
    fr="{game} ne compte pas de points : le dernier Dieu debout gagne, ou le premier au bout de l'échelle d'énergie",
    it="{game} non conta punti: vince l'ultimo Dio rimasto, o il primo che arriva in fondo alla scala dell'energia",
)
says(
    "card-expected-follow",
    en="a Warrior has exactly two follow-up symbols, each one of {known}",
    fr="un Guerrier a exactement deux symboles de suivi, à choisir parmi {known}",
    it="un Guerriero ha esattamente due simboli successivi, da scegliere fra {known}",
)
says(
    "card-expected-god-number",
    en="expected the number printed on the God in quotation marks, like X0001",
    fr="le numéro imprimé sur le Dieu est attendu entre guillemets, comme X0001",
    it="serve tra virgolette il numero stampato sul Dio, come X0001",
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

# Match options ----------------------------------------------------------------------------------------------------------
says(
    "option-team-players",
    en="a team match has 4 or 6 players, not {count}",
    fr="un match par équipe se joue à 4 ou 6, et non à {count}",
    it="una partita a squadre si gioca in 4 o in 6, non in {count}",
)
says(
    "option-mains",
    en="`mains` names the main Gods by their seats: first one of team A ({a}), then one of team B ({b}), not {value}",
    fr="`mains` nomme les Dieux principaux par leur place : d'abord une de l'équipe A ({a}), puis une de l'équipe B ({b}), et non {value}",
    it="`mains` nomina gli Dei principali per posto: prima uno della squadra A ({a}), poi uno della squadra B ({b}), non {value}",
)
says(
    "option-no-mains",
    en="an individual match has no main Gods: `mains` goes with `mode` team, so leave out {value}",
    fr="un match individuel n'a pas de Dieu principal : `mains` va avec `mode` team ; omettez donc {value}",
    it="una partita individuale non ha Dei principali: `mains` si usa con `mode` team; ometti quindi {value}",
)
says(
    "option-sides",
    en="`sides` has one of {known} for each of the {count} players, in seat order, not {value}",
    fr="`sides` donne pour chacun des {count} joueurs, dans l'ordre des places, l'un de {known}, et non {value}",
    it="`sides` dà a ognuno dei {count} giocatori, nell'ordine dei posti, uno fra {known}, non {value}",
)
says(
    "option-team-sides",
    en="in a team match `sides` has one entry, the side of team A (one of {known}), not {value}",
    fr="dans un match par équipe, `sides` n'a qu'une entrée, le camp de l'équipe A (l'un de {known}), et non {value}",
    it="in una partita a squadre `sides` ha una sola voce, lo schieramento della squadra A (uno fra {known}), non {value}",
)
says(
    "option-sides-many",
    en="at most {most} players can choose {side}, since each is dealt two of its six Gods; here {count} have chosen it",
    fr="{most} joueurs au plus peuvent choisir la {side}, car chacun reçoit deux de ses six Dieux ; ici, {count} l'ont choisie",
    it="al massimo {most} giocatori possono scegliere la {side}, perché ognuno riceve due dei suoi sei Dei; qui l'hanno scelta in {count}",
)
says(
    "has-left",
    en="p{seat} is no longer in the match",
    fr="p{seat} n'est plus dans le match",
    it="p{seat} non è più nella partita",
)

# Position documents -----------------------------------------------------------------------------------------------------
says(
    "position-team-players",
    en="a team match has 4 or 6 players, the document has {count}",
    fr="un match par équipe se joue à 4 ou 6, le document a {count} joueurs",
    it="una partita a squadre si gioca in 4 o in 6, il documento ha {count} giocatori",
)
says(
    "position-mains",
    en="expected one seat of each team, an even one and then an odd one, not {value}",
    fr="une place de chaque équipe est attendue, une paire puis une impaire, et non {value}",
    it="serve un posto per squadra, uno pari e poi uno dispari, non {value}",
)
says(
    "position-no-mains",
    en="an individual match has no main Gods: expected [], not {value}",
    fr="un match individuel n'a pas de Dieu principal : [] est attendu, et non {value}",
    it="una partita individuale non ha Dei principali: serve [], non {value}",
)
says(
    "position-first",
    en="a team match is begun by a main God (one of {mains})",
    fr="un match par équipe est commencé par un Dieu principal (parmi {mains})",
    it="una partita a squadre è cominciata da un Dio principale (fra {mains})",
)
says(
    "position-god",
    en="expected the id of a God, not {value}",
    fr="l'identifiant d'un Dieu est attendu, et non {value}",
    it="serve l'id di un Dio, non {value}",
)
says(
    "position-same-god",
    en="{god} is the God of p{seat} already",
    fr="{god} est déjà le Dieu de p{seat}",
    it="{god} è già il Dio di p{seat}",
)
says(
    "position-two-mythologies",
    en="{god} is of another mythology than the rest of its team",
    fr="{god} n'est pas de la même mythologie que son équipe",
    it="{god} è di una mitologia diversa dalla sua squadra",
)
says(
    "position-one-mythology",
    en="{god} is of the mythology of the other team",
    fr="{god} est de la mythologie de l'autre équipe",
    it="{god} è della mitologia dell'altra squadra",
)
says(
    "position-sealed-who",
    en="only support Gods of a team match can be sealed",
    fr="seuls les Dieux de soutien d'un match par équipe peuvent être scellés",
    it="solo gli Dei di supporto di una partita a squadre possono essere sigillati",
)
says(
    "position-out-who",
    en="nobody is out in a team match",
    fr="personne n'est éliminé dans un match par équipe",
    it="in una partita a squadre nessuno è eliminato",
)
says(
    "position-sealed-cards",
    en="a sealed player has only a deck",
    fr="un joueur scellé n'a qu'un deck",
    it="un giocatore sigillato ha solo un mazzo",
)
says(
    "position-out-cards",
    en="a player who is out has no cards",
    fr="un joueur éliminé n'a pas de cartes",
    it="un giocatore eliminato non ha carte",
)
says(
    "position-out-energy",
    en="a player who is out has no energy",
    fr="un joueur éliminé n'a pas d'énergie",
    it="un giocatore eliminato non ha energia",
)
says(
    "position-sealed-energy",
    en="a sealed God has at most {most} energy",
    fr="un Dieu scellé a au plus {most} points d'énergie",
    it="un Dio sigillato ha al massimo {most} punti energia",
)
says(
    "position-no-energy",
    en="a God in the game has at least 1 energy",
    fr="un Dieu en jeu a au moins 1 point d'énergie",
    it="un Dio in gioco ha almeno 1 punto energia",
)
says(
    "position-energy-most",
    en="no energy is above {most} in a team match",
    fr="l'énergie ne dépasse pas {most} dans un match par équipe",
    it="in una partita a squadre l'energia non supera {most}",
)
says(
    "position-energy-won",
    en="with {goal} energy the match would be over",
    fr="avec {goal} points d'énergie, le match serait terminé",
    it="con {goal} punti energia la partita sarebbe finita",
)
says(
    "position-only-protect",
    en="outside the own turn only Protect cards lie in a play area",
    fr="hors de son tour, seules des cartes de Protection sont dans une zone de jeu",
    it="fuori dal proprio turno in un'area di gioco ci sono solo carte di Protezione",
)
says(
    "position-no-protect",
    en="{card} has no Protect ability",
    fr="{card} n'a pas de capacité de Protection",
    it="{card} non ha un'abilità di Protezione",
)
says(
    "position-no-action",
    en="{card} has no Action ability",
    fr="{card} n'a pas de capacité d'Action",
    it="{card} non ha un'abilità di Azione",
)
says(
    "position-no-own-reaction",
    en="{card} has no Reaction that can be used in the own turn",
    fr="{card} n'a pas de Réaction utilisable pendant son propre tour",
    it="{card} non ha una Reazione utilizzabile nel proprio turno",
)
says(
    "position-chain",
    en="{card} could not follow the Warrior before it",
    fr="{card} ne pouvait pas suivre le Guerrier précédent",
    it="{card} non poteva seguire il Guerriero precedente",
)
says(
    "position-no-warrior",
    en="{card} is no Warrior and cannot lie on a Warrior pile",
    fr="{card} n'est pas un Guerrier et ne peut pas être sur une pile de Guerriers",
    it="{card} non è un Guerriero e non può stare in una pila di Guerrieri",
)
says(
    "position-pile-size",
    en="a Warrior pile holds at most {most} cards, not {count}",
    fr="une pile de Guerriers contient au plus {most} cartes, et non {count}",
    it="una pila di Guerrieri contiene al massimo {most} carte, non {count}",
)
says(
    "position-symbols",
    en="the cards in play put these symbols in force: {expected}",
    fr="les cartes en jeu mettent ces symboles en vigueur : {expected}",
    it="le carte in gioco mettono in vigore questi simboli: {expected}",
)
says(
    "position-ignore-colour",
    en="only Poseidon can wait here, and only while symbols are in force",
    fr="seul Poséidon peut attendre ici, et seulement si des symboles sont en vigueur",
    it="qui può attendere solo Poseidone, e solo se ci sono simboli in vigore",
)
says(
    "position-used-twice",
    en="{name} is named twice",
    fr="{name} est nommé deux fois",
    it="{name} è nominata due volte",
)
says(
    "position-used-who",
    en="nobody can have used {name} in this turn",
    fr="personne ne peut avoir utilisé {name} pendant ce tour",
    it="nessuno può aver usato {name} in questo turno",
)
says(
    "position-attack-bonus",
    en="only what the active God has used this turn can wait for the next Attack",
    fr="seul ce que le Dieu actif a utilisé ce tour peut attendre la prochaine Attaque",
    it="può attendere il prossimo Attacco solo ciò che il Dio attivo ha usato in questo turno",
)
says(
    "position-active-absent",
    en="p{seat} is out or sealed and cannot be the active player",
    fr="p{seat} est éliminé ou scellé et ne peut pas être le joueur actif",
    it="p{seat} è eliminato o sigillato e non può essere il giocatore attivo",
)
says(
    "position-start",
    en="at the start of a turn nothing has happened in it yet",
    fr="au début d'un tour, rien ne s'y est encore passé",
    it="all'inizio di un turno non è ancora successo nulla",
)
says(
    "position-end",
    en="in the End phase the hand and the play area of the active player are empty",
    fr="en phase de fin, la main et la zone de jeu du joueur actif sont vides",
    it="nella fase finale la mano e l'area di gioco del giocatore attivo sono vuote",
)
says(
    "position-too-few",
    en="fewer than two players are in the game",
    fr="moins de deux joueurs sont en jeu",
    it="meno di due giocatori sono in gioco",
)
says(
    "position-both-beaten",
    en="both main Gods cannot be at 0",
    fr="les deux Dieux principaux ne peuvent pas être à 0",
    it="entrambi gli Dei principali non possono essere a 0",
)
says(
    "position-two-winners",
    en="two players cannot both have {goal} energy",
    fr="deux joueurs ne peuvent pas avoir tous deux {goal} points d'énergie",
    it="due giocatori non possono avere entrambi {goal} punti energia",
)
says(
    "position-undecided",
    en="without a winner a match is over only after round {last}",
    fr="sans vainqueur, un match n'est terminé qu'après la manche {last}",
    it="senza vincitore una partita finisce solo dopo il giro {last}",
)

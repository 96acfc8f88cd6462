### What every game can find wrong: with documents and their fields, saves, records, and what a match is asked.

# Where something is wrong, and what else
at-path = { $path } : { $problem }
at-line = ligne { $line } : { $problem }
refused = { $clause } : { $reason }

## Languages, games, players

unknown-language = langue inconnue : « { $lang } », langues connues : { $known }
unknown-game = jeu inconnu : « { $game } »{ $hint } (jeux connus : { $known })
no-room = { $game } n'apporte pas de « { $room } » : ce n'est pas possible avec ce jeu
unknown-option = options : « { $option } » est inconnue, options connues : { $known }
option-value = options : { $option } est à choisir parmi { $known }, et non « { $value } »
players-number = players : { $game } est un jeu pour { $allowed } joueurs, et non pour { $count }
from-to = { $least } à { $most }
no-seat = il n'y a pas de place { $seat } : elles vont de 0 à { $last }

## What a match is asked

match-over = la partie est finie
has-conceded = p{ $seat } a déjà abandonné
not-to-decide = c'est à p{ $decider } de décider, et non à p{ $seat }
decision-answered = cette question a déjà reçu sa réponse ; demandez à la partie sa question actuelle
no-position = au milieu d'un effet (question { $kind }) il n'y a pas de position ; utilisez save()
no-record = une partie redistribuée n'a pas d'enregistrement : on n'en connaît pas le début
cannot-deal-anew = à partir d'ici, on ne peut pas redistribuer ce qui est caché sans changer la décision en cours : choisissez un autre coup
too-many-deals = ce qui est caché a déjà été redistribué { $most } fois dans cette partie

## Documents and their fields

not-json = ce n'est pas un document JSON : { $problem }
json-place = illisible à partir de la ligne { $line }, colonne { $column }
too-deep = trop de niveaux imbriqués
expected-document = un objet JSON est attendu
field-missing = ce champ manque
key-missing = il manque « { $key } »
key-unknown = champ inconnu « { $key } »
key-number = { $key } : un nombre entier est attendu, et non « { $text } »
other-cards = fait avec un autre jeu de cartes ({ $cards }, ici { $here }) ; donnez le fichier de cartes d'origine : --cards FICHIER
position-game = « { $game } » est attendu, et non { $value }
field-unknown = champ inconnu, champs possibles : { $known }
expected-text = un texte est attendu, et non { $value }
expected-object = un objet est attendu, et non { $value }
expected-number = un nombre entier de { $least } à { $most } est attendu, et non { $value }
expected-flag = true ou false est attendu, et non { $value }
expected-one-of = à choisir parmi { $known }, et non { $value }
expected-list = une liste est attendue, et non { $value }
expected-list-of = une liste de { $length } est attendue, et non { $value }

## Saves

not-a-save = ce n'est pas une partie sauvegardée : { $problem }
save-field = un objet JSON avec le champ « kleos » est attendu
save-format = le format { $format } est inconnu ici (attendu : { $known })
save-damaged = le fichier est abîmé : la somme de contrôle ne correspond pas au contenu
save-other-version = écrit par une autre version de kleos, qui enregistre les parties autrement
save-unnamed = un nœud de type { $kind } n'a pas de nom
save-scope = un cadre sans contexte

## Records

record-begins = « kleos record { $format } » est attendu
record-key = « clé: valeur » avec une nouvelle clé est attendu, et non « { $text } »
record-header = en-tête : { $problem }
record-hash = mène à l'empreinte { $hash }, et non { $named }
record-move = un coup comme « 3. p0 pass » est attendu, et non « { $text } »
record-move-number = le coup { $expected } est attendu, et non le { $count }
no-decks = { $game } se joue sans deck préparé : chacun commence avec les cartes que donnent les règles
position-card = l'identifiant d'une carte est attendu, et non { $value }
position-too-many = la boîte contient { $copies } { $copies ->
        [one] exemplaire
       *[other] exemplaires
    } de { $card }, le document { $count }
position-players = une liste de { $least } à { $most } joueurs est attendue, et non de { $count }
position-conceded-all = au moins deux joueurs doivent encore être en jeu ; s'il n'en reste qu'un, la partie est finie
position-active-conceded = p{ $seat } a abandonné et n'a plus de tour

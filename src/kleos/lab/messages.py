"""What the tables and reports of the laboratory say."""

from kleos.engine.messages import say, says
from kleos.games.registry import game_named

says(
    "simulate-heading",
    en="{matches} {matches:match|matches} of {game}, {decks}, seed {seed}",
    fr="{matches} {matches:partie|parties} de {game}, {decks}, graine {seed}",
    it="{matches} {matches:partita|partite} di {game}, {decks}, seme {seed}",
)
says(
    "simulate-heading-no-decks",
    en="{matches} {matches:match|matches} of {game}, seed {seed}",
    fr="{matches} {matches:partie|parties} de {game}, graine {seed}",
    it="{matches} {matches:partita|partite} di {game}, seme {seed}",
)
says("decks-random", en="random decks", fr="decks aléatoires", it="mazzi casuali")
says("decks-starter", en="starter decks", fr="decks de démarrage", it="mazzi introduttivi")
says("simulate-bot", en="bot", fr="bot", it="bot")
says("simulate-seat", en="seat", fr="place", it="posto")
says("simulate-wins", en="wins", fr="victoires", it="vittorie")
says("simulate-share", en="share", fr="part", it="quota")
says("simulate-interval", en="95 % interval", fr="intervalle à 95 %", it="intervallo al 95 %")
says("simulate-points", en="{scores} a match", fr="{scores} par partie", it="{scores} a partita")
says("decimal", en="{number:.2f}", fr="{number:.2f}", it="{number:.2f}")
says("percent", en="{share:.1f} %", fr="{share:.1f} %", it="{share:.1f} %")
says("interval", en="{low:.1f} to {high:.1f} %", fr="{low:.1f} à {high:.1f} %", it="da {low:.1f} a {high:.1f} %")
says(
    "simulate-draws",
    en="{draws} {draws:match|matches} without a single winner",
    fr="{draws} {draws:partie|parties} sans vainqueur unique",
    it="{draws} {draws:partita|partite} senza un unico vincitore",
)
says(
    "simulate-speed",
    en="{matches:,.1f} matches/s, {decisions:,.0f} decisions/s, {seconds:.1f} s",
    fr="{matches:,.1f} parties/s ; {decisions:,.0f} décisions/s ; {seconds:.1f} s",
    it="{matches:,.1f} partite/s; {decisions:,.0f} decisioni/s; {seconds:.1f} s",
)
says(
    "simulate-interrupted",
    en="Stopped after {matches} of {wanted} matches; what follows is about these.",
    fr="Arrêt après {matches} {matches:partie|parties} sur {wanted} ; ce qui suit ne concerne que celles-ci.",
    it="Fermata dopo {matches} {matches:partita|partite} su {wanted}; quanto segue riguarda solo queste.",
)
says(
    "simulate-advantage",
    en="Beginning is worth {advantage:+.1f} points of share ({low:+.1f} to {high:+.1f}).",
    fr="Commencer vaut {advantage:+.1f} points de part (de {low:+.1f} à {high:+.1f}).",
    it="Cominciare vale {advantage:+.1f} punti di quota (da {low:+.1f} a {high:+.1f}).",
)

# Sections
says("simulate-by-bot", en="Bots", fr="Bots", it="Bot")
says("simulate-by-seat", en="Seats", fr="Places", it="Posti")
says("simulate-by-order", en="Order of play", fr="Ordre de jeu", it="Ordine di gioco")
says("simulate-numbers", en="Length and {scores}", fr="Durée et {scores}", it="Durata e {scores}")
says("cards-drawn", en="Cards drawn", fr="Cartes piochées", it="Carte pescate")
says("cards-played", en="Cards played", fr="Cartes jouées", it="Carte giocate")
says("cards-acquired", en="Cards acquired", fr="Cartes acquises", it="Carte acquisite")
says(
    "cards-best",
    en="{title}: best and worst",
    fr="{title} : les meilleures et les pires",
    it="{title}: migliori e peggiori",
)
says("simulate-order", en="order", fr="ordre", it="ordine")
says("simulate-id", en="id", fr="numéro", it="codice")
says("simulate-card", en="card", fr="carte", it="carta")
says("simulate-times", en="times", fr="fois", it="volte")
says("simulate-what", en="a match", fr="par partie", it="a partita")
says("simulate-mean", en="mean", fr="moyenne", it="media")
says("simulate-deviation", en="deviation", fr="écart type", it="scarto tipo")
says("simulate-least", en="least", fr="minimum", it="minimo")
says("simulate-median", en="median", fr="médiane", it="mediana")
says("simulate-most", en="most", fr="maximum", it="massimo")
says("simulate-turns", en="turns", fr="tours de jeu", it="turni")
says("simulate-lengths", en="decisions", fr="décisions", it="decisioni")
says("simulate-scores", en="{scores}, {bot}", fr="{scores}, {bot}", it="{scores}, {bot}")
says("scores", en="points", fr="points", it="punti")
says("simulate-leads", en="lead over the second", fr="avance sur le deuxième", it="vantaggio sul secondo")
says("range", en="{low:.1f} to {high:.1f}", fr="{low:.1f} à {high:.1f}", it="da {low:.1f} a {high:.1f}")
says("tenths", en="{number:.1f}", fr="{number:.1f}", it="{number:.1f}")

# The report
says("percent-whole", en="{share:.0f} %", fr="{share:.0f} %", it="{share:.0f} %")
says(
    "report-made",
    en="Made by Kleos {version} on {when} with:",
    fr="Fait par Kleos {version} le {when} avec :",
    it="Fatto da Kleos {version} il {when} con:",
)
says(
    "report-intervals",
    en="The true value lies within an interval 95 times out of 100. A dashed line marks an equal share for all.",
    fr="La vraie valeur est dans l'intervalle 95 fois sur 100. Une ligne en tirets marque une part égale pour tous.",
    it="Il valore vero è nell'intervallo 95 volte su 100. Una linea tratteggiata segna una quota uguale per tutti.",
)
says(
    "report-shares",
    en="Share of wins, with 95 % intervals",
    fr="Part des victoires, intervalles à 95 %",
    it="Quota di vittorie, con intervalli al 95 %",
)
says("report-all", en="{title}: all {count}", fr="{title} : toutes ({count})", it="{title}: tutte ({count})")

# What an extra is missing for
says(
    "extra-missing",
    en="{option} needs {package}, which is not installed; it comes with the extra {extra}: {install}",
    fr="{option} a besoin de {package}, qui n'est pas installé ; il vient avec l'extra {extra} : {install}",
    it="{option} ha bisogno di {package}, che non è installato; arriva con l'extra {extra}: {install}",
)


def scores_named(game: str, lang: str) -> str:
    """What the scores of a game count, as the name of a column."""
    return say(game_named(game).scores_are() or "scores", lang).lower()

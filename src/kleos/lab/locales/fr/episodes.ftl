### A match as learners meet it: numbered options, observations of fixed length, rewards at its end.

library-missing = ceci a besoin de la bibliothèque { $library }, qui n'est pas installée : { $install }
action-not-legal = { $action } n'est le numéro d'aucune réponse à cette question

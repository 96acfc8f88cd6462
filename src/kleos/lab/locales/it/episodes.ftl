### A match as learners meet it: numbered options, observations of fixed length, rewards at its end.

library-missing = serve la libreria { $library }, che non è installata: { $install }
action-not-legal = { $action } non è il numero di nessuna risposta a questa domanda

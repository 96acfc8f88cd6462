### A match as learners meet it: numbered options, observations of fixed length, rewards at its end.

library-missing = esto necesita la biblioteca { $library }, que no está instalada: { $install }
action-not-legal = { $action } no es el número de ninguna opción de esta decisión

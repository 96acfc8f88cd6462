### A bot that nobody has to trust: where it raises, answers nonsense or does not answer, another takes its place.

fault-raised = il a levé { $error }
fault-index = il a répondu { $answer }, les réponses possibles vont de 0 à { $last }
fault-type = il a donné une réponse de type { $type }, et non un nombre entier
fault-late = il n'a pas répondu en { NUMBER($seconds, maximumFractionDigits: 0, useGrouping: "false") } s

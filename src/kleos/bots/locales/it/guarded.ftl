### A bot that nobody has to trust: where it raises, answers nonsense or does not answer, another takes its place.

fault-raised = ha sollevato { $error }
fault-index = ha risposto { $answer }, le risposte possibili vanno da 0 a { $last }
fault-type = ha dato una risposta di tipo { $type }, non un numero intero
fault-late = non ha risposto entro { NUMBER($seconds, maximumFractionDigits: 0, useGrouping: "false") } s

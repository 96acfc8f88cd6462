### A bot that nobody has to trust: where it raises, answers nonsense or does not answer, another takes its place.

fault-raised = ha provocado { $error }
fault-index = ha respondido { $answer }, y se ofrecían de 0 a { $last }
fault-type = ha dado una respuesta de tipo { $type }, no un número entero
fault-late = no ha respondido en { NUMBER($seconds, maximumFractionDigits: 0, useGrouping: "false") } s

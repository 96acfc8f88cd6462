### A bot that nobody has to trust: where it raises, answers nonsense or does not answer, another takes its place.

fault-raised = it raised { $error }
fault-index = it answered { $answer }, expected 0 to { $last }
fault-type = its answer has the type { $type }, expected a whole number
fault-late = it took longer than { NUMBER($seconds, maximumFractionDigits: 0, useGrouping: "false") } s to answer

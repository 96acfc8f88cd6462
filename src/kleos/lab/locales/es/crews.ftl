### Who does the work of a simulation or a contest: this process alone, or many processes of this machine.

workers-number = el número de procesos debe ser un entero de al menos 1, no { $number }
workers-lost = { $tries } procesos empezaron, uno tras otro, las mismas partidas y todos se perdieron; ¿hay memoria suficiente?

### Who does the work of a simulation or a contest: this process alone, or many processes of this machine.

workers-number = the number of workers must be a whole number of at least 1, not { REPR($number) }
workers-lost = { $tries } workers in a row died on the same matches; is there enough memory?

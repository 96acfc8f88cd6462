### A match as learners meet it: numbered options, observations of fixed length, rewards at its end.

library-missing = this needs the library { $library }, which is not installed; install it with: { $install }
action-not-legal = { $action } is not the number of a legal option of this decision

### Players that are programs: each looks at what its seat may know and answers with the index of an option.

unknown-bot = unknown bot '{ $name }'{ $hint } (available: { $known })

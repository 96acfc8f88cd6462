### Players that are programs: each looks at what its seat may know and answers with the index of an option.

unknown-bot = bot inconnu : « { $name } »{ $hint } (bots connus : { $known })

### What the settings of a server are: from options, the environment, a file and a profile, in this order.

setting-value = { $where }: { $name } non può essere «{ $value }»: serve { $expected }
setting-unknown = { $where }: non esiste un'impostazione «{ $name }»{ $hint }
settings-no-toml = { $file } non è scritto in TOML: { $problem }
expects-profile = uno fra { $profiles }
from-option = la riga di comando
from-environment = l'ambiente
from-profile = profilo { $profile }

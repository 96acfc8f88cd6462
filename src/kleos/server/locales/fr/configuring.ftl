### What the settings of a server are: from options, the environment, a file and a profile, in this order.

setting-value = { $where } : { $name } ne peut pas être « { $value } » : il faut { $expected }
setting-unknown = { $where } : il n'existe pas de réglage « { $name } »{ $hint }
settings-no-toml = { $file } n'est pas écrit en TOML : { $problem }
expects-profile = l'un de { $profiles }
from-option = la ligne de commande
from-environment = l'environnement
from-profile = profil { $profile }

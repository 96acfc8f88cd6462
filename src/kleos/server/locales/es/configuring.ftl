### What the settings of a server are: from options, the environment, a file and a profile, in this order.

setting-value = { $where }: { $name } no puede ser «{ $value }»: se esperaba { $expected }
setting-unknown = { $where }: no existe el ajuste «{ $name }»{ $hint }
settings-no-toml = { $file } no está escrito en TOML: { $problem }
expects-profile = uno de { $profiles }
from-option = la línea de comandos
from-environment = el entorno
from-profile = perfil { $profile }

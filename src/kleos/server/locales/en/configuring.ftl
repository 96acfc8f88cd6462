### What the settings of a server are: from options, the environment, a file and a profile, in this order.

setting-value = { $where }: { $name } can't be '{ $value }', expected { $expected }
setting-unknown = { $where }: unknown setting '{ $name }'{ $hint }
settings-no-toml = { $file } is not valid TOML: { $problem }
expects-profile = one of { $profiles }
from-option = the command line
from-environment = the environment
from-profile = profile { $profile }

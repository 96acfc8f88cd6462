"""Packages that not everybody needs: they come with an extra, and whoever asks for one without it is told which."""

import json
import shlex
import sys
from importlib import import_module
from importlib.metadata import PackageNotFoundError, distribution
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlsplit
from urllib.request import url2pathname

from kleos.engine.errors import KleosError
from kleos.language.messages import Words

PACKAGE: Final = "kleos"


def needed(module: str, extra: str, option: str) -> Any:
    """The module, if it is installed; `option` is what it was asked for with."""
    try:
        return import_module(module)
    except ImportError:
        package = module.partition(".")[0]
        raise KleosError(
            Words("extra-missing", option=option, package=package, extra=extra, install=install_command(extra))
        ) from None


def install_command(extra: str) -> str:
    """How this installation gets an extra: from where it came itself, into the Python that runs it."""
    return shlex.join([sys.executable or "python3", "-m", "pip", "install", f"{installed_from()}[{extra}]"])


def installed_from() -> str:
    """The folder or file that Kleos was installed from, as long as it is there; else its name, for an index."""
    try:
        told = distribution(PACKAGE).read_text("direct_url.json")
    except PackageNotFoundError:  # it runs from its sources
        return str(Path(__file__).parents[3])
    url = urlsplit(str(json.loads(told)["url"]) if told else "")
    path = Path(url2pathname(url.path))
    return str(path) if url.scheme == "file" and path.exists() else PACKAGE

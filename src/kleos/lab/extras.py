"""Packages that not everybody needs: they come with an extra, and whoever asks for one without it is told which."""

from importlib import import_module
from typing import Any

from kleos.engine.errors import KleosError
from kleos.engine.messages import Words
from kleos.lab import messages  # noqa: F401 - there for the messages it enters


def needed(module: str, extra: str, option: str) -> Any:
    """The module, if it is installed; `option` is what it was asked for with."""
    try:
        return import_module(module)
    except ImportError:
        package = module.partition(".")[0]
        raise KleosError(Words("extra-missing", option=option, package=package, extra=extra)) from None

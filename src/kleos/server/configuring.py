"""What the settings of a server are: from options, the environment, a file and a profile, in this order."""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from kleos.engine.errors import KleosError
from kleos.language.grammar import Sayable
from kleos.language.messages import Close, Words
from kleos.server.settings import PROFILES, SECTIONS, SETTINGS, Setting

PREFIX: Final = "KLEOS_SERVE_"
PROFILE: Final = "profile"
FILE_VARIABLE: Final = f"{PREFIX}SETTINGS"  # names the file
WIDTH: Final = 44  # of a setting where all are shown, before where it comes from


@dataclass(frozen=True)
class Given:
    """A value, and where it comes from."""

    value: Any
    source: Sayable | str


@dataclass(frozen=True)
class Chosen:
    """All settings of a server as they are in force."""

    profile: Given
    given: Mapping[str, Given]  # by key

    def value(self, key: str) -> Any:
        return self.given[key].value

    def fields(self) -> dict[str, Any]:
        """What a class of settings is made of."""
        own = {one.attribute: self.value(one.key) for one in SETTINGS if not one.section}
        for name, described in SECTIONS.items():
            own[name] = described(**{one.attribute: self.value(one.key) for one in SETTINGS if one.section == name})
        return own

    def shown(self, lang: str, hidden: Mapping[str, str]) -> str:
        """All settings as a file that could be read again, each with where it comes from; some as something else."""
        lines = [line(PROFILE, self.profile, lang)]
        section = ""
        for one in SETTINGS:
            if one.section != section:
                section = one.section
                lines += ["", f"[{section}]"]
            given = self.given[one.key]
            if one.key in hidden:
                given = Given(hidden[one.key], given.source)
            lines.append(line(one.key.rpartition(".")[2], given, lang))
        return "\n".join(lines)


def line(name: str, given: Given, lang: str) -> str:
    """A setting as a line of a file; one that is not set is only mentioned."""
    source = given.source.text(lang) if isinstance(given.source, Sayable) else given.source
    text = f"# {name}" if given.value is None else f"{name} = {as_toml(given.value)}"
    return f"{text:{WIDTH}} # {source}"


def as_toml(value: Any) -> str:
    """A value as a settings file has it."""
    if isinstance(value, str):
        escaped = value.replace("\\", "\\\\").replace('"', '\\"')
        return f'"{escaped}"'
    if isinstance(value, tuple):
        return f"[{', '.join(as_toml(one) for one in value)}]"
    return str(value)


# Reading ------------------------------------------------------------------------------------------------------------------
def chosen(options: Mapping[str, Any], environment: Mapping[str, str], file: Path | None) -> Chosen:
    """The settings that options (by key), variables and a file lead to; raises KleosError for what is wrong."""
    in_file = {} if file is None else read_file(file)
    variables = in_environment(environment)
    profile = Given(PROFILES[0], Words("from-profile", profile=PROFILES[0]))
    for found, source in (
        (in_file, str(file)),
        (variables, Words("from-environment")),
        (options, Words("from-option")),
    ):
        if found.get(PROFILE) is not None:
            profile = Given(known_profile(found[PROFILE], source), source)
    given: dict[str, Given] = {}
    for one in SETTINGS:
        given[one.key] = Given(one.about.by_profile[profile.value], Words("from-profile", profile=profile.value))
        if one.key in in_file:
            given[one.key] = Given(read(one, in_file[one.key], str(file), one.key), str(file))
        if one.key in variables:
            source = Words("from-environment")
            given[one.key] = Given(read(one, variables[one.key], source, one.variable), source)
        if options.get(one.key) is not None:
            source = Words("from-option")
            given[one.key] = Given(read(one, options[one.key], source, one.option), source)
    return Chosen(profile, given)


def read(setting: Setting, value: Any, where: Sayable | str, name: str) -> Any:
    try:
        return setting.about.kind.read(value)
    except (ValueError, OverflowError):
        expected = setting.about.kind.expected
        raise KleosError(
            Words("setting-value", where=where, name=name, value=str(value)[:80], expected=expected)
        ) from None


def known_profile(value: Any, where: Sayable | str) -> str:
    if value not in PROFILES:
        expected = Words("expects-profile", profiles=", ".join(PROFILES))
        raise KleosError(Words("setting-value", where=where, name=PROFILE, value=str(value)[:80], expected=expected))
    return str(value)


def read_file(file: Path) -> dict[str, Any]:
    """The settings of a file by their keys; raises what is wrong with it, also where it cannot be opened."""
    try:
        found = tomllib.loads(file.read_text("utf-8-sig"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as problem:
        raise KleosError(Words("settings-no-toml", file=str(file), problem=str(problem))) from None
    out: dict[str, Any] = {}
    for name, value in found.items():
        if name in SECTIONS and isinstance(value, dict):
            out |= {f"{name}.{key}": one for key, one in value.items()}
        else:
            out[name] = value
    check_known(out, [PROFILE, *(one.key for one in SETTINGS)], str(file))
    return out


def in_environment(environment: Mapping[str, str]) -> dict[str, str]:
    """The settings among the variables, by their keys; an empty variable says nothing."""
    known = {f"{PREFIX}{PROFILE.upper()}": PROFILE, **{one.variable: one.key for one in SETTINGS}}
    found = {name: value for name, value in environment.items() if name.startswith(PREFIX) and value}
    found.pop(FILE_VARIABLE, None)
    check_known(found, known, Words("from-environment"))
    return {known[name]: value for name, value in found.items()}


def check_known(found: Mapping[str, Any], known: Any, where: Sayable | str) -> None:
    for name in found:
        if name not in known:
            raise KleosError(Words("setting-unknown", where=where, name=name, hint=Close(name, known)))


# Telling ------------------------------------------------------------------------------------------------------------------
def profiles_told(setting: Setting) -> str:
    """What a setting is in the profiles, in a few words; nothing where it is nothing."""
    values = {profile: as_told(value) for profile, value in setting.about.by_profile.items()}
    if len(set(values.values())) == 1:
        return values[PROFILES[0]]
    return "; ".join(f"{profile} {value}" for profile, value in values.items())


def as_told(value: Any) -> str:
    if isinstance(value, float):
        return f"{value:g}"
    return "" if value in (None, "", ()) else str(value)


def as_markdown() -> str:
    """The table of docs/hosting.md."""
    lines = ["| setting | friends | club | public | what it is |", "|---|---|---|---|---|"]
    for one in SETTINGS:
        values = " | ".join(as_told(one.about.by_profile[profile]) or "–" for profile in PROFILES)
        lines.append(f"| `{one.key}` | {values} | {one.described.text('en')} |")
    return "\n".join(lines)

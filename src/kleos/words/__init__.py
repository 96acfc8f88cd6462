"""Words: grammar helpers and phrase rules, from which rules text, prompts, log lines and reasons are made."""

from kleos.language.catalogues import opened

CATALOGUE = opened(__file__)

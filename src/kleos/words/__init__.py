"""Words: grammar helpers and phrase rules, from which rules text, prompts, log lines and reasons are made."""

"""The vocabulary games share: control flow, conditions, amounts and predicates, each written once."""

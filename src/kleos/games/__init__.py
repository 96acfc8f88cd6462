"""The four games; each package holds the rules, nodes, cards and words that only its game needs."""

"""What is wrong with a catalogue: a mistake of ours or of a translator's, never of whoever plays."""


class CatalogueFault(Exception):
    """An entry that is missing, that cannot be read, or that was not given what it asks for."""

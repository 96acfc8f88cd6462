"""Mythology GO: creatures, spells, secret divinities and chosen beliefs, for two to eight over three rounds."""

"""Kanzume Goddess: attacks and reactions of gods and their Warriors, for two to six, alone or in teams."""

"""The laboratory: matches by the thousand, and what they show."""

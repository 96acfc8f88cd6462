"""A match among people: seats, clocks, taking back, habits, records, and where all that is kept."""

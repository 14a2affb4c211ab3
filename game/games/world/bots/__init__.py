"""Computer players of the world game: exact battle odds, worth of territories, plans of a turn."""

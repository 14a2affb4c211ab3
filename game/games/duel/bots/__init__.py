"""Computer players of the duel: a packed board, a search over whole turns, three levels."""

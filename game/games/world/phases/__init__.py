"""The phases and steps of a turn, one module each."""

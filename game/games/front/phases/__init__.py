"""The phases of a player turn, one module each: what opens them, what may be done, what closes them."""

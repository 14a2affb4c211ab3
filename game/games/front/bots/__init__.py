"""The front's computer players: three levels, from the view of their seat alone."""

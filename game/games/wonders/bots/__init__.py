"""Computer players of wonders: search over a packed game, from a view of their seat alone."""

"""Series of games between computer players: played here, in processes or on a cluster, and summed up."""

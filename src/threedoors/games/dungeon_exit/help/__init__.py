"""Help for whoever is stuck: can this still be solved, what has to go, what comes next."""

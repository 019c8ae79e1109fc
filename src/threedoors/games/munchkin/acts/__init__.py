"""Every act a player may send: what is offered now, and how each is judged."""

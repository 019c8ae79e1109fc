"""People: seats, hosts, talk and presence, and the judgement on whatever somebody at a table asks."""

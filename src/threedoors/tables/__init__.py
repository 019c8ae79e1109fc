"""Live tables: who sits where, what has been played, whose clock runs.

A House holds all tables; a request is judged on the table's head, written down, and only then
announced. The TableService opens tables and lets people in. Sockets belong to the server; rules to the games.
"""

"""What lies on the table, what may be done and is asked there, and the act being carried out on it."""

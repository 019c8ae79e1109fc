"""The log: what a table's log is made of, and the table that follows from it."""

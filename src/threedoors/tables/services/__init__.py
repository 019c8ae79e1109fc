"""Services: what people ask of the house away from a referee, from opening a table to being forgotten."""

"""A fight from the first monster to the last treasure: strength, help, flight, spoils, the dead."""

"""One file per command, named as the command is, exporting `command`. Found by looking; there is no list."""

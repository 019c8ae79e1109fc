"""`python -m threedoors` is the command `threedoors`."""

from threedoors.cli import main

main()

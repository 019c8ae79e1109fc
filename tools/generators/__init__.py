"""What is made from Python for the client and the docs: one module for each kind, found by tools/generate.py."""

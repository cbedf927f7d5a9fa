"""Programs that run in turns with each other, one process each; see serve.py."""

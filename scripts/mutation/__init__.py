"""Small changes of the rules, one at a time, and whether the tests notice them. Started by scripts/mutants.py."""

"""Make the packaged program: PyInstaller's recipe is build/carnegie.spec, what it needs to know stands here.

`build` runs PyInstaller and lays out dist/, `review` checks the outcome, `verify` plays it. Runs in the environment of
the set "package", on the standard library and the game's own packages.
"""

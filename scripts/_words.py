"""What the scripts say, from text/<language>.json.

Must run on any Python since 2.7: it has to tell those that they are too old.
"""

import io
import json
import os
import sys

TEXT = os.path.join(os.path.dirname(os.path.abspath(__file__)), "text")
FALLBACK = "en"


def language(environ):
    # type: (dict[str, str]) -> str
    """Two-letter language of the first locale variable that names one we have, else English."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        name = environ.get(variable, "")[:2].lower()
        if name.isalpha() and os.path.exists(os.path.join(TEXT, name + ".json")):
            return name
    return FALLBACK


def words(name):
    # type: (str) -> dict[str, str]
    """All sentences of one language, by key."""
    with io.open(os.path.join(TEXT, name + ".json"), encoding="utf-8") as file:
        return dict(json.load(file))


def word(key, **values):
    # type: (str, object) -> str
    """One sentence with its values filled in."""
    own = words(language(dict(os.environ)))
    text = own[key] if key in own else words(FALLBACK)[key]
    return text.format(**values)


def say(key, **values):
    # type: (str, object) -> None
    """One sentence on standard error: standard output belongs to the program that is started."""
    sys.stderr.write(word(key, **values) + "\n")
    sys.stderr.flush()

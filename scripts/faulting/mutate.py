"""What can happen to a file: to its bytes, and to what it says where it is JSON."""

from __future__ import annotations

import copy
import json
import re
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

DEEP = (40, 400, 20_000, 200_000)  # levels of nesting
LONG = (65, 1_000, 200_000)  # characters
MANY = (2, 50, 3_000)  # times that something is repeated

NUMBERS: tuple[object, ...] = (
    0, 1, -1, 2, 3, 4, 5, 9, 20, 21, 99, 100_000, 100_001, -100_001, 2**31, 2**53 + 1, 2**63 - 1, 2**63, 2**64,
    -(2**63) - 1,
    10**30, 10**400, 0.5, -0.0, 1.0, 1e308, 3.0,
)  # fmt: skip
STRANGE = (
    "", " ", "\x00", "\u202egnp.exe", "e\u0301" * 5, "\U0001f682\u200d\U0001f682", "\ud800", "\udfff\ud800",
    "\ufeff", "\ufffe",
    "{0}", "{name}", "{", "%s", "../../x", "/", "\\", "CON", "a\nb", "a\tb", "\x7f\x1b[31m", "null", "true", "1", "-1",
    "1e999", "Infinity", "\u0661", "\u05d0\u05d1", "person", "planner", "andrew", "9999-12-31T23:59:59+23:59",
    "0001-01-01",
)  # fmt: skip


# --- bytes -------------------------------------------------------------------------------------------------------


def bits(data: bytes, chance: Random) -> bytes:
    """Flip some bits."""
    flipped = bytearray(data)
    for _ in range(chance.choice((1, 1, 2, 8, 64)) if data else 0):
        flipped[chance.randrange(len(data))] ^= 1 << chance.randrange(8)
    return bytes(flipped)


def cut(data: bytes, chance: Random) -> bytes:
    """Leave out the end, the beginning or something in between; or let the disk fill it with zeros."""
    a, b = sorted((chance.randrange(len(data) + 1), chance.randrange(len(data) + 1)))
    return chance.choice((data[:b], data[a:], data[:a] + data[b:], data[:a] + bytes(len(data) - a), b"", bytes(b)))


def doubled(data: bytes, chance: Random) -> bytes:
    """Let a part of the file stand there twice, or elsewhere, or all of it several times."""
    a, b = sorted((chance.randrange(len(data) + 1), chance.randrange(len(data) + 1)))
    at = chance.randrange(len(data) + 1)
    return chance.choice((data[:b] + data[a:], data[:at] + data[a:b] + data[at:], data * chance.choice((2, 3))))


def encoded(data: bytes, chance: Random) -> bytes:
    """Write the file as other programs do."""
    text = data.decode("utf-8", "replace")
    return chance.choice(
        (
            lambda: text.encode("utf-8-sig"),
            lambda: text.encode("utf-16"),
            lambda: text.encode("utf-16-be"),
            lambda: text.encode("utf-32"),
            lambda: text.encode("latin-1", "replace"),
            lambda: text.replace("e", "\u00e9").encode("latin-1", "replace"),
            lambda: text.replace("\n", "\r\n").encode(),
            lambda: text.replace("\n", "\r").encode(),
            lambda: text.replace("\n", "\u2028").encode(),
            lambda: b"\xef\xbb\xbf" * 2 + data,
            lambda: b"\xff\xfe" + data,
            lambda: data + b"\x00" * 512,
            lambda: data + b"\x1a",
        )
    )()


BYTES: dict[str, Callable[[bytes, Random], bytes]] = {
    "bits": bits,
    "cut": cut,
    "doubled": doubled,
    "encoding": encoded,
}


# --- what JSON says ----------------------------------------------------------------------------------------------

Path = tuple[Any, ...]


def places(value: object, path: Path = ()) -> Iterator[Path]:
    """The paths to everything that is in a value but for the value itself."""
    inside: Any = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, child in inside:
        yield (*path, key)
        yield from places(child, (*path, key))


def at(value: Any, path: Path) -> Any:
    """What a path leads to."""
    for step in path:
        value = value[step]
    return value


def somewhere(value: object, chance: Random) -> Path | None:
    """A path into a value: to a part of the whole, then of this, as deep as chance has it, so that no part is rare."""
    path: Path = ()
    while True:
        found = at(value, path)
        keys: list[Any] = list(found) if isinstance(found, dict) else []
        if isinstance(found, list):
            keys = list(range(len(found)))
        if not keys or (path and chance.random() < 0.12):
            return path or None
        path = (*path, chance.choice(keys))


def changed(plain: Any, chance: Random) -> Any:
    """A copy in which something is said differently, at one to four places."""
    whole = copy.deepcopy(plain)
    for _ in range(chance.choice((1, 1, 1, 2, 4))):
        path = somewhere(whole, chance)
        if path is None:
            break
        holder, key = at(whole, path[:-1]), path[-1]
        if chance.random() < 0.3 and _rearranged(holder, key, chance):
            continue
        holder[key] = _another(holder[key], whole, chance)
    return whole


def _rearranged(holder: Any, key: Any, chance: Random) -> bool:
    """Change what is where, without changing any of it."""
    others = list(holder) if isinstance(holder, dict) else list(range(len(holder)))
    other = chance.choice(others)
    match chance.randrange(5):
        case 0:
            del holder[key]
        case 1:
            holder[key], holder[other] = holder[other], holder[key]
        case 2 if isinstance(holder, dict):
            holder[chance.choice((f"{key} ", str(key).upper(), "", "\u202e", str(other) + "s"))] = holder.pop(key)
        case 3 if isinstance(holder, dict):
            holder[chance.choice(("extra", "checksum2", "__class__", ""))] = copy.deepcopy(holder[other])
        case 2 | 3:
            holder.insert(chance.randrange(len(holder) + 1), copy.deepcopy(holder[key]))
        case _ if isinstance(holder, list):
            holder[:] = chance.choice(([], holder[::-1], holder * chance.choice(MANY)))
        case _:
            return False
    return True


def _another(value: Any, whole: Any, chance: Random) -> Any:
    """Something else in the place of a value: mostly of its kind."""
    if chance.random() < 0.12:
        return _odd(value, whole, chance)
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + chance.choice((-1, 1, -2, 2)) if chance.random() < 0.7 else chance.choice(NUMBERS)
    if isinstance(value, str):
        return _another_text(value, whole, chance)
    if isinstance(value, list) and value:
        return value[: chance.randrange(len(value))]
    return chance.choice((0, "", [], {}, 1, None, "x"))


def _another_text(value: str, whole: Any, chance: Random) -> str:
    if chance.random() < 0.6:
        texts = [found for path in places(whole) if isinstance(found := at(whole, path), str)]
        return str(chance.choice(texts))
    made = (
        chance.choice(STRANGE),
        value + chance.choice(STRANGE),
        value[:-1],
        "".join(chance.sample(value, len(value))),
        chance.choice(("x", "\u00e9", "\u0301", "\U0001f682")) * chance.choice(LONG),
        re.sub(r"\d+", lambda _: str(chance.choice(NUMBERS)), value),
        re.sub(r"[a-z]+", "a", value),
    )
    return chance.choice(made)


def _odd(value: Any, whole: Any, chance: Random) -> Any:
    """Something of another kind, or far too much of it."""
    match chance.randrange(6):
        case 0:
            return chance.choice((None, True, [], {}, [[]], {"": {}}, 1.5, "1", float("nan"), float("inf")))
        case 1:
            return [value]
        case 2:
            return {"a": value}
        case 3:
            return chance.choice(STRANGE) if not isinstance(value, str) else chance.choice(NUMBERS)
        case 4:
            path = somewhere(whole, chance)
            return copy.deepcopy(at(whole, path)) if path is not None else None
        case _:
            return Deep(chance.choice(DEEP), chance.choice(("[]", "{}")))


class Deep:
    """Nesting that only the writer unfolds: Python's own recursion could not."""

    def __init__(self, levels: int, brackets: str) -> None:
        self.levels = levels
        self.brackets = brackets

    def __deepcopy__(self, memo: object) -> Deep:
        return self

    def written(self) -> str:
        """As JSON."""
        if self.brackets == "[]":
            return "[" * self.levels + "]" * self.levels
        return '{"a":' * self.levels + "0" + "}" * self.levels


MARK = "nested-here-"


def written(plain: Any, chance: Random) -> bytes:
    """A value as JSON, sometimes with a key that stands there twice."""
    deep: list[Deep] = []

    def marked(value: object) -> str:
        if not isinstance(value, Deep):
            raise TypeError(value)
        deep.append(value)
        return f"{MARK}{len(deep) - 1}"

    text = json.dumps(plain, default=marked, ensure_ascii=chance.random() < 0.5, indent=chance.choice((None, 1)))
    for number, each in enumerate(deep):
        text = text.replace(f'"{MARK}{number}"', each.written())
    if chance.random() < 0.08:
        text = _key_twice(text, chance)
    return text.encode("utf-8", "surrogatepass")


def _key_twice(text: str, chance: Random) -> str:
    keys = list(re.finditer(r'"([a-z_]{1,20})": ?("[^"]*"|-?\d+|true|false|null|\[\]|\{\})', text))
    if not keys:
        return text
    one, other = chance.choice(keys), chance.choice(keys)
    return f'{text[: one.start()]}"{one[1]}": {other[2]}, {text[one.start() :]}'

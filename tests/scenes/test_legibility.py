"""Texts can be read in every scene: none small, none cut off, none over another, enough contrast, at every size."""

from __future__ import annotations

import importlib
import pkgutil

import pygame
import pytest

from game import scenes
from game.content.text import Text, languages, load_default_text
from game.paths import content_dir
from game.ui.canvas import fit
from game.window import Window
from tests.scenes.every_scene import EVERYTHING
from tests.ui.legible import faults, longer

SIZES = ((1280, 720), (1366, 768), (1920, 1080), (3840, 2160))
LANGUAGES = (*languages(content_dir()), "longer")
LONGER = (SIZES[0], SIZES[2])  # twice and three times the art; the others enlarge as much, or a multiple of it
PAIRS = [(size, language) for language in LANGUAGES for size in SIZES if language != "longer" or size in LONGER]


def text_of(language: str) -> Text:
    if language == "longer":
        return longer(load_default_text(strict=True))
    return load_default_text(language, strict=True)


@pytest.mark.slow
@pytest.mark.parametrize(("size", "language"), PAIRS, ids=[f"{w}x{h}-{name}" for (w, h), name in PAIRS])
@pytest.mark.parametrize("what", EVERYTHING)
def test_texts_can_be_read(window: Window, size: tuple[int, int], language: str, what: str) -> None:
    window.size = size
    window.text = text_of(language)
    found: set[str] = set()
    for name, scene in EVERYTHING[what](window):
        canvas = fit(pygame.Surface(size), record=True)
        scene.draw_on(canvas)
        assert canvas.texts, name
        found |= {f"{fault}    [{name}]" for fault in faults(canvas)}
    assert not found, "\n".join(sorted(found)[:40])


def test_no_scene_is_forgotten(window: Window) -> None:
    window.size = SIZES[0]
    drawn = {type(scene).__name__ for scenes in EVERYTHING.values() for _, scene in scenes(window)}
    known: set[type] = set()
    for module in pkgutil.walk_packages(scenes.__path__, "game.scenes."):
        for name, thing in vars(importlib.import_module(module.name)).items():
            if isinstance(thing, type) and name.endswith("Scene") and thing.__module__ == module.name:
                known.add(thing)
    bases = {base for thing in known for base in thing.__mro__[1:]}
    assert {thing.__name__ for thing in known - bases if not thing.__name__.startswith("_")} - drawn == set()

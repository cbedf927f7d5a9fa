"""Drawing and input shared by the scenes: art, fonts, painters, widgets, targets.

May import pygame, the engine, the content and the session's read-only views; never a scene."""

"""Painters of the table's boards: a view in, pictures and areas out.

Each module draws one board and says where its clickable things are; none keeps anything but cached pictures. They may
import the canvas, the art and read the position; never a scene.
"""

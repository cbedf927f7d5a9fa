"""The campaign: who plays, the map of the journey, the page before a chapter and the page after it."""

from game.scenes.campaign.journey import JourneyScene

__all__ = ["JourneyScene"]

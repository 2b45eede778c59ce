"""Bots: whatever answers decisions from a view. Fair by construction, for they never get the state."""

from palier.bots.bot import Bot, Thinking, choose
from palier.bots.ladder import NAMES, UnknownBot, make

__all__ = ["NAMES", "Bot", "Thinking", "UnknownBot", "choose", "make"]

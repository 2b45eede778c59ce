"""Bots: whatever answers decisions from a view. Fair by construction, for they never get the state."""

from palier.bots.bot import Bot, Thinking, choose
from palier.bots.ladder import NAMES, OTHERS, UnknownBot, make
from palier.bots.offered import offer, offered, offered_at, offered_open, resolve
from palier.bots.own import BadBot, check, is_own, label, lost_by

__all__ = [
    "NAMES",
    "OTHERS",
    "BadBot",
    "Bot",
    "Thinking",
    "UnknownBot",
    "check",
    "choose",
    "is_own",
    "label",
    "lost_by",
    "make",
    "offer",
    "offered",
    "offered_at",
    "offered_open",
    "resolve",
]

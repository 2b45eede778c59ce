"""Wucherer as a picture: from a view alone, so that it never shows what a view does not."""

from palier.games.wucherer.picture_svg import svg
from palier.games.wucherer.picture_text import about, text

__all__ = ["about", "svg", "text"]

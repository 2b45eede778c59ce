"""Les Colocs as a picture: from a view alone, so that it never shows what a view does not."""

from palier.games.les_colocs.picture_svg import svg
from palier.games.les_colocs.picture_text import about, text

__all__ = ["about", "svg", "text"]

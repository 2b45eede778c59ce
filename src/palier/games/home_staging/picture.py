"""Home Staging as a picture: from a view alone, so that it never shows what a view does not."""

from palier.games.home_staging.picture_svg import svg
from palier.games.home_staging.picture_text import about, text

__all__ = ["about", "svg", "text"]

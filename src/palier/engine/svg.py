"""What the SVG pictures of all games need."""


def escape(text: str) -> str:
    """Text as XML takes it; signs that XML cannot hold are left out."""
    plain = "".join([sign for sign in text if sign >= " " or sign in "\n\t"])
    for sign, name in (("&", "&amp;"), ("<", "&lt;"), (">", "&gt;"), ('"', "&quot;")):
        plain = plain.replace(sign, name)
    return plain

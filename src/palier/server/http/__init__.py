"""The HTTP side: what `docs/protocol.md` lists, one file a subject."""

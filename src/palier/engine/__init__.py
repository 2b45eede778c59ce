"""The words of the design as code: matches, chance, events, views, records. No game, no network, no files."""

"""Valid things spoiled in every place, and sent to a real server; each case again by its number."""

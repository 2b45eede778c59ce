"""The lab: many matches, honest numbers."""

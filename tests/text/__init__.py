"""Everything a person reads."""

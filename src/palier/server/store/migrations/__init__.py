"""Alembic's folder. A revision is a file in versions/, written by hand; tests compare the result with `tables.py`."""

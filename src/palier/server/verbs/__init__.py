"""What people do at a table, one verb a file. Each checks, changes the table, and returns what must be stored."""

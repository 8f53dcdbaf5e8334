"""Many processes on one PostgreSQL: each table has one owner, and any process may be asked for it."""

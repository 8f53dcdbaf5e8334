"""The `burgomaster` command."""

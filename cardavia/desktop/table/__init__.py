"""The table: where each card lies and how it is drawn."""

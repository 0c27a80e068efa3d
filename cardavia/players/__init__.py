"""Who decides for a seat: levels, inference and search."""

"""The review of a deal in the window: page, list of decisions, curve, and the way to it."""

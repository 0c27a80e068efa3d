"""Help at the table: hint, odds and claim, worked out from what one seat knows.

Everything here takes an `Observation` and gives frozen values; nothing sees a hidden card, nothing speaks,
and nothing knows the window.  Imports `cards`, `games` and `players`.
"""

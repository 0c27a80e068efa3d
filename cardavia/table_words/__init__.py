"""What the table says: one module of words a game, found by the game's name (`registry`).

`table_view` makes the picture of a match for one seat, `moment_view` that of an earlier moment, and
`why_not` explains a refusal, so that nobody above asks which game is being played.  No Qt.  Imports
`match`, `games`, `strings`, `table_view`.
"""

from cardavia.table_words.builder import moment_view, table_view, why_not

__all__ = ["moment_view", "table_view", "why_not"]

"""Tools of the project that are not part of the installed program."""

"""Translations: collecting what is to be translated, filling it in, checking and compiling it.

    python -m tools.i18n                     merge every marked text into i18n/cardavia_*.ts
    python -m tools.i18n missing de          what is not translated yet, as JSON to write into
    python -m tools.i18n fill de FILE        take such a file back; wrong entries are refused one by one
    python -m tools.i18n check [LANGUAGE]    what is unfinished or wrong, in every text of a language
    python -m tools.i18n check-rules vi      how a language's rule sheets differ from the English ones
    python -m tools.i18n compile             .ts to .qm, as the program reads them

`sources` collects, `catalogue` reads and writes the .ts files, `checks` judges one translation, `rule_sheets`
and `tradition_texts` compare the texts that lie in files of their own, `commands` does what is asked for.
"""

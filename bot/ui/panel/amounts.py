"""Amounts as people write them: with separators as in any language, with or without a currency."""

from __future__ import annotations

import re

from games.spelling import plain_number

_GROUPED = re.compile(r"(?<![0-9])[0-9]{1,3}([\s,.'’])[0-9]{3}(?:\1[0-9]{3})*(?![0-9])")
_CURRENCY = "$€£"


def tidy(value: str) -> str:
    """Returns a number such as ``1 500``, ``0300`` or ``$1.500`` in plain digits, and anything
    else as it is, for the check to refuse.
    """
    value = value.strip()
    bare = value.strip(_CURRENCY).strip()
    number = _digits(bare) if _GROUPED.fullmatch(bare) else bare
    return plain_number(number) if number.isascii() and number.isdigit() else value


def readings(words: str) -> list[str]:
    """Returns the amounts in one line as possible readings, the likelier one first.

    If ``100,300`` or ``10 000`` may be one number, it is first read as one, then as two.
    """
    apart = re.sub(rf"[{_CURRENCY}]", "", words)
    together = _GROUPED.sub(lambda found: _digits(found[0]), apart)
    return list(dict.fromkeys((together, apart)))


def _digits(number: str) -> str:
    return "".join(sign for sign in number if sign.isdigit())

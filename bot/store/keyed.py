"""The database's secret, and what is hashed with it.

A hash without a key can be undone by trying: there are few ids of people and fewer row numbers.
With a secret that lies in the database alone, whoever sees such a hash learns nothing of what it
was made of, nor whether two of different purposes were made of the same.
"""

from __future__ import annotations

import hashlib
import secrets
from typing import TYPE_CHECKING

import msgspec

if TYPE_CHECKING:
    import sqlite3

SECRET = "secret"  # noqa: S105 - the name of the fact, not what it holds
"""The fact that keeps the secret, in hex."""

_BYTES = 32
_LONGEST_PURPOSE = hashlib.blake2b.PERSON_SIZE


def keep_secret(connection: sqlite3.Connection) -> None:
    """Give a database that has no secret one; a database keeps the same for ever."""
    known = connection.execute("select 1 from fact where key = :key", {"key": SECRET}).fetchone()
    if known is None:
        connection.execute(
            "insert into fact (key, value) values (:key, :value)",
            {"key": SECRET, "value": secrets.token_hex(_BYTES)},
        )


def keyed_hash(secret: bytes, purpose: str, *parts: int | str, size: int = 16) -> str:
    """A hash of these parts in hex, `2 * size` characters. purpose: what it is for; the same parts
    make another hash for another purpose.

    Raises ValueError if the purpose is longer than 16 bytes or the size is not 1 to 64.
    """
    said = purpose.encode()
    if len(said) > _LONGEST_PURPOSE:
        raise ValueError(f"a purpose has at most {_LONGEST_PURPOSE} bytes: {purpose}")
    content = msgspec.json.encode(parts)  # tells (1, 23) from (12, 3)
    return hashlib.blake2b(content, key=secret, person=said, digest_size=size).hexdigest()

"""The database's secret, and hashes made with it.

A hash without a key can be reversed by trying, because there are few ids of people and fewer row
numbers. With a secret that is only in the database, nobody who sees such a hash learns what it was
made of, nor whether two hashes for different purposes were made of the same.
"""

from __future__ import annotations

import hashlib
import secrets
from typing import TYPE_CHECKING

import msgspec

if TYPE_CHECKING:
    import sqlite3

SECRET = "secret"  # noqa: S105 - the name of the fact, not what it holds
"""The key of the stored secret, in hex."""

_BYTES = 32
_LONGEST_PURPOSE = hashlib.blake2b.PERSON_SIZE


def keep_secret(connection: sqlite3.Connection) -> None:
    """Gives a database without a secret a new one; a database keeps it for ever."""
    known = connection.execute("select 1 from fact where key = :key", {"key": SECRET}).fetchone()
    if known is None:
        connection.execute(
            "insert into fact (key, value) values (:key, :value)",
            {"key": SECRET, "value": secrets.token_hex(_BYTES)},
        )


def keyed_hash(secret: bytes, purpose: str, *parts: int | str, size: int = 16) -> str:
    """Returns a hash of these parts in hex, `2 * size` characters.

    purpose: the use of the hash, because the same parts give different hashes for different
    purposes. Raises ValueError if the purpose is longer than 16 bytes or the size is not 1 to 64.
    """
    said = purpose.encode()
    if len(said) > _LONGEST_PURPOSE:
        raise ValueError(f"a purpose has at most {_LONGEST_PURPOSE} bytes: {purpose}")
    content = msgspec.json.encode(parts)  # distinguishes (1, 23) from (12, 3)
    return hashlib.blake2b(content, key=secret, person=said, digest_size=size).hexdigest()
